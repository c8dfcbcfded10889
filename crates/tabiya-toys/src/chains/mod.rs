//! A game with compound moves, whose captures live in the details of the move list.

mod evaluation;
mod explain;
mod notation;
mod position_text;
mod scene;
mod text;

use core::ops::ControlFlow;

use tabiya_board::{Geometry, Heading, Side, Square};
use tabiya_game::{Code, History, Outcome, Rules, Scope};

use crate::sheet::{Fold, board};

pub use evaluation::ChainsEvaluation;
pub use position_text::ChainsSetup;

/// A side has no man left.
const NO_MEN: Code = Code::new("toy.chains.outcome.no-men");
/// The side to act has men, but no legal move.
const STUCK: Code = Code::new("toy.chains.outcome.stuck");
/// Nothing was captured for too long.
const QUIET: Code = Code::new("toy.chains.outcome.quiet");

/// So many moves in a row without a capture are a draw.
const QUIET_LIMIT: usize = 40;

/// Boards have no more columns or rows: chains of captures grow fast with the board.
const MAX_EDGE: usize = 6;

/// The rules of a game of chains: men jump over men, as often as they like in one move.
///
/// A man steps to an empty square beside it, before it or behind it. Or it jumps over an enemy beside it to the empty
/// square behind, which removes the enemy, and goes on jumping from there or stops. A side without a legal move loses;
/// forty moves without a capture are a draw.
///
/// ```
/// use tabiya_game::{Facade, Game, ResolveOptions, Table};
/// use tabiya_toys::Chains;
/// let game = Facade::new(Chains::free());
/// let errors = game.check_position("...../.b.../...b./...../.w.b./w", Default::default()).diagnostics;
/// assert_eq!(errors[0].code().as_str(), "toy.position.cell");
/// let mut table = game.table("...../.x.../...../.x.../.o.x./w", Default::default()).unwrap();
/// assert_eq!(table.legal(None).unwrap(), ["b1a1", "b1b3", "b1b3,b3b5", "b1c1"]);
/// table.play("b1b3,b3b5", &ResolveOptions::default()).unwrap();
/// assert_eq!(table.position(), ".o.../...../...../...../...x./b");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chains {
    name: String,
    geometry: Geometry,
    forced: bool,
}

impl Chains {
    /// The game of this name on a board of up to 6x6 squares; whoever can capture must, if captures are `forced`. `None`
    /// for boards that do not exist or have no row between the men.
    pub fn new(name: &str, width: usize, height: usize, forced: bool) -> Option<Self> {
        let geometry = Geometry::new(width, height).ok()?;
        (width.max(height) <= MAX_EDGE && height >= 3).then(|| Self {
            name: name.to_owned(),
            geometry,
            forced,
        })
    }

    /// Captures are free.
    pub fn free() -> Self {
        Self { name: "toy-chains".to_owned(), geometry: const { board(5, 5) }, forced: false }
    }

    /// Whoever can capture must.
    pub fn forced() -> Self {
        Self { name: "toy-chains-forced".to_owned(), geometry: const { board(4, 6) }, forced: true }
    }
}

/// A position of a game of chains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChainsPosition {
    geometry: Geometry,
    /// In reading order.
    cells: Vec<Option<Side>>,
    to_move: Side,
}

impl ChainsPosition {
    fn man(&self, square: Square) -> Option<Side> {
        self.cells[self.geometry.index(square)]
    }

    fn put(&mut self, square: Square, man: Option<Side>) {
        let index = self.geometry.index(square);
        self.cells[index] = man;
    }

    fn men(&self, side: Side) -> impl Iterator<Item = Square> {
        let cells = self.geometry.squares().zip(&self.cells);
        cells.filter_map(move |(square, man)| (*man == Some(side)).then_some(square))
    }
}

/// A move of a game of chains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ChainsMove {
    from: Square,
    to: Square,
    /// Which of the chains in the details it is; `None` is a step.
    chain: Option<u16>,
}

