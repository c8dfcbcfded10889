//! Lines of the piece notation, in every profile: nothing of a line is lost, what is refused has a reason at its place,
//! and what stands is written as a line that says the same.
#![no_main]

use libfuzzer_sys::{Corpus, fuzz_target};
use tabiya_fuzz::{assert_notes, assert_told};
use tabiya_pieces::tree::Linkage;
use tabiya_pieces::{Piece, Profile, Reading, extensions, lint, read};

fuzz_target!(|bytes: &[u8]| -> Corpus {
    let Ok(text) = str::from_utf8(bytes) else { return Corpus::Reject };
    let [document, tabiya, wikipedia] = Profile::ALL.map(|profile| check(text, profile));
    assert_eq!(text.parse::<Piece>().ok(), tabiya, "{text:?}");
    // The document is a part of the notation; its lines mean the same in both.
    match &tabiya {
        Some(piece) if extensions(piece).is_empty() => assert_eq!(document.as_ref(), Some(piece), "{text:?}"),
        _ => assert_eq!(document, None, "{text:?}"),
    }
    if let Some(piece) = wikipedia {
        let free = Piece { linkage: Linkage::Free, ..piece };
        assert_eq!(free.to_string().parse::<Piece>(), Ok(free), "{text:?}");
    }
    Corpus::Keep
});

fn check(text: &str, profile: Profile) -> Option<Piece> {
    let Reading { source, tokens, piece, diagnostics } = read(text, profile);
    assert_eq!(source, text);
    let mut end = 0;
    for token in tokens {
        assert_eq!(token.range().start, end, "{text:?}: {token:?}");
        end = token.range().end;
        assert!(text.is_char_boundary(end), "{text:?}: {token:?}");
    }
    assert_eq!(end, text.len(), "{text:?}");
    let Some(piece) = piece else {
        assert_told(text, &diagnostics);
        return None;
    };
    assert_notes(text, &diagnostics);
    assert_notes(text, &lint::check(&piece, text));
    assert_notes(text, &lint::clashes(&piece, text));
    let canonical = piece.to_string();
    let again = read(&canonical, profile);
    assert_eq!(again.piece.as_ref(), Some(&piece), "{text:?} is written {canonical:?}");
    assert_eq!(again.piece.map(|piece| piece.to_string()), Some(canonical), "{text:?}");
    Some(piece)
}
