use std::collections::{BTreeSet, HashMap};

use tabiya_board::{Side, Square};
use tabiya_game::diagram::Manner;

use super::engine::Engine;
use super::stride::between;
use crate::tree::{Alternatives, Chain, Core, Direction, Group, Kind, Leg, Linkage, Place};
use crate::{Board, Man, OverBudget, Piece};

/// A step, leap or hop of a chain, whatever it asks and captures.
#[derive(Debug)]
struct Leaf {
    /// How it gets there.
    manner: Manner,
    /// A piece that leaps where this leads.
    reach: Piece,
}

/// All that some chains can do between two squares.
#[derive(Debug)]
pub(super) struct Leaves {
    side: Side,
    /// The size and the holes.
    bare: Board,
    all: Vec<Leaf>,
    /// How and where they lead from a square.
    reached: HashMap<Square, Vec<(Manner, Square)>>,
}

impl Leaves {
    /// Those of these chains, for a side, on boards of this size and with these holes.
    pub(super) fn new(chains: &[Chain], side: Side, board: &Board) -> Self {
        let mut bare = Board::new(board.geometry());
        board.holes().iter().for_each(|&hole| bare.dig(hole));
        let mut all = Vec::new();
        for chain in chains {
            collect(chain, None, None, &mut all);
        }
        Self { side, bare, all, reached: HashMap::new() }
    }

    /// In which ways it can get from one square to another.
    pub(super) fn manners(
        &mut self,
        engine: &mut Engine,
        from: Square,
        to: Square,
    ) -> Result<Vec<Manner>, OverBudget> {
        self.explore(engine, from)?;
        Ok(self.reached[&from].iter().filter(|reached| reached.1 == to).map(|reached| reached.0).collect())
    }

    /// The squares on which a piece can be gone over from a square.
    pub(super) fn hurdles(
        &mut self,
        engine: &mut Engine,
        from: Square,
    ) -> Result<BTreeSet<Square>, OverBudget> {
        self.explore(engine, from)?;
        let hops = self.reached[&from].iter().filter(|reached| reached.0 == Manner::Hop);
        Ok(hops.flat_map(|&(_, to)| between(from, to)).collect())
    }

    fn explore(&mut self, engine: &mut Engine, from: Square) -> Result<(), OverBudget> {
        if self.reached.contains_key(&from) {
            return Ok(());
        }
        let mut board = self.bare.clone();
        board.put(from, Man { side: self.side, letter: b'A' });
        let mut reached = Vec::new();
        for leaf in &self.all {
            let moves = engine.targets(&leaf.reach, &board, from)?;
            reached.extend(moves.into_iter().map(|movement| (leaf.manner, movement.to)));
        }
        self.reached.insert(from, reached);
        Ok(())
    }
}

/// The leaves of a chain. `kind` and `filter` are what the groups around it say (H4).
fn collect(chain: &Chain, kind: Option<Kind>, filter: Option<Direction>, leaves: &mut Vec<Leaf>) {
    for leg in &chain.legs {
        let kind = leg.kind.or(kind);
        let manner = match kind {
            None if matches!(leg.core, Core::Step { .. }) => Manner::Slide,
            // An oblique leap leaps without a `~` (Q4), and so do vectors and radii.
            None | Some(Kind::Leap) => Manner::Leap,
            Some(Kind::Jump | Kind::Hop) => Manner::Hop,
        };
        let core = match &leg.core {
            Core::Group(group) if manner == Manner::Hop && is_rider(group) => {
                Core::Group(Box::new(Group { body: bare(&group.body), ..(**group).clone() }))
            }
            Core::Group(group) => {
                for chain in &group.body.chains {
                    collect(chain, kind, group.direction.or(filter), leaves);
                }
                continue;
            }
            &Core::Oblique { first, second, direction } => {
                Core::Oblique { first, second, direction: direction.or(filter) }
            }
            core @ (Core::Step { .. } | Core::Vector { .. } | Core::Radius(_)) => core.clone(),
            Core::Itself | Core::Blast(_) | Core::Promotion(_) | Core::Fragment => continue,
        };
        leaves.push(Leaf { manner, reach: leaper(core) });
    }
}

/// Whether `^` before the group is a hop along a rider (H4).
fn is_rider(group: &Group) -> bool {
    let [Chain { legs, .. }] = &group.body.chains[..] else { return false };
    group.count.is_some() && group.connector.is_none() && legs.len() == 1
}

/// The body of a rider with nothing left but where its legs lead.
fn bare(body: &Alternatives) -> Alternatives {
    let mut body = body.clone();
    for leg in body.chains.iter_mut().flat_map(|chain| &mut chain.legs) {
        (leg.guards, leg.properties, leg.kind) = (Vec::new(), Vec::new(), None);
        if let Core::Group(group) = &mut leg.core {
            group.body = bare(&group.body);
        }
    }
    body
}

/// A piece that does nothing but leap so.
pub(super) fn leaper(core: Core) -> Piece {
    let place = Place::default();
    let leg = Leg { guards: Vec::new(), kind: Some(Kind::Leap), core, properties: Vec::new(), place };
    let chain = Chain { legs: vec![leg], links: Vec::new(), place };
    Piece { alternatives: Alternatives { chains: vec![chain] }, linkage: Linkage::Free }
}
