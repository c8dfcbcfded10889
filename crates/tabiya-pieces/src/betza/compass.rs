//! Direction letters: which of its directions an atom keeps.
//!
//! `f b l r v s` are forward, backward, left, right, vertical and sideways. What they select depends on how many
//! directions there are to choose from, and two letters that stand together can mean less than both.

use core::ops::Range;

use super::Dialect;
use super::vector::{Points, Size};

/// The directions that letters choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum System {
    /// The four of W.
    Orthogonal,
    /// The four of F.
    Diagonal,
    /// The eight of K; those of a leg that goes on are counted from the direction of the leg before.
    Eight,
    /// The eight of N.
    Oblique,
}

/// A letter and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Letter {
    pub(super) byte: u8,
    pub(super) at: usize,
}

impl Letter {
    pub(super) const fn is_direction(self) -> bool {
        is_direction(self.byte)
    }

    pub(super) const fn place(self) -> Range<usize> {
        self.at..self.at + 1
    }
}

pub(super) const fn is_direction(byte: u8) -> bool {
    matches!(byte, b'f' | b'b' | b'l' | b'r' | b'v' | b's' | b'h')
}

impl System {
    /// The system of an atom with vectors of this size alone.
    pub(super) const fn of(size: Size) -> Self {
        if size.is_orthogonal() {
            Self::Orthogonal
        } else if size.is_diagonal() {
            Self::Diagonal
        } else {
            Self::Oblique
        }
    }

    pub(super) const fn points(self) -> Points {
        match self {
            Self::Orthogonal => Points::ORTHOGONAL,
            Self::Diagonal => Points::DIAGONAL,
            Self::Eight => Points::EIGHT,
            Self::Oblique => Points::OBLIQUE,
        }
    }

    /// What one letter selects alone.
    fn narrow(self, letter: u8) -> Points {
        match self {
            Self::Orthogonal | Self::Eight => match letter {
                b'f' => Points::of(&[0]),
                b'r' => Points::of(&[4]),
                b'b' => Points::of(&[8]),
                b'l' => Points::of(&[12]),
                b'v' => Points::of(&[0, 8]),
                _ => Points::of(&[4, 12]),
            },
            Self::Diagonal => self.wide(letter),
            Self::Oblique => match letter {
                b'f' => Points::of(&[15, 1]),
                b'r' => Points::of(&[3, 5]),
                b'b' => Points::of(&[7, 9]),
                b'l' => Points::of(&[11, 13]),
                b'v' => Points::of(&[15, 1, 7, 9]),
                _ => Points::of(&[3, 5, 11, 13]),
            },
        }
    }

    /// Everything that has a part in the direction of the letter.
    fn wide(self, letter: u8) -> Points {
        let half = |letter| match letter {
            b'f' => Points::of(&[13, 14, 15, 0, 1, 2, 3]),
            b'r' => Points::of(&[1, 2, 3, 4, 5, 6, 7]),
            b'b' => Points::of(&[5, 6, 7, 8, 9, 10, 11]),
            _ => Points::of(&[9, 10, 11, 12, 13, 14, 15]),
        };
        let points = match letter {
            b'v' | b's' if self == Self::Oblique => self.narrow(letter),
            b'v' => half(b'f').or(half(b'b')),
            b's' => half(b'l').or(half(b'r')),
            letter => half(letter),
        };
        points.and(self.points())
    }

    /// What two letters that stand together select, if they mean something together.
    fn pair(self, first: u8, second: u8) -> Option<Points> {
        let points = match (self, first, second) {
            // Right- and left-handed leaps; only oblique ones have a hand.
            (Self::Oblique, b'h', b'r') => Points::of(&[1, 5, 9, 13]),
            (Self::Oblique, b'h', b'l') => Points::of(&[3, 7, 11, 15]),
            (Self::Orthogonal, ..) | (_, b'h', _) => return None,
            (_, _, b'h') => self.wide(first),
            (Self::Eight, ..) if !self.narrow(first).and(self.wide(second)).is_empty() => self.narrow(first),
            (Self::Diagonal | Self::Eight, ..) => self.wide(first).and(self.wide(second)),
            (Self::Oblique, ..) => self.wide(first).and(self.narrow(second)),
        };
        Some(points).filter(|points| !points.is_empty())
    }

