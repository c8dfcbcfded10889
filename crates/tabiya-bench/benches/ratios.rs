//! Ours beside the public crate, in one process and one thread: `cargo bench -p tabiya-bench`.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "its output is what this program is for")]

use std::process::ExitCode;
use std::time::Duration;

use tabiya_bench::inputs::Inputs;
use tabiya_bench::{Plan, rows, table};

const USAGE: &str = "\
options:
  --quick      a few seconds instead of a minute; the figures are rough
  --only NAME  only this row (may be given more than once)
  --list       the names of the rows";

struct Options {
    quick: bool,
    list: bool,
    only: Vec<String>,
}

fn main() -> ExitCode {
    let Options { quick, list, only } = match options(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(problem) => {
            eprintln!("error: {problem}\n\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    if list {
        println!("{}", rows::NAMES.join("\n"));
        return ExitCode::SUCCESS;
    }
    // Each of the six openings has its turn twice.
    let (rounds, sample, depth) = if quick { (6, 20, 2) } else { (12, 250, 3) };
    let plan = Plan { rounds, sample: Duration::from_millis(sample) };
    let inputs = Inputs::load();
    println!(
        "peer: formation-chess-core 0.4.0; positions: {} openings, {} in all, from {}; perft to depth {depth}; \
         {rounds} rounds, medians",
        inputs.openings.len(),
        inputs.standard.len(),
        inputs.source
    );
    let mut measured = Vec::new();
    for name in rows::NAMES.iter().filter(|name| only.is_empty() || only.iter().any(|wanted| wanted == *name))
    {
        eprintln!("{name} …");
        let Some(mut contest) = rows::row(name, &inputs, depth) else { continue };
        let figures = contest.measure(plan);
        measured.push((contest, figures));
    }
    let shown: Vec<_> = measured.iter().map(|(contest, figures)| (contest, *figures)).collect();
    print!("\n{}", table(&shown));
    ExitCode::SUCCESS
}

fn options(args: impl Iterator<Item = String>) -> Result<Options, String> {
    let mut options = Options { quick: false, list: false, only: Vec::new() };
    let mut args = args;
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--quick" => options.quick = true,
            "--list" => options.list = true,
            "--only" => options.only.push(args.next().ok_or("`--only` needs a name")?),
            // `cargo bench` says it to every harness.
            "--bench" => {}
            _ => return Err(format!("unknown argument `{arg}`")),
        }
    }
    if let Some(unknown) = options.only.iter().find(|name| !rows::NAMES.contains(&name.as_str())) {
        return Err(format!("there is no row `{unknown}`; the rows are {}", rows::NAMES.join(", ")));
    }
    Ok(options)
}
