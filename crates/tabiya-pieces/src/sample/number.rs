use super::{Source, Writer};
use crate::tree::{Arrow, Count, Direction, Distance, Lines, Number, Star};

impl<S: Source> Writer<'_, S> {
    /// `1`, `2-3`, `n`, at times a number that leads off any board.
    pub(super) fn distance(&mut self) -> Distance {
        match self.source.below(100) {
            0..40 => exactly(1),
            40..62 => exactly(2),
            62..70 => exactly(3),
            70..84 => Distance { from: Number::Any, to: None },
            84..97 => self.range(&[1, 1, 1, 2, 2, 3, 0], 4),
            97 => exactly(0),
            98 => exactly(11),
            _ => self.range(&[0, 9, 200], 55),
        }
    }

    /// The distance of an influence: one digit, `n`, or a range of these.
    pub(super) fn digit_distance(&mut self) -> Distance {
        match self.source.below(20) {
            0..10 => exactly(1),
            10..13 => exactly(2),
            13 => exactly(self.source.pick(&[0, 3, 9])),
            14..16 => Distance { from: Number::Any, to: None },
            _ => self.range(&[0, 1, 1, 1, 2, 3], 3),
        }
    }

    /// A range from one of these numbers to one that is at most so much greater, or to `n`.
    fn range(&mut self, starts: &[u8], most: usize) -> Distance {
        let from = self.source.pick(starts);
        let to = if self.source.percent(25) {
            Number::Any
        } else {
            Number::Exactly(from + self.source.below(most) as u8)
        };
        Distance { from: Number::Exactly(from), to: Some(to) }
    }

    /// A small number, above 0 so often in a hundred times, above 1 as often of these, at most 4.
    pub(super) fn few(&mut self, chance: usize) -> usize {
        (0..4).take_while(|_| self.source.percent(chance)).count()
    }

    /// How many copies of a group: at least one.
    pub(super) fn count(&mut self) -> Count {
        let from = 1 + self.source.below(3) as u8;
        match self.source.below(10) {
            0..3 => Count { from: Number::Any, to: None },
            3..7 => Count { from: Number::Exactly(1 + from), to: None },
            7 => Count { from: Number::Exactly(1), to: None },
            8 => Count { from: Number::Exactly(from), to: Some(Number::Any) },
            _ => {
                let to = from + self.source.below(3) as u8;
                Count { from: Number::Exactly(from), to: Some(Number::Exactly(to)) }
            }
        }
    }

    /// A radius.
    pub(super) fn radius(&mut self) -> Number {
        match self.source.below(10) {
            0 => Number::Any,
            1 => Number::Exactly(self.source.pick(&[0, 3, 20])),
            2..5 => Number::Exactly(2),
            _ => Number::Exactly(1),
        }
    }

    /// The direction of a step.
    pub(super) fn direction(&mut self) -> Direction {
        match self.source.below(20) {
            0..5 => Direction::Star(Star::All, None),
            5..9 => Direction::Star(Star::Orthogonal, None),
            9..13 => Direction::Star(Star::Diagonal, None),
            13 => Direction::Right,
            14 => Direction::Left,
            15 => Direction::Star(Star::Diagonal, Some(self.arrow())),
            16 => Direction::Star(Star::Orthogonal, Some(self.arrow())),
            // E5.
            17 if self.extended() => Direction::Star(Star::All, Some(self.arrow())),
            _ => Direction::Arrow(self.arrow()),
        }
    }

    /// The filter of an oblique leap.
    pub(super) fn filter(&mut self) -> Direction {
        match self.source.below(10) {
            0 => self.direction(),
            1 => Direction::Right,
            2 => Direction::Left,
            _ => Direction::Arrow(self.arrow()),
        }
    }

    /// One of `>` `<` `=` `<>` `>=` `<=` `<>=`.
    fn arrow(&mut self) -> Arrow {
        let bits = 1 + self.source.below(7);
        Arrow { forward: bits & 1 != 0, backward: bits & 2 != 0, sideways: bits & 4 != 0 }
    }

    /// Lines of a board, counted from the mover's side.
    pub(super) fn lines(&mut self) -> Lines {
        let from = self.source.pick(&[1, 2, 2, 3, 4, 5, 7, 8, 10]);
        let to = self.source.percent(30).then(|| from + self.source.below(5) as u8);
        Lines { from, to }
    }
}

/// Exactly so far.
fn exactly(number: u8) -> Distance {
    Distance { from: Number::Exactly(number), to: None }
}
