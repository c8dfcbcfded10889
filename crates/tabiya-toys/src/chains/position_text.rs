use tabiya_board::{Geometry, Side};
use tabiya_game::{Argument, Code, Diagnostic, Loci, Locus, Mode, ReadSetup};

use super::{Chains, ChainsPosition};
use crate::sheet::{Sheet, read_turn, turn_letter, write_rows};

const BOARD: Code = Code::new("toy.chains.position.board");

/// The whole board, as a part of the position.
const BOARD_LABEL: &str = "board";

/// A position of a game of chains as its text states it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChainsSetup {
    geometry: Geometry,
    cells: Vec<Option<Side>>,
    to_move: Side,
}

/// `o` of the first side, `x` of the second.
pub(super) const fn letter(side: Side) -> char {
    match side {
        Side::First => 'o',
        Side::Second => 'x',
    }
}

/// Reads rows of `o`, `x` and `.`, then the side to act: `….x./.o.. w`.
pub(super) fn read(text: &str, mode: Mode) -> Result<ReadSetup<ChainsSetup>, Vec<Diagnostic>> {
    let cell = |c| match c {
        '.' => Some(None),
        'o' => Some(Some(Side::First)),
        'x' => Some(Some(Side::Second)),
        _ => None,
    };
    let sheet = Sheet::read(text, mode, ". o x", cell)?;
    let to_move = read_turn(text, sheet.tail.clone())?;
    let cell_range = sheet.cell_range();
    let tail = sheet.tail.start;
    let loci = Loci::new(move |locus| match locus {
        Locus::Cell(square) => cell_range(square),
        Locus::Label(BOARD_LABEL) => Some(0..tail),
        Locus::Pool(..) | Locus::Label(_) => None,
    });
    let setup = ChainsSetup { geometry: sheet.geometry, cells: sheet.cells, to_move };
    Ok(ReadSetup { setup, notes: sheet.notes, loci })
}

pub(super) fn write(setup: &ChainsSetup) -> String {
    let mut text = write_rows(setup.geometry, &setup.cells, |cell| cell.map_or('.', letter));
    text.push(turn_letter(setup.to_move));
    text
}

impl Chains {
    pub(super) fn setup_of(position: &ChainsPosition) -> ChainsSetup {
        let ChainsPosition { geometry, cells, to_move } = position.clone();
        ChainsSetup { geometry, cells, to_move }
    }

    pub(super) fn position_of(&self, setup: &ChainsSetup) -> Result<ChainsPosition, Vec<Diagnostic>> {
        if setup.geometry != self.geometry {
            let error = Diagnostic::error(BOARD).with("found", Argument::text(setup.geometry));
            let error = error.with("expected", Argument::text(self.geometry));
            return Err(vec![error.about(Locus::Label(BOARD_LABEL))]);
        }
        let ChainsSetup { geometry, cells, to_move } = setup.clone();
        Ok(ChainsPosition { geometry, cells, to_move })
    }
}
