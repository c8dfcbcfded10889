//! What is worth knowing of lines that stand.

use tabiya_board::Geometry;
use tabiya_game::Argument;
use tabiya_pieces::compiled::Budget;
use tabiya_pieces::{Profile, compare, lint, read};

use crate::support::spots;

#[track_caller]
fn check(text: &str, expected: &str) {
    let piece = read(text, Profile::Tabiya).piece.unwrap_or_else(|| panic!("{text}"));
    let notes = lint::check(&piece, text);
    assert_eq!(spots(text, &notes), expected, "{text}");
    // A suggestion stands, and there is nothing left to say of that kind.
    for note in &notes {
        if let Some(Argument::Text(right)) = note.message.argument("right") {
            let better = read(right, Profile::Tabiya).piece.unwrap_or_else(|| panic!("{text}: {right}"));
            let left = lint::check(&better, right);
            assert!(left.iter().all(|again| again.code() != note.code()), "{text}: {right}");
        }
    }
}

#[test]
fn of_the_tree() {
    for (text, expected) in [
        // Q4: these leap anyway.
        ("~1/2", "redundant-leap 0"),
        ("c~(1,2),o~r2", "redundant-leap 0, redundant-leap 8"),
        ("~n(1/2)", "redundant-leap 0"),
        ("~(1/2,^2X)", "redundant-leap 0"),
        ("~(1/2,2X),~2+,1/2", ""),
        // H4, H17: only arrows leave out leaps.
        (
            "1/2+,c1/3X,n(1/2*),1/2+>",
            "idle-direction 0, idle-direction 5, idle-direction 13, idle-direction 19",
        ),
        ("2(1/2)+,2(1+)>,(1+,1/2>)<", "idle-direction 0, idle-direction 8, idle-direction 15"),
        ("1/2>,1/2*>,1/2X<,n(1/2)>=,2(1/2+.1/2)>,2((1/2)+.1/2)>", "extension-used 5"),
        // Q2, H7: copies that may turn.
        ("n(n+)", "turning 0"),
        ("1+,cn(c2-nX)", "turning 3"),
        ("n(n+.),n((n+)),n(1/n),n(2+),1(n+),(n+)", "extension-used 0"),
        // H4, H1: no move.
        ("0/0,0,(0,0),0+,1X=,r0", "no-move 0, no-move 4, no-move 6, no-move 12, no-move 15, no-move 19"),
        ("cn+&c0,0-1+,0-1/0", ""),
        ("R1=", "fragment 0"),
        // H18, and other pairs that exclude each other.
        ("co1+,o2(c1+)", "co 0"),
        (
            "wb1+,AE1+,WB1+,h!h1+,L2L3-4o1>",
            "contradiction 0, contradiction 5, contradiction 10, contradiction 15, contradiction 21",
        ),
        ("!A!Eo1>,L2L1-3o1>,ae1*", "extension-used 0"),
        // H20, H22: moves of two pieces stand alone, and have one partner.
        ("1+.2=OKR,1=|R;1+", "exchange-not-alone 3, exchange-not-alone 9"),
        ("(2=OKR),2(1+|R),~(1X,2X|R)", "exchange-not-alone 1, exchange-not-alone 10, exchange-not-alone 21"),
        (
            "1/2OKR,1/2|R,(n=)|R,0|R",
            "exchange-no-step 0, exchange-no-step 13, no-move 20, exchange-no-step 20",
        ),
        ("n=|R|Q,n+OKR|R,n+OKRcAr1L8Q", "second-exchange 4, second-exchange 12"),
        // H20, H22: two pieces move, and nothing is captured.
        ("~2=OKR,a^n=OKR,en=|R,i!h~n=|R", "idle-sign 0, idle-sign 7, idle-sign 15"),
        // H5: a `.` is cut behind a capture.
        ("c1+.c0,c1+&c0,1+.c0", "cut-off 4"),
        ("2(c1+.1X),o1+.c^nX.1X&2X,^2X.1+", "cut-off 6, cut-off 19, cut-off 29"),
        ("o^2X.1+,c1+;1X.1*,(c1+,1X).1+,(c1+,c1X).1*", "cut-off 15, cut-off 40"),
        // H12: a piece that is removed doesn't promote.
        ("1+,c0&L8Q,c0L8Q,L8Q&cAr1", "lost-promotion 6, lost-promotion 12"),
        (
            "1+&L8Q&c0,1+L8Q.c0,1+.c0.L8Q,2(1+L8Q&cAr1)&c0",
            "lost-promotion 3, lost-promotion 25, lost-promotion 33",
        ),
        // Section 7: each extension once.
        ("c^^n+,o^^n+,!i1+", "extension-used 0, extension-used 12"),
    ] {
        check(text, expected);
    }
}

