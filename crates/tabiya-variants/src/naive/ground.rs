use std::cell::Cell;
use std::rc::Rc;

use tabiya_board::{Bitboard, Side, Square};
use tabiya_pieces::naive::{self, Budget, Purpose, Surroundings};
use tabiya_pieces::tree::{Alternatives, Chain, ConditionKind, Core, Guard, Piece, Property};
use tabiya_pieces::{Board, MAX_STEPS, Movement, OverBudget};

use super::has;
use super::position::{Man, Position};
use crate::spec::{Royalty, Spec, TypeId};

/// What pieces look at when they move by their lines: those on the board, and which of them have not moved.
#[derive(Clone, Debug)]
pub(super) struct Ground<'a> {
    spec: &'a Spec,
    board: Board,
    unmoved: Vec<bool>,
    /// Where a piece can be captured in passing as if it stood there. It attacks nothing from there.
    phantom: Option<usize>,
    /// The steps that are left for this question and all others.
    steps: Rc<Cell<u64>>,
}

impl<'a> Ground<'a> {
    pub(super) fn new(spec: &'a Spec, steps: Rc<Cell<u64>>, position: &Position) -> Self {
        let mut board = Board::new(spec.geometry);
        spec.holes.iter().for_each(|hole| board.dig(spec.geometry.square(hole)));
        let unmoved = position.board.iter().map(|man| man.is_some_and(|man| man.unmoved)).collect();
        let mut ground = Self { spec, board, unmoved, phantom: None, steps };
        for (square, man) in position.men() {
            ground.put(square, man.kind, man.side);
        }
        ground
    }

