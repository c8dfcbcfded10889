//! The position that `--from` and `--position` ask for.

use std::convert::Infallible;
use std::path::Path;

use tabiya_game::{Diagnostic, Game, MAX_POSITION, Mode, ResolveOptions, Table, TextKind};

use crate::args::Start;
use crate::context::Context;
use crate::input::{Source, Text};
use crate::judging;
use crate::records::{self, Wanted};
use crate::render::diagnostic::About;
use crate::stop::Stop;
use crate::trail::{KEPT, Trail};

/// A game, and a table of it with the position that was asked for.
pub(crate) struct Loaded<'c> {
    /// The game.
    pub(crate) game: &'c dyn Game,
    /// The table.
    pub(crate) table: Box<dyn Table>,
}

/// How much of a record's way to its last position is wanted. Where that isn't all, the record may be of any length.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    /// Every ply, so that each can be taken back.
    Whole,
    /// The last ply, so that it can be shown.
    LastPly,
    /// None: the last position is enough.
    Nothing,
}

/// The table that `start` asks for; of the game of this name, or of the one that the text is of.
pub(crate) fn load<'c>(
    context: &'c Context,
    name: Option<&str>,
    start: &Start,
    way: Way,
) -> Result<Loaded<'c>, Stop> {
    let Some(mut text) = open(context, start)? else {
        let game = context.game(name, None)?;
        return Ok(Loaded { game, table: game.new_table() });
    };
    let game = context.game(name, Some(&mut text))?;
    // What was given as a position and is empty is none, rather than an empty record.
    let is_blank = start.position.as_ref().is_some_and(|given| given.trim().is_empty());
    let table = match game.recognise(&text.head) {
        Some(TextKind::Position) => position(game, &mut text),
        None if is_blank => position(game, &mut text),
        Some(TextKind::Record) | None => record(game, &mut text, way),
        Some(kind @ (TextKind::Result | TextKind::Move)) => {
            Err(vec![judging::wrong_kind(kind, TextKind::Position)])
        }
    };
    let table = table.map_err(|diagnostics| context.bad(&diagnostics, text.about()))?;
    if !text.notes.is_empty() {
        context.report(&text.notes, text.about());
    }
    Ok(Loaded { game, table })
}

/// The text that `--from` or `--position` names.
fn open(context: &Context, start: &Start) -> Result<Option<Text>, Stop> {
    let source = match (&start.from, &start.position) {
        (Some(file), _) => Source::new(file),
        (None, Some(text)) => {
            if context.games.recognise(text).is_some() || !Path::new(text).exists() {
                return Ok(Some(Text::typed("--position", text)));
            }
            Source::File(text.into())
        }
        (None, None) => return Ok(None),
    };
    Text::open(&source).map(Some).map_err(|diagnostic| context.bad(&[*diagnostic], About::Nothing))
}

fn position(game: &dyn Game, text: &mut Text) -> Result<Box<dyn Table>, Vec<Diagnostic>> {
    let position = text.rest(MAX_POSITION).map_err(|diagnostic| vec![*diagnostic])?;
    game.table(&position, Mode::Exact)
}

fn record(game: &dyn Game, text: &mut Text, way: Way) -> Result<Box<dyn Table>, Vec<Diagnostic>> {
    let report = match way {
        Way::Nothing => records::check(game, text),
        Way::LastPly => return after_last_ply(game, text),
        Way::Whole => return replayed(game, text),
    };
    match report.position {
        Some(position) if report.valid => game.table(&position, Mode::Exact),
        _ => Err(report.diagnostics),
    }
}

/// A table that knows the last ply of the record, which may be of any length.
fn after_last_ply(game: &dyn Game, text: &mut Text) -> Result<Box<dyn Table>, Vec<Diagnostic>> {
    let mut trail = None;
    let wanted = Wanted { until: None, positions: KEPT, progress: true };
    let Ok(record) = records::read(game, text, wanted, &mut |start, ply| {
        trail.get_or_insert_with(|| Trail::new(start.to_owned())).push(ply);
        Ok::<(), Infallible>(())
    });
    match (record.start, trail) {
        _ if !record.report.valid => Err(record.report.diagnostics),
        (_, Some(trail)) => trail.table(game),
        (Some(start), None) => game.table(&start, Mode::Exact),
        (None, None) => Err(record.report.diagnostics),
    }
}

/// A table on which all plies of the record were played.
fn replayed(game: &dyn Game, text: &mut Text) -> Result<Box<dyn Table>, Vec<Diagnostic>> {
    let mut texts = Vec::new();
    let wanted = Wanted { until: None, positions: u64::MAX, progress: true };
    let Ok(record) = records::read(game, text, wanted, &mut |_, ply| {
        texts.push(ply.text);
        Ok::<(), Infallible>(())
    });
    let Some(start) = record.start.filter(|_| record.report.valid) else {
        return Err(record.report.diagnostics);
    };
    let mut table = game.table(&start, Mode::Exact)?;
    for text in texts {
        table.play(&text, &ResolveOptions::default()).map_err(|refused| refused.diagnostics().to_vec())?;
    }
    Ok(table)
}
