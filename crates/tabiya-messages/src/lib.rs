#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod catalogue;
mod files;
mod flaw;
mod input;
mod language;

pub use catalogue::Catalogue;
pub use flaw::Flaw;
pub use language::{Language, UnknownLanguage};
