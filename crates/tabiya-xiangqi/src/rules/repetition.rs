//! The rule `computer` on positions that come again (section 1 of the specification).
//!
//! At the third occurrence of a position the plies since the first of the three are looked at:
//!
//! 1. A side that gave check with every one of its moves loses; where both did, it is a draw.
//! 2. Where nobody did, a side that newly attacked the same piece with every one of its moves loses; where both or neither
//!    did, it is a draw.

use core::ops::ControlFlow;

use tabiya_board::Side;
use tabiya_game::{Code, History};

use super::Position;
use crate::point::points;
use crate::{Kind, Move, Piece, Point, Xiangqi};

const REPETITION: Code = Code::new("xiangqi.outcome.repetition");
const PERPETUAL_CHECK: Code = Code::new("xiangqi.outcome.perpetual-check");
const PERPETUAL_CHASE: Code = Code::new("xiangqi.outcome.perpetual-chase");

/// Who wins and why, where the position occurs for the third time.
pub(super) fn repeated(position: &Position, history: History<'_, Xiangqi>) -> Option<(Option<Side>, Code)> {
    let (plies, hash) = (history.plies, position.hash());
    // What was captured does not come again.
    let earliest = plies.len().saturating_sub(usize::from(position.quiet()));
    let same = (earliest..plies.len()).rev().filter(|&ply| plies[ply].hash_before == hash);
    let first = same.take(2).nth(1)?;
    let cycle: Vec<Move> = plies[first..].iter().map(|ply| ply.movement).collect();
    let mut start = position.clone();
    for &movement in cycle.iter().rev() {
        start.retract(movement);
    }
    Some(match perpetual_checkers(&start, &cycle) {
        [true, true] => (None, REPETITION),
        [true, false] => (Some(Side::Second), PERPETUAL_CHECK),
        [false, true] => (Some(Side::First), PERPETUAL_CHECK),
        [false, false] => match perpetual_chasers(&start, &cycle) {
            [true, false] => (Some(Side::Second), PERPETUAL_CHASE),
            [false, true] => (Some(Side::First), PERPETUAL_CHASE),
            _ => (None, REPETITION),
        },
    })
}

/// By side, whether each of its moves gave check.
fn perpetual_checkers(start: &Position, cycle: &[Move]) -> [bool; 2] {
    let mut position = start.clone();
    let mut all = [true; 2];
    for &movement in cycle {
        let mover = position.to_move();
        position.make(movement);
        all[mover.index()] &= position.in_check();
    }
    all
}

/// By side, whether each of its moves newly attacked one and the same piece.
fn perpetual_chasers(start: &Position, cycle: &[Move]) -> [bool; 2] {
    let mut position = start.clone();
    // A piece is told by where it stood at the start of the cycle, in which nothing is captured.
    let mut origins: [Point; Point::COUNT] = core::array::from_fn(Point::from_index);
    let mut chased = [!0_u128; 2];
    for &movement in cycle {
        let mover = position.to_move();
        let of_origins = |origins: &[Point; Point::COUNT], set: u128| {
            points(set).fold(0, |all, point| all | origins[point.index()].bit())
        };
        let before = of_origins(&origins, attacked(&position, mover));
        position.make(movement);
        origins[movement.to.index()] = origins[movement.from.index()];
        let after = of_origins(&origins, attacked(&position, mover));
        chased[mover.index()] &= after & !before;
    }
    chased.map(|chased| chased != 0)
}

/// The pieces that a side attacks so that it counts as a chase.
fn attacked(position: &Position, side: Side) -> u128 {
    let mut board = position.clone();
    if board.to_move() != side {
        board.turn();
    }
    let victims = board.all_of(!side)
        & !board.of(!side, Kind::General)
        & !(board.of(!side, Kind::Soldier) & !board.crossed(!side));
    let attackers = board.all_of(side) & !board.of(side, Kind::General) & !board.of(side, Kind::Soldier);
    let mut attacked = 0;
    for from in points(attackers) {
        for to in points(board.targets(from) & victims & !attacked) {
            if is_chase(&board, Move::new(from, to)) {
                attacked |= to.bit();
            }
        }
    }
    attacked
}

/// Whether a capture that its piece can make is a threat in the sense of the rule.
fn is_chase(board: &Position, capture: Move) -> bool {
    let (Some(attacker), Some(victim)) = (board.piece_at(capture.from), board.piece_at(capture.to)) else {
        return false;
    };
    if is_pinned_against(board, capture) {
        return false;
    }
    if attacker.kind == victim.kind && can_capture_back(board, capture) {
        return false;
    }
    always_counts(attacker, victim) || !can_be_recaptured(board, capture)
}

/// The victims for which it does not matter whether they are protected.
fn always_counts(attacker: Piece, victim: Piece) -> bool {
    match attacker.kind {
        Kind::Horse | Kind::Cannon => victim.kind == Kind::Chariot,
        Kind::Advisor | Kind::Elephant => {
            matches!(victim.kind, Kind::Chariot | Kind::Horse | Kind::Cannon)
        }
        _ => false,
    }
}

