//! A game with drops, with two kinds of action on one target, and with rules that are a value.

mod evaluation;
mod explain;
mod notation;
mod position_text;
mod scene;
mod text;

use core::ops::ControlFlow;

use tabiya_board::{Geometry, Heading, Side, Square, Step};
use tabiya_game::{Code, History, Outcome, Rules, Scope};

use crate::sheet::{Fold, MAX_EDGE, board};

pub use evaluation::LinesEvaluation;
pub use position_text::LinesSetup;

/// The side whose move or drop made a line.
const LINE: Code = Code::new("toy.lines.outcome.line");
/// The side to act has no legal move.
const STUCK: Code = Code::new("toy.lines.outcome.stuck");
/// The position came about for the last time that the rules allow.
const REPETITION: Code = Code::new("toy.lines.outcome.repetition");

/// The rules of a game of lines: whoever gets so many men into a line first wins.
///
/// There are two kinds of men: pegs (`P`) step sideways, forwards and backwards, bars (`B`) diagonally, one square at a
/// time. A man steps to an empty square, **captures** an enemy there, or **swaps** places with a man of the other kind
/// there, of either side. Captured men change sides and go to the hand, from which they are dropped on any empty square.
/// A side without a legal move loses. When a position comes about a third time the game is drawn.
///
/// All of it is data; each value is a game with a name of its own.
///
/// ```
/// use tabiya_game::{GameText, Rules};
/// use tabiya_toys::Lines;
/// let three = Lines::three();
/// assert_eq!(three.write_position(&three.start()), ".../.../.../[PPBppb] w");
/// assert_eq!(three.count(&three.start()), 18);
/// let march = Lines::march();
/// assert_eq!(march.write_position(&march.start()), "p.p./.b.b/.*../.B.B/P.P./[] w");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines {
    name: String,
    geometry: Geometry,
    line: u8,
    men: [u8; 2],
    drops: bool,
    swaps: bool,
    repetitions: usize,
    hole: Option<Square>,
}

impl Lines {
    /// The game of this name on a board of up to 8x8 squares, where `line` men in a line win, each side has `men` pegs
    /// and bars, and drops and swaps are allowed. `None` for boards and lines that do not exist.
    pub fn new(name: &str, width: usize, height: usize, line: u8, men: [u8; 2]) -> Option<Self> {
        let geometry = Geometry::new(width, height).ok()?;
        let fits = width.max(height) <= MAX_EDGE && line >= 2 && usize::from(line) <= width.max(height);
        let enough = usize::from(men[0]) + usize::from(men[1]) <= geometry.area();
        (fits && enough).then(|| Self::on(geometry, name, line, men))
    }

    fn on(geometry: Geometry, name: &str, line: u8, men: [u8; 2]) -> Self {
        Self {
            name: name.to_owned(),
            geometry,
            line,
            men,
            drops: true,
            swaps: true,
            repetitions: 3,
            hole: None,
        }
    }

    /// Three in a line on a board of nine squares.
    pub fn three() -> Self {
        Self::on(const { board(3, 3) }, "toy-lines", 3, [2, 1])
    }

    /// Four in a line on a larger board, without swaps: a text without suffix is never ambiguous.
    pub fn four() -> Self {
        Self { swaps: false, ..Self::on(const { board(5, 4) }, "toy-lines-four", 4, [3, 2]) }
    }

    /// Men stand on their rows from the start and never come back; the board has a hole.
    pub fn march() -> Self {
        Self {
            drops: false,
            hole: Square::new(1, 2),
            ..Self::on(const { board(4, 5) }, "toy-lines-march", 3, [2, 2])
        }
    }

    /// The same rules with a draw at this many repetitions of a position; 0 is never.
    pub fn with_repetitions(self, repetitions: usize) -> Self {
        Self { repetitions, ..self }
    }
}

/// A kind of men.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Steps sideways, forwards and backwards.
    Peg,
    /// Steps diagonally.
    Bar,
}

impl Kind {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Peg, Self::Bar];

    fn steps(self) -> impl Iterator<Item = Step> {
        // Headings go round, straight and diagonal in turn; they are the same set for both sides.
        Heading::ALL.into_iter().skip(self as usize).step_by(2).map(|heading| heading.step(Side::First))
    }
}

/// A man of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Man {
    /// Whose it is.
    pub side: Side,
    /// Its kind.
    pub kind: Kind,
}

