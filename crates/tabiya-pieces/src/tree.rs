//! The syntax tree of a line of the notation.
//!
//! The tree holds what was written: nothing is merged, reordered or filled in. Nodes know their place in the source,
//! and places never count in comparisons: a tree equals the tree of its canonical text.

use core::fmt;
use core::ops::Range;
use std::collections::HashSet;

/// The greatest number that a line can hold.
pub const MAX_NUMBER: u8 = 255;

/// Where a node stands in the source, in bytes. All places are equal.
#[derive(Clone, Copy, Default)]
pub struct Place {
    /// The first byte.
    pub start: u32,
    /// The byte after the last.
    pub end: u32,
}

impl Place {
    /// These bytes.
    pub const fn new(start: usize, end: usize) -> Self {
        Self { start: start as u32, end: end as u32 }
    }

    /// The bytes as a range.
    pub const fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}

impl PartialEq for Place {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Place {}

impl core::hash::Hash for Place {
    fn hash<H: core::hash::Hasher>(&self, _: &mut H) {}
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.start, self.end)
    }
}

/// A whole line: how a piece moves.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// What it can choose from.
    pub alternatives: Alternatives,
    /// Where the legs after a `.` may turn to.
    pub linkage: Linkage,
}

/// Where the legs after a `.` may turn to (Q18).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Linkage {
    /// Anywhere: the document.
    #[default]
    Free,
    /// Within 45° of the direction of the leg before: Wikipedia's lists.
    Outward,
}

/// Alternatives between `,`: one of them is chosen. There is at least one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Alternatives {
    /// In the order written.
    pub chains: Vec<Chain>,
}

impl Alternatives {
    /// All legs in reading order, those in groups behind the group's own.
    ///
    /// ```
    /// use tabiya_pieces::Piece;
    /// let piece: Piece = "1+,n(1X.~1/2)".parse().unwrap();
    /// assert_eq!(piece.alternatives.all_legs().count(), 4);
    /// ```
    pub fn all_legs(&self) -> impl Iterator<Item = &Leg> {
        within(self.chains.iter())
    }

    /// Each alternative once: saying it twice changes nothing.
    ///
    /// ```
    /// use tabiya_pieces::Piece;
    /// let piece: Piece = "1+,n*,1+".parse().unwrap();
    /// assert_eq!(piece.alternatives.distinct().count(), 2);
    /// ```
    pub fn distinct(&self) -> impl Iterator<Item = &Chain> {
        let mut known = HashSet::new();
        self.chains.iter().filter(move |&chain| known.insert(chain))
    }
}

impl Chain {
    /// Whether it is a single leg: castling and exchanges are nothing else (H20, H22).
    pub(crate) const fn is_single(&self) -> bool {
        matches!(self.legs.as_slice(), [_])
    }

    /// Where its legs may turn to in a piece of this linkage: it matters to legs after a `.` alone (Q18).
    pub(crate) fn linkage(&self, linkage: Linkage) -> Linkage {
        let has_then = |chain: &Self| chain.links.contains(&Link::Then);
        let has_then_inside = |leg: &Leg| match &leg.core {
            Core::Group(group) => group.body.chains.iter().any(has_then),
            _ => false,
        };
        if has_then(self) || self.all_legs().any(has_then_inside) { linkage } else { Linkage::Free }
    }

    /// All legs in reading order, those in groups behind the group's own.
    pub fn all_legs(&self) -> impl Iterator<Item = &Leg> {
        within(core::slice::from_ref(self).iter())
    }

    /// Whether it makes no move, but says something of all moves of the piece: `L8Q`, `c0`, `cAr1` and nothing else (H13).
    pub fn is_property(&self) -> bool {
        let is_capture = |guard: &Guard| {
            let capture =
                |condition: &Condition| condition.kind == ConditionKind::Capture && !condition.negated;
            matches!(guard, Guard::Condition(condition) if capture(condition))
        };
        self.legs.iter().all(|leg| {
            let acts = match leg.core {
                Core::Promotion(_) => true,
                Core::Itself | Core::Blast(_) => leg.guards.iter().any(is_capture),
                _ => false,
            };
            let allows = |property: &Property| {
                matches!(property, Property::Blast { on_capture: true, .. } | Property::Promotion(_))
            };
            acts && leg.properties.iter().all(allows)
        })
    }
}