    pub(super) const fn spec(&self) -> &'a Spec {
        self.spec
    }

    /// The same with a piece that can be captured in passing here, too.
    pub(super) fn with_phantom(&self, square: usize, Man { kind, side, .. }: Man) -> Self {
        let mut ground = Self { phantom: Some(square), ..self.clone() };
        ground.put(square, kind, side);
        ground
    }

    fn put(&mut self, square: usize, kind: TypeId, side: Side) {
        let letter = code(self.spec, kind);
        self.board.put(self.spec.geometry.square(square), tabiya_pieces::Man { side, letter });
    }

    /// The same with a piece elsewhere.
    pub(super) fn moved(&self, from: usize, to: usize) -> Self {
        let mut ground = self.clone();
        let geometry = self.spec.geometry;
        if let Some(man) = ground.board.take(geometry.square(from)) {
            ground.board.put(geometry.square(to), man);
        }
        ground
    }

    /// The pieces of a side.
    pub(super) fn men(&self, side: Side) -> Vec<(usize, TypeId)> {
        self.board
            .men()
            .filter(|(_, man)| man.side == side)
            .map(|(square, man)| (self.spec.geometry.index(square), kind_of(self.spec, man.letter)))
            .collect()
    }

    /// Those that can attack.
    pub(super) fn attackers(&self, side: Side) -> Vec<usize> {
        let squares = self.men(side).into_iter().map(|(square, _)| square);
        squares.filter(|square| Some(*square) != self.phantom).collect()
    }

    /// Who stands on a square.
    pub(super) fn man(&self, square: usize) -> Option<(TypeId, Side)> {
        let man = self.board.man(self.spec.geometry.square(square))?;
        Some((kind_of(self.spec, man.letter), man.side))
    }

    /// What the piece on a square can do by its lines, where it may stand afterwards and may capture what it captures.
    pub(super) fn moves(&self, from: usize, purpose: Purpose) -> Result<Vec<Movement>, OverBudget> {
        let Some((kind, side)) = self.man(from) else { return Ok(Vec::new()) };
        let this = &self.spec.types[kind];
        let line = &this.lines[side.index()];
        let mut moves = self.by_line(line, kind, from, purpose)?;
        for confined in this.confined.iter().filter(|confined| has(&confined.from, side, from)) {
            let line = with_properties(&confined.lines[side.index()], line);
            let more = self.by_line(&line, kind, from, purpose)?;
            moves
                .extend(more.into_iter().filter(|movement| has(&confined.to, side, self.index(movement.to))));
        }
        moves.sort_unstable();
        moves.dedup();
        Ok(moves)
    }

    /// The squares that the piece on a square can slide to, one leg without a type or an effect.
    pub(super) fn slides(&self, from: usize) -> Result<Vec<usize>, OverBudget> {
        let Some((kind, side)) = self.man(from) else { return Ok(Vec::new()) };
        let this = &self.spec.types[kind];
        let mut targets = Vec::new();
        let whole = (&this.lines[side.index()], None);
        let confined = this.confined.iter().map(|confined| (&confined.lines[side.index()], Some(confined)));
        for (line, confined) in core::iter::once(whole).chain(confined) {
            let chains: Vec<Chain> =
                line.alternatives.chains.iter().filter(|chain| is_slide(chain)).cloned().collect();
            if chains.is_empty() || confined.is_some_and(|confined| !has(&confined.from, side, from)) {
                continue;
            }
            let slides = Piece { alternatives: Alternatives { chains }, linkage: line.linkage };
            let moves = self.by_line(&slides, kind, from, Purpose::Move)?;
            let quiet = moves.into_iter().filter(|movement| movement.captures.is_empty());
            targets.extend(
                quiet
                    .map(|movement| self.index(movement.to))
                    .filter(|&to| confined.is_none_or(|confined| has(&confined.to, side, to))),
            );
        }
        Ok(targets)
    }

    fn by_line(
        &self,
        line: &Piece,
        kind: TypeId,
        from: usize,
        purpose: Purpose,
    ) -> Result<Vec<Movement>, OverBudget> {
        let Some((_, side)) = self.man(from) else { return Ok(Vec::new()) };
        let (square, repeat) = (self.spec.geometry.square(from), self.spec.repeat);
        let board = self.seen_by(kind, from);
        let mover = Mover { ground: self, kind };
        let steps = u32::try_from(self.steps.get()).unwrap_or(u32::MAX).min(MAX_STEPS);
        let mut budget = Budget::of(steps);
        let moves = naive::moves(line, repeat, &board, square, &mover, purpose, &mut budget);
        let taken = u64::from(steps - budget.left());
        self.steps.set(self.steps.get().saturating_sub(taken));
        let mut moves = moves?;
        let spares = &self.spec.types[kind].spares;
        moves.retain(|movement| {
            let stands = |kind: TypeId, at| has(&self.spec.types[kind].region, side, self.index(at));
            let partner_stands = movement.partner.is_none_or(|(from, to)| {
                self.man(self.index(from)).is_some_and(|(partner, _)| stands(partner, to))
            });
            let spared = |&at: &Square| {
                self.man(self.index(at))
                    .is_some_and(|(captured, of)| of != side && spares.contains(&captured))
            };
            stands(kind, movement.to) && partner_stands && !movement.captures.iter().any(spared)
        });
        Ok(moves)
    }

    /// The board as a piece of a type sees it: what it shuns is a hole.
    fn seen_by(&self, kind: TypeId, mover: usize) -> Board {
        let mut board = self.board.clone();
        let shuns = &self.spec.types[kind].shuns;
        for (square, man) in self.board.men() {
            if self.index(square) != mover && shuns.contains(&kind_of(self.spec, man.letter)) {
                board.dig(square);
            }
        }
        board
    }

    fn index(&self, square: Square) -> usize {
        self.spec.geometry.index(square)
    }

    /// Whether the other side could capture or remove the piece on a square.
    pub(super) fn is_attacked(&self, target: usize) -> Result<bool, OverBudget> {
        let Some((_, side)) = self.man(target) else { return Ok(false) };
        Ok(self.attacked(!side)?.contains(&target))
    }
}

/// What a piece that moves by a line asks.
#[derive(Debug)]
struct Mover<'a> {
    ground: &'a Ground<'a>,
    kind: TypeId,
}

