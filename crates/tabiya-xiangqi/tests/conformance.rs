//! Xiangqi keeps the contract of all games.

use tabiya_toys::conformance;
use tabiya_xiangqi::Xiangqi;

#[test]
fn xiangqi_keeps_the_contract() {
    conformance::check(&Xiangqi::default(), 0..1);
}

#[test]
#[ignore = "deep: many games"]
fn xiangqi_keeps_the_contract_in_many_games() {
    conformance::check(&Xiangqi::default(), 1..20);
}
