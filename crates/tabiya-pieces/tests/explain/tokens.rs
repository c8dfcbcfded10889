//! Every token of the document's examples counts.

use std::fmt::Write as _;

use insta::assert_snapshot;
use tabiya_pieces::{Piece, Profile, TokenKind, read};

use crate::boards::Boards;
use crate::said::Voices;

const EXAMPLES: &[&str] = &[
    "o2-3+,c2-3X,io2-3>.2(~1/2)",
    "n(~2/2)",
    "n(~2/2),cn+",
    "3(~3/3)",
    "~3/3.~3/3.~3/3",
    "c3(1*)",
    "n(n+)",
    "n(0-8/0-8)",
    "o(0-8/0-8),1+",
    "R1=",
    "(eS1)",
    "(aS1)",
    "!S1",
    "o1>,c1X>,oi2>,S1=c1>",
    "!hi^n=|R^n=",
    "i2=OKR",
    "cAr1",
    "c0&cAr1",
    "!hcn+&c0&Ar1,o1*",
    "NBRQK1+<wEc1>",
    "bAo1+",
    "bAo2*",
    "L8Q",
];

/// What can stand in place of a token.
fn others(kind: TokenKind) -> &'static [&'static str] {
    match kind {
        TokenKind::Link | TokenKind::Comma => &[".", ";", "&", ","],
        TokenKind::Condition => &["i", "c", "o", "w", "b", "a", "e", "h", "A", "E", "W", "B"],
        TokenKind::Owner => &["a", "e"],
        TokenKind::Letters => &["S", "R", "RS", "KQ", "Q"],
        TokenKind::Kind => &["~", "^", "^^"],
        TokenKind::Number => &["1", "2", "3", "7", "8", "9", "n"],
        TokenKind::Direction => &["+", "X", "*", ">", "<", "=", ">>", "<<", "X>", "*<", ">="],
        TokenKind::Swap => &["O"],
        TokenKind::Joint => &["|"],
        _ => &[],
    }
}

/// Without a token, or with another in its place, a line says something else; where it does not, it means the same.
#[test]
fn no_token_goes_unsaid() {
    let voices = Voices::new();
    let boards = Boards::new(60);
    let mut unsaid = String::new();
    for &example in EXAMPLES {
        let piece: Piece = example.parse().expect("an example stands");
        let said = voices.explain(&piece);
        for token in read(example, Profile::Tabiya).tokens {
            for other in [""].iter().chain(others(token.kind)) {
                let edited =
                    [&example[..token.place.start as usize], other, &example[token.place.end as usize..]]
                        .concat();
                let Ok(edit) = edited.parse::<Piece>() else { continue };
                if edited == example {
                    continue;
                }
                if voices.explain(&edit).iter().zip(&said).any(|(now, said)| now == said) {
                    let apart = boards.tell_apart(&piece, &edit);
                    assert_eq!(apart, None, "{example} and {edited} are told alike");
                    writeln!(unsaid, "{example}  {edited}").expect("a text takes it");
                }
            }
        }
    }
    // `~` says nothing new of an oblique leap (Q4), nor `a` of a neighbour, nor `+<` beside `+` (Q1); an exchange of places
    // does not ask for more than a type (H22); a leg that can't capture is followed alike by `.` and `;`; the legs of a
    // lasting effect all happen (H13).
    assert_snapshot!(unsaid, @r"
    o2-3+,c2-3X,io2-3>.2(~1/2)  o2-3+,c2-3X,io2-3>;2(~1/2)
    o2-3+,c2-3X,io2-3>.2(~1/2)  o2-3+,c2-3X,io2-3>.2(1/2)
    n(~2/2)  n(2/2)
    n(~2/2),cn+  n(2/2),cn+
    3(~3/3)  3(3/3)
    ~3/3.~3/3.~3/3  3/3.~3/3.~3/3
    ~3/3.~3/3.~3/3  ~3/3.3/3.~3/3
    ~3/3.~3/3.~3/3  ~3/3.~3/3.3/3
    (aS1)  (S1)
    !hi^n=|R^n=  !hi~n=|R^n=
    !hi^n=|R^n=  !hi^^n=|R^n=
    !hi^n=|R^n=  !hi^n=|R~n=
    !hi^n=|R^n=  !hi^n=|R^^n=
    !hi^n=|R^n=  !hi^n=|R^=
    c0&cAr1  c0.cAr1
    c0&cAr1  c0;cAr1
    NBRQK1+<wEc1>  NBRQK1+wEc1>
    ");
}
