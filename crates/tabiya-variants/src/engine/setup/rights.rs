use tabiya_board::{Bitboard, Side, Square};

use super::super::Engine;
use super::super::castling::Pair;
use super::super::position::{NONE, Position, kind_of, man, side_of};
use super::Fault;
use crate::text::{Right, Setup};

/// The file whose letter means something else.
const KING_FILE: u8 = b'K' - b'A';

impl<B: Bitboard> Engine<B> {
    /// Which pieces have not moved, as far as it matters.
    pub(super) fn unmoved_of(
        &self,
        position: &Position<B>,
        setup: &Setup,
        home: &[u8],
        faults: &mut Vec<Fault>,
    ) -> B {
        let mut unmoved = B::EMPTY;
        for &(side, right) in &setup.rights {
            let named = self.named_by(position, side, right, home);
            if named.is_empty() {
                faults.push(Fault::Right(side, right));
            }
            unmoved |= named;
        }
        match &setup.unmoved {
            None => unmoved |= self.unmoved_by_place(position, home),
            Some(squares) => {
                for &square in squares {
                    let square = self.geometry().index(square);
                    if position.board[square] == NONE {
                        faults.push(Fault::UnmovedEmpty(square));
                    } else {
                        unmoved.insert(square);
                    }
                }
            }
        }
        let matters = |&square: &usize| {
            let man = position.board[square];
            self.minds_moving(side_of(man), kind_of(man))
        };
        let moving = unmoved.iter().filter(matters).fold(B::EMPTY, |set, square| set | B::single(square));
        let castling = Side::ALL.iter().fold(B::EMPTY, |set, &side| set | self.castlers(position, side));
        unmoved &= moving | castling;
        unmoved & !self.idle_castlers(position, unmoved)
    }

    /// What a text says of unmoved pieces: the castling field, and the squares where that and the start position do not
    /// tell all.
    pub(super) fn unmoved_in_text(
        &self,
        position: &Position<B>,
    ) -> (Vec<(Side, Right)>, Option<Vec<Square>>) {
        let home = &self.start.board;
        let mut rights = Vec::new();
        let mut told = B::EMPTY;
        for side in Side::ALL {
            let mut tell = |right: Right| {
                let named = self.named_by(position, side, right, home);
                let is_news = !(named & !told).is_empty();
                if is_news && (named & !position.unmoved).is_empty() {
                    told |= named;
                    rights.push((side, right));
                }
            };
            tell(Right::King);
            tell(Right::Queen);
            (0..self.geometry().width()).for_each(|file| {
                if file != KING_FILE {
                    tell(Right::File(file));
                }
            });
        }
        let by_place = self.unmoved_by_place(position, home);
        if told | by_place == position.unmoved {
            return (rights, None);
        }
        let squares = (position.unmoved & !told).iter().map(|square| self.geometry().square(square));
        (rights, Some(squares.collect()))
    }

    /// The pieces that count as unmoved because the start position has the same ones there. Castling pieces are told by
    /// their rights, and so are those that the castling field of the start position names.
    fn unmoved_by_place(&self, position: &Position<B>, home: &[u8]) -> B {
        let mut unmoved = B::EMPTY;
        for side in Side::ALL {
            let told = self.castlers(position, side) | self.named_at_start(side, home);
            for square in (position.own(side) & !told).iter() {
                if self.is_home(position, square, home) {
                    unmoved.insert(square);
                }
            }
        }
        unmoved
    }

    /// Whether the piece here has first moves, and the start position has the same one here.
    fn is_home(&self, position: &Position<B>, square: usize, home: &[u8]) -> bool {
        let here = position.board[square];
        here != NONE && home.get(square) == Some(&here) && self.minds_moving(side_of(here), kind_of(here))
    }

    /// Whether a type has moves that a piece has only before it has moved, castling aside.
    pub(in crate::engine) fn minds_moving(&self, side: Side, kind: u8) -> bool {
        self.kind(side, kind).minds_moving
    }

    /// The pieces that a letter of the castling field says to be unmoved.
    fn named_by(&self, position: &Position<B>, side: Side, right: Right, home: &[u8]) -> B {
        let width = usize::from(self.geometry().width());
        // Squares that castle by their place have to hold what the game starts with.
        let is_sound = |pair: &Pair| {
            let is_same = |square: usize| home.get(square) == position.board.get(square);
            !pair.by_place || (is_same(pair.mover) && is_same(pair.partner))
        };
        let pairs = || self.castling_pairs(position, side, position.own(side)).filter(is_sound);
        let two = |pair: Pair| B::single(pair.mover) | B::single(pair.partner);
        let outermost = |to_right: bool| {
            let mut there = pairs().filter(|pair| pair.to_right == Some(to_right));
            let Some(first) = there.next() else { return B::EMPTY };
            let same_mover = there.filter(|pair| pair.mover == first.mover);
            let farthest = same_mover.fold(first, |far, pair| {
                if pair.partner.abs_diff(pair.mover) > far.partner.abs_diff(far.mover) { pair } else { far }
            });
            two(farthest)
        };
        match right {
            Right::King => outermost(true),
            Right::Queen => outermost(false),
            Right::File(file) => {
                let on_file = |square: usize| square % width == usize::from(file);
                if let Some(pair) = pairs().find(|pair| on_file(pair.partner)) {
                    return two(pair);
                }
                let named = self.named_at_start(side, home) & position.own(side);
                let here =
                    named.iter().filter(|&square| on_file(square) && self.is_home(position, square, home));
                here.fold(B::EMPTY, |set, square| set | B::single(square))
            }
        }
    }

    /// The squares of pieces without castling that the castling field of the start position names by their files: the
    /// nearest to their side.
    fn named_at_start(&self, side: Side, home: &[u8]) -> B {
        let mut named = B::EMPTY;
        let Some(field) = self.spec.start.split_whitespace().nth(2) else { return named };
        let (width, area) = (usize::from(self.geometry().width()), self.geometry().area());
        let letters = field.bytes().filter(|letter| match side {
            Side::First => letter.is_ascii_uppercase(),
            Side::Second => letter.is_ascii_lowercase(),
        });
        for letter in letters {
            let file = usize::from(letter.to_ascii_uppercase() - b'A');
            if file >= width || matches!(letter.to_ascii_uppercase(), b'K' | b'Q') {
                continue;
            }
            let is_own = |square: &usize| {
                (0..self.spec.types.len() as u8)
                    .any(|kind| home.get(*square) == Some(&man(kind, side)) && self.minds_moving(side, kind))
            };
            let mut squares = (file..area).step_by(width).filter(is_own);
            let nearest = if side == Side::First { squares.last() } else { squares.next() };
            if let Some(square) = nearest {
                named.insert(square);
            }
        }
        named
    }
}
