use serde_json::{Value, json};
use tabiya::Registry;
use tabiya::formation::FormationChess;
use tabiya_rpc::{MAX_BATCH, MAX_HISTORY, MAX_MESSAGE, Service};

use crate::client::{Client, told};

/// A small position in the one-line form.
const SMALL: &str = "行棋方：红/红方：[]/黑方：[]/胜负：未分/棋盘：/零[一路 二路 三路]/\
                     一[一一 黑将 一一]/二[一一 一一 一一]/三[红车 红将 一一]";

fn client() -> Client {
    Client::new(Service::new(Registry::empty().with(FormationChess)))
}

#[test]
fn the_start_is_a_good_position_in_both_forms() {
    let client = client();
    let start = client.ask("position.new", json!({}))["position"].take();
    let text = start.as_str().expect("a position is text");
    for form in [text.to_owned(), text.replace('\n', "/"), text.trim_end().replace('\n', "/")] {
        let report = client.ask("position.check", json!({ "position": form }));
        assert_eq!(report, json!({ "valid": true, "canonical": start, "diagnostics": [] }));
    }
    assert_eq!(client.ask("position.check", json!({}))["canonical"], start);
}

#[test]
fn a_position_that_is_well_formed_but_not_allowed_is_illegal() {
    let client = client();
    let two_generals = SMALL.replace("红车", "红将");
    let error = client.refused("moves.legal", json!({ "position": two_generals }));
    assert_eq!((error["code"].as_i64(), &error["data"]["kind"]), (Some(-32002), &json!("illegal")));
    assert!(error["message"].as_str().is_some_and(|message| message.starts_with("position: ")), "{error:#}");

    let no_label = SMALL.replace("胜负：", "输赢：");
    let error = client.refused("moves.legal", json!({ "position": no_label }));
    assert_eq!((error["code"].as_i64(), &error["data"]["kind"]), (Some(-32001), &json!("syntax")));
    let span = &error["data"]["diagnostics"][0]["span"];
    assert!(span["start"].as_u64().is_some_and(|start| start >= 20), "{error:#}");
}

#[test]
fn a_game_can_be_played_in_its_history() {
    let client = client();
    let mut history: Vec<Value> = Vec::new();
    for text in ["红将五十", "黑将五一", "红盾四十", "黑车五二"] {
        let played = client.ask("moves.play", json!({ "history": history, "move": text }));
        assert_eq!(played["outcome"], json!({ "status": "ongoing" }));
        let alone = client.ask("position.check", json!({ "position": played["position"] }));
        history.push(played["move"].clone());
        let after = client.ask("position.check", json!({ "history": history }));
        assert_eq!(after, alone);
    }
    let scene = client.ask("position.scene", json!({ "history": history }));
    assert_eq!(scene["last_move"], json!(["五二"]));
    assert_eq!(scene["to_move"], "first");
}

#[test]
fn a_bad_move_in_a_history_is_named_by_its_index() {
    let client = client();
    let history = json!(["红将五十", "黑将五一", "红将五九"]);
    let error = client.refused("moves.legal", json!({ "history": history }));
    assert_eq!(told(&error), (-32002, "illegal", "rpc.param"));
    assert!(
        error["message"].as_str().is_some_and(|message| message.starts_with("history[2]: ")),
        "{error:#}"
    );
    assert!(error["data"]["diagnostics"].as_array().is_some_and(|list| list.len() == 2), "{error:#}");

    let error = client.refused("moves.legal", json!({ "history": ["红将认负", "黑将五一"] }));
    assert_eq!(told(&error), (-32004, "decided", "rpc.param"));

    let error = client.wrong("moves.legal", json!({ "history": ["红将五十", 3] }));
    assert_eq!(told(&error), (-32602, "syntax", "rpc.params.kind"));
    assert!(error["message"].as_str().is_some_and(|message| message.contains("history[1]")), "{error:#}");

    let error = client.wrong("moves.legal", json!({ "history": vec!["x"; MAX_HISTORY + 1] }));
    assert_eq!(told(&error), (-32005, "budget", "rpc.budget.history"));
}

