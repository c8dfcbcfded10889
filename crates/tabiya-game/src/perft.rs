use core::ops::ControlFlow;

use crate::{MoveList, Rules, Scope};

/// The number of sequences of exactly `depth` legal moves. The last ply is counted in bulk, not made.
///
/// `progress` is given the sequences counted since it was last called, at least once per made move of the first two
/// plies, and stops the count by breaking.
///
/// # Errors
/// `Err(())` becomes `None`: the count was stopped.
pub fn perft<R: Rules>(
    rules: &R,
    position: &R::Position,
    depth: u32,
    progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Option<u64> {
    let mut lists: Vec<_> = (0..depth).map(|_| MoveList::new()).collect();
    let mut position = position.clone();
    count(rules, &mut position, &mut lists, REPORTING_PLIES, progress)
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
        let nodes = count(rules, &mut position, &mut lists, REPORTING_PLIES - 1, progress)?;
        rules.unmake(&mut position, movement, undo);
        counts.push((movement, nodes));
    }
    Some(counts)
}

/// Progress is told after each move of this many first plies.
const REPORTING_PLIES: u32 = 2;

/// `lists` holds a list to reuse for each ply that is left.
fn count<R: Rules>(
    rules: &R,
    position: &mut R::Position,
    lists: &mut [MoveList<R>],
    reporting: u32,
    progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Option<u64> {
    let Some((list, rest)) = lists.split_first_mut() else { return Some(1) };
    if rest.is_empty() {
        return Some(rules.count(position));
    }
    list.fill(rules, position, Scope::All);
    let mut total = 0;
    for &movement in list.moves() {
        let undo = rules.make(position, movement, list.details());
        let nodes = count(rules, position, rest, reporting.saturating_sub(1), progress)?;
        rules.unmake(position, movement, undo);
        total += nodes;
        // The deepest reporting ply speaks for the plies above it.
        if reporting > 0 && (reporting == 1 || rest.len() == 1) && progress(nodes).is_break() {
            return None;
        }
    }
    Some(total)
}
