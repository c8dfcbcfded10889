//! The files of variants: those of the library, and those that a user writes.

use std::cell::RefCell;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tabiya::variants::file::{self, MAX_FILE, VariantFile};
use tabiya::variants::{game, library};
use tabiya_game::{Argument, Diagnostic, Game, Message};
use tabiya_rpc::nearest;

use crate::codes;
use crate::context::Context;
use crate::input::{Excerpt, Source, Text};
use crate::render::diagnostic::About;
use crate::stop::Stop;

/// How variant files end.
const EXTENSION: &str = "toml";

/// The text of a variant.
pub(crate) struct VariantText {
    /// What it is called in messages: the path, or the name of the library's game.
    pub(crate) name: String,
    /// All of it.
    pub(crate) text: String,
    /// What there is to say of it as a text.
    pub(crate) notes: Vec<Diagnostic>,
    excerpt: Excerpt,
    /// Where the files are that it extends.
    folder: PathBuf,
}

/// What was read of a variant.
pub(crate) struct ReadVariant {
    /// The variant, or all that is wrong with it.
    pub(crate) file: Result<VariantFile, Vec<Diagnostic>>,
    /// The files that it extends, directly and through one another.
    pub(crate) bases: Vec<PathBuf>,
}

/// A file that can't be read as a text, and why.
pub(crate) struct Unread {
    pub(crate) diagnostic: Diagnostic,
    /// What could be read of it.
    text: Option<Text>,
}

impl Unread {
    /// The text as the diagnostic is shown with it.
    pub(crate) fn about(&self) -> About<'_> {
        self.text.as_ref().map_or(About::Nothing, Text::about)
    }
}

impl VariantText {
    /// The text of a file.
    ///
    /// # Errors
    /// Why it can't be read.
    pub(crate) fn open(source: &Source) -> Result<Self, Box<Unread>> {
        let unread = |diagnostic: Box<Diagnostic>, text| Box::new(Unread { diagnostic: *diagnostic, text });
        let mut text = Text::open(source).map_err(|diagnostic| unread(diagnostic, None))?;
        let content = match text.rest(MAX_FILE) {
            Ok(content) => content,
            Err(diagnostic) => return Err(unread(diagnostic, Some(text))),
        };
        let folder = match source {
            Source::Stdin => PathBuf::new(),
            Source::File(path) => path.parent().unwrap_or(Path::new("")).to_owned(),
        };
        let excerpt = Excerpt::new(content.clone());
        Ok(Self { name: text.name, text: content, notes: text.notes, excerpt, folder })
    }

    /// The text of a game of the library.
    fn of_library(name: &str) -> Option<Self> {
        let text = library::text(name)?.to_owned();
        let excerpt = Excerpt::new(text.clone());
        Some(Self { name: name.to_owned(), text, notes: Vec::new(), excerpt, folder: PathBuf::new() })
    }

    /// The text as diagnostics are shown with it.
    pub(crate) fn about(&self) -> About<'_> {
        About::File { name: &self.name, excerpt: &self.excerpt }
    }

    /// Reads it as a variant.
    pub(crate) fn read(&self) -> ReadVariant {
        let bases = Bases { folder: RefCell::new(self.folder.clone()), read: RefCell::default() };
        let file = file::read(&self.text, &|name| bases.text(name));
        ReadVariant { file, bases: bases.read.into_inner() }
    }
}

/// Where the texts of extended variants come from: the library, and files beside the one that names them.
struct Bases {
    /// The folder of the file that was read last: the next one is named by that.
    folder: RefCell<PathBuf>,
    read: RefCell<Vec<PathBuf>>,
}

impl Bases {
    fn text(&self, name: &str) -> Option<String> {
        if !is_path(name) {
            return library::text(name).map(str::to_owned);
        }
        let path = self.folder.borrow().join(name);
        self.read.borrow_mut().push(path.clone());
        // One byte over the limit is enough for the reader to see that it is too long.
        let is_readable =
            fs::metadata(&path).is_ok_and(|about| about.is_file() && about.len() <= MAX_FILE as u64 + 1);
        let text = if is_readable { fs::read_to_string(&path).ok()? } else { return None };
        self.folder.replace(path.parent().unwrap_or(Path::new("")).to_owned());
        Some(text)
    }
}

