//! The fields behind the board.

use core::ops::Range;

use tabiya_board::{MAX_EDGE, Side, Square};
use tabiya_game::{Argument, Diagnostic};
use tabiya_pieces::square_of_name;

use super::{Reader, label};
use crate::text::codes;
use crate::text::setup::{Arrival, Passed, Right};

impl Reader<'_> {
    /// Reads what stands behind the board.
    pub(super) fn fields(&mut self, fields: &[Range<usize>]) {
        let mut fields = fields.iter().cloned();
        let mut first = fields.next();
        // Some programs put a space before the hands.
        if let Some(range) = first.clone().filter(|range| self.part(range).starts_with('[')) {
            self.hands_in_brackets(range);
            first = fields.next();
        }
        match first {
            Some(range) => self.turn(range),
            None => self.no_turn(),
        }
        if let Some(range) = fields.next() {
            self.castling(range);
        }
        if let Some(range) = fields.next() {
            self.passed(range);
        }
        let mut numbers = [label::QUIET, label::NUMBER].into_iter();
        for range in fields {
            self.field(range, &mut numbers);
        }
    }

    fn no_turn(&mut self) {
        let end = self.text.trim_end().len();
        if self.lenient {
            self.note(Diagnostic::note(codes::WHITE_TO_MOVE), end..end);
        } else {
            self.error(Diagnostic::error(codes::TURN_MISSING), end..end);
        }
    }

    fn turn(&mut self, range: Range<usize>) {
        let side = match self.part(&range) {
            "w" => Some(Side::First),
            "b" => Some(Side::Second),
            "W" | "white" | "r" | "red" if self.lenient => {
                self.read_as("w", range.clone());
                Some(Side::First)
            }
            "B" | "black" if self.lenient => {
                self.read_as("b", range.clone());
                Some(Side::Second)
            }
            found => {
                let error = Diagnostic::error(codes::TURN).with("found", Argument::input(found));
                self.error(error, range.clone());
                None
            }
        };
        if let Some(side) = side {
            self.setup.to_move = side;
        }
        self.places.labels.push((label::TURN, range));
    }

    fn castling(&mut self, range: Range<usize>) {
        let field = self.part(&range);
        self.places.labels.push((label::CASTLING, range.clone()));
        if field == "-" {
            return;
        }
        for (at, c) in field.char_indices() {
            let side = if c.is_ascii_lowercase() { Side::Second } else { Side::First };
            let file = (c.to_ascii_uppercase() as u32).wrapping_sub('A' as u32);
            let right = match c.to_ascii_uppercase() {
                'K' => Right::King,
                'Q' => Right::Queen,
                _ if c.is_ascii_alphabetic() && file < u32::from(self.spec.geometry.width()) => {
                    Right::File(file as u8)
                }
                _ => {
                    let at = range.start + at..range.start + at + c.len_utf8();
                    self.error(Diagnostic::error(codes::CASTLING).with("found", Argument::input(c)), at);
                    continue;
                }
            };
            // A right that is told twice is a right.
            if !self.setup.rights.contains(&(side, right)) {
                self.setup.rights.push((side, right));
            }
        }
    }

    fn passed(&mut self, range: Range<usize>) {
        let field = self.part(&range);
        self.places.labels.push((label::PASSED, range.clone()));
        if field == "-" {
            return;
        }
        if field.bytes().all(|byte| byte.is_ascii_digit()) {
            // Makruk's limit of a count stands here while it runs.
            let note = Diagnostic::note(codes::COUNTING).with("found", Argument::input(field));
            self.note(note, range);
            return;
        }
        if let Some(squares) = self.squares(field) {
            self.setup.passed = Some(Passed { squares });
        } else {
            let error = Diagnostic::error(codes::PASSED).with("found", Argument::input(field));
            self.error(error, range);
        }
    }

    /// Squares one behind the other: `e3`, `g3f4`, `e10e11`.
    fn squares(&self, names: &str) -> Option<Vec<Square>> {
        let mut squares = Vec::new();
        let mut rest = names;
        while !rest.is_empty() {
            let end = rest.find(|c: char| c.is_ascii_digit())?;
            let digits = rest[end..].find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len() - end);
            let (name, behind) = rest.split_at(end + digits);
            squares.push(square_of_name(self.spec.geometry, name)?);
            rest = behind;
            if squares.len() > usize::from(MAX_EDGE) {
                return None;
            }
        }
        Some(squares)
    }

    /// A field behind that of en passant: it tells what it is by its form.
    fn field(&mut self, range: Range<usize>, numbers: &mut impl Iterator<Item = &'static str>) {
        let field = self.part(&range);
        let ways_to_leave = self.spec.ends.goals.iter().filter(|goal| goal.leaving).count();
        if let Some(list) = field.strip_prefix("i:") {
            if self.is_first(label::UNMOVED, &range) {
                self.unmoved(list, range);
            }
        } else if let Some(count) = field.strip_prefix("p:") {
            if self.is_first(label::PASSES, &range) {
                match count {
                    "1" => self.setup.passes = 1,
                    "2" => self.setup.passes = 2,
                    _ => {
                        let error = Diagnostic::error(codes::PASSES).with("found", Argument::input(field));
                        self.error(error, range);
                    }
                }
            }
        } else if let Some(arrived) = field.strip_prefix("g:").filter(|_| ways_to_leave > 0) {
            if self.is_first(label::ARRIVED, &range) {
                self.setup.arrived =
                    arrival(arrived).filter(|arrival| usize::from(arrival.goal) < ways_to_leave);
                if self.setup.arrived.is_none() {
                    let error = Diagnostic::error(codes::ARRIVED).with("found", Argument::input(field));
                    self.error(error, range);
                }
            }
        } else if field.contains('+') {
            if self.is_first(label::CHECKS, &range) {
                self.checks(field, range);
            }
        } else if let Some(label) = numbers.next() {
            self.places.labels.push((label, range.clone()));
            match field.parse::<u16>() {
                Ok(number) if field.bytes().all(|byte| byte.is_ascii_digit()) => {
                    if label == label::QUIET {
                        self.setup.quiet = number;
                    } else {
                        // Some programs count moves from 0.
                        self.setup.number = number.max(1);
                    }
                }
                _ => {
                    let error = Diagnostic::error(codes::NUMBER).with("found", Argument::input(field));
                    self.error(error.with("limit", u16::MAX), range);
                }
            }
        } else {
            self.error(Diagnostic::error(codes::FIELD).with("found", Argument::input(field)), range);
        }
    }

    /// Whether a field stands for the first time; otherwise it is an error.
    fn is_first(&mut self, label: &'static str, range: &Range<usize>) -> bool {
        if self.places.labels.iter().any(|(known, _)| *known == label) {
            let found = Argument::input(self.part(range));
            self.error(Diagnostic::error(codes::FIELD_TWICE).with("found", found), range.clone());
            return false;
        }
        self.places.labels.push((label, range.clone()));
        true
    }

    fn unmoved(&mut self, list: &str, range: Range<usize>) {
        let mut squares = Vec::new();
        let mut at = range.start + 2;
        if list == "-" {
            self.setup.unmoved = Some(squares);
            return;
        }
        for name in list.split(',') {
            let here = at..at + name.len();
            at = here.end + 1;
            match square_of_name(self.spec.geometry, name) {
                Some(square) if squares.contains(&square) => {}
                Some(square) => squares.push(square),
                None => {
                    let error = Diagnostic::error(codes::UNMOVED).with("found", Argument::input(name));
                    self.error(error, here);
                }
            }
        }
        squares.sort_unstable();
        self.setup.unmoved = Some(squares);
    }

    fn checks(&mut self, field: &str, range: Range<usize>) {
        let Some(most) = self.spec.ends.checks else {
            let error = Diagnostic::error(codes::CHECKS_NONE).with("found", Argument::input(field));
            self.error(error, range);
            return;
        };
        let (are_given, counts) = match field.strip_prefix('+') {
            Some(counts) => (true, counts),
            None => (false, field),
        };
        let count = |text: &str| {
            let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse::<u8>().ok().filter(|&count| digits && count <= most)
        };
        let both = counts.split_once('+').and_then(|(white, black)| Some([count(white)?, count(black)?]));
        if let Some(both) = both {
            self.setup.checks_left = Some(both.map(|count| if are_given { most - count } else { count }));
        } else {
            let error = Diagnostic::error(codes::CHECKS).with("found", Argument::input(field));
            self.error(error.with("most", most), range);
        }
    }
}

/// `w`, `b`; `w2` for the second goal that is reached by leaving a zone.
fn arrival(text: &str) -> Option<Arrival> {
    let side = match text.get(..1)? {
        "w" => Side::First,
        "b" => Side::Second,
        _ => return None,
    };
    let goal = match &text[1..] {
        "" => 0,
        number if number.starts_with(|first: char| ('2'..='9').contains(&first)) => {
            number.parse::<u8>().ok()?.checked_sub(1)?
        }
        _ => return None,
    };
    Some(Arrival { side, goal })
}
