use serde_json::{Value, json};
use tabiya::board::Side;
use tabiya_game::Mode;

use super::call::Call;
use crate::error::Failure;
use crate::shapes;

/// The position that a game starts from.
pub(super) fn new(call: &mut Call<'_>) -> Result<Value, Failure> {
    let game = call.game()?;
    Ok(json!({ "position": game.new_table().position() }))
}

/// Whether a position's text is well formed and breaks no rule.
pub(super) fn check(call: &mut Call<'_>) -> Result<Value, Failure> {
    let game = call.game()?;
    let start;
    let text = if let Some(text) = call.params.optional_text("position")? {
        text
    } else {
        start = game.new_table().position();
        &start
    };
    let mut report = game.check_position(text, Mode::Exact);
    if report.valid && call.params.has("history") {
        report.canonical = Some(call.table(&*game)?.position());
    }
    Ok(shapes::position_report(&report, call.catalogue))
}

/// All that a front end needs to show a position.
pub(super) fn scene(call: &mut Call<'_>) -> Result<Value, Failure> {
    let game = call.game()?;
    let mut scene = call.table(&*game)?.scene();
    let by_order = Side::ALL.map(|side| (side.to_string(), side));
    let by_colour = Side::ALL.into_iter().zip(&scene.sides).map(|(side, shown)| (shown.colour, side));
    let words = by_order.iter().map(|(word, side)| (word.as_str(), *side)).chain(by_colour);
    let side = call.params.choice("side", words)?;
    // Whoever acts has all the moves that there are.
    if side.is_some_and(|side| side != scene.to_move) {
        scene.targets.clear();
    }
    Ok(shapes::scene(&scene, call.catalogue))
}
