//! Betza's dialects both ways: what texts mean, what pieces are written as, and what is said of the rest.

#[path = "betza/catalogues.rs"]
mod catalogues;
#[path = "betza/fairy.rs"]
mod fairy;
#[path = "betza/lists.rs"]
mod lists;
#[path = "betza/meanings.rs"]
mod meanings;
#[path = "betza/properties.rs"]
mod properties;
#[path = "betza/refusals.rs"]
mod refusals;
#[path = "betza/texts.rs"]
mod texts;
#[path = "betza/writing.rs"]
mod writing;
