//! Pieces put on the board so that a line can be seen capturing, hopping and castling.

use std::collections::{BTreeSet, HashSet, VecDeque};

use tabiya_board::Square;

use super::assume::{Assumption, assume, has, loosened, partners};
use super::finding::Finding;
use super::show::Show;
use crate::tree::{Chain, ConditionKind, Core, Kind, Leg, Link};
use crate::{Board, Man, Movement, OverBudget};

/// What is captured and hopped over.
const LETTER: u8 = b'P';

/// The most pieces that are put on the board together.
const MOST: usize = 3;

/// Pieces on their squares, in reading order.
type Props = Vec<(Square, Man)>;

/// Adds the moves of an alternative that other pieces make possible: one at first, and one more beside those that opened
/// a way, as long as a move can need more.
pub(super) fn with_props(
    show: &mut Show<'_>,
    written: &Chain,
    board: &Board,
    findings: &mut Vec<Finding>,
) -> Result<(), OverBudget> {
    let (men, most) = (kinds(written, show.mover), most(written));
    let loose = Loose::new(written);
    let mut tried: HashSet<Props> = HashSet::new();
    let mut queue = VecDeque::from([Props::new()]);
    while let Some(props) = queue.pop_front() {
        if !props.is_empty() && !show.engine.has_time() {
            break;
        }
        let before = loose.seen(show, set(board, &props))?;
        let known = Known::new(&before);
        for square in loose.places(show, &before)? {
            for &man in &men {
                let mut props = props.clone();
                props.insert(props.partition_point(|&(other, _)| other < square), (square, man));
                if !tried.insert(props.clone()) {
                    continue;
                }
                let after = loose.seen(show, set(board, &props))?;
                if !known.is_opened(&after, &props, show.mover) {
                    continue;
                }
                for movement in after.moves.iter().filter(|movement| !known.moves.contains(movement)) {
                    let finding = show.finding(&after.board, &props, movement.clone())?;
                    if finding.needs_its_props(show.mover) {
                        findings.push(finding);
                    }
                }
                if props.len() < most {
                    queue.push_back(props);
                }
            }
        }
    }
    Ok(())
}

/// The board with these pieces besides.
fn set(board: &Board, props: &[(Square, Man)]) -> Board {
    let mut board = board.clone();
    for &(square, man) in props {
        board.put(square, man);
    }
    board
}

/// An alternative that need not capture, nor go on: its moves are ways that one more piece may complete.
struct Loose {
    /// `None` when the alternative is like that.
    chain: Option<Chain>,
    /// Whether pieces matter where no leg ends or goes over them: they move too, or are removed.
    looks_aside: bool,
}

impl Loose {
    fn new(written: &Chain) -> Self {
        let assumed = assume(written, Assumption::Holds, Assumption::Holds);
        let loose = loosened(&assumed);
        let looks_aside = |leg: &Leg| matches!(leg.core, Core::Blast(_)) || !leg.properties.is_empty();
        Self { looks_aside: written.all_legs().any(looks_aside), chain: (loose != assumed).then_some(loose) }
    }

    /// What can be done on a board.
    fn seen(&self, show: &mut Show<'_>, board: Board) -> Result<Seen, OverBudget> {
        let moves = show.targets(&board)?;
        let ways = match &self.chain {
            Some(chain) => Some(show.targets_of(|_| chain.clone(), &board)?),
            None => None,
        };
        Ok(Seen { board, moves, ways })
    }

    /// The squares on which one more piece can open a way: those that a leg reaches when they are empty, and those that
    /// it can go over.
    fn places(&self, show: &mut Show<'_>, seen: &Seen) -> Result<BTreeSet<Square>, OverBudget> {
        let board = &seen.board;
        let mut places = BTreeSet::new();
        if self.looks_aside {
            places.extend(board.geometry().squares());
        } else {
            places.extend(seen.ways().iter().flat_map(|movement| movement.path.iter().copied()));
            let mut starts = places.clone();
            starts.insert(show.engine.from);
            for start in starts {
                places.extend(show.hurdles(start)?);
            }
        }
        places.retain(|&square| board.is_square(square) && board.man(square).is_none());
        Ok(places)
    }
}

