//! `cargo xtask test`: everything that must pass before a change lands, and what CI runs.

use crate::Stop;
use crate::command::Run;
use crate::options::Options;
use crate::steps::{self, Step};
use crate::tools;
use crate::workspace;

const FUZZ_MANIFEST: &str = "fuzz/Cargo.toml";

pub(crate) fn run(args: &[String]) -> Result<(), Stop> {
    let mut options = Options::new(args);
    let list = options.flag("--list");
    let only = options.values("--only")?;
    options.finish()?;
    let mut steps = steps();
    if let Some(name) = only.iter().find(|name| steps.iter().all(|step| step.name != **name)) {
        let known: Vec<&str> = steps.iter().map(|step| step.name.as_str()).collect();
        return Err(Stop::Usage(format!("there is no step `{name}`; the steps are {}", known.join(", "))));
    }
    if !only.is_empty() {
        steps.retain(|step| only.contains(&step.name));
    }
    if list {
        for step in &steps {
            println!("{:<8} {}", step.name, step.about);
        }
        return Ok(());
    }
    steps::run(&steps)
}

fn steps() -> Vec<Step<'static>> {
    vec![
        Step::new("fmt", "the sources are formatted (cargo fmt)", fmt),
        Step::new("clippy", "no warnings (cargo clippy)", clippy),
        Step::new("nextest", "the tests (cargo nextest)", nextest),
        Step::new("doctest", "the examples in the documentation (cargo test --doc)", doctest),
        Step::new("doc", "the documentation builds without warnings (cargo doc)", doc),
        Step::new("deny", "licences, banned crates, sources of crates (cargo deny)", deny),
    ]
}

fn fmt() -> Result<(), String> {
    tools::ensure_component("fmt", "rustfmt")?;
    Run::new("cargo fmt --all --check").run()?;
    // The fuzz targets are a workspace of their own, which `--all` doesn't reach.
    if has_fuzz() {
        Run::new("cargo fmt --check --manifest-path").args([FUZZ_MANIFEST]).run()
    } else {
        Ok(())
    }
}

fn clippy() -> Result<(), String> {
    tools::ensure_component("clippy", "clippy")?;
    Run::new("cargo clippy --workspace --all-targets -- -D warnings").run()?;
    if has_fuzz() {
        // Nothing is linked here, so that no C++ compiler is needed to build the fuzzer.
        Run::new("cargo clippy --manifest-path")
            .args([FUZZ_MANIFEST, "--", "-D", "warnings"])
            .env("CUSTOM_LIBFUZZER_PATH", "none/libfuzzer.a")
            .run()
    } else {
        Ok(())
    }
}

fn nextest() -> Result<(), String> {
    tools::ensure(&tools::NEXTEST)?;
    Run::new("cargo nextest run --workspace").run()
}

fn doctest() -> Result<(), String> {
    Run::new("cargo test --workspace --doc").run()
}

fn doc() -> Result<(), String> {
    Run::new("cargo doc --workspace --no-deps").env("RUSTDOCFLAGS", "-D warnings").run()
}

/// Advisories are left out: their database comes from the network, which CI lacks.
fn deny() -> Result<(), String> {
    tools::ensure(&tools::DENY)?;
    Run::new("cargo deny --workspace check licenses bans sources").run()?;
    if has_fuzz() {
        Run::new("cargo deny --config deny.toml --manifest-path")
            .args([FUZZ_MANIFEST, "check", "licenses", "bans", "sources"])
            .run()
    } else {
        Ok(())
    }
}

fn has_fuzz() -> bool {
    workspace::root().join(FUZZ_MANIFEST).is_file()
}
