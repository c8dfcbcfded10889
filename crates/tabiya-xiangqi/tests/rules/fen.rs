//! Positions: what is read, what is written, what is wrong with them.

use insta::assert_snapshot;
use tabiya_game::{GameText as _, Mode, TextKind};
use tabiya_messages::{Catalogue, Language};
use tabiya_xiangqi::{Position, Xiangqi};

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

#[test]
fn other_letters_sides_and_numbers_of_fields_are_read() {
    for text in [
        START,
        "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - 0 1",
        "rnmagamnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNMAGAMNR w - - 0 1",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR r - - 0 1",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR r -",
        "rnbakabnr/54/1c5c1/p1p1p1p1p/9/36/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 0",
        "  rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR\tw - - 0 1\n",
    ] {
        let position: Position = text.parse().unwrap_or_else(|errors| panic!("{text}: {errors:?}"));
        assert_eq!(position.to_string(), START, "{text}");
    }
    let black = "4k4/9/9/9/9/9/9/9/9/3K5 b - - 7 31";
    assert_eq!(black.parse::<Position>().map(|position| position.to_string()), Ok(black.to_owned()));
}

#[test]
fn what_people_write_is_read_leniently_with_a_note() {
    let game = Xiangqi::default();
    for (text, side) in [
        ("4k4/9/9/9/9/9/9/9/9/3K5", "w"),
        ("4k4/9/9/9/9/9/9/9/9/3K5 red", "w"),
        ("4k4/9/9/9/9/9/9/9/9/3K5 W", "w"),
        ("4k4/9/9/9/9/9/9/9/9/3K5 black", "b"),
    ] {
        assert!(game.read_position(text, Mode::Exact).is_err(), "{text}");
        let (position, notes) = game.read_position(text, Mode::Lenient).expect(text);
        assert_eq!(position.to_string(), format!("4k4/9/9/9/9/9/9/9/9/3K5 {side} - - 0 1"));
        assert_eq!(notes.len(), 1, "{text}");
    }
}

#[test]
fn look_alikes_are_read_leniently_and_named_else() {
    let game = Xiangqi::default();
    let canonical = "4k4/9/9/9/9/9/8P/9/9/3K4C w - - 3 1";
    for (text, found, right, place) in [
        ("4k4／9/9/9/9/9/8P/9/9/3K4C w - - 3 1", "／", "/", 3..6),
        ("4ｋ4/9/9/9/9/9/8P/9/9/3K4C w - - 3 1", "ｋ", "k", 1..4),
        ("4k4/9/9/9/9/9/8Р/9/9/3K4C w - - 3 1", "Р", "P", 15..17),
        ("4k4/9/9/9/9/9/8P/9/9/3К4C w - - 3 1", "К", "K", 22..24),
        ("4k4/9/9/9/9/9/8P/9/9/3K4С w - - 3 1", "С", "C", 24..26),
        ("4к4/9/9/9/9/9/8P/9/9/3K4C w - - 3 1", "к", "k", 1..3),
        ("4k4/9/9/9/9/9/8P/9/9/3K4C ｗ - - 3 1", "ｗ", "w", 26..29),
        ("4k4/9/9/9/9/9/8P/9/9/3K4C w – - 3 1", "–", "-", 28..31),
        ("4k4/9/9/9/9/9/8P/9/9/3K4C w - - ３ 1", "３", "3", 32..35),
    ] {
        let errors = game.read_position(text, Mode::Exact).expect_err(text);
        let catalogue = Catalogue::new(Language::English);
        let sentences: Vec<_> = errors.iter().map(|error| catalogue.sentence(&error.message)).collect();
        assert!(sentences[0].starts_with(&format!("“{found}”")), "{sentences:?}");
        assert_eq!(catalogue.help(&errors[0].message), Some(format!("Write “{right}”.")));
        assert_eq!(errors.len(), 1, "{text}: {sentences:?}");
        assert_eq!(errors[0].span.map(|span| span.start..span.end), Some(place), "{text}");

        let (position, notes) = game.read_position(text, Mode::Lenient).expect(text);
        assert_eq!(position.to_string(), canonical);
        let notes: Vec<_> = notes.iter().map(|note| catalogue.sentence(&note.message)).collect();
        assert_eq!(notes, [format!("“{found}” was read as “{right}”.")], "{text}");
    }
}

