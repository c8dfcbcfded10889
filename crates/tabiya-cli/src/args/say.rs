use clap::{ArgMatches, Args, Command, FromArgMatches as _, ValueEnum};
use tabiya::Registry;
use tabiya_game::{Answer, Game, Method, Mode};
use tabiya_messages::{Catalogue, Language};

use super::Start;

/// The command `say`, under the name of each game that has a language of commands.
const SAY: &str = "say";

/// Say what a text means in a position: the move, or why it is none.
///
/// Any notation and any command of the game is read. What fits several moves is never played: all of them are named, each
/// with its shortest text.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  $ tabiya xiangqi say ext:P-5
  $ tabiya xiangqi say 炮二平五
  $ tabiya xiangqi say ext:M#x.5 --mark b0=x --columns mover-right
  $ tabiya xiangqi say 'ext:X+' --position '3k5/9/9/9/9/9/9/9/9/R3K4 w'")]
pub(crate) struct Say {
    /// The text.
    #[arg(value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) text: String,
    #[command(flatten)]
    pub(crate) start: Start,
    /// Read only this notation.
    #[arg(long, value_name = "NAME")]
    pub(crate) notation: Option<String>,
    /// Count columns in this frame.
    #[arg(long, value_name = "FRAME")]
    pub(crate) columns: Option<String>,
    /// A mark on a piece: e3=circle. May be given several times.
    #[arg(long = "mark", value_name = "POINT=MARK", value_parser = mark)]
    pub(crate) marks: Vec<(String, String)>,
    /// How strictly the text is read.
    #[arg(long, value_name = "MODE", default_value = "lenient")]
    pub(crate) mode: ModeChoice,
    /// Write one JSON object, and nothing else.
    #[arg(long)]
    pub(crate) json: bool,
}

/// How strictly a text is read.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum ModeChoice {
    /// As the notation's document says.
    Exact,
    /// As people type, with a note of what was read for what.
    Lenient,
    /// As a strict parsing-expression grammar would.
    Peg,
}

impl From<ModeChoice> for Mode {
    fn from(choice: ModeChoice) -> Self {
        match choice {
            ModeChoice::Exact => Self::Exact,
            ModeChoice::Lenient => Self::Lenient,
            ModeChoice::Peg => Self::Peg,
        }
    }
}

fn mark(text: &str) -> Result<(String, String), &'static str> {
    let (point, mark) = text.split_once('=').ok_or("write a point, = and a mark: e3=circle")?;
    Ok((point.to_owned(), mark.to_owned()))
}

/// What a game's own method says of a text.
#[derive(Args, Debug)]
pub(crate) struct Ask {
    /// The text.
    #[arg(value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) text: String,
    #[command(flatten)]
    pub(crate) start: Start,
    /// Count columns in this frame.
    #[arg(long, value_name = "FRAME")]
    pub(crate) columns: Option<String>,
}

/// A command of a game.
pub(crate) enum OfGame {
    Say(Say),
    /// The method of this name.
    Ask(&'static str, Ask),
}

/// Adds the commands of the games that have some to those of every game.
pub(super) fn with_games(command: Command) -> Command {
    Registry::standard().iter().filter(|game| has_commands(*game)).fold(command, |command, game| {
        let about = format!("Ask about texts of the game {}", game.name());
        let of_game = Command::new(game.name().to_owned()).about(about);
        let of_game = of_game.subcommand_required(true).arg_required_else_help(true);
        let of_game = of_game.subcommand(Say::augment_args(Command::new(SAY)));
        let catalogue = Catalogue::new(Language::English);
        let asked = own(game).fold(of_game, |of_game, (name, method)| {
            let about = catalogue.text(method.summary.as_str(), &[]);
            of_game.subcommand(Ask::augment_args(Command::new(name)).about(about))
        });
        command.subcommand(asked)
    })
}

/// Whether a game says what texts mean by a method of its own.
fn has_commands(game: &dyn Game) -> bool {
    game.methods().iter().any(|method| method.answer == Answer::Resolution)
}

/// The methods of a game that answer with a value and are called after it, each with the rest of its name.
fn own(game: &dyn Game) -> impl Iterator<Item = (&'static str, &'static Method)> {
    let values = game.methods().iter().filter(|method| method.answer == Answer::Value);
    values.filter_map(|method| Some((method.name.strip_prefix(game.name())?.strip_prefix('.')?, method)))
}

/// The command of a game that was given: the game's name and what was asked.
pub(super) fn of_game(matches: &ArgMatches) -> Option<Result<(String, OfGame), clap::Error>> {
    let (name, of_game) = matches.subcommand()?;
    let games = Registry::standard();
    let game = games.get(name).filter(|game| has_commands(*game))?;
    let (command, matches) = of_game.subcommand()?;
    let asked = if command == SAY {
        Say::from_arg_matches(matches).map(OfGame::Say)
    } else {
        let (_, method) = own(game).find(|(name, _)| *name == command)?;
        Ask::from_arg_matches(matches).map(|ask| OfGame::Ask(method.name, ask))
    };
    Some(asked.map(|asked| (name.to_owned(), asked)))
}
