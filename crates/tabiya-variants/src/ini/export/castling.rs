use tabiya_pieces::Fen;

use super::Exporting;
use crate::ini::pieces::Kinds;
use crate::joints;
use crate::spec::{CastlingSpec, Spec};

/// All castlings of a variant that its start position has a right to.
pub(super) fn castlings(spec: &Spec) -> Vec<CastlingSpec> {
    let rights = spec.start.split_whitespace().nth(2).unwrap_or("-");
    let mut castlings = joints::all(spec);
    castlings.retain(|castling| rights.chars().any(|letter| joints::is_named(spec, castling, letter)));
    castlings.sort_by_key(|castling| (castling.side, castling.mover, castling.partner));
    castlings.dedup();
    castlings
}

impl Exporting<'_> {
    /// Takes the letters out of the start position that no castling goes by: there they could mean one.
    fn drop_idle_rights(&mut self, castlings: &[CastlingSpec]) {
        let mut fields: Vec<String> = self.config.start.split(' ').map(str::to_owned).collect();
        let Some(rights) = fields.get_mut(2) else { return };
        let is_outermost = |letter: char| matches!(letter.to_ascii_uppercase(), 'K' | 'Q');
        let is_used =
            |letter: char| castlings.iter().any(|castling| joints::is_named(self.spec, castling, letter));
        rights.retain(|letter| !is_outermost(letter) || is_used(letter));
        if rights.is_empty() {
            "-".clone_into(rights);
        }
        self.config.start = fields.join(" ");
    }

    pub(super) fn castlings(&mut self) {
        let castlings = castlings(self.spec);
        self.drop_idle_rights(&castlings);
        if castlings.is_empty() {
            self.config.castling.allowed = false;
            return;
        }
        let width = usize::from(self.geometry.width());
        let file = |square: usize| (square % width) as u8 + 1;
        let fen: Option<Fen> = self.spec.start.parse().ok();
        let kind_on = |square: usize| {
            let letter = fen.as_ref()?.board.man(self.geometry.square(square))?.letter;
            let letter = char::from(letter).to_string();
            let id = self.spec.types.iter().position(|of| of.letter == letter)?;
            self.kinds[id]
        };
        let rules = &mut self.config.castling;
        rules.king = [None; 2];
        rules.rooks = [Kinds::NONE; 2];
        for castling in &castlings {
            let side = castling.side;
            rules.king[side] = kind_on(castling.mover.0);
            rules.king_file = file(castling.mover.0);
            let row = (castling.mover.0 / width) as u8;
            rules.rank = if side == 0 { self.geometry.height() - row } else { row + 1 };
            if let Some(kind) = kind_on(castling.partner.0) {
                rules.rooks[side] = rules.rooks[side].with(kind);
            }
            if castling.partner.0 > castling.mover.0 {
                rules.kingside = file(castling.mover.1);
                // In the corner it is found without.
                let rook = file(castling.partner.0);
                if rook < self.geometry.width() {
                    rules.rook_kingside = rook;
                }
            } else {
                rules.queenside = file(castling.mover.1);
                rules.rook_queenside = file(castling.partner.0);
            }
        }
        // Where one side does not castle, nothing has to be said of it.
        for side in (0..2).filter(|side| castlings.iter().all(|castling| castling.side != *side)) {
            rules.king[side] = rules.king[1 - side];
            rules.rooks[side] = rules.rooks[1 - side];
        }
    }
}