#[test]
fn nothing_is_legal_when_the_game_is_over() {
    let client = client();
    let resigned = json!({ "position": SMALL, "history": ["红将认负"] });
    let with = |name: &str, value: Value| {
        let mut params = resigned.clone();
        params[name] = value;
        params
    };
    assert_eq!(client.ask("moves.legal", resigned.clone()), json!({ "moves": [] }));
    assert_eq!(client.ask("perft", with("depth", json!(2))), json!({ "nodes": [0, 0] }));
    let error = client.refused("moves.play", with("move", json!("黑将进一")));
    assert_eq!(told(&error), (-32004, "decided", "game.decided"));
    let last = client.ask("moves.play", json!({ "position": SMALL, "move": "红将认负" }));
    assert_eq!(last["outcome"]["status"], "second");
    assert_eq!(client.ask("position.scene", resigned)["outcome"], last["outcome"]);
}

#[test]
fn every_legal_move_is_resolved_and_played_as_it_is() {
    let client = client();
    let legal = client.ask("moves.legal", json!({ "position": SMALL }))["moves"].take();
    let moves: Vec<_> = legal.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    assert!(moves.is_sorted() && moves.len() == 6, "{moves:?}");
    for text in &moves {
        let resolved = client.ask("moves.resolve", json!({ "position": SMALL, "text": text }));
        let unique = json!({
            "resolution": "unique", "move": text, "text": text, "readings": 1, "diagnostics": [],
        });
        assert_eq!(resolved, unique);
        assert_eq!(client.ask("moves.play", json!({ "position": SMALL, "move": text }))["move"], *text);
    }
    let perft = client.ask("perft", json!({ "position": SMALL, "depth": 1 }));
    assert_eq!(perft, json!({ "nodes": [moves.len()] }));
}

#[test]
fn the_scene_shows_the_targets_of_one_side() {
    let client = client();
    let targets = |side: &str| {
        let scene = client.ask("position.scene", json!({ "position": SMALL, "side": side }));
        scene["targets"].as_array().map(Vec::len)
    };
    assert_eq!(targets("first"), Some(6));
    assert_eq!(targets("red"), Some(6));
    assert_eq!(targets("second"), Some(0));
    assert_eq!(targets("black"), Some(0));
    let error = client.wrong("position.scene", json!({ "position": SMALL, "side": "blue" }));
    assert_eq!(told(&error), (-32602, "syntax", "rpc.params.choice"));
}

#[test]
fn sentences_come_in_the_language_that_is_asked_for() {
    let client = client();
    let ask = |language: &str| {
        let params = json!({ "position": SMALL, "cell": "一三", "language": language });
        client.ask("moves.explain", params)["text"].take()
    };
    assert_ne!(ask("en"), ask("zh"));
    let scene = client.ask("position.scene", json!({ "position": SMALL, "language": "zh" }));
    assert_eq!(scene["sides"][0]["name"], "红方");
}

#[test]
fn counting_has_a_budget_that_a_batch_shares() {
    let client = client();
    let error = client.refused("perft", json!({ "depth": 20 }));
    assert_eq!(told(&error), (-32005, "budget", "rpc.budget.nodes"));
    let call = |id: u64, depth: u64| json!({ "jsonrpc": "2.0", "id": id, "method": "perft", "params": { "depth": depth } });
    let answers = client.line(json!([call(1, 1), call(2, 20), call(3, 1)]).to_string());
    let answers = answers.expect("a batch is answered");
    assert_eq!(answers[0]["result"], json!({ "nodes": [721] }));
    assert_eq!(told(&answers[1]["error"]), (-32005, "budget", "rpc.budget.nodes"));
    assert_eq!(told(&answers[2]["error"]), (-32005, "budget", "rpc.budget.nodes"));
    for depth in [json!(0), json!(21), json!(-1), json!(1.5), json!("2"), json!(1e300)] {
        assert_eq!(told(&client.wrong("perft", json!({ "depth": depth }))).2, "rpc.params.kind");
    }
}

