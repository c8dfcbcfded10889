//! Pictures of how pieces move.

mod confine;
mod dress;
mod place;

use tabiya_board::{Bitboard as _, Side};
use tabiya_game::diagram::Diagram;
use tabiya_pieces::{Man, Piece, diagram};

use super::names::Terms;
use crate::spec::{TypeId, TypeSpec};

/// The moves of a type: one picture where both sides move alike.
pub(super) fn diagrams(terms: &Terms<'_>, kind: TypeId) -> Vec<Diagram> {
    let of = &terms.spec.types[kind];
    let is_same = of.lines[0] == of.lines[1] && of.confined.iter().all(|more| more.lines[0] == more.lines[1]);
    if is_same {
        return picture(terms, kind, Side::First)
            .into_iter()
            .map(|picture| dress::titled(terms, kind, None, picture))
            .collect();
    }
    let of_side = |side| Some(dress::titled(terms, kind, Some(side), picture(terms, kind, side)?));
    Side::ALL.into_iter().filter_map(of_side).collect()
}

/// `None` where the piece can stand nowhere or takes too many steps.
fn picture(terms: &Terms<'_>, kind: TypeId, side: Side) -> Option<Diagram> {
    let spec = terms.spec;
    let man = Man { side, letter: letter(&spec.types[kind]) };
    let origin = place::best(terms, kind, side)?;
    let board = place::empty_board(spec);
    let line = &spec.types[kind].lines[side.index()];
    let mut picture = diagram(line, &board, origin, man).ok()?;
    let index = spec.geometry.index(origin);
    for more in spec.types[kind].confined.iter().filter(|more| more.from[side.index()].contains(index)) {
        let both = together(line, &more.lines[side.index()]);
        let wide = diagram(&both, &board, origin, man).ok()?;
        confine::add(&mut picture, wide, spec.geometry, more.to[side.index()]);
    }
    confine::keep(&mut picture, spec.geometry, spec.types[kind].region[side.index()]);
    dress::castlings(terms, kind, side, &mut picture);
    dress::dress(terms, kind, side, &mut picture);
    Some(picture)
}

/// The letter of a man on a board of the piece notation: that of the type without its sign.
fn letter(of: &TypeSpec) -> u8 {
    of.letter.bytes().find(u8::is_ascii_uppercase).unwrap_or(b'A')
}

/// A piece that moves in either way.
fn together(line: &Piece, more: &Piece) -> Piece {
    let mut both = line.clone();
    both.alternatives.chains.extend(more.alternatives.chains.iter().cloned());
    both
}
