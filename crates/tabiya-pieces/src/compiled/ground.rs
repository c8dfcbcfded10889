use tabiya_board::{Bitboard, Geometry, Side};

/// A vector as the mover sees it: squares to its right, squares forward.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Vector {
    pub(super) right: i16,
    pub(super) forward: i16,
}

impl Vector {
    pub(super) const fn new(right: i16, forward: i16) -> Self {
        Self { right, forward }
    }

    pub(super) const fn plus(self, other: Self) -> Self {
        Self::new(self.right + other.right, self.forward + other.forward)
    }

    pub(super) const fn times(self, count: i16) -> Self {
        Self::new(self.right * count, self.forward * count)
    }

    /// The vector that is this one on the board.
    pub(super) const fn from_board((columns, rows): (i16, i16), side: Side) -> Self {
        match side {
            Side::First => Self::new(columns, -rows),
            Side::Second => Self::new(-columns, rows),
        }
    }

    /// Columns to the right and rows downwards on the board, for a side: the second side sees it turned by 180° (Q34).
    pub(super) const fn on_board(self, side: Side) -> (i16, i16) {
        match side {
            Side::First => (self.right, -self.forward),
            Side::Second => (-self.right, self.forward),
        }
    }
}

/// What a board is before any piece stands on it: its size, its sectors, its light and dark squares.
///
/// Squares are counted in reading order ([`Geometry::index`]).
///
/// ```
/// use tabiya_board::{Bitboard, Geometry, Side};
/// use tabiya_pieces::compiled::Ground;
/// let ground = Ground::<u64>::new(Geometry::new(5, 5).unwrap());
/// assert_eq!(ground.sector(Side::First).len(), 10, "the middle line belongs to nobody");
/// assert_eq!(ground.light().len(), 12, "a1 is dark");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground<B> {
    geometry: Geometry,
    all: B,
    sectors: [B; 2],
    light: B,
    /// Column and row of each square.
    coordinates: Box<[(i8, i8)]>,
    /// The eight neighbours of each square.
    near: Box<[B]>,
}

impl<B: Bitboard> Ground<B> {
    /// A board whose sectors are its halves (H15) and whose a1 is dark.
    ///
    /// # Panics
    /// If the board has more squares than `B` can hold.
    pub fn new(geometry: Geometry) -> Self {
        assert!(geometry.area() <= B::CAPACITY, "the board fits into the bitboard");
        let set = |belongs: &dyn Fn(i16, i16) -> bool| {
            let mut set = B::EMPTY;
            for (index, square) in geometry.squares().enumerate() {
                if belongs(square.column().into(), square.row().into()) {
                    set.insert(index);
                }
            }
            set
        };
        let half = |side| set(&|_, row| geometry.in_half(row as u8, side));
        let a1 = i16::from(geometry.height()) - 1;
        let mut ground = Self {
            geometry,
            all: set(&|_, _| true),
            sectors: [half(Side::First), half(Side::Second)],
            light: set(&|column, row| (column + a1 - row) % 2 == 1),
            coordinates: geometry
                .squares()
                .map(|square| (square.column() as i8, square.row() as i8))
                .collect(),
            near: Box::default(),
        };
        ground.near = (0..geometry.area()).map(|square| ground.area(square, 1)).collect();
        ground
    }

    /// The same with sectors of its own: the first side's, the second side's.
    pub fn with_sectors(self, sectors: [B; 2]) -> Self {
        Self { sectors, ..self }
    }

    /// The same with these light squares; all others are dark.
    pub fn with_light(self, light: B) -> Self {
        Self { light, ..self }
    }

    /// The size.
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// Every square.
    pub const fn all(&self) -> B {
        self.all
    }

    /// The squares of a side's own sector.
    pub const fn sector(&self, side: Side) -> B {
        self.sectors[side.index()]
    }

    /// The light squares.
    pub const fn light(&self) -> B {
        self.light
    }

    /// The squares of the lines that `belongs` picks, counted from the side's own edge, from 1.
    pub(super) fn lines(&self, side: Side, belongs: impl Fn(u8) -> bool) -> B {
        let mut set = B::EMPTY;
        for square in 0..self.geometry.area() {
            if belongs(self.line(side, square)) {
                set.insert(square);
            }
        }
        set
    }

    /// The line of a square, counted from the side's own edge, from 1.
    pub(super) fn line(&self, side: Side, square: usize) -> u8 {
        let row = self.coordinates(square).1 as u8;
        match side {
            Side::First => self.geometry.height() - row,
            Side::Second => row + 1,
        }
    }

    /// The greatest distance between two squares of the board.
    pub(super) fn edge(&self) -> u8 {
        self.geometry.width().max(self.geometry.height()) - 1
    }

    pub(super) fn squares(&self) -> usize {
        self.geometry.area()
    }

    /// Column and row.
    #[inline]
    pub(super) fn coordinates(&self, square: usize) -> (i16, i16) {
        let (column, row) = self.coordinates[square];
        (column.into(), row.into())
    }

    /// The square that many columns and rows away.
    #[inline]
    pub(super) fn step(&self, square: usize, (columns, rows): (i16, i16)) -> Option<usize> {
        let (column, row) = self.coordinates(square);
        let (column, row) = (column + columns, row + rows);
        let (width, height) = (i16::from(self.geometry.width()), i16::from(self.geometry.height()));
        ((0..width).contains(&column) && (0..height).contains(&row)).then(|| (row * width + column) as usize)
    }

    /// The squares within a distance, as a king walks, without the square itself.
    pub(super) fn within(&self, square: usize, radius: u8) -> B {
        match radius {
            1 => self.near[square],
            _ => self.area(square, radius),
        }
    }

    fn area(&self, square: usize, radius: u8) -> B {
        let radius = i16::from(radius.min(self.edge()));
        let mut area = B::EMPTY;
        for rows in -radius..=radius {
            for columns in -radius..=radius {
                if let Some(near) = self.step(square, (columns, rows)) {
                    area.insert(near);
                }
            }
        }
        area.remove(square);
        area
    }
}
