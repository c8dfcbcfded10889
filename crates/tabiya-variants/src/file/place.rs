use std::ops::Range;
use std::sync::Arc;

/// Where something stands: bytes of the file that is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) range: Range<usize>,
    /// The keys under which it stands in the variant that this one extends: then the place is that variant's name.
    pub(super) inherited: Option<Arc<str>>,
}

impl Place {
    pub(super) const fn here(range: Range<usize>) -> Self {
        Self { range, inherited: None }
    }
}
