//! Long, deep and hostile lines: an error of their own, or read in full.

use tabiya_game::{Level, MAX_TEXT};
use tabiya_pieces::{Profile, lint};

use crate::support::{read_whole, spot};

/// The first error of a line, or none.
#[track_caller]
fn first(text: &str) -> Option<&'static str> {
    let reading = read_whole(text, Profile::Tabiya);
    let first = reading.diagnostics.iter().find(|diagnostic| diagnostic.level == Level::Error);
    assert_eq!(first.is_some(), reading.piece.is_none());
    first.map(|diagnostic| spot(text, diagnostic).0)
}

fn nested(depth: usize) -> String {
    format!("{}1+{}", "(".repeat(depth), ")".repeat(depth))
}

#[test]
fn characters_are_counted() {
    let line = |characters| " ".repeat(characters - 2) + "1X";
    assert_eq!(first(&line(MAX_TEXT)), None);
    assert_eq!(first(&line(MAX_TEXT + 1)), Some("too-long"));
    // 4,096 characters of four bytes.
    assert_eq!(first(&"𝟏".repeat(MAX_TEXT)), Some("unknown"));
}

#[test]
fn groups_are_counted() {
    assert_eq!(first(&nested(64)), None);
    assert_eq!(first(&nested(65)), Some("too-deep"));
    assert_eq!(first(&"2(".repeat(MAX_TEXT / 2)), Some("too-deep"));
    assert_eq!(first(&"(eS1".repeat(MAX_TEXT / 4)), Some("too-deep"));
    let reading = read_whole(&"(".repeat(MAX_TEXT), Profile::Tabiya);
    assert_eq!(reading.diagnostics.len(), 1);
}

#[test]
fn hostile_lines_are_read_to_the_end() {
    for part in [
        "A", "AL", "A1", "E2(", "1,", "1", "-", "1-", "x", "Х", "×", "[", "[1", "q", "q ", "!", "(", ")",
        "(1,", "1+,", "1 ", "~", "^", "L1", "L1A", "O", "1+O", "c", "co", "or", "1+or", ".", "1+.", "n(",
        "(a", "(eS", "S1", "S1/", "|", "1|", "1+1+", "\u{301}", "1\u{301}", "1+\r\n", "≥", "L1L9", "wb",
    ] {
        let text: String = part.chars().cycle().take(MAX_TEXT).collect();
        for profile in Profile::ALL {
            let reading = read_whole(&text, profile);
            if let Some(piece) = &reading.piece {
                lint::check(piece, &text);
                lint::clashes(piece, &text);
            }
        }
    }
    let clashes = format!("{}1+{}", "E2(".repeat(60), ")".repeat(60));
    assert_eq!(first(&clashes), None);
}
