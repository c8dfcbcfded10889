//! `tabiya completions` and `tabiya man`.

use std::io::{self, Write as _};

use clap_complete::Shell;
use tabiya_game::{Argument, Message};

use crate::args::Arguments;
use crate::codes;
use crate::context::{Context, Out};
use crate::stop::Stop;

pub(crate) fn completions(shell: Shell, out: &mut Out) -> io::Result<()> {
    let mut command = Arguments::whole();
    // The generator can't fail politely, so it writes into memory.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, "tabiya", &mut script);
    out.write_all(&script)
}

pub(crate) fn man(context: &Context, names: &[String], out: &mut Out) -> Result<(), Stop> {
    let mut root = Arguments::whole();
    // Gives the commands their full names and the options that are known everywhere.
    root.build();
    let mut page = &root;
    for name in names {
        page = page.find_subcommand(name).ok_or_else(|| context.usage(unknown(page, name)))?;
    }
    let mut roff = Vec::new();
    clap_mangen::Man::new(page.clone()).render(&mut roff)?;
    Ok(out.write_all(&roff)?)
}

fn unknown(above: &clap::Command, name: &str) -> Message {
    let known = above.get_subcommands().map(|command| Argument::text(command.get_name()));
    Message::new(codes::UNKNOWN_COMMAND)
        .with("found", Argument::input(name))
        .with("known", known.collect::<Vec<_>>())
}
