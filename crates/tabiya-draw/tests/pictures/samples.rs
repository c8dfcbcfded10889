//! Diagrams and scenes to be drawn.

use tabiya_board::{Geometry, Side, Square, Step};
use tabiya_game::diagram::{Area, AreaKind, Diagram, Landing, Manner, Track, When};
use tabiya_game::{Argument, Cell, Code, Message, Outcome, Piece, Region, Reserve, Scene, SideScene};

pub(crate) fn square(name: &str, geometry: Geometry) -> Square {
    let (column, row) = name.split_at(1);
    let column = column.as_bytes()[0] - b'a';
    let row: u8 = row.parse().expect("a row's number");
    Square::new(column, geometry.height() - row).expect("it is on the board")
}

pub(crate) fn piece(side: Side, glyph: &str) -> Piece {
    let (code, letter) = match side {
        Side::First => (Code::new("draw.man.white"), glyph.to_uppercase()),
        Side::Second => (Code::new("draw.man.black"), glyph.to_lowercase()),
    };
    let name = Message::new(code).with("letter", Argument::text(glyph));
    Piece { side, glyph: glyph.to_owned(), letter, latin: String::new(), name }
}

/// A diagram in the making.
pub(crate) struct Draft(pub(crate) Diagram);

impl Draft {
    /// A piece of the first side on a board of this size.
    pub(crate) fn new(width: usize, height: usize, at: &str, letter: &str) -> Self {
        let geometry = Geometry::new(width, height).expect("1 to 16");
        let piece = piece(Side::First, letter);
        let title = Message::new(Code::new("draw.title.piece"))
            .with("piece", piece.name.clone())
            .with("square", Argument::text(at))
            .with("line", Argument::text("1*"));
        Self(Diagram {
            geometry,
            points: false,
            origin: square(at, geometry),
            piece,
            others: Vec::new(),
            holes: Vec::new(),
            regions: Vec::new(),
            landings: Vec::new(),
            tracks: Vec::new(),
            areas: Vec::new(),
            title,
        })
    }

    fn at(&self, name: &str) -> Square {
        square(name, self.0.geometry)
    }

    pub(crate) fn other(mut self, name: &str, side: Side, letter: &str) -> Self {
        self.0.others.push((self.at(name), piece(side, letter)));
        self
    }

    /// Landings on squares; `how` has `o` for moves, `x` for captures, `%` for captures elsewhere.
    pub(crate) fn land(mut self, names: &str, how: &str, when: When, leg: u8) -> Self {
        for name in names.split(' ') {
            self.0.landings.push(Landing {
                square: self.at(name),
                moves: how.contains('o'),
                captures: how.contains('x'),
                captures_elsewhere: how.contains('%'),
                when,
                leg,
            });
        }
        self
    }

    pub(crate) fn track(mut self, from: &str, to: &str, manner: Manner, hurdle: Option<&str>) -> Self {
        let hurdle = hurdle.map(|hurdle| self.at(hurdle));
        let (from, to) = (self.at(from), self.at(to));
        self.0.tracks.push(Track { from, to, manner, hurdle, stopped_by: None, leg: 1 });
        self
    }

    pub(crate) fn stop(mut self, from: &str, to: &str, by: &str) -> Self {
        let (from, to, by) = (self.at(from), self.at(to), self.at(by));
        let track = Track { from, to, manner: Manner::Slide, hurdle: None, stopped_by: Some(by), leg: 1 };
        self.0.tracks.push(track);
        self
    }

    pub(crate) fn area(mut self, kind: AreaKind, names: &str) -> Self {
        let squares = names.split(' ').map(|name| self.at(name)).collect();
        self.0.areas.push(Area { kind, squares });
        self
    }

    /// Slides in all eight directions to the edge.
    pub(crate) fn queen(mut self) -> Self {
        let origin = self.0.origin;
        for (columns, rows) in [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)] {
            let mut at = origin;
            while let Some(next) = self.0.geometry.step(at, Step::new(columns, rows)) {
                at = next;
                self.0.landings.push(Landing {
                    square: at,
                    moves: true,
                    captures: true,
                    captures_elsewhere: false,
                    when: When::Always,
                    leg: 1,
                });
                let manner = Manner::Slide;
                self.0.tracks.push(Track {
                    from: origin,
                    to: at,
                    manner,
                    hurdle: None,
                    stopped_by: None,
                    leg: 1,
                });
            }
        }
        self
    }
}

/// One diagram with every sign.
pub(crate) fn everything() -> Diagram {
    Draft::new(8, 8, "d4", "A")
        .other("d7", Side::Second, "B")
        .other("f4", Side::Second, "C")
        .other("a4", Side::First, "R")
        .land("d5 d6 c4", "ox", When::Always, 1)
        .land("d7", "x", When::Always, 1)
        .land("e5", "o", When::FirstMove, 1)
        .land("b6 f6", "x", When::Conditional, 1)
        .land("g4", "o%", When::Always, 1)
        .land("h8 h7", "ox", When::Always, 2)
        .stop("d4", "d6", "d7")
        .track("d4", "c4", Manner::Slide, None)
        .track("d4", "b6", Manner::Leap, None)
        .track("d4", "f6", Manner::Leap, None)
        .track("d4", "g4", Manner::Hop, Some("f4"))
        .track("a4", "b4", Manner::Partner, None)
        .area(AreaKind::Influence(Side::First), "c3 d3")
        .area(AreaKind::Influence(Side::Second), "e3")
        .area(AreaKind::Explosion, "c2 d2 e2")
        .0
}

