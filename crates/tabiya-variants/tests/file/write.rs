//! What is written, and that it is read as the same.

use std::fs;

use insta::assert_snapshot;
use tabiya_pieces::sample::SplitMix64;
use tabiya_variants::spec::Spec;
use tabiya_variants::{file, sample};

use crate::cases::NOTES;
use crate::sober::sober;
use crate::sound::EVERYTHING;
use crate::support::{library, marked, read, sound, whole};

/// The text of a variant, read again.
#[track_caller]
fn written(spec: &Spec) -> String {
    let text = file::write(spec);
    let again = read(&text).unwrap_or_else(|errors| panic!("{text}\n{errors:#?}")).spec;
    assert_eq!(again, *spec, "\n{text}");
    assert_eq!(file::write(&again), text);
    text
}

#[test]
fn the_library_is_read_again() {
    let mut count = 0;
    for entry in fs::read_dir(library()).expect("the library") {
        let path = entry.expect("a file").path();
        let text = fs::read_to_string(&path).expect("a file");
        let file = read(&text).unwrap_or_else(|errors| panic!("{}\n{errors:#?}", path.display()));
        written(&file.spec);
        count += 1;
    }
    assert!(count >= 45, "{count}");
}

/// Variants by chance, as far as they do not contradict themselves, are written so that the same are read.
#[test]
fn variants_by_chance_are_read_again() {
    let mut source = SplitMix64::new(1);
    let mut specs = Vec::new();
    for _ in 0..300 {
        let spec = sample::variant(&mut source);
        specs.extend([sober(spec.clone()), spec]);
    }
    specs.retain(|spec| read(&file::write(spec)).is_ok());
    assert!(specs.len() >= 200, "{}", specs.len());
    for spec in &specs {
        written(spec);
    }
}

#[test]
fn cases_that_stand_are_read_again() {
    for (_, case) in NOTES {
        written(&read(&marked(&whole(case)).0).expect("sound").spec);
    }
    for side in ["white", "black"] {
        written(
            &sound(&format!("ends.extinction = [{{ side = \"{side}\", reply = \"win\", at-most = 1 }}]"))
                .spec,
        );
    }
}

#[test]
fn as_a_person_would() {
    assert_snapshot!(written(&sound("").spec), @r#"
    name = "tiny"
    start = "k3/p3/3P/3K w - - 0 1"

    [board]
    size = "4x4"

    [pieces]
    K = { line = "1*", royal = true }
    P = { line = "o1>,c1X>" }
    "#);
    assert_snapshot!(written(&sound(EVERYTHING).spec), @r#"
    name = "every-thing"
    title = { en = "Everything", zh = "一切", vi = "Mọi thứ", ru = "Всё" }
    origin = "A test with \"quotes\" and a \\."
    start = "*3k1/4p1/6/6/P5/K5[Pq] w - - 3+3 0 1"
    repeat = "turning"
    pass = "when-stuck"
    compulsory-capture = true
    flying = true
    whole-captures = true
    royalty = "all"

    [board]
    size = "6x6"
    holes = "a6"
    light = "ranks 1-3"
    points = true

    [sectors]
    white = "ranks 1-2"
    black = "rank 6"

    [regions.palace]
    white = "a1-c2"
    black = "d5-f6"
    draw = "palace"

    [regions.river]
    squares = "ranks 3-4"
    draw = "river"

    [pieces.K]
    name = { en = "king", ru = "король" }
    line = { white = "1*", black = "1*,i2=OKR" }
    royal = true

    [pieces.P]
    line = "o1>,c1X>"
    glyph = { white = "♙", black = "♟" }
    region = { white = "ranks 1-5", black = "ranks 2-6" }
    blast-immune = true
    confined = [{ line = "1X", from = "palace", to = { white = "b2", black = "e5" } }]
    spares = ["K", "+P"]
    shuns = ["P"]
    in-hand = false
    drop = { region = "ranks 2-4", as = ["+P"], per-file = 1, mate = false }

    [pieces."+P"]
    line = "1*"

    [pieces."Q~"]
    line = "n*"
    in-hand = "P"

    [pieces.Q]
    line = "n*"

    [pieces.R]
    line = "n+"

    [[promotion]]
    piece = ["P", "+P"]
    zone = { white = "ranks 4-5", black = "ranks 2-3" }
    leaving = true
    mandatory = { white = "rank 5", black = "none" }
    to = ["Q~", "Q"]
    limits = { "Q~" = 1 }
    when = "captures"

    [[castling]]
    side = "black"
    mover = "e6c6"
    partner = "b6d6"

    [[en-passant]]
    victims = ["P"]
    captors = ["P", "Q"]
    squares = "river"

    [drops]
    captures-to-hand = true
    first = true

    [blast]
    radius = 2
    captor = false
    touching-royals = true

    [ends]
    checkmate = "win"
    stalemate = "loss"
    checks = 3
    two-passes = "draw"
    quiet = { plies = 100, reset = ["P"] }
    repetition = { times = 3, result = "loss", perpetual-check = "win" }

    [[ends.extinction]]
    side = "black"
    pieces = ["K", "P"]
    each = true
    at-most = 1
    result = "draw"
    opponent-at-least = 2
    reply = "draw"

    [[ends.goal]]
    pieces = ["K"]
    zone = { white = "rank 6", black = "rank 1" }
    reply = true
    safe = true
    "#);
}
