//! `tabiya piece`.

mod check;
mod column;
mod given;
mod json;
mod linter;
mod place;
mod report;
mod told;

use std::io::Write as _;

use tabiya::draw;
use tabiya::pieces::compare::COMPARISON_STEPS;
use tabiya::pieces::compiled::Budget;
use tabiya::pieces::{Known, Man, OverBudget, Piece, diagram};
use tabiya_game::diagram::Diagram;
use tabiya_game::{Code, Diagnostic};

use crate::args;
use crate::codes;
use crate::context::{Context, Out};
use crate::input::Source;
use crate::pictures::{self, Pictures};
use crate::stop::Stop;

use given::Given;
use place::Place;
use told::Told;

const DIAGRAM: Code = Code::new("cli.piece.diagram");

pub(crate) fn run(context: &Context, arguments: &args::Piece, out: &mut Out) -> Result<(), Stop> {
    if let Some(file) = &arguments.check {
        let options = check::Options {
            column: arguments.column.as_deref(),
            profile: arguments.profile.into(),
            json: arguments.json,
        };
        return check::run(context, &Source::new(file), &options, out);
    }
    let pictures = Pictures::new(context, &arguments.picture)?;
    let place = Place::new(context, &arguments.place)?;
    let known = Known::new();
    let mut budget = Budget::of(COMPARISON_STEPS);
    let mut given = Given::read(context, &known, arguments, (place.board.geometry(), &mut budget))?;
    let Some(piece) = given.piece.take() else {
        if arguments.json {
            writeln!(out, "{}", json::bad(context, &given.diagnostics))?;
            return Err(Stop::Bad);
        }
        return Err(context.bad(&given.diagnostics, given.about()));
    };
    let told = Told::new(&piece, &place, &known, &mut budget);
    if told.known.is_err() {
        given.diagnostics.push(linter::not_compared(codes::KNOWN_NOT_COMPARED));
    }
    let options = pictures::options(context, &arguments.picture);
    if arguments.json {
        writeln!(out, "{}", json::good(context, &given, &told))?;
        if pictures.is_empty() {
            return if told.movements.is_err() { Err(Stop::Bad) } else { Ok(()) };
        }
    }
    let drawn = drawn(&piece, &place);
    if !arguments.json {
        let drawing = drawn.as_ref().ok().map(|diagram| draw::spans(diagram, &options));
        report::write(context, &given, &told, drawing.as_deref(), out)?;
    }
    out.flush()?;
    match drawn {
        Ok(diagram) => pictures.write(context, &diagram, &options),
        // The report has said it where not even the moves are found.
        Err(_) if told.movements.is_err() => Err(Stop::Bad),
        Err(_) => Err(context.bad(&[Diagnostic::error(DIAGRAM)], given.about())),
    }
}

/// The diagram of the piece on its board.
fn drawn(piece: &Piece, place: &Place) -> Result<Diagram, OverBudget> {
    let man = Man { side: place.side, letter: place::LETTER };
    diagram(piece, &place.board, place.square, man)
}
