//! The service as its callers see it. Every answer of every test is validated against `docs/rpc.schema.json`; requests
//! are too, where they are meant to be good.

mod client;
mod errors;
mod formation;
mod pieces;
mod properties;
mod schema;
mod shared;
mod toys;
mod transcript;
mod xiangqi;

use tabiya::Registry;
use tabiya::formation::FormationChess;
use tabiya_rpc::Service;
use tabiya_toys::{Chains, Lines};

use client::Client;

/// Every example of the reference is real.
#[test]
fn the_reference_is_right() {
    let client = Client::new(Service::new(Registry::standard()));
    transcript::replay(&client, concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rpc.md"));
}

#[test]
fn errors_are_told_as_they_were() {
    let client = Client::new(Service::new(Registry::empty().with(FormationChess)));
    transcript::replay(&client, concat!(env!("CARGO_MANIFEST_DIR"), "/tests/rpc/transcripts/errors.txt"));
}

#[test]
fn toy_games_are_played_as_they_were() {
    let client = Client::new(Service::new(Registry::empty().with(Lines::three()).with(Chains::free())));
    transcript::replay(&client, concat!(env!("CARGO_MANIFEST_DIR"), "/tests/rpc/transcripts/toys.txt"));
}

#[test]
fn threads_share_a_service() {
    let service = Service::new(Registry::empty().with(Lines::three()));
    let request = r#"{"jsonrpc": "2.0", "id": 1, "method": "perft", "params": {"depth": 3}}"#;
    let alone = service.answer(request);
    std::thread::scope(|scope| {
        let threads = [(); 2].map(|()| scope.spawn(|| service.answer(request)));
        for thread in threads {
            assert_eq!(thread.join().expect("answering never panics"), alone);
        }
    });
}
