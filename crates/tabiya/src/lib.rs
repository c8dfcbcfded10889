#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

#[cfg(feature = "variants")]
mod library;
mod registry;

#[cfg(feature = "variants")]
pub use library::variant;
pub use registry::Registry;
pub use tabiya_board as board;
#[cfg(feature = "draw")]
pub use tabiya_draw as draw;
#[cfg(feature = "formation")]
pub use tabiya_formation as formation;
pub use tabiya_game as game;
#[cfg(feature = "pieces")]
pub use tabiya_pieces as pieces;
#[cfg(feature = "variants")]
pub use tabiya_variants as variants;
#[cfg(feature = "xiangqi")]
pub use tabiya_xiangqi as xiangqi;

/// The Rust piece of the project's README runs with the tests of this crate.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct ProjectReadme;
