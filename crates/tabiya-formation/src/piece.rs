use core::fmt;

use tabiya_board::Side;
use tabiya_game::Code;

use crate::{Abilities, Ability, Formation};

/// The four families of kinds; each has its own formation pattern and its own share of abilities
/// (sections 2 and 3 of the rules).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// 兵法: 将 计 势 变.
    Strategy,
    /// 牵制: 风 林 火 山.
    Restraint,
    /// 攻守: 矛 盾 弹 雷.
    Combat,
    /// 机动: 士 卒 马 车.
    Mobility,
}

impl Group {
    /// All groups, in the order of their kinds.
    pub const ALL: [Self; 4] = [Self::Strategy, Self::Restraint, Self::Combat, Self::Mobility];

    /// The name by which message catalogues know the group.
    pub const fn code(self) -> Code {
        match self {
            Self::Strategy => Code::new("formation.group.strategy"),
            Self::Restraint => Code::new("formation.group.restraint"),
            Self::Combat => Code::new("formation.group.combat"),
            Self::Mobility => Code::new("formation.group.mobility"),
        }
    }

    /// The abilities that every piece of the group has beside those that all pieces have.
    const fn share(self) -> Abilities {
        use Ability::{
            BroadStep, Capture, DiagonalMove, OrthogonalMove, PullAlly, PullEnemy, PushAlly, PushEnemy,
            SwiftMove,
        };
        match self {
            Self::Strategy => {
                Abilities::of(&[DiagonalMove, SwiftMove, PushAlly, PushEnemy, PullAlly, PullEnemy])
            }
            Self::Restraint => {
                Abilities::of(&[OrthogonalMove, SwiftMove, PushAlly, PushEnemy, PullAlly, PullEnemy])
            }
            Self::Combat => Abilities::of(&[BroadStep, Capture]),
            Self::Mobility => Abilities::of(&[Capture]),
        }
    }
}

/// What a piece is, whoever owns it: one of 16 kinds, four a [`Group`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Kind {
    /// 将, the Leader of its side.
    General,
    /// 计, hands enemy pieces to its own side.
    Stratagem,
    /// 势, turns blocked pushes into captures.
    Momentum,
    /// 变, turns captures into pushes.
    Adaptation,
    /// 风, about pulling.
    Wind,
    /// 林, about being pulled.
    Forest,
    /// 火, about pushing.
    Fire,
    /// 山, about being pushed.
    Mountain,
    /// 矛, about capturing.
    Spear,
    /// 盾, about being captured.
    Shield,
    /// 弹, about capturing at the price of the capturer.
    Shell,
    /// 雷, about being captured at the price of the capturer.
    Mine,
    /// 士, about diagonal steps.
    Scholar,
    /// 卒, about orthogonal steps.
    Pawn,
    /// 马, about knight steps.
    Horse,
    /// 车, about repeated steps.
    Rook,
}

impl Kind {
    /// All kinds, in the order of the standard pool.
    pub const ALL: [Self; 16] = [
        Self::General,
        Self::Stratagem,
        Self::Momentum,
        Self::Adaptation,
        Self::Wind,
        Self::Forest,
        Self::Fire,
        Self::Mountain,
        Self::Spear,
        Self::Shield,
        Self::Shell,
        Self::Mine,
        Self::Scholar,
        Self::Pawn,
        Self::Horse,
        Self::Rook,
    ];

    /// The name in the game's own language.
    pub const fn chinese(self) -> char {
        match self {
            Self::General => '将',
            Self::Stratagem => '计',
            Self::Momentum => '势',
            Self::Adaptation => '变',
            Self::Wind => '风',
            Self::Forest => '林',
            Self::Fire => '火',
            Self::Mountain => '山',
            Self::Spear => '矛',
            Self::Shield => '盾',
            Self::Shell => '弹',
            Self::Mine => '雷',
            Self::Scholar => '士',
            Self::Pawn => '卒',
            Self::Horse => '马',
            Self::Rook => '车',
        }
    }

    /// The kind with this Chinese name.
    pub fn from_chinese(name: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.chinese() == name)
    }

    /// The name by which message catalogues know the kind: `general`.
    pub const fn code(self) -> Code {
        match self {
            Self::General => Code::new("formation.kind.general"),
            Self::Stratagem => Code::new("formation.kind.stratagem"),
            Self::Momentum => Code::new("formation.kind.momentum"),
            Self::Adaptation => Code::new("formation.kind.adaptation"),
            Self::Wind => Code::new("formation.kind.wind"),
            Self::Forest => Code::new("formation.kind.forest"),
            Self::Fire => Code::new("formation.kind.fire"),
            Self::Mountain => Code::new("formation.kind.mountain"),
            Self::Spear => Code::new("formation.kind.spear"),
            Self::Shield => Code::new("formation.kind.shield"),
            Self::Shell => Code::new("formation.kind.shell"),
            Self::Mine => Code::new("formation.kind.mine"),
            Self::Scholar => Code::new("formation.kind.scholar"),
            Self::Pawn => Code::new("formation.kind.pawn"),
            Self::Horse => Code::new("formation.kind.horse"),
            Self::Rook => Code::new("formation.kind.rook"),
        }
    }

    /// The family of the kind.
    #[inline]
    pub const fn group(self) -> Group {
        Group::ALL[self as usize / 4]
    }

    /// The abilities of a piece that no formation covers (section 2 of the rules), the same for both sides.
    ///
    /// They follow from a construction: what all pieces have, the share of the group, what the kind's own formation
    /// does to allies, and one extra for 将 and for 车.
    #[inline]
    pub const fn base(self) -> Abilities {
        const BASES: [Abilities; 16] = {
            let mut bases = [Abilities::EMPTY; 16];
            let mut index = 0;
            while index < 16 {
                bases[index] = construct(Kind::ALL[index]);
                index += 1;
            }
            bases
        };
        BASES[self as usize]
    }
}

