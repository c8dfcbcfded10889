use tabiya_board::{Bitboard, Geometry, Square, Step, U256};

/// A vector of the atlas, by its place there: there are at most 31 x 31.
pub(super) type Vector = u16;

/// The lines of a board: from every square along every vector that some rider takes, all squares to the edge.
#[derive(Clone, Debug)]
pub(super) struct Atlas<B> {
    pub(super) geometry: Geometry,
    /// The squares that are no holes.
    pub(super) squares: B,
    /// Every vector next to its opposite; along the first of the two indices ascend.
    pub(super) vectors: Vec<Step>,
    /// By square, then by vector; one square more than the board has stands for none and has nothing beyond it.
    beyond: Vec<B>,
    area: usize,
}

impl<B: Bitboard> Atlas<B> {
    /// The lines along these vectors and their opposites.
    pub(super) fn new(geometry: Geometry, squares: B, vectors: impl Iterator<Item = Step>) -> Self {
        let width = i32::from(geometry.width());
        let ascends = |step: &Step| i32::from(step.rows) * width + i32::from(step.columns) > 0;
        let mut rising: Vec<Step> =
            vectors.map(|vector| if ascends(&vector) { vector } else { -vector }).collect();
        rising.sort_unstable();
        rising.dedup();
        let vectors: Vec<Step> = rising.into_iter().flat_map(|vector| [vector, -vector]).collect();
        let mut atlas = Self { geometry, squares, vectors, beyond: Vec::new(), area: geometry.area() };
        for index in 0..atlas.area {
            for place in 0..atlas.vectors.len() {
                let mut line = B::EMPTY;
                let mut at = index;
                while let Some(next) =
                    atlas.step(at, atlas.vectors[place]).filter(|&next| squares.contains(next))
                {
                    line.insert(next);
                    at = next;
                }
                atlas.beyond.push(line);
            }
        }
        atlas.beyond.resize((atlas.area + 1) * atlas.vectors.len(), B::EMPTY);
        atlas
    }

    pub(super) fn square(&self, index: usize) -> Square {
        self.geometry.square(index)
    }

    pub(super) fn step(&self, from: usize, step: Step) -> Option<usize> {
        let to = self.geometry.step(self.square(from), step)?;
        Some(self.geometry.index(to))
    }

    pub(super) fn vector(&self, step: Step) -> usize {
        self.vectors.iter().position(|&known| known == step).expect("the atlas was made with all vectors")
    }

    /// The vector that leads back.
    pub(super) const fn back(vector: usize) -> usize {
        vector ^ 1
    }

    /// Whether the squares along the vector have ever greater indices.
    #[inline]
    pub(super) const fn ascends(vector: usize) -> bool {
        vector.is_multiple_of(2)
    }

    /// The squares beyond `square` along a vector, to the edge.
    #[inline]
    pub(super) fn beyond(&self, square: usize, vector: usize) -> B {
        self.beyond[square * self.vectors.len() + vector]
    }

    /// The square of a set on a line that comes first along it; one past the board where there is none.
    #[inline]
    pub(super) fn nearest<const UP: bool>(&self, on_line: B) -> usize {
        if UP { on_line.first() } else { on_line.last() }.unwrap_or(self.area)
    }

    /// The squares that a rider reaches along the vector, the first occupied one with them.
    #[inline]
    pub(super) fn reach<const UP: bool>(&self, square: usize, vector: usize, occupied: B) -> B {
        let line = self.beyond(square, vector);
        line & !self.beyond(self.nearest::<UP>(line & occupied), vector)
    }

    /// The squares that a rider reaches along an ascending vector and its opposite.
    #[inline]
    pub(super) fn reach_both(&self, square: usize, vector: usize, occupied: B) -> B {
        let place = square * self.vectors.len() + vector;
        let [above, below] = self.beyond[place..place + 2] else { return B::EMPTY };
        B::ray_pair(above, below, occupied)
    }

    /// The same for a vector of either kind.
    #[inline]
    pub(super) fn reach_along(&self, square: usize, vector: usize, occupied: B) -> B {
        if Self::ascends(vector) {
            self.reach::<true>(square, vector, occupied)
        } else {
            self.reach::<false>(square, vector, occupied)
        }
    }

    /// The first occupied square along the vector.
    #[inline]
    pub(super) fn first_along(&self, square: usize, vector: usize, occupied: B) -> Option<usize> {
        let line = self.beyond(square, vector) & occupied;
        if Self::ascends(vector) { line.first() } else { line.last() }
    }

    /// Where a ride of `least` to `most` times the vector can land, from each of the origins.
    pub(super) fn landings(&self, vector: Step, least: u8, most: u8, origins: U256) -> Box<[B]> {
        let land = |from: usize| {
            let mut land = B::EMPTY;
            let mut at = from;
            for times in 1..=most {
                let Some(next) = self.step(at, vector).filter(|&next| self.squares.contains(next)) else {
                    break;
                };
                at = next;
                if times >= least {
                    land.insert(at);
                }
            }
            land
        };
        (0..self.area).map(|from| if origins.contains(from) { land(from) } else { B::EMPTY }).collect()
    }
}
