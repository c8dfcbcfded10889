//! The files of the repository.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::source::Source;
use crate::workspace;

/// Directories that hold nothing of the repository's own (`.gitignore` names them too).
const PASSED_OVER: &[&str] = &[".git", "target", "node_modules"];
const GENERATED: &[&str] = &["fuzz/corpus", "fuzz/artifacts"];

/// Files besides the Rust sources that are instructions to a machine; prose may speak of anything.
pub(crate) fn is_other_source(path: &str) -> bool {
    const ENDS: &[&str] = &[
        ".toml", ".ftl", ".js", ".mjs", ".ts", ".css", ".html", ".json", ".py", ".sh", ".sql", ".yml",
        ".ci/run",
    ];
    ENDS.iter().any(|end| path.ends_with(end))
}

pub(crate) fn relative(path: &Path) -> String {
    path.strip_prefix(workspace::root()).unwrap_or(path).to_string_lossy().replace('\\', "/")
}

/// The text of a file, or nothing for a file that is missing or no text.
pub(crate) fn read(path: &Path) -> Option<String> {
    String::from_utf8(fs::read(path).ok()?).ok()
}

/// Every text file with its path from the root.
pub(crate) fn text_files() -> Vec<(String, String)> {
    below(&workspace::root()).iter().filter_map(|path| Some((relative(path), read(path)?))).collect()
}

pub(crate) fn rust_sources() -> Vec<Source> {
    rust_below(&workspace::root())
}

/// The sources of one crate that are compiled into it: not its tests, examples and benches, and
/// no module that is declared under `#[cfg(test)]` in a file of its own.
pub(crate) fn live_sources(crate_dir: &Path) -> Vec<Source> {
    let mut sources = rust_below(&crate_dir.join("src"));
    let tests: HashSet<String> = sources.iter().flat_map(Source::test_modules).collect();
    sources.retain(|source| {
        let path = source.path.trim_end_matches(".rs");
        !Path::new(path).ancestors().any(|part| tests.contains(&*part.to_string_lossy()))
    });
    sources
}

fn rust_below(dir: &Path) -> Vec<Source> {
    let rust = below(dir).into_iter().filter(|path| path.extension().is_some_and(|end| end == "rs"));
    rust.filter_map(|path| Some(Source::new(&relative(&path), &read(&path)?))).collect()
}

fn below(dir: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![dir.to_owned()];
    while let Some(dir) = open.pop() {
        for entry in fs::read_dir(&dir).into_iter().flatten().flatten() {
            let path = entry.path();
            // Links are not followed: they may lead out of the tree.
            let Ok(kind) = entry.file_type() else { continue };
            if kind.is_file() {
                found.push(path);
            } else if kind.is_dir()
                && !PASSED_OVER.contains(&&*entry.file_name().to_string_lossy())
                && !GENERATED.contains(&&*relative(&path))
            {
                open.push(path);
            }
        }
    }
    found.sort();
    found
}