/// What these notes say has no effect can be left out.
#[test]
fn without_effect() {
    let boards = compare::boards(Geometry::new(6, 8).expect("a size"), 300, 1);
    for (text, right) in [
        ("c1+.c0", "c1+"),
        ("^2X.1+", "^2X"),
        ("(c1+,c1X).1*", "(c1+,c1X)"),
        ("2(c1+.1X)", "2(c1+)"),
        ("1+&L8Q&c0", "1+&c0"),
        ("1+.c0.L8Q", "1+.c0"),
        ("1+,c0&L8Q", "1+,c0"),
        ("2(1+L8Q)&c0", "2(1+)&c0"),
        ("~2=OKR,1+", "2=OKR,1+"),
        ("a^n=OKR,1+", "n=OKR,1+"),
        ("an=|R,1+", "n=|R,1+"),
    ] {
        let piece = |line: &str| read(line, Profile::Tabiya).piece.unwrap_or_else(|| panic!("{line}"));
        let found = compare::same_targets(&piece(text), &piece(right), &boards);
        assert_eq!(found, Ok(None), "{text}");
    }
}

/// H3: both spellings are shown, and both stand without a clash.
#[test]
fn clashes() {
    for (text, influence, condition) in [
        ("E2(~1/2)", "(aE2)(~1/2)", Some("E(2(~1/2))")),
        ("B11+", "(aB1)1+", Some("B(11+)")),
        ("wBA1+i2X", "w(aBA1+)i2X", None),
        ("A1+2+", "(aA1+)2+", None),
        ("!A1c1>", "(!aA1)c1>", None),
        ("n+,O1-2=c1>", "(aO1-2=)c1>", None),
    ] {
        let piece = read(text, Profile::Tabiya).piece.unwrap_or_else(|| panic!("{text}"));
        let [clash] = &*lint::clashes(&piece, text) else { panic!("{text}: one clash") };
        let shown = |name: &str| match clash.message.argument(name) {
            Some(Argument::Text(text)) => Some(text.as_str()),
            _ => None,
        };
        assert_eq!((shown("influence"), shown("conditions")), (Some(influence), condition), "{text}");
        for spelling in condition.into_iter().chain([influence]) {
            let reading = read(spelling, Profile::Tabiya);
            assert_eq!(spots(spelling, &reading.diagnostics), "", "{text}: {spelling}");
        }
    }
    let piece = read("NBA1=c1>,(aA1)1+,A1+", Profile::Tabiya).piece.expect("no clash here");
    assert_eq!(lint::clashes(&piece, ""), []);
}

/// Alternatives that add nothing, on the empty board and on 1,000 random ones.
#[test]
fn nothing_added() {
    let boards = compare::boards(Geometry::new(8, 8).expect("a size"), lint::BOARDS, 1);
    for (text, expected) in [
        ("n*,~1/2", ""),
        ("n*,1+", "nothing-added 3"),
        ("1+,c1+,o1X", "nothing-added 3"),
        // What is named can be left out together.
        ("1+, 1+", "nothing-added 4"),
        ("1+,~1+,1X,1*,1*", "nothing-added 3, nothing-added 10, nothing-added 13"),
        ("1>,L8Q,L8Q,L8QR,L8R", "nothing-added 3, nothing-added 7, nothing-added 16"),
        ("o1>,c1X>,oi2>,S1=c1>", ""),
        ("1*,i2=OKR", ""),
        ("o1>,c1X>,L8Q", ""),
        ("n+,c0&cAr1", ""),
        // No move is looked for in a leg that is named for itself.
        ("1+,0,R1=,co1X,wb1X", ""),
        ("1+,L9o1X", "never-moves 3"),
        ("L8Q", "never-acts 0"),
        ("1+,L0Q,L9-12Q,L8-9Q", "never-acts 3, never-acts 7"),
        ("o1+,cAr1,c0", "never-acts 4, never-acts 9"),
        ("1+&c0,L8Q", "never-acts 6"),
        // What moves do by themselves, a property need not add.
        ("1+L8Q,L8Q", "nothing-added 6"),
        ("1+L8QR,L8Q,c2(1XL8Q)", "nothing-added 7"),
        ("1+Ar1,cAr1", "nothing-added 6"),
        ("1+cAr1,cAr1", "nothing-added 7"),
        ("1+&c0&cAr1,c0", "nothing-added 11"),
        ("o1+Ar1,cAr1", "never-acts 7"),
    ] {
        let piece = read(text, Profile::Tabiya).piece.unwrap_or_else(|| panic!("{text}"));
        let mut budget = Budget::of(compare::COMPARISON_STEPS);
        let notes = lint::nothing_added(&piece, text, &boards, &mut budget).expect("these lines are cheap");
        assert_eq!(spots(text, &notes), expected, "{text}");
    }
}
