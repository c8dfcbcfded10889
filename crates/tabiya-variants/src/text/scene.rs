//! A position as front ends show it.

use tabiya_board::{Bitboard, Geometry, Side, Square};
use tabiya_game::{
    Cell, Code, History, Message, MoveList, Name, Notation as _, Origin, Outcome, Piece, Region, Reserve,
    Rules as _, Scene, SideScene, Target,
};
use tabiya_pieces::square_name;

use super::codes;
use super::fen::letter;
use super::uci::Uci;
use super::why::name_of;
use crate::engine::{Compounds, Kind, Move, NONE, Position, kind_of, side_of};
use crate::game::Variant;
use crate::spec::{Drawn, RegionSpec, Spec, Squares, TypeId};

const PLAY: Code = Code::new("variants.phase.play");
const HAND: Code = Code::new("variants.reserve.hand");
const PALACE: Code = Code::new("variants.region.palace");
const RIVER: Code = Code::new("variants.region.river");
const ZONE: Code = Code::new("variants.region.zone");
const PIECE: Code = Code::new("variants.piece");

const MOVE: Code = Code::new("variants.action.move");
const CAPTURE: Code = Code::new("variants.action.capture");
const PROMOTE: Code = Code::new("variants.action.promote");
const CASTLE: Code = Code::new("variants.action.castle");
const DROP: Code = Code::new("variants.action.drop");
const CHAIN: Code = Code::new("variants.action.chain");
const PASS: Code = Code::new("variants.action.pass");

pub(crate) fn scene<B: Bitboard + 'static>(game: &Variant<B>, position: &Position<B>) -> Scene {
    let spec = game.spec();
    let geometry = spec.geometry;
    let stands = |index: usize| match position.board[index] {
        NONE => None,
        man => Some(piece(spec, side_of(man), kind_of(man).into())),
    };
    let cell = |(index, square): (usize, Square)| Cell {
        square,
        name: square_name(geometry, square).to_string(),
        hole: game.engine().is_hole(index),
        piece: stands(index),
    };
    let hand = |side: Side| Reserve {
        side,
        kind: HAND,
        pieces: (0..spec.types.len())
            .flat_map(|kind| {
                let count = usize::from(position.in_hand(side, kind as u8));
                core::iter::repeat_n(kind, count).map(move |kind| piece(spec, side, kind))
            })
            .collect(),
    };
    let outcome: Outcome = game.outcome(position, History::none(position));
    Scene {
        geometry,
        points: spec.points,
        phase: PLAY,
        to_move: position.to_move,
        outcome,
        sides: [("white", 0), ("black", 1)]
            .map(|(colour, side)| SideScene { name: codes::SIDES[side], colour }),
        columns: (0..geometry.width()).map(|column| char::from(b'a' + column).to_string()).collect(),
        rows: (0..geometry.height()).map(|row| (geometry.height() - row).to_string()).collect(),
        regions: spec.regions.iter().flat_map(|region| regions(geometry, region)).collect(),
        cells: geometry.squares().enumerate().map(cell).collect(),
        reserves: if spec.drops.is_some() { Side::ALL.map(hand).into() } else { Vec::new() },
        last_move: Vec::new(),
        marks: Vec::new(),
        targets: targets(game, position),
    }
}

/// A piece as it is shown.
pub(crate) fn piece(spec: &Spec, side: Side, kind: TypeId) -> Piece {
    let of = &spec.types[kind];
    let name = name_of(&of.names);
    let name = if name.en.is_empty() { Name { en: of.letter.clone(), others: Vec::new() } } else { name };
    let glyph = &of.glyphs[side.index()];
    Piece {
        side,
        glyph: if glyph.is_empty() { letter(spec, side, kind) } else { glyph.clone() },
        letter: letter(spec, side, kind),
        latin: of.letter.clone(),
        name: Message::new(PIECE).with("side", codes::SIDES[side.index()]).with("piece", name),
    }
}

/// The parts of the board that are drawn.
pub(crate) fn regions(geometry: Geometry, region: &RegionSpec) -> Vec<Region> {
    let kind = match region.drawn {
        Drawn::Nothing => return Vec::new(),
        Drawn::Palace => PALACE,
        Drawn::River => RIVER,
        Drawn::Zone => ZONE,
    };
    let squares = |set: Squares| set.iter().map(|index| geometry.square(index)).collect::<Vec<_>>();
    let of_side = |side: Option<Side>, set: Squares| Region { kind, side, squares: squares(set) };
    let [white, black] = region.squares;
    let all = if white == black {
        vec![of_side(None, white)]
    } else {
        vec![of_side(Some(Side::First), white), of_side(Some(Side::Second), black)]
    };
    all.into_iter().filter(|region| !region.squares.is_empty()).collect()
}

fn targets<B: Bitboard + 'static>(game: &Variant<B>, position: &Position<B>) -> Vec<Target> {
    let list = MoveList::of(game, position);
    let texts = Uci.write_all(game, position, &list);
    let target = |(&movement, text)| target(game, position, movement, list.details(), text);
    list.moves().iter().zip(texts).map(target).collect()
}

fn target<B: Bitboard>(
    game: &Variant<B>,
    position: &Position<B>,
    movement: Move,
    details: &Compounds<B>,
    text: String,
) -> Target {
    let spec = game.spec();
    let square = |index: u8| spec.geometry.square(index.into());
    let kind = match movement.kind {
        Kind::Pass => return Target { from: Origin::Nowhere, to: None, kind: PASS, text },
        Kind::Drop(kind, _) => {
            let held = letter(spec, position.to_move, kind.into());
            let from = Origin::Reserve(position.to_move, held);
            return Target { from, to: Some(square(movement.to)), kind: DROP, text };
        }
        Kind::Plain if position.board[usize::from(movement.to)] == NONE => MOVE,
        Kind::Plain | Kind::Passing => CAPTURE,
        Kind::Promotion(_) | Kind::PassingPromotion(_) => PROMOTE,
        Kind::Castling(..) => CASTLE,
        Kind::Compound(number, into) => {
            let captures =
                details.action(movement.from, number).is_some_and(|action| !action.captures.is_empty());
            if into != NONE {
                PROMOTE
            } else if text.contains(',') {
                CHAIN
            } else if captures {
                CAPTURE
            } else {
                MOVE
            }
        }
    };
    Target { from: Origin::Cell(square(movement.from)), to: Some(square(movement.to)), kind, text }
}
