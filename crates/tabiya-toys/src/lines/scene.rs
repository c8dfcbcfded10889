use core::ops::ControlFlow;

use tabiya_board::Side;
use tabiya_game::{
    Argument, Cell, Code, History, Message, Notation, Origin, Piece, Region, Reserve, Rules, Scene, Scope,
    SideScene, Target,
};

use super::notation::Squares;
use super::position_text::{kind_letter, letter};
use super::{Action, Kind, Lines, LinesMove, LinesPosition, Man};
use crate::sheet::{column_letter, row_number};

const PLAY: Code = Code::new("toy.phase.play");
const HAND: Code = Code::new("toy.lines.hand");
const HOLE: Code = Code::new("toy.lines.hole");
const PIECE: Code = Code::new("toy.lines.piece");

fn show(man: Man) -> Piece {
    let glyph = match (man.kind, man.side) {
        (Kind::Peg, Side::First) => '○',
        (Kind::Peg, Side::Second) => '●',
        (Kind::Bar, Side::First) => '□',
        (Kind::Bar, Side::Second) => '■',
    };
    let name = Message::new(PIECE).with("man", Argument::text(letter(man)));
    Piece {
        side: man.side,
        glyph: glyph.to_string(),
        letter: letter(man).to_string(),
        latin: kind_letter(man.kind).to_string(),
        name,
    }
}

impl Lines {
    pub(super) fn scene_of(&self, position: &LinesPosition) -> Scene {
        let mut targets = Vec::new();
        let _ = self.generate(position, Scope::All, &mut (), |movement| {
            let (from, kind) = match movement {
                LinesMove::Drop { kind, .. } => {
                    let man = Man { side: position.to_move, kind };
                    (Origin::Reserve(man.side, letter(man).to_string()), Code::new("toy.action.drop"))
                }
                LinesMove::Go { from, action, .. } => {
                    let kind = match action {
                        Action::Step => Code::new("toy.action.move"),
                        Action::Capture => Code::new("toy.action.capture"),
                        Action::Swap => Code::new("toy.action.swap"),
                    };
                    (Origin::Cell(from), kind)
                }
            };
            let text = Squares.write(self, position, movement, &());
            targets.push(Target { from, to: Some(movement.to()), kind, text });
            ControlFlow::Continue(())
        });
        let cells = self.geometry.squares().map(|square| Cell {
            square,
            name: self.name_of(square),
            hole: self.is_hole(square),
            piece: position.man(square).map(show),
        });
        let reserves = Side::ALL.map(|side| Reserve {
            side,
            kind: HAND,
            pieces: Kind::ALL
                .into_iter()
                .flat_map(|kind| {
                    let men = usize::from(position.hands[side.index()][kind as usize]);
                    core::iter::repeat_n(show(Man { side, kind }), men)
                })
                .collect(),
        });
        Scene {
            geometry: self.geometry,
            points: false,
            phase: PLAY,
            to_move: position.to_move,
            outcome: self.outcome(position, History::none(position)),
            sides: [
                SideScene { name: Code::new("toy.side.white"), colour: "white" },
                SideScene { name: Code::new("toy.side.black"), colour: "black" },
            ],
            columns: (0..self.geometry.width()).map(|column| column_letter(column).to_string()).collect(),
            rows: (0..self.geometry.height()).map(|row| row_number(self.geometry, row).to_string()).collect(),
            regions: self
                .hole
                .map(|square| Region { kind: HOLE, side: None, squares: vec![square] })
                .into_iter()
                .collect(),
            cells: cells.collect(),
            reserves: if self.drops { reserves.into() } else { Vec::new() },
            last_move: Vec::new(),
            marks: Vec::new(),
            targets,
        }
    }

    /// How the game's options read, for a title.
    pub(super) fn men_text(&self) -> String {
        Kind::ALL.map(|kind| format!("{}{}", self.men[kind as usize], kind_letter(kind))).join(" ")
    }
}
