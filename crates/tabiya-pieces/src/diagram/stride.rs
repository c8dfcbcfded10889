use tabiya_board::{Square, Step};
use tabiya_game::diagram::Manner;

use super::engine::Engine;
use super::leaf::Leaves;
use crate::{Board, Movement, OverBudget};

/// From the end of one leg of a move to the end of the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stride {
    pub(super) from: Square,
    pub(super) to: Square,
    pub(super) manner: Manner,
    /// The piece that is hopped or jumped over.
    pub(super) over: Option<Square>,
    /// The leg as diagrams count them, from 1.
    pub(super) leg: u8,
}

impl Stride {
    /// The direction, as the shortest displacement in it.
    pub(super) fn direction(self) -> Step {
        direction(self.from, self.to)
    }

    /// How many times the direction fits.
    pub(super) fn length(self) -> u8 {
        times(self.from, self.to)
    }
}

/// The strides of a move. What slides on in one direction is one stride, also where a hop ends it. A new leg begins where
/// the direction or the manner changes, and after a capture or a hop.
pub(super) fn strides(
    engine: &mut Engine,
    leaves: &mut Leaves,
    board: &Board,
    movement: &Movement,
) -> Result<Vec<Stride>, OverBudget> {
    let mut strides: Vec<Stride> = Vec::new();
    let mut from = movement.from;
    // Captured pieces are gone at once (H10), and the origin is empty (H11).
    let mut gone = vec![movement.from];
    for &to in &movement.path {
        if to == from {
            continue;
        }
        let manners = leaves.manners(engine, from, to)?;
        let men: Vec<Square> = between(from, to)
            .filter(|square| board.man(*square).is_some() && !gone.contains(square))
            .collect();
        let over = men.iter().find(|square| movement.captures.contains(square)).or(men.first()).copied();
        let manner = match over {
            Some(_) if manners.contains(&Manner::Hop) => Manner::Hop,
            None if manners.contains(&Manner::Slide) || is_neighbour(from, to) => Manner::Slide,
            _ => Manner::Leap,
        };
        let over = over.filter(|_| manner == Manner::Hop);
        let mut stride = Stride { from, to, manner, over, leg: 1 };
        if let Some(last) = strides.last().copied() {
            let is_straight =
                last.over.is_none() && !gone.contains(&from) && last.direction() == stride.direction();
            stride.leg = last.leg.saturating_add(u8::from(!is_straight || last.manner != manner));
            if is_straight && last.manner == Manner::Slide && manner != Manner::Leap {
                (stride.from, stride.leg) = (last.from, last.leg);
                strides.pop();
            }
        }
        strides.push(stride);
        gone.extend(
            [Some(to), over].into_iter().flatten().filter(|square| movement.captures.contains(square)),
        );
        from = to;
    }
    Ok(strides)
}

/// Whether nothing lies between two squares: a leap and a step are the same then.
fn is_neighbour(from: Square, to: Square) -> bool {
    let Step { columns, rows } = from.to(to);
    columns.abs() <= 1 && rows.abs() <= 1
}

/// The shortest displacement in the direction of one square from another.
pub(super) fn direction(from: Square, to: Square) -> Step {
    let step = from.to(to);
    let times = times(from, to).max(1) as i8;
    Step::new(step.columns / times, step.rows / times)
}

/// The squares that lie exactly between two, on the straight line from one to the other (H18).
pub(super) fn between(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let step = direction(from, to);
    core::iter::successors(from.step(step), move |square| square.step(step))
        .take(usize::from(times(from, to).saturating_sub(1)))
}

/// How many times the direction fits between two squares.
pub(super) fn times(from: Square, to: Square) -> u8 {
    let Step { columns, rows } = from.to(to);
    let (mut divisor, mut rest) = (columns.unsigned_abs(), rows.unsigned_abs());
    while rest != 0 {
        (divisor, rest) = (rest, divisor % rest);
    }
    divisor
}
