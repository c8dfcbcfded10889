use tabiya_board::Side;
use tabiya_game::{
    Argument, Cell, Code, History, Message, Origin, Piece, Region, Rules, Scene, SideScene, Target,
};

use super::position_text::letter;
use super::{Chains, ChainsPosition};
use crate::sheet::{column_letter, row_number, square_name};

const PLAY: Code = Code::new("toy.phase.play");
const HALF: Code = Code::new("toy.region.half");
const PIECE: Code = Code::new("toy.chains.piece");
const MOVE: Code = Code::new("toy.action.move");
const CAPTURE: Code = Code::new("toy.action.capture");

fn show(side: Side) -> Piece {
    let glyph = match side {
        Side::First => '○',
        Side::Second => '●',
    };
    let name = Message::new(PIECE).with("man", Argument::text(letter(side)));
    let letter = letter(side).to_string();
    Piece { side, glyph: glyph.to_string(), latin: letter.clone(), letter, name }
}

impl Chains {
    pub(super) fn scene_of(&self, position: &ChainsPosition) -> Scene {
        let mut targets = Vec::new();
        self.each_text(position, |movement, text| {
            targets.push(Target {
                from: Origin::Cell(movement.from),
                to: Some(movement.to),
                kind: if movement.chain.is_some() { CAPTURE } else { MOVE },
                text,
            });
        });
        let half = |side| Region {
            kind: HALF,
            side: Some(side),
            squares: self
                .geometry
                .squares()
                .filter(|square| self.geometry.in_half(square.row(), side))
                .collect(),
        };
        let cells = self.geometry.squares().map(|square| Cell {
            square,
            name: square_name(self.geometry, square),
            hole: false,
            piece: position.man(square).map(show),
        });
        Scene {
            geometry: self.geometry,
            points: true,
            phase: PLAY,
            to_move: position.to_move,
            outcome: self.outcome(position, History::none(position)),
            sides: [
                SideScene { name: Code::new("toy.side.white"), colour: "white" },
                SideScene { name: Code::new("toy.side.black"), colour: "black" },
            ],
            columns: (0..self.geometry.width()).map(|column| column_letter(column).to_string()).collect(),
            rows: (0..self.geometry.height()).map(|row| row_number(self.geometry, row).to_string()).collect(),
            regions: Side::ALL.map(half).into(),
            cells: cells.collect(),
            reserves: Vec::new(),
            last_move: Vec::new(),
            marks: Vec::new(),
            targets,
        }
    }
}
