//! Texts of moves as people type and paste them.

use tabiya_game::{Argument, Diagnostic, MAX_TEXT, Mode};

use super::codes;
use super::uci::form::Flaw;

/// Reads a text by a grammar, and in lenient mode what is left of it without its slips.
///
/// # Errors
/// Where the text is not of the form.
pub(super) fn parse<T>(
    text: &str,
    mode: Mode,
    tidy: impl FnOnce(&str) -> String,
    grammar: impl Fn(&str) -> Result<T, Flaw>,
) -> Result<(T, Vec<Diagnostic>), Box<Diagnostic>> {
    if text.chars().nth(MAX_TEXT).is_some() {
        let error = Diagnostic::error(codes::MOVE_TOO_LONG).with("limit", MAX_TEXT);
        return Err(Box::new(error.at(text, 0..text.len())));
    }
    if text.trim().is_empty() {
        return Err(Box::new(Diagnostic::error(codes::MOVE_EMPTY).at(text, 0..text.len())));
    }
    let flaw = match grammar(text) {
        Ok(read) => return Ok((read, Vec::new())),
        Err(flaw) => flaw,
    };
    if mode == Mode::Lenient {
        let tidied = tidy(text);
        if tidied != text
            && let Ok(read) = grammar(&tidied)
        {
            return Ok((read, vec![read_as(text, &tidied)]));
        }
    }
    Err(Box::new(flaw.diagnostic(text)))
}

/// A text of squares without spaces, hyphens and signs of promotion, in small letters.
pub(super) fn squares(text: &str) -> String {
    let text = ascii(text);
    match text.as_str() {
        "--" | "@@@@" | "pass" | "Pass" => return super::spelling::PASS.to_owned(),
        _ => {}
    }
    if let Some((piece, square)) = text.split_once('@') {
        let piece = if piece.is_empty() { "P".to_owned() } else { piece.to_ascii_uppercase() };
        return format!("{piece}@{}", square.to_ascii_lowercase());
    }
    // A `-` at the end is a promotion, one between squares is a hyphen.
    let mut kept = String::new();
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        let is_sign = matches!(c, '=' | '/' | ':' | '(' | ')') || (c == '-' && rest.peek().is_some());
        if !is_sign {
            kept.push(c.to_ascii_lowercase());
        }
    }
    kept
}

/// A text in the style of chess books, written as programs write it.
pub(super) fn algebraic(text: &str) -> String {
    let mut text = ascii(text);
    for (sign, piece) in ["♔K", "♕Q", "♖R", "♗B", "♘N", "♙", "♚K", "♛Q", "♜R", "♝B", "♞N", "♟"]
        .map(|pair| pair.split_at(pair.chars().next().map_or(0, char::len_utf8)))
    {
        text = text.replace(sign, piece);
    }
    for (found, right) in [("0-0-0", "O-O-O"), ("0-0", "O-O"), ("o-o-o", "O-O-O"), ("o-o", "O-O")] {
        if text.starts_with(found) {
            text = text.replacen(found, right, 1);
        }
    }
    let trimmed = text.trim_end_matches(['!', '?']);
    let text = trimmed.strip_suffix("e.p.").or_else(|| trimmed.strip_suffix("ep")).unwrap_or(trimmed);
    let text = text.replace("++", "#").replace("mate", "#").replace([':', '×'], "x");
    let text = text.replace(['(', ')', '/'], "");
    if text.starts_with("O-O") || text == "--" {
        return text;
    }
    let text = match text.strip_prefix('@') {
        Some(square) => format!("P@{square}"),
        None => text,
    };
    // Nothing that is dropped turns over by it.
    let text = if text.contains('@') { text.trim_end_matches('+').to_owned() } else { text };
    // Hyphens divide squares; one at the end is a promotion.
    let end = text.len() - usize::from(text.ends_with('-'));
    with_promotion(text[..end].replace('-', "") + &text[end..])
}

/// `e8Q` as `e8=Q`.
fn with_promotion(text: String) -> String {
    let is_sign = |c: char| matches!(c, '+' | '#');
    let bare = text.trim_end_matches(is_sign);
    let place = bare.len().saturating_sub(1);
    let is_promotion = match bare.as_bytes() {
        [.., before, last] => before.is_ascii_digit() && last.is_ascii_uppercase(),
        _ => false,
    };
    if is_promotion { format!("{}={}", &text[..place], &text[place..]) } else { text }
}

/// Without white space, in half-width characters.
fn ascii(text: &str) -> String {
    let narrow = |c: char| match c {
        '\u{FF01}'..='\u{FF5E}' => char::from((c as u32 - 0xFEE0) as u8),
        '–' | '—' | '−' => '-',
        _ => c,
    };
    text.chars().filter(|c| !c.is_whitespace()).map(narrow).collect()
}

/// A note that a text was read as a move that is written otherwise.
pub(super) fn read_as(text: &str, right: &str) -> Diagnostic {
    Diagnostic::note(codes::MOVE_READ_AS)
        .with("found", Argument::input(text))
        .with("right", Argument::text(right))
        .at(text, 0..text.len())
}
