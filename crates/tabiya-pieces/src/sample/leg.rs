use super::guard::{Next, is_capital};
use super::{Source, Writer};
use crate::Profile;
use crate::tree::{
    Alternatives, Chain, Condition, ConditionKind, Core, Direction, Distance, Group, Guard, Kind, Leg, Link,
    Number, Place, Promotion, Property, Star, Swap,
};

impl<S: Source> Writer<'_, S> {
    /// A leg that goes somewhere.
    pub(super) fn leg(&mut self, depth: usize) -> Leg {
        self.legs = self.legs.saturating_sub(1);
        let core = self.core(depth);
        let kind = self.kind(&core);
        let properties = self.properties();
        let guards = self.guards(next(kind, &core, &properties));
        Leg { guards, kind, core, properties, place: Place::default() }
    }

    /// A leg that does something to the piece or to what stands around it: `c0`, `Ar1`, `cAr1`, `L8Q`, `0`, at times with
    /// a condition of its own.
    pub(super) fn effect(&mut self) -> Leg {
        let (on_capture, core) = match self.source.below(12) {
            0..4 => (true, Core::Itself),
            4..7 => (false, Core::Blast(self.radius())),
            7..10 => (true, Core::Blast(self.radius())),
            10 => (false, Core::Promotion(self.promotion())),
            _ => (false, Core::Itself),
        };
        let leg = effect(core, on_capture);
        if self.source.percent(85) {
            return leg;
        }
        Leg { guards: self.guards(next(None, &leg.core, &[])), ..leg }
    }

    /// What a piece does besides its moves (H13): `L8Q`, `cAr1`, `c0`.
    pub(super) fn lasting_effect(&mut self) -> Leg {
        match self.source.below(3) {
            0 => effect(Core::Itself, true),
            1 => effect(Core::Blast(self.radius()), true),
            _ => {
                let core = Core::Promotion(self.promotion());
                Leg { guards: self.guards(Next::Capital), ..effect(core, false) }
            }
        }
    }

    /// Castling (H20), an alternative of its own.
    pub(super) fn joint(&mut self) -> Leg {
        let letters = self.source.pick(&["KR", "KR", "KR", "KRQ", "AR", "AS"]).to_owned();
        let core = Core::Step { distance: self.distance(), direction: self.direction() };
        let mut properties = vec![Property::Joint { letters, place: Place::default() }];
        if self.source.percent(10) {
            properties.push(Property::Blast {
                on_capture: true,
                radius: self.radius(),
                place: Place::default(),
            });
        }
        let guards = self.guards(next(None, &core, &properties));
        Leg { guards, kind: None, core, properties, place: Place::default() }
    }

    /// An exchange of places (H22), an alternative of its own.
    pub(super) fn swap(&mut self) -> Leg {
        let letters = self.source.pick(&["R", "S", "SP", "ARS", "KQRBNP"]).to_owned();
        let core = Core::Step { distance: self.distance(), direction: self.direction() };
        let is_written = self.source.percent(50);
        let (kind, distance, direction) = if is_written {
            let kind = self.swap_kind();
            let distance = self.source.percent(80).then(|| self.distance());
            // An `X` right behind the letters would be one of them (H4).
            let is_open = kind.is_none() && distance.is_none();
            let direction = self.source.percent(80).then(|| self.direction());
            let direction = direction
                .filter(|direction| !is_open || !matches!(direction, Direction::Star(Star::Diagonal, _)));
            (kind, distance, direction)
        } else {
            (None, None, None)
        };
        let swap = Swap { letters, kind, distance, direction, place: Place::default() };
        let kind = self.swap_kind();
        let properties = vec![Property::Swap(swap)];
        let guards = self.guards(next(kind, &core, &properties));
        Leg { guards, kind, core, properties, place: Place::default() }
    }

    fn core(&mut self, depth: usize) -> Core {
        let nesting = if depth < 3 && self.legs > 0 { 25 } else { 0 };
        if self.source.percent(nesting) {
            return Core::Group(Box::new(self.group(depth)));
        }
        match self.source.below(20) {
            0..11 => Core::Step { distance: self.distance(), direction: self.direction() },
            11..17 => Core::Oblique {
                first: self.distance(),
                second: self.distance(),
                direction: self.source.percent(20).then(|| self.filter()),
            },
            17 => Core::Radius(self.radius()),
            18 => Core::Vector {
                right: self.source.below(7) as i16 - 3,
                forward: self.source.below(7) as i16 - 3,
            },
            _ => {
                Core::Step { distance: Distance { from: Number::Any, to: None }, direction: self.direction() }
            }
        }
    }

    fn group(&mut self, depth: usize) -> Group {
        let body = self.alternatives(depth + 1);
        let is_counted = self.source.percent(80) || is_like_influence(&body);
        let count = is_counted.then(|| self.count());
        let connector = (is_counted && self.extended() && self.source.percent(20))
            .then(|| self.source.pick(&[Link::Then, Link::Further]));
        let direction = self.source.percent(8).then(|| self.filter());
        Group { count, body, connector, direction }
    }

    fn kind(&mut self, core: &Core) -> Option<Kind> {
        let hop = if self.extended() { Kind::Hop } else { Kind::Leap };
        let jump = self.jump();
        match (core, self.source.below(100)) {
            (Core::Oblique { .. }, 0..45)
            | (Core::Step { .. } | Core::Vector { .. } | Core::Radius(_), 0..12)
            | (Core::Group(_), 0..5) => Some(Kind::Leap),
            (Core::Step { .. }, 12..26) | (Core::Oblique { .. }, 45..48) | (Core::Group(_), 5..10) => {
                Some(jump)
            }
            (Core::Step { .. }, 26..34) | (Core::Oblique { .. }, 48..51) | (Core::Group(_), 10..12) => {
                Some(hop)
            }
            (Core::Vector { .. } | Core::Radius(_), 12..18) => Some(jump),
            _ => None,
        }
    }

    /// `^`, but where the profile reads that as `^^`.
    fn jump(&self) -> Kind {
        if self.profile == Profile::Wikipedia { Kind::Hop } else { Kind::Jump }
    }

    /// The type of either way of a swap.
    fn swap_kind(&mut self) -> Option<Kind> {
        let jump = self.jump();
        self.source.pick(&[None, Some(Kind::Leap), Some(jump)])
    }

    fn properties(&mut self) -> Vec<Property> {
        let mut properties = Vec::new();
        if self.source.percent(5) {
            let on_capture = self.source.percent(50);
            properties.push(Property::Blast { on_capture, radius: self.radius(), place: Place::default() });
        }
        if self.source.percent(5) {
            properties.push(Property::Promotion(self.promotion()));
        }
        properties
    }

    fn promotion(&mut self) -> Promotion {
        let optional = self.extended() && self.source.percent(20);
        let mut choices: &[&str] = self.source.pick(&[&["Q"], &["Q"], &["Q", "R", "B", "N"], &["R", "S"]]);
        if self.extended() && self.source.percent(20) {
            choices = self.source.pick(&[&["+G"], &["+G", "+S"], &["Q", "+G"]]);
        }
        let choices = choices.iter().map(|&choice| choice.to_owned()).collect();
        Promotion { lines: self.lines(), choices, optional, place: Place::default() }
    }
}

