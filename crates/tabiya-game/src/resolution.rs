use tabiya_board::Square;

use crate::{Diagnostic, Message};

/// How strictly text is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Exactly as the notation's document says.
    #[default]
    Exact,
    /// As people type and paste: what was taken for something else is said in a note.
    Lenient,
    /// As a strict parsing-expression grammar of the document would: the first alternative that fits, no other.
    Peg,
}

/// How a text is to be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResolveOptions {
    /// How strictly.
    pub mode: Mode,
    /// The notation's name; without one, all of the game's are tried.
    pub notation: Option<String>,
    /// The frame that columns are counted in, where a game has several.
    pub columns: Option<String>,
    /// Marks that a text may refer to: where, and the mark's name.
    pub marks: Vec<(Square, String)>,
    /// The text was spoken.
    pub speech: bool,
}

impl ResolveOptions {
    /// The default with this mode.
    pub fn mode(mode: Mode) -> Self {
        Self { mode, ..Self::default() }
    }
}

/// A move that fits a text, with the shortest text that singles it out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate<M> {
    /// The move.
    pub movement: M,
    /// The shortest text that means this move and no other.
    pub text: String,
}

/// Something else than a move that a player can ask for: a draw, a takeback.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// What is asked for, as the game names it: `draw`, `undo`.
    pub name: String,
    /// The rest, where the request takes one.
    pub argument: Option<String>,
}

/// What a text means in a position. Reading never guesses: a text is one move, or nothing is played and it is said why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Resolution<M> {
    /// One legal move.
    Unique(M),
    /// Several legal moves fit.
    Ambiguous(Vec<Candidate<M>>),
    /// The text is well formed, but no legal move fits: the nearest reason.
    Illegal(Box<Diagnostic>),
    /// The text is not of the notation.
    Syntax(Vec<Diagnostic>),
    /// Not a move but a request.
    Request(Request),
}

/// A [`Resolution`] and what was noticed on the way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resolved<M> {
    /// What the text means.
    pub resolution: Resolution<M>,
    /// How many ways the text can be read before the board is looked at.
    pub readings: usize,
    /// Notes: what a lenient reading took for something else.
    pub notes: Vec<Diagnostic>,
}

impl<M> Resolved<M> {
    /// The one legal move, read one way, with nothing to note.
    pub const fn unique(movement: M) -> Self {
        Self { resolution: Resolution::Unique(movement), readings: 1, notes: Vec::new() }
    }

    /// No text of the notation.
    pub const fn syntax(diagnostics: Vec<Diagnostic>) -> Self {
        Self { resolution: Resolution::Syntax(diagnostics), readings: 0, notes: Vec::new() }
    }

    /// Read one way, and no legal move fits.
    pub fn illegal(reason: impl Into<Diagnostic>) -> Self {
        Self { resolution: Resolution::Illegal(Box::new(reason.into())), readings: 1, notes: Vec::new() }
    }

    /// The same with each move turned into something else, mostly its text.
    pub fn map<N>(self, mut turn: impl FnMut(M) -> N) -> Resolved<N> {
        let resolution = match self.resolution {
            Resolution::Unique(movement) => Resolution::Unique(turn(movement)),
            Resolution::Ambiguous(candidates) => Resolution::Ambiguous(
                candidates
                    .into_iter()
                    .map(|Candidate { movement, text }| Candidate { movement: turn(movement), text })
                    .collect(),
            ),
            Resolution::Illegal(reason) => Resolution::Illegal(reason),
            Resolution::Syntax(diagnostics) => Resolution::Syntax(diagnostics),
            Resolution::Request(request) => Resolution::Request(request),
        };
        Resolved { resolution, readings: self.readings, notes: self.notes }
    }

    /// The one legal move, or `None`.
    pub fn movement(&self) -> Option<&M> {
        match &self.resolution {
            Resolution::Unique(movement) => Some(movement),
            _ => None,
        }
    }

    /// What there is to say: the notes, and where no single move fits, why.
    pub fn messages(&self) -> impl Iterator<Item = &Message> {
        let errors: &[Diagnostic] = match &self.resolution {
            Resolution::Illegal(reason) => core::slice::from_ref(&**reason),
            Resolution::Syntax(diagnostics) => diagnostics,
            _ => &[],
        };
        self.notes.iter().chain(errors).map(|diagnostic| &diagnostic.message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Code;

    const NOTE: Code = Code::new("toy.note");
    const REASON: Code = Code::new("toy.reason");

    fn with(resolution: Resolution<u8>) -> Resolved<u8> {
        Resolved { resolution, readings: 3, notes: vec![Diagnostic::note(NOTE)] }
    }

    fn codes(resolved: &Resolved<u8>) -> Vec<&'static str> {
        resolved.messages().map(|message| message.code.as_str()).collect()
    }

    #[test]
    fn map_turns_moves_and_keeps_the_rest() {
        let candidate = |movement, text: &str| Candidate { movement, text: text.to_owned() };
        let ambiguous = with(Resolution::Ambiguous(vec![candidate(1, "a"), candidate(2, "b")]));
        let mapped = ambiguous.map(|movement| movement * 10);
        assert_eq!(mapped.resolution, Resolution::Ambiguous(vec![candidate(10, "a"), candidate(20, "b")]));
        assert_eq!((mapped.readings, mapped.notes), (3, vec![Diagnostic::note(NOTE)]));

        assert_eq!(with(Resolution::Unique(4)).map(|movement| movement + 1), with(Resolution::Unique(5)));
        let request = Request { name: "draw".to_owned(), argument: None };
        for resolution in [
            Resolution::Illegal(Box::new(Diagnostic::error(REASON))),
            Resolution::Syntax(vec![Diagnostic::error(REASON)]),
            Resolution::Request(request),
        ] {
            let same = with(resolution.clone()).map::<u8>(|_| panic!("there is no move to turn"));
            assert_eq!(same, with(resolution));
        }
    }

    #[test]
    fn only_one_move_is_a_move() {
        assert_eq!(with(Resolution::Unique(4)).movement(), Some(&4));
        assert_eq!(with(Resolution::Ambiguous(Vec::new())).movement(), None);
        assert_eq!(Resolved::<u8>::illegal(Message::new(REASON)).movement(), None);
        assert_eq!(Resolved::<u8>::unique(1).readings, 1);
        assert_eq!(Resolved::<u8>::syntax(Vec::new()).readings, 0);
    }

    #[test]
    fn messages_are_the_notes_and_then_the_reasons() {
        assert_eq!(codes(&with(Resolution::Unique(4))), ["toy.note"]);
        let illegal = Resolution::Illegal(Box::new(Diagnostic::error(REASON)));
        assert_eq!(codes(&with(illegal)), ["toy.note", "toy.reason"]);
        let syntax = Resolution::Syntax(vec![Diagnostic::error(REASON), Diagnostic::error(REASON)]);
        assert_eq!(codes(&with(syntax)), ["toy.note", "toy.reason", "toy.reason"]);
    }
}
