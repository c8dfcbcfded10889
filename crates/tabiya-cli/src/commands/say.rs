//! `tabiya GAME say`.

use std::io::Write as _;

use tabiya_game::{Argument, Diagnostic, Mode, Resolution, ResolveOptions, Table};
use tabiya_rpc::shapes;

use crate::args::Say;
use crate::codes;
use crate::context::{Context, Out};
use crate::loading::{self, Way};
use crate::refusal;
use crate::render::diagnostic::About;
use crate::stop::Stop;

pub(crate) fn run(context: &Context, game: &str, arguments: &Say, out: &mut Out) -> Result<(), Stop> {
    let loaded = loading::load(context, Some(game), &arguments.start, Way::Whole)?;
    let table = &*loaded.table;
    let options = options(context, table, arguments)?;
    let text = &*arguments.text;
    let resolved = table.resolve(text, &options);
    if arguments.json {
        writeln!(out, "{}", shapes::resolution(&resolved, None, &context.catalogue))?;
        return if is_good(&resolved.resolution) { Ok(()) } else { Err(Stop::Bad) };
    }
    let report = |diagnostics: &[Diagnostic]| context.report(diagnostics, About::Typed(text));
    match &resolved.resolution {
        Resolution::Unique(movement) => {
            writeln!(out, "{movement}")?;
            out.flush()?;
            let canonical = loaded.game.notations().first().map(|name| (*name).to_owned());
            let exactly = ResolveOptions { notation: canonical, ..ResolveOptions::mode(Mode::Exact) };
            for message in table.preview(movement, &exactly).unwrap_or_default() {
                writeln!(out, "{}", context.catalogue.sentence(&message))?;
            }
            out.flush()?;
            report(&resolved.notes);
            Ok(())
        }
        Resolution::Request(_) => {
            // The game has words for its requests.
            for message in table.why_not(text, &options) {
                if resolved.notes.iter().all(|note| note.message != message) {
                    writeln!(out, "{}", context.catalogue.sentence(&message))?;
                }
            }
            out.flush()?;
            report(&resolved.notes);
            Ok(())
        }
        Resolution::Ambiguous(candidates) => {
            report(&resolved.notes);
            report(&refusal::ambiguous(text, candidates.clone()));
            Err(Stop::Bad)
        }
        Resolution::Illegal(reason) => {
            report(&resolved.notes);
            report(core::slice::from_ref(&**reason));
            Err(Stop::Bad)
        }
        Resolution::Syntax(diagnostics) => {
            report(diagnostics);
            Err(Stop::Bad)
        }
    }
}

/// Whether a text is one move or one request.
const fn is_good<M>(resolution: &Resolution<M>) -> bool {
    matches!(resolution, Resolution::Unique(_) | Resolution::Request(_))
}

fn options(context: &Context, table: &dyn Table, arguments: &Say) -> Result<ResolveOptions, Stop> {
    let scene = table.scene();
    let marks = arguments.marks.iter().map(|(point, mark)| {
        let cell = scene.cells.iter().find(|cell| cell.name == *point);
        let cell = cell.ok_or_else(|| {
            let unknown = Diagnostic::error(codes::NO_SUCH_POINT).with("found", Argument::input(point));
            context.usage(unknown.message)
        })?;
        Ok((cell.square, mark.clone()))
    });
    Ok(ResolveOptions {
        mode: arguments.mode.into(),
        notation: arguments.notation.clone(),
        columns: arguments.columns.clone(),
        marks: marks.collect::<Result<_, Stop>>()?,
        speech: false,
    })
}
