use core::fmt;
use core::ops::Range;

use tabiya_board::Square;

use crate::{
    CallError, Code, Diagnostic, History, Locus, Message, Method, Mode, Notation, Protocol, RecordReader,
    ResolveOptions, Resolved, Rules, Scene, TextKind, Value, has_errors, read_notations,
};

/// The longest line that a reader takes, in bytes. A longer one is an error with a code of its own.
pub const MAX_LINE: usize = 64 * 1024;

/// The longest text of one position, in bytes.
pub const MAX_POSITION: usize = 16 * 1024;

/// The longest text of one move or command, in characters.
pub const MAX_TEXT: usize = 4096;

/// A game that is told in text: [`Rules`], and how positions and moves are read, written and explained.
///
/// This is what a game's crate implements; [`Facade`](crate::Facade) makes of it the object-safe [`Game`](crate::Game) that front
/// ends use.
pub trait GameText: Rules + Clone + 'static {
    /// A position as its text states it, well formed but not judged.
    type Setup: Clone + fmt::Debug + Send + Sync;

    /// The name of the game: `formation`.
    fn name(&self) -> &str;

    /// The name as people say it.
    fn title(&self) -> Message;

    /// How moves are typed: a sentence of the catalogues, for those who play. `None` where there is none.
    fn typing(&self) -> Option<Code> {
        None
    }

    /// The ways of writing moves; the first is the canonical one.
    fn notations(&self) -> Vec<&dyn Notation<Self>>;

    /// The frames in which columns can be counted, the usual one first: what [`ResolveOptions::columns`] can name. None
    /// where columns are always counted in the same way.
    fn column_frames(&self) -> &'static [&'static str] {
        &[]
    }

    /// The marks on pieces that texts can refer to: what [`ResolveOptions::marks`] can name.
    fn marks(&self) -> &'static [&'static str] {
        &[]
    }

    /// Reads a position's text. `lenient` readers say in notes what they took for something else.
    ///
    /// # Errors
    /// Everything that is wrong with the form, at once.
    fn read_setup(&self, text: &str, mode: Mode) -> Result<ReadSetup<Self::Setup>, Vec<Diagnostic>>;

    /// Makes a playable position.
    ///
    /// # Errors
    /// All rules that the setup breaks, each with its locus.
    fn validate(&self, setup: &Self::Setup) -> Result<Self::Position, Vec<Diagnostic>>;

    /// The setup of a position: validating it gives the position again.
    fn setup(&self, position: &Self::Position) -> Self::Setup;

    /// The canonical text of a setup, playable or not.
    fn write_setup(&self, setup: &Self::Setup) -> String;

    /// The canonical text of a position.
    fn write_position(&self, position: &Self::Position) -> String {
        self.write_setup(&self.setup(position))
    }

    /// Reads and validates; loci become places in the text.
    ///
    /// # Errors
    /// What is wrong with the form, or all rules that are broken.
    fn read_position(
        &self,
        text: &str,
        mode: Mode,
    ) -> Result<(Self::Position, Vec<Diagnostic>), Vec<Diagnostic>> {
        let read = self.read_setup(text, mode)?;
        match self.validate(&read.setup) {
            Ok(position) => Ok((position, read.notes)),
            Err(mut diagnostics) => {
                for diagnostic in &mut diagnostics {
                    if diagnostic.span.is_none()
                        && let Some(range) = diagnostic.locus.and_then(|locus| read.loci.range(locus))
                    {
                        diagnostic.span = Some(crate::Span::new(text, range));
                    }
                }
                debug_assert!(has_errors(&diagnostics));
                Err(diagnostics)
            }
        }
    }

    /// What a text that a person typed or said means here: the one entry for all notations and requests. Games that
    /// read more than their [notations](read_notations) write it themselves.
    ///
    /// Every diagnostic about the form has its place in `text`.
    fn resolve(
        &self,
        position: &Self::Position,
        history: History<'_, Self>,
        text: &str,
        options: &ResolveOptions,
    ) -> Resolved<Self::Move> {
        let _ = history;
        read_notations(self, position, text, options)
    }

    /// All that a front end needs to show the position.
    fn scene(&self, position: &Self::Position) -> Scene;

    /// Why a move's text is not legal here, or that it is.
    fn why_not(&self, position: &Self::Position, text: &str, options: &ResolveOptions) -> Vec<Message>;

    /// What the piece at a square can do and why; of an empty square, that it is empty.
    fn explain_piece(&self, position: &Self::Position, square: Square) -> Vec<Message>;

    /// What a legal move would change.
    fn preview(
        &self,
        position: &Self::Position,
        movement: Self::Move,
        details: &Self::Details,
    ) -> Vec<Message>;

    /// The square that this text names: a coordinate of the game.
    fn read_square(&self, position: &Self::Position, text: &str) -> Option<Square>;

    /// The text that the game gives as a move's result, where it has one (Formation's action result).
    fn result_text(
        &self,
        before: &Self::Position,
        movement: Self::Move,
        details: &Self::Details,
    ) -> Option<String> {
        let _ = (before, movement, details);
        None
    }

    /// The text of a whole game: where it started and the canonical texts of its plies.
    fn write_record(&self, start: &Self::Position, plies: &[String]) -> String;

    /// A reader of records, fed line by line.
    fn record_reader(&self, mode: Mode) -> Box<dyn RecordReader>;

    /// What kind of text of this game begins like this; `None` where it is none of this game's.
    fn recognise(&self, head: &str) -> Option<TextKind>;

    /// The methods that this game has beyond those of every game.
    fn methods(&self) -> &'static [Method] {
        &[]
    }

    /// Calls one of [`methods`](Self::methods) on a position with a text.
    ///
    /// # Errors
    /// Why it can't be answered.
    fn call(
        &self,
        method: &str,
        position: &Self::Position,
        text: &str,
        options: &ResolveOptions,
    ) -> Result<Value, CallError> {
        let _ = (position, text, options);
        let unknown =
            Diagnostic::error(crate::facade::UNKNOWN_METHOD).with("found", crate::Argument::input(method));
        Err(CallError::Syntax(vec![unknown]))
    }

    /// What a text means by one of [`methods`](Self::methods) that answers with a resolution; `None` by any other.
    fn resolve_by(
        &self,
        method: &str,
        position: &Self::Position,
        history: History<'_, Self>,
        text: &str,
        options: &ResolveOptions,
    ) -> Option<Resolved<Self::Move>> {
        let _ = (method, position, history, text, options);
        None
    }

    /// The game's own protocol, lines in and lines out, where its document has one.
    fn protocol(&self) -> Option<Box<dyn Protocol>> {
        None
    }
}

/// A setup that was read, and where each part of it stood in the text.
pub struct ReadSetup<S> {
    /// The position as the text states it.
    pub setup: S,
    /// What a lenient reading took for something else.
    pub notes: Vec<Diagnostic>,
    /// Where the parts stand.
    pub loci: Loci,
}

impl<S: fmt::Debug> fmt::Debug for ReadSetup<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ReadSetup")
            .field("setup", &self.setup)
            .field("notes", &self.notes)
            .finish_non_exhaustive()
    }
}

/// A map from the parts of a position to bytes of the text that it was read from.
pub struct Loci(Box<dyn Fn(Locus) -> Option<Range<usize>> + Send>);

impl Loci {
    /// A map by this function.
    pub fn new(range: impl Fn(Locus) -> Option<Range<usize>> + Send + 'static) -> Self {
        Self(Box::new(range))
    }

    /// Where the part stands.
    pub fn range(&self, locus: Locus) -> Option<Range<usize>> {
        (self.0)(locus)
    }
}

impl fmt::Debug for Loci {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Loci")
    }
}
