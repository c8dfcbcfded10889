//! What stands, its canonical text (H4), and what is noted.

use serde_json::Value;
use tabiya_pieces::{Piece, Profile};

use crate::support::{field, lines, read_whole, spot, spots, standing};

/// Checks that a line stands, what its canonical text is, and what is noted where.
#[track_caller]
fn check(text: &str, canonical: &str, notes: &str) {
    let reading = read_whole(text, Profile::Tabiya);
    let said = spots(text, &reading.diagnostics);
    let piece = reading.piece.unwrap_or_else(|| panic!("{text}: {said}"));
    assert_eq!(piece.to_string(), canonical, "{text}");
    assert_eq!(said, notes, "{text}");
    assert_eq!(canonical.parse::<Piece>().as_ref(), Ok(&piece), "{text}");
}

#[test]
fn canonical_texts() {
    for (text, canonical, notes) in [
        // H4: whitespace separates nothing; inside a token it is noted.
        (" 1 + . 1 X ", "1+.1X", ""),
        ("1 2 +", "12+", "whitespace-inside 0"),
        ("1 > =, 1X >", "1>=,1X>", "whitespace-inside 2, whitespace-inside 8"),
        ("A r1", "Ar1", "whitespace-inside 0"),
        ("c ^ ^ n+", "c^^n+", "whitespace-inside 2"),
        // H4: a type moves before its count; nothing else is moved, merged or shortened.
        ("n~(1/2)", "~n(1/2)", ""),
        ("c2-3^(1X)", "c^2-3(1X)", ""),
        ("~(1/2)", "~(1/2)", ""),
        ("((1+))", "((1+))", ""),
        ("2-2+", "2-2+", ""),
        ("(aS1)1+", "(aS1)1+", ""),
        ("1+<", "1+<", "plus-arrow 1"),
        // H3: an influence has one digit, so a second one with a direction is a step of a plain group.
        ("(S12>)", "(S12>)", "one-digit 1"),
        ("(eS12-3X)", "(eS12-3X)", "one-digit 2"),
        ("1+,1+", "1+,1+", ""),
        // Look-alikes are folded (H4), x too (Q30).
        ("о2-3+,с2-3х", "o2-3+,c2-3X", "homoglyph 0, homoglyph 6, homoglyph 10, lower-x 10"),
        ("РНМТ1=c1>", "PHMT1=c1>", "homoglyph 0, homoglyph 1, homoglyph 2, homoglyph 3"),
        // Vectors (Q6, H4).
        ("(1,-2)", "(1,-2)", ""),
        ("(-255,255)", "(-255,255)", ""),
        ("-1,-2", "(-1,-2)", "bare-vector 0"),
        ("0,0", "(0,0)", "bare-vector 0"),
        ("c~1,2;-3,4&n+", "c~(1,2);(-3,4)&n+", "bare-vector 2, bare-vector 6"),
        ("2(1,2)", "2((1,2))", "bare-vector 2"),
        ("(1,2,1+)", "((1,2),1+)", "bare-vector 1"),
        ("r1,2+", "r1,2+", ""),
        ("1/2,3+", "1/2,3+", ""),
        ("0,1+", "0,1+", ""),
        // Distances of influences are one digit, n, or a range of those (section 1).
        ("S11>", "S11>", "one-digit 0"),
        // A bare vector may begin a leg of a group.
        ("(-2,3.1+)", "((-2,3).1+)", "bare-vector 1"),
        ("(1,2;1+)", "((1,2);1+)", "bare-vector 1"),
        ("S1-23+", "S1-23+", "one-digit 0"),
        ("SnX>1/2", "SnX>1/2", ""),
        ("S2-n+Q1o1>", "S2-n+Q1o1>", ""),
        // Influences and conditions in any order (H2, Q13).
        ("wS1=c1>", "wS1=c1>", ""),
        ("L2Q1>c1>", "L2Q1>c1>", ""),
        ("!S1(eQ2-3X)!hi(!R1)c1>", "!S1(eQ2-3X)!hi(!R1)c1>", ""),
        // An influence gates a group (Q32).
        ("S1(c1>,c1X)", "S1(c1>,c1X)", ""),
        // Fragments stand alone (H1).
        ("R1=,!S1,(eS1)(aS2)", "R1=,!S1,(eS1)(aS2)", ""),
        ("O1", "O1", "letter-clash-no-condition 0"),
        // Sectors, colours, lines (section 2, H1, H3).
        ("B1+", "B1+", ""),
        ("B1=c1>", "B1=c1>", "letter-clash-no-condition 0"),
        ("E2(~1/2)", "E2(~1/2)", "letter-clash 0"),
        ("B11+", "B11+", "one-digit 0, letter-clash 0"),
        ("A1+2+", "A1+2+", "letter-clash-no-condition 0"),
        ("wA!W1>2(iE2(1+))", "wA!W1>2(iE2(1+))", "letter-clash-no-condition 2, letter-clash 9"),
        ("(aE2)(~1/2)", "(aE2)(~1/2)", ""),
        ("E(2(~1/2))", "E(2(~1/2))", ""),
        ("(aA1+)", "(aA1+)", ""),
        ("2(aA1+)", "2(aA1+)", ""),
        ("(aA1+,1X)", "(aA1+,1X)", ""),
        ("(B1+)", "(B1+)", ""),
        ("(L2)1+", "(L2)1+", ""),
        ("(L2o1+)", "(L2o1+)", ""),
        ("L2o2>", "L2o2>", ""),
        ("AL2-3o1>", "AL2-3o1>", ""),
        // Ar wins over the sector (H4).
        ("Ar1", "Ar1", ""),
        ("A(r1)", "A(r1)", ""),
        ("BAr1", "BAr1", ""),
        ("Er1", "Er1", ""),
        // Properties (3.5): letters are taken greedily (H4).
        ("i2=OKR", "i2=OKR", ""),
        ("n+OKRB|QR~1-3=cAr2L8QR", "n+OKRB|QR~1-3=cAr2L8QR", ""),
        ("nXArn", "nXArn", ""),
        ("n=|R", "n=|R", ""),
        ("1>L8Q,L8-10QRBN", "1>L8Q,L8-10QRBN", ""),
        ("wL8Q", "wL8Q", ""),
        ("c0&cAr1", "c0&cAr1", ""),
        // Extensions (section 7).
        ("n(1+.),2(1X,2+;)", "n(1+.),2(1X,2+;)", ""),
        ("!iS1/2o1*>", "!iS1/2o1*>", ""),
        ("S1-2/n>1+", "S1-2/n>1+", ""),
        ("L7-9+G?", "L7-9+G?", ""),
        ("n+L8Q+S?", "n+L8Q+S?", ""),
        // Valid, and no move (H4).
        ("0,0/0,(0,0),0+,1X=,r0,0-1+", "0,0/0,(0,0),0+,1X=,r0,0-1+", ""),
        ("255+,L255Q,r255", "255+,L255Q,r255", ""),
    ] {
        check(text, canonical, notes);
    }
}

