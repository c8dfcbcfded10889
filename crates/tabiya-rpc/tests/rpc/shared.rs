//! The shared data through the service: every verdict of the documents, in both languages with a catalogue.

use std::{env, fs};

use serde_json::{Value, json};
use tabiya::Registry;
use tabiya::formation::FormationChess;
use tabiya_rpc::Service;

use crate::client::Client;

/// A file of the shared data. Empty where it is absent, which is a failure in continuous integration.
#[allow(clippy::print_stderr, reason = "a test that is skipped says so")]
pub(crate) fn file(name: &str) -> String {
    let path = format!("{}/../../../shared/data/{name}", env!("CARGO_MANIFEST_DIR"));
    match fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) => {
            assert!(env::var_os("CI").is_none_or(|value| value != "true"), "{path}: {error}");
            eprintln!("skipped: {path}: {error}");
            String::new()
        }
    }
}

/// The rows of a file of JSON lines.
pub(crate) fn json_rows(name: &str) -> Vec<Value> {
    file(name).lines().map(|line| serde_json::from_str(line).expect("a row is JSON")).collect()
}

fn rows(name: &str) -> Vec<Value> {
    json_rows(&format!("formation/{name}"))
}

fn client() -> Client {
    Client::new(Service::new(Registry::empty().with(FormationChess)))
}

fn text<'a>(row: &'a Value, field: &str) -> &'a str {
    row[field].as_str().expect("this field is text")
}

#[test]
fn texts_get_their_verdicts() {
    let client = client();
    for row in rows("verdicts.jsonl").into_iter().chain(rows("divergent.jsonl")) {
        for language in ["en", "zh"] {
            let (base, read) = (text(&row, "base"), text(&row, "text"));
            let params = match text(&row, "kind") {
                "snapshot" => json!({ "position": read, "language": language }),
                _ => json!({ "position": base, "text": read, "language": language }),
            };
            let valid = match text(&row, "kind") {
                "snapshot" => client.ask("position.check", params)["valid"] == true,
                "action" => client.ask("moves.resolve", params)["resolution"] == "unique",
                "result" => client.ask("result.check", params)["valid"] == true,
                kind => panic!("{kind} is no kind of text"),
            };
            assert_eq!(valid, text(&row, "verdict") == "valid", "{row:#}");
        }
    }
}

#[test]
fn records_get_their_verdicts() {
    let client = client();
    for row in rows("record_cases.jsonl") {
        for language in ["en", "zh"] {
            let params = json!({ "text": row["text"], "language": language });
            let report = client.ask("record.check", params);
            assert_eq!(report["valid"] == true, text(&row, "verdict") == "valid", "{row:#}\n{report:#}");
            if let Some(moves) = row["moves"].as_array() {
                assert_eq!(report["plies"], moves.len());
            }
        }
    }
}

#[test]
fn games_are_played_move_by_move() {
    let client = client();
    for row in rows("games.jsonl") {
        let record = client.ask("record.check", json!({ "text": row["record"] }));
        assert_eq!(record["valid"], true, "{record:#}");
        let mut position = row["start"].clone();
        let actions = row["actions"].as_array().expect("a game has actions");
        assert_eq!(record["plies"], actions.len());
        for (action, result) in actions.iter().zip(row["results"].as_array().expect("a game has results")) {
            let check = json!({ "position": position, "text": result });
            let checked = client.ask("result.check", check.clone());
            assert_eq!(checked["valid"], true, "{checked:#}");
            let applied = client.ask("result.apply", check);
            let played = client.ask("moves.play", json!({ "position": position, "move": action }));
            assert_eq!(played["move"], *action);
            assert_eq!(applied["position"], played["position"]);
            position = played["position"].clone();
        }
        assert_eq!(position, row["final"]);
        assert_eq!(record["position"], row["final"]);
    }
}
