//! The board, its squares, and the parts of it that have a name.

use tabiya_board::{Bitboard, Side};
use tabiya_game::{Argument, Code, Message};

use super::names::Terms;
use crate::spec::{Drawn, RegionSpec, Spec};

const BOARD: Code = Code::new("variants.rules.board");
const POINTS: Code = Code::new("variants.rules.board-points");
const HOLES: Code = Code::new("variants.rules.holes");
const LIGHT: Code = Code::new("variants.rules.light");
const SECTORS: Code = Code::new("variants.rules.sectors");
const REGION: Code = Code::new("variants.rules.region");
const DRAWN: Code = Code::new("variants.rules.region-drawn");
const PALACE: Code = Code::new("variants.region.palace");
const RIVER: Code = Code::new("variants.region.river");
const ZONE: Code = Code::new("variants.region.zone");

pub(super) fn sentences(terms: &Terms<'_>) -> Vec<Message> {
    let spec = terms.spec;
    let mut told = vec![size(spec)];
    if !spec.holes.is_empty() {
        told.push(Message::new(HOLES).with("squares", terms.squares(spec.holes)));
    }
    if !has_usual_light(spec) {
        told.push(Message::new(LIGHT).with("squares", terms.squares(spec.light)));
    }
    if !has_usual_sectors(spec) {
        told.push(Message::new(SECTORS).with("squares", terms.by_side(spec.sectors)));
    }
    told.extend(spec.regions.iter().map(|part| region(terms, part)));
    told
}

fn size(spec: &Spec) -> Message {
    let geometry = spec.geometry;
    let last = char::from(b'a' + geometry.width() - 1);
    Message::new(if spec.points { POINTS } else { BOARD })
        .with("files", geometry.width())
        .with("last", Argument::text(last))
        .with("ranks", geometry.height())
        .with("squares", geometry.area() - spec.holes.len() as usize)
}

/// Whether a1 is dark, and the squares alternate.
fn has_usual_light(spec: &Spec) -> bool {
    spec.geometry.squares().all(|square| {
        let rank = spec.geometry.height() - 1 - square.row();
        spec.light.contains(spec.geometry.index(square)) == ((square.column() + rank) % 2 == 1)
    })
}

/// Whether each side's sector is its half.
fn has_usual_sectors(spec: &Spec) -> bool {
    spec.geometry.squares().all(|square| {
        let index = spec.geometry.index(square);
        Side::ALL.into_iter().all(|side| {
            spec.sectors[side.index()].contains(index) == spec.geometry.in_half(square.row(), side)
        })
    })
}

fn region(terms: &Terms<'_>, region: &RegionSpec) -> Message {
    let drawn = match region.drawn {
        Drawn::Nothing => None,
        Drawn::Palace => Some(PALACE),
        Drawn::River => Some(RIVER),
        Drawn::Zone => Some(ZONE),
    };
    let message = match drawn {
        None => Message::new(REGION),
        Some(drawn) => Message::new(DRAWN).with("drawn", drawn),
    };
    message.with("name", Argument::text(&region.name)).with("squares", terms.nameless_by_side(region.squares))
}
