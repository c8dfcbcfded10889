//! The rules of variants as players read them.

#[path = "sheet/library.rs"]
mod library;
#[path = "sheet/options.rs"]
mod options;
#[path = "sheet/pictures.rs"]
mod pictures;
#[path = "sheet/random.rs"]
mod random;
#[path = "sheet/squares.rs"]
mod squares;
#[path = "sheet/support.rs"]
mod support;
