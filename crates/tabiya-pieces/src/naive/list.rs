use core::hash::Hash;
use std::collections::HashMap;

/// One of the lists of a [`Lists`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct List(u32);

impl List {
    /// The list without items.
    pub(super) const EMPTY: Self = Self(0);
}

/// Lists that share their beginnings, so that a state holds a number in place of a list: equal numbers are equal lists.
#[derive(Debug)]
pub(super) struct Lists<T> {
    /// All but the last item, and the last item, of list 1, 2, ….
    lists: Vec<(List, T)>,
    known: HashMap<(List, T), List>,
}

impl<T> Default for Lists<T> {
    fn default() -> Self {
        Self { lists: Vec::new(), known: HashMap::new() }
    }
}

impl<T: Copy + Eq + Hash> Lists<T> {
    /// The list with one more item.
    pub(super) fn with(&mut self, list: List, item: T) -> List {
        *self.known.entry((list, item)).or_insert_with(|| {
            self.lists.push((list, item));
            List(self.lists.len() as u32)
        })
    }

    /// The items, from the last.
    pub(super) fn items(&self, list: List) -> impl Iterator<Item = T> + '_ {
        let entry = |list: List| list.0.checked_sub(1).map(|index| self.lists[index as usize]);
        core::iter::successors(entry(list), move |&(before, _)| entry(before)).map(|(_, item)| item)
    }
}
