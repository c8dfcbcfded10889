//! The board and the hands.

use core::ops::Range;

use tabiya_board::{Bitboard, Side};
use tabiya_game::{Argument, Diagnostic};

use super::{Reader, label};
use crate::spec::{Spec, TypeId};
use crate::text::codes;
use crate::text::setup::Stands;

impl Reader<'_> {
    /// Reads the first field.
    pub(super) fn board(&mut self, range: Range<usize>) {
        let field = self.part(&range);
        let mut end = range.end;
        if let Some(open) = field.find('[') {
            end = range.start + open;
            self.hands_in_brackets(end..range.end);
        }
        self.places.labels.push((label::BOARD, range.start..end));
        let mut ranks = Vec::new();
        let mut start = range.start;
        for rank in self.text[range.start..end].split('/') {
            ranks.push(start..start + rank.len());
            start += rank.len() + 1;
        }
        let height = usize::from(self.spec.geometry.height());
        if ranks.len() == height + 1 && end == range.end && self.is_hand(&ranks[height]) {
            let hand = ranks.pop().expect("there is one rank more than the board has");
            let note = Diagnostic::note(codes::HAND_RANK).with("right", Argument::text("[…]"));
            self.note(note, hand.clone());
            self.hands(hand);
        }
        if ranks.len() == height {
            ranks.into_iter().enumerate().for_each(|(number, rank)| self.rank(number, rank));
        } else {
            let error = Diagnostic::error(codes::RANKS).with("found", ranks.len()).with("expected", height);
            self.error(error, range.start..end);
        }
    }

    /// Whether a rank too many is the hands, as lichess writes them.
    fn is_hand(&self, range: &Range<usize>) -> bool {
        let letters = self.part(range);
        self.lenient && self.spec.drops.is_some() && letters.chars().all(|c| c.is_ascii_alphabetic())
    }

    fn rank(&mut self, number: usize, range: Range<usize>) {
        let width = usize::from(self.spec.geometry.width());
        let mut found = 0usize;
        let mut is_sound = true;
        let mut stands = Vec::with_capacity(width);
        for (token, at) in tokens(self.part(&range), range.start) {
            let squares = match token.as_bytes() {
                [first, ..] if first.is_ascii_digit() => match token.parse() {
                    Ok(gap @ 1..) if *first != b'0' && token.len() <= 2 => {
                        stands.extend(core::iter::repeat_n((Stands::Nothing, at), gap));
                        gap
                    }
                    _ => {
                        self.error(Diagnostic::error(codes::GAP).with("found", Argument::input(token)), at);
                        is_sound = false;
                        0
                    }
                },
                b"*" => {
                    stands.push((Stands::Hole, at));
                    1
                }
                _ => {
                    if let Some((side, kind)) = self.piece(token, at.clone()) {
                        stands.push((Stands::Piece(side, kind), at));
                        1
                    } else {
                        is_sound = false;
                        1
                    }
                }
            };
            found = found.saturating_add(squares);
        }
        if !is_sound {
            return;
        }
        if found != width {
            let error = Diagnostic::error(codes::WIDTH)
                .with("rank", usize::from(self.spec.geometry.height()) - number);
            self.error(error.with("found", found).with("expected", width), range);
            return;
        }
        for (column, (stands, at)) in stands.into_iter().enumerate() {
            let is_hole = self.spec.holes.contains(number * width + column);
            if is_hole && self.lenient && stands == Stands::Nothing {
                self.note(Diagnostic::note(codes::HOLE_ASSUMED), at.clone());
                self.setup.squares.push(Stands::Hole);
            } else {
                self.setup.squares.push(stands);
            }
            self.places.squares.push(at);
        }
    }

    /// The piece of a token, or `None` with an error.
    fn piece(&mut self, token: &str, at: Range<usize>) -> Option<(Side, TypeId)> {
        match token.as_bytes() {
            b"+" | b"~" => {
                self.error(Diagnostic::error(codes::MARK).with("found", Argument::text(token)), at);
                None
            }
            bytes if bytes.iter().any(u8::is_ascii_alphabetic) => {
                let kind = type_of(self.spec, &token.to_ascii_uppercase());
                if kind.is_none() {
                    let error = Diagnostic::error(codes::LETTER).with("found", Argument::text(token));
                    self.error(error.with("known", letters(self.spec)), at);
                }
                let is_second = bytes.iter().any(u8::is_ascii_lowercase);
                Some((if is_second { Side::Second } else { Side::First }, kind?))
            }
            _ => {
                let narrow: Option<String> = token.chars().map(half_width).collect();
                let found = Argument::input(token);
                let error = match narrow {
                    Some(right) => Diagnostic::error(codes::FULL_WIDTH).with("right", Argument::text(right)),
                    None => Diagnostic::error(codes::CHARACTER),
                };
                self.error(error.with("found", found), at);
                None
            }
        }
    }

    /// The hands as they stand behind the board: `[Pn]`.
    pub(super) fn hands_in_brackets(&mut self, range: Range<usize>) {
        let Some((inside, after)) = self.part(&(range.start + 1..range.end)).split_once(']') else {
            self.error(Diagnostic::error(codes::HAND_OPEN), range);
            return;
        };
        if !after.is_empty() {
            let error = Diagnostic::error(codes::AFTER_HAND).with("found", Argument::input(after));
            self.error(error, range.end - after.len()..range.end);
        }
        self.hands(range.start + 1..range.start + 1 + inside.len());
    }

    fn hands(&mut self, range: Range<usize>) {
        if self.part(&range) == "-" {
            // As some programs write a hand without pieces.
            return;
        }
        for (token, at) in tokens(self.part(&range), range.start) {
            if let Some((side, kind)) = self.piece(token, at.clone()) {
                self.setup.hands[side.index()].push(kind);
                self.places.hands[side.index()].push(at);
            }
        }
    }
}

/// The type of a letter.
pub(super) fn type_of(spec: &Spec, letter: &str) -> Option<TypeId> {
    spec.types.iter().position(|kind| kind.letter == letter)
}

/// The letters that a game has.
fn letters(spec: &Spec) -> Vec<Argument> {
    spec.types.iter().map(|kind| Argument::text(&kind.letter)).collect()
}

/// The parts of a rank, each with its place: numbers, pieces with their marks, runs of characters that no board has.
fn tokens(rank: &str, start: usize) -> impl Iterator<Item = (&str, Range<usize>)> {
    let mut at = 0;
    core::iter::from_fn(move || {
        let rest = &rank[at..];
        (!rest.is_empty()).then(|| {
            let length = token(rest);
            let range = start + at..start + at + length;
            at += length;
            (&rest[..length], range)
        })
    })
}

/// The length of the first part of what is left of a rank.
fn token(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let is_letter = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_alphabetic);
    let marked = |end: usize| end + usize::from(bytes.get(end) == Some(&b'~'));
    match bytes[0] {
        b'0'..=b'9' => bytes.iter().take_while(|byte| byte.is_ascii_digit()).count(),
        b'+' if is_letter(1) => marked(2),
        b'+' | b'~' | b'*' => 1,
        _ if is_letter(0) => marked(1),
        _ => rest
            .find(|c: char| matches!(c, '0'..='9' | '+' | '~' | '*') || c.is_ascii_alphabetic())
            .unwrap_or(rest.len()),
    }
}

/// The ASCII character that a full-width one stands for.
fn half_width(c: char) -> Option<char> {
    ('\u{FF01}'..='\u{FF5E}').contains(&c).then(|| char::from((c as u32 - 0xFEE0) as u8))
}
