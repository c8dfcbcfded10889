use tabiya_game::{Argument, Diagnostic, Level};

use super::{contradiction, still};
use crate::OverBudget;
use crate::codes::{NEVER_MOVES, NOTHING_ADDED};
use crate::compare::{Idle, Trial, idle_alternatives};
use crate::reader::flaw::{self, Flaw, quoted};
use crate::tree::{Alternatives, Piece};

/// How many random boards of a size are looked at, besides the empty one.
pub const BOARDS: usize = 1_000;

/// Alternatives that add nothing on these boards: without one of them, the piece has the same targets. On other boards
/// it can still add something, so the notes say on how many boards this has been seen. Of two that do the same, both
/// are named. `source` is the text that the piece was read from; the boards are of one size.
///
/// # Errors
/// When finding the targets takes too many steps.
///
/// ```
/// use tabiya_board::Geometry;
/// use tabiya_pieces::{Profile, compare, lint, read};
/// let boards = compare::boards(Geometry::new(8, 8).unwrap(), lint::BOARDS, 1);
/// let reading = read("n*,1+,~1/2", Profile::Tabiya);
/// let notes = lint::nothing_added(&reading.piece.unwrap(), &reading.source, &boards).unwrap();
/// assert_eq!(notes.len(), 1);
/// assert_eq!(notes[0].span.unwrap().range(), 3..5);
/// ```
pub fn nothing_added(piece: &Piece, source: &str, boards: &[Trial]) -> Result<Vec<Diagnostic>, OverBudget> {
    let idle = idle_alternatives(piece, boards)?;
    let flaws = idle.into_iter().filter_map(|idle| flaw(piece, idle, boards)).collect();
    Ok(flaw::diagnostics(source, Level::Note, flaws))
}

fn flaw(piece: &Piece, idle: Idle, trials: &[Trial]) -> Option<Flaw> {
    let mut chains = piece.alternatives.chains.clone();
    if idle.alternative >= chains.len() {
        return None;
    }
    let chain = chains.remove(idle.alternative);
    // A leg that makes no move is named for itself.
    if chain.legs.iter().any(|leg| still::flaw(leg).or_else(|| contradiction::flaw(leg)).is_some()) {
        return None;
    }
    let size = trials.first()?.board.geometry();
    let size = format!("{}x{}", size.width(), size.height());
    let flaw = Flaw::new(chain.place, if idle.moves { NOTHING_ADDED } else { NEVER_MOVES })
        .with("found", quoted(&chain.to_string()))
        .with("boards", trials.len())
        .with("size", Argument::text(size));
    let right = Alternatives { chains }.to_string();
    Some(if idle.moves { flaw.with("right", Argument::input(right)) } else { flaw })
}
