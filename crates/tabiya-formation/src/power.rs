//! Effective abilities in the form in which they are cheapest to compute.
//!
//! Three facts of sections 2 and 4 of the rules carry this form (a test holds them against the definition):
//!
//! * each ability is gained from one kind of formation only and lost to one kind only, and but for 将 and 计 it is the
//!   same kind, on the other side;
//! * 推友 and 推敌 always come and go together, and so do 拉友 and 拉敌, and 不动 and 被动;
//! * 首领 never changes.
//!
//! So 32 bits say which identities have a formation over a square (its *cover*), 32 bits say what a piece can do there
//! (its [`Power`]), and with the right numbering of both, gains are the cover itself and losses are the cover turned
//! by half a word.

use crate::{Abilities, Ability, Formation, Kind, Piece};
use tabiya_board::Side;

/// The effective abilities of a piece, and its owner.
///
/// Bit k of the low half is what the k-th kind's formation gives to allies and takes from enemies, bit k of the high
/// half the reverse, where there is such a thing. The places of 将 and 计 are used otherwise: see [`turned`] for the
/// high half, [`ALWAYS`](Self::ALWAYS) and [`BLACK`](Self::BLACK) for the low one. The bits that are left are
/// arbitrary.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Power(u32);

impl Power {
    /// A table by [`Square::raw`](tabiya_board::Square::raw) of the power of nothing.
    pub(crate) const TABLE: [Self; 256] = [Self(0); 256];
    /// A bit that the power of every piece has.
    const ALWAYS: u32 = 1;
    /// The owner is the second side.
    const BLACK: u32 = 2;
    /// The piece is a Leader. The place would be that of 盾 giving something to allies.
    pub(crate) const LEADER: u32 = 1 << Kind::Shield as u32;
    pub(crate) const PUSH: u32 = bit(Ability::PushAlly);
    pub(crate) const ALLY_PUSH: u32 = bit(Ability::AllyPush);
    pub(crate) const ENEMY_PUSH: u32 = bit(Ability::EnemyPush);
    pub(crate) const PULL: u32 = bit(Ability::PullAlly);
    pub(crate) const ALLY_PULL: u32 = bit(Ability::AllyPull);
    pub(crate) const ENEMY_PULL: u32 = bit(Ability::EnemyPull);
    pub(crate) const HIDDEN_CAPTURE: u32 = bit(Ability::HiddenCapture);
    pub(crate) const EASY_CAPTURE: u32 = bit(Ability::EasyCapture);
    pub(crate) const OVERT_CAPTURE: u32 = bit(Ability::OvertCapture);
    pub(crate) const HARD_CAPTURE: u32 = bit(Ability::HardCapture);
    pub(crate) const CAPTURE: u32 = bit(Ability::Capture);
    pub(crate) const CAPTURABLE: u32 = bit(Ability::Capturable);
    pub(crate) const COUNTER_CAPTURE: u32 = bit(Ability::CounterCapture);
    pub(crate) const FORCE_CAPTURE: u32 = bit(Ability::ForceCapture);
    pub(crate) const SWIFT_MOVE: u32 = bit(Ability::SwiftMove);
    pub(crate) const ORTHOGONAL_MOVE: u32 = bit(Ability::OrthogonalMove);
    pub(crate) const DIAGONAL_MOVE: u32 = bit(Ability::DiagonalMove);
    pub(crate) const BROAD_STEP: u32 = bit(Ability::BroadStep);

    /// The power of a piece on a square with this cover.
    #[inline]
    pub(crate) const fn of(piece: usize, cover: u32) -> Self {
        let Nature { base, meant, tags } = NATURES[piece & 31];
        // Turned so that the owner's half of the cover is the low one. 16 is the bit of the side in a piece's index.
        let gained = cover.rotate_right(piece as u32 & 16);
        let lost = gained.rotate_right(16);
        Self((base | gained) & !lost & meant | tags)
    }

    /// Whether the owners are the same.
    #[inline]
    pub(crate) const fn is_ally(self, other: Self) -> bool {
        (self.0 ^ other.0) & Self::BLACK == 0
    }

    /// Whether any of the abilities in a mask is held.
    #[inline]
    pub(crate) const fn has(self, mask: u32) -> bool {
        self.0 & mask != 0
    }

    /// The abilities to move, as a number below 16: 1 for 交错, 2 for 纵横, 4 for 阔步, 8 for 疾行.
    #[inline]
    pub(crate) const fn movement(self) -> usize {
        const {
            assert!(Self::DIAGONAL_MOVE == 1 << 12 && Self::ORTHOGONAL_MOVE == 1 << 13);
            assert!(Self::BROAD_STEP == 1 << 14 && Self::SWIFT_MOVE == 1 << 15);
        }
        (self.0 >> 12 & 15) as usize
    }

    /// The owner.
    #[inline]
    pub(crate) const fn side(self) -> Side {
        if self.has(Self::BLACK) { Side::Second } else { Side::First }
    }

    /// Whether it is the other player who commands the piece (section 5 of the rules).
    #[inline]
    pub(crate) const fn is_turned(self) -> bool {
        self.has(turned(Side::First) | turned(Side::Second))
    }

    /// Who commands the piece.
    #[inline]
    pub(crate) const fn commander(self) -> Side {
        if self.has(Self::BLACK) ^ self.is_turned() { Side::Second } else { Side::First }
    }

    /// Whether its capture of a piece of power `target` would be an ordinary one.
    #[inline]
    pub(crate) const fn pairs_with(self, target: Self) -> bool {
        self.has(Self::CAPTURE) & target.has(Self::CAPTURABLE)
    }