/// What is wrong with a valid case of `syntax.jsonl`, if anything.
fn judge(case: &Value) -> Option<String> {
    let text = case["text"].as_str()?;
    let reading = read_whole(text, Profile::Tabiya);
    let said = spots(text, &reading.diagnostics);
    let Some(piece) = &reading.piece else { return Some(format!("{text}: {said}")) };
    let canonical = piece.to_string();
    if case["canonical"] != canonical {
        return Some(format!("{text}: {canonical}, not {}", case["canonical"]));
    }
    let (mut lints, offsets): (Vec<_>, Vec<_>) =
        reading.diagnostics.iter().map(|diagnostic| spot(text, diagnostic)).unzip();
    lints.sort_unstable();
    lints.dedup();
    let same = case["lints"] == Value::from(lints) && case["lint_offsets"] == Value::from(offsets);
    (!same).then(|| format!("{text}: {said}, not {} {}", case["lints"], case["lint_offsets"]))
}

#[test]
fn shared_texts_stand() {
    let cases = lines("syntax.jsonl");
    let cases = cases.iter().map(|line| serde_json::from_str::<Value>(line).expect("shared data is JSON"));
    let wrong: Vec<_> = cases.filter(|case| case["valid"] == true).filter_map(|case| judge(&case)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn shared_pieces_stand_and_are_printed_as_they_are_written() {
    let mut texts = standing();
    texts
        .extend(lines("moves.tsv").iter().skip(1).filter_map(|row| Some(row.split('\t').next()?.to_owned())));
    texts.extend(field("document.jsonl", "seed"));
    for text in &texts {
        let reading = read_whole(text, Profile::Tabiya);
        let said = spots(text, &reading.diagnostics);
        let piece = reading.piece.unwrap_or_else(|| panic!("{text}: {said}"));
        let canonical = piece.to_string();
        assert_eq!(canonical.parse::<Piece>().as_ref(), Ok(&piece), "{text}");
        if !said.contains("lower-x") && !said.contains("bare-vector") && !text.contains("n~(") {
            assert_eq!(canonical, text.replace(' ', ""));
        }
    }
}
