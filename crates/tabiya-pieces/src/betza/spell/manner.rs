//! What one word can say, but for its directions.

use crate::betza::path::Gate;
use crate::betza::path::{Course, Deed, Modality, Path, Reach, Stride, Way};
use crate::betza::tidy::Straight;
use crate::betza::vector::{Size, Vector};
use crate::betza::{Dialect, atoms, expand};

/// What one word can say, but for its directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::betza) enum Manner {
    Ride(Reach),
    Hop(Reach),
    /// Over the first piece, to the square behind it.
    Grasshopper,
    /// Over a neighbour, and on.
    Beyond,
    /// Without a look at the first square.
    Skip,
    /// An oblique leap that can be blocked at its first step.
    LegByLeg,
    /// The same, or another straight lame leap, again and again.
    LameRide(Option<u8>),
    /// To and fro, first turning so.
    Crooked(Turns),
    Anywhere,
    Castle(u8),
}

/// Which way a crooked rider may turn first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::betza) enum Turns {
    Right,
    Left,
    Both,
}

/// A path as a word: how, in which direction, and what may be on the last square.
pub(in crate::betza) type Said = (Manner, Vector, Modality);

/// The paths, each with what it is as a word; paths that a word with `g` holds beside others are left out.
pub(in crate::betza) fn manners(paths: &[Path], straight: Straight) -> Vec<(&Path, Option<Said>)> {
    let hop = |stride: Stride| stride.way == Way::Hop && stride.reach == Reach::exactly(2);
    let alone = |gate: Gate, wanted: Stride| {
        paths.iter().position(|path| path.gate == gate && path.single() == Some(wanted))
    };
    let mut covered = Vec::new();
    let mut manners: Vec<_> = paths
        .iter()
        .map(|path| {
            let manner = match &path.deed {
                Deed::Go(strides, Course::Once) => match **strides {
                    [approach, over]
                        if approach == Stride::ride(over.vector, Reach::ANY, Modality::MOVE) && hop(over) =>
                    {
                        alone(path.gate, over).map(|hop| {
                            covered.push(hop);
                            (Manner::Grasshopper, over.vector, over.modality)
                        })
                    }
                    [over, on]
                        if on.way == Way::Ride
                            && on.reach == Reach::ANY
                            && over.modality == Modality::MOVE
                            && over.vector == on.vector
                            && hop(over) =>
                    {
                        alone(path.gate, over.with(on.modality)).map(|hop| {
                            covered.push(hop);
                            (Manner::Beyond, on.vector, on.modality)
                        })
                    }
                    [first, on]
                        if on.way == Way::Ride
                            && on.reach == Reach::ANY
                            && on.vector.size().long == 1
                            && first == Stride::ride(on.vector * 2, Reach::ONE, Modality::MOVE) =>
                    {
                        alone(path.gate, first.with(on.modality)).map(|skip| {
                            covered.push(skip);
                            (Manner::Skip, on.vector, on.modality)
                        })
                    }
                    [_] => simple(strides),
                    [_, _] if straight == Straight::Joined => simple(strides),
                    _ => None,
                },
                Deed::Go(strides, course) => repeated(strides, *course),
                Deed::Anywhere(modality) => Some((Manner::Anywhere, Vector::new(0, 1), *modality)),
                Deed::Castle(steps, point) => {
                    Some((Manner::Castle(*steps), Vector::towards(*point, Size::new(1, 0)), Modality::BOTH))
                }
            };
            Some((path, manner))
        })
        .collect();
    for index in covered {
        manners[index] = None;
    }
    manners.into_iter().flatten().collect()
}

pub(in crate::betza) fn simple(strides: &[Stride]) -> Option<Said> {
    match *strides {
        [stride] => {
            let manner = match stride.way {
                Way::Ride => Manner::Ride(stride.reach),
                Way::Hop => Manner::Hop(stride.reach),
                Way::Jump => return None,
            };
            Some((manner, stride.vector, stride.modality))
        }
        [first, second] => {
            let steps = |stride: Stride| stride.reach.exact().filter(|_| stride.way == Way::Ride);
            let leap = first.vector * steps(first)? + second.vector * steps(second)?;
            let is_word = matches!(leap.size(), Size { long: 2, short: 1 } | Size { long: 3, short: 2 });
            (is_word && expand::leg_by_leg(leap, 1, second.modality) == strides).then_some((
                Manner::LegByLeg,
                leap,
                second.modality,
            ))
        }
        _ => None,
    }
}

fn repeated(strides: &[Stride], course: Course) -> Option<Said> {
    match (course, strides) {
        (Course::Repeated(most), [stride]) if stride.vector.size().long == 1 && stride.way == Way::Ride => {
            let times = stride.reach.exact().filter(|times| matches!(times, 2 | 3))?;
            Some((Manner::LameRide(most), stride.vector * times, stride.modality))
        }
        (Course::Repeated(most), [_, _]) => {
            let (manner, leap, modality) = simple(strides)?;
            (manner == Manner::LegByLeg).then_some((Manner::LameRide(most), leap, modality))
        }
        (Course::Crooked, &[first, second])
            if first.modality == second.modality && first.vector.size().long == 1 =>
        {
            let turns = match first.vector.turn_to(second.vector)? {
                2 => Turns::Right,
                6 => Turns::Left,
                _ => return None,
            };
            Some((Manner::Crooked(turns), first.vector, first.modality))
        }
        _ => None,
    }
}

/// Whether a dialect has one word for this.
pub(in crate::betza) fn is_word(manner: Manner, size: Size, dialect: Dialect) -> bool {
    let fairy = dialect == Dialect::FairyStockfish;
    let slides = size.long == 1;
    match manner {
        Manner::Ride(reach) if slides && reach.least > 1 => match reach.exact() {
            Some(2) => true,
            Some(3) => dialect == Dialect::Interactive,
            _ => false,
        },
        Manner::Ride(reach) if reach.least > 1 => false,
        Manner::Ride(reach) => {
            atoms::ride(size, reach.most, dialect).is_some()
                && (!fairy || slides || reach == Reach::ONE || size == Size::new(2, 1))
        }
        Manner::Hop(reach) => match reach.exact() {
            Some(3) if dialect == Dialect::XBoard => slides,
            _ => reach.least == 2 && (slides || !fairy) && atoms::ride(size, reach.most, dialect).is_some(),
        },
        Manner::Grasshopper => (slides || !fairy) && atoms::ride(size, None, dialect).is_some(),
        Manner::Beyond => !fairy && atoms::leap(size, dialect).is_some(),
        Manner::LegByLeg => size == Size::new(2, 1) || fairy && size == Size::new(3, 2),
        Manner::LameRide(_) => !fairy && size != Size::new(3, 2),
        Manner::Skip | Manner::Crooked(_) | Manner::Anywhere | Manner::Castle(_) => !fairy,
    }
}
