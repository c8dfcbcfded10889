//! A snapshot's text read, validated and written again.

use std::hint::black_box;

use formation_chess_core::game::Game;
use tabiya_formation::Position;
use tabiya_formation::text::{read_snapshot, write_position};

use crate::Contest;
use crate::inputs::Pair;

/// The texts of all positions in turn.
///
/// # Panics
/// If a text is not written as it was read.
pub fn contest(positions: &[Pair]) -> Contest<'_> {
    let texts: std::rc::Rc<[String]> = positions.iter().map(|pair| write_position(&pair.ours)).collect();
    for text in &*texts {
        assert_eq!(ours(text), *text);
        assert_eq!(peer(text), *text);
    }
    let peers = texts.clone();
    Contest::new(
        "snapshot",
        "snapshot read, validated and written",
        "texts",
        move |_| peers.iter().map(|text| u64::from(!black_box(peer(black_box(text))).is_empty())).sum(),
        move |_| texts.iter().map(|text| u64::from(!black_box(ours(black_box(text))).is_empty())).sum(),
    )
    .to_reach(4.0)
}

/// Reads and writes it on our side.
///
/// # Panics
/// If the text is not a valid snapshot.
pub fn ours(text: &str) -> String {
    let setup = read_snapshot(text).expect("well formed");
    write_position(&Position::new(&setup).expect("valid"))
}

/// Reads and writes it on the public crate's side.
///
/// # Panics
/// If the text is not a valid snapshot.
pub fn peer(text: &str) -> String {
    text.parse::<Game>().expect("valid").to_string()
}
