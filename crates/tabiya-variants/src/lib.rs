#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod cover;
pub mod engine;
pub mod file;
mod game;
pub mod ini;
mod joints;
pub mod library;
pub mod naive;
pub mod sample;
pub mod sheet;
pub mod spec;
pub mod text;
pub mod trial;

pub use game::{NOTATIONS, TYPING, Variant, game};
