//! Squares as text: which they are, and how they are written again.

use proptest::prelude::*;
use tabiya_board::{Bitboard, Geometry, U256};
use tabiya_pieces::square_name;
use tabiya_variants::file;

use crate::support::{read, sound};

/// The small game with regions that its squares may name.
const REGIONS: &str =
    "regions.camp = { white = \"rank 1\", black = \"rank 4\" }\nregions.edge.squares = \"all not b2-c3\"\n";

/// The squares of a side that a text names on a board of 4x4.
#[track_caller]
fn named(text: &str, side: usize) -> String {
    let case = format!("{REGIONS}pieces.Q = {{ line = \"1*\", drop = {{ region = \"{text}\" }} }}\n[drops]");
    let spec = sound(&case).spec;
    let squares = spec.types[2].drop_region[side];
    let names =
        squares.iter().map(|index| square_name(spec.geometry, spec.geometry.square(index)).to_string());
    let mut names: Vec<_> = names.collect();
    names.sort_unstable();
    names.join(" ")
}

#[test]
fn every_way_to_name_squares() {
    let check = |text: &str, expected: &str| assert_eq!(named(text, 0), expected, "{text}");
    check("a1", "a1");
    check("a1,b2  d4, a1", "a1 b2 d4");
    check("b2-c3", "b2 b3 c2 c3");
    check("c3-b2", "b2 b3 c2 c3");
    check("b3-c2", "b2 b3 c2 c3");
    check("rank 1", "a1 b1 c1 d1");
    check("ranks 1-2 not file b", "a1 a2 c1 c2 d1 d2");
    check("file a", "a1 a2 a3 a4");
    check("files c-d not ranks 2-4", "c1 d1");
    check("all not ranks 1-3 not d4", "a4 b4 c4");
    check("all not all a2", "a2");
    check("none a2", "a2");
    check("camp", "a1 b1 c1 d1");
    check("camp not file a", "b1 c1 d1");
    check("edge not camp not rank 4", "a2 a3 d2 d3");
}

#[test]
fn regions_belong_to_a_side() {
    assert_eq!(named("camp not file a", 1), "b4 c4 d4");
    assert_eq!(named("rank 1", 1), "a1 b1 c1 d1");
}

/// The text that is written for squares, and that it names them.
#[track_caller]
fn written(geometry: Geometry, squares: U256) -> String {
    let name = geometry.to_string();
    let empty = (0..geometry.height()).map(|_| geometry.width().to_string()).collect::<Vec<_>>().join("/");
    let case =
        format!("start = \"{empty} w - - 0 1\"\nboard.size = \"{name}\"\npieces.K = {{ line = \"1*\" }}");
    let mut spec = sound(&case).spec;
    spec.light = squares;
    let text = file::write(&spec);
    let again = read(&text).unwrap_or_else(|errors| panic!("{text}\n{errors:#?}")).spec;
    assert_eq!(again, spec, "{text}");
    let light = text.lines().find_map(|line| line.strip_prefix("light = "));
    light.unwrap_or_default().trim_matches('"').to_owned()
}

#[test]
fn squares_are_written_briefly() {
    let board = Geometry::new(8, 8).expect("a size");
    let set = |holds: fn(u8, u8) -> bool| {
        let mut set = U256::EMPTY;
        for square in board.squares().filter(|square| holds(square.column() + 1, 8 - square.row())) {
            set.insert(board.index(square));
        }
        set
    };
    let check = |expected: &str, holds: fn(u8, u8) -> bool| assert_eq!(written(board, set(holds)), expected);
    check("all", |_, _| true);
    check("none", |_, _| false);
    check("rank 8", |_, rank| rank == 8);
    check("ranks 1-2 rank 4", |_, rank| rank <= 2 || rank == 4);
    check("files a-b file h", |file, _| file <= 2 || file == 8);
    check("d4-e5", |file, rank| (4..=5).contains(&file) && (4..=5).contains(&rank));
    check("rank 1 a3-c3 e5", |file, rank| rank == 1 || rank == 3 && file <= 3 || (file, rank) == (5, 5));
    check("all not d4", |file, rank| (file, rank) != (4, 4));
    check("all not d4-e5", |file, rank| !((4..=5).contains(&file) && (4..=5).contains(&rank)));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Any squares of any board are written so that the same are read.
    #[test]
    fn any_squares_are_read_again((width, height, bits) in (1usize..=16, 1usize..=16, any::<[u64; 4]>())) {
        let geometry = Geometry::new(width, height).expect("a size");
        let mut squares = U256::EMPTY;
        for index in (0..geometry.area()).filter(|index| bits[index / 64] >> (index % 64) & 1 == 1) {
            squares.insert(index);
        }
        written(geometry, squares);
    }
}
