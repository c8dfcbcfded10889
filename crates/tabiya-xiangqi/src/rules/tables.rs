//! What each piece reaches from each point, worked out when the crate is compiled.
//!
//! A set of points is a `u128`, one bit a point, in reading order: a step down the board is 9 bits up.

use tabiya_board::Side;

use crate::Point;

/// All points.
pub(crate) const ALL: u128 = (1 << 90) - 1;

/// The file `a`.
const FILE: u128 = {
    let mut file = 0;
    let mut row = 0;
    while row < 10 {
        file |= 1 << (9 * row);
        row += 1;
    }
    file
};

/// The rank at the top.
const RANK: u128 = (1 << 9) - 1;

/// The points of each side's palace.
pub(crate) const PALACE: [u128; 2] =
    [0b111_000 << 63 | 0b111_000 << 72 | 0b111_000 << 81, 0b111_000 | 0b111_000 << 9 | 0b111_000 << 18];

/// Each side's own half of the board.
pub(crate) const HALF: [u128; 2] = [((1 << 45) - 1) << 45, (1 << 45) - 1];

/// Where each side's advisors can stand.
pub(crate) const ADVISOR_POINTS: [u128; 2] = [
    at(3, 0) | at(5, 0) | at(4, 1) | at(3, 2) | at(5, 2),
    at(3, 9) | at(5, 9) | at(4, 8) | at(3, 7) | at(5, 7),
];

/// Where each side's elephants can stand.
pub(crate) const ELEPHANT_POINTS: [u128; 2] = {
    let mut sets = [0; 2];
    let mut side = 0;
    while side < 2 {
        let files = [2, 6, 0, 4, 8, 2, 6];
        let ranks = [0, 0, 2, 2, 2, 4, 4];
        let mut index = 0;
        while index < 7 {
            let rank = if side == 0 { ranks[index] } else { 9 - ranks[index] };
            sets[side] |= at(files[index], rank);
            index += 1;
        }
        side += 1;
    }
    sets
};

/// Where each side's soldiers can stand: across the river anywhere, before it on every other file.
pub(crate) const SOLDIER_POINTS: [u128; 2] = {
    let every_other = FILE | FILE << 2 | FILE << 4 | FILE << 6 | FILE << 8;
    let mut sets = [0; 2];
    let mut side = 0;
    while side < 2 {
        let (near, far) =
            if side == 0 { (RANK << 54 | RANK << 45, HALF[1]) } else { (RANK << 27 | RANK << 36, HALF[0]) };
        sets[side] = far | near & every_other;
        side += 1;
    }
    sets
};

const fn at(file: u8, rank: u8) -> u128 {
    match Point::new(file, rank) {
        Some(point) => point.bit(),
        None => panic!("off the board"),
    }
}

/// The point `columns` to the right and `rows` down, as a set; nothing off the board.
const fn step(index: usize, columns: i8, rows: i8) -> u128 {
    let column = (index % 9) as i8 + columns;
    let row = (index / 9) as i8 + rows;
    if column < 0 || column > 8 || row < 0 || row > 9 { 0 } else { 1 << (row * 9 + column) }
}

/// What a rider reaches along one line.
#[derive(Clone, Copy)]
struct Line {
    /// Up to the first piece on either side, and with it.
    reach: u16,
    /// The second piece on either side: what a cannon captures.
    over: u16,
}

/// By place on a line of ten and by which of its places are occupied.
static LINES: [[Line; 1 << 10]; 10] = {
    let mut lines = [[Line { reach: 0, over: 0 }; 1 << 10]; 10];
    let mut place = 0;
    while place < 10 {
        let mut occupied = 0;
        while occupied < 1 << 10 {
            let mut line = Line { reach: 0, over: 0 };
            let mut direction = -1;
            while direction <= 1 {
                let mut met = 0;
                let mut next = place as i8 + direction;
                while next >= 0 && next < 10 && met < 2 {
                    let bit = 1 << next;
                    let is_piece = occupied & bit != 0;
                    if met == 0 {
                        line.reach |= bit as u16;
                    } else if is_piece {
                        line.over |= bit as u16;
                    }
                    if is_piece {
                        met += 1;
                    }
                    next += direction;
                }
                direction += 2;
            }
            lines[place][occupied] = line;
            occupied += 1;
        }
        place += 1;
    }
    lines
};

/// The places of a file as points of file `a`.
static ON_FILE: [u128; 1 << 10] = {
    let mut sets = [0; 1 << 10];
    let mut places = 1_usize;
    while places < 1 << 10 {
        let lowest = places.trailing_zeros();
        sets[places] = sets[places & (places - 1)] | 1 << (9 * lowest);
        places += 1;
    }
    sets
};

