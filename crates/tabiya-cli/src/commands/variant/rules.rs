//! `tabiya variant rules`.

mod markdown;
mod text;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tabiya::draw::{Options, Picture, Subject};
use tabiya::variants::game;
use tabiya::variants::sheet::{PieceSheet, Sheet, sheet};
use tabiya_game::{Argument, Scene};

use super::{folder, may_write, write};
use crate::args::{PictureKind, RulesFormat, VariantRules};
use crate::context::{self, Context, Out};
use crate::input::file_name;
use crate::render::diagnostic::About;
use crate::stop::Stop;
use crate::variants;

pub(super) fn run(context: &Context, arguments: &VariantRules, out: &mut Out) -> Result<(), Stop> {
    let text = variants::named(context, &arguments.variant)?;
    let spec = variants::read(context, &text)?.spec;
    let told = Told { context, sheet: sheet(&spec), start: game(Arc::new(spec)).new_table().scene() };
    if let Some(name) = &arguments.folder {
        return told.write_folder(&folder(context, name)?, arguments, out);
    }
    match arguments.format {
        RulesFormat::Text => text::write(&told, out)?,
        RulesFormat::Markdown => out.write_all(markdown::text(&told, None).as_bytes())?,
    }
    Ok(())
}

/// The rules that are told.
struct Told<'a> {
    context: &'a Context,
    sheet: Sheet,
    /// The start position.
    start: Scene,
}

impl Told<'_> {
    /// Writes Markdown and its pictures into a folder.
    fn write_folder(&self, folder: &Path, arguments: &VariantRules, out: &mut Out) -> Result<(), Stop> {
        let extension = match arguments.pictures {
            PictureKind::Svg => "svg",
            PictureKind::Png => "png",
        };
        let page = folder.join(format!("{}.md", self.sheet.name));
        let pictures = self.pictures(extension);
        let paths = || pictures.iter().map(|(name, _)| folder.join(name));
        for path in paths().chain([page.clone()]) {
            may_write(self.context, &path, arguments.force)?;
        }
        let options = Options {
            theme: arguments.theme.into(),
            size: arguments.size,
            ..Options::new(&self.context.catalogue)
        };
        for (path, (_, subject)) in paths().zip(&pictures) {
            let picture = Picture::new(*subject, &options);
            self.context.report(picture.notes(), About::Nothing);
            match arguments.pictures {
                PictureKind::Svg => write(self.context, &path, picture.svg().as_bytes())?,
                PictureKind::Png => write(self.context, &path, &picture.png())?,
            }
        }
        write(self.context, &page, markdown::text(self, Some(extension)).as_bytes())?;
        let file = ("file", file_name(&page.display().to_string()));
        let count = ("count", Argument::from(pictures.len()));
        writeln!(out, "{}", self.context.text("cli.variant.told", &[file, count]))?;
        Ok(())
    }

    /// All pictures, with the names of their files.
    fn pictures(&self, extension: &str) -> Vec<(PathBuf, Subject<'_>)> {
        let start = (self.start_name(extension).into(), Subject::from(&self.start));
        let of_piece = |piece| {
            let names = self.names(piece, extension).into_iter().map(PathBuf::from);
            let PieceSheet { diagrams, .. } = piece;
            names.zip(diagrams.iter().map(Subject::from)).collect::<Vec<_>>()
        };
        core::iter::once(start).chain(self.sheet.pieces.iter().flat_map(of_piece)).collect()
    }

    fn start_name(&self, extension: &str) -> String {
        format!("{}-start.{extension}", self.sheet.name)
    }

    /// The names of the files with a piece's pictures.
    fn names(&self, piece: &PieceSheet, extension: &str) -> Vec<String> {
        // Signs mean something to shells, and not every system takes them in names.
        let letter = piece.letter.replace('+', "promoted-").replace('~', "-promoted");
        let game = &self.sheet.name;
        match piece.diagrams.len() {
            1 => vec![format!("{game}-{letter}.{extension}")],
            count => (1..=count).map(|number| format!("{game}-{letter}-{number}.{extension}")).collect(),
        }
    }
}

/// How pictures in text are drawn.
fn options(context: &Context) -> Options<'_> {
    Options { columns: context::width(), ..Options::new(&context.catalogue) }
}