const fn construct(kind: Kind) -> Abilities {
    use Ability::{Capturable, EnemyPull, EnemyPush};
    let formation = Formation::of(kind);
    let mut abilities = Abilities::of(&[Capturable, EnemyPush, EnemyPull])
        .union(kind.group().share())
        .union(formation.ally_gains)
        .without(formation.ally_loses);
    match kind {
        Kind::General => abilities.insert(Ability::Leader),
        Kind::Rook => abilities.insert(Ability::OrthogonalMove),
        _ => {}
    }
    abilities
}

impl fmt::Display for Kind {
    /// The Chinese name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write as _;
        f.write_char(self.chinese())
    }
}

/// A piece: its owner and its kind. Pieces of the same owner and kind are interchangeable.
///
/// ```
/// use tabiya_board::Side;
/// use tabiya_formation::{Kind, Piece};
/// let rook = Piece::new(Side::First, Kind::Rook);
/// assert_eq!(rook.to_string(), "红车");
/// assert_eq!(Piece::from_index(rook.index()), rook);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece(u8);

impl Piece {
    /// The number of distinct pieces.
    pub const COUNT: usize = 32;

    /// The piece of this owner and kind.
    #[inline]
    pub const fn new(side: Side, kind: Kind) -> Self {
        Self((side as u8) << 4 | kind as u8)
    }

    /// The owner.
    #[inline]
    pub const fn side(self) -> Side {
        Side::ALL[self.0 as usize >> 4 & 1]
    }

    /// The kind.
    #[inline]
    pub const fn kind(self) -> Kind {
        Kind::ALL[self.0 as usize & 15]
    }

    /// 16 times the index of the side plus the place of the kind in [`Kind::ALL`]: an index into a table by piece.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The piece with this index.
    ///
    /// # Panics
    /// If `index` is not below [`COUNT`](Self::COUNT).
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        assert!(index < Self::COUNT, "a piece's index is below 32");
        Self(index as u8)
    }

    /// The formation that the piece projects on its neighbours.
    #[inline]
    pub const fn formation(self) -> Formation {
        Formation::of(self.kind())
    }

    /// Whether the piece is the Leader of its side.
    #[inline]
    pub const fn is_leader(self) -> bool {
        matches!(self.kind(), Kind::General)
    }
}

/// The character that stands for a side in the game's texts: 红 for the first, 黑 for the second.
pub const fn side_chinese(side: Side) -> char {
    match side {
        Side::First => '红',
        Side::Second => '黑',
    }
}

impl fmt::Display for Piece {
    /// Owner and name: `红车`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", side_chinese(self.side()), self.kind())
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table of section 2, one column an ability in the order of [`Ability::ALL`].
    #[test]
    fn base_abilities_are_those_of_the_table() {
        let table = [
            ('将', "11.111.1.....1..1.1...1"),
            ('计', "11.111.1.....1..1.1...."),
            ('势', "11.111.11....1..1.1...."),
            ('变', "11.111.1...1.1..1.1...."),
            ('风', "11.111.1.....1..11....."),
            ('林', "11.1111......1..11....."),
            ('火', "11.111.1.....1..11....."),
            ('山', "111.11.1.....1..11....."),
            ('矛', "...1...1....11.....1..."),
            ('盾', "...1...1....1......1..."),
            ('弹', "...1...1....11.1...1..."),
            ('雷', "...1...1....111....1..."),
            ('士', "...1...1....11....1...."),
            ('卒', "...1...1....11...1....."),
            ('马', "...1...1....11.....1..."),
            ('车', "...1...1....11..11....."),
        ];
        assert_eq!(table.len(), Kind::ALL.len());
        for ((name, row), kind) in table.into_iter().zip(Kind::ALL) {
            assert_eq!(Kind::from_chinese(name), Some(kind));
            let base: String = Ability::ALL
                .into_iter()
                .map(|ability| if kind.base().contains(ability) { '1' } else { '.' })
                .collect();
            assert_eq!(base, row, "{kind}");
        }
    }

    #[test]
    fn pieces_and_their_indices() {
        for index in 0..Piece::COUNT {
            let piece = Piece::from_index(index);
            assert_eq!((piece.index(), Piece::new(piece.side(), piece.kind())), (index, piece));
        }
        assert_eq!(Piece::new(Side::Second, Kind::General).to_string(), "黑将");
        assert_eq!(Kind::from_chinese('車'), None);
    }
}
