//! What each form means, line by line: all forms that are read, and the inputs behind public complaints.

use tabiya_game::Mode;
use tabiya_xiangqi::notation::Form;

use crate::support::{form, meaning, position, read};

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
const BLACK: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b";
/// Red has chariots on c6 and c4, cannons on g7 and g2, horses on a5 and a3, advisors on d0 and d2, elephants on g0 and g4.
const PAIRS: &str = "5k3/9/6C2/2R6/N8/2R3B2/N8/3A2C2/9/3AK1B2 w";
/// Soldiers on e8, e7, e5, e3: four on file 5.
const FOUR: &str = "3k5/4P4/4P4/9/4P4/9/4P4/9/9/5K3 w";
/// The same for Black, on e1, e2, e4, e6.
const FOUR_BLACK: &str = "5k3/9/9/4p4/9/4p4/9/4p4/4p4/3K5 b";
/// Soldiers on e8, e7, e6, e5, e3.
const FIVE: &str = "3k5/4P4/4P4/4P4/4P4/9/4P4/9/9/5K3 w";
/// Soldiers on c8, c6, c5 (file 7), and g7, g5 (file 3).
const THREE_AND_TWO: &str = "5k3/2P6/6P2/2P6/2P3P2/9/9/9/9/4K4 w";
/// Soldiers on g8, g7, g5 (file 3), and c7, c5 (file 7).
const THREE_ON_THIRD: &str = "5k3/6P2/2P3P2/9/2P3P2/9/9/9/9/4K4 w";
/// Soldiers on c6, c4, and g3.
const PAIR_AND_ONE: &str = "5k3/9/9/2P6/9/2P6/6P2/9/9/4K4 w";
/// A general, one chariot, cannons on different files.
const FEW: &str = "4k4/9/9/9/1C7/9/7C1/9/R8/3K5 w";

fn check_in(mode: Mode, cases: &[(&str, &str, &str, &str)]) {
    for (name, fen, text, expected) in cases {
        let resolved = read(form(name), &position(fen), text, mode);
        assert_eq!(meaning(&resolved), *expected, "{name} {text:?} in {fen}");
    }
}

fn check(cases: &[(&str, &str, &str, &str)]) {
    check_in(Mode::Exact, cases);
}

#[test]
fn public_complaints_have_their_right_values() {
    check(&[
        ("zh-hans", FOUR, "三兵进一", "e5e6"),
        ("zh-hans", FOUR, "三兵平六", "e5d5"),
        ("zh-hans", FOUR_BLACK, "一卒进1", "e1e0"),
        ("zh-hans", FOUR, "一兵平四", "e8f8"),
        ("wxf", PAIRS, "+C=1", "g7i7"),
        ("wxf", START, "N2+3", "h0g2"),
        ("zh-hant", PAIR_AND_ONE, "前兵進一", "c6c7"),
        ("zh-hant", "3k1a3/9/5a3/9/9/9/9/9/9/4K4 b", "士６進５", "f9e8"),
        ("zh-hant", "3k1a3/9/5a3/9/9/9/9/9/9/4K4 b", "士６退５", "f7e8"),
        // Of two chariots on one file only one can go that way.
        ("zh-hans", PAIRS, "车七退四", "c4c0"),
        ("wxf", PAIRS, "R7-4", "c4c0"),
        ("vi", PAIRS, "X7/4", "c4c0"),
    ]);
}

