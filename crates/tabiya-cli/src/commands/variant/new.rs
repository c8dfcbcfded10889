//! `tabiya variant new`.

mod template;

use std::ffi::OsStr;
use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;

use tabiya::variants::{file, game, library};

use super::{wanted_file, write};
use crate::args::NewVariant;
use crate::context::{Context, Out};
use crate::input::file_name;
use crate::render::wrapped;
use crate::stop::Stop;
use crate::variants;

use template::Base;

/// What a variant is called that is written on standard output, or whose file has no name that a variant can have.
const NAME: &str = "my-variant";

/// Comments are no wider.
const WIDTH: usize = 100;

pub(super) fn run(context: &Context, arguments: &NewVariant, out: &mut Out) -> Result<(), Stop> {
    let path = wanted_file(context, arguments.file.as_deref(), arguments.force)?;
    let name = path.and_then(name_of).unwrap_or_else(|| NAME.to_owned());
    let base = match &arguments.from {
        None => None,
        Some(from) => Some(base(context, from, path)?),
    };
    let text = template::text(context, &name, base.as_ref());
    let Some(path) = path else { return Ok(out.write_all(text.as_bytes())?) };
    write(context, path, text.as_bytes())?;
    let file = [("file", file_name(&path.display().to_string()))];
    writeln!(out, "{}", context.text("cli.variant.made", &file))?;
    Ok(())
}

/// The variant that the new one, which will be in this file, extends.
fn base(context: &Context, from: &str, path: Option<&Path>) -> Result<Base, Stop> {
    if from == "-" {
        return Err(context.usage(variants::unknown(from)));
    }
    let text = variants::named(context, OsStr::new(from))?;
    let spec = variants::read(context, &text)?.spec;
    let of = spec.types.iter().find(|kind| !kind.royal).unwrap_or(&spec.types[0]);
    Ok(Base {
        name: if library::text(from).is_some() { from.to_owned() } else { beside(path, Path::new(from)) },
        text: file::write(&spec),
        piece: (of.letter.clone(), of.lines[0].to_string()),
        moves: game(Arc::new(spec)).new_table().count(),
    })
}

/// How a file is named from another one: by the way from its folder down, or from the root.
fn beside(path: Option<&Path>, file: &Path) -> String {
    let folder = path.and_then(Path::parent).filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new(".")).canonicalize().unwrap_or_default();
    let whole = file.canonicalize().unwrap_or_else(|_| file.to_owned());
    match whole.strip_prefix(&folder) {
        Ok(below) => format!("./{}", below.display()),
        Err(_) => whole.display().to_string(),
    }
}

/// The name of a variant in a file of this name.
fn name_of(path: &Path) -> Option<String> {
    let stem = path.file_stem()?.to_str()?.to_lowercase().replace(['_', ' '], "-");
    let is_name = stem.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'));
    (is_name && !stem.is_empty() && !stem.starts_with('-')).then_some(stem)
}

/// A sentence as a comment of a TOML file.
pub(super) fn comment(sentence: &str) -> String {
    let lines = wrapped(sentence, WIDTH - "# ".len());
    lines.lines().flat_map(|line| ["# ", line, "\n"]).collect()
}
