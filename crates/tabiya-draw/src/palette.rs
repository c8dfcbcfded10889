//! The colours of the two themes.

use tabiya_board::Side;
use tabiya_game::SideScene;

use crate::Theme;

/// A colour as SVG writes it.
pub(crate) type Colour = &'static str;

/// The colours of a theme.
///
/// No meaning rests on a colour alone: what differs in colour differs in shape or lightness as well. Those of signs
/// stay apart for people who confuse red and green.
#[derive(Debug)]
pub(crate) struct Palette {
    pub(crate) page: Colour,
    /// Text, and what is as important as text.
    pub(crate) ink: Colour,
    /// Coordinates.
    pub(crate) label: Colour,
    pub(crate) light_square: Colour,
    pub(crate) dark_square: Colour,
    /// The board where pieces stand on points.
    pub(crate) wood: Colour,
    /// Lines of a board of points.
    pub(crate) line: Colour,
    /// The edge of the board.
    pub(crate) frame: Colour,
    /// Laid over parts of the board that belong together.
    pub(crate) shade: Colour,
    pub(crate) last_move: Colour,
    /// Lands here whether it captures or not.
    pub(crate) both: Colour,
    pub(crate) moves: Colour,
    pub(crate) captures: Colour,
    pub(crate) track: Colour,
    pub(crate) own: Colour,
    pub(crate) enemy: Colour,
    pub(crate) explosion: Colour,
    /// In the order of `Shape`.
    pub(crate) marks: [Colour; 7],
    pub(crate) arrows: [Colour; 3],
    light_face: Face,
    red_face: Face,
    other_light_face: Face,
    dark_face: Face,
    other_dark_face: Face,
}

/// The colours of a side's pieces.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Face {
    pub(crate) body: Colour,
    pub(crate) rim: Colour,
    pub(crate) ink: Colour,
    /// The body is darker than the ink.
    pub(crate) is_dark: bool,
}

impl Palette {
    pub(crate) const fn of(theme: Theme) -> &'static Self {
        match theme {
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
        }
    }

    /// The colours of the two sides' pieces. One side is always the lighter one: black where there is black, else the
    /// side beside white, else the second is dark.
    pub(crate) fn faces(&self, sides: &[SideScene; 2]) -> [Face; 2] {
        let [first, second] = [sides[0].colour, sides[1].colour];
        let first_is_dark = first == "black" || second == "white" && first != "white";
        Side::ALL.map(|side| {
            let is_dark = first_is_dark == (side == Side::First);
            match (is_dark, sides[side.index()].colour) {
                (true, "black" | "white") => self.dark_face,
                (true, _) => self.other_dark_face,
                (false, "red") => self.red_face,
                (false, "white" | "black") => self.light_face,
                (false, _) => self.other_light_face,
            }
        })
    }

    /// The colours of pieces whose sides have no names: light and dark.
    pub(crate) const fn plain_faces(&self) -> [Face; 2] {
        [self.light_face, self.dark_face]
    }
}

const LIGHT: Palette = Palette {
    page: "#ffffff",
    ink: "#22262b",
    label: "#6a5f50",
    light_square: "#f6f0e4",
    dark_square: "#e3d7c1",
    wood: "#f6e7c8",
    line: "#8a7350",
    frame: "#6d5b41",
    shade: "#8a5a1c",
    last_move: "#e0a100",
    both: "#1559b7",
    moves: "#0b7a55",
    captures: "#c2350c",
    track: "#5d6773",
    own: "#0b7a55",
    enemy: "#8e2a9c",
    explosion: "#d97706",
    marks: ["#0b7a55", "#1559b7", "#c2350c", "#c97a00", "#8e2a9c", "#b38600", "#22262b"],
    arrows: ["#1559b7", "#c2350c", "#0b7a55"],
    light_face: Face { body: "#ffffff", rim: "#3c434c", ink: "#22262b", is_dark: false },
    red_face: Face { body: "#fff7e6", rim: "#a8231c", ink: "#b3211a", is_dark: false },
    other_light_face: Face { body: "#ffffff", rim: "#1d4f91", ink: "#1d4f91", is_dark: false },
    dark_face: Face { body: "#2e2a27", rim: "#171412", ink: "#fbf1dc", is_dark: true },
    other_dark_face: Face { body: "#274060", rim: "#13233a", ink: "#eaf2ff", is_dark: true },
};

const DARK: Palette = Palette {
    page: "#15171b",
    ink: "#e7e9ec",
    label: "#a7a395",
    light_square: "#484c54",
    dark_square: "#363a42",
    wood: "#3a362f",
    line: "#93866c",
    frame: "#a89a7d",
    shade: "#e0b060",
    last_move: "#ffcf4a",
    both: "#7cc0ff",
    moves: "#56e0a6",
    captures: "#ff8f66",
    track: "#b4bcc6",
    own: "#56e0a6",
    enemy: "#e3a0f2",
    explosion: "#ffb547",
    marks: ["#56e0a6", "#7cc0ff", "#ff8f66", "#ffb547", "#e3a0f2", "#ffe08a", "#e7e9ec"],
    arrows: ["#7cc0ff", "#ff8f66", "#56e0a6"],
    light_face: Face { body: "#f4f4f2", rim: "#9aa1a9", ink: "#1b1e22", is_dark: false },
    red_face: Face { body: "#fbeed6", rim: "#c4453c", ink: "#a81d17", is_dark: false },
    other_light_face: Face { body: "#f4f4f2", rim: "#5b8fd1", ink: "#1d4f91", is_dark: false },
    dark_face: Face { body: "#191715", rim: "#a2967f", ink: "#f6ead2", is_dark: true },
    other_dark_face: Face { body: "#14243c", rim: "#7c9ac2", ink: "#dbe9ff", is_dark: true },
};
