use core::cmp::Reverse;
use std::collections::BTreeSet;

use tabiya_board::{Side, Square};
use tabiya_game::diagram::{Area, AreaKind};

use super::assume::has;
use super::engine::Engine;
use super::finding::Finding;
use super::leaf::leaper;
use crate::tree::{
    Chain, ConditionKind, Core, Direction, Guard, Influence, Number, Owner, Piece, Property, Reach, Star,
};
use crate::{Board, Man, Movement, OverBudget};

/// Where a neighbour matters for a move that begins on the mover's square: one area for each side.
pub(super) fn influence(
    engine: &mut Engine,
    piece: &Piece,
    board: &Board,
    side: Side,
) -> Result<Vec<Area>, OverBudget> {
    let mut squares = [BTreeSet::new(), BTreeSet::new()];
    let mut influences = Vec::new();
    piece.alternatives.chains.iter().for_each(|chain| at_start(chain, &mut influences));
    for influence in influences {
        let owner = if influence.owner == Some(Owner::Enemy) { !side } else { side };
        squares[owner.index()].extend(reached(engine, reach(influence), board, engine.from, side)?);
    }
    let areas = Side::ALL.into_iter().map(|owner| Area {
        kind: AreaKind::Influence(owner),
        squares: squares[owner.index()].iter().copied().collect(),
    });
    Ok(areas.filter(|area| !area.squares.is_empty()).collect())
}

/// The influences that are asked on the square where a chain begins.
fn at_start<'a>(chain: &'a Chain, influences: &mut Vec<&'a Influence>) {
    // A leg that stays where it is leaves the next one at the start.
    let stays =
        |core: &Core| matches!(core, Core::Itself | Core::Blast(_) | Core::Promotion(_) | Core::Fragment);
    for leg in &chain.legs {
        influences.extend(leg.guards.iter().filter_map(|guard| match guard {
            Guard::Influence(influence) => Some(influence),
            Guard::Condition(_) => None,
        }));
        if let Core::Group(group) = &leg.core {
            group.body.chains.iter().for_each(|chain| at_start(chain, influences));
        }
        if !stays(&leg.core) {
            break;
        }
    }
}

/// The leaps from the mover to where the neighbour may stand.
fn reach(influence: &Influence) -> Core {
    match influence.reach {
        Reach::Straight(distance) => Core::Step {
            distance,
            direction: influence.direction.unwrap_or(Direction::Star(Star::All, None)),
        },
        Reach::Oblique(first, second) => Core::Oblique { first, second, direction: influence.direction },
    }
}

/// What the moves of a position remove around the piece.
pub(super) fn removed(findings: &[Finding]) -> Option<Area> {
    let squares = findings
        .iter()
        .map(|finding| &finding.movement)
        .flat_map(|movement| movement.removed.iter().copied().filter(|&square| square != movement.to));
    explosion(squares.collect())
}

/// What an explosion at the end of a move removes, shown around one square: of those where a move that explodes can
/// end, the one with most squares around, then the nearest to the mover.
pub(super) fn around_a_landing(
    engine: &mut Engine,
    findings: &[Finding],
    board: &Board,
    side: Side,
) -> Result<Option<Area>, OverBudget> {
    let mut shown = Vec::new();
    for finding in findings {
        let centre = finding.movement.to;
        let mut squares = BTreeSet::new();
        for &radius in &finding.blasts {
            let around = reached(engine, Core::Radius(radius), board, centre, side)?;
            // The mover has left its square.
            squares.extend(around.into_iter().filter(|&square| square != engine.from));
        }
        shown.push((Reverse(squares.len()), distance(engine.from, centre), centre, squares));
    }
    let best = shown.into_iter().min_by_key(|&(size, distance, centre, _)| (size, distance, centre));
    Ok(best.and_then(|(.., squares)| explosion(squares)))
}

/// The radii of the explosions that go with a move: those of its own alternatives, and those of the alternatives that act on
/// all moves (H13).
pub(super) fn blasts(piece: &Piece, own: &[Chain], movement: &Movement) -> Vec<Number> {
    let captures = !movement.captures.is_empty();
    let mut radii = Vec::new();
    for chain in &piece.alternatives.chains {
        let acts = own.contains(chain) || captures && is_effect(chain);
        for leg in chain.all_legs().filter(|_| acts) {
            if let Core::Blast(radius) = leg.core {
                radii.push((radius, has(leg, ConditionKind::Capture)));
            }
            radii.extend(leg.properties.iter().filter_map(|property| match property {
                Property::Blast { on_capture, radius, .. } => Some((*radius, *on_capture)),
                Property::Joint { .. } | Property::Swap(_) | Property::Promotion(_) => None,
            }));
        }
    }
    radii.into_iter().filter(|(_, on_capture)| captures || !on_capture).map(|(radius, _)| radius).collect()
}

/// Whether an alternative has effects and nothing else.
fn is_effect(chain: &Chain) -> bool {
    chain.legs.iter().all(|leg| matches!(leg.core, Core::Itself | Core::Blast(_) | Core::Promotion(_)))
}

fn explosion(squares: BTreeSet<Square>) -> Option<Area> {
    let kind = AreaKind::Explosion;
    (!squares.is_empty()).then(|| Area { kind, squares: squares.into_iter().collect() })
}

/// How many steps of a king lie between two squares.
fn distance(from: Square, to: Square) -> u8 {
    let step = from.to(to);
    step.columns.unsigned_abs().max(step.rows.unsigned_abs())
}

/// Where a leap from a square leads.
fn reached(
    engine: &mut Engine,
    core: Core,
    board: &Board,
    from: Square,
    side: Side,
) -> Result<Vec<Square>, OverBudget> {
    let mut bare = Board::new(board.geometry());
    board.holes().iter().for_each(|&hole| bare.dig(hole));
    bare.put(from, Man { side, letter: b'A' });
    Ok(engine.targets(&leaper(core), &bare, from)?.into_iter().map(|movement| movement.to).collect())
}
