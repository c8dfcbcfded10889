//! The document's protocol as a program speaks it.

mod support;

use std::fmt::Write as _;

use insta::assert_snapshot;
use proptest::prelude::*;
use support::data::rows;
use support::said::Speaker;
use tabiya_formation::FormationProtocol;
use tabiya_formation::text::{ResultText, write_position};
use tabiya_game::{MAX_LINE, Protocol, Reply};

const BOARD: &str = "\
行棋方：红
红方：[]
黑方：[]
胜负：未分
棋盘：
零[一路 二路 三路]
一[黑将 一一 黑车]
二[一一 一一 一一]
三[红车 一一 红将]";

/// What is said and answered, line by line.
fn talk(lines: &str) -> String {
    let speaker = Speaker::new();
    let mut protocol = FormationProtocol::new();
    let mut shown = String::new();
    let show = |replies: Vec<Reply>, shown: &mut String| {
        for reply in replies {
            match reply {
                Reply::Text(text) => writeln!(shown, "{text}").expect("a String takes all"),
                Reply::Error { marker, diagnostic } => {
                    writeln!(shown, "{marker}{}", diagnostic.code()).expect("a String takes all");
                    shown.push_str(&speaker.say(&diagnostic.message));
                }
            }
        }
    };
    for line in lines.lines() {
        writeln!(shown, "> {line}").expect("a String takes all");
        show(protocol.line(line), &mut shown);
    }
    show(protocol.end(), &mut shown);
    shown
}

#[test]
fn games_of_the_data() {
    for game in rows("games.jsonl") {
        let mut protocol = FormationProtocol::new();
        let start = game["start"].as_str().expect("a snapshot");
        for line in start.lines().chain([""]) {
            assert_eq!(protocol.line(line), []);
        }
        let actions = game["actions"].as_array().expect("a list");
        for (action, result) in actions.iter().zip(game["results"].as_array().expect("a list")) {
            let before = protocol.position().clone();
            let replies = protocol.line(action.as_str().expect("an action"));
            let [Reply::Text(text)] = &replies[..] else { panic!("{replies:?}") };
            let ours: ResultText = text.parse().expect("a result");
            let theirs: ResultText = result.as_str().expect("a text").parse().expect("a result");
            assert_eq!(ours.changes(&before), theirs.changes(&before));
        }
        let [Reply::Text(snapshot)] = &protocol.line("?")[..] else { panic!("no snapshot") };
        assert_eq!(format!("{snapshot}\n"), game["final"].as_str().expect("a snapshot"));
        assert_eq!(protocol.end(), []);
    }
}

