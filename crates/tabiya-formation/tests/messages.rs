//! What people read: every bad snapshot and action of a list, in English and Chinese, kept as snapshots.
//! `INSTA_UPDATE=always cargo nextest run -p tabiya-formation --test messages` renews them; read what changed.

mod support;

use std::fmt::Write as _;

use insta::assert_snapshot;
use support::data::position;
use support::said::Speaker;
use tabiya_formation::text::{coordinate, read_coordinate, write_snapshot};
use tabiya_formation::{FormationChess, Position, Setup};
use tabiya_game::{Diagnostic, GameText, History, Message, Mode, Resolution, ResolveOptions};

/// A diagnostic about a text, and the actions that it offers.
fn show(text: &str, diagnostic: &Diagnostic) -> String {
    let mut shown = Speaker::new().show(text, std::slice::from_ref(diagnostic));
    for candidate in &diagnostic.candidates {
        writeln!(shown, "    ? {}", candidate.text).expect("a String takes all");
    }
    shown
}

fn say(message: &Message) -> String {
    Speaker::new().say(message).trim_start().to_owned()
}

const MIDDLE_GAME: &str = "\
行棋方：红
红方：[]
黑方：[]
胜负：未分
棋盘：
零[一路 二路 三路 四路 五路]
一[一一 黑车 一一 一一 黑将]
二[一一 一一 一一 一一 一一]
三[红车 一一 一一 黑卒 一一]
四[一一 一一 一一 一一 一一]
五[红将 一一 红马 一一 一一]
";

#[test]
fn bad_snapshots() {
    let standard = write_snapshot(&Setup::standard());
    let placing = "\
行棋方：黑
红方：[弹 马]
黑方：[将 士 盾]
胜负：未分
棋盘：
零[一路 二路 三路 四路 五路]
一[一一 黑车 一一 一一 一一]
二[一一 一一 黑卒 一一 一一]
三[一一 一一 一一 一一 一一]
四[红将 一一 一一 一一 一一]
五[一一 一一 红车 一一 一一]
";
    let change = |from: &str, to: &str| {
        assert!(MIDDLE_GAME.contains(from), "{from}");
        MIDDLE_GAME.replacen(from, to, 1)
    };
    let place = |from: &str, to: &str| {
        assert!(placing.contains(from), "{from}");
        placing.replacen(from, to, 1)
    };
    let cases: Vec<(&str, String)> = vec![
        ("empty", String::new()),
        ("only line ends", "\n\n".to_owned()),
        ("wrong label", change("行棋方：", "走棋方：")),
        ("traditional label", change("胜负：", "勝負：")),
        ("half-width colon", change("红方：", "红方:")),
        ("byte-order mark", format!("\u{feff}{MIDDLE_GAME}")),
        ("lone carriage return", MIDDLE_GAME.replace('\n', "\r")),
        ("unknown side", change("行棋方：红", "行棋方：白")),
        ("too much after the side", change("行棋方：红", "行棋方：红方")),
        ("unknown result", change("未分", "平局")),
        ("a line missing", change("黑方：[]\n", "")),
        ("two lines exchanged", change("红方：[]\n黑方：[]\n", "黑方：[]\n红方：[]\n")),
        ("a label twice", change("胜负：未分\n", "胜负：未分\n胜负：未分\n")),
        ("a row missing", change("三[红车 一一 一一 黑卒 一一]\n", "")),
        ("a row too many", format!("{MIDDLE_GAME}六[一一 一一 一一 一一]\n")),
        ("a row that is short", change("四[一一 一一 一一 一一 一一]", "四[一一 一一 一一 一一]")),
        ("a row without its label", change("三[红车", "[红车")),
        (
            "a seventeenth column",
            MIDDLE_GAME.replace("五路]", "五路 六路 七路 八路 九路 十路 甲路 乙路 丙路 丁路 戊路 己路 庚路]"),
        ),
        ("a column label out of order", change("四路 五路", "四路 六路")),
        ("digits in the column labels", change("一路 二路", "1路 2路")),
        ("no columns", change("零[一路 二路 三路 四路 五路]", "零[]")),
        ("no rows", MIDDLE_GAME[..MIDDLE_GAME.find("一[").expect("a row")].to_owned()),
        ("an unknown piece", change("黑卒", "黑兵")),
        ("a traditional piece", change("黑车", "黑車")),
        ("a dash for 一", change("二[一一", "二[一－")),
        ("a cell without an owner", change("红马", "马")),
        ("two spaces", change("一一 黑车", "一一  黑车")),
        ("an ideographic space", change("一一 黑车", "一一　黑车")),
        ("a trailing space in a list", change("黑将]", "黑将 ]")),
        ("a trailing space after a line", change("黑卒 一一]", "黑卒 一一] ")),
        ("a space after the colon", change("胜负：未分", "胜负： 未分")),
        ("no bracket", change("红方：[]", "红方：")),
        ("a comma in a pool", place("[弹 马]", "[弹,马]")),
        ("an owner in its own pool", place("[弹 马]", "[红弹 马]")),
        ("a piece of the other colour in a pool", place("[弹 马]", "[弹 黑马]")),
        ("text after the rows", format!("{MIDDLE_GAME}hello\n")),
        ("full-width brackets", change("一[一一 黑车 一一 一一 黑将]", "一【一一 黑车 一一 一一 黑将】")),
        ("text after the snapshot", format!("{MIDDLE_GAME}\n1. 红车平三\n")),
        ("an empty line inside", change("棋盘：\n", "棋盘：\n\n")),
        ("two Generals", change("二[一一", "二[红将")),
        ("wrong pool arithmetic", place("[将 士 盾]", "[将 士]")),
        ("wrong half", place("一[一一 黑车", "一[红卒 黑车")),
        ("middle row", place("三[一一", "三[红卒")),
        ("unfinished without a Leader", change("五[红将", "五[一一")),
        ("winner without a Leader", change("黑将", "一一").replace("未分", "黑胜")),
        ("a draw during placement", place("未分", "和棋")),
        ("the turn after a resignation", place("未分", "红胜")),
        ("three errors at once", change("红方：", "红方:").replace("黑卒", "黑兵").replace("二路", "三路")),
        ("too long", standard.repeat(40)),
    ];
    let mut shown = String::new();
    for (name, text) in cases {
        let diagnostics =
            FormationChess.read_position(&text, Mode::Exact).expect_err("every case is a bad snapshot");
        writeln!(shown, "# {name}").expect("a String takes all");
        for diagnostic in &diagnostics {
            shown.push_str(&show(&text, diagnostic));
        }
    }
    assert_snapshot!(shown);
}

