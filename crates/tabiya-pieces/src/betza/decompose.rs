//! From a tree to the paths that it means, with everything said that has no path.

mod body;
mod copies;
mod group;
mod line;
mod manner;
mod route;

use self::line::{is_far, lines, numbers, units};
use self::manner::{Context, Manner, Prey};
use self::route::{Route, quiet, route};
use super::Dialect;
use super::path::{Course, Deed, Gate, MAX_PATHS, Path};
use super::told::{
    BLAST, CASTLING, CONDITION, INFLUENCE, JOINT, PROMOTION, REMOVAL, REPETITION, SECOND_LINE, SWAP, UNMOVED,
};
use super::unsayable::Unsayable;
use crate::tree::{Chain, ConditionKind, Core, Guard, Kind, Leg, Lines, Link, Linkage, Piece, Property};

/// The paths of a piece; each knows the alternative that it is from by number.
pub(super) fn decompose(piece: &Piece, told: &mut Unsayable) -> Vec<Path> {
    let mut reader = Reader { linkage: piece.linkage, told };
    let mut paths = Vec::new();
    for (part, chain) in piece.alternatives.chains.iter().enumerate() {
        let context = Context { is_alone: chain.is_single(), ..Context::default() };
        let routes = reader.chain(chain, context, true);
        for route in routes {
            if let Some(path) = reader.path(route, chain, part) {
                paths.push(path);
            }
        }
        if paths.len() > MAX_PATHS {
            reader.told.too_many(chain);
            return Vec::new();
        }
    }
    paths
}

struct Reader<'t> {
    linkage: Linkage,
    told: &'t mut Unsayable,
}

