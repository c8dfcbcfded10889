#![expect(clippy::option_option, reason = "no simple move, one that is never made, or one")]

use tabiya_board::{Bitboard, Geometry, Side, Square, Step, U256};
use tabiya_pieces::Repeat;
use tabiya_pieces::tree::{
    Arrow, Chain, Condition, ConditionKind, Core, Direction, Distance, Guard, Kind, Leg, Link, Star,
};

use crate::spec::{Spec, Squares};

/// Whether moves need an empty square, an enemy, or either.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    Both,
    Quiet,
    Capture,
}

/// An alternative that looks at nothing but which squares are empty, own and the other side's: such moves come from
/// tables.
#[derive(Clone, Debug)]
pub(crate) struct Simple {
    pub(crate) mode: Mode,
    /// Only for a piece that has not moved.
    pub(crate) unmoved: bool,
    /// The squares from which it can be made.
    pub(crate) origins: Squares,
    /// The squares on which it can end.
    pub(crate) lands: Squares,
    pub(crate) shape: Shape,
}

#[derive(Clone, Debug)]
pub(crate) enum Shape {
    /// Over everything.
    Leap(Vec<Step>),
    /// Along each vector between `least` and `most` times.
    Ride { vectors: Vec<Step>, least: u8, most: u8 },
    /// The same over exactly one piece.
    Hop { vectors: Vec<Step>, least: u8, most: u8 },
    /// To the end of a path whose other squares must be empty: the xiangqi horse.
    Lame(Vec<Vec<Step>>),
}

/// The most vectors of one line that get tables: with more a line is followed step by step.
const MOST_VECTORS: usize = 32;

impl Simple {
    /// The alternative as a simple move of a side. `Some(None)` when it is never made, `None` when it is no simple one.
    pub(crate) fn of(chain: &Chain, side: Side, spec: &Spec) -> Option<Option<Self>> {
        let reader = Reader { side, spec, geometry: spec.geometry };
        if let [leg] = chain.legs.as_slice() { reader.leg(leg) } else { reader.lame(chain) }
    }
}

struct Reader<'a> {
    side: Side,
    spec: &'a Spec,
    geometry: Geometry,
}

/// What the guards of a leg ask for.
struct Asked {
    mode: Mode,
    unmoved: bool,
    origins: Squares,
}

