use std::collections::BTreeSet;
use std::ops::{ControlFlow, Range};
use std::sync::Arc;

use tabiya_game::{Diagnostic, Game, ResolveOptions, Table};
use tabiya_messages::{Catalogue, Language};
use tabiya_variants::ini::{self, Imported};
use tabiya_variants::spec::Spec;
use tabiya_variants::{file, library};

/// The games of the library that sections can inherit from.
pub(crate) fn base(name: &str) -> Option<Spec> {
    let text = library::text(name)?;
    file::read(text, &|name| library::text(name).map(str::to_owned)).ok().map(|file| file.spec)
}

/// The last section of a file.
#[track_caller]
pub(crate) fn read(text: &str) -> Imported {
    let games =
        ini::read(text, &base).unwrap_or_else(|errors| panic!("{text}\n{}", sentences(&errors).join("\n")));
    games.into_iter().next_back().expect("a file has a section")
}

/// The same as a variant, or what is wrong.
pub(crate) fn try_read(text: &str) -> Result<Spec, String> {
    let games =
        ini::read(text, &base).map_err(|errors| format!("{text}\n{}", sentences(&errors).join("\n")))?;
    Ok(games.into_iter().next_back().expect("a file has a section").spec)
}

pub(crate) fn game(spec: &Spec) -> Box<dyn Game> {
    tabiya_variants::game(Arc::new(spec.clone()))
}

/// A game after these moves.
#[track_caller]
pub(crate) fn played(spec: &Spec, moves: &str) -> Box<dyn Table> {
    let mut table = game(spec).new_table();
    for text in moves.split_whitespace() {
        let done = table.play(text, &ResolveOptions::default());
        done.unwrap_or_else(|refused| panic!("{} {text}: {refused:?}", table.position()));
    }
    table
}

pub(crate) fn legal(table: &dyn Table) -> BTreeSet<String> {
    table.legal(None).expect("the game is not over").into_iter().collect()
}

pub(crate) fn perft(spec: &Spec, depth: u32) -> u64 {
    game(spec).new_table().perft(depth, &mut |_| ControlFlow::Continue(())).expect("nothing stops it")
}

/// Diagnostics in English, with their lines.
pub(crate) fn sentences(diagnostics: &[Diagnostic]) -> Vec<String> {
    let catalogue = Catalogue::new(Language::English);
    let sentence = |diagnostic: &Diagnostic| {
        let line = diagnostic.span.map(|span| format!("line {}: ", span.line)).unwrap_or_default();
        line + &catalogue.sentence(&diagnostic.message)
    };
    diagnostics.iter().map(sentence).collect()
}

/// A text without its marks, and the places between them.
pub(crate) fn marked(text: &str) -> (String, Vec<Range<usize>>) {
    let mut plain = String::new();
    let mut places: Vec<Range<usize>> = Vec::new();
    for c in text.chars() {
        match c {
            '⟦' => places.push(plain.len()..plain.len()),
            '⟧' => places.last_mut().expect("a mark that opens").end = plain.len(),
            c => plain.push(c),
        }
    }
    (plain, places)
}

/// Holds what is said of a text against codes and marks, both in the order of the file; gives what differs.
pub(crate) fn compare(
    codes: &str,
    text: &str,
    places: &[Range<usize>],
    said: &[Diagnostic],
) -> Result<(), String> {
    let show = |code: &str, place: Range<usize>| {
        let code = code.strip_prefix("variants.").unwrap_or(code);
        let code = code.strip_prefix("ini.").unwrap_or(code);
        format!("{code} {place:?} ⟦{}⟧\n", text.get(place.clone()).unwrap_or("outside"))
    };
    let found: String = said
        .iter()
        .map(|diagnostic| {
            show(diagnostic.code().as_str(), diagnostic.span.map_or(0..0, tabiya_game::Span::range))
        })
        .collect();
    // What is said once more is said at the last mark.
    let place = |at: usize| places.get(at).or(places.last()).cloned().unwrap_or_default();
    let expected: String =
        codes.split_whitespace().enumerate().map(|(at, code)| show(code, place(at))).collect();
    if found == expected { Ok(()) } else { Err(format!("{text}\n  found\n{found}  expected\n{expected}")) }
}
