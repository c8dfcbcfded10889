//! Games played: beside another program, by what was wrong elsewhere, and where somebody means no good.

#[path = "play/complaints.rs"]
mod complaints;
#[path = "play/hostile.rs"]
mod hostile;
#[path = "play/peer.rs"]
mod peer;
#[path = "play/support.rs"]
mod support;
