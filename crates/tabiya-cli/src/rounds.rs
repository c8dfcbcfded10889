use tabiya::board::Side;
use tabiya_game::{ResolveOptions, Table};

/// Writes the plies of a record as rounds, one line each, in the form that the records of all games share.
pub(crate) struct Rounds {
    /// The number of the round that is written next or is open.
    number: u64,
    next: Side,
}

impl Rounds {
    /// What stands for the half-move that the first side had before the record begins.
    const ABSENT: &str = "……";

    /// Of a record in which this side acts first.
    pub(crate) const fn new(first: Side) -> Self {
        Self { number: 0, next: first }
    }

    /// The text of the next ply, with what stands before it.
    pub(crate) fn ply(&mut self, text: &str) -> String {
        let side = self.next;
        self.next = !side;
        match side {
            Side::First => {
                self.number += 1;
                let end = if self.number == 1 { "" } else { "\n" };
                format!("{end}{}. {text}", self.number)
            }
            Side::Second if self.number == 0 => {
                self.number = 1;
                format!("1. {} {text}", Self::ABSENT)
            }
            Side::Second => format!(" {text}"),
        }
    }
}

/// What a game writes around the rounds of a record: its headers and starting position before them, its result after
/// them.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Frame {
    /// What stands before the first round.
    pub(crate) before: String,
    /// What stands after the last ply.
    pub(crate) after: String,
}

impl Frame {
    /// Of the record in which this ply is the only one after the position on the table. What stands before it holds for
    /// every record from that position, what stands after it for every record to the position after the ply.
    pub(crate) fn of(table: &dyn Table, ply: &str) -> Option<Self> {
        let round = Rounds::new(table.to_move()).ply(ply);
        let mut played = table.fork();
        played.play(ply, &ResolveOptions::default()).ok()?;
        let record = played.record();
        let (before, after) = record.rsplit_once(&round)?;
        Some(Self { before: before.to_owned(), after: after.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(first: Side, plies: &[&str]) -> String {
        let mut rounds = Rounds::new(first);
        plies.iter().map(|ply| rounds.ply(ply)).collect()
    }

    #[test]
    fn a_line_is_a_round() {
        assert_eq!(written(Side::First, &[]), "");
        assert_eq!(written(Side::First, &["a", "b", "c"]), "1. a b\n2. c");
        assert_eq!(written(Side::Second, &["b", "c", "d"]), "1. …… b\n2. c d");
        assert_eq!(written(Side::Second, &["b"]), "1. …… b");
    }
}
