//! `cargo xtask bench`: the benchmarks.

use crate::Stop;
use crate::command::Run;

pub(crate) fn run(args: &[String]) -> Result<(), Stop> {
    Run::new("cargo bench -p tabiya-bench").args(args.iter().map(String::as_str)).run().map_err(|problem| {
        eprintln!("error: {problem}");
        Stop::Failed
    })
}