#[test]
fn chinese_is_read_in_all_its_forms() {
    check(&[
        ("zh-hans", START, "炮二平五", "h2e2"),
        ("zh-hans", START, "砲二平五", "h2e2"),
        ("zh-hant", START, "包二平五", "h2e2"),
        ("zh-hans", START, "炮2平5", "h2e2"),
        ("zh-hans", START, "炮２平５", "h2e2"),
        ("zh-hans", START, "炮二平5", "h2e2"),
        ("zh-hans", START, "马八进七", "b0c2"),
        ("zh-hant", START, "馬八進七", "b0c2"),
        ("zh-hans", START, "傌八进七", "b0c2"),
        ("zh-hans", START, "俥一进一", "i0i1"),
        ("zh-hans", START, "車一上一", "i0i1"),
        ("zh-hans", START, "仕四进五", "f0e1"),
        ("zh-hans", START, "士四进五", "f0e1"),
        ("zh-hans", START, "相三进五", "g0e2"),
        ("zh-hans", START, "象三进五", "g0e2"),
        ("zh-hans", START, "帅五进一", "e0e1"),
        ("zh-hant", START, "帥五進一", "e0e1"),
        ("zh-hans", BLACK, "马8进7", "h9g7"),
        ("zh-hans", BLACK, "马八进七", "h9g7"),
        ("zh-hans", BLACK, "馬８進７", "h9g7"),
        ("zh-hans", BLACK, "將5进1", "e9e8"),
        ("zh-hans", BLACK, "卒3进1", "c6c5"),
        // Compatibility characters are the same to Unicode.
        ("zh-hant", START, "\u{f902}一進一", "i0i1"),
        ("zh-hans", PAIRS, "前车进二", "c6c8"),
        ("zh-hans", PAIRS, "车前进二", "c6c8"),
        ("zh-hans", PAIRS, "后车退二", "c4c2"),
        ("zh-hant", PAIRS, "車後下二", "c4c2"),
        ("zh-hant", PAIRS, "前炮平五", "g7e7"),
        ("zh-hant", PAIRS, "後砲平五", "g2e2"),
        ("zh-hans", PAIRS, "后马进八", "a3b5"),
        ("zh-hans", PAIRS, "仕六进五", "d0e1"),
        ("zh-hans", PAIRS, "仕六退五", "d2e1"),
        ("zh-hans", PAIRS, "后仕进五", "d0e1"),
        ("zh-hans", PAIRS, "相三进一", "g0i2"),
        ("zh-hans", PAIRS, "相三退一", "g4i2"),
        ("zh-hans", PAIRS, "车七平五", "c4e4|c6e6"),
        ("zh-hans", PAIRS, "兵七进一", "illegal: xiangqi.notation.no-piece"),
        // Four and five on a file.
        ("zh-hans", FOUR, "前兵平六", "e8d8"),
        ("zh-hans", FOUR, "兵前平六", "e8d8"),
        ("zh-hans", FOUR, "二兵平六", "e7d7"),
        ("zh-hans", FOUR, "四兵进一", "e3e4"),
        ("zh-hans", FOUR, "后兵进一", "e3e4"),
        ("zh-hans", FOUR, "前五平六", "e8d8"),
        ("zh-hans", FOUR, "后五进一", "e3e4"),
        ("zh-hans", FOUR, "中兵平六", "illegal: xiangqi.notation.too-few"),
        ("zh-hans", FOUR, "五兵平六", "illegal: xiangqi.notation.too-few"),
        ("zh-hans", FIVE, "中兵平六", "e6d6"),
        ("zh-hans", FIVE, "三兵平六", "e6d6"),
        ("zh-hans", FIVE, "四兵平六", "e5d5"),
        ("zh-hans", FIVE, "五兵进一", "e3e4"),
        ("zh-hans", FOUR_BLACK, "二卒平４", "e2d2"),
        ("zh-hans", FOUR_BLACK, "4卒进1", "e6e5"),
        // Two files with several: the file, or all numbered from the right and from the front.
        ("zh-hans", THREE_AND_TWO, "前七平六", "c8d8"),
        ("zh-hans", THREE_AND_TWO, "中七平六", "c6d6"),
        ("zh-hans", THREE_AND_TWO, "后七平六", "c5d5"),
        ("zh-hans", THREE_AND_TWO, "前三平四", "g7f7"),
        ("zh-hans", THREE_AND_TWO, "一兵平四", "g7f7"),
        ("zh-hans", THREE_AND_TWO, "五兵平六", "c5d5"),
        ("zh-hans", THREE_AND_TWO, "前兵平四", "g7f7"),
        ("zh-hans", THREE_AND_TWO, "前兵进一", "c8c9|g7g8"),
        // The third of all is the front one of file 7; the third on a file is the rear one there.
        ("zh-hans", THREE_AND_TWO, "三兵平六", "c5d5|c8d8"),
        ("zh-hans", THREE_AND_TWO, "三兵进一", "c8c9"),
        // What tells pieces apart goes beyond one file only where none holds several (X11).
        ("zh-hans", FEW, "前炮平九", "b5a5"),
        ("zh-hans", FEW, "后炮平九", "h3a3"),
        ("zh-hans", FEW, "前车进一", "a1a2"),
        ("zh-hans", FEW, "中炮平九", "illegal: xiangqi.notation.never-so-many"),
        // Not of the form.
        ("zh-hans", START, "炮二平", "syntax: xiangqi.notation.ends"),
        ("zh-hans", START, "炮二", "syntax: xiangqi.notation.ends"),
        ("zh-hans", START, "炮平五", "syntax: xiangqi.notation.unexpected"),
        ("zh-hans", START, "平二炮五", "syntax: xiangqi.notation.unexpected"),
        ("zh-hans", START, "二炮平五", "syntax: xiangqi.notation.unexpected"),
        ("zh-hans", START, "炮二平五五", "syntax: xiangqi.notation.surplus"),
        ("zh-hans", START, "炮 二平五", "syntax: xiangqi.notation.space"),
        ("zh-hans", START, "炮二乎五", "syntax: xiangqi.notation.wrong-character"),
        ("zh-hans", START, "炮十平五", "syntax: xiangqi.notation.unexpected"),
        ("zh-hans", START, "", "syntax: xiangqi.notation.empty"),
    ]);
}

