//! `tabiya convert`.

use std::io::{self, Write as _};

use tabiya::board::Side;
use tabiya_game::{Diagnostic, Game, MAX_POSITION, Mode, TextKind, has_errors};

use crate::args::Convert;
use crate::context::{self, Context, Out};
use crate::input::{Source, Text};
use crate::judging;
use crate::loading::{self, Way};
use crate::records::{self, Wanted};
use crate::render::diagnostic::About;
use crate::rounds::Rounds;
use crate::stop::Stop;

pub(crate) fn run(context: &Context, arguments: &Convert, out: &mut Out) -> Result<(), Stop> {
    let mut text = Text::open(&Source::new(&arguments.file))
        .map_err(|diagnostic| context.bad(&[*diagnostic], About::Nothing))?;
    let diagnostics = convert(context, arguments, &mut text, &mut Writer { crlf: arguments.crlf, out })?;
    out.flush()?;
    context.report(&diagnostics, text.about());
    if has_errors(&diagnostics) { Err(Stop::Bad) } else { Ok(()) }
}

/// Writes the text in its canonical form and gives what there is to say about it.
fn convert(
    context: &Context,
    arguments: &Convert,
    text: &mut Text,
    writer: &mut Writer<'_>,
) -> Result<Vec<Diagnostic>, Stop> {
    let game = context.game(arguments.game.name.as_deref(), Some(&text.head))?;
    let kind =
        arguments.kind.map(Into::into).or_else(|| game.recognise(&text.head)).unwrap_or(TextKind::Record);
    if arguments.one_line && kind != TextKind::Position {
        return Ok(vec![judging::wrong_kind(kind, TextKind::Position)]);
    }
    match kind {
        TextKind::Record => record(game, text, writer),
        TextKind::Position => position(game, text, arguments.one_line, writer),
        TextKind::Result | TextKind::Move => {
            if !arguments.start.is_given() {
                return Ok(vec![judging::needs_position(kind)]);
            }
            let loaded = loading::load(context, Some(game.name()), &arguments.start, Way::Nothing)?;
            let (canonical, diagnostics) = judging::canonical(&loaded, kind, text);
            if let Some(canonical) = canonical {
                writer.write(&canonical)?;
                writer.write("\n")?;
            }
            Ok(diagnostics)
        }
    }
}

fn position(
    game: &dyn Game,
    text: &mut Text,
    one_line: bool,
    writer: &mut Writer<'_>,
) -> Result<Vec<Diagnostic>, Stop> {
    let report = match text.rest(MAX_POSITION) {
        Ok(position) => game.check_position(&position, Mode::Exact),
        Err(diagnostic) => return Ok(vec![*diagnostic]),
    };
    if let Some(canonical) = report.canonical.filter(|_| report.valid) {
        let lines = canonical.trim_end_matches('\n');
        writer.write(&if one_line { lines.replace('\n', "/") } else { lines.to_owned() })?;
        writer.write("\n")?;
    }
    Ok(text.notes.iter().cloned().chain(report.diagnostics).collect())
}

/// A record is written while it is read: it may be of any length.
fn record(game: &dyn Game, text: &mut Text, writer: &mut Writer<'_>) -> Result<Vec<Diagnostic>, Stop> {
    let mut rounds = None;
    let wanted = Wanted { until: None, positions: u64::MAX, progress: !context::is_watched() };
    let record = records::read(game, text, wanted, &mut |start, ply| -> io::Result<()> {
        let rounds = match &mut rounds {
            Some(rounds) => rounds,
            none => {
                let first = head(game, start, "\n", writer)?;
                none.insert(Rounds::new(first))
            }
        };
        writer.write(&rounds.ply(&ply.text))
    })?;
    match (&rounds, &record.start) {
        (Some(rounds), _) => writer.write(rounds.end())?,
        (None, Some(start)) if record.report.valid => {
            head(game, start, "", writer)?;
        }
        (None, _) => {}
    }
    Ok(record.report.diagnostics)
}

/// Writes the start of a record, which is left out where it is the game's own, and gives the side that acts first.
fn head(game: &dyn Game, start: &str, after: &str, writer: &mut Writer<'_>) -> io::Result<Side> {
    let standard = game.new_table();
    if standard.position() != start {
        writer.write(start)?;
        writer.write(if start.ends_with('\n') { after } else { "\n" })?;
    }
    let table = game.table(start, Mode::Exact);
    Ok(table.map_or_else(|_| standard.to_move(), |table| table.to_move()))
}

/// Output with the line ends that were asked for.
struct Writer<'a> {
    crlf: bool,
    out: &'a mut Out,
}

impl Writer<'_> {
    fn write(&mut self, text: &str) -> io::Result<()> {
        if self.crlf {
            self.out.write_all(text.replace('\n', "\r\n").as_bytes())
        } else {
            self.out.write_all(text.as_bytes())
        }
    }
}
