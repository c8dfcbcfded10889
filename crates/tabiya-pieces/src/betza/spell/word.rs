//! One word: an atom with its modifiers.

use tabiya_game::Code;

use super::manner::{Manner, Turns};
use crate::betza::path::{Gate, Modality};
use crate::betza::told::{CASTLING, DISTANCE, LEAP, LEGS, REPETITION, RIDE};
use crate::betza::vector::{Points, Size};
use crate::betza::{Dialect, atoms, compass};

#[derive(Clone, Debug)]
pub(in crate::betza) struct Word {
    pub(in crate::betza) gate: Gate,
    pub(in crate::betza) manner: Manner,
    pub(in crate::betza) modality: Modality,
    pub(in crate::betza) size: Size,
    pub(in crate::betza) points: Points,
    /// Both of W and F, or of R and B.
    pub(in crate::betza) eight: bool,
    pub(in crate::betza) part: usize,
}

impl Word {
    pub(in crate::betza) fn spell(&self, dialect: Dialect) -> Result<Vec<String>, Code> {
        let ride = |most| {
            if self.eight { Some(atoms::royal(most)) } else { atoms::ride(self.size, most, dialect) }
                .ok_or(RIDE)
        };
        let fairy = dialect == Dialect::FairyStockfish;
        let (special, atom) = match self.manner {
            Manner::Ride(reach) => match reach.exact() {
                Some(steps) if steps > 1 && self.size.long == 1 => ("n", self.lengthened(steps, dialect)?),
                _ => ("", ride(reach.most)?),
            },
            Manner::Hop(reach) => match reach.exact() {
                Some(2) if fairy => ("p", ride(Some(2))?),
                Some(2) if self.size.long > 1 => ("p", ride(Some(1))?),
                Some(steps) => ("j", self.lengthened(steps, dialect)?),
                None => ("p", ride(reach.most)?),
            },
            Manner::Grasshopper => ("g", ride(None)?),
            Manner::Beyond => ("g", ride(Some(1))?),
            Manner::LegByLeg => ("n", atoms::leap(self.size, dialect).ok_or(LEAP)?),
            Manner::LameRide(most) => ("n", ride(most)?),
            Manner::Skip => ("j", ride(None)?),
            Manner::Crooked(Turns::Both) => ("z", ride(None)?),
            Manner::Crooked(_) => return Err(REPETITION),
            Manner::Anywhere => ("", "U".into()),
            Manner::Castle(steps) => {
                let directions =
                    compass::write_system(self.points, compass::System::Orthogonal).ok_or(CASTLING)?;
                return Ok(vec![format!("{}{directions}O{steps}", gate_letter(self.gate))]);
            }
        };
        // Fairy-Stockfish's initial moves are quiet whatever they say.
        let modes = modes(self.modality);
        let text = |directions: &str| {
            let gate = gate_letter(self.gate);
            // The order that XBoard wants.
            format!("{gate}{directions}{modes}{special}{atom}")
        };
        if self.manner == Manner::Anywhere || self.eight {
            return Ok(vec![text("")]);
        }
        if let Some(directions) = compass::write(self.points, self.size, dialect) {
            return Ok(vec![text(&directions)]);
        }
        self.points
            .iter()
            .map(|point| {
                compass::write(Points::of(&[point]), self.size, dialect).map(|one| text(&one)).ok_or(LEGS)
            })
            .collect()
    }

    /// The atom that leaps so many of these steps at once.
    pub(in crate::betza) fn lengthened(&self, steps: u8, dialect: Dialect) -> Result<String, Code> {
        let size = Size::new(self.size.long * steps, self.size.short * steps);
        atoms::leap(size, dialect).ok_or(DISTANCE)
    }
}

/// The letters for what may be on a square.
pub(in crate::betza) fn modes(modality: Modality) -> &'static str {
    match (modality.empty, modality.enemy, modality.own) {
        (true, false, false) => "m",
        (false, true, false) => "c",
        (false, false, true) => "d",
        (true, false, true) => "md",
        (false, true, true) => "cd",
        (true, true, true) => "mcd",
        (true, true, false) | (false, false, false) => "",
    }
}

pub(in crate::betza) const fn gate_letter(gate: Gate) -> &'static str {
    match gate {
        Gate::Open => "",
        Gate::Unmoved | Gate::SecondLine => "i",
    }
}
