//! What transcripts can't show of `tabiya piece` and `tabiya draw`: streams, damaged files, pictures.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn tabiya(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabiya"));
    command.args(arguments).env("LC_ALL", "C.UTF-8");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn output(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = tabiya(arguments).spawn().expect("the binary runs");
    let _ = child.stdin.take().expect("its input is a pipe").write_all(input);
    child.wait_with_output().expect("it ends")
}

/// The JSON objects that are told about the pieces of this input, and the exit status.
fn checked(arguments: &[&str], input: &[u8]) -> (Vec<Value>, Option<i32>) {
    let output = output(&[&["piece", "--check", "-", "--json"], arguments].concat(), input);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "nothing is said besides");
    let text = String::from_utf8(output.stdout).expect("JSON is text");
    let objects = text.lines().map(|line| serde_json::from_str(line).expect("each line is an object"));
    (objects.collect(), output.status.code())
}

/// The line, whether it is good, and the first code with its column.
type Verdict<'a> = (u64, bool, Option<(&'a str, u64)>);

fn verdict(object: &Value) -> Verdict<'_> {
    let first = object["diagnostics"][0].as_object();
    let said = first.map(|first| {
        let column = first["span"]["column"].as_u64().expect("it has a place");
        assert_eq!(first["span"]["line"], object["line"], "places count in the file");
        (first["code"].as_str().expect("it has a code"), column)
    });
    (object["line"].as_u64().expect("it has a line"), object["valid"] == true, said)
}

