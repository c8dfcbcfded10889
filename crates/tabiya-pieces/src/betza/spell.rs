//! From paths to a text: one word for all directions of a move, and the shortest word that there is.

mod in_legs;
mod legs;
mod manner;
mod order;
mod word;

use tabiya_game::Code;

use self::legs::{Legs, Shape};
use self::manner::{Manner, Said, is_word, manners, simple};
use self::word::Word;
use super::Dialect;
use super::path::{self, Course, Deed, Modality, Path, Reach, Stride, Way};
use super::tidy::{Straight, tidy};
use super::told::{ANYWHERE, CASTLING, DISTANCE, HOP, JUMP, LEAP, LEGS, OWN_CAPTURE, REPETITION, RIDE};
use super::vector::{Points, Vector};

/// The text of paths. Parts that the dialect has no words for are told by their number, with the reason.
///
/// There are two ways to it: with all words that there are, and with moves of two legs kept together, which can be
/// shorter.
pub(super) fn spell(paths: &[Path], dialect: Dialect) -> Result<String, Vec<(usize, Code)>> {
    let by_words = spell_so(&tidy(paths.to_vec(), Straight::Joined), Straight::Joined, dialect)?;
    if dialect == Dialect::FairyStockfish {
        return Ok(by_words);
    }
    let by_legs = spell_so(&tidy(paths.to_vec(), Straight::Kept), Straight::Kept, dialect);
    Ok(by_legs.ok().filter(|text| text.len() < by_words.len()).unwrap_or(by_words))
}

fn spell_so(paths: &[Path], straight: Straight, dialect: Dialect) -> Result<String, Vec<(usize, Code)>> {
    let mut words: Vec<Entry> = Vec::new();
    let mut lacking = Vec::new();
    for (path, manner) in manners(paths, straight) {
        if let Err(code) = enter(path, manner, dialect, &mut words) {
            lacking.push((path.part, code));
        }
    }
    order::join_turns(&mut words);
    order::join_eight(&mut words);
    if dialect == Dialect::FairyStockfish {
        order::farthest_last(&mut words);
    }
    // XBoard wants captures on the way behind other moves to the same square.
    words.sort_by_key(|entry| matches!(entry, Entry::Legs(legs) if legs.captures_on_the_way()));
    let mut texts = Vec::new();
    for entry in &words {
        let spelled = match entry {
            Entry::Word(word) => word.spell(dialect),
            Entry::Legs(legs) => legs.spell(dialect).ok_or(LEGS),
        };
        match spelled {
            Ok(spelled) => texts.extend(spelled.into_iter().map(|text| (text, entry.part()))),
            Err(code) => lacking.push((entry.part(), code)),
        }
    }
    if lacking.is_empty() { order::in_a_row(texts).map_err(|part| vec![(part, LEGS)]) } else { Err(lacking) }
}

#[derive(Clone, Debug)]
enum Entry {
    Word(Word),
    Legs(Legs),
}

impl Entry {
    const fn part(&self) -> usize {
        match self {
            Self::Word(word) => word.part,
            Self::Legs(legs) => legs.part,
        }
    }
}

/// Puts a path to those that differ in direction only.
fn enter(path: &Path, manner: Option<Said>, dialect: Dialect, words: &mut Vec<Entry>) -> Result<(), Code> {
    let fairy = dialect == Dialect::FairyStockfish;
    if fairy && owns(path) {
        return Err(OWN_CAPTURE);
    }
    if let Some((manner, vector, modality)) =
        manner.filter(|&(manner, vector, _)| is_word(manner, vector.size(), dialect))
    {
        let size = vector.size();
        let points = Points::of(&[vector.point()]);
        let word = Word { gate: path.gate, manner, modality, size, points, eight: false, part: path.part };
        for entry in words.iter_mut() {
            if let Entry::Word(other) = entry
                && (other.gate, other.manner, other.modality, other.size)
                    == (word.gate, manner, modality, size)
            {
                other.points = other.points.or(points);
                return Ok(());
            }
        }
        words.push(Entry::Word(word));
        return Ok(());
    }
    // Each distance of a range may have a word of its own.
    if let Some(stride @ Stride { way: Way::Ride, reach: Reach { least: 2.., most: Some(most) }, .. }) =
        path.single()
        && most > stride.reach.least
    {
        return (stride.reach.least..=most).try_for_each(|steps| {
            let stride = Stride { reach: Reach::exactly(steps), ..stride };
            let path = Path::go(path.gate, vec![stride], path.part);
            enter(&path, simple(&[stride]), dialect, words)
        });
    }
    if fairy {
        return Err(lacks(path, manner.map(|(manner, ..)| manner)));
    }
    let Deed::Go(strides, course) = &path.deed else { return Err(ANYWHERE) };
    if !matches!(course, Course::Once | Course::Repeated(_))
        || *course != Course::Once && dialect != Dialect::XBoard
    {
        return Err(REPETITION);
    }
    let ways = in_legs::in_legs(strides, dialect)?;
    if *course != Course::Once && ways.len() > 1 {
        return Err(REPETITION);
    }
    for mut legs in ways {
        if in_legs::is_idle(&legs) {
            continue;
        }
        // The square that it came from is empty whatever is asked of it.
        if let (true, Some(last)) = (path::end(strides).is_some_and(Vector::is_zero), legs.last_mut()) {
            last.modality = Modality::BOTH;
        }
        let vectors: Vec<Vector> = legs.iter().map(|leg| leg.vector).collect();
        let (shape, member) = Shape::of(path.gate, *course, &legs, dialect).ok_or(LEGS)?;
        let same = words.iter_mut().find_map(|entry| match entry {
            Entry::Legs(legs) if legs.shape == shape => Some(legs),
            _ => None,
        });
        match same {
            Some(legs) => legs.push(member, vectors),
            None => words.push(Entry::Legs(Legs::new(shape, member, vectors, path.part))),
        }
    }
    Ok(())
}

fn owns(path: &Path) -> bool {
    match &path.deed {
        Deed::Go(strides, _) => strides.iter().any(|stride| stride.modality.own),
        Deed::Anywhere(modality) => modality.own,
        Deed::Castle(..) => false,
    }
}

/// What Fairy-Stockfish lacks for a path.
fn lacks(path: &Path, manner: Option<Manner>) -> Code {
    let Deed::Go(strides, course) = &path.deed else {
        return if matches!(path.deed, Deed::Castle(..)) { CASTLING } else { ANYWHERE };
    };
    let [stride] = &**strides else { return if *course == Course::Once { LEGS } else { REPETITION } };
    match (manner, stride.way) {
        _ if *course != Course::Once => REPETITION,
        (_, Way::Jump) => JUMP,
        (_, Way::Hop) => HOP,
        _ if stride.vector.size().long > 3 => LEAP,
        _ if stride.vector.size().long > 1 => RIDE,
        _ => DISTANCE,
    }
}
