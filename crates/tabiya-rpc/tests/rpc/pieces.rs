//! The methods of the piece notation, on all known answers.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tabiya::Registry;
use tabiya_rpc::{MAX_PIECES, Service};

use crate::client::{Client, told};
use crate::shared::{file, json_rows};

fn client() -> Client {
    Client::new(Service::new(Registry::empty()))
}

/// The details of an answer, or the moves of a row, without the paths, of which there can be several to the same move.
fn moves(details: &Value) -> BTreeSet<String> {
    let details = details.as_array().expect("details are a list");
    let moves = details.iter().map(|detail| {
        let mut detail = detail.clone();
        let members = detail.as_object_mut().expect("a move is an object");
        members.remove("path");
        members.sort_keys();
        detail.to_string()
    });
    moves.collect()
}

#[test]
fn pieces_have_exactly_the_known_moves() {
    let client = client();
    for name in ["document", "constructs", "targets"] {
        for row in json_rows(&format!("pieces/{name}.jsonl")) {
            let params = json!({
                "text": row["piece"], "position": row["fen"], "side": row["side"], "unmoved": row["unmoved"],
            });
            let found = client.ask("pieces.targets", params);
            assert_eq!(moves(&found["details"]), moves(&row["moves"]), "{row}");
            let details = found["details"].as_array().expect("details are a list");
            let text = |name: &str, detail: &Value| detail[name].as_str().unwrap_or_default().to_owned();
            let texts: Vec<_> = details
                .iter()
                .map(|detail| ["from", "to", "promotion"].map(|name| text(name, detail)).concat())
                .collect();
            assert!(texts.is_sorted(), "{row}: {texts:?}");
            let mut distinct = texts;
            distinct.dedup();
            assert_eq!(found["moves"], json!(distinct), "{row}");
            for detail in details {
                let path = detail["path"].as_array().expect("a path is a list");
                assert_eq!(path.last(), Some(&detail["to"]), "{row}");
            }
        }
    }
}

/// Whole FENs, whose moves a well-known engine gives from square to square.
#[test]
fn listed_pieces_move_as_in_the_engine() {
    let client = client();
    for row in file("pieces/moves.tsv").lines().skip(1) {
        let [piece, _, fen, _, moves] = row.split('\t').collect::<Vec<_>>()[..] else { panic!("{row}") };
        let side = fen.split(' ').nth(1).expect("a FEN has a side");
        let found = client.ask("pieces.targets", json!({ "text": piece, "position": fen, "side": side }));
        let mut expected: Vec<_> = moves.split_whitespace().collect();
        expected.sort_unstable();
        assert_eq!(found["moves"], json!(expected), "{row}");
    }
}

#[test]
fn lines_are_read_or_refused_at_the_known_place() {
    let client = client();
    for row in json_rows("pieces/syntax.jsonl") {
        let text = row["text"].as_str().expect("a row has a text");
        let found = client.ask("pieces.parse", json!({ "text": text }));
        assert_eq!(found["valid"], row["valid"], "{row}\n{found:#}");
        assert_eq!(found["canonical"], row["canonical"], "{row}");
        let characters = |level: &str| -> Vec<usize> {
            let said = found["diagnostics"].as_array().expect("diagnostics are a list").iter();
            let said = said.filter(|said| said["level"] == level);
            said.map(|said| {
                let start = said["span"]["start"].as_u64().expect("they have a place") as usize;
                text[..start].chars().count()
            })
            .collect()
        };
        if row["valid"] == true {
            let again = client.ask("pieces.parse", json!({ "text": found["canonical"] }));
            assert_eq!(again["canonical"], found["canonical"], "{row}");
            let places = characters("note");
            let lints = row["lint_offsets"].as_array().expect("lints are a list");
            for offset in lints.iter().map(|offset| offset.as_u64().expect("an offset is a number") as usize)
            {
                assert!(places.contains(&offset), "{row}\n{found:#}");
            }
        } else if let Some(offset) = row["offset"].as_u64() {
            let also = row["also"].as_array().into_iter().flatten().filter_map(Value::as_u64);
            let first = characters("error").into_iter().min().expect("a refused line has an error") as u64;
            assert!(also.chain([offset]).any(|offset| offset == first), "{row}\n{found:#}");
        }
    }
}

