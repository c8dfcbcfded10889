//! Games of the library as sections, and back.

use tabiya_variants::{file, ini, library};

use crate::support::{base, game, legal, perft, read};

/// The codes of what a game leaves unsaid, without repetitions.
fn unsaid(written: &ini::Written) -> Vec<String> {
    let mut codes: Vec<String> = Vec::new();
    for note in &written.unsayable {
        let code = note.code().as_str().trim_start_matches("variants.ini.unsayable.").to_owned();
        if !codes.contains(&code) {
            codes.push(code);
        }
    }
    codes.sort();
    codes
}

#[test]
fn what_fairy_stockfish_lacks_is_listed() {
    let cases = [
        ("chess", ""),
        ("xiangqi-data", ""),
        ("shogi", ""),
        ("spartan", ""),
        ("grand", ""),
        ("atomar", "captor-immune"),
        ("document-teleporter", "line"),
        ("document-sphere", "line"),
        ("janggi", "confined facing two-passes"),
        ("jesonmor", "leaving"),
        ("wolf", "promotion"),
    ];
    for (name, expected) in cases {
        assert_eq!(
            unsaid(&ini::write(&base(name).expect("it is in the library"))).join(" "),
            expected,
            "{name}"
        );
    }
    let is_whole = |name: &&str| ini::write(&base(name).expect("the library is sound")).unsayable.is_empty();
    assert!(library::names().filter(is_whole).count() >= 60);
}

/// A game that is said wholly is the same game when its section is read.
#[test]
fn sections_of_the_library_are_the_same_games() {
    for name in library::names() {
        let spec = base(name).expect("the library is sound");
        let written = ini::write(&spec);
        if !written.unsayable.is_empty() {
            continue;
        }
        let imported = read(&written.text);
        assert_eq!(imported.unsaid, [], "{name}\n{}", written.text);
        let again = imported.spec;
        for depth in 1..=2 {
            assert_eq!(perft(&again, depth), perft(&spec, depth), "{name} depth {depth}\n{}", written.text);
        }
        // Its file is read.
        let text = file::write(&again);
        assert_eq!(file::read(&text, &|_| None).map(|file| file.spec).as_ref(), Ok(&again), "{name}\n{text}");
        // Written again, it is the same section, but for the name.
        let settings = |text: &str| text.split_once('\n').map(|(_, rest)| rest.to_owned());
        assert_eq!(settings(&ini::write(&again).text), settings(&written.text), "{name}");
    }
}

/// Random play goes the same way in both.
#[test]
fn sections_of_the_library_are_played_alike() {
    for name in library::names() {
        let spec = base(name).expect("the library is sound");
        let written = ini::write(&spec);
        if !written.unsayable.is_empty() {
            continue;
        }
        let again = read(&written.text).spec;
        let (first, second) = (game(&spec), game(&again));
        let mut random = fastrand::Rng::with_seed(5);
        for _ in 0..3 {
            let (mut first, mut second) = (first.new_table(), second.new_table());
            for _ in 0..60 {
                let moves = legal(&*first);
                assert_eq!(moves, legal(&*second), "{name} {}\n{}", first.position(), written.text);
                let Some(text) = random.choice(moves) else { break };
                for table in [&mut first, &mut second] {
                    table.play(&text, &tabiya_game::ResolveOptions::default()).expect("it is legal");
                }
            }
        }
    }
}

#[test]
fn a_section_says_what_differs_from_the_template() {
    let cases: [(&str, &[&str]); 5] = [
        ("chess", &["[chess-tabiya]", "pawn = p", "king = k", "promotionPieceTypes = nbrq"]),
        (
            "xiangqi-data",
            &[
                "[xiangqi-data]",
                "king = k:W",
                "soldier = p",
                "soldierPromotionRank = 6",
                "maxRank = 10",
                "maxFile = 9",
                "mobilityRegionWhiteElephant = *1 *2 *3 *4 *5",
                "flyingGeneral = true",
                "castling = false",
                "stalemateValue = loss",
            ],
        ),
        (
            "minishogi",
            &["shogiPawn = p", "promotionRegionWhite = *5", "dropNoDoubled = p", "immobilityIllegal = true"],
        ),
        ("dobutsu", &["mandatoryPiecePromotion = true"]),
        (
            "spartan",
            &[
                "customPiece1 = c:WD",
                "customPiece3 = h:fmFfcWifmA",
                "promotionPieceTypesBlack = gwkcl",
                "promotionLimit = k:2",
                "enPassantRegion = -",
                "dupleCheck = true",
            ],
        ),
    ];
    for (name, lines) in cases {
        let text = ini::write(&base(name).expect("it is in the library")).text;
        for line in lines {
            assert!(text.lines().any(|written| written == *line), "{line} in\n{text}");
        }
        // What is as in the template is left out.
        assert!(!text.contains("checkmateValue") && !text.contains("doubleStepRegion"), "{text}");
    }
}

