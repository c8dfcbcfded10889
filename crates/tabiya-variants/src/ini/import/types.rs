use core::slice;
use std::sync::Arc;

use tabiya_board::Bitboard;
use tabiya_pieces::Piece;
use tabiya_pieces::tree::{Alternatives, Chain, Lines};

use super::drops::DropPlaces;
use super::first::{First, first_moves, goes_far, on_lines};
use super::{Cache, Making, squares, stuck};
use crate::ini::config::Config;
use crate::ini::pieces::{Kind, Kinds};
use crate::spec::{ConfinedSpec, Names, PromotionSpec, Squares, TypeId, TypeSpec};

/// The types of a variant: the letters of a section, and what its pieces become.
#[derive(Clone, Debug)]
pub(super) struct Cast {
    pub(super) roles: Vec<Role>,
}

/// What a type is.
#[derive(Clone, Debug)]
pub(super) struct Role {
    pub(super) letter: String,
    /// As what it moves, is counted and so on.
    pub(super) moves: Kind,
    /// What it was before it was promoted.
    pub(super) was: Option<Kind>,
}

impl Cast {
    pub(super) fn of(config: &Config) -> Self {
        let mut roles: Vec<Role> = Vec::new();
        for (&kind, man) in &config.pieces {
            roles.push(Role { letter: man.letter.into(), moves: kind, was: None });
        }
        for &(from, to) in &config.promotion.promoted {
            if let (Some(man), true) = (config.pieces.get(&from), config.pieces.contains_key(&to)) {
                roles.push(Role { letter: format!("+{}", man.letter), moves: to, was: Some(from) });
            }
        }
        // What a pawn has become is a pawn again in the hand of who captures it.
        if config.drops.to_hand && config.drops.allowed && !config.drops.promoted_stay {
            let [white, black] = config.promotion.pawns;
            let pawn = white.or(black).iter().find(|kind| config.pieces.contains_key(kind));
            let [white, black] = config.promotion.pieces;
            for kind in white.or(black).iter().filter(|_| pawn.is_some()) {
                if let Some(man) = config.pieces.get(&kind) {
                    roles.push(Role { letter: format!("{}~", man.letter), moves: kind, was: pawn });
                }
            }
        }
        Self { roles }
    }

    /// A type as it stands in the start position.
    pub(super) fn plain(&self, kind: Kind) -> Option<TypeId> {
        self.roles.iter().position(|role| role.moves == kind && role.was.is_none())
    }

    /// What a kind becomes by `+`.
    pub(super) fn promoted(&self, from: Kind) -> Option<TypeId> {
        self.roles.iter().position(|role| role.was == Some(from) && role.letter.starts_with('+'))
    }

    /// What a pawn becomes by promoting to a kind.
    pub(super) fn pawn_promoted(&self, to: Kind) -> Option<TypeId> {
        let marked = |role: &Role| role.moves == to && role.letter.ends_with('~');
        self.roles.iter().position(marked).or_else(|| self.plain(to))
    }

    /// All types that count as one of these kinds.
    pub(super) fn types_of(&self, kinds: Kinds) -> Vec<TypeId> {
        (0..self.roles.len()).filter(|&id| kinds.contains(self.roles[id].moves)).collect()
    }
}

/// The moves of a kind but its first ones.
pub(super) fn usual(config: &Config, kind: Kind) -> Vec<Chain> {
    if let Some(moves) = config.pieces.get(&kind).and_then(|man| man.moves.as_ref()) {
        return moves.usual.clone();
    }
    if kind == Kind::SOLDIER && config.soldier_rank > 1 {
        let lines = Lines { from: config.soldier_rank, to: Some(config.height.max(config.soldier_rank)) };
        let sideways = chains("1=").into_iter().map(|chain| on_lines(lines, &chain));
        return chains("1>").into_iter().chain(sideways).collect();
    }
    chains(kind.line().unwrap_or_default())
}

pub(in crate::ini) fn chains(line: &str) -> Vec<Chain> {
    line.parse().map_or_else(|_| Vec::new(), |piece: Piece| piece.alternatives.chains)
}

/// A piece of these alternatives.
pub(in crate::ini) fn piece_of(mut chains: Vec<Chain>) -> Piece {
    if chains.is_empty() {
        chains = self::chains(Kind::IMMOBILE.line().unwrap_or_default());
    }
    Piece { alternatives: Alternatives { chains }, linkage: tabiya_pieces::tree::Linkage::default() }
}

