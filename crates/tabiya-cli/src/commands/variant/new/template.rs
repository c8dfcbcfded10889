//! The files that authors begin with.

use std::fmt::Write as _;

use super::comment;
use crate::context::Context;

/// The variant that a new one extends.
pub(super) struct Base {
    /// What `extends` calls it.
    pub(super) name: String,
    /// All that is taken over, as a file.
    pub(super) text: String,
    /// The letter and the line of one of its pieces.
    pub(super) piece: (String, String),
    /// How many moves there are at the start.
    pub(super) moves: u64,
}

/// A file in the making.
struct Writer<'a> {
    context: &'a Context,
    text: String,
}

/// The file of a new variant: all of it, or what it adds to another.
pub(super) fn text(context: &Context, name: &str, base: Option<&Base>) -> String {
    let mut writer = Writer { context, text: String::new() };
    writer.comment("cli.variant.new.file");
    writer.comment("cli.variant.new.name");
    writer.lines(&format!("name = \"{name}\"\n"));
    writer.comment("cli.variant.new.title");
    writer.lines(&format!("title = \"{name}\"\n"));
    writer.comment("cli.variant.new.origin");
    writer.lines(&format!("origin = \"{}\"\n", context.text("cli.variant.new.my-origin", &[])));
    match base {
        None => writer.whole(),
        Some(base) => writer.changes(base),
    }
    writer.text
}

impl Writer<'_> {
    /// What stands below, after an empty line unless it is a head's first.
    fn comment(&mut self, code: &str) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.text.push_str(&comment(&self.context.text(code, &[])));
    }

    fn lines(&mut self, lines: &str) {
        self.text.push_str(lines);
    }

    /// Lines that the author may take the `#` away from.
    fn idle(&mut self, lines: &str) {
        for line in lines.lines() {
            let space = if line.is_empty() { "" } else { " " };
            let _ = writeln!(self.text, "#{space}{line}");
        }
    }

    fn whole(&mut self) {
        self.comment("cli.variant.new.start");
        self.lines("start = \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"\n");
        self.comment("cli.variant.new.board");
        self.lines("[board]\nsize = \"8x8\"\n");
        self.comment("cli.variant.new.pieces");
        for (letter, name, line, more) in [
            ("K", "king", "1*,i2=OKR", "royal = true\n"),
            ("Q", "queen", "n*", ""),
            ("R", "rook", "n+", ""),
            ("B", "bishop", "nX", ""),
            ("N", "knight", "1/2", ""),
        ] {
            let gap = if letter == "K" { "" } else { "\n" };
            self.lines(&format!("{gap}[pieces.{letter}]\nname = \"{name}\"\nline = \"{line}\"\n{more}"));
        }
        self.comment("cli.variant.new.pawn");
        self.lines("[pieces.P]\nname = \"pawn\"\nline = \"o1>,c1X>,L2o2>,L8QRBN\"\n");
        self.comment("cli.variant.new.en-passant");
        self.lines("[[en-passant]]\nvictims = [\"P\"]\ncaptors = [\"P\"]\n");
        self.comment("cli.variant.new.ends");
        self.lines(
            "[ends]\ncheckmate = \"loss\"\nstalemate = \"draw\"\nquiet = { plies = 100, reset = [\"P\"] }\n\
             repetition = { times = 3, result = \"draw\" }\n",
        );
        self.comment("cli.variant.new.goal");
        self.idle("[[ends.goal]]\npieces = [\"K\"]\nzone = \"d4-e5\"\nresult = \"win\"\n");
        self.comment("cli.variant.new.test");
        self.lines("[[test]]\nname = \"the first moves\"\nlegal = [\"e2e4\", \"g1f3\"]\nillegal = [\"e2e5\"]\nperft = [20, 400]\n");
    }

    fn changes(&mut self, base: &Base) {
        self.comment("cli.variant.new.extends");
        // A path can have signs that mean something between double marks.
        self.lines(&format!("extends = '{}'\n", base.name));
        let (letter, line) = &base.piece;
        self.comment("cli.variant.new.change");
        self.idle(&format!("[pieces.\"{letter}\"]\nline = \"{line}\"\n"));
        self.comment("cli.variant.new.test");
        self.lines(&format!("[[test]]\nname = \"the first moves\"\nperft = [{}]\n", base.moves));
        self.comment("cli.variant.new.taken-over");
        // Each file says these for itself; pieces have names too.
        let own = ["name = ", "title = ", "origin = "];
        let mut is_head = true;
        let is_taken_over = |line: &&str| {
            is_head &= !line.starts_with('[');
            !(is_head && own.iter().any(|key| line.starts_with(key)))
        };
        let lines = base.text.lines().filter(is_taken_over);
        let text: String = lines.flat_map(|line| [line, "\n"]).collect();
        self.text.push_str("#\n");
        self.idle(&text);
    }
}
