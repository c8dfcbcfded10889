use tabiya_game::Message;

use super::context::Prey;
use super::{codes, influence, join};
use crate::tree::{Condition, ConditionKind, Guard, Lines};

/// Whether a leg or a group captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    /// It may.
    Any,
    /// `c`: it must.
    Capture,
    /// `o`: it must not.
    Quiet,
    /// `co`: both at once.
    Never,
}

impl Mode {
    /// Both.
    pub(super) const fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::Any, mode) | (mode, Self::Any) => mode,
            (Self::Capture, Self::Capture) => Self::Capture,
            (Self::Quiet, Self::Quiet) => Self::Quiet,
            _ => Self::Never,
        }
    }

    /// Whether something must be captured.
    pub(super) const fn must_capture(self) -> bool {
        matches!(self, Self::Capture | Self::Never)
    }

    /// The variant of a sentence.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Any => "any",
            Self::Capture => "capture",
            Self::Quiet => "quiet",
            Self::Never => "never",
        }
    }
}

/// Whether a leg with these guards captures.
pub(super) fn mode(guards: &[Guard]) -> Mode {
    let is = |kind| {
        guards.iter().any(|guard| matches!(guard, Guard::Condition(condition) if condition.kind == kind))
    };
    match (is(ConditionKind::Capture), is(ConditionKind::NoCapture)) {
        (false, false) => Mode::Any,
        (true, false) => Mode::Capture,
        (false, true) => Mode::Quiet,
        (true, true) => Mode::Never,
    }
}

/// What is told before the rest of a leg with these guards: the variant of a sentence, as languages set some of it off by
/// a comma.
pub(super) fn opening(guards: &[Guard]) -> &'static str {
    let is_told = |guard: &&Guard| match guard {
        Guard::Influence(_) => true,
        Guard::Condition(condition) => !matches!(
            condition.kind,
            ConditionKind::Capture
                | ConditionKind::NoCapture
                | ConditionKind::OfAlly
                | ConditionKind::OfEnemy
        ),
    };
    let mut told = guards.iter().filter(is_told);
    match (told.next(), told.next()) {
        (None, _) => "move",
        (Some(Guard::Condition(Condition { kind: ConditionKind::Unmoved, negated: false, .. })), None) => {
            "first-move"
        }
        _ => "condition",
    }
}

/// The guards of a leg, sorted by what they are about.
pub(super) struct Guards {
    /// What `c` and `o` say.
    pub(super) mode: Mode,
    /// What `a` and `e` say.
    pub(super) prey: Option<Prey>,
    /// The other conditions, in the order written.
    conditions: Vec<Message>,
    /// The influences, which are told last: they have a subject of their own.
    influences: Vec<Message>,
}

impl Guards {
    /// No guards at all.
    pub(super) const fn none() -> Self {
        Self { mode: Mode::Any, prey: None, conditions: Vec::new(), influences: Vec::new() }
    }

    /// These guards.
    pub(super) fn of(guards: &[Guard]) -> Self {
        let mut sorted = Self { mode: mode(guards), ..Self::none() };
        for guard in guards {
            match guard {
                Guard::Influence(influence) => sorted.influences.push(influence::condition(influence)),
                Guard::Condition(condition) => sorted.take(condition),
            }
        }
        sorted
    }

    /// Sorts one condition in.
    fn take(&mut self, condition: &Condition) {
        let code = match (condition.kind, condition.negated) {
            // `!` never stands before the first four (H4).
            (ConditionKind::Capture | ConditionKind::NoCapture, _) => return,
            (ConditionKind::OfAlly, _) => return self.prey = Some(Prey::Own.or(self.prey)),
            (ConditionKind::OfEnemy, _) => return self.prey = Some(Prey::Enemy.or(self.prey)),
            (ConditionKind::Line(lines), negated) => {
                let code = if negated { codes::NOT_ON_LINES } else { codes::ON_LINES };
                self.conditions.push(Message::new(code).with("lines", self::lines(lines)));
                return;
            }
            (ConditionKind::Unmoved, false) => codes::UNMOVED,
            (ConditionKind::Unmoved, true) => codes::MOVED,
            (ConditionKind::White, false) => codes::WHITE,
            (ConditionKind::White, true) => codes::NOT_WHITE,
            (ConditionKind::Black, false) => codes::BLACK,
            (ConditionKind::Black, true) => codes::NOT_BLACK,
            (ConditionKind::OwnSector, false) => codes::OWN_SECTOR,
            (ConditionKind::OwnSector, true) => codes::NOT_OWN_SECTOR,
            (ConditionKind::EnemySector, false) => codes::ENEMY_SECTOR,
            (ConditionKind::EnemySector, true) => codes::NOT_ENEMY_SECTOR,
            (ConditionKind::LightSquare, false) => codes::LIGHT,
            (ConditionKind::LightSquare, true) => codes::NOT_LIGHT,
            (ConditionKind::DarkSquare, false) => codes::DARK,
            (ConditionKind::DarkSquare, true) => codes::NOT_DARK,
            (ConditionKind::Attacked, false) => codes::ATTACKED,
            (ConditionKind::Attacked, true) => codes::NOT_ATTACKED,
        };
        self.conditions.push(code.into());
    }

    /// The conditions and influences, joined.
    fn all(self) -> Option<Message> {
        let conditions = self.conditions.into_iter().chain(self.influences).collect();
        join::list(conditions, codes::AND_NEXT, codes::AND_LAST)
    }

    /// What is said, under these conditions.
    pub(super) fn before(self, rest: Message) -> Message {
        match self.all() {
            None => rest,
            // The only condition that most people have a short word for.
            Some(only) if only.code == codes::UNMOVED => Message::new(codes::FIRST_MOVE).with("rest", rest),
            Some(conditions) => Message::new(codes::IF).with("conditions", conditions).with("rest", rest),
        }
    }

    /// An example of an influence (H1): the conditions alone.
    pub(super) fn alone(self) -> Message {
        match self.all() {
            None => Message::new(codes::NOTHING),
            Some(conditions) => Message::new(codes::FRAGMENT).with("conditions", conditions),
        }
    }
}

/// Lines counted from the mover's own side.
pub(super) fn lines(lines: Lines) -> Message {
    match lines.to {
        Some(to) if to != lines.from => Message::new(codes::LINES).with("from", lines.from).with("to", to),
        _ => Message::new(codes::LINE).with("line", lines.from),
    }
}
