use std::collections::BTreeSet;
use std::fs;
use std::ops::ControlFlow;
use std::sync::Arc;

use tabiya_variants::spec::Names;
use tabiya_variants::{library, trial};

use super::support::{read, sentences};

#[test]
fn the_list_has_every_file_once_in_order() {
    let names: Vec<_> = library::names().collect();
    assert!(names.is_sorted_by(|one, next| one < next), "{names:?}");
    assert!(names.len() >= 50);
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/variants");
    let files: BTreeSet<_> = fs::read_dir(folder)
        .expect("the folder is here")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    assert_eq!(files, names.iter().map(|name| format!("{name}.toml")).collect());
    assert_eq!(library::text("no-such-game"), None);
}

#[test]
fn every_file_reads_without_a_note() {
    for name in library::names() {
        let file = read(name);
        assert_eq!(file.spec.name, name);
        assert!(file.notes.is_empty(), "{name}: {:#?}", sentences(&file.notes));
        assert!(file.spec.origin.ends_with('.'), "{name}: {}", file.spec.origin);
        assert!(!file.tests.is_empty(), "{name} has no test of its own");
    }
}

#[test]
fn pieces_have_names_in_every_language() {
    for name in library::names() {
        for kind in read(name).spec.types {
            let Names { en, zh, vi, ru } = &kind.names;
            assert!(!en.is_empty() && *en != kind.letter, "{name} {}", kind.letter);
            assert!(zh.is_some() && vi.is_some() && ru.is_some(), "{name} {}", kind.letter);
        }
    }
}

#[test]
fn every_file_does_what_its_own_tests_say() {
    let mut failures = Vec::new();
    for name in library::names() {
        let text = library::text(name).expect("it is in the library");
        let file = read(name);
        let game = tabiya_variants::game(Arc::new(file.spec));
        let failed = trial::run(&*game, text, &file.tests, &mut trial::Budget::default(), &mut |_| {
            ControlFlow::Continue(())
        });
        let failed = failed.expect("nothing stops it");
        failures.extend(sentences(&failed).into_iter().map(|sentence| format!("{name}: {sentence}")));
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
