//! Xiangqi keeps the contract of all games.

use tabiya_toys::conformance;
use tabiya_xiangqi::Xiangqi;

/// A low limit of plies without a capture makes random games short.
#[test]
fn xiangqi_keeps_the_contract() {
    conformance::check(&Xiangqi { quiet_limit: Some(16), ..Xiangqi::default() }, 0..2);
}

#[test]
#[ignore = "deep: long games"]
fn xiangqi_keeps_the_contract_in_whole_games() {
    conformance::check(&Xiangqi::default(), 2..6);
}
