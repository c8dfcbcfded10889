use tabiya_board::Geometry;

use super::Making;
use super::types::Role;
use crate::ini::area::Area;
use crate::ini::codes;
use crate::ini::config::Config;
use crate::ini::pieces::Kind;
use crate::spec::{DropSpec, Squares, TypeId};

/// Where pieces may be dropped.
pub(in crate::ini) struct DropPlaces {
    region: [Squares; 2],
    /// For pawns.
    pawns: [Squares; 2],
    /// For rooks.
    rooks: [Squares; 2],
}

impl DropPlaces {
    pub(in crate::ini) fn of(config: &Config, geometry: Geometry) -> Self {
        let region = config.drops.region.map(|area| area.on(geometry));
        let first = [Area::rank(1), Area::rank(config.height)].map(|area| area.on(geometry));
        let zone = config.promotion.region.map(|area| area.on(geometry));
        let pawns = [0, 1].map(|side| {
            let mut pawns = region[side];
            if !config.drops.first_rank_pawns {
                pawns &= !first[side];
            }
            if !config.drops.promotion_zone_pawns {
                pawns &= !zone[side];
            }
            pawns
        });
        let rooks = [0, 1].map(|side| {
            if config.drops.rook_on_first_rank { region[side] & first[side] } else { region[side] }
        });
        Self { region, pawns, rooks }
    }

    pub(in crate::ini) fn of_kind(&self, kind: Kind, side: usize) -> Squares {
        match kind {
            Kind::PAWN => self.pawns[side],
            Kind::ROOK => self.rooks[side],
            _ => self.region[side],
        }
    }
}

impl Making<'_> {
    pub(super) fn drops(&mut self) -> Option<DropSpec> {
        let drops = &self.config.drops;
        if !drops.allowed {
            if drops.to_hand {
                self.partly("capturesToHand", codes::REASON_HAND);
            }
            return None;
        }
        if drops.must && drops.must_type.is_some() {
            self.partly("mustDropType", codes::REASON_DROP_TYPE);
        }
        let both = self.config.promotion.pawns[0].or(self.config.promotion.pawns[1]);
        let pawns = both.iter().filter(|kind| self.config.pieces.contains_key(kind)).count();
        let promotes = self.config.promotion.pieces.iter().any(|kinds| !kinds.is_empty());
        if drops.to_hand && !drops.promoted_stay && pawns > 1 && promotes {
            self.partly("promotionPawnTypes", codes::REASON_SEVERAL_PAWNS);
        }
        Some(DropSpec { captures_to_hand: drops.to_hand, first: drops.must && drops.must_type.is_none() })
    }

    /// What a type becomes in the hand of who captures it.
    pub(super) fn in_hand(&self, id: TypeId) -> Option<TypeId> {
        let drops = &self.config.drops;
        if !drops.allowed || !drops.to_hand {
            return None;
        }
        let role = &self.cast.roles[id];
        match role.was.filter(|_| !drops.promoted_stay) {
            Some(was) => self.cast.plain(was),
            None => self.cast.plain(role.moves),
        }
    }

    pub(super) fn dropped_as(&self, role: &Role) -> Vec<TypeId> {
        if !self.config.drops.allowed || !self.config.drops.as_promoted || role.was.is_some() {
            return Vec::new();
        }
        self.cast.promoted(role.moves).into_iter().collect()
    }

    pub(super) fn drops_per_file(&self, kind: Kind) -> Option<u8> {
        let drops = &self.config.drops;
        (drops.allowed && drops.not_doubled == Some(kind))
            .then(|| u8::try_from(drops.doubled_count).unwrap_or(u8::MAX))
    }
}
