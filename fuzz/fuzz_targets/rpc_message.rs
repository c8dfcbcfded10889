//! The service: whatever comes in, what goes out is an answer of JSON-RPC 2.0 or nothing.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::{Corpus, fuzz_target};
use serde_json::Value;
use tabiya::Registry;
use tabiya_rpc::Service;

static SERVICE: LazyLock<Service> = LazyLock::new(|| Service::new(Registry::standard()));

/// Counts deeper than this are within the service's budget but not within the fuzzer's patience.
const DEEPEST: u64 = 2;

fuzz_target!(|bytes: &[u8]| -> Corpus {
    let call = serde_json::from_slice::<Value>(bytes);
    if let Ok(call) = &call
        && counts_long(call)
    {
        return Corpus::Reject;
    }
    let Some(answer) = SERVICE.answer(bytes) else {
        let call = call.expect("only requests can be without an answer");
        assert!(call.is_object() || call.is_array(), "{call} has no answer");
        return Corpus::Keep;
    };
    assert!(!answer.contains('\n'), "the answer is one line");
    match (call, serde_json::from_str(&answer).expect("the answer is JSON")) {
        (Ok(Value::Array(calls)), Value::Array(answers)) => {
            assert!(!answers.is_empty() && answers.len() <= calls.len(), "{answer}");
            answers.iter().for_each(assert_answer);
        }
        (_, answer) => assert_answer(&answer),
    }
    Corpus::Keep
});

fn assert_answer(answer: &Value) {
    let members = answer.as_object().expect("an answer is an object");
    assert_eq!(members.get("jsonrpc").and_then(Value::as_str), Some("2.0"), "{answer}");
    let id = members.get("id").expect("an answer has an id");
    assert!(id.is_null() || id.is_string() || id.is_number(), "{answer}");
    assert_eq!(members.len(), 3, "{answer}");
    assert!(members.contains_key("result") != members.contains_key("error"), "{answer}");
    if let Some(error) = members.get("error") {
        assert!(
            error["code"].is_i64() && error["message"].as_str().is_some_and(|text| !text.is_empty()),
            "{answer}"
        );
    }
}

/// Whether a call counts move sequences deeper than the fuzzer waits for; one that is too deep for the service is fine.
fn counts_long(call: &Value) -> bool {
    let is_long = |call: &Value| {
        let depth = call["params"]["depth"].as_u64();
        depth.is_some_and(|depth| depth > DEEPEST && depth <= u64::from(tabiya_rpc::MAX_DEPTH))
    };
    call.as_array().map_or_else(|| is_long(call), |calls| calls.iter().any(is_long))
}