    /// The directions that these letters select, `None` if there are no letters; otherwise the places of letters that
    /// select nothing here.
    pub(super) fn read(self, letters: &[Letter]) -> Result<Option<Points>, Vec<Range<usize>>> {
        let mut points = None;
        let mut wrong = Vec::new();
        let mut rest = letters;
        while let Some((&first, after)) = rest.split_first() {
            let second = after.first().filter(|second| second.at == first.at + 1);
            let pair = second.and_then(|second| self.pair(first.byte, second.byte));
            let chosen = if let Some(pair) = pair {
                rest = &after[1..];
                pair
            } else {
                rest = after;
                if first.byte == b'h' {
                    wrong.push(first.place());
                    continue;
                }
                self.narrow(first.byte)
            };
            points = Some(points.unwrap_or(Points::NONE).or(chosen));
        }
        if wrong.is_empty() { Ok(points) } else { Err(wrong) }
    }

    /// All that one word of one or two letters selects, the shortest first.
    fn words(self) -> &'static [&'static str] {
        match self {
            Self::Orthogonal => &["f", "b", "l", "r", "v", "s"],
            Self::Diagonal => &["f", "b", "l", "r", "fl", "fr", "bl", "br"],
            Self::Eight => &[
                "f", "b", "l", "r", "v", "s", "fs", "bs", "fl", "fr", "bl", "br", "fh", "bh", "lh", "rh",
                "ff", "bb", "ll", "rr", "vv", "ss",
            ],
            Self::Oblique => &[
                "f", "b", "l", "r", "v", "s", "fs", "bs", "lv", "rv", "fh", "bh", "lh", "rh", "hl", "hr",
                "fl", "fr", "bl", "br", "lf", "rf", "lb", "rb", "ff", "bb", "ll", "rr", "vv", "ss",
            ],
        }
    }
}

/// How a dialect reads the direction letters of an atom with vectors of this size. `eight` is an atom of all eight
/// neighbours, K or Q, of which this size is one half.
pub(super) fn read(
    letters: &[Letter],
    size: Size,
    eight: bool,
    dialect: Dialect,
) -> Result<Points, Vec<Range<usize>>> {
    let all = size.points();
    if dialect == Dialect::FairyStockfish {
        return Ok(fairy(letters, size, eight)?.map_or(all, |points| points.and(all)));
    }
    let system = if eight { System::Eight } else { System::of(size) };
    Ok(system.read(letters)?.map_or(all, |points| points.and(all)))
}

/// The shortest letters that a dialect reads as these directions; `None` where it has none. All directions need none.
pub(super) fn write(points: Points, size: Size, dialect: Dialect) -> Option<String> {
    spell(points, System::of(size), |text| read(&letters(text), size, false, dialect).ok())
}

/// The letters for turns of a leg that goes on. None stand for all but straight back.
pub(super) fn write_turns(points: Points) -> Option<String> {
    if points == Points::EIGHT.without(Points::of(&[8])) {
        return Some(String::new());
    }
    spell_all(points, System::Eight, |text| System::Eight.read(&letters(text)).ok().flatten())
}

/// The letters for these points of a system; all of them need none.
pub(super) fn write_system(points: Points, system: System) -> Option<String> {
    spell(points, system, |text| system.read(&letters(text)).ok().flatten())
}

/// The letters for the turns of a step of a chain, also for all of them.
pub(super) fn write_relative(points: Points, system: System) -> Option<String> {
    spell_all(points, system, |text| system.read(&letters(text)).ok().flatten())
}

fn spell(points: Points, system: System, read: impl Fn(&str) -> Option<Points>) -> Option<String> {
    if points == system.points() {
        return Some(String::new());
    }
    spell_all(points, system, read)
}

/// Takes the word that covers most of what is left, again and again, and sees to it that the words stay apart.
fn spell_all(points: Points, system: System, read: impl Fn(&str) -> Option<Points>) -> Option<String> {
    let mut left = points;
    let mut words: Vec<&str> = Vec::new();
    while !left.is_empty() {
        let covers = |word: &&str| read(word).filter(|&covered| points.contains(covered));
        let (word, covered) = system
            .words()
            .iter()
            .filter_map(|word| Some((*word, covers(word)?.and(left))))
            .filter(|(_, covered)| !covered.is_empty())
            // The first of the best.
            .rev()
            .max_by_key(|(_, covered)| covered.len())?;
        words.push(word);
        left = left.without(covered);
    }
    // Betza writers name forward and backward first.
    let rank = |word: &str| usize::from(!word.starts_with(['f', 'b', 'v']));
    words.sort_by_key(|word| rank(word));
    let right = |text: &String| read(text) == Some(points);
    let plain = words.concat();
    let doubled = || {
        words
            .iter()
            .map(|word| if word.len() == 1 { word.repeat(2) } else { (*word).to_owned() })
            .collect::<String>()
    };
    Some(plain).filter(right).or_else(|| Some(doubled()).filter(right))
}

