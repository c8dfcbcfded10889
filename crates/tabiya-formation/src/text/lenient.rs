//! Reading as people type and paste: half-width colons, old forms of Hanzi, extra spaces, digits, pinyin and English
//! names. What was taken for what is told in notes. Never the default, and never a guess: several readings are tried
//! against the legal actions like several texts.

use core::ops::Range;

use tabiya_board::{Side, Square};
use tabiya_game::{Argument, Code, Diagnostic};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::action::{ActionText, Destination, Reference, Suffix};
use super::codes;
use super::found::look_alike;
use super::numeral::numeral_value;
use super::snapshot::side_letter;
use crate::{Kind, Piece, Position};

/// A text put into the form that the strict readers want, and what that took.
#[derive(Debug)]
pub(crate) struct Normalised {
    /// The text in its new form.
    pub(crate) text: String,
    /// What was changed, each kind of change told once, at its first place in the original.
    pub(crate) notes: Vec<Diagnostic>,
    /// For each byte of the new text, and its end, the byte of the original that it comes from.
    origin: Vec<usize>,
}

impl Normalised {
    /// Where bytes of the new text stand in the original.
    pub(crate) fn original(&self, range: Range<usize>) -> Range<usize> {
        let at =
            |byte: usize| self.origin.get(byte).copied().unwrap_or_else(|| *self.origin.last().unwrap_or(&0));
        at(range.start)..at(range.end)
    }

    /// Diagnostics about the new text with their places in the original.
    pub(crate) fn relocate(&self, original: &str, diagnostics: Vec<Diagnostic>) -> Vec<Diagnostic> {
        let back = |diagnostic: Diagnostic| match diagnostic.span {
            Some(span) => diagnostic.at(original, self.original(span.range())),
            None => diagnostic,
        };
        diagnostics.into_iter().map(back).collect()
    }
}

/// A pasted text of several lines (a snapshot, a result) in its strict form.
pub(crate) fn normalise(original: &str) -> Normalised {
    let mut made =
        Normalised { text: String::with_capacity(original.len()), notes: Vec::new(), origin: Vec::new() };
    let mut letters = original.char_indices().peekable();
    let note = |made: &mut Normalised, code: Code, at: usize, found: char, right: Option<char>| {
        if made.notes.iter().all(|note| note.code() != code) {
            let mut diagnostic = Diagnostic::note(code)
                .with("found", Argument::input(found))
                .at(original, at..at + found.len_utf8());
            if let Some(right) = right {
                diagnostic = diagnostic.with("right", Argument::text(right));
            }
            made.notes.push(diagnostic);
        }
    };
    while let Some((at, letter)) = letters.next() {
        let right = match letter {
            '\u{feff}' => {
                note(&mut made, codes::LENIENT_BYTE_ORDER_MARK, at, letter, None);
                continue;
            }
            ':' => {
                note(&mut made, codes::LENIENT_COLON, at, letter, Some('：'));
                '：'
            }
            '\n' | '\r' => letter,
            _ if letter.is_whitespace() => {
                let mut run = 1;
                while letters
                    .next_if(|(_, next)| next.is_whitespace() && !matches!(next, '\n' | '\r'))
                    .is_some()
                {
                    run += 1;
                }
                let before = made.text.chars().next_back();
                let after = letters.peek().map(|&(_, next)| next);
                let needed = !matches!(before, None | Some('\n' | '[' | '［' | '：' | '/'))
                    && !matches!(after, None | Some('\n' | '\r' | ']' | '［' | '[' | '］' | '/'));
                if run > 1 || letter != ' ' || !needed {
                    note(&mut made, codes::LENIENT_SPACES, at, letter, None);
                }
                if !needed {
                    continue;
                }
                ' '
            }
            _ => match look_alike(letter) {
                Some(right) => {
                    note(&mut made, codes::LENIENT_LOOK_ALIKE, at, letter, Some(right));
                    right
                }
                None => letter,
            },
        };
        made.origin.extend(core::iter::repeat_n(at, right.len_utf8()));
        made.text.push(right);
    }
    made.origin.push(original.len());
    made
}

/// The ways to read what a person typed as an action, best first, without looking at what is legal.
///
/// # Errors
/// The first word that means nothing here.
pub(crate) fn readings(text: &str, position: &Position) -> Result<Vec<ActionText>, Box<Diagnostic>> {
    let close: String = text.nfkc().filter(|letter| !letter.is_whitespace()).collect();
    let hanzi: String = close.chars().map(|letter| look_alike(letter).unwrap_or(letter)).collect();
    let hanzi = hanzi.replace("认输", "认负");
    if let Ok(action) = hanzi.parse() {
        return Ok(vec![action]);
    }
    // A name alone is one of the player's own pieces.
    if hanzi.chars().next().and_then(Kind::from_chinese).is_some()
        && let Ok(action) = format!("{}{hanzi}", side_letter(position.to_move())).parse()
    {
        return Ok(vec![action]);
    }
    if let Some(action) = points(&close) {
        return Ok(vec![action]);
    }
    words(text, position)
}

