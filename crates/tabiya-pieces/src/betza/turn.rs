//! Where a leg that goes on can turn to.

use core::ops::Range;

use super::compass::{self, Letter, System};
use super::vector::{Points, Size, Vector};

/// The letters that tell the directions of a step from that of the step before.
pub(super) const fn relative_system(before: Size, size: Size, eight: bool) -> Option<System> {
    match (before.is_oblique(), size.is_oblique()) {
        (false, true) => Some(System::Oblique),
        (true, true) => Some(System::Eight),
        (true, false) => None,
        (false, false) if eight => Some(System::Eight),
        (false, false) if before.is_orthogonal() == size.is_orthogonal() => Some(System::Orthogonal),
        (false, false) => Some(System::Diagonal),
    }
}

/// Those that turn least from where the leg before went.
pub(super) fn straightest(before: Vector, vectors: Vec<Vector>) -> Vec<Vector> {
    // The cosine of the angle, with its sign, squared.
    let cosine = |vector: Vector| {
        let dot = i64::from(before.right) * i64::from(vector.right)
            + i64::from(before.forward) * i64::from(vector.forward);
        let length = i64::from(vector.right).pow(2) + i64::from(vector.forward).pow(2);
        (dot * dot.abs(), length)
    };
    let closer = |a: (i64, i64), b: (i64, i64)| a.0 * b.1 > b.0 * a.1;
    let best = vectors
        .iter()
        .map(|&vector| cosine(vector))
        .reduce(|best, next| if closer(next, best) { next } else { best });
    vectors.into_iter().filter(|&vector| best.is_some_and(|best| !closer(best, cosine(vector)))).collect()
}

/// Whether a way leads, as a whole, in one of the directions of these letters.
pub(super) fn leads(way: &[Vector], letters: &[Letter]) -> Result<bool, Vec<Range<usize>>> {
    let end = way.iter().fold(Vector::new(0, 0), |end, &vector| end + vector);
    let points = System::of(end.size()).read(letters)?;
    Ok(points.is_none_or(|points| points.contains(Points::of(&[end.point()]))))
}

/// The ways that letters before brackets keep.
pub(super) fn led_by(mut ways: Vec<Vec<Vector>>, letters: &str) -> Vec<Vec<Vector>> {
    let letters = compass::letters(letters);
    ways.retain(|way| leads(way, &letters) == Ok(true));
    ways
}
