//! The command line: what can be said, and what `--help` says of it.

mod draw;
mod picture;
mod piece;
mod say;
mod variant;

use std::ffi::OsString;

use clap::{Args, CommandFactory as _, FromArgMatches as _, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use tabiya_game::TextKind;
use tabiya_messages::Language;

pub(crate) use draw::Draw;
pub(crate) use picture::Picture;
pub(crate) use piece::{Piece, Place};
pub(crate) use say::{Ask, OfGame as GameCommand, Say};
pub(crate) use variant::{
    CheckVariant, ExportVariant, ImportVariants, NewVariant, PictureKind, RulesFormat, Variant,
    VariantCommand, VariantRules,
};

/// Play, check, replay, convert and draw games that are told in text, make variants, and say how pieces move.
#[derive(Debug, Parser)]
#[command(
    name = "tabiya",
    version,
    max_term_width = 100,
    subcommand_required = true,
    arg_required_else_help = true
)]
pub(crate) struct Arguments {
    /// The language of messages; otherwise what `LC_ALL`, `LC_MESSAGES` or `LANG` say. What only Formation Chess says is
    /// there in en and zh, what only xiangqi says in en, zh and vi.
    #[arg(long, global = true, value_name = "en|zh|vi|ru", help_heading = "Everywhere", value_parser = language)]
    pub(crate) language: Option<Language>,
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What was asked for: a command of the program, or one of a game.
pub(crate) enum Asked {
    Command(Command),
    OfGame(String, GameCommand),
}

impl Arguments {
    /// The whole command line, with the commands of the games.
    pub(crate) fn whole() -> clap::Command {
        say::with_games(Self::command())
    }

    /// What the program was called with; ends it where that is wrong.
    pub(crate) fn read() -> (Option<Language>, Asked) {
        let matches = Self::whole().get_matches();
        if let Some(asked) = say::of_game(&matches) {
            let (game, asked) = asked.unwrap_or_else(|error| error.exit());
            return (matches.get_one("language").copied(), Asked::OfGame(game, asked));
        }
        let arguments = Self::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
        (arguments.language, Asked::Command(arguments.command))
    }
}

fn language(tag: &str) -> Result<Language, &'static str> {
    tag.parse().map_err(|_| "the languages are en, zh, vi and ru")
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Play(Play),
    Protocol(Protocol),
    Check(Check),
    Replay(Replay),
    Legal(Legal),
    Perft(Perft),
    Convert(Convert),
    Piece(Piece),
    Draw(Draw),
    Variant(Variant),
    /// List the games: the name that commands use, and what each is called.
    #[command(after_help = "\
Example:
  $ tabiya games")]
    Games,
    /// Answer JSON-RPC 2.0 requests, one a line, from standard input on standard output.
    #[command(after_help = "\
Example:
  $ tabiya rpc < requests.jsonl")]
    Rpc,
    /// Write the completions of a shell.
    #[command(after_help = "\
Example:
  $ tabiya completions bash > tabiya.bash")]
    Completions {
        /// The shell.
        shell: Shell,
    },
    /// Write the manual page of `tabiya` or of one of its commands.
    #[command(after_help = "\
Examples:
  $ tabiya man > tabiya.1
  $ tabiya man play > tabiya-play.1
  $ tabiya man variant check > tabiya-variant-check.1")]
    Man {
        /// The command; without one, the page of `tabiya` itself.
        command: Vec<String>,
    },
}

impl Asked {
    /// The languages in which there is a sentence for everything that is said.
    pub(crate) const fn languages(&self) -> &'static [Language] {
        match self {
            Self::Command(command) => command.languages(),
            Self::OfGame(..) => &Language::ALL,
        }
    }
}

impl Command {
    /// The languages in which there is a sentence for everything that the command says.
    pub(crate) const fn languages(&self) -> &'static [Language] {
        match self {
            Self::Protocol(_) => &[Language::English, Language::Chinese],
            _ => &Language::ALL,
        }
    }
}

/// The position that a command works on.
#[derive(Args, Debug, Default)]
pub(crate) struct Start {
    /// Take the position from a file that holds a position or a record (`-` is standard input).
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    pub(crate) from: Option<OsString>,
    /// Take the position from this text, or from the file of this name. A text of many lines may be given in one,
    /// its line ends written as `/`.
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
}

