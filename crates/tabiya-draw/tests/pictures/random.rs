//! Whatever a diagram says, its picture is whole.

use proptest::prelude::*;
use tabiya_board::{Geometry, Side, Square};
use tabiya_draw::{Options, Picture, Size, Theme};
use tabiya_game::diagram::{Area, AreaKind, Diagram, Landing, Manner, Track, When};
use tabiya_game::{Argument, Code, Message, Region};
use tabiya_messages::{Catalogue, Language};

use crate::samples::piece;
use crate::{svg, text};

fn square() -> impl Strategy<Value = Square> {
    any::<u8>().prop_map(Square::from_raw)
}

fn landing() -> impl Strategy<Value = Landing> {
    let when = prop_oneof![Just(When::Always), Just(When::FirstMove), Just(When::Conditional)];
    (square(), any::<[bool; 3]>(), when, any::<u8>()).prop_map(|(square, how, when, leg)| Landing {
        square,
        moves: how[0],
        captures: how[1],
        captures_elsewhere: how[2],
        when,
        leg,
    })
}

fn track() -> impl Strategy<Value = Track> {
    let manner =
        prop_oneof![Just(Manner::Slide), Just(Manner::Leap), Just(Manner::Hop), Just(Manner::Partner)];
    let maybe = || proptest::option::of(square());
    (square(), square(), manner, maybe(), maybe(), any::<u8>()).prop_map(
        |(from, to, manner, hurdle, stopped_by, leg)| Track { from, to, manner, hurdle, stopped_by, leg },
    )
}

fn area() -> impl Strategy<Value = Area> {
    let kind = prop_oneof![
        Just(AreaKind::Influence(Side::First)),
        Just(AreaKind::Influence(Side::Second)),
        Just(AreaKind::Explosion),
    ];
    (kind, prop::collection::vec(square(), 0..6)).prop_map(|(kind, squares)| Area { kind, squares })
}

fn region() -> impl Strategy<Value = Region> {
    let kind = prop_oneof![
        Just(Code::new("toy.region.palace")),
        Just(Code::new("toy.region.river")),
        Just(Code::new("toy.region.zone")),
    ];
    let side = proptest::option::of(prop_oneof![Just(Side::First), Just(Side::Second)]);
    (kind, side, prop::collection::vec(square(), 0..12)).prop_map(|(kind, side, squares)| Region {
        kind,
        side,
        squares,
    })
}

prop_compose! {
    fn diagram()(
        (width, height) in (1_usize..=16, 1_usize..=16),
        points in any::<bool>(),
        origin in square(),
        glyph in ".{0,5}",
        others in prop::collection::vec((square(), any::<bool>(), ".{0,3}"), 0..8),
        holes in prop::collection::vec(square(), 0..8),
        regions in prop::collection::vec(region(), 0..3),
        landings in prop::collection::vec(landing(), 0..40),
        tracks in prop::collection::vec(track(), 0..40),
        areas in prop::collection::vec(area(), 0..4),
        title in ".{0,80}",
    ) -> Diagram {
        let others = others.into_iter();
        Diagram {
            geometry: Geometry::new(width, height).expect("1 to 16"),
            points,
            origin,
            piece: piece(Side::First, &glyph),
            others: others
                .map(|(square, first, glyph)| {
                    (square, piece(if first { Side::First } else { Side::Second }, &glyph))
                })
                .collect(),
            holes,
            regions,
            landings,
            tracks,
            areas,
            title: Message::new(Code::new("draw.mark.label")).with("text", Argument::text(title)),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, ..ProptestConfig::default() })]

    #[test]
    fn every_diagram_is_drawn(diagram in diagram(), pixels in 32_u32..=600, flip in any::<bool>()) {
        let catalogue = Catalogue::new(Language::English);
        let options = Options {
            size: Size::new(pixels).expect("within the limits"),
            theme: if flip { Theme::Dark } else { Theme::Light },
            flip,
            ..Options::new(&catalogue)
        };
        svg::check("random", &Picture::new(&diagram, &options));
        text::check("random", (&diagram).into(), &options);
    }
}
