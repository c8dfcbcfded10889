//! Rules for the terminal.

use std::io::{self, Write as _};

use anstyle::Style;
use tabiya::draw::{self, Subject};
use tabiya::variants::sheet::Section;
use tabiya_game::Message;

use super::{Told, options};
use crate::context::{self, Out};
use crate::render::{drawing, wrapped};

const HEADING: Style = Style::new().bold();

/// Under a piece's name stands what there is to say of it.
const INDENT: &str = "  ";

pub(super) fn write(told: &Told<'_>, out: &mut Out) -> io::Result<()> {
    let mut writer = Writer { told, out };
    let sheet = &told.sheet;
    let title = told.context.catalogue.sentence(&sheet.title);
    writer.heading(&format!("{title} ({})", sheet.name))?;
    writer.paragraph(&sheet.origin, "")?;
    writer.section(&sheet.board)?;
    writeln!(writer.out)?;
    writer.drawing((&told.start).into(), "")?;
    writeln!(writer.out, "\n{}", sheet.start)?;
    writer.title(&sheet.pieces_heading)?;
    for (number, piece) in sheet.pieces.iter().enumerate() {
        if number > 0 {
            writeln!(writer.out)?;
        }
        let heading = told.context.catalogue.sentence(&piece.heading);
        writer.heading(&heading)?;
        for sentence in &piece.sentences {
            writer.sentence(sentence, INDENT)?;
        }
        for diagram in &piece.diagrams {
            writeln!(writer.out)?;
            if piece.diagrams.len() > 1 {
                writer.sentence(&diagram.title, INDENT)?;
            }
            writer.drawing(diagram.into(), INDENT)?;
        }
    }
    writer.section(&sheet.turns)?;
    writer.section(&sheet.ends)
}

struct Writer<'a> {
    told: &'a Told<'a>,
    out: &'a mut Out,
}

impl Writer<'_> {
    fn heading(&mut self, text: &str) -> io::Result<()> {
        for line in wrapped(text, context::width()).lines() {
            writeln!(self.out, "{HEADING}{line}{HEADING:#}")?;
        }
        Ok(())
    }

    /// The heading of a section, which stands apart.
    fn title(&mut self, heading: &Message) -> io::Result<()> {
        let heading = self.told.context.catalogue.sentence(heading);
        writeln!(self.out, "\n{HEADING}== {heading} =={HEADING:#}\n")
    }

    fn section(&mut self, section: &Section) -> io::Result<()> {
        self.title(&section.heading)?;
        section.sentences.iter().try_for_each(|sentence| self.sentence(sentence, ""))
    }

    fn sentence(&mut self, sentence: &Message, indent: &str) -> io::Result<()> {
        self.paragraph(&self.told.context.catalogue.sentence(sentence), indent)
    }

    fn paragraph(&mut self, text: &str, indent: &str) -> io::Result<()> {
        let lines = wrapped(text, context::width().saturating_sub(indent.len()));
        lines.lines().try_for_each(|line| writeln!(self.out, "{indent}{line}"))
    }

    fn drawing(&mut self, subject: Subject<'_>, indent: &str) -> io::Result<()> {
        let text = drawing::styled(&draw::spans(subject, &options(self.told.context)));
        text.lines().try_for_each(|line| writeln!(self.out, "{}", format!("{indent}{line}").trim_end()))
    }
}
