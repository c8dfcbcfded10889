//! Variant files: what stands and what it says, what does not and where it goes wrong, what is written, the schema.
//! `INSTA_UPDATE=always cargo nextest run -p tabiya-variants --test file` renews the sentences; read what changed.

#[path = "file/cases.rs"]
mod cases;
#[path = "file/damage.rs"]
mod damage;
#[path = "file/errors.rs"]
mod errors;
#[path = "file/extends.rs"]
mod extends;
#[path = "file/hostile.rs"]
mod hostile;
#[path = "file/schema.rs"]
mod schema;
#[path = "file/sentences.rs"]
mod sentences;
#[path = "file/sober.rs"]
mod sober;
#[path = "file/sound.rs"]
mod sound;
#[path = "file/squares.rs"]
mod squares;
#[path = "file/support.rs"]
mod support;
#[path = "file/write.rs"]
mod write;
