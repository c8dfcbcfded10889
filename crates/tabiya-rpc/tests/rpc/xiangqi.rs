//! Xiangqi through the service: the commands and notations of the shared data.

use serde_json::{Value, json};
use tabiya::Registry;
use tabiya::xiangqi::Xiangqi;
use tabiya_rpc::Service;

use crate::client::Client;
use crate::shared::json_rows;

fn client() -> Client {
    Client::new(Service::new(Registry::empty().with(Xiangqi::default())))
}

/// The moves that an answer names, sorted.
fn moves(answer: &Value) -> Vec<&str> {
    let candidates = answer["candidates"].as_array().into_iter().flatten();
    let mut moves: Vec<_> = candidates
        .map(|candidate| &candidate["move"])
        .chain([&answer["move"]])
        .filter_map(Value::as_str)
        .collect();
    moves.sort_unstable();
    moves
}

#[test]
fn commands_mean_what_is_known() {
    let client = client();
    for row in json_rows("xiangqi/commands.jsonl") {
        let params = json!({
            "position": row["fen"], "text": row["text"], "columns": row["columns"], "marks": row["marks"],
        });
        let answer = client.ask("xiangqi.command", params.clone());
        assert_eq!(answer["resolution"], row["resolution"], "{row:#} {answer:#}");
        assert_eq!(answer["readings"], row["readings"], "{row:#}");
        let expected: Vec<_> =
            row["moves"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        assert_eq!(moves(&answer), expected, "{row:#}");
        assert_eq!(client.ask("moves.resolve", params.clone()), answer, "{row:#}");

        let mut strict = params;
        strict["mode"] = "peg".into();
        let is_read = client.ask("xiangqi.command", strict)["resolution"] != "syntax";
        assert_eq!(json!(is_read), row["peg"], "{row:#}");
    }
}

#[test]
fn each_candidate_has_a_text_that_means_it_alone() {
    let client = client();
    for row in json_rows("xiangqi/commands.jsonl").iter().filter(|row| row["resolution"] == "ambiguous") {
        let ask = |text: &Value| {
            let params = json!({ "position": row["fen"], "text": text, "columns": row["columns"] });
            client.ask("xiangqi.command", params)
        };
        let mut asked = json!({ "position": row["fen"], "text": row["text"] });
        asked["columns"] = row["columns"].clone();
        asked["marks"] = row["marks"].clone();
        let answer = client.ask("xiangqi.command", asked);
        for candidate in answer["candidates"].as_array().expect("it is ambiguous") {
            assert_eq!(ask(&candidate["text"])["move"], candidate["move"], "{row:#}");
        }
    }
}

#[test]
fn notations_are_converted() {
    let client = client();
    for row in json_rows("xiangqi/notations.jsonl") {
        for to in ["iccs", "uci", "vi", "zh-hans", "zh-hant", "vi-std"] {
            let Some(expected) = row[to].as_str() else { continue };
            let params = json!({ "position": row["fen"], "move": row["move"], "from": "iccs", "to": to });
            assert_eq!(client.ask("notation.convert", params)["move"], expected, "{row:#} {to}");
            let params = json!({ "position": row["fen"], "text": expected, "notation": to });
            assert_eq!(client.ask("moves.resolve", params)["move"], row["move"], "{row:#} {to}");
        }
    }
}

#[test]
fn other_texts_are_no_commands() {
    let client = client();
    for text in ["h2e2", "C2=5", "炮二平五", "P2-5", "", "xyz"] {
        let answer = client.ask("xiangqi.command", json!({ "text": text }));
        assert_eq!((&answer["resolution"], &answer["readings"]), (&json!("syntax"), &json!(0)), "{text}");
    }
    let requests = [("meta:=", "draw"), ("meta:$", "resign"), ("meta:<", "undo"), ("meta:ok", "confirm")];
    for (text, name) in requests {
        assert_eq!(client.ask("xiangqi.command", json!({ "text": text }))["request"]["name"], name);
    }
}

/// What is written is read back in the same frame.
#[test]
fn texts_are_written_in_the_frame_in_which_they_are_read() {
    let client = client();
    for columns in ["mover-left", "mover-right", "board-left"] {
        for notation in ["vi-std", "vi-ext"] {
            let ask = |text: &Value| {
                let params = json!({ "text": text, "notation": notation, "columns": columns });
                client.ask("moves.resolve", params)
            };
            let params = json!({ "notation": notation, "columns": columns });
            let legal = client.ask("moves.legal", params);
            for text in legal["moves"].as_array().expect("there are moves") {
                let read = ask(text);
                assert_eq!(&read["text"], text, "{columns}");
                let params = json!({
                    "move": read["move"], "from": "iccs", "to": notation, "columns": columns,
                });
                assert_eq!(&client.ask("notation.convert", params)["move"], text);
            }
        }
        let commands = client.ask("xiangqi.commands", json!({ "text": "h0g2", "columns": columns }));
        for text in commands["commands"].as_array().expect("there are commands") {
            let params = json!({ "text": text, "columns": columns });
            assert_eq!(client.ask("xiangqi.command", params)["move"], "h0g2", "{text} {columns}");
        }
    }
}

#[test]
fn wrong_frames_and_marks_are_wrong_parameters() {
    let client = client();
    for (params, code) in [
        (json!({ "text": "h2e2", "columns": "left" }), "rpc.columns.unknown"),
        (json!({ "text": "h2e2", "marks": { "e3": "star" } }), "rpc.mark.unknown"),
        (json!({ "text": "h2e2", "marks": { "e5": "x" } }), "rpc.mark.empty"),
    ] {
        for method in ["moves.resolve", "xiangqi.command"] {
            let error = client.refused(method, params.clone());
            assert_eq!(error["code"], -32602, "{params}");
            assert_eq!(error["data"]["diagnostics"][0]["code"], code, "{params}");
        }
    }
}

/// A method that wants one move is told of several as any other text is.
#[test]
fn commands_of_several_moves_are_ambiguous() {
    let client = client();
    for (text, moves) in [("P2-5", ["b2e2", "h2e2"]), ("ext:M.", ["b0a2", "b0c2"])] {
        let error = client
            .service
            .call("xiangqi.commands", json!({ "game": "xiangqi", "text": text }))
            .expect_err("several moves fit");
        assert_eq!((error.code, &error.data["kind"]), (-32003, &json!("ambiguous")), "{text}");
        let candidates = error.data["candidates"].as_array().expect("they are a list");
        let found: Vec<_> = candidates.iter().filter_map(|candidate| candidate["move"].as_str()).collect();
        assert!(moves.iter().all(|movement| found.contains(movement)), "{text}: {error:?}");
    }
}
