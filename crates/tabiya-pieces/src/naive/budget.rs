use crate::{MAX_STEPS, OverBudget};

/// The counted steps that are left: [`MAX_STEPS`] at first.
#[derive(Debug)]
pub struct Budget {
    left: u32,
}

impl Default for Budget {
    fn default() -> Self {
        Self { left: MAX_STEPS }
    }
}

impl Budget {
    /// A budget of so many steps.
    pub const fn of(steps: u32) -> Self {
        Self { left: steps }
    }

    /// How many steps are left.
    pub const fn left(&self) -> u32 {
        self.left
    }

    /// Counts so many steps.
    ///
    /// # Errors
    /// When there are not so many left.
    pub fn spend(&mut self, steps: usize) -> Result<(), OverBudget> {
        let steps = u32::try_from(steps).map_err(|_| OverBudget)?;
        self.left = self.left.checked_sub(steps).ok_or(OverBudget)?;
        Ok(())
    }
}
