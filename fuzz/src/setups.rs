use tabiya_board::{Geometry, Side, Square};
use tabiya_formation::{Kind, Piece, Position, Setup};

use crate::Bytes;

/// A valid unfinished position made of random bytes: any size of board, any crowd of pieces, either phase. `None` where
/// the board has no room for the Leaders.
pub fn setup(bytes: &mut Bytes<'_>) -> Option<Position> {
    let form = bytes.next_byte();
    let geometry = if form & 1 == 0 {
        Geometry::new(1 + bytes.below(5), 1 + bytes.below(5)).ok()?
    } else {
        Geometry::new(1 + bytes.below(16), 1 + bytes.below(16)).ok()?
    };
    let mut setup = Setup::empty(geometry);
    setup.to_move = if form & 2 == 0 { Side::First } else { Side::Second };
    let placing = form & 0b1100 == 0b1100;
    // Of so many cells one holds a piece.
    let sparseness = 1 + bytes.below(8);
    for square in geometry.squares() {
        let choice = bytes.next_byte();
        let piece = Piece::from_index(usize::from(choice) % Piece::COUNT);
        let is_wanted = (usize::from(choice) / Piece::COUNT).is_multiple_of(sparseness) && !piece.is_leader();
        if is_wanted && (!placing || geometry.in_half(square.row(), piece.side())) {
            setup.set(square, Some(piece));
        }
    }
    if placing {
        place(&mut setup, bytes)?;
    } else {
        put_leaders(&mut setup, bytes)?;
    }
    let position = Position::new(&setup);
    Some(position.unwrap_or_else(|faults| panic!("{faults:?} in {setup:?}")))
}

/// Puts each side's Leader on a square of its own.
fn put_leaders(setup: &mut Setup, bytes: &mut Bytes<'_>) -> Option<()> {
    let geometry = setup.geometry();
    let area = geometry.area();
    let red = bytes.below(area);
    let distance = 1 + bytes.below(area.checked_sub(1).filter(|&others| others > 0)?);
    let black = (red + distance) % area;
    setup.set(geometry.square(red), Some(Piece::new(Side::First, Kind::General)));
    setup.set(geometry.square(black), Some(Piece::new(Side::Second, Kind::General)));
    Some(())
}

/// Fills the pools so that the turn is right, and puts each side's Leader into its pool or half.
fn place(setup: &mut Setup, bytes: &mut Bytes<'_>) -> Option<()> {
    let geometry = setup.geometry();
    let black = 1 + bytes.below(20);
    let red = if setup.to_move == Side::First { black } else { black - 1 };
    for (side, size) in [(Side::First, red), (Side::Second, black)] {
        let mut pool: Vec<Kind> =
            (0..size).map(|_| Kind::ALL[1 + bytes.below(Kind::ALL.len() - 1)]).collect();
        let half: Vec<Square> =
            geometry.squares().filter(|square| geometry.in_half(square.row(), side)).collect();
        let leader = Kind::General;
        if pool.is_empty() || bytes.next_byte() & 1 == 0 && !half.is_empty() {
            setup.set(bytes.choose(&half)?, Some(Piece::new(side, leader)));
        } else {
            let index = bytes.below(pool.len());
            pool[index] = leader;
        }
        setup.pools[side.index()] = pool;
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use tabiya_formation::Phase;

    use super::*;

    #[test]
    fn setups_are_of_either_phase() {
        let mut rng = fastrand::Rng::with_seed(1);
        let mut phases = [0; 2];
        for _ in 0..1000 {
            let bytes: Vec<u8> = (0..400).map(|_| rng.u8(..)).collect();
            if let Some(position) = setup(&mut Bytes::new(&bytes)) {
                phases[usize::from(position.phase() == Phase::Movement)] += 1;
            }
        }
        assert!(phases[0] > 100 && phases[1] > 500, "{phases:?}");
    }
}
