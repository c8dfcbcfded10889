//! Values as TOML.

use std::fmt::Write as _;

use super::Entries;
use crate::spec::{Names, Spec, TypeId, Verdict};

/// A text in quotation marks.
pub(super) fn text(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            '\n' => quoted.push_str("\\n"),
            '\t' => quoted.push_str("\\t"),
            c if c.is_control() => {
                let _ = write!(quoted, "\\u{:04X}", u32::from(c));
            }
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

/// A key, in quotation marks where it needs them.
pub(super) fn key(key: &str) -> String {
    let is_bare = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    if !key.is_empty() && key.bytes().all(is_bare) { key.to_owned() } else { text(key) }
}

/// A list.
pub(super) fn list(values: impl IntoIterator<Item = String>) -> String {
    format!("[{}]", values.into_iter().collect::<Vec<_>>().join(", "))
}

/// A table on one line.
pub(super) fn inline(entries: &Entries) -> String {
    let entries: Vec<_> = entries.iter().map(|(key, value)| format!("{key} = {value}")).collect();
    if entries.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", entries.join(", ")) }
}

/// What something is called.
pub(super) fn names(names: &Names) -> String {
    let others = [("zh", &names.zh), ("vi", &names.vi), ("ru", &names.ru)];
    if others.iter().all(|(_, name)| name.is_none()) {
        return text(&names.en);
    }
    let mut table = vec![("en".to_owned(), text(&names.en))];
    for (language, name) in others {
        table.extend(name.as_ref().map(|name| (language.to_owned(), text(name))));
    }
    inline(&table)
}

/// A flag that is written when it is set.
pub(super) fn flag(key: &str, is_set: bool) -> Option<(String, String)> {
    is_set.then(|| (key.to_owned(), "true".to_owned()))
}

/// The letter of a type.
pub(super) fn letter(spec: &Spec, kind: TypeId) -> String {
    text(spec.types.get(kind).map_or("", |kind| &kind.letter))
}

/// Letters of types as a list.
pub(super) fn letters(spec: &Spec, types: &[TypeId]) -> String {
    list(types.iter().map(|&kind| letter(spec, kind)))
}

/// A result.
pub(super) fn verdict(verdict: Verdict) -> String {
    text(match verdict {
        Verdict::Win => "win",
        Verdict::Loss => "loss",
        Verdict::Draw => "draw",
    })
}
