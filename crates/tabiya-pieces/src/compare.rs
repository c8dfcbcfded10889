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

use core::hash::{Hash, Hasher};
use core::ops::ControlFlow;
use std::collections::HashMap;
use std::sync::Arc;

use tabiya_board::{Bitboard, Geometry, Side, Square, U256};

use crate::compiled::{Action, Budget, Compiled, Ground, Machine, Placement, Scratch, Sink};
use crate::sample::{self, Source, SplitMix64};
use crate::tree::{Alternatives, Chain, Piece};
use crate::{Board, Man, Movement, OverBudget, Repeat};

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
    let mut over = false;
    for trials in of_one_size(trials) {
        let size = trials[0].board.geometry();
        let differs = match size.area() {
            ..=64 => first_difference::<u64>(first, second, trials, &mut over),
            65..=128 => first_difference::<u128>(first, second, trials, &mut over),
            _ => first_difference::<U256>(first, second, trials, &mut over),
        };
        if let Some((board, from)) = differs {
            let targets = |piece| Compiled::new(piece, size, Repeat::Document).targets(board, from);
            let (first, second) = (targets(first)?, targets(second)?);
            let without = |all: &[Movement], others: &[Movement]| {
                all.iter().filter(|movement| !others.contains(movement)).cloned().collect()
            };
            return Ok(Some(Difference {
                board: board.clone(),
                from,
                only_first: without(&first, &second),
                only_second: without(&second, &first),
            }));
        }
    }
    if over { Err(OverBudget) } else { Ok(None) }
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
    let mut whole = Mixer::default();
    for trials in of_one_size(trials) {
        let size = trials[0].board.geometry();
        match size.area() {
            ..=64 => add_to_signature(&machine::<u64>(piece, size), trials, &mut whole)?,
            65..=128 => add_to_signature(&machine::<u128>(piece, size), trials, &mut whole)?,
            _ => add_to_signature(&machine::<U256>(piece, size), trials, &mut whole)?,
        }
    }
    Ok(Signature(whole.finish()))
}

/// An alternative without which a piece does the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Idle {
    /// Its number in the line, from 0.
    pub alternative: usize,
    /// It has moves, and each of them is another alternative's too; otherwise no move of it has been seen.
    pub moves: bool,
}

