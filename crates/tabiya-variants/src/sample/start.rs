use std::collections::BTreeSet;

use tabiya_board::{Bitboard, Side};
use tabiya_pieces::sample::Source;

use crate::naive::{Man, Position};
use crate::spec::{Royalty, Spec, TypeId};

/// A start position: at least one royal piece a side, some others, and those that castle.
pub(super) fn start(source: &mut impl Source, spec: &mut Spec) -> Position {
    let area = spec.geometry.area();
    let types = spec.types.len();
    let mut position = Position {
        board: vec![None; area],
        hands: [vec![0; types], vec![0; types]],
        to_move: source.pick(&Side::ALL),
        passed: None,
        checks: [0; 2],
        quiet: source.below(3),
        number: 1 + source.below(40),
        passes: 0,
        left: [BTreeSet::new(), BTreeSet::new()],
    };
    let unmoved = source.pick(&[100, 100, 60]);
    for rule in spec.castlings.clone() {
        for (square, kind) in [(rule.mover.0, 0), (rule.partner.0, source.below(types))] {
            place(source, spec, &mut position, Side::from_index(rule.side), kind, square, unmoved);
        }
    }
    for side in Side::ALL {
        let is_there = position.men().any(|(_, man)| man.side == side && man.kind == 0);
        let wanted = match spec.royalty {
            Royalty::Last | Royalty::All => 1 + source.below(2),
            _ if is_there => 0,
            _ => usize::from(source.percent(92)),
        };
        for _ in 0..wanted {
            somewhere(source, spec, &mut position, side, 0, unmoved);
        }
    }
    let most = area.saturating_sub(2).min(12);
    for _ in 0..=source.below(most) {
        let (side, kind) = (source.pick(&Side::ALL), source.below(types));
        // One royal piece is enough, mostly.
        if !spec.types[kind].royal || source.percent(10) {
            somewhere(source, spec, &mut position, side, kind, unmoved);
        }
    }
    if spec.drops.is_some() {
        for _ in 0..source.below(5) {
            let (side, kind) = (source.below(2), source.below(types));
            position.hands[side][kind] +=
                usize::from(!spec.types[kind].royal && !spec.types[kind].letter.contains('~'));
        }
    }
    if let Some(most) = spec.ends.checks {
        position.checks = [0; 2].map(|_: usize| source.below(usize::from(most)));
    }
    position
}

/// Puts a piece on a square by chance where one of its type may stand.
fn somewhere(
    source: &mut impl Source,
    spec: &Spec,
    position: &mut Position,
    side: Side,
    kind: TypeId,
    unmoved: usize,
) {
    let (width, height) = (usize::from(spec.geometry.width()), usize::from(spec.geometry.height()));
    let near = source.below(height.div_ceil(2));
    let row = if source.percent(70) {
        if side == Side::First { height - 1 - near } else { near }
    } else {
        source.below(height)
    };
    let square = row * width + source.below(width);
    if position.board[square].is_none() {
        place(source, spec, position, side, kind, square, unmoved);
    }
}

fn place(
    source: &mut impl Source,
    spec: &Spec,
    position: &mut Position,
    side: Side,
    kind: TypeId,
    square: usize,
    unmoved: usize,
) {
    let may_stand = spec.types[kind].region[side.index()].contains(square) && !spec.holes.contains(square);
    if may_stand {
        position.board[square] = Some(Man { kind, side, unmoved: source.percent(unmoved) });
    }
}
