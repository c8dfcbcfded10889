//! Rules as Markdown.

use std::fmt::Write as _;

use tabiya::variants::sheet::Section;
use tabiya_game::Message;

use super::Told;

/// The page; with pictures of this kind beside it, or without.
pub(super) fn text(told: &Told<'_>, pictures: Option<&str>) -> String {
    let mut page = Page { told, text: String::new() };
    let sheet = &told.sheet;
    page.heading(1, &sheet.title);
    if !sheet.origin.is_empty() {
        page.block(&escaped(&sheet.origin));
    }
    page.section(&sheet.board);
    page.block(&format!("`{}`", sheet.start));
    if let Some(extension) = pictures {
        page.picture(&told.context.text("cli.variant.start", &[]), &told.start_name(extension));
    }
    page.heading(2, &sheet.pieces_heading);
    for piece in &sheet.pieces {
        page.heading(3, &piece.heading);
        page.list(&piece.sentences);
        if let Some(extension) = pictures {
            for (diagram, name) in piece.diagrams.iter().zip(told.names(piece, extension)) {
                page.picture(&told.context.catalogue.sentence(&diagram.title), &name);
            }
        }
    }
    page.section(&sheet.turns);
    page.section(&sheet.ends);
    page.text
}

struct Page<'a> {
    told: &'a Told<'a>,
    text: String,
}

impl Page<'_> {
    /// A block of its own.
    fn block(&mut self, text: &str) {
        let gap = if self.text.is_empty() { "" } else { "\n" };
        let _ = writeln!(self.text, "{gap}{text}");
    }

    fn said(&self, message: &Message) -> String {
        escaped(&self.told.context.catalogue.sentence(message))
    }

    fn heading(&mut self, level: usize, message: &Message) {
        let said = self.said(message);
        self.block(&format!("{} {said}", "#".repeat(level)));
    }

    fn section(&mut self, section: &Section) {
        self.heading(2, &section.heading);
        self.list(&section.sentences);
    }

    fn list(&mut self, sentences: &[Message]) {
        let items: Vec<String> =
            sentences.iter().map(|sentence| format!("- {}", self.said(sentence))).collect();
        self.block(&items.join("\n"));
    }

    fn picture(&mut self, about: &str, name: &str) {
        self.block(&format!("![{}]({name})", escaped(about)));
    }
}

/// The text with a `\` before each sign that means something in Markdown.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '#' | '|' | '~' | '&') {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_the_notation_stay_what_they_are() {
        assert_eq!(escaped("1*,i2=OKR: o1>&(1,1)"), "1\\*,i2=OKR: o1\\>\\&(1,1)");
        assert_eq!(escaped("王（K）"), "王（K）");
    }
}
