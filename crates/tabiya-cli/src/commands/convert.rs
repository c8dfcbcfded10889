//! `tabiya convert`.

use std::io::{self, Write};

use tabiya_game::{
    Argument, Diagnostic, Game, MAX_POSITION, Message, Mode, ResolveOptions, TextKind, has_errors,
};

use crate::args::Convert;
use crate::codes;
use crate::context::{self, Context, Out};
use crate::input::{Source, Text};
use crate::judging;
use crate::loading::{self, Way};
use crate::records::{self, Wanted};
use crate::refusal;
use crate::render::diagnostic::About;
use crate::rounds::{Frame, Rounds};
use crate::stop::Stop;
use crate::trail::{KEPT, Trail};

pub(crate) fn run(context: &Context, arguments: &Convert, out: &mut Out) -> Result<(), Stop> {
    if let Some(to) = &arguments.to {
        return moves(context, arguments, to, out);
    }
    let [file] = &*arguments.texts else {
        return Err(context.usage(Message::new(codes::ONE_FILE).with("found", arguments.texts.len())));
    };
    let mut text =
        Text::open(&Source::new(file)).map_err(|diagnostic| context.bad(&[*diagnostic], About::Nothing))?;
    let diagnostics = convert(context, arguments, &mut text, &mut Writer { crlf: arguments.crlf, out })?;
    out.flush()?;
    context.report(&diagnostics, text.about());
    if has_errors(&diagnostics) { Err(Stop::Bad) } else { Ok(()) }
}

/// Writes moves that are played one after the other in a notation, one a line.
fn moves(context: &Context, arguments: &Convert, to: &str, out: &mut Out) -> Result<(), Stop> {
    let name = arguments.game.name.as_deref();
    let mut loaded = loading::load(context, name, &arguments.start, Way::Whole)?;
    let table = &mut *loaded.table;
    let known = loaded.game.notations();
    if !known.contains(&to) {
        let known: Vec<_> = known.into_iter().map(Argument::text).collect();
        let unknown = Message::new(codes::NO_SUCH_NOTATION).with("found", Argument::input(to));
        return Err(context.usage(unknown.with("known", known)));
    }
    let options = ResolveOptions {
        notation: arguments.notation.clone(),
        columns: arguments.columns.clone(),
        ..ResolveOptions::mode(Mode::Lenient)
    };
    let canonical = ResolveOptions {
        notation: loaded.game.notations().first().map(|&name| name.to_owned()),
        columns: arguments.columns.clone(),
        ..ResolveOptions::default()
    };
    for argument in &arguments.texts {
        let text = argument.to_string_lossy();
        let before = table.fork();
        let refused = |refused| context.bad(&refusal::diagnostics(&text, refused), About::Typed(&text));
        let played = table.play(&text, &options).map_err(refused)?;
        let written = before.convert(&played.text, &canonical, to).map_err(refused)?;
        writeln!(out, "{written}")?;
        if !played.notes.is_empty() {
            out.flush()?;
            context.report(&played.notes, About::Typed(&text));
        }
    }
    Ok(())
}

