/// Numbers by chance: a generator, a fuzzer's bytes, or a closure.
///
/// ```
/// use tabiya_pieces::sample::Source;
/// let mut numbers = [1_u64 << 63, u64::MAX].into_iter().cycle();
/// let mut source = move || numbers.next().unwrap();
/// assert_eq!((source.below(6), source.below(6)), (3, 5));
/// ```
pub trait Source {
    /// The next number; all of its 64 bits are used.
    fn number(&mut self) -> u64;

    /// A number below `limit`, 0 when that is 0.
    fn below(&mut self, limit: usize) -> usize {
        ((u128::from(self.number()) * limit as u128) >> 64) as usize
    }

    /// Whether something happens that happens so often in a hundred times.
    fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    /// One of these.
    ///
    /// # Panics
    /// If there are none.
    fn pick<T: Copy>(&mut self, choices: &[T]) -> T
    where
        Self: Sized,
    {
        choices[self.below(choices.len())]
    }
}

impl<F: FnMut() -> u64> Source for F {
    fn number(&mut self) -> u64 {
        self()
    }
}

/// The generator `SplitMix64` (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014): enough for
/// boards and pieces that must be the same each time.
///
/// ```
/// use tabiya_pieces::sample::{Source, SplitMix64};
/// assert_eq!(SplitMix64::new(1234567).number(), 6_457_827_717_110_365_317);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// The generator that begins with this seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }
}

impl Source for SplitMix64 {
    fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }
}
