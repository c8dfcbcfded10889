//! An action's text to the action: read and resolved against the position; legality is not judged.

use std::hint::black_box;
use std::rc::Rc;

use fastrand::Rng;
use formation_chess_core::notation::NotationResolver;
use tabiya_formation::FormationChess;
use tabiya_formation::text::{read_action, write_action};
use tabiya_game::{MoveList, Scope};

use crate::inputs::Pair;
use crate::{Contest, peer};

const SEED: u64 = 0x7465_7874;

/// The canonical texts of all legal actions of each position, shuffled.
///
/// # Panics
/// If the two sides take a text for different actions.
pub fn contest(positions: &[Pair]) -> Contest<'_> {
    let texts: Rc<[Vec<String>]> = texts(positions).into();
    for (pair, texts) in positions.iter().zip(&*texts) {
        let resolver = NotationResolver::new(&pair.peer);
        for text in texts {
            let peers = resolver.parse_action(text).expect("it names an action");
            let ours = read_action(text, &pair.ours).expect("it names an action");
            assert_eq!(ours, peer::own_action(&pair.ours, peers), "{text} in {pair:?}");
        }
    }
    let peers = texts.clone();
    Contest::new(
        "action",
        "action text to action",
        "texts",
        move |_| {
            let mut read = 0;
            for (pair, texts) in positions.iter().zip(&*peers) {
                let resolver = NotationResolver::new(&pair.peer);
                read += texts
                    .iter()
                    .filter(|text| black_box(resolver.parse_action(black_box(text))).is_ok())
                    .count();
            }
            read as u64
        },
        move |_| {
            let mut read = 0;
            for (pair, texts) in positions.iter().zip(&*texts) {
                read += texts
                    .iter()
                    .filter(|text| black_box(read_action(black_box(text), &pair.ours)).is_ok())
                    .count();
            }
            read as u64
        },
    )
    .to_reach(2.0)
}

/// The canonical texts of the legal actions of each position. In the order in which they are listed a reader would
/// soon know what comes next; people don't ask in that order.
pub fn texts(positions: &[Pair]) -> Vec<Vec<String>> {
    let mut rng = Rng::with_seed(SEED);
    let mut list = MoveList::<FormationChess>::new();
    let texts = positions.iter().map(|pair| {
        list.fill(&FormationChess, &pair.ours, Scope::All);
        let mut texts: Vec<String> =
            list.moves().iter().map(|&action| write_action(&pair.ours, action)).collect();
        rng.shuffle(&mut texts);
        texts
    });
    texts.collect()
}
