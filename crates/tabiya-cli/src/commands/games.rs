//! `tabiya games`.

use std::io::{self, Write as _};

use unicode_width::UnicodeWidthStr as _;

use crate::context::{Context, Out};
use crate::render::columns::left;

pub(crate) fn run(context: &Context, out: &mut Out) -> io::Result<()> {
    let width = context.games.iter().map(|game| game.name().width()).max().unwrap_or_default();
    for game in context.games.iter() {
        let title = context.catalogue.sentence(&game.title());
        writeln!(out, "{}  {title}", left(game.name(), width))?;
    }
    Ok(())
}
