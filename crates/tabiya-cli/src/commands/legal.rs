//! `tabiya legal`.

use std::io::Write as _;

use crate::args::Legal;
use crate::context::{Context, Out};
use crate::loading::{self, Way};
use crate::render::diagnostic::About;
use crate::stop::Stop;

pub(crate) fn run(context: &Context, arguments: &Legal, out: &mut Out) -> Result<(), Stop> {
    let loaded = loading::load(context, arguments.game.name.as_deref(), &arguments.start, Way::Nothing)?;
    let legal = loaded.table.legal(arguments.notation.as_deref());
    for text in legal.map_err(|diagnostics| context.bad(&diagnostics, About::Nothing))? {
        writeln!(out, "{text}")?;
    }
    Ok(())
}
