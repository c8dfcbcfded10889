//! Input that is bad before any game's reader judges it, and what the front end makes of a reader's verdict: each kind
//! has its own code and place, as people and as programs are told them.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn check(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tabiya"))
        .args(["check", "--game", "formation"])
        .args(arguments)
        .env("LC_ALL", "C.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let _ = child.stdin.take().expect("its input is a pipe").write_all(input);
    child.wait_with_output().expect("it ends")
}

/// The JSON objects that are told about this input, and the exit status.
fn told(arguments: &[&str], input: &[u8]) -> (Vec<Value>, Option<i32>) {
    let output = check(&[&["--json"], arguments].concat(), input);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "nothing is said besides");
    let text = String::from_utf8(output.stdout).expect("JSON is text");
    let objects = text.lines().map(|line| serde_json::from_str(line).expect("each line is an object"));
    (objects.collect(), output.status.code())
}

const GAME: &str = "1. 红将五十 黑将五一\n";

/// Checks what is told about this text: its kind, whether it is good, and each code with its line and column.
#[track_caller]
fn expect(arguments: &[&str], input: impl AsRef<[u8]>, kind: &str, valid: bool, codes: &[(&str, u64, u64)]) {
    let (objects, status) = told(arguments, input.as_ref());
    let [object] = &objects[..] else { panic!("{objects:?}") };
    let fields: Vec<&str> = object.as_object().expect("an object").keys().map(String::as_str).collect();
    let mut all = ["valid", "plies", "position", "outcome", "diagnostics", "file", "game", "kind"];
    all.sort_unstable();
    let mut sorted = fields.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, all);
    assert_eq!(object["kind"], kind, "{object}");
    assert_eq!(object["valid"], valid, "{object}");
    let diagnostics = object["diagnostics"].as_array().expect("a list");
    let found: Vec<_> = diagnostics
        .iter()
        .map(|diagnostic| {
            let place = |name: &str| diagnostic["span"][name].as_u64().expect("it has a place");
            (diagnostic["code"].as_str().expect("it has a code"), place("line"), place("column"))
        })
        .collect();
    assert_eq!(found, codes, "{object}");
    assert_eq!(status, Some(i32::from(!valid)));
    // People are told the same.
    let text = String::from_utf8(check(arguments, input.as_ref()).stdout).expect("it is text");
    for (code, line, column) in codes {
        assert!(text.contains(&format!("[{code}]")), "{text}");
        assert!(text.contains(&format!("--> -:{line}:{column}")), "{text}");
    }
}

#[test]
fn text_that_is_no_utf_8() {
    let gb18030 = b"1. \xBA\xEC\xBD\xAB\xCE\xE5\xCA\xAE\n";
    expect(&["-"], gb18030, "record", false, &[("cli.text.not-utf-8", 1, 4)]);
    let later = [GAME.as_bytes(), b"2. \xFF\n"].concat();
    expect(&["-"], &later, "record", false, &[("cli.text.not-utf-8", 2, 4)]);
    let (objects, _) = told(&["-"], &later);
    assert_eq!(objects[0]["plies"], 2, "what was good is counted");
    // What a reader would say of a text that is cut off there is left out.
    let after = [GAME.as_bytes(), "3. 红盾四十\n".as_bytes(), b"4. \xFF\n"].concat();
    expect(&["-"], &after, "record", false, &[("cli.text.not-utf-8", 3, 4)]);
    let position = ["行棋方：红\n红方：[".as_bytes(), b"\xBD\xAB]\n"].concat();
    expect(&["--kind", "record", "-"], &position, "record", false, &[("cli.text.not-utf-8", 2, 5)]);
    // A character that the end of the text cuts off.
    let cut = [GAME.as_bytes(), b"2. \xE7\xBA"].concat();
    expect(&["-"], &cut, "record", false, &[("cli.text.not-utf-8", 2, 4)]);
    expect(&["--kind", "position", "-"], b"\xA0", "position", false, &[("cli.text.not-utf-8", 1, 1)]);
}

#[test]
fn text_in_utf_16() {
    let (objects, status) = told(&["-"], b"\xFF\xFE1\0.\0");
    assert_eq!(objects[0]["diagnostics"][0]["code"], "cli.text.utf-16");
    assert_eq!(status, Some(1));
}

#[test]
fn a_byte_order_mark_of_a_file_is_dropped_and_told() {
    let text = format!("\u{FEFF}{GAME}");
    expect(&["-"], &text, "record", true, &[("cli.text.mark-dropped", 1, 1)]);
    let text = format!("\u{FEFF}{GAME}3. 红盾四十\n");
    let codes = [("cli.text.mark-dropped", 1, 1), ("formation.record.round-number", 2, 1)];
    expect(&["-"], &text, "record", false, &codes);
}

#[test]
fn an_empty_text_is_what_it_is_read_as() {
    expect(&["-"], "", "record", true, &[]);
    expect(&["--kind", "record", "-"], "", "record", true, &[]);
    expect(&["--kind", "position", "-"], "", "position", false, &[("formation.snapshot.empty", 1, 1)]);
}

#[test]
fn lines_over_the_budget() {
    let long = format!("{GAME}2. {}\n3. x\n", "红".repeat(100_000));
    let (objects, status) = told(&["-"], long.as_bytes());
    let diagnostics = objects[0]["diagnostics"].as_array().expect("a list");
    assert_eq!(diagnostics.len(), 1, "{diagnostics:?}");
    let code = diagnostics[0]["code"].as_str().expect("it has a code");
    assert_eq!(code, "cli.text.long-line");
    assert_eq!(diagnostics[0]["span"]["line"], 2);
    assert_eq!((objects[0]["plies"].as_u64(), status), (Some(2), Some(1)));
    // A position is refused for its length as well.
    let (objects, _) = told(&["--kind", "position", "-"], "行".repeat(30_000).as_bytes());
    let code = objects[0]["diagnostics"][0]["code"].as_str().expect("it has a code").to_owned();
    assert_eq!(code, "cli.text.long-line");
}

