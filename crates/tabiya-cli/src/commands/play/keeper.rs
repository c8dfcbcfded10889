use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use tabiya_game::Diagnostic;

use crate::codes;
use crate::saving;

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
        saving::may_write(path, force || resumed, codes::EXISTS)?;
        Ok(Self { path: path.to_owned() })
    }

    /// The file.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the record. A reader of the file sees the one before or this one, never half of it.
    pub(super) fn keep(&self, record: &str) -> Result<(), Box<Diagnostic>> {
        saving::write(&self.path, record.as_bytes())
    }
}

/// Writes a record into a file, over another one only when `over` says so.
pub(super) fn save(path: &Path, record: &str, over: bool) -> Result<(), Box<Diagnostic>> {
    saving::may_write(path, over, codes::EXISTS)?;
    saving::write(path, record.as_bytes())
}

fn is_same(one: &Path, other: &Path) -> bool {
    matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}

#[cfg(test)]
mod tests {
    use std::fs;

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
