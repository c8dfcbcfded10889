//! What is drawn of pieces.

use tabiya_game::diagram::{Diagram, Manner, When};
use tabiya_pieces::square_name;
use tabiya_variants::sheet::sheet;

use crate::support::{of_library, read};

fn diagrams(game: &str, letter: &str) -> Vec<Diagram> {
    let sheet = sheet(&of_library(game));
    let piece = sheet.pieces.into_iter().find(|piece| piece.letter == letter);
    piece.expect("the game has the piece").diagrams
}

/// Checks from where a piece is drawn, and where it can go.
#[track_caller]
fn check(game: &str, letter: &str, expected: &str) {
    let told: Vec<String> = diagrams(game, letter).iter().map(moves).collect();
    assert_eq!(told.join(" | "), expected, "{game}: {letter}");
}

fn moves(diagram: &Diagram) -> String {
    let name = |square| square_name(diagram.geometry, square).to_string();
    let mut landings: Vec<String> = diagram.landings.iter().map(|landing| name(landing.square)).collect();
    landings.sort_unstable();
    landings.dedup();
    format!("{}: {}", name(diagram.origin), landings.join(" "))
}

#[test]
fn pieces_stand_where_they_show_their_moves() {
    check("chess", "N", "d4: b3 b5 c2 c6 e2 e6 f3 f5");
    check("chess", "P", "d2: c3 d3 d4 e3");
    check("chess", "K", "e1: c1 d1 d2 e2 f1 f2 g1");
    check("grand", "P", "e3: d4 e4 e5 f4");
    check("minishogi", "G", "c3: b3 b4 c2 c4 d3 d4");
}

#[test]
fn no_piece_is_drawn_where_it_may_not_stand() {
    check("xiangqi-data", "A", "e2: d1 d3 f1 f3");
    check("xiangqi-data", "B", "e3: c1 c5 g1 g5");
    check("xiangqi-data", "K", "e2: d2 e1 e3 f2");
}

#[test]
fn the_diagonals_of_a_palace_are_drawn() {
    check("janggi", "K", "e2: d1 d2 d3 e1 e3 f1 f2 f3");
    let [chariot] = &diagrams("janggi", "R")[..] else { panic!("both sides move alike") };
    assert!(moves(chariot).starts_with("e2: a2 b2 c2 d1 d2 d3 e1"), "{}", moves(chariot));
    assert!(!chariot.regions.is_empty() && chariot.points);
}

#[test]
fn each_side_has_its_picture_where_they_move_differently() {
    assert_eq!(
        diagrams("document-partisan", "P").len(),
        1,
        "the line is the same, whatever it says of sides"
    );
    assert_eq!(diagrams("chess", "P").len(), 1);
}

#[test]
fn given_castlings_are_drawn() {
    let [king] = &diagrams("janus", "K")[..] else { panic!("one picture is enough") };
    let partners = king.tracks.iter().filter(|track| track.manner == Manner::Partner).count();
    assert_eq!(partners, 2);
    assert!(king.landings.iter().any(|landing| landing.when == When::FirstMove));
}

/// A piece that takes too many steps is told, but not drawn; after some of them none are.
#[test]
fn what_takes_too_long_is_not_drawn() {
    let line = ["n*"; 8].join(".");
    let piece = |letter: char| format!("pieces.{letter}.line = \"{line}\"\n");
    let heavy: String = ('A'..='J').map(piece).collect();
    let text = format!(
        "name = \"heavy\"\nstart = \"15k/16/16/16/16/16/16/16/16/16/16/16/16/16/16/K15 w - - 0 1\"\n\
         board.size = \"16x16\"\n{heavy}pieces.K = {{ line = \"1*\", royal = true }}\n"
    );
    let sheet = sheet(&read(&text));
    assert!(sheet.pieces.iter().all(|piece| piece.diagrams.is_empty() && !piece.sentences.is_empty()));
}
