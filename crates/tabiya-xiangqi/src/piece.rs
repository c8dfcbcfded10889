use tabiya_board::Side;

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Kind {
    /// 帅 将: one step along a line, inside its palace.
    General,
    /// 仕 士: one step along a diagonal, inside its palace.
    Advisor,
    /// 相 象: two steps along a diagonal over an empty eye, on its own side of the river.
    Elephant,
    /// 马: one step along a line to an empty leg, and one outwards along a diagonal.
    Horse,
    /// 车: any way along a line.
    Chariot,
    /// 炮: moves as the chariot, captures over exactly one piece, its screen.
    Cannon,
    /// 兵 卒: one step forward; across the river also sideways.
    Soldier,
}

impl Kind {
    /// All seven.
    pub const ALL: [Self; 7] = [
        Self::General,
        Self::Advisor,
        Self::Elephant,
        Self::Horse,
        Self::Chariot,
        Self::Cannon,
        Self::Soldier,
    ];

    /// Below 7: the index into a table by kind.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// How many of them a side begins with, and so can have at most.
    #[inline]
    pub const fn most(self) -> usize {
        match self {
            Self::General => 1,
            Self::Soldier => 5,
            _ => 2,
        }
    }

    /// Whether the piece keeps to the lines, so that a number behind its direction counts steps (general, chariot, cannon,
    /// soldier), and not to diagonals, where it names a file (advisor, elephant, horse).
    #[inline]
    pub const fn is_straight(self) -> bool {
        matches!(self, Self::General | Self::Chariot | Self::Cannon | Self::Soldier)
    }

    /// The letter of a FEN in capitals: `K A B N R C P`.
    pub const fn letter(self) -> char {
        match self {
            Self::General => 'K',
            Self::Advisor => 'A',
            Self::Elephant => 'B',
            Self::Horse => 'N',
            Self::Chariot => 'R',
            Self::Cannon => 'C',
            Self::Soldier => 'P',
        }
    }
}

/// A piece: a kind and whose it is. One byte, also as an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Red is the first side, Black the second.
    pub side: Side,
    /// The kind.
    pub kind: Kind,
}

impl Piece {
    /// The piece of this side and kind.
    #[inline]
    pub const fn new(side: Side, kind: Kind) -> Self {
        Self { side, kind }
    }

    /// Below 14: the index into a table by piece.
    #[inline]
    pub const fn index(self) -> usize {
        self.side.index() * 7 + self.kind.index()
    }

    /// The letter of a FEN: a capital for Red.
    pub const fn letter(self) -> char {
        match self.side {
            Side::First => self.kind.letter(),
            Side::Second => self.kind.letter().to_ascii_lowercase(),
        }
    }
}