/// Which places of a file are in a set.
#[inline]
const fn along_file(set: u128, file: u8) -> usize {
    let of_file = set >> file & FILE;
    let (low, high) = (of_file as u64, (of_file >> 64) as u64);
    // Bits 9k of the lower word come to 56 + k; the upper word has the last two.
    let eight = low.wrapping_mul(0x0101_0101_0101_0101) >> 56;
    let (ninth, tenth) = (high >> 8 & 1, high >> 17 & 1);
    (eight | ninth << 8 | tenth << 9) as usize
}

/// Which places of a rank are in a set.
#[inline]
const fn along_rank(set: u128, row: usize) -> usize {
    (set >> (9 * row)) as usize & 0x1ff
}

/// What riders reach from a point: `(reach, over)`, up to the first piece in each direction and with it, and the second.
#[inline]
pub(crate) fn lines(from: Point, occupied: u128) -> (u128, u128) {
    let (row, file) = (from.index() / 9, from.file());
    let across = LINES[usize::from(file)][along_rank(occupied, row)];
    let along = LINES[row][along_file(occupied, file)];
    let rank = |places: u16| u128::from(places & 0x1ff) << (9 * row);
    let file_set = |places: u16| ON_FILE[usize::from(places & 0x3ff)] << file;
    (rank(across.reach) | file_set(along.reach), rank(across.over) | file_set(along.over))
}

/// The four neighbours along lines that are occupied, as a number below 16.
#[inline]
const fn legs(from: Point, occupied: u128) -> usize {
    let around = ((occupied << 10) >> from.index()) as u32;
    ((around >> 1 & 1) | (around >> 8 & 2) | (around >> 9 & 4) | (around >> 16 & 8)) as usize
}

/// The four neighbours along diagonals that are occupied, as a number below 16.
#[inline]
const fn eyes(from: Point, occupied: u128) -> usize {
    let around = ((occupied << 10) >> from.index()) as u32;
    ((around & 1) | (around >> 1 & 2) | (around >> 16 & 4) | (around >> 17 & 8)) as usize
}

/// The neighbours in the order of [`legs`].
const ORTHOGONAL: [(i8, i8); 4] = [(0, -1), (-1, 0), (1, 0), (0, 1)];
/// The neighbours in the order of [`eyes`].
const DIAGONAL: [(i8, i8); 4] = [(-1, -1), (1, -1), (-1, 1), (1, 1)];

/// By point and by which of its four neighbours are occupied: what is reached over the others.
#[expect(clippy::large_stack_arrays, reason = "it is called when the crate is compiled")]
const fn over_free(reached: &[[u128; 4]; 90]) -> [[u128; 16]; 90] {
    let mut sets = [[0; 16]; 90];
    let mut point = 0;
    while point < 90 {
        let mut blocked = 0;
        while blocked < 16 {
            let mut neighbour = 0;
            while neighbour < 4 {
                if blocked & 1 << neighbour == 0 {
                    sets[point][blocked] |= reached[point][neighbour];
                }
                neighbour += 1;
            }
            blocked += 1;
        }
        point += 1;
    }
    sets
}

/// What a horse reaches: two points over each of its legs.
static HORSE: [[u128; 16]; 90] = {
    let mut reached = [[0; 4]; 90];
    let mut from = 0;
    while from < 90 {
        let mut leg = 0;
        while leg < 4 {
            let (columns, rows) = ORTHOGONAL[leg];
            reached[from][leg] = if columns == 0 {
                step(from, -1, 2 * rows) | step(from, 1, 2 * rows)
            } else {
                step(from, 2 * columns, -1) | step(from, 2 * columns, 1)
            };
            leg += 1;
        }
        from += 1;
    }
    over_free(&reached)
};

/// From where horses reach a point: their legs are its neighbours along diagonals.
static HORSES_TO: [[u128; 16]; 90] = {
    let mut reached = [[0; 4]; 90];
    let mut to = 0;
    while to < 90 {
        let mut leg = 0;
        while leg < 4 {
            let (columns, rows) = DIAGONAL[leg];
            reached[to][leg] = step(to, columns, 2 * rows) | step(to, 2 * columns, rows);
            leg += 1;
        }
        to += 1;
    }
    over_free(&reached)
};

/// What an elephant reaches: one point over each of its eyes, on its own side of the river.
static ELEPHANT: [[u128; 16]; 90] = {
    let mut reached = [[0; 4]; 90];
    let mut from = 0;
    while from < 90 {
        let mut eye = 0;
        while eye < 4 {
            let (columns, rows) = DIAGONAL[eye];
            reached[from][eye] = step(from, 2 * columns, 2 * rows) & HALF[(from < 45) as usize];
            eye += 1;
        }
        from += 1;
    }
    over_free(&reached)
};

