//! Text from files and standard input, without ever holding more of it than a line.

mod excerpt;
mod lines;
mod source;

pub(crate) use excerpt::Excerpt;
pub(crate) use lines::{Line, Lines};
pub(crate) use source::{Source, file_name, unreadable};

use source::Opened;
use std::io::{BufRead, BufReader, Cursor, Read};

use tabiya_game::{Diagnostic, LineSpans, MAX_LINE, MAX_POSITION};

use crate::codes;
use crate::render::diagnostic::About;

/// So much of a text is looked at to tell what it is: a whole position and what follows it.
const HEAD: u64 = MAX_POSITION as u64 + 1024;

/// A text that is being read.
pub(crate) struct Text {
    /// What it is called in messages: the path, or `-`.
    pub(crate) name: String,
    /// Its size in bytes, where it is known.
    pub(crate) size: Option<u64>,
    /// Its beginning, as far as it is UTF-8.
    pub(crate) head: String,
    /// That a byte-order mark was dropped.
    pub(crate) notes: Vec<Diagnostic>,
    /// What is shown of it with diagnostics.
    pub(crate) excerpt: Excerpt,
    lines: Lines<Box<dyn BufRead>>,
}

impl Text {
    /// Opens a source and looks at its beginning.
    ///
    /// # Errors
    /// Why it can't be read.
    pub(crate) fn open(source: &Source) -> Result<Self, Box<Diagnostic>> {
        let opened = source.open()?;
        Self::new(source.name(), opened).map_err(|error| Box::new(unreadable(&source.name(), &error)))?
    }

    /// A text that was typed in.
    pub(crate) fn typed(name: impl Into<String>, text: &str) -> Self {
        let text = text.to_owned();
        let lines =
            Lines::new(Box::new(Cursor::new(text.clone().into_bytes())) as Box<dyn BufRead>, MAX_LINE);
        Self {
            name: name.into(),
            size: None,
            excerpt: Excerpt::new(text.clone()),
            head: text,
            notes: Vec::new(),
            lines,
        }
    }

    fn new(name: String, Opened { bytes, size }: Opened) -> std::io::Result<Result<Self, Box<Diagnostic>>> {
        const MARK: &[u8] = "\u{FEFF}".as_bytes();
        let mut reader = BufReader::new(bytes);
        let mut head = Vec::new();
        (&mut reader).take(HEAD).read_to_end(&mut head)?;
        if head.starts_with(b"\xFF\xFE") || head.starts_with(b"\xFE\xFF") {
            return Ok(Err(Box::new(Diagnostic::error(codes::UTF_16).at("", 0..0))));
        }
        let mut notes = Vec::new();
        if head.starts_with(MARK) {
            head.drain(..MARK.len());
            notes.push(Diagnostic::note(codes::MARK_DROPPED).at("", 0..0));
        }
        let text = head.utf8_chunks().next().map_or("", |chunk| chunk.valid()).to_owned();
        let reader: Box<dyn BufRead> = Box::new(Cursor::new(head).chain(reader));
        Ok(Ok(Self {
            name,
            size,
            excerpt: Excerpt::new(text.clone()),
            head: text,
            notes,
            lines: Lines::new(reader, MAX_LINE),
        }))
    }

    /// The next line, and where it stands; `None` at the end.
    ///
    /// # Errors
    /// Why the rest can't be read.
    pub(crate) fn line(&mut self) -> Result<Option<(LineSpans, Line<'_>)>, Box<Diagnostic>> {
        let place = self.lines.next_place();
        let line = self.lines.read().map_err(|error| Box::new(unreadable(&self.name, &error)))?;
        if let Some(Line::Whole(line) | Line::Long(line) | Line::Damaged { valid: line, .. }) = &line {
            self.excerpt.keep(place, line);
        }
        Ok(line.map(|line| (place, line)))
    }

    /// The rest of the text, but of more than `limit` bytes only so many that it is seen to be too long.
    ///
    /// # Errors
    /// Why it can't be read, that it is not UTF-8, or that a line of it is over the budget of lines.
    pub(crate) fn rest(&mut self, limit: usize) -> Result<String, Box<Diagnostic>> {
        let mut rest = String::new();
        while rest.len() <= limit {
            match self.line()? {
                None => break,
                Some((_, Line::Whole(line))) => rest.push_str(line),
                Some((place, Line::Long(_))) => return Err(Box::new(long_line(place))),
                Some((place, Line::Damaged { valid, byte })) => {
                    return Err(Box::new(damaged(place, valid, byte)));
                }
            }
        }
        Ok(rest)
    }

    /// Why the beginning of the rest is no text, if it is none.
    pub(crate) fn damage(&mut self) -> Option<Box<Diagnostic>> {
        self.rest(MAX_POSITION).err()
    }

    /// The text as diagnostics are shown with it.
    pub(crate) fn about(&self) -> About<'_> {
        About::File { name: &self.name, excerpt: &self.excerpt }
    }

    /// The bytes that were read so far.
    pub(crate) fn position(&self) -> u64 {
        self.lines.next_place().offset as u64
    }
}

/// A line without its line end.
pub(crate) fn without_end(line: &str) -> &str {
    let line = line.strip_suffix('\n').unwrap_or(line);
    line.strip_suffix('\r').unwrap_or(line)
}

/// The diagnostic for a byte that is not UTF-8, after the part `valid` of the line at `place`.
pub(crate) fn damaged(place: LineSpans, valid: &str, byte: u8) -> Diagnostic {
    Diagnostic::error(codes::NOT_UTF_8)
        .with("found", tabiya_game::Argument::text(format!("{byte:02X}")))
        .at_span(place.span(valid, valid.len()..valid.len()))
}

/// The diagnostic for a line that is longer than any reader takes.
pub(crate) fn long_line(place: LineSpans) -> Diagnostic {
    Diagnostic::error(codes::LONG_LINE).with("limit", MAX_LINE).at_span(place.span("", 0..0))
}
