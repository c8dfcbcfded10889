use super::{Source, Writer};
use crate::tree::{Condition, ConditionKind, Distance, Guard, Influence, Number, Owner, Place, Reach};

/// How the text goes on after the guards of a leg.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// A number, after which a capital is still a condition: `1+`, `n>`, `1/2`.
    Number,
    /// A number, after which a capital would be an influence's letter (H3): `2(1+)`, `11+`, `1+L8Q`.
    Count,
    /// A number that begins with `n`, otherwise as [`Count`](Self::Count).
    AnyCount,
    /// `(`.
    Parenthesis,
    /// `r2`.
    Radius,
    /// `~` or `^`.
    Type,
    /// A capital: `L8Q`, `Ar1`.
    Capital,
}

const PLAIN: &[ConditionKind] = &[
    ConditionKind::Unmoved,
    ConditionKind::Capture,
    ConditionKind::Capture,
    ConditionKind::Capture,
    ConditionKind::NoCapture,
    ConditionKind::NoCapture,
    ConditionKind::NoCapture,
    ConditionKind::White,
    ConditionKind::Black,
    ConditionKind::OfAlly,
    ConditionKind::OfEnemy,
    ConditionKind::Attacked,
];

const CAPITAL: &[ConditionKind] = &[
    ConditionKind::OwnSector,
    ConditionKind::EnemySector,
    ConditionKind::LightSquare,
    ConditionKind::DarkSquare,
];

/// Letters of short influences: those of H3 stand among others only, and never first.
const FIRST_LETTERS: &[char] = &['S', 'S', 'S', 'R', 'N', 'Q', 'K', 'P', 'G'];
const LATER_LETTERS: &[char] = &['R', 'B', 'N', 'Q', 'K', 'P', 'A', 'E'];

impl<S: Source> Writer<'_, S> {
    /// Influences and conditions in any order (H2), with nothing that would run together with what comes next.
    pub(super) fn guards(&mut self, next: Next) -> Vec<Guard> {
        let wanted = self.source.pick(&[0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3]);
        let mut guards: Vec<Guard> = Vec::new();
        for _ in 0..wanted {
            let guard = self.guard();
            if !repeats(&guards, &guard) && guards.last().is_none_or(|last| can_stand_before(last, &guard)) {
                guards.push(guard);
            }
        }
        while guards.last().is_some_and(|last| runs_into(last, next)) {
            guards.pop();
        }
        guards
    }

    /// Influences alone (H1).
    pub(super) fn fragment(&mut self) -> Vec<Guard> {
        let mut guards = vec![Guard::Influence(self.influence())];
        for _ in 0..self.few(20) {
            let influence = Guard::Influence(self.influence());
            if can_stand_before(&guards[guards.len() - 1], &influence) {
                guards.push(influence);
            }
        }
        guards
    }

    fn guard(&mut self) -> Guard {
        if self.source.percent(15) {
            return Guard::Influence(self.influence());
        }
        let kind = match self.source.below(10) {
            0 => ConditionKind::Line(self.lines()),
            1 | 2 => self.source.pick(CAPITAL),
            _ => self.source.pick(PLAIN),
        };
        let negatable = match kind {
            ConditionKind::Attacked => true,
            ConditionKind::Capture
            | ConditionKind::NoCapture
            | ConditionKind::OfAlly
            | ConditionKind::OfEnemy => false,
            // E4.
            _ => self.extended(),
        };
        // Few pieces are attacked on most boards: `!h` lets more lines move.
        let chance = if kind == ConditionKind::Attacked { 60 } else { 15 };
        let negated = negatable && self.source.percent(chance);
        Guard::Condition(Condition { negated, kind, place: Place::default() })
    }

    fn influence(&mut self) -> Influence {
        let bracketed = self.source.percent(50);
        let owner = bracketed
            .then(|| self.source.pick(&[Some(Owner::Enemy), Some(Owner::Enemy), Some(Owner::Ally), None]))
            .flatten();
        let mut letters = String::new();
        if owner.is_some() && self.source.percent(30) {
            letters.push(char::from(b'A' + self.source.below(26) as u8));
        } else {
            letters.push(self.source.pick(FIRST_LETTERS));
            for _ in 0..self.few(25) {
                letters.push(self.source.pick(LATER_LETTERS));
            }
        }
        let first = self.digit_distance();
        let reach = if self.extended() && self.source.percent(10) {
            // E6.
            Reach::Oblique(first, self.digit_distance())
        } else {
            Reach::Straight(first)
        };
        let direction = self.source.percent(40).then(|| match reach {
            Reach::Straight(_) => self.direction(),
            Reach::Oblique(..) => self.filter(),
        });
        let negated = self.source.percent(25);
        Influence { negated, bracketed, owner, letters, reach, direction, place: Place::default() }
    }
}

/// Whether a guard says again, or denies, what one of these says.
fn repeats(guards: &[Guard], guard: &Guard) -> bool {
    let Guard::Condition(Condition { kind, .. }) = guard else { return false };
    guards.iter().any(|earlier| matches!(earlier, Guard::Condition(condition) if condition.kind == *kind))
}

/// Whether the text of one guard ends where that of the next begins.
fn can_stand_before(guard: &Guard, next: &Guard) -> bool {
    match next {
        Guard::Influence(next) if !next.bracketed => !is_capital(guard) || next.negated,
        Guard::Influence(_) => !ends_in_n(guard),
        Guard::Condition(_) => true,
    }
}

/// Whether the last guard runs together with what comes next.
fn runs_into(last: &Guard, next: Next) -> bool {
    let is_line = matches!(last, Guard::Condition(Condition { kind: ConditionKind::Line(_), .. }));
    match next {
        Next::Number => is_line,
        Next::Count => is_line || is_capital(last),
        Next::AnyCount | Next::Radius | Next::Capital => is_capital(last),
        Next::Parenthesis => ends_in_n(last),
        Next::Type => false,
    }
}

/// Whether a guard is one of the conditions `A` `E` `W` `B`.
pub(super) fn is_capital(guard: &Guard) -> bool {
    matches!(guard, Guard::Condition(condition) if CAPITAL.contains(&condition.kind))
}

/// Whether the text of a guard ends in `n`, which before a `(` would count copies.
fn ends_in_n(guard: &Guard) -> bool {
    let Guard::Influence(Influence { bracketed: false, direction: None, reach, .. }) = guard else {
        return false;
    };
    let (Reach::Straight(Distance { from, to }) | Reach::Oblique(_, Distance { from, to })) = reach;
    to.unwrap_or(*from) == Number::Any
}