/// The chains of a move list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChainsDetails {
    /// Of each chain, the squares on which the man lands.
    landings: Vec<Box<[Square]>>,
}

impl ChainsDetails {
    /// The squares on which the man lands, the last one included.
    fn landings(&self, movement: ChainsMove) -> &[Square] {
        movement.chain.and_then(|chain| self.landings.get(usize::from(chain))).map_or(&[], |squares| squares)
    }

    /// The legs of a move, from square to square: one of a step.
    fn legs(&self, movement: ChainsMove) -> Vec<(Square, Square)> {
        match self.landings(movement) {
            [] => vec![(movement.from, movement.to)],
            landings => {
                let starts = [movement.from].into_iter().chain(landings.iter().copied());
                starts.zip(landings.iter().copied()).collect()
            }
        }
    }
}

/// The square that a jump passes over.
fn between(from: Square, to: Square) -> Square {
    Square::new(u8::midpoint(from.column(), to.column()), u8::midpoint(from.row(), to.row()))
        .expect("it is no farther from the edge than both")
}

/// What taking back a move needs: where men were captured.
#[derive(Clone, Debug)]
pub struct ChainsUndo(Vec<Square>);

const DIRECTIONS: [Heading; 4] = [Heading::Forward, Heading::Right, Heading::Backward, Heading::Left];

/// Looks for chains of captures.
struct Search<'a, F> {
    /// The board without the man that jumps and the men that it captured.
    board: ChainsPosition,
    from: Square,
    path: Vec<Square>,
    details: &'a mut ChainsDetails,
    each: F,
}

impl<F: FnMut(ChainsMove) -> ControlFlow<()>> Search<'_, F> {
    fn go_on(&mut self, at: Square) -> ControlFlow<()> {
        let side = self.board.to_move;
        for heading in DIRECTIONS {
            let step = heading.step(side);
            let geometry = self.board.geometry;
            let Some(over) = geometry.step(at, step) else { continue };
            let Some(to) = geometry.step(over, step) else { continue };
            if self.board.man(over) != Some(!side) || self.board.man(to).is_some() {
                continue;
            }
            self.path.push(to);
            let chain = Some(self.details.landings.len() as u16);
            self.details.landings.push(self.path.as_slice().into());
            (self.each)(ChainsMove { from: self.from, to, chain })?;
            self.board.put(over, None);
            self.go_on(to)?;
            self.board.put(over, Some(!side));
            self.path.pop();
        }
        ControlFlow::Continue(())
    }
}

fn captures<F>(position: &ChainsPosition, details: &mut ChainsDetails, mut each: F) -> ControlFlow<()>
where
    F: FnMut(ChainsMove) -> ControlFlow<()>,
{
    for from in position.men(position.to_move) {
        let mut board = position.clone();
        board.put(from, None);
        Search { board, from, path: Vec::new(), details, each: &mut each }.go_on(from)?;
    }
    ControlFlow::Continue(())
}

impl Chains {
    fn has_moves(&self, position: &ChainsPosition) -> bool {
        let first = |_| ControlFlow::Break(());
        self.generate(position, Scope::All, &mut ChainsDetails::default(), first).is_break()
    }
}

impl Rules for Chains {
    type Position = ChainsPosition;
    type Move = ChainsMove;
    type Undo = ChainsUndo;
    type Details = ChainsDetails;

    fn start(&self) -> ChainsPosition {
        let side = |square: Square| {
            // A row in the middle stays free, so that nobody stands face to face.
            let depth = (self.geometry.height() - 1) / 2;
            if square.row() < depth {
                Some(Side::Second)
            } else if square.row() >= self.geometry.height() - depth {
                Some(Side::First)
            } else {
                None
            }
        };
        ChainsPosition {
            geometry: self.geometry,
            cells: self.geometry.squares().map(side).collect(),
            to_move: Side::First,
        }
    }

    fn to_move(&self, position: &ChainsPosition) -> Side {
        position.to_move
    }

