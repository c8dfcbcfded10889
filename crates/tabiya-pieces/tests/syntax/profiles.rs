//! What each profile reads, and what it means by it.

use tabiya_pieces::tree::Linkage;
use tabiya_pieces::{Extension, Piece, Profile, extensions, read};

use crate::support::{DOCUMENT, read_whole, spots, standing};

/// Checks which extensions a line has, and that the document's profile refuses it for the first of them at this place.
#[track_caller]
fn check_extension(text: &str, expected: &[Extension], spot: &str) {
    let piece: Piece = text.parse().unwrap_or_else(|errors| panic!("{text}: {errors:?}"));
    assert_eq!(extensions(&piece), expected, "{text}");
    let strict = read_whole(text, Profile::Document);
    assert_eq!(spots(text, &strict.diagnostics), spot, "{text}");
    assert_eq!(strict.piece.is_none(), !expected.is_empty(), "{text}");
}

#[test]
fn extensions_are_marked_and_refused_by_the_document() {
    use Extension::{Hop, Link, Not, Oblique, Promotion, Star};
    for (text, expected, spot) in [
        ("n(1+.)", &[Link][..], "extension 4"),
        ("2-3(1X,2+;)", &[Link], "extension 9"),
        ("c^^n+", &[Hop], "extension 1"),
        ("n+|R^^n=", &[Hop], "extension 4"),
        ("!io1+", &[Not], "extension 0"),
        ("!L2o1+,!A1X", &[Not], "extension 0, extension 7"),
        ("!ho1+,!S1c1>", &[], ""),
        ("1*>,~2*<>=", &[Star], "extension 1, extension 6"),
        ("1X>,1>=,1+<,n>>", &[], "plus-arrow 9"),
        ("N1/2c1*", &[Oblique], "extension 1"),
        ("L7-9+G", &[Promotion], "extension 4"),
        ("n+L8Q?", &[Promotion], "extension 4"),
        // E3: the document reads (dx,dy) as a group around its own dx,dy.
        ("(1,2)", &[], ""),
        ("1,2", &[], "bare-vector 0"),
    ] {
        check_extension(text, expected, spot);
    }
}

#[test]
fn the_document_reads_itself() {
    for text in DOCUMENT {
        assert!(read_whole(text, Profile::Document).piece.is_some(), "{text}");
    }
}

/// What the document's profile reads, it reads as the default one does.
#[test]
fn the_document_is_a_part() {
    for text in standing() {
        let strict = read(&text, Profile::Document);
        let full = read(&text, Profile::Tabiya);
        let piece = full.piece.expect("these lines stand");
        assert_eq!(strict.piece.is_some(), extensions(&piece).is_empty(), "{text}");
        assert!(strict.piece.is_none_or(|strict| strict == piece), "{text}");
    }
}

/// Checks how a line of Wikipedia's is written in the document's terms; the same text then means the same.
#[track_caller]
fn check_wikipedia(text: &str, canonical: &str) {
    let piece = read_whole(text, Profile::Wikipedia).piece.unwrap_or_else(|| panic!("{text}"));
    assert_eq!(piece.linkage, Linkage::Outward, "Q18");
    assert_eq!(piece.to_string(), canonical, "{text}");
    assert_eq!(read(canonical, Profile::Wikipedia).piece.as_ref(), Some(&piece), "{text}");
    let free = canonical.parse::<Piece>().unwrap_or_else(|errors| panic!("{canonical}: {errors:?}"));
    assert_eq!(Piece { linkage: Linkage::Outward, ..free }, piece, "{text}");
}

/// Section 6: `^` captures where it lands, inside `n( )` what it jumps over, again and again.
#[test]
fn wikipedia() {
    for (text, canonical) in [
        ("c^n*, on*", "c^^n*,on*"),
        ("cn+, o^n+", "cn+,o^^n+"),
        ("1*, ^n(~1/2)", "1*,^^n(~1/2)"),
        ("cn(^2X), o1X>", "cn(^2X;),o1X>"),
        ("cn(^nX), onX", "cn(^nX;),onX"),
        ("n(^2X.)", "n(^2X.)"),
        ("n((^2X),1+)", "n((^2X),1+;)"),
        ("(^n+),2(^2-nX)", "(^^n+),2(^^2-nX)"),
        ("^2X", "^2X"),
        ("n(~1/2)", "n(~1/2)"),
        ("n*, n~(1/2)", "n*,~n(1/2)"),
        ("1X.n+", "1X.n+"),
        ("1*>=, o1<", "1*>=,o1<"),
        ("nx, ~1/2, 1+", "nX,~1/2,1+"),
    ] {
        check_wikipedia(text, canonical);
    }
    // There are no influences in these lists; `Xn` is a slip.
    assert_eq!(spots("Xn", &read("Xn", Profile::Wikipedia).diagnostics), "direction-first 0");
}
