#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod contest;
pub mod inputs;
pub mod peer;
mod report;
pub mod rows;

pub use contest::{Contest, Measured, Plan, Reach};
pub use report::table;
