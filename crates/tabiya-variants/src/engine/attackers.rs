use tabiya_board::{Bitboard, Side};
use tabiya_pieces::compiled::Means;

use super::Engine;
use super::attack::Seen;
use super::position::{NONE, Position, kind_of, man, side_of};

/// What explanations ask of a position.
impl<B: Bitboard> Engine<B> {
    /// Whether no piece can ever stand on a square.
    pub(crate) fn is_hole(&self, square: usize) -> bool {
        !self.atlas.squares.contains(square)
    }

    /// Whether a piece may stand on a square.
    pub(crate) fn may_stand(&self, man: u8, square: usize) -> bool {
        self.region(side_of(man), kind_of(man)).contains(square)
    }

    /// Whether a royal piece of the side to move stands on a square.
    pub(crate) fn is_royal_at(&self, position: &Position<B>, square: usize) -> bool {
        let man = position.board[square];
        man != NONE && side_of(man) == position.to_move && self.spec.types[usize::from(kind_of(man))].royal
    }

    /// Takes pieces off.
    pub(crate) fn vacate(&self, position: &mut Position<B>, squares: &[usize]) {
        for &square in squares {
            self.set(position, square as u8, NONE);
        }
    }

    /// Puts a piece of the side that is not to move on a square: one of a type that is not royal.
    pub(crate) fn place_enemy(&self, position: &mut Position<B>, square: usize) {
        let common = self.spec.types.iter().position(|kind| !kind.royal).unwrap_or_default();
        let enemy = man(common as u8, !position.to_move);
        self.set(position, square as u8, enemy);
    }

    /// The squares strictly between two on a straight line, in order; none between others.
    pub(crate) fn between(&self, from: usize, to: usize) -> impl Iterator<Item = usize> {
        let step = self.atlas.square(from).to(self.atlas.square(to));
        let (columns, rows) = (i32::from(step.columns), i32::from(step.rows));
        let distance = columns.abs().max(rows.abs());
        let is_straight = columns == 0 || rows == 0 || columns.abs() == rows.abs();
        let width = i32::from(self.atlas.geometry.width());
        let stride = rows.signum() * width + columns.signum();
        let end = if is_straight { distance } else { 0 };
        (1..end).map(move |times| (from as i32 + times * stride) as usize)
    }

    /// The royal pieces of a side that are attacked, each with the squares of the pieces that attack it.
    pub(crate) fn attacked_royals(&self, position: &Position<B>, side: Side) -> Vec<(usize, Vec<usize>)> {
        let royals = position.of(side, &self.royals);
        let attacked = royals.iter().map(|royal| (royal, self.attackers(position, royal, !side)));
        attacked.filter(|(_, attackers)| !attackers.is_empty()).collect()
    }

    /// The pieces of a side that attack a square.
    pub(crate) fn attackers(&self, position: &Position<B>, square: usize, by: Side) -> Vec<usize> {
        let all = position.own(by);
        let mut theirs = position.clone();
        theirs.to_move = by;
        all.iter()
            .filter(|&from| {
                let of = self.kind(by, kind_of(position.board[from]));
                let seen = Seen { engine: self, position, regard: Self::regard(position, by, of, from) };
                self.simple_targets(&theirs, from).contains(square)
                    || self.faces(position, from, square)
                    || of.machines.iter().any(|ruled| {
                        let mut means = Means::default();
                        let (budget, scratch) = means.parts();
                        let aim = (square, ruled.ends);
                        ruled.from.contains(from)
                            && ruled
                                .machine
                                .attacks_ending_on(&seen, by, from, aim, budget, scratch)
                                .unwrap_or(false)
                    })
            })
            .collect()
    }

    /// Whether two royal pieces that may not face each other do.
    fn faces(&self, position: &Position<B>, from: usize, square: usize) -> bool {
        let is_royal = |index: usize| {
            let man = position.board[index];
            man != NONE && self.royals.contains(&kind_of(man))
        };
        let width = usize::from(self.atlas.geometry.width());
        self.spec.flying
            && is_royal(from)
            && is_royal(square)
            && from % width == square % width
            && self.between(from, square).all(|index| position.board[index] == NONE)
    }
}