/// What becomes of texts in a position.
fn resolve_all(position: &Position, texts: &[&str], mode: Mode) -> String {
    let mut shown = String::new();
    for text in texts {
        let resolved =
            FormationChess.resolve(position, History::none(position), text, &ResolveOptions::mode(mode));
        writeln!(shown, "# {text}").expect("a String takes all");
        for note in &resolved.notes {
            shown.push_str(&show(text, note));
        }
        match &resolved.resolution {
            Resolution::Unique(action) => writeln!(shown, "  -> {action:?}"),
            Resolution::Ambiguous(candidates) => {
                let texts: Vec<_> = candidates.iter().map(|candidate| candidate.text.as_str()).collect();
                writeln!(shown, "  -> one of {}", texts.join(", "))
            }
            Resolution::Illegal(diagnostic) => write!(shown, "{}", show(text, diagnostic)),
            Resolution::Syntax(diagnostics) => {
                assert_eq!(diagnostics.len(), 1);
                write!(shown, "{}", show(text, &diagnostics[0]))
            }
            Resolution::Request(_) => panic!("Formation Chess has no requests in its texts"),
        }
        .expect("a String takes all");
    }
    shown
}

#[test]
fn bad_action_texts() {
    let position = position(&MIDDLE_GAME.into());
    assert_snapshot!(resolve_all(
        &position,
        &[
            "",
            "红",
            "红车",
            "红车三",
            "红车平3",
            "红車平三",
            "红 车平三",
            "红车平三 ",
            "红车－三",
            "红车零三",
            "红车庚三",
            "红车前二",
            "红车平三三",
            "红车平四捉推",
            "红象平三",
            "白车平三",
            "一三进一",
            "一三退一",
            "红认负",
            "红车认负",
            "一三认负",
            "红将认负。",
            "车平三",
            "红车平三;",
            "红车平三\n",
            "红车平三\r\n",
            "红车平三－",
            "红车平三。",
            "\u{feff}红车平三",
            "33-34c",
        ],
        Mode::Exact,
    ));
}

