//! Why a move is not legal, and what a piece can do.

mod castling;
mod drop;
mod illegal;

use core::ops::ControlFlow;

use tabiya_board::{Bitboard, Square};
use tabiya_game::{
    Argument, Code, GameText as _, History, Message, MoveList, Name, Notation as _, Resolution,
    ResolveOptions, Rules as _, Scope,
};
use tabiya_pieces::square_name;

use super::codes;
use super::fen::letter;
use super::san::Pattern;
use super::uci::Uci;
use super::uci::form::{Form, Way};
use crate::engine::{Compounds, Kind, NONE, Position, kind_of, side_of};
use crate::game::Variant;
use crate::spec::{Names, TypeId};

const LEGAL: Code = Code::new("variants.why.legal");
const AMBIGUOUS: Code = Code::new("variants.why.ambiguous");
const OVER: Code = Code::new("variants.why.over");
const PASS: Code = Code::new("variants.why.pass");
const HOLE: Code = Code::new("variants.why.hole");
const EMPTY: Code = Code::new("variants.why.empty");
const OTHER_SIDE: Code = Code::new("variants.why.other-side");
const NO_SUCH_PIECE: Code = Code::new("variants.why.no-such-piece");
const OTHER_PIECE: Code = Code::new("variants.why.other-piece");
const NOBODY: Code = Code::new("variants.why.nobody");
const OUT_OF_REACH: Code = Code::new("variants.why.out-of-reach");
const ONLY_QUIET: Code = Code::new("variants.why.only-quiet");
const ONLY_CAPTURES: Code = Code::new("variants.why.only-captures");
const OWN_PIECE: Code = Code::new("variants.why.own-piece");
const BLOCKED: Code = Code::new("variants.why.blocked");
const HINDERED: Code = Code::new("variants.why.hindered");
const REGION: Code = Code::new("variants.why.region");
const GIVES_CHECK: Code = Code::new("variants.why.gives-check");
const SIGN: Code = Code::new("variants.why.sign");

const NO_PIECE: Code = Code::new("variants.explain.no-piece");
const PIECE: Code = Code::new("variants.explain.piece");
const GOES: Code = Code::new("variants.explain.goes");
const STAYS: Code = Code::new("variants.explain.stays");
const NOT_TO_MOVE: Code = Code::new("variants.explain.not-to-move");

/// What a type is called.
pub(crate) fn name_of(names: &Names) -> Name {
    let others = [("zh", &names.zh), ("vi", &names.vi), ("ru", &names.ru)];
    let others = others.into_iter().filter_map(|(tag, name)| Some((tag, name.clone()?)));
    Name { en: names.en.clone(), others: others.collect() }
}

/// Speaks of a position.
struct Speaker<'a, B: Bitboard + 'static> {
    game: &'a Variant<B>,
    position: &'a Position<B>,
}

impl<B: Bitboard + 'static> Speaker<'_, B> {
    fn square(&self, index: usize) -> Argument {
        let geometry = self.game.engine().geometry();
        Argument::text(square_name(geometry, geometry.square(index)))
    }

    /// A piece on a square: its name.
    fn piece(&self, index: usize) -> Argument {
        let man = self.position.board[index];
        if man == NONE {
            return Argument::text("");
        }
        self.kind(kind_of(man).into())
    }

    fn kind(&self, kind: TypeId) -> Argument {
        let spec = self.game.spec();
        let name = name_of(&spec.types[kind].names);
        if name.en.is_empty() { Argument::text(&spec.types[kind].letter) } else { name.into() }
    }

    fn message(&self, code: Code, from: usize, to: usize) -> Message {
        Message::new(code)
            .with("piece", self.piece(from))
            .with("from", self.square(from))
            .with("to", self.square(to))
    }

    fn squares(&self, indices: impl IntoIterator<Item = usize>) -> Vec<Argument> {
        indices.into_iter().map(|index| self.square(index)).collect()
    }

