//! What the workspace consists of. The tidy test includes this file too, so that both
//! have the same notion of a library.

use std::fs;
use std::path::{Path, PathBuf};

/// The packages that are programs. Every other crate under `crates/` is a library, which
/// does no I/O.
pub(crate) const APPS: &[&str] = &["tabiya-cli", "tabiya-server", "tabiya-bench", "xtask"];

/// The root, also when the tree was moved after this program was compiled.
pub(crate) fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    here.parent().unwrap_or(&here).to_owned()
}

/// The directories right under `crates/` that hold a package, in order.
pub(crate) fn crates(root: &Path) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = fs::read_dir(root.join("crates"))
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.join("Cargo.toml").is_file())
        .collect();
    found.sort();
    found
}

/// A crate's directory bears the package's name.
pub(crate) fn name(crate_dir: &Path) -> String {
    crate_dir.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The crates that other programs embed.
pub(crate) fn libraries(root: &Path) -> Vec<PathBuf> {
    crates(root).into_iter().filter(|path| !APPS.contains(&name(path).as_str())).collect()
}
