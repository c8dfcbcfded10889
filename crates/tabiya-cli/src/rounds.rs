use tabiya::board::Side;

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

    /// What stands after the last ply.
    pub(crate) const fn end(&self) -> &'static str {
        if self.number == 0 { "" } else { "\n" }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(first: Side, plies: &[&str]) -> String {
        let mut rounds = Rounds::new(first);
        let mut text: String = plies.iter().map(|ply| rounds.ply(ply)).collect();
        text.push_str(rounds.end());
        text
    }

    #[test]
    fn a_line_is_a_round() {
        assert_eq!(written(Side::First, &[]), "");
        assert_eq!(written(Side::First, &["a", "b", "c"]), "1. a b\n2. c\n");
        assert_eq!(written(Side::Second, &["b", "c", "d"]), "1. …… b\n2. c d\n");
        assert_eq!(written(Side::Second, &["b"]), "1. …… b\n");
    }
}
