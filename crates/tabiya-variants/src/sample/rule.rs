use tabiya_board::Bitboard;
use tabiya_pieces::sample::Source;

use super::board;
use super::types::some_types;
use crate::spec::{
    BlastSpec, CastlingSpec, DropSpec, EnPassantSpec, Pass, PromotingMoves, PromotionSpec, Royalty, Spec,
    Squares, Verdict,
};

/// The rules beside the pieces' lines.
pub(super) fn rules(source: &mut impl Source, spec: &mut Spec) {
    if source.percent(35) {
        spec.promotions = (0..=source.below(2)).map(|_| promotion(source, spec)).collect();
    }
    if source.percent(50) {
        spec.en_passant = (0..=source.below(2)).filter_map(|_| en_passant(source, spec)).collect();
    }
    if source.percent(25) {
        spec.castlings = (0..=source.below(2)).filter_map(|_| castling(source, spec)).collect();
    }
    if source.percent(30) {
        drops(source, spec);
    }
    if source.percent(20) {
        spec.pass = source.pick(&[Pass::Always, Pass::WhenStuck]);
    }
    spec.compulsory_capture = source.percent(12);
    if source.percent(20) {
        spec.blast = Some(BlastSpec {
            radius: source.pick(&[0, 1, 1, 1, 2]),
            captor: source.percent(70),
            touching_royals: source.percent(50),
        });
    }
    spec.whole_captures = source.percent(8);
    if source.percent(20) {
        spec.flying = source.percent(70);
        spec.facing = (!spec.flying).then(|| source.pick(&[Verdict::Win, Verdict::Loss, Verdict::Draw]));
    }
    spec.no_checks = source.percent(8);
    spec.royalty = source.pick(&[
        Royalty::Each,
        Royalty::Each,
        Royalty::Each,
        Royalty::Last,
        Royalty::All,
        Royalty::Nothing,
    ]);
}

fn promotion(source: &mut impl Source, spec: &Spec) -> PromotionSpec {
    let count = spec.types.len();
    let zone = board::zone(source, spec.geometry);
    let leaving = source.percent(40);
    let mandatory = match source.below(4) {
        0 => zone,
        1 => [Squares::EMPTY; 2],
        2 if leaving => [board::all(spec.geometry); 2],
        _ => {
            [zone[0] & board::far_ranks(spec.geometry, 1)[0], zone[1] & board::far_ranks(spec.geometry, 1)[1]]
        }
    };
    let from = source.below(count);
    let mut to = some_types(source, count);
    to.retain(|&to| to != from);
    if to.is_empty() {
        to.push((from + 1) % count);
    }
    let limits = if source.percent(30) { vec![(to[0], source.below(3) as u8)] } else { Vec::new() };
    PromotionSpec {
        from,
        zone,
        leaving,
        mandatory,
        to,
        limits,
        only: source.pick(&[
            PromotingMoves::All,
            PromotingMoves::All,
            PromotingMoves::Captures,
            PromotingMoves::Quiet,
        ]),
    }
}

/// Royal pieces can't be taken, in passing or otherwise.
fn en_passant(source: &mut impl Source, spec: &Spec) -> Option<EnPassantSpec> {
    let all = |source: &mut _| -> Vec<usize> {
        if Source::percent(source, 50) {
            (0..spec.types.len()).collect()
        } else {
            some_types(source, spec.types.len())
        }
    };
    let squares = if source.percent(75) {
        board::all(spec.geometry)
    } else {
        board::some_squares(source, spec.geometry)
    };
    let mut victims = all(source);
    victims.retain(|&kind| !spec.types[kind].royal);
    let captors = all(source);
    (!victims.is_empty()).then_some(EnPassantSpec { victims, captors, squares })
}

/// Two squares of a rank, and where pieces from there go.
fn castling(source: &mut impl Source, spec: &Spec) -> Option<CastlingSpec> {
    let (width, height) = (usize::from(spec.geometry.width()), usize::from(spec.geometry.height()));
    let side = source.below(2);
    let rank = if source.percent(85) { if side == 0 { height - 1 } else { 0 } } else { source.below(height) };
    let mut place = || rank * width + source.below(width);
    let (mover, partner, to, lands) = (place(), place(), place(), place());
    let is_hole = [mover, partner, to, lands].into_iter().any(|square| spec.holes.contains(square));
    let are_distinct = mover != partner && to != lands && (mover != to || partner != lands);
    (are_distinct && !is_hole).then_some(CastlingSpec { side, mover: (mover, to), partner: (partner, lands) })
}

fn drops(source: &mut impl Source, spec: &mut Spec) {
    spec.drops = Some(DropSpec { captures_to_hand: source.percent(80), first: source.percent(12) });
    let count = spec.types.len();
    for kind in 0..count {
        let into = if source.percent(75) { kind } else { source.below(count) };
        let this = &mut spec.types[kind];
        // Royal pieces that come back have no end.
        if !this.royal || source.percent(25) {
            this.in_hand = Some(into).filter(|_| source.percent(85));
        }
        if source.percent(30) {
            this.drop_region = [(); 2].map(|()| board::some_squares(source, spec.geometry));
        }
        if source.percent(20) {
            this.dropped_as = some_types(source, count);
            this.dropped_as.retain(|&other| other != kind);
        }
        if source.percent(25) {
            this.drops_per_file = Some(1 + source.below(2) as u8);
        }
        this.no_drop_mate = source.percent(25);
    }
}
