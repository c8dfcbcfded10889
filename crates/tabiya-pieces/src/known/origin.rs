use tabiya_game::{Argument, Code, Message};

use super::KnownPiece;

const GAME: Code = Code::new("pieces.known.game");
const GAME_AUTHOR: Code = Code::new("pieces.known.game-author");
const GAME_SINCE: Code = Code::new("pieces.known.game-since");
const GAME_AUTHOR_SINCE: Code = Code::new("pieces.known.game-author-since");
const YEAR: Code = Code::new("pieces.known.year");
const CENTURY: Code = Code::new("pieces.known.century");

/// When a piece is first known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Since {
    /// In this year: `1283`.
    Year(u16),
    /// In this century: `7th c.`.
    Century(u8),
}

impl Since {
    /// What the table says; `None` when it is neither a year nor a century.
    pub(super) fn read(text: &str) -> Option<Self> {
        let Some(century) = text.strip_suffix(" c.") else { return text.parse().ok().map(Self::Year) };
        let number: String = century.chars().take_while(char::is_ascii_digit).collect();
        let number: u8 = number.parse().ok()?;
        let ending = match number {
            1 | 21 => "st",
            2 => "nd",
            3 => "rd",
            4..=20 => "th",
            _ => return None,
        };
        (century == format!("{number}{ending}")).then_some(Self::Century(number))
    }

    fn message(self) -> Message {
        match self {
            // As text: a year has no separator between its thousands.
            Self::Year(year) => Message::new(YEAR).with("year", Argument::text(year)),
            Self::Century(century) => Message::new(CENTURY).with("century", century),
        }
    }
}

/// Where a piece comes from, as a message.
pub(super) fn message(known: &KnownPiece) -> Message {
    let code = match (known.author, known.since) {
        (None, None) => GAME,
        (Some(_), None) => GAME_AUTHOR,
        (None, Some(_)) => GAME_SINCE,
        (Some(_), Some(_)) => GAME_AUTHOR_SINCE,
    };
    let mut message = Message::new(code).with("game", known.game);
    if let Some(author) = known.author {
        message = message.with("author", Argument::text(author));
    }
    if let Some(since) = known.since {
        message = message.with("since", since.message());
    }
    message
}
