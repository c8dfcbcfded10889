//! Betza texts, in every dialect: what is refused has a reason at its place, what stands is a piece of the notation, and
//! what is written of that piece in any dialect is read back with the same targets.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::{Corpus, fuzz_target};
use tabiya_board::Geometry;
use tabiya_fuzz::{assert_messages, assert_told};
use tabiya_pieces::betza::{Dialect, read, write};
use tabiya_pieces::compare::{Trial, boards, same_targets};
use tabiya_pieces::{Piece, Profile};

static BOARDS: LazyLock<Vec<Trial>> = LazyLock::new(|| {
    let size = Geometry::new(6, 6).expect("a small board");
    boards(size, 6, 1)
});

fuzz_target!(|bytes: &[u8]| -> Corpus {
    let Ok(text) = str::from_utf8(bytes) else { return Corpus::Reject };
    for dialect in Dialect::ALL {
        match read(text, dialect) {
            Ok(piece) => {
                assert_eq!(piece.to_string().parse().as_ref(), Ok(&piece), "{text:?} in {dialect}");
                written(&piece);
            }
            Err(diagnostics) => assert_told(text, &diagnostics),
        }
    }
    if let Some(piece) = tabiya_pieces::read(text, Profile::Tabiya).piece {
        written(&piece);
    }
    Corpus::Keep
});

fn written(piece: &Piece) {
    for dialect in Dialect::ALL {
        let written = write(piece, dialect);
        assert_eq!(written.text.is_none(), !written.unsayable.is_empty(), "{piece} in {dialect}");
        for diagnostic in &written.unsayable {
            assert_messages(std::slice::from_ref(&diagnostic.message));
        }
        if let Some(text) = written.text {
            let back = read(&text, dialect)
                .unwrap_or_else(|diagnostics| panic!("{piece} is {text}: {diagnostics:?}"));
            // A piece that takes too many steps is compared no further.
            let same = same_targets(piece, &back, &BOARDS).unwrap_or(None);
            assert_eq!(same, None, "{piece} in {dialect} is {text}, which is {back}");
        }
    }
}
