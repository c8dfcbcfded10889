//! Whether two pieces do the same: their targets on given boards, side by side.
//!
//! What is the same on all of these boards can still differ on another one; whoever says that two lines do the same
//! says on which boards that has been seen.
//!
//! ```
//! use tabiya_board::Geometry;
//! use tabiya_pieces::compare::{boards, same_targets};
//! use tabiya_pieces::{Piece, square_name};
//! let size = Geometry::new(8, 8).unwrap();
//! let boards = boards(size, 100, 1);
//! let piece = |line: &str| line.parse::<Piece>().unwrap();
//! assert_eq!(same_targets(&piece("c3(1*)"), &piece("c1-3*"), &boards), Ok(None));
//! let difference = same_targets(&piece("n*"), &piece("n+,1-6X"), &boards).unwrap().unwrap();
//! assert!(difference.only_second.is_empty());
//! assert_eq!(difference.only_first[0].text(size), "h8a1");
//! ```

mod account;
mod bare;

use core::hash::{Hash, Hasher};
use core::ops::ControlFlow;
use std::sync::Arc;

use tabiya_board::{Bitboard, Geometry, Side, Square, U256};

use crate::compiled::{Action, Budget, Compiled, Ground, Machine, Placement, Scratch, Sink};
use crate::sample::{self, Source, SplitMix64};
use crate::tree::Piece;
use crate::{Board, MAX_STEPS, Man, Movement, OverBudget, Repeat};
use account::Account;

/// The steps that all comparisons of one piece should take together at most, so that nobody waits for them.
pub const COMPARISON_STEPS: u32 = 50 * MAX_STEPS;

/// A board, and the squares whose pieces are asked to move as the pieces compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    /// The board.
    pub board: Board,
    /// Squares with a piece on them.
    pub squares: Vec<Square>,
}

/// The empty board and so many random ones of a size, always the same for the same seed.
///
/// The piece stands on the empty board alone, of either side, moved and unmoved, in the middle, in a corner and between.
/// On each random board up to two pieces of either side are asked.
pub fn boards(geometry: Geometry, count: usize, seed: u64) -> Vec<Trial> {
    let mut trials = Vec::new();
    let (width, height) = (geometry.width(), geometry.height());
    let places = [(width / 2, height / 2), (0, height - 1), (width - 1, 0), (width / 4, 3 * height / 4)];
    let mut squares: Vec<Square> =
        places.into_iter().filter_map(|(column, row)| Square::new(column, row)).collect();
    squares.sort_unstable();
    squares.dedup();
    for &square in &squares {
        for (side, unmoved) in [(0, false), (1, false), (0, true), (1, true)] {
            let mut board = Board::new(geometry);
            board.put(square, Man { side: Side::from_index(side), letter: b'A' });
            board.set_unmoved(unmoved);
            trials.push(Trial { board, squares: vec![square] });
        }
    }
    let mut source = SplitMix64::new(seed);
    for _ in 0..count {
        let board = sample::board(&mut source, geometry);
        let mut squares = Vec::new();
        for side in Side::ALL {
            let mut men: Vec<Square> =
                board.men().filter(|(_, man)| man.side == side).map(|(square, _)| square).collect();
            for _ in 0..men.len().min(2) {
                squares.push(men.swap_remove(source.below(men.len())));
            }
        }
        trials.push(Trial { board, squares });
    }
    trials
}

/// Where two pieces have been seen to differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The board.
    pub board: Board,
    /// The square of the piece.
    pub from: Square,
    /// The moves that only the first piece has.
    pub only_first: Vec<Movement>,
    /// The moves that only the second piece has.
    pub only_second: Vec<Movement>,
}

/// The first difference between the targets of two pieces, `None` where they are the same on all boards.
///
/// # Errors
/// When no difference is found, but one of the pieces is over budget on some board.
pub fn same_targets(
    first: &Piece,
    second: &Piece,
    trials: &[Trial],
) -> Result<Option<Difference>, OverBudget> {
    let mut allowance = Allowance::Each { over: false };
    let Some((board, from)) = first_difference(first, second, trials, &mut allowance)? else {
        return if matches!(allowance, Allowance::Each { over: true }) { Err(OverBudget) } else { Ok(None) };
    };
    let targets = |piece| Compiled::new(piece, board.geometry(), Repeat::Document).targets(board, from);
    let (first, second) = (targets(first)?, targets(second)?);
    let without = |all: &[Movement], others: &[Movement]| {
        all.iter().filter(|movement| !others.contains(movement)).cloned().collect()
    };
    Ok(Some(Difference {
        board: board.clone(),
        from,
        only_first: without(&first, &second),
        only_second: without(&second, &first),
    }))
}

