use tabiya_board::{Bitboard, Side};

use super::ground::{Ground, Vector};
use super::position::Change;
use super::ray;
use super::table::{Leaps, Room};
use super::view::View;
use super::{Means, Position};
use crate::OverBudget;
use crate::tree::{self, Condition, ConditionKind, Influence, Owner, Reach};

/// What must hold where a leg starts: everything but `c o a e`, which say what the leg does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Guard<B> {
    /// Where the conditions on the mover's side and square hold.
    pub(super) squares: [B; 2],
    /// What depends on the position.
    pub(super) asks: Asks<B>,
}

/// What of a guard depends on the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Asks<B> {
    /// `i`, `!i`.
    pub(super) unmoved: Option<bool>,
    /// `h`, `!h`.
    pub(super) attacked: Option<bool>,
    pub(super) neighbours: Vec<Neighbour<B>>,
}

/// A piece that stands near, or must not.
#[derive(Clone, Debug)]
pub(super) struct Neighbour<B> {
    present: bool,
    owner: Owner,
    /// One bit for each letter from `A`.
    letters: u32,
    /// Where it stands, as the mover sees it.
    places: Vec<Vector>,
    /// The same as a table.
    table: Option<Leaps<B>>,
}

impl<B> PartialEq for Neighbour<B> {
    /// What is asked, whether or not there is a table for it.
    fn eq(&self, other: &Self) -> bool {
        let key = |it: &Self| (it.present, it.owner, it.letters);
        key(self) == key(other) && self.places == other.places
    }
}

impl<B> Eq for Neighbour<B> {}

impl<B: Bitboard> Guard<B> {
    /// No condition.
    pub(super) fn none(ground: &Ground<B>) -> Self {
        Self {
            squares: [ground.all(); 2],
            asks: Asks { unmoved: None, attacked: None, neighbours: Vec::new() },
        }
    }

    /// All the state conditions and influences among these guards.
    pub(super) fn new<'a>(guards: impl IntoIterator<Item = &'a tree::Guard>, ground: &Ground<B>) -> Self {
        let mut all = Self::none(ground);
        for guard in guards {
            match guard {
                tree::Guard::Influence(influence) => {
                    let neighbour = Neighbour::new(influence, ground.edge());
                    if !all.asks.neighbours.contains(&neighbour) {
                        all.asks.neighbours.push(neighbour);
                    }
                }
                tree::Guard::Condition(condition) => all.add(condition, ground),
            }
        }
        all
    }

    fn add(&mut self, &Condition { negated, kind, .. }: &Condition, ground: &Ground<B>) {
        let squares = |side: Side| match kind {
            ConditionKind::White => {
                if side == Side::First {
                    ground.all()
                } else {
                    B::EMPTY
                }
            }
            ConditionKind::Black => {
                if side == Side::Second {
                    ground.all()
                } else {
                    B::EMPTY
                }
            }
            ConditionKind::OwnSector => ground.sector(side),
            ConditionKind::EnemySector => ground.sector(!side),
            ConditionKind::LightSquare => ground.light(),
            ConditionKind::DarkSquare => ground.all() & !ground.light(),
            ConditionKind::Line(lines) => ground.lines(side, |line| lines.contains(line)),
            _ => ground.all(),
        };
        let asked = match kind {
            ConditionKind::Unmoved => &mut self.asks.unmoved,
            ConditionKind::Attacked => &mut self.asks.attacked,
            ConditionKind::Capture
            | ConditionKind::NoCapture
            | ConditionKind::OfAlly
            | ConditionKind::OfEnemy => return,
            _ => {
                for side in Side::ALL {
                    let squares = squares(side);
                    self.squares[side.index()] &= if negated { ground.all() & !squares } else { squares };
                }
                return;
            }
        };
        // `i!i` never holds.
        if asked.replace(!negated).is_some_and(|before| before == negated) {
            self.squares = [B::EMPTY; 2];
        }
    }

    /// Whether it holds for the mover on this square.
    #[inline]
    pub(super) fn holds<P: Position<B>>(
        &self,
        view: &View<'_, P, B>,
        square: usize,
        means: &mut Means<B>,
    ) -> Result<bool, OverBudget> {
        Ok(self.squares[view.side.index()].contains(square) && self.asks.hold(view, square, means)?)
    }
}

impl<B: Bitboard> Asks<B> {
    pub(super) fn is_nothing(&self) -> bool {
        self.unmoved.is_none() && self.attacked.is_none() && self.neighbours.is_empty()
    }

    /// Makes tables of what neighbours are looked for, where there is room.
    pub(super) fn tabulate(&mut self, ground: &Ground<B>, room: &mut Room) {
        for neighbour in &mut self.neighbours {
            neighbour.table = Leaps::new(&neighbour.places, ground, room);
        }
    }

    pub(super) fn hold<P: Position<B>>(
        &self,
        view: &View<'_, P, B>,
        square: usize,
        means: &mut Means<B>,
    ) -> Result<bool, OverBudget> {
        if self.unmoved.is_some_and(|unmoved| unmoved != view.position.unmoved(view.origin)) {
            return Ok(false);
        }
        for neighbour in &self.neighbours {
            if neighbour.is_there(view, square, means)? != neighbour.present {
                return Ok(false);
            }
        }
        match self.attacked {
            Some(attacked) if !view.in_attack => {
                let change = Change { side: view.side, origin: view.origin, square, gone: view.captured };
                Ok(view.position.attacked(&change, means)? == attacked)
            }
            _ => Ok(true),
        }
    }
}

impl<B: Bitboard> Neighbour<B> {
    fn new(influence: &Influence, edge: u8) -> Self {
        let letter = |letter: u8| 1 << (letter - b'A');
        let places = match influence.reach {
            Reach::Straight(distance) => {
                let direction = influence.direction.unwrap_or(tree::Direction::Star(tree::Star::All, None));
                let along = |unit: Vector| {
                    ray::distances(distance, edge).map(move |distance| unit.times(distance.into()))
                };
                ray::units(direction).into_iter().flat_map(along).collect()
            }
            Reach::Oblique(first, second) => {
                let core = tree::Core::Oblique { first, second, direction: influence.direction };
                let mut places: Vec<Vector> =
                    ray::leaps(&core, None, edge).into_iter().flatten().flatten().collect();
                places.sort_unstable();
                places.dedup();
                places
            }
        };
        Self {
            present: !influence.negated,
            owner: influence.owner.unwrap_or(Owner::Ally),
            letters: influence
                .letters
                .bytes()
                .filter(u8::is_ascii_uppercase)
                .fold(0, |all, at| all | letter(at)),
            places,
            table: None,
        }
    }

    /// Geometry only: what stands between does not matter (Q20). The mover is never its own neighbour (H15).
    fn is_there<P: Position<B>>(
        &self,
        view: &View<'_, P, B>,
        square: usize,
        means: &mut Means<B>,
    ) -> Result<bool, OverBudget> {
        let men = if self.owner == Owner::Ally { view.own } else { view.enemy };
        let fits = |near| self.letters & 1 << (view.position.letter(near).wrapping_sub(b'A') & 31) != 0;
        if let Some(table) = &self.table {
            let near = table.from(view.side, square) & men;
            means.spend(near.len())?;
            return Ok(near.iter().any(fits));
        }
        means.spend(self.places.len() as u32)?;
        let near = |place: &Vector| view.ground.step(square, place.on_board(view.side));
        Ok(self.places.iter().filter_map(near).any(|near| men.contains(near) && fits(near)))
    }
}
