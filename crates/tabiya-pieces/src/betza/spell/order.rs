//! In which order words stand.

use super::Entry;
use super::manner::{Manner, Turns};
use super::word::Word;

/// W and F, R and B in all directions are K and Q.
pub(in crate::betza) fn join_eight(words: &mut Vec<Entry>) {
    let mut index = 0;
    while index < words.len() {
        let Entry::Word(word) = &words[index] else {
            index += 1;
            continue;
        };
        let word = word.clone();
        let joins = |other: &Word| {
            let sizes = [word.size, other.size];
            let slides = match word.manner {
                Manner::Ride(reach) => reach.least == 1,
                Manner::Hop(reach) => reach.exact().is_none(),
                Manner::Grasshopper | Manner::Beyond | Manner::Skip => true,
                Manner::Crooked(turns) => turns == Turns::Both,
                _ => false,
            };
            slides
                && (word.gate, word.manner, word.modality) == (other.gate, other.manner, other.modality)
                && sizes.iter().all(|size| size.long == 1)
                && word.size != other.size
                && word.points == word.size.points()
                && other.points == other.size.points()
        };
        let other = (index + 1..words.len())
            .find(|&other| matches!(&words[other], Entry::Word(other) if joins(other)));
        if let Some(other) = other {
            words.remove(other);
            words[index] = Entry::Word(Word { eight: true, ..word });
        }
        index += 1;
    }
}

/// A crooked rider that may turn either way first is one word.
pub(in crate::betza) fn join_turns(words: &mut Vec<Entry>) {
    let so = |entry: &Entry, wanted: Turns| match entry {
        Entry::Word(word) if word.manner == Manner::Crooked(wanted) => {
            Some((word.gate, word.modality, word.size, word.points))
        }
        _ => None,
    };
    let mut index = 0;
    while index < words.len() {
        if let Some(right) = so(&words[index], Turns::Right)
            && let Some(left) = words.iter().position(|entry| so(entry, Turns::Left) == Some(right))
        {
            if let Entry::Word(word) = &mut words[index] {
                word.manner = Manner::Crooked(Turns::Both);
            }
            words.remove(left);
            index = index.min(left);
        }
        index += 1;
    }
}

/// Of two moves of one kind in one direction Fairy-Stockfish keeps the later, so the one that goes farther comes last.
pub(in crate::betza) fn farthest_last(words: &mut [Entry]) {
    let far = |entry: &Entry| match entry {
        Entry::Word(Word { manner: Manner::Ride(reach), size, points, .. }) => {
            Some((false, *size, *points, reach.most))
        }
        Entry::Word(Word { manner: Manner::Hop(reach), size, points, .. }) => {
            Some((true, *size, *points, reach.most))
        }
        Entry::Word(Word { manner: Manner::Grasshopper, size, points, .. }) => {
            Some((true, *size, *points, Some(0)))
        }
        _ => None,
    };
    let farther = |first: &Entry, second: &Entry| {
        let (Some(first), Some(second)) = (far(first), far(second)) else { return false };
        let most = |most: Option<u8>| most.unwrap_or(u8::MAX);
        (first.0, first.1) == (second.0, second.1)
            && !first.2.and(second.2).is_empty()
            && most(first.3) > most(second.3)
    };
    for index in 1..words.len() {
        if let Some(before) = (0..index).find(|&before| farther(&words[before], &words[index])) {
            words[before..=index].rotate_right(1);
        }
    }
}

/// All texts, one after the other. The same atom twice side by side is a rider, so one of the two goes where it stands
/// beside others; the number of a text that finds no place is the error.
pub(in crate::betza) fn in_a_row(texts: Vec<(String, usize)>) -> Result<String, usize> {
    let clash = |first: &str, second: &str| {
        let atom = second.chars().next().filter(char::is_ascii_uppercase);
        atom.is_some() && first.chars().next_back() == atom
    };
    let mut row: Vec<String> = Vec::new();
    for (text, part) in texts {
        let place = (0..=row.len()).rev().find(|&place| {
            place.checked_sub(1).is_none_or(|before| !clash(&row[before], &text))
                && row.get(place).is_none_or(|after| !clash(&text, after))
        });
        row.insert(place.ok_or(part)?, text);
    }
    Ok(row.concat())
}
