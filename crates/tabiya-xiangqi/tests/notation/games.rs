//! Moves of real games: every one is read, several that fit are carried along until later moves decide, and each game has
//! exactly one reading.

use tabiya_game::{Mode, Rules as _};
use tabiya_xiangqi::notation::Form;
use tabiya_xiangqi::{Move, Position, Xiangqi};

use crate::support::{lines, read, write};

/// All ways to read the moves from the start position; each of them legal.
fn readings(form: Form, texts: &[&str]) -> Vec<Vec<Move>> {
    let mut lines: Vec<(Position, Vec<Move>)> = vec![(Xiangqi::default().start(), Vec::new())];
    for (ply, text) in texts.iter().enumerate() {
        let mut longer = Vec::new();
        for (position, moves) in lines {
            let resolved = read(form, &position, text, Mode::Lenient);
            let candidates = match &resolved.resolution {
                tabiya_game::Resolution::Ambiguous(candidates) => candidates.as_slice(),
                _ => &[],
            };
            let fitting = candidates.iter().map(|candidate| candidate.movement);
            for movement in fitting.chain(resolved.movement().copied()) {
                let mut after = position.clone();
                after.make(movement);
                longer.push((after, [moves.as_slice(), &[movement]].concat()));
            }
        }
        assert!(!longer.is_empty(), "{form:?} {text} at ply {ply}");
        lines = longer;
    }
    lines.into_iter().map(|(_, moves)| moves).collect()
}

/// The one way to read the moves.
fn one(form: Form, texts: &[&str]) -> Vec<Move> {
    assert!(!texts.is_empty(), "a game has moves");
    let mut all = readings(form, texts);
    assert_eq!(all.len(), 1, "{form:?} {texts:?}");
    all.remove(0)
}

/// The words of a text that are moves, without their numbers and the marks at them.
fn moves<'a>(lines: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let words = lines.into_iter().flat_map(str::split_whitespace);
    let is_number = |word: &&str| {
        word.ends_with('.') && word.trim_end_matches('.').bytes().all(|byte| byte.is_ascii_digit())
    };
    words
        .map(|word| word.trim_matches(['!', '?']))
        .filter(|word| !word.is_empty() && !is_number(word))
        .collect()
}

/// The games of a PGN that has neither comments nor variations, each with its moves.
fn pgn(lines: &[String]) -> Vec<Vec<&str>> {
    let is_move_text = |line: &&str| !line.starts_with('[') && !line.is_empty();
    let games = lines.split(|line| line.starts_with("[Event "));
    let games = games.map(|game| moves(game.iter().map(String::as_str).filter(is_move_text)));
    let results = ["1-0", "0-1", "1/2-1/2", "*"];
    games
        .filter(|game| !game.is_empty())
        .map(|game| game.into_iter().filter(|word| !results.contains(word)).collect())
        .collect()
}

#[test]
fn the_same_games_in_two_notations_are_the_same() {
    let (latin, chinese) = (
        lines("games/wukong-three-notations/xqdb_international.pgn"),
        lines("games/wukong-three-notations/xqdb_traditional.pgn"),
    );
    let (latin, chinese) = (pgn(&latin), pgn(&chinese));
    assert_eq!(latin.len(), chinese.len());
    for (latin, chinese) in latin.into_iter().zip(chinese) {
        let moves = one(Form::ZhHans, &chinese);
        assert_eq!(one(Form::Wxf, &latin), moves);
        let mut position = Xiangqi::default().start();
        for (movement, text) in moves.into_iter().zip(chinese) {
            assert_eq!(write(Form::ZhHans, &position, movement), text, "{position}");
            position.make(movement);
        }
    }
}

#[test]
fn games_in_points_are_read() {
    let file = lines("games/wukong-three-notations/Hu_Ronghua_1391_UCI_games.sample30.pgn");
    for game in pgn(&file) {
        one(Form::Iccs, &game);
    }
    for line in lines("games/elephantchess-wxf-uci/uci-sample60.txt") {
        let (_, moves) = line.split_once(';').expect("an identifier and moves");
        let moves: Vec<_> = moves.split(',').filter(|text| !text.is_empty()).collect();
        one(Form::Iccs, &moves);
    }
    for game in pgn(&lines("games/cglemon-iccs/sample1.pgn")) {
        one(Form::Iccs, &game);
    }
}

#[test]
fn games_in_wxf_have_one_reading() {
    for name in [
        "elephantchess-wxf-uci/game1.wxf",
        "elephantchess-wxf-uci/game3.wxf",
        "elephantchess-wxf-uci/game4.wxf",
        "elephantchess-wxf-uci/no_tag_game2.wxf",
        "elephantchess-wxf-uci/no_tag_game3.wxf",
        "xiangqi-setup-wxf/demo-with-history-playok.wxf",
    ] {
        let file = lines(&format!("games/{name}"));
        if file.is_empty() {
            continue;
        }
        let start = file.iter().position(|line| line.starts_with("START{")).map_or(0, |line| line + 1);
        let text: Vec<_> =
            file[start..].iter().map(|line| line.split('}').next().unwrap_or_default()).collect();
        one(Form::Wxf, &moves(text));
    }
}
