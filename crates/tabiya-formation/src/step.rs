//! The 16 steps of section 6 and the padded board that they are walked on.

use tabiya_board::{Square, Step};

/// Cells in a row of the padded board: 16 of the largest board and 2 that are off every board. Because rows follow
/// each other, the 2 serve as the margin to the right of one row and to the left of the next.
const STRIDE: isize = 18;
/// The cell of the top left square: two rows of margin above it, and room for two steps to its left.
const ORIGIN: isize = 2 * STRIDE + 2;
/// The size of arrays over the padded board: a power of two, so that a masked index needs no bounds check.
pub(crate) const CELLS: usize = 512;

/// A place on the padded board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cell(usize);

impl Cell {
    #[inline]
    pub(crate) const fn of(square: Square) -> Self {
        Self((ORIGIN + square.row() as isize * STRIDE + square.column() as isize) as usize)
    }

    /// The index into an array of [`CELLS`].
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 & (CELLS - 1)
    }

    #[inline]
    pub(crate) const fn add(self, offset: isize) -> Self {
        Self(self.0.wrapping_add_signed(offset))
    }

    #[inline]
    pub(crate) const fn sub(self, offset: isize) -> Self {
        Self(self.0.wrapping_sub(offset as usize))
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

/// From a cell to the one that lies `step` away.
pub(crate) const fn offset(step: Step) -> isize {
    step.rows as isize * STRIDE + step.columns as isize
}

/// One of the 16 steps: its place in a window of 5x5 squares around its start, read row by row. The opposite step is
/// at the mirrored place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Direction(u8);

/// The number of places in the window around a square.
pub(crate) const WINDOW: u32 = 25;

impl Direction {
    /// The steps of 阔步.
    pub(crate) const BROAD: u32 =
        window([(-1, -2), (1, -2), (-2, -1), (2, -1), (-2, 1), (2, 1), (-1, 2), (1, 2)]);

    /// The steps of 阔步 whose leg is among the free places of the window.
    #[inline]
    pub(crate) const fn open_broad(free: u32) -> u32 {
        // Each leg opens two steps: the two places that lie one more column or row away on either side.
        const UP: u32 = window([(0, -1)]);
        const LEFT: u32 = window([(-1, 0)]);
        const RIGHT: u32 = window([(1, 0)]);
        const DOWN: u32 = window([(0, 1)]);
        (free & (UP | LEFT)) >> 6
            | (free & (UP | RIGHT)) >> 4
            | (free & (DOWN | LEFT)) << 4
            | (free & (DOWN | RIGHT)) << 6
    }

    /// The steps of 阔步 for which the way of a pulled piece to their start is open: its leg, a diagonal neighbour of
    /// the start, is among the free places of the window.
    #[inline]
    pub(crate) const fn pull_open(free: u32) -> u32 {
        const UP_LEFT: u32 = window([(-1, -1)]);
        const UP_RIGHT: u32 = window([(1, -1)]);
        const DOWN_LEFT: u32 = window([(-1, 1)]);
        const DOWN_RIGHT: u32 = window([(1, 1)]);
        (free & (UP_LEFT | UP_RIGHT)) << 13
            | (free & UP_LEFT) << 17
            | (free & UP_RIGHT) << 7
            | (free & (DOWN_LEFT | DOWN_RIGHT)) >> 13
            | (free & DOWN_LEFT) >> 7
            | (free & DOWN_RIGHT) >> 17
    }

    pub(crate) const fn of(step: Step) -> Self {
        Self((step.rows * 5 + step.columns + 12) as u8)
    }

    /// The direction at this place of the window.
    #[inline]
    pub(crate) const fn at(place: u32) -> Self {
        Self(place as u8 & 31)
    }

    /// The direction in which `to` lies from `from`. Arbitrary where the displacement is a multiple of no step.
    #[inline]
    pub(crate) fn between(from: Square, to: Square) -> Self {
        let Step { columns, rows } = from.to(to);
        Self(BETWEEN[(rows + 15) as usize & 31][(columns + 15) as usize & 31])
    }

    /// From the start of the step to its end.
    #[inline]
    pub(crate) const fn offset(self) -> isize {
        OFFSETS[self.0 as usize]
    }

    /// From the start of the step to its leg, the neighbour in the long direction. For a step without a leg it is the
    /// way to the end, which is looked at anyway.
    #[inline]
    pub(crate) const fn leg(self) -> isize {
        LEGS[self.0 as usize]
    }

    /// The square at the end of the step from one whose window lies on the board there.
    #[inline]
    pub(crate) const fn from(self, square: Square) -> Square {
        Square::from_raw(square.raw().wrapping_add(SQUARE_OFFSETS[self.0 as usize]))
    }
}

/// A table by direction, 32 entries for the sake of the index.
macro_rules! by_direction {
    (|$step:ident| $entry:expr) => {{
        let mut table = [0; 32];
        let mut place = 0;
        while place < WINDOW as i8 {
            let $step = Step::new(place % 5 - 2, place / 5 - 2);
            table[place as usize] = $entry;
            place += 1;
        }
        table
    }};
}

static OFFSETS: [isize; 32] = by_direction!(|step| offset(step));
static SQUARE_OFFSETS: [u8; 32] = by_direction!(|step| (step.rows * 16 + step.columns) as u8);
static LEGS: [isize; 32] = by_direction!(|step| {
    if Direction::BROAD >> Direction::of(step).0 & 1 == 1 { offset(long_part(step)) } else { offset(step) }
});

/// The neighbour in the long direction of a step of 阔步.
pub(crate) const fn long_part(step: Step) -> Step {
    Step::new(step.columns / 2, step.rows / 2)
}

const fn window<const N: usize>(steps: [(i8, i8); N]) -> u32 {
    let mut places = 0;
    let mut index = 0;
    while index < N {
        places |= 1 << Direction::of(Step::new(steps[index].0, steps[index].1)).0;
        index += 1;
    }
    places
}

static BETWEEN: [[u8; 32]; 32] = {
    let mut table = [[0; 32]; 32];
    let all = Direction::BROAD | 0b01110_01010_01110_00000;
    let mut place = 0;
    while place < WINDOW as i8 {
        let (columns, rows) = (place % 5 - 2, place / 5 - 2);
        let mut times = 1;
        while all >> place & 1 == 1
            && -15 <= columns * times
            && columns * times <= 15
            && -15 <= rows * times
            && rows * times <= 15
        {
            table[(rows * times + 15) as usize][(columns * times + 15) as usize] = place as u8;
            times += 1;
        }
        place += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_between_squares() {
        let steps: Vec<Step> = (-2..=2_i8)
            .flat_map(|rows| (-2..=2_i8).map(move |columns| Step::new(columns, rows)))
            .filter(|step| matches!((step.columns.abs(), step.rows.abs()), (0..=2, 1) | (1, 0 | 2)))
            .collect();
        assert_eq!(steps.len(), 16);
        for raw in 0..=u8::MAX {
            let from = Square::from_raw(raw);
            for &step in &steps {
                let direction = Direction::of(step);
                let mut to = from;
                while let Some(next) = to.step(step) {
                    to = next;
                    assert_eq!(Direction::between(from, to), direction, "{from:?} to {to:?}");
                }
                let Some(to) = from.step(step) else { continue };
                assert_eq!(direction.from(from), to);
                assert_eq!(Cell::of(from).add(direction.offset()), Cell::of(to));
                assert_eq!(Cell::of(to).sub(direction.offset()).square(), from);
                let knight = step.columns.abs() + step.rows.abs() == 3;
                assert_eq!(Direction::BROAD >> direction.0 & 1 == 1, knight);
                let leg = if knight { long_part(step) } else { step };
                assert_eq!(
                    Cell::of(from).add(direction.leg()),
                    Cell::of(from.step(leg).expect("nearer than the end"))
                );
            }
        }
    }

    /// A step from any square ends on a cell of its own: never on another square by going around an edge.
    #[test]
    fn margins_are_wide_enough() {
        for raw in 0..=u8::MAX {
            let from = Square::from_raw(raw);
            for place in 0..WINDOW as i8 {
                let step = Step::new(place % 5 - 2, place / 5 - 2);
                let cell = Cell::of(from).add(offset(step));
                let on_board = (0..=u8::MAX).map(Square::from_raw).find(|&square| Cell::of(square) == cell);
                assert_eq!(on_board, from.step(step), "{from:?} by {step:?}");
            }
        }
    }
}
