//! Why a move is not legal, and what a piece can do.

mod drop;

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
use crate::engine::{Compounds, Kind, Move, NONE, Position, kind_of, side_of};
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
const REGION: Code = Code::new("variants.why.region");
const LEAVES_CHECK: Code = Code::new("variants.why.leaves-check");
const MUST_CAPTURE: Code = Code::new("variants.why.must-capture");
const MUST_DROP: Code = Code::new("variants.why.must-drop");
const GIVES_CHECK: Code = Code::new("variants.why.gives-check");
const OTHERWISE: Code = Code::new("variants.why.otherwise");
const CASTLING: Code = Code::new("variants.why.castling");
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

    /// Why the piece on a square can't go to another.
    fn go(&self, from: usize, to: usize) -> Message {
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
        let other = self.position.board[to];
        let target = |code| self.message(code, from, to).with("target", self.piece(to));
        if engine.ways(self.position, from).plain.contains(to) {
            return self.unsafe_or_compulsory(from, to);
        }
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
            return self.message(ONLY_CAPTURES, from, to);
        }
        let between: Vec<usize> =
            (0..engine.geometry().area()).filter(|&square| square != from && square != to).collect();
        let mut lone = self.position.clone();
        engine.vacate(&mut lone, &between);
        if with(&lone) {
            let blockers = engine.between(from, to).filter(|&square| self.position.board[square] != NONE);
            let blockers: Vec<_> = blockers.map(|square| self.square(square)).collect();
            if !blockers.is_empty() {
                return self.message(BLOCKED, from, to).with("blockers", blockers);
            }
        }
        self.message(OUT_OF_REACH, from, to)
    }

    /// Why a move that the piece has is not legal.
    fn unsafe_or_compulsory(&self, from: usize, to: usize) -> Message {
        let engine = self.game.engine();
        let legal = MoveList::of(self.game, self.position);
        let goes_otherwise =
            legal.moves().iter().any(|movement| (movement.from, movement.to) == (from as u8, to as u8));
        if goes_otherwise {
            return self.message(OTHERWISE, from, to);
        }
        let is_quiet = self.position.board[to] == NONE;
        if self.game.spec().compulsory_capture && is_quiet {
            return self.message(MUST_CAPTURE, from, to);
        }
        let side = self.position.to_move;
        let drops_first = self.game.spec().drops.as_ref().is_some_and(|drops| drops.first);
        let types = 0..self.game.spec().types.len();
        if drops_first && types.into_iter().any(|kind| self.position.in_hand(side, kind as u8) > 0) {
            return MUST_DROP.into();
        }
        let mut after = self.position.clone();
        self.game.make(&mut after, Move::plain(from, to), &Compounds::default());
        if let Some(attacked) = self.attacked(self.message(LEAVES_CHECK, from, to), &after) {
            return attacked;
        }
        if self.game.spec().no_checks && engine.in_check(&after) {
            return GIVES_CHECK.into();
        }
        self.message(OUT_OF_REACH, from, to)
    }

    /// A message that names the royal piece of the side to move that is attacked after a move, if there is one.
    fn attacked(&self, message: Message, after: &Position<B>) -> Option<Message> {
        let checks = self.game.engine().attacked_royals(after, self.position.to_move);
        let (royal, attackers) = checks.into_iter().next()?;
        let attackers = attackers.into_iter().map(|square| self.square(square)).collect::<Vec<_>>();
        let royal_kind = kind_of(after.board[royal]).into();
        let message = message.with("royal", self.kind(royal_kind)).with("square", self.square(royal));
        Some(message.with("attackers", attackers))
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
        Form::Go(Way { path, .. }) => speaker.go(path[0].into(), path[path.len() - 1].into()),
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
            None => Message::new(CASTLING),
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
        return speaker.message(OTHERWISE, movement.from.into(), movement.to.into());
    }
    match here.as_slice() {
        [] => match ends.from(spec).map(usize::from) {
            None => message(NO_SUCH_PIECE),
            Some(from) if !position.own(position.to_move).contains(from) => speaker.go(from, ends.to.into()),
            Some(from) => {
                speaker.message(OTHER_PIECE, from, ends.to.into()).with("letter", Argument::text(letter))
            }
        },
        [from] => speaker.go(*from, ends.to.into()),
        several => {
            let squares = several.iter().map(|&square| speaker.square(square)).collect::<Vec<_>>();
            message(NOBODY).with("squares", squares)
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
