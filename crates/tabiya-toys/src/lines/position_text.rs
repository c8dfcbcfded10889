use core::ops::Range;

use tabiya_board::{Geometry, Side, Square};
use tabiya_game::{Argument, Code, Diagnostic, Loci, Locus, Mode, ReadSetup};

use super::{Kind, Lines, LinesPosition, Man};
use crate::sheet::{Sheet, read_turn, square_name, turn_letter, write_rows};

const HANDS: Code = Code::new("toy.lines.position.hands");
const BOARD: Code = Code::new("toy.lines.position.board");
const MAN_IN_HOLE: Code = Code::new("toy.lines.position.man-in-hole");
const NO_HOLE: Code = Code::new("toy.lines.position.no-hole");
const HOLE: Code = Code::new("toy.lines.position.hole");
const NO_DROPS: Code = Code::new("toy.lines.position.no-drops");
const TOO_MANY: Code = Code::new("toy.lines.position.too-many");

/// The whole board, as a part of the position.
const BOARD_LABEL: &str = "board";

/// A position of a game of lines as its text states it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinesSetup {
    geometry: Geometry,
    cells: Vec<Cell>,
    /// Men in hand, by side and kind.
    hands: [[u16; 2]; 2],
    to_move: Side,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cell {
    Empty,
    Hole,
    Man(Man),
}

/// `P`, `B` of the first side, `p`, `b` of the second.
pub(super) const fn letter(man: Man) -> char {
    let letter = kind_letter(man.kind);
    match man.side {
        Side::First => letter,
        Side::Second => letter.to_ascii_lowercase(),
    }
}

/// `P` or `B`.
pub(super) const fn kind_letter(kind: Kind) -> char {
    match kind {
        Kind::Peg => 'P',
        Kind::Bar => 'B',
    }
}

pub(super) fn read_kind(letter: char) -> Option<Kind> {
    Kind::ALL.into_iter().find(|&kind| kind_letter(kind) == letter)
}

fn read_man(letter: char) -> Option<Man> {
    let side = if letter.is_ascii_uppercase() { Side::First } else { Side::Second };
    Some(Man { side, kind: read_kind(letter.to_ascii_uppercase())? })
}

fn read_cell(letter: char) -> Option<Cell> {
    match letter {
        '.' => Some(Cell::Empty),
        '*' => Some(Cell::Hole),
        _ => read_man(letter).map(Cell::Man),
    }
}

/// Reads `…/…/[PPb] w`; every `/` may be a line end.
pub(super) fn read(text: &str, mode: Mode) -> Result<ReadSetup<LinesSetup>, Vec<Diagnostic>> {
    let sheet = Sheet::read(text, mode, ". * P B p b", read_cell)?;
    let tail = sheet.tail.clone();
    let error = |range: Range<usize>| {
        let error = Diagnostic::error(HANDS).with("found", Argument::input(&text[range.clone()]));
        vec![error.with("expected", Argument::text("[PBpb] w")).at(text, range)]
    };
    let Some((hands_text, turn)) =
        text[tail.clone()].strip_prefix('[').and_then(|rest| rest.split_once("] "))
    else {
        return Err(error(tail));
    };
    let mut hands = [[0; 2]; 2];
    let mut places: [Vec<usize>; 2] = [Vec::new(), Vec::new()];
    for (at, letter) in hands_text.char_indices() {
        let start = tail.start + 1 + at;
        let Some(man) = read_man(letter) else { return Err(error(start..start + letter.len_utf8())) };
        hands[man.side.index()][man.kind as usize] += 1;
        places[man.side.index()].push(start);
    }
    let to_move = read_turn(text, tail.end - turn.len()..tail.end)?;
    let cell_range = sheet.cell_range();
    let loci = Loci::new(move |locus| match locus {
        Locus::Cell(square) => cell_range(square),
        Locus::Pool(side, index) => places[side.index()].get(index).map(|&start| start..start + 1),
        Locus::Label(BOARD_LABEL) => Some(0..tail.start),
        Locus::Label(_) => None,
    });
    let setup = LinesSetup { geometry: sheet.geometry, cells: sheet.cells, hands, to_move };
    Ok(ReadSetup { setup, notes: sheet.notes, loci })
}

