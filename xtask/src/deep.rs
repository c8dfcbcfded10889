//! `cargo xtask deep`: the runs that take too long for each change.

use std::fs;

use crate::Stop;
use crate::command::Run;
use crate::options::Options;
use crate::steps::{self, Step};
use crate::tools;
use crate::workspace;

struct Deep {
    fuzz_seconds: u64,
    ignored_tests: bool,
    fuzz: bool,
    /// All of them when empty.
    targets: Vec<String>,
}

pub(crate) fn run(args: &[String]) -> Result<(), Stop> {
    let deep = read(args)?;
    let mut steps = Vec::new();
    if deep.ignored_tests {
        steps.push(Step::new("ignored", "the tests marked `deep: …`", ignored_tests));
    }
    if deep.fuzz {
        let fuzzing = |target| fuzz_step(target, deep.fuzz_seconds);
        match fuzz_targets(&deep.targets) {
            Ok(targets) => steps.extend(targets.into_iter().map(fuzzing)),
            // Who names a target waits for it, and should not learn of a slip at the end.
            Err(problem) if !deep.targets.is_empty() => {
                eprintln!("error: {problem}");
                return Err(Stop::Failed);
            }
            // The other steps have their worth without fuzzing; the failure stands in the summary.
            Err(problem) => steps.push(Step::new("fuzz", "set up", move || Err(problem.clone()))),
        }
    }
    steps::run(&steps)
}

fn read(args: &[String]) -> Result<Deep, Stop> {
    let mut options = Options::new(args);
    let skip_fuzz = options.flag("--skip-fuzz");
    let only_fuzz = options.flag("--only-fuzz");
    let targets = options.values("--target")?;
    let seconds = options.values("--fuzz-seconds")?;
    options.finish()?;
    if skip_fuzz && (only_fuzz || !targets.is_empty()) {
        return Err(Stop::Usage("`--skip-fuzz` leaves nothing for `--only-fuzz` or `--target`".to_owned()));
    }
    let fuzz_seconds = match seconds.last() {
        None => 600,
        Some(text) => text
            .parse()
            .ok()
            // To the fuzzer 0 means no end.
            .filter(|seconds| *seconds > 0)
            .ok_or_else(|| Stop::Usage(format!("`--fuzz-seconds {text}`: not a number of seconds from 1")))?,
    };
    Ok(Deep { fuzz_seconds, ignored_tests: !only_fuzz, fuzz: !skip_fuzz, targets })
}

fn ignored_tests() -> Result<(), String> {
    tools::ensure(&tools::NEXTEST)?;
    tools::ensure_fairy_stockfish()?;
    let packages = tools::ensure_pyffish()?;
    // The programs of the ordinary tests: optimised, with their assertions. `--profile` is nextest's, with its longer
    // time limits.
    Run::new("cargo nextest run --workspace --profile deep --run-ignored only --no-tests warn")
        .env("PYTHONPATH", &packages)
        .run()
}

/// The names of the fuzz targets to run, after everything they need is set up.
fn fuzz_targets(wanted: &[String]) -> Result<Vec<String>, String> {
    if !workspace::root().join("fuzz/Cargo.toml").is_file() {
        return Err("there is no fuzz/Cargo.toml".to_owned());
    }
    tools::ensure_nightly()?;
    tools::ensure(&tools::FUZZ)?;
    let listed = Run::new("cargo +nightly fuzz list")
        .output()
        .ok_or("`cargo +nightly fuzz list` failed; run it to see why")?;
    let all: Vec<String> = listed.split_whitespace().map(str::to_owned).collect();
    if all.is_empty() {
        return Err("fuzz/Cargo.toml lists no fuzz target".to_owned());
    }
    if let Some(unknown) = wanted.iter().find(|name| !all.contains(name)) {
        return Err(format!("there is no fuzz target `{unknown}`; the targets are {}", all.join(", ")));
    }
    Ok(if wanted.is_empty() { all } else { wanted.to_vec() })
}

fn fuzz_step(target: String, seconds: u64) -> Step<'static> {
    let name = format!("fuzz {target}");
    Step::new(&name, &format!("{seconds} s of random texts"), move || fuzz(&target, seconds))
}

fn fuzz(target: &str, seconds: u64) -> Result<(), String> {
    // Finds are written to the first directory, so the seeds in the second stay as they are.
    let corpus = format!("fuzz/corpus/{target}");
    fs::create_dir_all(workspace::root().join(&corpus)).map_err(|error| format!("{corpus}: {error}"))?;
    let seeds = format!("fuzz/seeds/{target}");
    let seeds = workspace::root().join(&seeds).is_dir().then_some(seeds);
    // The targets of one subject (`formation_action`) share their words.
    let subject = target.split('_').next().unwrap_or(target);
    let dictionary = format!("fuzz/dictionaries/{subject}.dict");
    let dictionary = workspace::root().join(&dictionary).is_file().then(|| format!("-dict={dictionary}"));
    // The address sanitizer has nothing to find in code without `unsafe`, and takes most of the time.
    Run::new(&format!("cargo +nightly fuzz run --sanitizer none {target} {corpus}"))
        .args(seeds.as_deref())
        .args(["--", &format!("-max_total_time={seconds}"), "-rss_limit_mb=256", "-timeout=10"])
        .args(dictionary.as_deref())
        .run()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_line(line: &str) -> Result<Deep, Stop> {
        read(&line.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn everything_runs_by_default() {
        let Ok(deep) = read_line("") else { panic!("no options are fine") };
        assert!(deep.ignored_tests && deep.fuzz && deep.targets.is_empty());
        assert_eq!(deep.fuzz_seconds, 600);
    }

    #[test]
    fn options_narrow_the_run() {
        let Ok(deep) = read_line("--only-fuzz --target fen --target pgn --fuzz-seconds 30") else {
            panic!("these options are fine")
        };
        assert!(!deep.ignored_tests && deep.fuzz);
        assert_eq!((deep.fuzz_seconds, deep.targets), (30, vec!["fen".to_owned(), "pgn".to_owned()]));
    }

    #[test]
    fn contradictions_are_refused() {
        for line in [
            "--skip-fuzz --only-fuzz",
            "--skip-fuzz --target a",
            "--fuzz-seconds 0",
            "--fuzz-seconds x",
            "-x",
        ] {
            assert!(matches!(read_line(line), Err(Stop::Usage(_))), "{line}");
        }
    }
}
