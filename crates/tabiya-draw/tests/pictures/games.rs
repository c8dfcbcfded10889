//! Every game's positions can be drawn: the toy games' and Formation Chess's.

use tabiya_draw::{Options, Picture, Size};
use tabiya_formation::FormationChess;
use tabiya_game::{GameText, MoveList};
use tabiya_messages::{Catalogue, Language};
use tabiya_toys::{Chains, Lines};

use crate::{svg, text};

/// Draws the positions of a game in which the moves are taken by turns: the first, the second …
fn check<G: GameText>(name: &str, game: &G, plies: usize, every: usize) {
    let catalogue = Catalogue::new(Language::Chinese);
    let options = Options { size: Size::new(300).expect("not too large"), ..Options::new(&catalogue) };
    let mut position = game.start();
    for ply in 0..plies {
        if ply % every == 0 {
            let scene = game.scene(&position);
            let name = format!("{name} after {ply} plies");
            let picture = Picture::new(&scene, &options);
            svg::check(&name, &picture);
            assert!(picture.notes().is_empty(), "{name}: {:?}", picture.notes());
            text::check(&name, (&scene).into(), &options);
            for cell in scene.cells.iter().filter(|cell| cell.piece.is_some()) {
                assert!(picture.description().contains(&cell.name), "{name}: {}", cell.name);
            }
        }
        let list = MoveList::of(game, &position);
        let Some(&movement) = list.moves().get(ply * 7 % list.moves().len().max(1)) else { break };
        let _ = game.make(&mut position, movement, list.details());
    }
}

#[test]
fn toys_are_drawn() {
    check("lines", &Lines::three(), 20, 1);
    check("lines with four", &Lines::four(), 20, 1);
    check("march", &Lines::march(), 20, 1);
    check("chains", &Chains::free(), 20, 1);
    check("forced chains", &Chains::forced(), 20, 1);
}

#[test]
fn formation_chess_is_drawn() {
    check("formation", &FormationChess, 120, 12);
}