/// Whether two pieces have the same targets on all boards.
///
/// # Errors
/// When all of it takes more steps than are left, or one of the pieces more than [`MAX_STEPS`] on one board.
pub(crate) fn are_same(
    first: &Piece,
    second: &Piece,
    trials: &[Trial],
    budget: &mut Budget,
) -> Result<bool, OverBudget> {
    Ok(first_difference(first, second, trials, &mut Allowance::Together(budget))?.is_none())
}

/// The steps that finding targets may take.
enum Allowance<'b> {
    /// [`MAX_STEPS`] for each board anew. A piece can be over that on some.
    Each { over: bool },
    /// For all boards together.
    Together(&'b mut Budget),
}

impl Allowance<'_> {
    /// The steps for one board. `own` is for that board alone.
    const fn budget<'s>(&'s mut self, own: &'s mut Budget) -> &'s mut Budget {
        match self {
            Self::Each { .. } => own,
            Self::Together(budget) => budget,
        }
    }
}

/// The targets of a piece on some boards, in short: pieces with different ones differ on these boards, pieces with equal
/// ones do the same there (but for an accident of one in 2^64).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Signature(u64);

/// The targets of a piece on these boards, in short.
///
/// # Errors
/// When the piece is over budget on one of them.
pub fn signature(piece: &Piece, trials: &[Trial]) -> Result<Signature, OverBudget> {
    signature_of(piece, trials, &mut Allowance::Each { over: false })
}

/// The same, with steps for all boards together.
///
/// # Errors
/// When it takes more steps than are left, or more than [`MAX_STEPS`] on one board.
pub(crate) fn signature_within(
    piece: &Piece,
    trials: &[Trial],
    budget: &mut Budget,
) -> Result<Signature, OverBudget> {
    signature_of(piece, trials, &mut Allowance::Together(budget))
}

fn signature_of(
    piece: &Piece,
    trials: &[Trial],
    allowance: &mut Allowance<'_>,
) -> Result<Signature, OverBudget> {
    let mut whole = Mixer::default();
    for trials in of_one_size(trials) {
        let size = trials[0].board.geometry();
        match size.area() {
            ..=64 => add_to_signature(&machine::<u64>(piece, size), trials, allowance, &mut whole)?,
            65..=128 => add_to_signature(&machine::<u128>(piece, size), trials, allowance, &mut whole)?,
            _ => add_to_signature(&machine::<U256>(piece, size), trials, allowance, &mut whole)?,
        }
    }
    Ok(Signature(whole.finish()))
}

/// An alternative without which a piece does the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Idle {
    /// Its number in the line, from 0.
    pub alternative: usize,
    /// It makes moves, or as a property of the piece changes some (H13), but each of them is another's too; otherwise none
    /// has been seen.
    pub acts: bool,
}

/// The alternatives of a line without which the piece has the same targets on these boards, also when all of them are left
/// out. Of two that do the same, the later is named.
///
/// # Errors
/// When that takes more steps than are left, or one alternative more than [`MAX_STEPS`] on one board.
pub fn idle_alternatives(
    piece: &Piece,
    trials: &[Trial],
    budget: &mut Budget,
) -> Result<Vec<Idle>, OverBudget> {
    let mut account = Account::new(piece);
    for trials in of_one_size(trials) {
        match trials[0].board.geometry().area() {
            ..=64 => account.look::<u64>(trials, budget)?,
            65..=128 => account.look::<u128>(trials, budget)?,
            _ => account.look::<U256>(trials, budget)?,
        }
    }
    if account.has_doubles() {
        for trials in of_one_size(trials) {
            match trials[0].board.geometry().area() {
                ..=64 => account.credit_first::<u64>(trials, budget)?,
                65..=128 => account.credit_first::<u128>(trials, budget)?,
                _ => account.credit_first::<U256>(trials, budget)?,
            }
        }
    }
    Ok(account.idle())
}

fn of_one_size(trials: &[Trial]) -> impl Iterator<Item = &[Trial]> {
    trials.chunk_by(|one, other| one.board.geometry() == other.board.geometry())
}

fn machine<B: Bitboard>(piece: &Piece, size: Geometry) -> Machine<B> {
    Machine::new(piece, &Arc::new(Ground::new(size)), Repeat::Document)
}

