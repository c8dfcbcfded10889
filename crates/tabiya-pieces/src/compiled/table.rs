use tabiya_board::{Bitboard, Side};

use super::ground::{Ground, Vector};
use super::ray::Ray;

/// How many squares may still be written into tables while a piece is made ready. What finds no room is worked out when
/// it is asked for.
#[derive(Debug)]
pub(super) struct Room(u32);

impl Room {
    /// Room for a hundred riders on the largest board; filling it takes a few milliseconds.
    pub(super) const fn new() -> Self {
        Self(2_000_000)
    }

    /// Whether there was so much room; then it is taken.
    pub(super) fn take(&mut self, squares: usize) -> bool {
        let left = self.0.checked_sub(u32::try_from(squares).unwrap_or(u32::MAX));
        self.0 = left.unwrap_or(self.0);
        left.is_some()
    }
}

/// Something for either side: once where both see the same.
#[derive(Clone, Debug)]
pub(super) struct BySide<T> {
    first: T,
    second: Option<T>,
}

impl<T> BySide<T> {
    /// `build` makes it from the vectors of a side, as they are on the board.
    pub(super) fn build<K: Ord>(keys: [Vec<K>; 2], mut build: impl FnMut(Vec<K>) -> T) -> Self {
        let [mut first, mut second] = keys;
        first.sort_unstable();
        second.sort_unstable();
        let differs = first != second;
        Self { first: build(first), second: differs.then(|| build(second)) }
    }

    #[inline]
    pub(super) fn of(&self, side: Side) -> &T {
        match (&self.second, side) {
            (Some(second), Side::Second) => second,
            _ => &self.first,
        }
    }
}

/// By square: the squares that leaps lead to from there.
#[derive(Clone, Debug)]
pub(super) struct Leaps<B>(BySide<Box<[B]>>);

impl<B: Bitboard> Leaps<B> {
    /// `None` where there is no room.
    pub(super) fn new(vectors: &[Vector], ground: &Ground<B>, room: &mut Room) -> Option<Self> {
        if !room.take(2 * vectors.len() * ground.squares()) {
            return None;
        }
        let keys = Side::ALL.map(|side| vectors.iter().map(|vector| vector.on_board(side)).collect());
        Some(Self(BySide::build(keys, |vectors: Vec<(i16, i16)>| {
            let from = |square| {
                let mut set = B::EMPTY;
                for to in vectors.iter().filter_map(|&vector| ground.step(square, vector)) {
                    set.insert(to);
                }
                set
            };
            (0..ground.squares()).map(from).collect()
        })))
    }

    #[inline]
    pub(super) fn from(&self, side: Side, square: usize) -> B {
        self.0.of(side)[square]
    }
}

/// By square: the lines that rays follow from there.
#[derive(Clone, Debug)]
pub(super) struct Lines<B>(BySide<Fan<B>>);

/// The lines of one side, those of one square beside each other.
#[derive(Clone, Debug)]
struct Fan<B> {
    /// How many lines there are from a square.
    count: usize,
    /// So many of them, the first ones, lead to squares of higher index.
    ascending: usize,
    /// The squares up to the greatest distance.
    reach: Box<[B]>,
    /// The squares to the edge of the board, where that is not the same.
    beyond: Option<Box<[B]>>,
    /// The squares from the least distance to the greatest, where that is not the same.
    landing: Option<Box<[B]>>,
}

impl<B: Bitboard> Lines<B> {
    /// How many there are from a square.
    pub(super) fn count(&self) -> usize {
        self.0.of(Side::First).count
    }

    /// `None` where there is no room.
    pub(super) fn new(rays: &[Ray], ground: &Ground<B>, room: &mut Room) -> Option<Self> {
        let lengths: usize = rays.iter().map(|ray| usize::from(ray.most)).sum();
        if !room.take(2 * lengths * ground.squares()) {
            return None;
        }
        let keys = Side::ALL.map(|side| {
            let key = |ray: &Ray| {
                let vector = ray.vector.on_board(side);
                let ascending = (vector.1, vector.0) > (0, 0);
                (!ascending, vector, ray.least, ray.most)
            };
            rays.iter().map(key).collect()
        });
        Some(Self(BySide::build(keys, |rays| Fan::new(&rays, ground))))
    }

    /// The squares that slides lead to: up to the first piece on each line, that one among them.
    #[inline]
    pub(super) fn slide(&self, side: Side, square: usize, blocked: B) -> B {
        self.0.of(side).slide(square, blocked)
    }

