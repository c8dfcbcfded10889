//! `tabiya variant`.

mod check;
mod export;
mod import;
mod new;
mod rules;
mod watch;

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use tabiya_game::{Diagnostic, Message};

use crate::args::{Variant, VariantCommand};
use crate::codes;
use crate::context::{Context, Out};
use crate::render::diagnostic::About;
use crate::saving;
use crate::stop::Stop;

pub(crate) fn run(context: &Context, arguments: &Variant, out: &mut Out) -> Result<(), Stop> {
    match &arguments.command {
        VariantCommand::Check(arguments) => check::run(context, arguments, out),
        VariantCommand::New(arguments) => new::run(context, arguments, out),
        VariantCommand::Rules(arguments) => rules::run(context, arguments, out),
        VariantCommand::Import(arguments) => import::run(context, arguments, out),
        VariantCommand::Export(arguments) => export::run(context, arguments, out),
    }
}

/// The file that is to be written, where one was named and may be.
fn wanted_file<'a>(
    context: &Context,
    name: Option<&'a OsStr>,
    force: bool,
) -> Result<Option<&'a Path>, Stop> {
    match name {
        None => Ok(None),
        Some(name) if name == "-" => Err(context.usage(Message::new(codes::OUTPUT_DASH))),
        Some(name) => {
            let path = Path::new(name);
            may_write(context, path, force)?;
            Ok(Some(path))
        }
    }
}

fn may_write(context: &Context, path: &Path, force: bool) -> Result<(), Stop> {
    saving::may_write(path, force, codes::OUTPUT_EXISTS).map_err(|diagnostic| refused(context, *diagnostic))
}

/// Makes a folder, and says where files go in it.
fn folder(context: &Context, name: &OsStr) -> Result<PathBuf, Stop> {
    let path = PathBuf::from(name);
    saving::make_folder(&path).map_err(|diagnostic| context.bad(&[*diagnostic], About::Nothing))?;
    Ok(path)
}

fn write(context: &Context, path: &Path, bytes: &[u8]) -> Result<(), Stop> {
    saving::write(path, bytes).map_err(|diagnostic| context.bad(&[*diagnostic], About::Nothing))
}

fn refused(context: &Context, diagnostic: Diagnostic) -> Stop {
    context.report(&[diagnostic], About::Nothing);
    Stop::Usage
}
