use core::ops::ControlFlow;

use tabiya_board::Bitboard;
use tabiya_game::{MoveList, Rules as _, Scope};

use super::pattern::{Ends, Pattern};
use crate::engine::{Compounds, Kind, Move, NONE, Position};
use crate::game::Variant;
use crate::spec::{Spec, TypeId};
use crate::text::spelling::{Speller, mover, promotion as promotion_in_squares};
use crate::text::square;

/// A legal move in parts.
#[derive(Clone, Debug)]
struct Parts<'a> {
    /// The letter; empty of a pawn.
    letter: &'a str,
    from: u8,
    to: u8,
    captures: bool,
    /// `=Q`, `+`; `=` where it could become another in the style of shogi.
    promotion: String,
    form: Form,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// By its ends.
    Ends,
    /// `O-O`, `--`.
    Sign(&'static str),
    /// In squares: `N@e4`, chains.
    Squares,
}

/// Writes the legal moves of a position.
pub(super) struct Writer<'a, B: Bitboard + 'static> {
    game: &'a Variant<B>,
    position: &'a Position<B>,
    list: &'a MoveList<Variant<B>>,
    speller: Speller<'a, B>,
    parts: Vec<Parts<'a>>,
    /// The numbers of the moves by their ends, by where they end.
    by_end: Vec<Vec<usize>>,
}

impl<'a, B: Bitboard + 'static> Writer<'a, B> {
    pub(super) fn new(
        game: &'a Variant<B>,
        position: &'a Position<B>,
        list: &'a MoveList<Variant<B>>,
    ) -> Self {
        let mut parts: Vec<Parts<'a>> =
            list.moves().iter().map(|&movement| parts_of(game, position, movement, list.details())).collect();
        let mut speller = Speller::new(game.engine(), position, list.details());
        for (parts, &movement) in parts.iter_mut().zip(list.moves()) {
            if matches!(movement.kind, Kind::Compound(..)) && speller.is_told_by_ends(movement) {
                parts.form = Form::Ends;
            }
        }
        mark_staying(&mut parts);
        let mut by_end = vec![Vec::new(); game.engine().geometry().area()];
        for (index, parts) in parts.iter().enumerate().filter(|(_, parts)| parts.form == Form::Ends) {
            by_end[usize::from(parts.to)].push(index);
        }
        Self { game, position, list, speller, parts, by_end }
    }

    /// The canonical text of the move with this number in the list.
    pub(super) fn text(&mut self, index: usize) -> String {
        let mut text = self.bare(index);
        let mut after = self.position.clone();
        self.game.make(&mut after, self.list.moves()[index], self.list.details());
        let engine = self.game.engine();
        if engine.in_check(&after) {
            let stop = |_| ControlFlow::Break(());
            let has_moves = engine.generate(&after, Scope::All, &mut Compounds::default(), stop).is_break();
            if !has_moves {
                text.push('#');
            } else if !marks_promotions(self.game.spec()) {
                text.push('+');
            }
        }
        text
    }

    /// The text without its sign of check.
    fn bare(&mut self, index: usize) -> String {
        let parts = &self.parts[index];
        match parts.form {
            Form::Squares => self.in_squares(index),
            Form::Sign(sign) => {
                let is_single = self.parts.iter().filter(|other| other.form == parts.form).count() == 1;
                if is_single { sign.to_owned() } else { self.in_squares(index) }
            }
            Form::Ends => {
                let text = self.by_ends(index);
                let others = &self.by_end[usize::from(parts.to)];
                let is_single = others.iter().all(|&other| other == index || self.by_ends(other) != text);
                if is_single { text } else { self.in_squares(index) }
            }
        }
    }

    /// The letter with the squares of the move.
    fn in_squares(&mut self, index: usize) -> String {
        let squares = self.speller.write(self.list.moves()[index]);
        match self.list.moves()[index].kind {
            Kind::Drop(..) => squares,
            _ => self.parts[index].letter.to_owned() + &squares,
        }
    }

    /// The letter, what tells the piece from others of its letter, where it goes.
    fn by_ends(&self, index: usize) -> String {
        let geometry = self.game.engine().geometry();
        let width = geometry.width();
        let parts = &self.parts[index];
        let (mut has_rival, mut shares_file, mut shares_rank) = (false, false, false);
        for &other in &self.by_end[usize::from(parts.to)] {
            let other = &self.parts[other];
            if other.letter == parts.letter && other.from != parts.from {
                has_rival = true;
                shares_file |= other.from % width == parts.from % width;
                shares_rank |= other.from / width == parts.from / width;
            }
        }
        // Pawns capture from a file.
        let is_pawn_capture = parts.letter.is_empty() && parts.captures;
        let (file, rank) = match (has_rival, shares_file, shares_rank) {
            (false, ..) => (is_pawn_capture, false),
            (true, false, _) => (true, false),
            (true, true, false) => (is_pawn_capture, true),
            (true, true, true) => (true, true),
        };
        let mut text = parts.letter.to_owned();
        let origin = square::name(geometry, parts.from.into());
        if file {
            text.push_str(&origin[..1]);
        }
        if rank {
            text.push_str(&origin[1..]);
        }
        if parts.captures {
            text.push('x');
        }
        square::push(&mut text, geometry, parts.to.into());
        text + &parts.promotion
    }

    /// The numbers of the moves that a pattern fits: only the one that it is the text of, where it is one's.
    pub(super) fn fitting(&mut self, pattern: &Pattern) -> Vec<usize> {
        let Some(ends) = &pattern.ends else {
            let by_sign = (0..self.parts.len())
                .filter(|&index| matches!(self.parts[index].form, Form::Sign(sign) if pattern.is_text(sign)));
            let by_sign: Vec<usize> = by_sign.collect();
            if !by_sign.is_empty() {
                return by_sign;
            }
            let all = 0..self.parts.len();
            return all.filter(|&index| pattern.is_text(&self.in_squares(index))).take(1).collect();
        };
        if let Some(from) = ends.from(self.game.spec()) {
            let of_piece =
                |index: &usize| self.parts[*index].from == from && self.parts[*index].to == ends.to;
            let of_piece: Vec<usize> = (0..self.parts.len()).filter(of_piece).collect();
            if let Some(index) = of_piece.into_iter().find(|&index| pattern.is_text(&self.in_squares(index)))
            {
                return vec![index];
            }
        }
        let fitting: Vec<usize> = (0..self.parts.len()).filter(|&index| self.fits(ends, index)).collect();
        if fitting.len() > 1
            && let Some(&index) = fitting.iter().find(|&&index| pattern.is_text(&self.bare(index)))
        {
            return vec![index];
        }
        fitting
    }

    /// Whether a move has what is said of its ends.
    fn fits(&self, ends: &Ends, index: usize) -> bool {
        let parts = &self.parts[index];
        let width = self.game.engine().geometry().width();
        let is_of_board =
            !matches!(self.list.moves()[index].kind, Kind::Drop(..) | Kind::Pass | Kind::Castling(..));
        is_of_board
            && parts.to == ends.to
            && parts.letter == ends.letter
            && ends.column.is_none_or(|column| column == parts.from % width)
            && ends.row.is_none_or(|row| row == parts.from / width)
            && ends.captures.is_none_or(|captures| captures == parts.captures)
            && ends.promotion.as_ref().is_none_or(|promotion| *promotion == parts.promotion)
    }
}

