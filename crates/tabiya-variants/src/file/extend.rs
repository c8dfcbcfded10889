//! What a file takes over from the variant that it extends.

use tabiya_game::{Argument, Message};

use super::codes::{BASE_BROKEN, BASE_CIRCLE, BASE_DEEP, BASE_UNKNOWN, TAKES_NOTHING, TOO_LONG};
use super::keys::{FILE, Kind};
use super::node::{Entry, Node, Table, Value};
use super::parse::parse;
use super::place::Place;
use super::report::{Report, about};
use super::{Base, MAX_FILE};

/// So many variants may extend one another.
const MAX_DEPTH: usize = 8;
/// What each file says for itself.
const OWN: &[&str] = &["name", "title", "origin", "extends", "test"];

/// The table with what it takes over; `None` where that can't be read, so that nothing can be told of the whole.
pub(super) fn extended(report: &mut Report, table: Table, base: Base<'_>) -> Option<Table> {
    let mut names = Vec::new();
    with_base(report, table, base, &mut names)
}

fn with_base(report: &mut Report, table: Table, base: Base<'_>, names: &mut Vec<String>) -> Option<Table> {
    let Some(name) = table.text("extends") else { return Some(table) };
    let place = Place::here(name.place.range.clone());
    let found = || Argument::input(&*name.value);
    if names.contains(&name.value) {
        report.error(&place, Message::new(BASE_CIRCLE).with("found", found()));
        return None;
    }
    if names.len() == MAX_DEPTH {
        report.error(&place, Message::new(BASE_DEEP).with("most", MAX_DEPTH));
        return None;
    }
    let Some(text) = base(&name.value) else {
        report.error(&place, Message::new(BASE_UNKNOWN).with("found", found()));
        return None;
    };
    let parsed = if text.len() > MAX_FILE { Err(too_long()) } else { parse(&text).map_err(first) };
    let mut parent = match parsed {
        Ok(parent) => parent,
        Err(problem) => {
            let message = Message::new(BASE_BROKEN).with("found", found()).with("problem", problem);
            report.error(&place, message);
            return None;
        }
    };
    names.push(name.value.clone());
    parent.entries.iter_mut().for_each(|entry| inherit(entry, "", &place));
    let mut parent = with_base(report, parent, base, names)?;
    parent.entries.retain(|entry| !OWN.contains(&&*entry.key));
    Some(merged(report, parent, table, Kind::Table(&FILE)))
}

fn first(errors: Vec<(std::ops::Range<usize>, Message)>) -> Message {
    errors.into_iter().next().map_or_else(|| BASE_BROKEN.into(), |(_, message)| message)
}

/// What is said of a file with too many bytes.
pub(super) fn too_long() -> Message {
    Message::new(TOO_LONG).with("limit", MAX_FILE)
}

/// Sets the place of all that stands under a key to that of `extends`.
fn inherit(entry: &mut Entry, path: &str, place: &Place) {
    let path = if path.is_empty() { entry.key.to_string() } else { format!("{path}.{}", entry.key) };
    entry.place = Place { range: place.range.clone(), inherited: Some(path.as_str().into()) };
    match &mut entry.node {
        Node { place, value: Value::Table(table) } => {
            place.clone_from(&entry.place);
            table.entries.iter_mut().for_each(|inner| inherit(inner, &path, &entry.place));
        }
        node => inherit_whole(node, &entry.place),
    }
}

/// Sets the place of a value that is taken over or replaced as a whole.
fn inherit_whole(node: &mut Node, place: &Place) {
    node.place.clone_from(place);
    match &mut node.value {
        Value::Text(text) => text.place.clone_from(place),
        Value::Array(nodes) => nodes.iter_mut().for_each(|node| inherit_whole(node, place)),
        Value::Table(table) => {
            for entry in &mut table.entries {
                entry.place.clone_from(place);
                inherit_whole(&mut entry.node, place);
            }
        }
        _ => {}
    }
}

/// `own` laid over `parent`: tables are merged, other values replaced, `false` takes away what is no flag.
fn merged(report: &mut Report, mut parent: Table, own: Table, kind: Kind) -> Table {
    for entry in own.entries {
        let inner = kind_of(kind, &entry.key);
        let place = parent.entries.iter().position(|old| old.key == entry.key);
        let is_removal = entry.node.as_flag() == Some(false)
            && inner.is_some_and(|kind| !matches!(kind, Kind::Flag | Kind::InHand));
        match place {
            Some(place) if is_removal => {
                parent.entries.remove(place);
            }
            None if is_removal => report.error(&entry.place, about(TAKES_NOTHING, &entry.key)),
            Some(place) => {
                let old = &mut parent.entries[place];
                old.node = match (core::mem::replace(&mut old.node.value, Value::Flag(false)), entry.node) {
                    (Value::Table(old), Node { place, value: Value::Table(new) }) => {
                        let table = merged(report, old, new, inner.unwrap_or(Kind::Names));
                        Node { place, value: Value::Table(table) }
                    }
                    (_, new) => new,
                };
                old.place = entry.place;
            }
            None => parent.entries.push(entry),
        }
    }
    parent
}

/// What stands under a key of a value of this kind.
fn kind_of(kind: Kind, key: &str) -> Option<Kind> {
    match kind {
        Kind::Table(shape) => shape.keys.iter().find(|known| known.name == key).map(|known| known.kind),
        Kind::Pieces(shape) | Kind::Regions(shape, _) => Some(Kind::Table(shape)),
        Kind::Limits(from, to) => Some(Kind::Number(from, to)),
        Kind::BySide(kind) => Some(*kind),
        _ => None,
    }
}
