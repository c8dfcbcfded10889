#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod chains;
pub mod conformance;
mod lines;
mod sheet;

pub use chains::{
    Chains, ChainsDetails, ChainsEvaluation, ChainsMove, ChainsPosition, ChainsSetup, ChainsUndo,
};
pub use lines::{Action, Kind, Lines, LinesEvaluation, LinesMove, LinesPosition, LinesSetup, LinesUndo, Man};
