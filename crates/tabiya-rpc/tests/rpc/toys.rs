use serde_json::{Value, json};
use tabiya::Registry;
use tabiya_game::{Argument, Code, Diagnostic, Facade};
use tabiya_rpc::Service;
use tabiya_toys::{Chains, Lines};

use crate::client::{Client, told};

/// A peg beside a bar of the enemy: `a1b1` can mean a capture or a swap.
const BESIDE: &str = ".../.../Pb./[PBpp] w";

fn registry() -> Registry {
    Registry::empty().with(Lines::three()).with(Lines::four()).with(Chains::free())
}

fn client() -> Client {
    Client::new(Service::new(registry()))
}

#[test]
fn games_are_listed_with_what_they_have() {
    let lines = |name: &str| json!({ "game": name, "notations": ["squares", "letters", "letters-from-above"], "methods": ["lines.rules"] });
    let chains = json!({ "game": "toy-chains", "notations": ["legs"], "methods": [] });
    let games = client().ask("games", json!({}));
    assert_eq!(games, json!([lines("toy-lines"), lines("toy-lines-four"), chains]));
}

#[test]
fn the_game_must_be_named_where_several_can_be_meant() {
    let client = client();
    let error = client.refused("position.new", json!({}));
    assert_eq!(told(&error), (-32602, "syntax", "rpc.game.missing"));
    let help = "Name a game, such as “chess”; the method “games” lists all.";
    assert_eq!(error["data"]["diagnostics"][0]["help"], help);
    // Two of the games have this method, so it doesn't tell the game either.
    assert_eq!(told(&client.refused("lines.rules", json!({}))).2, "rpc.game.missing");

    let one_of_each = Registry::empty().with(Lines::three()).with(Chains::free());
    let client = Client::new(Service::new(one_of_each));
    assert_eq!(told(&client.refused("position.new", json!({}))).2, "rpc.game.missing");
    assert_eq!(client.ask("lines.rules", json!({}))["line"], 3);
}

#[test]
fn methods_of_a_game_are_forwarded() {
    let client = client();
    let rules = client.ask("lines.rules", json!({ "game": "toy-lines-four" }));
    assert_eq!(rules["line"], 4);
    assert_eq!(rules["swaps"], false);
    let error = client.refused("lines.rules", json!({ "game": "toy-chains" }));
    assert_eq!(told(&error), (-32601, "syntax", "rpc.method.not-of-game"));
    let error = client.wrong("lines.rules", json!({ "game": "toy-lines", "txt": "" }));
    assert_eq!(told(&error), (-32602, "syntax", "rpc.params.unknown"));
    let error = client.refused("line.rules", json!({ "game": "toy-lines" }));
    assert_eq!(told(&error), (-32601, "syntax", "rpc.method.unknown"));
}

#[test]
fn a_text_that_fits_several_moves_is_never_played() {
    let client = client();
    let candidates = json!([
        { "move": "a1b1x", "text": "a1b1x" },
        { "move": "a1b1s", "text": "a1b1s" },
    ]);
    let params = |name: &str| json!({ "game": "toy-lines", "position": BESIDE, name: "a1b1" });
    let resolved = client.ask("moves.resolve", params("text"));
    let ambiguous =
        json!({ "resolution": "ambiguous", "candidates": candidates, "readings": 1, "diagnostics": [] });
    assert_eq!(resolved, ambiguous);
    let error = client.refused("moves.play", params("move"));
    assert_eq!(told(&error), (-32003, "ambiguous", "rpc.ambiguous"));
    assert_eq!(error["message"], "“a1b1” fits 2 moves.");
    assert_eq!(error["data"]["candidates"], candidates);
}

#[test]
fn moves_are_read_and_written_in_the_notation_that_is_asked_for() {
    let client = client();
    let with = |more: Value| {
        let mut params = json!({ "game": "toy-lines", "position": BESIDE });
        for (name, value) in more.as_object().into_iter().flatten() {
            params[name] = value.clone();
        }
        params
    };
    let legal = client.ask("moves.legal", with(json!({ "notation": "letters" })));
    let letters: Vec<_> = legal["moves"].as_array().into_iter().flatten().collect();
    assert!(letters.contains(&&json!("Pa1xb1")) && letters.contains(&&json!("Pa1~b1")), "{letters:?}");
    for move_text in letters {
        let resolved = client.ask("moves.resolve", with(json!({ "text": move_text, "notation": "letters" })));
        assert_eq!(resolved["text"], *move_text);
        let change = json!({ "move": move_text, "from": "letters", "to": "squares" });
        assert_eq!(client.ask("notation.convert", with(change))["move"], resolved["move"]);
        let back = json!({ "move": resolved["move"], "from": "squares", "to": "letters" });
        assert_eq!(client.ask("notation.convert", with(back))["move"], *move_text);
    }
    let error = client.refused("moves.play", with(json!({ "move": "Pa1xb1", "notation": "squares" })));
    assert_eq!(told(&error).1, "syntax");
    let error = client.wrong("moves.legal", with(json!({ "notation": "letter" })));
    let help = "Did you mean “letters”? Known notations: squares, letters and letters-from-above.";
    assert_eq!(error["data"]["diagnostics"][0]["help"], help);
}

