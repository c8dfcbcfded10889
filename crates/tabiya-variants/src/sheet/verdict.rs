//! Results in words.

use tabiya_game::Argument;

use crate::spec::Verdict;

/// What a sentence chooses its form by.
pub(super) fn key(verdict: Verdict) -> Argument {
    Argument::text(match verdict {
        Verdict::Win => "win",
        Verdict::Loss => "loss",
        Verdict::Draw => "draw",
    })
}

/// The same for what is true or not.
pub(super) fn flag(flag: bool) -> Argument {
    Argument::text(if flag { "yes" } else { "no" })
}
