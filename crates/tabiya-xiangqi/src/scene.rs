//! A position as front ends show it.

use tabiya_board::{Side, Square};
use tabiya_game::{Cell, Code, Origin, Outcome, Region, Scene, SideScene, Target};

use crate::point::points;
use crate::rules::tables::PALACE;
use crate::{BOARD, Kind, Move, Piece, Point, Position, codes};

const PLAY: Code = Code::new("xiangqi.phase.play");
const PALACE_REGION: Code = Code::new("xiangqi.region.palace");
const RIVER: Code = Code::new("xiangqi.region.river");
const MOVE: Code = Code::new("xiangqi.action.move");
const CAPTURE: Code = Code::new("xiangqi.action.capture");

pub(crate) fn scene(position: &Position, outcome: Outcome) -> Scene {
    let palace = |side: Side| Region {
        kind: PALACE_REGION,
        side: Some(side),
        squares: points(PALACE[side.index()]).map(Point::square).collect(),
    };
    let on_bank = |square: &Square| matches!(square.row(), 4 | 5);
    let river = Region { kind: RIVER, side: None, squares: BOARD.squares().filter(on_bank).collect() };
    let cell = |point: Point| Cell {
        square: point.square(),
        name: point.to_string(),
        hole: false,
        piece: position.piece_at(point).map(piece),
    };
    let moves = if outcome.is_ongoing() { position.moves() } else { Vec::new() };
    Scene {
        geometry: BOARD,
        points: true,
        phase: PLAY,
        to_move: position.to_move(),
        outcome,
        sides: [(Side::First, "red"), (Side::Second, "black")]
            .map(|(side, colour)| SideScene { name: codes::side(side), colour }),
        columns: ('a'..='i').map(String::from).collect(),
        rows: (0..10).rev().map(|rank| rank.to_string()).collect(),
        regions: vec![palace(Side::First), palace(Side::Second), river],
        cells: Point::all().map(cell).collect(),
        reserves: Vec::new(),
        last_move: Vec::new(),
        marks: Vec::new(),
        targets: moves.into_iter().map(|movement| target(position, movement)).collect(),
    }
}

fn target(position: &Position, movement: Move) -> Target {
    Target {
        from: Origin::Cell(movement.from.square()),
        to: Some(movement.to.square()),
        kind: if position.piece_at(movement.to).is_some() { CAPTURE } else { MOVE },
        text: movement.to_string(),
    }
}

fn piece(piece: Piece) -> tabiya_game::Piece {
    tabiya_game::Piece {
        side: piece.side,
        glyph: glyph(piece).to_owned(),
        letter: piece.letter().to_string(),
        latin: piece.kind.letter().to_string(),
        name: codes::piece(piece).into(),
    }
}

/// The character on the piece, as it is carved.
const fn glyph(piece: Piece) -> &'static str {
    match (piece.side, piece.kind) {
        (Side::First, Kind::General) => "帥",
        (Side::First, Kind::Advisor) => "仕",
        (Side::First, Kind::Elephant) => "相",
        (Side::First, Kind::Horse) => "傌",
        (Side::First, Kind::Chariot) => "俥",
        (Side::First, Kind::Cannon) => "炮",
        (Side::First, Kind::Soldier) => "兵",
        (Side::Second, Kind::General) => "將",
        (Side::Second, Kind::Advisor) => "士",
        (Side::Second, Kind::Elephant) => "象",
        (Side::Second, Kind::Horse) => "馬",
        (Side::Second, Kind::Chariot) => "車",
        (Side::Second, Kind::Cannon) => "砲",
        (Side::Second, Kind::Soldier) => "卒",
    }
}
