use tabiya_board::Square;

use crate::{Ability, Piece, Position, View};

/// Where an ability of a piece comes from and what takes it (section 4 of the rules).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The ability.
    pub ability: Ability,
    /// Whether the piece has it in the end.
    pub held: bool,
    /// Whether its kind has it without any formation.
    pub base: bool,
    /// The formations that give it, in reading order.
    pub granted_by: Vec<(Square, Piece)>,
    /// The formations that take it, in reading order; one is enough.
    pub removed_by: Vec<(Square, Piece)>,
}

/// For each ability that the piece on a square has, or would have if no formation took it: how that comes.
/// Nothing where there is no piece.
pub fn provenance(position: &Position, square: Square) -> Vec<Origin> {
    let Some(piece) = position.piece_at(square) else {
        return Vec::new();
    };
    let view = View::new(position);
    Ability::ALL
        .into_iter()
        .map(|ability| Origin {
            ability,
            held: view.has(square, ability),
            base: piece.kind().base().contains(ability),
            granted_by: view.granters(square, piece, ability).collect(),
            removed_by: view.removers(square, piece, ability).collect(),
        })
        .filter(|origin| origin.base || !origin.granted_by.is_empty())
        .collect()
}
