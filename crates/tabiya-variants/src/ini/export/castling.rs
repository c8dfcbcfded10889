use tabiya_board::{Square, Step};
use tabiya_pieces::tree::{Arrow, Chain, ConditionKind, Core, Direction, Guard, Property, Star};
use tabiya_pieces::{Fen, Man};

use super::Exporting;
use crate::ini::pieces::Kinds;
use crate::spec::{CastlingSpec, Spec};

/// All castlings of a variant that its start position has a right to.
pub(super) fn castlings(spec: &Spec) -> Vec<CastlingSpec> {
    let rights = spec.start.split_whitespace().nth(2).unwrap_or("-");
    let mut castlings: Vec<CastlingSpec> = spec.castlings.clone();
    let fen: Option<Fen> = spec.start.parse().ok();
    if let Some(fen) = fen.filter(|fen| fen.board.geometry() == spec.geometry) {
        for (square, man) in fen.board.men() {
            let side = man.side.index();
            let letter = char::from(man.letter).to_string();
            let Some(kind) = spec.types.iter().find(|kind| kind.letter == letter) else { continue };
            for chain in &kind.lines[side].alternatives.chains {
                castlings.extend(joints(chain, spec, &fen, square, man));
            }
        }
    }
    castlings.retain(|castling| {
        let is_right = castling.partner.0 > castling.mover.0;
        let letter = if is_right { 'K' } else { 'Q' };
        let file = castling.partner.0 % usize::from(spec.geometry.width());
        let by_file = char::from(b'A' + file as u8);
        let cased = |c: char| if castling.side == 0 { c } else { c.to_ascii_lowercase() };
        rights.contains(cased(letter)) || rights.contains(cased(by_file))
    });
    castlings.sort_by_key(|castling| (castling.side, castling.mover, castling.partner));
    castlings.dedup();
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
            // The farthest partner is the one that a right speaks of, whatever stands between at the start.
            let is_partner = |at: &Square| {
                let other = fen.board.man(*at).filter(|other| other.side == man.side);
                other.is_some_and(|other| letters.chars().skip(1).any(|c| c == char::from(other.letter)))
            };
            let beyond = core::iter::successors(Some(from), |&at| geometry.step(at, step)).skip(1);
            let partner = beyond.filter(is_partner).last();
            for length in distance.range(geometry.width()) {
                let go = |count: u8| (0..count).try_fold(from, |at, _| geometry.step(at, step));
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

impl Exporting<'_> {
    pub(super) fn castlings(&mut self) {
        let castlings = castlings(self.spec);
        if castlings.is_empty() {
            self.config.castling.allowed = false;
            return;
        }
        let width = usize::from(self.geometry.width());
        let file = |square: usize| (square % width) as u8 + 1;
        let fen: Option<Fen> = self.spec.start.parse().ok();
        let kind_on = |square: usize| {
            let letter = fen.as_ref()?.board.man(self.geometry.square(square))?.letter;
            let letter = char::from(letter).to_string();
            let id = self.spec.types.iter().position(|of| of.letter == letter)?;
            self.kinds[id]
        };
        let rules = &mut self.config.castling;
        rules.king = [None; 2];
        rules.rooks = [Kinds::NONE; 2];
        for castling in &castlings {
            let side = castling.side;
            rules.king[side] = kind_on(castling.mover.0);
            rules.king_file = file(castling.mover.0);
            let row = (castling.mover.0 / width) as u8;
            rules.rank = if side == 0 { self.geometry.height() - row } else { row + 1 };
            if let Some(kind) = kind_on(castling.partner.0) {
                rules.rooks[side] = rules.rooks[side].with(kind);
            }
            if castling.partner.0 > castling.mover.0 {
                rules.kingside = file(castling.mover.1);
                // In the corner it is found without.
                let rook = file(castling.partner.0);
                if rook < self.geometry.width() {
                    rules.rook_kingside = rook;
                }
            } else {
                rules.queenside = file(castling.mover.1);
                rules.rook_queenside = file(castling.partner.0);
            }
        }
        // Where one side does not castle, nothing has to be said of it.
        for side in (0..2).filter(|side| castlings.iter().all(|castling| castling.side != *side)) {
            rules.king[side] = rules.king[1 - side];
            rules.rooks[side] = rules.rooks[1 - side];
        }
    }
}
