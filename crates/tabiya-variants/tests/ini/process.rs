//! Sections loaded into Fairy-Stockfish, run as a process.
//!
//! Which options and pieces it knows depends on its age; a section with any that it does not know is passed over.

use std::collections::BTreeSet;
use std::io::Write;
use std::process::{Command, Stdio};

use tabiya_variants::{ini, library};
use tempfile::TempDir;

use crate::options::MOVES;
use crate::support::{base, legal, perft, played, read};

/// Debian's package puts it where the path of the superuser does not lead.
const PROGRAMS: [&str; 2] = ["fairy-stockfish", "/usr/games/fairy-stockfish"];

/// Trees larger than this are not counted.
const MOST: u64 = 100_000;

/// The other program and a place for files.
struct Fairy {
    program: &'static str,
    folder: TempDir,
}

impl Fairy {
    /// Finds it; `None` where it is not installed.
    #[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
    fn find() -> Option<Self> {
        let runs = |program: &&str| Command::new(program).arg("quit").output().is_ok();
        let Some(program) = PROGRAMS.into_iter().find(|program| runs(program)) else {
            eprintln!("skipped: fairy-stockfish is not installed");
            return None;
        };
        Some(Self { program, folder: TempDir::new().expect("there is room for a file") })
    }

    /// Puts a section into a file that it can load; `None` where it does not know all of the section.
    fn load(&self, text: &str) -> Option<String> {
        let path = self.folder.path().join("variants.ini");
        std::fs::write(&path, text).expect("there is room for a file");
        let path = path.to_str().expect("the folder has a name in letters").to_owned();
        let checked = Command::new(self.program).args(["check", &path]).output().expect("it runs");
        let said =
            String::from_utf8_lossy(&checked.stderr).into_owned() + &String::from_utf8_lossy(&checked.stdout);
        // A parent is known to it by the same name, but may be another game.
        (!said.contains("Invalid option") && !said.contains("does not exist")).then_some(path)
    }

    /// The moves of a position, and the size of the tree above them.
    fn perft(&self, path: &str, name: &str, moves: &str, depth: u32) -> (BTreeSet<String>, u64) {
        let moves = if moves.is_empty() { String::new() } else { format!(" moves {moves}") };
        let commands = format!(
            "setoption name VariantPath value {path}\nsetoption name UCI_Variant value {name}\nposition startpos{moves}\ngo perft {depth}\nquit\n"
        );
        let mut child = Command::new(self.program)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it runs");
        let mut input = child.stdin.take().expect("it was piped");
        input.write_all(commands.as_bytes()).expect("it listens");
        drop(input);
        let output = child.wait_with_output().expect("it answers").stdout;
        let output = String::from_utf8_lossy(&output).into_owned();
        let moves = output.lines().filter_map(|line| {
            let (text, count) = line.split_once(": ")?;
            count.parse::<u64>().ok().map(|_| text.to_owned()).filter(|text| text != "Nodes searched")
        });
        let count = output.lines().find_map(|line| line.strip_prefix("Nodes searched: "));
        (moves.collect(), count.and_then(|count| count.parse().ok()).unwrap_or(0))
    }
}

#[test]
#[ignore = "deep: starts Fairy-Stockfish for each game of the library"]
#[expect(clippy::print_stderr, reason = "what is passed over is said")]
fn exported_games_are_the_same_there() {
    let Some(fairy) = Fairy::find() else { return };
    let mut wrong = Vec::new();
    let (mut compared, mut skipped) = (0, Vec::new());
    for name in library::names() {
        let spec = base(name).expect("the library is sound");
        let written = ini::write(&spec);
        if !written.unsayable.is_empty() {
            continue;
        }
        let Some(path) = fairy.load(&written.text) else {
            skipped.push(name);
            continue;
        };
        compared += 1;
        let section = &ini::sections(&written.text)[0];
        for depth in 1..=3 {
            let ours = perft(&spec, depth);
            if ours > MOST {
                break;
            }
            let (_, theirs) = fairy.perft(&path, section.name.text(), "", depth);
            if ours != theirs {
                wrong.push(format!("{name} depth {depth}: {ours} here, {theirs} there\n{}", written.text));
                break;
            }
        }
    }
    eprintln!("{compared} games compared; not known to this Fairy-Stockfish: {}", skipped.join(" "));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
#[ignore = "deep: starts Fairy-Stockfish for each case of the options"]
#[expect(clippy::print_stderr, reason = "what is passed over is said")]
fn options_mean_the_same_there() {
    let Some(fairy) = Fairy::find() else { return };
    let mut wrong = Vec::new();
    let mut compared = 0;
    for (text, moves, _) in MOVES {
        // A drop that mates is legal there, and loses.
        if text.contains("shogiPawnDropMateIllegal") {
            continue;
        }
        // A section of its own, since the program knows other parents by these names.
        let Some(path) = fairy.load(text) else { continue };
        compared += 1;
        let table = played(&read(text).spec, moves);
        let (theirs, _) = fairy.perft(&path, "a", moves, 1);
        // A pass is a move to the same square there.
        let is_pass =
            |text: &&String| text.split_at_checked(text.len() / 2).is_some_and(|(from, to)| from == to);
        let theirs: BTreeSet<String> =
            theirs.iter().map(|text| if is_pass(&text) { "0000".to_owned() } else { text.clone() }).collect();
        let ours = legal(&*table);
        if ours != theirs {
            let only =
                |a: &BTreeSet<String>, b: &BTreeSet<String>| a.difference(b).cloned().collect::<Vec<_>>();
            wrong.push(format!(
                "{text}\n{moves} only here {:?}, only there {:?}",
                only(&ours, &theirs),
                only(&theirs, &ours)
            ));
        }
    }
    eprintln!("{compared} of {} cases compared", MOVES.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
