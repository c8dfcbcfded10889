use core::fmt;

use tabiya_board::{Geometry, Side, Square};

/// A piece on a [`Board`]: whose it is, and its letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Man {
    /// Whose it is: white is the first side.
    pub side: Side,
    /// The letter, `A` to `Z`.
    pub letter: u8,
}

/// Pieces on a board: all that a piece under test looks at.
///
/// ```
/// use tabiya_board::{Geometry, Side, Square};
/// use tabiya_pieces::{Board, Man};
/// let mut board = Board::new(Geometry::new(8, 8).unwrap());
/// let d4 = tabiya_pieces::square_of_name(board.geometry(), "d4").unwrap();
/// board.put(d4, Man { side: Side::First, letter: b'A' });
/// assert_eq!(board.to_string(), "8/8/8/8/3A4/8/8/8");
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Board {
    geometry: Geometry,
    /// By [`Square::raw`].
    men: [Option<Man>; 256],
    holes: Vec<Square>,
    unmoved: bool,
}

impl Board {
    /// A board without pieces or holes. Its pieces count as moved.
    pub const fn new(geometry: Geometry) -> Self {
        Self { geometry, men: [None; 256], holes: Vec::new(), unmoved: false }
    }

    /// The size.
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// The piece on a square.
    pub const fn man(&self, square: Square) -> Option<Man> {
        self.men[square.raw() as usize]
    }

    /// Puts a piece on a square of the board.
    ///
    /// # Panics
    /// If the square is not on the board.
    pub fn put(&mut self, square: Square, man: Man) {
        assert!(self.is_square(square), "pieces stand on the board");
        self.men[square.raw() as usize] = Some(man);
    }

    /// Takes the piece off a square.
    pub const fn take(&mut self, square: Square) -> Option<Man> {
        self.men[square.raw() as usize].take()
    }

    /// Makes a square a hole: no piece can stand there or pass.
    pub fn dig(&mut self, square: Square) {
        self.take(square);
        if !self.holes.contains(&square) {
            self.holes.push(square);
        }
    }

    /// Whether there is such a square on the board, and it is no hole.
    pub fn is_square(&self, square: Square) -> bool {
        self.geometry.contains(square) && !self.holes.contains(&square)
    }

    /// The squares that no piece can stand on.
    pub fn holes(&self) -> &[Square] {
        &self.holes
    }

    /// Whether no piece has moved yet: it holds for all (H19).
    pub const fn unmoved(&self) -> bool {
        self.unmoved
    }

    /// Says whether no piece has moved yet.
    pub const fn set_unmoved(&mut self, unmoved: bool) {
        self.unmoved = unmoved;
    }

    /// The pieces with their squares, in reading order.
    pub fn men(&self) -> impl Iterator<Item = (Square, Man)> + '_ {
        self.geometry.squares().filter_map(|square| Some((square, self.man(square)?)))
    }
}

impl fmt::Display for Board {
    /// The board field of a FEN: rows from the top, white's letters upper-case, gaps as numbers, holes as `*`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = 0u8;
        let fill = |gap: &mut u8, f: &mut fmt::Formatter<'_>| match core::mem::take(gap) {
            0 => Ok(()),
            count => write!(f, "{count}"),
        };
        for square in self.geometry.squares() {
            if square.column() == 0 && square.row() > 0 {
                fill(&mut gap, f)?;
                f.write_str("/")?;
            }
            let letter = match self.man(square) {
                Some(Man { side: Side::First, letter }) => letter,
                Some(Man { side: Side::Second, letter }) => letter.to_ascii_lowercase(),
                None if !self.is_square(square) => b'*',
                None => {
                    gap += 1;
                    continue;
                }
            };
            fill(&mut gap, f)?;
            write!(f, "{}", char::from(letter))?;
        }
        fill(&mut gap, f)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self} unmoved: {}", self.unmoved)
    }
}
