//! Sections loaded into Fairy-Stockfish, run as a process.
//!
//! Debian's program is too old to know most options and any king that moves otherwise; its Python package is of today.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};
use tabiya_game::{Outcome, ResolveOptions};
use tabiya_variants::spec::Spec;
use tabiya_variants::{ini, library};

use crate::options::MOVES;
use crate::support::{base, game, legal, played, read};

/// Answers each line of JSON, a section or a question about the game of that name, with another: the legal moves.
const DRIVER: &str = r#"
import json, sys
import pyffish

for line in sys.stdin:
    asked = json.loads(line)
    if "section" in asked:
        pyffish.load_variant_config(asked["section"])
    name = asked["name"]
    print(json.dumps(pyffish.legal_moves(name, pyffish.start_fen(name), asked["played"])), flush=True)
"#;

/// How many positions are compared in each game.
const POSITIONS: usize = 200;
/// No game is played for longer.
const PLIES: usize = 80;

/// The other program.
struct Fairy {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Fairy {
    /// Starts it; `None` where it is not installed.
    #[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
    fn start() -> Option<Self> {
        let is_there = Command::new("python3").args(["-c", "import pyffish"]).stderr(Stdio::null()).status();
        if !is_there.is_ok_and(|status| status.success()) {
            eprintln!("skipped: the Python package pyffish is not installed");
            return None;
        }
        let mut child = Command::new("python3")
            .args(["-c", DRIVER])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it just ran");
        let input = child.stdin.take().expect("it was piped");
        let output = BufReader::new(child.stdout.take().expect("it was piped")).lines();
        Some(Self { child, input, output })
    }

    /// Makes a game of a section known, and gives its moves at the start.
    fn load(&mut self, section: &str, name: &str) -> BTreeSet<String> {
        self.answer(&json!({ "section": section, "name": name, "played": [] }))
    }

    /// The moves after these.
    fn legal(&mut self, name: &str, played: &[String]) -> BTreeSet<String> {
        self.answer(&json!({ "name": name, "played": played }))
    }

    fn answer(&mut self, asked: &Value) -> BTreeSet<String> {
        writeln!(self.input, "{asked}").expect("it listens");
        let line = self.output.next().expect("it answers").expect("it writes text");
        serde_json::from_str(&line).expect("it writes a list of texts")
    }
}

impl Drop for Fairy {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A pass is the king's move to where it stands there.
fn is_pass(text: &str) -> bool {
    text.split_at_checked(text.len() / 2).is_some_and(|(from, to)| from == to)
}

/// Theirs in our words.
fn ours_for(theirs: &BTreeSet<String>) -> BTreeSet<String> {
    theirs.iter().map(|text| if is_pass(text) { "0000".to_owned() } else { text.clone() }).collect()
}

/// A pawn's drop that mates is legal there, and loses.
fn is_mating_drop(fairy: &mut Fairy, name: &str, played: &[String], text: &str) -> bool {
    let line: Vec<String> = played.iter().cloned().chain([text.to_owned()]).collect();
    text.contains('@') && fairy.legal(name, &line).is_empty()
}

/// Random play, in which all legal moves of each position are compared.
fn compare_play(fairy: &mut Fairy, spec: &Spec, name: &str) -> Result<(), String> {
    let game = game(spec);
    let mut random = fastrand::Rng::with_seed(7);
    let mut compared = 0;
    while compared < POSITIONS {
        let mut table = game.new_table();
        let mut played: Vec<String> = Vec::new();
        while compared < POSITIONS && played.len() < PLIES {
            let is_history = matches!(table.outcome(), Outcome::Decided { reason, .. }
                if ["quiet", "repetition", "perpetual-check"].iter().any(|end| reason.as_str().ends_with(end)));
            if is_history {
                // Its lists of moves do not look back.
                break;
            }
            let theirs = fairy.legal(name, &played);
            let (ours, mapped) = (legal(&*table), ours_for(&theirs));
            compared += 1;
            let missing: Vec<_> = ours.difference(&mapped).cloned().collect();
            let mut extra: Vec<_> = mapped.difference(&ours).cloned().collect();
            extra.retain(|text| !is_mating_drop(fairy, name, &played, text));
            if !missing.is_empty() || !extra.is_empty() {
                let position = table.position();
                return Err(format!("{name} {position}: only ours {missing:?}, only theirs {extra:?}"));
            }
            if ours.is_empty() {
                break;
            }
            let text = random.choice(&ours).expect("there are some");
            table.play(text, &ResolveOptions::default()).map_err(|refused| format!("{refused:?}"))?;
            let pass = theirs.iter().find(|text| is_pass(text)).filter(|_| text == "0000");
            played.push(pass.unwrap_or(text).clone());
        }
    }
    Ok(())
}

#[test]
#[ignore = "deep: starts Fairy-Stockfish for each game of the library"]
#[expect(clippy::print_stderr, reason = "what is passed over is said")]
fn exported_games_are_the_same_there() {
    let Some(mut fairy) = Fairy::start() else { return };
    let mut wrong = Vec::new();
    let (mut compared, mut noted) = (0, Vec::new());
    for name in library::names() {
        let spec = base(name).expect("the library is sound");
        let written = ini::write(&spec);
        if !written.unsayable.is_empty() {
            noted.push(name);
            continue;
        }
        compared += 1;
        let section = ini::sections(&written.text)[0].name.text().to_owned();
        fairy.load(&written.text, &section);
        if let Err(difference) = compare_play(&mut fairy, &spec, &section) {
            wrong.push(format!("{difference}\n{}", written.text));
        }
    }
    eprintln!("{compared} games compared; not all of these can be said there: {}", noted.join(" "));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Whether an option means there what it meant once, or what its name says.
fn is_different_there(text: &str) -> bool {
    // The first hides the second.
    text.contains("doubleStepRank = ") && text.contains("doubleStepRankMin")
        // It is not known any more; `dropNoDoubled` is.
        || text.contains("shogiDoubledPawn")
}

#[test]
#[ignore = "deep: starts Fairy-Stockfish for each case of the options"]
fn options_mean_the_same_there() {
    let Some(mut fairy) = Fairy::start() else { return };
    let mut wrong = Vec::new();
    for (number, (text, moves, _)) in MOVES.iter().enumerate() {
        if is_different_there(text) {
            continue;
        }
        // A name of its own, since the program keeps what it has read.
        let name = format!("a{number}");
        let section = text
            .replace("[a]", &format!("[{name}]"))
            .replace("[a:", &format!("[{name}:"))
            .replace(":a]", &format!(":{name}]"));
        fairy.load(&section, &name);
        let played_there: Vec<String> = moves.split_whitespace().map(str::to_owned).collect();
        let theirs = ours_for(&fairy.legal(&name, &played_there));
        let ours = legal(&*played(&read(text).spec, moves));
        let missing: Vec<_> = ours.difference(&theirs).cloned().collect();
        let mut extra: Vec<_> = theirs.difference(&ours).cloned().collect();
        extra.retain(|text| !is_mating_drop(&mut fairy, &name, &played_there, text));
        if !missing.is_empty() || !extra.is_empty() {
            wrong.push(format!("{text}\n{moves}: only ours {missing:?}, only theirs {extra:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
