//! The labels of columns and rows.

use tabiya_board::{Geometry, Square};
use tabiya_game::Scene;

use crate::Coordinates;
use crate::xml::line;

/// The most characters of a label.
const LABEL: usize = 4;

/// Numerals as Formation Chess has them.
const NUMERALS: [&str; 16] =
    ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "甲", "乙", "丙", "丁", "戊", "己"];

/// The labels by the edge of the board at which they stand, each in the order of the columns or rows.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Labels {
    pub(crate) top: Vec<String>,
    pub(crate) bottom: Vec<String>,
    pub(crate) left: Vec<String>,
}

impl Labels {
    /// Those of a board as it is seen; where `scene` is given, it has labels of its own.
    pub(crate) fn new(
        coordinates: Coordinates,
        flip: bool,
        geometry: Geometry,
        scene: Option<&Scene>,
    ) -> Self {
        let labels = Self::upright(coordinates, geometry, scene);
        match coordinates {
            // What a side counts from its own right stays on its own side.
            Coordinates::Files | Coordinates::Xiangqi if flip => {
                Self { top: labels.bottom, bottom: labels.top, ..labels }
            }
            _ => labels,
        }
    }

    fn upright(coordinates: Coordinates, geometry: Geometry, scene: Option<&Scene>) -> Self {
        let (width, height) = (geometry.width(), geometry.height());
        match (coordinates, scene) {
            (Coordinates::None, _) => Self::default(),
            (Coordinates::Game, Some(scene)) => Self::own(scene),
            (Coordinates::Game | Coordinates::Letters, _) => Self {
                bottom: (0..width).map(column_letter).collect(),
                left: (0..height).map(|row| (height - row).to_string()).collect(),
                ..Self::default()
            },
            (Coordinates::Numerals, _) => {
                let numerals =
                    |count: u8| NUMERALS.into_iter().take(usize::from(count)).map(str::to_owned).collect();
                Self { top: numerals(width), left: numerals(height), ..Self::default() }
            }
            (Coordinates::Files | Coordinates::Xiangqi, _) => Self {
                top: (1..=width).map(|file| file.to_string()).collect(),
                bottom: (1..=width)
                    .rev()
                    .map(|file| match coordinates {
                        Coordinates::Xiangqi => NUMERALS[usize::from(file) - 1].to_owned(),
                        _ => file.to_string(),
                    })
                    .collect(),
                ..Self::default()
            },
        }
    }

    fn own(scene: &Scene) -> Self {
        let labels = |labels: &[String], count: u8| {
            let texts = labels.iter().map(|label| line(label, LABEL));
            texts.chain(core::iter::repeat(String::new())).take(usize::from(count)).collect::<Vec<_>>()
        };
        let columns = labels(&scene.columns, scene.geometry.width());
        let left = labels(&scene.rows, scene.geometry.height());
        // Who counts both from one corner counts from the top.
        if columns.first() == left.first() {
            Self { top: columns, left, ..Self::default() }
        } else {
            Self { bottom: columns, left, ..Self::default() }
        }
    }
}

/// The letter of a column, from 0.
fn column_letter(column: u8) -> String {
    char::from(b'a' + column).to_string()
}

/// The name of a square in chess style: `d4`.
pub(crate) fn square_name(geometry: Geometry, square: Square) -> String {
    let row = geometry.height().saturating_sub(square.row());
    format!("{}{row}", column_letter(square.column()))
}

/// The name of a square in numerals, the column first: `四五`.
pub(crate) fn numeral_name(square: Square) -> String {
    let numeral = |number: u8| NUMERALS[usize::from(number) % NUMERALS.len()];
    format!("{}{}", numeral(square.column()), numeral(square.row()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_count_from_where_their_style_counts() {
        let check = |coordinates, top: &str, bottom: &str, left: &str| {
            let geometry = Geometry::new(3, 2).expect("it is small");
            let labels = Labels::new(coordinates, false, geometry, None);
            let found = [labels.top, labels.bottom, labels.left].map(|labels| labels.join(" "));
            assert_eq!(found, [top, bottom, left], "{coordinates:?}");
        };
        check(Coordinates::None, "", "", "");
        check(Coordinates::Game, "", "a b c", "2 1");
        check(Coordinates::Letters, "", "a b c", "2 1");
        check(Coordinates::Numerals, "一 二 三", "", "一 二");
        check(Coordinates::Files, "1 2 3", "3 2 1", "");
        check(Coordinates::Xiangqi, "1 2 3", "三 二 一", "");
    }
}
