//! The rules about sources. Each takes one file and returns what breaks it.

use crate::report::Violation;
use crate::source::{Source, used_paths, words};

/// Paths of the standard library that reach the world outside the program.
const OUTSIDE: &[(&str, &str)] = &[
    ("std::fs", "libraries open no files"),
    ("std::net", "libraries open no connections"),
    ("std::process", "libraries start no processes"),
    ("std::io", "libraries do no input or output"),
    ("std::env", "libraries read no environment"),
    ("std::os", "libraries know no operating system"),
    ("std::thread::sleep", "libraries read no clock"),
    ("std::time::Instant", "libraries read no clock"),
    ("std::time::SystemTime", "libraries read no clock"),
];
/// The same by a shorter path, after `use std::time`.
const CLOCKS: &[&str] = &["time::Instant", "Instant::now", "time::SystemTime", "SystemTime::now"];

const PRINTING: &[&str] = &["println!", "eprintln!", "print!", "eprint!", "dbg!"];
const GLOBALS: &[&str] = &["static mut", "LazyLock", "thread_local!", "lazy_static!"];
/// In the type of a static, these make it change.
const CHANGEABLE: &[&str] = &["Mutex", "RwLock", "Atomic", "Cell", "Condvar", "OnceLock"];

const GAMES: &[&str] = &["formation", "xiangqi"];
const PROTOCOL_WORDS: &[&str] = &["ucinewgame", "ucci", "protover"];
const MARKERS: &[&str] = &["TODO", "FIXME", "XXX"];

pub(crate) fn io_and_clocks(source: &Source) -> Vec<Violation> {
    let mut found = Vec::new();
    for (path, rule) in OUTSIDE {
        found.extend(at_words(source, path, rule));
    }
    for path in CLOCKS {
        found.extend(at_words(source, path, "libraries read no clock"));
    }
    for (at, used) in used_paths(&source.code) {
        let reaches =
            |path: &str| used == path || used.strip_prefix(path).is_some_and(|tail| tail.starts_with("::"));
        let all_of_it = used == "std" || used == "std::*" || used == "std::time::*";
        let rule = match OUTSIDE.iter().find(|(path, _)| reaches(path)) {
            Some((_, rule)) => rule,
            None if all_of_it => "libraries name what they use of the standard library",
            None => continue,
        };
        if source.is_live(at) {
            found.push(violation(source, at, &format!("{rule} (`{used}`)")));
        }
    }
    one_a_line(found)
}

pub(crate) fn printing(source: &Source) -> Vec<Violation> {
    PRINTING.iter().flat_map(|word| at_words(source, word, "libraries print nothing")).collect()
}

pub(crate) fn global_state(source: &Source) -> Vec<Violation> {
    let rule = "libraries hold no global state";
    let mut found: Vec<Violation> = GLOBALS.iter().flat_map(|word| at_words(source, word, rule)).collect();
    for at in source.live_words("static") {
        let tail = &source.code[at..];
        let item = &tail[..tail.find(['=', ';']).unwrap_or(tail.len())];
        let is_lifetime = source.code[..at].ends_with('\'');
        if !is_lifetime && CHANGEABLE.iter().any(|word| item.contains(word)) {
            found.push(violation(source, at, &format!("{rule} (`{}`)", item.trim())));
        }
    }
    one_a_line(found)
}

pub(crate) fn protocol_words(source: &Source) -> Vec<Violation> {
    let found = PROTOCOL_WORDS.iter().flat_map(|word| {
        let literal = format!("\"{word}\"");
        let places: Vec<usize> = source.text.match_indices(&literal).map(|(at, _)| at).collect();
        places.into_iter().map(move |at| (at, literal.clone()))
    });
    let found = found.filter(|(at, _)| source.is_live(*at));
    found
        .map(|(at, word)| {
            violation(source, at, &format!("only tabiya-engine knows the words of protocols ({word})"))
        })
        .collect()
}

/// A scan of lines: one that compares and has a game's name, or the name of one of its methods,
/// in quotes.
pub(crate) fn game_names(source: &Source) -> Vec<Violation> {
    let mut found = Vec::new();
    let mut at = 0;
    for line in source.text.split_inclusive('\n') {
        let compares = ["=>", "==", "!=", "matches!("].iter().any(|sign| line.contains(sign));
        let game = GAMES
            .iter()
            .find(|game| line.contains(&format!("\"{game}\"")) || line.contains(&format!("\"{game}.")));
        if let Some(game) = game.filter(|_| compares && source.is_live(at)) {
            let rule = format!("a front end never matches on a game's name (\"{game}\"); ask the registry");
            found.push(violation(source, at, &rule));
        }
        at += line.len();
    }
    found
}

