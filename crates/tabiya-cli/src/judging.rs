//! Actions and results of actions, which say something only in a position.

use std::ffi::OsStr;
use std::path::Path;

use tabiya_game::{
    Diagnostic, Game, MAX_POSITION, Mode, Outcome, RecordReport, ResolveOptions, Table, TextKind, Value,
    has_errors,
};

use crate::codes;
use crate::input::{Source, Text, without_end};
use crate::loading::Loaded;
use crate::refusal;

/// The text of an argument: itself, or where it is no text of the game but the name of a file, what is in that.
///
/// # Errors
/// The name of the file, and why it can't be read.
pub(crate) fn open(game: &dyn Game, argument: &OsStr) -> Result<Text, (String, Box<Diagnostic>)> {
    let typed = argument.to_str().filter(|text| *text != "-");
    match typed {
        Some(text) if game.recognise(text).is_some() || !Path::new(text).exists() => {
            Ok(Text::typed(text, text))
        }
        _ => {
            let source = Source::new(argument);
            Text::open(&source).map_err(|diagnostic| (source.name(), diagnostic))
        }
    }
}

/// Judges a text in a position.
pub(crate) fn judge(loaded: &Loaded<'_>, kind: TextKind, text: &mut Text) -> RecordReport {
    let content = match text.rest(MAX_POSITION) {
        Ok(content) => content,
        Err(diagnostic) => return bad(text, vec![*diagnostic]),
    };
    let mut table = loaded.table.fork();
    let judged = match kind {
        TextKind::Move => play(&mut *table, &content),
        TextKind::Result => apply(loaded.game, &mut table, &content),
        TextKind::Position | TextKind::Record => Err(vec![wrong_kind(kind, TextKind::Result)]),
    };
    match judged {
        Ok(notes) => RecordReport {
            valid: true,
            plies: 1,
            position: Some(table.position()),
            outcome: table.outcome(),
            diagnostics: text.notes.iter().cloned().chain(notes).collect(),
        },
        Err(diagnostics) => bad(text, diagnostics),
    }
}

/// Plays an action. A file's last line end is not part of its one action.
fn play(table: &mut dyn Table, content: &str) -> Result<Vec<Diagnostic>, Vec<Diagnostic>> {
    let action = without_end(content);
    let played = table.play(action, &ResolveOptions::default());
    played.map(|played| played.notes).map_err(|refused| refusal::diagnostics(action, refused))
}

/// Puts the position after a result on the table.
fn apply(
    game: &dyn Game,
    table: &mut Box<dyn Table>,
    content: &str,
) -> Result<Vec<Diagnostic>, Vec<Diagnostic>> {
    let Good { notes, .. } = check(&**table, content)?;
    let applied = table.call(APPLY, content, Mode::Exact)?;
    if let Some(Value::Text(position)) = applied.field("position") {
        *table = game.table(position, Mode::Exact)?;
    }
    Ok(notes)
}

/// The methods of games that have results: `check` says what is wrong with one, `apply` gives the position after it.
const CHECK: &str = "result.check";
const APPLY: &str = "result.apply";

/// What a good result is.
struct Good {
    /// The action that it comes from.
    action: Option<String>,
    notes: Vec<Diagnostic>,
}

fn check(table: &dyn Table, content: &str) -> Result<Good, Vec<Diagnostic>> {
    let checked = table.call(CHECK, content, Mode::Exact)?;
    let action = match checked.field("action") {
        Some(Value::Text(action)) => Some(action.clone()),
        _ => None,
    };
    let notes = match checked.field("diagnostics") {
        Some(Value::Diagnostics(diagnostics)) => diagnostics.clone(),
        _ => Vec::new(),
    };
    if has_errors(&notes) { Err(notes) } else { Ok(Good { action, notes }) }
}

/// The report on a text that is bad.
pub(crate) fn bad(text: &Text, diagnostics: Vec<Diagnostic>) -> RecordReport {
    RecordReport {
        valid: false,
        plies: 0,
        position: None,
        outcome: Outcome::Ongoing,
        diagnostics: text.notes.iter().cloned().chain(diagnostics).collect(),
    }
}

/// The diagnostic for a text of another kind than the one that is wanted.
pub(crate) fn wrong_kind(found: TextKind, expected: TextKind) -> Diagnostic {
    Diagnostic::error(codes::WRONG_KIND)
        .with("found", codes::kind(found))
        .with("expected", codes::kind(expected))
        .at("", 0..0)
}

/// The canonical text of an action or a result in a position, where it has one, and what there is to say about it.
pub(crate) fn canonical(
    loaded: &Loaded<'_>,
    kind: TextKind,
    text: &mut Text,
) -> (Option<String>, Vec<Diagnostic>) {
    let content = match text.rest(MAX_POSITION) {
        Ok(content) => content,
        Err(diagnostic) => return (None, vec![*diagnostic]),
    };
    let written = match kind {
        TextKind::Result => write_result(&*loaded.table, &content),
        _ => write_move(&*loaded.table, &content),
    };
    let (canonical, diagnostics) = match written {
        Ok((canonical, notes)) => (Some(canonical), notes),
        Err(diagnostics) => (None, diagnostics),
    };
    (canonical, text.notes.iter().cloned().chain(diagnostics).collect())
}

type Written = Result<(String, Vec<Diagnostic>), Vec<Diagnostic>>;

fn write_move(table: &dyn Table, content: &str) -> Written {
    let action = without_end(content);
    let mut table = table.fork();
    let played = table.play(action, &ResolveOptions::default());
    played.map(|played| (played.text, played.notes)).map_err(|refused| refusal::diagnostics(action, refused))
}

/// The canonical result is the one that the action gives which the result comes from.
fn write_result(table: &dyn Table, content: &str) -> Written {
    let checked = check(table, content)?;
    let played =
        checked.action.and_then(|action| table.fork().play(&action, &ResolveOptions::default()).ok());
    match played.and_then(|played| played.result) {
        Some(result) => Ok((result, checked.notes)),
        None => Err([checked.notes, vec![Diagnostic::error(codes::NO_CANONICAL).at("", 0..0)]].concat()),
    }
}

/// The report on a text of which no position is given.
pub(crate) fn alone(kind: TextKind, text: &Text) -> RecordReport {
    bad(text, vec![needs_position(kind)])
}

/// The diagnostic for a text that says something only in a position.
pub(crate) fn needs_position(kind: TextKind) -> Diagnostic {
    Diagnostic::error(codes::NEEDS_POSITION).with("kind", codes::kind(kind)).at("", 0..0)
}