    /// Whether its capture of a piece of power `target` becomes a push where there is a landing.
    #[inline]
    pub(crate) const fn demotes(self, target: Self) -> bool {
        self.has(Self::OVERT_CAPTURE) | target.has(Self::HARD_CAPTURE)
    }

    /// The abilities of which a piece needs one to be captured by this one.
    #[inline]
    pub(crate) const fn captures(self) -> u32 {
        Self::COUNTER_CAPTURE
            | self.given(Self::CAPTURE, Self::CAPTURABLE)
            | self.given(Self::FORCE_CAPTURE, Self::ALWAYS)
    }

    /// The abilities of which a piece needs one to be pushed by this one.
    #[inline]
    pub(crate) const fn pushes(self, ally: bool) -> u32 {
        let pushes = self.given(Self::PUSH, Self::ALWAYS);
        if ally { pushes | Self::ALLY_PUSH } else { self.given(Self::PUSH, Self::ENEMY_PUSH) }
    }

    /// The abilities of which a piece needs one to be pulled by this one.
    #[inline]
    pub(crate) const fn pulls(self, ally: bool) -> u32 {
        let pulls = self.given(Self::PULL, Self::ALWAYS);
        if ally { pulls | Self::ALLY_PULL } else { self.given(Self::PULL, Self::ENEMY_PULL) }
    }

    /// The abilities of which a piece needs one for its push by this one to become a capture where it has no landing.
    #[inline]
    pub(crate) const fn escalates(self) -> u32 {
        Self::EASY_CAPTURE | self.given(Self::HIDDEN_CAPTURE, Self::ALWAYS)
    }

    /// `then` if it has the ability `bit`, else nothing.
    #[inline]
    const fn given(self, bit: u32, then: u32) -> u32 {
        if self.has(bit) { then } else { 0 }
    }

    /// The abilities by name.
    pub(crate) fn abilities(self, piece: Piece) -> Abilities {
        let own = |ability| match ability {
            Ability::Leader => piece.is_leader(),
            Ability::Immobile | Ability::Passivity => self.is_turned(),
            _ => self.has(bit(ability)),
        };
        Ability::ALL.into_iter().filter(|&ability| own(ability)).collect()
    }
}

/// The bit by which a piece's formation enters the covers of the squares around it.
///
/// 将 takes 不动 from allies only and 计 gives it to enemies only, so that each would leave half of its bit's meaning
/// open. Sharing bit 0 for the control of Red pieces and bit 1 for that of Black pieces closes both.
pub(crate) const fn cover_bit(piece: Piece) -> u32 {
    let kind = match (piece.side(), piece.kind()) {
        (Side::Second, Kind::General) => Kind::Stratagem,
        (Side::Second, Kind::Stratagem) => Kind::General,
        (_, kind) => kind,
    };
    1 << Piece::new(piece.side(), kind).index()
}

/// The bit of a power by which a piece of `side` has 不动 and 被动.
const fn turned(side: Side) -> u32 {
    1 << (16 + side.index())
}

/// The bit of a power that stands for an ability other than 不动, 被动 and 首领.
const fn bit(ability: Ability) -> u32 {
    let mut index = 0;
    while index < Kind::ALL.len() {
        let formation = Formation::of(Kind::ALL[index]);
        if formation.ally_gains.contains(ability) {
            return 1 << index;
        }
        if formation.enemy_gains.contains(ability) {
            return 1 << (16 + index);
        }
        index += 1;
    }
    panic!("a formation gives the ability")
}

/// What a piece brings to its power.
#[derive(Clone, Copy)]
struct Nature {
    /// The abilities of its kind.
    base: u32,
    /// The bits that stand for an ability of this piece, or for none.
    meant: u32,
    /// What is said beside abilities.
    tags: u32,
}

static NATURES: [Nature; Piece::COUNT] = {
    let mut natures = [Nature { base: 0, meant: 0, tags: Power::ALWAYS }; Piece::COUNT];
    let mut index = 0;
    while index < Piece::COUNT {
        let (piece, nature) = (Piece::from_index(index), &mut natures[index]);
        let mut ability = 0;
        while ability < Ability::ALL.len() {
            if piece.kind().base().contains(Ability::ALL[ability])
                && !matches!(Ability::ALL[ability], Ability::Leader)
            {
                nature.base |= bit(Ability::ALL[ability]);
            }
            ability += 1;
        }
        if matches!(piece.side(), Side::Second) {
            nature.tags |= Power::BLACK;
        }
        if piece.is_leader() {
            nature.tags |= Power::LEADER;
        }
        nature.meant = !(Power::ALWAYS | Power::BLACK | Power::LEADER | turned(piece.side().other()));
        index += 1;
    }
    natures
};

#[cfg(test)]
mod tests {
    use super::*;

    /// Section 4 read literally: the union of gains, then the union of losses.
    fn by_definition(piece: Piece, formations: &[Piece]) -> Abilities {
        let (mut gained, mut lost) = (Abilities::EMPTY, Abilities::EMPTY);
        for other in formations {
            let ally = other.side() == piece.side();
            gained = gained.union(other.formation().gains(ally));
            lost = lost.union(other.formation().loses(ally));
        }
        piece.kind().base().union(gained).without(lost)
    }

    #[test]
    fn agrees_with_the_definition_on_every_pair_of_formations() {
        let all: Vec<Piece> = (0..Piece::COUNT).map(Piece::from_index).collect();
        for &piece in &all {
            for &one in &all {
                for &two in &all {
                    let formations = [one, two];
                    let cover = formations.iter().fold(0, |cover, other| cover | cover_bit(*other));
                    assert_eq!(
                        Power::of(piece.index(), cover).abilities(piece),
                        by_definition(piece, &formations),
                        "{piece} under {one} and {two}"
                    );
                }
            }
        }
    }
}
