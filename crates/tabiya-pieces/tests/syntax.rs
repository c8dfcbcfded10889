//! The reader and the printer against texts that people write: what stands, what does not, and where it goes wrong.
//! `INSTA_UPDATE=always cargo nextest run -p tabiya-pieces --test syntax` renews the sentences; read what changed.

#[path = "syntax/damage.rs"]
mod damage;
#[path = "syntax/errors.rs"]
mod errors;
#[path = "syntax/limits.rs"]
mod limits;
#[path = "syntax/lints.rs"]
mod lints;
#[path = "syntax/lists.rs"]
mod lists;
#[path = "syntax/profiles.rs"]
mod profiles;
#[path = "syntax/round_trip.rs"]
mod round_trip;
#[path = "syntax/sentences.rs"]
mod sentences;
#[path = "syntax/shape.rs"]
mod shape;
#[path = "syntax/support.rs"]
mod support;
#[path = "syntax/tokens.rs"]
mod tokens;
#[path = "syntax/trees.rs"]
mod trees;
#[path = "syntax/valid.rs"]
mod valid;
