use tabiya_game::{Mode, ResolveOptions};

use super::support::{game, lines, named, sentences};

/// Games that are over, played through from the start: each move is read, the last position is the one told, and there
/// it ends.
#[test]
fn finished_games() {
    for line in lines("ends.tsv").iter().skip(1) {
        let [name, end, "0", _, plies, moves] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let game = game(named(name));
        let mut table = game.new_table();
        for (ply, text) in moves.split(' ').enumerate() {
            let said = format!("{name}, ply {}, {text} in {}", ply + 1, table.position());
            table
                .play(text, &ResolveOptions::default())
                .unwrap_or_else(|refused| panic!("{said}: {:?}", sentences(refused.diagnostics())));
        }
        assert_eq!(table.plies().to_string(), plies);
        assert!(!table.outcome().is_ongoing(), "{name} {end}");
        assert_eq!(table.count(), 0, "{name} {end}");
        let told = game.table(end, Mode::Exact).unwrap_or_else(|errors| panic!("{name} {end}: {errors:?}"));
        assert_eq!(table.position(), told.position(), "{name}");
        assert_eq!(table.outcome().status(), told.outcome().status(), "{name} {end}");
    }
}
