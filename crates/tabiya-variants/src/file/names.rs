//! What things are called.

use super::node::{Node, Table, Value};
use crate::spec::Names;

/// The names under a key; `usual` where it is not there.
pub(super) fn names(table: &Table, key: &str, usual: &str) -> Names {
    let english = |en: &str| Names { en: en.to_owned(), ..Names::default() };
    match table.get(key).map(|Node { value, .. }| value) {
        Some(Value::Text(text)) => english(&text.value),
        Some(Value::Table(names)) => {
            let of = |language: &str| names.text(language).map(|text| text.value.clone());
            Names { en: of("en").unwrap_or_default(), zh: of("zh"), vi: of("vi"), ru: of("ru") }
        }
        _ => english(usual),
    }
}
