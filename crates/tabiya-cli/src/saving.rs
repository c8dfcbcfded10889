//! Writing files: whole or not at all, and never over something else unasked.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

use tabiya_game::{Argument, Code, Diagnostic};

use crate::codes;
use crate::input::file_name;

/// Whether a file of this name may be written; over one that holds something only when `over` says so.
///
/// # Errors
/// Why not; `exists` is the code for a file that holds something.
pub(crate) fn may_write(path: &Path, over: bool, exists: Code) -> Result<(), Box<Diagnostic>> {
    let Ok(about) = fs::metadata(path) else {
        let is_nowhere =
            path.parent().is_some_and(|folder| !folder.as_os_str().is_empty() && !folder.exists());
        return if is_nowhere { Err(refused(codes::NO_FOLDER, path)) } else { Ok(()) };
    };
    if !about.is_file() {
        Err(refused(codes::NOT_A_FILE, path))
    } else if about.len() > 0 && !over {
        Err(refused(exists, path))
    } else {
        Ok(())
    }
}

/// Makes a folder where there is none yet.
///
/// # Errors
/// Why it can't be made.
pub(crate) fn make_folder(path: &Path) -> Result<(), Box<Diagnostic>> {
    fs::create_dir_all(path).map_err(|error| {
        Box::new(refused(codes::NO_NEW_FOLDER, path).with("reason", Argument::text(error.kind())))
    })
}

/// Writes a file. A reader of it sees what was in it before or all that is written now, never half of it.
///
/// # Errors
/// Why it can't be written.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), Box<Diagnostic>> {
    replace(path, bytes).map_err(|error| {
        // The whole error names the new file, which nobody has asked for.
        let diagnostic = refused(codes::UNWRITABLE, path);
        Box::new(diagnostic.with("reason", Argument::text(error.kind())))
    })
}

fn refused(code: Code, path: &Path) -> Box<Diagnostic> {
    let diagnostic = Diagnostic::error(code).with("file", file_name(&path.display().to_string()));
    let folder = path.parent().unwrap_or(path).display().to_string();
    Box::new(if code == codes::NO_FOLDER {
        diagnostic.with("folder", file_name(&folder))
    } else {
        diagnostic
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