/// What follows a look-alike is told at its own place.
#[test]
fn faults_behind_look_alikes_are_told_at_their_place() {
    let text = "4k4／9/9/9/9/9/9/9/9/3K5 x";
    let errors = Xiangqi::default().read_position(text, Mode::Lenient).expect_err(text);
    assert_eq!(errors[0].span.map(|span| &text[span.start..span.end]), Some("x"));
}

#[test]
fn a_round_of_zero_is_the_first() {
    let (position, notes) = Xiangqi::default()
        .read_position("4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 0", Mode::Exact)
        .expect("it is well formed");
    assert_eq!(position.to_string(), "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1");
    let codes: Vec<_> = notes.iter().map(|note| note.code().as_str()).collect();
    assert_eq!(codes, ["xiangqi.fen.round-zero"]);
}

/// A position that breaks the rules is a position all the same.
#[test]
fn positions_are_recognised_by_their_form() {
    let recognise = |text| Xiangqi::default().recognise(text);
    assert_eq!(recognise("4k4/9/9/9/9/9/9/9/9/4K4 w\n"), Some(TextKind::Position));
    assert_eq!(recognise("9/9/9/9/9/9/9/9/9/9 b - - 0 1"), Some(TextKind::Position));
    assert_eq!(recognise("8/8/8/8/8/8/8/8 w - - 0 1"), None);
    assert_eq!(recognise("4k4/9/9/9/9/9/9/9/9/4K4"), None);
}

