//! Moves as chess books write them, for pieces of any letter.
//!
//! `Nf3`, `exd5`, `Rad1`, `e8=Q`, `O-O`, `Qxf7#`. The piece is named by its letter, the `P` by none and in captures by its file;
//! what several pieces of one letter can do is told apart by the file, the rank or the square. `O-O` is castling to the right
//! as white sees the board. Promotions to a `+` letter are written in the style of shogi, `Sx7+` and `S7=` where it stays what
//! it is; where a game has such, checks are not marked. Drops are `N@e4`, a pass is `--`. A move that is more than its ends (a
//! chain of captures) is the letter with the [squares](super::uci) of the move: `Mc3e5,e5g7`.

mod pattern;
mod write;

use tabiya_board::Bitboard;
use tabiya_game::{Candidate, Diagnostic, Mode, MoveList, Notation, Resolution, ResolveOptions, Resolved};

use super::{lenient, why};
use crate::engine::{Compounds, Move, Position};
use crate::game::{NOTATIONS, Variant};
use write::Writer;

pub(super) use pattern::Pattern;
pub(super) use write::letter;

/// Moves as chess books write them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct San;

impl<B: Bitboard + 'static> Notation<Variant<B>> for San {
    fn name(&self) -> &'static str {
        NOTATIONS[1]
    }

    fn read(
        &self,
        game: &Variant<B>,
        position: &Position<B>,
        text: &str,
        options: &ResolveOptions,
    ) -> Resolved<Move> {
        let is_lenient = options.mode == Mode::Lenient;
        let parsed =
            lenient::parse(text, options.mode, lenient::algebraic, |text| Pattern::parse(game.spec(), text));
        // A piece in small letters: read so only where no file has that letter.
        let parsed = parsed.or_else(|error| {
            let capital = is_lenient.then(|| pattern::with_capital(game.spec(), text.trim())).flatten();
            let pattern = capital.and_then(|text| Some((Pattern::parse(game.spec(), &text).ok()?, text)));
            let (pattern, right) = pattern.ok_or(error)?;
            Ok::<_, Box<Diagnostic>>((pattern, vec![lenient::read_as(text, &right)]))
        });
        let (pattern, notes) = match parsed {
            Ok(parsed) => parsed,
            Err(error) => return Resolved::syntax(vec![*error]),
        };
        let list = MoveList::of(game, position);
        let mut writer = Writer::new(game, position, &list);
        let mut fitting = writer.fitting(&pattern);
        let mut is_loose = false;
        if fitting.is_empty() && is_lenient {
            let found = pattern
                .looser(game.spec())
                .map(|looser| writer.fitting(&looser))
                .find(|fits| !fits.is_empty());
            is_loose = found.is_some();
            fitting = found.unwrap_or_default();
        }
        let mut notes = notes;
        let resolution = match *fitting.as_slice() {
            [] => {
                let reason = Diagnostic::from(why::pattern(game, position, &pattern));
                Resolution::Illegal(Box::new(reason.at(text, 0..text.len())))
            }
            [index] => {
                let canonical = writer.text(index);
                let is_signed_wrong = pattern.sign().is_some_and(|sign| !canonical.ends_with(sign));
                if is_signed_wrong && !is_lenient {
                    let reason = Diagnostic::from(why::sign(&canonical));
                    Resolution::Illegal(Box::new(reason.at(text, 0..text.len())))
                } else {
                    if is_signed_wrong || is_loose {
                        notes = vec![lenient::read_as(text, &canonical)];
                    }
                    Resolution::Unique(list.moves()[index])
                }
            }
            _ => {
                let candidates = fitting
                    .iter()
                    .map(|&index| Candidate { movement: list.moves()[index], text: writer.text(index) });
                Resolution::Ambiguous(candidates.collect())
            }
        };
        Resolved { resolution, readings: 1, notes }
    }

    fn write(&self, game: &Variant<B>, position: &Position<B>, movement: Move, _: &Compounds<B>) -> String {
        let list = MoveList::of(game, position);
        let index = list.moves().iter().position(|&other| other == movement);
        index.map(|index| Writer::new(game, position, &list).text(index)).unwrap_or_default()
    }

    fn write_all(
        &self,
        game: &Variant<B>,
        position: &Position<B>,
        list: &MoveList<Variant<B>>,
    ) -> Vec<String> {
        let mut writer = Writer::new(game, position, list);
        (0..list.moves().len()).map(|index| writer.text(index)).collect()
    }

    fn shortest(
        &self,
        game: &Variant<B>,
        position: &Position<B>,
        movement: Move,
        details: &Compounds<B>,
    ) -> String {
        let full = self.write(game, position, movement, details);
        match full.strip_suffix(['+', '#']) {
            Some(short) if !write::marks_promotions(game.spec()) || full.ends_with('#') => short.to_owned(),
            _ => full,
        }
    }
}
