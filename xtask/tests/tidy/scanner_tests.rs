//! Each rule is shown what breaks it and what does not, so that none of them passes because it
//! sees nothing.

use crate::manifests::{self, Manifest};
use crate::report::Violation;
use crate::rules;
use crate::source::{Source, used_paths, words};

fn source(text: &str) -> Source {
    Source::new("src/lib.rs", text)
}

/// The lines that a rule reports.
#[track_caller]
fn check(rule: fn(&Source) -> Vec<Violation>, text: &str, expected: &[usize]) {
    assert_eq!(lines(rule(&source(text))), expected, "in:\n{text}");
}

fn lines(mut found: Vec<Violation>) -> Vec<usize> {
    found.sort_by_key(Violation::line);
    found.iter().map(Violation::line).collect()
}

#[test]
fn code_literals_and_comments_are_told_apart() {
    let raw =
        "let a = \"// \\\" x\"; // y \"z\"\nlet b = r#\"\"q\"#; /* c /* d */ e */ 'f'; '\\''; x::<'g>(h)";
    let source = source(raw);
    let squeezed = |view: &str| view.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(squeezed(&source.code), "let a = ; let b = ; ; ; x::<'g>(h)");
    assert_eq!(squeezed(&source.text), "let a = \"// \\\" x\"; let b = r#\"\"q\"#; 'f'; '\\''; x::<'g>(h)");
    assert_eq!(squeezed(&source.comments), "// y \"z\" /* c /* d */ e */");
    assert!([&source.code, &source.text, &source.comments].iter().all(|view| view.len() == raw.len()));
}

#[test]
fn characters_of_many_bytes_keep_their_place() {
    let source = source("let 车 = '帅'; // 阵\nlet s = \"棋\";");
    assert_eq!(source.code.find("let s"), source.raw.find("let s"));
    assert!(source.code.contains('车') && !source.code.contains('帅'));
}

#[test]
fn names_that_end_in_r_begin_no_raw_string() {
    assert!(source("for\"a\" ; br\"b\" ; r#type").code.ends_with("r#type"));
    assert!(source("letter\"std::fs").code.starts_with("letter "));
}

#[test]
fn words_are_whole() {
    assert_eq!(words("eprintln! println! my_println!(", "println!").collect::<Vec<_>>(), [10]);
    assert_eq!(words("std::fsx std::fs::read", "std::fs").collect::<Vec<_>>(), [9]);
}

#[test]
fn use_trees_are_taken_apart() {
    let paths = used_paths(
        "use std::{fmt, io::{self, Write as _}, time::*};\npub use ::a::b as c;\nfn f() -> impl T + use<'a> {}",
    );
    let paths: Vec<&str> = paths.iter().map(|(_, path)| path.as_str()).collect();
    assert_eq!(paths, ["std::fmt", "std::io", "std::io::Write", "std::time::*", "a::b"]);
}

#[test]
fn test_code_is_not_live() {
    let text = "fn a() {}\n#[cfg(test)]\nmod tests {\n    fn b() { \"}\"; }\n}\n#[cfg(test)]\nuse c;\n#[cfg(all(test, feature = \"d\"))]\n#[path = \"e\"]\nfn f(x: [u8; 2]) {}\nfn g() {}\n";
    let source = source(text);
    let live = |word: &str| source.is_live(text.find(word).expect("the word is there"));
    assert!(live("fn a") && live("fn g"));
    assert!(!live("fn b") && !live("use c") && !live("fn f"));
    assert!(!Source::new("x.rs", "#![cfg(test)]\nfn a() {}").is_live(20));
    assert!(Source::new("x.rs", "#[cfg(not(test))]\nfn a() {}").is_live(20));
}

