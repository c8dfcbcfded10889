use tabiya_game::Argument;

use crate::codes::CUT_OFF;
use crate::reach::{captures, reachable};
use crate::reader::flaw::{Flaw, quoted};
use crate::tree::{Alternatives, Chain, Core, Link, Place};

/// Legs that are never made, because the `.` before them is always cut (H5): `c1+.1X`.
pub(super) fn flaws(alternatives: &Alternatives) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    collect(alternatives, &mut flaws);
    flaws
}

fn collect(alternatives: &Alternatives, flaws: &mut Vec<Flaw>) {
    for chain in &alternatives.chains {
        flaws.extend(flaw(chain));
        for leg in &chain.legs {
            if let Core::Group(group) = &leg.core {
                collect(&group.body, flaws);
            }
        }
    }
}

fn flaw(chain: &Chain) -> Option<Flaw> {
    let cut = reachable(chain);
    let (first, last) = (chain.legs.get(cut)?, chain.legs.last()?);
    let before = chain.legs[..cut].iter().find(|leg| captures(leg))?;
    let rest = Chain {
        legs: chain.legs[cut..].to_vec(),
        links: chain.links[cut..].to_vec(),
        place: Place { start: first.place.start, end: last.place.end },
    };
    let mut right = chain.clone();
    let is_effect = matches!(first.core, Core::Itself | Core::Blast(_) | Core::Promotion(_));
    right.links[cut - 1] = if is_effect { Link::Must } else { Link::Further };
    Some(
        Flaw::new(rest.place, CUT_OFF)
            .with("found", quoted(&rest.to_string()))
            .with("before", quoted(&before.to_string()))
            .with("right", Argument::input(right.to_string())),
    )
}