pub(crate) fn forbids_unsafe(root: &Source) -> Vec<Violation> {
    if root.code.contains("#![forbid(unsafe_code)]") {
        return Vec::new();
    }
    vec![violation(root, 0, "a library's root has `#![forbid(unsafe_code)]`")]
}

pub(crate) fn readme_is_documentation(root: &Source) -> Vec<Violation> {
    if root.text.contains("#![doc = include_str!(\"../README.md\")]") {
        return Vec::new();
    }
    vec![violation(
        root,
        0,
        "a library's documentation is its README: `#![doc = include_str!(\"../README.md\")]`",
    )]
}

pub(crate) fn silenced_lints(source: &Source) -> Vec<Violation> {
    let attributes = source.attributes().into_iter();
    let silent = attributes.filter(|range| {
        let code = &source.code[range.clone()];
        let silences = ["allow(", "expect("].iter().any(|word| words(code, word).next().is_some());
        let line_start = source.raw[..range.start].rfind('\n').unwrap_or(0);
        let above = source.raw[..line_start].rsplit('\n').next().unwrap_or_default().trim_start();
        let is_comment = above.starts_with("//") && !above.starts_with("///") && !above.starts_with("//!");
        silences && words(code, "reason").next().is_none() && !is_comment
    });
    let rule = "a silenced lint says why: `reason = \"…\"`, or a comment on the line above";
    silent.map(|range| violation(source, range.start, rule)).collect()
}

pub(crate) fn ignored_tests(source: &Source) -> Vec<Violation> {
    let attributes = source.attributes().into_iter();
    let wrong = attributes.filter(|range| {
        words(&source.code[range.clone()], "ignore").next().is_some()
            && !source.text[range.clone()].contains("ignore = \"deep: ")
    });
    let rule = "only long tests are ignored, and they say so: `#[ignore = \"deep: …\"]`";
    wrong.map(|range| violation(source, range.start, rule)).collect()
}

pub(crate) fn markers_in_rust(source: &Source) -> Vec<Violation> {
    let mut found = markers(&source.path, &source.comments);
    for word in ["todo!", "unimplemented!"] {
        let places = words(&source.code, word);
        found.extend(places.map(|at| violation(source, at, &format!("nothing is left to do (`{word}`)"))));
    }
    found
}

pub(crate) fn markers(path: &str, text: &str) -> Vec<Violation> {
    by_line(text, |line| {
        let marker = MARKERS.iter().find(|marker| words(line, marker).next().is_some())?;
        Some(format!("nothing is left to do (`{marker}`)"))
    })
    .map(|(line, rule)| Violation::new(path, line, &rule))
    .collect()
}

pub(crate) fn machine_paths(path: &str, text: &str) -> Vec<Violation> {
    by_line(text, |line| {
        // Written in two parts, for this file is read as well.
        let places = [concat!("/wo", "rk/"), concat!("/ho", "me/"), concat!("/ro", "ot/")];
        // After a name or a dot the slash is the middle of a path or of an address.
        let begins = |at: usize| {
            let before = line[..at].chars().next_back();
            !before.is_some_and(|c| c.is_alphanumeric() || "_-.~}".contains(c))
        };
        let place = places.iter().find(|place| line.match_indices(**place).any(|(at, _)| begins(at)))?;
        Some(format!("no file names a place on one machine (`{place}`)"))
    })
    .map(|(line, rule)| Violation::new(path, line, &rule))
    .collect()
}

fn by_line(text: &str, rule: impl Fn(&str) -> Option<String>) -> impl Iterator<Item = (usize, String)> {
    text.lines().zip(1..).filter_map(move |(line, number)| Some((number, rule(line)?)))
}

fn at_words(source: &Source, word: &str, rule: &str) -> Vec<Violation> {
    let places = source.live_words(word).into_iter();
    places.map(|at| violation(source, at, &format!("{rule} (`{word}`)"))).collect()
}

/// Two rules may see the same thing; one report for it is enough.
fn one_a_line(mut found: Vec<Violation>) -> Vec<Violation> {
    found.sort();
    found.dedup_by_key(|violation| violation.line());
    found
}

fn violation(source: &Source, at: usize, rule: &str) -> Violation {
    Violation::new(&source.path, source.line(at), rule)
}
