//! Variants by chance without what contradicts itself in them.

use tabiya_board::Bitboard;
use tabiya_pieces::Piece;
use tabiya_variants::spec::{Royalty, Spec, TypeId, Verdict};

/// The variant without its contradictions. Its start position may have become one that nobody can reach.
pub(crate) fn sober(mut spec: Spec) -> Spec {
    let royal: Vec<bool> = spec.types.iter().map(|kind| kind.royal).collect();
    let [white, black] = spec.sectors;
    spec.sectors = [white, black & !white];
    pieces(&mut spec, &royal);
    spec.promotions.retain(|rule| rule.zone.iter().any(|zone| !zone.is_empty()));
    for rule in &mut spec.promotions {
        let (from, to) = (rule.from, &mut rule.to);
        to.retain(|&kind| kind != from);
        rule.limits.retain(|(kind, most)| to.contains(kind) && *most > 0);
    }
    spec.promotions.retain(|rule| !rule.to.is_empty());
    spec.castlings
        .retain(|castling| castling.mover.0 != castling.partner.0 && castling.mover.1 != castling.partner.1);
    if spec.blast.as_ref().is_some_and(|blast| blast.radius == 0 && !blast.captor) {
        spec.blast = None;
    }
    if !royal.contains(&true) {
        spec.royalty = Royalty::Each;
    }
    if !royal.contains(&true) || spec.royalty == Royalty::Nothing {
        spec.flying = false;
        spec.facing = None;
        spec.no_checks = false;
        spec.ends.checks = None;
    }
    spec.facing = spec.facing.filter(|_| !spec.flying);
    spec.ends.checks = spec.ends.checks.filter(|_| !spec.no_checks);
    for extinction in &mut spec.ends.extinctions {
        extinction.each &= !extinction.types.is_empty();
        extinction.reply =
            extinction.reply.filter(|_| extinction.at_most > 0 || !extinction.types.is_empty());
    }
    for goal in &mut spec.ends.goals {
        goal.reply &= !goal.leaving && goal.verdict != Verdict::Draw;
    }
    spec
}

fn pieces(spec: &mut Spec, royal: &[bool]) {
    let has_hands = spec.drops.as_ref().is_some_and(|drops| drops.captures_to_hand);
    let never_dropped = |kind: TypeId| royal[kind] || spec.drops.is_none();
    let dropless: Vec<bool> = (0..royal.len()).map(never_dropped).collect();
    for (kind, of) in spec.types.iter_mut().enumerate() {
        of.lines = of.lines.clone().map(without_letters);
        of.confined.retain(|confined| {
            [confined.from, confined.to].iter().all(|area| area.iter().any(|set| !set.is_empty()))
        });
        for confined in &mut of.confined {
            confined.lines = confined.lines.clone().map(without_letters);
        }
        of.in_hand = of.in_hand.filter(|&hand| has_hands && (hand == kind || !royal[hand]));
        of.dropped_as.retain(|&other| other != kind && !dropless[kind]);
        of.drop_region = [0, 1].map(|side| of.drop_region[side] & of.region[side]);
        if dropless[kind] || of.drop_region.iter().all(|region| region.is_empty()) {
            of.drop_region = of.region;
        }
        of.drops_per_file = of.drops_per_file.filter(|&most| most > 0 && !dropless[kind]);
        of.no_drop_mate &= !dropless[kind];
    }
}

/// The line if it names no piece, and otherwise one that names none.
fn without_letters(line: Piece) -> Piece {
    let names = |c: char| c.is_ascii_uppercase() && c != 'X';
    if line.to_string().contains(names) { "o1>,c1X>,n(1/2)".parse().expect("a line") } else { line }
}
