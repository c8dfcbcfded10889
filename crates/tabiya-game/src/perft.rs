use core::ops::ControlFlow;

use crate::{MoveList, Rules, Scope};

/// The number of sequences of exactly `depth` legal moves; `None` when `progress` stopped the count. The last ply is
/// counted in bulk, not made.
///
/// Each sequence is told to `progress` once: a call says how many were counted since the one before. There is a call for
/// each move of the first two plies, more or less, and one that breaks ends the count. Repetition and move limits are
/// not looked at: they are no matter of a position alone.
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

/// Progress is told after the moves of this many first plies.
const REPORTING_PLIES: u32 = 2;

/// `lists` holds a list to reuse for each ply that is left. With `reporting` above 0, all that is counted here is told to
/// `progress` here; else the caller tells it.
fn count<R: Rules>(
    rules: &R,
    position: &mut R::Position,
    lists: &mut [MoveList<R>],
    reporting: u32,
    progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Option<u64> {
    let (list, rest) = match lists.split_first_mut() {
        Some((list, rest)) if !rest.is_empty() => (list, rest),
        last => {
            let nodes = if last.is_some() { rules.count(position) } else { 1 };
            return tell(nodes, reporting > 0, progress);
        }
    };
    list.fill(rules, position, Scope::All);
    let mut total = 0;
    for &movement in list.moves() {
        let undo = rules.make(position, movement, list.details());
        let nodes = count(rules, position, rest, reporting.saturating_sub(1), progress)?;
        rules.unmake(position, movement, undo);
        total += tell(nodes, reporting == 1, progress)?;
    }
    Some(total)
}

fn tell(nodes: u64, aloud: bool, progress: &mut dyn FnMut(u64) -> ControlFlow<()>) -> Option<u64> {
    if aloud && progress(nodes).is_break() {
        return None;
    }
    Some(nodes)
}