/// A line with every kind of node, and what each becomes.
#[test]
fn the_tree_has_all_that_was_written() {
    let client = client();
    let tree = |text: &str| client.ask("pieces.parse", json!({ "text": text }))["tree"].take();
    assert_eq!(
        tree("L2-3(!eS1-2=)o~1-n*>&2-3(1/2>;)"),
        json!({
            "linkage": "free",
            "alternatives": [{
                "span": { "start": 0, "end": 31 },
                "legs": [
                    {
                        "span": { "start": 0, "end": 20 },
                        "guards": [
                            { "kind": "condition", "span": { "start": 0, "end": 4 }, "negated": false, "letter": "L", "lines": { "from": 2, "to": 3 } },
                            { "kind": "influence", "span": { "start": 4, "end": 13 }, "negated": true, "bracketed": true, "owner": "e", "letters": "S", "distance": { "from": 1, "to": 2 }, "direction": "=" },
                            { "kind": "condition", "span": { "start": 13, "end": 14 }, "negated": false, "letter": "o" },
                        ],
                        "type": "~",
                        "core": { "kind": "step", "distance": { "from": 1, "to": "n" }, "direction": "*>" },
                        "properties": [],
                    },
                    {
                        "span": { "start": 21, "end": 31 },
                        "guards": [],
                        "core": {
                            "kind": "group",
                            "count": { "from": 2, "to": 3 },
                            "alternatives": [{
                                "span": { "start": 25, "end": 30 },
                                "legs": [{
                                    "span": { "start": 25, "end": 29 },
                                    "guards": [],
                                    "core": { "kind": "oblique", "first": { "from": 1 }, "second": { "from": 2 }, "direction": ">" },
                                    "properties": [],
                                }],
                                "links": [],
                            }],
                            "connector": ";",
                        },
                        "properties": [],
                    },
                ],
                "links": ["&"],
            }],
        })
    );
    let core = |text: &str| tree(text)["alternatives"][0]["legs"][0]["core"].take();
    assert_eq!(core("(1,-2)"), json!({ "kind": "vector", "right": 1, "forward": -2 }));
    assert_eq!(core("rn"), json!({ "kind": "radius", "radius": "n" }));
    assert_eq!(core("0"), json!({ "kind": "self" }));
    assert_eq!(core("Ar1"), json!({ "kind": "blast", "radius": 1 }));
    assert_eq!(core("R1="), json!({ "kind": "fragment" }));
    let promotion = json!({ "kind": "promotion", "span": { "start": 0, "end": 7 }, "lines": { "from": 7, "to": 9 }, "choices": ["+G"], "optional": true });
    assert_eq!(core("L7-9+G?"), promotion);
    let property = |text: &str| tree(text)["alternatives"][0]["legs"][0]["properties"].take();
    let places = |start: u32, end: u32| json!({ "start": start, "end": end });
    assert_eq!(property("i2=OKR"), json!([{ "kind": "joint", "span": places(3, 6), "letters": "KR" }]));
    let swap = json!([{ "kind": "swap", "span": places(5, 10), "letters": "R", "type": "^", "distance": { "from": "n" }, "direction": "=" }]);
    assert_eq!(property("!hi^n=|R^n=").as_array().map(Vec::len), Some(1));
    assert_eq!(property("!h^n=|R^n="), swap);
    let blast = json!([{ "kind": "blast", "span": places(2, 6), "on_capture": true, "radius": 1 }]);
    assert_eq!(property("nXcAr1"), blast);
}

#[test]
fn extensions_are_named() {
    let client = client();
    for (text, extensions) in [
        ("1*,i2=OKR", &[][..]),
        ("n(1+.)", &["E1"]),
        ("on+,c^^n+", &["E2"]),
        ("!Ao1>,!ho1<", &["E4"]),
        ("1*>", &["E5"]),
        ("N1/2n*", &["E6"]),
        ("1>,L7-9+G?", &["E7"]),
        ("n(^^nX;),1*>", &["E1", "E2", "E5"]),
    ] {
        let found = client.ask("pieces.parse", json!({ "text": text }));
        assert_eq!(found["extensions"], json!(extensions), "{text}");
        let strict = client.ask("pieces.parse", json!({ "text": text, "profile": "document" }));
        assert_eq!(strict["valid"], extensions.is_empty(), "{text}");
    }
}

