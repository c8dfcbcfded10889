use core::fmt;

use tabiya_game::Code;

use crate::codes::{
    EXTENSION_HOP, EXTENSION_LINK, EXTENSION_NOT, EXTENSION_OBLIQUE, EXTENSION_PROMOTION, EXTENSION_STAR,
};
use crate::tree::{
    Condition, ConditionKind, Core, Direction, Guard, Influence, Kind, Leg, Piece, Place, Promotion,
    Property, Reach, Star,
};

/// What Tabiya has and the document has not (section 7). `(dx,dy)`, E3, is not among them: the document reads it as a
/// group around its own `dx,dy`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Extension {
    /// E1: `.` or `;` before the `)` of a counted group.
    Link,
    /// E2: `^^`.
    Hop,
    /// E4: `!` before a condition that is not `h`.
    Not,
    /// E5: `*>`, `*<`, with `=` or without.
    Star,
    /// E6: an influence at an oblique leap, `N1/2`.
    Oblique,
    /// E7: a promotion behind a `+`, or that may be declined, `L7-9+G?`.
    Promotion,
}

impl Extension {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Link, Self::Hop, Self::Not, Self::Star, Self::Oblique, Self::Promotion];

    /// Its number: `E1`.
    pub const fn number(self) -> &'static str {
        match self {
            Self::Link => "E1",
            Self::Hop => "E2",
            Self::Not => "E4",
            Self::Star => "E5",
            Self::Oblique => "E6",
            Self::Promotion => "E7",
        }
    }

    /// Its name, as people say it.
    pub const fn name(self) -> Code {
        match self {
            Self::Link => EXTENSION_LINK,
            Self::Hop => EXTENSION_HOP,
            Self::Not => EXTENSION_NOT,
            Self::Star => EXTENSION_STAR,
            Self::Oblique => EXTENSION_OBLIQUE,
            Self::Promotion => EXTENSION_PROMOTION,
        }
    }
}

impl fmt::Display for Extension {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.number())
    }
}

/// The extensions that a piece uses, each once, in the order of their numbers.
///
/// ```
/// use tabiya_pieces::{Extension, Piece, extensions};
/// let piece: Piece = "on+,c^^n+,2(1X;)".parse().unwrap();
/// assert_eq!(extensions(&piece), [Extension::Link, Extension::Hop]);
/// assert_eq!(extensions(&"~1/2".parse().unwrap()), []);
/// ```
pub fn extensions(piece: &Piece) -> Vec<Extension> {
    let mut extensions: Vec<_> = uses(piece).into_iter().map(|(extension, _)| extension).collect();
    extensions.sort_unstable();
    extensions.dedup();
    extensions
}

/// Every use of an extension, and the narrowest place that the tree knows of it.
pub(crate) fn uses(piece: &Piece) -> Vec<(Extension, Place)> {
    let mut uses = Vec::new();
    for leg in piece.alternatives.all_legs() {
        let mut mark = |extension, place| uses.push((extension, place));
        for guard in &leg.guards {
            match guard {
                Guard::Influence(influence) => of_influence(influence, &mut mark),
                Guard::Condition(condition) => of_condition(condition, &mut mark),
            }
        }
        if leg.kind == Some(Kind::Hop) {
            mark(Extension::Hop, leg.place);
        }
        of_core(leg, &mut mark);
        for property in &leg.properties {
            of_property(property, &mut mark);
        }
    }
    uses
}

fn of_influence(influence: &Influence, mark: &mut impl FnMut(Extension, Place)) {
    if matches!(influence.reach, Reach::Oblique(..)) {
        mark(Extension::Oblique, influence.place);
    }
    of_direction(influence.direction, influence.place, mark);
}

fn of_condition(condition: &Condition, mark: &mut impl FnMut(Extension, Place)) {
    if condition.negated && condition.kind != ConditionKind::Attacked {
        mark(Extension::Not, condition.place);
    }
}

fn of_core(leg: &Leg, mark: &mut impl FnMut(Extension, Place)) {
    match &leg.core {
        Core::Group(group) => {
            if group.connector.is_some() {
                mark(Extension::Link, leg.place);
            }
            of_direction(group.direction, leg.place, mark);
        }
        Core::Step { direction, .. } => of_direction(Some(*direction), leg.place, mark),
        Core::Oblique { direction, .. } => of_direction(*direction, leg.place, mark),
        Core::Promotion(promotion) => of_promotion(promotion, mark),
        _ => {}
    }
}

fn of_property(property: &Property, mark: &mut impl FnMut(Extension, Place)) {
    match property {
        Property::Swap(swap) => {
            if swap.kind == Some(Kind::Hop) {
                mark(Extension::Hop, swap.place);
            }
            of_direction(swap.direction, swap.place, mark);
        }
        Property::Promotion(promotion) => of_promotion(promotion, mark),
        _ => {}
    }
}

fn of_promotion(promotion: &Promotion, mark: &mut impl FnMut(Extension, Place)) {
    if promotion.optional || promotion.choices.iter().any(|choice| choice.starts_with('+')) {
        mark(Extension::Promotion, promotion.place);
    }
}

fn of_direction(direction: Option<Direction>, place: Place, mark: &mut impl FnMut(Extension, Place)) {
    if matches!(direction, Some(Direction::Star(Star::All, Some(_)))) {
        mark(Extension::Star, place);
    }
}
