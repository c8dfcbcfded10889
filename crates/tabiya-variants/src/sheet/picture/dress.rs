//! Pictures with what the variant has: its pieces, its kind of board, castlings of its own.

use tabiya_board::Side;
use tabiya_game::diagram::{Diagram, Landing, Manner, Track, When};
use tabiya_game::{Argument, Code, Message};
use tabiya_pieces::square_name;

use crate::sheet::names::{Terms, side as side_word};
use crate::spec::TypeId;
use crate::text;

const TITLE: Code = Code::new("variants.rules.picture");
const TITLE_OF: Code = Code::new("variants.rules.picture-of");

/// Adds the castlings that are given square by square.
pub(super) fn castlings(terms: &Terms<'_>, kind: TypeId, side: Side, picture: &mut Diagram) {
    let spec = terms.spec;
    let square = |index: usize| spec.geometry.square(index);
    let own = spec.castlings.iter().filter(|castling| castling.side == side.index());
    for castling in own.filter(|castling| square(castling.mover.0) == picture.origin) {
        if terms.starts_on(castling.mover.0) != Some(kind) {
            continue;
        }
        let (to, partner) = (square(castling.mover.1), castling.partner);
        if let Some(kind) = terms.starts_on(partner.0) {
            picture.others.push((square(partner.0), text::piece(spec, side, kind)));
        }
        picture.landings.push(Landing {
            square: to,
            moves: true,
            captures: false,
            captures_elsewhere: false,
            when: When::FirstMove,
            leg: 1,
        });
        let track = |from, to, manner| Track { from, to, manner, hurdle: None, stopped_by: None, leg: 1 };
        picture.tracks.push(track(picture.origin, to, Manner::Slide));
        picture.tracks.push(track(square(partner.0), square(partner.1), Manner::Partner));
    }
}

/// Gives the picture the variant's board and pieces.
pub(super) fn dress(terms: &Terms<'_>, kind: TypeId, side: Side, picture: &mut Diagram) {
    let spec = terms.spec;
    picture.points = spec.points;
    picture.regions = spec.regions.iter().flat_map(|region| text::regions(spec.geometry, region)).collect();
    picture.piece = text::piece(spec, side, kind);
    for (_, other) in &mut picture.others {
        let by_letter = |of: &crate::spec::TypeSpec| of.letter == other.latin;
        if let Some(kind) = spec.types.iter().position(by_letter) {
            *other = text::piece(spec, other.side, kind);
        }
    }
}

/// The same with its title; of a side where the sides have pictures of their own.
pub(super) fn titled(terms: &Terms<'_>, kind: TypeId, side: Option<Side>, mut picture: Diagram) -> Diagram {
    let title = match side {
        None => Message::new(TITLE),
        Some(side) => Message::new(TITLE_OF).with("side", side_word(side)),
    };
    let square = square_name(terms.spec.geometry, picture.origin);
    picture.title = title.with("piece", terms.name(kind)).with("square", Argument::text(square));
    picture
}