#[test]
fn wxf_is_read_in_all_its_forms() {
    check(&[
        ("wxf", START, "C2=5", "h2e2"),
        ("wxf", START, "C2.5", "h2e2"),
        ("wxf", START, "c2=5", "h2e2"),
        ("wxf", START, "H2+3", "h0g2"),
        ("wxf", START, "E3+5", "g0e2"),
        ("wxf", START, "M3+5", "g0e2"),
        ("wxf", START, "B3+5", "g0e2"),
        ("wxf", START, "K5+1", "e0e1"),
        ("wxf", START, "G5+1", "e0e1"),
        ("wxf", BLACK, "h8+7", "h9g7"),
        ("wxf", BLACK, "N8+7", "h9g7"),
        ("wxf", PAIRS, "R+.3", "c6g6"),
        ("wxf", PAIRS, "R+=5", "c6e6"),
        ("wxf", PAIRS, "+R.5", "c6e6"),
        ("wxf", PAIRS, "R--2", "c4c2"),
        ("wxf", PAIRS, "R-+1", "c4c5"),
        ("wxf", PAIRS, "R7+2", "c6c8"),
        ("wxf", PAIRS, "R7=5", "c4e4|c6e6"),
        ("wxf", PAIRS, "A6+5", "d0e1"),
        ("wxf", PAIRS, "A6-5", "d2e1"),
        // Four and five on a file.
        ("wxf", FOUR, "15=6", "e8d8"),
        ("wxf", FOUR, "25=6", "e7d7"),
        ("wxf", FOUR, "45+1", "e3e4"),
        ("wxf", FOUR, "55+1", "illegal: xiangqi.notation.too-few-on-file"),
        ("wxf", FOUR, "++=6", "e8d8"),
        ("wxf", FOUR, "--+1", "e3e4"),
        // `P+` is the front one, or by the old page the one behind it.
        ("wxf", FOUR, "P+=6", "e7d7|e8d8"),
        ("wxf", FOUR, "P+-1", "illegal: xiangqi.why.backward"),
        ("wxf", FOUR, "P--1", "illegal: xiangqi.why.backward"),
        ("wxf", FOUR, "P-+1", "e3e4|e5e6"),
        ("wxf", FOUR, "P++1", "e8e9"),
        ("wxf-old", FOUR, "++.6", "e8d8"),
        ("wxf-old", FOUR, "P+.6", "e7d7"),
        ("wxf-old", FOUR, "P-.6", "e5d5"),
        ("wxf-old", FOUR, "--+1", "e3e4"),
        ("wxf-old", FOUR, "35=6", "e5d5"),
        ("wxf-old", FIVE, "P5.6", "e6d6"),
        ("wxf", FIVE, "P5.6", "e5d5|e6d6|e7d7|e8d8"),
        ("wxf", FIVE, "55+1", "e3e4"),
        // Two files with several.
        ("wxf", THREE_AND_TWO, "17=6", "c8d8"),
        ("wxf", THREE_AND_TWO, "23=4", "g5f5"),
        ("wxf", THREE_AND_TWO, "7+.6", "c8d8"),
        ("wxf", THREE_AND_TWO, "77.6", "c6d6"),
        ("wxf", THREE_AND_TWO, "7-.6", "c5d5"),
        // Third on file 3, or the middle one there.
        ("wxf", THREE_ON_THIRD, "33=4", "g5f5|g7f7"),
        ("wxf", THREE_ON_THIRD, "33+1", "g5g6"),
        ("wxf-old", THREE_ON_THIRD, "33.4", "g7f7"),
        ("wxf-old", THREE_ON_THIRD, "33+1", "g5g6"),
        ("wxf-old", THREE_ON_THIRD, "3-.4", "g5f5"),
        // Not of the form.
        ("wxf", START, "C25", "syntax: xiangqi.notation.unexpected"),
        ("wxf", START, "C2=", "syntax: xiangqi.notation.ends"),
        ("wxf", START, "C2=0", "syntax: xiangqi.notation.unexpected"),
        ("wxf", START, "X2=5", "syntax: xiangqi.notation.unexpected"),
        ("wxf", START, "+-=5", "syntax: xiangqi.notation.unexpected"),
        ("wxf", START, "C2=5!", "syntax: xiangqi.notation.surplus"),
        ("wxf", START, "C2–5", "syntax: xiangqi.notation.wrong-character"),
        ("wxf", START, "С2=5", "syntax: xiangqi.notation.wrong-character"),
    ]);
}

