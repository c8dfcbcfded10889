use tabiya_board::{Geometry, Side, Square, Step};

use crate::{Abilities, Ability, Change, GameResult, Kind, Lack, Phase, Piece, Position};

/// A position as plain data for judging one action at a time: the pieces and their effective abilities, which can
/// be changed at will to see what would be otherwise.
///
/// The effective abilities are computed from the neighbours by the definition in section 4 of the rules, not taken
/// from what [`Position`] keeps, so that [`judge`](crate::judge) and [`Position::generate`] check each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    geometry: Geometry,
    to_move: Side,
    result: GameResult,
    pools: [Vec<Kind>; 2],
    /// By [`Square::raw`].
    cells: Vec<Option<Piece>>,
    /// By [`Square::raw`].
    effective: Vec<Abilities>,
    granted: Vec<(Square, Ability)>,
    revoked: Vec<(Square, Ability)>,
}

impl View {
    /// The view of a position as it is.
    pub fn new(position: &Position) -> Self {
        let mut view = Self {
            geometry: position.geometry(),
            to_move: position.to_move(),
            result: position.result(),
            pools: Side::ALL.map(|side| position.pool(side).to_vec()),
            cells: vec![None; 256],
            effective: vec![Abilities::EMPTY; 256],
            granted: Vec::new(),
            revoked: Vec::new(),
        };
        for (square, piece) in position.pieces() {
            view.cells[square.raw() as usize] = Some(piece);
        }
        view.refresh();
        view
    }

    /// The size of the board.
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// Who acts next.
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// How the game stands; no change of a view touches it.
    pub const fn result(&self) -> GameResult {
        self.result
    }

    /// Placement as long as either pool has a piece.
    pub const fn phase(&self) -> Phase {
        if self.pools[0].is_empty() && self.pools[1].is_empty() { Phase::Movement } else { Phase::Placement }
    }

    /// What a side has yet to place.
    pub fn pool(&self, side: Side) -> &[Kind] {
        &self.pools[side.index()]
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.cells[square.raw() as usize]
    }

    /// The effective abilities of the piece on a square, none where there is no piece.
    pub fn effective(&self, square: Square) -> Abilities {
        self.effective[square.raw() as usize]
    }

    /// Whether the piece on a square has an ability.
    pub fn has(&self, square: Square, ability: Ability) -> bool {
        self.effective(square).contains(ability)
    }

    /// The pieces whose formations cover a square, in reading order.
    pub fn formations_over(&self, square: Square) -> impl Iterator<Item = (Square, Piece)> + '_ {
        (-1..=1).flat_map(|rows| (-1..=1).map(move |columns| Step::new(columns, rows))).filter_map(
            move |step| {
                let from = self.geometry.step(square, step)?;
                let piece = self.piece_at(from)?;
                piece.formation().covers(piece.side(), -step).then_some((from, piece))
            },
        )
    }

    /// Gives the piece on a square an ability, whatever the formations say.
    pub fn grant(&mut self, square: Square, ability: Ability) {
        self.revoked.retain(|&other| other != (square, ability));
        self.granted.push((square, ability));
        self.refresh();
    }

    /// Takes an ability from the piece on a square, whatever the formations say.
    pub fn revoke(&mut self, square: Square, ability: Ability) {
        self.granted.retain(|&other| other != (square, ability));
        self.revoked.push((square, ability));
        self.refresh();
    }

    /// Takes the piece on a square away, and its formation with it.
    pub fn remove(&mut self, square: Square) {
        self.cells[square.raw() as usize] = None;
        self.refresh();
    }

    /// Makes one change.
    pub fn apply(&mut self, change: Change) {
        match change {
            Change::Grant { square, ability } => self.grant(square, ability),
            Change::Revoke { square, ability } => self.revoke(square, ability),
            Change::Remove { square } => self.remove(square),
        }
    }

    fn refresh(&mut self) {
        for square in self.geometry.squares() {
            self.effective[square.raw() as usize] = match self.piece_at(square) {
                Some(piece) => {
                    let (gained, lost) = self.gained_and_lost(square, piece.side());
                    piece.kind().base().union(gained).without(lost)
                }
                None => Abilities::EMPTY,
            };
        }
        for &(square, ability) in &self.granted {
            if self.cells[square.raw() as usize].is_some() {
                self.effective[square.raw() as usize].insert(ability);
            }
        }
        for &(square, ability) in &self.revoked {
            self.effective[square.raw() as usize].remove(ability);
        }
    }

    /// What the formations over a square give to a piece of `side` there and take from it.
    fn gained_and_lost(&self, square: Square, side: Side) -> (Abilities, Abilities) {
        let mut all = (Abilities::EMPTY, Abilities::EMPTY);
        for (_, other) in self.formations_over(square) {
            let ally = other.side() == side;
            all.0 = all.0.union(other.formation().gains(ally));
            all.1 = all.1.union(other.formation().loses(ally));
        }
        all
    }

    /// Whether formations or its kind give the ability to the piece, before any formation takes it.
    fn would_have(&self, square: Square, piece: Piece, ability: Ability) -> bool {
        piece.kind().base().union(self.gained_and_lost(square, piece.side()).0).contains(ability)
    }

    /// The ability that the piece on a square does not have, with what has taken it.
    pub(crate) fn lack(&self, square: Square, piece: Piece, ability: Ability) -> Lack {
        let taken = self.would_have(square, piece, ability) && !self.revoked.contains(&(square, ability));
        let removed_by = if taken { self.removers(square, piece, ability).collect() } else { Vec::new() };
        Lack { square, piece, ability, removed_by }
    }

    /// The formations over the piece on a square that give it an ability.
    pub(crate) fn granters(
        &self,
        square: Square,
        piece: Piece,
        ability: Ability,
    ) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.formations_over(square).filter(move |&(_, other)| {
            other.formation().gains(other.side() == piece.side()).contains(ability)
        })
    }

    /// The formations over the piece on a square that take an ability from it.
    pub(crate) fn removers(
        &self,
        square: Square,
        piece: Piece,
        ability: Ability,
    ) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.formations_over(square).filter(move |&(_, other)| {
            other.formation().loses(other.side() == piece.side()).contains(ability)
        })
    }
}
