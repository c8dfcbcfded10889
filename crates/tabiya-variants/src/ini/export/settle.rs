//! What can't be told from one part of a variant alone.

use super::{Exporting, compare, remake};
use crate::ini::config::Config;
use crate::ini::import::Cache;
use crate::ini::pieces::Kind;

/// How it is said that a piece has to turn over where it arrives.
#[derive(Clone, Copy)]
enum Turning {
    /// Not at all: it could not move there, and that is illegal.
    Unsaid,
    /// All pieces have to: an option that old programs know, too.
    All,
    /// Some have to, as pawns do.
    AsPawns,
}

impl Exporting<'_> {
    /// Tries out which options say the most: whether squares without a move are closed to pieces, the first and last
    /// ranks to pawns in hand, and how pieces are made to turn over. Of equals, the shortest is taken.
    pub(super) fn settle(&mut self, cache: &mut Cache) {
        let has_pawns = self.spec.drops.is_some() && self.config.pieces.contains_key(&Kind::PAWN);
        let closed = if has_pawns { 0..8u8 } else { 0..2 };
        let must_turn = self.must_turn.iter().any(|kinds| !kinds.is_empty());
        let turning: &[Turning] =
            if must_turn { &[Turning::Unsaid, Turning::All, Turning::AsPawns] } else { &[Turning::Unsaid] };
        let tries = turning.iter().flat_map(|turning| closed.clone().map(|number| (*turning, number)));
        let configs: Vec<Config> = tries.map(|(turning, number)| self.tried(turning, number)).collect();
        let best = configs.into_iter().min_by_key(|config| {
            let made = remake(config, cache);
            compare::rules(self.spec, &made, cache).len()
        });
        if let Some(config) = best {
            self.config = config;
        }
    }

    /// The options with those that a number's bits and a way of turning over ask for.
    fn tried(&self, turning: Turning, number: u8) -> Config {
        let [immobility, first_rank, zone] = [1, 2, 4].map(|bit| number & bit != 0);
        let mut config = self.config.clone();
        config.immobility_illegal = immobility;
        config.drops.first_rank_pawns = first_rank;
        config.drops.promotion_zone_pawns = zone;
        match turning {
            Turning::Unsaid => {}
            Turning::All => config.promotion.mandatory_piece = true,
            Turning::AsPawns => {
                for (pawns, kinds) in config.promotion.pawns.iter_mut().zip(self.must_turn) {
                    *pawns = pawns.or(kinds);
                }
            }
        }
        config
    }
}
