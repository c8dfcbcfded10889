use serde_json::{Value, json};
use tabiya::Registry;
use tabiya_rpc::Service;

use crate::client::Client;

fn client() -> Client {
    Client::new(Service::new(Registry::empty()))
}

/// The code and the first diagnostic's code of an answer that is an error.
fn codes(answer: &Value) -> (i64, &str) {
    let error = &answer["error"];
    let code = error["code"].as_i64().expect("an error has a code");
    (code, error["data"]["diagnostics"][0]["code"].as_str().expect("an error has a diagnostic"))
}

#[test]
fn what_is_not_json_is_a_parse_error() {
    let client = client();
    let cases: [(&[u8], &str); 7] = [
        (b"", "rpc.parse.broken-off"),
        (b"{\"jsonrpc\": \"2.0\", \"method", "rpc.parse.broken-off"),
        (b"{\"jsonrpc\" \"2.0\"}", "rpc.parse.not-json"),
        (b"games", "rpc.parse.not-json"),
        (b"{} {}", "rpc.parse.not-json"),
        (b"{\"method\": \"\xff\"}", "rpc.parse.not-utf8"),
        (&[b'['; 1000], "rpc.parse.too-deep"),
    ];
    for (line, code) in cases {
        let answer = client.line(line).expect("an error is answered");
        assert_eq!(codes(&answer), (-32700, code), "{}", String::from_utf8_lossy(line));
        assert_eq!(answer["id"], Value::Null);
    }
}

#[test]
fn a_parse_error_says_where_it_is() {
    let answer = client().line("{\"game\": \"阵棋\", \"depth\": 二}").expect("an error is answered");
    let diagnostic = &answer["error"]["data"]["diagnostics"][0];
    assert_eq!(diagnostic["span"], json!({ "start": 28, "end": 31, "line": 1, "column": 25 }));
    assert_eq!(diagnostic["message"], "From “二” on, this is not JSON.");
}

#[test]
fn json_that_is_no_request_is_an_invalid_request() {
    let client = client();
    let cases = [
        (json!(1), Value::Null, "rpc.request.not-an-object"),
        (json!({ "id": 7, "method": "games" }), json!(7), "rpc.request.version"),
        (json!({ "jsonrpc": "1.0", "id": "a", "method": "games" }), json!("a"), "rpc.request.version"),
        (json!({ "jsonrpc": "2.0", "method": 1, "params": "bar" }), Value::Null, "rpc.request.method"),
        (json!({ "jsonrpc": "2.0", "id": 1.5 }), json!(1.5), "rpc.request.method"),
        (json!({ "jsonrpc": "2.0", "id": [], "method": "games" }), Value::Null, "rpc.request.id"),
        (
            json!({ "jsonrpc": "2.0", "id": 1, "method": "games", "params": 3 }),
            json!(1),
            "rpc.request.params",
        ),
        (
            json!({ "jsonrpc": "2.0", "id": 1, "method": "games", "parms": {} }),
            json!(1),
            "rpc.request.member",
        ),
        (json!([]), Value::Null, "rpc.request.empty-batch"),
    ];
    for (request, id, code) in cases {
        let answer = client.line(request.to_string()).expect("an error is answered");
        assert_eq!(codes(&answer), (-32600, code), "{request}");
        assert_eq!(answer["id"], id, "{request}");
    }
}

