//! Targets found fast: a piece made ready for one board, then asked for many squares and positions.
//!
//! [`Compiled`] gives the same as [`crate::naive`] and is what most callers want. Beneath it [`Machine`] is generic over
//! the bitboard and over what is looked at, a [`Position`], so that an engine runs pieces on positions of its own; its
//! moves go to a [`Sink`] without a list in between.
//!
//! A line becomes *parts*, alternatives of a single leg looked up in tables, and *programs*, chains followed leg by leg
//! with an account of what has been visited; exchanges with a partner and properties of the whole piece stand beside.

mod assemble;
mod budget;
mod collect;
mod end;
mod exchange;
mod finish;
mod ground;
mod guard;
mod lame;
mod leg;
mod machine;
mod merge;
mod origins;
mod part;
mod placement;
mod position;
mod program;
mod ray;
mod register;
mod run;
mod scratch;
mod sink;
mod summary;
mod table;
mod takes;
mod view;
mod ways;

use std::sync::Arc;

use tabiya_board::{Bitboard, Geometry, Square, U256};

use crate::{Board, Movement, OverBudget, Piece, Repeat};

pub use budget::{Budget, Means};
pub use ground::Ground;
pub use machine::Machine;
pub use placement::{Placement, Testing};
pub use position::{Change, Changed, Position};
pub use scratch::Scratch;
pub use sink::{Action, Count, Each, Sink};
pub use summary::Summary;

/// A piece made ready for boards of one size.
///
/// ```
/// use tabiya_board::{Geometry, Side};
/// use tabiya_pieces::compiled::Compiled;
/// use tabiya_pieces::{Board, Man, Piece, Repeat, square_of_name};
/// let size = Geometry::new(8, 8).unwrap();
/// let knight: Piece = "~1/2".parse().unwrap();
/// let knight = Compiled::new(&knight, size, Repeat::Document);
/// let mut board = Board::new(size);
/// let a1 = square_of_name(size, "a1").unwrap();
/// board.put(a1, Man { side: Side::First, letter: b'A' });
/// let moves = knight.targets(&board, a1).unwrap();
/// let texts: Vec<String> = moves.iter().map(|movement| movement.text(size)).collect();
/// assert_eq!(texts, ["a1b3", "a1c2"]);
/// ```
#[derive(Clone, Debug)]
pub struct Compiled(Sized);

/// The machine with the smallest bitboard that holds the board.
#[derive(Clone, Debug)]
enum Sized {
    Small(Machine<u64>),
    Medium(Machine<u128>),
    Large(Machine<U256>),
}

/// Does the same with whichever machine it is.
macro_rules! with_machine {
    ($compiled:expr, $machine:ident => $do:expr) => {
        match &$compiled.0 {
            Sized::Small($machine) => $do,
            Sized::Medium($machine) => $do,
            Sized::Large($machine) => $do,
        }
    };
}

impl Compiled {
    /// Makes a line ready for boards of this size. A line too large for that is over budget whenever it is asked.
    pub fn new(piece: &Piece, geometry: Geometry, repeat: Repeat) -> Self {
        Self(match geometry.area() {
            ..=64 => Sized::Small(Machine::new(piece, &Arc::new(Ground::new(geometry)), repeat)),
            65..=128 => Sized::Medium(Machine::new(piece, &Arc::new(Ground::new(geometry)), repeat)),
            _ => Sized::Large(Machine::new(piece, &Arc::new(Ground::new(geometry)), repeat)),
        })
    }

    /// What kind of piece it is.
    pub fn summary(&self) -> &Summary {
        with_machine!(self, machine => machine.summary())
    }

    /// Every move of the piece on a square, which moves as this line says whatever its letter, sorted by text (H14). None
    /// where no piece stands.
    ///
    /// # Errors
    /// When it takes more than [`MAX_STEPS`](crate::MAX_STEPS) steps.
    ///
    /// # Panics
    /// If the board has another size than the one it was made ready for.
    pub fn targets(&self, board: &Board, from: Square) -> Result<Vec<Movement>, OverBudget> {
        with_machine!(self, machine => targets(machine, board, from))
    }
}

fn targets<B: Bitboard>(
    machine: &Machine<B>,
    board: &Board,
    from: Square,
) -> Result<Vec<Movement>, OverBudget> {
    let placement = Placement::new(board);
    let geometry = board.geometry();
    if !geometry.contains(from) {
        return Ok(Vec::new());
    }
    let origin = geometry.index(from);
    let Some(side) = placement.side(origin) else { return Ok(Vec::new()) };
    let position = placement.testing(machine);
    let mut scratch = Scratch::with_paths();
    let mut actions = Vec::new();
    let mut each = Each(|action| {
        actions.push(action);
        core::ops::ControlFlow::Continue(())
    });
    let _ = machine.moves(&position, side, origin, &mut scratch, &mut each)?;
    let square = |index: u8| geometry.square(index.into());
    let squares = |set: B| set.iter().map(|index| geometry.square(index)).collect();
    let movement = |action: Action<B>| Movement {
        from,
        to: square(action.to),
        captures: squares(action.captures),
        removed: squares(action.removed),
        partner: action.partner.map(|(from, to)| (square(from), square(to))),
        promotion: action.promotion.map(|number| machine.promotions()[usize::from(number)].clone()),
        path: scratch
            .path(&action)
            .map_or_else(|| vec![square(action.to)], |path| path.iter().map(|&at| square(at)).collect()),
    };
    let mut movements: Vec<(u64, Movement)> =
        actions.into_iter().map(movement).map(|movement| (text_key(geometry, &movement), movement)).collect();
    movements.sort_unstable();
    Ok(movements.into_iter().map(|(_, movement)| movement).collect())
}

/// A number that orders the moves from one square as their texts do: the bytes of the target and of the promotion.
fn text_key(geometry: Geometry, movement: &Movement) -> u64 {
    let line = geometry.height() - movement.to.row();
    let mut key = [0; 8];
    key[0] = b'a' + movement.to.column();
    let mut end = 1;
    if line >= 10 {
        key[end] = b'0' + line / 10;
        end += 1;
    }
    key[end] = b'0' + line % 10;
    for (place, letter) in
        key[end + 1..].iter_mut().zip(movement.promotion.as_deref().unwrap_or_default().bytes())
    {
        *place = letter;
    }
    u64::from_be_bytes(key)
}
