use tabiya_game::{Argument, Diagnostic};

use crate::codes;

/// A column of a table whose columns are separated by tabs.
pub(super) enum Column<'a> {
    /// The one of this name in the first line, which is still to come.
    Named(&'a str),
    /// The one of this number, from 0.
    Numbered(usize),
    /// None: the first line had no such name.
    Missing,
}

/// A cell of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cell<'a> {
    /// The byte of its line at which it starts.
    pub(super) start: usize,
    pub(super) text: &'a str,
}

impl<'a> Column<'a> {
    /// The column of this name, or of this number from 1.
    pub(super) fn new(text: &'a str) -> Self {
        match text.parse::<usize>().ok().and_then(|number| number.checked_sub(1)) {
            Some(index) => Self::Numbered(index),
            None => Self::Named(text),
        }
    }

    /// The cell of this column in the next line; `None` in the line that names the columns.
    pub(super) fn cell<'l>(&mut self, line: &'l str) -> Result<Option<Cell<'l>>, Box<Diagnostic>> {
        match *self {
            Self::Numbered(index) => match cells(line).nth(index) {
                // An empty line is no row.
                None if !line.trim().is_empty() => {
                    let columns = cells(line).count();
                    let short = Diagnostic::error(codes::SHORT_ROW);
                    Err(Box::new(short.with("columns", columns).with("column", index + 1)))
                }
                cell => Ok(cell),
            },
            Self::Named(name) => {
                if let Some(index) = cells(line).position(|cell| cell.text.trim() == name) {
                    *self = Self::Numbered(index);
                    return Ok(None);
                }
                *self = Self::Missing;
                let known = cells(line).map(|cell| Argument::input(cell.text.trim()));
                let missing = Diagnostic::error(codes::NO_COLUMN).with("found", Argument::input(name));
                Err(Box::new(missing.with("known", known.collect::<Vec<_>>())))
            }
            Self::Missing => Ok(None),
        }
    }
}

fn cells(line: &str) -> impl Iterator<Item = Cell<'_>> {
    let mut start = 0;
    line.split('\t').map(move |text| {
        let cell = Cell { start, text };
        start += text.len() + 1;
        cell
    })
}
