use core::fmt;

use tabiya_board::Square;
use tabiya_messages::Catalogue;

/// The most arrows, and the most marks, that are drawn and told.
pub(crate) const OVERLAYS: usize = 512;

/// How a picture is drawn.
///
/// ```
/// use tabiya_draw::{Coordinates, Options, Theme};
/// use tabiya_messages::{Catalogue, Language};
/// let catalogue = Catalogue::new(Language::Vietnamese);
/// let options = Options { theme: Theme::Dark, coordinates: Coordinates::None, ..Options::new(&catalogue) };
/// ```
#[derive(Clone, Debug)]
pub struct Options<'a> {
    /// What the legend, the title and the description are said in.
    pub catalogue: &'a Catalogue,
    /// Light or dark.
    pub theme: Theme,
    /// How large.
    pub size: Size,
    /// The board turned by 180°: the second side sits below.
    pub flip: bool,
    /// The labels of columns and rows.
    pub coordinates: Coordinates,
    /// A list of the signs in the picture of a piece's moves, each with its meaning.
    pub legend: bool,
    /// From square to square, over the pieces; at most 512.
    pub arrows: Vec<Arrow>,
    /// On squares, with the marks of the scene; at most 512.
    pub marks: Vec<(Square, Mark)>,
    /// The squares that the last move changed, with those that the scene knows.
    pub last_move: Vec<Square>,
    /// How wide a line of [`text`](crate::text) may be, in columns of a terminal, where there is a narrower form.
    pub columns: usize,
}

impl<'a> Options<'a> {
    /// A light picture of the default size, with coordinates and legend, in the language of the catalogue.
    pub const fn new(catalogue: &'a Catalogue) -> Self {
        Self {
            catalogue,
            theme: Theme::Light,
            size: Size::DEFAULT,
            flip: false,
            coordinates: Coordinates::Game,
            legend: true,
            arrows: Vec::new(),
            marks: Vec::new(),
            last_move: Vec::new(),
            columns: 80,
        }
    }
}

/// For pages with a light or a dark background.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Dark on light.
    #[default]
    Light,
    /// Light on dark.
    Dark,
}

/// How large a picture is: the longer side of the board with its coordinates, in pixels. A board of few squares takes
/// less.
///
/// Hands, pools and the legend come beside or below, so that the whole picture can be larger.
///
/// ```
/// use tabiya_draw::Size;
/// assert_eq!(Size::new(1200).unwrap().pixels(), 1200);
/// assert_eq!(Size::new(5).unwrap_err().to_string(), "a picture of 5 pixels is outside 32 to 4096");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Size(u16);

impl Size {
    /// The smallest picture.
    pub const MIN: Self = Self(32);
    /// The largest picture.
    pub const MAX: Self = Self(4096);
    /// 640 pixels.
    pub const DEFAULT: Self = Self(640);

    /// So many pixels.
    ///
    /// # Errors
    /// When it is below [`MIN`](Self::MIN) or above [`MAX`](Self::MAX).
    pub const fn new(pixels: u32) -> Result<Self, SizeError> {
        if pixels < Self::MIN.0 as u32 || pixels > Self::MAX.0 as u32 {
            return Err(SizeError { pixels });
        }
        Ok(Self(pixels as u16))
    }

    /// The pixels.
    pub const fn pixels(self) -> u32 {
        self.0 as u32
    }
}

impl Default for Size {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// A picture that is smaller or larger than any that is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SizeError {
    /// The size asked for.
    pub pixels: u32,
}

impl fmt::Display for SizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (min, max) = (Size::MIN.0, Size::MAX.0);
        write!(f, "a picture of {} pixels is outside {min} to {max}", self.pixels)
    }
}

impl core::error::Error for SizeError {}

/// The labels of columns and rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Coordinates {
    /// None.
    None,
    /// As the game's own text has them; letters for a piece's moves.
    #[default]
    Game,
    /// Letters for columns from the left, numbers for rows from the bottom: chess.
    Letters,
    /// Chinese numerals for columns from the left and rows from the top, 甲 to 己 after 十: Formation Chess.
    Numerals,
    /// Numbers for columns only, which each side counts from its own right.
    Files,
    /// The same, the first side's in Chinese numerals: xiangqi as it is printed.
    Xiangqi,
}

/// Something that points from one square to another; to the same one it is a ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arrow {
    /// Where it begins.
    pub from: Square,
    /// Where its head is.
    pub to: Square,
    /// How it looks.
    pub kind: ArrowKind,
}

/// How an arrow looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ArrowKind {
    /// A solid shaft with a full head.
    Solid,
    /// A shaft of dashes with an open head.
    Dashed,
    /// A dotted shaft with a round head.
    Dotted,
}

/// A mark on a square or on the piece that stands there.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A shape around it or in the corner.
    Shape(Shape),
    /// A word in the corner; three characters of it are shown.
    Label(String),
}

/// The shape of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shape {
    /// A ring.
    Circle,
    /// A square.
    Square,
    /// Four strokes from the corners.
    Cross,
    /// A triangle in the corner.
    Triangle,
    /// A square on its corner, in the corner.
    Diamond,
    /// A star in the corner.
    Star,
}

impl Shape {
    pub(crate) const ALL: [Self; 6] =
        [Self::Circle, Self::Square, Self::Cross, Self::Triangle, Self::Diamond, Self::Star];

    /// What a scene calls it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Circle => "circle",
            Self::Square => "square",
            Self::Cross => "cross",
            Self::Triangle => "triangle",
            Self::Diamond => "diamond",
            Self::Star => "star",
        }
    }
}

impl From<&str> for Mark {
    /// The mark as scenes name it: `circle`, `square`, `cross` (or `x`), `triangle`, `diamond`, `star`. Any other word
    /// is a label.
    fn from(name: &str) -> Self {
        let shape = Shape::ALL.into_iter().find(|shape| shape.name() == name);
        match shape.or((name == "x").then_some(Shape::Cross)) {
            Some(shape) => Self::Shape(shape),
            None => Self::Label(name.to_owned()),
        }
    }
}
