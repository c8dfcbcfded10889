use proptest::collection::{btree_map, vec};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Map, Value, json};
use tabiya::Registry;
use tabiya::formation::FormationChess;
use tabiya_rpc::Service;
use tabiya_toys::{Chains, Lines};

use crate::client::Client;

const GAMES: [&str; 3] = ["formation", "toy-lines", "toy-chains"];

const METHODS: [&str; 19] = [
    "games",
    "position.new",
    "position.check",
    "position.scene",
    "moves.legal",
    "moves.resolve",
    "moves.play",
    "moves.explain",
    "record.check",
    "result.check",
    "result.apply",
    "lines.rules",
    "perft",
    "notation.convert",
    "pieces.parse",
    "pieces.explain",
    "pieces.targets",
    "moves",
    "",
];

const PARAMS: [&str; 21] = [
    "game", "variant", "position", "history", "language", "side", "text", "notation", "columns", "marks",
    "mode", "speech", "move", "cell", "depth", "from", "to", "profile", "unmoved", "texts", "",
];

/// Texts that get further than the first look.
const TEXTS: [&str; 33] = [
    "",
    "formation",
    "document",
    "zh",
    "en",
    "lenient",
    "peg",
    "first",
    "black",
    "一三",
    "红将五十",
    "黑将五一",
    "红车进一",
    "红将认负",
    "变化：[红车进一]\n胜负：未分",
    "1. 红将五十 黑将五一\n2. 红盾四十 黑车五二\n",
    "行棋方：红/红方：[]/黑方：[]/胜负：未分/棋盘：/零[一路 二路]/一[一一 黑将]/二[红将 红车]",
    ".../.../Pb./[PBpp] w",
    "...../.x.../...../.x.../.o.x./w",
    "a1",
    "a1b1",
    "Pa1xb1",
    "P@a1",
    "squares",
    "# game: toy-lines\n1. P@a1 P@c3\n2. a1a2 c3c2\n*\n",
    "行棋方：黑/红方：[车]/黑方：[]/胜负：未分/棋盘：/零[一路]/一[黑将]",
    "wikipedia",
    "w",
    "8/8/8/3p4/3A4/8/8/8 b - - 0 1",
    "o1>,c1X>,oi2>,S1=c1>",
    "n(n(n(n*)))",
    "!hcn+&c0&Ar1,o1*",
    "1+,X",
];

fn text() -> impl Strategy<Value = String> {
    prop_oneof![4 => select(&TEXTS[..]).prop_map(str::to_owned), 1 => any::<String>()]
}

fn json_value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-2_i64..4).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        text().prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 12, 4, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..4).prop_map(Value::from),
            btree_map(text(), inner, 0..4).prop_map(|fields| fields.into_iter().collect()),
        ]
    })
}

/// A parameter with a value of the kind that it wants, or any.
fn param() -> impl Strategy<Value = (String, Value)> {
    prop_oneof![
        6 => (select(&PARAMS[..]), text()).prop_map(|(name, text)| (name.to_owned(), text.into())),
        4 => select(&GAMES[..]).prop_map(|game| ("game".to_owned(), game.into())),
        1 => (0_u32..3).prop_map(|depth| ("depth".to_owned(), depth.into())),
        1 => vec(text(), 0..3).prop_map(|history| ("history".to_owned(), history.into())),
        1 => (text(), text()).prop_map(|(cell, mark)| ("marks".to_owned(), json!({ cell: mark }))),
        2 => (select(&PARAMS[..]), json_value()).prop_map(|(name, value)| (name.to_owned(), value)),
    ]
}

fn method() -> impl Strategy<Value = String> {
    prop_oneof![9 => select(&METHODS[..]).prop_map(str::to_owned), 1 => any::<String>()]
}

fn params(most: usize) -> impl Strategy<Value = Map<String, Value>> {
    vec(param(), 0..most).prop_map(|params| params.into_iter().collect())
}

fn client() -> Client {
    let registry = Registry::empty().with(FormationChess).with(Lines::three()).with(Chains::free());
    Client::new(Service::new(registry))
}

#[test]
fn any_parameters_have_an_answer() {
    let client = client();
    proptest!(|(method in method(), params in params(6), id in any::<i32>())| {
        let request = json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params });
        let answer = client.line(request.to_string()).expect("a request has an answer");
        prop_assert_eq!(&answer["id"], &json!(id));
        match client.service.call(&method, params.into()) {
            Ok(result) => prop_assert_eq!(&answer["result"], &result),
            Err(error) => prop_assert_eq!(&answer["error"]["message"], &json!(error.message)),
        }
    });
}

#[test]
fn any_json_has_an_answer_or_wants_none() {
    let client = client();
    proptest!(|(message in json_value())| {
        // No request comes about by chance, so none is a notification.
        prop_assert!(client.line(message.to_string()).is_some());
    });
}

#[test]
fn a_damaged_line_never_does_harm() {
    let client = client();
    let patch = vec(any::<u8>(), 0..4);
    proptest!(|(
        method in method(), params in params(4), place in any::<Index>(), length in 0_usize..4, patch in patch
    )| {
        let request = json!({ "jsonrpc": "2.0", "id": 1, "method": method, "params": params });
        let mut line = request.to_string().into_bytes();
        let start = place.index(line.len());
        let end = (start + length).min(line.len());
        line.splice(start..end, patch);
        // An answer is validated where there is one; the damage may have made a notification.
        let _ = client.line(&line);
    });
}
