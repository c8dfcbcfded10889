//! What a move in the making remembers besides its square and its captures: counts of copies, repeated choices, flags.

/// All of it, packed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Registers([u64; Registers::WORDS]);

/// A part of the registers that holds a small number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Field {
    word: u8,
    shift: u8,
    bits: u8,
}

impl Registers {
    const WORDS: usize = 4;

    #[inline]
    pub(super) const fn get(&self, field: Field) -> u64 {
        self.0[field.word as usize] >> field.shift & field.ones()
    }

    #[inline]
    pub(super) const fn set(&mut self, field: Field, value: u64) {
        let word = &mut self.0[field.word as usize];
        *word = *word & !(field.ones() << field.shift) | value << field.shift;
    }

    /// Clears what the mask has set.
    #[inline]
    pub(super) fn clear(&mut self, mask: &Self) {
        for (word, mask) in self.0.iter_mut().zip(mask.0) {
            *word &= !mask;
        }
    }

    /// Sets what the mask has set.
    #[inline]
    pub(super) fn raise(&mut self, mask: &Self) {
        for (word, mask) in self.0.iter_mut().zip(mask.0) {
            *word |= mask;
        }
    }

    /// All of it as a number of so many bits for the fields and so many for the flags, where that is enough.
    #[inline]
    pub(super) const fn packed(&self, fields: u32, flags: u32) -> Option<usize> {
        let [first, second, third, last] = self.0;
        if second | third | first >> fields | last >> flags == 0 {
            Some((last << fields | first) as usize)
        } else {
            None
        }
    }

    /// Whether nothing is set.
    pub(super) fn is_clear(&self) -> bool {
        *self == Self::default()
    }
}

impl Field {
    const fn ones(self) -> u64 {
        u64::MAX >> (64 - self.bits)
    }

    /// The registers in which all of this field is set, and nothing else.
    pub(super) fn mask(self) -> Registers {
        let mut mask = Registers::default();
        mask.set(self, self.ones());
        mask
    }
}

/// Gives out fields. What is never used at the same time can share its place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Allocator {
    begin: u16,
    next: u16,
    end: u16,
}

impl Allocator {
    /// All but the last word.
    pub(super) const fn fields() -> Self {
        Self::of_words(0, Registers::WORDS as u16 - 1)
    }

    /// The last word.
    pub(super) const fn flags() -> Self {
        Self::of_words(Registers::WORDS as u16 - 1, Registers::WORDS as u16)
    }

    const fn of_words(from: u16, to: u16) -> Self {
        Self { begin: 64 * from, next: 64 * from, end: 64 * to }
    }

    /// A field for the numbers up to `greatest`; `None` when the registers are full.
    pub(super) fn field(&mut self, greatest: u64) -> Option<Field> {
        let bits = u64::BITS - greatest.max(1).leading_zeros();
        let mut at = self.next;
        // A field does not lie across two words.
        if at % 64 + bits as u16 > 64 {
            at = at.next_multiple_of(64);
        }
        let end = at + bits as u16;
        if end > self.end {
            return None;
        }
        self.next = end;
        Some(Field { word: (at / 64) as u8, shift: (at % 64) as u8, bits: bits as u8 })
    }

    /// How many bits have been given out.
    pub(super) const fn bits(self) -> u32 {
        (self.next - self.begin) as u32
    }

    /// Where the fields after these begin.
    pub(super) const fn mark(self) -> u16 {
        self.next
    }

    /// Gives the places after a mark again.
    pub(super) const fn back_to(&mut self, mark: u16) {
        self.next = mark;
    }
}
