use serde_json::{Map, Value, json};
use tabiya::board::{Side, Square};
use tabiya_game::{Code, Origin, Piece, Scene};
use tabiya_messages::Catalogue;

use super::outcome;

/// A position as a front end shows it: the answer of `position.scene`.
///
/// Everything that has a kind has it as `kind` (a code, for programs) and `label` (a word, for people).
pub fn scene(scene: &Scene, catalogue: &Catalogue) -> Value {
    let mut names = [""; 256];
    for cell in &scene.cells {
        names[usize::from(cell.square.raw())] = &cell.name;
    }
    let view = View { scene, catalogue, names };
    let sides = Side::ALL.iter().zip(&scene.sides).map(|(side, shown)| {
        let forward = if side.forward() < 0 { "up" } else { "down" };
        json!({
            "side": side.to_string(),
            "name": catalogue.word(shown.name),
            "colour": shown.colour,
            "forward": forward,
        })
    });
    json!({
        "width": scene.geometry.width(),
        "height": scene.geometry.height(),
        "points": scene.points,
        "phase": view.kind(scene.phase),
        "to_move": scene.to_move.to_string(),
        "outcome": outcome(scene.outcome),
        "sides": sides.collect::<Value>(),
        "columns": scene.columns,
        "rows": scene.rows,
        "regions": view.regions(),
        "cells": view.cells(),
        "reserves": view.reserves(),
        "last_move": view.names(&scene.last_move),
        "marks": view.marks(),
        "targets": view.targets(),
    })
}

/// A scene being written.
struct View<'a> {
    scene: &'a Scene,
    catalogue: &'a Catalogue,
    /// The names of the squares in the game's text, by the squares' raw bytes.
    names: [&'a str; 256],
}

impl<'a> View<'a> {
    fn name(&self, square: Square) -> &'a str {
        self.names[usize::from(square.raw())]
    }

    fn names(&self, squares: &[Square]) -> Value {
        squares.iter().map(|&square| self.name(square)).collect()
    }

    fn kind(&self, code: Code) -> Value {
        json!({ "kind": code.as_str(), "label": self.catalogue.word(code) })
    }

    fn regions(&self) -> Value {
        let regions = self.scene.regions.iter().map(|region| {
            let mut shape = self.kind(region.kind);
            if let Some(side) = region.side {
                shape["side"] = side.to_string().into();
            }
            shape["squares"] = self.names(&region.squares);
            shape
        });
        regions.collect()
    }

    fn cells(&self) -> Value {
        let cells = self.scene.cells.iter().map(|cell| {
            let (column, row) = (cell.square.column(), cell.square.row());
            let mut shape = json!({ "name": cell.name, "column": column, "row": row });
            if cell.hole {
                shape["hole"] = true.into();
            }
            if let Some(piece) = &cell.piece {
                shape["piece"] = self.piece(piece);
            }
            shape
        });
        cells.collect()
    }

    fn piece(&self, piece: &Piece) -> Value {
        json!({
            "side": piece.side.to_string(),
            "glyph": piece.glyph,
            "letter": piece.letter,
            "latin": piece.latin,
            "name": self.catalogue.sentence(&piece.name),
        })
    }

    fn reserves(&self) -> Value {
        let reserves = self.scene.reserves.iter().map(|reserve| {
            let mut shape = self.kind(reserve.kind);
            shape["side"] = reserve.side.to_string().into();
            shape["pieces"] = reserve.pieces.iter().map(|piece| self.piece(piece)).collect();
            shape
        });
        reserves.collect()
    }

    fn marks(&self) -> Value {
        let marks = self.scene.marks.iter();
        marks
            .map(|(square, mark)| (self.name(*square).to_owned(), Value::from(mark.as_str())))
            .collect::<Map<_, _>>()
            .into()
    }

    fn targets(&self) -> Value {
        let targets = self.scene.targets.iter().map(|target| {
            let mut shape = Map::new();
            match &target.from {
                Origin::Cell(square) => {
                    shape.insert("from".into(), self.name(*square).into());
                }
                Origin::Reserve(side, letter) => {
                    shape.insert("reserve".into(), json!({ "side": side.to_string(), "letter": letter }));
                }
                Origin::Nowhere => {}
            }
            if let Some(square) = target.to {
                shape.insert("to".into(), self.name(square).into());
            }
            shape.insert("kind".into(), target.kind.as_str().into());
            shape.insert("label".into(), self.catalogue.word(target.kind).into());
            shape.insert("move".into(), target.text.as_str().into());
            Value::from(shape)
        });
        targets.collect()
    }
}
