use tabiya_game::{Argument, Message};

use super::codes;
use super::direction::Bearing;
use super::distance::{AWAY, along};
use super::leap::{Keep, like};
use crate::tree::{Direction, Distance, Influence, Owner, Reach, Star};

/// The condition that an influence is: that such a piece stands near, or none does.
pub(super) fn condition(influence: &Influence) -> Message {
    let code = if influence.negated { codes::NONE_NEAR } else { codes::NEAR };
    let owner = match influence.owner {
        Some(Owner::Enemy) => "enemy",
        Some(Owner::Ally) | None => "own",
    };
    let place = match influence.reach {
        Reach::Straight(distance) => {
            place(distance, influence.direction.unwrap_or(Direction::Star(Star::All, None)))
        }
        Reach::Oblique(first, second) => {
            let keep = Keep::of(influence.direction, first, second);
            let first = if keep.leads_only() { along(first) } else { first };
            Message::new(codes::PLACE_OBLIQUE)
                .with("first", AWAY.of(first))
                .with("second", AWAY.of(second))
                .with("keep", Argument::text(keep.key()))
                .with("like", like(first, second, keep))
        }
    };
    Message::new(code)
        .with("owner", Argument::text(owner))
        .with("letters", letters(&influence.letters))
        .with("place", place)
}

/// Where another piece stands.
pub(super) fn place(distance: Distance, direction: Direction) -> Message {
    Message::new(codes::PLACE)
        .with("distance", AWAY.of(along(distance)))
        .with("direction", Bearing::of(direction).place())
}

/// Letters of which one is enough: `N, B or R`. None is said twice.
pub(super) fn letters(letters: &str) -> Argument {
    let mut distinct: Vec<char> = Vec::new();
    for letter in letters.chars() {
        if !distinct.contains(&letter) {
            distinct.push(letter);
        }
    }
    either(distinct.iter().map(Argument::text).collect())
}

/// Values of which one is enough.
pub(super) fn either(mut values: Vec<Argument>) -> Argument {
    let joined = |code, list: Argument, item: Argument| -> Argument {
        Message::new(code).with("list", list).with("item", item).into()
    };
    let last = values.pop();
    let list = values.into_iter().reduce(|list, item| joined(codes::LETTERS_NEXT, list, item));
    match (list, last) {
        (Some(list), Some(last)) => joined(codes::LETTERS_LAST, list, last),
        (_, last) => last.unwrap_or(Argument::Text(String::new())),
    }
}
