use core::fmt;
use core::hash::Hash;
use core::ops::ControlFlow;

use tabiya_board::Side;

use crate::{History, Outcome};

/// Which moves to generate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scope {
    /// All legal moves.
    All,
    /// The legal moves that change the balance at once: captures, promotions, what a quiet search must not stop before.
    Forcing,
}

/// The rules of a game: how positions follow from one another.
///
/// Rules are a **value**, since a variant is data and a game can have options: two values of one type can be two
/// different games. Nothing here knows text; that is [`GameText`](crate::GameText). Loops that visit millions of
/// positions (perft, search, playouts) are generic over this trait; everything else goes through the
/// [facade](crate::Game), one call of which is one whole such loop.
pub trait Rules: Send + Sync + Sized {
    /// A playable position. Equal positions have the same continuations.
    type Position: Clone + PartialEq + fmt::Debug + Send + Sync;
    /// A move: small, and told apart from the other legal moves of its position by value.
    type Move: Copy + Eq + Hash + fmt::Debug + Send + Sync;
    /// What [`unmake`](Self::unmake) needs besides the move.
    type Undo: fmt::Debug + Send;
    /// What the moves of one list hold beyond their small values: the captures and legs of compound moves, to which a
    /// move points. Equal positions give equal details for equal moves. `()` for most games.
    type Details: Default + Clone + fmt::Debug + Send + Sync;

    /// The position that a game starts from.
    fn start(&self) -> Self::Position;

    /// The side to act. It is asked also where the game is over.
    fn to_move(&self, position: &Self::Position) -> Side;

    /// Calls `each` for every legal move in a fixed order, until it breaks. A decided position has none.
    ///
    /// Moves are added to `details` before they are passed on; a caller that keeps moves keeps the details. A move is the
    /// same value in every scope, and whether or not the moves before it were asked for.
    fn generate<F>(
        &self,
        position: &Self::Position,
        scope: Scope,
        details: &mut Self::Details,
        each: F,
    ) -> ControlFlow<()>
    where
        F: FnMut(Self::Move) -> ControlFlow<()>;

    /// The number of legal moves. Games that can count without listing do so.
    fn count(&self, position: &Self::Position) -> u64 {
        let mut count = 0;
        let _ = self.generate(position, Scope::All, &mut Self::Details::default(), |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// Plays a legal move. A move that is not legal here leaves a position that means nothing, but never panics.
    fn make(
        &self,
        position: &mut Self::Position,
        movement: Self::Move,
        details: &Self::Details,
    ) -> Self::Undo;

    /// Takes back the move that was made last: the position is again what it was, in every part.
    fn unmake(&self, position: &mut Self::Position, movement: Self::Move, undo: Self::Undo);

    /// A number that equal positions share and different ones hardly ever do.
    fn hash(&self, position: &Self::Position) -> u64;

    /// The position after passing the turn, where that can't be the best move for a reason of the rules alone and so
    /// tells a search something (the null move); `None` in check, in zugzwang-prone or decided positions.
    fn passed(&self, position: &Self::Position) -> Option<Self::Position>;

    /// Whether the game is over here. Repetition and move limits are seen in `history`, and never without it.
    fn outcome(&self, position: &Self::Position, history: History<'_, Self>) -> Outcome;

    /// How many of the plies that led to this position [`outcome`](Self::outcome) can still ask for, here and later:
    /// those since the last one that can't be undone by play. A caller may forget the ones before, so that records of
    /// any length fit in memory. 0 where history is never asked for; all of them unless a game knows better.
    fn lookback(&self, position: &Self::Position) -> usize {
        let _ = position;
        usize::MAX
    }
}

/// The legal moves of a position, kept with their details; reused from position to position.
///
/// ```
/// use tabiya_game::{MoveList, Rules, Scope};
/// use tabiya_toys::Lines;
/// let rules = Lines::three();
/// let mut position = rules.start();
/// let mut list = MoveList::new();
/// list.fill(&rules, &position, Scope::All);
/// assert_eq!(list.moves().len(), 18);
/// rules.make(&mut position, list.moves()[0], list.details());
/// list.fill(&rules, &position, Scope::Forcing);
/// assert!(list.moves().is_empty());
/// ```
pub struct MoveList<R: Rules> {
    moves: Vec<R::Move>,
    details: R::Details,
}

impl<R: Rules> MoveList<R> {
    /// An empty list.
    pub fn new() -> Self {
        Self { moves: Vec::new(), details: R::Details::default() }
    }

    /// The legal moves of this position.
    pub fn of(rules: &R, position: &R::Position) -> Self {
        let mut list = Self::new();
        list.fill(rules, position, Scope::All);
        list
    }

    /// Takes the place of what was in the list.
    pub fn fill(&mut self, rules: &R, position: &R::Position, scope: Scope) {
        self.moves.clear();
        self.details = R::Details::default();
        let moves = &mut self.moves;
        let _ = rules.generate(position, scope, &mut self.details, |movement| {
            moves.push(movement);
            ControlFlow::Continue(())
        });
    }

    /// What the moves of this position hold beyond their values. Costs nothing where that is nothing.
    pub fn details_of(rules: &R, position: &R::Position) -> R::Details {
        if size_of::<R::Details>() == 0 { R::Details::default() } else { Self::of(rules, position).details }
    }

    /// The moves.
    pub fn moves(&self) -> &[R::Move] {
        &self.moves
    }

    /// What they hold beyond their values.
    pub fn details(&self) -> &R::Details {
        &self.details
    }
}

impl<R: Rules> Default for MoveList<R> {
    fn default() -> Self {
        Self::new()
    }
}

impl<R: Rules> fmt::Debug for MoveList<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MoveList").field("moves", &self.moves).field("details", &self.details).finish()
    }
}