fn first_difference<'t>(
    first: &Piece,
    second: &Piece,
    trials: &'t [Trial],
    allowance: &mut Allowance<'_>,
) -> Result<Option<(&'t Board, Square)>, OverBudget> {
    for trials in of_one_size(trials) {
        let differs = match trials[0].board.geometry().area() {
            ..=64 => difference_of_size::<u64>(first, second, trials, allowance)?,
            65..=128 => difference_of_size::<u128>(first, second, trials, allowance)?,
            _ => difference_of_size::<U256>(first, second, trials, allowance)?,
        };
        if differs.is_some() {
            return Ok(differs);
        }
    }
    Ok(None)
}

fn difference_of_size<'t, B: Bitboard>(
    first: &Piece,
    second: &Piece,
    trials: &'t [Trial],
    allowance: &mut Allowance<'_>,
) -> Result<Option<(&'t Board, Square)>, OverBudget> {
    let ground = Arc::new(Ground::<B>::new(trials[0].board.geometry()));
    let [first, second] = [first, second].map(|piece| Machine::new(piece, &ground, Repeat::Document));
    let (mut scratch, names) = (Scratch::new(), [&first, &second].map(names));
    for Trial { board, squares } in trials {
        let placement = Placement::new(board);
        for &from in squares {
            let mut digests = [Ok(0), Ok(0)];
            for (number, machine) in [&first, &second].into_iter().enumerate() {
                let mut own = Budget::new();
                let budget = allowance.budget(&mut own);
                digests[number] = digest(machine, &placement, from, &names[number], budget, &mut scratch);
            }
            match (digests, &mut *allowance) {
                ([Ok(first), Ok(second)], _) if first != second => return Ok(Some((board, from))),
                ([Ok(_), Ok(_)], _) => {}
                (_, Allowance::Each { over }) => *over = true,
                (_, Allowance::Together(_)) => return Err(OverBudget),
            }
        }
    }
    Ok(None)
}

fn add_to_signature<B: Bitboard>(
    machine: &Machine<B>,
    trials: &[Trial],
    allowance: &mut Allowance<'_>,
    whole: &mut Mixer,
) -> Result<(), OverBudget> {
    let (mut scratch, names) = (Scratch::new(), names(machine));
    for Trial { board, squares } in trials {
        let placement = Placement::new(board);
        for &from in squares {
            let mut own = Budget::new();
            let budget = allowance.budget(&mut own);
            whole.write_u64(digest(machine, &placement, from, &names, budget, &mut scratch)?);
        }
    }
    Ok(())
}

/// A number for each promotion of a piece that is the same for equal ones of another piece.
fn names<B: Bitboard>(machine: &Machine<B>) -> Vec<u64> {
    let number = |name: &String| {
        let mut mixer = Mixer::default();
        name.hash(&mut mixer);
        mixer.finish()
    };
    machine.promotions().iter().map(number).collect()
}

/// The moves of a piece as one number that does not depend on their order.
fn digest<B: Bitboard>(
    machine: &Machine<B>,
    placement: &Placement<B>,
    from: Square,
    names: &[u64],
    budget: &mut Budget,
    scratch: &mut Scratch<B>,
) -> Result<u64, OverBudget> {
    let from = machine.ground().geometry().index(from);
    let mut digest = Digest { sum: 0, names };
    if let Some(side) = placement.side(from) {
        let position = placement.testing(machine);
        let _ = machine.moves_within(&position, side, from, budget, scratch, &mut digest)?;
    }
    Ok(digest.sum)
}

struct Digest<'a> {
    sum: u64,
    names: &'a [u64],
}

impl Digest<'_> {
    fn add(&mut self, promotion: Option<u8>, rest: impl Hash) {
        let mut mixer = Mixer::default();
        mixer.write_u64(promotion.map_or(0, |number| self.names[usize::from(number)]));
        rest.hash(&mut mixer);
        self.sum = self.sum.wrapping_add(mixer.finish());
    }
}

impl<B: Bitboard> Sink<B> for Digest<'_> {
    fn plain(&mut self, promotion: Option<u8>, quiet: B, captures: B) -> ControlFlow<()> {
        self.add(promotion, (quiet, captures));
        ControlFlow::Continue(())
    }

    fn compound(&mut self, action: &Action<B>) -> ControlFlow<()> {
        self.add(action.promotion, Action { promotion: None, ..*action });
        ControlFlow::Continue(())
    }
}

/// Mixes words well: the finisher of `SplitMix64` after each.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word) ^ (chunk.len() as u64) << 56);
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = SplitMix64::new(self.0 ^ word).number();
    }
}