/// Two pieces that have to turn over where they arrive.
const TURNING: &str = "start = \"k2s/3p/P3/S2K w - - 0 1\"\nboard.size = \"4x4\"
pieces.P.line = \"1>\"
pieces.\"+P\".line = \"1*\"
pieces.S.line = \"1X,1>\"
pieces.\"+S\".line = \"1*\"
promotion = [
    { piece = \"P\", zone = { white = \"rank 4\", black = \"rank 1\" }, to = \"+P\" },
    { piece = \"S\", zone = { white = \"rank 4\", black = \"rank 1\" }, to = \"+S\" },
]
";

/// What has to turn over is said so that old programs know it, too, and of a side whose pieces don't turn over.
#[test]
fn what_turns_over_is_said_for_each_side() {
    let variant = |text: &str| {
        let head = "name = \"tiny\"\npieces.K = { line = \"1*\", royal = true }\n";
        file::read(&format!("{head}{text}"), &|_| None).expect("it is sound").spec
    };
    let has =
        |written: &str, line: &str| assert!(written.lines().any(|each| each == line), "{line}\n{written}");
    let text = ini::write(&variant(TURNING)).text;
    has(&text, "mandatoryPiecePromotion = true");
    assert!(!text.contains("promotionPawnTypes = p"), "{text}");
    let one_sided = TURNING.replace("black = \"rank 1\"", "black = \"none\"");
    let written = ini::write(&variant(&one_sided));
    has(&written.text, "promotionRegionBlack = -");
    assert_eq!(unsaid(&written), [""; 0]);
}

/// What a start leaves out and what a section has to say.
#[test]
fn the_start_position_is_said_as_fairy_stockfish_reads_it() {
    let cases = [
        // The rights that no castling goes by are left out.
        (
            "start = \"rk2/4/4/RK2 w Qq - 0 1\"\nboard.size = \"4x4\"\npieces.K = { line = \"1*,i2=OKR\", royal = true }",
            "startFen = rk2/4/4/RK2 w - - 0 1",
        ),
        (
            "start = \"rk2r/5/5/RK2R w KQkq - 0 1\"\nboard.size = \"5x4\"\npieces.K = { line = \"1*,i2=OKR\", royal = true }",
            "startFen = rk2r/5/5/RK2R w Kk - 0 1",
        ),
        // Checks are counted from where the start says nothing of them.
        (
            "start = \"k3/2r1/1R2/3K w - - 2 3\"\nboard.size = \"4x4\"\nends.checks = 4\npieces.K = { line = \"1*\", royal = true }",
            "startFen = k3/2r1/1R2/3K w - - 4+4 2 3",
        ),
        (
            "start = \"k3/2r1/1R2/3K w - - 2+3 2 3\"\nboard.size = \"4x4\"\nends.checks = 3\npieces.K = { line = \"1*\", royal = true }",
            "startFen = k3/2r1/1R2/3K w - - 2+3 2 3",
        ),
        (
            "start = \"k3/2r1/1R2/3K w - - +1+0 2 3\"\nboard.size = \"4x4\"\nends.checks = 3\npieces.K = { line = \"1*\", royal = true }",
            "startFen = k3/2r1/1R2/3K w - - 2+3 2 3",
        ),
    ];
    for (case, line) in cases {
        let text = format!("name = \"tiny\"\npieces.R.line = \"n+\"\n{case}\n");
        let spec = file::read(&text, &|_| None)
            .unwrap_or_else(|errors| panic!("{text}\n{:?}", crate::support::sentences(&errors)))
            .spec;
        let written = ini::write(&spec);
        assert!(written.text.lines().any(|each| each == line), "{line}\n{}", written.text);
        assert_eq!(unsaid(&written), [""; 0], "{text}");
        let again = read(&written.text).spec;
        assert_eq!(again.ends.checks, spec.ends.checks, "{text}");
        assert_eq!(perft(&again, 2), perft(&spec, 2), "{text}");
    }
}

/// Games made for what the library has not.
#[test]
fn what_can_not_be_said_is_listed_part_by_part() {
    let cases = [
        ("board.size = \"13x3\"\nstart = \"k12/13/12K w - - 0 1\"", "board-size"),
        (
            "pieces.P = { line = { white = \"1>\", black = \"1<\" } }\nstart = \"k3/3p/P3/3K w - - 0 1\"",
            "lines-differ",
        ),
        ("pieces.P = { line = \"h1+\" }\nstart = \"k3/3p/P3/3K w - - 0 1\"", "line"),
        (
            "pieces.P = { line = \"1+,L2o~2+\" }\npieces.R = { line = \"n+,L3o~2X\" }\nstart = \"kr2/3p/P3/2RK w - - 0 1\"",
            "moves",
        ),
        ("pieces.P = { line = \"1+\", shuns = [\"K\"] }\nstart = \"k3/3p/P3/3K w - - 0 1\"", "spares"),
        ("blast = { radius = 2 }", "blast"),
        ("ends.quiet = { plies = 3, reset = [] }", "quiet"),
        ("ends.repetition = { times = 3, result = \"draw\", perpetual-check = \"win\" }", "repetition"),
        (TURNING, ""),
        ("ends.two-passes = \"draw\"\npass = \"always\"", "two-passes"),
        ("[[ends.extinction]]\npieces = [\"K\"]\nside = \"white\"\nat-most = 3", "extinction"),
        ("[[ends.goal]]\npieces = [\"K\"]\nzone = \"a4\"\nresult = \"loss\"", "goal"),
        ("[[ends.goal]]\npieces = [\"K\"]\nzone = \"a4\"\nleaving = true", "goal leaving"),
    ];
    for (case, expected) in cases {
        let says = |key: &str| case.contains(&format!("{key} ")) || case.contains(&format!("{key}."));
        let mut text = "name = \"tiny\"\n".to_owned();
        if !says("start") {
            text += "start = \"k3/4/4/3K w - - 0 1\"\n";
        }
        if !case.contains("board.size") {
            text += "board.size = \"4x4\"\n";
        }
        text += "pieces.K = { line = \"1*\", royal = true }\n";
        text += case;
        let read = file::read(&text, &|_| None);
        let spec =
            read.unwrap_or_else(|errors| panic!("{text}\n{:?}", crate::support::sentences(&errors))).spec;
        assert_eq!(unsaid(&ini::write(&spec)).join(" "), expected, "{text}");
    }
}
