//! What the tests of the rules and those of the notations stand on.

use std::fs;
use std::path::Path;

use tabiya_xiangqi::Position;

/// The lines of a file of the shared data; none, with a message, where the folder is absent.
#[expect(clippy::print_stderr, reason = "a skipped test says so")]
pub(crate) fn lines(name: &str) -> Vec<String> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/xiangqi"));
    match fs::read_to_string(folder.join(name)) {
        Ok(text) => text.lines().map(str::to_owned).collect(),
        Err(error) => {
            assert!(std::env::var_os("CI").is_none(), "the shared data must be there: {name}: {error}");
            eprintln!("skipped: {name} is absent");
            Vec::new()
        }
    }
}

pub(crate) fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|errors| panic!("{fen}: {errors:?}"))
}
