use core::fmt;

use tabiya_game::Code;

/// One of the 23 abilities that decide what a piece may do and what may be done to it (section 1 of the rules).
///
/// The order of the variants is the order in which abilities are listed everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Ability {
    /// 推友: may push a piece of its own owner; [`AllyPush`](Self::AllyPush) of the target does as well.
    PushAlly,
    /// 推敌: may push a piece of the other owner that has [`EnemyPush`](Self::EnemyPush).
    PushEnemy,
    /// 友推: may be pushed by a piece of its own owner; [`PushAlly`](Self::PushAlly) of the pusher does as well.
    AllyPush,
    /// 敌推: may be pushed by a piece of the other owner that has [`PushEnemy`](Self::PushEnemy).
    EnemyPush,
    /// 拉友: may pull a piece of its own owner; [`AllyPull`](Self::AllyPull) of the target does as well.
    PullAlly,
    /// 拉敌: may pull a piece of the other owner that has [`EnemyPull`](Self::EnemyPull).
    PullEnemy,
    /// 友拉: may be pulled by a piece of its own owner; [`PullAlly`](Self::PullAlly) of the puller does as well.
    AllyPull,
    /// 敌拉: may be pulled by a piece of the other owner that has [`PullEnemy`](Self::PullEnemy).
    EnemyPull,
    /// 暗捉: its push of a piece that has no landing becomes a capture.
    HiddenCapture,
    /// 易捉: a push of it becomes a capture when it has no landing.
    EasyCapture,
    /// 明捉: its capture of a piece that has a landing becomes a push.
    OvertCapture,
    /// 难捉: a capture of it becomes a push when it has a landing.
    HardCapture,
    /// 捕捉: may capture a piece that has [`Capturable`](Self::Capturable).
    Capture,
    /// 被捉: may be captured by a piece that has [`Capture`](Self::Capture).
    Capturable,
    /// 反捉: any piece may capture it; without [`Capture`](Self::Capture) and [`Capturable`](Self::Capturable) both
    /// leave the board.
    CounterCapture,
    /// 强捉: may capture any piece; without [`Capture`](Self::Capture) and [`Capturable`](Self::Capturable) both
    /// leave the board.
    ForceCapture,
    /// 疾行: may repeat its step in one direction any number of times.
    SwiftMove,
    /// 纵横: steps to the four orthogonal neighbours.
    OrthogonalMove,
    /// 交错: steps to the four diagonal neighbours.
    DiagonalMove,
    /// 阔步: steps like a knight whose leg can be blocked.
    BroadStep,
    /// 不动: its owner may not command it.
    Immobile,
    /// 被动: the other player may command it.
    Passivity,
    /// 首领: a side without one has lost.
    Leader,
}

impl Ability {
    /// All abilities, in order.
    pub const ALL: [Self; 23] = [
        Self::PushAlly,
        Self::PushEnemy,
        Self::AllyPush,
        Self::EnemyPush,
        Self::PullAlly,
        Self::PullEnemy,
        Self::AllyPull,
        Self::EnemyPull,
        Self::HiddenCapture,
        Self::EasyCapture,
        Self::OvertCapture,
        Self::HardCapture,
        Self::Capture,
        Self::Capturable,
        Self::CounterCapture,
        Self::ForceCapture,
        Self::SwiftMove,
        Self::OrthogonalMove,
        Self::DiagonalMove,
        Self::BroadStep,
        Self::Immobile,
        Self::Passivity,
        Self::Leader,
    ];

