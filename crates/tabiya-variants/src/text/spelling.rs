//! How moves are spelled in squares: `e2e4`, `e7e8q`, `c3e5,e5g7`.
//!
//! A move is spelled by the square that it starts from and those on which its legs end, two by two and divided by `,`.
//! What a piece becomes stands behind: the letter in small, `+` where it is the mover's own letter with a `+`, `-` for the
//! way back; the `~` of a promoted piece is left out. Drops are `P@e4` (`+P@e4` for a piece that is dropped promoted, `P=Q@e4`
//! as something else), a pass is `0000`.
//!
//! Where that fits several moves of the piece, all but the plainest also say what they do besides: `x` with the squares of
//! captured pieces, `*` with squares that are blown up, `&` with the ends of a partner's way (`e1g1&h1f1`). Castling is
//! `e1g1`; where the mover could go there by itself, it takes its partner instead: `e1h1`.

use std::collections::{HashMap, HashSet};

use tabiya_board::Bitboard;
use tabiya_pieces::tree::{Alternatives, Core, Piece, Property};

use super::square;
use crate::engine::{Compounds, Engine, Kind, Move, NONE, Position, Ways, kind_of, side_of};
use crate::spec::{Spec, TypeId};

/// A move in squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Spelling {
    /// `0000`.
    Pass,
    /// `P@e4`.
    Drop(String),
    /// From square to square.
    Go(Go),
}

/// A move from square to square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Go {
    /// Where it starts and where each leg ends.
    pub(super) path: Vec<u8>,
    /// What the piece becomes.
    pub(super) promotion: String,
    /// What the move does besides, whether it has to be said or not.
    pub(super) effects: String,
    /// It has to be said.
    needs_effects: bool,
    /// The partner of a castling.
    pub(super) partner: Option<u8>,
    /// The castling is spelled by its partner.
    by_partner: bool,
}

impl Go {
    pub(super) fn from(&self) -> u8 {
        self.path[0]
    }

    pub(super) fn to(&self) -> u8 {
        self.path[self.path.len() - 1]
    }
}

/// A pass.
pub(super) const PASS: &str = "0000";

/// Spells the moves of a position.
pub(super) struct Speller<'a, B> {
    engine: &'a Engine<B>,
    position: &'a Position<B>,
    details: &'a Compounds<B>,
    pieces: HashMap<u8, Spelled<B>>,
    castlings: Option<Vec<Castling>>,
}

/// What matters of a piece's moves to tell them apart.
struct Spelled<B> {
    ways: Ways<B>,
    /// Ways that several of its compound moves take, with what it becomes.
    shared: HashSet<(Box<[u8]>, Option<u8>)>,
}

impl<B: Bitboard> Spelled<B> {
    fn new(ways: Ways<B>) -> Self {
        let mut seen = HashSet::new();
        let all = ways.compound.iter().map(|(action, path)| (path.clone(), action.promotion));
        let shared = all.filter(|way| !seen.insert(way.clone())).collect();
        Self { ways, shared }
    }

    /// Whether the piece can get to a square in a single leg.
    fn goes(&self, to: u8) -> bool {
        self.ways.plain.contains(to.into()) || self.ways.compound.values().any(|path| **path == [to])
    }
}

/// From where, to where, and with which partner.
type Castling = (u8, u8, u8);

impl<'a, B: Bitboard> Speller<'a, B> {
    pub(super) fn new(engine: &'a Engine<B>, position: &'a Position<B>, details: &'a Compounds<B>) -> Self {
        Self { engine, position, details, pieces: HashMap::new(), castlings: None }
    }

    fn piece(&mut self, from: u8) -> &Spelled<B> {
        self.pieces.entry(from).or_insert_with(|| Spelled::new(self.engine.ways(self.position, from.into())))
    }

    /// Whether a castling other than with this partner goes from here to there.
    fn castles(&mut self, from: u8, to: u8, partner: Option<u8>) -> bool {
        let castlings = self.castlings.get_or_insert_with(|| self.engine.castling_moves_of(self.position));
        castlings
            .iter()
            .any(|&castling| (castling.0, castling.1) == (from, to) && Some(castling.2) != partner)
    }

    /// How a move is spelled.
    pub(super) fn spell(&mut self, movement: Move) -> Spelling {
        let Move { from, to, kind } = movement;
        let becomes = |into: u8| {
            let mover = self.position.board[usize::from(from)];
            if into == NONE || mover == NONE {
                String::new()
            } else {
                promotion(&self.engine.spec, kind_of(mover).into(), into.into())
            }
        };
        let mut go = Go {
            path: vec![from, to],
            promotion: String::new(),
            effects: String::new(),
            needs_effects: false,
            partner: None,
            by_partner: false,
        };
        match kind {
            Kind::Pass => return Spelling::Pass,
            Kind::Drop(kind, into) => return Spelling::Drop(self.drop(kind, into, to)),
            Kind::Plain => {}
            Kind::Promotion(into) => go.promotion = becomes(into),
            Kind::Passing | Kind::PassingPromotion(_) => {
                if let Kind::PassingPromotion(into) = kind {
                    go.promotion = becomes(into);
                }
                let victim = self.position.passing.map_or(to, |(_, victim)| victim);
                go.effects = format!("x{}", self.name(victim));
                go.needs_effects = self.piece(from).goes(to);
            }
            Kind::Castling(partner, lands) => {
                go.effects = format!("&{}{}", self.name(partner), self.name(lands));
                go.partner = Some(partner);
                if self.piece(from).goes(to) || self.castles(from, to, Some(partner)) {
                    go.by_partner = !self.piece(from).goes(partner);
                    go.needs_effects = !go.by_partner;
                }
            }
            Kind::Compound(number, into) => {
                go.promotion = becomes(into);
                let Some(action) = self.details.action(from, number).copied() else {
                    return Spelling::Go(go);
                };
                go.effects = self.effects(action.captures, action.removed, action.partner);
                let piece = self.piece(from);
                if let Some(path) = piece.ways.compound.get(&action) {
                    go.needs_effects = piece.shared.contains(&(path.clone(), action.promotion));
                    go.path = core::iter::once(from).chain(path.iter().copied()).collect();
                }
                if go.path.len() == 2 {
                    go.needs_effects |= piece.ways.plain.contains(to.into()) || self.castles(from, to, None);
                }
            }
        }
        Spelling::Go(go)
    }

