//! What does not stand: every error with its place. One wrong character gives one error, and what follows is read.

use serde_json::Value;
use tabiya_pieces::Profile;

use crate::support::{lines, read_whole, spot, spots};

/// Whether the errors of a line are these.
fn check(text: &str, expected: &str) -> Result<(), String> {
    let reading = read_whole(text, Profile::Tabiya);
    let said = spots(text, &reading.diagnostics);
    if reading.piece.is_none() && said == expected {
        return Ok(());
    }
    Err(format!("{text}: {said:?}, not {expected:?}"))
}

#[test]
fn errors_have_their_places() {
    let wrong: Vec<_> = [
        // Characters.
        ("", "empty 0"),
        ("  \t", "empty 3"),
        ("1+q", "unknown-letter 2"),
        ("k1+", "unknown-letter 0"),
        ("oq1+,2#X", "unknown-letter 1, unknown 6"),
        ("gx/x", "unknown-letter 0"),
        ("t[FR]", "betza 0"),
        ("FfW", "betza 0"),
        ("mRcpR", "betza 0"),
        ("maaaC", "unknown-letter 0"),
        ("1+, final o2>", "unknown-letter 4"),
        ("1+ and 2X", "unknown-letter 3"),
        ("Knight 1/2", "unknown-letter 0"),
        ("Конь 1/2", "foreign-letter 0"),
        ("п(1+)", "foreign-letter 0"),
        ("车1+", "foreign-letter 0"),
        ("1+\u{feff}", "unknown 2"),
        ("1\\2,2×", "wrong-sign 1, wrong-sign 5"),
        ("（1＋）", "wrong-sign 0, wrong-sign 2"),
        ("n(c1÷,2≥.)", "wrong-sign 4, wrong-sign 7"),
        ("１，２ｘ", "wrong-sign 0"),
        ("1+ or 2X or c3*", "word 3, word 9"),
        ("1+,onЯ", "foreign-letter 5"),
        ("onЯ,1+", "foreign-letter 2"),
        ("nXcArf", "unknown-letter 5"),
        ("qo1+", "unknown-letter 0"),
        ("[1+],n{1X}", "wrong-sign 0, wrong-sign 3, wrong-sign 6, wrong-sign 9"),
        ("é1+,e\u{301}1X,ﬁ2+,ο3+", "wrong-sign 0, wrong-sign 4, foreign-letter 9, wrong-sign 13"),
        // What follows from a character that is left out or put right is not told.
        ("30g0+", "unknown-letter 2"),
        ("c2１-3X", "wrong-sign 2"),
        ("(1,-（2)", "wrong-sign 4"),
        ("(1,-2\\,(2,1)", "wrong-sign 5"),
        ("n[^2X;)", "wrong-sign 1"),
        ("nXcAz1", "unknown-letter 4"),
        ("1#2,3,4", "unknown 1"),
        ("1,2,#,4", "unknown 4"),
        ("S?o1>,S?=c1>,NBRQK?+<wEc1>,N?/2o1>", "unexpected 1, unexpected 7, unexpected 18, unexpected 28"),
        ("(!eKQ1?-2X)o1>,1+", "unexpected 6"),
        ("(!eKQ?1-2X)o1>,(!e?KQ1-2X)o1>", "unexpected 5, unexpected 18"),
        ("(1,?-2),(2,1)", "unexpected 3"),
        (
            "?,?1+,cA?r1,~?1/2,1+&c?0",
            "unexpected 0, unexpected 2, unexpected 8, unexpected 13, unexpected 22",
        ),
        // A separator in the middle of something.
        ("(1,.-2),(2,1)", "unexpected 3"),
        ("(1,,2),(2&,1),(2.,1)", "unexpected 3, unexpected 9, unexpected 16"),
        ("(1,-2（.(3,4)", "wrong-sign 5"),
        ("(1,-2\\.(3,4)", "wrong-sign 5"),
        ("S.1=c1>", "unexpected 1"),
        ("NBRQ,1+<wEc1>", "unexpected 4"),
        ("N1/.2o1>", "unexpected 3"),
        ("0(eS1)o2*", "count-zero 0"),
        ("o(0-8(0-8),1+", "count-zero 2"),
        ("1>r1=", "unexpected 2"),
        (";1/2o1>", "missing-leg 0"),
        // Between moves.
        ("1+ 2X", "missing-separator 3"),
        ("1*n^*", "unexpected 2"),
        ("cn(^2X^4+)", "missing-separator 6"),
        ("~3X ~2/4 ~1/5", "missing-separator 4, missing-separator 9"),
        ("~0/2n", "unexpected 4"),
        ("(1,2)3", "unexpected 5"),
        ("(1,2)+", "unexpected 5"),
        ("1/2/3", "unexpected 3"),
        ("1+|", "missing-swap 3"),
        ("1+?2X", "unexpected 2"),
        ("nXc?Ar1", "unexpected 3"),
        ("nw^2X;)", "missing-direction 1"),
        ("1+,,2X", "missing-leg 3"),
        (",1+", "missing-leg 0"),
        ("1+.", "missing-leg 3"),
        ("1+&&1+", "missing-leg 3"),
        ("1+,.1X,", "missing-leg 3, missing-leg 7"),
        ("n(1+,)", "missing-leg 5"),
        // Guards and types.
        ("!hi", "missing-move 3"),
        ("~", "missing-move 1"),
        ("wR1=", "missing-move 4"),
        ("R1=.1+", "missing-move 3"),
        ("(aA1+).1X", "missing-move 6"),
        ("2(R1=)", "missing-move 5"),
        ("!+", "nothing-negated 1"),
        ("!!h1+", "nothing-negated 1"),
        ("!L8Q", "nothing-negated 1"),
        ("!Ar1", "nothing-negated 1"),
        ("!c1+,!a1X", "not-negatable 1, not-negatable 6"),
        ("!(eS1)1+", "negation-outside 1"),
        ("S", "letter 0"),
        ("NBRQKc1>", "letter 0"),
        ("NX,cN+", "wrong-sign 0, wrong-sign 4"),
        ("NBR?K1+c1>", "unexpected 3"),
        ("NB-R1c1>,N/1c1>", "unexpected 2, unexpected 10"),
        ("cS1+.1X,2Q", "missing-move 4, missing-direction 9"),
        ("(eS12)c1>", "long-influence 4"),
        ("S3-2c1>", "range-down 1"),
        ("~~2+,^~2+", "two-kinds 1, two-kinds 6"),
        ("~n~(1/2)", "two-kinds 2"),
        ("n^*,1~X", "late-kind 1, late-kind 5"),
        ("n~1/2,2-3^2X.1+", "missing-group 1, missing-group 9"),
        ("~c1+,1c+", "late-condition 1, late-condition 6"),
        // Distances and directions.
        ("io>,c+", "missing-distance 2, missing-distance 5"),
        ("1+,X", "missing-distance 3"),
        ("wE>", "missing-distance 2"),
        ("*n,+3", "direction-first 0, direction-first 3"),
        ("12", "missing-direction 2"),
        ("1,2+", "missing-direction 1"),
        ("1;1+", "missing-direction 1"),
        ("n2+", "missing-direction 1"),
        ("1-2-3+", "missing-direction 3"),
        ("1++,o1>+,1><,1=>", "no-direction 2, no-direction 7, no-direction 11, no-direction 15"),
        ("1X>>", "no-direction 3"),
        ("1-,2-X,n-+", "missing-range-end 2, missing-range-end 5, missing-range-end 9"),
        ("3-2+,9-3/2", "range-down 0, range-down 5"),
        ("n-2+,n-n/1", "range-from-any 0, range-from-any 5"),
        ("1/,~2/+", "missing-second 2, missing-second 6"),
        ("256+,1/1000,(1,256)", "number-too-large 0, number-too-large 7, number-too-large 15"),
        ("S1L300Qc1>", "number-too-large 3, letter 6"),
        ("3(~313),o(0-810-8)", "number-too-large 3, number-too-large 12"),
        ("(13-2)", "range-down 1"),
        ("-3+", "sign 0"),
        ("(1,-.2),(--1,2),(-+1,2)", "vector-part 4, vector-part 10, vector-part 18"),
        ("(,2),(1,),(1,-)", "vector-part 1, vector-part 8, vector-part 14"),
        ("or,Ar,r+", "missing-radius 2, missing-radius 5, missing-radius 7"),
        // Groups.
        ("()", "empty-group 1"),
        ("c2()", "empty-group 3"),
        ("0(1+),0-2(1X)", "count-zero 0, count-zero 6"),
        ("(1+", "unclosed 3"),
        ("2(1+,(1X", "unclosed 8"),
        ("(1,2", "unclosed 4"),
        ("(eS1", "unclosed 4"),
        ("1+),2X)", "unopened 2"),
        (")", "unopened 0"),
        ("n(1+&)", "must-at-end 5"),
        ("(1+.)", "uncounted-link 4"),
        ("n(1+..)", "missing-leg 5"),
        ("n(1+.,1X)", "missing-leg 5"),
        // Lines and properties.
        ("L+,1>L", "missing-line 1, missing-line 6"),
        ("Lo1+", "missing-line 1"),
        ("L8,1>L8", "missing-promotion 2, missing-promotion 7"),
        ("L8-Q", "missing-range-end 3"),
        ("L9-8Q", "range-down 1"),
        ("1+O,1+OK", "missing-joint 3, missing-partner 8"),
        ("L8QAr1", "letter 2"),
        ("1>,L8Q?R,L8QR+,L8Q|R", "unexpected 7, unexpected 13, unexpected 18"),
        ("L8Q?Ar1", "missing-separator 4"),
        ("1>,L8+,L8?,L8X=", "missing-promotion 5, missing-promotion 9, unexpected 14"),
        // Independent errors.
        ("n(c1>+,-3X,^^^2+).x", "no-direction 5, sign 7, two-kinds 13, missing-distance 18"),
    ]
    .into_iter()
    .filter_map(|(text, expected)| check(text, expected).err())
    .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What is wrong with an invalid case of `syntax.jsonl`, if anything: the first error is at the offset, or at one of
/// the others that are allowed.
fn judge(case: &Value) -> Option<String> {
    let text = case["text"].as_str()?;
    let reading = read_whole(text, Profile::Tabiya);
    let Some(first) = reading.diagnostics.first().filter(|_| reading.piece.is_none()) else {
        return Some(format!("{text}: stands, but {}", case["why"]));
    };
    let mut allowed = case["also"].as_array()?.iter().chain([&case["offset"]]).filter_map(Value::as_u64);
    let (_, offset) = spot(text, first);
    let is_there = case["offset"].is_null() || allowed.any(|allowed| allowed == offset as u64);
    (!is_there).then(|| format!("{text}: {}, not at {}", spots(text, &reading.diagnostics), case["offset"]))
}

#[test]
fn shared_texts_fail_where_they_should() {
    let cases = lines("syntax.jsonl");
    let cases = cases.iter().map(|line| serde_json::from_str::<Value>(line).expect("shared data is JSON"));
    let wrong: Vec<_> = cases.filter(|case| case["valid"] == false).filter_map(|case| judge(&case)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
