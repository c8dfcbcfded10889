use tabiya_game::{Argument, Code, Diagnostic, Level, Message, Span};

use crate::codes::{END, QUOTED};
use crate::tree::Place;

/// What is wrong, or worth knowing, and where.
#[derive(Clone, Debug)]
pub(crate) struct Flaw {
    pub(crate) place: Place,
    pub(crate) message: Message,
}

impl Flaw {
    pub(crate) const fn new(place: Place, code: Code) -> Self {
        Self { place, message: Message::new(code) }
    }

    pub(crate) fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Self {
        self.message.arguments.push((name, value.into()));
        self
    }
}

/// A part of the source in quotation marks; the end when there is none.
pub(crate) fn quoted(text: &str) -> Argument {
    if text.is_empty() {
        return END.into();
    }
    Message::new(QUOTED).with("text", Argument::input(text)).into()
}

/// Diagnostics in the order of the text.
pub(crate) fn diagnostics(source: &str, level: Level, mut flaws: Vec<Flaw>) -> Vec<Diagnostic> {
    flaws.sort_by_key(|flaw| flaw.place.start);
    let mut spans = Spans { source, anchor: Span { start: 0, end: 0, line: 1, column: 1 } };
    let diagnostic = |flaw: Flaw| Diagnostic::new(level, flaw.message).at_span(spans.span(flaw.place));
    flaws.into_iter().map(diagnostic).collect()
}

/// Spans of places that come in the order of the text. Lines and columns are counted on from the last place, so that
/// a thousand places cost no more than one.
struct Spans<'t> {
    source: &'t str,
    anchor: Span,
}

impl Spans<'_> {
    fn span(&mut self, place: Place) -> Span {
        let Span { start: offset, line, column, .. } = self.anchor;
        let tail = &self.source[offset..];
        let mut span = Span::new(tail, place.start as usize - offset..place.end as usize - offset);
        if span.line == 1 {
            span.column += column - 1;
        }
        span.line += line - 1;
        span.start += offset;
        span.end += offset;
        let (before, after) = self.source.split_at(span.start);
        if before.chars().next_back().is_none_or(stands_alone)
            && after.chars().next().is_some_and(stands_alone)
        {
            self.anchor = span;
        }
        span
    }
}

/// Whether a reader counts this character and its like beside it as two: then columns can be counted on from between
/// them. Those that people type for the notation are among them; marks, and what is joined with others, are not.
const fn stands_alone(character: char) -> bool {
    matches!(
        character,
        ' '..='~'
            | '\u{A1}'..='\u{AC}'
            | '\u{AE}'..='\u{2FF}'
            | '\u{400}'..='\u{482}'
            | '\u{48A}'..='\u{52F}'
            | '\u{2010}'..='\u{2027}'
            | '\u{2190}'..='\u{2BFF}'
            | '\u{4E00}'..='\u{9FFF}'
            | '\u{FF01}'..='\u{FF5E}'
    )
}
