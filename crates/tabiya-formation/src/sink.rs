use core::ops::ControlFlow;

use crate::Action;
use crate::bits::for_each_bit;

/// What becomes of the actions that are found.
pub(crate) trait Sink {
    fn one(&mut self, action: Action) -> ControlFlow<()>;
    /// One action for each bit of a word: moves, pulls, placements. Captures and pushes come [one](Self::one) by one.
    fn each(&mut self, places: u64, action: impl Fn(u32) -> Action) -> ControlFlow<()>;
}

/// Passes them on.
pub(crate) struct Each<F>(pub(crate) F);

impl<F: FnMut(Action) -> ControlFlow<()>> Sink for Each<F> {
    #[inline]
    fn one(&mut self, action: Action) -> ControlFlow<()> {
        (self.0)(action)
    }

    #[inline]
    fn each(&mut self, places: u64, action: impl Fn(u32) -> Action) -> ControlFlow<()> {
        for_each_bit(places, |place| (self.0)(action(place)))
    }
}

/// Passes on those that meet another piece.
pub(crate) struct Forcing<F>(pub(crate) F);

impl<F: FnMut(Action) -> ControlFlow<()>> Sink for Forcing<F> {
    #[inline]
    fn one(&mut self, action: Action) -> ControlFlow<()> {
        match action {
            Action::Capture { .. } | Action::Push { .. } => (self.0)(action),
            Action::Move { .. } | Action::Pull { .. } | Action::Place { .. } | Action::Resign { .. } => {
                ControlFlow::Continue(())
            }
        }
    }

    #[inline]
    fn each(&mut self, _: u64, _: impl Fn(u32) -> Action) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// Counts them.
pub(crate) struct Count(pub(crate) usize);

impl Sink for Count {
    #[inline]
    fn one(&mut self, _: Action) -> ControlFlow<()> {
        self.0 += 1;
        ControlFlow::Continue(())
    }

    #[inline]
    fn each(&mut self, places: u64, _: impl Fn(u32) -> Action) -> ControlFlow<()> {
        self.0 += places.count_ones() as usize;
        ControlFlow::Continue(())
    }
}

/// Looks for the one that comes after a number of others.
pub(crate) struct Nth {
    /// How many are still to be passed over.
    pub(crate) left: usize,
    /// What was found.
    pub(crate) found: Option<Action>,
}

impl Nth {
    fn find(&mut self, action: Action) -> ControlFlow<()> {
        self.found = Some(action);
        ControlFlow::Break(())
    }
}

impl Sink for Nth {
    #[inline]
    fn one(&mut self, action: Action) -> ControlFlow<()> {
        match self.left.checked_sub(1) {
            Some(left) => self.left = left,
            None => return self.find(action),
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn each(&mut self, mut places: u64, action: impl Fn(u32) -> Action) -> ControlFlow<()> {
        let count = places.count_ones() as usize;
        if self.left >= count {
            self.left -= count;
            return ControlFlow::Continue(());
        }
        for _ in 0..self.left {
            places &= places - 1;
        }
        self.find(action(places.trailing_zeros()))
    }
}
