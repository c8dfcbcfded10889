use std::collections::HashSet;

use tabiya_board::Square;
use tabiya_game::{GameText, History, MoveList, Origin};

use super::{canonical, place};

/// The scene shows the position, all of its legal moves and nothing else.
pub(super) fn check<G: GameText>(game: &G, position: &G::Position, list: &MoveList<G>) {
    let place = place(game, position);
    let scene = game.scene(position);
    let geometry = scene.geometry;
    assert_eq!(scene.to_move, game.to_move(position), "{place}: whose turn the scene shows");
    let outcome = game.outcome(position, History::none(position));
    assert_eq!(scene.outcome, outcome, "{place}: the outcome in the scene");
    assert_eq!(scene.columns.len(), geometry.width() as usize, "{place}: labels of columns");
    assert_eq!(scene.rows.len(), geometry.height() as usize, "{place}: labels of rows");
    let shown: Vec<_> = scene.cells.iter().map(|cell| cell.square).collect();
    assert_eq!(shown, geometry.squares().collect::<Vec<_>>(), "{place}: cells in reading order");
    for cell in &scene.cells {
        assert_eq!(
            game.read_square(position, &cell.name),
            Some(cell.square),
            "{place}: the name {:?} of a cell",
            cell.name
        );
        assert!(!(cell.hole && cell.piece.is_some()), "{place}: a piece in the hole {:?}", cell.name);
        let said = game.explain_piece(position, cell.square);
        assert!(!said.is_empty(), "{place}: nothing is said of {:?}", cell.name);
    }
    for region in &scene.regions {
        for &square in &region.squares {
            assert!(geometry.contains(square), "{place}: {} reaches beyond the board", region.kind);
        }
    }
    assert!(scene.last_move.is_empty(), "{place}: a position knows no last move");

    let mut targets: Vec<_> = scene.targets.iter().map(|target| target.text.clone()).collect();
    let mut legal: Vec<_> =
        list.moves().iter().map(|&movement| canonical(game, position, movement, list)).collect();
    targets.sort_unstable();
    legal.sort_unstable();
    assert_eq!(targets, legal, "{place}: targets and legal moves");
    let occupied: HashSet<Square> =
        scene.cells.iter().filter(|cell| cell.piece.is_some()).map(|cell| cell.square).collect();
    for target in &scene.targets {
        match &target.from {
            Origin::Cell(square) => {
                assert!(occupied.contains(square), "{place}: {target:?} starts from an empty cell");
            }
            Origin::Reserve(side, letter) => {
                let mut pieces = scene
                    .reserves
                    .iter()
                    .filter(|reserve| reserve.side == *side)
                    .flat_map(|reserve| &reserve.pieces);
                assert!(
                    pieces.any(|piece| piece.letter == *letter && piece.side == *side),
                    "{place}: {target:?} starts from a reserve that has no such piece"
                );
            }
            Origin::Nowhere => {}
        }
        if let Some(to) = target.to {
            let cell = scene.cells.iter().find(|cell| cell.square == to);
            assert!(cell.is_some_and(|cell| !cell.hole), "{place}: {target:?} ends beyond the board");
        }
    }
    for &movement in list.moves() {
        let said = game.preview(position, movement, list.details());
        assert!(!said.is_empty(), "{place}: nothing is said of what {movement:?} would change");
    }
}
