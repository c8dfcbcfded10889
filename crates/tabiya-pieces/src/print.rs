//! The canonical text (H4): no whitespace, look-alikes and `x` folded, vectors in parentheses, a type before its
//! count. Nothing is reordered, merged or shortened.

use core::fmt::{self, Display, Formatter, Write};

use crate::tree::{
    Alternatives, Arrow, Chain, Condition, ConditionKind, Core, Count, Direction, Distance, Group, Guard,
    Influence, Kind, Leg, Lines, Link, Number, Owner, Piece, Promotion, Property, Reach, Star, Swap,
};

impl Display for Piece {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.alternatives.fmt(f)
    }
}

impl Display for Alternatives {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (index, chain) in self.chains.iter().enumerate() {
            if index > 0 {
                f.write_char(',')?;
            }
            chain.fmt(f)?;
        }
        Ok(())
    }
}

impl Display for Chain {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (index, leg) in self.legs.iter().enumerate() {
            if let Some(link) = index.checked_sub(1).and_then(|before| self.links.get(before)) {
                link.fmt(f)?;
            }
            leg.fmt(f)?;
        }
        Ok(())
    }
}

impl Display for Link {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_char(match self {
            Self::Then => '.',
            Self::Further => ';',
            Self::Must => '&',
        })
    }
}

impl Display for Leg {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        all(&self.guards, f)?;
        optional(self.kind, f)?;
        self.core.fmt(f)?;
        all(&self.properties, f)
    }
}

impl Display for Guard {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Influence(influence) => influence.fmt(f),
            Self::Condition(condition) => condition.fmt(f),
        }
    }
}

impl Display for Influence {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(if self.bracketed { "(" } else { "" })?;
        f.write_str(if self.negated { "!" } else { "" })?;
        optional(self.owner, f)?;
        f.write_str(&self.letters)?;
        self.reach.fmt(f)?;
        optional(self.direction, f)?;
        f.write_str(if self.bracketed { ")" } else { "" })
    }
}

impl Display for Reach {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Straight(distance) => distance.fmt(f),
            Self::Oblique(first, second) => write!(f, "{first}/{second}"),
        }
    }
}

impl Display for Owner {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_char(match self {
            Self::Ally => 'a',
            Self::Enemy => 'e',
        })
    }
}

impl Display for Condition {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(if self.negated { "!" } else { "" })?;
        self.kind.fmt(f)
    }
}

impl Display for ConditionKind {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_char(match self {
            Self::Unmoved => 'i',
            Self::Capture => 'c',
            Self::NoCapture => 'o',
            Self::White => 'w',
            Self::Black => 'b',
            Self::OfAlly => 'a',
            Self::OfEnemy => 'e',
            Self::OwnSector => 'A',
            Self::EnemySector => 'E',
            Self::LightSquare => 'W',
            Self::DarkSquare => 'B',
            Self::Attacked => 'h',
            Self::Line(lines) => return write!(f, "L{lines}"),
        })
    }
}

impl Display for Lines {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        range(self.from, self.to, f)
    }
}

impl Display for Kind {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Leap => "~",
            Self::Jump => "^",
            Self::Hop => "^^",
        })
    }
}

impl Display for Core {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Group(group) => group.fmt(f),
            Self::Step { distance, direction } => write!(f, "{distance}{direction}"),
            Self::Oblique { first, second, direction } => {
                write!(f, "{first}/{second}")?;
                optional(*direction, f)
            }
            Self::Vector { right, forward } => write!(f, "({right},{forward})"),
            Self::Radius(radius) => write!(f, "r{radius}"),
            Self::Itself => f.write_char('0'),
            Self::Blast(radius) => write!(f, "Ar{radius}"),
            Self::Promotion(promotion) => promotion.fmt(f),
            Self::Fragment => Ok(()),
        }
    }
}

impl Display for Group {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        optional(self.count, f)?;
        write!(f, "({}", self.body)?;
        optional(self.connector, f)?;
        f.write_char(')')?;
        optional(self.direction, f)
    }
}

impl Display for Count {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        range(self.from, self.to, f)
    }
}

impl Display for Number {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Any => f.write_char('n'),
            Self::Exactly(number) => number.fmt(f),
        }
    }
}

impl Display for Distance {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        range(self.from, self.to, f)
    }
}

impl Display for Direction {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Right => f.write_str(">>"),
            Self::Left => f.write_str("<<"),
            Self::Star(star, arrow) => {
                star.fmt(f)?;
                optional(*arrow, f)
            }
            Self::Arrow(arrow) => arrow.fmt(f),
        }
    }
}

impl Display for Star {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_char(match self {
            Self::All => '*',
            Self::Diagonal => 'X',
            Self::Orthogonal => '+',
        })
    }
}

impl Display for Arrow {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(if self.backward { "<" } else { "" })?;
        f.write_str(if self.forward { ">" } else { "" })?;
        f.write_str(if self.sideways { "=" } else { "" })
    }
}

impl Display for Property {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Joint { letters, .. } => write!(f, "O{letters}"),
            Self::Swap(swap) => swap.fmt(f),
            Self::Blast { on_capture, radius, .. } => {
                write!(f, "{}Ar{radius}", if *on_capture { "c" } else { "" })
            }
            Self::Promotion(promotion) => promotion.fmt(f),
        }
    }
}

impl Display for Swap {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "|{}", self.letters)?;
        optional(self.kind, f)?;
        optional(self.distance, f)?;
        optional(self.direction, f)
    }
}

impl Display for Promotion {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "L{}", self.lines)?;
        all(&self.choices, f)?;
        f.write_str(if self.optional { "?" } else { "" })
    }
}

fn optional(part: Option<impl Display>, f: &mut Formatter<'_>) -> fmt::Result {
    part.map_or(Ok(()), |part| part.fmt(f))
}

fn all<T: Display>(parts: &[T], f: &mut Formatter<'_>) -> fmt::Result {
    parts.iter().try_for_each(|part| part.fmt(f))
}

fn range(from: impl Display, to: Option<impl Display>, f: &mut Formatter<'_>) -> fmt::Result {
    from.fmt(f)?;
    to.map_or(Ok(()), |to| write!(f, "-{to}"))
}