#[test]
fn a_carriage_return_alone_ends_no_line() {
    let (objects, status) = told(&["-"], "1. 红将五十 黑将五一\r2. 红盾四十\r".as_bytes());
    let diagnostics = objects[0]["diagnostics"].as_array().expect("a list");
    let code = diagnostics[0]["code"].as_str().expect("it has a code");
    assert!(code.ends_with("lone-cr"), "{code}");
    assert_eq!(diagnostics[0]["span"]["column"], 13);
    assert_eq!(status, Some(1));
    expect(&["-"], GAME.replace('\n', "\r\n"), "record", true, &[]);
}

#[test]
fn text_of_no_known_kind_is_read_as_a_record() {
    let (objects, status) = told(&["-"], "[Event \"?\"]\n".as_bytes());
    assert_eq!(objects[0]["kind"], "record");
    let diagnostics = objects[0]["diagnostics"].as_array().expect("a list");
    assert_eq!(diagnostics[0]["code"], "cli.text.unrecognised");
    assert_eq!(diagnostics[0]["level"], "note");
    assert!(diagnostics.iter().any(|diagnostic| diagnostic["level"] == "error"));
    assert_eq!(status, Some(1));
}

#[test]
fn files_that_cannot_be_read() {
    let place = tempfile::tempdir().expect("there is room for a directory");
    let good = place.path().join("good.txt");
    fs::write(&good, GAME).expect("there is room for a file");
    let missing = place.path().join("missing.txt");
    let name = |path: &Path| path.to_str().expect("a usual name").to_owned();
    let (missing, folder, good) = (name(&missing), name(place.path()), name(&good));
    let (objects, status) = told(&[&missing, &folder, &good], b"");
    let codes: Vec<_> = objects.iter().map(|object| object["diagnostics"][0]["code"].as_str()).collect();
    assert_eq!(codes, [Some("cli.file.missing"), Some("cli.file.directory"), None]);
    let files: Vec<_> = objects.iter().map(|object| object["file"].as_str()).collect();
    assert_eq!(files, [Some(&*missing), Some(&*folder), Some(&*good)]);
    assert_eq!(status, Some(1), "one bad file is enough");
}

#[cfg(unix)]
#[test]
#[expect(clippy::print_stdout, reason = "a test that is skipped says so")]
fn a_file_that_may_not_be_read() {
    use std::os::unix::fs::PermissionsExt as _;
    let place = tempfile::tempdir().expect("there is room for a directory");
    let file = place.path().join("secret.txt");
    fs::write(&file, GAME).expect("there is room for a file");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o000)).expect("it is ours");
    if fs::read(&file).is_ok() {
        println!("skipped: this user may read everything");
        return;
    }
    let (objects, _) = told(&[file.to_str().expect("a usual name")], b"");
    assert_eq!(objects[0]["diagnostics"][0]["code"], "cli.file.forbidden");
}

/// What the program says of a variant on standard input: what is said on standard output, on standard error, the status.
fn variant(arguments: &[&str], input: &[u8]) -> (String, String, Option<i32>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tabiya"))
        .args(arguments)
        .env("LC_ALL", "C.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let _ = child.stdin.take().expect("its input is a pipe").write_all(input);
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("it is text");
    (text(output.stdout), text(output.stderr), output.status.code())
}

#[test]
fn a_variant_that_is_no_text_is_shown_where() {
    let (said, _, status) = variant(&["variant", "check", "-"], b"name = \"a\"\ntitle = \"caf\xE9\"\n");
    assert!(said.contains("--> -:2:13"), "{said}");
    assert_eq!(status, Some(1));
    let long = format!("name = \"a\"\n# {}\n", "x".repeat(70_000));
    let (said, ..) = variant(&["variant", "check", "-"], long.as_bytes());
    assert!(said.contains("--> -:2:1"), "{said}");
}

#[test]
fn a_variant_comes_from_standard_input() {
    let text = b"name = \"tiny\"\nstart = \"k3/4/4/3K w - - 0 1\"\nboard.size = \"4x4\"\npieces.K = { line = \"1*\", royal = true }\n";
    let (moves, _, status) = variant(&["legal", "-"], text);
    assert_eq!((moves.as_str(), status), ("d1c1\nd1c2\nd1d2\n", Some(0)));
    let renamed = String::from_utf8_lossy(text).replace("tiny", "chess");
    let (told, _, status) = variant(&["variant", "check", "-"], renamed.as_bytes());
    assert!(told.contains("cli.variant.taken-name"), "{told}");
    assert_eq!(status, Some(0));
}

#[test]
fn an_empty_position_is_none() {
    let (moves, said, status) = variant(&["legal", "chess", "--position", ""], b"");
    assert_eq!((moves.as_str(), status), ("", Some(1)));
    assert!(said.contains("variants.fen.empty"), "{said}");
}

#[test]
fn a_record_names_a_game_that_is_not_built_in() {
    let (_, said, status) = variant(&["replay", "-"], b"# game: dropkick\n1. a1a2\n");
    assert!(said.contains("cli.game.of-record") && said.contains("dropkick.toml"), "{said}");
    assert_eq!(status, Some(2));
}
