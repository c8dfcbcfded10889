//! The trees of all strings of section 4, and of what the rulings say of the grammar.

use tabiya_pieces::Profile;

use crate::shape::shape;
use crate::support::{DOCUMENT, read_whole};

#[track_caller]
fn check(text: &str, tree: &str) {
    let reading = read_whole(text, Profile::Document);
    let piece = reading.piece.unwrap_or_else(|| panic!("{text}: {:?}", reading.diagnostics));
    assert_eq!(shape(&piece), tree, "{text}");
}

/// Section 4, row by row.
const ROWS: [(&str, &str); 20] = [
    (
        "o2-3+, c2-3X, io2-3>.2(~1/2)",
        "Alt([Step([o] slide 2-3 +), Step([c] slide 2-3 X), \
         Chain([Step([i, o] slide 2-3 >), Group(2 Leap(~ 1 2))] [.])])",
    ),
    ("n(~2/2)", "Group(n Leap(~ 2 2))"),
    ("n(~2/2),cn+", "Alt([Group(n Leap(~ 2 2)), Step([c] slide n +)])"),
    ("3(~3/3)", "Group(3 Leap(~ 3 3))"),
    ("~3/3.~3/3.~3/3", "Chain([Leap(~ 3 3), Leap(~ 3 3), Leap(~ 3 3)] [., .])"),
    ("c3(1*)", "Group([c] 3 Step(slide 1 *))"),
    ("n(n+)", "Group(n Step(slide n +))"),
    ("n(0-8/0-8)", "Group(n Leap(~(implied) 0-8 0-8))"),
    ("o(0-8/0-8),1+", "Alt([Group([o] 1 Leap(~(implied) 0-8 0-8)), Step(slide 1 +)])"),
    ("R1=", "InflOnly(Infl(ally R 1 =))"),
    ("(eS1)", "InflOnly(Infl(enemy S 1 *))"),
    (
        "o1>,c1X>,oi2>,S1=c1>",
        "Alt([Step([o] slide 1 >), Step([c] slide 1 X>), Step([o, i] slide 2 >), \
         Step([Infl(ally S 1 =)] [c] slide 1 >)])",
    ),
    ("!hi^n=|R^n=", "Step([!h, i] ^ n = [Swap(R ^ n =)])"),
    ("i2=OKR", "Step([i] slide 2 = [Joint(KR)])"),
    ("c0&cAr1", "Chain([Self([c]), Effect([c] [Area(1)])] [&])"),
    (
        "!hcn+&c0&Ar1,o1*",
        "Alt([Chain([Step([!h, c] slide n +), Self([c]), Effect([Area(1)])] [&, &]), Step([o] slide 1 *)])",
    ),
    ("NBRQK1+<wEc1>", "Step([Infl(ally NBRQK 1 +<)] [w, E, c] slide 1 >)"),
    ("bAo1+", "Step([b, A, o] slide 1 +)"),
    ("bAo2*", "Step([b, A, o] slide 2 *)"),
    ("L8Q", "Effect([Promote(8 Q)])"),
];

#[test]
fn the_document() {
    for (text, tree) in ROWS {
        check(text, tree);
    }
    assert_eq!(ROWS.map(|(text, _)| text), DOCUMENT);
    check("cAr1", "Effect([c] [Area(1)])");
    check("!S1", "InflOnly(Infl(not ally S 1 *))");
    check("(aS1)", "InflOnly(Infl(ally S 1 *))");
}

#[test]
fn rulings() {
    for (text, tree) in [
        // Section 2: look-ahead.
        ("B1+", "Step([B] slide 1 +)"),
        ("B1=c1>", "Step([Infl(ally B 1 =)] [c] slide 1 >)"),
        // Section 1: an influence's distance is one digit.
        ("S11>", "Step([Infl(ally S 1 *)] slide 1 >)"),
        // H1.
        ("E1=", "Step([E] slide 1 =)"),
        // H2, Q13.
        ("L2Q1>c1>", "Step([Infl(ally Q 1 >)] [c] slide 1 >)"),
        // H3.
        ("E2(~1/2)", "Group([Infl(ally E 2 *)] 1 Leap(~ 1 2))"),
        ("B11+", "Step([Infl(ally B 1 *)] slide 1 +)"),
        ("(aA1+)", "InflOnly(Infl(ally A 1 +))"),
        ("2(aA1+)", "Group(2 Step([a, A] slide 1 +))"),
        // H4: the vector comes before the group; with a count it is inside.
        ("(1,2)", "Offset(1 2)"),
        ("2(1,2)", "Group(2 Offset(1 2))"),
        ("1,-2,1+", "Alt([Offset(1 -2), Step(slide 1 +)])"),
        // H4: a type between count and group.
        ("n~(1/2)", "Group(~ n Leap(~(implied) 1 2))"),
        // H4: Ar wins over the sector.
        ("Ar1", "Effect([Area(1)])"),
        ("Er1", "Near([E] 1)"),
        // H4: letters are taken greedily.
        ("n=|RQL", "Step(slide n = [Swap(RQL )])"),
        ("nXcArnL8QN", "Step(slide n X [Area(c n), Promote(8 QN)])"),
        // Q32.
        ("S1(c1>,c1X)", "Group([Infl(ally S 1 *)] 1 Alt([Step([c] slide 1 >), Step([c] slide 1 X)]))"),
    ] {
        check(text, tree);
    }
}
