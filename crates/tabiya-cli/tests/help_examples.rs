//! Every example that `--help` gives is run as it stands there.

#![cfg(unix)]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

const TABIYA: &str = env!("CARGO_BIN_EXE_tabiya");

const COMMANDS: [&str; 19] = [
    "play",
    "protocol",
    "check",
    "replay",
    "legal",
    "perft",
    "convert",
    "piece",
    "draw",
    "variant",
    "variant check",
    "variant new",
    "variant rules",
    "variant import",
    "variant export",
    "games",
    "rpc",
    "completions",
    "man",
];

/// The commands after `$` in the help of a command.
fn examples(command: &str) -> Vec<String> {
    let words = command.split(' ').chain(["--help"]);
    let help = Command::new(TABIYA).args(words).output().expect("the binary runs");
    let help = String::from_utf8(help.stdout).expect("the help is text");
    help.lines().filter_map(|line| Some(line.trim().strip_prefix("$ ")?.to_owned())).collect()
}

/// A directory of its own with the files that the examples name.
fn workplace() -> tempfile::TempDir {
    let place = tempfile::tempdir().expect("there is room for a directory");
    let files = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cmd/files");
    for file in fs::read_dir(files).expect("the files are there") {
        let file = file.expect("the directory can be read").path();
        let name = file.file_name().expect("a file has a name");
        // The record that an example begins is not there yet.
        fs::copy(&file, place.path().join(name)).expect("there is room for a file");
    }
    place
}

#[test]
fn every_example_of_the_help_works() {
    let binaries: PathBuf = Path::new(TABIYA).parent().expect("a file is in a directory").to_owned();
    let path = env::join_paths(
        [binaries].into_iter().chain(env::split_paths(&env::var_os("PATH").unwrap_or_default())),
    )
    .expect("the directories have usual names");
    for command in COMMANDS {
        let examples = examples(command);
        assert!(!examples.is_empty(), "the help of {command} has an example");
        for example in examples {
            let place = workplace();
            if example.contains("formation --record") {
                fs::remove_file(place.path().join("game.txt")).expect("it is there");
            }
            let run = Command::new("sh")
                .args(["-c", &example])
                .current_dir(&place)
                .env("PATH", &path)
                .stdin(Stdio::null())
                .output()
                .expect("there is a shell");
            assert!(run.status.success(), "{example}: {}", String::from_utf8_lossy(&run.stderr));
        }
    }
}
