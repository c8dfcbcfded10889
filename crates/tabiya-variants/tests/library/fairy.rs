//! Random play compared with Fairy-Stockfish, run as a process.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use tabiya_game::{Outcome, ResolveOptions, Table};
use tabiya_variants::library;

use super::support::{game, named};

/// Debian's package puts it where the path of the superuser does not lead.
const PROGRAMS: [&str; 2] = ["fairy-stockfish", "/usr/games/fairy-stockfish"];
/// How many positions are compared in each game.
const POSITIONS: usize = 200;
/// No game is played for longer.
const PLIES: usize = 120;

/// The other program.
struct Fairy {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Fairy {
    /// Starts it; `None` where it is not installed.
    fn start() -> Option<Self> {
        let start =
            |program: &&str| Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().ok();
        let mut child = PROGRAMS.iter().find_map(start)?;
        let input = child.stdin.take().expect("it was piped");
        let output = BufReader::new(child.stdout.take().expect("it was piped")).lines();
        Some(Self { child, input, output })
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it listens");
    }

    /// Its lines up to the one that begins so.
    fn answer(&mut self, last: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = self.output.next().expect("it answers").expect("it writes text");
            if line.starts_with(last) {
                return lines;
            }
            lines.push(line);
        }
    }

    /// The games that it knows.
    fn games(&mut self) -> BTreeSet<String> {
        self.say("uci");
        let lines = self.answer("uciok");
        let line = lines.iter().find(|line| line.starts_with("option name UCI_Variant "));
        line.map(|line| line.split(" var ").skip(1).map(str::to_owned).collect()).unwrap_or_default()
    }

    /// The legal moves after these.
    fn legal(&mut self, moves: &[String]) -> BTreeSet<String> {
        let moves = if moves.is_empty() { String::new() } else { format!(" moves {}", moves.join(" ")) };
        self.say(&format!("position startpos{moves}"));
        self.say("go perft 1");
        let lines = self.answer("Nodes searched");
        lines.iter().filter_map(|line| Some(line.split_once(": 1")?.0.to_owned())).collect()
    }
}

impl Drop for Fairy {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = writeln!(self.input, "quit");
        let _ = self.child.wait();
    }
}

/// A move as it writes it: a pass is the king's move to where it stands.
fn translated(text: &str, their: &BTreeSet<String>) -> String {
    let is_pass = |text: &&String| text.split_at_checked(text.len() / 2).is_some_and(|(from, to)| from == to);
    match text {
        "0000" => their.iter().find(is_pass).cloned().unwrap_or_else(|| text.to_owned()),
        _ => text.to_owned(),
    }
}

/// Whether it is known why it has moves that we do not have.
fn is_explained(fairy: &mut Fairy, name: &str, played: &[String], extra: &[String]) -> bool {
    extra.iter().all(|text| match name {
        // The first moves as its older law has them: whatever a rook aims at, and capturing with them too.
        "cambodian" | "karouk" => ["d1b2", "d1f2", "e1e3", "e8c7", "e8g7", "d8d6"].contains(&&**text),
        // Each side may become what only the other one has.
        "chigorin" => text.len() == 5,
        // A pawn's drop that mates is legal to it, and loses.
        "shogi" | "minishogi" | "judkins" | "gorogoro" | "euroshogi" => {
            text.starts_with("P@") && {
                let mut line = played.to_vec();
                line.push(text.clone());
                fairy.legal(&line).is_empty()
            }
        }
        _ => false,
    })
}

/// Whether it is known why the game is over to it and not to us.
fn is_over_early(name: &str, table: &dyn Table) -> bool {
    // To it, a horse in the middle that was not captured has left it already.
    name == "jesonmor" && table.legal(None).is_ok_and(|legal| legal.iter().any(|text| text.starts_with("e5")))
}

fn compare(fairy: &mut Fairy, name: &str) -> Result<(), String> {
    fairy.say(&format!("setoption name UCI_Variant value {name}"));
    let game = game(named(name));
    let mut random = fastrand::Rng::with_seed(4);
    let mut compared = 0;
    while compared < POSITIONS {
        let mut table = game.new_table();
        let mut played = Vec::new();
        while compared < POSITIONS && played.len() < PLIES {
            let is_history = matches!(table.outcome(), Outcome::Decided { reason, .. }
                if ["quiet", "repetition", "perpetual-check"].iter().any(|end| reason.as_str().ends_with(end)));
            if is_history {
                // Its counts do not look back.
                break;
            }
            let legal = table.legal(None).map_err(|error| format!("{error:?}"))?;
            let their = fairy.legal(&played);
            let ours: BTreeSet<_> = legal.iter().map(|text| translated(text, &their)).collect();
            compared += 1;
            let missing: Vec<_> = ours.difference(&their).cloned().collect();
            let extra: Vec<_> = their.difference(&ours).cloned().collect();
            if their.is_empty() && is_over_early(name, &*table) {
                break;
            }
            if !missing.is_empty() || !is_explained(fairy, name, &played, &extra) {
                let position = table.position();
                return Err(format!("{name} {position}: only ours {missing:?}, only theirs {extra:?}"));
            }
            if legal.is_empty() {
                break;
            }
            let text = &legal[random.usize(..legal.len())];
            table.play(text, &ResolveOptions::default()).map_err(|refused| format!("{refused:?}"))?;
            played.push(translated(text, &their));
        }
    }
    Ok(())
}

#[test]
#[ignore = "deep: 200 positions of random play in each game that fairy-stockfish knows"]
#[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
fn random_play_as_fairy_stockfish_has_it() {
    let Some(mut fairy) = Fairy::start() else {
        eprintln!("skipped: fairy-stockfish is not installed");
        return;
    };
    let known = fairy.games();
    let ours = library::names().map(|name| if name == "xiangqi-data" { "xiangqi" } else { name });
    // It plays dobutsu with check, as if the lion were a king that may not be left attacked.
    let common: Vec<_> = ours.filter(|name| known.contains(*name) && *name != "dobutsu").collect();
    assert!(common.len() >= 40, "{common:?}");
    let failures: Vec<_> = common.iter().filter_map(|name| compare(&mut fairy, name).err()).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
