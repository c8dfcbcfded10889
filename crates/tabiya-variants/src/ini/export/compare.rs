//! Two variants part by part, as far as they play differently.

use core::slice;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use tabiya_board::Bitboard;
use tabiya_game::{Argument, Code, Diagnostic};
use tabiya_pieces::compare::{boards, same_targets};
use tabiya_pieces::tree::Chain;

use super::castling::castlings;
use super::moves::{Moving, Parts, texts, whole};
use super::presence::{at_start, can_be_held, count};
use super::promotion::rules as promotions;
use crate::ini::codes;
use crate::ini::import::{Cache, goes_far as rides_far, piece_of, stuck};
use crate::ini::value::show_verdict;
use crate::spec::{Extinction, PromotingMoves, Royalty, Spec, Squares, TypeId};

/// On so many boards lines that are written differently are compared.
const TRIALS: usize = 24;

/// What the second does not play as the first does.
pub(super) fn differences(first: &Spec, second: &Spec, cache: &mut Cache) -> Vec<Diagnostic> {
    let mut all = moves(first, second);
    all.extend(rules(first, second, cache));
    all
}

/// A part that differs for one type.
fn of_type(code: Code, spec: &Spec, id: TypeId) -> Diagnostic {
    Diagnostic::note(code).with("piece", Argument::text(&spec.types[id].letter))
}

/// How pieces move.
fn moves(first: &Spec, second: &Spec) -> Vec<Diagnostic> {
    let mut all = Vec::new();
    for id in 0..first.types.len() {
        let Some(other) = find(second, &first.types[id].letter) else { continue };
        let (a, b) = (Moving::of(first, id), Moving::of(second, other));
        // That has been told.
        if !a.is_alike() {
            continue;
        }
        let sides = (0..2).filter(|&side| at_start(first, id, side) || !at_start(first, id, 1 - side));
        let mut sides = sides.into_iter();
        if sides.any(|side| !is_same_line(first, &a.sides[side], &b.sides[side])) {
            all.push(of_type(codes::MOVES, first, id));
        }
        if !is_same_confined(first, id, second, other) {
            all.push(of_type(codes::CONFINED, first, id));
        }
    }
    all
}

fn is_same_line(spec: &Spec, a: &Parts, b: &Parts) -> bool {
    let by_origin = |parts: &Parts| {
        let mut all: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (text, (squares, _)) in parts.first_by_text() {
            all.insert(text, squares.iter().collect());
        }
        all
    };
    let same_first = by_origin(a) == by_origin(b);
    let same_usual = || {
        texts(&a.usual) == texts(&b.usual) || {
            let trials = boards(spec.geometry, TRIALS, 2);
            let of = |chains: &[Chain]| piece_of(chains.to_vec());
            matches!(same_targets(&of(&a.usual), &of(&b.usual), &trials), Ok(None))
        }
    };
    same_first && same_usual()
}

/// Moves between some squares only. Those from a region to everywhere are first moves.
fn is_same_confined(first: &Spec, id: TypeId, second: &Spec, other: TypeId) -> bool {
    let of = |spec: &Spec, id: TypeId| {
        let board = whole(spec.geometry);
        let kept = spec.types[id].confined.iter().filter(|moves| moves.to != [board; 2]);
        let told = kept.map(|moves| {
            let lines = [0, 1].map(|side| short(texts(&moves.lines[side].alternatives.chains).join(",")));
            let squares = |sets: [Squares; 2]| sets.map(|set| set.iter().collect::<Vec<_>>());
            (lines, squares(moves.from), squares(moves.to))
        });
        told.collect::<BTreeSet<_>>()
    };
    of(first, id) == of(second, other)
}

/// Along the diagonals of a palace there are two steps at most.
fn short(line: String) -> String {
    match line.as_str() {
        "1-2X" => "nX".into(),
        "^^2X" => "^^nX".into(),
        _ => line,
    }
}