impl Reader<'_> {
    fn leg(&self, leg: &Leg) -> Option<Option<Simple>> {
        if !leg.properties.is_empty() {
            return None;
        }
        let shape = self.shape(leg)?;
        if matches!(&shape, Shape::Ride { vectors, .. } | Shape::Hop { vectors, .. } if vectors.len() > MOST_VECTORS)
        {
            return None;
        }
        Some(self.asked(&leg.guards)?.map(|Asked { mode, unmoved, origins }| Simple {
            mode,
            unmoved,
            origins,
            lands: !Squares::EMPTY,
            shape,
        }))
    }

    /// What the guards ask for; `Some(None)` when they never hold.
    fn asked(&self, guards: &[Guard]) -> Option<Option<Asked>> {
        let mut asked = Asked { mode: Mode::Both, unmoved: false, origins: self.squares(|_| true) };
        let mut holds = true;
        for guard in guards {
            let Guard::Condition(Condition { negated, kind, .. }) = guard else { return None };
            let mut stand = |squares: Squares| {
                asked.origins &= if *negated { !squares } else { squares };
            };
            match kind {
                ConditionKind::Capture if asked.mode == Mode::Both => asked.mode = Mode::Capture,
                ConditionKind::NoCapture if asked.mode == Mode::Both => asked.mode = Mode::Quiet,
                ConditionKind::Unmoved if !negated => asked.unmoved = true,
                ConditionKind::White => holds &= (self.side == Side::First) != *negated,
                ConditionKind::Black => holds &= (self.side == Side::Second) != *negated,
                ConditionKind::OwnSector => stand(self.spec.sectors[self.side.index()]),
                ConditionKind::EnemySector => stand(self.spec.sectors[(!self.side).index()]),
                ConditionKind::LightSquare => stand(self.spec.light),
                ConditionKind::DarkSquare => stand(!self.spec.light),
                ConditionKind::Line(lines) => stand(self.squares(|square| lines.contains(self.line(square)))),
                _ => return None,
            }
        }
        Some(holds.then_some(asked))
    }

    fn shape(&self, leg: &Leg) -> Option<Shape> {
        match (&leg.core, leg.kind) {
            (Core::Step { distance, direction }, kind) => {
                let (least, most) = self.bounds(*distance);
                let vectors = self.units(*direction);
                Some(match kind {
                    None if most == 1 => Shape::Leap(vectors),
                    None => Shape::Ride { vectors, least, most },
                    Some(Kind::Leap) => Shape::Leap(
                        (least.max(1)..=most)
                            .flat_map(|times| vectors.iter().map(move |&v| v * times as i8))
                            .collect(),
                    ),
                    Some(Kind::Hop) => Shape::Hop { vectors, least, most },
                    Some(Kind::Jump) => return None,
                })
            }
            (core, None | Some(Kind::Leap)) if !matches!(core, Core::Group(_)) => {
                Some(Shape::Leap(self.leaps(core)?))
            }
            (Core::Group(group), kind @ (None | Some(Kind::Leap))) => {
                let ([chain], None, None) = (group.body.chains.as_slice(), group.connector, group.direction)
                else {
                    return None;
                };
                let [inner] = chain.legs.as_slice() else { return None };
                if self.spec.repeat == Repeat::Turning {
                    return None;
                }
                let count = group.count?;
                let (from, most) = self.bounds(Distance { from: count.from, to: count.to });
                // A plain number counts up to it (Q3).
                let least = if count.to.is_some() { from } else { 1 };
                let kind = inner.kind.or(kind);
                if !inner.guards.is_empty()
                    || !inner.properties.is_empty()
                    || !matches!(kind, None | Some(Kind::Leap))
                {
                    return None;
                }
                let vectors = match &inner.core {
                    Core::Step { distance, direction } => {
                        let (from, to) = self.bounds(*distance);
                        // More than one square without a leap passes squares that must be empty.
                        if from != to || distance.to.is_some() || (from != 1 && kind.is_none()) {
                            return None;
                        }
                        self.units(*direction).into_iter().map(|vector| vector * from as i8).collect()
                    }
                    core @ Core::Oblique { first, second, .. } => {
                        // Ranges may differ from copy to copy (H6b).
                        if first.to.is_some() || second.to.is_some() {
                            return None;
                        }
                        self.leaps(core)?
                    }
                    core @ Core::Vector { .. } => self.leaps(core)?,
                    _ => return None,
                };
                // With `1-n` the first copies may not capture, which is what sliding means; from two on they must not.
                Some(Shape::Ride { vectors, least, most })
            }
            _ => None,
        }
    }

    /// Quiet steps in fixed directions, each of which must be made, and a last one that may capture.
    fn lame(&self, chain: &Chain) -> Option<Option<Simple>> {
        if chain.links.iter().any(|&link| link != Link::Must) {
            return None;
        }
        let mut paths = vec![Vec::new()];
        let mut asked = Asked { mode: Mode::Both, unmoved: false, origins: self.squares(|_| true) };
        for (place, leg) in chain.legs.iter().enumerate() {
            let is_last = place + 1 == chain.legs.len();
            let Some(found) = self.asked(&leg.guards)? else { return Some(None) };
            let looks_at_square = !(!found.origins & self.squares(|_| true)).is_empty();
            if !leg.properties.is_empty() || (place > 0 && (found.unmoved || looks_at_square)) {
                return None;
            }
            if !is_last && found.mode != Mode::Quiet {
                return None;
            }
            if place == 0 {
                asked = Asked { mode: Mode::Both, ..found };
            }
            if is_last {
                asked.mode = found.mode;
            }
            let steps = match (&leg.core, leg.kind) {
                (Core::Step { distance, direction }, None | Some(Kind::Leap))
                    if self.bounds(*distance) == (1, 1) =>
                {
                    self.units(*direction)
                }
                (core, None | Some(Kind::Leap)) => self.leaps(core)?,
                _ => return None,
            };
            paths = paths
                .into_iter()
                .flat_map(|path: Vec<Step>| {
                    steps.iter().map(move |&step| path.iter().copied().chain([step]).collect::<Vec<_>>())
                })
                .collect();
            if paths.len() > 1024 {
                return None;
            }
        }
        // A path home again changes nothing; one over its own origin finds it empty, as tables do not know.
        let sums = |path: &[Step]| {
            path.iter()
                .scan(Step::new(0, 0), |at, &step| {
                    *at = *at + step;
                    Some(*at)
                })
                .any(|at| at == Step::new(0, 0))
        };
        if paths.iter().any(|path| sums(path)) {
            return None;
        }
        let Asked { mode, unmoved, origins } = asked;
        Some(Some(Simple { mode, unmoved, origins, lands: !Squares::EMPTY, shape: Shape::Lame(paths) }))
    }

    fn leaps(&self, core: &Core) -> Option<Vec<Step>> {
        match core {
            Core::Oblique { first, second, direction: None } => {
                let (a, b) = (self.bounds(*first), self.bounds(*second));
                let mut leaps = Vec::new();
                for a in a.0..=a.1 {
                    for b in b.0..=b.1 {
                        let (a, b) = (a as i8, b as i8);
                        for (x, y) in [(a, b), (b, a)] {
                            leaps.extend([(x, y), (-x, y), (x, -y), (-x, -y)].map(|(x, y)| Step::new(x, y)));
                        }
                    }
                }
                leaps.retain(|&leap| leap != Step::new(0, 0));
                leaps.sort_unstable();
                leaps.dedup();
                Some(leaps)
            }
            Core::Vector { right, forward } => {
                let edge = i16::from(self.edge());
                let near = |part: i16| i8::try_from(part.clamp(-edge - 1, edge + 1)).ok();
                let step = self.seen(near(*right)?, near(*forward)?);
                Some(if step == Step::new(0, 0) { Vec::new() } else { vec![step] })
            }
            _ => None,
        }
    }

    fn units(&self, direction: Direction) -> Vec<Step> {
        units_of(direction, self.side)
    }

    /// A displacement as the mover sees it, on the board.
    fn seen(&self, right: i8, forward: i8) -> Step {
        seen(self.side, right, forward)
    }

    /// The least and the greatest distance, no greater than leads over the board.
    fn bounds(&self, distance: Distance) -> (u8, u8) {
        let edge = self.edge() + 1;
        let range = distance.range(edge);
        ((*range.start()).min(edge), (*range.end()).min(edge))
    }

    fn edge(&self) -> u8 {
        self.geometry.width().max(self.geometry.height())
    }

    fn squares(&self, test: impl Fn(Square) -> bool) -> Squares {
        let mut set = U256::EMPTY;
        for square in self.geometry.squares().filter(|&square| test(square)) {
            set.insert(self.geometry.index(square));
        }
        set
    }

    fn line(&self, square: Square) -> u8 {
        match self.side {
            Side::First => self.geometry.height() - square.row(),
            Side::Second => square.row() + 1,
        }
    }
}

