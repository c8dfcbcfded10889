//! `tabiya legal`.

use std::io::Write as _;

use tabiya_game::ResolveOptions;

use crate::args::Legal;
use crate::context::{self, Context, Out};
use crate::loading::{self, Way};
use crate::render::board::Board;
use crate::render::diagnostic::About;
use crate::stop::Stop;

pub(crate) fn run(context: &Context, arguments: &Legal, out: &mut Out) -> Result<(), Stop> {
    let loaded = loading::load(context, arguments.game.name(), &arguments.start, Way::Nothing)?;
    let options = ResolveOptions {
        notation: arguments.notation.clone(),
        columns: arguments.columns.clone(),
        ..ResolveOptions::default()
    };
    let legal = loaded.table.legal_in(&options);
    let legal = legal.map_err(|diagnostics| context.bad(&diagnostics, About::Nothing))?;
    for text in &legal {
        writeln!(out, "{text}")?;
    }
    if legal.is_empty() {
        let scene = loaded.table.scene();
        let standing = Board::new(&context.catalogue, &scene, context::width()).standing();
        let _ = writeln!(anstream::stderr(), "{standing}");
    }
    Ok(())
}
