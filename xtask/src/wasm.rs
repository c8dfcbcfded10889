//! `cargo xtask wasm`: the libraries compile where there is no operating system.

use std::path::Path;

use crate::Stop;
use crate::command::Run;
use crate::options::Options;
use crate::workspace;

const TARGET: &str = "wasm32-unknown-unknown";

pub(crate) fn run(args: &[String]) -> Result<(), Stop> {
    Options::new(args).finish()?;
    check().map_err(|problem| {
        eprintln!("error: {problem}");
        Stop::Failed
    })
}

fn check() -> Result<(), String> {
    if !is_installed() {
        return Err(format!("the target {TARGET} is not installed: `rustup target add {TARGET}`"));
    }
    let libraries = workspace::libraries(&workspace::root());
    let packages: Vec<String> = libraries.iter().map(|path| workspace::name(path)).collect();
    Run::new(&format!("cargo check --target {TARGET}"))
        .args(packages.iter().flat_map(|package| ["-p", package.as_str()]))
        .run()
}

/// Asks the compiler, not rustup, for a system's package may have brought the target.
fn is_installed() -> bool {
    Run::new(&format!("rustc --print target-libdir --target {TARGET}"))
        .output()
        .is_some_and(|dir| Path::new(dir.trim()).is_dir())
}