    /// Why the piece on the first square of a way can't go to the last.
    fn go(&self, path: &[u8]) -> Message {
        let (from, to) = (usize::from(path[0]), usize::from(path[path.len() - 1]));
        let engine = self.game.engine();
        let man = self.position.board[from];
        if man == NONE {
            return self.message(EMPTY, from, to);
        }
        if side_of(man) != self.position.to_move {
            return self.message(OTHER_SIDE, from, to).with("side", codes::SIDES[side_of(man).index()]);
        }
        if engine.is_hole(to) {
            return self.message(HOLE, from, to);
        }
        if let Some(reason) = self.illegal(path) {
            return reason;
        }
        let other = self.position.board[to];
        let target = |code| self.message(code, from, to).with("target", self.piece(to));
        if other != NONE && side_of(other) == self.position.to_move {
            return target(OWN_PIECE);
        }
        if !engine.may_stand(man, to) {
            return self.message(REGION, from, to);
        }
        let with = |changed: &Position<B>| engine.ways(changed, from).plain.contains(to);
        let mut changed = self.position.clone();
        engine.vacate(&mut changed, &[to]);
        if other != NONE && with(&changed) {
            return target(ONLY_QUIET);
        }
        engine.place_enemy(&mut changed, to);
        if other == NONE && with(&changed) {
            return self.in_passing(from, to).unwrap_or_else(|| self.message(ONLY_CAPTURES, from, to));
        }
        let blockers = self.blockers(from, to);
        if !blockers.is_empty() {
            let is_between = blockers.iter().all(|&blocker| engine.between(from, to).any(|at| at == blocker));
            let code = if is_between { BLOCKED } else { HINDERED };
            return self.message(code, from, to).with("blockers", self.squares(blockers));
        }
        self.castling(from, to).unwrap_or_else(|| self.message(OUT_OF_REACH, from, to))
    }

    /// The pieces that keep a piece from a square: it could go there if just these were gone. None where it never could.
    fn blockers(&self, from: usize, to: usize) -> Vec<usize> {
        let engine = self.game.engine();
        let reaches = |gone: &[usize]| {
            let mut changed = self.position.clone();
            engine.vacate(&mut changed, gone);
            engine.ways(&changed, from).plain.contains(to)
        };
        let mut gone: Vec<usize> =
            self.position.occupied().iter().filter(|&square| square != from && square != to).collect();
        if !reaches(&gone) {
            return Vec::new();
        }
        for square in gone.clone() {
            let fewer: Vec<usize> = gone.iter().copied().filter(|&other| other != square).collect();
            if reaches(&fewer) {
                gone = fewer;
            }
        }
        gone
    }
}

/// Why no legal move fits a text in squares.
pub(super) fn form<B: Bitboard + 'static>(game: &Variant<B>, position: &Position<B>, form: &Form) -> Message {
    let speaker = Speaker { game, position };
    if let Some(over) = over(game, position) {
        return over;
    }
    match form {
        Form::Pass => Message::new(PASS),
        Form::Drop { piece, to } => speaker.drop(piece, *to),
        Form::Go(Way { path, .. }) => speaker.go(path),
    }
}

/// Why no legal move fits a text in the style of chess books.
pub(super) fn pattern<B: Bitboard + 'static>(
    game: &Variant<B>,
    position: &Position<B>,
    pattern: &Pattern,
) -> Message {
    let speaker = Speaker { game, position };
    if let Some(over) = over(game, position) {
        return over;
    }
    let Some(ends) = &pattern.ends else {
        return match pattern.form(game.spec()) {
            Some(read) => form(game, position, &read),
            None if pattern.is_text("--") => Message::new(PASS),
            None => speaker.castling_aside(pattern.is_text("O-O")),
        };
    };
    let width = usize::from(game.engine().geometry().width());
    let spec = game.spec();
    let here: Vec<usize> = position
        .own(position.to_move)
        .iter()
        .filter(|&square| {
            let kind = kind_of(position.board[square]).into();
            super::san::letter(spec, kind) == ends.letter
                && ends.column.is_none_or(|column| usize::from(column) == square % width)
                && ends.row.is_none_or(|row| usize::from(row) == square / width)
        })
        .collect();
    let letter = if ends.letter.is_empty() { "P" } else { &ends.letter };
    let message = |code| {
        Message::new(code).with("piece", Argument::text(letter)).with("to", speaker.square(ends.to.into()))
    };
    let legal = MoveList::of(game, position);
    let otherwise = legal.moves().iter().find(|movement| {
        movement.to == ends.to
            && here.contains(&movement.from.into())
            && !matches!(movement.kind, Kind::Drop(..))
    });
    if let Some(movement) = otherwise {
        return speaker.message(illegal::OTHERWISE, movement.from.into(), movement.to.into());
    }
    match here.as_slice() {
        [] => match ends.from(spec).map(usize::from) {
            None => message(NO_SUCH_PIECE),
            Some(from) if !position.own(position.to_move).contains(from) => {
                speaker.go(&[from as u8, ends.to])
            }
            Some(from) => {
                speaker.message(OTHER_PIECE, from, ends.to.into()).with("letter", Argument::text(letter))
            }
        },
        [from] => speaker.go(&[*from as u8, ends.to]),
        several => {
            // The reason of one that gets there says more than that none may.
            let mut reasons = several.iter().filter_map(|&from| speaker.illegal(&[from as u8, ends.to]));
            let nobody = || message(NOBODY).with("squares", speaker.squares(several.iter().copied()));
            reasons.next().unwrap_or_else(nobody)
        }
    }
}

