//! The invariants of absence: what the crates must not do, know or hold, each as a test
//! that reads the manifests and sources. The rules themselves stand in `rules.rs` and
//! `manifests.rs`, and `scanner_tests.rs` shows each of them a text that breaks it.

mod files;
mod manifests;
mod report;
mod rules;
mod scanner_tests;
mod source;
#[path = "../../src/workspace.rs"]
mod workspace;

use files::{is_other_source, live_sources, read, relative, rust_sources, text_files};
use manifests::{Manifest, all_manifests};
use report::{Violation, none};

/// The programs that show games to people and other programs without knowing any of them.
const FRONT_ENDS: &[&str] = &["tabiya-cli", "tabiya-rpc", "tabiya-server"];
const PROTOCOLS: &str = "tabiya-engine";

#[test]
fn the_workspace_is_found() {
    let names: Vec<String> =
        workspace::libraries(&workspace::root()).iter().map(|path| workspace::name(path)).collect();
    assert!(names.iter().any(|name| name == "tabiya-board"), "found only {names:?}");
    assert!(!names.iter().any(|name| name == "tabiya-cli"), "{names:?}");
    assert!(all_manifests().iter().any(|manifest| manifest.name == "xtask"));
    assert!(rust_sources().len() > 10);
    assert!(text_files().iter().any(|(path, _)| path == "Cargo.toml"));
}

#[test]
fn libraries_do_no_io_and_read_no_clock() {
    none(library_sources().iter().flat_map(rules::io_and_clocks));
}

#[test]
fn libraries_print_nothing() {
    none(library_sources().iter().flat_map(rules::printing));
}

#[test]
fn libraries_hold_no_global_state() {
    none(library_sources().iter().flat_map(rules::global_state));
}

#[test]
fn only_rpc_and_the_apps_depend_on_serde_json() {
    none(all_manifests().iter().flat_map(manifests::json));
}

#[test]
fn manifests_take_what_the_workspace_sets() {
    none(all_manifests().iter().flat_map(Manifest::inherits));
}

#[test]
fn crates_depend_only_on_the_layers_below() {
    none(all_manifests().iter().flat_map(manifests::layers));
}

#[test]
fn only_the_engine_crate_knows_protocol_words() {
    let sources = crates_other_than(PROTOCOLS);
    none(sources.iter().flat_map(rules::protocol_words));
}

#[test]
fn front_ends_never_match_on_a_game() {
    let sources =
        FRONT_ENDS.iter().flat_map(|name| live_sources(&workspace::root().join("crates").join(name)));
    none(sources.flat_map(|source| rules::game_names(&source)));
}

#[test]
fn library_roots_forbid_unsafe_code() {
    none(library_roots().iter().flat_map(rules::forbids_unsafe));
}

#[test]
fn every_crate_has_a_readme_that_is_its_documentation() {
    let root = workspace::root();
    let missing = workspace::crates(&root).into_iter().filter(|path| !path.join("README.md").is_file());
    let missing = missing.map(|path| {
        let manifest = relative(&path.join("Cargo.toml"));
        Violation::new(&manifest, 1, "every crate has a README.md beside its manifest")
    });
    none(missing.chain(library_roots().iter().flat_map(rules::readme_is_documentation)));
}

#[test]
fn silenced_lints_say_why() {
    none(rust_sources().iter().flat_map(rules::silenced_lints));
}

#[test]
fn ignored_tests_are_deep_tests() {
    none(rust_sources().iter().flat_map(rules::ignored_tests));
}

#[test]
fn nothing_is_left_to_do() {
    let in_rust = rust_sources().into_iter().flat_map(|source| rules::markers_in_rust(&source));
    let elsewhere = text_files().into_iter().filter(|(path, _)| is_other_source(path));
    let elsewhere = elsewhere.flat_map(|(path, text)| rules::markers(&path, &text));
    none(in_rust.chain(elsewhere));
}

#[test]
fn no_file_names_a_place_on_one_machine() {
    none(text_files().into_iter().flat_map(|(path, text)| rules::machine_paths(&path, &text)));
}

fn library_sources() -> Vec<source::Source> {
    workspace::libraries(&workspace::root()).iter().flat_map(|path| live_sources(path)).collect()
}

fn crates_other_than(name: &str) -> Vec<source::Source> {
    let crates = workspace::crates(&workspace::root());
    crates.iter().filter(|path| workspace::name(path) != name).flat_map(|path| live_sources(path)).collect()
}

/// The `lib.rs` of every library; one that has none is reported by the compiler.
fn library_roots() -> Vec<source::Source> {
    let roots = workspace::libraries(&workspace::root()).into_iter().map(|path| path.join("src/lib.rs"));
    roots.filter_map(|path| Some(source::Source::new(&relative(&path), &read(&path)?))).collect()
}