#[test]
fn illegal_actions() {
    let position = position(&MIDDLE_GAME.into());
    assert_snapshot!(resolve_all(
        &position,
        &[
            "红车三六",
            "红车进丁",
            "红车一三",
            "红车平四",
            "红车平五捉",
            "红车平三拉",
            "红车平三捉",
            "红车平三推",
            "红车平四推",
            "红车四四",
            "红车五四",
            "红马平四",
            "红马四四",
            "红马五四",
            "二一平三",
            "三三平四",
            "六一平三",
            "红卒平三",
            "黑将认负",
            "黑车平三",
            "红车退一",
            "红将退一",
            "红将五一",
        ],
        Mode::Exact,
    ));
}

#[test]
fn reasons_name_what_decides() {
    let crowded = position(
        &"\
行棋方：红
红方：[]
黑方：[]
胜负：未分
棋盘：
零[一路 二路 三路 四路 五路 六路 七路]
一[黑将 一一 一一 一一 一一 一一 一一]
二[一一 黑盾 一一 黑矛 一一 黑林 一一]
三[一一 一一 红矛 一一 红车 红火 一一]
四[一一 黑卒 一一 黑卒 一一 一一 红风]
五[红车 红车 一一 一一 黑计 一一 黑卒]
六[一一 一一 一一 红将 一一 一一 一一]
七[一一 红卒 一一 一一 一一 红雷 黑士]
"
        .into(),
    );
    assert_snapshot!(resolve_all(
        &crowded,
        &[
            "红将认负",
            "红将五五捉",
            "红将五七",
            "红矛四四捉",
            "红矛二二捉",
            "红矛四五",
            "红矛五四",
            "红火平七拉",
            "红火进一推",
            "红车平六推",
            "五三平六捉",
            "红风退一推",
            "红风进一拉",
            "红卒平三",
            "一五平二推",
            "一五平三",
            "二五平一推",
            "红雷平七捉",
            "红雷五五捉",
        ],
        Mode::Exact,
    ));
}

#[test]
fn placement() {
    let position = position(
        &"\
行棋方：红
红方：[将 车]
黑方：[将 车]
胜负：未分
棋盘：
零[一路 二路 三路]
一[一一 一一 黑马]
二[一一 一一 一一]
三[红马 一一 一一]
"
        .into(),
    );
    assert_snapshot!(resolve_all(
        &position,
        &[
            "红将一三",
            "红将二二",
            "红将二一",
            "红将四三",
            "黑将二三",
            "红马二三",
            "红将进一",
            "一三二三",
            "红将二三捉",
            "黑将认负",
            "红将认负",
        ],
        Mode::Exact,
    ));
}

#[test]
fn as_people_type() {
    let position = position(&MIDDLE_GAME.into());
    assert_snapshot!(resolve_all(
        &position,
        &[
            "红車平3",
            " 红 车 平 三 ",
            "13-33",
            "13-43c",
            "1,3-4,3x",
            "13－43",
            "che 33",
            "rook 4 3 capture",
            "che ping 3",
            "hong che jin 1",
            "CHĒ jin 1",
            "ma 43 z",
            "shi 33",
            "red general resign",
            "renfu",
            "black rook 3 1",
            "car 3 3",
            "rook",
            "che tui 1",
            "ma 43 tui",
            "ma 43 back",
            "车平三",
            "车33",
            "马四三捉",
            "将认输",
            "13–33",
            "hong che 三三",
            "一三-三三",
            "红车平三 ",
            "11-99",
            "ㄅ",
        ],
        Mode::Lenient,
    ));
}

#[test]
fn pieces_and_previews_are_explained() {
    let position = position(&MIDDLE_GAME.into());
    let mut shown = String::new();
    for point in ["一三", "四三", "二二"] {
        writeln!(shown, "# {point}").expect("a String takes all");
        let square = read_coordinate(point).expect("a coordinate");
        assert_eq!(coordinate(square), point);
        for message in FormationChess.explain_piece(&position, square) {
            write!(shown, "  {}", say(&message)).expect("a String takes all");
        }
    }
    for text in ["红车平四捉", "红马四三", "红将认负"] {
        writeln!(shown, "# {text}").expect("a String takes all");
        for message in FormationChess.why_not(&position, text, &ResolveOptions::default()) {
            write!(shown, "  {}", say(&message)).expect("a String takes all");
        }
    }
    assert_snapshot!(shown);
}