#[test]
fn the_federations_notation_is_read_in_all_its_forms() {
    check(&[
        ("vi", START, "P2-5", "h2e2"),
        ("vi", START, "M2.3", "h0g2"),
        ("vi", START, "T3.5", "g0e2"),
        ("vi", START, "V3.5", "g0e2"),
        ("vi", START, "B7.1", "c3c4"),
        ("vi", START, "C7.1", "c3c4"),
        ("vi", START, "Tg5.1", "e0e1"),
        ("vi", START, "G5.1", "e0e1"),
        ("vi", START, "Tgt.1", "e0e1"),
        ("vi", START, "Tg5t.1", "e0e1"),
        ("vi", START, "Tgg.1", "illegal: xiangqi.notation.never-so-many"),
        ("vi", BLACK, "M8.7", "h9g7"),
        ("vi", PAIRS, "Xt-5", "c6e6"),
        ("vi", PAIRS, "Xs/2", "c4c2"),
        ("vi", PAIRS, "Xs7/2", "c4c2"),
        ("vi", PAIRS, "X7s/2", "c4c2"),
        ("vi", PAIRS, "X7/2", "c4c2"),
        ("vi", PAIRS, "X7-5", "c4e4|c6e6"),
        ("vi", PAIRS, "Xg-5", "illegal: xiangqi.notation.never-so-many"),
        ("vi", FOUR, "B5t-6", "e8d8"),
        ("vi", FOUR, "B5tg-6", "e7d7"),
        ("vi", FOUR, "Btg-6", "e7d7"),
        ("vi", FOUR, "Bsg-6", "e5d5"),
        ("vi", FOUR, "Bs.1", "e3e4"),
        ("vi", FOUR, "Bg-6", "illegal: xiangqi.notation.too-few"),
        ("vi", FIVE, "Bg-6", "e6d6"),
        ("vi", THREE_AND_TWO, "B7t.1", "c8c9"),
        ("vi", THREE_AND_TWO, "Bt7.1", "c8c9"),
        ("vi", THREE_AND_TWO, "Bt.1", "c8c9|g7g8"),
        ("vi", THREE_AND_TWO, "Btg-6", "c6d6"),
        ("vi", THREE_AND_TWO, "B3tg-4", "illegal: xiangqi.notation.too-few-on-file"),
        // Not of the form.
        ("vi", START, "Tg.1", "syntax: xiangqi.notation.unexpected"),
        ("vi", START, "p2-5", "syntax: xiangqi.notation.wrong-character"),
        ("vi", START, "P2=5", "syntax: xiangqi.notation.wrong-character"),
        ("vi", START, "P-5", "syntax: xiangqi.notation.unexpected"),
        ("vi", START, "std:P2-5", "syntax: xiangqi.notation.unexpected"),
        ("vi", START, "P2-5-5", "syntax: xiangqi.notation.surplus"),
    ]);
}

