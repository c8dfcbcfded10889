//! Why a selector names no piece.

use tabiya_board::Side;
use tabiya_game::{Argument, Message};

use super::{Nearness, Reason, columns, piece, stands, with_frame};
use crate::command::codes;
use crate::command::selection::View;
use crate::command::tree::{Mark, Place, Selector, Word};
use crate::point::points;
use crate::{Piece, codes as names};

pub(super) fn reason(view: &View<'_>, owner: Side, selector: Selector) -> Reason {
    let named = Piece::new(owner, selector.kind);
    let pieces = view.position.of(owner, selector.kind);
    if let Place::Mark(mark) = selector.place {
        return of_mark(view, named, mark);
    }
    if pieces == 0 {
        let message = Message::new(codes::NO_SUCH_PIECE).with("piece", piece(named));
        return Reason::new(Nearness::NoPiece, message);
    }
    let say = |code| Message::new(code).with("piece", piece(named));
    let message = match selector.place {
        Place::Column(column) | Place::WordOnColumn(_, column) if pieces & view.on_column(column) == 0 => {
            let message = say(codes::NOT_ON_COLUMN).with("column", column.get());
            with_frame(message.with("columns", columns(view, points(pieces))), view)
        }
        Place::WordOnColumn(Word::Vertical(word), column) => {
            let message = say(codes::WORD_ON_COLUMN)
                .with("word", Argument::text(word))
                .with("need", codes::need(word))
                .with("count", (pieces & view.on_column(column)).count_ones())
                .with("column", column.get());
            with_frame(message, view)
        }
        Place::WordOnColumn(word, column) => {
            let chosen = view.select(owner, Selector { place: Place::Word(word), ..selector });
            if chosen == 0 {
                of_word(say(codes::WORD), word)
            } else {
                let message = say(codes::WORD_ELSEWHERE)
                    .with("word", Argument::text(word))
                    .with("column", column.get())
                    .with("columns", columns(view, points(chosen)));
                with_frame(message, view)
            }
        }
        Place::Word(word) => of_word(say(codes::WORD), word),
        Place::Anywhere | Place::Column(_) | Place::Mark(_) => say(codes::NO_SUCH_PIECE),
    };
    Reason::new(Nearness::NotThere, message)
}

fn of_word(message: Message, word: Word) -> Message {
    let need = match word {
        Word::Vertical(word) => codes::need(word),
        Word::Outermost(_) | Word::Second(_) => codes::need_of_side(),
    };
    message.with("word", Argument::text(word)).with("need", need)
}

/// X13.
fn of_mark(view: &View<'_>, named: Piece, mark: Mark) -> Reason {
    let marked = view.marks.with(mark);
    let say = |code| Message::new(code).with("mark", Argument::text(mark)).with("piece", piece(named));
    if marked == 0 {
        let known = view.marks.all().filter(|&(_, points)| points != 0);
        let known: Vec<_> = known.map(|(mark, _)| names::written(mark)).collect();
        let message = say(codes::NO_SUCH_MARK).with("count", known.len()).with("known", known);
        return Reason::new(Nearness::NoPiece, message);
    }
    let own = marked & view.position.all_of(named.side);
    let message = if own != 0 {
        say(codes::MARK_OF_OTHER_KIND).with("kind", names::kind(named.kind)).with("pieces", stands(view, own))
    } else if named.side == view.mover() {
        say(codes::MARK_OF_OPPONENT).with("pieces", stands(view, marked))
    } else {
        say(codes::MARK_OF_MOVER).with("pieces", stands(view, marked))
    };
    Reason::new(Nearness::NotThere, message)
}
