//! Reading against describing: all texts of a form are read in positions by chance, and each must mean exactly the legal
//! moves which, move by move, can be described so. Nothing here is shared with the readers.

use std::collections::{BTreeMap, BTreeSet};

use tabiya_board::Side;
use tabiya_xiangqi::notation::Form;
use tabiya_xiangqi::{Columns, Kind, Move, Piece, Point, Position};

use crate::round_trip::positions;

/// A piece that is to be told from others of its kind.
struct Described {
    kind: Kind,
    /// Its file's number.
    file: u8,
    /// Its place on the file from the front, from 1.
    place: usize,
    /// How many of its kind stand on the file.
    count: usize,
    /// How many files hold several of the kind.
    shared: usize,
    /// Its number among all that share files.
    counted: Option<usize>,
    /// Whether none of the kind stands farther in front, or farther back.
    is_frontmost: bool,
    is_rearmost: bool,
}

fn describe(position: &Position, from: Point, piece: Piece) -> Described {
    let number = |point: Point| Columns::MoverRight.number(piece.side, point);
    let mut files: BTreeMap<u8, Vec<Point>> = BTreeMap::new();
    for point in position.places(piece) {
        files.entry(number(point)).or_default().push(point);
    }
    for points in files.values_mut() {
        points.sort_by_key(|point| core::cmp::Reverse(point.rank_of(piece.side)));
    }
    let sharing: Vec<Point> = files.values().filter(|points| points.len() > 1).flatten().copied().collect();
    let own = &files[&number(from)];
    let ranks = || position.places(piece).map(|point| point.rank_of(piece.side));
    Described {
        kind: piece.kind,
        file: number(from),
        place: own.iter().position(|&point| point == from).expect("the piece is on its file") + 1,
        count: own.len(),
        shared: files.values().filter(|points| points.len() > 1).count(),
        counted: sharing.iter().position(|&point| point == from).map(|index| index + 1),
        is_frontmost: ranks().max() == Some(from.rank_of(piece.side)),
        is_rearmost: ranks().min() == Some(from.rank_of(piece.side)),
    }
}

impl Described {
    /// Which of `t s g tg sg` fit among the pieces on the file (X11).
    fn words_on_file(&self) -> Vec<&'static str> {
        let mut words = Vec::new();
        let mut fits = |word, is_so: bool| words.extend(is_so.then_some(word));
        fits("t", self.place == 1);
        fits("s", self.place == self.count);
        fits("g", matches!((self.place, self.count), (2, 3) | (3, 5)));
        fits("tg", self.count >= 3 && self.place == 2);
        fits("sg", self.count >= 3 && self.place + 1 == self.count);
        words
    }

    /// Which of them fit without a file.
    fn words(&self) -> Vec<&'static str> {
        if self.shared == 0 {
            let front = self.is_frontmost.then_some("t");
            return front.into_iter().chain(self.is_rearmost.then_some("s")).collect();
        }
        if self.count > 1 { self.words_on_file() } else { Vec::new() }
    }
}

/// The beginnings of texts that fit a piece: by all rules, and by the old page of WXF alone.
type Heads = (BTreeSet<String>, BTreeSet<String>);

fn chinese(of: &Described) -> Heads {
    let letter = ["帅", "士", "象", "马", "车", "炮", "兵"][of.kind.index()];
    let word = |word: &str| Some(["前", "后", "中"][["t", "s", "g"].iter().position(|&w| w == word)?]);
    let mut heads = BTreeSet::from([format!("{letter}{}", of.file)]);
    for word in of.words().into_iter().filter_map(word) {
        heads.insert(format!("{word}{letter}"));
        heads.insert(format!("{letter}{word}"));
    }
    if of.kind == Kind::Soldier {
        heads
            .extend(of.words_on_file().into_iter().filter_map(word).map(|word| format!("{word}{}", of.file)));
        heads.extend((of.count > 2).then(|| format!("{}兵", of.place)));
        heads.extend(of.counted.map(|number| format!("{number}兵")));
    }
    (heads, BTreeSet::new())
}

fn federation(of: &Described) -> Heads {
    let letter = ["Tg", "S", "T", "M", "X", "P", "B"][of.kind.index()];
    let mut heads = BTreeSet::from([format!("{letter}{}", of.file)]);
    heads.extend(of.words().iter().map(|word| format!("{letter}{word}")));
    for word in of.words_on_file() {
        heads.insert(format!("{letter}{word}{}", of.file));
        heads.insert(format!("{letter}{}{word}", of.file));
    }
    (heads, BTreeSet::new())
}

fn wxf(of: &Described) -> Heads {
    let letter = ["K", "A", "E", "H", "R", "C", "P"][of.kind.index()];
    let file = of.file;
    let sign = |word: &str| match word {
        "t" => Some('+'),
        "s" => Some('-'),
        _ => None,
    };
    let mut heads = BTreeSet::from([format!("{letter}{file}")]);
    for sign in of.words().into_iter().filter_map(sign) {
        heads.insert(format!("{letter}{sign}"));
        heads.insert(format!("{sign}{letter}"));
    }
    let mut old = BTreeSet::new();
    if of.kind == Kind::Soldier {
        heads.extend(of.words_on_file().into_iter().filter_map(sign).map(|sign| format!("{file}{sign}")));
        heads.extend((of.count > 1).then(|| format!("{}{file}", of.place)));
        let signed = |sign: char| [format!("P{sign}"), format!("{sign}P")];
        match (of.count, of.place) {
            (2 | 3, 1) | (4 | 5, 2) => old.extend(signed('+')),
            (2, 2) | (3 | 4, 3) | (5, 4) => old.extend(signed('-')),
            (4 | 5, 1) => old.extend(["++".to_owned()]),
            (4, 4) | (5, 5) => old.extend(["--".to_owned()]),
            _ => {}
        }
        if matches!((of.count, of.place), (3, 2) | (5, 3)) {
            old.insert(format!("P{file}"));
            old.extend((of.count == 3 && of.shared == 2).then(|| format!("{file}{file}")));
        }
    }
    (heads, old)
}

