#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod bitboard;
mod direction;
mod geometry;
mod side;
mod square;

pub use bitboard::{Bitboard, Bits, U256};
pub use direction::{Heading, Step};
pub use geometry::{Geometry, GeometryError, MAX_EDGE, Squares};
pub use side::Side;
pub use square::Square;