/// What an alternative can do on a board.
struct Seen {
    board: Board,
    moves: Vec<Movement>,
    /// What it can do when it is loose; `None` when that is the same.
    ways: Option<Vec<Movement>>,
}

impl Seen {
    fn ways(&self) -> &[Movement] {
        self.ways.as_ref().unwrap_or(&self.moves)
    }
}

/// What was possible with fewer pieces.
struct Known<'a> {
    moves: HashSet<&'a Movement>,
    /// Movements, and where their legs end.
    ways: HashSet<(&'a Movement, &'a [Square])>,
}

impl<'a> Known<'a> {
    fn new(seen: &'a Seen) -> Self {
        Self { moves: seen.moves.iter().collect(), ways: seen.ways().iter().map(way).collect() }
    }

    /// Whether one more piece opens a way that is not known, perhaps to where another leads, and makes use of every
    /// enemy: over an own piece it can be hopped as well.
    fn is_opened(&self, seen: &Seen, props: &[(Square, Man)], mover: Man) -> bool {
        let uses_enemies = |Movement { captures, removed, .. }: &Movement| {
            let mut enemies = props.iter().filter(|(_, man)| man.side != mover.side);
            enemies.all(|(square, _)| captures.contains(square) || removed.contains(square))
        };
        seen.ways().iter().any(|movement| !self.ways.contains(&way(movement)) && uses_enemies(movement))
    }
}

fn way(movement: &Movement) -> (&Movement, &[Square]) {
    (movement, &movement.path)
}

/// The kinds of pieces to be put on the board: an enemy, an own piece where that can be captured or has to be hopped
/// over, and partners.
fn kinds(chain: &Chain, mover: Man) -> Vec<Man> {
    let takes_own = |leg: &&Leg| hops(leg) || has(leg, ConditionKind::OfAlly);
    let own = chain.all_legs().any(|leg| takes_own(&leg)).then_some(LETTER);
    let mut men = vec![Man { side: !mover.side, letter: LETTER }];
    for letter in own.into_iter().chain(partners(chain)) {
        let man = Man { side: mover.side, letter };
        if !men.contains(&man) {
            men.push(man);
        }
    }
    men
}

/// Whether a leg, or a leg inside it, hops over a piece that stays.
fn hops(leg: &Leg) -> bool {
    match leg.kind {
        Some(Kind::Hop) => true,
        Some(Kind::Jump) => has(leg, ConditionKind::NoCapture),
        Some(Kind::Leap) | None => false,
    }
}

/// How many other pieces a move can need: those it hops over, and those it captures, more than one if it goes on after a
/// capture.
fn most(chain: &Chain) -> usize {
    let legs: Vec<&Leg> = chain.all_legs().collect();
    let hurdles = legs.iter().filter(|leg| hops(leg)).count();
    let takers = legs.iter().filter(|leg| moves(leg) && !has(leg, ConditionKind::NoCapture)).count();
    let goes_on = |chain: &Chain| chain.links.iter().any(|link| *link != Link::Then);
    let repeats = |leg: &&Leg| match &leg.core {
        Core::Group(group) => group.connector == Some(Link::Further) || group.body.chains.iter().any(goes_on),
        _ => false,
    };
    let captures = if legs.iter().any(repeats) {
        MOST
    } else if goes_on(chain) {
        takers
    } else {
        1
    };
    (hurdles + captures).clamp(1, MOST)
}

/// Whether a leg goes somewhere by itself.
fn moves(leg: &Leg) -> bool {
    matches!(leg.core, Core::Step { .. } | Core::Oblique { .. } | Core::Vector { .. } | Core::Radius(_))
}
