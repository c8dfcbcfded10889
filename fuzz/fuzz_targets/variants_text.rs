//! Variants: no text makes a reader panic, whoever refuses one says where, and every position that is read has moves whose
//! texts are read back.
#![no_main]

use std::collections::HashSet;
use std::sync::{Arc, LazyLock};

use libfuzzer_sys::fuzz_target;
use tabiya_board::{Bitboard, U256};
use tabiya_game::{GameText, History, Mode, MoveList, Notation, ResolveOptions, Rules};
use tabiya_toys::conformance::check_text;
use tabiya_variants::{Variant, file, library};

/// Games that differ in what their texts can say: castling, hands, holes, counted checks, chains, passes, large boards.
const SMALL: [&str; 7] =
    ["chess", "crazyhouse", "3check", "checkers", "berolina", "minishogi", "document-bomb"];
const MEDIUM: [&str; 3] = ["janggi", "capablanca", "troitzky"];
const LARGE: &str = "name = 'large'\nboard.size = '16x16'\nstart = 'k15/16/16/16/16/16/16/16/16/16/16/16/16/16/P15/K14R w'\n\
                     pieces.K = { line = '1*,i2=OKR', royal = true }\npieces.R = { line = 'n+' }\n\
                     pieces.P = { line = 'o1-3>,c1X>,L16R' }\nen-passant = [{ victims = ['P'], captors = ['P'] }]\n";

/// By the size of their boards.
type Games = (Vec<Variant<u64>>, Vec<Variant<u128>>, Variant<U256>);

static GAMES: LazyLock<Games> = LazyLock::new(|| {
    (
        SMALL.iter().map(|name| of_library(name)).collect(),
        MEDIUM.iter().map(|name| of_library(name)).collect(),
        of_text(LARGE),
    )
});

fn of_library<B: Bitboard + 'static>(name: &str) -> Variant<B> {
    of_text(library::text(name).expect("a game of the library"))
}

fn of_text<B: Bitboard + 'static>(text: &str) -> Variant<B> {
    let base = |name: &str| library::text(name).map(str::to_owned);
    Variant::new(Arc::new(file::read(text, &base).expect("a sound file").spec))
}

fuzz_target!(|bytes: &[u8]| {
    let Some((choice, text)) = bytes.split_first() else { return };
    let text = String::from_utf8_lossy(text);
    let (small, medium, large) = &*GAMES;
    let choice = usize::from(*choice);
    match choice % (small.len() + medium.len() + 1) {
        index if index < small.len() => check(&small[index], &text),
        index if index < small.len() + medium.len() => check(&medium[index - small.len()], &text),
        _ => check(large, &text),
    }
});

/// The text as everything that a game reads; and its lines as a position and moves there.
fn check<B: Bitboard + 'static>(game: &Variant<B>, text: &str) {
    check_text(game, text);
    let mut lines = text.lines();
    let Some(Ok((mut position, _))) = lines.next().map(|line| game.read_position(line, Mode::Lenient)) else {
        return;
    };
    for line in lines.take(64) {
        let list = MoveList::of(game, &position);
        for notation in game.notations() {
            check_notation(game, &position, &list, notation);
        }
        let options = ResolveOptions::mode(Mode::Lenient);
        let resolved = game.resolve(&position, History::none(&position), line, &options);
        game.why_not(&position, line, &options);
        let Some(&movement) = resolved.movement() else { continue };
        assert!(list.moves().contains(&movement), "{line}: {movement:?} is not legal");
        game.preview(&position, movement, list.details());
        let before = position.clone();
        let undo = game.make(&mut position, movement, list.details());
        let after = position.clone();
        game.unmake(&mut position, movement, undo);
        assert_eq!(position, before, "{line} is not taken back");
        position = after;
        let written = game.write_position(&position);
        let read = game.read_position(&written, Mode::Exact).map(|(position, _)| position);
        assert_eq!(read.as_ref(), Ok(&position), "{written}");
    }
}

/// Every move has a text of its own.
fn check_notation<B: Bitboard + 'static>(
    game: &Variant<B>,
    position: &<Variant<B> as Rules>::Position,
    list: &MoveList<Variant<B>>,
    notation: &dyn Notation<Variant<B>>,
) {
    let texts = notation.write_all(game, position, list);
    let distinct: HashSet<_> = texts.iter().collect();
    assert_eq!(distinct.len(), texts.len(), "{}: {texts:?}", notation.name());
}