    /// The name in the game's own language, two characters.
    pub const fn chinese(self) -> &'static str {
        match self {
            Self::PushAlly => "推友",
            Self::PushEnemy => "推敌",
            Self::AllyPush => "友推",
            Self::EnemyPush => "敌推",
            Self::PullAlly => "拉友",
            Self::PullEnemy => "拉敌",
            Self::AllyPull => "友拉",
            Self::EnemyPull => "敌拉",
            Self::HiddenCapture => "暗捉",
            Self::EasyCapture => "易捉",
            Self::OvertCapture => "明捉",
            Self::HardCapture => "难捉",
            Self::Capture => "捕捉",
            Self::Capturable => "被捉",
            Self::CounterCapture => "反捉",
            Self::ForceCapture => "强捉",
            Self::SwiftMove => "疾行",
            Self::OrthogonalMove => "纵横",
            Self::DiagonalMove => "交错",
            Self::BroadStep => "阔步",
            Self::Immobile => "不动",
            Self::Passivity => "被动",
            Self::Leader => "首领",
        }
    }

    /// The name by which message catalogues know the ability: `push-ally`.
    pub const fn code(self) -> Code {
        match self {
            Self::PushAlly => Code::new("formation.ability.push-ally"),
            Self::PushEnemy => Code::new("formation.ability.push-enemy"),
            Self::AllyPush => Code::new("formation.ability.ally-push"),
            Self::EnemyPush => Code::new("formation.ability.enemy-push"),
            Self::PullAlly => Code::new("formation.ability.pull-ally"),
            Self::PullEnemy => Code::new("formation.ability.pull-enemy"),
            Self::AllyPull => Code::new("formation.ability.ally-pull"),
            Self::EnemyPull => Code::new("formation.ability.enemy-pull"),
            Self::HiddenCapture => Code::new("formation.ability.hidden-capture"),
            Self::EasyCapture => Code::new("formation.ability.easy-capture"),
            Self::OvertCapture => Code::new("formation.ability.overt-capture"),
            Self::HardCapture => Code::new("formation.ability.hard-capture"),
            Self::Capture => Code::new("formation.ability.capture"),
            Self::Capturable => Code::new("formation.ability.capturable"),
            Self::CounterCapture => Code::new("formation.ability.counter-capture"),
            Self::ForceCapture => Code::new("formation.ability.force-capture"),
            Self::SwiftMove => Code::new("formation.ability.swift-move"),
            Self::OrthogonalMove => Code::new("formation.ability.orthogonal-move"),
            Self::DiagonalMove => Code::new("formation.ability.diagonal-move"),
            Self::BroadStep => Code::new("formation.ability.broad-step"),
            Self::Immobile => Code::new("formation.ability.immobile"),
            Self::Passivity => Code::new("formation.ability.passivity"),
            Self::Leader => Code::new("formation.ability.leader"),
        }
    }
}

impl fmt::Display for Ability {
    /// The Chinese name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.chinese())
    }
}

/// A set of abilities.
///
/// ```
/// use tabiya_formation::{Abilities, Ability};
/// let set = Abilities::of(&[Ability::SwiftMove, Ability::Capture]);
/// assert!(set.contains(Ability::Capture));
/// assert_eq!(set.to_string(), "捕捉 疾行");
/// assert_eq!(set.without(Abilities::of(&[Ability::Capture])).len(), 1);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Abilities(u32);

impl Abilities {
    /// The set without any ability.
    pub const EMPTY: Self = Self(0);

    /// The set of these abilities.
    pub const fn of(abilities: &[Ability]) -> Self {
        let mut set = Self::EMPTY;
        let mut index = 0;
        while index < abilities.len() {
            set.insert(abilities[index]);
            index += 1;
        }
        set
    }

    /// Whether the ability is in the set.
    #[inline]
    pub const fn contains(self, ability: Ability) -> bool {
        self.0 >> ability as u32 & 1 != 0
    }

    /// Adds an ability.
    #[inline]
    pub const fn insert(&mut self, ability: Ability) {
        self.0 |= 1 << ability as u32;
    }

    /// Takes an ability out.
    #[inline]
    pub const fn remove(&mut self, ability: Ability) {
        self.0 &= !(1 << ability as u32);
    }

    /// The abilities in either set.
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The abilities of this set that are not in the other.
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether there is no ability in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of abilities in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The abilities, in order.
    pub fn iter(self) -> impl Iterator<Item = Ability> + Clone {
        Ability::ALL.into_iter().filter(move |&ability| self.contains(ability))
    }

    /// One bit an ability: bit n stands for `Ability::ALL[n]`.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }
}

impl FromIterator<Ability> for Abilities {
    fn from_iter<I: IntoIterator<Item = Ability>>(abilities: I) -> Self {
        abilities.into_iter().fold(Self::EMPTY, |mut set, ability| {
            set.insert(ability);
            set
        })
    }
}

impl fmt::Debug for Abilities {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl fmt::Display for Abilities {
    /// The Chinese names in order, one space between.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, ability) in self.iter().enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            f.write_str(ability.chinese())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_follow_the_order_of_the_abilities() {
        for (index, ability) in Ability::ALL.into_iter().enumerate() {
            assert_eq!(Abilities::of(&[ability]).bits(), 1 << index);
        }
        let all: Abilities = Ability::ALL.into_iter().rev().collect();
        assert_eq!((all.len(), all.iter().collect::<Vec<_>>()), (23, Ability::ALL.to_vec()));
        assert_eq!(all.without(all), Abilities::EMPTY);
        assert_eq!(format!("{:?}", Abilities::of(&[Ability::Leader])), "{Leader}");
    }
}