#[test]
fn test_modules_in_files_are_found() {
    let declared = |path: &str| {
        Source::new(path, "#[cfg(test)]\n#[allow(x)]\npub(crate) mod a;\nmod b;\n").test_modules()
    };
    assert_eq!(declared("crates/x/src/lib.rs"), ["crates/x/src/a"]);
    assert_eq!(declared("crates/x/src/y/mod.rs"), ["crates/x/src/y/a"]);
    assert_eq!(declared("crates/x/src/y.rs"), ["crates/x/src/y/a"]);
}

#[test]
fn io_and_clocks() {
    let rule = rules::io_and_clocks;
    check(rule, "use std::fs;\nuse std::{\n    fmt,\n    io::Write,\n};\nuse std::fmt::Write;\n", &[1, 4]);
    check(rule, "fn f() { std::process::exit(1) }\nfn g() { ::std::env::args(); }\n", &[1, 2]);
    check(
        rule,
        "use std::time::Duration;\nuse std::time::{Duration, Instant};\nlet t = time::Instant::now();\n",
        &[2, 3],
    );
    check(rule, "use std::net::IpAddr;\nuse std::io as x;\nuse std::*;\nuse std as s;\n", &[1, 2, 3, 4]);
    check(
        rule,
        "// std::fs\n/// use std::io;\nlet s = \"std::net\";\nuse my_std::fs;\nstruct Instant;\n",
        &[],
    );
    check(
        rule,
        "#[cfg(test)]\nmod tests {\n    use std::fs;\n    fn f() { std::env::var(\"CI\"); }\n}\n",
        &[],
    );
}

#[test]
fn printing() {
    check(rules::printing, "println!();\neprint!(\"\");\ndbg!(1);\nwriteln!(f);\n", &[1, 2, 3]);
    check(rules::printing, "//! println!();\n#[cfg(test)]\nfn f() { println!() }\n", &[]);
}

#[test]
fn global_state() {
    let rule = rules::global_state;
    check(rule, "static mut A: u8 = 0;\nstatic B: Mutex<u8> = Mutex::new(0);\n", &[1, 2]);
    check(
        rule,
        "static C: [\n    AtomicU8; 2\n] = [];\nthread_local! {}\nuse std::sync::LazyLock;\n",
        &[1, 4, 5],
    );
    check(
        rule,
        "static D: &[&str] = &[\"Mutex\"];\nfn f(x: &'static Mutex<u8>) {}\nlet m = Mutex::new(1);\n",
        &[],
    );
}

#[test]
fn protocol_words() {
    check(
        rules::protocol_words,
        "// \"ucci\"\nlet a = \"ucci\";\nlet b = \"ucinewgame\";\nlet c = \"succinct\";\n",
        &[2, 3],
    );
}

#[test]
fn game_names() {
    let rule = rules::game_names;
    check(
        rule,
        "match g {\n    \"formation\" => 1,\n    \"xiangqi.speech\" => 2,\n    _ => 3,\n}\n",
        &[2, 3],
    );
    check(rule, "if g == \"xiangqi\" {}\nlet g = \"xiangqi\";\n// \"xiangqi\" => 1\n", &[1]);
    check(rule, "#[cfg(test)]\nmod tests { fn f() { assert!(g == \"formation\") } }\n", &[]);
}

#[test]
fn roots() {
    check(rules::forbids_unsafe, "#![forbid(unsafe_code)]\n", &[]);
    check(rules::forbids_unsafe, "// #![forbid(unsafe_code)]\n", &[1]);
    check(rules::readme_is_documentation, "#![doc = include_str!(\"../README.md\")]\n", &[]);
    check(rules::readme_is_documentation, "//! A crate.\n", &[1]);
}

#[test]
fn silenced_lints() {
    let rule = rules::silenced_lints;
    check(rule, "#[allow(dead_code)]\nfn f() {}\n", &[1]);
    check(rule, "/// What it does.\n#[expect(dead_code)]\nfn f() {}\n#![allow(x)]\n", &[2, 4]);
    check(rule, "#[cfg_attr(test, allow(dead_code))]\nfn f() {}\n", &[1]);
    check(rule, "// Tables are read whole.\n#[allow(dead_code)]\nfn f() {}\n", &[]);
    check(rule, "#[expect(\n    dead_code,\n    reason = \"…\"\n)]\nfn f() { x.expect(\"y\") }\n", &[]);
}

