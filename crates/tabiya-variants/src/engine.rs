//! The engine: a [`Spec`] made ready, and its positions.

mod atlas;
mod attack;
mod attackers;
mod castling;
mod decision;
mod ends;
mod generate;
mod guard;
mod hunters;
mod make;
mod movement;
mod pattern;
mod position;
mod promotion;
mod reach;
mod setup;
mod shape;
mod stride;
mod turn;
mod ways;
mod zobrist;

use std::sync::Arc;

use tabiya_board::{Bitboard, Side, Step};
use tabiya_pieces::compiled::{Ground, Machine};
use tabiya_pieces::tree::{Alternatives, Chain, Core, Piece, Property};

use crate::spec::{Royalty, Spec, Squares, TypeSpec};
use atlas::{Atlas, Vector};
use castling::Castling;
use hunters::Hunters;
use pattern::Pattern;
use promotion::Promotions;
use reach::narrow;
use shape::{Shape, Simple};
use stride::Strides;
use zobrist::Keys;

pub use make::Undo;
pub(crate) use movement::Kind;
pub use movement::{Compounds, Move};
pub use position::Position;
pub(crate) use position::{NONE, kind_of, side_of};
pub(crate) use setup::Fault;
pub(crate) use ways::Ways;

/// A variant made ready to be played on boards that fit into `B`.
#[derive(Clone, Debug)]
pub struct Engine<B> {
    pub(crate) spec: Arc<Spec>,
    atlas: Atlas<B>,
    holes: B,
    /// By side and type.
    kinds: [Box<[Type<B>]>; 2],
    hunters: [Hunters<B>; 2],
    /// The types that may not be left attacked.
    royals: Box<[u8]>,
    /// The royal types: it is check when one is attacked.
    checkable: Box<[u8]>,
    castlings: [Castling<B>; 2],
    promotions: [Promotions<B>; 2],
    /// What can be captured in passing, and by whom.
    passing: Box<[Passing<B>]>,
    /// By side, type and square, where a piece that can be captured in passing goes over squares; empty for others.
    strides: [Box<[Strides<B>]>; 2],
    /// The types whose moves set the count of quiet plies back.
    resetting: Box<[bool]>,
    keys: Keys,
    files: Box<[B]>,
    /// Where each type may stand, by side and type.
    regions: [Box<[B]>; 2],
    drop_regions: [Box<[B]>; 2],
    /// Up and down a file, where it matters whether royal pieces face each other.
    files_up_and_down: Option<[usize; 2]>,
    has_special_ends: bool,
    /// Whether royal pieces can leave the board.
    loses_royals: bool,
    start: Position<B>,
}

/// One type of one side.
#[derive(Clone, Debug)]
struct Type<B> {
    pattern: Pattern<B>,
    /// The moves of a piece that has not moved, where there are such.
    first: Option<Pattern<B>>,
    /// All that is no simple move.
    machines: Box<[Ruled<B>]>,
    /// Types of the other side that count as its own, and types that count as holes.
    spares: Box<[u8]>,
    shuns: Box<[u8]>,
}

impl<B: Bitboard> Type<B> {
    /// Whether some pieces count for something else to it.
    #[inline]
    const fn is_choosy(&self) -> bool {
        !self.spares.is_empty() || !self.shuns.is_empty()
    }

    /// Whether it never captures pieces of a type.
    #[inline]
    fn avoids(&self, kind: u8) -> bool {
        self.spares.contains(&kind) || self.shuns.contains(&kind)
    }

    /// Whether what it attacks can't be told from tables.
    fn is_tried(&self) -> bool {
        !self.machines.is_empty() || self.is_choosy()
    }

    fn asks_unmoved(&self) -> bool {
        self.first.is_some() || self.machines.iter().any(|ruled| ruled.machine.summary().asks_unmoved)
    }
}

/// A machine whose moves count between some squares.
#[derive(Clone, Debug)]
struct Ruled<B> {
    machine: Machine<B>,
    from: B,
    to: B,
}

#[derive(Clone, Debug)]
struct Passing<B> {
    victims: Box<[bool]>,
    captors: Box<[Captor<B>]>,
    squares: B,
}