/// `33-34c`: from point to point, digits or `a` to `g` for 10 to 16 (or numbers with a comma: `10,3-10,4`), and a
/// letter for what is declared.
fn points(text: &str) -> Option<ActionText> {
    let text = text.to_lowercase();
    let (from, rest) = text.split_once(['-', '－', '–', '—', '→', '>'])?;
    let rest = rest.trim_start_matches('>');
    let from = latin_square(from)?;
    let split = |suffix: Suffix, letters: &'static str| {
        let last = rest.chars().next_back()?;
        letters.contains(last).then(|| (&rest[..rest.len() - last.len_utf8()], Some(suffix)))
    };
    // `c` is both a column and a suffix: as a suffix it stands third.
    let (to, suffix) = [
        split(Suffix::Capture, "cxz捉"),
        split(Suffix::Push, "pt推"),
        split(Suffix::Pull, "l拉"),
        Some((rest, None)),
    ]
    .into_iter()
    .flatten()
    .find(|(to, _)| latin_square(to).is_some())?;
    Some(ActionText::Go {
        reference: Reference::Coordinate(from),
        destination: Destination::Absolute(latin_square(to)?),
        suffix,
    })
}

/// A point in digits: `34`, `a4` for `十四`, `10,4`.
pub(crate) fn latin_square(text: &str) -> Option<Square> {
    if let Some((column, row)) = text.split_once([',', '.']) {
        let value = |part: &str| part.parse::<u8>().ok().filter(|value| (1..=16).contains(value));
        return Square::new(value(column)? - 1, value(row)? - 1);
    }
    let mut letters = text.chars();
    let (column, row) = (latin_digit(letters.next()?)?, latin_digit(letters.next()?)?);
    if letters.next().is_some() { None } else { Square::new(column - 1, row - 1) }
}

/// `1` to `9`, then `a` to `g` for 10 to 16; or a numeral of the document.
fn latin_digit(letter: char) -> Option<u8> {
    match letter {
        '1'..='9' => Some(letter as u8 - b'0'),
        'a'..='g' => Some(letter as u8 - b'a' + 10),
        _ => numeral_value(letter),
    }
}

/// One word of what was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    Side(Side),
    /// Pinyin spells some kinds alike (`shi`: 势, 士).
    Kinds([Option<Kind>; 2]),
    Point(Square),
    Number(u8),
    /// A word of motion: `平 直 进 退`.
    Motion(char),
    /// `tui`: before a number 退, at the end 推.
    Tui,
    Suffix(Suffix),
    Resign,
}

/// `red rook 3 4`, `che 34`, `ma jin 2`, `huo 5,10 tui`.
fn words(text: &str, position: &Position) -> Result<Vec<ActionText>, Box<Diagnostic>> {
    // Marks of tone are dropped, widths and old forms made ordinary.
    let plain: String =
        text.nfkc().nfd().filter(|&letter| !is_combining_mark(letter)).collect::<String>().to_lowercase();
    let mut words = Vec::new();
    for part in
        plain.split(|letter: char| letter.is_whitespace() || letter == '-').filter(|part| !part.is_empty())
    {
        // A name and a point can stand together: `che34`.
        let digits = part.find(|letter: char| letter.is_ascii_digit()).unwrap_or(0);
        let (name, rest) = if latin_square(part).is_some() { ("", part) } else { part.split_at(digits) };
        for piece in [name, rest].into_iter().filter(|piece| !piece.is_empty()) {
            match word(piece) {
                Some(found) => words.extend(found),
                None => {
                    return Err(Box::new(
                        Diagnostic::error(codes::LENIENT_UNKNOWN_WORD)
                            .with("found", Argument::input(piece))
                            .at(text, 0..text.len()),
                    ));
                }
            }
        }
    }
    assemble(&words, position).ok_or_else(|| {
        Box::new(
            Diagnostic::error(codes::LENIENT_NO_DESTINATION)
                .with("found", Argument::input(text.trim()))
                .at(text, 0..text.len()),
        )
    })
}

