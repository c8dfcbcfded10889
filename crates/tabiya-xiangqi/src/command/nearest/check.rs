//! Why no selected piece gives check as a command says.

use tabiya_game::Message;

use super::{Nearness, Reason, columns, fitting, set, stands, with_frame};
use crate::Move;
use crate::command::codes;
use crate::command::selection::View;
use crate::command::tree::{Check, Command, Manner};

pub(super) fn reason(view: &View<'_>, check: Check) -> Reason {
    let relaxed = |check: Check| fitting(view, &Command::Check(check));
    let movers = |moves: &[Move]| stands(view, set(moves.iter().map(|movement| movement.from)));
    let near = |message| Reason::new(Nearness::Relaxed, message);
    if let Some(manner) = check.manner {
        let moves = relaxed(Check { manner: None, ..check });
        if !moves.is_empty() {
            let code = match manner {
                Manner::Direct => codes::CHECK_NOT_DIRECT,
                Manner::Indirect => codes::CHECK_NOT_INDIRECT,
            };
            return near(Message::new(code).with("pieces", movers(&moves)));
        }
    }
    if let Some(column) = check.column {
        let moves = relaxed(Check { column: None, ..check });
        if !moves.is_empty() {
            let message = Message::new(codes::CHECK_ON_OTHER_COLUMN)
                .with("column", column.get())
                .with("columns", columns(view, moves.iter().map(|movement| movement.to)));
            return near(with_frame(message, view));
        }
    }
    let is_any_check = |by| !relaxed(Check { by, manner: None, column: None }).is_empty();
    let Some(by) = check.by else {
        let code = if is_any_check(None) { codes::NO_SUCH_CHECK } else { codes::NO_CHECK };
        return Reason::new(Nearness::Never, Message::new(code));
    };
    let selected = stands(view, view.select(view.mover(), by));
    let moves = relaxed(Check { by: None, ..check });
    if moves.is_empty() {
        let is_any = is_any_check(Some(by));
        let code = if is_any { codes::PIECE_GIVES_NO_SUCH_CHECK } else { codes::PIECE_GIVES_NO_CHECK };
        return Reason::new(Nearness::Never, Message::new(code).with("pieces", selected));
    }
    let message = Message::new(codes::CHECK_BY_OTHERS).with("wanted", selected);
    near(message.with("pieces", movers(&moves)))
}
