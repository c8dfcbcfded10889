//! The tools that the tasks need, installed when they are missing.

use crate::command::Run;
use crate::workspace;

/// A program from crates.io. The version is fixed so that a new machine gets the same tool
/// whatever the day; one that is installed already is taken as it is.
pub(crate) struct Tool {
    /// Shows its version.
    command: &'static str,
    package: &'static str,
    version: &'static str,
    features: &'static str,
}

pub(crate) const NEXTEST: Tool = Tool {
    command: "cargo nextest --version",
    package: "cargo-nextest",
    version: "0.9.151",
    // It need not update itself; without that it builds in half the time.
    features: "--no-default-features --features default-no-update",
};
pub(crate) const DENY: Tool =
    Tool { command: "cargo deny --version", package: "cargo-deny", version: "0.20.2", features: "" };
pub(crate) const FUZZ: Tool =
    Tool { command: "cargo fuzz --version", package: "cargo-fuzz", version: "0.13.2", features: "" };

/// Its version is that of the library in Cargo.toml: they only work together.
pub(crate) const GUNGRAUN: Tool = Tool {
    command: "gungraun-runner --version",
    package: "gungraun-runner",
    version: "0.20.0",
    features: "",
};

/// Installs a program unless it is there.
pub(crate) fn ensure(tool: &Tool) -> Result<(), String> {
    let Tool { command, package, version, features } = tool;
    if Run::new(command).works() {
        return Ok(());
    }
    println!("{package} is missing; installing it (a few minutes, once per machine)");
    Run::new(&format!("cargo install {package} --locked --version {version}"))
        .args(features.split_whitespace())
        // A quick build matters more here than a quick tool.
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
        .run()
        .map_err(|problem| format!("{package} is missing and could not be installed: {problem}"))
}

/// Installs Debian's Fairy-Stockfish, with which random play is compared, unless it is there.
pub(crate) fn ensure_fairy_stockfish() -> Result<(), String> {
    // Where the path of the superuser does not lead.
    let programs = ["fairy-stockfish", "/usr/games/fairy-stockfish"];
    if programs.into_iter().any(|program| Run::new(program).args(["quit"]).works()) {
        return Ok(());
    }
    Run::new("apt-get install --yes fairy-stockfish").run().map_err(|problem| {
        format!(
            "fairy-stockfish is missing and could not be installed: {problem}. Debian has a package of that name"
        )
    })
}

/// Puts Fairy-Stockfish's Python package, which knows more options than Debian's program, into a folder of its own, unless
/// Python has it; gives the folder for `PYTHONPATH`.
pub(crate) fn ensure_pyffish() -> Result<String, String> {
    let folder = workspace::root().join("target/pyffish").display().to_string();
    let has_it = || Run::new("python3").args(["-c", "import pyffish"]).env("PYTHONPATH", &folder).works();
    if !has_it() {
        Run::new("python3 -m pip install --quiet --target")
            .args([&*folder, "pyffish==0.0.90"])
            .run()
            .map_err(|problem| {
                format!("the Python package pyffish is missing and could not be installed: {problem}")
            })?;
    }
    Ok(folder)
}

/// Adds a component of the toolchain (`rustfmt`, `clippy`) unless its subcommand works.
pub(crate) fn ensure_component(command: &str, component: &str) -> Result<(), String> {
    if Run::new(&format!("cargo {command} --version")).works() {
        return Ok(());
    }
    println!("the toolchain has no {component}; adding it");
    Run::new(&format!("rustup component add {component}")).run().map_err(|problem| {
        format!(
            "{component} is missing and could not be added: {problem}. \
             Install it with `rustup component add {component}`, or with the system's package of that name"
        )
    })
}

/// Fuzzing needs flags that only the nightly compiler has.
pub(crate) fn ensure_nightly() -> Result<(), String> {
    if Run::new("cargo +nightly --version").works() {
        return Ok(());
    }
    Err("fuzzing needs the nightly toolchain: `rustup toolchain install nightly --profile minimal`"
        .to_owned())
}
