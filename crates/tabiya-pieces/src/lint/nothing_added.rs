use tabiya_game::{Argument, Diagnostic, Level};

use super::{contradiction, exchange, still};
use crate::OverBudget;
use crate::codes::{NEVER_ACTS, NEVER_MOVES, NOTHING_ADDED};
use crate::compare::{Idle, Trial, idle_alternatives};
use crate::compiled::Budget;
use crate::reader::flaw::{self, Flaw, quoted};
use crate::tree::{Alternatives, Chain, Core, Piece};

/// How many random boards of a size are looked at, besides the empty one.
pub const BOARDS: usize = 1_000;

/// Alternatives that add nothing on these boards: without all of them, the piece has the same targets. On other boards they
/// can still add something, so the notes say on how many boards this has been seen. Of two that do the same, the later is
/// named. `source` is the text that the piece was read from; the boards are of one size.
///
/// # Errors
/// When finding the targets takes more steps than are left.
///
/// ```
/// use tabiya_board::Geometry;
/// use tabiya_pieces::compare::{COMPARISON_STEPS, boards};
/// use tabiya_pieces::compiled::Budget;
/// use tabiya_pieces::{Profile, lint, read};
/// let boards = boards(Geometry::new(8, 8).unwrap(), lint::BOARDS, 1);
/// let reading = read("n*,1+,~1/2", Profile::Tabiya);
/// let mut budget = Budget::of(COMPARISON_STEPS);
/// let piece = reading.piece.unwrap();
/// let notes = lint::nothing_added(&piece, &reading.source, &boards, &mut budget).unwrap();
/// assert_eq!(notes.len(), 1);
/// assert_eq!(notes[0].span.unwrap().range(), 3..5);
/// ```
pub fn nothing_added(
    piece: &Piece,
    source: &str,
    boards: &[Trial],
    budget: &mut Budget,
) -> Result<Vec<Diagnostic>, OverBudget> {
    let idle = idle_alternatives(piece, boards, budget)?;
    let redundant: Vec<usize> = idle.iter().filter(|idle| idle.acts).map(|idle| idle.alternative).collect();
    let flaws = idle.into_iter().filter_map(|idle| flaw(piece, idle, &redundant, boards)).collect();
    Ok(flaw::diagnostics(source, Level::Note, flaws))
}

/// `redundant`: all that can be left out together.
fn flaw(piece: &Piece, idle: Idle, redundant: &[usize], trials: &[Trial]) -> Option<Flaw> {
    let chains = &piece.alternatives.chains;
    let chain = chains.get(idle.alternative)?;
    // A leg that makes no move is named for itself.
    let is_named = |leg| still::flaw(leg).or_else(|| contradiction::flaw(leg)).is_some();
    if chain.legs.iter().any(is_named) || exchange::of_chain(chain).next().is_some() {
        return None;
    }
    let size = trials.first()?.board.geometry();
    let size = format!("{}x{}", size.width(), size.height());
    let code = match (idle.acts, chain.is_property()) {
        (true, _) => NOTHING_ADDED,
        (false, true) => NEVER_ACTS,
        (false, false) => NEVER_MOVES,
    };
    let flaw = Flaw::new(chain.place, code)
        .with("found", quoted(&chain.to_string()))
        .with("boards", trials.len())
        .with("size", Argument::text(size));
    Some(match code {
        NOTHING_ADDED => {
            let kept = chains.iter().enumerate().filter(|(number, _)| !redundant.contains(number));
            let chains = kept.map(|(_, chain)| chain.clone()).collect();
            flaw.with("right", Argument::input(Alternatives { chains }.to_string()))
        }
        NEVER_ACTS => {
            let is_promotion = chain.legs.iter().all(|leg| matches!(leg.core, Core::Promotion(_)));
            let is_alone = chains.iter().all(Chain::is_property);
            let right = Argument::input(format!("1+,{chain}"));
            flaw.with("right", right)
                .with("what", Argument::text(if is_promotion { "promotion" } else { "effect" }))
                .with("alone", Argument::text(if is_alone { "yes" } else { "no" }))
        }
        _ => flaw,
    })
}