#[test]
fn ignored_tests() {
    let rule = rules::ignored_tests;
    check(rule, "#[ignore]\nfn a() {}\n#[ignore = \"slow\"]\nfn b() {}\n", &[1, 3]);
    check(rule, "#[ignore = \"deep: perft to depth 5\"]\nfn a() {}\n", &[]);
}

#[test]
fn markers() {
    check(
        rules::markers_in_rust,
        "// TODO\n/// FIXME: x\n/* a\n XXX */\ntodo!();\nunimplemented!()\n",
        &[1, 2, 4, 5, 6],
    );
    check(rules::markers_in_rust, "let s = \"TODO\";\nlet XXXX = mastodon;\n", &[]);
    assert_eq!(lines(rules::markers("a.toml", "a = 1\n# FIXME\n")), [2]);
}

#[test]
fn machine_paths() {
    let found = |text: &str| lines(rules::machine_paths("a.md", text));
    assert_eq!(found(concat!("a\nsee /ro", "ot/x\n\"/ho", "me/y\"\n/wo", "rk/")), [2, 3, 4]);
    assert_eq!(
        found(concat!("https://example.org/ho", "me/ ../wo", "rk/ ~/wo", "rk/ /work")),
        Vec::<usize>::new()
    );
}

fn manifest(name: &str, rest: &str) -> Manifest {
    Manifest::new("Cargo.toml", &format!("[package]\nname = \"{name}\"\n{rest}"))
}

#[test]
fn json_is_for_rpc_and_the_apps() {
    let found = |name: &str, rest: &str| lines(manifests::json(&manifest(name, rest)));
    assert_eq!(found("tabiya-game", "[dependencies]\nserde_json.workspace = true\n"), [4]);
    assert_eq!(found("tabiya-game", "[dependencies.json]\npackage = \"serde_json\"\nversion = \"1\"\n"), [3]);
    assert_eq!(found("tabiya-game", "[target.'cfg(unix)'.build-dependencies]\nserde_json = \"1\"\n"), [4]);
    assert!(found("tabiya-game", "[dev-dependencies]\nserde_json = \"1\"\n").is_empty());
    assert!(found("tabiya-rpc", "[dependencies]\nserde_json = \"1\"\n").is_empty());
}

#[test]
fn layers_point_down() {
    let found = |name: &str, rest: &str| lines(manifests::layers(&manifest(name, rest)));
    assert_eq!(found("tabiya-game", "[dependencies]\ntabiya-board = {}\ntabiya-formation = {}\n"), [5]);
    assert_eq!(found("tabiya-formation", "[dependencies]\ntabiya-xiangqi.workspace = true\n"), [4]);
    assert_eq!(found("tabiya-messages", "[dependencies]\ntabiya = {}\n"), [4]);
    assert_eq!(found("tabiya-cli", "[dependencies]\ntabiya = {}\ntabiya-formation = {}\n"), [5]);
    assert_eq!(found("tabiya-unheard-of", ""), [1]);
    assert!(
        found("tabiya-search", "[dependencies]\ntabiya-game = {}\n[dev-dependencies]\ntabiya = {}\n")
            .is_empty()
    );
}

#[test]
fn manifests_inherit() {
    let all = "version.workspace = true\nedition.workspace = true\nrust-version.workspace = true\nlicense.workspace = true\npublish.workspace = true\n[lints]\nworkspace = true\n";
    assert!(manifest("a", all).inherits().is_empty());
    assert_eq!(lines(manifest("a", "license = \"MIT\"\n").inherits()).len(), 6);
}
