use core::ops::ControlFlow;

use serde_json::{Value, json};
use tabiya_game::{Code, Diagnostic};

use super::call::Call;
use crate::error::Failure;
use crate::{MAX_DEPTH, MAX_NODES};

const NODES_BUDGET: Code = Code::new("rpc.budget.nodes");

/// The number of move sequences of each length.
pub(super) fn perft(call: &mut Call<'_>) -> Result<Value, Failure> {
    let game = call.game()?;
    let table = call.table(&*game)?;
    let deepest = call.params.whole("depth", 1..=MAX_DEPTH)?;
    let mut nodes = Vec::new();
    if !table.outcome().is_ongoing() {
        // Also where only the history says so, of which the count knows nothing.
        nodes.resize(deepest as usize, 0);
        return Ok(json!({ "nodes": nodes }));
    }
    for depth in 1..=deepest {
        let left = call.budget.nodes;
        let mut seen: u64 = 0;
        let counted = table.perft(depth, &mut |more| {
            seen = seen.saturating_add(more);
            if seen > left { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        // What is counted in one go, without a word in between, counts too.
        let Some(counted) = counted.filter(|&counted| counted <= left) else {
            call.budget.nodes = 0;
            let diagnostic = Diagnostic::error(NODES_BUDGET).with("limit", MAX_NODES).with("depth", depth);
            return Err(Failure::budget(diagnostic));
        };
        call.budget.nodes = left - counted;
        nodes.push(counted);
    }
    Ok(json!({ "nodes": nodes }))
}
