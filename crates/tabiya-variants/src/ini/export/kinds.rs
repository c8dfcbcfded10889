use std::sync::Arc;

use tabiya_board::{Bitboard, Geometry};
use tabiya_pieces::compare::{Signature, Trial, boards, signature};
use tabiya_pieces::tree::{Chain, Lines};

use super::Exporting;
use super::moves::{on_lines, text, texts, whole};
use super::presence::{at_start, count};
use crate::ini::area::Area;
use crate::ini::codes;
use crate::ini::config::{Man, Moves};
use crate::ini::import::{chains, piece_of};
use crate::ini::pieces::{Kind, Kinds};
use crate::spec::{Royalty, Squares, TypeId, TypeSpec};

/// On so many boards pieces of other lines are compared with the built-in ones.
const TRIALS: usize = 24;

/// A double and a triple step of a pawn.
const DOUBLE: &str = "o2>";
const TRIPLE: &str = "o3>";

/// What the built-in types do on some boards.
struct Known {
    trials: Vec<Trial>,
    signatures: Vec<(Kind, Signature)>,
}

impl Exporting<'_> {
    /// Finds the squares that first moves are made from: one region for all of a side's pieces.
    pub(super) fn first_moves(&mut self) {
        let area = |squares: Squares| Area::of(squares, self.geometry);
        let double = [0, 1].map(|side| self.first_region(side, false));
        let triple = [0, 1].map(|side| self.first_region(side, true));
        self.config.double_step = double.into_iter().chain(triple).flatten().next().is_some();
        if self.config.double_step {
            self.config.double_region = double.map(|squares| area(squares.unwrap_or(Squares::EMPTY)));
            self.config.triple_region = triple.map(|squares| area(squares.unwrap_or(Squares::EMPTY)));
        }
    }

    /// The region of the first moves of the first type that has such and that a side has.
    fn first_region(&self, side: usize, is_triple: bool) -> Option<Squares> {
        let ids = (0..self.moving.len()).filter(|&id| self.soldier_rank(id).is_none());
        let regions = ids.flat_map(|id| {
            let is_there = self.has_piece(id, side);
            let moves = self.moving[id].sides[side].first_by_text().into_iter();
            let moves = moves.filter(move |(text, _)| (text == TRIPLE) == is_triple);
            moves.map(move |(_, (squares, _))| (is_there, squares))
        });
        // Of equals, the last is the greatest: turned around, the first.
        regions
            .collect::<Vec<_>>()
            .into_iter()
            .rev()
            .max_by_key(|(is_there, _)| *is_there)
            .map(|(_, squares)| squares)
    }

    /// Whether a side has a piece of a type at the start.
    pub(super) fn has_piece(&self, id: TypeId, side: usize) -> bool {
        at_start(self.spec, id, side)
    }

    /// Gives each type the letter of a kind that moves as it does.
    pub(super) fn pieces(&mut self) {
        let mut known = None;
        let king = self.king();
        for id in 0..self.spec.types.len() {
            let letter = &self.spec.types[id].letter;
            let mut characters = letter.chars();
            if let (Some(c @ 'A'..='Z'), None) = (characters.next(), characters.next()) {
                self.kinds[id] = self.plain(id, c, king == Some(id), &mut known);
            }
        }
        for id in 0..self.spec.types.len() {
            let letter = self.spec.types[id].letter.clone();
            let of = |base: &str| {
                let id = self.spec.types.iter().position(|of| of.letter == base)?;
                self.kinds[id]
            };
            if let Some(base) = letter.strip_prefix('+') {
                let Some(from) = of(base) else { continue };
                if let Some(to) = self.promoted(id, &mut known) {
                    self.kinds[id] = Some(to);
                    self.config.promotion.promoted.push((from, to));
                }
            } else if let Some(base) = letter.strip_suffix('~') {
                self.kinds[id] = of(base);
            }
        }
        for id in 0..self.spec.types.len() {
            if self.kinds[id].is_none() {
                self.say(codes::LETTER_UNSAID, id);
            } else if !self.moving[id].is_alike() {
                self.say(codes::LINES_DIFFER, id);
            }
        }
        self.regions();
    }

    /// The one type that can be the king.
    fn king(&self) -> Option<TypeId> {
        let spec = self.spec;
        if spec.blast.is_some() || matches!(spec.royalty, Royalty::All | Royalty::Nothing) {
            return None;
        }
        let royals = || (0..spec.types.len()).filter(|&id| spec.types[id].royal);
        let is_single = |&id: &TypeId| (0..2).all(|side| count(self.spec, id, side) <= 1);
        if spec.royalty == Royalty::Last && royals().count() > 1 {
            return None;
        }
        let steps = |id: &TypeId| texts(&self.parts(*id).0) == texts(&chains("1*"));
        royals().filter(is_single).find(steps).or_else(|| royals().find(is_single))
    }

    /// The kind of a type that stands in start positions.
    fn plain(&mut self, id: TypeId, letter: char, is_king: bool, known: &mut Option<Known>) -> Option<Kind> {
        let (usual, first) = self.parts(id);
        let kind = if is_king {
            Kind::KING
        } else if let Some(rank) =
            self.soldier_rank(id).filter(|_| !self.config.pieces.contains_key(&Kind::SOLDIER))
        {
            self.config.soldier_rank = rank;
            self.config.pieces.insert(Kind::SOLDIER, Man { letter, moves: None });
            return Some(Kind::SOLDIER);
        } else {
            match self.builtin(id, &usual, known) {
                Some(kind) => {
                    self.config.pieces.insert(kind, Man { letter, moves: None });
                    return Some(kind);
                }
                None => self.slot()?,
            }
        };
        let is_plain_king = is_king && first.is_empty() && texts(&usual) == texts(&chains("1*"));
        let moves = (!is_plain_king).then(|| Arc::new(Moves { usual, first, passing: false }));
        self.config.pieces.insert(kind, Man { letter, moves });
        Some(kind)
    }

    /// The moves of a type: all sides', or those of the side that has it.
    fn parts(&self, id: TypeId) -> (Vec<Chain>, Vec<Chain>) {
        let side = usize::from(!self.has_piece(id, 0) && self.has_piece(id, 1));
        let parts = &self.moving[id].sides[side];
        let first = parts.first_by_text().into_values().map(|(_, chain)| chain).collect();
        (parts.usual.clone(), first)
    }

    /// A slot that nothing is in yet.
    fn slot(&self) -> Option<Kind> {
        Kind::slots().find(|kind| !self.config.pieces.contains_key(kind))
    }

    /// A built-in kind that moves like this and has no letter yet.
    fn builtin(&self, id: TypeId, usual: &[Chain], known: &mut Option<Known>) -> Option<Kind> {
        let fits = |kind: &Kind| {
            *kind != Kind::KING
                && !self.config.pieces.contains_key(kind)
                && self.has_first_moves_of(*kind, id)
        };
        let own = texts(usual);
        let same = |kind: &Kind| kind.line().is_some_and(|line| texts(&chains(line)) == own);
        let by_text = Kind::builtins().find(|kind| fits(kind) && same(kind));
        by_text.or_else(|| {
            let known = known.get_or_insert_with(|| Known::new(self.geometry));
            let signature = signature(&piece_of(usual.to_vec()), &known.trials).ok()?;
            let same = |(kind, other): &&(Kind, Signature)| *other == signature && fits(kind);
            known.signatures.iter().find(same).map(|(kind, _)| *kind)
        })
    }

    /// Whether all that a kind has beside its usual moves fits a type.
    fn has_first_moves_of(&self, kind: Kind, id: TypeId) -> bool {
        let of = &self.spec.types[id];
        if kind == Kind::JANGGI_CANNON {
            return of.shuns == [id] && of.spares == [id];
        }
        if kind != Kind::PAWN {
            return self.moving[id].sides.iter().all(|parts| parts.first.is_empty());
        }
        // Pawns survive explosions, and capture in passing whatever is said.
        let mut passing = self.spec.en_passant.iter();
        let lacks_passing = passing.len() > 0 && passing.all(|rule| !rule.captors.contains(&id));
        if lacks_passing || (self.spec.blast.is_some() && !of.blast_immune) {
            return false;
        }
        (0..2).filter(|&side| self.has_piece(id, side) || !self.has_piece(id, 1 - side)).all(|side| {
            let mut steps = self.moving[id].sides[side].first_by_text();
            let mut takes = |text: &str, area: Area| {
                let squares = steps.remove(text).map_or(Squares::EMPTY, |(squares, _)| squares);
                !self.config.double_step || squares == area.on(self.geometry)
            };
            let fits = takes(DOUBLE, self.config.double_region[side])
                && takes(TRIPLE, self.config.triple_region[side]);
            fits && steps.is_empty()
        })
    }

    /// What a promoted piece counts as: a kind that there is, or one with a letter of its own.
    fn promoted(&mut self, id: TypeId, known: &mut Option<Known>) -> Option<Kind> {
        let (usual, first) = self.parts(id);
        let own = texts(&usual);
        let is_same = |other: &TypeId| {
            let (others, others_first) = self.parts(*other);
            self.kinds[*other].is_some()
                && !self.spec.types[*other].royal
                && texts(&others) == own
                && first.is_empty()
                && others_first.is_empty()
        };
        if let Some(kind) = (0..self.spec.types.len()).find(is_same).and_then(|other| self.kinds[other]) {
            return Some(kind);
        }
        let taken = |letter: &char| self.config.pieces.values().any(|man| man.letter == *letter);
        let letter = ('A'..='Z').find(|letter| !taken(letter))?;
        self.plain(id, letter, false, known)
    }

    /// From which line on a type moves sideways, too.
    pub(super) fn soldier_rank(&self, id: TypeId) -> Option<u8> {
        let [white, black] = [0, 1].map(|side| {
            let parts = &self.moving[id].sides[side];
            let first = parts.first_by_text();
            let (moves, (squares, _)) = first.iter().next()?;
            let height = self.geometry.height();
            if first.len() != 1 || moves != "1=" || parts.usual.iter().map(text).ne(["1>"]) {
                return None;
            }
            (2..=height).find(|&rank| {
                *squares == on_lines(Lines { from: rank, to: Some(height) }, self.geometry, side)
            })
        });
        white.filter(|_| white == black)
    }

    /// Where kinds may stand.
    fn regions(&mut self) {
        for side in 0..2 {
            for id in 0..self.spec.types.len() {
                let of = &self.spec.types[id];
                if let Some(kind) = self.kinds[id].filter(|_| of.region[side] != whole(self.geometry)) {
                    let area = Area::of(of.region[side], self.geometry);
                    self.config.mobility[side].entry(kind).or_insert(area);
                }
            }
        }
        let along = |of: &TypeSpec| {
            let moves = of.confined.iter().find(|moves| moves.from == moves.to);
            moves.map(|moves| moves.from[0])
        };
        if let Some(squares) = self.spec.types.iter().find_map(along) {
            self.config.diagonals = Area::of(squares, self.geometry);
        }
    }

    /// The kinds of royal types but the king.
    pub(super) fn royal_kinds(&self) -> Kinds {
        let ids = (0..self.spec.types.len()).filter(|&id| self.spec.types[id].royal);
        ids.filter_map(|id| self.kinds[id]).filter(|&kind| kind != Kind::KING).collect()
    }
}

impl Known {
    fn new(geometry: Geometry) -> Self {
        let trials = boards(geometry, TRIALS, 1);
        let signatures = Kind::builtins().filter_map(|kind| {
            let piece = piece_of(chains(kind.line()?));
            Some((kind, signature(&piece, &trials).ok()?))
        });
        let signatures = signatures.collect();
        Self { trials, signatures }
    }
}