/// Everything but how pieces move.
pub(super) fn rules(first: &Spec, second: &Spec, cache: &mut Cache) -> Vec<Diagnostic> {
    let mut all = Vec::new();
    let same_promotions = promotions_of(first, cache) == promotions_of(second, cache);
    let mut check = |is_same: bool, code: Code| {
        if !is_same {
            all.push(Diagnostic::note(code));
        }
    };
    check(first.holes == second.holes, codes::HOLES);
    check(same_promotions, codes::PROMOTION);
    check(castlings(first) == castlings(second), codes::CASTLING);
    check(passing_of(first) == passing_of(second), codes::EN_PASSANT);
    check(first.pass == second.pass, codes::PASSING);
    check(first.compulsory_capture == second.compulsory_capture, codes::COMPULSORY);
    check(first.whole_captures == second.whole_captures, codes::WHOLE_CAPTURES);
    check(blast_of(first) == blast_of(second), codes::BLAST);
    check(first.flying == second.flying, codes::FLYING);
    check(first.facing == second.facing, codes::FACING);
    check(first.no_checks == second.no_checks, codes::NO_CHECKS);
    check(royalty_of(first) == royalty_of(second), codes::ROYALTY);
    let drops = |spec: &Spec| spec.drops.clone();
    check(drops(first) == drops(second), codes::DROPS);
    let (a, b) = (&first.ends, &second.ends);
    check((a.checkmate, a.stalemate) == (b.checkmate, b.stalemate), codes::MATE);
    check(a.checks == b.checks, codes::CHECKS);
    check(quiet_of(first) == quiet_of(second), codes::QUIET);
    check(a.repetition == b.repetition, codes::REPETITION);
    check(a.two_passes == b.two_passes, codes::TWO_PASSES);
    check(extinctions_of(first) == extinctions_of(second), codes::EXTINCTION);
    check(goals_of(first) == goals_of(second), codes::GOAL);
    for id in 0..first.types.len() {
        let Some(other) = find(second, &first.types[id].letter) else { continue };
        let (a, b) = (&first.types[id], &second.types[other]);
        let board = whole(first.geometry) & !first.holes;
        let on = |squares: [Squares; 2]| squares.map(|set| set & board);
        if on(a.region) != on(b.region) {
            all.push(of_type(codes::REGION, first, id));
        }
        let names = |spec: &Spec, ids: &[TypeId]| {
            ids.iter().map(|&id| bare(&spec.types[id].letter).to_owned()).collect::<BTreeSet<_>>()
        };
        if (names(first, &a.spares), names(first, &a.shuns))
            != (names(second, &b.spares), names(second, &b.shuns))
        {
            all.push(of_type(codes::SPARES, first, id));
        }
        if first.blast.is_some() && a.blast_immune != b.blast_immune {
            all.push(of_type(codes::BLAST_IMMUNE, first, id));
        }
        if let Some(drops) = &first.drops {
            let in_hand = |spec: &Spec, id: Option<TypeId>| id.map(|id| spec.types[id].letter.clone());
            if drops.captures_to_hand && in_hand(first, a.in_hand) != in_hand(second, b.in_hand) && !a.royal {
                all.push(of_type(codes::IN_HAND, first, id));
            }
            let is_dropped = can_be_held(first, id);
            let places = on(a.drop_region) == on(b.drop_region);
            let counts = (a.drops_per_file, a.no_drop_mate) == (b.drops_per_file, b.no_drop_mate);
            let faces = names(first, &a.dropped_as) == names(second, &b.dropped_as);
            if is_dropped && !(places && counts && faces) {
                all.push(of_type(codes::DROP, first, id));
            }
        }
    }
    all
}

fn find(spec: &Spec, letter: &str) -> Option<TypeId> {
    spec.types.iter().position(|of| of.letter == letter)
}

/// The letter of a type, without what says that it was a pawn.
fn bare(letter: &str) -> &str {
    letter.trim_end_matches('~')
}

fn letters(spec: &Spec, ids: &[TypeId]) -> BTreeSet<String> {
    ids.iter().map(|&id| bare(&spec.types[id].letter).to_owned()).collect()
}

type PromotionKey = (String, usize, Vec<usize>, bool, Vec<usize>, BTreeSet<String>, Vec<(String, u8)>, u8);

fn promotions_of(spec: &Spec, cache: &mut Cache) -> BTreeSet<PromotionKey> {
    let board = whole(spec.geometry) & !spec.holes;
    let mut keys = BTreeSet::new();
    let rules = promotions(spec);
    for rule in &rules {
        let zone = rule.zone & board;
        // From everywhere, each move begins in the zone; what is never in it leaves nothing there.
        let leaving = (rule.leaving || zone == board)
            && rule.leaves_some(spec, &rules)
            && !is_stuck(spec, rule.from, rule.side, zone, cache);
        let mandatory = rule.mandatory & if leaving { board } else { zone };
        let region = spec.types[rule.from].region[rule.side];
        let limits = rule.limits.iter().map(|&(id, most)| (bare(&spec.types[id].letter).to_owned(), most));
        let limits = limits.collect::<BTreeSet<_>>().into_iter().collect();
        let only = match rule.only {
            PromotingMoves::All => 0,
            PromotingMoves::Captures => 1,
            PromotingMoves::Quiet => 2,
        };
        keys.insert((
            spec.types[rule.from].letter.clone(),
            rule.side,
            (zone & region).iter().collect(),
            leaving,
            (mandatory & region).iter().collect(),
            letters(spec, &rule.to),
            limits,
            only,
        ));
    }
    keys
}