/// The letters of a text.
pub(super) fn letters(text: &str) -> Vec<Letter> {
    text.bytes().enumerate().map(|(at, byte)| Letter { byte, at }).collect()
}

/// Fairy-Stockfish reads letters two by two, one alone as if it were doubled, and looks each word up in one table of
/// the eight oblique leaps; an orthogonal or diagonal leap is two of them. Only a purely orthogonal atom takes the
/// letters of a mixed word apart.
fn fairy(letters: &[Letter], size: Size, eight: bool) -> Result<Option<Points>, Vec<Range<usize>>> {
    let vertical = |byte: u8| matches!(byte, b'f' | b'b' | b'v' | b'h');
    let horizontal = |byte: u8| matches!(byte, b'r' | b'l' | b's' | b'h');
    let mut points = None;
    let mut wrong = Vec::new();
    let mut rest = letters;
    while let Some((&first, after)) = rest.split_first() {
        let (a, mut b) = (first.byte, first.byte);
        let mut place = first.place();
        rest = after;
        if let Some(second) = after.first().filter(|second| second.at == first.at + 1) {
            let joins = second.byte == a
                || vertical(a) && horizontal(second.byte)
                || horizontal(a) && vertical(second.byte);
            if joins {
                b = second.byte;
                place.end += 1;
                rest = &after[1..];
            }
        }
        let split = size.is_orthogonal() && !eight && a != b;
        let chosen = if split {
            fairy_word(a, a).zip(fairy_word(b, b)).map(|(a, b)| a.or(b))
        } else {
            fairy_word(a, b)
        };
        match chosen {
            Some(chosen) => points = Some(points.unwrap_or(Points::NONE).or(onto(chosen, size))),
            None => wrong.push(place),
        }
    }
    if wrong.is_empty() { Ok(points) } else { Err(wrong) }
}

/// The words of two letters that Fairy-Stockfish knows.
const FAIRY_WORDS: [&[u8; 2]; 18] = [
    b"fl", b"fr", b"bl", b"br", b"lf", b"rf", b"lb", b"rb", b"fs", b"bs", b"lv", b"rv", b"fh", b"bh", b"lh",
    b"rh", b"hl", b"hr",
];

fn fairy_word(first: u8, second: u8) -> Option<Points> {
    if first == second && first != b'h' {
        return Some(System::Oblique.narrow(first));
    }
    FAIRY_WORDS.contains(&&[first, second]).then(|| System::Oblique.pair(first, second))?
}

/// The orthogonal or diagonal points of which the oblique ones are halves.
fn onto(oblique: Points, size: Size) -> Points {
    if size.is_oblique() {
        return oblique;
    }
    let point = |point: u8| match (point % 4, size.is_orthogonal()) {
        (1, true) | (3, false) => point - 1,
        _ => (point + 1) % 16,
    };
    oblique.iter().fold(Points::NONE, |points, oblique| points.or(Points::of(&[point(oblique)])))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All sets of some of these points.
    fn subsets(points: Points) -> impl Iterator<Item = Points> {
        (1..=points.0).map(Points).filter(move |&subset| points.contains(subset))
    }

    #[test]
    fn turns_have_letters() {
        for turns in subsets(Points::EIGHT) {
            let text = write_turns(turns).unwrap_or_else(|| panic!("{turns:?}"));
            if !text.is_empty() {
                assert_eq!(System::Eight.read(&letters(&text)), Ok(Some(turns)), "{text}");
            }
        }
    }

    #[test]
    fn directions_have_letters() {
        for dialect in Dialect::ALL {
            for size in [Size::new(1, 0), Size::new(1, 1), Size::new(2, 1)] {
                for points in subsets(size.points()) {
                    let Some(text) = write(points, size, dialect) else {
                        panic!("{points:?} {size:?} {dialect}");
                    };
                    assert_eq!(
                        read(&letters(&text), size, false, dialect),
                        Ok(points),
                        "{text} in {dialect}"
                    );
                }
            }
        }
    }
}
