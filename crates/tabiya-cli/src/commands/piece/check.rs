//! `tabiya piece --check`.

use std::io::{self, Write as _};

use serde_json::{Value, json};
use tabiya::pieces::compare::COMPARISON_STEPS;
use tabiya::pieces::compiled::Budget;
use tabiya::pieces::{Piece, Profile};
use tabiya_game::{Argument, Diagnostic, Level, LineSpans};
use tabiya_rpc::shapes;

use super::column::{Cell, Column};
use super::linter::Linter;
use super::place::usual;
use crate::context::{Context, Out};
use crate::input::{Line, Source, Text, damaged, file_name, long_line, without_end};
use crate::render::diagnostic::About;
use crate::stop::Stop;

/// How the pieces of a file are read and told.
pub(super) struct Options<'a> {
    pub(super) column: Option<&'a str>,
    pub(super) profile: Profile,
    pub(super) json: bool,
}

/// Checks each piece of a file as it is read, which may be of any length.
pub(super) fn run(
    context: &Context,
    source: &Source,
    options: &Options<'_>,
    out: &mut Out,
) -> Result<(), Stop> {
    let mut text = Text::open(source).map_err(|diagnostic| context.bad(&[*diagnostic], About::Nothing))?;
    let mut checker = Checker { context, options, linter: Linter::new(usual()), out, pieces: 0, bad: 0 };
    let mut column = options.column.map(Column::new);
    let mut line = String::new();
    loop {
        let (place, damage) = match text.line() {
            Ok(None) => break,
            Ok(Some((place, read))) => {
                line.clear();
                let damage = match read {
                    Line::Whole(whole) => {
                        line.push_str(without_end(whole));
                        None
                    }
                    Line::Long(_) => Some(long_line(place)),
                    Line::Damaged { valid, byte } => Some(damaged(place, valid, byte)),
                };
                (place, damage)
            }
            Err(diagnostic) => return Err(context.bad(&[*diagnostic], About::Nothing)),
        };
        if let Some(damage) = damage {
            checker.unread(&text, place, damage)?;
            continue;
        }
        let cell = match &mut column {
            None => Ok(Some(Cell { start: 0, text: &line })),
            Some(column) => column.cell(&line),
        };
        match cell {
            Ok(Some(cell)) if !cell.text.trim().is_empty() => checker.piece(&text, place, &line, cell)?,
            Ok(_) => {}
            Err(diagnostic) => checker.unread(&text, place, diagnostic.at_span(place.span(&line, 0..0)))?,
        }
    }
    checker.end(&text)
}

/// What has been checked so far.
struct Checker<'a> {
    context: &'a Context,
    options: &'a Options<'a>,
    linter: Linter,
    out: &'a mut Out,
    pieces: u64,
    bad: u64,
}

impl Checker<'_> {
    /// Checks a piece.
    fn piece(&mut self, text: &Text, place: LineSpans, line: &str, cell: Cell<'_>) -> io::Result<()> {
        let (piece, mut diagnostics) = {
            let mut budget = Budget::of(COMPARISON_STEPS);
            self.linter.read(cell.text, self.options.profile, &mut budget)
        };
        // Places count in the file.
        for diagnostic in &mut diagnostics {
            diagnostic.span =
                diagnostic.span.map(|span| place.span(line, cell.start + span.start..cell.start + span.end));
        }
        self.tell(text, place, Some(cell.text), piece.as_ref(), &diagnostics)
    }

    /// Tells of a line from which no piece can be taken.
    fn unread(&mut self, text: &Text, place: LineSpans, diagnostic: Diagnostic) -> io::Result<()> {
        self.tell(text, place, None, None, &[diagnostic])
    }

    fn tell(
        &mut self,
        text: &Text,
        place: LineSpans,
        line: Option<&str>,
        piece: Option<&Piece>,
        diagnostics: &[Diagnostic],
    ) -> io::Result<()> {
        self.pieces += 1;
        self.bad += u64::from(piece.is_none());
        if self.options.json {
            let object = self.object(&text.name, place, line, piece, diagnostics);
            writeln!(self.out, "{object}")?;
        } else {
            let shown = self.context.shown(diagnostics, text.about());
            let file = ("file", file_name(&text.name));
            let number = ("line", Argument::text(place.line));
            let summary = if let Some(piece) = piece {
                self.context.text("cli.piece.good", &[file, number, ("piece", Argument::text(piece))])
            } else {
                let errors = diagnostics.iter().filter(|said| said.level == Level::Error).count();
                self.context.text("cli.piece.bad", &[file, number, ("errors", errors.into())])
            };
            writeln!(self.out, "{shown}{summary}")?;
        }
        self.out.flush()
    }

    fn object(
        &self,
        file: &str,
        place: LineSpans,
        line: Option<&str>,
        piece: Option<&Piece>,
        diagnostics: &[Diagnostic],
    ) -> Value {
        let mut object = json!({ "file": file, "line": place.line, "text": line });
        let report = shapes::piece_report(piece, diagnostics, &self.context.catalogue);
        for (name, value) in report.as_object().into_iter().flatten() {
            // The tree is the longest of it, and its places count in the text.
            if name != "tree" {
                object[name] = value.clone();
            }
        }
        object
    }

    /// Sums it up.
    fn end(self, text: &Text) -> Result<(), Stop> {
        if !self.options.json {
            let arguments = [
                ("file", file_name(&text.name)),
                ("pieces", Argument::from(self.pieces)),
                ("bad", Argument::from(self.bad)),
            ];
            writeln!(self.out, "{}", self.context.text("cli.piece.sum", &arguments))?;
        }
        if self.bad == 0 { Ok(()) } else { Err(Stop::Bad) }
    }
}
