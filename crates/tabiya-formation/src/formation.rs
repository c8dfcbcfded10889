use tabiya_board::{Heading, Side, Step};

use crate::{Abilities, Ability, Group, Kind};

/// What a piece does to its neighbours by standing there: the points that it covers and the abilities that pieces on
/// them gain and lose (sections 3 and 4 of the rules).
///
/// The points, with the piece at `+` and forward up:
///
/// ```text
/// Strategy   Restraint   Combat   Mobility
///  x . x      . x .       . x .    x . x
///  . + .      x + x       . + .    x + x
///  x . x      . x .       x . x    . x .
/// ```
///
/// The effects; "ally" and "enemy" compare owners, never who commands the piece:
///
/// | kind | ally gains | ally loses | enemy gains | enemy loses |
/// |---|---|---|---|---|
/// | 将 | | 不动 被动 | | |
/// | 计 | | | 不动 被动 | |
/// | 势 | 暗捉 | 易捉 | 易捉 | 暗捉 |
/// | 变 | 难捉 | 明捉 | 明捉 | 难捉 |
/// | 风 | 拉友 拉敌 | | | 拉友 拉敌 |
/// | 林 | 友拉 | 敌拉 | 敌拉 | 友拉 |
/// | 火 | 推友 推敌 | | | 推友 推敌 |
/// | 山 | 友推 | 敌推 | 敌推 | 友推 |
/// | 矛 | 捕捉 | | | 捕捉 |
/// | 盾 | | 被捉 | 被捉 | |
/// | 弹 | 强捉 | | | 强捉 |
/// | 雷 | 反捉 | | | 反捉 |
/// | 士 | 交错 | | | 交错 |
/// | 卒 | 纵横 | | | 纵横 |
/// | 马 | 阔步 | | | 阔步 |
/// | 车 | 疾行 | | | 疾行 |
///
/// Over all formations that cover a piece, its effective abilities are
/// (base ∪ everything gained) ∖ everything lost. A formation asks only which piece projects it, never for that
/// piece's own effective abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Formation {
    /// The points covered, as the owner sees them.
    pub pattern: &'static [Heading],
    /// What a covered piece of the same owner gains.
    pub ally_gains: Abilities,
    /// What a covered piece of the same owner loses.
    pub ally_loses: Abilities,
    /// What a covered piece of the other owner gains.
    pub enemy_gains: Abilities,
    /// What a covered piece of the other owner loses.
    pub enemy_loses: Abilities,
}

impl Formation {
    /// The formation of a kind.
    pub const fn of(kind: Kind) -> Self {
        use Ability::{
            AllyPull, AllyPush, BroadStep, Capturable, Capture, CounterCapture, DiagonalMove, EasyCapture,
            EnemyPull, EnemyPush, ForceCapture, HardCapture, HiddenCapture, Immobile, OrthogonalMove,
            OvertCapture, Passivity, PullAlly, PullEnemy, PushAlly, PushEnemy, SwiftMove,
        };
        // `up` is for allies and against enemies, `down` the other way round.
        let (up, down): (&[Ability], &[Ability]) = match kind {
            Kind::General => return Self::control(kind, &[Immobile, Passivity], &[]),
            Kind::Stratagem => return Self::control(kind, &[], &[Immobile, Passivity]),
            Kind::Momentum => (&[HiddenCapture], &[EasyCapture]),
            Kind::Adaptation => (&[HardCapture], &[OvertCapture]),
            Kind::Wind => (&[PullAlly, PullEnemy], &[]),
            Kind::Forest => (&[AllyPull], &[EnemyPull]),
            Kind::Fire => (&[PushAlly, PushEnemy], &[]),
            Kind::Mountain => (&[AllyPush], &[EnemyPush]),
            Kind::Spear => (&[Capture], &[]),
            Kind::Shield => (&[], &[Capturable]),
            Kind::Shell => (&[ForceCapture], &[]),
            Kind::Mine => (&[CounterCapture], &[]),
            Kind::Scholar => (&[DiagonalMove], &[]),
            Kind::Pawn => (&[OrthogonalMove], &[]),
            Kind::Horse => (&[BroadStep], &[]),
            Kind::Rook => (&[SwiftMove], &[]),
        };
        let (up, down) = (Abilities::of(up), Abilities::of(down));
        Self {
            pattern: kind.group().pattern(),
            ally_gains: up,
            ally_loses: down,
            enemy_gains: down,
            enemy_loses: up,
        }
    }

