//! `tabiya check`.

use std::io::Write as _;

use serde_json::json;
use tabiya_game::{
    Argument, Diagnostic, Game, Level, MAX_POSITION, Mode, Outcome, RecordReport, TextKind, has_errors,
};
use tabiya_rpc::shapes;

use crate::args::Check;
use crate::codes;
use crate::context::{Context, Out};
use crate::input::{Source, Text, file_name};
use crate::judging;
use crate::loading::{self, Way};
use crate::records;
use crate::render::diagnostic::About;
use crate::stop::Stop;

/// What a text turned out to be.
struct Checked<'c> {
    /// The text, where it could be opened at all.
    text: Option<Text>,
    /// Its name.
    name: String,
    /// The game and the kind, where there is a text.
    is: Option<(&'c dyn Game, TextKind)>,
    report: RecordReport,
}

pub(crate) fn run(context: &Context, arguments: &Check, out: &mut Out) -> Result<(), Stop> {
    let mut good = true;
    let mut show = |checked: Checked<'_>| {
        good &= checked.report.valid;
        let shown = if arguments.json { json_line(context, &checked) } else { report(context, &checked) };
        out.write_all(shown.as_bytes()).and_then(|()| out.flush())
    };
    let name = arguments.game.name.as_deref();
    let kind = arguments.kind.map(Into::into);
    if arguments.start.is_given() {
        let loaded = loading::load(context, name, &arguments.start, Way::Nothing)?;
        for argument in &arguments.files {
            show(judge(&loaded, kind, judging::open(loaded.game, argument)))?;
        }
    } else {
        let game = name.map(|name| context.named_game(name)).transpose()?;
        for argument in &arguments.files {
            show(check(context, game, kind, &Source::new(argument)))?;
        }
    }
    if good { Ok(()) } else { Err(Stop::Bad) }
}

/// Checks a file by itself.
fn check<'c>(
    context: &'c Context,
    named: Option<&'c dyn Game>,
    kind: Option<TextKind>,
    source: &Source,
) -> Checked<'c> {
    let mut text = match Text::open(source) {
        Ok(text) => text,
        Err(diagnostic) => return unread(source.name(), *diagnostic),
    };
    let Some(game) = named.or_else(|| context.game_of(&text.head)) else {
        // What is no text is of no game.
        let why = text.damage().map_or_else(|| Context::no_game(&text.head).into(), |damage| *damage);
        return Checked { text: Some(text), ..unread(source.name(), why) };
    };
    // What is not recognised is read as a record, which can begin with a position: the reader says what is wrong. An
    // empty text is an empty record and needs no remark.
    let known = kind.or_else(|| game.recognise(&text.head));
    if known.is_none() && !text.head.trim().is_empty() {
        text.notes.push(Diagnostic::note(codes::UNRECOGNISED).at("", 0..0));
    }
    let kind = known.unwrap_or(TextKind::Record);
    if named.is_none()
        && kind == TextKind::Position
        && let Some(other) = context.games.refusing(&text.head)
    {
        let note = Diagnostic::note(codes::CONTESTED)
            .with("game", Argument::text(game.name()))
            .with("other", Argument::text(other.name()));
        text.notes.push(note.at("", 0..0));
    }
    let report = match kind {
        TextKind::Record => records::check(game, &mut text),
        TextKind::Position => position(game, &mut text),
        TextKind::Result | TextKind::Move => judging::alone(game, kind, &mut text),
    };
    Checked { name: text.name.clone(), text: Some(text), is: Some((game, kind)), report }
}

fn position(game: &dyn Game, text: &mut Text) -> RecordReport {
    let report = match text.rest(MAX_POSITION) {
        Ok(position) => game.check_position(&position, Mode::Exact),
        Err(diagnostic) => return judging::bad(text, vec![*diagnostic]),
    };
    let position = report.canonical.filter(|_| report.valid);
    let table = position.as_deref().and_then(|position| game.table(position, Mode::Exact).ok());
    RecordReport {
        valid: report.valid,
        plies: 0,
        position,
        outcome: table.map_or(Outcome::Ongoing, |table| table.outcome()),
        diagnostics: text.notes.iter().cloned().chain(report.diagnostics).collect(),
    }
}

