//! Results of actions, by the methods of the games that have such texts.

use tabiya_game::{Diagnostic, Game, ResolveOptions, Table, Value, has_errors};

use crate::codes;

/// What is wrong with a result in a position, and which action it comes from.
const CHECK: &str = "result.check";
/// The position after a result.
const APPLY: &str = "result.apply";
/// What is wrong with the form of a result, whatever the position.
const FORM: &str = "result.form";

/// A result that is good in a position.
pub(crate) struct Good {
    /// The action that it comes from, where there is one.
    pub(crate) action: Option<String>,
    /// What there is to know about it.
    pub(crate) notes: Vec<Diagnostic>,
}

/// Judges a result in the position on the table.
pub(crate) fn check(table: &dyn Table, text: &str) -> Result<Good, Vec<Diagnostic>> {
    let checked = table.call(CHECK, text, &ResolveOptions::default())?;
    let notes = diagnostics(&checked)?;
    Ok(Good { action: field(&checked, "action"), notes })
}

/// The text of the position after a result, unless it declares something that can't be.
pub(crate) fn apply(table: &dyn Table, text: &str) -> Option<String> {
    let applied = table.call(APPLY, text, &ResolveOptions::default()).ok()?;
    field(&applied, "position")
}

/// The canonical text of a result and what there is to know about it: the one that its action gives.
pub(crate) fn canonical(table: &dyn Table, text: &str) -> Result<(String, Vec<Diagnostic>), Vec<Diagnostic>> {
    let Good { action, mut notes } = check(table, text)?;
    // What the game doesn't let happen says something else than the action that it comes from.
    let applied = table.call(APPLY, text, &ResolveOptions::default()).map_err(Vec::from)?;
    diagnostics(&applied)?;
    let played = action.and_then(|action| table.fork().play(&action, &ResolveOptions::default()).ok());
    if let Some(result) = played.and_then(|played| played.result) {
        return Ok((result, notes));
    }
    notes.push(Diagnostic::error(codes::NO_CANONICAL));
    Err(notes)
}

/// A result whose form is good.
pub(crate) struct Form {
    /// The same in the form that is written: only its line ends can differ.
    pub(crate) canonical: Option<String>,
    /// What there is to know about it.
    pub(crate) notes: Vec<Diagnostic>,
}

/// Judges the form of a result; `None` where the game can't do that without a position.
pub(crate) fn form(game: &dyn Game, text: &str) -> Option<Result<Form, Vec<Diagnostic>>> {
    game.methods().iter().find(|method| method.name == FORM)?;
    // The method looks at no position, so that any will do.
    let checked = match game.new_table().call(FORM, text, &ResolveOptions::default()) {
        Ok(checked) => checked,
        Err(error) => return Some(Err(error.into())),
    };
    Some(diagnostics(&checked).map(|notes| Form { canonical: field(&checked, "canonical"), notes }))
}

fn diagnostics(checked: &Value) -> Result<Vec<Diagnostic>, Vec<Diagnostic>> {
    let diagnostics = match checked.field("diagnostics") {
        Some(Value::Diagnostics(diagnostics)) => diagnostics.clone(),
        _ => Vec::new(),
    };
    if has_errors(&diagnostics) { Err(diagnostics) } else { Ok(diagnostics) }
}

fn field(answer: &Value, name: &str) -> Option<String> {
    match answer.field(name) {
        Some(Value::Text(text)) => Some(text.clone()),
        _ => None,
    }
}