    const fn control(kind: Kind, ally_loses: &[Ability], enemy_gains: &[Ability]) -> Self {
        Self {
            pattern: kind.group().pattern(),
            ally_gains: Abilities::EMPTY,
            ally_loses: Abilities::of(ally_loses),
            enemy_gains: Abilities::of(enemy_gains),
            enemy_loses: Abilities::EMPTY,
        }
    }

    /// Whether the formation of a piece of `side` covers the point one `step` away.
    pub fn covers(&self, side: Side, step: Step) -> bool {
        self.pattern.iter().any(|heading| heading.step(side) == step)
    }

    /// What a covered piece gains: an ally of the formation's owner, or an enemy.
    pub const fn gains(&self, ally: bool) -> Abilities {
        if ally { self.ally_gains } else { self.enemy_gains }
    }

    /// What a covered piece loses: an ally of the formation's owner, or an enemy.
    pub const fn loses(&self, ally: bool) -> Abilities {
        if ally { self.ally_loses } else { self.enemy_loses }
    }
}

impl Group {
    /// The points that a formation of this group covers, as the owner sees them (section 3 of the rules).
    pub const fn pattern(self) -> &'static [Heading] {
        use Heading::{
            Backward, BackwardLeft, BackwardRight, Forward, ForwardLeft, ForwardRight, Left, Right,
        };
        match self {
            Self::Strategy => &[ForwardLeft, ForwardRight, BackwardLeft, BackwardRight],
            Self::Restraint => &[Forward, Left, Right, Backward],
            Self::Combat => &[Forward, BackwardLeft, BackwardRight],
            Self::Mobility => &[ForwardLeft, ForwardRight, Left, Right, Backward],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The offsets of section 3, columns and rows, for either side.
    #[test]
    fn patterns_are_those_of_the_table() {
        let corners = [(-1, -1), (1, -1), (-1, 1), (1, 1)];
        let sides = [(0, -1), (-1, 0), (1, 0), (0, 1)];
        let table = [
            (Group::Strategy, corners.to_vec(), corners.to_vec()),
            (Group::Restraint, sides.to_vec(), sides.to_vec()),
            (Group::Combat, vec![(0, -1), (-1, 1), (1, 1)], vec![(0, 1), (-1, -1), (1, -1)]),
            (
                Group::Mobility,
                vec![(-1, -1), (1, -1), (-1, 0), (1, 0), (0, 1)],
                vec![(-1, 1), (1, 1), (-1, 0), (1, 0), (0, -1)],
            ),
        ];
        for (group, red, black) in table {
            for kind in Kind::ALL.into_iter().filter(|kind| kind.group() == group) {
                for (side, covered) in [(Side::First, &red), (Side::Second, &black)] {
                    for columns in -2..=2 {
                        for rows in -2..=2 {
                            assert_eq!(
                                Formation::of(kind).covers(side, Step::new(columns, rows)),
                                covered.contains(&(columns, rows)),
                                "{kind} of {side} at {columns}, {rows}"
                            );
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn no_formation_touches_the_leader() {
        for kind in Kind::ALL {
            let formation = Formation::of(kind);
            for ally in [true, false] {
                assert!(!formation.gains(ally).union(formation.loses(ally)).contains(Ability::Leader));
            }
        }
    }
}
