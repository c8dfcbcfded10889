//! Why no selected soldier crosses the river.

use tabiya_board::Step;
use tabiya_game::Message;

use super::{Nearness, Reason, stands};
use crate::command::codes;
use crate::command::selection::View;
use crate::command::tree::{CrossRiver, Selector};
use crate::point::points;
use crate::{BOARD, Kind, Move, Point};

pub(super) fn reason(view: &View<'_>, river: CrossRiver) -> Reason {
    let mover = view.mover();
    let soldiers = view.select(mover, Selector { kind: Kind::Soldier, place: river.place });
    let crossed = soldiers & view.position.crossed(mover);
    if crossed == soldiers {
        let message = Message::new(codes::HAS_CROSSED).with("pieces", stands(view, crossed));
        return Reason::new(Nearness::Never, message);
    }
    let steps = points(soldiers & !crossed).filter_map(|from| {
        let ahead = BOARD.step(from.square(), Step::new(0, mover.forward()))?;
        let to = Point::from_square(ahead)?;
        to.is_across(mover).then_some(Move::new(from, to))
    });
    let blocked = Reason::nearest(steps.filter_map(|movement| Reason::of_move(view, movement)));
    blocked.unwrap_or_else(|| {
        let message = Message::new(codes::NOT_AT_RIVER).with("pieces", stands(view, soldiers & !crossed));
        Reason::new(Nearness::Never, message)
    })
}