    /// The first piece on each line, if it is one of the hurdles, and the squares that a hop over it leads to: up to the
    /// next piece, that one among them.
    #[inline]
    pub(super) fn hop(&self, side: Side, square: usize, blocked: B, hurdles: B, each: impl FnMut(usize, B)) {
        self.0.of(side).hop(square, blocked, hurdles, each);
    }

    /// The squares on the way to a square of one of the lines, from the near end, that one last. On each of them a copy
    /// of the leg ends.
    pub(super) fn stops(&self, side: Side, square: usize, to: usize) -> Vec<usize> {
        let fan = self.0.of(side);
        let lines = fan.lines(square);
        let Some(line) = lines.clone().find(|&line| fan.reach[line].contains(to)) else { return vec![to] };
        let way = fan.reach[line] & !fan.beyond(to, line - lines.start);
        let mut stops: Vec<usize> = way.iter().collect();
        if line - lines.start >= fan.ascending {
            stops.reverse();
        }
        stops
    }

    /// All squares on the lines.
    pub(super) fn span(&self, side: Side, square: usize) -> B {
        let fan = self.0.of(side);
        fan.reach[fan.lines(square)].iter().fold(B::EMPTY, |span, &reach| span | reach)
    }
}

/// The key of a line: does it descend, its vector, its least and greatest distance.
type Line = (bool, (i16, i16), u8, u8);

impl<B: Bitboard> Fan<B> {
    fn new(lines: &[Line], ground: &Ground<B>) -> Self {
        let edge = ground.edge();
        let table = |distances: &dyn Fn(&Line) -> (u8, u8)| -> Box<[B]> {
            let mut table = Vec::with_capacity(lines.len() * ground.squares());
            for from in 0..ground.squares() {
                table.extend(lines.iter().map(|line| {
                    let (least, most) = distances(line);
                    let mut set = B::EMPTY;
                    let mut square = from;
                    for distance in 1..=most {
                        let Some(next) = ground.step(square, line.1) else { break };
                        square = next;
                        if distance >= least {
                            set.insert(square);
                        }
                    }
                    set
                }));
            }
            table.into()
        };
        Self {
            count: lines.len(),
            ascending: lines.iter().filter(|line| !line.0).count(),
            reach: table(&|line| (1, line.3)),
            beyond: lines.iter().any(|line| line.3 < edge).then(|| table(&|_| (1, edge))),
            landing: lines.iter().any(|line| line.2 > 1).then(|| table(&|line| (line.2, line.3))),
        }
    }

    #[inline]
    fn lines(&self, square: usize) -> core::ops::Range<usize> {
        square * self.count..(square + 1) * self.count
    }

    /// What lies beyond a square on a line that leads to it.
    #[inline]
    fn beyond(&self, square: usize, line: usize) -> B {
        self.beyond.as_ref().unwrap_or(&self.reach)[square * self.count + line]
    }

    #[inline]
    fn nearest(&self, set: B, line: usize) -> Option<usize> {
        if line < self.ascending { set.first() } else { set.last() }
    }

    #[inline]
    fn slide(&self, square: usize, blocked: B) -> B {
        let lines = self.lines(square);
        let beyond = self.beyond.as_deref().unwrap_or(&self.reach);
        let mut to = B::EMPTY;
        for (line, &reach) in self.reach[lines.clone()].iter().enumerate() {
            let blockers = reach & blocked;
            let nearest = if line < self.ascending { blockers.first() } else { blockers.last() };
            let mut free = reach;
            if let Some(nearest) = nearest {
                free &= !beyond[nearest * self.count + line];
            }
            if let Some(landing) = &self.landing {
                free &= landing[lines.start + line];
            }
            to |= free;
        }
        to
    }

    #[inline]
    fn hop(&self, square: usize, blocked: B, hurdles: B, mut each: impl FnMut(usize, B)) {
        let lines = self.lines(square);
        let beyond = self.beyond.as_deref().unwrap_or(&self.reach);
        for (line, &reach) in self.reach[lines.clone()].iter().enumerate() {
            if (reach & hurdles).is_empty() {
                continue;
            }
            let Some(hurdle) = self.nearest(reach & blocked, line).filter(|&hurdle| hurdles.contains(hurdle))
            else {
                continue;
            };
            let mut landings = reach & beyond[hurdle * self.count + line];
            if let Some(next) = self.nearest(landings & blocked, line) {
                landings &= !beyond[next * self.count + line];
            }
            if let Some(landing) = &self.landing {
                landings &= landing[lines.start + line];
            }
            if !landings.is_empty() {
                each(hurdle, landings);
            }
        }
    }
}