/// Whether a piece that stands in a zone stays there for ever, so that it never leaves it.
fn is_stuck(spec: &Spec, id: TypeId, side: usize, zone: Squares, cache: &mut Cache) -> bool {
    let piece = Arc::new(piece_of(Moving::of(spec, id).sides[side].usual.clone()));
    let stuck = stuck(&piece, spec.geometry, side, cache);
    spec.types[id].confined.is_empty() && (zone & !stuck).is_empty()
}

/// Who can be captured in passing, by whom and where.
fn passing_of(spec: &Spec) -> BTreeSet<(String, String, Vec<usize>)> {
    let mut all = BTreeSet::new();
    for rule in &spec.en_passant {
        for &victim in rule.victims.iter().filter(|&&id| goes_far(spec, id)) {
            for &captor in &rule.captors {
                let letter = |id: TypeId| bare(&spec.types[id].letter).to_owned();
                all.insert((letter(victim), letter(captor), rule.squares.iter().collect()));
            }
        }
    }
    all
}

fn goes_far(spec: &Spec, id: TypeId) -> bool {
    let moving = Moving::of(spec, id);
    moving.sides.iter().any(|parts| {
        let first = parts.first.iter().map(|(_, chain)| chain);
        first.chain(&parts.usual).any(|chain| rides_far(slice::from_ref(chain)))
    })
}

fn blast_of(spec: &Spec) -> Option<(u8, bool, bool)> {
    let has_royals = spec.types.iter().any(|of| of.royal) && spec.royalty != Royalty::Nothing;
    spec.blast.as_ref().map(|blast| (blast.radius, blast.captor, blast.touching_royals && has_royals))
}

/// Who is royal, and what may not be attacked; of one piece alone all kinds of royalty but none are the same.
fn royalty_of(spec: &Spec) -> (BTreeSet<String>, u8) {
    let royals: Vec<TypeId> = (0..spec.types.len()).filter(|&id| spec.types[id].royal).collect();
    if royals.is_empty() || spec.royalty == Royalty::Nothing {
        return (BTreeSet::new(), 0);
    }
    let count = |side: usize| royals.iter().map(|&id| count(spec, id, side)).sum::<usize>();
    let can_grow = promotions(spec).iter().any(|rule| rule.to.iter().any(|id| royals.contains(id)));
    let is_single = (0..2).all(|side| count(side) <= 1) && !can_grow;
    let number = match spec.royalty {
        _ if is_single || spec.blast.is_some() => 1,
        Royalty::Each => 2,
        Royalty::Last => 3,
        Royalty::All => 4,
        Royalty::Nothing => 0,
    };
    (letters(spec, &royals), number)
}

fn quiet_of(spec: &Spec) -> Option<(u16, BTreeSet<String>)> {
    spec.ends.quiet.as_ref().map(|(plies, types)| (*plies, letters(spec, types)))
}

type ExtinctionKey = (usize, BTreeSet<String>, bool, u8, &'static str, u8, Option<&'static str>);

fn extinctions_of(spec: &Spec) -> BTreeSet<ExtinctionKey> {
    let mut all = BTreeSet::new();
    let is_royal = |id: &TypeId| spec.types[*id].royal && spec.royalty != Royalty::Nothing;
    for Extinction { sides, types, each, at_most, verdict, opponent_at_least, reply } in
        &spec.ends.extinctions
    {
        for side in (0..2).filter(|&side| sides[side]) {
            // A royal piece is never the last to be captured; exploded, it is gone anyway.
            let has_royal = (0..spec.types.len()).any(|id| is_royal(&id) && at_start(spec, id, side));
            let never = *at_most == 0 && has_royal && (types.is_empty() || types.iter().all(is_royal));
            if never {
                continue;
            }
            let verdict = show_verdict(*verdict);
            let sets: Vec<Vec<TypeId>> =
                if *each { types.iter().map(|&id| vec![id]).collect() } else { vec![types.clone()] };
            for set in sets {
                all.insert((
                    side,
                    letters(spec, &set),
                    false,
                    *at_most,
                    verdict,
                    *opponent_at_least,
                    reply.map(show_verdict),
                ));
            }
        }
    }
    all
}

type GoalKey = (usize, BTreeSet<String>, Vec<usize>, bool, &'static str, bool, bool);

fn goals_of(spec: &Spec) -> BTreeSet<GoalKey> {
    let mut all = BTreeSet::new();
    for goal in &spec.ends.goals {
        for side in (0..2).filter(|&side| !goal.zone[side].is_empty()) {
            let zone = goal.zone[side].iter().collect();
            let verdict = show_verdict(goal.verdict);
            all.insert((
                side,
                letters(spec, &goal.types),
                zone,
                goal.leaving,
                verdict,
                goal.reply,
                goal.safe,
            ));
        }
    }
    all
}
