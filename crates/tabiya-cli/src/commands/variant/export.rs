//! `tabiya variant export`.

use std::io::Write as _;

use tabiya::variants::ini;

use super::{wanted_file, write};
use crate::args::ExportVariant;
use crate::context::{Context, Out};
use crate::render::diagnostic::About;
use crate::stop::Stop;
use crate::variants;

pub(super) fn run(context: &Context, arguments: &ExportVariant, out: &mut Out) -> Result<(), Stop> {
    let file = wanted_file(context, arguments.file.as_deref(), arguments.force)?;
    let text = variants::named(context, &arguments.variant)?;
    let variant = variants::read(context, &text)?;
    let written = ini::write(&variant.spec);
    match file {
        Some(path) => write(context, path, written.text.as_bytes())?,
        None => out.write_all(written.text.as_bytes())?,
    }
    out.flush()?;
    context.report(&written.unsayable, About::Nothing);
    Ok(())
}
