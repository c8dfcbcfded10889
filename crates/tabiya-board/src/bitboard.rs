use core::fmt::Debug;
use core::hash::Hash;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Shl, Shr};

/// A set of squares, one bit a square, by the square's [index](crate::Geometry::index) on its board.
///
/// `u64` serves boards of up to 64 squares, `u128` of up to 128, [`U256`] all. An engine is generic over this trait
/// and is compiled once for each.
///
/// ```
/// use tabiya_board::{Bitboard, U256};
/// fn count<B: Bitboard>() -> Vec<usize> {
///     let mut set = B::EMPTY;
///     set.insert(3);
///     set.insert(40);
///     set.iter().collect()
/// }
/// assert_eq!(count::<u64>(), [3, 40]);
/// assert_eq!(count::<u128>(), [3, 40]);
/// assert_eq!(count::<U256>(), [3, 40]);
/// ```
pub trait Bitboard:
    Copy
    + Eq
    + Hash
    + Debug
    + Default
    + Send
    + Sync
    + Not<Output = Self>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// The number of squares that the type can hold.
    const CAPACITY: usize;
    /// No square.
    const EMPTY: Self;

    /// The set of one square.
    fn single(index: usize) -> Self;
    /// The number of squares in the set.
    fn len(self) -> u32;
    /// Whether the set has no square.
    #[inline]
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }
    /// The square of the lowest index.
    fn first(self) -> Option<usize>;
    /// The square of the highest index.
    fn last(self) -> Option<usize>;
    /// The set without its square of the lowest index.
    fn without_first(self) -> Self;
    /// Whether the square is in the set.
    #[inline]
    fn contains(self, index: usize) -> bool {
        !(self & Self::single(index)).is_empty()
    }
    /// Adds a square.
    #[inline]
    fn insert(&mut self, index: usize) {
        *self |= Self::single(index);
    }
    /// Takes a square out.
    #[inline]
    fn remove(&mut self, index: usize) {
        *self &= !Self::single(index);
    }
    /// The squares, from the lowest index.
    #[inline]
    fn iter(self) -> Bits<Self> {
        Bits(self)
    }

    /// Of a line through a square, given as its squares `above` it (of higher index) and `below`, those that a rider
    /// reaches from the square: on either side up to the first occupied one, and with it.
    ///
    /// ```
    /// use tabiya_board::Bitboard;
    /// let (above, below) = (0b1111_0000_u64, 0b0000_0111_u64);
    /// assert_eq!(Bitboard::ray_pair(above, below, 0b0100_0010), 0b0111_0110);
    /// ```
    #[inline]
    fn ray_pair(above: Self, below: Self, occupied: Self) -> Self {
        let (mut up, mut down) = (above, below);
        if let Some(stop) = (above & occupied).first() {
            up &= Self::up_to(stop);
        }
        if let Some(stop) = (below & occupied).last() {
            down &= !Self::up_to(stop) | Self::single(stop);
        }
        up | down
    }

    /// The squares of indices up to this one.
    #[inline]
    fn up_to(index: usize) -> Self {
        !(Self::EMPTY) >> (Self::CAPACITY - 1 - index) as u32
    }
}

/// The squares of a [`Bitboard`], from the lowest index.
#[derive(Clone, Debug)]
pub struct Bits<B>(B);

impl<B: Bitboard> Iterator for Bits<B> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        let first = self.0.first()?;
        self.0 = self.0.without_first();
        Some(first)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl<B: Bitboard> ExactSizeIterator for Bits<B> {}

macro_rules! bitboard_of_integer {
    ($($integer:ty),*) => {$(
        impl Bitboard for $integer {
            const CAPACITY: usize = <$integer>::BITS as usize;
            const EMPTY: Self = 0;

            #[inline]
            fn single(index: usize) -> Self {
                1 << index
            }
            #[inline]
            fn len(self) -> u32 {
                self.count_ones()
            }
            #[inline]
            fn first(self) -> Option<usize> {
                (self != 0).then(|| self.trailing_zeros() as usize)
            }
            #[inline]
            fn last(self) -> Option<usize> {
                (self != 0).then(|| (Self::BITS - 1 - self.leading_zeros()) as usize)
            }
            #[inline]
            fn without_first(self) -> Self {
                self & self.wrapping_sub(1)
            }
            #[inline]
            fn ray_pair(above: Self, below: Self, occupied: Self) -> Self {
                // Taking the highest occupied square below away from those above flips all bits from it up to the lowest
                // of those above.
                let (up, down) = (above & occupied, below & occupied);
                let highest = 1 << (Self::BITS - 1 - (down | 1).leading_zeros());
                (up ^ up.wrapping_sub(highest)) & (above | below)
            }
        }
    )*};
}

