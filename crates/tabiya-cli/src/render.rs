//! How things look on a terminal. Styles are always written; the streams take them out where nobody sees them.

pub(crate) mod board;
pub(crate) mod columns;
pub(crate) mod diagnostic;
pub(crate) mod drawing;

use textwrap::WordSeparator;
use textwrap::core::Word;
use unicode_width::UnicodeWidthChar as _;

/// The text with line ends so that no line is wider than this, broken between words where that is possible.
///
/// Between Hanzi a line can be broken too, but none begins with a mark that closes and none ends with one that opens.
pub(crate) fn wrapped(text: &str, width: usize) -> String {
    textwrap::fill(
        text,
        textwrap::Options::new(width.max(1))
            .word_separator(WordSeparator::Custom(words))
            .word_splitter(textwrap::WordSplitter::NoHyphenation),
    )
}

/// The parts of a line behind which it can be broken.
fn words(line: &str) -> Box<dyn Iterator<Item = Word<'_>> + '_> {
    let mut rest = line;
    Box::new(std::iter::from_fn(move || {
        let pairs = rest.char_indices().zip(rest.char_indices().skip(1));
        let mut breaks = pairs.filter(|&((_, before), (_, after))| can_break(before, after));
        let end = breaks.next().map_or(rest.len(), |(_, (place, _))| place);
        let (word, left) = rest.split_at(end);
        rest = left;
        (!word.is_empty()).then(|| Word::from(word))
    }))
}

fn can_break(before: char, after: char) -> bool {
    let is_wide = |c: char| c.width() == Some(2);
    let opens = matches!(before, '（' | '《' | '「' | '『' | '“' | '‘' | '(');
    let closes = "、。，；：！？）》」』”’…)".contains(after);
    if before == ' ' || after == ' ' {
        return before == ' ' && after != ' ';
    }
    (is_wide(before) || is_wide(after)) && !opens && !closes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_where_people_break_them() {
        for (text, width, expected) in [
            ("write ext:P-p5 or std:P2-5", 14, "write ext:P-p5\nor std:P2-5"),
            ("棋子是马。", 8, "棋子是\n马。"),
            ("棋子（马）。", 8, "棋子\n（马）。"),
            ("请写“P2-5”。", 8, "请写\n“P2-5”。"),
            ("一  二", 3, "一\n二"),
            ("", 3, ""),
        ] {
            assert_eq!(wrapped(text, width), expected, "{text}");
        }
    }
}