impl Start {
    /// Whether a position was asked for.
    pub(crate) const fn is_given(&self) -> bool {
        self.from.is_some() || self.position.is_some()
    }
}

/// The game, for commands that can mostly tell it from the text.
#[derive(Args, Debug, Default)]
pub(crate) struct OfGame {
    /// The game, where the text doesn't tell: its name or a variant file.
    #[arg(long = "game", value_name = "NAME|FILE")]
    pub(crate) name: Option<String>,
}

/// The game, for commands that name it first.
#[derive(Args, Debug)]
pub(crate) struct NamedGame {
    /// The game, by its name (`tabiya games` lists them) or as a variant file; not needed where `--from` or `--position`
    /// tells it.
    #[arg(value_name = "GAME")]
    pub(crate) name: Option<String>,
    /// The same.
    #[arg(long = "game", value_name = "NAME|FILE", conflicts_with = "name", id = "game-option")]
    pub(crate) option: Option<String>,
}

impl NamedGame {
    /// The name that was given, either way.
    pub(crate) fn name(&self) -> Option<&str> {
        self.name.as_deref().or(self.option.as_deref())
    }
}

/// Play a game in the terminal.
///
/// Type an action, or one of the words that `help` lists; Tab completes both. Input that is not typed at a terminal is
/// taken line by line and ends at the first line that can't be played, with its number and exit status 1.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  $ tabiya play formation
  $ tabiya play nightriders.toml
  $ tabiya play formation --record game.txt
  $ tabiya play --from game.txt --record game.txt
  $ tabiya play formation --random-placement --against random --seed 7")]
pub(crate) struct Play {
    #[command(flatten)]
    pub(crate) game: NamedGame,
    #[command(flatten)]
    pub(crate) start: Start,
    /// Keep the record of the game in this file, written anew after every ply.
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<OsString>,
    /// Let `--record` replace a file that holds something else.
    #[arg(long, requires = "record")]
    pub(crate) force: bool,
    /// Play the placement phase at random, for both sides.
    #[arg(long)]
    pub(crate) random_placement: bool,
    /// Play against the computer.
    #[arg(long, value_name = "OPPONENT")]
    pub(crate) against: Option<Opponent>,
    /// The side that you play against the computer.
    #[arg(long, value_name = "SIDE", requires = "against", default_value = "first")]
    pub(crate) side: SideChoice,
    /// Make random choices repeatable.
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
}

/// Who plays against you.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Opponent {
    /// Any legal action, each as likely as the others.
    Random,
}

/// A side, by the order in which the two act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum SideChoice {
    /// The side that begins.
    First,
    /// The other one.
    Second,
}

/// Speak the game's own protocol over standard input and output.
///
/// An optional position and a blank line, then one action a line, each answered at once by its result or by one line
/// that says what is wrong; `?` asks for the position. Errors are told in Chinese unless `--language` says otherwise,
/// and change nothing.
#[derive(Args, Debug)]
#[command(after_help = "\
Example:
  $ tabiya protocol formation < actions.txt")]
pub(crate) struct Protocol {
    #[command(flatten)]
    pub(crate) game: NamedGame,
    #[command(flatten)]
    pub(crate) start: Start,
}

/// Check texts: positions, records, results of actions.
///
/// Says of each file what it is and everything that is wrong with it, and exits with status 1 if anything is. With
/// `--from` or `--position` the arguments are texts (actions or results), each checked against that position.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  $ tabiya check game.txt
  $ tabiya check --json game.txt snapshot.txt
  $ tabiya check - < game.txt
  $ tabiya check --position snapshot.txt 黑将四一")]
pub(crate) struct Check {
    /// The files (`-` is standard input), or with `--from` or `--position` the texts.
    #[arg(required = true, value_name = "FILE|TEXT")]
    pub(crate) files: Vec<OsString>,
    /// Write one JSON object a line for each text, and nothing else.
    #[arg(long)]
    pub(crate) json: bool,
    /// Take each text for one of this kind instead of recognising it.
    #[arg(long, value_name = "KIND")]
    pub(crate) kind: Option<KindChoice>,
    #[command(flatten)]
    pub(crate) game: OfGame,
    #[command(flatten)]
    pub(crate) start: Start,
}

/// A kind of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum KindChoice {
    /// A position.
    Position,
    /// A whole game.
    Record,
    /// What an action did, as the game's protocol says it.
    Result,
    /// One action.
    #[value(alias = "action")]
    Move,
}