/// The sign at the end is not that of the move.
pub(super) fn sign(canonical: &str) -> Message {
    Message::new(SIGN).with("right", Argument::text(canonical))
}

fn over<B: Bitboard + 'static>(game: &Variant<B>, position: &Position<B>) -> Option<Message> {
    match game.outcome(position, History::none(position)) {
        tabiya_game::Outcome::Decided { reason, .. } => Some(Message::new(OVER).with("reason", reason)),
        tabiya_game::Outcome::Ongoing => None,
    }
}

/// Why a text is no legal move, or that it is one.
pub(crate) fn why_not<B: Bitboard + 'static>(
    game: &Variant<B>,
    position: &Position<B>,
    text: &str,
    options: &ResolveOptions,
) -> Vec<Message> {
    match game.resolve(position, History::none(position), text, options).resolution {
        Resolution::Unique(movement) => {
            let details = MoveList::details_of(game, position);
            let text = Uci.write(game, position, movement, &details);
            let mut messages = vec![Message::new(LEGAL).with("text", Argument::text(text))];
            messages.extend(super::preview::preview(game, position, movement, &details));
            messages
        }
        Resolution::Ambiguous(candidates) => {
            let texts = candidates.into_iter().map(|candidate| Argument::text(candidate.text));
            vec![Message::new(AMBIGUOUS).with("candidates", texts.collect::<Vec<_>>())]
        }
        Resolution::Illegal(reason) => vec![reason.message],
        Resolution::Syntax(errors) => errors.into_iter().map(|error| error.message).collect(),
        Resolution::Request(_) => Vec::new(),
    }
}

/// The piece on a square, how it moves, and where it can go; of an empty square, that it is empty.
pub(crate) fn explain_piece<B: Bitboard + 'static>(
    game: &Variant<B>,
    position: &Position<B>,
    square: Square,
) -> Vec<Message> {
    let speaker = Speaker { game, position };
    let geometry = game.engine().geometry();
    let index = geometry.index(square);
    let man = if geometry.contains(square) { position.board[index] } else { NONE };
    if man == NONE {
        return vec![Message::new(NO_PIECE).with("square", Argument::text(square_name(geometry, square)))];
    }
    let spec = game.spec();
    let (side, kind) = (side_of(man), usize::from(kind_of(man)));
    let here = Message::new(PIECE)
        .with("side", codes::SIDES[side.index()])
        .with("piece", speaker.kind(kind))
        .with("letter", Argument::text(letter(spec, side, kind)))
        .with("square", speaker.square(index));
    let mut messages = vec![here, tabiya_pieces::explain::explain(&spec.types[kind].lines[side.index()])];
    if side != position.to_move {
        let told = Message::new(NOT_TO_MOVE).with("side", codes::SIDES[position.to_move.index()]);
        messages.push(told);
        return messages;
    }
    let mut details = Compounds::default();
    let mut moves = Vec::new();
    let _ = game.generate(position, Scope::All, &mut details, |movement| {
        let is_of_piece =
            usize::from(movement.from) == index && !matches!(movement.kind, Kind::Drop(..) | Kind::Pass);
        if is_of_piece {
            moves.push(movement);
        }
        ControlFlow::Continue(())
    });
    let mut speller = super::spelling::Speller::new(game.engine(), position, &details);
    let texts: Vec<_> = moves.into_iter().map(|movement| Argument::text(speller.write(movement))).collect();
    messages.push(if texts.is_empty() {
        Message::new(STAYS).with("piece", speaker.kind(kind))
    } else {
        Message::new(GOES).with("piece", speaker.kind(kind)).with("count", texts.len()).with("moves", texts)
    });
    messages
}
