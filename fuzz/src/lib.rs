//! What the fuzz targets share: positions to read texts in, setups made of random bytes, and what must hold of every
//! diagnostic.

mod bytes;
mod positions;
mod setups;
mod told;

pub use bytes::Bytes;
pub use positions::{POSITIONS, draw, position};
pub use setups::setup;
pub use told::{assert_messages, assert_notes, assert_places, assert_told, catalogues};

/// What the address sanitizer, where it is linked in, does unless it is told otherwise: it keeps little of what was
/// freed, so that the memory that is measured is the memory that is used.
// SAFETY: the sanitizer alone looks for this name, and takes it for a function of this type.
#[unsafe(no_mangle)]
pub extern "C" fn __asan_default_options() -> *const std::ffi::c_char {
    c"quarantine_size_mb=4:thread_local_quarantine_size_kb=64:malloc_context_size=4".as_ptr()
}
