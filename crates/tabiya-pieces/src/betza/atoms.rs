//! The capital letters for leaps.

use super::Dialect;
use super::vector::Size;

const ATOMS: [(Size, &str); 9] = [
    (Size::new(1, 0), "W"),
    (Size::new(1, 1), "F"),
    (Size::new(2, 0), "D"),
    (Size::new(2, 1), "N"),
    (Size::new(2, 2), "A"),
    (Size::new(3, 0), "H"),
    (Size::new(3, 1), "C"),
    (Size::new(3, 2), "Z"),
    (Size::new(3, 3), "G"),
];

/// The atom for one leap of this size, where a dialect has one. The Interactive Diagram lengthens leaps by 3 along the
/// longer part with `X`, and by 2 along both with `Y`.
pub(super) fn leap(size: Size, dialect: Dialect) -> Option<String> {
    let longest = if dialect == Dialect::Interactive { size.long } else { 0 };
    (0..=longest / 2)
        .flat_map(|both| (0..=longest / 3).map(move |along| (along, both)))
        .filter_map(|(along, both)| {
            let short = size.short.checked_sub(2 * both)?;
            let long = size.long.checked_sub(2 * both)?.checked_sub(3 * along)?;
            // The longer part stays the longer while it is lengthened.
            let (_, atom) = ATOMS.iter().find(|(atom, _)| *atom == Size::new(long, short))?;
            Some(format!("{atom}{}{}", "X".repeat(along.into()), "Y".repeat(both.into())))
        })
        .min_by_key(String::len)
}

/// The atom for up to `most` steps of this size, or for any number of them.
pub(super) fn ride(size: Size, most: Option<u8>, dialect: Dialect) -> Option<String> {
    let leap = leap(size, dialect)?;
    let digits = if dialect == Dialect::FairyStockfish { 1 } else { 2 };
    Some(match most {
        Some(1) => leap,
        Some(most) if most.to_string().len() > digits => return None,
        most if size.long == 1 => {
            let slider = if size.is_orthogonal() { "R" } else { "B" };
            format!("{slider}{}", most.map_or(String::new(), |most| most.to_string()))
        }
        Some(most) => format!("{leap}{most}"),
        None if leap.len() == 1 && dialect != Dialect::XBoard => leap.repeat(2),
        None => format!("{leap}0"),
    })
}

/// The atom for steps to all eight neighbours.
pub(super) fn royal(most: Option<u8>) -> String {
    match most {
        Some(1) => "K".into(),
        Some(most) => format!("Q{most}"),
        None => "Q".into(),
    }
}
