//! Formation Chess keeps the contract of `tabiya-game`, as every game does.

use proptest::prelude::*;
use tabiya_formation::FormationChess;
use tabiya_toys::conformance;

#[test]
fn formation_chess_keeps_the_contract() {
    conformance::check(&FormationChess, 0..2);
}

#[test]
#[ignore = "deep: many random games through the whole contract"]
fn formation_chess_keeps_the_contract_in_many_games() {
    conformance::check(&FormationChess, 2..60);
}

proptest! {
    #[test]
    fn any_text_is_judged(text in "(行棋方：红|红方：\\[|黑方：|胜负：未分|棋盘：|零\\[|一路| |\\]|\n|\r\n|/|1\\. |……|红将五十|变化：\\[|红车|一二|平三|捉|失|占|[a-z0-9]){0,24}") {
        conformance::check_text(&FormationChess, &text);
    }
}
