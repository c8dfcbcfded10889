use core::fmt;

use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_segmentation::UnicodeSegmentation;

/// How many characters of an input are shown.
const SHOWN: usize = 40;

/// A piece of input as a sentence shows it: its beginning, in which everything can be seen.
///
/// Characters that leave no mark, or that act on the text around them, are shown by their number: `⟨U+3000⟩`, and
/// several of the same in a row as `⟨U+3000 ×4⟩`. A space is shown that way when there is nothing but spaces.
pub(crate) fn visible(input: &str) -> String {
    let head = head(input);
    let only_spaces = head.chars().all(|c| c == ' ');
    let mut shown = String::new();
    let mut hidden: Option<Run> = None;
    for grapheme in head.graphemes(true) {
        for (place, c) in grapheme.chars().enumerate() {
            let is_hidden = only_spaces || is_hidden(c, place == 0);
            match &mut hidden {
                Some(run) if is_hidden && run.character == c => run.times += 1,
                _ => {
                    shown.extend(hidden.take().map(|run| run.to_string()));
                    if is_hidden {
                        hidden = Some(Run { character: c, times: 1 });
                    } else {
                        shown.push(c);
                    }
                }
            }
        }
    }
    shown.extend(hidden.map(|run| run.to_string()));
    if head.len() < input.len() {
        shown.push('…');
    }
    shown
}

/// The first characters, not cut in the middle of what a reader takes for one (as long as that one fits).
fn head(input: &str) -> &str {
    let Some((limit, _)) = input.char_indices().nth(SHOWN) else { return input };
    // The next grapheme can be as long as the input; what is looked at stays short.
    let window = input.char_indices().nth(2 * SHOWN).map_or(input, |(end, _)| &input[..end]);
    let borders = window.grapheme_indices(true).map(|(start, _)| start);
    let end = borders.take_while(|&start| start <= limit).last().filter(|&end| end > 0);
    &input[..end.unwrap_or(limit)]
}

/// Whether a reader would not see this character, or would see others in its place.
fn is_hidden(c: char, starts_grapheme: bool) -> bool {
    match c {
        ' ' => false,
        // The rest that Unicode calls ignorable by default, and the Braille blank: letters, marks and signs by their
        // category, but without a mark on the page.
        '\u{34f}'
        | '\u{115f}'..='\u{1160}'
        | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}'
        | '\u{2800}'
        | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}'
        | '\u{ffa0}'
        | '\u{e0100}'..='\u{e01ef}' => true,
        _ => match c.general_category_group() {
            GeneralCategoryGroup::Other | GeneralCategoryGroup::Separator => true,
            // A mark without a letter would sit on the quotation mark.
            GeneralCategoryGroup::Mark => starts_grapheme,
            _ => false,
        },
    }
}

/// The same hidden character a number of times.
#[derive(Clone, Copy)]
struct Run {
    character: char,
    times: usize,
}

impl fmt::Display for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "⟨U+{:04X}", u32::from(self.character))?;
        if self.times > 1 {
            write!(f, " ×{}", self.times)?;
        }
        f.write_str("⟩")
    }
}