impl From<KindChoice> for TextKind {
    fn from(choice: KindChoice) -> Self {
        match choice {
            KindChoice::Position => Self::Position,
            KindChoice::Record => Self::Record,
            KindChoice::Result => Self::Result,
            KindChoice::Move => Self::Move,
        }
    }
}

/// Show the positions of a record.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  $ tabiya replay game.txt
  $ tabiya replay game.txt --to 2 --show position
  $ tabiya replay game.txt --every --show board")]
pub(crate) struct Replay {
    /// The record (`-` is standard input).
    #[arg(value_name = "FILE")]
    pub(crate) file: OsString,
    /// Stop after this ply, counted from 1; 0 is the start.
    #[arg(long, value_name = "PLY")]
    pub(crate) to: Option<u64>,
    /// Show the start and the position after every ply instead of only the last.
    #[arg(long)]
    pub(crate) every: bool,
    /// Draw boards, or write positions as text; boards on a terminal, text elsewhere, when not given.
    #[arg(long, value_name = "FORM")]
    pub(crate) show: Option<Form>,
    #[command(flatten)]
    pub(crate) game: OfGame,
}

/// How a position is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Form {
    /// A drawn board.
    Board,
    /// The position's text.
    Position,
}

/// List the legal actions, one a line, sorted.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  $ tabiya legal --from snapshot.txt
  $ tabiya legal --from game.txt
  $ tabiya legal chess --notation san")]
pub(crate) struct Legal {
    #[command(flatten)]
    pub(crate) game: NamedGame,
    #[command(flatten)]
    pub(crate) start: Start,
    /// The notation to write them in, where the game has several.
    #[arg(long, value_name = "NAME")]
    pub(crate) notation: Option<String>,
    /// Count columns in this frame, where the game has several.
    #[arg(long, value_name = "FRAME")]
    pub(crate) columns: Option<String>,
}

/// Count the sequences of legal actions, depth by depth.
#[derive(Args, Debug)]
#[command(
    allow_missing_positional = true,
    after_help = "\
Examples:
  $ tabiya perft chess 3
  $ tabiya perft 1 --divide --from snapshot.txt"
)]
pub(crate) struct Perft {
    #[command(flatten)]
    pub(crate) game: NamedGame,
    /// How many actions deep.
    #[arg(value_name = "DEPTH")]
    pub(crate) depth: u32,
    /// Count for each first action.
    #[arg(long)]
    pub(crate) divide: bool,
    #[command(flatten)]
    pub(crate) start: Start,
}

/// Write a text in its canonical form.
///
/// A position, a record, the result of an action, or with the position before it an action. A record is written while
/// it is read; the exit status says whether it was good to its end. With `--to` the arguments are moves, played one after
/// the other, and each is written in that notation.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  $ tabiya convert game.txt
  $ tabiya convert snapshot.txt --one-line
  $ tabiya convert game.txt --crlf > windows.txt
  $ tabiya convert --game xiangqi --to zh-hans h2e2 h9g7 H2+3")]
pub(crate) struct Convert {
    /// The file (`-` is standard input), or with `--to` the moves.
    #[arg(value_name = "FILE|MOVE", required = true)]
    pub(crate) texts: Vec<OsString>,
    /// Write moves in this notation of the game.
    #[arg(long, value_name = "NAME", conflicts_with_all = ["crlf", "one_line", "kind"])]
    pub(crate) to: Option<String>,
    /// Read moves in this notation only.
    #[arg(long, value_name = "NAME", requires = "to")]
    pub(crate) notation: Option<String>,
    /// Count columns in this frame, where the game has several.
    #[arg(long, value_name = "FRAME", requires = "to")]
    pub(crate) columns: Option<String>,
    /// End lines with CR and LF.
    #[arg(long, conflicts_with = "one_line")]
    pub(crate) crlf: bool,
    /// Write a position in one line, its line ends as `/`.
    #[arg(long)]
    pub(crate) one_line: bool,
    /// Take the text for one of this kind instead of recognising it.
    #[arg(long, value_name = "KIND")]
    pub(crate) kind: Option<KindChoice>,
    #[command(flatten)]
    pub(crate) game: OfGame,
    #[command(flatten)]
    pub(crate) start: Start,
}
