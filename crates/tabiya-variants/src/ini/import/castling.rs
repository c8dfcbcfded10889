use tabiya_board::Square;

use super::Making;
use crate::spec::CastlingSpec;

impl Making<'_> {
    /// The castlings that the start position has a right to, and the letters of these rights.
    pub(super) fn castlings(&self) -> (Vec<CastlingSpec>, String) {
        let mut castlings = Vec::new();
        let mut rights = String::new();
        if !self.config.castling.allowed {
            return (castlings, rights);
        }
        for letter in self.start.rights().chars() {
            let side = usize::from(letter.is_ascii_lowercase());
            if let Some(castling) = self.castling(side, letter.to_ascii_uppercase())
                && !castlings.contains(&castling)
            {
                castlings.push(castling);
                rights.push(letter);
            }
        }
        (castlings, rights)
    }

    fn castling(&self, side: usize, letter: char) -> Option<CastlingSpec> {
        let rules = &self.config.castling;
        let (width, height) = (self.config.width, self.config.height);
        let rank = if side == 0 { rules.rank } else { (height + 1).checked_sub(rules.rank)? };
        let kings = self.start.men(self.config, side, rules.king[side]?);
        let king = match kings.as_slice() {
            [(file, place)] if *place == rank => *file,
            [_] | [] => return None,
            _ => rules.king_file,
        };
        if !kings.contains(&(king, rank)) {
            return None;
        }
        let rooks = rules.rooks[side].iter();
        let rooks: Vec<u8> = rooks
            .flat_map(|kind| self.start.men(self.config, side, kind))
            .filter(|&(_, place)| place == rank)
            .map(|(file, _)| file)
            .collect();
        let rook = match letter {
            'K' => (king + 1..=rules.rook_kingside.min(width)).rev().find(|file| rooks.contains(file))?,
            'Q' => (rules.rook_queenside..king).find(|file| rooks.contains(file))?,
            _ => {
                let file = u8::try_from(letter).ok()? - b'A' + 1;
                Some(file).filter(|file| rooks.contains(file))?
            }
        };
        let (to, partner) = if rook > king {
            (rules.kingside, rules.kingside - 1)
        } else {
            (rules.queenside, rules.queenside + 1)
        };
        if to > width || partner > width || partner == 0 {
            return None;
        }
        let square =
            |file: u8| Square::new(file - 1, height - rank).map(|square| self.geometry.index(square));
        Some(CastlingSpec {
            side,
            mover: (square(king)?, square(to)?),
            partner: (square(rook)?, square(partner)?),
        })
    }
}
