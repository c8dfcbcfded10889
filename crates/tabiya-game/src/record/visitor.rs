use core::fmt;
use core::ops::ControlFlow;

use super::{Flaw, RecordResult, Token};

/// Which half-move of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn {
    /// The round, from 1.
    pub round: u64,
    /// The second half-move of the round, Black's.
    pub second: bool,
}

impl Turn {
    /// The half-move after this many others, where the first round has both.
    pub const fn of_index(index: u64) -> Self {
        Self { round: index / 2 + 1, second: index % 2 == 1 }
    }

    /// 1 for the first half-move of the round, 2 for the second.
    pub const fn half(self) -> u8 {
        1 + self.second as u8
    }
}

impl fmt::Display for Turn {
    /// `3.` for the first half-move of round 3, `3. ……` for the second.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.", self.round)?;
        if self.second { f.write_str(" ……") } else { Ok(()) }
    }
}

/// Takes in what a [`RecordParser`](super::RecordParser) finds, in the order of the text. Each method stops the reading by
/// breaking; those that are not written go on.
///
/// The order is: headers and comments in any order; the lines of the starting position; comments; once
/// [`play`](Self::play); rounds, half-moves, comments and variations; the result; comments. Flaws come where they stand.
///
/// A visitor that goes on after an error gets events that may not fit together (a round without its second half-move),
/// but openings and closings of variations always do, unless the text ends within one.
pub trait RecordVisitor {
    /// A header line `# key: value`; the value is without blanks at its ends.
    fn header(&mut self, key: Token<'_>, value: Token<'_>) -> ControlFlow<()> {
        let _ = (key, value);
        ControlFlow::Continue(())
    }

    /// A line of the starting position, with its line end.
    fn start_line(&mut self, line: Token<'_>) -> ControlFlow<()> {
        let _ = line;
        ControlFlow::Continue(())
    }

    /// Headers and starting position are complete.
    fn play(&mut self) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// A round's number, `1.`.
    fn round(&mut self, number: u64, token: Token<'_>) -> ControlFlow<()> {
        let _ = (number, token);
        ControlFlow::Continue(())
    }

    /// `……` in place of a first half-move.
    fn absent(&mut self, token: Token<'_>) -> ControlFlow<()> {
        let _ = token;
        ControlFlow::Continue(())
    }

    /// The text of a half-move.
    fn half_move(&mut self, turn: Turn, token: Token<'_>) -> ControlFlow<()> {
        let _ = (turn, token);
        ControlFlow::Continue(())
    }

    /// `(`: what follows stands in place of the last half-move.
    fn open(&mut self, token: Token<'_>) -> ControlFlow<()> {
        let _ = token;
        ControlFlow::Continue(())
    }

    /// `)`: the line that was left goes on.
    fn close(&mut self, token: Token<'_>) -> ControlFlow<()> {
        let _ = token;
        ControlFlow::Continue(())
    }

    /// A comment, without its `;` and the space after it.
    fn comment(&mut self, text: Token<'_>) -> ControlFlow<()> {
        let _ = text;
        ControlFlow::Continue(())
    }

    /// The result.
    fn result(&mut self, result: RecordResult, token: Token<'_>) -> ControlFlow<()> {
        let _ = (result, token);
        ControlFlow::Continue(())
    }

    /// Something is wrong or worth knowing; the reading can go on behind it.
    fn flaw(&mut self, flaw: Flaw<'_>) -> ControlFlow<()> {
        let _ = flaw;
        ControlFlow::Continue(())
    }
}
