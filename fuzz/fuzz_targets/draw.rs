//! Pictures: whatever a diagram or a scene says, its SVG is well-formed, its PNG and its text can be made, and all three
//! keep their budgets.
#![no_main]

use std::borrow::Cow;
use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use tabiya_board::{Geometry, Side, Square};
use tabiya_draw::{Arrow, ArrowKind, Coordinates, Mark, Options, Picture, Size, Subject, Theme, text};
use tabiya_fuzz::Bytes;
use tabiya_game::diagram::{Area, AreaKind, Diagram, Landing, Manner, Track, When};
use tabiya_game::{Argument, Cell, Code, Message, Outcome, Piece, Region, Reserve, Scene, SideScene};
use tabiya_messages::{Catalogue, Language};

static CATALOGUES: LazyLock<[Catalogue; 4]> = LazyLock::new(|| Language::ALL.map(Catalogue::new));

const COORDINATES: [Coordinates; 6] = [
    Coordinates::None,
    Coordinates::Game,
    Coordinates::Letters,
    Coordinates::Numerals,
    Coordinates::Files,
    Coordinates::Xiangqi,
];

/// No picture of these sizes is longer.
const MAX_SVG: usize = 16 << 20;

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = Bytes::new(bytes);
    let form = bytes.next_byte();
    let options = options(&mut bytes, form);
    if form & 1 == 0 {
        draw((&diagram(&mut bytes)).into(), &options, form);
    } else {
        draw((&scene(&mut bytes)).into(), &options, form);
    }
});

fn draw(subject: Subject<'_>, options: &Options<'_>, form: u8) {
    let picture = Picture::new(subject, options);
    let svg = picture.svg();
    assert!(svg.len() < MAX_SVG, "{} bytes", svg.len());
    let document = roxmltree::Document::parse(&svg).unwrap_or_else(|error| panic!("{error}: {svg}"));
    assert!(document.descendants().all(|node| !node.has_tag_name("text")));
    assert!(!svg.contains("NaN"), "{svg}");
    assert!(
        picture.width() < 1 << 14 && picture.height() < 1 << 14,
        "{} {}",
        picture.width(),
        picture.height()
    );
    assert!(text(subject, options).lines().all(|line| !line.ends_with(' ')));
    if form & 2 == 0 && options.size.pixels() < 300 {
        assert!(picture.png().starts_with(b"\x89PNG"));
    }
}