/// A type that captures in passing.
#[derive(Clone, Debug)]
struct Captor<B> {
    kind: u8,
    /// By side and target: from where it may capture there if nothing is in the way.
    onto: [Box<[B]>; 2],
}

impl<B: Bitboard> Captor<B> {
    fn new(kind: usize, kinds: &[Box<[Type<B>]>; 2], atlas: &Atlas<B>) -> Self {
        let area = atlas.geometry.area();
        let onto = Side::ALL.map(|side| {
            let of = &kinds[side.index()][kind];
            let patterns = [Some(&of.pattern), of.first.as_ref()].into_iter().flatten();
            let captures: Vec<_> = patterns.flat_map(|pattern| [&pattern.capture, &pattern.both]).collect();
            let all = if of.machines.is_empty() { B::EMPTY } else { atlas.squares };
            let mut onto = vec![all; area];
            for (from, capture) in
                (0..area).flat_map(|from| captures.iter().map(move |capture| (from, capture)))
            {
                // Hops need a piece to hop over, which may stand anywhere on the way.
                let along = |vector: Vector| atlas.beyond(from, vector.into());
                let hops = capture.hop_vectors().fold(B::EMPTY, |all, vector| all | along(vector));
                let reached = capture.squares(atlas, from, B::EMPTY, B::EMPTY) | hops;
                reached.iter().for_each(|to| onto[to].insert(from));
            }
            onto.into()
        });
        Self { kind: kind as u8, onto }
    }
}

