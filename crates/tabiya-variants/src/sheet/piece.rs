//! A type of piece: how it moves, where it may stand, what becomes of it.

use tabiya_board::Side;
use tabiya_game::{Argument, Code, Message};
use tabiya_pieces::Piece;
use tabiya_pieces::explain::explain;

use super::names::{Terms, side};
use super::{PieceSheet, confined, hand, picture, promotion};
use crate::cover::all;
use crate::spec::{Squares, TypeId};
use crate::text;

const HEADING: Code = Code::new("variants.rules.piece");
const MOVES_OF: Code = Code::new("variants.rules.moves-of");
const STANDS: Code = Code::new("variants.rules.stands");
const ROYAL: Code = Code::new("variants.rules.royal");
const SPARES: Code = Code::new("variants.rules.spares");
const SHUNS: Code = Code::new("variants.rules.shuns");
const BLAST_IMMUNE: Code = Code::new("variants.rules.blast-immune");
const LINE: Code = Code::new("variants.rules.line");
const LINES: Code = Code::new("variants.rules.lines");

/// The sheet of a type, with pictures where it `is_drawn`.
pub(super) fn sheet(terms: &Terms<'_>, kind: TypeId, is_drawn: bool) -> PieceSheet {
    let of = &terms.spec.types[kind];
    PieceSheet {
        letter: of.letter.clone(),
        heading: heading(terms, kind),
        sentences: sentences(terms, kind),
        diagrams: if is_drawn { picture::diagrams(terms, kind) } else { Vec::new() },
    }
}

fn heading(terms: &Terms<'_>, kind: TypeId) -> Message {
    let [white, black] = Side::ALL.map(|side| {
        let letter = text::letter(terms.spec, side, kind);
        let glyph = &terms.spec.types[kind].glyphs[side.index()];
        Argument::text(if glyph.is_empty() || glyph.eq_ignore_ascii_case(&letter) {
            letter
        } else {
            format!("{glyph} {letter}")
        })
    });
    Message::new(HEADING).with("piece", terms.name(kind)).with("white", white).with("black", black)
}

fn sentences(terms: &Terms<'_>, kind: TypeId) -> Vec<Message> {
    let of = &terms.spec.types[kind];
    let mut told = Vec::new();
    if of.royal {
        told.push(ROYAL.into());
    }
    told.extend(moves(&of.lines));
    told.extend(of.confined.iter().flat_map(|confined| confined::sentences(terms, confined)));
    if !is_everywhere(terms, of.region) {
        told.push(Message::new(STANDS).with("squares", terms.by_side(of.region)));
    }
    // What it shuns it can't capture anyway.
    let spares: Vec<TypeId> = of.spares.iter().copied().filter(|kind| !of.shuns.contains(kind)).collect();
    for (types, code) in [(spares, SPARES), (of.shuns.clone(), SHUNS)] {
        if !types.is_empty() {
            told.push(Message::new(code).with("pieces", terms.names(types)));
        }
    }
    let promotions = terms.spec.promotions.iter().filter(|rule| rule.from == kind);
    told.extend(promotions.flat_map(|rule| promotion::sentences(terms, rule)));
    told.extend(hand::sentences(terms, kind));
    if of.blast_immune {
        told.push(BLAST_IMMUNE.into());
    }
    told.push(notation(&of.lines));
    told
}

/// How it moves: once where both sides move alike.
fn moves(lines: &[Piece; 2]) -> Vec<Message> {
    if lines[0] == lines[1] {
        return vec![explain(&lines[0])];
    }
    let of =
        |of: Side| Message::new(MOVES_OF).with("side", side(of)).with("moves", explain(&lines[of.index()]));
    Side::ALL.map(of).into()
}

/// The lines of the piece notation, for those who read it.
fn notation(lines: &[Piece; 2]) -> Message {
    let [white, black] = lines.each_ref().map(Argument::text);
    if white == black {
        Message::new(LINE).with("line", white)
    } else {
        Message::new(LINES).with("white", white).with("black", black)
    }
}

/// Whether it may stand on all squares that there are.
fn is_everywhere(terms: &Terms<'_>, region: [Squares; 2]) -> bool {
    let board = all(terms.spec.geometry) & !terms.spec.holes;
    region.iter().all(|&squares| squares & board == board)
}
