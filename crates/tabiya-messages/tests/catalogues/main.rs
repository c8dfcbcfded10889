//! The catalogues are complete, alike in all languages, and fit the code of every crate.

mod complete;
mod errors_md;
mod ftl;
mod rendering;
mod sources;
mod used;
