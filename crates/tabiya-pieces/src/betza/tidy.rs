//! Paths without what adds nothing, and together what differs in one thing only.

use super::path::{Course, Deed, Gate, Modality, Path, Reach, Stride, Way, end};

/// What is done about strides that go straight on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Straight {
    /// They become one where they mean the same.
    Joined,
    /// They stay as they are: together with others that turn they may be said more shortly.
    Kept,
}

/// Takes out of paths what adds nothing, and puts together what differs in one thing only.
pub(super) fn tidy(paths: Vec<Path>, straight: Straight) -> Vec<Path> {
    let mut tidied: Vec<Path> = Vec::new();
    for path in paths {
        for path in closed(path) {
            if let Some(path) = straightened(path, straight) {
                tidied.push(path);
            }
        }
    }
    loop {
        let before = tidied.len();
        tidied = merged(tidied);
        if tidied.len() == before {
            break;
        }
    }
    if straight == Straight::Joined { uncovered(&tidied) } else { tidied }
}

/// Paths without what a leap to the same square, or a hop of any length over the same piece, does as well.
fn uncovered(paths: &[Path]) -> Vec<Path> {
    let uncovered = paths.iter().enumerate().filter_map(|(index, path)| {
        let mut path = path.clone();
        for (number, other) in paths.iter().enumerate() {
            if number == index || other.gate != Gate::Open && other.gate != path.gate {
                continue;
            }
            let (Some(cover), Deed::Go(strides, Course::Once)) = (other.single(), &mut path.deed) else {
                continue;
            };
            if !covers(cover, strides) {
                continue;
            }
            let last = strides.last_mut()?;
            let left = last.modality.without(cover.modality);
            *last = last.with(left);
            if left.is_none() {
                return None;
            }
        }
        Some(path)
    });
    uncovered.collect()
}

/// Whether strides without a capture before the last lead only where a single stride leads with less in its way.
fn covers(cover: Stride, strides: &[Stride]) -> bool {
    let Some((last, before)) = strides.split_last() else { return false };
    if strides == [cover] || before.iter().any(|stride| stride.modality != Modality::MOVE) {
        return false;
    }
    let rides = before.iter().all(|stride| stride.way == Way::Ride);
    match cover.way {
        Way::Ride if cover.reach == Reach::ONE && rides && last.way == Way::Ride => {
            end(strides) == Some(cover.vector)
        }
        Way::Hop if rides && last.way == Way::Hop => {
            let reach = before.iter().fold(last.reach, |reach, stride| reach.plus(stride.reach));
            strides.iter().all(|stride| stride.vector == cover.vector) && cover.reach.contains(reach)
        }
        _ => false,
    }
}

/// A path that comes back to where it began is a move only if it captures on the way, and it ends on an empty square.
fn closed(path: Path) -> Vec<Path> {
    let Path { gate, deed: Deed::Go(strides, Course::Once), part } = path else { return vec![path] };
    if end(&strides).is_none_or(|end| !end.is_zero()) {
        return vec![Path::go(gate, strides, part)];
    }
    let Some((last, before)) = strides.split_last() else { return Vec::new() };
    let mut paths = Vec::new();
    if last.way == Way::Jump {
        paths.push(Path::go(gate, strides.clone(), part));
    }
    // One path for each stride that captures first.
    for first in 0..before.len() {
        let quiet = before[..first].iter().map(|stride| stride.quiet());
        let rest = before[first + 1..].iter().copied().map(Some);
        let all = quiet.chain([before[first].capturing()]).chain(rest).chain([last.quiet()]);
        paths.extend(all.collect::<Option<Vec<_>>>().map(|strides| Path::go(gate, strides, part)));
    }
    paths
}

