use tabiya::pieces::betza::{self, Dialect, Written};
use tabiya::pieces::compiled::{Budget, Compiled};
use tabiya::pieces::{Known, KnownPiece, Movement, OverBudget, Piece, Repeat};

use super::place::Place;

/// What there is to say of a piece.
pub(super) struct Told<'a> {
    pub(super) piece: &'a Piece,
    pub(super) place: &'a Place,
    /// Its moves, of all that stand on the board, sorted by text.
    pub(super) movements: Result<Vec<Movement>, OverBudget>,
    /// The known pieces that move like it.
    pub(super) known: Result<Vec<&'a KnownPiece>, OverBudget>,
    /// The piece in Betza's notation, the dialects in which it is the same together.
    pub(super) betza: Vec<(Vec<Dialect>, Written)>,
}

impl<'a> Told<'a> {
    pub(super) fn new(piece: &'a Piece, place: &'a Place, known: &'a Known, budget: &mut Budget) -> Self {
        Self {
            piece,
            place,
            movements: movements(piece, place),
            known: known.find_on(place.board.geometry(), piece, budget),
            betza: in_betza(piece),
        }
    }
}

fn movements(piece: &Piece, place: &Place) -> Result<Vec<Movement>, OverBudget> {
    let geometry = place.board.geometry();
    let compiled = Compiled::new(piece, geometry, Repeat::default());
    let mut movements = Vec::new();
    for square in place.movers() {
        movements.extend(compiled.targets(&place.board, square)?);
    }
    movements.sort_by_cached_key(|movement| movement.text(geometry));
    Ok(movements)
}

fn in_betza(piece: &Piece) -> Vec<(Vec<Dialect>, Written)> {
    let mut all: Vec<(Vec<Dialect>, Written)> = Vec::new();
    for dialect in Dialect::ALL {
        let written = betza::write(piece, dialect);
        let same = all.iter_mut().find(|(_, known)| known.text.is_some() && known.text == written.text);
        match same {
            Some((dialects, _)) => dialects.push(dialect),
            None => all.push((vec![dialect], written)),
        }
    }
    all
}