/// All beginnings of texts of a form.
fn all_heads(form: Form) -> BTreeSet<String> {
    let pairs = |left: &[&str], right: &[&str]| -> Vec<String> {
        left.iter().flat_map(|left| right.iter().map(move |right| format!("{left}{right}"))).collect()
    };
    let digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
    let mut heads = BTreeSet::new();
    match form {
        Form::ZhHans | Form::ZhHant => {
            let (letters, words) = (["帅", "士", "象", "马", "车", "炮", "兵"], ["前", "中", "后"]);
            heads.extend(pairs(&letters, &digits));
            heads.extend(pairs(&letters, &words));
            heads.extend(pairs(&words, &letters));
            heads.extend(pairs(&words, &digits));
            heads.extend(pairs(&digits, &["兵"]));
        }
        Form::Federation => {
            let (letters, words) = (["Tg", "S", "T", "M", "X", "P", "B"], ["t", "s", "g", "tg", "sg"]);
            heads.extend(pairs(&letters, &digits));
            heads.extend(pairs(&letters, &words));
            heads.extend(pairs(
                &letters,
                &pairs(&words, &digits).iter().map(String::as_str).collect::<Vec<_>>(),
            ));
            heads.extend(pairs(
                &letters,
                &pairs(&digits, &words).iter().map(String::as_str).collect::<Vec<_>>(),
            ));
            // That is the general without its file.
            heads.remove("Tg");
        }
        _ => {
            let (letters, signs) = (["K", "A", "E", "H", "R", "C", "P"], ["+", "-"]);
            heads.extend(pairs(&letters, &digits));
            heads.extend(pairs(&letters, &signs));
            heads.extend(pairs(&signs, &letters));
            heads.extend(pairs(&digits, &digits));
            heads.extend(pairs(&digits, &signs));
            heads.extend(["++".to_owned(), "--".to_owned()]);
        }
    }
    heads
}

/// The direction and the number behind the piece.
fn tail(piece: Piece, movement: Move, signs: [char; 3]) -> String {
    let rank = |point: Point| point.rank_of(piece.side);
    let steps = rank(movement.to).abs_diff(rank(movement.from));
    let sign = match rank(movement.to).cmp(&rank(movement.from)) {
        core::cmp::Ordering::Greater => signs[0],
        core::cmp::Ordering::Less => signs[1],
        core::cmp::Ordering::Equal => signs[2],
    };
    let is_along_file = movement.from.file() == movement.to.file();
    let number = if is_along_file { steps } else { Columns::MoverRight.number(piece.side, movement.to) };
    format!("{sign}{number}")
}

fn check(form: Form, describe_heads: fn(&Described) -> Heads, signs: [char; 3], seed: u64, count: usize) {
    let heads = all_heads(form);
    for position in positions(seed, count) {
        let mut described: [BTreeMap<String, BTreeSet<String>>; 2] = Default::default();
        for movement in position.moves() {
            let piece = position.piece_at(movement.from).expect("a piece moves");
            let (all, old) = describe_heads(&describe(&position, movement.from, piece));
            let tail = tail(piece, movement, signs);
            for (described, heads) in described.iter_mut().zip([all, old]) {
                for head in heads {
                    described.entry(head + &tail).or_default().insert(movement.to_string());
                }
            }
        }
        let [all, old] = described;
        let none = BTreeSet::new();
        for head in &heads {
            for sign in signs {
                for number in 1..=9 {
                    let text = format!("{head}{sign}{number}");
                    let (all, old) = (all.get(&text).unwrap_or(&none), old.get(&text).unwrap_or(&none));
                    let expected = match form {
                        Form::WxfOld if old.is_empty() => all.clone(),
                        Form::WxfOld => old.clone(),
                        _ => all | old,
                    };
                    let fit = form.find(&position, &text).expect("a text of the form");
                    let found: BTreeSet<_> = fit.moves().iter().map(Move::to_string).collect();
                    assert_eq!(found, expected, "{position} {form:?} {text}");
                }
            }
        }
    }
}

fn check_all(seed: u64, count: usize) {
    check(Form::ZhHans, chinese, ['进', '退', '平'], seed, count);
    check(Form::Federation, federation, ['.', '/', '-'], seed, count);
    check(Form::Wxf, wxf, ['+', '-', '='], seed, count);
    check(Form::WxfOld, wxf, ['+', '-', '='], seed, count);
}

#[test]
fn every_text_means_the_moves_that_it_describes() {
    check_all(11, 60);
}

#[test]
#[ignore = "deep: millions of texts"]
fn every_text_means_the_moves_that_it_describes_in_many_positions() {
    check_all(12, 3_000);
}

#[test]
fn what_is_described_is_of_both_sides() {
    let sides: BTreeSet<_> = positions(11, 60).map(|position| position.to_move() == Side::First).collect();
    assert_eq!(sides.len(), 2);
}
