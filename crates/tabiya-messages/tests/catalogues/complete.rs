//! The languages say the same things.

use std::collections::{BTreeMap, BTreeSet};

use crate::ftl::{LANGUAGES, Sentence, Text, files, messages, objections};

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
fn all_languages_have_the_same_files() {
    let names = LANGUAGES.map(|language| {
        files(language).iter().map(|(path, _)| path.file_name().map(ToOwned::to_owned)).collect::<Vec<_>>()
    });
    assert_eq!(names[0], names[1]);
    assert_eq!(names[0].len(), 5);
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
    let [english, chinese] = LANGUAGES.map(texts);
    let ids = english.keys().chain(chinese.keys()).collect::<BTreeSet<_>>();
    let mut found = Vec::new();
    for id in ids {
        match (english.get(id), chinese.get(id)) {
            (Some(en), Some(zh)) if en.variables != zh.variables => {
                found.push(format!("{id}: variables {:?} in en, {:?} in zh", en.variables, zh.variables));
            }
            (Some(_), Some(_)) => {}
            (en, _) => found.push(format!("{id}: missing in {}", if en.is_none() { "en" } else { "zh" })),
        }
    }
    none(&found);
}

#[test]
fn what_is_a_sentence_in_one_language_is_one_in_the_other() {
    let [english, chinese] = LANGUAGES.map(texts);
    let mut found = Vec::new();
    for (id, en) in &english {
        if let Some(zh) = chinese.get(id)
            && is_sentence(&en.readable) != is_sentence(&zh.readable)
        {
            found.push(format!(
                "{id}: only one of these ends as a sentence: {} | {}",
                en.readable, zh.readable
            ));
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
    messages(language)
        .into_iter()
        .flat_map(|Sentence { id, value, attributes, .. }| {
            let attributes: Vec<_> =
                attributes.into_iter().map(|(name, text)| (format!("{id}.{name}"), text)).collect();
            attributes.into_iter().chain([(id, value)])
        })
        .collect()
}
