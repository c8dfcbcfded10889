//! `tabiya perft`.

use std::io::{self, Write as _};
use std::ops::ControlFlow;
use std::time::Instant;

use tabiya_game::{Argument, Table};

use crate::args::Perft;
use crate::context::{Context, Out};
use crate::loading::{self, Way};
use crate::progress::Progress;
use crate::stop::Stop;

pub(crate) fn run(context: &Context, arguments: &Perft, out: &mut Out) -> Result<(), Stop> {
    let loaded = loading::load(context, arguments.game.name(), &arguments.start, Way::Nothing)?;
    let table = &*loaded.table;
    if arguments.divide && arguments.depth > 0 {
        divide(context, table, arguments.depth, out)?;
    } else {
        for depth in arguments.depth.min(1)..=arguments.depth {
            let started = Instant::now();
            let nodes = counted(|progress| table.perft(depth, progress));
            line(context, out, depth, nodes, started)?;
        }
    }
    Ok(())
}

fn divide(context: &Context, table: &dyn Table, depth: u32, out: &mut Out) -> io::Result<()> {
    let started = Instant::now();
    let mut counts = counted(|progress| table.divide(depth, progress));
    counts.sort_unstable();
    for (text, nodes) in &counts {
        writeln!(out, "{text} {nodes}")?;
    }
    line(context, out, depth, counts.iter().map(|(_, nodes)| nodes).sum(), started)
}

/// The result of a count, whose progress is shown. It is never stopped, so there always is one.
fn counted<T: Default>(count: impl FnOnce(&mut dyn FnMut(u64) -> ControlFlow<()>) -> Option<T>) -> T {
    let mut progress = Progress::of_nodes();
    let counted = count(&mut |nodes| {
        progress.add(nodes);
        ControlFlow::Continue(())
    });
    counted.unwrap_or_default()
}

fn line(context: &Context, out: &mut Out, depth: u32, nodes: u64, started: Instant) -> io::Result<()> {
    let seconds = started.elapsed().as_secs_f64();
    let speed = nodes as f64 / seconds.max(1e-9);
    let arguments = [
        ("depth", Argument::text(depth)),
        ("nodes", Argument::text(nodes)),
        ("seconds", Argument::text(format!("{seconds:.3}"))),
        ("speed", Argument::text(format!("{speed:.0}"))),
    ];
    writeln!(out, "{}", context.text("cli.perft.line", &arguments))?;
    out.flush()
}
