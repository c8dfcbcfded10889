use std::cell::OnceCell;
use std::env;
use std::io::{self, BufWriter, IsTerminal, Write};

use anstream::AutoStream;
use tabiya::Registry;
use tabiya::board::Side;
use tabiya_game::record::record_game;
use tabiya_game::{Argument, Code, Diagnostic, Game, Message, Outcome, Scene};
use tabiya_messages::{Catalogue, Language};
use tabiya_rpc::nearest;

use crate::codes;
use crate::input::Text;
use crate::render::diagnostic::{self, About};
use crate::stop::Stop;
use crate::variants;

/// Standard output: colours are taken out where it isn't a terminal or the user wants none.
pub(crate) type Out = BufWriter<AutoStream<io::Stdout>>;

/// What every command works with.
pub(crate) struct Context {
    /// The games.
    pub(crate) games: Registry,
    /// The game of a variant file that was named instead of one of them.
    pub(crate) of_file: OnceCell<Box<dyn Game>>,
    /// The sentences, in the user's language.
    pub(crate) catalogue: Catalogue,
    /// The language that was asked for by name.
    pub(crate) asked: Option<Language>,
}

impl Context {
    /// The context for a user who asked for this language, or for none: then it is that of the user's other programs,
    /// if it is one of these, or English.
    pub(crate) fn new(asked: Option<Language>, languages: &[Language]) -> Self {
        let of_environment =
            || Some(language_of_environment()).filter(|language| languages.contains(language));
        let catalogue = Catalogue::new(asked.or_else(of_environment).unwrap_or_default());
        Self { games: Registry::standard(), of_file: OnceCell::new(), catalogue, asked }
    }

    /// Standard output.
    pub(crate) fn out() -> Out {
        BufWriter::new(AutoStream::auto(io::stdout()))
    }

    /// A text of the front end.
    pub(crate) fn text(&self, code: &str, arguments: &[(&str, Argument)]) -> String {
        self.catalogue.text(code, arguments)
    }

    /// Diagnostics as people read them.
    pub(crate) fn shown(&self, diagnostics: &[Diagnostic], about: About<'_>) -> String {
        let plain = env::var_os("NO_GRAPHICS").is_some_and(|value| !value.is_empty());
        diagnostic::render(&self.catalogue, diagnostics, about, width(), plain)
    }

    /// Says on standard error what is wrong. Nobody can be told when that fails.
    pub(crate) fn report(&self, diagnostics: &[Diagnostic], about: About<'_>) {
        let _ = anstream::stderr().write_all(self.shown(diagnostics, about).as_bytes());
    }

    /// Says that the input is bad.
    pub(crate) fn bad(&self, diagnostics: &[Diagnostic], about: About<'_>) -> Stop {
        self.report(diagnostics, about);
        Stop::Bad
    }

    /// Says that the command was called wrongly.
    pub(crate) fn usage(&self, message: impl Into<Message>) -> Stop {
        self.report(&[Diagnostic::from(message.into())], About::Nothing);
        Stop::Usage
    }

    /// The game of this name, or the one that this text is of, or the only one that there is.
    pub(crate) fn game(&self, name: Option<&str>, text: Option<&mut Text>) -> Result<&dyn Game, Stop> {
        if let Some(name) = name {
            return self.named_game(name);
        }
        let head = text.as_ref().map_or("", |text| &text.head);
        if let Some(game) = self.game_of(head) {
            return Ok(game);
        }
        Err(match text.map(|text| (text.damage(), text)) {
            Some((Some(damage), text)) => self.bad(&[*damage], text.about()),
            other => self.usage(Self::no_game(other.map_or("", |(_, text)| &text.head))),
        })
    }

    /// The game of this name, or of the variant file of this name.
    pub(crate) fn named_game(&self, name: &str) -> Result<&dyn Game, Stop> {
        // Standard input is read once.
        let read = self.of_file.get().map(|game| &**game).filter(|game| game.name() == name || name == "-");
        if let Some(game) = read.or_else(|| self.games.get(name)) {
            return Ok(game);
        }
        match variants::game_of_file(self, name) {
            Some(game) => {
                let game = game?;
                Ok(&**self.of_file.get_or_init(|| game))
            }
            None => Err(self.usage(self.unknown_game(name))),
        }
    }

    fn unknown_game(&self, name: &str) -> Message {
        let near = nearest(name, self.games.iter().map(Game::name));
        Message::new(codes::UNKNOWN_GAME)
            .with("found", Argument::input(name))
            .with("near", u8::from(near.is_some()))
            .with("nearest", Argument::text(near.unwrap_or_default()))
    }

    /// The game that a text which begins like this is of, or the only one that there is.
    pub(crate) fn game_of(&self, head: &str) -> Option<&dyn Game> {
        let recognised = self.games.recognise(head).map(|(game, _)| game);
        recognised.or_else(|| {
            let mut games = self.games.iter();
            games.next().filter(|_| games.next().is_none())
        })
    }

    /// The message that nothing tells which game is meant, or that a text which begins like this is of one that is not
    /// built in.
    pub(crate) fn no_game(head: &str) -> Message {
        match record_game(head) {
            Some(name) => Message::new(codes::GAME_OF_RECORD).with("found", Argument::input(name)),
            None => Message::new(codes::NO_GAME),
        }
    }

    /// The name of a side.
    pub(crate) fn side(scene: &Scene, side: Side) -> Argument {
        Argument::Term(scene.sides[side.index()].name)
    }

    /// How a game stands: going on, won by whom and by what, drawn and by what.
    pub(crate) fn standing(&self, scene: &Scene, outcome: Outcome) -> String {
        let reason = |reason: Code| ("reason", Argument::Term(reason));
        match outcome {
            Outcome::Ongoing => self.text("cli.outcome.ongoing", &[]),
            Outcome::Decided { winner: None, reason: why } => self.text("cli.outcome.draw", &[reason(why)]),
            Outcome::Decided { winner: Some(side), reason: why } => {
                self.text("cli.outcome.won", &[("side", Self::side(scene, side)), reason(why)])
            }
        }
    }
}

/// The columns of the terminal; 80 where there is none.
pub(crate) fn width() -> usize {
    terminal_size::terminal_size().map_or(80, |(width, _)| usize::from(width.0).max(20))
}

/// Whether someone reads standard output as it is written.
pub(crate) fn is_watched() -> bool {
    io::stdout().is_terminal()
}

/// The language of the messages of the user's other programs, or English if it is none that we speak.
fn language_of_environment() -> Language {
    let locale =
        ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(env::var_os).find(|value| !value.is_empty());
    language_of_locale(&locale.unwrap_or_default().to_string_lossy())
}

fn language_of_locale(locale: &str) -> Language {
    let tag = locale.split(['_', '.', '@', '-']).next().unwrap_or_default();
    Language::ALL.into_iter().find(|language| tag.eq_ignore_ascii_case(language.tag())).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_choose_the_language() {
        for (locale, language) in [
            ("zh_CN.UTF-8", Language::Chinese),
            ("zh", Language::Chinese),
            ("zha_CN", Language::English),
            ("en_GB.UTF-8", Language::English),
            ("ru_RU.UTF-8", Language::Russian),
            ("vi", Language::Vietnamese),
            ("de_DE.UTF-8", Language::English),
            ("C.UTF-8", Language::English),
            ("", Language::English),
        ] {
            assert_eq!(language_of_locale(locale), language, "{locale}");
        }
    }
}
