//! What people read: a line for every code, in English kept as a snapshot, in the other languages complete.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use insta::assert_snapshot;
use tabiya_board::Geometry;
use tabiya_game::Diagnostic;
use tabiya_messages::{Catalogue, Language};
use tabiya_pieces::compiled::Budget;
use tabiya_pieces::{Profile, compare, lint};

use crate::support::read_whole;

/// Everything that is said of a line, errors or notes and lints.
fn said(text: &str, profile: Profile) -> Vec<Diagnostic> {
    let reading = read_whole(text, profile);
    let mut said = reading.diagnostics;
    if let Some(piece) = &reading.piece {
        said.extend(lint::check(piece, text));
        let boards = compare::boards(Geometry::new(8, 8).expect("a size"), 100, 1);
        let mut budget = Budget::of(compare::COMPARISON_STEPS);
        said.extend(lint::nothing_added(piece, text, &boards, &mut budget).expect("these lines are cheap"));
    }
    said
}

fn show(texts: &[&str], profile: Profile) -> String {
    let english = Catalogue::new(Language::English);
    let mut shown = String::new();
    for text in texts {
        // The longest line is not worth showing.
        let head: String = text.chars().take(40).collect();
        writeln!(shown, "{head}").expect("a String takes all");
        for diagnostic in said(text, profile) {
            let column = diagnostic.span.expect("every diagnostic has its place").column;
            let code = diagnostic.code();
            let sentence = english.sentence(&diagnostic.message);
            let help = english.help(&diagnostic.message).expect("all of them help");
            writeln!(shown, "  {column} {code}: {sentence}\n    {help}").expect("a String takes all");
        }
    }
    shown
}

fn errors() -> Vec<&'static str> {
    vec![
        "",
        "1#2+",
        "1+ and 2X",
        "п1+",
        "（1＋）",
        "é1+",
        "NX",
        "fR",
        "gQ",
        "1+ or 2X",
        "1/2/3",
        "1+&c/0",
        "cS?o1>",
        "(1,.-2)",
        "1+ 2X",
        "1+,,2X",
        "!hi",
        "2()",
        "io>",
        "12",
        "n~1/2",
        "nX,*1",
        "o1>+",
        "2-X",
        "9-3+",
        "n-2+",
        "1/+",
        "300X",
        "-3+",
        "(1,)",
        "0(1X)",
        "r+",
        "Lo1+",
        "1>L8",
        "i2=O",
        "i2=OK",
        "n=|",
        "~^2+",
        "n^*",
        "~c2+",
        "NBRQKc1>",
        "(eS12)c1>",
        "!1+",
        "!c1+",
        "!(eS1)c1>",
        "2(1+,1X",
        "1+)",
        "n(1+&)",
        "(1+.)",
    ]
}

fn lints() -> Vec<&'static str> {
    vec![
        "С1=c1>",
        "nx",
        "(xS1)1+",
        "R11+",
        "1,-2",
        "1+<>",
        "1 2+",
        "E2(~1/2)",
        "A1+2+",
        "1/2+",
        "~1/2",
        "n(n+)",
        "1X=",
        "R1=",
        "co1+",
        "wb1+",
        "1+.2=OKR",
        "2(n=|R)",
        "1/2OKR",
        "n=|R|Q",
        "~2=OKR",
        "an=|R",
        "c1+.c0",
        "1+&L8Q&c0",
        "c^^n+",
        "n*,1+",
        "!S1S1c1>,1+",
        "L8Q",
        "1+,L0Q",
        "o1+,cAr1",
    ]
}

fn extensions() -> Vec<&'static str> {
    vec!["n(1+.)", "c^^n+", "!i1+", "1*>", "N1/2c1*", "L7-9+G?"]
}

fn long() -> String {
    "1+,".repeat(2_000)
}

fn deep() -> String {
    "(".repeat(65)
}