impl<B: Bitboard> Engine<B> {
    /// Makes a variant ready.
    ///
    /// # Panics
    /// If the board has more squares than `B` can hold, or the spec was not judged to be sound.
    pub fn new(spec: Arc<Spec>) -> Self {
        let geometry = spec.geometry;
        let area = geometry.area();
        let mut board = B::EMPTY;
        (0..area).filter(|&index| !spec.holes.contains(index)).for_each(|index| board.insert(index));
        let ground =
            Ground::new(geometry).with_sectors(spec.sectors.map(narrow)).with_light(narrow(spec.light));
        let ground = Arc::new(ground);
        let parts = Side::ALL
            .map(|side| spec.types.iter().map(|kind| Parts::of(kind, side, &spec)).collect::<Vec<_>>());
        let vectors = parts.iter().flatten().flat_map(Parts::vectors);
        // Files for royal pieces that may not face each other.
        let facing = Step::new(0, 1);
        let atlas = Atlas::new(
            geometry,
            board,
            vectors.chain((spec.flying || spec.facing.is_some()).then_some(facing)),
        );
        let kinds = Side::ALL.map(|side| {
            let of = |(parts, kind): (&Parts, &TypeSpec)| {
                let region = narrow(kind.region[side.index()]);
                let pattern = |unmoved: bool| {
                    let simples: Vec<&Simple> =
                        parts.simples.iter().filter(|simple| simple.unmoved == unmoved).collect();
                    Pattern::new(&simples, &atlas, region)
                };
                let ruled = |rest: &Rest| Ruled {
                    machine: Machine::new(&rest.piece, &ground, spec.repeat).with_origins(),
                    from: narrow(rest.from),
                    to: narrow(rest.to),
                };
                let bytes = |types: &[usize]| types.iter().map(|&kind| kind as u8).collect();
                Type {
                    pattern: pattern(false),
                    first: Some(pattern(true)).filter(|first| !first.is_empty()),
                    machines: parts.rest.iter().map(ruled).collect(),
                    spares: bytes(&kind.spares),
                    shuns: bytes(&kind.shuns),
                }
            };
            parts[side.index()].iter().zip(&spec.types).map(of).collect::<Box<[_]>>()
        });
        let checkable: Box<[u8]> =
            (0..spec.types.len()).filter(|&kind| spec.types[kind].royal).map(|kind| kind as u8).collect();
        let royals = if spec.royalty == Royalty::Nothing { Box::default() } else { checkable.clone() };
        let hunters = Side::ALL.map(|side| {
            let kinds = &kinds[side.index()];
            let patterns: Vec<_> = kinds.iter().map(|kind| kind.pattern.clone()).collect();
            let asked: Vec<_> = kinds
                .iter()
                .map(|kind| {
                    kind.is_tried()
                        || kind.first.as_ref().is_some_and(|first| first.capturing().next().is_some())
                })
                .collect();
            let mut hunters = Hunters::new(&patterns, &asked, &atlas);
            if spec.flying {
                let vectors = [atlas.vector(facing) as Vector, atlas.vector(-facing) as Vector];
                hunters.add_facing(vectors, &royals, &atlas);
            }
            hunters
        });
        let castlings = Side::ALL.map(|side| Castling::new(&spec, side, &atlas, &parts[side.index()]));
        let promotions = Side::ALL.map(|side| Promotions::new(&spec, side));
        let passing = spec
            .en_passant
            .iter()
            .map(|rule| Passing {
                victims: (0..spec.types.len()).map(|kind| rule.victims.contains(&kind)).collect(),
                captors: rule.captors.iter().map(|&kind| Captor::new(kind, &kinds, &atlas)).collect(),
                squares: narrow(rule.squares),
            })
            .collect();
        let files_up_and_down = spec.facing.is_some().then(|| [atlas.vector(facing), atlas.vector(-facing)]);
        let is_victim = |kind: usize| spec.en_passant.iter().any(|rule| rule.victims.contains(&kind));
        let strides = Side::ALL.map(|side| {
            let of = |kind: usize| {
                if is_victim(kind) {
                    stride::strides(&spec, &spec.types[kind], side, &atlas)
                } else {
                    Box::default()
                }
            };
            (0..spec.types.len()).map(of).collect()
        });
        let spec_holes = spec.holes;
        let quiet = spec.ends.quiet.as_ref();
        let resetting =
            (0..spec.types.len()).map(|kind| quiet.is_some_and(|(_, types)| types.contains(&kind))).collect();
        let keys = Keys::new(area, spec.types.len());
        let files = (0..usize::from(geometry.width()))
            .map(|column| {
                let mut file = B::EMPTY;
                (column..area).step_by(geometry.width().into()).for_each(|square| file.insert(square));
                file
            })
            .collect();
        let regions = [0, 1].map(|side| spec.types.iter().map(|kind| narrow(kind.region[side])).collect());
        let drop_regions =
            [0, 1].map(|side| spec.types.iter().map(|kind| narrow(kind.drop_region[side])).collect());
        let has_special_ends = Self::has_special_ends(&spec);
        let loses_royals = Self::can_lose_royals(&spec);
        let hands = if spec.drops.is_some() { spec.types.len() * 2 } else { 0 };
        let start = Position {
            sides: [B::EMPTY; 2],
            types: vec![B::EMPTY; spec.types.len()].into(),
            board: vec![NONE; area].into(),
            to_move: Side::First,
            unmoved: B::EMPTY,
            passing: None,
            hands: vec![0; hands].into(),
            checks: [0; 2],
            quiet: 0,
            number: 1,
            passes: 0,
            arrived: None,
            hash: 0,
        };
        let mut engine = Self {
            spec,
            atlas,
            holes: narrow(spec_holes),
            kinds,
            hunters,
            royals,
            checkable,
            castlings,
            promotions,
            passing,
            strides,
            resetting,
            keys,
            files,
            regions,
            drop_regions,
            files_up_and_down,
            has_special_ends,
            loses_royals,
            start,
        };
        engine.start = engine.read_start();
        engine
    }

    /// The position that the game starts from.
    pub const fn start(&self) -> &Position<B> {
        &self.start
    }

    #[inline]
    fn region(&self, side: Side, kind: u8) -> B {
        self.regions[side.index()][usize::from(kind)]
    }

    fn drop_region(&self, side: Side, kind: u8) -> B {
        self.drop_regions[side.index()][usize::from(kind)]
    }

    /// The type of a letter that a line speaks of; itself where there is none.
    fn by_letter(&self, letter: &str) -> u8 {
        self.spec.types.iter().position(|kind| kind.letter == letter).map_or(NONE, |kind| kind as u8)
    }

