use std::ffi::OsString;

use clap::{Args, Subcommand, ValueEnum};
use tabiya::draw::Size;

use super::picture::{Theme, size};

/// Make, check, tell and convert variants: games whose pieces are one line each.
///
/// A variant is one TOML file; `docs/variants.md` teaches how it is written. Where a command wants the name of a game, it
/// takes such a file too: `tabiya play FILE.toml`.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  $ tabiya variant new mine.toml
  $ tabiya variant check nightriders.toml
  $ tabiya variant rules chess
  $ tabiya variant export nightriders.toml")]
pub(crate) struct Variant {
    #[command(subcommand)]
    pub(crate) command: VariantCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum VariantCommand {
    Check(CheckVariant),
    New(NewVariant),
    Rules(VariantRules),
    Import(ImportVariants),
    Export(ExportVariant),
}

/// Check variant files, and run the tests that they hold.
///
/// Says everything that is wrong, each with its place, and exits with status 1 if anything is.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  $ tabiya variant check nightriders.toml
  $ tabiya variant check --json nightriders.toml

While you write a file, let it be checked whenever it is saved:
  tabiya variant check --watch mine.toml")]
pub(crate) struct CheckVariant {
    /// The files (`-` is standard input).
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<OsString>,
    /// Check again whenever one of the files, or of the files that they extend, has changed. Ctrl-C ends it.
    #[arg(long)]
    pub(crate) watch: bool,
    /// Write one JSON object a line for each file, and nothing else.
    #[arg(long, conflicts_with = "watch")]
    pub(crate) json: bool,
}

/// Write a variant to begin with, with comments.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  $ tabiya variant new
  $ tabiya variant new --from shogi mine.toml")]
pub(crate) struct NewVariant {
    /// Extend this game of the library, or this variant file.
    #[arg(long, value_name = "NAME|FILE")]
    pub(crate) from: Option<String>,
    /// The file; standard output where there is none.
    #[arg(value_name = "FILE")]
    pub(crate) file: Option<OsString>,
    /// Let it replace a file that holds something.
    #[arg(long, requires = "file")]
    pub(crate) force: bool,
}

/// Tell the rules of a variant, as a player reads them: its board, its pieces, what ends the game.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  $ tabiya variant rules xiangqi-data --language zh
  $ tabiya variant rules nightriders.toml --format markdown
  $ tabiya variant rules minishogi -o minishogi --pictures png")]
pub(crate) struct VariantRules {
    /// The name of a game of the library, or a variant file (`-` is standard input).
    #[arg(value_name = "NAME|FILE")]
    pub(crate) variant: OsString,
    /// How it is written; with -o as Markdown.
    #[arg(long, value_name = "FORMAT", default_value = "text", conflicts_with = "folder")]
    pub(crate) format: RulesFormat,
    /// Write Markdown and pictures into this folder, which is made if need be.
    #[arg(short = 'o', long = "output", value_name = "FOLDER", id = "folder")]
    pub(crate) folder: Option<OsString>,
    /// What the pictures in the folder are.
    #[arg(long, value_name = "KIND", default_value = "svg", requires = "folder")]
    pub(crate) pictures: PictureKind,
    /// The longer side of their boards in pixels.
    #[arg(long, value_name = "PIXELS", value_parser = size, default_value = "400", requires = "folder")]
    pub(crate) size: Size,
    /// Whether they are for pages with a light or a dark background.
    #[arg(long, value_name = "THEME", default_value = "light", requires = "folder")]
    pub(crate) theme: Theme,
    /// Let them replace files that hold something.
    #[arg(long, requires = "folder")]
    pub(crate) force: bool,
}

/// How rules are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum RulesFormat {
    /// For the terminal, with drawn boards.
    Text,
    /// Markdown.
    Markdown,
}

/// A kind of picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PictureKind {
    Svg,
    Png,
}

/// Make variant files of the games of Fairy-Stockfish's variants.ini.
///
/// What a variant can't say is told with its place, and stands in the file as a comment.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  $ tabiya variant import variants.ini -o imported
  $ tabiya variant import variants.ini --section kings")]
pub(crate) struct ImportVariants {
    /// The file (`-` is standard input).
    #[arg(value_name = "FILE")]
    pub(crate) file: OsString,
    /// Only the game of this section.
    #[arg(long, value_name = "NAME")]
    pub(crate) section: Option<String>,
    /// Write a file for each game into this folder, which is made if need be; without it a single game is written on
    /// standard output.
    #[arg(short = 'o', long = "output", value_name = "FOLDER", id = "folder")]
    pub(crate) folder: Option<OsString>,
    /// Let them replace files that hold something.
    #[arg(long, requires = "folder")]
    pub(crate) force: bool,
}

/// Write a variant as a section of Fairy-Stockfish's variants.ini.
///
/// What such a section can't say is told.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  $ tabiya variant export nightriders.toml
  $ tabiya variant export shatranj -o shatranj.ini")]
pub(crate) struct ExportVariant {
    /// The name of a game of the library, or a variant file (`-` is standard input).
    #[arg(value_name = "NAME|FILE")]
    pub(crate) variant: OsString,
    /// The file to write; standard output where there is none.
    #[arg(short = 'o', long = "output", value_name = "FILE")]
    pub(crate) file: Option<OsString>,
    /// Let it replace a file that holds something.
    #[arg(long, requires = "file")]
    pub(crate) force: bool,
}