/// The unit vectors of a direction, on the board.
pub(super) fn units_of(direction: Direction, side: Side) -> Vec<Step> {
    let points = |arrow: Arrow, forward: i8| match forward {
        0 => arrow.sideways,
        1.. => arrow.forward,
        _ => arrow.backward,
    };
    let keeps = |&(right, forward): &(i8, i8)| {
        let is_diagonal = right != 0 && forward != 0;
        match direction {
            Direction::Right => (right, forward) == (1, 0),
            Direction::Left => (right, forward) == (-1, 0),
            Direction::Arrow(arrow) => !is_diagonal && points(arrow, forward),
            Direction::Star(Star::Orthogonal, _) => !is_diagonal,
            Direction::Star(Star::Diagonal, arrow) => {
                is_diagonal && arrow.is_none_or(|arrow| points(arrow, forward))
            }
            Direction::Star(Star::All, arrow) => arrow.is_none_or(|arrow| points(arrow, forward)),
        }
    };
    let all = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
    all.into_iter().filter(keeps).map(|(right, forward)| seen(side, right, forward)).collect()
}

/// A displacement as the mover sees it, on the board (Q34).
fn seen(side: Side, right: i8, forward: i8) -> Step {
    let step = Step::new(right, -forward);
    if side == Side::First { step } else { -step }
}
