//! `tabiya replay`.

use std::io::{self, Write as _};

use tabiya_game::{Argument, Diagnostic, Game, Message, TextKind, has_errors};

use crate::args::{Form, Replay};
use crate::codes;
use crate::context::{self, Context, Out};
use crate::input::{Source, Text};
use crate::judging::wrong_kind;
use crate::records::{self, Ply, Wanted};
use crate::render::board::Board;
use crate::render::diagnostic::About;
use crate::stop::Stop;
use crate::trail::{KEPT, Trail};

pub(crate) fn run(context: &Context, arguments: &Replay, out: &mut Out) -> Result<(), Stop> {
    let mut text = Text::open(&Source::new(&arguments.file))
        .map_err(|diagnostic| context.bad(&[*diagnostic], About::Nothing))?;
    let game = context.game(arguments.game.name.as_deref(), Some(&mut text))?;
    if let Some(kind @ (TextKind::Result | TextKind::Move)) = game.recognise(&text.head) {
        return Err(context.bad(&[wrong_kind(kind, TextKind::Record)], text.about()));
    }
    let form = arguments.show.unwrap_or(if context::is_watched() { Form::Board } else { Form::Position });
    let mut show =
        Show { context, game, form, every: arguments.every, trail: None, number: 0, shown: 0, out };
    let positions = if arguments.every { 1 } else { KEPT };
    let progress = !(arguments.every && context::is_watched());
    let wanted = Wanted { until: arguments.to, positions, progress };
    let record = records::read(game, &mut text, wanted, &mut |start, ply| show.ply(start, ply))?;
    let mut diagnostics = record.report.diagnostics;
    if let Some(start) = record.start {
        show.end(start)?;
    }
    let plies = show.number;
    if let Some(to) = arguments.to.filter(|&to| plies < to && !has_errors(&diagnostics)) {
        diagnostics
            .push(Diagnostic::from(Message::new(codes::NO_SUCH_PLY).with("found", to).with("plies", plies)));
    }
    show.out.flush()?;
    context.report(&diagnostics, text.about());
    if has_errors(&diagnostics) { Err(Stop::Bad) } else { Ok(()) }
}

/// What is shown of a record while it is read.
struct Show<'a> {
    context: &'a Context,
    game: &'a dyn Game,
    form: Form,
    every: bool,
    trail: Option<Trail>,
    /// The number of the last ply.
    number: u64,
    /// How many positions were shown.
    shown: u64,
    out: &'a mut Out,
}

impl Show<'_> {
    fn ply(&mut self, start: &str, ply: Ply) -> Result<(), Stop> {
        self.begin(start.to_owned())?;
        self.number = ply.number;
        let text = ply.text.clone();
        if let Some(trail) = &mut self.trail {
            trail.push(ply);
        }
        if self.every { self.position(Some(&text)) } else { Ok(()) }
    }

    /// Shows the start, where every position is shown.
    fn begin(&mut self, start: String) -> Result<(), Stop> {
        if self.trail.is_some() {
            return Ok(());
        }
        self.trail = Some(Trail::new(start));
        if self.every { self.position(None) } else { Ok(()) }
    }

    /// Shows the last position, where only that is shown.
    fn end(&mut self, start: String) -> Result<(), Stop> {
        self.begin(start)?;
        if self.every { Ok(()) } else { self.position(None) }
    }

    /// Shows the present position, after the ply of this text if that is worth saying.
    fn position(&mut self, text: Option<&str>) -> Result<(), Stop> {
        let Some(trail) = &self.trail else { return Ok(()) };
        let table =
            trail.table(self.game).map_err(|diagnostics| self.context.bad(&diagnostics, About::Nothing))?;
        if self.shown > 0 {
            writeln!(self.out)?;
        }
        self.shown += 1;
        match self.form {
            Form::Position => write!(self.out, "{}", lines(&table.position()))?,
            Form::Board => {
                if let Some(text) = text {
                    self.heading(text)?;
                }
                let scene = table.scene();
                write!(self.out, "{}", Board::new(&self.context.catalogue, &scene, context::width()))?;
            }
        }
        Ok(())
    }

    fn heading(&mut self, text: &str) -> io::Result<()> {
        let arguments = [("ply", Argument::from(self.number)), ("text", Argument::text(text))];
        writeln!(self.out, "{}", self.context.text("cli.replay.ply", &arguments))
    }
}

/// A text that ends with a line end.
fn lines(text: &str) -> String {
    if text.ends_with('\n') { text.to_owned() } else { format!("{text}\n") }
}