#[test]
fn a_line_is_explained_in_every_language() {
    let client = client();
    let mut texts = BTreeSet::new();
    for language in ["en", "zh", "vi", "ru"] {
        let explained = client.ask("pieces.explain", json!({ "text": "~1/2", "language": language }));
        texts.insert(explained["text"].as_str().expect("it is a text").to_owned());
    }
    assert_eq!(texts.len(), 4, "{texts:?}");
}

#[test]
fn what_cannot_be_done_has_its_kind_of_error() {
    let client = client();
    let empty = "8/8/8/8/3A4/8/8/8";
    let targets = |text: &str, position: &str| json!({ "text": text, "position": position, "side": "w" });
    for (method, params, code, kind) in [
        ("pieces.explain", json!({ "text": "1+,X" }), -32001, "syntax"),
        ("pieces.targets", targets("1+,X", empty), -32001, "syntax"),
        ("pieces.targets", targets("1+", "8/8/9"), -32001, "syntax"),
        ("pieces.targets", targets("1+", ""), -32001, "syntax"),
        ("pieces.targets", targets("1+", "1 A"), -32001, "syntax"),
        ("pieces.targets", targets(&"1+,".repeat(2_000), empty), -32005, "budget"),
        (
            "pieces.targets",
            targets("n(c1*;)", "pppppppp/pppppppp/pppppppp/pppApppp/pppppppp/pppppppp"),
            -32005,
            "budget",
        ),
    ] {
        let error = client.refused(method, params.clone());
        assert_eq!(
            (error["code"].as_i64(), &error["data"]["kind"]),
            (Some(code), &json!(kind)),
            "{params}\n{error:#}"
        );
    }
    for (method, params, code) in [
        ("pieces.parse", json!({}), "rpc.params.missing"),
        ("pieces.parse", json!({ "text": "1+", "profile": "fide" }), "rpc.params.choice"),
        ("pieces.parse", json!({ "text": "1+", "game": "formation" }), "rpc.params.unknown"),
        ("pieces.targets", json!({ "text": "1+", "position": empty }), "rpc.params.missing"),
        ("pieces.targets", json!({ "text": "1+", "position": empty, "side": "white" }), "rpc.params.choice"),
        ("pieces.targets", json!({ "text": "1+", "side": "w" }), "rpc.params.missing"),
    ] {
        assert_eq!(told(&client.wrong(method, params)).2, code, "{method}");
    }
}

/// The side to move of a FEN is asked about, unless another is named.
#[test]
fn the_side_is_that_of_the_position() {
    let client = client();
    for (position, side, expected) in [
        ("a2/3/2A b - - 0 1", None, json!(["a3b3"])),
        ("a2/3/2A w", None, json!(["c1b1"])),
        ("a2/3/2A w", Some("b"), json!(["a3b3"])),
    ] {
        let mut params = json!({ "text": "1=", "position": position });
        if let Some(side) = side {
            params["side"] = json!(side);
        }
        assert_eq!(client.ask("pieces.targets", params)["moves"], expected, "{position}");
    }
}

/// A bad position is told apart from a bad line.
#[test]
fn the_parameter_that_is_wrong_is_named() {
    let client = client();
    let params = json!({ "text": "1+", "position": "8/8/9x", "side": "w" });
    let error = client.refused("pieces.targets", params);
    assert!(error["message"].as_str().is_some_and(|message| message.starts_with("position: ")), "{error:#}");
}

#[test]
fn one_message_tries_only_so_many_pieces() {
    let client = client();
    let full = [&*"A".repeat(16); 16].join("/");
    let params = json!({ "text": "1+", "position": full, "side": "w" });
    let call = json!({ "jsonrpc": "2.0", "id": 1, "method": "pieces.targets", "params": params });
    let allowed = MAX_PIECES / 256;
    let calls: Vec<_> = (0..=allowed).map(|_| call.clone()).collect();
    let answers = client.line(json!(calls).to_string()).expect("a batch is answered");
    assert_eq!(answers[allowed - 1]["error"], Value::Null);
    assert_eq!(told(&answers[allowed]["error"]), (-32005, "budget", "rpc.budget.pieces"));
}
