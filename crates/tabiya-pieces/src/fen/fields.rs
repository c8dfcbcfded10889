//! What follows the board in a position's text, so far as it has to be well formed.

use tabiya_board::Side;

use crate::{Board, square_of_name};

/// What may follow the side to move, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Castling,
    EnPassant,
    /// `3+3`.
    ChecksLeft,
    /// The moves since a capture or a pawn's move.
    Clock,
    /// The move's number.
    Number,
    /// `+2+0`.
    ChecksGiven,
}

const FIELDS: [Field; 6] =
    [Field::Castling, Field::EnPassant, Field::ChecksLeft, Field::Clock, Field::Number, Field::ChecksGiven];

/// The fields behind the side to move that can still come.
pub(super) struct Fields<'b> {
    /// The board they belong to, where it stands.
    board: Option<&'b Board>,
    expected: &'static [Field],
}

impl<'b> Fields<'b> {
    pub(super) const fn of(board: Option<&'b Board>) -> Self {
        Self { board, expected: &FIELDS }
    }

    /// Whether this can be the next field. Fields can be left out, but an en passant square comes behind castling.
    pub(super) fn take(&mut self, text: &str) -> bool {
        let is_next = |(index, field): (usize, &Field)| {
            self.is(*field, text) && (*field != Field::EnPassant || index == 0)
        };
        let Some(index) = self.expected.iter().enumerate().position(is_next) else { return false };
        self.expected = &self.expected[index + 1..];
        true
    }

    fn is(&self, field: Field, text: &str) -> bool {
        match field {
            Field::Castling => text == "-" || self.is_castling(text),
            Field::EnPassant => text == "-" || self.is_squares(text),
            Field::ChecksLeft => {
                text.split_once('+').is_some_and(|(first, second)| is_number(first) && is_number(second))
            }
            Field::Clock | Field::Number => is_number(text),
            Field::ChecksGiven => {
                let mut parts = text.split('+');
                parts.next() == Some("") && parts.clone().count() == 2 && parts.all(is_number)
            }
        }
    }

    /// K, Q, k and q, or the file of a piece that may take part (X-FEN); each of them once.
    fn is_castling(&self, text: &str) -> bool {
        let bytes = text.as_bytes();
        let is_right = |letter: u8| matches!(letter, b'K' | b'Q' | b'k' | b'q') || self.has_piece_on(letter);
        bytes.iter().enumerate().all(|(index, &letter)| is_right(letter) && !bytes[..index].contains(&letter))
    }

    /// Whether a piece stands on the file with this letter: a capital is for white's pieces.
    fn has_piece_on(&self, letter: u8) -> bool {
        let side = if letter.is_ascii_uppercase() { Side::First } else { Side::Second };
        let column = letter.to_ascii_lowercase().wrapping_sub(b'a');
        match self.board {
            Some(board) => board.men().any(|(square, man)| man.side == side && square.column() == column),
            None => letter.is_ascii_alphabetic(),
        }
    }

    /// Names of squares of the board, one behind the other.
    fn is_squares(&self, text: &str) -> bool {
        let mut rest = text;
        while let Some(name) = rest.get(..1) {
            let digits = rest[1..].find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len() - 1);
            let (square, behind) = rest.split_at(1 + digits);
            let is_square = match self.board {
                Some(board) => square_of_name(board.geometry(), square).is_some(),
                None => name.as_bytes()[0].is_ascii_lowercase() && digits > 0,
            };
            if !is_square {
                return false;
            }
            rest = behind;
        }
        rest.is_empty()
    }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}