#[test]
fn a_member_that_stands_twice_is_refused() {
    let client = client();
    for (line, name) in [
        (r#"{"jsonrpc":"2.0","id":1,"id":2,"method":"games"}"#, "id"),
        (
            r#"{"jsonrpc":"2.0","id":1,"method":"games","params":{"language":"en","language":"zh"}}"#,
            "language",
        ),
        (r#"[{"jsonrpc":"2.0","id":1,"method":"games","params":{"a":[{"b":1.5,"\u0062":true}]}}]"#, "b"),
    ] {
        let answer = client.line(line).expect("an error is answered");
        assert_eq!(codes(&answer), (-32600, "rpc.request.twice"), "{line}");
        let message = answer["error"]["message"].as_str().expect("an error has a message");
        assert!(message.contains(&format!("“{name}”")), "{message}");
    }
}

#[test]
fn ids_come_back_as_they_were() {
    let client = client();
    for id in [json!(0), json!(-3), json!(2.5), json!(u64::MAX), json!(""), json!("一"), Value::Null] {
        let request = json!({ "jsonrpc": "2.0", "id": id, "method": "games" });
        assert_eq!(
            client.line(request.to_string()),
            Some(json!({ "jsonrpc": "2.0", "id": id, "result": [] }))
        );
    }
}

#[test]
fn numbers_of_any_size_come_back_as_they_were() {
    for id in ["123456789012345678901234567890", "-98765432109876543210", "1.50", "0.1000000000000000000001"]
    {
        let request = format!(r#"{{"jsonrpc":"2.0","id":{id},"method":"games"}}"#);
        let answer = Service::new(Registry::empty()).answer(request);
        assert_eq!(answer, Some(format!(r#"{{"jsonrpc":"2.0","id":{id},"result":[]}}"#)));
    }
}

#[test]
fn values_may_be_nested_127_deep() {
    let nested = |deep: usize| format!("{}{}", "[".repeat(deep), "]".repeat(deep));
    let answers = client().line(nested(127)).expect("an error is answered");
    assert_eq!(codes(&answers[0]), (-32600, "rpc.request.not-an-object"));
    let answer = client().line(nested(128)).expect("an error is answered");
    assert_eq!(codes(&answer), (-32700, "rpc.parse.too-deep"));
}

#[test]
fn notifications_get_no_answer() {
    let client = client();
    for method in ["games", "perft", "no such method"] {
        assert_eq!(client.line(json!({ "jsonrpc": "2.0", "method": method }).to_string()), None);
    }
    let only_notifications = json!([{ "jsonrpc": "2.0", "method": "games" }]);
    assert_eq!(client.line(only_notifications.to_string()), None);
}

/// The batches that the specification of JSON-RPC 2.0 shows, in section 7.
#[test]
fn batches_are_answered_together() {
    let client = client();
    let answers = client.line("[1, 2, 3]").expect("errors are answered");
    let codes: Vec<_> = answers.as_array().into_iter().flatten().map(codes).collect();
    assert_eq!(codes, [(-32600, "rpc.request.not-an-object"); 3]);

    let mixed = json!([
        { "jsonrpc": "2.0", "method": "games", "id": "1" },
        { "jsonrpc": "2.0", "method": "games" },
        { "foo": "boo" },
        { "jsonrpc": "2.0", "method": "foo.get", "params": { "name": "myself" }, "id": "5" },
    ]);
    let answers = client.line(mixed.to_string()).expect("a batch is answered");
    let ids: Vec<_> = answers.as_array().into_iter().flatten().map(|answer| answer["id"].clone()).collect();
    assert_eq!(ids, [json!("1"), Value::Null, json!("5")]);
    assert_eq!(answers[0]["result"], json!([]));
    assert_eq!(answers[1]["error"]["code"], -32600);
    assert_eq!(answers[2]["error"]["code"], -32601);

    let broken = client.line(r#"[{"jsonrpc": "2.0", "method": "games", "id": "1"}, {"jsonrpc""#);
    assert_eq!(broken.expect("an error is answered")["error"]["code"], -32700);
}

#[test]
fn messages_and_batches_have_a_budget() {
    let client = client();
    let call = r#"{"jsonrpc": "2.0", "id": 1, "method": "games"}"#;
    let padded = |length: usize| format!("{call}{}", " ".repeat(length - call.len()));
    let answer = client.line(padded(tabiya_rpc::MAX_MESSAGE)).expect("a request is answered");
    assert_eq!(answer["result"], json!([]));
    let answer = client.line(padded(tabiya_rpc::MAX_MESSAGE + 1)).expect("an error is answered");
    assert_eq!(codes(&answer), (-32005, "rpc.budget.message"));
    assert_eq!(answer["error"]["data"]["kind"], "budget");

    let batch = |calls: usize| format!("[{}]", vec![call; calls].join(","));
    let answers = client.line(batch(tabiya_rpc::MAX_BATCH)).expect("a batch is answered");
    assert_eq!(answers.as_array().map(Vec::len), Some(tabiya_rpc::MAX_BATCH));
    let answer = client.line(batch(tabiya_rpc::MAX_BATCH + 1)).expect("an error is answered");
    assert_eq!(codes(&answer), (-32005, "rpc.budget.batch"));
}

#[test]
fn names_that_are_nearly_right_are_suggested() {
    let client = client();
    let cases = [
        ("move.legal", json!({}), "“move.legal”", "Did you mean “moves.legal”?"),
        ("games", json!({ "langage": "zh" }), "“langage”", "Did you mean “language”?"),
        ("games", json!({ "language": "tlh" }), "“tlh”", "en, zh, vi and ru"),
        ("games", json!([]), "[…]", "language"),
        ("perft", json!({ "depth": 2 }), "“game”", "lists all"),
        ("perft", json!({ "depth": 2, "game": "go" }), "“go”", "lists the games"),
    ];
    for (method, params, found, right) in cases {
        let error = client.wrong(method, params);
        let message = error["message"].as_str().expect("an error has a message");
        let help = error["data"]["diagnostics"][0]["help"].as_str().expect("this error has help");
        assert!(message.contains(found) && help.contains(right), "{error:#}");
    }
}

#[test]
fn errors_speak_the_language_that_is_asked_for() {
    let error = client().wrong("games", json!({ "language": "zh", "gmae": 1 }));
    assert_eq!(error["message"], "这个方法没有参数“gmae”。");
}
