use core::fmt::Write as _;

use tabiya_board::Side;
use tabiya_pieces::square_name;

use super::super::setup::{Arrival, Right, Setup, Stands};
use crate::spec::{Spec, TypeId};

/// The text of a setup.
pub(crate) fn write(spec: &Spec, setup: &Setup) -> String {
    let geometry = setup.geometry;
    let mut text = String::new();
    let mut gap = 0;
    for (square, stands) in geometry.squares().zip(&setup.squares) {
        if square.column() == 0 && square.row() > 0 {
            close(&mut text, &mut gap);
            text.push('/');
        }
        match *stands {
            Stands::Nothing => gap += 1,
            Stands::Hole => {
                close(&mut text, &mut gap);
                text.push('*');
            }
            Stands::Piece(side, kind) => {
                close(&mut text, &mut gap);
                text.push_str(&letter(spec, side, kind));
            }
        }
    }
    close(&mut text, &mut gap);
    let has_pieces = setup.hands.iter().any(|hand| !hand.is_empty());
    if spec.drops.is_some() || has_pieces {
        text.push('[');
        for side in Side::ALL {
            let mut hand = setup.hands[side.index()].clone();
            hand.sort_unstable();
            for kind in hand {
                text.push_str(&letter(spec, side, kind));
            }
        }
        text.push(']');
    }
    text.push_str(match setup.to_move {
        Side::First => " w ",
        Side::Second => " b ",
    });
    let rights = setup.rights.iter().map(|&(side, right)| right_letter(side, right));
    or_dash(&mut text, &rights.collect::<String>());
    text.push(' ');
    let passed = setup.passed.iter().flat_map(|passed| &passed.squares);
    or_dash(&mut text, &passed.map(|&square| square_name(geometry, square).to_string()).collect::<String>());
    if let Some(most) = spec.ends.checks {
        let [white, black] = setup.checks_left.unwrap_or([most; 2]);
        let _ = write!(text, " {white}+{black}");
    }
    let _ = write!(text, " {} {}", setup.quiet, setup.number);
    if let Some(squares) = &setup.unmoved {
        let names: Vec<_> = squares.iter().map(|&square| square_name(geometry, square).to_string()).collect();
        text.push_str(" i:");
        or_dash(&mut text, &names.join(","));
    }
    if setup.passes > 0 {
        let _ = write!(text, " p:{}", setup.passes);
    }
    if let Some(Arrival { side, goal }) = setup.arrived {
        let _ = write!(text, " g:{}", if side == Side::First { 'w' } else { 'b' });
        if goal > 0 {
            let _ = write!(text, "{}", u16::from(goal) + 1);
        }
    }
    text
}

/// Ends a gap.
fn close(text: &mut String, gap: &mut u8) {
    if *gap > 0 {
        let _ = write!(text, "{gap}");
        *gap = 0;
    }
}

fn or_dash(text: &mut String, part: &str) {
    text.push_str(if part.is_empty() { "-" } else { part });
}

/// A piece as positions write it: capitals for white.
pub(crate) fn letter(spec: &Spec, side: Side, kind: TypeId) -> String {
    let letter = &spec.types[kind].letter;
    match side {
        Side::First => letter.clone(),
        Side::Second => letter.to_ascii_lowercase(),
    }
}

/// One letter of the castling field.
pub(crate) fn right_letter(side: Side, right: Right) -> char {
    let letter = match right {
        Right::King => 'K',
        Right::Queen => 'Q',
        Right::File(file) => char::from(b'A' + file),
    };
    match side {
        Side::First => letter,
        Side::Second => letter.to_ascii_lowercase(),
    }
}