    fn generate<F>(
        &self,
        position: &ChainsPosition,
        scope: Scope,
        details: &mut ChainsDetails,
        mut each: F,
    ) -> ControlFlow<()>
    where
        F: FnMut(ChainsMove) -> ControlFlow<()>,
    {
        // Captures come first in every scope, so that a chain has the same number in each.
        let mut captured = false;
        captures(position, details, |movement| {
            captured = true;
            each(movement)
        })?;
        if scope == Scope::Forcing
            || self.forced && captured
            || position.men(!position.to_move).next().is_none()
        {
            return ControlFlow::Continue(());
        }
        for from in position.men(position.to_move) {
            let beside = DIRECTIONS.map(|heading| self.geometry.step(from, heading.step(position.to_move)));
            for to in beside.into_iter().flatten().filter(|&to| position.man(to).is_none()) {
                each(ChainsMove { from, to, chain: None })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn make(
        &self,
        position: &mut ChainsPosition,
        movement: ChainsMove,
        details: &ChainsDetails,
    ) -> ChainsUndo {
        let side = position.to_move;
        position.to_move = !side;
        position.put(movement.from, None);
        let mut captured = Vec::new();
        if movement.chain.is_some() {
            for (from, to) in details.legs(movement) {
                captured.push(between(from, to));
                position.put(between(from, to), None);
            }
        }
        position.put(movement.to, Some(side));
        ChainsUndo(captured)
    }

    fn unmake(&self, position: &mut ChainsPosition, movement: ChainsMove, undo: ChainsUndo) {
        let side = !position.to_move;
        position.put(movement.to, None);
        for captured in undo.0 {
            position.put(captured, Some(!side));
        }
        position.put(movement.from, Some(side));
        position.to_move = side;
    }

    fn hash(&self, position: &ChainsPosition) -> u64 {
        let cells = position.cells.iter().map(|man| man.map_or(0, |side| 1 + side as u64));
        cells.fold(Fold(position.to_move as u64), Fold::with).0
    }

    fn passed(&self, position: &ChainsPosition) -> Option<ChainsPosition> {
        // Whoever must capture would often rather pass.
        let passed = ChainsPosition { to_move: !position.to_move, ..position.clone() };
        let harmless = !self.forced && self.has_moves(position) && self.has_moves(&passed);
        harmless.then_some(passed)
    }

    fn outcome(&self, position: &ChainsPosition, history: History<'_, Self>) -> Outcome {
        for side in [position.to_move, !position.to_move] {
            if position.men(side).next().is_none() {
                return Outcome::Decided { winner: Some(!side), reason: NO_MEN };
            }
        }
        if !self.has_moves(position) {
            return Outcome::Decided { winner: Some(!position.to_move), reason: STUCK };
        }
        let quiet = history.plies.iter().rev().take_while(|ply| ply.movement.chain.is_none()).count();
        if quiet >= QUIET_LIMIT {
            return Outcome::Decided { winner: None, reason: QUIET };
        }
        Outcome::Ongoing
    }

    fn lookback(&self, _: &ChainsPosition) -> usize {
        QUIET_LIMIT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_jump_passes_over_its_middle() {
        let square = |column, row| Square::new(column, row).expect("the square exists");
        assert_eq!(between(square(1, 4), square(3, 4)), square(2, 4));
        assert_eq!(between(square(1, 4), square(1, 2)), square(1, 3));
    }

    /// No move has too many chains to be numbered: a man that can jump over all of its lattice has 176. (The number comes
    /// from another program.)
    #[test]
    fn chains_can_be_numbered() {
        let game = Chains::new("full", 6, 6, false).expect("the board exists");
        let mut position = game.start();
        for square in game.geometry.squares() {
            let lattice = square.column() % 2 == 0 && square.row() % 2 == 0;
            let enemy = square.column() % 2 != square.row() % 2;
            position.put(square, enemy.then_some(Side::Second));
            if lattice && square.column() == 0 && square.row() == 0 {
                position.put(square, Some(Side::First));
            }
        }
        assert_eq!(game.count(&position), 176);
    }
}
