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

/// The effective abilities of a piece.
///
/// Bit k of the low half is what the k-th kind's formation gives to allies and takes from enemies, bit k of the high
/// half the reverse. Bits that stand for nothing are arbitrary.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Power(u32);

impl Power {
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
        // Turned so that the owner's half of the cover is the low one. 16 is the bit of the side in a piece's index.
        let gained = cover.rotate_right(piece as u32 & 16);
        Self((BASES[piece & 31] | gained) & !gained.rotate_right(16))
    }

    /// Whether any of the abilities in a mask is held.
    #[inline]
    pub(crate) const fn has(self, mask: u32) -> bool {
        self.0 & mask != 0
    }

    /// Whether it is the other player who commands a piece of `side` (section 5 of the rules).
    #[inline]
    pub(crate) const fn is_turned(self, side: Side) -> bool {
        self.has(turned(side))
    }

    /// Whether it may push a piece of power `target`, an ally (of the same owner) or an enemy.
    #[inline]
    pub(crate) const fn may_push(self, target: Self, ally: bool) -> bool {
        if ally {
            self.has(Self::PUSH) | target.has(Self::ALLY_PUSH)
        } else {
            self.has(Self::PUSH) & target.has(Self::ENEMY_PUSH)
        }
    }

    /// Whether it may pull a piece of power `target`, an ally (of the same owner) or an enemy.
    #[inline]
    pub(crate) const fn may_pull(self, target: Self, ally: bool) -> bool {
        if ally {
            self.has(Self::PULL) | target.has(Self::ALLY_PULL)
        } else {
            self.has(Self::PULL) & target.has(Self::ENEMY_PULL)
        }
    }

    /// Whether its capture of a piece of power `target` would be an ordinary one.
    #[inline]
    pub(crate) const fn pairs_with(self, target: Self) -> bool {
        self.has(Self::CAPTURE) & target.has(Self::CAPTURABLE)
    }

    /// Whether it may capture a piece of power `target`.
    #[inline]
    pub(crate) const fn may_capture(self, target: Self) -> bool {
        self.pairs_with(target) | self.has(Self::FORCE_CAPTURE) | target.has(Self::COUNTER_CAPTURE)
    }

    /// Whether its push of a piece of power `target` becomes a capture where there is no landing.
    #[inline]
    pub(crate) const fn escalates(self, target: Self) -> bool {
        self.has(Self::HIDDEN_CAPTURE) | target.has(Self::EASY_CAPTURE)
    }

    /// Whether its capture of a piece of power `target` becomes a push where there is a landing.
    #[inline]
    pub(crate) const fn demotes(self, target: Self) -> bool {
        self.has(Self::OVERT_CAPTURE) | target.has(Self::HARD_CAPTURE)
    }

    /// The abilities by name.
    pub(crate) fn abilities(self, piece: Piece) -> Abilities {
        let own = |ability| match ability {
            Ability::Leader => piece.is_leader(),
            Ability::Immobile | Ability::Passivity => self.is_turned(piece.side()),
            _ => self.has(bit(ability)),
        };
        Ability::ALL.into_iter().filter(|&ability| own(ability)).collect()
    }
}

/// The bit by which a piece's formation enters the covers of the squares around it.
///
/// 将 takes 不动 from allies only and 计 gives it to enemies only, so that each would leave half of its bit's meaning
/// open. Sharing bit 0 for the control of Red pieces and bit 1 for that of Black pieces closes both.
#[inline]
pub(crate) const fn cover_bit(piece: usize) -> u32 {
    1 << (piece & 31 ^ if piece & 31 == BLACK_GENERAL || piece & 31 == BLACK_STRATAGEM { 1 } else { 0 })
}

const BLACK_GENERAL: usize = Piece::new(Side::Second, Kind::General).index();
const BLACK_STRATAGEM: usize = Piece::new(Side::Second, Kind::Stratagem).index();

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

const BASES: [u32; Piece::COUNT] = {
    let mut bases = [0; Piece::COUNT];
    let mut piece = 0;
    while piece < Piece::COUNT {
        let base = Piece::from_index(piece).kind().base();
        let mut index = 0;
        while index < Ability::ALL.len() {
            let ability = Ability::ALL[index];
            if base.contains(ability) && !matches!(ability, Ability::Leader) {
                bases[piece] |= bit(ability);
            }
            index += 1;
        }
        piece += 1;
    }
    bases
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
                    let cover = formations.iter().fold(0, |cover, other| cover | cover_bit(other.index()));
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
