//! Moves in squares, as engines write them: the canonical notation.

pub(super) mod form;

use tabiya_board::Bitboard;
use tabiya_game::{Candidate, Diagnostic, MoveList, Notation, Resolution, ResolveOptions, Resolved};

use super::spelling::{Speller, Spelling};
use super::{lenient, square, why};
use crate::engine::{Compounds, Move, Position};
use crate::game::{NOTATIONS, Variant};
use crate::spec::Spec;
use form::{Form, Way};

/// Moves in squares.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Uci;

impl<B: Bitboard + 'static> Notation<Variant<B>> for Uci {
    fn name(&self) -> &'static str {
        NOTATIONS[0]
    }

    fn read(
        &self,
        game: &Variant<B>,
        position: &Position<B>,
        text: &str,
        options: &ResolveOptions,
    ) -> Resolved<Move> {
        let parsed = lenient::parse(text, options.mode, lenient::squares, |text| {
            form::parse(game.spec(), text).map(|form| (form, text.to_owned()))
        });
        let ((form, written), notes) = match parsed {
            Ok(parsed) => parsed,
            Err(error) => return Resolved::syntax(vec![*error]),
        };
        let list = MoveList::of(game, position);
        let fitting = fitting(game, position, &list, &form, &written);
        let resolution = match fitting.as_slice() {
            [] => {
                let reason = Diagnostic::from(why::form(game, position, &form));
                Resolution::Illegal(Box::new(reason.at(text, 0..text.len())))
            }
            [(movement, _)] => Resolution::Unique(*movement),
            _ => Resolution::Ambiguous(
                fitting.into_iter().map(|(movement, text)| Candidate { movement, text }).collect(),
            ),
        };
        Resolved { resolution, readings: 1, notes }
    }

    fn write(
        &self,
        game: &Variant<B>,
        position: &Position<B>,
        movement: Move,
        details: &Compounds<B>,
    ) -> String {
        Speller::new(game.engine(), position, details).write(movement)
    }

    fn write_all(
        &self,
        game: &Variant<B>,
        position: &Position<B>,
        list: &MoveList<Variant<B>>,
    ) -> Vec<String> {
        let mut speller = Speller::new(game.engine(), position, list.details());
        list.moves().iter().map(|&movement| speller.write(movement)).collect()
    }

    fn shortest(
        &self,
        game: &Variant<B>,
        position: &Position<B>,
        movement: Move,
        details: &Compounds<B>,
    ) -> String {
        let mut speller = Speller::new(game.engine(), position, details);
        let spelling = speller.spell(movement);
        let full = speller.text(&spelling);
        let Spelling::Go(go) = spelling else { return full };
        let list = MoveList::of(game, position);
        let ends = vec![go.from(), go.to()];
        let bare = Way { path: ends.clone(), promotion: None, effects: None };
        let promoted = Way { promotion: Some(go.promotion.clone()), ..bare.clone() };
        let name = |way: &Way| {
            let geometry = game.engine().geometry();
            let names = way.path.iter().map(|&square| square::name(geometry, square.into()));
            names.collect::<String>() + way.promotion.as_deref().unwrap_or_default()
        };
        let singles = [bare, promoted].into_iter().find_map(|way| {
            let text = name(&way);
            let fits = fitting(game, position, &list, &Form::Go(way), &text);
            (fits.len() == 1 && fits[0].0 == movement).then_some(text)
        });
        singles.filter(|short| short.len() < full.len()).unwrap_or(full)
    }
}

/// The legal moves that a text fits, with their canonical texts. A canonical text fits its move and no other.
pub(super) fn fitting<B: Bitboard + 'static>(
    game: &Variant<B>,
    position: &Position<B>,
    list: &MoveList<Variant<B>>,
    form: &Form,
    text: &str,
) -> Vec<(Move, String)> {
    let mut speller = Speller::new(game.engine(), position, list.details());
    let mut fitting = Vec::new();
    for &movement in list.moves() {
        let can_fit = match form {
            Form::Go(way) => way.path[0] == movement.from || is_pass(movement),
            Form::Drop { to, .. } => *to == usize::from(movement.to),
            Form::Pass => is_pass(movement),
        };
        if !can_fit {
            continue;
        }
        let spelling = speller.spell(movement);
        let canonical = speller.text(&spelling);
        if canonical == text {
            return vec![(movement, canonical)];
        }
        if fits(game, position, form, &spelling) {
            fitting.push((movement, canonical));
        }
    }
    fitting
}

fn is_pass(movement: Move) -> bool {
    movement.kind == crate::engine::Kind::Pass
}

fn fits<B: Bitboard>(game: &Variant<B>, position: &Position<B>, form: &Form, spelling: &Spelling) -> bool {
    match (form, spelling) {
        (Form::Go(way), Spelling::Go(go)) => {
            let ends = [go.from(), go.to()];
            let by_partner = go.partner.is_some_and(|partner| way.path == [go.from(), partner]);
            (way.path == go.path || way.path == ends || by_partner)
                && way.promotion.as_ref().is_none_or(|promotion| *promotion == go.promotion)
                && way.effects.as_ref().is_none_or(|effects| *effects == go.effects)
        }
        // Some programs pass by a move of the king to where it stands.
        (Form::Go(Way { path, promotion: None, effects: None }), Spelling::Pass) => {
            path.len() == 2 && path[0] == path[1] && game.engine().is_royal_at(position, path[0].into())
        }
        (Form::Pass, Spelling::Pass) => true,
        _ => false,
    }
}

/// Whether a text has the form of a move.
pub(crate) fn is_move(spec: &Spec, text: &str) -> bool {
    form::parse(spec, text).is_ok()
}