/// What each side's soldier reaches.
static SOLDIER: [[u128; 90]; 2] = {
    let mut sets = [[0; 90]; 2];
    let mut side = 0;
    while side < 2 {
        let mut from = 0;
        while from < 90 {
            sets[side][from] = step(from, 0, if side == 0 { -1 } else { 1 });
            if HALF[side] & 1 << from == 0 {
                sets[side][from] |= step(from, -1, 0) | step(from, 1, 0);
            }
            from += 1;
        }
        side += 1;
    }
    sets
};

/// From where each side's soldiers reach a point.
static SOLDIERS_TO: [[u128; 90]; 2] = {
    let mut sets = [[0; 90]; 2];
    let mut side = 0;
    while side < 2 {
        let mut from = 0;
        while from < 90 {
            let mut left = SOLDIER[side][from];
            while left != 0 {
                sets[side][left.trailing_zeros() as usize] |= 1 << from;
                left &= left - 1;
            }
            from += 1;
        }
        side += 1;
    }
    sets
};

/// What a general reaches: nothing outside palaces.
static GENERAL: [u128; 90] = in_palace(ORTHOGONAL);
/// What an advisor reaches.
static ADVISOR: [u128; 90] = in_palace(DIAGONAL);

const fn in_palace(steps: [(i8, i8); 4]) -> [u128; 90] {
    let palaces = PALACE[0] | PALACE[1];
    let mut sets = [0; 90];
    let mut from = 0;
    while from < 90 {
        if palaces & 1 << from != 0 {
            let mut index = 0;
            while index < 4 {
                sets[from] |= step(from, steps[index].0, steps[index].1) & palaces;
                index += 1;
            }
        }
        from += 1;
    }
    sets
}

#[inline]
pub(crate) fn horse(from: Point, occupied: u128) -> u128 {
    HORSE[from.index()][legs(from, occupied)]
}

#[inline]
pub(crate) fn horses_to(to: Point, occupied: u128) -> u128 {
    HORSES_TO[to.index()][eyes(to, occupied)]
}

/// All points from which a horse could reach this one if no leg were in its way.
#[inline]
pub(crate) fn horses_around(to: Point) -> u128 {
    HORSES_TO[to.index()][0]
}

#[inline]
pub(crate) fn elephant(from: Point, occupied: u128) -> u128 {
    ELEPHANT[from.index()][eyes(from, occupied)]
}

#[inline]
pub(crate) fn soldier(side: Side, from: Point) -> u128 {
    SOLDIER[side.index()][from.index()]
}

#[inline]
pub(crate) fn soldiers_to(side: Side, to: Point) -> u128 {
    SOLDIERS_TO[side.index()][to.index()]
}

#[inline]
pub(crate) fn general(from: Point) -> u128 {
    GENERAL[from.index()]
}

#[inline]
pub(crate) fn advisor(from: Point) -> u128 {
    ADVISOR[from.index()]
}

/// The points of a palace, by file and rank in it: 18 in all.
#[inline]
const fn in_palaces(point: Point) -> usize {
    let row = point.index() / 9;
    let row = if row < 3 { row } else { row - 4 };
    row * 3 + point.file() as usize - 3
}

/// The points between one of a palace and another on its file or rank.
static BETWEEN: [[u128; 90]; 18] = {
    let mut sets = [[0; 90]; 18];
    let mut from = 0;
    while from < 90 {
        if (PALACE[0] | PALACE[1]) & 1 << from != 0 {
            let mut direction = 0;
            while direction < 4 {
                let (columns, rows) = ORTHOGONAL[direction];
                let mut between = 0;
                let mut distance = 1;
                loop {
                    let next = step(from, columns * distance, rows * distance);
                    if next == 0 {
                        break;
                    }
                    sets[in_palaces(Point::from_index(from))][next.trailing_zeros() as usize] = between;
                    between |= next;
                    distance += 1;
                }
                direction += 1;
            }
        }
        from += 1;
    }
    sets
};

/// The points between a point of a palace and another on its file or rank.
#[inline]
pub(crate) fn between(palace: Point, other: Point) -> u128 {
    BETWEEN[in_palaces(palace)][other.index()]
}

/// The file and the rank of a point, without it.
#[inline]
pub(crate) fn cross(point: Point) -> u128 {
    (FILE << point.file() | RANK << (9 * (point.index() / 9))) & !point.bit()
}

/// The file of a point.
#[inline]
pub(crate) fn file_of(point: Point) -> u128 {
    FILE << point.file()
}

/// One step forward of all points of a set.
#[inline]
pub(crate) const fn forward(set: u128, side: Side) -> u128 {
    match side {
        Side::First => set >> 9,
        Side::Second => set << 9 & ALL,
    }
}

/// One step to the left and one to the right, as Red sees the board, of all points of a set.
#[inline]
pub(crate) const fn sideways(set: u128) -> (u128, u128) {
    ((set & !FILE) >> 1, (set & !(FILE << 8)) << 1)
}