/// A position of a game of lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinesPosition {
    geometry: Geometry,
    /// In reading order. A hole is empty, and never entered.
    cells: Vec<Option<Man>>,
    /// Men in hand, by side and kind.
    hands: [[u8; 2]; 2],
    to_move: Side,
}

impl LinesPosition {
    fn man(&self, square: Square) -> Option<Man> {
        self.cells[self.geometry.index(square)]
    }

    fn put(&mut self, square: Square, man: Option<Man>) {
        let index = self.geometry.index(square);
        self.cells[index] = man;
    }

    fn hand(&mut self, side: Side, kind: Kind) -> &mut u8 {
        &mut self.hands[side.index()][kind as usize]
    }

    fn men(&self) -> impl Iterator<Item = (Square, Man)> {
        self.geometry.squares().zip(&self.cells).filter_map(|(square, man)| Some((square, (*man)?)))
    }
}

/// What a man does on the square that it goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// It is empty.
    Step,
    /// The enemy there goes to the hand, or out of the game.
    Capture,
    /// The man there, of the other kind, goes where this one came from.
    Swap,
}

/// A move of a game of lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LinesMove {
    /// A man from the hand.
    Drop {
        /// Its kind.
        kind: Kind,
        /// Where it goes.
        to: Square,
    },
    /// A man on the board.
    Go {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
        /// What it does there.
        action: Action,
    },
}

impl LinesMove {
    const fn to(self) -> Square {
        match self {
            Self::Drop { to, .. } | Self::Go { to, .. } => to,
        }
    }
}

/// What taking back a move needs: the man that was captured.
#[derive(Clone, Copy, Debug)]
pub struct LinesUndo(Option<Man>);

impl Lines {
    fn is_hole(&self, square: Square) -> bool {
        self.hole == Some(square)
    }

    /// The side that has a line; where both have one, the side that acted last.
    fn winner(&self, position: &LinesPosition) -> Option<Side> {
        [!position.to_move, position.to_move].into_iter().find(|&side| self.has_line(position, side))
    }

    fn has_line(&self, position: &LinesPosition, side: Side) -> bool {
        let own = |square| position.man(square).is_some_and(|man| man.side == side);
        let directions = [Step::new(1, 0), Step::new(0, 1), Step::new(1, 1), Step::new(1, -1)];
        self.geometry.squares().filter(|&square| own(square)).any(|square| {
            directions.iter().any(|&direction| {
                let mut next = square;
                (1..self.line).all(|_| match self.geometry.step(next, direction) {
                    Some(square) => {
                        next = square;
                        own(square)
                    }
                    None => false,
                })
            })
        })
    }

    /// What a man may do at a square that it reaches.
    fn actions(&self, man: Man, target: Option<Man>) -> impl Iterator<Item = Action> {
        let (step, capture, swap) = match target {
            None => (true, false, false),
            Some(other) => (false, other.side != man.side, self.swaps && other.kind != man.kind),
        };
        let all = [(step, Action::Step), (capture, Action::Capture), (swap, Action::Swap)];
        all.into_iter().filter_map(|(allowed, action)| allowed.then_some(action))
    }
}

impl Rules for Lines {
    type Position = LinesPosition;
    type Move = LinesMove;
    type Undo = LinesUndo;
    type Details = ();

    fn start(&self) -> LinesPosition {
        let mut position = LinesPosition {
            geometry: self.geometry,
            cells: vec![None; self.geometry.area()],
            hands: [[0; 2]; 2],
            to_move: Side::First,
        };
        if self.drops {
            position.hands = [self.men; 2];
            return position;
        }
        for side in Side::ALL {
            let mut left = self.men;
            let back = match side {
                Side::First => self.geometry.height() - 1,
                Side::Second => 0,
            };
            // Pegs on the row at the back, bars before them: nobody has a line yet.
            for column in 0..self.geometry.width() {
                let kind = Kind::ALL[usize::from(column % 2)];
                let place = Square::new(column, back)
                    .and_then(|square| self.geometry.step(square, Step::new(0, side.forward() * kind as i8)));
                if let Some(square) = place.filter(|&square| !self.is_hole(square))
                    && let Some(rest) = left[kind as usize].checked_sub(1)
                {
                    left[kind as usize] = rest;
                    position.put(square, Some(Man { side, kind }));
                }
            }
        }
        position
    }

