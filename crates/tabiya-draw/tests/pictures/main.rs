//! Pictures are whole, say what they show, and keep their budgets.

mod catalogues;
mod font;
mod games;
#[cfg(feature = "png")]
mod png;
mod random;
mod samples;
mod svg;
mod text;
