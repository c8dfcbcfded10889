//! The console pieces and pictures of the project's documents, made by `sh` from the project's root and compared word
//! for word. `UPDATE_DOCS=1 cargo test -p tabiya-cli --test readme` writes what the commands say and draw now.

use std::collections::BTreeSet;
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The documents whose commands are run.
const DOCUMENTS: [&str; 3] = ["README.md", "docs/piece-notation.md", "docs/variants.md"];

/// The start of a fenced piece that is run.
const FENCE: &str = "```console\n";

/// Where the pictures are.
const PICTURES: &str = "docs/pictures";

#[test]
fn the_documents_show_what_the_commands_say() {
    for document in DOCUMENTS {
        let path = root().join(document);
        let text = fs::read_to_string(&path).expect("the document can be read");
        let mut renewed = String::new();
        let mut rest = text.as_str();
        let mut commands = 0;
        while let Some(start) = rest.find(FENCE) {
            let (before, piece) = rest.split_at(start + FENCE.len());
            renewed.push_str(before);
            let end = piece.find("```").expect("every fence is closed");
            for command in piece[..end].lines().filter_map(|line| line.strip_prefix("$ ")) {
                renewed.push_str(&run(command));
                commands += 1;
            }
            rest = &piece[end..];
        }
        renewed.push_str(rest);
        assert!(commands > 0, "{document} shows what the program does");
        if is_renewing() {
            fs::write(&path, renewed).expect("the document can be written");
        } else {
            assert_eq!(text, renewed, "{document}: UPDATE_DOCS=1 renews it");
        }
    }
}

/// The command of a picture stands in a comment: `<!-- tabiya piece '1*' --svg docs/pictures/king.svg -->`.
#[test]
fn the_pictures_are_what_the_commands_draw() {
    let folder = tempfile::tempdir().expect("there is room for a directory");
    let mut drawn = BTreeSet::new();
    for document in DOCUMENTS {
        let text = fs::read_to_string(root().join(document)).expect("the document can be read");
        for line in text.lines().filter_map(|line| line.strip_prefix("<!-- tabiya ")) {
            let command = line.strip_suffix(" -->").expect("the comment is closed");
            let (command, name) = command.rsplit_once(&format!(" {PICTURES}/")).expect("it names a picture");
            let new = folder.path().join(name);
            let said = run(&format!("tabiya {command} {}", new.display()));
            let new = fs::read(&new).unwrap_or_else(|_| panic!("{document}: {said}"));
            assert!(text.contains(&format!("pictures/{name})")), "{document} shows {name}");
            let path = root().join(PICTURES).join(name);
            if is_renewing() {
                fs::write(path, new).expect("the picture can be written");
            } else {
                let old = fs::read(path).unwrap_or_default();
                assert!(
                    old == new,
                    "{PICTURES}/{name} is not what {document} draws; UPDATE_DOCS=1 renews it"
                );
            }
            assert!(drawn.insert(name.to_owned()), "{name} is drawn once");
        }
    }
    let names = fs::read_dir(root().join(PICTURES)).expect("there are pictures").map(|file| {
        let file = file.expect("the directory can be read");
        file.file_name().into_string().expect("pictures have usual names")
    });
    assert_eq!(names.collect::<BTreeSet<_>>(), drawn, "every picture is drawn by a document");
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn is_renewing() -> bool {
    env::var_os("UPDATE_DOCS").is_some_and(|value| value == "1")
}

/// The command, what it says, and how it ends if not well.
fn run(command: &str) -> String {
    let program = PathBuf::from(env!("CARGO_BIN_EXE_tabiya"));
    let folder = program.parent().expect("a program stands in a folder");
    let path = env::var_os("PATH").unwrap_or_default();
    let paths = env::join_paths([folder.to_owned()].into_iter().chain(env::split_paths(&path)));
    let output = Command::new("sh")
        // Errors stand where they come in the output.
        .args(["-c", &format!("{{ {command}\n}} 2>&1")])
        .current_dir(root())
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
