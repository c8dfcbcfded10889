use core::ops::ControlFlow;

use serde_json::Value;
use tabiya_game::Mode;

use super::call::Call;
use crate::error::Failure;
use crate::shapes;

/// Whether a record is well formed and every move in it legal.
pub(super) fn check(call: &mut Call<'_>) -> Result<Value, Failure> {
    let game = call.game()?;
    let mut reader = game.record_reader(Mode::Exact);
    for line in call.params.text("text")?.split_inclusive('\n') {
        if reader.line(line, &mut |_| ControlFlow::Continue(())).is_break() {
            break;
        }
    }
    Ok(shapes::record_report(&reader.finish(), call.catalogue))
}