/// A leg with this effect, with `c` or without.
fn effect(core: Core, on_capture: bool) -> Leg {
    let capture = Condition { negated: false, kind: ConditionKind::Capture, place: Place::default() };
    let guards = on_capture.then_some(Guard::Condition(capture)).into_iter().collect();
    Leg { guards, kind: None, core, properties: vec![], place: Place::default() }
}

/// Whether the text of a body, in parentheses, is or looks like that of an influence: `(aA1+)` (H3), `(S12>)`.
pub(super) fn is_like_influence(body: &Alternatives) -> bool {
    let [Chain { legs, .. }] = body.chains.as_slice() else { return false };
    let [Leg { guards, kind: None, core: Core::Step { .. } | Core::Oblique { .. }, properties, .. }] =
        legs.as_slice()
    else {
        return false;
    };
    let is_open = guards.last().is_some_and(|guard| match guard {
        Guard::Influence(influence) => !influence.bracketed && influence.direction.is_none(),
        Guard::Condition(_) => is_capital(guard),
    });
    is_open && properties.is_empty()
}

/// How the text of a leg begins after its guards.
fn next(kind: Option<Kind>, core: &Core, properties: &[Property]) -> Next {
    let one_digit = |distance: &Distance| {
        [Some(distance.from), distance.to].into_iter().flatten().all(|number| match number {
            Number::Any => true,
            Number::Exactly(number) => number < 10,
        })
    };
    let closed = matches!(properties.first(), None | Some(Property::Swap(_)));
    match core {
        _ if kind.is_some() => Next::Type,
        Core::Group(group) => match group.count {
            Some(count) if count.from == Number::Any => Next::AnyCount,
            Some(_) => Next::Count,
            None => Next::Parenthesis,
        },
        Core::Step { distance, .. } if closed && one_digit(distance) => Next::Number,
        Core::Oblique { first, second, .. } if closed && one_digit(first) && one_digit(second) => {
            Next::Number
        }
        Core::Step { .. } | Core::Oblique { .. } | Core::Itself => Next::Count,
        Core::Vector { .. } => Next::Parenthesis,
        Core::Radius(_) => Next::Radius,
        Core::Blast(_) | Core::Promotion(_) | Core::Fragment => Next::Capital,
    }
}
