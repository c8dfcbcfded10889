//! The engine: a [`Spec`] made ready, and its positions.

mod atlas;
mod attack;
mod attackers;
mod castling;
mod compound;
mod decision;
mod ends;
mod generate;
mod guard;
mod hunters;
mod make;
mod movement;
mod parts;
mod passing;
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

use crate::spec::{Royalty, Spec, TypeSpec};
use atlas::{Atlas, Vector};
use castling::Castling;
pub(crate) use castling::Planned;
use hunters::Hunters;
use parts::{Parts, Rest};
use passing::{Captor, Passing};
use pattern::Pattern;
use promotion::Promotions;
use reach::narrow;
use shape::Simple;
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
    /// By side: whether capturing in passing can have effects on more squares.
    passing_burns: [bool; 2],
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
    /// Whether it matters, the usual castling aside, if a piece has moved.
    minds_moving: bool,
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

    /// Whether it neither captures nor removes pieces of a type. Explosions spare nobody.
    fn is_harmless_to(&self, kind: u8) -> bool {
        let removes = |ruled: &Ruled<B>| ruled.machine.summary().removes;
        self.shuns.contains(&kind) || (self.spares.contains(&kind) && !self.machines.iter().any(removes))
    }

    /// Whether what it attacks can't be told from tables.
    fn is_tried(&self) -> bool {
        !self.machines.is_empty() || self.is_choosy()
    }
}

/// A machine whose moves count between some squares.
#[derive(Clone, Debug)]
struct Ruled<B> {
    machine: Machine<B>,
    from: B,
    ends: B,
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
            let partners: String = parts[side.index()].iter().map(Parts::partners).collect();
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
                    ends: narrow::<B>(rest.to) & region,
                };
                let bytes = |types: &[usize]| types.iter().map(|&kind| kind as u8).collect();
                let first = Some(pattern(true)).filter(|first| !first.is_empty());
                let machines: Box<[Ruled<B>]> = parts.rest.iter().map(ruled).collect();
                let asks_unmoved = |ruled: &Ruled<B>| ruled.machine.summary().asks_unmoved;
                Type {
                    minds_moving: first.is_some()
                        || machines.iter().any(asks_unmoved)
                        || kind.known_letter().is_some_and(|letter| partners.contains(letter)),
                    pattern: pattern(false),
                    first,
                    machines,
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
                hunters.add_facing(vectors, &checkable, &atlas);
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
        let passing_burns = Side::ALL.map(|side| {
            let captors = spec.en_passant.iter().flat_map(|rule| &rule.captors);
            let mut machines = captors.flat_map(|&kind| &kinds[side.index()][kind].machines);
            machines.any(|ruled| ruled.machine.summary().removes)
        });
        let files_up_and_down = spec.facing.is_some().then(|| [atlas.vector(facing), atlas.vector(-facing)]);
        let is_victim = |kind: usize| spec.en_passant.iter().any(|rule| rule.victims.contains(&kind));
        let strides = Side::ALL.map(|side| {
            let of = |kind: usize| {
                if is_victim(kind) {
                    stride::strides(&spec, &spec.types[kind], side, &atlas, &ground)
                } else {
                    Strides::none()
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
            passing_burns,
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
