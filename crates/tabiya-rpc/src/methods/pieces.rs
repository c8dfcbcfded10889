//! The piece notation, which belongs to no game.

use serde_json::{Value, json};
use tabiya::board::Side;
use tabiya::pieces::compiled::Compiled;
use tabiya::pieces::{Fen, Piece, Profile, Reading, Repeat, explain, lint, read};
use tabiya_game::{Code, Diagnostic, MAX_POSITION, MAX_TEXT};

use super::call::Call;
use crate::error::{ErrorKind, Failure};
use crate::params::missing_text;
use crate::{MAX_PIECES, shapes};

const PIECES_BUDGET: Code = Code::new("rpc.budget.pieces");

/// The letter of the pieces that move by the line (H19).
const UNDER_TEST: u8 = b'A';

/// Whether a line is well formed, and its syntax tree.
pub(super) fn parse(call: &mut Call<'_>) -> Result<Value, Failure> {
    let Reading { source, piece, mut diagnostics, .. } = reading(call)?;
    if let Some(piece) = &piece {
        diagnostics.extend(lint::check(piece, &source));
    }
    Ok(shapes::piece_report(piece.as_ref(), &diagnostics, call.catalogue))
}

/// How a piece moves, in words.
pub(super) fn explain(call: &mut Call<'_>) -> Result<Value, Failure> {
    let piece = piece(call)?;
    Ok(json!({ "text": call.catalogue.sentence(&explain::explain(&piece)) }))
}

/// All moves of a piece on a board.
pub(super) fn targets(call: &mut Call<'_>) -> Result<Value, Failure> {
    let piece = piece(call)?;
    let text = call.params.text("position")?;
    let position = text.parse::<Fen>().map_err(|diagnostics| {
        let failure = Failure::text(ErrorKind::Syntax, diagnostics);
        failure.over_budget(text.len() > MAX_POSITION).within("position")
    })?;
    let mut board = position.board;
    let sides = [("w", Side::First), ("b", Side::Second)];
    let asked = call.params.choice("side", sides)?;
    let side = asked.or(position.to_move).ok_or_else(|| missing_text("side"))?;
    board.set_unmoved(call.params.flag("unmoved")?);
    let movers: Vec<_> = board
        .men()
        .filter(|(_, man)| man.side == side && man.letter == UNDER_TEST)
        .map(|(square, _)| square)
        .collect();
    call.budget.pieces = call
        .budget
        .pieces
        .checked_sub(movers.len())
        .ok_or_else(|| Failure::budget(Diagnostic::error(PIECES_BUDGET).with("limit", MAX_PIECES)))?;
    let compiled = Compiled::new(&piece, board.geometry(), Repeat::default());
    let mut movements = Vec::new();
    for square in movers {
        let found = compiled.targets(&board, square);
        movements.extend(found.map_err(|over| Failure::budget(over.into()))?);
    }
    let geometry = board.geometry();
    movements.sort_by_cached_key(|movement| movement.text(geometry));
    let mut moves: Vec<_> = movements.iter().map(|movement| movement.text(geometry)).collect();
    moves.dedup();
    let details: Value = movements.iter().map(|movement| shapes::movement(movement, geometry)).collect();
    Ok(json!({ "moves": moves, "details": details }))
}

fn reading(call: &Call<'_>) -> Result<Reading, Failure> {
    let text = call.params.text("text")?;
    let profiles = Profile::ALL.map(|profile| (profile.as_str(), profile));
    let profile = call.params.choice("profile", profiles)?.unwrap_or_default();
    Ok(read(text, profile))
}

/// The piece of a line that has to be well formed.
fn piece(call: &Call<'_>) -> Result<Piece, Failure> {
    let Reading { piece, diagnostics, .. } = reading(call)?;
    piece.ok_or_else(|| {
        let text = call.params.text("text").unwrap_or_default();
        Failure::text(ErrorKind::Syntax, diagnostics).over_budget(text.chars().nth(MAX_TEXT).is_some())
    })
}
