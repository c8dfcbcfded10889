//! What a piece does, in sentences.
//!
//! The explanation follows the tree node by node, and says what a node means where it stands: a type, an owner or a
//! filter in front of a group is said of the legs inside. Lines with different moves never get the same sentence: what
//! belongs together stands in parentheses wherever it could be taken apart in another way.

mod chain;
mod codes;
mod condition;
mod context;
mod direction;
mod distance;
mod effect;
mod group;
mod influence;
mod join;
mod leap;
mod leg;
mod partner;
mod promotion;

use tabiya_game::Message;

use crate::tree::{Chain, Piece};
use context::Context;

/// What a piece does, as a message that the catalogues put into a sentence.
///
/// Groups are told as the document repeats them ([`Repeat::Document`](crate::Repeat)). The size of the message is linear in
/// that of the line.
///
/// ```
/// use tabiya_messages::{Catalogue, Language};
/// use tabiya_pieces::{Piece, explain};
/// let pawn: Piece = "o1>,c1X>".parse()?;
/// assert_eq!(
///     Catalogue::new(Language::English).sentence(&explain::explain(&pawn)),
///     "Moves one square straight forward without capturing; or captures one square diagonally forward."
/// );
/// # Ok::<(), Vec<tabiya_game::Diagnostic>>(())
/// ```
pub fn explain(piece: &Piece) -> Message {
    let promotes = promotion::all(&piece.alternatives).next().is_some();
    let context = Context::new(piece.linkage, promotes);
    // What is true of every move stands apart from what can be chosen (H13).
    let (effects, moves): (Vec<&Chain>, Vec<&Chain>) =
        piece.alternatives.chains.iter().partition(|chain| effect::is_lasting(chain));
    let effects = promotion::merged(effects);
    let effects = effects.iter().map(|chain| effect::lasting(chain, &context));
    let effects = effects.chain(promotion::united(piece)).collect();
    let effects = join::all(effects, codes::SENTENCES);
    let moves = (!moves.is_empty()).then(|| chain::alternatives(&moves, &context));
    match (moves, effects) {
        (Some(moves), Some(effects)) => {
            Message::new(codes::PIECE_WITH).with("moves", moves).with("effects", effects)
        }
        (Some(moves), None) => Message::new(codes::PIECE).with("moves", moves),
        (None, effects) => {
            let effects = effects.unwrap_or(Message::new(codes::STAY));
            Message::new(codes::EFFECTS_ONLY).with("effects", effects)
        }
    }
}
