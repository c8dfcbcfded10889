//! What a variant can have, and whether it mattered.

use std::collections::BTreeMap;

use tabiya_board::{Bitboard, U256};
use tabiya_pieces::OverBudget;
use tabiya_pieces::Repeat;
use tabiya_pieces::sample::Source;
use tabiya_variants::engine;
use tabiya_variants::naive::{Ending, Move, Position, Referee};
use tabiya_variants::spec::{Pass, PromotingMoves, Royalty, Spec, TypeSpec};

/// How often everything was met.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) variants: u32,
    pub(crate) over_budget: u32,
    pub(crate) positions: u32,
    pub(crate) moves: usize,
    /// Positions in which a rule changed what can be done.
    pub(crate) mattered: BTreeMap<&'static str, u32>,
    /// Moves of a kind.
    pub(crate) kinds: BTreeMap<&'static str, u32>,
    pub(crate) endings: BTreeMap<String, u32>,
}

/// A rule, and how to take it out of a variant.
type Feature = (&'static str, fn(&mut Spec));

fn each(spec: &mut Spec, change: fn(&mut TypeSpec)) {
    spec.types.iter_mut().for_each(change);
}

/// All squares of the board.
fn everywhere(spec: &Spec) -> U256 {
    (0..spec.geometry.area()).fold(U256::EMPTY, |squares, square| squares | U256::single(square))
}

/// Every rule of a spec.
pub(crate) const FEATURES: &[Feature] = &[
    ("holes", |spec| spec.holes = U256::EMPTY),
    ("light", |spec| spec.light = U256::EMPTY),
    ("sectors", |spec| spec.sectors = [U256::EMPTY; 2]),
    ("repeat", |spec| spec.repeat = Repeat::Document),
    ("line of the second side", |spec| each(spec, |kind| kind.lines[1] = kind.lines[0].clone())),
    ("confined", |spec| each(spec, |kind| kind.confined.clear())),
    ("spares", |spec| each(spec, |kind| kind.spares.clear())),
    ("shuns", |spec| each(spec, |kind| kind.shuns.clear())),
    ("region", |spec| {
        let all = everywhere(spec);
        spec.types.iter_mut().for_each(|kind| kind.region = [all; 2]);
    }),
    ("blast-immune", |spec| each(spec, |kind| kind.blast_immune = false)),
    ("in-hand", |spec| each(spec, |kind| kind.in_hand = None)),
    ("drop region", |spec| {
        let all = everywhere(spec);
        spec.types.iter_mut().for_each(|kind| kind.drop_region = [all; 2]);
    }),
    ("dropped as", |spec| each(spec, |kind| kind.dropped_as.clear())),
    ("drops per file", |spec| each(spec, |kind| kind.drops_per_file = None)),
    ("no drop mate", |spec| each(spec, |kind| kind.no_drop_mate = false)),
    ("promotions", |spec| spec.promotions.clear()),
    ("promotion: leaving", |spec| spec.promotions.iter_mut().for_each(|rule| rule.leaving = false)),
    ("promotion: mandatory", |spec| {
        spec.promotions.iter_mut().for_each(|rule| rule.mandatory = [U256::EMPTY; 2]);
    }),
    ("promotion: limits", |spec| spec.promotions.iter_mut().for_each(|rule| rule.limits.clear())),
    ("promotion: only", |spec| spec.promotions.iter_mut().for_each(|rule| rule.only = PromotingMoves::All)),
    ("castlings", |spec| spec.castlings.clear()),
    ("en passant", |spec| spec.en_passant.clear()),
    ("en passant: squares", |spec| {
        let all = everywhere(spec);
        spec.en_passant.iter_mut().for_each(|rule| rule.squares = all);
    }),
    ("drops", |spec| spec.drops = None),
    ("drops: captures to hand", |spec| {
        spec.drops.iter_mut().for_each(|drops| drops.captures_to_hand = false);
    }),
    ("drops: first", |spec| spec.drops.iter_mut().for_each(|drops| drops.first = false)),
    ("pass", |spec| spec.pass = Pass::Never),
    ("compulsory capture", |spec| spec.compulsory_capture = false),
    ("whole captures", |spec| spec.whole_captures = false),
    ("facing", |spec| spec.facing = None),
    ("goal: safe", |spec| spec.ends.goals.iter_mut().for_each(|goal| goal.safe = false)),
    ("blast", |spec| spec.blast = None),
    ("blast: captor", |spec| spec.blast.iter_mut().for_each(|blast| blast.captor = false)),
    ("blast: radius", |spec| spec.blast.iter_mut().for_each(|blast| blast.radius = 0)),
    ("blast: touching royals", |spec| {
        spec.blast.iter_mut().for_each(|blast| blast.touching_royals = false);
    }),
    ("flying", |spec| spec.flying = false),
    ("no checks", |spec| spec.no_checks = false),
    ("royalty: each", |spec| {
        if spec.royalty == Royalty::Each {
            spec.royalty = Royalty::Nothing;
        }
    }),
    ("royalty: last", |spec| {
        if spec.royalty == Royalty::Last {
            spec.royalty = Royalty::Each;
        }
    }),
    ("royalty: all", |spec| {
        if spec.royalty == Royalty::All {
            spec.royalty = Royalty::Each;
        }
    }),
    ("extinctions", |spec| spec.ends.extinctions.clear()),
    ("extinction: sides", |spec| spec.ends.extinctions.iter_mut().for_each(|rule| rule.sides = [true; 2])),
    ("extinction: each", |spec| spec.ends.extinctions.iter_mut().for_each(|rule| rule.each = false)),
    ("extinction: at most", |spec| spec.ends.extinctions.iter_mut().for_each(|rule| rule.at_most = 0)),
    ("extinction: opponent", |spec| {
        spec.ends.extinctions.iter_mut().for_each(|rule| rule.opponent_at_least = 0);
    }),
    ("extinction: reply", |spec| spec.ends.extinctions.iter_mut().for_each(|rule| rule.reply = None)),
    ("goals", |spec| spec.ends.goals.clear()),
    ("goal: leaving", |spec| spec.ends.goals.iter_mut().for_each(|goal| goal.leaving = false)),
    ("goal: reply", |spec| spec.ends.goals.iter_mut().for_each(|goal| goal.reply = false)),
    ("checks", |spec| spec.ends.checks = None),
    ("two passes", |spec| spec.ends.two_passes = None),
];

impl Tally {
    /// Notes what a position shows. One of the rules that the variant has, by chance, is tried without.
    pub(crate) fn note(
        &mut self,
        spec: &Spec,
        referee: &Referee<'_>,
        position: &Position,
        moves: &BTreeMap<Move, engine::Move>,
        source: &mut impl Source,
    ) -> Result<(), OverBudget> {
        self.positions += 1;
        self.moves += moves.len();
        for movement in moves.keys() {
            for kind in kinds(movement) {
                *self.kinds.entry(kind).or_default() += 1;
            }
        }
        let mut present = Vec::new();
        for &(name, remove) in FEATURES {
            let mut without = spec.clone();
            remove(&mut without);
            without.start =
                if without == *spec { spec.start.clone() } else { referee.start().text(&without) };
            if without != *spec {
                present.push((name, without));
            }
        }
        if present.is_empty() {
            return Ok(());
        }
        let (name, without) = &present[source.below(present.len())];
        if fingerprint(referee, position)? != fingerprint(&Referee::within(1_000_000, without), position)? {
            *self.mattered.entry(name).or_default() += 1;
        }
        Ok(())
    }

    pub(crate) fn ends(&mut self, ending: Option<Ending>) {
        if let Some(Ending { reason, .. }) = ending {
            *self.endings.entry(format!("{reason:?}")).or_default() += 1;
        }
    }
}

/// All that can be seen of a position: whether it is decided, and where moves lead.
type Fingerprint = (Option<Ending>, Vec<(Move, Vec<(usize, usize)>, [Vec<usize>; 2], Option<Ending>)>);

fn fingerprint(referee: &Referee<'_>, position: &Position) -> Result<Fingerprint, OverBudget> {
    let mut found = Vec::new();
    for movement in referee.moves(position)? {
        let after = referee.play(position, &movement)?;
        let men = after.men().map(|(square, man)| (square, man.kind)).collect();
        found.push((movement, men, after.hands.clone(), referee.decided(&after)?));
    }
    Ok((referee.decided(position)?, found))
}

/// What kinds of move a move is.
fn kinds(movement: &Move) -> Vec<&'static str> {
    match movement {
        Move::Pass => vec!["pass"],
        Move::Drop { kind, into, .. } => vec![if kind == into { "drop" } else { "drop as another" }],
        Move::Step { to, captures, removed, partner, promotion, .. } => {
            let facts = [
                (captures.is_empty(), "quiet"),
                (!captures.is_empty(), "capture"),
                (captures.len() > 1, "several captures"),
                (captures.len() == 1 && !captures.contains(to), "capture elsewhere"),
                (!removed.is_empty(), "effect"),
                (removed.contains(to), "removes itself"),
                (partner.is_some(), "partner"),
                (promotion.is_some(), "promotion"),
            ];
            facts.into_iter().filter(|(is, _)| *is).map(|(_, kind)| kind).collect()
        }
    }
}
