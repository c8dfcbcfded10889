use tabiya_game::Argument;

use crate::codes::IDLE_DIRECTION;
use crate::reader::flaw::{Flaw, quoted};
use crate::tree::{Alternatives, Core, Direction, Group, Leg, Star};

/// Directions that leave out nothing: of an oblique leap `+`, `X` and `*` (H17), behind a group any, where no leap in it
/// takes it over (H4).
pub(super) fn flaws(alternatives: &Alternatives) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    collect(alternatives, false, &mut flaws);
    flaws
}

/// `filtered` says that a group around has a direction, from which a leap frees itself by one of its own.
fn collect(alternatives: &Alternatives, filtered: bool, flaws: &mut Vec<Flaw>) {
    for leg in alternatives.chains.iter().flat_map(|chain| &chain.legs) {
        match &leg.core {
            Core::Oblique { first, second, direction: Some(direction) }
                if !filtered && keeps_all(*direction) =>
            {
                let core = Core::Oblique { first: *first, second: *second, direction: None };
                flaws.push(flaw(leg, *direction, core));
            }
            Core::Group(group) => {
                if let Some(direction) = group.direction
                    && ((keeps_all(direction) && !filtered) || !has_free_leap(&group.body))
                {
                    let group = Group { direction: None, ..(**group).clone() };
                    flaws.push(flaw(leg, direction, Core::Group(Box::new(group))));
                }
                collect(&group.body, filtered || group.direction.is_some(), flaws);
            }
            _ => {}
        }
    }
}

const fn keeps_all(direction: Direction) -> bool {
    matches!(direction, Direction::Star(_, None) | Direction::Star(Star::Orthogonal, _))
}

/// Whether there is an oblique leap without a direction of its own.
fn has_free_leap(alternatives: &Alternatives) -> bool {
    alternatives.all_legs().any(|leg| matches!(leg.core, Core::Oblique { direction: None, .. }))
}

fn flaw(leg: &Leg, direction: Direction, core: Core) -> Flaw {
    let right = Leg { core, ..leg.clone() };
    Flaw::new(leg.place, IDLE_DIRECTION)
        .with("found", quoted(&leg.to_string()))
        .with("direction", Argument::text(direction))
        .with("right", Argument::text(right))
}
