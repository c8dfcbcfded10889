//! How things look on a terminal. Styles are always written; the streams take them out where nobody sees them.

pub(crate) mod board;
pub(crate) mod columns;
pub(crate) mod diagnostic;
pub(crate) mod drawing;

/// The text with line ends so that no line is wider than this, broken between words where that is possible.
pub(crate) fn wrapped(text: &str, width: usize) -> String {
    textwrap::fill(
        text,
        textwrap::Options::new(width.max(1)).word_splitter(textwrap::WordSplitter::NoHyphenation),
    )
}
