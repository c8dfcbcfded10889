//! The castlings of a variant: those that its file gives, and those that lines tell by `OKR`, with the squares that these
//! have in the start position.

use tabiya_board::{Bitboard, Square, Step};
use tabiya_pieces::tree::{Arrow, Chain, ConditionKind, Core, Direction, Guard, Property, Star};
use tabiya_pieces::{Fen, Man};

use crate::spec::{CastlingSpec, Spec};

/// All castlings of a variant, whatever rights the start gives.
pub(crate) fn all(spec: &Spec) -> Vec<CastlingSpec> {
    let mut castlings = spec.castlings.clone();
    castlings.extend(of_lines(spec));
    castlings
}

/// Whether a letter of the castling field is the right to a castling.
pub(crate) fn is_named(spec: &Spec, castling: &CastlingSpec, letter: char) -> bool {
    let is_right = castling.partner.0 > castling.mover.0;
    let outermost = if is_right { 'K' } else { 'Q' };
    let by_file = char::from(b'A' + (castling.partner.0 % usize::from(spec.geometry.width())) as u8);
    let cased = |c: char| if castling.side == 0 { c } else { c.to_ascii_lowercase() };
    letter == cased(outermost) || letter == cased(by_file)
}

/// Those of lines, whatever rights the start gives.
pub(crate) fn of_lines(spec: &Spec) -> Vec<CastlingSpec> {
    let fen: Option<Fen> = spec.start.parse().ok();
    let Some(fen) = fen.filter(|fen| fen.board.geometry() == spec.geometry) else { return Vec::new() };
    let mut castlings = Vec::new();
    for (square, man) in fen.board.men() {
        let letter = char::from(man.letter).to_string();
        let Some(kind) = spec.types.iter().find(|kind| kind.letter == letter) else { continue };
        for chain in &kind.lines[man.side.index()].alternatives.chains {
            castlings.extend(joints(chain, spec, &fen, square, man));
        }
    }
    castlings
}

/// The castlings of a piece by a line's `OKR`.
fn joints(chain: &Chain, spec: &Spec, fen: &Fen, from: Square, man: Man) -> Vec<CastlingSpec> {
    let [leg] = chain.legs.as_slice() else { return Vec::new() };
    let side = man.side.index();
    let holds = leg.guards.iter().all(|guard| match guard {
        Guard::Condition(condition) => match condition.kind {
            ConditionKind::White => (side == 0) != condition.negated,
            ConditionKind::Black => (side == 1) != condition.negated,
            _ => true,
        },
        Guard::Influence(_) => true,
    });
    let (Core::Step { distance, direction }, true) = (&leg.core, holds) else { return Vec::new() };
    let geometry = spec.geometry;
    let mut castlings = Vec::new();
    for property in &leg.properties {
        let Property::Joint { letters, .. } = property else { continue };
        for right in sideways(*direction) {
            // The own right of the second side is the left of the board.
            let step = Step::new(if (right > 0) == (side == 0) { 1 } else { -1 }, 0);
            // Nobody goes over a hole.
            let next = |at: Square| geometry.step(at, step).filter(|&at| !is_hole(spec, at));
            // The farthest partner is the one that a right speaks of, whatever stands between at the start.
            let is_partner = |at: &Square| {
                let other = fen.board.man(*at).filter(|other| other.side == man.side);
                other.is_some_and(|other| letters.chars().skip(1).any(|c| c == char::from(other.letter)))
            };
            let beyond = core::iter::successors(Some(from), |&at| next(at)).skip(1);
            let partner = beyond.filter(is_partner).last();
            for length in distance.range(geometry.width()).filter(|&length| length > 0) {
                let go = |count: u8| (0..count).try_fold(from, |at, _| next(at));
                if let (Some(partner), Some(to), Some(last)) = (partner, go(length), go(length - 1)) {
                    castlings.push(CastlingSpec {
                        side,
                        mover: (geometry.index(from), geometry.index(to)),
                        partner: (geometry.index(partner), geometry.index(last)),
                    });
                }
            }
        }
    }
    castlings
}

fn is_hole(spec: &Spec, square: Square) -> bool {
    spec.holes.contains(spec.geometry.index(square))
}

/// The directions to the own right (1) and left (-1) that are among these.
fn sideways(direction: Direction) -> Vec<i8> {
    match direction {
        Direction::Right => vec![1],
        Direction::Left => vec![-1],
        Direction::Arrow(Arrow { sideways: true, .. })
        | Direction::Star(Star::All | Star::Orthogonal, None | Some(Arrow { sideways: true, .. })) => {
            vec![1, -1]
        }
        _ => Vec::new(),
    }
}