/// The meaning of one word; a point with a suffix (`34c`) is two.
fn word(text: &str) -> Option<Vec<Word>> {
    if let Some(square) = latin_square(text) {
        return Some(vec![Word::Point(square)]);
    }
    if let Ok(value @ 1..=16) = text.parse() {
        return Some(vec![Word::Number(value)]);
    }
    let mut letters = text.chars();
    if let Some(last) = letters.next_back()
        && let Some(square) = latin_square(letters.as_str())
    {
        let suffix = suffix_word(last.encode_utf8(&mut [0; 4]))?;
        return Some(vec![Word::Point(square), Word::Suffix(suffix)]);
    }
    let kinds = |first, second| Some(vec![Word::Kinds([Some(first), second])]);
    Some(vec![match text {
        "red" | "hong" | "红" => Word::Side(Side::First),
        "black" | "hei" | "黑" => Word::Side(Side::Second),
        "jiang" | "general" => return kinds(Kind::General, None),
        "ji" | "stratagem" => return kinds(Kind::Stratagem, None),
        "shi" => return kinds(Kind::Momentum, Some(Kind::Scholar)),
        "momentum" => return kinds(Kind::Momentum, None),
        "bian" | "adaptation" => return kinds(Kind::Adaptation, None),
        "feng" | "wind" => return kinds(Kind::Wind, None),
        "lin" | "forest" => return kinds(Kind::Forest, None),
        "huo" | "fire" => return kinds(Kind::Fire, None),
        "shan" | "mountain" => return kinds(Kind::Mountain, None),
        "mao" | "spear" => return kinds(Kind::Spear, None),
        "dun" | "shield" => return kinds(Kind::Shield, None),
        "dan" | "shell" => return kinds(Kind::Shell, None),
        "lei" | "mine" => return kinds(Kind::Mine, None),
        "scholar" => return kinds(Kind::Scholar, None),
        "zu" | "pawn" => return kinds(Kind::Pawn, None),
        "ma" | "horse" => return kinds(Kind::Horse, None),
        "che" | "ju" | "rook" => return kinds(Kind::Rook, None),
        "ping" | "平" | "=" => Word::Motion('平'),
        "zhi" | "直" => Word::Motion('直'),
        "jin" | "forward" | "进" | "+" => Word::Motion('进'),
        "tui" => Word::Tui,
        "退" | "back" | "backward" => Word::Motion('退'),
        "resign" | "resigns" | "renfu" | "认负" | "认输" => Word::Resign,
        _ => match text.chars().next().and_then(Kind::from_chinese) {
            Some(kind) if text.chars().count() == 1 => return kinds(kind, None),
            _ => Word::Suffix(suffix_word(text)?),
        },
    }])
}

fn suffix_word(text: &str) -> Option<Suffix> {
    Some(match text {
        "c" | "x" | "z" | "capture" | "captures" | "takes" | "zhuo" | "捉" => Suffix::Capture,
        "p" | "t" | "push" | "pushes" | "推" => Suffix::Push,
        "l" | "pull" | "pulls" | "la" | "拉" => Suffix::Pull,
        _ => return None,
    })
}

/// Puts words together: an optional side, a kind or a point, a destination, an optional suffix.
fn assemble(words: &[Word], position: &Position) -> Option<Vec<ActionText>> {
    let (side, words) = match words {
        [Word::Side(side), rest @ ..] => (*side, rest),
        rest => (position.to_move(), rest),
    };
    let (references, words): (Vec<Reference>, _) = match words {
        [Word::Resign] => return Some(vec![ActionText::Resign { owner: side }]),
        [Word::Kinds([Some(Kind::General), None]), Word::Resign] => {
            return Some(vec![ActionText::Resign { owner: side }]);
        }
        [Word::Kinds(kinds), rest @ ..] => {
            (kinds.iter().flatten().map(|&kind| Reference::Name(Piece::new(side, kind))).collect(), rest)
        }
        [Word::Point(square), rest @ ..] => (vec![Reference::Coordinate(*square)], rest),
        _ => return None,
    };
    let (destination, words) = match words {
        [Word::Point(square), rest @ ..] => (Destination::Absolute(*square), rest),
        [Word::Number(column), Word::Number(row), rest @ ..] => {
            (Destination::Absolute(Square::new(column - 1, row - 1)?), rest)
        }
        [Word::Tui, Word::Number(value), rest @ ..] => (Destination::Backward(*value), rest),
        [Word::Motion(motion), Word::Number(value), rest @ ..] => {
            let destination = match motion {
                '平' => Destination::Column(*value),
                '直' => Destination::Row(*value),
                '进' => Destination::Forward(*value),
                _ => Destination::Backward(*value),
            };
            (destination, rest)
        }
        _ => return None,
    };
    let suffix = match words {
        [] => None,
        [Word::Suffix(suffix)] => Some(*suffix),
        [Word::Tui] => Some(Suffix::Push),
        _ => return None,
    };
    let relative = matches!(destination, Destination::Forward(_) | Destination::Backward(_));
    let readings: Vec<_> = references
        .into_iter()
        .filter(|reference| !(relative && matches!(reference, Reference::Coordinate(_))))
        .map(|reference| ActionText::Go { reference, destination, suffix })
        .collect();
    (!readings.is_empty()).then_some(readings)
}
