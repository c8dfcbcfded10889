//! The texts of the protocol: snapshots, actions, action results, records (sections 9 to 12 of the rules).
//!
//! Readers are strict: they never repair a text silently. What is wrong is told with its place, what was found and
//! what was expected. Priorities, in this order: no panic and no hang on any input, right on valid input, errors that
//! teach, speed.

mod action;
mod bytes;
pub(crate) mod codes;
pub(crate) mod finder;
mod found;
pub(crate) mod legal;
pub(crate) mod lenient;
mod numeral;
mod record;
pub(crate) mod result;
mod snapshot;
mod snapshot_errors;

pub(crate) use action::place_of;
pub use action::{ActionText, Destination, Reference, Suffix, read as read_action, write as write_action};
pub use found::look_alike;
pub use numeral::{NUMERALS, coordinate, numeral, numeral_value, read_coordinate};
pub use record::{RECORD_AGREED_DRAW, RECORD_LOSS_ON_TIME, RecordReader, write_record};
pub use result::{Changes, CheckedResult, Entry, ResultText, apply_result, check_result, result_of};
pub use snapshot::{
    locus_range, read as read_snapshot, side_letter, side_of_letter, write as write_snapshot, write_position,
};
