use tabiya_board::{Bitboard, Geometry, Side};

use super::Means;
use super::machine::Machine;
use super::position::{Change, Position};
use crate::{Board, Man, OverBudget};

/// A [`Board`] as bitboards.
#[derive(Clone, Debug)]
pub struct Placement<B> {
    geometry: Geometry,
    men: [B; 2],
    holes: B,
    /// By square, 0 where no piece stands.
    letters: [u8; 256],
    unmoved: bool,
}

impl<B: Bitboard> Placement<B> {
    /// Takes the pieces of a board over.
    ///
    /// # Panics
    /// If the board has more squares than `B` can hold.
    pub fn new(board: &Board) -> Self {
        let geometry = board.geometry();
        assert!(geometry.area() <= B::CAPACITY, "the board fits into the bitboard");
        let mut placement = Self {
            geometry,
            men: [B::EMPTY; 2],
            holes: B::EMPTY,
            letters: [0; 256],
            unmoved: board.unmoved(),
        };
        for (index, square) in geometry.squares().enumerate() {
            if let Some(Man { side, letter }) = board.man(square) {
                placement.men[side.index()].insert(index);
                placement.letters[index] = letter;
            }
        }
        for &hole in board.holes() {
            placement.holes.insert(geometry.index(hole));
        }
        placement
    }

    /// The side of the piece on a square.
    pub fn side(&self, square: usize) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.men[side.index()].contains(square))
    }

    /// The board with this piece under test.
    ///
    /// # Panics
    /// If the piece is made ready for boards of another size.
    pub fn testing<'a>(&'a self, machine: &'a Machine<B>) -> Testing<'a, B> {
        assert_eq!(self.geometry, machine.ground().geometry(), "made ready for boards of this size");
        Testing { placement: self, machine }
    }
}

/// A board as the piece under test sees it: the other side's `A` moves as this piece does, `K Q R B N P` attack as in
/// chess, other letters attack nothing (H19).
#[derive(Clone, Copy, Debug)]
pub struct Testing<'a, B> {
    placement: &'a Placement<B>,
    machine: &'a Machine<B>,
}

impl<B: Bitboard> Position<B> for Testing<'_, B> {
    #[inline]
    fn men(&self, side: Side) -> B {
        self.placement.men[side.index()]
    }

    #[inline]
    fn holes(&self) -> B {
        self.placement.holes
    }

    #[inline]
    fn letter(&self, square: usize) -> u8 {
        self.placement.letters[square]
    }

    #[inline]
    fn unmoved(&self, _: usize) -> bool {
        self.placement.unmoved
    }

    fn attacked(&self, change: &Change<B>, means: &mut Means<B>) -> Result<bool, OverBudget> {
        let changed = change.of(self);
        let attacker = !change.side;
        let (budget, scratch) = means.parts();
        for from in changed.men(attacker).iter() {
            budget.spend(1)?;
            let attacks = if self.letter(from) == b'A' {
                self.machine.attacks(&changed, attacker, from, change.square, budget, scratch)?
            } else {
                attacks_as_in_chess(&changed, self.placement.geometry, attacker, from, change.square)
            };
            if attacks {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// Whether a piece of chess attacks a square.
fn attacks_as_in_chess<B: Bitboard>(
    position: &impl Position<B>,
    geometry: Geometry,
    side: Side,
    from: usize,
    to: usize,
) -> bool {
    let step = geometry.square(from).to(geometry.square(to));
    let (columns, rows) = (step.columns.unsigned_abs(), step.rows.unsigned_abs());
    let straight = columns == 0 || rows == 0;
    let is_line = straight || columns == rows;
    match position.letter(from) {
        b'K' => columns.max(rows) == 1,
        b'N' => (columns, rows) == (1, 2) || (columns, rows) == (2, 1),
        b'P' => columns == 1 && step.rows == side.forward(),
        letter @ (b'Q' | b'R' | b'B') => {
            is_line && (letter == b'Q' || (letter == b'R') == straight) && {
                let blocked = position.men(Side::First) | position.men(Side::Second) | position.holes();
                let width = isize::from(geometry.width());
                let stride = isize::from(step.rows.signum()) * width + isize::from(step.columns.signum());
                let distance = columns.max(rows) as isize;
                (1..distance).all(|times| !blocked.contains((from as isize + times * stride) as usize))
            }
        }
        _ => false,
    }
}
