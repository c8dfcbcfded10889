//! Lines with different targets never get the same sentence, in any language.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use tabiya_messages::Catalogue;
use tabiya_pieces::sample::{Source, SplitMix64};
use tabiya_pieces::{Piece, Profile, sample};

use crate::boards::Boards;
use crate::said::{Voices, languages};

/// Fails when two lines with different targets have the same sentence in a language.
#[track_caller]
fn check(boards: &Boards, said: &[String; 4], one: &Piece, also_said: &[String; 4], other: &Piece) {
    for (language, (sentence, also)) in languages().zip(said.iter().zip(also_said)) {
        if sentence == also
            && let Some(board) = boards.tell_apart(one, other)
        {
            panic!("in {language}, {one} and {other} are the same, but differ on {board}: {sentence}");
        }
    }
}

/// Lines that differ in one thing, and in their targets.
#[test]
fn minimal_pairs_differ() {
    let voices = Voices::new();
    let boards = Boards::new(120);
    let mut found = Vec::new();
    for &(one, other) in PAIRS {
        let same = languages().zip(voices.of_line(one).into_iter().zip(voices.of_line(other)));
        let same = same.filter(|(_, (one, other))| one == other);
        found.extend(same.map(|(language, _)| format!("{one} and {other} are the same in {language}")));
        let [one, other] = [one, other].map(|line| line.parse().expect("it has been read above"));
        if boards.tell_apart(&one, &other).is_none() {
            found.push(format!("{one} and {other} have the same targets"));
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

const PAIRS: &[(&str, &str)] = &[
    // What joins legs (3.4, H5).
    ("1+.1X", "1+;1X"),
    ("1+.1X", "1+&1X"),
    ("1+;1X", "1+&1X"),
    ("1+.1X.1+", "1+.1X&1+"),
    ("1+.1X;1+", "1+;1X.1+"),
    ("1+;1X.1+", "1+;(1X.1+)"),
    ("1+,1X.1+", "(1+,1X).1+"),
    ("1+.1X,1+", "1+.(1X,1+)"),
    ("o1+.1X", "o1+&1X"),
    ("1>.1>", "1>,1>.2>"),
    // What a condition is bound to (Q16, H8).
    ("c(1+.1X)", "c1+.c1X"),
    ("c(1+.1X)", "c1+.1X"),
    ("c(1+.1X)", "(c1+.1X)"),
    ("o(1+.1X)", "o1+.1X"),
    ("o(1+.1X)", "(1+.o1X)"),
    ("c3(1*)", "3(c1*)"),
    ("c(1+&1X)", "(1+&1X)"),
    ("i(1+,1X)", "i1+,1X"),
    ("W1+.1X", "1+.W1X"),
    ("3(W1+)", "W3(1+)"),
    ("S1(c1>,c1X)", "S1c1>,c1X"),
    ("o(^2X)", "o^2X"),
    ("a(1+,e1X)", "a(1+,1X)"),
    ("1+&c(0)", "1+&c0"),
    ("c(1+&Ar1)", "c1+&Ar1"),
    // Counts (Q2, Q3, H6, H7, H9).
    ("3(1+)", "2(1+)"),
    ("2(1+)", "2-2(1+)"),
    ("2(1+)", "2(1+.)"),
    ("2(1+.)", "2(1+;)"),
    ("n(1+)", "n(1+.)"),
    ("2-3(1+)", "2-n(1+)"),
    ("2-3(1+)", "3(1+)"),
    ("2(1+,1X)", "2(1+,1X.)"),
    ("2(1+.1X)", "2(1+.1X.)"),
    ("2(1+,1X)", "2(1+),1X"),
    ("2(1+.1X)", "1+.2(1X)"),
    ("n(n+)", "n((n+))"),
    ("2(1(n+))", "2((n+))"),
    ("n(~1/2)", "n~(1/3)"),
    ("n(~1/2)", "~1/2"),
    // Distances.
    ("2+", "1-2+"),
    ("2-3+", "2-n+"),
    ("2+", "~2+"),
    ("n+", "~n+"),
    ("n+", "2-n+"),
    ("1/2", "2/3"),
    ("1/2", "1-2/2"),
    ("0-2/2", "1-2/2"),
    // Directions.
    ("1>", "1<"),
    ("1=", "1>>"),
    ("1>>", "1<<"),
    ("1>", "1X>"),
    ("1>", "1*>"),
    ("1*", "1*<>"),
    ("1>=", "1*>="),
    ("1<>", "1*<>"),
    ("1+", "1X"),
    ("1/2>", "2/1>"),
    ("1/2>", "1/2<"),
    ("1/2=", "1/2>"),
    ("1/2=", "1/2>>"),
    ("1/2>=", "1/2>"),
    ("1/2>=", "2/1>="),
    ("(1,2)", "(2,1)"),
    ("(1,2)", "(-1,2)"),
    ("(1,2)", "(1,-2)"),
    ("r1", "r2"),
    ("r2", "rn"),
    // Types.
    ("2X", "^2X"),
    ("^2X", "^^2X"),
    ("~2X", "^^2X"),
    ("^n(~1/2)", "^^n(~1/2)"),
    ("^n(1/2)", "n(^2/4)"),
    ("^3(1/2)", "^2(1/2)"),
    ("^3(1/2)", "^3-3(1/2)"),
    ("^(1X,2X)", "(1X,^2X)"),
    // Who is captured, and whether.
    ("1+", "c1+"),
    ("1+", "o1+"),
    ("a1+", "1+"),
    ("a1+", "ae1+"),
    ("ac1+", "c1+"),
    ("co1+", "c1+"),
    ("^2X", "o^2X"),
    ("^2X", "a^2X"),
    // Conditions.
    ("i1+", "!i1+"),
    ("w1+", "b1+"),
    ("A1+", "E1+"),
    ("A1+", "!E1+"),
    ("W1+", "B1+"),
    ("h1+", "!h1+"),
    ("L2o1>", "L3o1>"),
    ("L2o1>", "L2-3o1>"),
    ("L2o1>", "!L2o1>"),
    // Influences (Q20, H18).
    ("S1o1>", "S1=o1>"),
    ("S1o1>", "S2o1>"),
    ("S1o1>", "!S1o1>"),
    ("S1o1>", "(eS1)o1>"),
    ("S1o1>", "R1o1>"),
    ("S1o1>", "RS1o1>"),
    ("S1o1>", "R1S1o1>"),
    ("S1-2o1>", "S1-no1>"),
    ("S1/2o1>", "S1/3o1>"),
    ("S1/2>o1>", "S2/1>o1>"),
    ("S1>>o1>", "S1<<o1>"),
    ("S1=", "S1=1>"),
    // Effects and promotions (H12, H13, H16).
    ("1+&Ar1", "1+.Ar1"),
    ("1+Ar1", "1+cAr1"),
    ("1+Ar1", "1+Ar2"),
    ("1+Ar1", "1+Arn"),
    ("1+&c0", "1+,c0"),
    ("1+&c0", "1+&Ar1"),
    ("1+,cAr1", "1+,Ar1"),
    ("1+,1X,cAr1", "1+,1XcAr1"),
    ("1+&wc0", "1+;wc0"),
    ("o1>L8Q,c1X>", "o1>,c1X>,L8Q"),
    ("1+L8Q", "1+L7Q"),
    ("1+L8Q", "1+L7-8Q"),
    ("1+L8Q", "1+L8QR"),
    ("1+L8Q", "1+L8Q?"),
    ("1+L8G?", "1+L8+G?"),
    ("1+,cL8Q", "1+,L8Q"),
    ("1+,oL8Q", "1+,cL8Q"),
    // Partners (H20, H22).
    ("i2=OKR", "i2="),
    ("2=OKR", "3=OKR"),
    ("2=OKR", "2=OKS"),
    ("2=OKR", "2>>OKR"),
    ("n=|R", "n=|S"),
    ("n=|R", "~n=|R"),
    ("n=|R", "2=|R"),
    ("~n=|R~n=", "~n=|Rn="),
    ("~n=|R", "~n=|R1="),
    ("~n*|R2", "~n*|R2+"),
    ("1/2|R", "1/3|R"),
];

/// What stands for one thing in a language stands for no other.
#[test]
fn words_differ() {
    for language in languages() {
        let catalogue = Catalogue::new(language);
        for family in ["explain-to-", "explain-at-", "explain-when-"] {
            let mut known: HashMap<String, String> = HashMap::new();
            for id in catalogue.ids().filter(|id| id.starts_with(family)) {
                let word = catalogue.text(&id, &[]);
                assert!(!word.is_empty(), "{id} in {language}");
                if let Some(other) = known.insert(word, id.clone()) {
                    panic!("{id} and {other} are the same in {language}");
                }
            }
            assert!(known.len() >= 18, "{} words of {family}", known.len());
        }
    }
}

/// The legs after a `.` in Wikipedia's lists (Q18).
#[test]
fn linkage_is_told() {
    let voices = Voices::new();
    let line = "1X.n+";
    let read = |profile| tabiya_pieces::read(line, profile).piece.expect("it stands");
    let [free, outward] = [Profile::Tabiya, Profile::Wikipedia].map(read);
    let (free, outward) = (voices.explain(&free), voices.explain(&outward));
    assert!(free.iter().zip(&outward).all(|(free, outward)| free != outward));
}

/// Lines by chance, each with some that are nearly the same.
fn edited(lines: usize, edits: usize, boards: usize, seed: u64) {
    const SIGNS: &[u8] = b"0123n+X*><=/.;&,()~^cioaewbhLAWBES!|Or-Q";
    let voices = Voices::new();
    let boards = Boards::new(boards);
    let mut source = SplitMix64::new(seed);
    let mut compared = 0;
    for _ in 0..lines {
        let piece = sample::piece(&mut source, Profile::Tabiya);
        let line = piece.to_string();
        // In longer lines an edit changes the same things, and everything takes longer.
        if line.len() > 100 {
            continue;
        }
        let said = voices.explain(&piece);
        for _ in 0..edits {
            let mut text = line.clone().into_bytes();
            for _ in 0..=source.below(2) {
                let at = source.below(text.len());
                match source.below(4) {
                    0 => drop(text.remove(at)),
                    1 => text.insert(at, source.pick(SIGNS)),
                    2 => text[at] = source.pick(SIGNS),
                    _ => {
                        let moved = text.remove(at);
                        text.insert(source.below(text.len() + 1), moved);
                    }
                }
                if text.is_empty() {
                    break;
                }
            }
            let text = String::from_utf8(text).expect("signs are ASCII");
            let Ok(edit) = text.parse::<Piece>() else { continue };
            if edit != piece {
                compared += 1;
                check(&boards, &said, &piece, &voices.explain(&edit), &edit);
            }
        }
    }
    assert!(compared > lines, "{compared} edits could be read");
}

/// Tokens of which lines are thrown together.
const TOKENS: &[&str] = &[
    "1+", "1X", "n+", "1-n>", "2>", "2*", "~2+", "~2X", "^2+", "^^2+", "1/2", "0/2", "2/2", "1/2>", "2/1=",
    "(1,2)", "0", "c0", "Ar1", "cAr1", "r1", "c", "o", "i", "a", "e", "w", "!w", "S1", "!S1=", "(eS1)", "W",
    "~", "^", "^^", "2", "n", "2-2", "1", "2-3", "1-n", "2-n", "(", "(", "(", ")", ")", ")", ".", ".", ";",
    "&", "&", ",", "L8Q", "L7-8RN", "L8Q?", "L2", "O", "OKR", "|R", "|Rn", "|R^1=", ">", "=", "2+", "1=",
    "i",
];

/// Short lines thrown together: whenever two have the same sentence, they have the same targets.
fn thrown_together(lines: usize, boards: usize, seed: u64) {
    let voices = Voices::new();
    let boards = Boards::new(boards);
    let mut source = SplitMix64::new(seed);
    let mut known: [HashMap<String, Piece>; 4] = Default::default();
    let mut read = 0;
    for _ in 0..lines {
        let length = 2 + source.below(8);
        let line: String = (0..length).map(|_| source.pick(TOKENS)).collect();
        let Ok(piece) = line.parse::<Piece>() else { continue };
        read += 1;
        let said = voices.explain(&piece);
        for (sentence, known) in said.iter().zip(&mut known) {
            match known.entry(sentence.clone()) {
                Entry::Vacant(entry) => drop(entry.insert(piece.clone())),
                Entry::Occupied(entry) if *entry.get() == piece => {}
                Entry::Occupied(entry) => {
                    check(&boards, &said, &piece, &voices.explain(entry.get()), entry.get());
                }
            }
        }
    }
    assert!(read > lines / 100, "{read} lines could be read");
}

#[test]
fn nearly_equal_lines() {
    edited(150, 10, 25, 1);
}

#[test]
fn short_lines() {
    thrown_together(20_000, 25, 1);
}

#[test]
#[ignore = "deep: many lines and edits"]
fn many_nearly_equal_lines() {
    edited(2_000, 20, 40, 2);
}

#[test]
#[ignore = "deep: many lines"]
fn many_short_lines() {
    thrown_together(1_000_000, 40, 2);
}