    /// The type on an occupied square, as its side has it.
    #[inline]
    fn kind(&self, side: Side, kind: u8) -> &Type<B> {
        &self.kinds[side.index()][usize::from(kind)]
    }
}

/// A line taken apart for one side.
#[derive(Clone, Debug)]
struct Parts {
    simples: Vec<Simple>,
    /// Castlings: `OKR`.
    joints: Vec<Chain>,
    /// Everything else, with what holds for all of the line's moves.
    rest: Vec<Rest>,
}

/// What of a line is no simple move, and between which squares it counts.
#[derive(Clone, Debug)]
struct Rest {
    piece: Piece,
    from: Squares,
    to: Squares,
}

impl Parts {
    fn of(kind: &TypeSpec, side: Side, spec: &Spec) -> Self {
        let mut parts = Self { simples: Vec::new(), joints: Vec::new(), rest: Vec::new() };
        let everywhere = !Squares::EMPTY;
        parts.add(&kind.lines[side.index()], (everywhere, everywhere), side, spec);
        for confined in &kind.confined {
            let squares = (confined.from[side.index()], confined.to[side.index()]);
            // What holds for all moves of the piece holds for these too.
            let mut line = confined.lines[side.index()].clone();
            let main = &kind.lines[side.index()].alternatives.chains;
            line.alternatives.chains.extend(main.iter().filter(|chain| is_property(chain)).cloned());
            parts.add(&line, squares, side, spec);
        }
        parts
    }

    fn add(&mut self, line: &Piece, (from, to): (Squares, Squares), side: Side, spec: &Spec) {
        let chains = &line.alternatives.chains;
        let (properties, moves): (Vec<&Chain>, Vec<&Chain>) =
            chains.iter().partition(|chain| is_property(chain));
        // Unconditional promotions of the whole line are the engine's; with anything else that holds for all moves, no
        // move is a simple one.
        let is_simple = properties.iter().all(|chain| promotion::of_line(chain).is_some());
        let mut rest = Vec::new();
        for chain in moves {
            if is_simple && let Some(simple) = Simple::of(chain, side, spec) {
                self.simples.extend(simple.map(|simple| Simple {
                    origins: simple.origins & from,
                    lands: simple.lands & to,
                    ..simple
                }));
            } else if is_simple
                && from == !Squares::EMPTY
                && let [leg] = chain.legs.as_slice()
                && matches!(leg.properties.as_slice(), [Property::Joint { .. }])
                && castling::is_usual(leg)
            {
                self.joints.push(chain.clone());
            } else {
                rest.push(chain.clone());
            }
        }
        if !rest.is_empty() {
            rest.extend(properties.into_iter().cloned());
            let piece = Piece { alternatives: Alternatives { chains: rest }, linkage: line.linkage };
            self.rest.push(Rest { piece, from, to });
        }
    }

    fn vectors(&self) -> impl Iterator<Item = Step> + '_ {
        let of = |simple: &Simple| match &simple.shape {
            Shape::Ride { vectors, .. } | Shape::Hop { vectors, .. } => vectors.clone(),
            Shape::Leap(_) | Shape::Lame(_) => Vec::new(),
        };
        let straight = [(0, 1), (1, 0), (1, 1), (1, -1)].map(|(columns, rows)| Step::new(columns, rows));
        self.simples.iter().flat_map(of).chain(straight.into_iter().filter(|_| !self.joints.is_empty()))
    }
}

/// An alternative that makes no move but holds for all of them (H13): `L..`, `c0`, `cAr<k>` and nothing else.
fn is_property(chain: &Chain) -> bool {
    use tabiya_pieces::tree::{ConditionKind, Guard};
    chain.legs.iter().all(|leg| {
        let on_capture = leg.guards.iter().any(
            |guard| matches!(guard, Guard::Condition(condition) if condition.kind == ConditionKind::Capture),
        );
        match leg.core {
            Core::Promotion(_) => true,
            Core::Itself | Core::Blast(_) => on_capture,
            _ => false,
        }
    })
}
