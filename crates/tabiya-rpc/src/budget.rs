/// The longest message, in bytes, and the longest answer that still grows: when the answer to a batch is this long,
/// the calls that are left are refused.
pub const MAX_MESSAGE: usize = 16 * 1024 * 1024;

/// The most calls in one batch.
pub const MAX_BATCH: usize = 1_000;

/// The most moves in one `history`.
pub const MAX_HISTORY: usize = 10_000;

/// The deepest perft.
pub const MAX_DEPTH: u32 = 20;

/// The most move sequences that all perft calls of one message count together, over all their depths.
pub const MAX_NODES: u64 = 200_000_000;

/// The most pieces whose moves all `pieces.targets` calls of one message find together. Each takes at most 200,000
/// counted steps.
pub const MAX_PIECES: usize = 2_048;

/// What is left of the work that one message may cause.
#[derive(Debug)]
pub(crate) struct Budget {
    pub(crate) nodes: u64,
    pub(crate) pieces: usize,
}

impl Budget {
    /// Of a new message.
    pub(crate) const fn new() -> Self {
        Self { nodes: MAX_NODES, pieces: MAX_PIECES }
    }
}
