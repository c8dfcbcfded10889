use serde_json::{Map, Value, json};
use tabiya_game::{Code, Diagnostic, Game, Mode, ResolveOptions, Resolved, Table};

use super::call::{Call, move_refused, no_such_cell};
use crate::error::{ErrorKind, Failure};
use crate::shapes;

const TEXT_OR_CELL: Code = Code::new("rpc.explain.text-or-cell");

/// The legal moves.
pub(super) fn legal(call: &mut Call<'_>) -> Result<Value, Failure> {
    let game = call.game()?;
    let notation = call.notation("notation", &*game)?.map(Into::into);
    let columns = call.columns(&*game)?;
    let options = ResolveOptions { notation, columns, ..ResolveOptions::default() };
    let moves = call.table(&*game)?.legal_in(&options);
    let moves = moves.map_err(|diagnostics| Failure::text(ErrorKind::Syntax, diagnostics))?;
    Ok(json!({ "moves": moves }))
}

/// What a text means.
pub(super) fn resolve(call: &mut Call<'_>) -> Result<Value, Failure> {
    let game = call.game()?;
    resolved(call, &*game, |table, text, options| table.resolve(text, options))
}

/// What a text means by a game's own method.
pub(super) fn resolve_by(call: &Call<'_>, game: &dyn Game) -> Result<Value, Failure> {
    resolved(call, game, |table, text, options| {
        // A game that lists a method has it.
        table.resolve_by(call.method, text, options).unwrap_or_else(|| Resolved::syntax(Vec::new()))
    })
}

fn resolved(
    call: &Call<'_>,
    game: &dyn Game,
    resolve: impl FnOnce(&dyn Table, &str, &ResolveOptions) -> Resolved<String>,
) -> Result<Value, Failure> {
    let text = call.params.text("text")?;
    let modes = [("exact", Mode::Exact), ("lenient", Mode::Lenient), ("peg", Mode::Peg)];
    let table = call.table(game)?;
    let options = ResolveOptions {
        mode: call.params.choice("mode", modes)?.unwrap_or_default(),
        notation: call.notation("notation", game)?.map(Into::into),
        columns: call.columns(game)?,
        marks: call.marks(game, &*table)?,
        speech: call.params.flag("speech")?,
    };
    let resolved = resolve(&*table, text, &options);
    // The canonical text stands for the move; the caller reads it in the notation that was asked for.
    let canonical = game.notations().first().map(|&name| name.to_owned());
    let shown = match (resolved.movement(), &options.notation) {
        (Some(movement), Some(notation)) => {
            let written = ResolveOptions {
                notation: canonical,
                columns: options.columns.clone(),
                ..ResolveOptions::default()
            };
            table.convert(movement, &written, notation).ok()
        }
        _ => None,
    };
    Ok(shapes::resolution(&resolved, shown.as_deref(), call.catalogue))
}

/// Plays a move.
pub(super) fn play(call: &mut Call<'_>) -> Result<Value, Failure> {
    let game = call.game()?;
    let text = call.params.text("move")?;
    let notation = call.notation("notation", &*game)?.map(Into::into);
    let mut table = call.table(&*game)?;
    let options = ResolveOptions { notation, ..ResolveOptions::default() };
    let played = table.play(text, &options).map_err(|refused| move_refused(refused, text))?;
    let mut shape = Map::new();
    shape.insert("move".into(), played.text.into());
    shape.insert("position".into(), table.position().into());
    shape.insert("outcome".into(), shapes::outcome(table.outcome()));
    if let Some(result) = played.result {
        shape.insert("result".into(), result.into());
    }
    Ok(shape.into())
}

/// Why a move is not legal, or what it would change; or what the piece at a square can do and why.
pub(super) fn explain(call: &mut Call<'_>) -> Result<Value, Failure> {
    let game = call.game()?;
    let table = call.table(&*game)?;
    let reasons = match (call.params.optional_text("text")?, call.params.optional_text("cell")?) {
        (Some(text), None) => {
            let options = ResolveOptions::default();
            let mut reasons = table.why_not(text, &options);
            // A game may have told of the changes already, when it said that the move is legal.
            let changes = table.preview(text, &options).unwrap_or_default();
            let untold: Vec<_> = changes.into_iter().filter(|change| !reasons.contains(change)).collect();
            reasons.extend(untold);
            reasons
        }
        (None, Some(cell)) => table.explain_piece(cell).ok_or_else(|| no_such_cell(&*table, "cell", cell))?,
        (text, _) => {
            let diagnostic = Diagnostic::error(TEXT_OR_CELL).with("given", u8::from(text.is_some()));
            return Err(Failure::params(vec![diagnostic]));
        }
    };
    let sentences: Vec<_> = reasons.iter().map(|reason| call.catalogue.sentence(reason)).collect();
    let notes: Value = reasons.iter().map(|reason| shapes::note(reason, call.catalogue)).collect();
    Ok(json!({ "text": sentences.join("\n"), "reasons": notes }))
}
