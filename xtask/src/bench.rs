//! `cargo xtask bench`: the benchmarks.

use crate::Stop;
use crate::command::Run;
use crate::options::Options;
use crate::tools;

pub(crate) fn run(args: &[String]) -> Result<(), Stop> {
    let (instructions, args) = read(args)?;
    let ran = if instructions { count_instructions() } else { ratios(&args) };
    ran.map_err(|problem| {
        eprintln!("error: {problem}");
        Stop::Failed
    })
}

/// Whether to count instructions, and otherwise the arguments for the table of ratios.
fn read(args: &[String]) -> Result<(bool, Vec<String>), Stop> {
    let mut options = Options::new(args);
    let instructions = options.flag("--instructions");
    let quick = options.flag("--quick");
    let only = options.values("--only")?;
    options.finish()?;
    if instructions && (quick || !only.is_empty()) {
        return Err(Stop::Usage("`--instructions` takes neither `--quick` nor `--only`".to_owned()));
    }
    let mut args = Vec::new();
    if quick {
        args.push("--quick".to_owned());
    }
    args.extend(only.into_iter().flat_map(|name| ["--only".to_owned(), name]));
    Ok((instructions, args))
}

fn ratios(args: &[String]) -> Result<(), String> {
    Run::new("cargo bench -p tabiya-bench --bench ratios --").args(args.iter().map(String::as_str)).run()
}

fn count_instructions() -> Result<(), String> {
    if !Run::new("valgrind --version").works() {
        return Err("valgrind is missing; the system has a package of that name".to_owned());
    }
    tools::ensure(&tools::GUNGRAUN)?;
    Run::new("cargo bench -p tabiya-bench --features instructions --bench instructions").run()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_line(line: &str) -> Result<(bool, Vec<String>), Stop> {
        read(&line.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn options_are_passed_on() {
        let Ok((false, args)) = read_line("--only perft --quick") else { panic!("these options are fine") };
        assert_eq!(args, ["--quick", "--only", "perft"]);
        assert!(matches!(read_line("--instructions"), Ok((true, args)) if args.is_empty()));
    }

    #[test]
    fn contradictions_are_refused() {
        for line in ["--instructions --quick", "--instructions --only perft", "--fast"] {
            assert!(matches!(read_line(line), Err(Stop::Usage(_))), "{line}");
        }
    }
}
