//! A file as a tree of values that know their places.

use std::ops::Range;
use std::sync::Arc;

use super::place::Place;

/// A value.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) place: Place,
    pub(super) value: Value,
}

#[derive(Clone, Debug)]
pub(super) enum Value {
    Text(Text),
    /// As it is written where it does not fit into 64 bits.
    Integer(Result<i64, String>),
    Flag(bool),
    Array(Vec<Node>),
    Table(Table),
    Float,
    Date,
}

/// A table, its entries in the order of the file.
#[derive(Clone, Debug, Default)]
pub(super) struct Table {
    pub(super) entries: Vec<Entry>,
}

#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) key: Arc<str>,
    pub(super) place: Place,
    pub(super) node: Node,
}

/// A text, and where its bytes stand in the file.
#[derive(Clone, Debug)]
pub(super) struct Text {
    pub(super) value: String,
    pub(super) place: Place,
    pub(super) inside: Inside,
}

/// Where the bytes of a text stand.
#[derive(Clone, Debug)]
pub(super) enum Inside {
    /// One after the other from here.
    Plain(usize),
    /// Each at its own place, because there are escapes before; the last is the end.
    Mapped(Vec<u32>),
}

impl Text {
    /// The place of these bytes of the text.
    pub(super) fn at(&self, range: Range<usize>) -> Place {
        let of = |byte: usize| match &self.inside {
            Inside::Plain(start) => start + byte,
            Inside::Mapped(bytes) => bytes.get(byte).map_or(self.place.range.end, |&at| at as usize),
        };
        if self.place.inherited.is_some() {
            return self.place.clone();
        }
        Place::here(of(range.start)..of(range.end))
    }
}

impl Node {
    pub(super) fn as_text(&self) -> Option<&Text> {
        match &self.value {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    pub(super) fn as_flag(&self) -> Option<bool> {
        match self.value {
            Value::Flag(flag) => Some(flag),
            _ => None,
        }
    }

    pub(super) fn as_number(&self) -> Option<u64> {
        match &self.value {
            Value::Integer(Ok(number)) => (*number).try_into().ok(),
            _ => None,
        }
    }

    pub(super) fn as_table(&self) -> Option<&Table> {
        match &self.value {
            Value::Table(table) => Some(table),
            _ => None,
        }
    }

    /// The values of a list; a value that is no list stands for a list of one.
    pub(super) fn as_list(&self) -> &[Self] {
        match &self.value {
            Value::Array(nodes) => nodes,
            _ => core::slice::from_ref(self),
        }
    }
}

impl Table {
    pub(super) fn entry(&self, key: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| *entry.key == *key)
    }

    pub(super) fn get(&self, key: &str) -> Option<&Node> {
        self.entry(key).map(|entry| &entry.node)
    }

    pub(super) fn text(&self, key: &str) -> Option<&Text> {
        self.get(key)?.as_text()
    }

    /// The text of a key that stands for one of these.
    pub(super) fn word<T: Copy>(&self, key: &str, words: &[(&str, T)]) -> Option<T> {
        let text = self.text(key)?;
        words.iter().find(|(word, _)| *word == text.value).map(|&(_, value)| value)
    }

    pub(super) fn flag(&self, key: &str) -> bool {
        self.get(key).and_then(Node::as_flag).unwrap_or(false)
    }

    pub(super) fn number(&self, key: &str) -> Option<u64> {
        self.get(key)?.as_number()
    }

    pub(super) fn table(&self, key: &str) -> Option<&Self> {
        self.get(key)?.as_table()
    }

    /// The values of a list; none where the key is not there.
    pub(super) fn list(&self, key: &str) -> &[Node] {
        self.get(key).map_or(&[], Node::as_list)
    }

    /// The tables of a list of tables.
    pub(super) fn tables(&self, key: &str) -> impl Iterator<Item = (&Node, &Self)> {
        self.list(key).iter().filter_map(|node| Some((node, node.as_table()?)))
    }
}