/// Strides that go straight on without a capture between them are one; a capture and a move straight on are a jump.
fn straightened(mut path: Path, joining: Straight) -> Option<Path> {
    if let Deed::Go(strides, course) = &mut path.deed {
        let mut straight: Vec<Stride> = Vec::new();
        for &stride in strides.iter() {
            let stride = stride.on_board()?;
            match straight.last_mut() {
                Some(last)
                    if joining == Straight::Joined
                        && matches!(course, Course::Once | Course::Repeated(_))
                        && last.vector == stride.vector
                        && last.way == Way::Ride
                        && stride.way == Way::Ride =>
                {
                    if last.modality == Modality::MOVE {
                        last.reach = last.reach.plus(stride.reach);
                        last.modality = stride.modality;
                    } else if !last.modality.empty
                        && stride.modality == Modality::MOVE
                        && jumps(*last, stride)
                    {
                        last.reach = last.reach.plus(stride.reach);
                        last.way = Way::Jump;
                    } else {
                        straight.push(stride);
                        continue;
                    }
                    *last = last.on_board()?;
                }
                _ => straight.push(stride),
            }
        }
        if matches!(course, Course::Repeated(_)) && straight.iter().any(|stride| stride.quiet().is_none()) {
            *course = Course::Once;
        }
        // Copies of a stride reach all distances from its least on, if two of them begin no farther than one ends.
        if let (Course::Repeated(times), [stride]) = (*course, &mut *straight)
            && stride.way == Way::Ride
            && stride
                .reach
                .most
                .is_none_or(|most| most.saturating_add(1) >= stride.reach.least.saturating_mul(2))
        {
            stride.reach.most =
                stride.reach.most.zip(times).map(|(steps, times)| steps.saturating_mul(times));
            *stride = stride.on_board()?;
            *course = Course::Once;
        }
        if matches!(course, Course::Repeated(Some(0 | 1))) {
            *course = Course::Once;
        }
        *strides = straight;
        if strides.is_empty() {
            return None;
        }
    }
    Some(path)
}

/// Whether a capture and a move on, each of any number of steps or of one, are all jumps of their joint lengths.
fn jumps(capture: Stride, on: Stride) -> bool {
    capture.reach == on.reach && (capture.reach == Reach::ONE || capture.reach == Reach::ANY)
}

fn merged(paths: Vec<Path>) -> Vec<Path> {
    let mut kept: Vec<Path> = Vec::with_capacity(paths.len());
    'paths: for path in paths {
        for other in &mut kept {
            if let Some(both) = union(other, &path) {
                *other = both;
                continue 'paths;
            }
        }
        kept.push(path);
    }
    kept
}

/// Both paths as one, where one path can say it.
fn union(first: &Path, second: &Path) -> Option<Path> {
    if first.gate == second.gate {
        let deed = union_of_deeds(&first.deed, &second.deed)?;
        return Some(Path { deed, ..*first });
    }
    let (open, gated) = match (first.gate, second.gate) {
        (Gate::Open, _) => (first, second),
        (_, Gate::Open) => (second, first),
        _ => return None,
    };
    (union_of_deeds(&open.deed, &gated.deed)? == open.deed).then(|| open.clone())
}

/// Whether a path does all that another does where both can do the same: to empty squares, to enemies.
pub(super) fn holds(path: &Path, other: &Path) -> bool {
    let (Deed::Go(own, _), Deed::Go(strides, _)) = (&path.deed, &other.deed) else { return true };
    let (Some(&last), Some(&wanted)) = (own.last(), strides.last()) else { return true };
    let shared = wanted.with(last.modality);
    own[..own.len() - 1] == strides[..strides.len() - 1] && union_of_strides(last, shared) == Some(last)
        || covers(last, strides) && own.len() == 1
}

fn union_of_deeds(first: &Deed, second: &Deed) -> Option<Deed> {
    if first == second {
        return Some(first.clone());
    }
    match (first, second) {
        (Deed::Anywhere(first), Deed::Anywhere(second)) => Some(Deed::Anywhere(first.or(*second))),
        (Deed::Go(first, course), Deed::Go(second, other))
            if course == other && first.len() == second.len() =>
        {
            let mut differ = (0..first.len()).filter(|&index| first[index] != second[index]);
            let (index, None) = (differ.next()?, differ.next()) else { return None };
            // Only on a path that is made once does it not matter how the one part was chosen.
            if *course != Course::Once {
                return None;
            }
            let stride = union_of_strides(first[index], second[index])?;
            let mut strides = first.clone();
            strides[index] = stride;
            Some(Deed::Go(strides, *course))
        }
        _ => None,
    }
}

fn union_of_strides(first: Stride, second: Stride) -> Option<Stride> {
    if first.vector != second.vector || first.way != second.way {
        return None;
    }
    if first.reach == second.reach {
        return Some(first.with(first.modality.or(second.modality)));
    }
    if first.modality == second.modality {
        let reach = first.reach.joined(second.reach)?;
        return Some(Stride { reach, ..first });
    }
    let within = |small: Stride, large: Stride| {
        large.reach.contains(small.reach) && large.modality.contains(small.modality)
    };
    if within(first, second) {
        Some(second)
    } else if within(second, first) {
        Some(first)
    } else {
        None
    }
}
