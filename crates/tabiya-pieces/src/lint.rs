//! What is worth knowing of a line that stands.
//!
//! [`read`](crate::read) notes what it folded, dropped or decided by look-ahead: look-alikes, `x`, bare vectors,
//! whitespace inside a token, arrows behind a `+`, letters that clash. [`check`] says what can be said of the tree:
//! signs that add nothing, legs that make no move, copies that turn, extensions. [`nothing_added`] looks for
//! alternatives without an effect on boards.

pub(crate) mod clash;
mod contradiction;
mod cut_off;
mod exchange;
mod idle;
mod idle_sign;
mod leap;
mod lost_promotion;
mod nothing_added;
mod still;
mod turning;

use tabiya_game::{Argument, Diagnostic, Level};

pub use self::clash::clashes;
pub use self::nothing_added::{BOARDS, nothing_added};
use crate::codes::EXTENSION_USED;
use crate::extension::{Extension, uses};
use crate::reader::flaw::{self, Flaw};
use crate::tree::Piece;

/// What is worth knowing of a piece besides what [`read`](crate::read) notes, as notes in the order of the text. `source`
/// is the text that the piece was read from.
///
/// ```
/// use tabiya_pieces::{Profile, lint, read};
/// let reading = read("n(n+),co1*", Profile::Tabiya);
/// let notes = lint::check(&reading.piece.unwrap(), &reading.source);
/// let codes: Vec<_> = notes.iter().map(|note| note.code().as_str()).collect();
/// assert_eq!(codes, ["pieces.lint.turning", "pieces.lint.co"]);
/// ```
pub fn check(piece: &Piece, source: &str) -> Vec<Diagnostic> {
    let mut flaws = Vec::new();
    for leg in piece.alternatives.all_legs() {
        flaws.extend(leap::flaw(leg));
        flaws.extend(turning::flaw(leg));
        flaws.extend(still::flaw(leg));
        flaws.extend(contradiction::flaw(leg));
        flaws.extend(idle_sign::flaw(leg));
    }
    flaws.extend(idle::flaws(&piece.alternatives));
    flaws.extend(cut_off::flaws(&piece.alternatives));
    flaws.extend(lost_promotion::flaws(&piece.alternatives));
    flaws.extend(exchange::flaws(piece));
    flaws.extend(extension_flaws(piece, source));
    flaw::diagnostics(source, Level::Note, flaws)
}

/// Each extension where it is used first.
fn extension_flaws(piece: &Piece, source: &str) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    let mut seen: Vec<Extension> = Vec::new();
    for (extension, place) in uses(piece) {
        if !seen.contains(&extension) {
            seen.push(extension);
            flaws.push(
                Flaw::new(place, EXTENSION_USED)
                    .with("found", flaw::quoted(source.get(place.range()).unwrap_or_default()))
                    .with("extension", extension.name())
                    .with("number", Argument::text(extension.number())),
            );
        }
    }
    flaws
}