/// Writes the text in its canonical form and gives what there is to say about it.
fn convert(
    context: &Context,
    arguments: &Convert,
    text: &mut Text,
    writer: &mut Writer<'_>,
) -> Result<Vec<Diagnostic>, Stop> {
    let game = context.game(arguments.game.name.as_deref(), Some(text))?;
    let kind =
        arguments.kind.map(Into::into).or_else(|| game.recognise(&text.head)).unwrap_or(TextKind::Record);
    if arguments.one_line && kind != TextKind::Position {
        return Ok(vec![judging::wrong_kind(kind, TextKind::Position)]);
    }
    match kind {
        TextKind::Record => record(game, text, writer),
        TextKind::Position => position(game, text, arguments.one_line, writer),
        TextKind::Result | TextKind::Move => {
            let converted = if arguments.start.is_given() {
                let loaded = loading::load(context, Some(game.name()), &arguments.start, Way::Nothing)?;
                judging::convert(&loaded, kind, text)
            } else {
                judging::convert_alone(game, kind, text)
            };
            if let Some(canonical) = converted.canonical {
                writer.write(&canonical)?;
                writer.write("\n")?;
            }
            Ok(converted.diagnostics)
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

/// A record is written while it is read, for it may be of any length.
fn record(game: &dyn Game, text: &mut Text, writer: &mut Writer<'_>) -> Result<Vec<Diagnostic>, Stop> {
    let mut played: Option<(Rounds, Trail)> = None;
    let progress = !context::is_watched();
    let wanted = Wanted { until: None, positions: KEPT, progress };
    let record = records::read(game, text, wanted, &mut |start, ply| -> io::Result<()> {
        let (rounds, trail) = match &mut played {
            Some(played) => played,
            none => {
                let table = game.table(start, Mode::Exact).unwrap_or_else(|_| game.new_table());
                if let Some(frame) = Frame::of(&*table, &ply.text) {
                    writer.write(&frame.before)?;
                }
                none.insert((Rounds::new(table.to_move()), Trail::new(start.to_owned())))
            }
        };
        writer.write(&rounds.ply(&ply.text))?;
        trail.push(ply);
        Ok(())
    })?;
    if let Some((_, trail)) = played {
        writer.write(&end(game, &trail).unwrap_or_else(|| "\n".to_owned()))?;
    } else if let Some(start) = record.start
        && let Ok(table) = game.table(&start, Mode::Exact)
    {
        writer.write(&table.record())?;
    }
    Ok(record.report.diagnostics)
}

/// What stands after the last ply of a record.
fn end(game: &dyn Game, trail: &Trail) -> Option<String> {
    let mut table = trail.table(game).ok()?;
    let last = table.undo()?;
    // A table that knows nothing of the way to it writes a record of one ply.
    let table = game.table(&table.position(), Mode::Exact).ok()?;
    Frame::of(&*table, &last).map(|frame| frame.after)
}

/// Output with the line ends that were asked for.
struct Writer<'a> {
    crlf: bool,
    out: &'a mut dyn Write,
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

#[cfg(test)]
mod tests {
    use fastrand::Rng;
    use tabiya_game::Table;

    use super::*;
    use crate::toys;

    /// Games of random moves, of every length up to the one at which all kinds of ends occur.
    #[test]
    fn a_converted_record_is_what_the_game_writes() {
        let mut random = Rng::with_seed(1);
        for game in toys::games().iter() {
            for length in 0..60 {
                let mut table = game.new_table();
                while table.plies() < length {
                    let Some(text) = random.choice(table.legal(None).expect("it has a notation")) else {
                        break;
                    };
                    table.play(&text, &ResolveOptions::default()).expect("it is legal");
                }
                for record in [table.record(), from_the_middle(game, &*table)] {
                    let mut written = Vec::new();
                    let mut text = Text::typed("record", &record);
                    let mut writer = Writer { crlf: false, out: &mut written };
                    let Ok(diagnostics) = super::record(game, &mut text, &mut writer) else {
                        panic!("it is written")
                    };
                    assert!(diagnostics.is_empty(), "{record}: {diagnostics:?}");
                    assert_eq!(String::from_utf8_lossy(&written), record, "{}", game.name());
                }
            }
        }
    }

    /// The record of the same game that starts after its first ply, when it is the other side's turn.
    fn from_the_middle(game: &dyn Game, table: &dyn Table) -> String {
        let mut middle = game.new_table();
        for (index, text) in table.texts().iter().enumerate() {
            middle.play(text, &ResolveOptions::default()).expect("it was legal");
            if index == 0 {
                middle = game.table(&middle.position(), Mode::Exact).expect("its own text is good");
            }
        }
        middle.record()
    }
}
