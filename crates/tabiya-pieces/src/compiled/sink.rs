use core::ops::ControlFlow;

use tabiya_board::Bitboard;

/// Takes the moves of a piece. Each comes once.
pub trait Sink<B: Bitboard> {
    /// Moves that change nothing but the square of the mover and what it captures there: those to empty squares, those
    /// that capture what stands on their last square. `promotion` is a number of
    /// [`Machine::promotions`](super::Machine::promotions).
    fn plain(&mut self, promotion: Option<u8>, quiet: B, captures: B) -> ControlFlow<()>;

    /// Any other move.
    fn compound(&mut self, action: &Action<B>) -> ControlFlow<()>;
}

/// One move, as small as it can be told. Squares are counted in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Action<B> {
    /// Where the piece ends.
    pub to: u8,
    /// The squares of captured pieces.
    pub captures: B,
    /// The squares emptied by effects, the mover's own among them when it removes itself.
    pub removed: B,
    /// From where to where a partner goes.
    pub partner: Option<(u8, u8)>,
    /// What the piece becomes: a number of [`Machine::promotions`](super::Machine::promotions).
    pub promotion: Option<u8>,
}

impl<B: Bitboard> Action<B> {
    /// A move to an empty square.
    pub const fn quiet(to: usize, promotion: Option<u8>) -> Self {
        Self { to: to as u8, captures: B::EMPTY, removed: B::EMPTY, partner: None, promotion }
    }

    /// A move that captures what stands on its last square.
    pub fn capture(to: usize, promotion: Option<u8>) -> Self {
        Self { captures: B::single(to), ..Self::quiet(to, promotion) }
    }
}

/// Passes each move on by itself.
///
/// ```
/// use std::ops::ControlFlow;
/// use tabiya_pieces::compiled::{Action, Each, Sink};
/// let mut squares = Vec::new();
/// let mut each = Each(|action: Action<u64>| {
///     squares.push(action.to);
///     ControlFlow::Continue(())
/// });
/// assert!(each.plain(None, 0b110, 0b1000).is_continue());
/// assert_eq!(squares, [1, 2, 3]);
/// ```
#[derive(Debug)]
pub struct Each<F>(pub F);

impl<B: Bitboard, F: FnMut(Action<B>) -> ControlFlow<()>> Sink<B> for Each<F> {
    #[inline]
    fn plain(&mut self, promotion: Option<u8>, quiet: B, captures: B) -> ControlFlow<()> {
        for to in quiet.iter() {
            (self.0)(Action::quiet(to, promotion))?;
        }
        for to in captures.iter() {
            (self.0)(Action::capture(to, promotion))?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn compound(&mut self, action: &Action<B>) -> ControlFlow<()> {
        (self.0)(*action)
    }
}

/// Counts the moves.
#[derive(Clone, Copy, Debug, Default)]
pub struct Count(pub u64);

impl<B: Bitboard> Sink<B> for Count {
    #[inline]
    fn plain(&mut self, _: Option<u8>, quiet: B, captures: B) -> ControlFlow<()> {
        self.0 += u64::from(quiet.len() + captures.len());
        ControlFlow::Continue(())
    }

    #[inline]
    fn compound(&mut self, _: &Action<B>) -> ControlFlow<()> {
        self.0 += 1;
        ControlFlow::Continue(())
    }
}
