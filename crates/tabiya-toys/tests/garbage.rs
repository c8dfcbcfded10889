//! No text makes a reader of the toys panic, and whoever refuses it says where.

use proptest::prelude::*;
use tabiya_toys::{Chains, Lines, conformance};

proptest! {
    #[test]
    fn lines_judge_any_text(text in "[PBpba-d0-5@*xs~.\\[\\] /wb\n\r-]{0,30}") {
        conformance::check_text(&Lines::three(), &text);
        conformance::check_text(&Lines::march(), &text);
    }

    #[test]
    fn chains_judge_any_text(text in "[oxa-f0-6.,/wb \n\r]{0,30}") {
        conformance::check_text(&Chains::free(), &text);
    }

    /// Lines of a record with everything that the form knows.
    #[test]
    fn records_of_any_text_are_judged(
        text in "(# game: toy-lines\n|# result: (1-0|\\*)\n|\\.\\.\\./\\.\\.\\./\\.\\.\\./\\[PPBppb\\] [wb]\n|\n|[1-4]\\. ?|……|[PB]@[a-c][1-3]|[a-c][1-3][a-c][1-3][xs]?|[ ()]|; ?[a-z]*\n|1-0|\\*){0,20}",
    ) {
        conformance::check_text(&Lines::three(), &text);
    }

    #[test]
    fn any_characters_are_judged(text in ".{0,20}") {
        conformance::check_text(&Lines::three(), &text);
        conformance::check_text(&Chains::free(), &text);
    }
}
