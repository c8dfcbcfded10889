//! What the tests share.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

use tabiya_game::{Diagnostic, Game, Mode};
use tabiya_messages::{Catalogue, Language};
use tabiya_variants::file::VariantFile;
use tabiya_variants::{file, library};

/// So many positions are counted for one line of data in the ordinary run.
pub(crate) const ORDINARY: u64 = 300_000;

/// The lines of a shared file; none when the folder is absent.
#[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
pub(crate) fn lines(name: &str) -> Vec<String> {
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/pieces")).join(name);
    match fs::read_to_string(&path) {
        Ok(text) => text.lines().map(str::to_owned).collect(),
        Err(error) => {
            assert!(std::env::var_os("CI").is_none(), "{}: {error}", path.display());
            eprintln!("skipped: {} is absent", path.display());
            Vec::new()
        }
    }
}

/// The game that the data mean by a name, in the library.
pub(crate) fn named(name: &str) -> &str {
    // The name without more is that of the rules written by hand.
    if name == "xiangqi" { "xiangqi-data" } else { name }
}

/// The file of a game of the library.
pub(crate) fn read(name: &str) -> VariantFile {
    let text = library::text(name).unwrap_or_else(|| panic!("{name} is in the library"));
    file::read(text, &|base| library::text(base).map(str::to_owned))
        .unwrap_or_else(|errors| panic!("{name}: {}", sentences(&errors).join("\n")))
}

/// A game of the library.
pub(crate) fn game(name: &str) -> Box<dyn Game> {
    tabiya_variants::game(Arc::new(read(name).spec))
}

/// Perft from a position, or from the start where the text is empty.
pub(crate) fn perft(game: &dyn Game, position: &str, depth: u32) -> u64 {
    let table = if position.is_empty() {
        game.new_table()
    } else {
        game.table(position, Mode::Exact)
            .unwrap_or_else(|errors| panic!("{} {position}: {}", game.name(), sentences(&errors).join("\n")))
    };
    table.perft(depth, &mut |_| ControlFlow::Continue(())).expect("nothing stops it")
}

/// Diagnostics in English, with their lines.
pub(crate) fn sentences(diagnostics: &[Diagnostic]) -> Vec<String> {
    let catalogue = Catalogue::new(Language::English);
    let sentence = |diagnostic: &Diagnostic| {
        let line = diagnostic.span.map(|span| format!("line {}: ", span.line)).unwrap_or_default();
        line + &catalogue.sentence(&diagnostic.message)
    };
    diagnostics.iter().map(sentence).collect()
}
