//! The methods of Formation Chess beyond those of every game: all about action results.

use tabiya_game::{Answer, Argument, CallError, Code, Diagnostic, Method, Mode, UNKNOWN_METHOD, Value};

use crate::Position;
use crate::text::{self, CheckedResult, ResultText, lenient};

pub(crate) const METHODS: &[Method] = &[
    Method { name: "result.form", summary: Code::new("formation.method.result-form"), answer: Answer::Value },
    Method {
        name: "result.check",
        summary: Code::new("formation.method.result-check"),
        answer: Answer::Value,
    },
    Method {
        name: "result.apply",
        summary: Code::new("formation.method.result-apply"),
        answer: Answer::Value,
    },
];

/// Calls one of [`METHODS`]. A lenient reading tells in notes what it took for something else.
pub(crate) fn call(method: &str, position: &Position, text: &str, mode: Mode) -> Result<Value, CallError> {
    let normalised = (mode == Mode::Lenient).then(|| lenient::normalise(text));
    let read = normalised.as_ref().map_or(text, |normalised| &normalised.text);
    let told = |diagnostics: Vec<Diagnostic>| match &normalised {
        None => diagnostics,
        Some(normalised) => {
            let relocated = normalised.relocate(text, diagnostics);
            normalised.notes.iter().cloned().chain(relocated).collect()
        }
    };
    match method {
        "result.form" => {
            let parsed = read.parse::<ResultText>();
            let mut fields = vec![("valid", Value::Bool(parsed.is_ok()))];
            fields.extend(parsed.as_ref().ok().map(|result| ("canonical", Value::Text(result.to_string()))));
            fields.push(("diagnostics", Value::Diagnostics(told(parsed.err().unwrap_or_default()))));
            Ok(Value::Record(fields))
        }
        "result.check" => {
            let CheckedResult { valid, action, diagnostics } = text::check_result(read, position);
            let mut fields = vec![("valid", Value::Bool(valid))];
            fields.extend(action.map(|action| ("action", Value::Text(text::write_action(position, action)))));
            fields.push(("diagnostics", Value::Diagnostics(told(diagnostics))));
            Ok(Value::Record(fields))
        }
        "result.apply" => match text::apply_result(read, position) {
            Ok(applied) => Ok(Value::Record(vec![("position", Value::Text(text::write_position(&applied)))])),
            Err(diagnostics) => {
                let kind = if read.parse::<ResultText>().is_err() {
                    CallError::Syntax
                } else if position.result().is_decided() {
                    CallError::Decided
                } else {
                    CallError::Illegal
                };
                Err(kind(told(diagnostics)))
            }
        },
        _ => {
            let unknown = Diagnostic::error(UNKNOWN_METHOD).with("found", Argument::input(method));
            Err(CallError::Syntax(vec![unknown]))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lenient_result_is_read_with_notes() {
        let start = Position::standard();
        let text = "变化: [ 紅车四七占 ]\n胜负:未分";
        let exact = call("result.check", &start, text, Mode::Exact).expect("it is judged");
        assert_eq!(exact.field("valid"), Some(&Value::Bool(false)));
        let lenient = call("result.check", &start, text, Mode::Lenient).expect("it is judged");
        assert_eq!(lenient.field("action"), Some(&Value::Text("红车四七".to_owned())));
        let Some(Value::Diagnostics(notes)) = lenient.field("diagnostics") else { panic!("{lenient:?}") };
        let codes: Vec<_> = notes.iter().map(|note| note.code().as_str()).collect();
        assert_eq!(
            codes,
            ["formation.lenient.colon", "formation.lenient.spaces", "formation.lenient.look-alike"]
        );
    }

    #[test]
    fn a_result_that_contradicts_the_position_is_illegal_not_malformed() {
        let start = Position::standard();
        let apply = |text| call("result.apply", &start, text, Mode::Exact);
        assert!(matches!(apply("变化：[红车四七占]\n胜负：红胜"), Err(CallError::Illegal(_))));
        assert!(matches!(apply("变化：[红车四七占\n胜负：未分"), Err(CallError::Syntax(_))));
        assert!(apply("变化：[红车四七占]\n胜负：未分").is_ok());
    }
}
