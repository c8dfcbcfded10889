use std::ffi::OsString;

use clap::{Args, ValueEnum};
use tabiya::draw::{self, Size};

/// Where a picture goes and how it looks.
#[derive(Args, Debug)]
#[command(next_help_heading = "Pictures")]
pub(crate) struct Picture {
    /// Draw it into this file as SVG.
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<OsString>,
    /// Draw it into this file as PNG.
    #[arg(long, value_name = "FILE")]
    pub(crate) png: Option<OsString>,
    /// Let the picture replace a file that holds something.
    #[arg(long)]
    pub(crate) force: bool,
    /// The longer side of the board in pixels.
    #[arg(long, value_name = "PIXELS", value_parser = size, default_value = "640")]
    pub(crate) size: Size,
    /// For pages with a light or a dark background.
    #[arg(long, value_name = "THEME", default_value = "light")]
    pub(crate) theme: Theme,
    /// Turn the board, so that the second side sits below.
    #[arg(long)]
    pub(crate) flip: bool,
    /// The labels of columns and rows.
    #[arg(long, value_name = "LABELS", default_value = "game")]
    pub(crate) coordinates: Coordinates,
}

pub(super) fn size(text: &str) -> Result<Size, String> {
    let pixels = text.parse().map_err(|_| "that is no whole number".to_owned())?;
    Size::new(pixels).map_err(|error| error.to_string())
}

/// For which background a picture is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Theme {
    Light,
    Dark,
}

impl From<Theme> for draw::Theme {
    fn from(theme: Theme) -> Self {
        match theme {
            Theme::Light => Self::Light,
            Theme::Dark => Self::Dark,
        }
    }
}

/// The labels of columns and rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Coordinates {
    /// As the game's own text has them.
    Game,
    /// Letters and numbers, as in chess.
    Letters,
    /// Chinese numerals, as in Formation Chess.
    Numerals,
    /// Numbers, which each side counts from its own right.
    Files,
    /// The same, the first side's in Chinese numerals.
    Xiangqi,
    /// None.
    None,
}

impl From<Coordinates> for draw::Coordinates {
    fn from(coordinates: Coordinates) -> Self {
        match coordinates {
            Coordinates::Game => Self::Game,
            Coordinates::Letters => Self::Letters,
            Coordinates::Numerals => Self::Numerals,
            Coordinates::Files => Self::Files,
            Coordinates::Xiangqi => Self::Xiangqi,
            Coordinates::None => Self::None,
        }
    }
}
