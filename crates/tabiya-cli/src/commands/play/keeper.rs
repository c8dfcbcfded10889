use std::ffi::OsStr;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use tabiya_game::{Argument, Diagnostic};

use crate::codes;
use crate::input::file_name;

/// Keeps the record of a game in a file.
#[derive(Debug)]
pub(super) struct Keeper {
    path: PathBuf,
}

impl Keeper {
    /// A keeper in this file, unless that holds something that is not to be lost: anything but nothing and the game
    /// that is being resumed from it.
    pub(super) fn new(path: &Path, from: Option<&OsStr>, force: bool) -> Result<Self, Box<Diagnostic>> {
        let resumed = from.is_some_and(|from| is_same(path, Path::new(from)));
        may_write(path, force || resumed)?;
        Ok(Self { path: path.to_owned() })
    }

    /// The file.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the record. A reader of the file sees the one before or this one, never half of it.
    pub(super) fn keep(&self, record: &str) -> Result<(), Box<Diagnostic>> {
        write(&self.path, record)
    }
}

/// Writes a record into a file, over another one only when `over` says so.
pub(super) fn save(path: &Path, record: &str, over: bool) -> Result<(), Box<Diagnostic>> {
    may_write(path, over)?;
    write(path, record)
}

fn is_same(one: &Path, other: &Path) -> bool {
    matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}

fn may_write(path: &Path, over: bool) -> Result<(), Box<Diagnostic>> {
    let Ok(about) = fs::metadata(path) else {
        let is_nowhere =
            path.parent().is_some_and(|folder| !folder.as_os_str().is_empty() && !folder.exists());
        return if is_nowhere { Err(refused(codes::NO_FOLDER, path)) } else { Ok(()) };
    };
    if !about.is_file() {
        Err(refused(codes::NOT_A_FILE, path))
    } else if about.len() > 0 && !over {
        Err(refused(codes::EXISTS, path))
    } else {
        Ok(())
    }
}

fn refused(code: tabiya_game::Code, path: &Path) -> Box<Diagnostic> {
    let diagnostic = Diagnostic::error(code).with("file", file_name(&path.display().to_string()));
    let folder = path.parent().unwrap_or(path).display().to_string();
    Box::new(if code == codes::NO_FOLDER {
        diagnostic.with("folder", file_name(&folder))
    } else {
        diagnostic
    })
}

fn write(path: &Path, record: &str) -> Result<(), Box<Diagnostic>> {
    replace(path, record.as_bytes()).map_err(|error| {
        // The whole error names the new file, which nobody has asked for.
        let diagnostic = refused(codes::UNWRITABLE, path);
        Box::new(diagnostic.with("reason", Argument::text(error.kind())))
    })
}

/// Puts the bytes into a new file beside the old one and gives it the old one's name.
fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // A link keeps leading to where it led.
    let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    builder.prefix(".tabiya-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(folder)?;
    if let Ok(about) = fs::metadata(&path) {
        file.as_file().set_permissions(about.permissions())?;
    }
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    file.persist(&path).map_err(|error| error.error)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code<T>(result: Result<T, Box<Diagnostic>>) -> Option<&'static str> {
        result.err().map(|diagnostic| diagnostic.code().as_str())
    }

    #[test]
    fn a_record_replaces_only_what_it_may() {
        let folder = tempfile::tempdir().expect("there is room for a directory");
        let file = folder.path().join("game.txt");
        assert_eq!(code(save(&file, "1. a\n", false)), None);
        assert_eq!(code(save(&file, "1. b\n", false)), Some("cli.file.exists"));
        assert_eq!(fs::read_to_string(&file).expect("it was written"), "1. a\n");
        assert_eq!(code(save(&file, "1. b\n", true)), None);
        assert_eq!(code(Keeper::new(&file, None, false)), Some("cli.file.exists"));
        assert_eq!(code(Keeper::new(&file, None, true)), None);
        let keeper = Keeper::new(&file, Some(file.as_os_str()), false).expect("the game is resumed");
        assert_eq!(code(keeper.keep("1. c\n")), None);
        assert_eq!(fs::read_to_string(&file).expect("it was written"), "1. c\n");
        let left = fs::read_dir(folder.path()).expect("it is a directory").count();
        assert_eq!(left, 1, "nothing is left beside the file");
    }

    #[test]
    fn what_is_no_file_is_left_alone() {
        let folder = tempfile::tempdir().expect("there is room for a directory");
        assert_eq!(code(save(folder.path(), "", true)), Some("cli.file.not-a-file"));
        let nowhere = folder.path().join("none").join("game.txt");
        assert_eq!(code(save(&nowhere, "", false)), Some("cli.file.no-folder"));
        assert_eq!(code(Keeper::new(&nowhere, None, true)), Some("cli.file.no-folder"));
        let empty = folder.path().join("empty.txt");
        fs::write(&empty, "").expect("there is room for a file");
        assert_eq!(code(save(&empty, "1. a\n", false)), None);
    }
}
