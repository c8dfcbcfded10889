//! The console pieces of the project's README, run by `sh` from the project's root and compared word for word.
//! `UPDATE_DOCS=1 cargo test -p tabiya-cli --test readme` writes what the commands say now.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The start of a fenced piece that is run.
const FENCE: &str = "```console\n";

#[test]
fn the_readme_shows_what_the_commands_say() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let path = root.join("README.md");
    let readme = fs::read_to_string(&path).expect("the README can be read");
    let mut renewed = String::new();
    let mut rest = readme.as_str();
    let mut commands = 0;
    while let Some(start) = rest.find(FENCE) {
        let (before, piece) = rest.split_at(start + FENCE.len());
        renewed.push_str(before);
        let end = piece.find("```").expect("every fence is closed");
        for command in piece[..end].lines().filter_map(|line| line.strip_prefix("$ ")) {
            renewed.push_str(&run(&root, command));
            commands += 1;
        }
        rest = &piece[end..];
    }
    renewed.push_str(rest);
    assert!(commands > 5, "the README shows what the program does");
    if env::var_os("UPDATE_DOCS").is_some() {
        fs::write(&path, renewed).expect("the README can be written");
    } else {
        assert_eq!(readme, renewed, "UPDATE_DOCS=1 renews the README");
    }
}

/// The command, what it says, and how it ends if not well.
fn run(root: &Path, command: &str) -> String {
    let program = PathBuf::from(env!("CARGO_BIN_EXE_tabiya"));
    let folder = program.parent().expect("a program stands in a folder");
    let path = env::var_os("PATH").unwrap_or_default();
    let paths = env::join_paths([folder.to_owned()].into_iter().chain(env::split_paths(&path)));
    let output = Command::new("sh")
        // Errors stand where they come in the output.
        .args(["-c", &format!("{{ {command}\n}} 2>&1")])
        .current_dir(root)
        .env("PATH", paths.expect("the folder has no separator in its name"))
        .env("LC_ALL", "C.UTF-8")
        .env("NO_COLOR", "1")
        .output()
        .expect("sh runs");
    let said = String::from_utf8(output.stdout).expect("the program says UTF-8");
    let mut shown = format!("$ {command}\n{said}");
    if !shown.ends_with('\n') {
        shown.push('\n');
    }
    if let Some(code @ 1..) = output.status.code() {
        writeln!(shown, "# exit status {code}").expect("a String takes all");
    }
    shown
}
