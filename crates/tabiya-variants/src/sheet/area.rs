//! Squares in words.

use tabiya_board::Bitboard;
use tabiya_game::{Argument, Code, Message};
use tabiya_pieces::square_name;

use super::names::Terms;
use crate::cover::{Term, all, cover};
use crate::spec::Squares;

const EVERYWHERE: Code = Code::new("variants.rules.everywhere");
const NOWHERE: Code = Code::new("variants.rules.nowhere");
const ALL_BUT: Code = Code::new("variants.rules.all-but");
const BY_SIDE: Code = Code::new("variants.rules.by-side");
const REGION: Code = Code::new("variants.rules.region-name");
const RANK: Code = Code::new("variants.rules.rank");
const RANKS: Code = Code::new("variants.rules.ranks");
const FILE: Code = Code::new("variants.rules.file");
const FILES: Code = Code::new("variants.rules.files");

impl Terms<'_> {
    /// The squares of the two sides: by the name of a region, once where they are the same.
    pub(super) fn by_side(&self, squares: [Squares; 2]) -> Argument {
        match self.region(squares) {
            Some(name) => name,
            None => self.nameless_by_side(squares),
        }
    }

    /// Squares that belong to nobody.
    pub(super) fn squares(&self, squares: Squares) -> Argument {
        self.by_side([squares; 2])
    }

    /// The same without names of regions.
    pub(super) fn nameless_by_side(&self, squares: [Squares; 2]) -> Argument {
        let whole = all(self.spec.geometry);
        let board = whole & !self.spec.holes;
        // What lies in holes alone, as they do themselves, is told by the names of its squares.
        let is_of_holes = ((squares[0] | squares[1]) & board).is_empty();
        let within = if is_of_holes { whole } else { board };
        let [white, black] = squares.map(|squares| self.nameless(squares, within));
        if white == black {
            return white;
        }
        Message::new(BY_SIDE).with("white", white).with("black", black).into()
    }

    fn region(&self, squares: [Squares; 2]) -> Option<Argument> {
        let is_whole = squares[0].is_empty() || squares[0] == all(self.spec.geometry);
        let region = self.spec.regions.iter().find(|region| region.squares == squares && !is_whole)?;
        Some(Message::new(REGION).with("name", Argument::text(&region.name)).into())
    }

    fn nameless(&self, squares: Squares, board: Squares) -> Argument {
        let rest = board & !squares;
        if (squares & board).is_empty() {
            return Message::new(NOWHERE).into();
        }
        if rest.is_empty() {
            return Message::new(EVERYWHERE).into();
        }
        let of = |squares| cover(self.spec.geometry, squares);
        let (terms, missing) = (of(squares), of(rest));
        if missing.len() + 1 < terms.len() {
            return Message::new(ALL_BUT).with("squares", self.list(missing)).into();
        }
        self.list(terms)
    }

    fn list(&self, terms: Vec<Term>) -> Argument {
        let mut words: Vec<Argument> = terms.into_iter().map(|term| self.term(term)).collect();
        if words.len() == 1 { words.remove(0) } else { words.into() }
    }

    fn term(&self, term: Term) -> Argument {
        let name = |square| square_name(self.spec.geometry, square).to_string();
        let file = |column: u8| Argument::text(char::from(b'a' + column));
        match term {
            Term::Ranks(from, to) if from == to => Message::new(RANK).with("rank", from).into(),
            Term::Ranks(from, to) => Message::new(RANKS).with("from", from).with("to", to).into(),
            Term::Files(from, to) if from == to => Message::new(FILE).with("file", file(from)).into(),
            Term::Files(from, to) => Message::new(FILES).with("from", file(from)).with("to", file(to)).into(),
            Term::Block(from, to) if from == to => Argument::text(name(from)),
            Term::Block(from, to) => Argument::text(format!("{}–{}", name(from), name(to))),
        }
    }
}
