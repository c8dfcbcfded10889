//! Squares as text, by the shortest words found.

use tabiya_board::{Bitboard, Geometry};
use tabiya_pieces::square_name;

use super::value::text;
use crate::cover::{Term, all, cover};
use crate::spec::{RegionSpec, Squares};

/// A board whose squares are told.
pub(super) struct Area<'s> {
    geometry: Geometry,
    regions: &'s [RegionSpec],
}

impl<'s> Area<'s> {
    pub(super) const fn new(geometry: Geometry, regions: &'s [RegionSpec]) -> Self {
        Self { geometry, regions }
    }

    /// The squares of each side: one text where it stands for both.
    pub(super) fn sides(&self, squares: [Squares; 2]) -> String {
        if let Some(region) = self.region(squares) {
            return text(region);
        }
        let [white, black] = squares.map(|squares| self.squares(squares));
        if squares[0] == squares[1] { white } else { format!("{{ white = {white}, black = {black} }}") }
    }

    /// Squares that belong to nobody.
    pub(super) fn squares(&self, squares: Squares) -> String {
        self.region([squares; 2]).map_or_else(|| self.nameless(squares), text)
    }

    /// The same, without names of regions.
    pub(super) fn nameless(&self, squares: Squares) -> String {
        text(&self.words(squares))
    }

    fn region(&self, squares: [Squares; 2]) -> Option<&str> {
        let is_whole = squares[0].is_empty() || squares[0] == all(self.geometry);
        let region = self.regions.iter().find(|region| region.squares == squares && !is_whole)?;
        Some(&region.name)
    }

    fn words(&self, squares: Squares) -> String {
        let rest = all(self.geometry) & !squares;
        if squares.is_empty() {
            return "none".to_owned();
        }
        if rest.is_empty() {
            return "all".to_owned();
        }
        let words = self.cover(squares).join(" ");
        let without: Vec<_> = self.cover(rest).iter().map(|term| format!("not {term}")).collect();
        let without = format!("all {}", without.join(" "));
        if without.len() < words.len() { without } else { words }
    }

    /// Terms that together make the squares.
    fn cover(&self, squares: Squares) -> Vec<String> {
        cover(self.geometry, squares).into_iter().map(|term| self.term(term)).collect()
    }

    fn term(&self, term: Term) -> String {
        let name = |square| square_name(self.geometry, square).to_string();
        let file = |column: u8| char::from(b'a' + column);
        match term {
            Term::Ranks(from, to) if from == to => format!("rank {from}"),
            Term::Ranks(from, to) => format!("ranks {from}-{to}"),
            Term::Files(from, to) if from == to => format!("file {}", file(from)),
            Term::Files(from, to) => format!("files {}-{}", file(from), file(to)),
            Term::Block(from, to) if from == to => name(from),
            Term::Block(from, to) => format!("{}-{}", name(from), name(to)),
        }
    }
}