/// Whether what a file extends is a file, and no game of the library.
fn is_path(name: &str) -> bool {
    name.contains(['/', '\\']) || has_extension(name)
}

/// Whether what stands where a game's name is expected names a variant file.
fn is_file(name: &str) -> bool {
    has_extension(name) || Path::new(name).is_file()
}

fn has_extension(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|extension| extension == EXTENSION)
}

/// The game of the variant file of this name (`-` is standard input); `None` where the name is none of a file.
pub(crate) fn game_of_file(context: &Context, name: &str) -> Option<Result<Box<dyn Game>, Stop>> {
    (name == "-" || is_file(name)).then(|| {
        let text = opened(context, &Source::new(OsStr::new(name)))?;
        match text.read().file {
            Ok(file) => Ok(game(Arc::new(file.spec))),
            Err(errors) => Err(context.bad(&errors, text.about())),
        }
    })
}

/// The text of what an argument names: a game of the library, or a file (`-` is standard input).
pub(crate) fn named(context: &Context, argument: &OsStr) -> Result<VariantText, Stop> {
    if let Some(name) = argument.to_str() {
        if let Some(text) = VariantText::of_library(name) {
            return Ok(text);
        }
        if name != "-" && !is_file(name) && !is_path(name) {
            return Err(context.usage(unknown(name)));
        }
    }
    opened(context, &Source::new(argument))
}

/// The variant of a text, which has to be good.
pub(crate) fn read(context: &Context, text: &VariantText) -> Result<VariantFile, Stop> {
    text.read().file.map_err(|errors| context.bad(&errors, text.about()))
}

fn opened(context: &Context, source: &Source) -> Result<VariantText, Stop> {
    VariantText::open(source)
        .map_err(|unread| context.bad(core::slice::from_ref(&unread.diagnostic), unread.about()))
}

/// The message that there is no such variant.
pub(crate) fn unknown(name: &str) -> Message {
    let near = nearest(name, library::names());
    Message::new(codes::UNKNOWN_VARIANT)
        .with("found", Argument::input(name))
        .with("near", u8::from(near.is_some()))
        .with("nearest", Argument::text(near.unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BASE: &str = "name = \"base\"\nstart = \"3k/4/4/K3 w - - 0 1\"\nboard.size = \"4x4\"\n\
                        pieces.K = { line = \"1*\", royal = true }\n";

    fn text(folder: &Path, text: &str) -> VariantText {
        let path = folder.join("mine.toml");
        fs::write(&path, text).expect("there is room for a file");
        VariantText::open(&Source::File(path)).unwrap_or_else(|unread| panic!("{:?}", unread.diagnostic))
    }

    fn has(errors: &[Diagnostic], code: &str) -> bool {
        errors.iter().any(|error| error.code().as_str() == code)
    }

    #[test]
    fn a_file_extends_files_that_lie_beside_one_another() {
        let folder = tempfile::tempdir().expect("there is room for a directory");
        let (below, mine) = (folder.path().join("below"), folder.path());
        fs::create_dir(&below).expect("there is room for a directory");
        fs::write(below.join("base.toml"), BASE).expect("there is room for a file");
        fs::write(below.join("middle.toml"), "extends = \"./base.toml\"").expect("there is room for a file");
        let read = text(mine, "name = \"mine\"\nextends = \"below/middle.toml\"").read();
        let file = read.file.expect("the base is found from the middle one");
        assert_eq!((file.spec.name.as_str(), file.spec.geometry.to_string().as_str()), ("mine", "4x4"));
        assert_eq!(read.bases.len(), 2);

        for nowhere in ["./none.toml", "below", "below/"] {
            let read = text(mine, &format!("name = \"mine\"\nextends = \"{nowhere}\"")).read();
            let errors = read.file.expect_err("there is no such file");
            assert!(has(&errors, "variants.file.base-unknown"), "{nowhere}");
        }
    }

    #[test]
    fn files_that_extend_one_another_are_told() {
        let folder = tempfile::tempdir().expect("there is room for a directory");
        let read = text(folder.path(), "name = \"mine\"\nextends = \"./mine.toml\"").read();
        let errors = read.file.expect_err("it goes round");
        assert!(has(&errors, "variants.file.base-circle"));
    }
}
