use core::ops::ControlFlow;

use tabiya_board::Geometry;

use crate::bits::for_each_square;
use crate::generate::Lister;
use crate::power::Power;
use crate::sink::{Count, Nth, Sink};
use crate::{Action, Phase, Position};

/// How often a draw is tried before the actions are counted. About one draw in four falls on an action, so that hardly
/// one call in ten thousand comes to that.
const TRIES: usize = 32;

impl Position {
    /// One of the legal actions other than resignations, each as likely as any other, if `below(n)` gives each number
    /// below `n` equally often. `None` when there is none.
    ///
    /// This is for random play: it takes about half the time of drawing from a list.
    ///
    /// ```
    /// use tabiya_formation::{Phase, Position};
    /// let mut state = 1_u64;
    /// let mut below = |n: u32| {
    ///     state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
    ///     ((state >> 32) * u64::from(n) >> 32) as u32
    /// };
    /// let mut position = Position::standard();
    /// while position.phase() == Phase::Placement {
    ///     let action = position.sample(&mut below).expect("there is room for all");
    ///     position.make(action);
    /// }
    /// assert_eq!(position.pieces().count(), 32);
    /// ```
    pub fn sample(&self, mut below: impl FnMut(u32) -> u32) -> Option<Action> {
        if self.result.is_decided() {
            return None;
        }
        if self.phase() == Phase::Placement {
            let mut count = Count(0);
            let _ = self.list_placements(&mut count);
            let mut nth = Nth::drawn(count, &mut below)?;
            let _ = self.list_placements(&mut nth);
            return nth.found;
        }
        let mut powers = Power::TABLE;
        let lister = Lister::new(self, &mut powers);
        // Every piece is given a share that none of its kind can use up, and the draw is tried again when it falls on
        // what is left over.
        let shares = Shares::on(self.geometry());
        let mut total = 0;
        let _ = for_each_square(lister.actors, |square| {
            total += shares.of(lister.power(square));
            ControlFlow::Continue(())
        });
        if total == 0 {
            return None;
        }
        for _ in 0..TRIES {
            let mut nth = Nth { left: below(total) as usize, found: None };
            let _ = for_each_square(lister.actors, |square| {
                let share = shares.of(lister.power(square)) as usize;
                if nth.left < share {
                    let _ = lister.list_actor(square, &mut nth);
                    return ControlFlow::Break(());
                }
                nth.left -= share;
                ControlFlow::Continue(())
            });
            if nth.found.is_some() {
                return nth.found;
            }
        }
        let mut count = Count(0);
        let _ = lister.list_actors(&mut count);
        let mut nth = Nth::drawn(count, &mut below)?;
        let _ = lister.list_actors(&mut nth);
        nth.found
    }
}

impl Nth {
    /// Looks for one of so many.
    fn drawn(Count(count): Count, below: &mut impl FnMut(u32) -> u32) -> Option<Self> {
        (count > 0).then(|| Self { left: below(count as u32) as usize, found: None })
    }
}

impl Lister<'_> {
    #[inline(never)]
    fn list_actors(&self, sink: &mut impl Sink) -> ControlFlow<()> {
        for_each_square(self.actors, |square| self.list_actor(square, sink))
    }
}

/// How many actions a piece can have at most, by its abilities to move.
struct Shares([u32; 16]);

impl Shares {
    fn on(geometry: Geometry) -> Self {
        let (width, height) = (u32::from(geometry.width()), u32::from(geometry.height()));
        // The squares other than its own on the lines through a square. Each is worth two actions: to move and to
        // pull, or to capture and to push.
        let orthogonal = (width - 1) + (height - 1);
        let diagonal = 2 * (width.min(height) - 1);
        let broad = 2 * ((width - 1).min((height - 1) / 2) + ((width - 1) / 2).min(height - 1));
        Self(core::array::from_fn(|abilities| {
            let swift = abilities & 8 != 0;
            [(1, 4, diagonal), (2, 4, orthogonal), (4, 8, broad)]
                .map(|(ability, once, repeated)| match abilities & ability {
                    0 => 0,
                    _ if swift => 2 * repeated,
                    _ => 2 * once,
                })
                .iter()
                .sum()
        }))
    }

    #[inline]
    fn of(&self, power: Power) -> u32 {
        self.0[power.movement()]
    }
}
