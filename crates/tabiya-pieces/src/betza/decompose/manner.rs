//! What a leg says of itself, and what it has from the groups around it.

use crate::betza::path::{Gate, Modality};
use crate::tree::{Direction, Kind};

/// What legs have from the groups around them (H4, H8).
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::betza) struct Context {
    pub(in crate::betza) kind: Option<Kind>,
    pub(in crate::betza) filter: Option<Direction>,
    pub(in crate::betza) prey: Option<Prey>,
    /// Inside a group whose copies repeat their choices.
    pub(in crate::betza) is_copied: bool,
    /// The only leg of its alternative, as castling and exchanges are (H20, H22).
    pub(in crate::betza) is_alone: bool,
}

/// Whose pieces may be taken (Q19).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::betza) struct Prey {
    pub(in crate::betza) own: bool,
    pub(in crate::betza) enemy: bool,
}

impl Prey {
    /// Where nothing is said.
    pub(in crate::betza) const ENEMY: Self = Self { own: false, enemy: true };
}

/// What a leg says of itself.
#[derive(Clone, Copy, Debug)]
pub(in crate::betza) struct Manner {
    pub(in crate::betza) gate: Gate,
    pub(in crate::betza) kind: Option<Kind>,
    /// `c`.
    pub(in crate::betza) must_capture: bool,
    /// `o`.
    pub(in crate::betza) must_not_capture: bool,
    pub(in crate::betza) prey: Prey,
}

impl Manner {
    pub(in crate::betza) const fn modality(self) -> Modality {
        let captures = !self.must_not_capture;
        Modality {
            empty: !self.must_capture,
            enemy: self.prey.enemy && captures,
            own: self.prey.own && captures,
        }
    }
}