    fn to_move(&self, position: &LinesPosition) -> Side {
        position.to_move
    }

    fn generate<F>(&self, position: &LinesPosition, scope: Scope, (): &mut (), mut each: F) -> ControlFlow<()>
    where
        F: FnMut(LinesMove) -> ControlFlow<()>,
    {
        if self.winner(position).is_some() {
            return ControlFlow::Continue(());
        }
        let side = position.to_move;
        if self.drops && scope == Scope::All {
            for kind in Kind::ALL.into_iter().filter(|&kind| position.hands[side.index()][kind as usize] > 0)
            {
                let free = self.geometry.squares().zip(&position.cells);
                for (to, _) in free.filter(|&(to, man)| man.is_none() && !self.is_hole(to)) {
                    each(LinesMove::Drop { kind, to })?;
                }
            }
        }
        for (from, man) in position.men().filter(|(_, man)| man.side == side) {
            let reached = man.kind.steps().filter_map(|step| self.geometry.step(from, step));
            for to in reached.filter(|&to| !self.is_hole(to)) {
                for action in self.actions(man, position.man(to)) {
                    if scope == Scope::All || action == Action::Capture {
                        each(LinesMove::Go { from, to, action })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn make(&self, position: &mut LinesPosition, movement: LinesMove, (): &()) -> LinesUndo {
        let side = position.to_move;
        position.to_move = !side;
        match movement {
            LinesMove::Drop { kind, to } => {
                let hand = position.hand(side, kind);
                *hand = hand.saturating_sub(1);
                position.put(to, Some(Man { side, kind }));
                LinesUndo(None)
            }
            LinesMove::Go { from, to, action } => {
                let (man, target) = (position.man(from), position.man(to));
                position.put(to, man);
                position.put(from, if action == Action::Swap { target } else { None });
                let captured = target.filter(|_| action == Action::Capture);
                if let Some(captured) = captured
                    && self.drops
                {
                    *position.hand(side, captured.kind) += 1;
                }
                LinesUndo(captured)
            }
        }
    }

    fn unmake(&self, position: &mut LinesPosition, movement: LinesMove, undo: LinesUndo) {
        let side = !position.to_move;
        position.to_move = side;
        match movement {
            LinesMove::Drop { kind, to } => {
                position.put(to, None);
                *position.hand(side, kind) += 1;
            }
            LinesMove::Go { from, to, action } => {
                let (man, swapped) = (position.man(to), position.man(from));
                position.put(from, man);
                position.put(to, if action == Action::Swap { swapped } else { undo.0 });
                if let Some(captured) = undo.0
                    && self.drops
                {
                    *position.hand(side, captured.kind) -= 1;
                }
            }
        }
    }

    fn hash(&self, position: &LinesPosition) -> u64 {
        let cell = |man: &Option<Man>| man.map_or(0, |man| 1 + man.side as u64 * 2 + man.kind as u64);
        let fold = position.cells.iter().map(cell).fold(Fold(position.to_move as u64), Fold::with);
        position.hands.as_flattened().iter().map(|&men| u64::from(men)).fold(fold, Fold::with).0
    }

    fn passed(&self, position: &LinesPosition) -> Option<LinesPosition> {
        let passed = LinesPosition { to_move: !position.to_move, ..position.clone() };
        (self.count(position) > 0 && self.count(&passed) > 0).then_some(passed)
    }

    fn outcome(&self, position: &LinesPosition, history: History<'_, Self>) -> Outcome {
        if let Some(winner) = self.winner(position) {
            return Outcome::Decided { winner: Some(winner), reason: LINE };
        }
        let first = |_| ControlFlow::Break(());
        if self.generate(position, Scope::All, &mut (), first).is_continue() {
            return Outcome::Decided { winner: Some(!position.to_move), reason: STUCK };
        }
        if self.repetitions > 0 {
            let present = self.hash(position);
            let before = history.plies.iter().filter(|ply| ply.hash_before == present).count();
            if before + 1 >= self.repetitions {
                return Outcome::Decided { winner: None, reason: REPETITION };
            }
        }
        Outcome::Ongoing
    }

    fn lookback(&self, _: &LinesPosition) -> usize {
        // Captured men come back, so any position can.
        if self.repetitions > 0 { usize::MAX } else { 0 }
    }
}