fn parts_of<'a, B: Bitboard>(
    game: &'a Variant<B>,
    position: &Position<B>,
    movement: Move,
    details: &Compounds<B>,
) -> Parts<'a> {
    let spec = &**game.spec();
    let kind = mover(spec, position, movement);
    let becomes = |into: u8| kind.map(|kind| promotion(spec, kind, into.into())).unwrap_or_default();
    let mut parts = Parts {
        letter: kind.map_or("", |kind| letter(spec, kind)),
        from: movement.from,
        to: movement.to,
        captures: position.board[usize::from(movement.to)] != NONE,
        promotion: String::new(),
        form: Form::Ends,
    };
    match movement.kind {
        Kind::Plain => {}
        Kind::Promotion(into) => parts.promotion = becomes(into),
        Kind::Passing => parts.captures = true,
        Kind::PassingPromotion(into) => {
            parts.captures = true;
            parts.promotion = becomes(into);
        }
        Kind::Castling(partner, _) => {
            parts.captures = false;
            let width = game.engine().geometry().width();
            parts.form = match (partner % width).cmp(&(movement.from % width)) {
                core::cmp::Ordering::Greater => Form::Sign("O-O"),
                core::cmp::Ordering::Less => Form::Sign("O-O-O"),
                core::cmp::Ordering::Equal => Form::Squares,
            };
        }
        Kind::Drop(..) => parts.form = Form::Squares,
        Kind::Compound(number, into) => {
            let action = details.action(movement.from, number);
            parts.captures = action.is_some_and(|action| !action.captures.is_empty());
            if into != NONE {
                parts.promotion = becomes(into);
            }
            parts.form = Form::Squares;
        }
        Kind::Pass => parts.form = Form::Sign("--"),
    }
    parts
}

/// Marks moves by which a piece stays what it is though it could become another, where that is written.
fn mark_staying(parts: &mut [Parts<'_>]) {
    let promoting: Vec<(u8, u8)> =
        parts.iter().filter(|parts| parts.promotion == "+").map(|parts| (parts.from, parts.to)).collect();
    if promoting.is_empty() {
        return;
    }
    for part in parts.iter_mut().filter(|part| part.form == Form::Ends && part.promotion.is_empty()) {
        if promoting.contains(&(part.from, part.to)) {
            "=".clone_into(&mut part.promotion);
        }
    }
}

/// The letter of a type in a move: none of the pawn, that is of `P`.
pub(in crate::text) fn letter(spec: &Spec, kind: TypeId) -> &str {
    let letter = &spec.types[kind].letter;
    match letter.strip_suffix('~').unwrap_or(letter) {
        "P" => "",
        letter => letter,
    }
}

/// What stands behind a promotion: `=Q`, or `+` and `-` in the style of shogi.
fn promotion(spec: &Spec, from: TypeId, into: TypeId) -> String {
    let squares = promotion_in_squares(spec, from, into);
    match squares.as_str() {
        "+" | "-" => squares,
        _ => format!("={}", squares.to_ascii_uppercase()),
    }
}

/// Whether a game writes promotions as shogi does, with the sign that marks a check elsewhere.
pub(super) fn marks_promotions(spec: &Spec) -> bool {
    spec.types.iter().any(|kind| kind.letter.starts_with('+'))
}
