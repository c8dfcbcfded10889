use std::fmt::Write as _;
use std::io::{self, Write as _};

use tabiya::board::Geometry;
use tabiya::draw;
use tabiya::pieces::betza::{Dialect, Written};
use tabiya::pieces::explain::explain;
use tabiya::pieces::{KnownPiece, Movement, square_name};
use tabiya_game::{Argument, Diagnostic};

use super::given::Given;
use super::told::Told;
use crate::context::{self, Context, Out};
use crate::render::columns::columns;
use crate::render::{drawing, wrapped};

/// Writes all that people are told of a piece.
pub(super) fn write(
    context: &Context,
    given: &Given,
    told: &Told<'_>,
    spans: Option<&[Vec<draw::Span>]>,
    out: &mut Out,
) -> io::Result<()> {
    let width = context::width();
    let catalogue = &context.catalogue;
    writeln!(out, "{}", told.piece)?;
    writeln!(out, "{}\n", wrapped(&catalogue.sentence(&explain(told.piece)), width))?;
    if let Some(spans) = spans {
        writeln!(out, "{}", drawing::styled(spans))?;
    }
    if told.place.is_position
        && let Ok(movements) = &told.movements
    {
        writeln!(out, "{}", moves(context, told, movements, width))?;
    }
    if let Ok(known) = &told.known {
        writeln!(out, "{}", names(context, known, width))?;
    }
    for (dialects, written) in &told.betza {
        writeln!(out, "{}", betza(context, dialects, written, width))?;
    }
    let over = told.movements.as_ref().err().map(|&over| Diagnostic::from(over));
    let diagnostics: Vec<_> = given.diagnostics.iter().cloned().chain(over).collect();
    if !diagnostics.is_empty() {
        write!(out, "\n{}", context.shown(&diagnostics, given.about()))?;
    }
    Ok(())
}

/// The moves of each piece on the board: those that only go somewhere in columns, then what the others do besides.
fn moves(context: &Context, told: &Told<'_>, movements: &[Movement], width: usize) -> String {
    let geometry = told.place.board.geometry();
    let mut text = String::new();
    for square in told.place.movers() {
        let own: Vec<_> = movements.iter().filter(|movement| movement.from == square).collect();
        let heading =
            [("square", Argument::text(square_name(geometry, square))), ("count", Argument::from(own.len()))];
        let _ = writeln!(text, "{}", context.text("cli.piece.moves", &heading));
        let (plain, other): (Vec<&Movement>, Vec<_>) =
            own.into_iter().partition(|movement| is_plain(movement));
        let plain: Vec<_> = plain.into_iter().map(|movement| movement.text(geometry)).collect();
        if !plain.is_empty() {
            for line in columns(&plain, width.saturating_sub(INDENT.len())).lines() {
                let _ = writeln!(text, "{INDENT}{line}");
            }
        }
        for movement in other {
            let _ = writeln!(text, "{INDENT}{}", deeds(context, told, movement));
        }
    }
    text
}

const INDENT: &str = "  ";

/// Whether its text tells all of it.
fn is_plain(movement: &Movement) -> bool {
    (movement.captures.is_empty() || lands_on_capture(movement))
        && movement.removed.is_empty()
        && movement.partner.is_none()
}

fn lands_on_capture(movement: &Movement) -> bool {
    movement.captures == [movement.to]
}

/// The text of a move, with the usual sign where it takes what it lands on: `d4xe5`.
fn shown(movement: &Movement, geometry: Geometry) -> String {
    let mut text = movement.text(geometry);
    if lands_on_capture(movement) {
        text.insert(square_name(geometry, movement.from).to_string().len(), 'x');
    }
    text
}

/// A move and what it does besides going somewhere.
fn deeds(context: &Context, told: &Told<'_>, movement: &Movement) -> String {
    let geometry = told.place.board.geometry();
    let name = |square| Argument::text(square_name(geometry, square));
    let names = |squares: &[_]| {
        let mut names: Vec<_> =
            squares.iter().map(|&square| square_name(geometry, square).to_string()).collect();
        names.sort_unstable();
        Argument::List(names.into_iter().map(Argument::Text).collect())
    };
    let mut deeds = Vec::new();
    if !movement.captures.is_empty() && !lands_on_capture(movement) {
        deeds.push(context.text("cli.piece.takes", &[("squares", names(&movement.captures))]));
    }
    if !movement.removed.is_empty() {
        deeds.push(context.text("cli.piece.removes", &[("squares", names(&movement.removed))]));
    }
    if let Some((from, to)) = movement.partner {
        deeds.push(context.text("cli.piece.partner", &[("from", name(from)), ("to", name(to))]));
    }
    format!("{}  {}", shown(movement, geometry), deeds.join("; "))
}

/// The known pieces that move like it, a line each.
fn names(context: &Context, known: &[&KnownPiece], width: usize) -> String {
    if known.is_empty() {
        return context.text("cli.piece.unknown", &[]);
    }
    let language = context.catalogue.language().tag();
    let lines = known.iter().map(|known| {
        let name = ("name", Argument::text(known.name_in(language)));
        let known = context.text("cli.piece.known", &[name, ("origin", known.origin().into())]);
        wrapped(&known, width)
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The piece in some dialects of Betza's notation, or what of it they can't say.
fn betza(context: &Context, dialects: &[Dialect], written: &Written, width: usize) -> String {
    let names: Vec<_> = dialects.iter().map(Argument::text).collect();
    let names = ("dialects", Argument::from(names));
    if let Some(text) = &written.text {
        return context.text("cli.piece.betza", &[names, ("text", Argument::text(text))]);
    }
    let mut said = vec![context.text("cli.piece.no-betza", &[names])];
    for part in &written.unsayable {
        let sentence = context.catalogue.sentence(&part.message);
        let lines = wrapped(&sentence, width.saturating_sub(INDENT.len()));
        said.extend(lines.lines().map(|line| format!("{INDENT}{line}")));
    }
    said.join("\n")
}