impl Surroundings for Mover<'_> {
    fn is_unmoved(&self, square: Square) -> bool {
        self.ground.unmoved[self.ground.index(square)]
    }

    fn is_in_sector(&self, square: Square, side: Side) -> bool {
        has(&self.ground.spec.sectors, side, self.ground.index(square))
    }

    fn is_light(&self, square: Square) -> bool {
        self.ground.spec.light.contains(self.ground.index(square))
    }

    fn letter(&self, man: tabiya_pieces::Man) -> u8 {
        let of = &self.ground.spec.types[kind_of(self.ground.spec, man.letter)];
        of.known_letter().map_or(0, |letter| letter as u8)
    }

    fn is_blast_immune(&self, man: tabiya_pieces::Man) -> bool {
        let spec = self.ground.spec;
        spec.types[kind_of(spec, man.letter)].blast_immune
    }

    fn castles_safely(&self) -> bool {
        is_guarded(self.ground.spec, self.kind)
    }

    fn is_attacked(&self, board: &Board, square: Square, _: &mut Budget) -> Result<bool, OverBudget> {
        let mut ground = Ground { board: Board::new(board.geometry()), ..self.ground.clone() };
        self.ground.spec.holes.iter().for_each(|hole| ground.board.dig(board.geometry().square(hole)));
        // What can be captured in passing stands there for its captor only.
        let phantom = self.ground.phantom.and_then(|square| Some((square, self.ground.man(square)?.1)));
        let is_phantom =
            |square, man: tabiya_pieces::Man| phantom == Some((self.ground.index(square), man.side));
        board
            .men()
            .filter(|&(square, man)| !is_phantom(square, man))
            .for_each(|(square, man)| ground.board.put(square, man));
        // What the mover sees as holes are pieces to the others.
        for (square, man) in self.ground.board.men().filter(|&(square, _)| !board.is_square(square)) {
            ground.board.put(square, man);
        }
        ground.is_attacked(self.ground.index(square))
    }
}

/// Whether pieces of a type may not be left attacked.
pub(super) fn is_guarded(spec: &Spec, kind: TypeId) -> bool {
    spec.types[kind].royal && spec.royalty != Royalty::Nothing
}

/// The letter of a type on a [`Board`]: its own, if that is a single one, which lines can speak of; a number beyond the
/// letters otherwise.
fn code(spec: &Spec, kind: TypeId) -> u8 {
    match spec.types[kind].letter.as_bytes() {
        &[letter] if letter.is_ascii_uppercase() => letter,
        _ => 128 + kind as u8,
    }
}

/// The type that is so written on a [`Board`].
fn kind_of(spec: &Spec, letter: u8) -> TypeId {
    (0..spec.types.len()).find(|&kind| code(spec, kind) == letter).expect("every letter is a type's")
}

/// A line with what another says of all moves.
fn with_properties(line: &Piece, other: &Piece) -> Piece {
    let mut line = line.clone();
    let properties = other.alternatives.chains.iter().filter(|chain| is_property(chain));
    line.alternatives.chains.extend(properties.cloned());
    line
}

/// Whether an alternative makes no move, but says something of all of them (H13): `L8Q`, `c0&cAr1`.
fn is_property(chain: &Chain) -> bool {
    chain.legs.iter().all(|leg| {
        let on_capture = leg.guards.iter().any(
            |guard| matches!(guard, Guard::Condition(condition) if condition.kind == ConditionKind::Capture),
        );
        let acts = match leg.core {
            Core::Promotion(_) => true,
            Core::Itself | Core::Blast(_) => on_capture,
            _ => false,
        };
        acts && !leg
            .properties
            .iter()
            .any(|property| matches!(property, Property::Blast { on_capture: false, .. }))
    })
}

/// Whether an alternative is one step over empty squares: `2>`, `L2o2>`, `n+`.
fn is_slide(chain: &Chain) -> bool {
    let [leg] = chain.legs.as_slice() else { return false };
    let is_step = matches!(leg.core, Core::Step { .. }) && leg.kind.is_none();
    is_step && leg.properties.iter().all(|property| matches!(property, Property::Promotion(_)))
}