pub(super) fn write(setup: &LinesSetup) -> String {
    let mut text = write_rows(setup.geometry, &setup.cells, |cell| match *cell {
        Cell::Empty => '.',
        Cell::Hole => '*',
        Cell::Man(man) => letter(man),
    });
    text.push('[');
    for side in Side::ALL {
        for kind in Kind::ALL {
            let men = usize::from(setup.hands[side.index()][kind as usize]);
            text.extend(core::iter::repeat_n(letter(Man { side, kind }), men));
        }
    }
    text.push_str("] ");
    text.push(turn_letter(setup.to_move));
    text
}

impl Lines {
    pub(super) fn setup_of(&self, position: &LinesPosition) -> LinesSetup {
        let cells = position.geometry.squares().zip(&position.cells);
        LinesSetup {
            geometry: position.geometry,
            cells: cells
                .map(|(square, man)| match man {
                    Some(man) => Cell::Man(*man),
                    None if self.is_hole(square) => Cell::Hole,
                    None => Cell::Empty,
                })
                .collect(),
            hands: position.hands.map(|hand| hand.map(u16::from)),
            to_move: position.to_move,
        }
    }

    /// All rules that the setup breaks, or the position.
    pub(super) fn position_of(&self, setup: &LinesSetup) -> Result<LinesPosition, Vec<Diagnostic>> {
        if setup.geometry != self.geometry {
            let error = Diagnostic::error(BOARD).with("found", Argument::text(setup.geometry));
            let error = error.with("expected", Argument::text(self.geometry));
            return Err(vec![error.about(Locus::Label(BOARD_LABEL))]);
        }
        let mut errors = Vec::new();
        for (square, cell) in self.geometry.squares().zip(&setup.cells) {
            let code = match (cell, self.is_hole(square)) {
                (Cell::Man(_), true) => MAN_IN_HOLE,
                (Cell::Empty, true) => NO_HOLE,
                (Cell::Hole, false) => HOLE,
                _ => continue,
            };
            let error =
                Diagnostic::error(code).with("square", Argument::text(square_name(self.geometry, square)));
            errors.push(error.about(Locus::Cell(square)));
        }
        let in_hand =
            |side: Side| setup.hands[side.index()].iter().map(|&men| usize::from(men)).sum::<usize>();
        if !self.drops {
            for side in Side::ALL {
                for index in 0..in_hand(side) {
                    errors.push(Diagnostic::error(NO_DROPS).about(Locus::Pool(side, index)));
                }
            }
        }
        let on_board = setup.cells.iter().filter(|cell| matches!(cell, Cell::Man(_))).count();
        let men = on_board + in_hand(Side::First) + in_hand(Side::Second);
        let limit = 2 * self.men.iter().map(|&men| usize::from(men)).sum::<usize>();
        if men > limit {
            let error = Diagnostic::error(TOO_MANY).with("found", men).with("limit", limit);
            errors.push(error.about(Locus::Label(BOARD_LABEL)));
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        let man = |cell: &Cell| match cell {
            Cell::Man(man) => Some(*man),
            Cell::Empty | Cell::Hole => None,
        };
        Ok(LinesPosition {
            geometry: self.geometry,
            cells: setup.cells.iter().map(man).collect(),
            // No more than the limit, which fits.
            hands: setup.hands.map(|hand| hand.map(|men| men as u8)),
            to_move: setup.to_move,
        })
    }

    /// The name of a square in the texts.
    pub(super) fn name_of(&self, square: Square) -> String {
        square_name(self.geometry, square)
    }
}
