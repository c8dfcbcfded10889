use core::fmt;

/// A number as an SVG attribute has it: two decimals at most.
pub(crate) struct Number(pub(crate) f64);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Adding zero turns -0 into 0.
        let hundredths = (self.0 * 100.0).round() + 0.0;
        if hundredths % 100.0 == 0.0 {
            write!(f, "{}", hundredths / 100.0)
        } else if hundredths % 10.0 == 0.0 {
            write!(f, "{:.1}", hundredths / 100.0)
        } else {
            write!(f, "{:.2}", hundredths / 100.0)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let shown = |number| Number(number).to_string();
        assert_eq!(
            [0.0, -0.0, -0.001, 12.0, 0.5, 1.0 / 3.0, -2.25].map(shown),
            ["0", "0", "0", "12", "0.5", "0.33", "-2.25"]
        );
    }
}