    /// The canonical text of a move.
    pub(super) fn write(&mut self, movement: Move) -> String {
        let spelling = self.spell(movement);
        self.text(&spelling)
    }

    /// Whether nothing has to be said of a move but where it starts, where it ends and what the piece becomes.
    pub(super) fn is_told_by_ends(&mut self, movement: Move) -> bool {
        match self.spell(movement) {
            Spelling::Go(go) => go.path.len() == 2 && !go.needs_effects && !go.by_partner,
            Spelling::Pass | Spelling::Drop(_) => false,
        }
    }

    /// The text of a spelling.
    pub(super) fn text(&self, spelling: &Spelling) -> String {
        let go = match spelling {
            Spelling::Pass => return PASS.to_owned(),
            Spelling::Drop(text) => return text.clone(),
            Spelling::Go(go) => go,
        };
        if let (Some(partner), true) = (go.partner, go.by_partner) {
            return self.name(go.from()) + &self.name(partner);
        }
        let mut text = String::new();
        for (number, leg) in go.path.windows(2).enumerate() {
            if number > 0 {
                text.push(',');
            }
            self.push(&mut text, leg[0]);
            self.push(&mut text, leg[1]);
        }
        text += &go.promotion;
        if go.needs_effects {
            text += &go.effects;
        }
        text
    }

    fn drop(&self, kind: u8, into: u8, to: u8) -> String {
        let letter = |kind: u8| &self.engine.spec.types[usize::from(kind)].letter;
        let (held, put) = (letter(kind), letter(into));
        let piece = if held == put || put.strip_prefix('+') == Some(held) {
            put.clone()
        } else {
            format!("{held}={put}")
        };
        format!("{piece}@{}", self.name(to))
    }

    fn effects(&self, captures: B, removed: B, partner: Option<(u8, u8)>) -> String {
        let mut effects = String::new();
        for (sign, squares) in [('x', captures), ('*', removed)] {
            if !squares.is_empty() {
                effects.push(sign);
                squares.iter().for_each(|square| effects += &self.name(square as u8));
            }
        }
        if let Some((from, to)) = partner {
            effects.push('&');
            effects += &self.name(from);
            effects += &self.name(to);
        }
        effects
    }

    fn name(&self, square: u8) -> String {
        square::name(self.engine.geometry(), square.into())
    }

    fn push(&self, text: &mut String, square: u8) {
        square::push(text, self.engine.geometry(), square.into());
    }
}

/// What stands behind a move by which a piece becomes another.
pub(super) fn promotion(spec: &Spec, from: TypeId, into: TypeId) -> String {
    let (old, new) = (&spec.types[from].letter, &spec.types[into].letter);
    if new.strip_prefix('+') == Some(old) {
        return "+".to_owned();
    }
    if old.strip_prefix('+') == Some(new) {
        return "-".to_owned();
    }
    let small = new.to_ascii_lowercase();
    match new.strip_suffix('~') {
        Some(plain) if !can_become(spec, from, plain) => plain.to_ascii_lowercase(),
        _ => small,
    }
}

/// Whether a type can become the one of this letter.
fn can_become(spec: &Spec, from: TypeId, letter: &str) -> bool {
    let rules = spec.promotions.iter().filter(|rule| rule.from == from).flat_map(|rule| &rule.to);
    let of_type = &spec.types[from];
    let confined = of_type.confined.iter().flat_map(|confined| &confined.lines);
    rules.into_iter().any(|&kind| spec.types[kind].letter == letter)
        || of_type.lines.iter().chain(confined).any(|line| line_names(line, letter))
}

/// Whether a line has a promotion to a letter.
fn line_names(line: &Piece, letter: &str) -> bool {
    fn names(alternatives: &Alternatives, letter: &str) -> bool {
        alternatives.chains.iter().flat_map(|chain| &chain.legs).any(|leg| {
            let of_core = match &leg.core {
                Core::Promotion(promotion) => Some(promotion),
                Core::Group(group) if names(&group.body, letter) => return true,
                _ => None,
            };
            let of_properties = leg.properties.iter().filter_map(|property| match property {
                Property::Promotion(promotion) => Some(promotion),
                _ => None,
            });
            of_core
                .into_iter()
                .chain(of_properties)
                .any(|promotion| promotion.choices.iter().any(|choice| choice == letter))
        })
    }
    names(&line.alternatives, letter)
}

/// The piece that a move is made with, as positions write it without its side; `None` of a pass.
pub(super) fn mover<B: Bitboard>(spec: &Spec, position: &Position<B>, movement: Move) -> Option<TypeId> {
    match movement.kind {
        Kind::Pass => None,
        Kind::Drop(kind, _) => Some(kind.into()),
        _ => {
            let man = position.board[usize::from(movement.from)];
            let is_piece = man != NONE && side_of(man) == position.to_move;
            (is_piece && usize::from(kind_of(man)) < spec.types.len()).then(|| kind_of(man).into())
        }
    }
}
