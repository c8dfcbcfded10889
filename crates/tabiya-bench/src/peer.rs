//! The public crate `formation-chess-core` seen through our types.

use formation_chess_core::action::{Action as PeerAction, Place};
use formation_chess_core::game::{Game, Phase};
use formation_chess_core::piece::Player;
use tabiya_board::{Side, Square};
use tabiya_formation::text::write_position;
use tabiya_formation::{Action, ActionKind, Kind, Position};

/// The same position in the public crate, read from its text.
///
/// # Panics
/// If the public crate refuses it.
pub fn game(position: &Position) -> Game {
    write_position(position).parse().expect("a valid position is valid there")
}

/// The public crate's legal actions. Placements, which it doesn't list, are listed for it: each piece of the pool on
/// each empty point of the own half, then resignation.
pub fn list(game: &Game, actions: &mut Vec<PeerAction>) {
    actions.clear();
    if game.phase() == Phase::Move {
        game.all_valid_moves(actions);
        return;
    }
    let board = game.board();
    let (pool, rows) = match game.player() {
        Player::Red => (game.red_pool(), board.height().div_ceil(2)..board.height()),
        Player::Black => (game.black_pool(), 0..board.height() / 2),
    };
    for (index, &piece) in pool.iter().enumerate() {
        if pool[..index].contains(&piece) {
            continue;
        }
        for row in rows.clone() {
            for column in 0..board.width() {
                if board.raw_piece((column, row)).is_none() {
                    actions.push(PeerAction::Place(Place { piece: piece.id(), to: (column, row) }));
                }
            }
        }
    }
    actions.push(PeerAction::Resign(0, 0));
}

/// An action of the public crate in a position as ours.
///
/// # Panics
/// If it names points off the board or no Leader to resign.
pub fn own_action(position: &Position, action: PeerAction) -> Action {
    let square = |(column, row)| Square::new(column, row).expect("on the board");
    let (kind, between) = match action {
        PeerAction::Move(between) => (ActionKind::Move, between),
        PeerAction::Capture(between) => (ActionKind::Capture, between),
        PeerAction::Push(between) => (ActionKind::Push, between),
        PeerAction::Pull(between) => (ActionKind::Pull, between),
        PeerAction::Place(Place { piece, to }) => {
            let kind = Kind::from_chinese(piece.name).expect("a standard piece");
            return Action::Place { kind, to: square(to) };
        }
        PeerAction::Resign(column, row) => {
            let named = position.piece_at(square((column, row)));
            let placing = !position.pool(Side::First).is_empty() || !position.pool(Side::Second).is_empty();
            let loser =
                if placing { position.to_move() } else { named.expect("a Leader stands there").side() };
            return Action::Resign { loser };
        }
    };
    kind.between(square(between.from), square(between.to)).expect("an action on the board")
}