#[test]
fn the_answers_to_a_batch_have_a_budget() {
    let service = Service::new(Registry::empty().with(FormationChess));
    let scene = json!({ "jsonrpc": "2.0", "id": 1, "method": "position.scene" });
    let batch = Value::from(vec![scene; MAX_BATCH]).to_string();
    let answers = service.answer(batch).expect("a batch is answered");
    assert!(answers.len() > MAX_MESSAGE && answers.len() < 2 * MAX_MESSAGE, "{}", answers.len());
    let answers: Vec<Value> = serde_json::from_str(&answers).expect("an answer is JSON");
    assert_eq!(answers.len(), MAX_BATCH);
    let told_in_full = answers.iter().take_while(|answer| answer.get("result").is_some()).count();
    assert!(told_in_full > 0 && told_in_full < MAX_BATCH);
    for answer in &answers[told_in_full..] {
        assert_eq!(told(&answer["error"]), (-32005, "budget", "rpc.budget.answer"));
    }
}

#[test]
fn long_texts_are_over_the_budget() {
    let client = client();
    let long = "红".repeat(tabiya_game::MAX_TEXT + 1);
    let error = client.refused("moves.play", json!({ "position": SMALL, "move": long }));
    assert_eq!((error["code"].as_i64(), &error["data"]["kind"]), (Some(-32005), &json!("budget")));
    let long = format!("{SMALL}{}", " ".repeat(tabiya_game::MAX_POSITION));
    let error = client.refused("moves.legal", json!({ "position": long }));
    assert_eq!((error["code"].as_i64(), &error["data"]["kind"]), (Some(-32005), &json!("budget")));
}

#[test]
fn what_is_not_of_the_game_is_said_with_what_is() {
    let client = client();
    let cases = [
        ("moves.legal", json!({ "notation": "uci" }), "rpc.notation.unknown"),
        ("moves.explain", json!({ "cell": "e4" }), "rpc.cell.unknown"),
        ("moves.explain", json!({}), "rpc.explain.text-or-cell"),
        ("moves.explain", json!({ "text": "红将五十", "cell": "一一" }), "rpc.explain.text-or-cell"),
        ("moves.resolve", json!({ "text": "红将五十", "marks": { "e4": "circle" } }), "rpc.cell.unknown"),
        ("moves.resolve", json!({ "text": "红将五十", "marks": { "一一": 1 } }), "rpc.params.kind"),
        ("moves.resolve", json!({ "text": "红将五十", "mode": "leneint" }), "rpc.params.choice"),
        ("moves.resolve", json!({ "text": "红将五十", "speech": "yes" }), "rpc.params.kind"),
        ("moves.resolve", json!({ "text": null }), "rpc.params.kind"),
        ("moves.play", json!({}), "rpc.params.missing"),
        ("notation.convert", json!({ "move": "红将五十", "from": "document" }), "rpc.params.missing"),
        ("record.check", json!({ "text": "", "position": SMALL }), "rpc.params.unknown"),
        ("position.new", json!({ "game": "formation", "variant": "x" }), "rpc.variant.and-game"),
        ("position.new", json!({ "variant": "[board]" }), "rpc.variant.no-engine"),
        ("position.new", json!({ "game": "formtion" }), "rpc.game.unknown"),
        ("result.check", json!({ "result": "" }), "rpc.params.unknown"),
    ];
    for (method, params, code) in cases {
        for language in ["en", "zh"] {
            let mut params = params.clone();
            params["language"] = language.into();
            let error = client.wrong(method, params);
            assert_eq!(told(&error), (-32602, "syntax", code), "{error:#}");
            assert!(error["data"]["diagnostics"][0]["help"].is_string(), "{error:#}");
        }
    }
}
