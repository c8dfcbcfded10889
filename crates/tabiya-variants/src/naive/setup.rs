use core::fmt::Write as _;
use std::collections::BTreeSet;

use tabiya_board::{Bitboard, Side};
use tabiya_pieces::{square_name, square_of_name};

use super::position::{Man, Position};
use crate::spec::{Spec, TypeId};

/// Reads the start position of a variant. No piece has moved there, unless those that have not are listed.
pub(super) fn read(spec: &Spec, text: &str) -> Option<Position> {
    let mut fields = text.split(' ');
    let (board, hands) = fields.next()?.split_once('[').unwrap_or((text.split(' ').next()?, "]"));
    let mut position = Position {
        board: read_board(spec, board)?,
        hands: [vec![0; spec.types.len()], vec![0; spec.types.len()]],
        to_move: Side::First,
        passed: None,
        checks: [0; 2],
        quiet: 0,
        number: 1,
        passes: 0,
        left: [BTreeSet::new(), BTreeSet::new()],
    };
    let mut rest = hands.strip_suffix(']')?;
    while !rest.is_empty() {
        let (kind, side, after) = read_man(spec, rest)?;
        position.hands[side.index()][kind] += 1;
        rest = after;
    }
    position.to_move = match fields.next()? {
        "w" => Side::First,
        "b" => Side::Second,
        _ => return None,
    };
    // Rights to castle say nothing more, and nothing was passed before the start.
    let mut fields: Vec<&str> = fields.skip(2).collect();
    if let Some(squares) = fields.last().and_then(|field| field.strip_prefix("i:")) {
        fields.pop();
        position.board.iter_mut().flatten().for_each(|man| man.unmoved = false);
        for name in squares.split(',').filter(|name| *name != "-") {
            let square = square_of_name(spec.geometry, name)?;
            position.board[spec.geometry.index(square)].as_mut()?.unmoved = true;
        }
    }
    let mut fields = fields.into_iter();
    if let Some(most) = spec.ends.checks {
        let left: Vec<usize> = fields.next()?.split('+').filter_map(|count| count.parse().ok()).collect();
        for (given, left) in position.checks.iter_mut().zip(left) {
            *given = usize::from(most).checked_sub(left)?;
        }
    }
    position.quiet = fields.next()?.parse().ok()?;
    position.number = fields.next()?.parse().ok()?;
    Some(position)
}

fn read_board(spec: &Spec, text: &str) -> Option<Vec<Option<Man>>> {
    let mut board = Vec::new();
    for rank in text.split('/') {
        let mut rest = rank;
        while let Some(first) = rest.chars().next() {
            let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            if digits > 0 {
                let gap: usize = rest[..digits].parse().ok()?;
                board.extend((0..gap).map(|_| None));
                rest = &rest[digits..];
            } else if first == '*' {
                board.push(None);
                rest = &rest[1..];
            } else {
                let (kind, side, after) = read_man(spec, rest)?;
                board.push(Some(Man { kind, side, unmoved: true }));
                rest = after;
            }
        }
    }
    (board.len() == spec.geometry.area()).then_some(board)
}

/// The first piece of a text, and what stands behind it: the longest letter of a type that fits, in either case.
fn read_man<'a>(spec: &Spec, text: &'a str) -> Option<(TypeId, Side, &'a str)> {
    let of = |side: Side| {
        spec.types.iter().enumerate().filter_map(move |(kind, this)| {
            let letter = match side {
                Side::First => this.letter.clone(),
                Side::Second => this.letter.to_lowercase(),
            };
            Some((kind, side, text.strip_prefix(&letter)?))
        })
    };
    of(Side::First).chain(of(Side::Second)).min_by_key(|(_, _, rest)| rest.len())
}

impl Position {
    /// The position as a start position: what can be taken in passing is left out, as is what was just done.
    pub fn text(&self, spec: &Spec) -> String {
        let mut text = String::new();
        let width = usize::from(spec.geometry.width());
        let letter = |kind: TypeId, side| {
            let letter = &spec.types[kind].letter;
            if side == Side::First { letter.clone() } else { letter.to_lowercase() }
        };
        for (row, rank) in self.board.chunks(width).enumerate() {
            if row > 0 {
                text.push('/');
            }
            let mut gap = 0usize;
            for (column, man) in rank.iter().enumerate() {
                let shown = match man {
                    Some(man) => letter(man.kind, man.side),
                    None if spec.holes.contains(row * width + column) => "*".into(),
                    None => {
                        gap += 1;
                        continue;
                    }
                };
                if gap > 0 {
                    text.push_str(&core::mem::take(&mut gap).to_string());
                }
                text.push_str(&shown);
            }
            if gap > 0 {
                text.push_str(&gap.to_string());
            }
        }
        if spec.drops.is_some() {
            text.push('[');
            for side in Side::ALL {
                for (kind, &count) in self.hands[side.index()].iter().enumerate() {
                    text.push_str(&letter(kind, side).repeat(count));
                }
            }
            text.push(']');
        }
        text.push_str(if self.to_move == Side::First { " w - -" } else { " b - -" });
        if let Some(most) = spec.ends.checks {
            let left = self.checks.map(|given| usize::from(most) - given);
            let _ = write!(text, " {}+{}", left[0], left[1]);
        }
        let _ = write!(text, " {} {}", self.quiet, self.number);
        let unmoved: Vec<String> = self
            .men()
            .filter(|(_, man)| man.unmoved)
            .map(|(square, _)| square_name(spec.geometry, spec.geometry.square(square)).to_string())
            .collect();
        let _ = write!(text, " i:{}", if unmoved.is_empty() { "-".to_owned() } else { unmoved.join(",") });
        text
    }
}
