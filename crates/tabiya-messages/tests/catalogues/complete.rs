//! The languages say the same things.

use std::collections::{BTreeMap, BTreeSet};

use tabiya_messages::{Catalogue, Language};

use crate::ftl::{COMPLETE, EVERYWHERE, LANGUAGES, Sentence, Text, files, is_demanded, messages, objections};

/// Fails with all that was found, a line each.
#[track_caller]
pub(crate) fn none(found: &[String]) {
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

#[test]
fn every_file_is_read_without_objections() {
    let found: Vec<_> = LANGUAGES
        .into_iter()
        .flat_map(files)
        .flat_map(|(path, source)| {
            objections(&source).into_iter().map(move |objection| format!("{}: {objection}", path.display()))
        })
        .collect();
    none(&found);
}

#[test]
fn objections_have_a_line() {
    assert_eq!(objections("a = b\n\nc d\n"), ["line 3: Expected a token starting with \"=\""]);
}

#[test]
fn all_files_are_read() {
    for language in Language::ALL {
        let written: BTreeSet<_> = messages(language.tag()).into_iter().map(|message| message.id).collect();
        let read: BTreeSet<_> = Catalogue::new(language).ids().collect();
        none(&written.symmetric_difference(&read).map(|id| format!("{language}: {id}")).collect::<Vec<_>>());
    }
    assert_eq!(LANGUAGES, Language::ALL.map(Language::tag));
}

#[test]
fn languages_have_the_files_that_they_must() {
    let names = |language| {
        let files = files(language).into_iter();
        files.filter_map(|(path, _)| Some(path.file_stem()?.to_str()?.to_owned())).collect::<BTreeSet<_>>()
    };
    let english = names("en");
    for language in LANGUAGES {
        let files = names(language);
        let demanded: BTreeSet<_> = if COMPLETE.contains(&language) {
            english.clone()
        } else {
            EVERYWHERE.map(ToOwned::to_owned).into()
        };
        assert!(files.is_superset(&demanded) && files.is_subset(&english), "{language}: {files:?}");
    }
}

#[test]
fn no_message_is_there_twice() {
    let mut found = Vec::new();
    for language in LANGUAGES {
        let mut seen = BTreeSet::new();
        let twice = messages(language).into_iter().filter(|message| !seen.insert(message.id.clone()));
        found.extend(twice.map(|message| format!("{language}/{}.ftl: {} again", message.file, message.id)));
    }
    none(&found);
}

#[test]
fn every_message_is_in_the_file_of_its_first_part() {
    let mut found = Vec::new();
    for language in LANGUAGES {
        let astray = messages(language)
            .into_iter()
            .filter(|message| message.id.split('-').next() != Some(&message.file));
        found.extend(astray.map(|message| format!("{language}/{}.ftl: {}", message.file, message.id)));
    }
    none(&found);
}

#[test]
fn all_languages_say_the_same_with_the_same_variables() {
    let english = texts("en");
    let mut found = Vec::new();
    for language in LANGUAGES {
        let others = texts(language);
        let demanded = messages("en").into_iter().filter(|message| is_demanded(language, message));
        let demanded: BTreeSet<_> = demanded.flat_map(Sentence::texts).map(|(id, _)| id).collect();
        for (id, en) in &english {
            match others.get(id) {
                Some(other) if other.variables != en.variables => found.push(format!(
                    "{id}: variables {:?} in en, {:?} in {language}",
                    en.variables, other.variables
                )),
                None if demanded.contains(id) => found.push(format!("{id}: missing in {language}")),
                _ => {}
            }
        }
        let strange = others.keys().filter(|id| !english.contains_key(*id));
        found.extend(strange.map(|id| format!("{id}: in {language} only")));
    }
    none(&found);
}

#[test]
fn what_is_a_sentence_in_one_language_is_one_in_the_others() {
    let english = texts("en");
    let mut found = Vec::new();
    for language in LANGUAGES {
        for (id, other) in texts(language) {
            if let Some(en) = english.get(&id)
                && is_sentence(&en.readable) != is_sentence(&other.readable)
            {
                found.push(format!(
                    "{id}: only one of these ends as a sentence: {} | {}",
                    en.readable, other.readable
                ));
            }
        }
    }
    none(&found);
}

#[test]
fn messages_refer_to_messages() {
    let mut found = Vec::new();
    for language in LANGUAGES {
        let texts = texts(language);
        for (id, text) in &texts {
            let missing = text.references.iter().filter(|&reference| !texts.contains_key(reference));
            found.extend(missing.map(|reference| format!("{language}: {id} refers to {reference}")));
        }
    }
    none(&found);
}

/// Whether it ends as sentences do; terms and headings don't.
pub(crate) fn is_sentence(readable: &str) -> bool {
    readable.trim_end_matches(['”', '’', ')', '）', '」']).ends_with(['.', '?', '!', '…', '。', '？', '！'])
}

/// Values and attributes of all messages by `id` and `id.attribute`.
fn texts(language: &str) -> BTreeMap<String, Text> {
    messages(language).into_iter().flat_map(Sentence::texts).collect()
}