impl Reader<'_> {
    fn path(&mut self, route: Route, chain: &Chain, part: usize) -> Option<Path> {
        let Route { gate, strides, whole, .. } = route;
        let deed = match whole {
            Some(whole) => whole,
            None if strides.is_empty() => return None,
            None => Deed::Go(strides, Course::Once),
        };
        if gate == Gate::SecondLine {
            let is_quiet = match &deed {
                Deed::Go(strides, _) => strides.iter().all(|stride| stride.quiet() == Some(*stride)),
                Deed::Anywhere(modality) => !modality.captures(),
                Deed::Castle(..) => true,
            };
            if !is_quiet {
                self.told.say(SECOND_LINE, chain, chain.place);
                return None;
            }
        }
        Some(Path { gate, deed, part })
    }

    /// All ways through a chain: those to its end, and those that stop where they may (3.4).
    fn chain(&mut self, chain: &Chain, context: Context, is_first: bool) -> Vec<Route> {
        let mut ends = Vec::new();
        let mut before = vec![Route::default()];
        for (number, leg) in chain.legs.iter().enumerate() {
            let after = self.leg(leg, context, is_first && number == 0);
            let link = number.checked_sub(1).and_then(|number| chain.links.get(number));
            let mut joined = Vec::new();
            for head in &before {
                for tail in &after {
                    joined.extend(self.joined(head, tail, link == Some(&Link::Then), chain));
                }
                if joined.len() + ends.len() > MAX_PATHS {
                    self.told.too_many(chain);
                    return Vec::new();
                }
            }
            match chain.links.get(number) {
                None => {
                    ends.append(&mut joined);
                    break;
                }
                Some(Link::Must) => before = joined,
                Some(Link::Further) => {
                    ends.extend_from_slice(&joined);
                    before = joined;
                }
                Some(Link::Then) => {
                    // A `.` is cut by a capture (H5).
                    before = joined.iter().filter_map(quiet).collect();
                    ends.append(&mut joined);
                }
            }
        }
        ends
    }

    fn joined(&mut self, head: &Route, tail: &Route, outward: bool, chain: &Chain) -> Option<Route> {
        if head.whole.is_some() && !tail.strides.is_empty()
            || tail.whole.is_some() && !head.strides.is_empty()
            || head.whole.is_some() && tail.whole.is_some()
        {
            self.told.say(REPETITION, chain, chain.place);
            return None;
        }
        if outward
            && self.linkage == Linkage::Outward
            && let (Some(last), Some(next)) = (head.strides.last(), tail.strides.first())
            && !last.vector.leads_on(next.vector)
        {
            return None;
        }
        let gate = match (head.gate, tail.gate) {
            (Gate::Open, gate) | (gate, Gate::Open) => gate,
            (head, tail) if head == tail => head,
            _ => {
                self.told.say(CONDITION, chain, chain.place);
                return None;
            }
        };
        Some(Route {
            gate,
            strides: [&*head.strides, &tail.strides].concat(),
            whole: head.whole.clone().or_else(|| tail.whole.clone()),
            is_idle: tail.is_idle,
            choices: [&*head.choices, &tail.choices].concat(),
        })
    }

    fn leg(&mut self, leg: &Leg, context: Context, is_first: bool) -> Vec<Route> {
        // It is never made there (H20, H22).
        if leg.exchange().is_some() && !context.is_alone {
            return Vec::new();
        }
        let manner = self.manner(leg, context, is_first);
        let mut castling = false;
        for property in &leg.properties {
            match property {
                Property::Joint { letters, place } => {
                    castling = true;
                    if self.told.dialect == Dialect::FairyStockfish {
                        self.told.say(CASTLING, leg, leg.place);
                    } else if letters != "KR" {
                        self.told.say(JOINT, property, *place);
                    }
                }
                Property::Swap(swap) => self.told.say(SWAP, property, swap.place),
                Property::Blast { place, .. } => self.told.say(BLAST, property, *place),
                Property::Promotion(promotion) => self.told.say(PROMOTION, property, promotion.place),
            }
        }
        if castling {
            return self.castling(leg, manner);
        }
        match &leg.core {
            Core::Group(group) => self.group(leg, group, manner, context, is_first),
            Core::Itself => {
                if manner.must_capture {
                    self.told.say(REMOVAL, leg, leg.place);
                }
                vec![Route { gate: manner.gate, is_idle: true, ..Route::default() }]
            }
            Core::Blast(_) => {
                self.told.say(BLAST, leg, leg.place);
                Vec::new()
            }
            Core::Promotion(_) => {
                self.told.say(PROMOTION, leg, leg.place);
                Vec::new()
            }
            // It makes no move (H1).
            Core::Fragment => Vec::new(),
            Core::Radius(number) if matches!(manner.kind, None | Some(Kind::Leap)) && is_far(*number) => {
                let modality = manner.modality();
                let whole = (!modality.is_none()).then_some(Deed::Anywhere(modality));
                whole
                    .map(|whole| Route { gate: manner.gate, whole: Some(whole), ..Route::default() })
                    .into_iter()
                    .collect()
            }
            core => {
                let filter = context.filter;
                lines(core, manner.kind, filter).into_iter().filter_map(|line| route(line, manner)).collect()
            }
        }
    }

    fn manner(&mut self, leg: &Leg, context: Context, is_first: bool) -> Manner {
        let mut said = Prey { own: false, enemy: false };
        let mut manner = Manner {
            gate: Gate::Open,
            kind: leg.kind.or(context.kind),
            must_capture: false,
            must_not_capture: false,
            prey: context.prey.unwrap_or(Prey::ENEMY),
        };
        let fairy = self.told.dialect == Dialect::FairyStockfish;
        for guard in &leg.guards {
            let condition = match guard {
                Guard::Influence(influence) => {
                    if !matches!(leg.core, Core::Fragment) {
                        self.told.say(INFLUENCE, guard, influence.place);
                    }
                    continue;
                }
                Guard::Condition(condition) => condition,
            };
            match condition.kind {
                ConditionKind::Capture => manner.must_capture = true,
                ConditionKind::NoCapture => manner.must_not_capture = true,
                ConditionKind::OfAlly => said.own = true,
                ConditionKind::OfEnemy => said.enemy = true,
                ConditionKind::Unmoved if !condition.negated && !fairy => manner.gate = Gate::Unmoved,
                ConditionKind::Unmoved if !condition.negated => {
                    self.told.say(UNMOVED, guard, condition.place);
                }
                ConditionKind::Line(Lines { from: 2, to: None | Some(2) })
                    if fairy && is_first && !condition.negated && manner.gate == Gate::Open =>
                {
                    manner.gate = Gate::SecondLine;
                }
                _ => self.told.say(CONDITION, guard, condition.place),
            }
        }
        if said.own || said.enemy {
            manner.prey = said;
        }
        manner
    }

    /// Castling as Betza has it: a king with a rook in the corner, straight on.
    fn castling(&mut self, leg: &Leg, manner: Manner) -> Vec<Route> {
        let Core::Step { distance, direction } = leg.core else {
            self.told.say(JOINT, leg, leg.place);
            return Vec::new();
        };
        if manner.must_capture {
            return Vec::new();
        }
        let points: Vec<_> = units(direction).iter().map(|unit| unit.point()).collect();
        let sideways = |point: &u8| matches!(point, 4 | 12);
        let straight = |point: &u8| point.is_multiple_of(4);
        let can_say = match self.told.dialect {
            Dialect::XBoard => points.iter().all(sideways),
            _ => points.iter().all(straight),
        };
        if !can_say {
            self.told.say(JOINT, leg, leg.place);
            return Vec::new();
        }
        let steps = numbers(distance);
        let castle = |(&point, steps)| Route {
            gate: manner.gate,
            whole: Some(Deed::Castle(steps, point)),
            ..Route::default()
        };
        points.iter().flat_map(|point| steps.clone().map(move |steps| (point, steps))).map(castle).collect()
    }
}
