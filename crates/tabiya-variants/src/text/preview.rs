//! What a move would change.

use tabiya_board::Bitboard;
use tabiya_game::{Argument, Code, History, Message, Outcome, Rules as _};
use tabiya_pieces::square_name;

use super::codes;
use super::fen::letter;
use super::spelling::Speller;
use crate::engine::{Compounds, Kind, Move, NONE, Position, kind_of, side_of};
use crate::game::Variant;

const MOVES: Code = Code::new("variants.preview.moves");
const DROPS: Code = Code::new("variants.preview.drops");
const CASTLES: Code = Code::new("variants.preview.castles");
const PASSES: Code = Code::new("variants.preview.passes");
const LOST: Code = Code::new("variants.preview.lost");
const BECOMES: Code = Code::new("variants.preview.becomes");
const CHECK: Code = Code::new("variants.preview.check");
const ENDS: Code = Code::new("variants.preview.ends");

/// What a legal move would change: what goes where, what is lost, what becomes of the piece, check and the end.
pub(crate) fn preview<B: Bitboard + 'static>(
    game: &Variant<B>,
    position: &Position<B>,
    movement: Move,
    details: &Compounds<B>,
) -> Vec<Message> {
    let geometry = game.engine().geometry();
    let square = |index: usize| Argument::text(square_name(geometry, geometry.square(index)));
    let mut after = position.clone();
    game.make(&mut after, movement, details);
    let (from, to) = (usize::from(movement.from), usize::from(movement.to));
    let text = Argument::text(Speller::new(game.engine(), position, details).write(movement));
    let code = match movement.kind {
        Kind::Pass => PASSES,
        Kind::Drop(..) => DROPS,
        Kind::Castling(..) => CASTLES,
        _ => MOVES,
    };
    let piece = |position: &Position<B>, index: usize| match position.board[index] {
        NONE => Argument::text(""),
        man => Argument::text(letter(game.spec(), side_of(man), kind_of(man).into())),
    };
    let mover = match movement.kind {
        Kind::Drop(..) => piece(&after, to),
        _ => piece(position, from),
    };
    let mut messages = vec![match movement.kind {
        Kind::Pass => Message::new(code).with("side", codes::SIDES[position.to_move.index()]),
        _ => Message::new(code)
            .with("text", text)
            .with("piece", mover)
            .with("from", square(from))
            .with("to", square(to)),
    }];
    let counts = |position: &Position<B>| position.occupied().len();
    if counts(&after) < counts(position) {
        let gone = (0..geometry.area()).filter(|&index| {
            let before = position.board[index];
            let is_moved =
                index == from && after.board[to] != NONE && side_of(after.board[to]) == position.to_move;
            before != NONE && after.board[index] != before && !is_moved
        });
        let lost = gone.map(|index| {
            let Argument::Text(letter) = piece(position, index) else { return square(index) };
            let Argument::Text(place) = square(index) else { return square(index) };
            Argument::text(letter + &place)
        });
        messages.push(Message::new(LOST).with("pieces", lost.collect::<Vec<_>>()));
    }
    let into = match movement.kind {
        Kind::Promotion(into) | Kind::PassingPromotion(into) => Some(into),
        Kind::Compound(_, into) if into != NONE => Some(into),
        _ => None,
    };
    if let Some(into) = into {
        let kind = letter(game.spec(), position.to_move, into.into());
        messages.push(Message::new(BECOMES).with("piece", Argument::text(kind)));
    }
    match game.outcome(&after, History::none(&after)) {
        Outcome::Decided { winner, reason } => {
            let winner = match winner {
                Some(side) => codes::SIDES[side.index()],
                None => codes::NOBODY,
            };
            messages.push(Message::new(ENDS).with("winner", winner).with("reason", reason));
        }
        Outcome::Ongoing if game.engine().in_check(&after) => {
            messages.push(Message::new(CHECK).with("side", codes::SIDES[after.to_move.index()]));
        }
        Outcome::Ongoing => {}
    }
    messages
}
