//! Actions and results of actions, which say something only in a position.

use std::ffi::OsStr;
use std::path::Path;

use tabiya_game::{
    Diagnostic, Game, MAX_POSITION, Mode, Outcome, RecordReport, ResolveOptions, Table, TextKind,
};

use crate::codes;
use crate::input::{Source, Text, without_end};
use crate::loading::Loaded;
use crate::refusal;
use crate::results;

/// The text of an argument: itself, or where it is no text of the game but the name of a file, what is in that.
///
/// # Errors
/// The name of the file, and why it can't be read.
pub(crate) fn open(game: &dyn Game, argument: &OsStr) -> Result<Text, (String, Box<Diagnostic>)> {
    let typed = argument.to_str().filter(|text| *text != "-");
    match typed {
        Some(text) if game.recognise(text).is_some() || !Path::new(text).exists() => {
            Ok(Text::typed(text.trim_end().replace('\n', "/"), text))
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
    let judged = match kind {
        TextKind::Move => action(&*loaded.table, &content),
        TextKind::Result => result(loaded, &content),
        TextKind::Position | TextKind::Record => Err(vec![wrong_kind(kind, TextKind::Move)]),
    };
    match judged {
        Ok(Judged { plies, after, notes }) => RecordReport {
            valid: true,
            plies,
            outcome: after.as_ref().map_or(Outcome::Ongoing, |table| table.outcome()),
            position: after.map(|table| table.position()),
            diagnostics: text.notes.iter().cloned().chain(notes).collect(),
        },
        Err(diagnostics) => bad(text, diagnostics),
    }
}

/// A text that is good in a position.
struct Judged {
    /// How many plies it is.
    plies: u64,
    /// A table with the position after it, where that is known.
    after: Option<Box<dyn Table>>,
    notes: Vec<Diagnostic>,
}

/// An action. A file's last line end is not part of it.
fn action(table: &dyn Table, content: &str) -> Result<Judged, Vec<Diagnostic>> {
    let action = without_end(content);
    let mut after = table.fork();
    let played = after.play(action, &ResolveOptions::default());
    let played = played.map_err(|refused| refusal::diagnostics(action, refused))?;
    Ok(Judged { plies: 1, after: Some(after), notes: played.notes })
}

fn result(loaded: &Loaded<'_>, content: &str) -> Result<Judged, Vec<Diagnostic>> {
    let good = results::check(&*loaded.table, content)?;
    let position = results::apply(&*loaded.table, content);
    let after = position.and_then(|position| loaded.game.table(&position, Mode::Exact).ok());
    Ok(Judged { plies: u64::from(good.action.is_some()), after, notes: good.notes })
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

/// The report on a text of which no position is given: the form of a result can be judged all the same.
pub(crate) fn alone(game: &dyn Game, kind: TextKind, text: &mut Text) -> RecordReport {
    let content = match text.rest(MAX_POSITION) {
        Ok(content) => content,
        Err(diagnostic) => return bad(text, vec![*diagnostic]),
    };
    let form = if kind == TextKind::Result { results::form(game, &content) } else { None };
    match form {
        Some(Ok(form)) => RecordReport { valid: true, ..bad(text, form.notes) },
        Some(Err(diagnostics)) => bad(text, diagnostics),
        None => bad(text, vec![needs_position(kind)]),
    }
}

/// A canonical text where there is one, and what there is to say about the text that it is of.
pub(crate) struct Converted {
    /// The canonical text.
    pub(crate) canonical: Option<String>,
    /// What there is to say.
    pub(crate) diagnostics: Vec<Diagnostic>,
}

impl Converted {
    fn new(text: &Text, written: Written) -> Self {
        let (canonical, said) = match written {
            Ok((canonical, notes)) => (Some(canonical), notes),
            Err(diagnostics) => (None, diagnostics),
        };
        Self { canonical, diagnostics: text.notes.iter().cloned().chain(said).collect() }
    }
}

type Written = Result<(String, Vec<Diagnostic>), Vec<Diagnostic>>;

/// The canonical text of an action or a result in a position.
pub(crate) fn convert(loaded: &Loaded<'_>, kind: TextKind, text: &mut Text) -> Converted {
    let written = match text.rest(MAX_POSITION) {
        Err(diagnostic) => Err(vec![*diagnostic]),
        Ok(content) if kind == TextKind::Result => results::canonical(&*loaded.table, &content),
        Ok(content) => convert_action(&*loaded.table, &content),
    };
    Converted::new(text, written)
}

fn convert_action(table: &dyn Table, content: &str) -> Written {
    let action = without_end(content);
    let played = table.fork().play(action, &ResolveOptions::default());
    played.map(|played| (played.text, played.notes)).map_err(|refused| refusal::diagnostics(action, refused))
}

/// The canonical text of a result, without its position; an action has none.
pub(crate) fn convert_alone(game: &dyn Game, kind: TextKind, text: &mut Text) -> Converted {
    let written = text.rest(MAX_POSITION).map_err(|diagnostic| vec![*diagnostic]).and_then(|content| {
        let form = if kind == TextKind::Result { results::form(game, &content) } else { None };
        let form = form.unwrap_or_else(|| Err(vec![needs_position(kind)]))?;
        Ok((form.canonical.unwrap_or(content), form.notes))
    });
    Converted::new(text, written)
}

/// The diagnostic for a text of another kind than the one that is wanted.
pub(crate) fn wrong_kind(found: TextKind, expected: TextKind) -> Diagnostic {
    Diagnostic::error(codes::WRONG_KIND)
        .with("found", codes::kind(found))
        .with("expected", codes::wanted(expected))
}

/// The diagnostic for a text that says something only in a position.
fn needs_position(kind: TextKind) -> Diagnostic {
    Diagnostic::error(codes::NEEDS_POSITION).with("kind", codes::kind(kind))
}
