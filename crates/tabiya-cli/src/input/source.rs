use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::PathBuf;

use tabiya_game::{Argument, Diagnostic};

use crate::codes;

/// A source that was opened.
pub(super) struct Opened {
    /// What it holds.
    pub(super) bytes: Box<dyn Read>,
    /// How many bytes that are, where it is known.
    pub(super) size: Option<u64>,
}

/// Where a text comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// Standard input, written `-`.
    Stdin,
    /// A file.
    File(PathBuf),
}

impl Source {
    /// What an argument of the command line names.
    pub(crate) fn new(argument: &OsStr) -> Self {
        if argument == "-" { Self::Stdin } else { Self::File(argument.into()) }
    }

    /// What it is called in messages.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Stdin => "-".to_owned(),
            Self::File(path) => path.display().to_string(),
        }
    }

    /// Opens it.
    pub(super) fn open(&self) -> Result<Opened, Box<Diagnostic>> {
        let path = match self {
            Self::Stdin => return Ok(Opened { bytes: Box::new(io::stdin()), size: None }),
            Self::File(path) => path,
        };
        let open = || {
            let file = File::open(path)?;
            let about = file.metadata()?;
            // Some systems open a directory and fail only when it is read.
            if about.is_dir() {
                return Err(ErrorKind::IsADirectory.into());
            }
            Ok((file, about.is_file().then_some(about.len())))
        };
        match open() {
            Ok((file, size)) => Ok(Opened { bytes: Box::new(file), size }),
            Err(error) => Err(Box::new(unreadable(&self.name(), &error))),
        }
    }
}

/// The name of a file as it is shown: whole, but without anything that would act on the terminal.
pub(crate) fn file_name(name: &str) -> Argument {
    Argument::Text(name.replace(char::is_control, "\u{FFFD}"))
}

/// The diagnostic for a file that can't be read.
pub(crate) fn unreadable(name: &str, error: &io::Error) -> Diagnostic {
    let code = match error.kind() {
        ErrorKind::NotFound => codes::MISSING,
        ErrorKind::IsADirectory => codes::DIRECTORY,
        ErrorKind::PermissionDenied => codes::FORBIDDEN,
        _ => codes::UNREADABLE,
    };
    Diagnostic::error(code).with("file", file_name(name)).with("reason", Argument::text(error))
}
