use core::ops::ControlFlow;

use crate::{Diagnostic, Outcome};

/// A reader of one record that is fed line by line and keeps nothing of what it has read but the present position, so
/// that records of any length fit.
pub trait RecordReader: Send {
    /// Reads the next line, with its line end if it has one. `seen` is called after each ply that was played and stops
    /// the reading by breaking.
    ///
    /// Breaks when nothing more is to be read: `seen` broke, or the text is damaged so that the rest can't be judged.
    fn line(&mut self, line: &str, seen: &mut dyn FnMut(&dyn PlySeen) -> ControlFlow<()>) -> ControlFlow<()>;

    /// Reads a part of the text that ends where a line ends, or the whole.
    fn lines(
        &mut self,
        text: &str,
        seen: &mut dyn FnMut(&dyn PlySeen) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        text.split_inclusive('\n').try_for_each(|line| self.line(line, seen))
    }

    /// Ends the record.
    fn finish(self: Box<Self>) -> RecordReport;

    /// The position that play starts from, once the first line of play was seen; some readers know it before. `None`
    /// where there is none yet, or where that is no position.
    fn start(&self) -> Option<String>;
}

/// A ply of a record that was just played.
pub trait PlySeen {
    /// Its number, from 1.
    fn number(&self) -> u64;
    /// Its text as it stands in the record.
    fn text(&self) -> &str;
    /// Its canonical text.
    fn canonical(&self) -> String;
    /// The text of the position after it.
    fn position(&self) -> String;
    /// The game's text of its result, where it has one.
    fn result(&self) -> Option<String>;
    /// Whether the game is over after it.
    fn outcome(&self) -> Outcome;
}

/// What a record turned out to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordReport {
    /// Nothing is wrong with it.
    pub valid: bool,
    /// The plies that were played, up to the end or to the error after which the position is not known.
    pub plies: u64,
    /// The text of the last good position, where there is one.
    pub position: Option<String>,
    /// Whether the game is over there.
    pub outcome: Outcome,
    /// Everything that is wrong or worth knowing.
    pub diagnostics: Vec<Diagnostic>,
}
