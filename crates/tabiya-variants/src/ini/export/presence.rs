//! Which types a side can have in a game.

use super::promotion::Rule;
use crate::spec::{Spec, TypeId};

/// By side and type: whether the side has it at the start, or pieces of it can become one or come into its hand.
pub(super) fn presence(spec: &Spec, rules: &[Rule]) -> [Vec<bool>; 2] {
    let mut present =
        [0, 1].map(|side| (0..spec.types.len()).map(|id| at_start(spec, id, side)).collect::<Vec<_>>());
    loop {
        let before = present.clone();
        for rule in rules.iter().filter(|rule| before[rule.side][rule.from]) {
            rule.to.iter().for_each(|&to| present[rule.side][to] = true);
        }
        for (id, of) in spec.types.iter().enumerate() {
            let in_hand =
                of.in_hand.filter(|_| spec.drops.as_ref().is_some_and(|drops| drops.captures_to_hand));
            for side in 0..2 {
                if let Some(prisoner) = in_hand.filter(|_| before[1 - side][id]) {
                    present[side][prisoner] = true;
                }
                if before[side][id] && spec.drops.is_some() {
                    of.dropped_as.iter().for_each(|&face| present[side][face] = true);
                }
            }
        }
        if present == before {
            return present;
        }
    }
}

/// Whether a side has pieces of a type on the board or in hand when the game begins.
pub(super) fn at_start(spec: &Spec, id: TypeId, side: usize) -> bool {
    count(spec, id, side) > 0
}

/// How many.
pub(super) fn count(spec: &Spec, id: TypeId, side: usize) -> usize {
    let letter = &spec.types[id].letter;
    let wanted = if side == 0 { letter.clone() } else { letter.to_ascii_lowercase() };
    let board = spec.start.split_whitespace().next().unwrap_or_default();
    // `P` in `+P` and `P~` are other pieces.
    let is_whole = |at: usize| {
        let before = !board[..at].ends_with('+') || wanted.starts_with('+');
        before && (!board[at + wanted.len()..].starts_with('~') || wanted.ends_with('~'))
    };
    board.match_indices(&wanted).filter(|(at, _)| is_whole(*at)).count()
}

/// Whether pieces of a type can be in a hand.
pub(super) fn can_be_held(spec: &Spec, id: TypeId) -> bool {
    let Some(drops) = &spec.drops else { return false };
    let letter = &spec.types[id].letter;
    let hand =
        spec.start.split_once('[').and_then(|(_, rest)| rest.split_once(']')).map_or("", |(hand, _)| hand);
    let is_prisoner = || spec.types.iter().any(|of| of.in_hand == Some(id) && !of.royal);
    (drops.captures_to_hand && is_prisoner()) || hand.to_ascii_uppercase().contains(letter.as_str())
}