#[test]
fn a_conversation() {
    assert_snapshot!(talk(&format!("{BOARD}\n\n红车进二捉\n?\n黑车平一\n")), @"
    > 行棋方：红
    > 红方：[]
    > 黑方：[]
    > 胜负：未分
    > 棋盘：
    > 零[一路 二路 三路]
    > 一[黑将 一一 黑车]
    > 二[一一 一一 一一]
    > 三[红车 一一 红将]
    > 
    > 红车进二捉
    变化：[红车进二]
    胜负：红胜
    > ?
    行棋方：黑
    红方：[]
    黑方：[]
    胜负：红胜
    棋盘：
    零[一路 二路 三路]
    一[红车 一一 黑车]
    二[一一 一一 一一]
    三[一一 一一 红将]
    > 黑车平一
    错误：formation.why.decided
        The game is over: 红胜 (Red wins).
        对局已经结束：红胜。
    ");
}

#[test]
fn the_standard_start_needs_no_snapshot() {
    assert_snapshot!(talk("\n红将五十\n黑将五八\n\n黑将五一\n"), @"
    > 
    > 红将五十
    变化：[红将五十占]
    胜负：未分
    > 黑将五八
    错误：formation.why.wrong-half
        五八 is in the other half: Black places in rows 一 to 五.
        五八在对方半场：黑方布在第一行至第五行。
    > 
    错误：formation.action.empty
        The text is empty; an action is expected.
          = Write a piece and where it goes, such as 红车平三 or 一二三二捉.
        文本为空，没有行动。
          = 请写棋子和去处，如红车平三、一二三二捉。
    > 黑将五一
    变化：[黑将五一占]
    胜负：未分
    ");
}

#[test]
fn snapshots_that_are_not_taken() {
    let bad = BOARD.replace("红方：", "红方:").replace("黑车", "黑車");
    assert_snapshot!(talk(&format!("{bad}\n\n红将五十\n{}\n", BOARD.lines().next().expect("a line"))), @"
    > 行棋方：红
    > 红方:[]
    > 黑方：[]
    > 胜负：未分
    > 棋盘：
    > 零[一路 二路 三路]
    > 一[黑将 一一 黑車]
    > 二[一一 一一 一一]
    > 三[红车 一一 红将]
    > 
    错误：formation.protocol.snapshot
        The snapshot can't be used, and the game stays as it was. Line 2, column 3: The colon here (“:”) is half-width; the document's is the full-width “：”; and one more error.
          = Send another snapshot, or act in the game as it is.
        快照不能用，对局保持原样。第 2 行第 3 列：此处的冒号“:”是半角的；规范用全角“：”；另有 1 处错误。
          = 请另发一个快照，或者就在现有对局中行动。
    > 红将五十
    变化：[红将五十占]
    胜负：未分
    > 行棋方：红
    错误：formation.protocol.late-snapshot
        A snapshot can only be sent once, before the first action.
          = Start the program anew to play from another position.
        快照只能在第一个行动之前发送一次。
          = 要从别的局面开始，请重新启动程序。
    ");
    assert_snapshot!(talk(&format!("{}\n红车平二\n{BOARD}\n\n红车平二\n", BOARD.replace('\n', "/"))), @"
    > 行棋方：红/红方：[]/黑方：[]/胜负：未分/棋盘：/零[一路 二路 三路]/一[黑将 一一 黑车]/二[一一 一一 一一]/三[红车 一一 红将]
    > 红车平二
    错误：formation.protocol.no-blank-line
        “红车平二” follows the snapshot without an empty line between them. The snapshot is not taken, and the game stays as it was.
          = Send the snapshot again, then an empty line, then actions.
        快照之后缺少空行，紧接着就是“红车平二”。快照未被采用，对局保持原样。
          = 请重发快照，然后是一个空行，再是行动。
    > 行棋方：红
    > 红方：[]
    > 黑方：[]
    > 胜负：未分
    > 棋盘：
    > 零[一路 二路 三路]
    > 一[黑将 一一 黑车]
    > 二[一一 一一 一一]
    > 三[红车 一一 红将]
    > 
    > 红车平二
    变化：[红车平二]
    胜负：未分
    ");
    assert_snapshot!(talk(&BOARD.replace("黑将", "红将")), @"
    > 行棋方：红
    > 红方：[]
    > 黑方：[]
    > 胜负：未分
    > 棋盘：
    > 零[一路 二路 三路]
    > 一[红将 一一 黑车]
    > 二[一一 一一 一一]
    > 三[红车 一一 红将]
    错误：formation.protocol.snapshot
        The snapshot can't be used, and the game stays as it was. Line 9, column 9: Red has 2 Generals (一一 and 三三); one is the most; and one more error.
          = Send another snapshot, or act in the game as it is.
        快照不能用，对局保持原样。第 9 行第 9 列：红方有 2 个将（一一和三三）；最多一个；另有 1 处错误。
          = 请另发一个快照，或者就在现有对局中行动。
    ");
}

#[test]
fn a_player_without_legal_action_is_told() {
    let stuck = "\
行棋方：红
红方：[]
黑方：[]
胜负：未分
棋盘：
零[一路 二路 三路]
一[黑将 一一 一一]
二[一一 黑计 一一]
三[一一 一一 红将]
";
    assert_snapshot!(talk(&format!("{stuck}\n红将二二捉\n")), @"
    > 行棋方：红
    > 红方：[]
    > 黑方：[]
    > 胜负：未分
    > 棋盘：
    > 零[一路 二路 三路]
    > 一[黑将 一一 一一]
    > 二[一一 黑计 一一]
    > 三[一一 一一 红将]
    > 
    > 红将二二捉
    错误：formation.protocol.no-legal-action
        Red has no legal action here: the game can't go on, and stays unfinished. This action is refused: Red does not command 红将 at 三三: 黑计 at 二二 gives it 不动 (Immobile).
        红方在此没有合法行动：对局无法继续，仍为未分。这个行动被拒绝：红方不能指挥三三的红将：二二的黑计使它不动。
    ");
}

#[test]
fn lines_have_a_budget() {
    let mut protocol = FormationProtocol::new();
    let replies = protocol.line(&"红".repeat(MAX_LINE));
    assert!(
        matches!(&replies[..], [Reply::Error { diagnostic, .. }] if diagnostic.code().as_str() == "formation.text.line-too-long")
    );
    // A snapshot without an end is refused in the end, and not kept.
    let mut protocol = FormationProtocol::new();
    for _ in 0..10_000 {
        assert_eq!(protocol.line("行棋方：红"), []);
    }
    assert!(format!("{protocol:?}").len() < 1 << 20);
    assert!(matches!(&protocol.line("")[..], [Reply::Error { .. }]));
}

proptest! {
    /// After the start every line gets exactly one answer, and an error changes nothing.
    #[test]
    fn every_line_is_answered_once(
        lines in prop::collection::vec("(红将五十|黑将五一|[红黑][将车马][一二三五九十]{2}|\\?|[\\PC]{0,9}|)", 1..12),
    ) {
        let mut protocol = FormationProtocol::new();
        protocol.line("红将五十");
        for line in lines {
            let before = write_position(protocol.position());
            let replies = protocol.line(&line);
            prop_assert_eq!(replies.len(), 1, "{:?}", line);
            match &replies[0] {
                Reply::Text(_) if line == "?" => prop_assert_eq!(write_position(protocol.position()), before),
                Reply::Text(text) => {
                    prop_assert!(text.parse::<ResultText>().is_ok());
                    prop_assert_ne!(write_position(protocol.position()), before);
                }
                Reply::Error { marker, diagnostic } => {
                    prop_assert_eq!(*marker, "错误：");
                    let span = diagnostic.span.expect("a place");
                    prop_assert!(line.get(span.range()).is_some());
                    prop_assert_eq!(write_position(protocol.position()), before);
                }
            }
        }
    }
}

/// A snapshot that comes too late is one error, and every line after it is answered again.
#[test]
fn a_late_snapshot_is_passed_over_as_one() {
    let mut protocol = FormationProtocol::new();
    let mut answers = |line: &str| protocol.line(line).len();
    assert_eq!(answers("红将五十"), 1);
    assert_eq!(answers("行棋方：红"), 1);
    assert_eq!(["红方：[]", "棋盘：", "零[一路]", "一[红将]", ""].map(&mut answers), [0; 5]);
    assert_eq!(answers("黑车九"), 1);
    assert_eq!(answers("行棋方：红"), 1);
    assert_eq!(["?", "黑车九"].map(&mut answers), [1; 2]);
    assert_eq!(answers("行棋方：红"), 1);
    assert_eq!(["黑车九", "黑将五一"].map(answers), [1; 2]);
}
