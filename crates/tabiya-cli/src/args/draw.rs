use clap::Args;

use super::picture::Picture;
use super::{NamedGame, Start};

/// Draw a position of a game.
///
/// Into a file as SVG or PNG; as text where no file is named.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  $ tabiya draw formation
  $ tabiya draw formation --from snapshot.txt --svg snapshot.svg
  $ tabiya draw --from game.txt --png game.png --size 800 --theme dark --flip")]
pub(crate) struct Draw {
    #[command(flatten)]
    pub(crate) game: NamedGame,
    #[command(flatten)]
    pub(crate) start: Start,
    #[command(flatten)]
    pub(crate) picture: Picture,
}