fn within<'a>(chains: core::slice::Iter<'a, Chain>) -> impl Iterator<Item = &'a Leg> {
    let legs = |chains: core::slice::Iter<'a, Chain>| chains.flat_map(|chain| &chain.legs);
    let mut open = vec![legs(chains)];
    core::iter::from_fn(move || {
        loop {
            let Some(leg) = open.last_mut()?.next() else {
                open.pop();
                continue;
            };
            if let Core::Group(group) = &leg.core {
                open.push(legs(group.body.chains.iter()));
            }
            return Some(leg);
        }
    })
}

/// One move made of legs. There is at least one leg, and one link less than legs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chain {
    /// In the order made.
    pub legs: Vec<Leg>,
    /// What stands between them.
    pub links: Vec<Link>,
    /// Where it stands.
    pub place: Place,
}

/// What joins two legs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Link {
    /// `.`: may go on, unless something has been captured.
    Then,
    /// `;`: may go on, also after a capture.
    Further,
    /// `&`: must go on.
    Must,
}

/// One leg: guards, a type, what is done, properties.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Leg {
    /// Influences and conditions, in the order written (H2).
    pub guards: Vec<Guard>,
    /// `~`, `^`, `^^`; `None` for an ordinary move.
    pub kind: Option<Kind>,
    /// What is done.
    pub core: Core,
    /// In the order `O`, `|`, `Ar`, `L` (H4).
    pub properties: Vec<Property>,
    /// Where it stands.
    pub place: Place,
}

impl Leg {
    /// The property that makes it a move of two pieces, castling or an exchange of places. Of several the first counts.
    pub fn exchange(&self) -> Option<&Property> {
        self.properties.iter().find(|property| matches!(property, Property::Joint { .. } | Property::Swap(_)))
    }
}

/// What must hold for a leg.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Guard {
    /// A piece that stands near: `S1=`, `(eS1)`, `!S1`.
    Influence(Influence),
    /// A condition: `c`, `!h`, `L2-3`.
    Condition(Condition),
}

/// A piece that stands near, or must not.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Influence {
    /// `!`: no such piece.
    pub negated: bool,
    /// In parentheses.
    pub bracketed: bool,
    /// Whose piece, where it is written: `(eS1)`, `(aS1)`. Own pieces otherwise.
    pub owner: Option<Owner>,
    /// Any of these letters, `A` to `Z`.
    pub letters: String,
    /// How far.
    pub reach: Reach,
    /// In which directions; all eight when `None`.
    pub direction: Option<Direction>,
    /// Where it stands.
    pub place: Place,
}

/// How far an influence reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    /// A distance along a direction.
    Straight(Distance),
    /// An oblique leap: `N1/2`. Extension E6.
    Oblique(Distance, Distance),
}

/// Whose piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Owner {
    /// `a`: one's own.
    Ally,
    /// `e`: the other side's.
    Enemy,
}

/// A condition of a leg.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Condition {
    /// `!`. Extension E4 for all but `!h`.
    pub negated: bool,
    /// What it asks for.
    pub kind: ConditionKind,
    /// Where it stands.
    pub place: Place,
}

/// What a condition asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ConditionKind {
    /// `i`: the mover has not moved before this move.
    Unmoved,
    /// `c`: the leg captures.
    Capture,
    /// `o`: the leg does not capture.
    NoCapture,
    /// `w`: the mover is of the first side.
    White,
    /// `b`: the mover is of the second side.
    Black,
    /// `a`: what is captured is one's own.
    OfAlly,
    /// `e`: what is captured is the other side's.
    OfEnemy,
    /// `A`: the mover stands in its own sector.
    OwnSector,
    /// `E`: the mover stands in the other side's sector.
    EnemySector,
    /// `W`: the mover stands on a light square.
    LightSquare,
    /// `B`: the mover stands on a dark square; a1 is dark.
    DarkSquare,
    /// `h`: the mover is attacked.
    Attacked,
    /// `L2`, `L2-3`: the mover stands on this line, counted from its own side from 1.
    Line(Lines),
}

/// Lines counted from the mover's own side, from 1: `8`, `2-3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lines {
    /// The first.
    pub from: u8,
    /// The last, where a range is written.
    pub to: Option<u8>,
}

impl Lines {
    /// Whether it holds this line.
    pub fn contains(self, line: u8) -> bool {
        (self.from..=self.to.unwrap_or(self.from)).contains(&line)
    }
}

/// How a leg moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// `~`: the squares between do not matter.
    Leap,
    /// `^`: jumps over exactly one piece and captures it.
    Jump,
    /// `^^`: jumps over exactly one piece and captures where it lands. Extension E2.
    Hop,
}

