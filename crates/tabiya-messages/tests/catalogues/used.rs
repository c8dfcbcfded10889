//! Every code that a crate can give has a sentence, and every sentence has a use.

use std::collections::BTreeSet;

use crate::complete::none;
use crate::ftl::{LANGUAGES, messages};
use crate::sources::named;

/// What identifiers begin with that a program puts together.
const PUT_TOGETHER: &[&str] = &[];

#[test]
fn every_code_has_a_sentence() {
    let known = ids();
    let named = named();
    // The command line also asks for texts by their identifiers.
    let texts = named.literals.iter().filter(|(literal, _)| is_text_of_cli(literal));
    let asked = named.codes.iter().chain(texts.filter(|(text, _)| !named.codes.contains_key(*text)));
    let missing = asked.filter(|(code, _)| !known.contains(&code.replace('.', "-")));
    none(&missing.map(|(code, path)| format!("{code} ({})", path.display())).collect::<Vec<_>>());
}

#[test]
fn every_sentence_has_a_use() {
    let used: BTreeSet<_> = named().literals.keys().map(|literal| literal.replace('.', "-")).collect();
    let referred: BTreeSet<_> = LANGUAGES
        .into_iter()
        .flat_map(messages)
        .flat_map(|message| message.attributes.into_values().chain([message.value]))
        .flat_map(|text| text.references)
        .collect();
    let ids = ids();
    let put_together = |id: &str| PUT_TOGETHER.iter().any(|beginning| id.starts_with(beginning));
    let unused = ids.iter().filter(|&id| !used.contains(id) && !referred.contains(id) && !put_together(id));
    let stale = PUT_TOGETHER.iter().filter(|beginning| !ids.iter().any(|id| id.starts_with(**beginning)));
    let found = unused.map(|id| format!("{id} is in no source"));
    none(&found.chain(stale.map(|beginning| format!("nothing begins with {beginning}"))).collect::<Vec<_>>());
}

fn is_text_of_cli(literal: &str) -> bool {
    let rest = literal.strip_prefix("cli.").or_else(|| literal.strip_prefix("cli-"));
    rest.is_some_and(|rest| !rest.is_empty() && !rest.ends_with(['.', '-']))
}

fn ids() -> BTreeSet<String> {
    messages("en").into_iter().map(|message| message.id).collect()
}