fn options(bytes: &mut Bytes<'_>, form: u8) -> Options<'static> {
    let pixels = 32 + bytes.below(if form & 4 == 0 { 200 } else { 4065 }) as u32;
    let overlays = usize::from(bytes.next_byte() % 8);
    Options {
        theme: if form & 8 == 0 { Theme::Light } else { Theme::Dark },
        size: Size::new(pixels).expect("from 32 to 4096"),
        flip: form & 16 == 0,
        coordinates: COORDINATES[bytes.below(COORDINATES.len())],
        legend: form & 32 == 0,
        arrows: (0..overlays)
            .map(|index| {
                let kind = [ArrowKind::Solid, ArrowKind::Dashed, ArrowKind::Dotted][index % 3];
                Arrow { from: square(bytes), to: square(bytes), kind }
            })
            .collect(),
        marks: (0..overlays).map(|_| (square(bytes), Mark::from(&*mark(bytes)))).collect(),
        last_move: (0..overlays).map(|_| square(bytes)).collect(),
        columns: usize::from(bytes.next_byte()),
        ..Options::new(&CATALOGUES[usize::from(form >> 6)])
    }
}

/// Any square, also one beyond the board.
fn square(bytes: &mut Bytes<'_>) -> Square {
    Square::from_raw(bytes.next_byte())
}

fn side(bytes: &mut Bytes<'_>) -> Side {
    Side::from_index(bytes.below(2))
}

fn mark(bytes: &mut Bytes<'_>) -> Cow<'static, str> {
    match bytes.choose(&["circle", "square", "cross", "x", "triangle", "diamond", "star", ""]) {
        Some("") | None => words(bytes).into(),
        Some(name) => name.into(),
    }
}

/// A few characters: those that are written on pieces, those that mean something to XML, any others.
fn words(bytes: &mut Bytes<'_>) -> String {
    const KNOWN: [char; 16] =
        ['K', 'a', '车', '♞', '○', '<', '&', '"', '\'', ' ', '\u{fe0f}', '\u{301}', '\n', '\0', '🦄', 'ẵ'];
    let length = match bytes.next_byte() {
        255 => 5000,
        byte => usize::from(byte % 8),
    };
    (0..length)
        .map(|_| match bytes.next_byte() {
            byte if byte < 128 => KNOWN[usize::from(byte) % KNOWN.len()],
            _ => char::from_u32(bytes.below(0x1_0000) as u32 * 17).unwrap_or('?'),
        })
        .collect()
}

fn message(bytes: &mut Bytes<'_>) -> Message {
    Message::new(Code::new("draw.mark.label")).with("text", Argument::Text(words(bytes)))
}

fn piece(bytes: &mut Bytes<'_>) -> Piece {
    Piece {
        side: side(bytes),
        glyph: words(bytes),
        letter: words(bytes),
        latin: words(bytes),
        name: message(bytes),
    }
}

fn geometry(bytes: &mut Bytes<'_>) -> Geometry {
    Geometry::new(1 + bytes.below(16), 1 + bytes.below(16)).expect("1 to 16")
}

fn squares(bytes: &mut Bytes<'_>) -> Vec<Square> {
    (0..bytes.below(12)).map(|_| square(bytes)).collect()
}

const KINDS: [&str; 6] = [
    "toy.region.half",
    "toy.region.middle",
    "toy.region.river",
    "toy.region.palace",
    "toy.region.edge",
    "half",
];

fn regions(bytes: &mut Bytes<'_>) -> Vec<Region> {
    (0..bytes.below(5))
        .map(|_| {
            let kind = Code::new(KINDS[bytes.below(KINDS.len())]);
            Region { kind, side: Some(side(bytes)), squares: squares(bytes) }
        })
        .collect()
}

fn diagram(bytes: &mut Bytes<'_>) -> Diagram {
    Diagram {
        geometry: geometry(bytes),
        points: bytes.below(2) == 1,
        origin: square(bytes),
        piece: piece(bytes),
        others: (0..bytes.below(8)).map(|_| (square(bytes), piece(bytes))).collect(),
        holes: squares(bytes),
        regions: regions(bytes),
        landings: (0..bytes.below(200)).map(|_| landing(bytes)).collect(),
        tracks: (0..bytes.below(200)).map(|_| track(bytes)).collect(),
        areas: (0..bytes.below(5)).map(|_| area(bytes)).collect(),
        title: message(bytes),
    }
}

fn landing(bytes: &mut Bytes<'_>) -> Landing {
    let how = bytes.next_byte();
    Landing {
        square: square(bytes),
        moves: how & 1 == 0,
        captures: how & 2 == 0,
        captures_elsewhere: how & 4 == 0,
        when: [When::Always, When::FirstMove, When::Conditional][usize::from(how >> 3) % 3],
        leg: bytes.next_byte(),
    }
}

fn track(bytes: &mut Bytes<'_>) -> Track {
    let how = bytes.next_byte();
    Track {
        from: square(bytes),
        to: square(bytes),
        manner: [Manner::Slide, Manner::Leap, Manner::Hop, Manner::Partner][usize::from(how) % 4],
        hurdle: (how & 4 == 0).then(|| square(bytes)),
        stopped_by: (how & 8 == 0).then(|| square(bytes)),
        leg: how >> 4,
    }
}

fn area(bytes: &mut Bytes<'_>) -> Area {
    let kind = match bytes.below(3) {
        0 => AreaKind::Influence(Side::First),
        1 => AreaKind::Influence(Side::Second),
        _ => AreaKind::Explosion,
    };
    Area { kind, squares: squares(bytes) }
}

fn scene(bytes: &mut Bytes<'_>) -> Scene {
    const COLOURS: [&str; 4] = ["red", "black", "white", "blue"];
    let geometry = geometry(bytes);
    let colour = |bytes: &mut Bytes<'_>| COLOURS[bytes.below(COLOURS.len())];
    let labels = |bytes: &mut Bytes<'_>| (0..bytes.below(18)).map(|_| words(bytes)).collect();
    Scene {
        geometry,
        points: bytes.below(2) == 1,
        phase: Code::new("toy.phase.play"),
        to_move: side(bytes),
        outcome: match bytes.below(3) {
            0 => Outcome::Ongoing,
            _ => Outcome::Decided { winner: None, reason: Code::new("toy.over") },
        },
        sides: [
            SideScene { name: Code::new("toy.side.white"), colour: colour(bytes) },
            SideScene { name: Code::new("toy.side.black"), colour: colour(bytes) },
        ],
        columns: labels(bytes),
        rows: labels(bytes),
        regions: regions(bytes),
        cells: (0..bytes.below(300))
            .map(|_| {
                let choice = bytes.next_byte();
                Cell {
                    square: square(bytes),
                    name: words(bytes),
                    hole: choice.is_multiple_of(8),
                    piece: (choice & 8 == 0).then(|| piece(bytes)),
                }
            })
            .collect(),
        reserves: (0..bytes.below(4))
            .map(|_| Reserve {
                side: side(bytes),
                kind: Code::new("toy.hand"),
                pieces: (0..bytes.below(60)).map(|_| piece(bytes)).collect(),
            })
            .collect(),
        last_move: squares(bytes),
        marks: (0..bytes.below(6)).map(|_| (square(bytes), mark(bytes).into_owned())).collect(),
        targets: Vec::new(),
    }
}