/// Whether a capture would uncover an attack on the general of its own side, which a pinned piece can't but by taking its
/// pinner. A check that stands already binds no piece in particular.
fn is_pinned_against(board: &Position, capture: Move) -> bool {
    let side = board.to_move();
    let checkers = board.attackers_of_general(side, board.general(side), board.occupied(), !0);
    board.attackers_after(capture) & !checkers != 0
}

/// Whether the victim could take the attacker where it stands.
fn can_capture_back(board: &Position, capture: Move) -> bool {
    let mut board = board.clone();
    board.turn();
    let back = Move::new(capture.to, capture.from);
    board.targets(back.from) & back.to.bit() != 0 && !is_pinned_against(&board, back)
}

/// Whether the side that loses a piece could legally take the one that took it.
fn can_be_recaptured(board: &Position, capture: Move) -> bool {
    let mut board = board.clone();
    board.make(capture);
    board.generate_to(capture.to.bit(), |_| ControlFlow::Break(())).is_break()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Red's attacks that count as chases, as the points of their victims.
    #[track_caller]
    fn check(board: &str, expected: &str) {
        let position: Position = format!("{board} b").parse().expect("it can be played");
        let found: Vec<_> = points(attacked(&position, Side::First)).map(|point| point.to_string()).collect();
        assert_eq!(found.join(" "), expected, "{board}");
    }

    #[test]
    fn an_unprotected_piece_is_chased() {
        check("3k5/9/9/9/R1n6/9/9/9/9/4K4", "c5");
        check("3k5/9/9/9/R1c6/9/9/9/9/4K4", "c5");
        check("3k5/9/9/9/Cpb6/9/9/9/9/4K4", "c5");
    }

    #[test]
    fn a_protected_piece_is_not() {
        check("3k5/2r6/9/9/R1n6/9/9/9/9/4K4", "");
        // The chariot that protects is pinned, so that it can't take back.
        check("2rk5/9/9/9/R1n6/9/9/9/9/4K4", "");
        check("4k4/9/4r4/9/R3n4/9/9/9/4R4/3K5", "");
        check("4k4/4r4/9/R2n5/9/9/9/9/4R4/3K5", "d6");
        // The general protects what it may take: not under the other general's eyes.
        check("9/4k4/R3n4/9/9/9/9/9/9/3K5", "");
        check("9/4k4/R3n4/9/9/9/9/9/9/4K4", "e7");
    }

    #[test]
    fn a_chariot_need_not_be_unprotected_against_horse_and_cannon() {
        check("3k5/2r6/9/2r6/4N4/9/9/9/9/4K4", "c6");
        check("3k5/2r6/9/9/C1pr5/9/9/9/9/4K4", "d5");
        // A horse is another matter.
        check("3k5/2r6/9/2n6/4N4/9/9/9/9/4K4", "");
    }

    #[test]
    fn advisors_and_elephants_chase_what_is_protected() {
        check("3k5/3r5/9/9/9/9/9/3c5/4A4/4K4", "d2");
        check("3k5/2r6/9/9/9/2c6/9/4B4/9/4K4", "c4");
        // But not advisors, elephants and soldiers.
        check("3k5/2r6/9/9/9/2p6/9/4B4/9/4K4", "");
    }

    #[test]
    fn generals_and_soldiers_neither_chase_nor_are_chased_at_home() {
        check("3k5/9/9/9/P1n6/9/9/9/4n4/4K4", "");
        check("3k5/9/9/2n6/2P6/9/9/9/9/4K4", "");
        // A soldier that has crossed the river is a victim.
        check("3k5/9/9/9/R1p6/9/9/9/9/4K4", "");
        check("3k5/9/9/9/9/R1p6/9/9/9/4K4", "c4");
    }

    #[test]
    fn equals_that_can_take_back_do_not_chase() {
        check("3k5/9/9/9/R1r6/9/9/9/9/4K4", "");
        // It is pinned and can't.
        check("4k4/9/9/R3r4/9/9/9/9/4R4/3K5", "e6");
        // A horse's leg is free in one direction only.
        check("3k5/9/9/9/4N4/4P4/3n5/9/9/4K4", "");
        check("3k5/9/9/4N4/3P5/3n5/9/9/9/4K4", "d4");
    }

    #[test]
    fn a_pinned_attacker_attacks_only_its_pinner() {
        check("3k5/9/4r4/9/n3R4/9/9/9/9/4K4", "");
        check("3k5/9/4c4/9/np2C4/9/9/9/4A4/4K4", "");
        check("3k5/9/9/9/np2C4/9/9/9/4A4/4K4", "a5");
        check("3k5/9/9/9/n3R4/9/9/9/9/4K4", "a5");
    }
}
