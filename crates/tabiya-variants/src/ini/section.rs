use tabiya_game::LineSpans;

use super::part::Part;

/// A section of a file: `[name]` or `[name:parent]` and the settings below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section<'a> {
    /// The name.
    pub name: Part<'a>,
    /// What it inherits from.
    pub parent: Option<Part<'a>>,
    /// Its settings, in the order written.
    pub settings: Vec<Setting<'a>>,
    /// Lines that are neither settings nor comments.
    pub strays: Vec<Part<'a>>,
}

/// A setting: `option = value`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting<'a> {
    /// The option.
    pub option: Part<'a>,
    /// The value.
    pub value: Part<'a>,
}

/// The sections of a file. What stands before the first one is passed over, as are comments: lines that begin with `#`
/// or `;`, and what follows a `#` or `;` behind a space.
///
/// ```
/// let text = "# games\n[half-chess:chess]\nmaxFile = 4 # a quarter\nstartFen = k3/8\n";
/// let sections = tabiya_variants::ini::sections(text);
/// assert_eq!(sections[0].name.text(), "half-chess");
/// assert_eq!(sections[0].parent.unwrap().text(), "chess");
/// assert_eq!(sections[0].settings[0].value.text(), "4");
/// assert_eq!(sections[0].settings[1].value.span().line, 4);
/// ```
pub fn sections(text: &str) -> Vec<Section<'_>> {
    let mut sections: Vec<Section<'_>> = Vec::new();
    let mut at = LineSpans::FIRST;
    for whole in text.split_inclusive('\n') {
        let line = Part::new(whole.trim_end_matches(['\n', '\r']).trim_start_matches('\u{feff}'), {
            let mark = if whole.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
            LineSpans { offset: at.offset + mark, ..at }
        });
        at = at.next(whole);
        let line = without_comment(line).trimmed();
        if line.text().is_empty() {
            continue;
        }
        if line.text().starts_with('[') {
            sections.push(header(line));
        } else if let Some(section) = sections.last_mut() {
            match line.split_at_char('=') {
                Some((option, value)) if !option.text().is_empty() => {
                    section.settings.push(Setting { option, value });
                }
                _ => section.strays.push(line),
            }
        }
    }
    sections
}

fn header(line: Part<'_>) -> Section<'_> {
    let inside = line.bytes(1..line.text().len());
    // What follows the `]` belongs to nothing.
    let (inside, strays) = match inside.split_at_char(']') {
        Some((inside, rest)) if rest.text().is_empty() => (inside, Vec::new()),
        Some((inside, _)) => (inside, vec![line]),
        None => (inside.trimmed(), vec![line]),
    };
    let (name, parent) = match inside.split_at_char(':') {
        Some((name, parent)) => (name, Some(parent)),
        None => (inside, None),
    };
    Section { name, parent, settings: Vec::new(), strays }
}

fn without_comment(line: Part<'_>) -> Part<'_> {
    let text = line.text();
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        if matches!(c, '#' | ';') && before.is_whitespace() {
            return line.bytes(0..at);
        }
        before = c;
    }
    line
}
