use serde_json::{Value, json};
use tabiya_game::ResolveOptions;

use super::call::{Call, move_refused};
use crate::error::Failure;
use crate::params::missing_text;

/// A move of one notation in another.
pub(super) fn convert(call: &mut Call<'_>) -> Result<Value, Failure> {
    let game = call.game()?;
    let text = call.params.text("move")?;
    let from = call.notation("from", &*game)?.ok_or_else(|| missing_text("from"))?;
    let to = call.notation("to", &*game)?.ok_or_else(|| missing_text("to"))?;
    let options = ResolveOptions {
        notation: Some(from.to_owned()),
        columns: call.columns(&*game)?,
        ..ResolveOptions::default()
    };
    let converted = call.table(&*game)?.convert(text, &options, to);
    let converted = converted.map_err(|refused| move_refused(refused, text))?;
    Ok(json!({ "move": converted }))
}
