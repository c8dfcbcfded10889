use serde_json::{Map, Value, json};
use tabiya::pieces::KnownPiece;
use tabiya::pieces::explain::explain;
use tabiya_game::Diagnostic;
use tabiya_rpc::shapes;

use super::given::Given;
use super::told::Told;
use crate::context::Context;

/// A line that is not well formed: the answer of `pieces.parse`.
pub(super) fn bad(context: &Context, diagnostics: &[Diagnostic]) -> Value {
    shapes::piece_report(None, diagnostics, &context.catalogue)
}

/// All that is said of a piece: the answers of `pieces.parse`, `pieces.explain` (as `explanation`) and
/// `pieces.targets`, its names, and the same in Betza's notation.
pub(super) fn good(context: &Context, given: &Given, told: &Told<'_>) -> Value {
    let catalogue = &context.catalogue;
    let mut object = shapes::piece_report(Some(told.piece), &given.diagnostics, catalogue);
    object["explanation"] = catalogue.sentence(&explain(told.piece)).into();
    let language = catalogue.language().tag();
    let names = |known: &Vec<&KnownPiece>| known.iter().map(|known| known.name_in(language)).collect();
    object["names"] = told.known.as_ref().map_or(Value::Null, names);
    object["betza"] = betza(context, told);
    let geometry = told.place.board.geometry();
    object["position"] = told.place.board.to_string().into();
    match &told.movements {
        Ok(movements) => {
            let mut texts: Vec<_> = movements.iter().map(|movement| movement.text(geometry)).collect();
            texts.dedup();
            object["moves"] = texts.into();
            object["details"] =
                movements.iter().map(|movement| shapes::movement(movement, geometry)).collect();
        }
        Err(over) => {
            let over = shapes::diagnostic(&Diagnostic::from(*over), catalogue);
            if let Some(diagnostics) = object["diagnostics"].as_array_mut() {
                diagnostics.push(over);
            }
        }
    }
    object
}

/// `{"xboard": {"text"} or {"unsayable"}, …}`.
fn betza(context: &Context, told: &Told<'_>) -> Value {
    let mut all = Map::new();
    for (dialects, written) in &told.betza {
        for dialect in dialects {
            let shape = match &written.text {
                Some(text) => json!({ "text": text }),
                None => json!({ "unsayable": shapes::diagnostics(&written.unsayable, &context.catalogue) }),
            };
            all.insert(dialect.to_string(), shape);
        }
    }
    all.into()
}
