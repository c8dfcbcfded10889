#![expect(clippy::type_complexity, reason = "tables by square of what must be empty, and where from or to")]

use tabiya_board::Bitboard;

use super::atlas::{Atlas, Vector};
use super::pattern::Pattern;

/// The captures of a side seen from the square where they end: who attacks it?
#[derive(Clone, Debug)]
pub(super) struct Hunters<B> {
    /// Leaps: from where, by target, and the types that make them.
    pub(super) leaps: Vec<(Box<[B]>, Box<[u8]>)>,
    /// Riders that go along whole lines.
    pub(super) riders: Vec<Riders<B>>,
    /// Royal pieces that attack each other along files.
    pub(super) facing: Vec<Riders<B>>,
    /// Hops along whole lines.
    pub(super) hoppers: Vec<Riders<B>>,
    /// Lame leaps: by target, the squares that must be empty, and from where.
    pub(super) lame: Vec<(Box<[Box<[(B, B)]>]>, Box<[u8]>)>,
    /// Types that have to be asked piece by piece.
    pub(super) others: Box<[u8]>,
}

/// Types that ride along the same vectors.
#[derive(Clone, Debug)]
pub(super) struct Riders<B> {
    /// The vectors as seen from the target: those whose opposites are there too, and those that stand alone by the
    /// direction in which indices run.
    pub(super) both: Box<[Vector]>,
    pub(super) up: Box<[Vector]>,
    pub(super) down: Box<[Vector]>,
    pub(super) types: Box<[u8]>,
    /// All squares on their lines through each square.
    pub(super) star: Box<[B]>,
}

impl<B: Bitboard> Hunters<B> {
    /// Who attacks by these patterns; types in `asked` have moves beyond them.
    pub(super) fn new(patterns: &[Pattern<B>], asked: &[bool], atlas: &Atlas<B>) -> Self {
        let area = atlas.geometry.area();
        let mut leaps = Vec::<(Box<[B]>, Vec<u8>)>::new();
        let mut lame = Vec::new();
        let mut rides = Vec::<(Vector, Vec<u8>)>::new();
        let mut hops = Vec::<(Vector, Vec<u8>)>::new();
        let mut others = Vec::new();
        for (kind, pattern) in patterns.iter().enumerate() {
            let kind = kind as u8;
            // A hop that may not land everywhere on its line is asked for piece by piece, as are limited rides.
            let is_whole = |(vector, land): &(Vector, Box<[B]>)| {
                (0..area).all(|from| land[from] == atlas.beyond(from, usize::from(*vector)))
            };
            let is_other = asked[usize::from(kind)]
                || pattern
                    .capturing()
                    .any(|reach| !reach.limited.is_empty() || !reach.hops.iter().all(is_whole));
            if is_other {
                others.push(kind);
                continue;
            }
            for reach in pattern.capturing() {
                if !reach.leaps.is_empty() {
                    let onto = turned(&reach.leaps);
                    match leaps.iter_mut().find(|(table, _)| *table == onto) {
                        Some((_, types)) => types.push(kind),
                        None => leaps.push((onto, vec![kind])),
                    }
                }
                if !reach.lame.is_empty() {
                    lame.push((turned_lame(&reach.lame), [kind].into()));
                }
                let lines = reach.vectors();
                for (list, vectors) in
                    [(&mut rides, lines.collect::<Vec<_>>()), (&mut hops, reach.hop_vectors().collect())]
                {
                    for vector in vectors {
                        let back = Atlas::<B>::back(vector.into()) as Vector;
                        match list.iter_mut().find(|(known, _)| *known == back) {
                            Some((_, types)) if types.contains(&kind) => {}
                            Some((_, types)) => types.push(kind),
                            None => list.push((back, vec![kind])),
                        }
                    }
                }
            }
        }
        Self {
            leaps: leaps.into_iter().map(|(table, types)| (table, types.into())).collect(),
            riders: Riders::of(rides, atlas),
            facing: Vec::new(),
            hoppers: Riders::of(hops, atlas),
            lame,
            others: others.into(),
        }
    }

    /// Lets royal pieces attack each other along files: they may not face each other.
    pub(super) fn add_facing(&mut self, vectors: [Vector; 2], royals: &[u8], atlas: &Atlas<B>) {
        let facing = vectors.into_iter().map(|vector| (vector, royals.to_vec())).collect();
        self.facing = Riders::of(facing, atlas);
    }
}

impl<B: Bitboard> Riders<B> {
    /// All vectors.
    pub(super) fn vectors(&self) -> impl Iterator<Item = usize> {
        let both = self.both.iter().flat_map(|&vector| [vector, vector + 1]);
        both.chain(self.up.iter().chain(&self.down).copied()).map(usize::from)
    }

    /// Vectors with the types that ride along them, those of the same types together.
    fn of(vectors: Vec<(Vector, Vec<u8>)>, atlas: &Atlas<B>) -> Vec<Self> {
        let mut groups = Vec::<(Vec<Vector>, Vec<u8>)>::new();
        for (vector, types) in vectors {
            match groups.iter_mut().find(|(_, known)| *known == types) {
                Some((vectors, _)) => vectors.push(vector),
                None => groups.push((vec![vector], types)),
            }
        }
        let group = |(vectors, types): (Vec<Vector>, Vec<u8>)| {
            let star = (0..atlas.geometry.area())
                .map(|square| {
                    vectors.iter().fold(B::EMPTY, |star, &vector| star | atlas.beyond(square, vector.into()))
                })
                .collect();
            let [both, up, down] = paired::<B>(&vectors);
            Self { both, up, down, types: types.into(), star }
        };
        groups.into_iter().map(group).collect()
    }
}

/// Vectors apart: the ascending ones whose opposites are there too, and the others, ascending and descending.
pub(super) fn paired<B: Bitboard>(vectors: &[Vector]) -> [Box<[Vector]>; 3] {
    let ascends = |vector: Vector| Atlas::<B>::ascends(vector.into());
    let is_paired = |vector: Vector| vectors.contains(&(Atlas::<B>::back(vector.into()) as Vector));
    let those = |paired: bool, ascending: bool| {
        vectors
            .iter()
            .copied()
            .filter(move |&vector| is_paired(vector) == paired && ascends(vector) == ascending)
    };
    [those(true, true).collect(), those(false, true).collect(), those(false, false).collect()]
}

/// A table by origin as a table by target.
fn turned<B: Bitboard>(table: &[B]) -> Box<[B]> {
    let mut turned = vec![B::EMPTY; table.len()];
    for (from, set) in table.iter().enumerate() {
        set.iter().for_each(|to| turned[to].insert(from));
    }
    turned.into()
}

/// The same for lame leaps.
fn turned_lame<B: Bitboard>(table: &[Box<[(B, B)]>]) -> Box<[Box<[(B, B)]>]> {
    let mut turned = vec![Vec::<(B, B)>::new(); table.len()];
    for (from, ways) in table.iter().enumerate() {
        for &(passed, ends) in ways {
            for to in ends.iter() {
                match turned[to].iter_mut().find(|(known, _)| *known == passed) {
                    Some((_, origins)) => origins.insert(from),
                    None => turned[to].push((passed, B::single(from))),
                }
            }
        }
    }
    turned.into_iter().map(Vec::into).collect()
}