pub(crate) fn diagrams() -> Vec<(&'static str, Diagram)> {
    let mut points = Draft::new(9, 10, "e3", "炮").queen().0;
    points.points = true;
    points.holes = vec![Square::new(0, 0).expect("a corner"), Square::new(4, 4).expect("the middle")];
    vec![
        ("everything", everything()),
        ("points", points),
        ("nothing", Draft::new(8, 8, "d4", "K").0),
        ("largest", Draft::new(16, 16, "h8", "Q").queen().0),
        ("one square", Draft::new(1, 1, "a1", "K").queen().0),
        ("tall", Draft::new(1, 16, "a8", "R").queen().0),
        ("flat", Draft::new(16, 1, "c1", "R").queen().0),
    ]
}

/// A position from its rows: Latin letters by case, Hanzi by half, `#` for a hole, `.` for nothing.
pub(crate) fn scene(points: bool, colours: [&'static str; 2], rows: &[&str]) -> Scene {
    let width = rows[0].chars().count();
    let geometry = Geometry::new(width, rows.len()).expect("1 to 16");
    let cells = geometry.squares().zip(rows.iter().flat_map(|row| row.chars())).map(|(square, glyph)| {
        let is_first =
            glyph.is_uppercase() || !glyph.is_ascii() && geometry.in_half(square.row(), Side::First);
        let side = if is_first { Side::First } else { Side::Second };
        Cell {
            square,
            name: format!("{}{}", char::from(b'a' + square.column()), geometry.height() - square.row()),
            hole: glyph == '#',
            piece: (!".#".contains(glyph)).then(|| piece(side, &glyph.to_string())),
        }
    });
    Scene {
        geometry,
        points,
        phase: Code::new("formation.phase.movement"),
        to_move: Side::First,
        outcome: Outcome::Ongoing,
        sides: [
            SideScene { name: Code::new("formation.side.red"), colour: colours[0] },
            SideScene { name: Code::new("formation.side.black"), colour: colours[1] },
        ],
        columns: (0..geometry.width()).map(|column| char::from(b'a' + column).to_string()).collect(),
        rows: (1..=geometry.height()).rev().map(|row| row.to_string()).collect(),
        regions: Vec::new(),
        cells: cells.collect(),
        reserves: Vec::new(),
        last_move: Vec::new(),
        marks: Vec::new(),
        targets: Vec::new(),
    }
}

/// A position of something like xiangqi.
pub(crate) fn xiangqi() -> Scene {
    let mut scene = scene(
        true,
        ["red", "black"],
        &[
            "車馬象士將士象馬車",
            ".........",
            ".砲.....砲.",
            "卒.卒.卒.卒.卒",
            ".........",
            ".........",
            "兵.兵.兵.兵.兵",
            ".炮..炮....",
            ".........",
            "俥傌相仕帥仕相傌俥",
        ],
    );
    let block = |columns: core::ops::Range<u8>, rows: core::ops::Range<u8>| -> Vec<Square> {
        rows.flat_map(|row| columns.clone().filter_map(move |column| Square::new(column, row))).collect()
    };
    let region = |kind, side, squares| Region { kind, side, squares };
    scene.regions = vec![
        region(Code::new("toy.region.palace"), Some(Side::Second), block(3..6, 0..3)),
        region(Code::new("toy.region.palace"), Some(Side::First), block(3..6, 7..10)),
        region(Code::new("toy.region.river"), None, block(0..9, 4..6)),
        region(Code::new("toy.region.half"), Some(Side::First), block(0..9, 5..10)),
        region(Code::new("toy.region.half"), Some(Side::Second), block(0..9, 0..5)),
        region(Code::new("toy.region.promotion"), Some(Side::First), block(0..9, 0..2)),
    ];
    scene.last_move = vec![square("h3", scene.geometry), square("e3", scene.geometry)];
    scene
}

/// A position with figurines, hands, marks and a hole.
pub(crate) fn hands() -> Scene {
    let mut scene = scene(false, ["white", "black"], &["r.k", ".#P", "K.."]);
    for cell in &mut scene.cells {
        if let Some(piece) = &mut cell.piece {
            let place = "KQRBNP".find(&piece.letter.to_uppercase()).expect("a chess piece");
            let first = if piece.side == Side::First { '♔' } else { '♚' };
            let glyph = u32::from(first) + u32::try_from(place).expect("below 6");
            piece.glyph = char::from_u32(glyph).expect("a figurine").to_string();
        }
    }
    let men = |side, letters: &str| letters.chars().map(|letter| piece(side, &letter.to_string())).collect();
    scene.reserves = vec![
        Reserve {
            side: Side::First,
            kind: Code::new("formation.reserve.pool"),
            pieces: men(Side::First, "PPPBQ"),
        },
        Reserve { side: Side::Second, kind: Code::new("formation.reserve.pool"), pieces: Vec::new() },
    ];
    let names = ["circle", "square", "x", "triangle", "diamond", "star", "label"];
    scene.marks = scene.geometry.squares().zip(names.map(str::to_owned)).collect();
    scene
}

pub(crate) fn scenes() -> Vec<(&'static str, Scene)> {
    vec![
        ("xiangqi", xiangqi()),
        ("hands", hands()),
        ("one point", scene(true, ["red", "black"], &["K"])),
        ("other colours", scene(false, ["blue", "green"], &["ab", "AB"])),
    ]
}
