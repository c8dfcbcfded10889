//! Marks that players have put on pieces (X13).

use tabiya_board::Square;
use tabiya_game::{Argument, Diagnostic};

use super::codes;
use super::tree::Mark;
use crate::{Point, Position, codes as names};

/// So many errors are told.
const MAX_ERRORS: usize = 32;

/// Which pieces are marked, by mark.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Marks([u128; Mark::ALL.len()]);

impl Marks {
    /// The marks as a caller gives them.
    ///
    /// # Errors
    /// Names that are none, points that are none or empty, and pieces with two marks.
    pub(super) fn read(position: &Position, marks: &[(Square, String)]) -> Result<Self, Vec<Diagnostic>> {
        let mut read = Self::default();
        let mut errors = Vec::new();
        for (square, name) in marks {
            if errors.len() == MAX_ERRORS {
                break;
            }
            let Some(mark) = Mark::from_name(name) else {
                errors.push(unknown(name));
                continue;
            };
            let point = Point::from_square(*square).filter(|&point| position.piece_at(point).is_some());
            match point {
                None => {
                    let place = match Point::from_square(*square) {
                        Some(point) => Argument::text(point),
                        None => Argument::text(format_args!("({}, {})", square.column(), square.row())),
                    };
                    errors.push(
                        with_mark(Diagnostic::error(codes::MARK_ON_NOTHING), mark).with("point", place),
                    );
                }
                Some(point) if read.is_marked(point, mark) => {
                    let error = with_mark(Diagnostic::error(codes::MARK_SECOND), mark);
                    errors.push(error.with("point", Argument::text(point)));
                }
                Some(point) => read.0[mark as usize] |= point.bit(),
            }
        }
        if errors.is_empty() { Ok(read) } else { Err(errors) }
    }

    /// The pieces with this mark.
    pub(super) const fn with(&self, mark: Mark) -> u128 {
        self.0[mark as usize]
    }

    /// All pieces with a mark.
    pub(super) fn all(&self) -> impl Iterator<Item = (Mark, u128)> + '_ {
        Mark::ALL.into_iter().map(|mark| (mark, self.with(mark)))
    }

    /// Whether the piece has a mark other than this one.
    fn is_marked(&self, point: Point, other_than: Mark) -> bool {
        self.all().any(|(mark, points)| mark != other_than && points & point.bit() != 0)
    }
}

fn with_mark(diagnostic: Diagnostic, mark: Mark) -> Diagnostic {
    diagnostic.with("mark", Argument::text(mark))
}

fn unknown(name: &str) -> Diagnostic {
    let known = Mark::ALL.map(|mark| names::written(mark.name())).to_vec();
    Diagnostic::error(codes::MARK_NAME).with("found", Argument::input(name)).with("known", known)
}
