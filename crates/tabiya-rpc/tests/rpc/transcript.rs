use std::path::Path;
use std::{env, fs};

use serde_json::Value;

use crate::client::Client;

/// Stands before a request.
const SENT: &str = "→ ";
/// Stands before its answer, or alone where none was wanted.
const ANSWERED: &str = "←";

/// Sends every line of a file that begins with `→`, and compares the answer with the line after it, which begins with
/// `←`. With `UPDATE_DOCS=1` the answers are written instead.
#[track_caller]
pub(crate) fn replay(client: &Client, path: impl AsRef<Path>) {
    let path = path.as_ref();
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let replayed = answered(client, &text);
    assert!(replayed.contains(SENT), "{} has requests", path.display());
    if env::var_os("UPDATE_DOCS").is_some_and(|value| value == "1") {
        fs::write(path, replayed).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return;
    }
    for (number, (found, expected)) in text.lines().zip(replayed.lines()).enumerate() {
        let place = format!("{}:{} (UPDATE_DOCS=1 writes the answers anew)", path.display(), number + 1);
        assert_eq!(found, expected, "{place}");
    }
    assert_eq!(text.lines().count(), replayed.lines().count(), "{}", path.display());
}

/// The text with the answers that the client gets.
fn answered(client: &Client, text: &str) -> String {
    let mut replayed = String::with_capacity(text.len());
    for line in text.lines().filter(|line| !line.starts_with(ANSWERED)) {
        replayed.push_str(line);
        replayed.push('\n');
        if let Some(request) = line.strip_prefix(SENT) {
            let answer = client.line(request).as_ref().map(Value::to_string).unwrap_or_default();
            replayed.push_str(format!("{ANSWERED} {answer}").trim_end());
            replayed.push('\n');
        }
    }
    replayed
}