/// Checks a text against a position.
fn judge<'c>(
    loaded: &loading::Loaded<'c>,
    kind: Option<TextKind>,
    text: Result<Text, (String, Box<Diagnostic>)>,
) -> Checked<'c> {
    let mut text = match text {
        Ok(text) => text,
        Err((name, diagnostic)) => return unread(name, *diagnostic),
    };
    let kind = kind.or_else(|| loaded.game.recognise(&text.head)).unwrap_or(TextKind::Move);
    let report = judging::judge(loaded, kind, &mut text);
    Checked { name: text.name.clone(), text: Some(text), is: Some((loaded.game, kind)), report }
}

fn unread<'c>(name: String, diagnostic: Diagnostic) -> Checked<'c> {
    let report = RecordReport {
        valid: false,
        plies: 0,
        position: None,
        outcome: Outcome::Ongoing,
        diagnostics: vec![diagnostic],
    };
    Checked { text: None, name, is: None, report }
}

/// One line of JSON: the fields of the method `record.check`, and `file`, `kind` and `game`.
fn json_line(context: &Context, checked: &Checked<'_>) -> String {
    let mut object = shapes::record_report(&checked.report, &context.catalogue);
    object["file"] = json!(checked.name);
    object["kind"] = json!(checked.is.map(|(_, kind)| kind.as_str()));
    object["game"] = json!(checked.is.map(|(game, _)| game.name()));
    format!("{object}\n")
}

/// The diagnostics, and a line that sums them up.
fn report(context: &Context, checked: &Checked<'_>) -> String {
    let about = checked.text.as_ref().map_or(About::Nothing, Text::about);
    let mut shown = context.shown(&checked.report.diagnostics, about);
    shown.push_str(&summary(context, checked));
    shown.push('\n');
    shown
}

fn summary(context: &Context, checked: &Checked<'_>) -> String {
    let report = &checked.report;
    let file = ("file", file_name(&checked.name));
    let Some((game, kind)) = checked.is else { return context.text("cli.check.unread", &[file]) };
    let has_plies = kind == TextKind::Record;
    let kind = ("kind", Argument::Term(codes::kind(kind)));
    let plies = ("plies", Argument::from(report.plies));
    if !report.valid {
        let errors = report.diagnostics.iter().filter(|diagnostic| diagnostic.level == Level::Error).count();
        debug_assert!(has_errors(&report.diagnostics), "a bad text has an error");
        let code = if has_plies { "cli.check.bad-plies" } else { "cli.check.bad" };
        return context.text(code, &[file, kind, plies, ("errors", errors.into())]);
    }
    if report.position.is_none() {
        return context.text("cli.check.good-form", &[file, kind]);
    }
    let standing = context.standing(&game.new_table().scene(), report.outcome);
    let code = if has_plies { "cli.check.good-plies" } else { "cli.check.good" };
    context.text(code, &[file, kind, plies, ("standing", Argument::Text(standing))])
}

#[cfg(test)]
mod tests {
    use std::fs;

    use serde_json::Value;

    use super::*;
    use crate::toys;

    /// Whatever a file holds and however many games there are, it gets its object, and of the records and positions
    /// that the games write each is known for what it is.
    #[test]
    fn every_text_gets_its_object() {
        let context = toys::context();
        let folder = tempfile::tempdir().expect("there is room for a directory");
        let file = folder.path().join("text");
        let told = |named: Option<&dyn Game>, text: &str| -> Value {
            fs::write(&file, text).expect("there is room for a file");
            let checked = check(&context, named, None, &Source::File(file.clone()));
            serde_json::from_str(&json_line(&context, &checked)).expect("it is JSON")
        };
        for text in ["", "?", "\n\n", "1. nonsense"] {
            let object = told(None, text);
            assert!(object["valid"].is_boolean() && object["file"].is_string(), "{text}: {object}");
        }
        for game in context.games.iter() {
            let mut table = game.new_table();
            let first = table.legal(None).expect("it has a notation").remove(0);
            table.play(&first, &tabiya_game::ResolveOptions::default()).expect("it is legal");
            let object = told(Some(game), &table.record());
            assert_eq!((&object["valid"], &object["kind"]), (&json!(true), &json!("record")), "{object}");
            assert_eq!((&object["plies"], &object["position"]), (&json!(1), &json!(table.position())));
            let object = told(Some(game), &table.position());
            assert_eq!((&object["valid"], &object["kind"]), (&json!(true), &json!("position")), "{object}");
            assert_eq!(object["position"], table.position());
        }
    }
}
