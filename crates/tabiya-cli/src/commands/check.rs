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
    let game = arguments.game.name.as_deref();
    let kind = arguments.kind.map(Into::into);
    if arguments.start.is_given() {
        let loaded = loading::load(context, game, &arguments.start, Way::Nothing)?;
        for argument in &arguments.files {
            show(judge(&loaded, kind, judging::open(loaded.game, argument)))?;
        }
    } else {
        for argument in &arguments.files {
            show(check(context, game, kind, &Source::new(argument))?)?;
        }
    }
    if good { Ok(()) } else { Err(Stop::Bad) }
}

/// Checks a file by itself.
fn check<'c>(
    context: &'c Context,
    name: Option<&str>,
    kind: Option<TextKind>,
    source: &Source,
) -> Result<Checked<'c>, Stop> {
    let mut text = match Text::open(source) {
        Ok(text) => text,
        Err(diagnostic) => return Ok(unread(source.name(), *diagnostic)),
    };
    let game = context.game(name, Some(&text.head))?;
    // What is not recognised is read as a record, which can begin with a position: the reader says what is wrong. An
    // empty text is an empty record and needs no remark.
    let known = kind.or_else(|| game.recognise(&text.head));
    if known.is_none() && !text.head.trim().is_empty() {
        text.notes.push(Diagnostic::note(codes::UNRECOGNISED).at("", 0..0));
    }
    let kind = known.unwrap_or(TextKind::Record);
    let report = match kind {
        TextKind::Record => records::check(game, &mut text),
        TextKind::Position => position(game, &mut text),
        TextKind::Result | TextKind::Move => judging::alone(game, kind, &mut text),
    };
    Ok(Checked { name: text.name.clone(), text: Some(text), is: Some((game, kind)), report })
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

/// One line of JSON: the fields of the method `record.check`, and `file` and `kind`.
fn json_line(context: &Context, checked: &Checked<'_>) -> String {
    let mut object = shapes::record_report(&checked.report, &context.catalogue);
    object["file"] = json!(checked.name);
    object["kind"] = json!(checked.is.map(|(_, kind)| kind.as_str()));
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