#[track_caller]
fn expect(arguments: &[&str], input: &[u8], verdicts: &[Verdict<'_>]) {
    let (objects, status) = checked(arguments, input);
    assert_eq!(objects.iter().map(verdict).collect::<Vec<_>>(), verdicts);
    assert_eq!(status, Some(i32::from(verdicts.iter().any(|(_, good, _)| !good))));
}

#[test]
fn each_line_is_a_piece() {
    expect(&[], b"", &[]);
    expect(&[], b"\n \n\r\n", &[]);
    expect(&[], b"1+\r\n\r\nnX", &[(1, true, None), (3, true, None)]);
    expect(&[], "\u{FEFF}1+\n".as_bytes(), &[(1, true, None)]);
    expect(&[], "оn+\n".as_bytes(), &[(1, true, Some(("pieces.lint.homoglyph", 1)))]);
}

#[test]
fn what_is_no_line_of_text_is_told_and_the_next_is_read() {
    let long = [b"1+\n".as_slice(), &b"1".repeat(70_000), b"\n\xFF\nn+\n"].concat();
    let verdicts = [
        (1, true, None),
        (2, false, Some(("cli.text.long-line", 1))),
        (3, false, Some(("cli.text.not-utf-8", 1))),
        (4, true, None),
    ];
    expect(&[], &long, &verdicts);
    let (objects, _) = checked(&[], &long);
    assert_eq!(objects[1]["text"], Value::Null);
    expect(&[], &"1+,".repeat(2_000).into_bytes(), &[(1, false, Some(("pieces.syntax.too-long", 1)))]);
    let utf_16 = output(&["piece", "--check", "-"], b"\xFF\xFE1\0");
    assert_eq!(utf_16.status.code(), Some(1));
}

#[test]
fn a_column_is_found_by_name_or_number() {
    let table = "name\tline\nKing\t1*\nNobody\nNo line\t\nCamel\t1/3,\n".as_bytes();
    let verdicts = [
        (2, true, None),
        (3, false, Some(("cli.piece.short-row", 1))),
        (5, false, Some(("pieces.syntax.missing-leg", 11))),
    ];
    let (objects, _) = checked(&["--column", "line"], table);
    assert_eq!(objects[2]["text"], "1/3,");
    expect(&["--column", "line"], table, &verdicts);
    let (objects, _) = checked(&["--column", "2"], table);
    assert_eq!(objects.len(), 4, "by number the first line is one of them");
    expect(&["--column", "piece"], table, &[(1, false, Some(("cli.piece.no-column", 1)))]);
}

#[test]
fn pieces_are_told_as_they_come() {
    let mut child = tabiya(&["piece", "--check", "-"]).spawn().expect("the binary runs");
    let mut input = child.stdin.take().expect("its input is a pipe");
    let mut lines = BufReader::new(child.stdout.take().expect("its output is a pipe")).lines();
    // The beginning of a text is looked at before anything is told of it.
    let head = "1+\n".repeat(10_000);
    input.write_all(head.as_bytes()).expect("it listens");
    for number in 1..=5_000 {
        let told = lines.next().expect("it answers").expect("in text");
        assert_eq!(told, format!("-:{number}: ok: 1+"));
    }
    drop(input);
    assert_eq!(lines.last().expect("there is an end").expect("in text"), "-: 10000 pieces, all good");
    assert!(child.wait().expect("it ends").success());
}

#[test]
fn pictures_are_files_of_their_kind() {
    let place = tempfile::tempdir().expect("there is room for a directory");
    let file = |name: &str| place.path().join(name).to_str().expect("a usual name").to_owned();
    let (svg, png) = (file("a.svg"), file("a.png"));
    for command in [&["piece", "n(~1/2)"][..], &["draw", "formation"]] {
        let both = [command, &["--svg", &svg, "--png", &png, "--size", "200", "--theme", "dark"]].concat();
        assert!(output(&both, b"").status.success());
        let written = fs::read_to_string(&svg).expect("it was written");
        assert!(written.starts_with("<svg") && written.contains("</svg>"), "{written}");
        assert!(fs::read(&png).expect("it was written").starts_with(b"\x89PNG\r\n\x1a\n"));
        // Nothing is written over unasked, and then neither file is touched.
        let other = file("b.svg");
        let again = output(&[command, &["--svg", &other, "--png", &png]].concat(), b"");
        assert_eq!(again.status.code(), Some(2));
        let said = String::from_utf8_lossy(&again.stderr).into_owned();
        assert!(said.contains("cli.file.picture-exists"), "{said}");
        assert!(!Path::new(&other).exists());
        let over = output(&[command, &["--png", &png, "--force"]].concat(), b"");
        assert!(over.status.success());
        fs::remove_file(&svg).and_then(|()| fs::remove_file(&png)).expect("they are there");
        assert_eq!(fs::read_dir(place.path()).expect("it is a directory").count(), 0, "nothing else is left");
    }
}

/// Programs are told the same as over `tabiya rpc`.
#[test]
fn the_object_has_what_the_methods_answer() {
    let arguments = ["piece", "n(^2X;)", "--position", "8/8/3p4/8/3p4/8/1p6/A7", "--json"];
    let told: Value = serde_json::from_slice(&output(&arguments, b"").stdout).expect("it is JSON");
    let mut requests = String::new();
    for (id, method) in ["pieces.parse", "pieces.explain", "pieces.targets"].iter().enumerate() {
        let mut params = json!({ "text": "n(^2X;)" });
        if id == 2 {
            params["position"] = "8/8/3p4/8/3p4/8/1p6/A7".into();
            params["side"] = "w".into();
        }
        let request = json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params });
        requests.push_str(&request.to_string());
        requests.push('\n');
    }
    let answers = output(&["rpc"], requests.as_bytes()).stdout;
    let answers = String::from_utf8(answers).expect("JSON is text");
    let answers: Vec<Value> =
        answers.lines().map(|line| serde_json::from_str(line).expect("it is JSON")).collect();
    for name in ["valid", "canonical", "tree", "extensions"] {
        assert_eq!(told[name], answers[0]["result"][name], "{name}");
    }
    assert_eq!(told["explanation"], answers[1]["result"]["text"]);
    for name in ["moves", "details"] {
        assert_eq!(told[name], answers[2]["result"][name], "{name}");
    }
}