bitboard_of_integer!(u64, u128);

/// 256 bits: a set of squares of a board of up to 16x16. The lowest 64 squares are in the first word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct U256(pub [u64; 4]);

impl Bitboard for U256 {
    const CAPACITY: usize = 256;
    const EMPTY: Self = Self([0; 4]);

    #[inline]
    fn single(index: usize) -> Self {
        let mut words = [0; 4];
        words[index / 64] = 1 << (index % 64);
        Self(words)
    }

    #[inline]
    fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    #[inline]
    fn first(self) -> Option<usize> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(word * 64 + self.0[word].trailing_zeros() as usize)
    }

    #[inline]
    fn last(self) -> Option<usize> {
        let word = self.0.iter().rposition(|&word| word != 0)?;
        Some(word * 64 + 63 - self.0[word].leading_zeros() as usize)
    }

    #[inline]
    fn without_first(mut self) -> Self {
        if let Some(word) = self.0.iter_mut().find(|word| **word != 0) {
            *word &= *word - 1;
        }
        self
    }
}

impl Not for U256 {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

macro_rules! wordwise {
    ($($operator:ident $method:ident $assigner:ident $assign:ident),*) => {$(
        impl $operator for U256 {
            type Output = Self;

            #[inline]
            fn $method(mut self, other: Self) -> Self {
                self.$assign(other);
                self
            }
        }

        impl $assigner for U256 {
            #[inline]
            fn $assign(&mut self, other: Self) {
                for (word, other) in self.0.iter_mut().zip(other.0) {
                    word.$assign(other);
                }
            }
        }
    )*};
}

wordwise!(
    BitAnd bitand BitAndAssign bitand_assign,
    BitOr bitor BitOrAssign bitor_assign,
    BitXor bitxor BitXorAssign bitxor_assign
);

impl Shl<u32> for U256 {
    type Output = Self;

    #[inline]
    fn shl(self, by: u32) -> Self {
        let (words, bits) = ((by / 64) as usize, by % 64);
        let at = |index: Option<usize>| index.and_then(|index| self.0.get(index)).copied().unwrap_or(0);
        Self(core::array::from_fn(|index| {
            let high = at(index.checked_sub(words)) << bits;
            let low = if bits == 0 { 0 } else { at(index.checked_sub(words + 1)) >> (64 - bits) };
            high | low
        }))
    }
}

impl Shr<u32> for U256 {
    type Output = Self;

    #[inline]
    fn shr(self, by: u32) -> Self {
        let (words, bits) = ((by / 64) as usize, by % 64);
        let at = |index: usize| self.0.get(index).copied().unwrap_or(0);
        Self(core::array::from_fn(|index| {
            let low = at(index + words) >> bits;
            let high = if bits == 0 { 0 } else { at(index + words + 1) << (64 - bits) };
            low | high
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every operation on the wide type agrees with the same operation on `u128`, where that is wide enough.
    #[test]
    fn wide_agrees_with_integer() {
        let words = [0, 1, 0x8000_0000_0000_0001, 0xdead_beef_0123_4567, u64::MAX];
        for low in words {
            for high in words {
                let integer = u128::from(high) << 64 | u128::from(low);
                let wide = U256([low, high, 0, 0]);
                let narrow = |wide: U256| u128::from(wide.0[1]) << 64 | u128::from(wide.0[0]);
                assert_eq!(wide.len(), integer.count_ones());
                assert_eq!(wide.first(), Bitboard::first(integer));
                assert_eq!(wide.last(), Bitboard::last(integer));
                assert_eq!(narrow(wide.without_first()), integer.without_first());
                assert_eq!(wide.iter().collect::<Vec<_>>(), Bitboard::iter(integer).collect::<Vec<_>>());
                for by in [0, 1, 17, 63, 64, 65, 100, 127] {
                    assert_eq!(narrow(wide << by), integer << by, "{integer:x} << {by}");
                    assert_eq!(narrow(wide >> by), integer >> by, "{integer:x} >> {by}");
                    assert_eq!((wide << 128) >> 128, wide);
                }
            }
        }
    }

    #[test]
    fn shifts_beyond_the_width_leave_nothing() {
        let all = !U256::EMPTY;
        assert_eq!(all << 256, U256::EMPTY);
        assert_eq!(all >> 300, U256::EMPTY);
        assert_eq!((all << 255).len(), 1);
        assert_eq!((all >> 255).first(), Some(0));
    }
}
