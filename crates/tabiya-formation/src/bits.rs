use core::ops::ControlFlow;

use tabiya_board::{Square, U256};

/// Calls `each` for the place of each bit of a word, from the lowest.
#[inline]
pub(crate) fn for_each_bit(mut word: u64, mut each: impl FnMut(u32) -> ControlFlow<()>) -> ControlFlow<()> {
    while word != 0 {
        each(word.trailing_zeros())?;
        word &= word - 1;
    }
    ControlFlow::Continue(())
}

/// Calls `each` for the squares of a set of [`Square::raw`], in reading order.
#[inline]
pub(crate) fn for_each_square(set: U256, mut each: impl FnMut(Square) -> ControlFlow<()>) -> ControlFlow<()> {
    for (first, word) in (0..).step_by(64).zip(set.0) {
        for_each_bit(word, |bit| each(Square::from_raw((first + bit) as u8)))?;
    }
    ControlFlow::Continue(())
}
