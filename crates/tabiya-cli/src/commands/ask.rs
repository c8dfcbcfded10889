//! `tabiya GAME METHOD`: a game's own methods, forwarded.

use std::io::{self, Write};

use tabiya_game::{Mode, ResolveOptions, Value};

use crate::args::Ask;
use crate::context::{Context, Out};
use crate::loading::{self, Way};
use crate::render::diagnostic::About;
use crate::stop::Stop;

pub(crate) fn run(
    context: &Context,
    game: &str,
    method: &str,
    arguments: &Ask,
    out: &mut Out,
) -> Result<(), Stop> {
    let loaded = loading::load(context, Some(game), &arguments.start, Way::Nothing)?;
    let options =
        ResolveOptions { columns: arguments.columns.clone(), ..ResolveOptions::mode(Mode::Lenient) };
    match loaded.table.call(method, &arguments.text, &options) {
        Ok(value) => Ok(write(context, &value, out)?),
        Err(error) => Err(context.bad(error.diagnostics(), About::Typed(&arguments.text))),
    }
}

/// A value as lines: each item of a list on one of its own, fields with their names.
fn write(context: &Context, value: &Value, out: &mut dyn Write) -> io::Result<()> {
    match value {
        Value::Null => Ok(()),
        Value::Bool(truth) => writeln!(out, "{truth}"),
        Value::Number(number) => writeln!(out, "{number}"),
        Value::Text(text) => writeln!(out, "{text}"),
        Value::List(items) => items.iter().try_for_each(|item| write(context, item, out)),
        Value::Record(fields) if let [(_, value)] = &**fields => write(context, value, out),
        Value::Record(fields) => fields.iter().try_for_each(|(name, value)| {
            write!(out, "{name}: ")?;
            write(context, value, out)
        }),
        Value::Diagnostics(diagnostics) => {
            write!(out, "{}", context.shown(diagnostics, About::Nothing))
        }
    }
}
