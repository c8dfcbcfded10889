use core::fmt;

use tabiya_board::Side;

use super::parser::ABSENT;
use super::{Record, RecordLine, RecordMove, Turn};
use crate::{GameText, History, MAX_LINE, MoveList, Outcome, Ply, Resolution, ResolveOptions};

/// The canonical text of a game in the shared form of records.
///
/// `headers` come after `game`, in their order; `start` is `None` for the game's standard start, `first` the side to act
/// there; `texts` are the half-moves; `outcome` becomes the result on the last line.
///
/// ```
/// use tabiya_board::Side;
/// use tabiya_game::{Outcome, write_shared_record};
/// let texts = ["c3b2", "a1b2", "c1c2"].map(String::from);
/// let record =
///     write_shared_record("toy", &[("red", "An")], Some("..p/.../P.P w"), Side::Second, &texts, Outcome::Ongoing);
/// assert_eq!(record, "# game: toy\n# red: An\n\n..p/.../P.P w\n\n1. …… c3b2\n2. a1b2 c1c2\n*\n");
/// ```
pub fn write_shared_record(
    game: &str,
    headers: &[(&str, &str)],
    start: Option<&str>,
    first: Side,
    texts: &[String],
    outcome: Outcome,
) -> String {
    let headers = [("game", game)].into_iter().chain(headers.iter().copied());
    let record = Record {
        headers: headers.map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
        start: start.map(|text| text.trim_end_matches(['\r', '\n']).to_owned()),
        absent: first == Side::Second && !texts.is_empty(),
        line: RecordLine {
            comments: Vec::new(),
            moves: texts.iter().map(|text| RecordMove::from(text.as_str())).collect(),
        },
        result: Some(outcome.into()),
        epilogue: Vec::new(),
    };
    record.to_string()
}

/// The canonical text of a game that was played from `start` with these canonical texts of moves, in the shared form of
/// records: what [`GameText::write_record`] is for every game without a form of its own. The result is the one that the
/// rules give the last position.
pub fn shared_record<G: GameText>(game: &G, start: &G::Position, texts: &[String]) -> String {
    let standard = *start == game.start();
    let text = (!standard).then(|| game.write_position(start));
    let outcome = replay(game, start, texts);
    write_shared_record(game.name(), &[], text.as_deref(), game.to_move(start), texts, outcome)
}

/// The outcome after these moves; play goes on where one of them can't be played.
fn replay<G: GameText>(game: &G, start: &G::Position, texts: &[String]) -> Outcome {
    let options = ResolveOptions {
        notation: game.notations().first().map(|notation| notation.name().to_owned()),
        ..ResolveOptions::default()
    };
    let mut position = start.clone();
    let mut plies: Vec<Ply<G>> = Vec::new();
    for text in texts {
        let history = History { start, plies: &plies };
        let resolved = game.resolve(&position, history, text, &options);
        let Resolution::Unique(movement) = resolved.resolution else { return Outcome::Ongoing };
        let details = MoveList::details_of(game, &position);
        let hash_before = game.hash(&position);
        game.make(&mut position, movement, &details);
        plies.push(Ply { movement, details, hash_before });
    }
    game.outcome(&position, History { start, plies: &plies })
}

impl fmt::Display for Record {
    /// The canonical text: headers, a blank line, the starting position and a blank line, the comments before round 1,
    /// one line a round, the result.
    ///
    /// A comment ends its line, a variation of the game itself stands on lines of its own; then the round goes on in a
    /// line that is indented. Lines within variations end at about a hundred bytes.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = Writer { out: f, width: 0, indent: 0, glued: true };
        for (key, value) in &self.headers {
            out.raw(&format!("# {key}: {value}"))?;
        }
        if !self.headers.is_empty()
            && (self.start.is_some() || !self.line.is_empty() || self.result.is_some())
        {
            out.raw("")?;
        }
        if let Some(start) = &self.start {
            out.raw(start)?;
            if !self.line.is_empty() || self.result.is_some() {
                out.raw("")?;
            }
        }
        out.line(&self.line, u64::from(self.absent), 0)?;
        out.newline()?;
        if let Some(result) = self.result {
            out.raw(result.as_str())?;
        }
        for comment in &self.epilogue {
            out.comment(comment)?;
        }
        Ok(())
    }
}

impl RecordLine {
    fn is_empty(&self) -> bool {
        self.comments.is_empty() && self.moves.is_empty()
    }
}

/// Lines within variations end when they are longer than this, in bytes.
const WIDTH: usize = 100;
/// What goes on after a comment or a variation is indented by so much.
const INDENT: usize = 3;

struct Writer<'a, 'f> {
    out: &'a mut fmt::Formatter<'f>,
    /// The bytes of the present line.
    width: usize,
    indent: usize,
    /// What comes next stands against what was written last.
    glued: bool,
}

impl Writer<'_, '_> {
    /// A line as it is.
    fn raw(&mut self, line: &str) -> fmt::Result {
        writeln!(self.out, "{line}")
    }

    fn newline(&mut self) -> fmt::Result {
        if self.width > 0 {
            self.width = 0;
            self.out.write_str("\n")?;
        }
        Ok(())
    }

    fn token(&mut self, token: &str) -> fmt::Result {
        if self.indent > 0 && self.width + token.len() > WIDTH && !self.glued {
            self.newline()?;
        }
        if self.width == 0 {
            write!(self.out, "{:1$}", "", self.indent)?;
            self.width = self.indent;
        } else if !self.glued {
            self.out.write_str(" ")?;
            self.width += 1;
        }
        self.glued = false;
        self.width += token.len();
        self.out.write_str(token)
    }

    /// A comment with the end of its line. One with line ends in it becomes several.
    fn comment(&mut self, text: &str) -> fmt::Result {
        for line in text.split(['\n', '\r']) {
            let written = if line.is_empty() {
                ";".to_owned()
            } else if line.len() + 2 <= MAX_LINE {
                format!("; {line}")
            } else {
                format!(";{line}")
            };
            // A long one has a line to itself, so that the line is no longer than it was when it was read.
            if self.width + 1 + written.len() > MAX_LINE / 2 {
                self.newline()?;
            }
            let space = if self.width == 0 { "" } else { " " };
            writeln!(self.out, "{space}{written}")?;
            self.width = 0;
        }
        Ok(())
    }

    /// A line of play whose first half-move has this index, as [`Turn::of_index`] counts.
    fn line(&mut self, line: &RecordLine, first: u64, depth: usize) -> fmt::Result {
        for comment in &line.comments {
            self.comment(comment)?;
        }
        for (index, played) in (first..).zip(&line.moves) {
            let turn = Turn::of_index(index);
            let opens = index == first;
            if !turn.second || opens {
                if depth == 0 {
                    self.newline()?;
                    self.indent = 0;
                }
                self.token(&format!("{}.", turn.round))?;
            }
            if turn.second && opens {
                self.token(ABSENT)?;
            }
            self.token(&played.text)?;
            if depth == 0 {
                self.indent = INDENT;
            }
            for comment in &played.comments {
                self.comment(comment)?;
            }
            for variation in &played.variations {
                if depth == 0 {
                    self.newline()?;
                }
                self.token("(")?;
                self.glued = true;
                self.line(variation, index, depth + 1)?;
                self.glued = true;
                self.token(")")?;
                if depth == 0 {
                    self.newline()?;
                }
            }
        }
        Ok(())
    }
}
