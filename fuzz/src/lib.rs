//! What the fuzz targets share: positions to read texts in, setups made of random bytes, and what must hold of every
//! diagnostic.

mod bytes;
mod positions;
mod setups;
mod told;

pub use bytes::Bytes;
pub use positions::{POSITIONS, position};
pub use setups::setup;
pub use told::{assert_messages, assert_notes, assert_places, assert_told, catalogues};
