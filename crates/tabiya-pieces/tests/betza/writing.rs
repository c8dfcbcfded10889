use tabiya_pieces::Piece;
use tabiya_pieces::betza::{Dialect, write};

/// What a line is in each dialect, in the order of [`Dialect::ALL`]; `-` where it can't be said.
fn check(cases: &[(&str, [&str; 3])]) {
    for &(line, texts) in cases {
        let piece: Piece = line.parse().unwrap_or_else(|diagnostics| panic!("{line}: {diagnostics:?}"));
        for (dialect, text) in Dialect::ALL.into_iter().zip(texts) {
            let written = write(&piece, dialect);
            assert_eq!(
                written.text.as_deref().unwrap_or("-"),
                text,
                "{line} in {dialect}: {:?}",
                written.unsayable
            );
            assert_eq!(written.text.is_none(), !written.unsayable.is_empty(), "{line} in {dialect}");
        }
    }
}

/// The same text in all dialects.
fn check_all(cases: &[(&str, &str)]) {
    for &(line, text) in cases {
        check(&[(line, [text, text, text])]);
    }
}

#[test]
fn simple_pieces_are_written_as_everyone_writes_them() {
    check_all(&[
        ("1*", "K"),
        ("n*", "Q"),
        ("n+", "R"),
        ("nX", "B"),
        ("n+,1/2", "RN"),
        ("n+,~1/2", "RN"),
        ("nX,1/2", "BN"),
        ("1X,1>", "FfW"),
        ("1+,1X>", "WfF"),
        ("n>", "fR"),
        ("2/1>", "fN"),
        ("2/1>,2/1<", "vN"),
        ("1>=", "fsW"),
        ("o1>,c1X>", "fmWfcF"),
        ("o1*,cn*", "mKcQ"),
        ("on+,c^^n+", "mRcpR"),
        ("1-2+", "R2"),
        ("1-3*", "Q3"),
        ("c3(1*)", "cQ3"),
        ("3(1+,1X)", "Q3"),
        ("2+", "nD"),
        ("1+,2+", "R2"),
        ("2X,~2+", "nAD"),
        ("r1", "K"),
        ("~2/2", "A"),
        ("(1,2)", "rfN"),
        ("(2,1)", "frN"),
        ("n((1,1))", "frB"),
        ("n+,1*", "RF"),
        ("o1>,c1>", "fW"),
    ]);
}

#[test]
fn riders_and_long_leaps() {
    check(&[
        ("n(~1/2)", ["N0", "NN", "NN"]),
        ("2(1/2)", ["N2", "N2", "N2"]),
        ("n(~2/2)", ["A0", "AA", "-"]),
        ("3(~3/3)", ["G3", "G3", "-"]),
        ("n(2+)", ["nD0", "nDD", "-"]),
        ("~4+", ["mpafD", "WX", "-"]),
        ("2/4", ["mpafN", "DY", "-"]),
        ("1/4", ["mpafmpafmpafsW", "FX", "-"]),
        ("n(1/4)", ["-", "FX0", "-"]),
        ("rn", ["U", "U", "-"]),
        ("1-10+", ["R10", "R10", "-"]),
        ("^^n(1/2)", ["pN0", "pNN", "-"]),
    ]);
}

#[test]
fn distances_and_hops() {
    check(&[
        ("3+", ["mafmafW", "nH", "-"]),
        ("4+", ["mafmafmafW", "mafmafmafW", "-"]),
        ("2-n+", ["mafR", "mafR", "-"]),
        ("2-3+", ["nDmafmafW", "nDnH", "-"]),
        ("^^2+", ["jD", "jD", "pR2"]),
        ("^^2-3*", ["pQ3", "pQ3", "pQ3"]),
        ("^^3+", ["jH", "pafmafWmafpafW", "-"]),
        ("^2X", ["cafmF", "cafmF", "-"]),
        ("^nX", ["cafmB", "cafmB", "-"]),
        ("^^2>,on>&^^2>", ["fgR", "fgR", "fgR"]),
        ("~2>.n>", ["fjR", "fjR", "-"]),
    ]);
}

#[test]
fn several_legs() {
    check(&[
        ("1X.n+", ["FyafsbsF", "FyafsbsF", "-"]),
        ("1*.1*", ["KmaK", "KmaK", "-"]),
        ("1*&1*", ["mcaKcabK", "mcaKcabK", "-"]),
        ("o1X>&n>,o1X<&n<", ["frblyaflFflbryafrF", "v[F-R]", "-"]),
        ("o1>&1X>", ["fnN", "fnN", "fnN"]),
        ("on<>&n=,on=&n<>", ["masR", "masR", "-"]),
        ("~2>.nX>", ["fDfD-B", "fD[fD-B]", "-"]),
        ("n(o1>&1X>)", ["fnN0", "fnNN", "-"]),
        ("n(o1>&1X<)", ["(fW-bF)0", "-", "-"]),
        ("c1>&o1<", ["fcabW", "fcabW", "-"]),
        ("n((1,1).(-1,1),(1,1).(1,-1))", ["frzB", "frzB", "-"]),
        // One turn alone is no word.
        ("n((1,1).(-1,1))", ["-", "-", "-"]),
    ]);
}

#[test]
fn conditions() {
    check(&[
        ("io1-2>", ["ifmR2", "ifmR2", "-"]),
        ("L2o1-2>", ["-", "-", "ifmR2"]),
        ("L2(1-2>)", ["-", "-", "-"]),
        ("ac1*", ["dK", "dK", "-"]),
        ("ae1*", ["mcdK", "mcdK", "-"]),
        ("i2=OKR", ["isO2", "isO2", "-"]),
        ("2>OKR", ["-", "fO2", "-"]),
        ("1*,i2=OKR", ["KisO2", "KisO2", "-"]),
    ]);
}

#[test]
fn an_atom_does_not_stand_beside_itself() {
    // WW would be a rider, so W goes first.
    check(&[
        ("o1>>&o1>>&o1>>&1>>,1+", ["WrmafmafmafW", "WrmafmafmafW", "-"]),
        ("~2>.nX>,~2+", ["DfD-B", "D[fD-B]", "-"]),
    ]);
}

#[test]
fn a_reason_is_told_once() {
    for line in ["S1o1>,S1c1X>", "c0,c0", "hhh1+", "!h!h1+,!h2+"] {
        let piece: Piece = line.parse().unwrap_or_else(|diagnostics| panic!("{line}: {diagnostics:?}"));
        for dialect in Dialect::ALL {
            let reasons = write(&piece, dialect).unsayable;
            assert_eq!(reasons.len(), 1, "{line} in {dialect}: {reasons:?}");
        }
    }
}