/// The alternatives of a line without each of which alone the piece has the same targets on these boards. Of two that do
/// the same, both are named.
///
/// # Errors
/// When that takes more than 50 times [`MAX_STEPS`](crate::MAX_STEPS) steps, or one alternative more than those.
pub fn idle_alternatives(piece: &Piece, trials: &[Trial]) -> Result<Vec<Idle>, OverBudget> {
    let mut account = Account::new(piece.alternatives.chains.len());
    for trials in of_one_size(trials) {
        let size = trials[0].board.geometry();
        match size.area() {
            ..=64 => account.run::<u64>(piece, trials)?,
            65..=128 => account.run::<u128>(piece, trials)?,
            _ => account.run::<U256>(piece, trials)?,
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

fn first_difference<'a, B: Bitboard>(
    first: &Piece,
    second: &Piece,
    trials: &'a [Trial],
    over: &mut bool,
) -> Option<(&'a Board, Square)> {
    let ground = Arc::new(Ground::<B>::new(trials[0].board.geometry()));
    let [first, second] = [first, second].map(|piece| Machine::new(piece, &ground, Repeat::Document));
    let (mut scratch, names) = (Scratch::new(), [&first, &second].map(names));
    for Trial { board, squares } in trials {
        let placement = Placement::new(board);
        for &from in squares {
            let mut digests = [Ok(0), Ok(0)];
            for (number, machine) in [&first, &second].into_iter().enumerate() {
                digests[number] = digest(machine, &placement, from, &names[number], &mut scratch);
            }
            match digests {
                [Ok(first), Ok(second)] if first != second => return Some((board, from)),
                [Ok(_), Ok(_)] => {}
                _ => *over = true,
            }
        }
    }
    None
}

fn add_to_signature<B: Bitboard>(
    machine: &Machine<B>,
    trials: &[Trial],
    whole: &mut Mixer,
) -> Result<(), OverBudget> {
    let (mut scratch, names) = (Scratch::new(), names(machine));
    for Trial { board, squares } in trials {
        let placement = Placement::new(board);
        for &from in squares {
            whole.write_u64(digest(machine, &placement, from, &names, &mut scratch)?);
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
    scratch: &mut Scratch<B>,
) -> Result<u64, OverBudget> {
    let from = machine.ground().geometry().index(from);
    let mut digest = Digest { sum: 0, names };
    if let Some(side) = placement.side(from) {
        let _ = machine.moves(&placement.testing(machine), side, from, scratch, &mut digest)?;
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

/// Which alternatives have been seen to add something.
struct Account {
    useful: Vec<bool>,
    moves: Vec<bool>,
    budget: Budget,
}

/// The moves of one alternative.
struct Found<B> {
    alternative: usize,
    /// By name of the promotion.
    plain: HashMap<Option<String>, (B, B)>,
    compound: Vec<(Option<String>, Action<B>)>,
    names: Vec<String>,
}

impl<B: Bitboard> Found<B> {
    fn name(&self, promotion: Option<u8>) -> Option<String> {
        promotion.map(|number| self.names[usize::from(number)].clone())
    }
}

impl<B: Bitboard> Sink<B> for Found<B> {
    fn plain(&mut self, promotion: Option<u8>, quiet: B, captures: B) -> ControlFlow<()> {
        self.plain.insert(self.name(promotion), (quiet, captures));
        ControlFlow::Continue(())
    }

    fn compound(&mut self, action: &Action<B>) -> ControlFlow<()> {
        let name = self.name(action.promotion);
        self.compound.push((name, Action { promotion: None, ..*action }));
        ControlFlow::Continue(())
    }
}

impl Account {
    fn new(alternatives: usize) -> Self {
        let budget = Budget::of(50 * crate::MAX_STEPS);
        Self { useful: vec![false; alternatives], moves: vec![false; alternatives], budget }
    }

    fn idle(&self) -> Vec<Idle> {
        let idle = |(alternative, &useful): (usize, &bool)| {
            (!useful).then(|| Idle { alternative, moves: self.moves[alternative] })
        };
        self.useful.iter().enumerate().filter_map(idle).collect()
    }

    fn run<B: Bitboard>(&mut self, piece: &Piece, trials: &[Trial]) -> Result<(), OverBudget> {
        let ground = Arc::new(Ground::<B>::new(trials[0].board.geometry()));
        let machine = |chains: Vec<Chain>| {
            let alternatives = Alternatives { chains };
            Machine::new(&Piece { alternatives, ..*piece }, &ground, Repeat::Document)
        };
        let chains = &piece.alternatives.chains;
        let whole = machine(chains.clone());
        // Properties of the piece (H13) change the moves of all others; each is left out by itself.
        let is_property = |chain: &Chain| machine(vec![chain.clone()]).is_property();
        let properties: Vec<bool> = chains.iter().map(is_property).collect();
        let machines: Vec<Machine<B>> = (0..chains.len())
            .map(|number| {
                let kept = |&(other, _): &(usize, &Chain)| {
                    if properties[number] { other != number } else { other == number || properties[other] }
                };
                machine(chains.iter().enumerate().filter(kept).map(|(_, chain)| chain.clone()).collect())
            })
            .collect();
        let mut scratch = Scratch::new();
        for Trial { board, squares } in trials {
            let placement = Placement::new(board);
            let position = placement.testing(&whole);
            for &from in squares {
                if self.useful.iter().all(|&useful| useful) {
                    return Ok(());
                }
                let mut found = |machine: &Machine<B>, alternative, budget: &mut Budget| {
                    let mut found = Found {
                        alternative,
                        plain: HashMap::new(),
                        compound: Vec::new(),
                        names: machine.promotions().to_vec(),
                    };
                    let from = board.geometry().index(from);
                    if let Some(side) = placement.side(from) {
                        let _ =
                            machine.moves_within(&position, side, from, budget, &mut scratch, &mut found)?;
                    }
                    Ok(found)
                };
                let mut all = Vec::new();
                for (number, machine) in
                    machines.iter().enumerate().filter(|(number, _)| !properties[*number])
                {
                    all.push(found(machine, number, &mut self.budget)?);
                }
                self.compare(&all);
                let idle_properties =
                    (0..machines.len()).filter(|&number| properties[number] && !self.useful[number]);
                let idle_properties: Vec<usize> = idle_properties.collect();
                if !idle_properties.is_empty() {
                    let with = found(&whole, 0, &mut self.budget)?;
                    for number in idle_properties {
                        let without = found(&machines[number], 0, &mut self.budget)?;
                        self.useful[number] = !with.is_same(&without);
                    }
                }
            }
        }
        Ok(())
    }

    /// Marks those that have a move which no other has.
    fn compare<B: Bitboard>(&mut self, all: &[Found<B>]) {
        let mut once: HashMap<&Option<String>, (B, B)> = HashMap::new();
        let mut twice = once.clone();
        let mut makers: HashMap<&(Option<String>, Action<B>), u32> = HashMap::new();
        for found in all {
            for (name, &(quiet, captures)) in &found.plain {
                let once = once.entry(name).or_default();
                let twice = twice.entry(name).or_default();
                *twice = (twice.0 | once.0 & quiet, twice.1 | once.1 & captures);
                *once = (once.0 | quiet, once.1 | captures);
            }
            for action in &found.compound {
                *makers.entry(action).or_default() += 1;
            }
        }
        for found in all {
            let alone = |(name, &(quiet, captures)): (&Option<String>, &(B, B))| {
                let twice = twice[name];
                !(quiet & !twice.0 | captures & !twice.1).is_empty()
            };
            self.moves[found.alternative] |= !found.plain.is_empty() || !found.compound.is_empty();
            self.useful[found.alternative] |=
                found.plain.iter().any(alone) || found.compound.iter().any(|action| makers[action] == 1);
        }
    }
}

impl<B: Bitboard> Found<B> {
    fn is_same(&self, other: &Self) -> bool {
        let compound =
            |found: &Self| found.compound.iter().cloned().collect::<std::collections::HashSet<_>>();
        self.plain == other.plain && compound(self) == compound(other)
    }
}
