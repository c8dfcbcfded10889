//! Why no selected piece captures what a command says.

use tabiya_game::{Argument, Message};

use super::{Nearness, Reason, fitting, set, stands};
use crate::command::codes;
use crate::command::selection::View;
use crate::command::tree::{Capture, Command};
use crate::point::points;
use crate::{Kind, Move};

pub(super) fn reason(view: &View<'_>, capture: Capture) -> Reason {
    let mover = view.mover();
    let Capture { by, target } = capture;
    if target.is_some_and(|target| target.kind == Kind::General) {
        return Reason::new(Nearness::Never, Message::new(codes::GENERAL_CAPTURED));
    }
    let by_set = by.map(|by| view.select(mover, by));
    let target_set = target.map(|target| view.select(mover.other(), target));
    let list = |set: u128| Argument::from(stands(view, set));
    let (by_set, target_set) = match (by_set, target_set) {
        (Some(by), Some(target)) => (by, target),
        (Some(by), None) => {
            let message = Message::new(codes::CAPTURES_NOTHING).with("pieces", list(by));
            return Reason::new(Nearness::Relaxed, message);
        }
        (None, Some(target)) => {
            let message = Message::new(codes::NOTHING_CAPTURES).with("targets", list(target));
            return Reason::new(Nearness::Relaxed, message);
        }
        (None, None) => return Reason::new(Nearness::Relaxed, Message::new(codes::NO_CAPTURE)),
    };
    let pairs = points(by_set).flat_map(|from| points(target_set).map(move |to| Move::new(from, to)));
    let nearest = Reason::nearest(pairs.filter_map(|movement| Reason::of_move(view, movement)));
    if let Some(reason) = nearest
        && reason.nearness >= Nearness::Blocked
    {
        return reason;
    }
    let others = fitting(view, &Command::Capture(Capture { by, target: None }));
    if !others.is_empty() {
        let message = Message::new(codes::CAPTURES_OTHERS)
            .with("pieces", list(set(others.iter().map(|movement| movement.from))))
            .with("targets", list(set(others.iter().map(|movement| movement.to))))
            .with("wanted", list(target_set));
        return Reason::new(Nearness::Relaxed, message);
    }
    let others = fitting(view, &Command::Capture(Capture { by: None, target }));
    if !others.is_empty() {
        let message = Message::new(codes::CAPTURED_BY_OTHERS)
            .with("pieces", list(set(others.iter().map(|movement| movement.from))))
            .with("targets", list(set(others.iter().map(|movement| movement.to))))
            .with("wanted", list(by_set));
        return Reason::new(Nearness::Relaxed, message);
    }
    Reason::new(Nearness::Never, Message::new(codes::CAPTURES_NOTHING).with("pieces", list(by_set)))
}
