//! The project's own tasks, run as `cargo xtask TASK`.
#![forbid(unsafe_code)]
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "its output is what this program is for")]

mod bench;
mod command;
mod deep;
mod options;
mod steps;
mod test;
mod tools;
mod wasm;
mod workspace;

use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask TASK [OPTIONS]

tasks:
  test   everything that must pass before a change lands; installs the tools it needs
           --only STEP        only this step (may be given more than once)
           --list             list the steps and stop
  deep   the long runs: ignored tests in release mode, then every fuzz target
           --fuzz-seconds N   how long each fuzz target runs (default 600)
           --skip-fuzz        only the ignored tests
           --only-fuzz        only the fuzz targets
           --target NAME      only this fuzz target (may be given more than once)
  bench  how fast we are beside others on the same inputs, as a table of ratios
           --quick            a few seconds instead of a minute; the figures are rough
           --only NAME        only this row (may be given more than once)
           --instructions     instruction counts instead, by valgrind
  wasm   check that the libraries compile for wasm32-unknown-unknown
";

/// How a task ends when it does not pass.
enum Stop {
    /// The task ran and something in it failed, which has been reported already.
    Failed,
    /// The command line asks for something that does not exist.
    Usage(String),
}

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let Some(task) = args.next() else {
        eprint!("{USAGE}");
        return ExitCode::from(2);
    };
    let args: Vec<String> = args.collect();
    let ended = match task.as_str() {
        "test" => test::run(&args),
        "deep" => deep::run(&args),
        "bench" => bench::run(&args),
        "wasm" => wasm::run(&args),
        "help" | "--help" | "-h" => {
            print!("{USAGE}");
            Ok(())
        }
        other => Err(Stop::Usage(format!("there is no task `{other}`"))),
    };
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(Stop::Failed) => ExitCode::FAILURE,
        Err(Stop::Usage(problem)) => {
            eprint!("error: {problem}\n\n{USAGE}");
            ExitCode::from(2)
        }
    }
}