#[test]
fn of_errors() {
    let mut shown = show(&errors(), Profile::Tabiya);
    shown += &show(&[&long(), &deep()], Profile::Tabiya);
    assert_snapshot!(shown, @"

      1 pieces.syntax.empty: The line is empty.
        Write how the piece moves: 1* is a king, ~1/2 a knight.
    1#2+
      2 pieces.syntax.unknown: “#” is no sign of the notation.
        Leave it out, or write what you mean with the notation's signs: digits, n, + X * > < =, ~ ^, letters, / - | . ; & , ( ) and !.
    1+ and 2X
      4 pieces.syntax.unknown-letter: “and” means nothing in the notation.
        The small letters are the conditions i c o w b a e h, the number n and the radius r. Letters such as f, g, k, l, m and s belong to other notations, such as Betza's. Pieces and ranks have capitals: S1, L8Q.
    п1+
      1 pieces.syntax.foreign-letter: “п” is no letter of the notation.
        The notation has the Latin capitals and the small letters a b c e h i n o r w, all without accents.
    （1＋）
      1 pieces.syntax.wrong-sign: The notation writes “(”, not “（”.
        Write (.
      3 pieces.syntax.wrong-sign: The notation writes “+)”, not “＋）”.
        Write +).
    é1+
      1 pieces.syntax.wrong-sign: The notation writes “e”, not “é”.
        Write e.
    NX
      1 pieces.syntax.wrong-sign: The notation writes “n”, not “N”.
        Write n.
    fR
      1 pieces.syntax.betza: “fR” is Betza's notation, not this one.
        In this notation it is n>.
    gQ
      1 pieces.syntax.betza: “gQ” is Betza's notation, not this one.
        In this notation it is ^^2*,on>&^^2>,on((1,1))&^^2-2((1,1)),on>>&^^2>>,on((1,-1))&^^2-2((1,-1)),on<&^^2<,on((-1,-1))&^^2-2((-1,-1)),on<<&^^2<<,on((-1,1))&^^2-2((-1,1)).
    1+ or 2X
      4 pieces.syntax.word: Here is the word “or”; moves to choose from are joined by a comma.
        Write , instead.
    1/2/3
      4 pieces.syntax.unexpected: “/” can't stand here.
        A move ends before it. A comma joins moves to choose from; . ; and & join the legs of one move.
    1+&c/0
      5 pieces.syntax.unexpected: “/” can't stand here.
        Leave it out, or write what was meant in its place.
    cS?o1>
      3 pieces.syntax.unexpected: “?” can't stand here.
        A ? stands only behind a promotion that can be declined: L8Q?.
    (1,.-2)
      4 pieces.syntax.unexpected: “.” can't stand here.
        Leave it out, or write what was meant in its place.
    1+ 2X
      4 pieces.syntax.missing-separator: A comma is missing before “2X”.
        Write 1+,2X. To make two legs of one move, write . ; or & instead of the comma.
    1+,,2X
      4 pieces.syntax.missing-leg: A move is missing here: what comes is “,”.
        Between commas, links (. ; &) and parentheses stands a move: a distance with a direction, such as 1+, or a leap, such as ~1/2.
    !hi
      4 pieces.syntax.missing-move: Conditions, influences and types belong to a move, but here is the end of the line.
        Write the move: a distance with a direction, such as 1+, or a leap, such as 1/2.
    2()
      3 pieces.syntax.empty-group: There is nothing in these parentheses.
        Write a move in them, such as (1+), or leave them out.
    io>
      3 pieces.syntax.missing-distance: There is no distance before the direction “>”.
        Write 1> for one square, n> for any number of squares.
    12
      3 pieces.syntax.missing-direction: There is no direction after the distance 12; here is the end of the line.
        Write 12+ for straight lines, 12X for diagonals, 12* for both. A leap has two numbers: 1/2 is a knight's.
    n~1/2
      2 pieces.syntax.missing-group: After the count n stands “~” instead of a parenthesis.
        What is repeated stands in parentheses: n(~1/2).
    nX,*1
      4 pieces.syntax.direction-first: In “*1” the direction stands before the distance.
        Write 1*.
    o1>+
      4 pieces.syntax.no-direction: “>+” is no direction.
        The directions are + (straight), X (diagonal), * (both), > (forward), < (backward), = (sideways), the unions <> >= <= <>=, and >> (right), << (left). An arrow may follow X: X>.
    2-X
      3 pieces.syntax.missing-range-end: The range has no end; here is “X”.
        Write a number or n behind the -: 1-3, 2-n.
    9-3+
      1 pieces.syntax.range-down: The range “9-3” goes down.
        Write 3-9.
    n-2+
      1 pieces.syntax.range-from-any: A range can't begin with n: “n-2”.
        n alone is any distance; 2-n is any from 2 on.
    1/+
      3 pieces.syntax.missing-second: There is no number after the /; here is “+”.
        A leap has two numbers: 1/2 goes one square one way and two the other.
    300X
      1 pieces.syntax.number-too-large: “300” is too large: numbers go up to 255.
        n goes as far as the board allows.
    -3+
      1 pieces.syntax.sign: A distance has no sign.
        Backward is <: 3<. A sign stands only in a vector: (1,-3).
    (1,)
      4 pieces.syntax.vector-part: A vector has two numbers; instead of one of them here is “)”.
        Write how far right and how far forward: (1,-2).
    0(1X)
      1 pieces.syntax.count-zero: A group is made at least once, so its count can't be “0”.
        Write a count from 1 on: 3(1X) is up to three times, n(1X) any number of times.
    r+
      2 pieces.syntax.missing-radius: There is no radius; here is “+”.
        Write a number or n: r2 is every square within two, Ar1 an explosion one square around.
    Lo1+
      2 pieces.syntax.missing-line: There is no line after L; here is “o”.
        L2 before a move: the piece stands on line 2. L8Q: it becomes a Q on line 8.
    1>L8
      5 pieces.syntax.missing-promotion: There is no piece to promote to; here is the end of the line.
        Write its letter: L8Q. As a condition the line stands before the move: L2o2>.
    i2=O
      5 pieces.syntax.missing-joint: There are no letters after O; here is the end of the line.
        Write the mover's letter and its partner's: OKR.
    i2=OK
      6 pieces.syntax.missing-partner: There is only one letter after O; here is the end of the line.
        Write the mover's letter and its partner's: OKR.
    n=|
      4 pieces.syntax.missing-swap: There is no letter after |; here is the end of the line.
        Write the letter of the piece to exchange places with: |R.
    ~^2+
      2 pieces.syntax.two-kinds: “^” is a second type; a move has one.
        Keep one: ~ (leaps), ^ (captures what it jumps over) or ^^ (hops over a piece).
    n^*
      2 pieces.syntax.late-kind: The type “^” stands behind the distance.
        Write ^n*.
    ~c2+
      2 pieces.syntax.late-condition: The condition “c” stands too late in its move.
        Conditions come first, then the type, then the distance: c~2+.
    NBRQKc1>
      1 pieces.syntax.letter: “NBRQK” stands for pieces nearby, but no distance follows.
        NBRQK1 is such a piece one square away. The capitals that are conditions are A, E, W, B, and L with a line.
    (eS12)c1>
      5 pieces.syntax.long-influence: The distance of an influence is a single digit, so “2” is too much.
        Write one digit, or n.
    !1+
      2 pieces.syntax.nothing-negated: There is nothing that ! could negate; here is “1”.
        It stands before an influence or a condition of the state: !S1, !h, !i.
    !c1+
      2 pieces.syntax.not-negatable: “c” can't be negated.
        Write o, its opposite.
    !(eS1)c1>
      2 pieces.syntax.negation-outside: The ! of an influence stands inside the parentheses.
        Write (!eS1).
    2(1+,1X
      8 pieces.syntax.unclosed: A parenthesis is still open at the end of the line.
        Write ) where the group ends.
    1+)
      3 pieces.syntax.unopened: No parenthesis is open that this one could close.
        Leave the ) out, or write ( where the group begins.
    n(1+&)
      6 pieces.syntax.must-at-end: After & a leg must follow, but here is “)”.
        Before the ) of a group with a count stands . or ;, not &.
    (1+.)
      5 pieces.syntax.uncounted-link: A link before a ) needs a group with a count.
        Write the count, such as n(1+.), or leave the link out.
    1+,1+,1+,1+,1+,1+,1+,1+,1+,1+,1+,1+,1+,1
      1 pieces.syntax.too-long: The line has 6000 characters; at most 4096 are read.
        One line says how one piece moves. Give several pieces one by one.
    ((((((((((((((((((((((((((((((((((((((((
      65 pieces.syntax.too-deep: More than 64 groups stand inside one another here.
        Take out the parentheses that add nothing: ((1+)) is 1+.
    ");
}

#[test]
fn of_lints() {
    assert_snapshot!(show(&lints(), Profile::Tabiya), @"
    С1=c1>
      1 pieces.lint.homoglyph: “С” is a Cyrillic letter; it is read as the Latin C.
        Write the Latin letter.
      1 pieces.lint.never-moves: “C1=c1>” had no move on any of 116 boards of 8x8, some empty, the others with pieces by chance.
        What it asks for is rare, needs a larger board, or never comes about.
    nx
      2 pieces.lint.lower-x: x is read as X, the diagonals.
        Write X.
    (xS1)1+
      2 pieces.lint.lower-x-letter: x is read as X, the letter of a piece.
        Write X.
    R11+
      1 pieces.lint.one-digit: The distance in “R1” is one digit; the 1 behind it begins the next part.
        To keep them apart, write (aR1).
    1,-2
      1 pieces.lint.bare-vector: “1,-2” is read as one vector, not as two moves.
        Write (1,-2).
    1+<>
      2 pieces.lint.plus-arrow: “+<>” is the same as +, which goes everywhere that the arrow does.
        Write +, or <> for the arrow alone.
    1 2+
      1 pieces.lint.whitespace-inside: The spaces inside “1 2” are dropped.
        Write 12.
      1 pieces.lint.never-moves: “12+” had no move on any of 116 boards of 8x8, some empty, the others with pieces by chance.
        What it asks for is rare, needs a larger board, or never comes about.
    E2(~1/2)
      1 pieces.lint.letter-clash: “E2” is read as an influence, though its letters are conditions, too.
        Write (aE2)(~1/2) for the influence, E(2(~1/2)) for the condition.
      4 pieces.lint.redundant-leap: In “~1/2” the ~ changes nothing: this is a leap anyway.
        1/2 says the same.
    A1+2+
      1 pieces.lint.letter-clash-no-condition: “A1+” is an influence whose letters mean something else, too.
        Write (aA1+)2+.
    1/2+
      1 pieces.lint.idle-direction: In “1/2+” the direction + changes nothing.
        1/2 says the same. Here a direction chooses among leaps such as 1/2 that have none of their own, and only with an arrow: 1/2>.
    ~1/2
      1 pieces.lint.redundant-leap: In “~1/2” the ~ changes nothing: this is a leap anyway.
        1/2 says the same.
    n(n+)
      1 pieces.lint.turning: The copies in “n(n+)” may turn, because a repeat straight on would add nothing.
        n(n+.) says so without a special rule.
    1X=
      1 pieces.lint.no-move: “1X=” makes no move.
        Leave it out.
    R1=
      1 pieces.lint.fragment: “R1=” only says which piece stands near; it makes no move.
        Write a move behind it: S1=c1> captures forward beside an S.
    co1+
      1 pieces.lint.co: “co1+” must capture and must not capture: it is never made.
        Keep c for captures, or o for moves without capture.
    wb1+
      1 pieces.lint.contradiction: “w” and “b” never hold together, so “wb1+” is never made.
        Keep one of them, or make two moves of it, joined by a comma.
    1+.2=OKR
      4 pieces.lint.exchange-not-alone: “2=OKR” is castling, which is a move of its own: as a leg of a longer move or in a group it is never made.
        Make it one of the moves to choose from, joined to the others by a comma: 2=OKR.
    2(n=|R)
      3 pieces.lint.exchange-not-alone: “n=|R” is an exchange of places, which is a move of its own: as a leg of a longer move or in a group it is never made.
        Make it one of the moves to choose from, joined to the others by a comma: n=|R.
    1/2OKR
      1 pieces.lint.exchange-no-step: In “1/2OKR” nothing says how far and where to the mover castles, so it is never made.
        Write a distance and a direction first: 2=OKR.
    n=|R|Q
      5 pieces.lint.second-exchange: “|Q” is ignored: a move takes one partner along, and “|R” comes first.
        Join two moves by a comma. Letters of which one is enough stand together: |RQ.
    ~2=OKR
      1 pieces.lint.idle-sign: In “~2=OKR” “~” has no effect: castling captures nothing and passes only empty squares.
        2=OKR says the same.
    an=|R
      1 pieces.lint.idle-sign: In “an=|R” “a” has no effect: an exchange of places captures nothing.
        n=|R says the same.
    c1+.c0
      5 pieces.lint.cut-off: “c0” is never made: “c1+” always captures, and a capture ends the move at the next full stop.
        Write ; to go on after a capture, or & where what follows is obligatory: c1+&c0.
    1+&L8Q&c0
      4 pieces.lint.lost-promotion: “L8Q” never comes about: the same move removes the piece from the board.
        Leave out the promotion, or c0, which removes the piece.
    c^^n+
      1 pieces.lint.extension-used: “c^^n+” has extension E2, the hop ^^.
        A program that knows only the document refuses this.
    n*,1+
      4 pieces.lint.nothing-added: “1+” adds nothing: without it the moves were the same on 116 boards of 8x8, some empty, the others with pieces by chance.
        On boards of 8x8, n* says the same.
    !S1S1c1>,1+
      1 pieces.lint.never-moves: “!S1S1c1>” had no move on any of 116 boards of 8x8, some empty, the others with pieces by chance.
        What it asks for is rare, needs a larger board, or never comes about.
    L8Q
      1 pieces.lint.never-acts: “L8Q” never promoted: with it and without it the moves were the same on 116 boards of 8x8, some empty, the others with pieces by chance.
        It acts on other moves. Write one beside it, joined by a comma: 1+,L8Q.
    1+,L0Q
      4 pieces.lint.never-acts: “L0Q” never promoted: with it and without it the moves were the same on 116 boards of 8x8, some empty, the others with pieces by chance.
        Ranks are counted from 1 at the mover's side to the board's height, and a move must end there.
    o1+,cAr1
      5 pieces.lint.never-acts: “cAr1” never had an effect: with it and without it the moves were the same on 116 boards of 8x8, some empty, the others with pieces by chance.
        What it asks for is rare, needs a larger board, or never comes about.
    ");
}

#[test]
fn of_extensions() {
    assert_snapshot!(show(&extensions(), Profile::Document), @"
    n(1+.)
      5 pieces.syntax.extension: “.” is not in the document: it is extension E1, a link before a closing parenthesis.
        Read the line with the profile “tabiya”, which has the extensions.
    c^^n+
      2 pieces.syntax.extension: “^^” is not in the document: it is extension E2, the hop ^^.
        Read the line with the profile “tabiya”, which has the extensions.
    !i1+
      1 pieces.syntax.extension: “!i” is not in the document: it is extension E4, ! before a condition other than h.
        Read the line with the profile “tabiya”, which has the extensions.
    1*>
      2 pieces.syntax.extension: “*>” is not in the document: it is extension E5, an arrow behind *.
        Read the line with the profile “tabiya”, which has the extensions.
    N1/2c1*
      2 pieces.syntax.extension: “1/2” is not in the document: it is extension E6, an influence at an oblique leap.
        Read the line with the profile “tabiya”, which has the extensions.
    L7-9+G?
      5 pieces.syntax.extension: “+G?” is not in the document: it is extension E7, a promotion with a + or a ? in it.
        Read the line with the profile “tabiya”, which has the extensions.
    ");
}

/// Every sentence of these catalogues is said by some line above, and complete in every language.
#[test]
fn of_all_languages() {
    let (long, deep) = (long(), deep());
    let mut all: Vec<_> =
        errors().iter().chain(&lints()).flat_map(|text| said(text, Profile::Tabiya)).collect();
    all.extend([&long, &deep].into_iter().flat_map(|text| said(text, Profile::Tabiya)));
    all.extend(extensions().iter().flat_map(|text| said(text, Profile::Document)));
    for language in Language::ALL {
        let catalogue = Catalogue::new(language);
        for diagnostic in &all {
            if let Err(flaws) = catalogue.try_sentence(&diagnostic.message) {
                panic!("{language}: {flaws:?} in {diagnostic:?}");
            }
            assert!(catalogue.help(&diagnostic.message).is_some(), "{language}: {diagnostic:?}");
        }
    }
    let seen: BTreeSet<_> =
        all.iter().map(|diagnostic| diagnostic.code().as_str().replace('.', "-")).collect();
    let parts = ["pieces-syntax-end", "pieces-syntax-quoted"];
    let unseen: Vec<_> = Catalogue::new(Language::English)
        .ids()
        .filter(|id| id.starts_with("pieces-syntax-") || id.starts_with("pieces-lint-"))
        .filter(|id| !seen.contains(id) && !parts.contains(&id.as_str()))
        .collect();
    assert!(unseen.is_empty(), "no line above says {unseen:?}");
}
