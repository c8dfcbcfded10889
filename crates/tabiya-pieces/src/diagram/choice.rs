//! Of the many boards on which a line can be seen at work, those that one picture shows together.

use std::collections::{BTreeMap, BTreeSet};

use tabiya_board::{Side, Square, Step};
use tabiya_game::diagram::Manner;

use super::finding::{Ending, Finding};
use super::stride::{Stride, between, direction, times};

/// How far away a piece best shows that it can be gone over: the way to it can be seen, and the way behind it.
const BEST_DISTANCE: u8 = 2;

/// Where a stride begins, and its direction.
type Line = (Square, Step);

fn line(stride: Stride) -> Line {
    (stride.from, stride.direction())
}

/// Makes one picture of what has been found on many boards: all its pieces can stand on one board.
pub(super) fn choose(side: Side, mut findings: Vec<Finding>) -> Vec<Finding> {
    keep_one_piece_to_go_over(&mut findings);
    keep_one_partner(&mut findings);
    loop {
        let mut chosen = findings.clone();
        clear_partners(&mut chosen);
        clear_hurdles(side, &mut chosen);
        let cleared: BTreeSet<Part> = chosen.iter().flat_map(parts).collect();
        let chosen = keep_simplest(chosen);
        let seen: BTreeSet<Part> = chosen.iter().flat_map(parts).collect();
        // A piece that is not seen in the end must not have been in the way of anything.
        let unseen: BTreeSet<&Part> = cleared.difference(&seen).collect();
        if unseen.is_empty() {
            return chosen;
        }
        findings.retain(|finding| !parts(finding).any(|part| unseen.contains(&part)));
    }
}

/// A piece that has to stand somewhere for a move: a hurdle on a line, or a partner.
type Part = (Option<Line>, Square);

fn parts(finding: &Finding) -> impl Iterator<Item = Part> {
    let hurdles = finding.hurdles().map(|(stride, hurdle)| (Some(line(*stride)), hurdle));
    hurdles.chain(finding.partner().map(|partner| (None, partner)))
}

/// Keeps, for each square and what is done there, the simplest move: without a condition, without a hurdle, with few
/// legs; of equals the first.
pub(super) fn keep_simplest(findings: Vec<Finding>) -> Vec<Finding> {
    let simplicity = |finding: &Finding| (finding.when, finding.hops(), finding.leg(), finding.strides.len());
    let mut best: BTreeMap<(Square, Ending), usize> = BTreeMap::new();
    for (number, finding) in findings.iter().enumerate() {
        for ending in finding.endings() {
            let known = best.entry((finding.movement.to, ending)).or_insert(number);
            if simplicity(finding) < simplicity(&findings[*known]) {
                *known = number;
            }
        }
    }
    let kept: BTreeSet<usize> = best.into_values().collect();
    findings
        .into_iter()
        .enumerate()
        .filter(|(number, _)| kept.contains(number))
        .map(|(_, finding)| finding)
        .collect()
}

/// Of the pieces on one line that can be gone over, keeps one. Line by line, those from the origin first: a move can go
/// over pieces on several lines, and what is best on one may rule out what would be best on another.
fn keep_one_piece_to_go_over(findings: &mut Vec<Finding>) {
    let badness = |stride: &Stride, square: Square| {
        let distance = times(stride.from, square);
        (distance.abs_diff(BEST_DISTANCE), distance)
    };
    let on = |wanted: Line, finding: &Finding| {
        let over = finding.over().filter(|(stride, _)| line(**stride) == wanted);
        over.map(|(stride, square)| badness(stride, square)).collect::<Vec<_>>()
    };
    let origin = findings.first().map(|finding| finding.movement.from);
    let lines: BTreeSet<Line> =
        findings.iter().flat_map(Finding::over).map(|(stride, _)| line(*stride)).collect();
    let mut lines: Vec<Line> = lines.into_iter().collect();
    lines.sort_by_key(|&(from, _)| Some(from) != origin);
    for wanted in lines {
        // A move that goes along the line twice, over pieces at two distances, is shown only where there is no other.
        let worst = |finding: &Finding| on(wanted, finding).into_iter().max();
        let Some(least) = findings.iter().filter_map(worst).min() else { continue };
        findings.retain(|finding| worst(finding).is_none_or(|worst| worst == least));
    }
}

/// Of the partners on one line, keeps the farthest: rooks stand in corners.
fn keep_one_partner(findings: &mut Vec<Finding>) {
    let place = |finding: &Finding| {
        let (from, partner) = (finding.movement.from, finding.partner()?);
        Some((direction(from, partner), times(from, partner)))
    };
    let mut farthest: BTreeMap<Step, u8> = BTreeMap::new();
    for (direction, distance) in findings.iter().filter_map(place) {
        let farthest = farthest.entry(direction).or_default();
        *farthest = distance.max(*farthest);
    }
    findings.retain(|finding| {
        place(finding).is_none_or(|(direction, distance)| farthest[&direction] == distance)
    });
}

/// What a partner is in the way of is not shown.
fn clear_partners(findings: &mut Vec<Finding>) {
    let partners: BTreeSet<Square> = findings.iter().filter_map(Finding::partner).collect();
    for partner in partners {
        let needs = |finding: &Finding| finding.partner() == Some(partner);
        if findings.iter().any(needs) {
            findings.retain(|finding| needs(finding) || !is_stopped(finding, partner));
        }
    }
}

/// Where a hurdle stands in the way of other moves, one of the two cannot be shown. The hurdle is, if it is on a line from
/// the origin; but of two opposite lines only on the one that leads forward or to the right.
fn clear_hurdles(side: Side, findings: &mut Vec<Finding>) {
    let origin = findings.first().map(|finding| finding.movement.from);
    let mut hurdles: Vec<(Line, Square)> = hurdles(findings).into_iter().collect();
    hurdles.sort_by_key(|&((from, direction), _)| (Some(from) != origin, !leads_ahead(side, direction)));
    let mut shown: BTreeSet<Line> = BTreeSet::new();
    for ((from, direction), hurdle) in hurdles {
        let is_on_line =
            |finding: &Finding| finding.hurdles().any(|(stride, _)| line(*stride) == (from, direction));
        let must_yield = Some(from) != origin || shown.contains(&(from, -direction));
        if must_yield && findings.iter().any(|finding| is_stopped(finding, hurdle)) {
            findings.retain(|finding| !is_on_line(finding));
        } else if findings.iter().any(is_on_line) {
            findings.retain(|finding| !is_stopped(finding, hurdle));
            shown.insert((from, direction));
        }
    }
}

/// The lines on which a piece is hopped over that stays, with that piece.
fn hurdles(findings: &[Finding]) -> BTreeMap<Line, Square> {
    findings.iter().flat_map(Finding::hurdles).map(|(stride, hurdle)| (line(*stride), hurdle)).collect()
}

/// Whether an own piece on a square that the move does not hop over makes it impossible.
fn is_stopped(finding: &Finding, square: Square) -> bool {
    finding.strides.iter().any(|stride| {
        let blocks = stride.manner != Manner::Leap && stride.over != Some(square);
        stride.to == square || blocks && between(stride.from, stride.to).any(|between| between == square)
    })
}

/// Whether a direction leads forward or, if neither forward nor backward, to the right, as the side sees it.
fn leads_ahead(side: Side, direction: Step) -> bool {
    let ahead = match side {
        Side::First => -direction,
        Side::Second => direction,
    };
    (ahead.rows, -ahead.columns) > (0, 0)
}
