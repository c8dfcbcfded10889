use core::hash::{BuildHasherDefault, Hasher};
use std::collections::{HashMap, HashSet};

use tabiya_board::Bitboard;

use super::program::Place;
use super::register::Registers;
use super::sink::Action;

/// Memory for finding moves, to be used again and again.
#[derive(Clone, Debug, Default)]
pub struct Scratch<B> {
    /// What has been found by promotion, none first: quiet moves, and captures on the last square.
    pub(super) plain: Vec<(B, B)>,
    /// The other moves that have been found.
    pub(super) compound: HashSet<Action<B>, Quick>,
    /// What is still to be followed.
    pub(super) frames: Vec<Frame<B>>,
    /// By operation: the squares where it has been met with nothing captured and nothing to remember.
    pub(super) met: Vec<B>,
    /// Where else operations have been met.
    pub(super) visited: HashSet<State<B>, Quick>,
    /// Where the legs made so far ended.
    pub(super) path: Vec<u8>,
    /// A way to each move, where that is wanted and more than one leg.
    pub(super) paths: Option<HashMap<Action<B>, Vec<u8>, Quick>>,
    /// Memory for the pieces that may attack this one.
    pub(super) nested: Option<Box<Self>>,
}

impl<B: Bitboard> Scratch<B> {
    /// Empty; it grows when it is used.
    pub fn new() -> Self {
        Self::default()
    }

    /// The same, to keep the ways on which moves are found.
    pub fn with_paths() -> Self {
        Self { paths: Some(HashMap::default()), ..Self::default() }
    }

    /// Where the legs of a move that was found ended, in order: one of the ways to it. `None` where it has one leg, or
    /// ways are not kept.
    pub fn path(&self, action: &Action<B>) -> Option<&[u8]> {
        self.paths.as_ref()?.get(action).map(Vec::as_slice)
    }
}

/// A move in the making.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct State<B> {
    pub(super) place: Place,
    pub(super) square: u8,
    pub(super) captured: B,
    pub(super) registers: Registers,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Frame<B> {
    pub(super) state: State<B>,
    /// The number of legs made.
    pub(super) legs: u32,
    /// Known not to have been visited before.
    pub(super) is_new: bool,
}

/// Hashes small keys of known shape quickly.
pub(super) type Quick = BuildHasherDefault<QuickHasher>;

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct QuickHasher(u64);

impl QuickHasher {
    #[inline]
    const fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(26) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for QuickHasher {
    #[inline]
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.add(byte.into());
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.add(number.into());
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.add(number.into());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.add(number);
    }

    #[inline]
    fn write_u128(&mut self, number: u128) {
        self.add(number as u64);
        self.add((number >> 64) as u64);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.add(number as u64);
    }
}
