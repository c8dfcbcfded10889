//! A position as front ends show it.

use core::ops::ControlFlow;

use tabiya_board::{Side, Square};
use tabiya_game::{Cell, Code, Message, Origin, Outcome, Region, Reserve, Scene, SideScene, Target};

use crate::reason::side_name;
use crate::text::{coordinate, numeral, write_action};
use crate::{Action, GameResult, Kind, Phase, Piece, Position};

/// The phase as a word of the catalogues.
pub(crate) const fn phase(phase: Phase) -> Code {
    match phase {
        Phase::Placement => Code::new("formation.phase.placement"),
        Phase::Movement => Code::new("formation.phase.movement"),
    }
}

/// Whether the game is over, and by what, as far as the position tells.
pub(crate) fn outcome(position: &Position) -> Outcome {
    let result = position.result();
    if result == GameResult::Unfinished {
        return Outcome::Ongoing;
    }
    let left = Side::ALL.map(|side| position.leaders(side) > 0);
    let reason = match result.winner() {
        Some(winner) if left[winner.other().index()] => Code::new("formation.outcome.resignation"),
        Some(_) => Code::new("formation.outcome.leader-lost"),
        None if left == [false, false] => Code::new("formation.outcome.both-leaders-lost"),
        None => Code::new("formation.outcome.agreement"),
    };
    Outcome::Decided { winner: result.winner(), reason }
}

pub(crate) fn scene(position: &Position) -> Scene {
    let geometry = position.geometry();
    let half = |side: Option<Side>, kind: Code| Region {
        kind,
        side,
        squares: geometry
            .squares()
            .filter(|square| match side {
                Some(side) => geometry.in_half(square.row(), side),
                None => Side::ALL.into_iter().all(|side| !geometry.in_half(square.row(), side)),
            })
            .collect(),
    };
    let own = Code::new("formation.region.half");
    let regions = [
        half(Some(Side::First), own),
        half(Some(Side::Second), own),
        half(None, Code::new("formation.region.middle")),
    ];
    let labels = |count: u8| (1..=count).map(|value| numeral(value).to_string()).collect();
    Scene {
        geometry,
        points: true,
        phase: phase(position.phase()),
        to_move: position.to_move(),
        outcome: outcome(position),
        sides: [
            SideScene { name: side_name(Side::First), colour: "red" },
            SideScene { name: side_name(Side::Second), colour: "black" },
        ],
        columns: labels(geometry.width()),
        rows: labels(geometry.height()),
        regions: regions.into_iter().filter(|region| !region.squares.is_empty()).collect(),
        cells: geometry
            .squares()
            .map(|square| Cell {
                square,
                name: coordinate(square),
                hole: false,
                piece: position.piece_at(square).map(piece),
            })
            .collect(),
        reserves: Side::ALL
            .map(|side| Reserve {
                side,
                kind: Code::new("formation.reserve.pool"),
                pieces: position.pool(side).iter().map(|&kind| piece(Piece::new(side, kind))).collect(),
            })
            .into(),
        last_move: Vec::new(),
        marks: Vec::new(),
        targets: targets(position),
    }
}

fn piece(piece: Piece) -> tabiya_game::Piece {
    let colour = match piece.side() {
        Side::First => Code::new("formation.colour.red"),
        Side::Second => Code::new("formation.colour.black"),
    };
    tabiya_game::Piece {
        side: piece.side(),
        glyph: piece.kind().chinese().to_string(),
        letter: piece.to_string(),
        latin: latin(piece.kind()).to_owned(),
        name: Message::new(Code::new("formation.piece"))
            .with("side", colour)
            .with("kind", piece.kind().code()),
    }
}

/// Two letters of the English name, no two kinds alike.
const fn latin(kind: Kind) -> &'static str {
    match kind {
        Kind::General => "Ge",
        Kind::Stratagem => "St",
        Kind::Momentum => "Mm",
        Kind::Adaptation => "Ad",
        Kind::Wind => "Wi",
        Kind::Forest => "Fo",
        Kind::Fire => "Fi",
        Kind::Mountain => "Mt",
        Kind::Spear => "Sp",
        Kind::Shield => "Sd",
        Kind::Shell => "Sl",
        Kind::Mine => "Mi",
        Kind::Scholar => "Sc",
        Kind::Pawn => "Pa",
        Kind::Horse => "Ho",
        Kind::Rook => "Ro",
    }
}

fn targets(position: &Position) -> Vec<Target> {
    let mut targets = Vec::new();
    let _ = position.generate(|action| {
        let from = match action {
            Action::Place { kind, .. } => {
                Origin::Reserve(position.to_move(), Piece::new(position.to_move(), kind).to_string())
            }
            Action::Resign { loser } => leader(position, loser).map_or(Origin::Nowhere, Origin::Cell),
            _ => action.from().map_or(Origin::Nowhere, Origin::Cell),
        };
        targets.push(Target {
            from,
            to: action.to(),
            kind: action.kind().code(),
            text: write_action(position, action),
        });
        ControlFlow::Continue(())
    });
    targets
}

/// Where a side's General stands.
fn leader(position: &Position, side: Side) -> Option<Square> {
    position.unique(Piece::new(side, Kind::General))
}
