use core::fmt;

/// What was wrong with a sentence that was given nevertheless.
///
/// No input leads to one, only a catalogue that doesn't fit the code: what a crate's tests look for with
/// [`Catalogue::try_sentence`](crate::Catalogue::try_sentence).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Flaw {
    /// No catalogue has the message; its code stood in for it.
    Missing {
        /// The Fluent identifier.
        id: String,
    },
    /// The language lacks the message; English stood in for it.
    Untranslated {
        /// The Fluent identifier.
        id: String,
    },
    /// Fluent could not fill in the sentence, mostly because a variable was not given.
    Unresolved {
        /// The Fluent identifier.
        id: String,
        /// What Fluent says about it.
        error: String,
    },
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing { id } => write!(f, "no catalogue has a message {id}"),
            Self::Untranslated { id } => write!(f, "{id} is not translated"),
            Self::Unresolved { id, error } => write!(f, "{id} can't be filled in: {error}"),
        }
    }
}

impl core::error::Error for Flaw {}