/// What is said of a bad position: each error with the bytes that it is about.
fn said(text: &str, language: Language) -> String {
    let catalogue = Catalogue::new(language);
    let Err(errors) = Xiangqi::default().read_position(text, Mode::Exact) else { panic!("{text} is good") };
    let line = |error: &tabiya_game::Diagnostic| {
        let place = error.span.map(|span| format!("{}-{}: ", span.start, span.end)).unwrap_or_default();
        let help = catalogue.help(&error.message).unwrap_or_default();
        format!("{place}{} {help}", catalogue.sentence(&error.message)).trim_end().to_owned()
    };
    errors.iter().map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn faults_of_the_form_are_told_at_their_place() {
    let texts = [
        "",
        "4k4/9/9/9/9/9/9/9/3K5 w",
        "4k4/9/9/9/9/9/9/9/9/3K4 w",
        "4k4/9/9/9/9/9/9/9/9/3K51 w",
        "4k4/0/9/9/9/9/9/9/9/3K5 w",
        "4x4/9/９/9/9/9/9/9/9/3K5 w",
        "4k4/9/9/9/9/9/9/9/9/3K5",
        "4k4/9/9/9/9/9/9/9/9/3K5 x KQ - a 99999 1",
    ];
    let all: Vec<_> =
        texts.iter().map(|text| format!("{text}\n{}\n", said(text, Language::English))).collect();
    assert_snapshot!(all.join("\n"), @"

    0-0: The text is empty; a position should be here. Write the ten ranks from Black's end with / between them, and then whose turn it is: 4k4/9/9/9/9/9/9/9/9/4K3R w.

    4k4/9/9/9/9/9/9/9/3K5 w
    0-21: The board has 9 ranks; a board of xiangqi has ten. Write ten ranks with / between them; an empty one is 9.

    4k4/9/9/9/9/9/9/9/9/3K4 w
    20-23: Rank 0 has 8 points instead of nine. Letters and numbers of empty points must come to nine.

    4k4/9/9/9/9/9/9/9/9/3K51 w
    20-24: Rank 0 has 10 points instead of nine. Letters and numbers of empty points must come to nine.

    4k4/0/9/9/9/9/9/9/9/3K5 w
    4-5: “0” is no number of empty points. Write a number from 1 to 9.

    4x4/9/９/9/9/9/9/9/9/3K5 w
    1-2: “x” stands for nothing on a board. Pieces are K A B N R C P, in capitals for Red; H is read as N, E and M as B, G as K. Empty points are numbers from 1 to 9.
    6-9: “９” is full-width; a board is written with ordinary letters and digits. Write “9”.

    4k4/9/9/9/9/9/9/9/9/3K5
    23-23: The position does not say whose turn it is. Put w for Red or b for Black behind the board.

    4k4/9/9/9/9/9/9/9/9/3K5 x KQ - a 99999 1
    24-25: Here should stand whose turn it is, but there is “x”. Write w (or r) for Red or b for Black.
    26-28: “KQ” stands where xiangqi has nothing to say. Write - here; castling and en passant are for chess.
    31-32: “a” is no count of plies or rounds. Write a number up to 65535.
    33-38: “99999” is no count of plies or rounds. Write a number up to 65535.
    39-40: “1” is one field too many. A position has a board, the side to move, two dashes and two numbers.
    ");
}

#[test]
fn rules_that_a_position_breaks_are_told_all_at_once() {
    let texts = [
        "9/9/9/9/9/9/9/9/9/3KK4 w",
        "4k4/9/9/9/9/9/9/9/4K4/R8 w",
        "3ak4/3a5/4b4/9/9/9/9/9/9/3K5 w",
        "rrr1k4/9/9/9/9/9/9/9/9/3K5 w",
        "4k4/9/9/9/4R4/9/9/9/9/3K5 w",
    ];
    let all: Vec<_> = [Language::English, Language::Vietnamese, Language::Chinese]
        .into_iter()
        .flat_map(|language| texts.map(|text| (text, language)))
        .map(|(text, language)| format!("{text}\n{}\n", said(text, language)))
        .collect();
    assert_snapshot!(all.join("\n"), @"
    9/9/9/9/9/9/9/9/9/3KK4 w
    20-21: There are 2 pieces “red general”; a side has at most 1. Take some of them away.
    0-22: Black has no general. Put K for Red's or k for Black's into its palace.

    4k4/9/9/9/9/9/9/9/4K4/R8 w
    19-20: The generals on e1 and e9 face each other with nothing between them. Put a piece between them, or one of them on another file.

    3ak4/3a5/4b4/9/9/9/9/9/9/3K5 w
    6-7: The black advisor stands on d8, where no advisor comes. An advisor stands in the middle or in a corner of its palace.

    rrr1k4/9/9/9/9/9/9/9/9/3K5 w
    2-3: There are 3 pieces “black chariot”; a side has at most 2. Take some of them away.

    4k4/9/9/9/4R4/9/9/9/9/3K5 w
    26-27: Black is in check from e5, but it is Red to move. Give the turn to Black, or undo the check.

    9/9/9/9/9/9/9/9/9/3KK4 w
    20-21: Có 2 quân “tướng đỏ”; mỗi bên có nhiều nhất 1. Hãy bỏ bớt.
    0-22: Đen không có tướng. Hãy đặt K (đỏ) hoặc k (đen) vào cung của nó.

    4k4/9/9/9/9/9/9/9/4K4/R8 w
    19-20: Hai tướng ở e1 và e9 lộ mặt nhau, không có quân nào ở giữa. Hãy đặt một quân ở giữa, hoặc chuyển một tướng sang cột khác.

    3ak4/3a5/4b4/9/9/9/9/9/9/3K5 w
    6-7: Quân sĩ đen ở d8, nơi sĩ không bao giờ đến. Sĩ đứng ở giữa hoặc ở góc cung.

    rrr1k4/9/9/9/9/9/9/9/9/3K5 w
    2-3: Có 3 quân “xe đen”; mỗi bên có nhiều nhất 2. Hãy bỏ bớt.

    4k4/9/9/9/4R4/9/9/9/9/3K5 w
    26-27: Đen đang bị e5 chiếu, nhưng lại đến lượt Đỏ. Hãy cho Đen đi, hoặc bỏ thế chiếu.

    9/9/9/9/9/9/9/9/9/3KK4 w
    20-21: “红帅”有 2 个；一方最多 1 个。 请拿掉多余的。
    0-22: 黑方没有将（帅）。 请在红方九宫放 K，或在黑方九宫放 k。

    4k4/9/9/9/9/9/9/9/4K4/R8 w
    19-20: e1 与 e9 的将帅照面，中间没有棋子。 请在中间放一个棋子，或把其中一个移到别的路上。

    3ak4/3a5/4b4/9/9/9/9/9/9/3K5 w
    6-7: 黑士在 d8，士到不了那里。 士只能在九宫的中心或四角。

    rrr1k4/9/9/9/9/9/9/9/9/3K5 w
    2-3: “黑车”有 3 个；一方最多 2 个。 请拿掉多余的。

    4k4/9/9/9/4R4/9/9/9/9/3K5 w
    26-27: 黑方正被 e5 将军，却轮到红方走。 请改为轮到黑方走，或解除将军。
    ");
}

/// Diagrams of endings have soldiers where none can have come.
#[test]
fn soldiers_may_stand_anywhere() {
    assert!("3a2b1r/4ak3/8p/7P1/9/9/9/B2NN3B/3K5/4p4 w".parse::<Position>().is_ok());
}
