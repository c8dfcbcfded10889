//! Games that are made to take long: each question about a position ends.

use crate::support::{game, listed, moves};

/// Riders of every leap on the largest board.
#[test]
fn a_board_of_riders() {
    let row = |letter: char| letter.to_string().repeat(16);
    let start = format!(
        "{0}/{1}/{0}/{1}/16/16/16/16/16/16/16/16/{2}/{3}/{2}/{3}",
        row('q').replacen('q', "k", 1),
        row('n'),
        row('N'),
        row('Q')
    );
    let kings = start.matches('k').count();
    let start = start.replacen('k', "q", kings - 1);
    let text = format!(
        "start = \"{start} w - - 0 1\"\nroyalty = \"none\"\nboard.size = \"16x16\"\n[pieces.K]\nline = \"1*\"\nroyal = true\n[pieces.Q]\nline = \"n*,n(~1/2),n(~1/3),n(~2/3)\"\n[pieces.N]\nline = \"n(n*.),n(~1/2.)\""
    );
    let game = game(&text);
    let table = game.new_table();
    assert!(!listed(&*table, "").is_empty());
}

/// A piece that reaches every square, in thousands of ways.
#[test]
fn a_piece_with_very_many_targets() {
    let text = "start = \"k15/16/16/16/16/16/16/16/7A8/16/16/16/16/16/16/15K w - - 0 1\"\nroyalty = \"none\"\nboard.size = \"16x16\"\n[pieces.K]\nline = \"1*\"\nroyal = true\n[pieces.A]\nline = \"0-15/0-15,r15\"";
    let game = game(text);
    let all = moves(&*game, "k15/16/16/16/16/16/16/16/7A8/16/16/16/16/16/16/15K w - - 0 1", "h8");
    assert_eq!(all.split(' ').count(), 254, "all but its own square and the king's");
}

/// Chains that never end, of every piece on the board.
#[test]
fn chains_without_end() {
    for line in ["n(n(n*))", "n(n*;);n(n*;)", "n(0-15/0-15;)", "n(^n*;);n(^n*;)", "n(n(n(n*)))"] {
        let text = format!(
            "start = \"k14a/16/2a2a2a2a2a1/16/16/16/16/16/16/16/16/16/2A2A2A2A2A1/16/16/A14K w - - 0 1\"\nroyalty = \"none\"\nboard.size = \"16x16\"\n[pieces.K]\nline = \"1*\"\nroyal = true\n[pieces.A]\nline = \"{line}\""
        );
        let game = game(&text);
        // It ends; what is over the budget is not found, and counts as an attack.
        let _ = listed(&*game.new_table(), "");
    }
}
