//! Targets found as the specification states them, step by step.
//!
//! This is the reference that [`compiled`](crate::compiled) is held against: it is written to be read beside the
//! specification, one noun a module, and shares nothing with the compiled engine but the tree and the board. It runs
//! a line as a machine of sets: the states in which a move can be before a leg go in, those in which it
//! can be after it come out. A set holds a state once, so that lines such as `n(n+)` come to an end, and every state and
//! every square looked at is a counted step.
//!
//! Where the specification leaves a choice, it is taken so:
//!
//! * `cAr1`, wherever it stands, asks whether the whole move captured.
//! * Only the alternatives of the line itself can be properties of the piece (H13); within a group `c0` is a leg. With
//!   `c` or `cAr` such an alternative acts on moves that capture, with `o` on those that do not; its state conditions
//!   are those of all its legs.
//! * `^` or `^^` before a group with a connector (E1) is the type of its legs, not a hop along a rider.
//! * A group within a group has the type and the filter of the outer one, where it has none, as its legs do (H4).
//! * The legs of a group whose copies may turn are not bound by a group around it (H6).
//! * In an oblique filter `*`, `X` and `+` alone keep everything, and so does `+` with an arrow (Q1); `*` or `X` with an
//!   arrow is the arrow (H17).
//! * An influence with an oblique reach (E6) has the leaps that the same text has as a leg.
//! * The parts that the path of a swap (H22) leaves out ask nothing.
//!
//! ```
//! use tabiya_pieces::{Board, Piece, Repeat, naive, square_of_name};
//! let board: Board = "8/8/5p2/8/3A4/8/8/8".parse().unwrap();
//! let d4 = square_of_name(board.geometry(), "d4").unwrap();
//! let bishop: Piece = "nX".parse().unwrap();
//! assert_eq!(naive::targets(&bishop, Repeat::Document, &board, d4).unwrap().len(), 11);
//! ```

mod attack;
mod budget;
mod castling;
mod chain;
mod choice;
mod effect;
mod group;
mod guard;
mod influence;
mod leg;
mod list;
mod promotion;
mod ray;
mod run;
mod state;
mod surroundings;
mod swap;
mod testing;
mod vector;

use tabiya_board::Square;

pub use self::budget::Budget;
pub use self::surroundings::Surroundings;

use self::run::Run;
use self::testing::Testing;
use crate::{Board, Movement, OverBudget, Piece, Repeat};

/// Every move of the piece on `from`, whatever its letter, as if it moved by this line: sorted by text, each once
/// (H14). There are none when no piece stands there.
///
/// # Errors
/// When that takes more than [`MAX_STEPS`](crate::MAX_STEPS) steps.
pub fn targets(
    piece: &Piece,
    repeat: Repeat,
    board: &Board,
    from: Square,
) -> Result<Vec<Movement>, OverBudget> {
    targets_within(piece, repeat, board, from, &mut Budget::default())
}

/// The same with a budget of the caller's, who asks more than once.
///
/// # Errors
/// When that takes more steps than are left.
pub fn targets_within(
    piece: &Piece,
    repeat: Repeat,
    board: &Board,
    from: Square,
    budget: &mut Budget,
) -> Result<Vec<Movement>, OverBudget> {
    let testing = Testing { piece, repeat, board };
    let mut moves = moves(piece, repeat, board, from, &testing, Purpose::Move, budget)?;
    let geometry = board.geometry();
    moves.sort_by_cached_key(|movement| (movement.text(geometry), movement.clone()));
    Ok(moves)
}

/// What moves are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To make one of them.
    Move,
    /// To see what is attacked: `h` and `!h` hold, and nothing castles (H19).
    Attack,
}

/// Every move of the piece on `from` in these surroundings, each once; [`targets`] is the same for a piece under test.
///
/// # Errors
/// When that takes more steps than are left.
pub fn moves(
    piece: &Piece,
    repeat: Repeat,
    board: &Board,
    from: Square,
    surroundings: &dyn Surroundings,
    purpose: Purpose,
    budget: &mut Budget,
) -> Result<Vec<Movement>, OverBudget> {
    let Some(mut run) = Run::new(piece, repeat, board, from, surroundings, purpose, budget) else {
        return Ok(Vec::new());
    };
    let mut moves = run.movements()?;
    moves.sort_unstable();
    moves.dedup();
    Ok(moves)
}