#[test]
fn points_are_read_in_both_countings() {
    check(&[
        ("iccs", START, "h2e2", "h2e2"),
        ("iccs", START, "H2-E2", "h2e2"),
        ("iccs", START, "H2E2", "h2e2"),
        ("iccs", START, "h2-e2", "h2e2"),
        ("iccs", START, "h0g2", "h0g2"),
        ("iccs", START, "h3e3", "illegal: xiangqi.why.empty"),
        ("iccs", START, "h7e7", "illegal: xiangqi.why.not-yours"),
        ("iccs", START, "b2b9", "b2b9"),
        ("iccs", START, "b2b8", "illegal: xiangqi.why.over-to-empty"),
        ("iccs", START, "j2e2", "syntax: xiangqi.notation.unexpected"),
        ("iccs", START, "h2", "syntax: xiangqi.notation.ends"),
        ("iccs", START, "h2e2q", "syntax: xiangqi.notation.surplus"),
        ("uci", START, "h3e3", "h2e2"),
        ("uci", START, "b3b10", "b2b9"),
        ("uci", BLACK, "h10g8", "h9g7"),
        ("uci", START, "h0g2", "syntax: xiangqi.notation.unexpected"),
        ("uci", START, "h3e11", "syntax: xiangqi.notation.surplus"),
        ("uci", START, "H3E3", "syntax: xiangqi.notation.wrong-character"),
    ]);
}

#[test]
fn lenient_readers_overlook_what_people_type() {
    check_in(
        Mode::Lenient,
        &[
            ("zh-hans", START, " 炮 二 平 五 ", "h2e2"),
            ("zh-hans", START, "炮⼆乎五", "h2e2"),
            ("zh-hans", START, "⾺八进七", "b0c2"),
            ("zh-hans", START, "车－进－", "i0i1"),
            ("wxf", START, "Ｃ２＝５", "h2e2"),
            ("wxf", START, "C2 = 5", "h2e2"),
            ("wxf", PAIRS, "R–−2", "c4c2"),
            ("wxf", START, "С2=5", "h2e2"),
            ("vi", START, "p2-5", "h2e2"),
            ("vi", START, "P2–5", "h2e2"),
            ("vi", START, "M2+3", "h0g2"),
            ("vi", START, "P2=5", "h2e2"),
            ("vi", START, "tg5.1", "e0e1"),
            ("vi", START, "TG5.1", "e0e1"),
            ("vi", PAIRS, "XS/2", "c4c2"),
            ("uci", START, "H3 E3", "h2e2"),
            ("iccs", START, "Ｈ２－Ｅ２", "h2e2"),
            ("iccs", START, "\u{feff}h2e2", "h2e2"),
            ("iccs", START, "h2?e2", "syntax: xiangqi.notation.unexpected"),
            ("iccs", START, "h2 x e2", "syntax: xiangqi.notation.unexpected"),
            ("wxf", START, "  ", "syntax: xiangqi.notation.empty"),
        ],
    );
}

#[test]
fn each_form_has_a_name() {
    for form in Form::ALL {
        assert_eq!(Form::from_name(form.name()), Some(form));
    }
    assert_eq!(Form::from_name("pinyin"), None);
}
