//! What is written is read back as that move and no other, in positions full of pieces on one file.

use std::collections::HashSet;

use fastrand::Rng;
use tabiya_game::Mode;
use tabiya_xiangqi::notation::Form;
use tabiya_xiangqi::{Position, sample};

use crate::support::{meaning, read, write};

pub(crate) fn positions(seed: u64, count: usize) -> impl Iterator<Item = Position> {
    let mut rng = Rng::with_seed(seed);
    (0..count).map(move |_| sample::position(&mut |n| rng.u32(0..n)))
}

fn check(seed: u64, count: usize) {
    for position in positions(seed, count) {
        let moves = position.moves();
        for form in Form::ALL {
            let mut texts = HashSet::new();
            for &movement in &moves {
                let text = write(form, &position, movement);
                let resolved = read(form, &position, &text, Mode::Exact);
                assert_eq!(meaning(&resolved), movement.to_string(), "{position} {form:?} {text}");
                assert_eq!(resolved.notes, [], "{position} {form:?} {text}");
                assert_eq!(form.find(&position, &text).map(|fit| fit.single()), Ok(Some(movement)));
                assert!(texts.insert(text), "{position} {form:?}");
            }
        }
    }
}

#[test]
fn what_is_written_is_read_back() {
    check(1, 2_000);
}

#[test]
#[ignore = "deep: twenty thousand positions"]
fn what_is_written_is_read_back_in_many_positions() {
    check(2, 20_000);
}
