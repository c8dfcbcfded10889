//! Texts of strangers: nothing panics, and what is long is refused.

use fastrand::Rng;
use tabiya_game::{Mode, ResolveOptions};
use tabiya_xiangqi::notation::{Form, recognise, resolve_unnamed};

use crate::round_trip::positions;
use crate::support::{meaning, position, read};

const SIGNS: &[&str] = &[
    "炮",
    "马",
    "兵",
    "卒",
    "前",
    "中",
    "后",
    "二",
    "五",
    "９",
    "5",
    "平",
    "进",
    "退",
    "C",
    "P",
    "+",
    "-",
    "=",
    ".",
    "/",
    "Tg",
    "T",
    "B",
    "t",
    "s",
    "g",
    "h",
    "2",
    "e",
    "10",
    "0",
    " ",
    "–",
    "\u{feff}",
    "é",
    "\u{301}",
    "\u{10ffff}",
    "\0",
    "\n",
    "➕",
];

#[test]
fn texts_by_chance_are_read_or_refused() {
    let mut rng = Rng::with_seed(7);
    for position in positions(8, 40) {
        for _ in 0..200 {
            let text: String = (0..rng.usize(0..8)).map(|_| SIGNS[rng.usize(0..SIGNS.len())]).collect();
            for mode in [Mode::Exact, Mode::Lenient, Mode::Peg] {
                for form in Form::ALL {
                    let resolved = read(form, &position, &text, mode);
                    if let Some(movement) = resolved.movement() {
                        assert!(position.is_legal(*movement), "{position} {form:?} {text:?}");
                    }
                }
                let _ = resolve_unnamed(&position, &text, &ResolveOptions::mode(mode));
            }
        }
    }
}

#[test]
fn long_texts_are_refused() {
    let start = position("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w");
    for text in ["炮".repeat(4097), " ".repeat(5000), "h2e2".repeat(1 << 16), "\u{f902}".repeat(1 << 14)] {
        for mode in [Mode::Exact, Mode::Lenient] {
            for form in Form::ALL {
                assert_eq!(meaning(&read(form, &start, &text, mode)), "syntax: xiangqi.notation.too-long");
            }
        }
        assert!(recognise(&text).is_empty());
    }
    let spaced = format!("h2{}e2", " ".repeat(4000));
    assert_eq!(meaning(&read(Form::Iccs, &start, &spaced, Mode::Lenient)), "h2e2");
}
