//! The 16 steps of section 6 and the padded board that they are walked on.

use tabiya_board::{Square, Step};

/// Squares in a row of the padded board: 16 of the largest board and 2 that are off every board. Because rows follow
/// each other, the 2 serve as the margin to the right of one row and to the left of the next.
const STRIDE: isize = 18;
/// The padded index of the top left square: two rows of margin above it, and room for two steps to its left.
const ORIGIN: isize = 2 * STRIDE + 2;
/// The size of arrays over the padded board: a power of two, so that a masked index needs no bounds check.
pub(crate) const CELLS: usize = 512;

/// A place on the padded board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cell(u16);

impl Cell {
    #[inline]
    pub(crate) const fn of(square: Square) -> Self {
        Self((ORIGIN + square.row() as isize * STRIDE + square.column() as isize) as u16)
    }

    /// The index into an array of [`CELLS`].
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize & (CELLS - 1)
    }

    #[inline]
    pub(crate) const fn add(self, offset: i16) -> Self {
        Self(self.0.wrapping_add_signed(offset))
    }

    #[inline]
    pub(crate) const fn sub(self, offset: i16) -> Self {
        Self(self.0.wrapping_add_signed(-offset))
    }

    /// The square here; meaningless off the board.
    #[inline]
    pub(crate) const fn square(self) -> Square {
        Square::from_raw(SQUARES[self.index()])
    }
}

static SQUARES: [u8; CELLS] = {
    let mut squares = [0; CELLS];
    let mut raw = 0;
    while raw < 256 {
        squares[Cell::of(Square::from_raw(raw as u8)).index()] = raw as u8;
        raw += 1;
    }
    squares
};

/// The displacement on the padded board.
pub(crate) const fn offset(step: Step) -> i16 {
    (step.rows as isize * STRIDE + step.columns as isize) as i16
}

/// The steps: 纵横 is the first 4, 交错 the next 4, 阔步 the last 8. A step and its opposite are neighbours, the
/// even one first.
pub(crate) const STEPS: [Step; 16] = [
    Step::new(0, -1),
    Step::new(0, 1),
    Step::new(-1, 0),
    Step::new(1, 0),
    Step::new(-1, -1),
    Step::new(1, 1),
    Step::new(1, -1),
    Step::new(-1, 1),
    Step::new(-1, -2),
    Step::new(1, 2),
    Step::new(1, -2),
    Step::new(-1, 2),
    Step::new(-2, -1),
    Step::new(2, 1),
    Step::new(2, -1),
    Step::new(-2, 1),
];

/// The place in [`STEPS`] from which steps have a leg.
pub(crate) const BROAD: usize = 8;

/// The displacement of each step on the padded board.
pub(crate) const OFFSETS: [i16; 16] = {
    let mut offsets = [0; 16];
    let mut index = 0;
    while index < 16 {
        offsets[index] = offset(STEPS[index]);
        index += 1;
    }
    offsets
};

/// From the start of each step to its leg: the neighbour in the long direction. 0, the start itself, where there is
/// no leg.
pub(crate) const LEGS: [i16; 16] = {
    let mut legs = [0; 16];
    let mut index = BROAD;
    while index < 16 {
        let Step { columns, rows } = STEPS[index];
        legs[index] = offset(Step::new(columns / 2, rows / 2));
        index += 1;
    }
    legs
};

/// The place in [`STEPS`] of the step of which the displacement between two squares is a multiple.
///
/// # Panics
/// May panic if there is none.
#[inline]
pub(crate) fn between(from: Square, to: Square) -> usize {
    let Step { columns, rows } = from.to(to);
    BETWEEN[(rows + 15) as usize & 31][(columns + 15) as usize & 31] as usize
}

static BETWEEN: [[u8; 32]; 32] = {
    let mut table = [[u8::MAX; 32]; 32];
    let mut index = 0;
    while index < 16 {
        let Step { columns, rows } = STEPS[index];
        let mut times = 1;
        while -15 <= columns * times && columns * times <= 15 && -15 <= rows * times && rows * times <= 15 {
            table[(rows * times + 15) as usize][(columns * times + 15) as usize] = index as u8;
            times += 1;
        }
        index += 1;
    }
    table
};
