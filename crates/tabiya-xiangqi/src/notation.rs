//! The notations of xiangqi: [ICCS and UCI](Form::Iccs), [the Vietnamese Federation's](Form::Federation), [that of Chinese
//! books](Form::ZhHans), [WXF](Form::Wxf) and [its old page's](Form::WxfOld).
//!
//! Each reads all forms of its texts that are in use, keeps every reading, and lets legality decide; what stays ambiguous is
//! not played. Each writes one text for each legal move, which reads back as that move and no other. What they can't say
//! alike is listed in `docs/xiangqi-notations.md`.
//!
//! ```
//! use tabiya_game::{Notation, Resolution, ResolveOptions};
//! use tabiya_xiangqi::notation::Form;
//! use tabiya_xiangqi::{Position, Xiangqi};
//! let position: Position = "3k5/9/9/2R6/9/2R6/9/9/9/4K4 w".parse().unwrap();
//! let read = |text| {
//!     Form::ZhHans.read(&Xiangqi::default(), &position, text, &ResolveOptions::default()).resolution
//! };
//! // Both chariots stand on file 7: only the rear one can go back by four.
//! assert_eq!(read("车七退四"), Resolution::Unique("c4c0".parse().unwrap()));
//! let Resolution::Ambiguous(candidates) = read("车七平四") else { panic!() };
//! let texts: Vec<_> = candidates.iter().map(|candidate| candidate.text.as_str()).collect();
//! assert_eq!(texts, ["前车平四", "后车平四"]);
//! ```

mod coordinates;
mod fault;
mod federation;
mod fit;
mod form;
mod hanzi;
mod nearest;
mod order;
mod reading;
mod spelling;
mod tandem;
mod unnamed;
mod way;
mod which;
mod wxf;

use tabiya_game::{Argument, Candidate, Diagnostic, Notation, Resolution, ResolveOptions, Resolved};

pub(crate) use fault::Expected;
pub use fit::Fit;
pub use form::Form;
pub use unnamed::{Taken, recognise, resolve_unnamed, settle, taken};
pub(crate) use way::Way;

use crate::{Move, Piece, Position, Xiangqi, codes};
use reading::{Reading, Readings};
use spelling::Spelled;

impl Notation<Xiangqi> for Form {
    fn name(&self) -> &'static str {
        (*self).name()
    }

    fn read(
        &self,
        _game: &Xiangqi,
        position: &Position,
        text: &str,
        options: &ResolveOptions,
    ) -> Resolved<Move> {
        match spelling::read(*self, text, options.mode) {
            Ok(spelled) => read(*self, position, text, spelled),
            Err(error) => Resolved::syntax(vec![*error]),
        }
    }

    fn write(&self, _game: &Xiangqi, position: &Position, movement: Move, (): &()) -> String {
        written(*self, position, movement)
    }
}

/// The bytes of the longest text: four Chinese characters.
const LONGEST: usize = 12;

fn written(form: Form, position: &Position, movement: Move) -> String {
    let mut text = String::with_capacity(LONGEST);
    form.write_to(position, movement, &mut text);
    text
}

/// What a text means that was taken apart.
fn read(form: Form, position: &Position, text: &str, spelled: Spelled) -> Resolved<Move> {
    let Spelled { readings, mut notes } = spelled;
    let fit = readings.find(position);
    let resolution = match fit.moves() {
        [] => Resolution::Illegal(Box::new(nearest::diagnostic(position, &readings, text))),
        &[movement] => {
            notes.extend(vacuous(position, &readings, movement, text));
            notes.extend(other_side(form, position, text));
            Resolution::Unique(movement)
        }
        moves => {
            let candidate =
                |&movement: &Move| Candidate { movement, text: written(form, position, movement) };
            Resolution::Ambiguous(moves.iter().map(candidate).collect())
        }
    };
    Resolved { resolution, readings: readings.iter().count(), notes }
}

/// That a word chose among pieces that are one (X11, X19).
fn vacuous(position: &Position, readings: &Readings, movement: Move, text: &str) -> Option<Diagnostic> {
    let piece = position.piece_at(movement.from)?;
    let is_vacuous = |reading| match reading {
        Reading::Relative(relative) if relative.kind == piece.kind => {
            relative.which.is_vacuous(position, piece)
        }
        _ => false,
    };
    readings.iter().any(is_vacuous).then(|| {
        Diagnostic::note(codes::NOTATION_VACUOUS)
            .with("piece", codes::piece(piece))
            .with("point", Argument::text(movement.from))
            .at(text, 0..text.len())
    })
}

/// That a Chinese text names the other side's piece: 卒 where Red moves.
fn other_side(form: Form, position: &Position, text: &str) -> Option<Diagnostic> {
    if !matches!(form, Form::ZhHans | Form::ZhHant) {
        return None;
    }
    let side = position.to_move();
    let is_other = |&(_, c): &(usize, char)| hanzi::owner(c).is_some_and(|owner| owner != side);
    let (at, found) = text.char_indices().find(is_other)?;
    let kind = hanzi::kind_of(found)?;
    Some(
        Diagnostic::note(codes::NOTATION_OTHER_SIDE)
            .with("found", Argument::input(found))
            .with("piece", codes::piece(Piece::new(side, kind)))
            .at(text, at..at + found.len_utf8()),
    )
}
