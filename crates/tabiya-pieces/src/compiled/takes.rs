use tabiya_board::Bitboard;

use crate::tree::{Condition, ConditionKind, Guard, Leg};

/// What a leg may, must and must not capture: `c o a e`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a letter that stands there or does not")]
pub(super) struct Takes {
    /// `c`.
    pub(super) must: bool,
    /// `o`.
    pub(super) must_not: bool,
    /// `a`.
    pub(super) ally: bool,
    /// `e`.
    pub(super) enemy: bool,
}

/// Where a leg may land, or what it may jump over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Targets {
    pub(super) empty: bool,
    pub(super) own: bool,
    pub(super) enemy: bool,
}

impl Takes {
    pub(super) fn of(leg: &Leg) -> Self {
        let mut takes = Self::default();
        for guard in &leg.guards {
            if let Guard::Condition(Condition { negated: false, kind, .. }) = guard {
                match kind {
                    ConditionKind::Capture => takes.must = true,
                    ConditionKind::NoCapture => takes.must_not = true,
                    ConditionKind::OfAlly => takes.ally = true,
                    ConditionKind::OfEnemy => takes.enemy = true,
                    _ => {}
                }
            }
        }
        takes
    }

    /// `a` and `e` of the group around hold for a leg that has neither (H8).
    pub(super) const fn or_of(self, group: Self) -> Self {
        if self.ally || self.enemy { self } else { Self { ally: group.ally, enemy: group.enemy, ..self } }
    }

    /// Pieces of the other side unless `a` stands alone (H18).
    pub(super) const fn targets(self) -> Targets {
        Targets {
            empty: !self.must,
            own: !self.must_not && self.ally,
            enemy: !self.must_not && (self.enemy || !self.ally),
        }
    }
}

impl Targets {
    /// What either allows.
    pub(super) const fn or(self, other: Self) -> Self {
        Self {
            empty: self.empty || other.empty,
            own: self.own || other.own,
            enemy: self.enemy || other.enemy,
        }
    }

    pub(super) const fn captures(self) -> bool {
        self.own || self.enemy
    }

    pub(super) const fn is_nothing(self) -> bool {
        !self.empty && !self.captures()
    }

    /// Of the squares that a way leads to: the empty ones, and those with pieces that it can capture.
    #[inline]
    pub(super) fn split<B: Bitboard>(self, to: B, own: B, enemy: B, blocked: B) -> (B, B) {
        let quiet = if self.empty { to & !blocked } else { B::EMPTY };
        let mut captures = if self.enemy { to & enemy } else { B::EMPTY };
        if self.own {
            captures |= to & own;
        }
        (quiet, captures)
    }
}
