use core::fmt;

use tabiya_board::{Geometry, Square};
use tabiya_game::{Code, Diagnostic};

const STEPS: Code = Code::new("pieces.budget.steps");

/// One move of a piece on a board (H14).
///
/// Two ways to the same result are one move: everything counts in comparisons but the path.
#[derive(Clone, Debug)]
pub struct Movement {
    /// Where the piece stands.
    pub from: Square,
    /// Where it ends.
    pub to: Square,
    /// The squares of captured pieces, in reading order.
    pub captures: Vec<Square>,
    /// The squares emptied by effects, in reading order: captured squares are not listed again, but a mover that removes
    /// itself is, also where it captured.
    pub removed: Vec<Square>,
    /// From where to where a partner goes.
    pub partner: Option<(Square, Square)>,
    /// What the piece becomes: a letter, with extension E7 one behind a `+`.
    pub promotion: Option<String>,
    /// Where each leg ends, in order, the last of them `to`: one of the ways to this move.
    pub path: Vec<Square>,
}

impl Movement {
    /// What counts: all but the path.
    fn key(&self) -> impl Ord + core::hash::Hash + '_ {
        (self.from, self.to, &self.captures, &self.removed, self.partner, &self.promotion)
    }

    /// As players write it: `d4e5`, with a promotion `e7e8Q`. Different moves can have the same text.
    pub fn text(&self, geometry: Geometry) -> String {
        let promotion = self.promotion.as_deref().unwrap_or_default();
        format!("{}{}{promotion}", square_name(geometry, self.from), square_name(geometry, self.to))
    }
}

impl PartialEq for Movement {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Eq for Movement {}

impl core::hash::Hash for Movement {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

impl PartialOrd for Movement {
    fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Movement {
    fn cmp(&self, other: &Self) -> core::cmp::Ordering {
        self.key().cmp(&other.key())
    }
}

/// The name of a square in chess style: a letter for the column, the row counted from the bottom: `a1`, `p16`.
///
/// ```
/// use tabiya_board::{Geometry, Square};
/// let board = Geometry::new(8, 8).unwrap();
/// assert_eq!(tabiya_pieces::square_name(board, Square::new(3, 4).unwrap()).to_string(), "d4");
/// ```
pub fn square_name(geometry: Geometry, square: Square) -> impl fmt::Display {
    let column = char::from(b'a' + square.column());
    let line = i16::from(geometry.height()) - i16::from(square.row());
    format!("{column}{line}")
}

/// The square of this name, `None` when the board has none.
///
/// ```
/// use tabiya_board::{Geometry, Square};
/// let board = Geometry::new(8, 10).unwrap();
/// assert_eq!(tabiya_pieces::square_of_name(board, "a10"), Square::new(0, 0));
/// assert_eq!(tabiya_pieces::square_of_name(board, "i1"), None);
/// ```
pub fn square_of_name(geometry: Geometry, name: &str) -> Option<Square> {
    let (column, line) = name.split_at_checked(1)?;
    let column = column.bytes().next()?.checked_sub(b'a')?;
    let is_number = !line.starts_with('0') && line.bytes().all(|byte| byte.is_ascii_digit());
    let line: u8 = line.parse().ok().filter(|_| is_number)?;
    let row = geometry.height().checked_sub(line)?;
    Square::new(column, row).filter(|&square| geometry.contains(square))
}

/// A piece needed more than [`MAX_STEPS`] counted steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OverBudget;

impl fmt::Display for OverBudget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "finding the targets takes more than {MAX_STEPS} steps")
    }
}

impl core::error::Error for OverBudget {}

impl From<OverBudget> for Diagnostic {
    /// An error that is about the whole line.
    fn from(_: OverBudget) -> Self {
        Self::error(STEPS).with("limit", MAX_STEPS)
    }
}

/// How many steps (squares looked at, states visited) finding the targets of one piece may take.
pub const MAX_STEPS: u32 = 200_000;

/// May the copies of a counted group turn (Q2)?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Repeat {
    /// Only where the body is a single step of distance `n`, which a straight repeat would not lengthen.
    #[default]
    Document,
    /// Never.
    Straight,
    /// Always.
    Turning,
}