/// What a leg does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Core {
    /// `(…)`, `3(…)`, `n(…)`.
    Group(Box<Group>),
    /// `2-3+`: a distance along a direction.
    Step {
        /// How far.
        distance: Distance,
        /// Where to.
        direction: Direction,
    },
    /// `1/2`: so far along one axis, so far along the other.
    Oblique {
        /// The first number.
        first: Distance,
        /// The second number.
        second: Distance,
        /// Keeps some of the leaps (H17).
        direction: Option<Direction>,
    },
    /// `(1,-2)`: right and forward, as the mover sees it.
    Vector {
        /// Squares to the right.
        right: i16,
        /// Squares forward.
        forward: i16,
    },
    /// `r2`: any square that near.
    Radius(Number),
    /// `0`: the mover itself.
    Itself,
    /// `Ar1`: everything that near is removed.
    Blast(Number),
    /// `L8Q`: what becomes of the piece.
    Promotion(Promotion),
    /// Nothing but influences: an example of one, which makes no move (H1).
    Fragment,
}

/// A part in parentheses.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Group {
    /// How many copies; `None` for a plain group.
    pub count: Option<Count>,
    /// What is repeated.
    pub body: Alternatives,
    /// `.` or `;` before the `)`: the copies are joined by it and may turn. Extension E1.
    pub connector: Option<Link>,
    /// The filter of the oblique leaps inside that have none.
    pub direction: Option<Direction>,
}

/// How many copies of a group: `3`, `n`, `2-3`, `2-n`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Count {
    /// The number, or the least one of a range.
    pub from: Number,
    /// The greatest, where a range is written.
    pub to: Option<Number>,
}

/// `n` or a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Number {
    /// `n`: as many as the board allows.
    Any,
    /// A number.
    Exactly(u8),
}

/// `2`, `n`, `2-3`, `2-n`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Distance {
    /// The number, or the least one of a range.
    pub from: Number,
    /// The greatest, where a range is written.
    pub to: Option<Number>,
}

impl Distance {
    /// The distances that it allows on a board on which none is longer than `edge`. `n` alone is 1 to `edge`.
    pub fn range(self, edge: u8) -> core::ops::RangeInclusive<u8> {
        let number = |number| match number {
            Number::Any => edge,
            Number::Exactly(number) => number,
        };
        match (self.from, self.to) {
            (Number::Any, None) => 1..=edge,
            (from, to) => number(from)..=to.map_or(number(from), number),
        }
    }
}

/// A direction as written: `+`, `X>`, `>=`, `<<`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// `>>`: to the mover's right only.
    Right,
    /// `<<`: to the mover's left only.
    Left,
    /// `*`, `X`, `+`, possibly narrowed by an arrow.
    Star(Star, Option<Arrow>),
    /// An arrow alone: orthogonal.
    Arrow(Arrow),
}

/// A bundle of directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Star {
    /// `*`: all eight.
    All,
    /// `X`: the diagonals.
    Diagonal,
    /// `+`: the orthogonals.
    Orthogonal,
}

/// Arrows: forward, backward, sideways and their unions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arrow {
    /// `>`.
    pub forward: bool,
    /// `<`.
    pub backward: bool,
    /// `=`.
    pub sideways: bool,
}

/// What a leg does besides moving.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Property {
    /// `OKR`: a joint move: the mover's letter, then the letters of allowed partners.
    Joint {
        /// All letters.
        letters: String,
        /// Where it stands.
        place: Place,
    },
    /// `|R^n=`: exchanges places with a piece of these letters.
    Swap(Swap),
    /// `Ar1`, `cAr1`: removes everything near the final square.
    Blast {
        /// `c`: only when this move captured.
        on_capture: bool,
        /// How near.
        radius: Number,
        /// Where it stands.
        place: Place,
    },
    /// `L8Q`.
    Promotion(Promotion),
}

/// An exchange of places.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Swap {
    /// The partner's letters.
    pub letters: String,
    /// `~`, `^`, `^^` of the partner's path back.
    pub kind: Option<Kind>,
    /// The distance of the partner's path back.
    pub distance: Option<Distance>,
    /// Its direction.
    pub direction: Option<Direction>,
    /// Where it stands.
    pub place: Place,
}

/// What a piece becomes: `L8Q`, `L8QRBN`; with extension E7 `L7-9+G?`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Promotion {
    /// On these lines.
    pub lines: Lines,
    /// To one of these: a letter, with E7 one behind a `+`.
    pub choices: Vec<String>,
    /// `?`: the piece may stay what it is. Extension E7.
    pub optional: bool,
    /// Where it stands.
    pub place: Place,
}
