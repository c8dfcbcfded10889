use std::collections::BTreeSet;
use std::sync::Arc;

use tabiya_game::{Game, Mode, Table};
use tabiya_messages::{Catalogue, Language};
use tabiya_variants::{file, library};

/// The game of a file, of which these lines are all but the name.
pub(crate) fn game(lines: &str) -> Box<dyn Game> {
    let text = format!("name = \"x\"\n{lines}");
    let read = file::read(&text, &|base| library::text(base).map(str::to_owned));
    let file = read.unwrap_or_else(|errors| {
        let catalogue = Catalogue::new(Language::English);
        panic!(
            "{text}\n{:?}",
            errors.iter().map(|error| catalogue.sentence(&error.message)).collect::<Vec<_>>()
        )
    });
    tabiya_variants::game(Arc::new(file.spec))
}

pub(crate) fn table(game: &dyn Game, position: &str) -> Box<dyn Table> {
    game.table(position, Mode::Exact).unwrap_or_else(|errors| panic!("{position}: {errors:?}"))
}

/// The legal moves from a square, in squares: `e2e4`.
pub(crate) fn moves(game: &dyn Game, position: &str, from: &str) -> String {
    listed(&*table(game, position), from)
}

pub(crate) fn listed(table: &dyn Table, from: &str) -> String {
    let all: BTreeSet<String> = table.legal(None).expect("there is a notation").into_iter().collect();
    all.into_iter().filter(|text| text.starts_with(from)).collect::<Vec<_>>().join(" ")
}
