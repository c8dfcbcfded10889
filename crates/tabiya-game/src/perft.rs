use core::ops::ControlFlow;

use crate::{MoveList, Rules, Scope};

/// The number of sequences of exactly `depth` legal moves; `None` when `progress` stopped the count. The last ply is
/// counted in bulk, not made.
///
/// Each sequence is told to `progress` once: a call says how many were counted since the one before. There is a call
/// for each position two plies above the end, so that one that breaks ends the count soon. Repetition and move limits
/// are not looked at: they are no matter of a position alone.
pub fn perft<R: Rules>(
    rules: &R,
    position: &R::Position,
    depth: u32,
    progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Option<u64> {
    let mut lists: Vec<_> = (0..depth).map(|_| MoveList::new()).collect();
    count_aloud(rules, &mut position.clone(), &mut lists, progress)
}

/// The same, split by the first move. The sum is the [`perft`] of the same depth; depth 0 has no first move.
pub fn divide<R: Rules>(
    rules: &R,
    position: &R::Position,
    depth: u32,
    progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Option<Vec<(R::Move, u64)>> {
    let Some(rest) = depth.checked_sub(1) else { return Some(Vec::new()) };
    let list = MoveList::<R>::of(rules, position);
    let mut lists: Vec<_> = (0..rest).map(|_| MoveList::new()).collect();
    let mut position = position.clone();
    let mut counts = Vec::with_capacity(list.moves().len());
    for &movement in list.moves() {
        let undo = rules.make(&mut position, movement, list.details());
        let nodes = count_aloud(rules, &mut position, &mut lists, progress)?;
        rules.unmake(&mut position, movement, undo);
        counts.push((movement, nodes));
    }
    Some(counts)
}

/// Counts and tells all of it to `progress`. `lists` holds a list to reuse for each ply that is left.
fn count_aloud<R: Rules>(
    rules: &R,
    position: &mut R::Position,
    lists: &mut [MoveList<R>],
    progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Option<u64> {
    let nodes = match lists {
        [] => 1,
        [_] => rules.count(position),
        [list, _] => {
            list.fill(rules, position, Scope::All);
            let mut nodes = 0;
            for &movement in list.moves() {
                let undo = rules.make(position, movement, list.details());
                nodes += rules.count(position);
                rules.unmake(position, movement, undo);
            }
            nodes
        }
        [list, rest @ ..] => {
            list.fill(rules, position, Scope::All);
            let mut nodes = 0;
            for &movement in list.moves() {
                let undo = rules.make(position, movement, list.details());
                nodes += count_aloud(rules, position, rest, progress)?;
                rules.unmake(position, movement, undo);
            }
            return Some(nodes);
        }
    };
    if progress(nodes).is_break() { None } else { Some(nodes) }
}