impl Making<'_> {
    /// The types of the variant.
    pub(super) fn types(&mut self, promotions: &[PromotionSpec], cache: &mut Cache) -> Vec<TypeSpec> {
        let roles = self.cast.roles.clone();
        let drops = DropPlaces::of(self.config, self.geometry);
        let mut types = Vec::with_capacity(roles.len());
        for (id, role) in roles.iter().enumerate() {
            let kind = role.moves;
            let usual = usual(self.config, kind);
            let mut lines = [0, 1].map(|_| usual.clone());
            let mut confined = self.diagonal_moves(kind);
            for first in first_moves(self.config, kind) {
                first.add(&mut lines, &mut confined, self.geometry);
            }
            let mobility = [0, 1].map(|side| {
                let area = self.config.mobility[side].get(&kind);
                let area = area.map(|area| area.on(self.geometry));
                // There no square at all is no limit.
                area.filter(|area| !area.is_empty()).unwrap_or_else(|| self.whole())
            });
            let lines = lines.map(piece_of);
            let unable = self.unable(kind, cache);
            let region = [0, 1].map(|side| {
                let leaves = |rule: &&PromotionSpec| rule.from == id;
                let promoting =
                    promotions.iter().filter(leaves).fold(Squares::EMPTY, |all, rule| all | rule.zone[side]);
                let stands = mobility[side] & !(unable[side] & !promoting) & !self.barred(kind, side);
                // What can go nowhere may stand where it is put.
                if stands.is_empty() { self.whole() } else { stands }
            });
            let has_drops = self.config.drops.allowed && !self.is_royal(kind);
            let drop_region = [0, 1].map(|side| {
                if has_drops {
                    drops.of_kind(kind, side) & mobility[side] & !unable[side]
                } else {
                    region[side]
                }
            });
            let survives = kind == Kind::PAWN || self.config.blast_immune.contains(kind);
            let own = self.cast.types_of(Kinds::NONE.with(kind));
            let hops = kind == Kind::JANGGI_CANNON;
            let immune = self.config.mutually_immune.contains(kind);
            types.push(TypeSpec {
                letter: role.letter.clone(),
                names: Names { en: title(role), ..Names::default() },
                lines,
                confined,
                spares: if hops || immune { own.clone() } else { Vec::new() },
                shuns: if hops { own } else { Vec::new() },
                royal: self.is_royal(kind),
                glyphs: [0, 1].map(|_| role.letter.clone()),
                region,
                blast_immune: self.config.blast && survives,
                in_hand: self.in_hand(id),
                drop_region,
                dropped_as: self.dropped_as(role),
                drops_per_file: self.drops_per_file(kind),
                no_drop_mate: has_drops && self.config.drops.pawn_mate_illegal && kind == Kind::SHOGI_PAWN,
            });
        }
        types
    }

    pub(super) fn whole(&self) -> Squares {
        squares(self.geometry, |_, _| true)
    }

    /// Squares from which a kind could never move again, where those are forbidden.
    pub(super) fn unable(&self, kind: Kind, cache: &mut Cache) -> [Squares; 2] {
        if !self.config.immobility_illegal {
            return [Squares::EMPTY; 2];
        }
        let piece = Arc::new(piece_of(usual(self.config, kind)));
        [0, 1].map(|side| stuck(&piece, self.geometry, side, cache))
    }

    /// Moves along the diagonals of a palace.
    fn diagonal_moves(&self, kind: Kind) -> Vec<ConfinedSpec> {
        let squares = self.config.diagonals.on(self.geometry);
        let line = match kind {
            Kind::WAZIR => "1X",
            Kind::SOLDIER => "1X>",
            Kind::ROOK => "nX",
            Kind::JANGGI_CANNON => "^^nX",
            _ => return Vec::new(),
        };
        if squares.is_empty() {
            return Vec::new();
        }
        let piece = piece_of(chains(line));
        vec![ConfinedSpec { lines: [piece.clone(), piece], from: [squares; 2], to: [squares; 2] }]
    }

    /// Whether a kind has a first move of two squares or more that others can capture in passing.
    pub(super) fn goes_far_first(&self, kind: Kind) -> bool {
        first_moves(self.config, kind).iter().any(First::goes_far)
    }

    /// Whether it has other such moves, too.
    pub(super) fn goes_far_always(&self, kind: Kind) -> bool {
        let usual = usual(self.config, kind);
        usual.iter().any(|chain| goes_far(slice::from_ref(chain)))
    }
}

fn title(role: &Role) -> String {
    match role.was {
        None => role.moves.title(),
        Some(was) => format!("{} (promoted {})", role.moves.title(), was.title()),
    }
}