#[test]
fn repetition_is_claimed_with_the_history_alone() {
    let client = client();
    // Both sides drop a man; then the men step to and fro.
    let there_and_back = ["a1a2", "c3c2", "a2a1", "c2c3"];
    let mut history = vec!["P@a1", "P@c3"];
    history.extend(there_and_back);
    history.extend(&there_and_back[..3]);
    let last = there_and_back[3];
    let played = client.ask("moves.play", json!({ "game": "toy-lines", "history": history, "move": last }));
    let draw = json!({ "status": "draw", "reason": "toy.lines.outcome.repetition" });
    assert_eq!(played["outcome"], draw);

    let alone = json!({ "game": "toy-lines", "position": played["position"] });
    assert_ne!(client.ask("moves.legal", alone)["moves"], json!([]));
    history.push(last);
    assert_eq!(
        client.ask("moves.legal", json!({ "game": "toy-lines", "history": history }))["moves"],
        json!([])
    );
    let count = json!({ "game": "toy-lines", "history": history, "depth": 2 });
    assert_eq!(client.ask("perft", count), json!({ "nodes": [0, 0] }));
    let error =
        client.refused("moves.play", json!({ "game": "toy-lines", "history": history, "move": "a1a2" }));
    assert_eq!(told(&error), (-32004, "decided", "game.decided"));
}

#[test]
fn records_are_checked_line_by_line() {
    let client = client();
    let check = |text: &str| client.ask("record.check", json!({ "game": "toy-lines", "text": text }));
    let good = check("# game: toy-lines\n1. P@a1 P@c3\r\n2. a1a2 c3c2\n*\n");
    assert_eq!((&good["valid"], &good["plies"], &good["diagnostics"]), (&json!(true), &json!(4), &json!([])));
    let played = client.ask(
        "moves.play",
        json!({
            "game": "toy-lines", "history": ["P@a1", "P@c3", "a1a2"], "move": "c3c2",
        }),
    );
    assert_eq!((&good["position"], &good["outcome"]), (&played["position"], &played["outcome"]));

    let bad = check("# game: toy-lines\n1. P@a1 P@c3\n2. a1a3 c3c2\n*\n");
    assert_eq!((&bad["valid"], &bad["plies"]), (&json!(false), &json!(2)));
    assert_eq!(bad["diagnostics"][0]["span"], json!({ "start": 34, "end": 38, "line": 3, "column": 4 }));
    let long = check(&format!("; {}\n", "x".repeat(tabiya_game::MAX_LINE)));
    assert_eq!(long["valid"], false);
    assert_eq!(check("")["valid"], true);
}

#[test]
fn a_variant_is_a_game_that_the_caller_brings_along() {
    const NO_VARIANT: Code = Code::new("toy.variant");
    // The text of such a variant is the number of men in a line that win.
    let service = Service::new(registry()).with_variants(|text| {
        let lines = text.parse().ok().and_then(|line| Lines::new("mine", 3, 3, line, [2, 1]));
        let lines = lines.ok_or_else(|| {
            vec![Diagnostic::error(NO_VARIANT).with("found", Argument::input(text)).at(text, 0..text.len())]
        })?;
        Ok(Box::new(Facade::new(lines)))
    });
    let client = Client::new(service);
    for line in [2, 3] {
        let rules = client.ask("lines.rules", json!({ "variant": line.to_string() }));
        assert_eq!(rules["line"], line);
    }
    let moves = client.ask("moves.legal", json!({ "variant": "2", "history": ["P@a1"] }));
    assert_eq!(moves["moves"].as_array().map(Vec::len), Some(16));
    let error = client.refused("position.new", json!({ "variant": "[board]" }));
    assert_eq!(told(&error), (-32001, "syntax", "toy.variant"));
    assert!(error["message"].as_str().is_some_and(|message| message.starts_with("variant: ")), "{error:#}");
    let error = client.refused("chains.rules", json!({ "variant": "2" }));
    assert_eq!(told(&error), (-32601, "syntax", "rpc.method.not-of-game"));
    let error = client.wrong("position.new", json!({ "variant": "2", "game": "toy-lines" }));
    assert_eq!(told(&error), (-32602, "syntax", "rpc.variant.and-game"));
}
