//! Reads the table of pieces, strictly: a slip in it is found by the tests and not by a user.

use core::fmt;

use super::{KnownPiece, OtherName, Since, game};
use crate::Piece;

/// The columns, as the first row names them.
const HEADER: &str = "name\talso\tline\tbetza\tgame\tauthor\tsince";

/// A row that can't be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TableError {
    /// The line of the file, from 1.
    line: usize,
    flaw: Flaw,
}

/// What is wrong with a row.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Flaw {
    Header,
    Columns(usize),
    Blank(&'static str),
    Spaces,
    Line(Vec<tabiya_game::Diagnostic>),
    Since(String),
    Game(String),
    SameName(String),
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.flaw {
            Flaw::Header => write!(f, "the first row must be {HEADER:?}"),
            Flaw::Columns(found) => write!(f, "a row has seven columns between tabs, not {found}"),
            Flaw::Blank(column) => write!(f, "the column `{column}` is empty"),
            Flaw::Spaces => f.write_str("a column begins or ends with a space"),
            Flaw::Line(diagnostics) => write!(f, "the piece can't be read: {diagnostics:?}"),
            Flaw::Since(found) => write!(f, "{found:?} is neither a year (1283) nor a century (7th c.)"),
            Flaw::Game(found) => write!(f, "{found:?} is not in the list of games"),
            Flaw::SameName(name) => write!(f, "{name:?} is the first name of two pieces"),
        }
    }
}

/// The pieces of a table.
pub(super) fn read(table: &'static str) -> Result<Vec<KnownPiece>, TableError> {
    let mut rows = table.lines().zip(1..).filter(|(row, _)| !row.is_empty() && !row.starts_with('#'));
    if rows.next().is_none_or(|(row, _)| row != HEADER) {
        return Err(TableError { line: 1, flaw: Flaw::Header });
    }
    let mut pieces: Vec<KnownPiece> = Vec::new();
    for (row, line) in rows {
        let known = read_row(row).map_err(|flaw| TableError { line, flaw })?;
        if pieces.iter().any(|other| other.name == known.name) {
            return Err(TableError { line, flaw: Flaw::SameName(known.name.to_owned()) });
        }
        pieces.push(known);
    }
    Ok(pieces)
}

fn read_row(row: &'static str) -> Result<KnownPiece, Flaw> {
    let columns: Vec<_> = row.split('\t').collect();
    let &[name, also, line, betza, game, author, since] = &columns[..] else {
        return Err(Flaw::Columns(columns.len()));
    };
    if columns.iter().any(|column| column.trim() != *column) {
        return Err(Flaw::Spaces);
    }
    if let Some((column, _)) =
        [("name", name), ("line", line), ("game", game)].into_iter().find(|it| it.1.is_empty())
    {
        return Err(Flaw::Blank(column));
    }
    let piece: Piece = line.parse().map_err(Flaw::Line)?;
    Ok(KnownPiece {
        name,
        other_names: read_names(also)?,
        line,
        piece,
        betza: filled(betza),
        game: game::game(game).ok_or_else(|| Flaw::Game(game.to_owned()))?,
        author: filled(author),
        since: filled(since)
            .map(|text| Since::read(text).ok_or_else(|| Flaw::Since(text.to_owned())))
            .transpose()?,
    })
}

fn filled(column: &'static str) -> Option<&'static str> {
    Some(column).filter(|column| !column.is_empty())
}

/// The names of the second column: between `; `, some with the code of a language in front.
fn read_names(column: &'static str) -> Result<Vec<OtherName>, Flaw> {
    let read_name = |text: &'static str| {
        let name = match text.split_once(':') {
            Some((language, name)) => OtherName { language: Some(language), name },
            None => OtherName { language: None, name: text },
        };
        if name.name.is_empty() || name.name.trim() != name.name { Err(Flaw::Spaces) } else { Ok(name) }
    };
    filled(column).map_or(Ok(Vec::new()), |column| column.split("; ").map(read_name).collect())
}

#[cfg(test)]
mod tests {
    use super::read;

    /// What is wrong with a table whose third line is `row`.
    fn check(row: &str, expected: &str) {
        let table = format!("# pieces\nname\talso\tline\tbetza\tgame\tauthor\tsince\n{row}\n");
        let told = match read(table.leak()) {
            Ok(pieces) => format!("{} pieces", pieces.len()),
            Err(error) => error.to_string(),
        };
        assert_eq!(told.split(": [").next(), Some(expected), "{row:?}");
    }

    #[test]
    fn slips_are_told() {
        check("Knight\tHorse; ru:Конь\t~1/2\tN\tchaturanga\t\t6th c.", "1 pieces");
        check("Knight\t\t~1/2\tN\tchaturanga\t", "line 3: a row has seven columns between tabs, not 6");
        check("Knight\t\t\tN\tchaturanga\t\t", "line 3: the column `line` is empty");
        check("Knight\t\t~1/2\tN\t\t\t", "line 3: the column `game` is empty");
        check("Knight\t\t~1/2 \tN\tchaturanga\t\t", "line 3: a column begins or ends with a space");
        check(
            "Knight\tHorse;  Steed\t~1/2\tN\tchaturanga\t\t",
            "line 3: a column begins or ends with a space",
        );
        check("Knight\t\t~1/\tN\tchaturanga\t\t", "line 3: the piece can't be read");
        check(
            "Knight\t\t~1/2\tN\tchaturanga\t\t6 c.",
            "line 3: \"6 c.\" is neither a year (1283) nor a century (7th c.)",
        );
        check(
            "Rook\t\tn+\tR\tchess\t\t\nRook\t\t1+\tW\tchess\t\t",
            "line 4: \"Rook\" is the first name of two pieces",
        );
        check("Knight\t\t~1/2\tN\tludo\t\t", "line 3: \"ludo\" is not in the list of games");
        assert!(read("Knight\t\t~1/2\tN\tchaturanga\t\t").is_err(), "a table has a header");
    }
}
