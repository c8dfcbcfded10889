//! Records: the shared data, round trips of random games, and what is said about bad ones.

mod support;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::ops::ControlFlow;

use insta::assert_snapshot;
use proptest::prelude::*;
use support::data::{legal, position, rows};
use support::said::Speaker;
use support::setups;
use tabiya_formation::text::{
    self, RECORD_AGREED_DRAW, RECORD_LOSS_ON_TIME, RecordReader, write_action, write_position, write_record,
};
use tabiya_formation::{Action, FormationChess, Position};
use tabiya_game::{
    Diagnostic, GameText as _, MAX_LINE, Mode, PlySeen, RecordReader as _, RecordReport, Rules,
};

/// What a reader has seen of a ply: text, canonical text, position, result.
type Seen = (String, String, String, String);

fn seen(ply: &dyn PlySeen) -> Seen {
    let result = ply.result().expect("Formation Chess has results");
    (ply.text().to_owned(), ply.canonical(), ply.position(), result)
}

fn read_with(mode: Mode, text: &str) -> (Vec<Seen>, Option<String>, RecordReport) {
    let mut reader = Box::new(RecordReader::new(mode));
    let mut plies = Vec::new();
    let _ = reader.lines(text, &mut |ply| {
        assert_eq!(ply.number(), plies.len() as u64 + 1);
        plies.push(seen(ply));
        ControlFlow::Continue(())
    });
    let start = reader.start();
    let report = reader.finish();
    assert_eq!(report.plies, plies.len() as u64);
    (plies, start, report)
}

fn read(text: &str) -> (Vec<Seen>, Option<String>, RecordReport) {
    read_with(Mode::Exact, text)
}

fn canonical(plies: &[Seen]) -> Vec<String> {
    plies.iter().map(|(_, canonical, ..)| canonical.clone()).collect()
}

#[test]
fn games_of_the_data() {
    for game in rows("games.jsonl") {
        let record = game["record"].as_str().expect("a record");
        let (plies, start, report) = read(record);
        assert!(report.valid, "game {}: {:?}", game["id"], report.diagnostics);
        assert_eq!(start.as_deref(), game["start"].as_str());
        assert_eq!(
            canonical(&plies),
            serde_json::from_value::<Vec<String>>(game["actions"].clone()).expect("texts")
        );
        assert_eq!(report.position.as_deref(), game["final"].as_str());
        assert_eq!(
            write_record(&position(&game["start"]), &canonical(&plies)),
            record,
            "game {}",
            game["id"]
        );
        for ((_, _, after, result), expected) in plies.iter().zip(game["results"].as_array().expect("a list"))
        {
            let result: text::ResultText = result.parse().expect("a result");
            let expected: text::ResultText = expected.as_str().expect("a result").parse().expect("a result");
            assert_eq!(
                result.check(&position(&after.as_str().into())).valid,
                expected.check(&position(&after.as_str().into())).valid
            );
        }
    }
}

#[test]
fn cases_of_the_data() {
    for row in rows("record_cases.jsonl") {
        let text = row["text"].as_str().expect("a text");
        let (plies, _, report) = read(text);
        assert_eq!(
            report.valid,
            row["verdict"] == "valid",
            "{}: {text}: {:?}",
            row["why"],
            report.diagnostics
        );
        if let Some(moves) = row["moves"].as_array() {
            let expected: Vec<_> = moves.iter().filter_map(|text| text.as_str()).collect();
            assert_eq!(plies.iter().map(|ply| ply.0.as_str()).collect::<Vec<_>>(), expected);
        }
    }
}

/// A start and a game from it: the choices are places among the legal actions.
fn play(start: &Position, choices: &[prop::sample::Index]) -> (Vec<String>, Position) {
    let mut position = start.clone();
    let mut actions = Vec::new();
    for choice in choices {
        let legal = legal(&position);
        if legal.is_empty() {
            break;
        }
        let action = legal[choice.index(legal.len())];
        actions.push(write_action(&position, action));
        position.make(action);
    }
    (actions, position)
}

fn starts() -> impl Strategy<Value = Position> {
    prop_oneof![
        1 => Just(Position::standard()),
        3 => setups().prop_map(|setup| Position::new(&setup).expect("valid")),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// A record reads back as the game that it was written of, in every form, and is written alike again.
    #[test]
    fn records_of_random_games(start in starts(), choices in prop::collection::vec(any::<prop::sample::Index>(), 0..40)) {
        let (actions, end) = play(&start, &choices);
        let record = write_record(&start, &actions);
        // A standard start may be written, though a writer leaves it out.
        let explicit = if start == Position::standard() {
            format!("{}\n{record}", write_position(&start))
        } else {
            record.clone()
        };
        let one_line = match record.split_once("\n\n") {
            Some((snapshot, rounds)) => format!("{}\n\n{rounds}", snapshot.replace('\n', "/")),
            None => record.clone(),
        };
        for form in [
            record.trim_end_matches('\n').to_owned(),
            record.replace('\n', "\r\n"),
            record.replace('\n', "/"),
            one_line.replacen("\n\n", "/\n\n", 1),
            format!("{record}\n\n"),
            explicit,
            one_line,
            record.clone(),
        ] {
            let (plies, from, report) = read(&form);
            prop_assert!(report.valid, "{form}: {:?}", report.diagnostics);
            prop_assert_eq!(canonical(&plies), actions.clone());
            prop_assert_eq!(report.position, Some(write_position(&end)));
            prop_assert_eq!(report.outcome, FormationChess.outcome(&end, tabiya_game::History::none(&end)));
            if !actions.is_empty() {
                prop_assert_eq!(from, Some(write_position(&start)));
            }
            prop_assert_eq!(write_record(&start, &canonical(&plies)), record.clone());
        }
    }

    #[test]
    fn any_text_is_a_record_or_has_errors_in_it(
        text in "(\u{feff}|1\\. 红将五十 黑将五一\n|行棋方：红/红方：\\[\\]/){0,2}[123. …红黑将车五十平直认负捉一零路/：\\[\\]\t\r\n]{0,24}",
    ) {
        for mode in [Mode::Exact, Mode::Lenient] {
            let (_, _, report) = read_with(mode, &text);
            prop_assert_eq!(report.valid, !tabiya_game::has_errors(&report.diagnostics));
            for diagnostic in &report.diagnostics {
                let span = diagnostic.span.expect("a place");
                prop_assert!(text.get(span.range()).is_some(), "{:?}", diagnostic);
                prop_assert_eq!(span, tabiya_game::Span::new(&text, span.range()));
            }
        }
    }
}

const BLACK_FIRST: &str = "\
行棋方：黑
红方：[]
黑方：[]
胜负：未分
棋盘：
零[一路 二路 三路]
一[黑将 一一 黑车]
二[一一 一一 一一]
三[红车 一一 红将]
";

#[test]
fn a_record_can_be_empty_or_only_a_start() {
    for text in ["", "\n", "\r\n\r\n"] {
        let (_, _, report) = read(text);
        assert!(report.valid && report.plies == 0, "{text:?}: {report:?}");
        assert_eq!(report.position, Some(write_position(&Position::standard())));
    }
    let (_, _, report) = read(BLACK_FIRST);
    assert!(report.valid, "{report:?}");
    assert_eq!(report.position.as_deref(), Some(BLACK_FIRST));
    assert_eq!(write_record(&position(&BLACK_FIRST.into()), &[]), BLACK_FIRST);
    assert_eq!(write_record(&Position::standard(), &[]), "");
    let decided = BLACK_FIRST.replace("未分", "和棋");
    assert!(read(&decided).2.valid);
    let black = format!("{BLACK_FIRST}\n1. …… 黑车平二\n");
    assert!(read(&black).2.valid, "{:?}", read(&black).2);
    assert_eq!(write_record(&position(&BLACK_FIRST.into()), &["黑车平二".to_owned()]), black);
}

#[test]
fn reading_stops_when_it_is_told_to() {
    let mut reader = Box::new(RecordReader::new(Mode::Exact));
    let flow = reader.lines("1. 红将五十 黑将五一\n2. 红盾四十\n", &mut |ply| {
        if ply.number() == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert!(flow.is_break());
    assert!(reader.line("2. 红盾四十\n", &mut |_| ControlFlow::Continue(())).is_break());
    let report = reader.finish();
    assert!(report.valid && report.plies == 2, "{report:?}");
}

#[test]
fn as_people_paste_it() {
    let text = "\u{feff}1.  紅將五十 黑將五一 \n2. 红盾四十\n";
    assert!(!read(text).2.valid);
    let (plies, _, report) = read_with(Mode::Lenient, text);
    assert!(report.valid, "{:?}", report.diagnostics);
    assert_eq!(canonical(&plies), ["红将五十", "黑将五一", "红盾四十"]);
    assert_eq!(plies[0].0, "紅將五十");
    assert!(!report.diagnostics.is_empty());
}

#[test]
fn lines_and_errors_have_budgets() {
    let (_, _, report) = read(&format!("1. 红将五十 黑将五一\n2. {}\n", "x".repeat(MAX_LINE)));
    assert_eq!(report.plies, 2);
    assert_eq!(report.diagnostics.len(), 1);
    assert_eq!(report.diagnostics[0].code().as_str(), "formation.text.line-too-long");
    assert_eq!(report.diagnostics[0].span.map(|span| (span.line, span.column)), Some((2, 1)));

    // A game that goes on and on with wrong numbers: the errors that are kept have a limit.
    let start = "行棋方：红/红方：[]/黑方：[]/胜负：未分/棋盘：/零[一路 二路 三路]/一[黑将 黑车 一一]/二[红车 一一 红将]\n\n";
    let rounds = ["7. 红车平二 黑车平三\n", "7. 红车平一 黑车平二\n"].repeat(500).concat();
    let (_, _, report) = read(&format!("{start}{rounds}"));
    // One round of them has the right number.
    assert_eq!(report.plies, 202);
    assert_eq!(report.diagnostics.len(), 101);
    assert_eq!(report.diagnostics[100].code().as_str(), "formation.text.more-errors");
}

/// What is said of records.
fn judged(texts: &[String]) -> String {
    let speaker = Speaker::new();
    let mut shown = String::new();
    for text in texts {
        let (_, _, report) = read(text);
        let head = text.replace(BLACK_FIRST, "(Black first)\n").escape_debug().to_string();
        writeln!(shown, "{head}: {} plies", report.plies).expect("a String takes all");
        shown.push_str(&speaker.show(text, &report.diagnostics));
    }
    shown
}

/// Records after the start [`BLACK_FIRST`].
fn black_first(rounds: &str) -> String {
    format!("{BLACK_FIRST}\n{rounds}\n")
}

fn bad_rounds() -> Vec<String> {
    vec![
        "\u{feff}1. 红将五十\n".into(),
        " 1. 红将五十\n".into(),
        "红将五十 黑将五一\n".into(),
        "一. 红将五十 黑将五一\n2. 红盾四十\n".into(),
        "１. 红将五十\n".into(),
        "# game: formation\n1. 红将五十\n".into(),
        "0. 红将五十\n".into(),
        "2. 红将五十\n3. 红盾四十\n".into(),
        "1. 红将五十 黑将五一\n3. 红盾四十 黑车五二\n4. 红车四九 黑盾四一\n5. 红马一九\n".into(),
        "1. 红将五十 黑将五一\n3. 红盾四十 黑车五二\n3. 红车四九 黑盾四一\n4. 红马一九\n".into(),
        "99999999999999999999. 红将五十\n".into(),
        "01. 红将五十\n".into(),
        "00. 红将五十 黑将五一\n \n2. 红盾四十\n".into(),
        "1 红将五十 黑将五一\n".into(),
        "1。红将五十 黑将五一\n".into(),
        "1.红将五十 黑将五一\n".into(),
        "1.  红将五十\n".into(),
        "1. 红将五十  黑将五一\n".into(),
        "1. 红将五十\t黑将五一 \n".into(),
        "1. \n".into(),
        "1.\n".into(),
        "1\n".into(),
        "1. 红将五十 黑将五一 红盾四十 黑车五二\n2. 红车四九\n".into(),
        "1. 红将五十\n2. 红盾四十\n".into(),
        "1. 红将五十 黑将五一\n\n2. 红盾四十\n".into(),
        "\n1. 红将五十\n".into(),
        "1. 红将五十 黑将五一\r2. 红盾四十".into(),
        "1.红将五十 黑将五一\n\n3. 红盾四十  黑车五二\n".into(),
    ]
}

#[test]
fn rounds_of_bad_form() {
    assert_snapshot!(judged(&bad_rounds()), @r"
    \u{feff}1. 红将五十\n: 1 plies
      1:1 formation.text.byte-order-mark
        The text begins with a byte-order mark (U+FEFF); a snapshot (行棋方：…) or the first round (1. …) should be first.
          = Save the text as UTF-8 without a byte-order mark.
        文本以字节序标记（U+FEFF）开头；开头应为快照（行棋方：…）或第一回合（1. …）。
          = 请存为不带字节序标记的 UTF-8。
     1. 红将五十\n: 1 plies
      1:1 formation.text.space
        There is a space here (“⟨U+0020⟩”); 1 is expected.
          = Take the space out: there are single spaces between the entries of a list and nowhere else.
        此处有空格（“⟨U+0020⟩”）；应为1。
          = 请去掉空格：只有列表各项之间有一个空格，别处没有。
    红将五十 黑将五一\n: 0 plies
      1:1 formation.record.no-number
        The line should begin with the number of the round, “1. ”, but there is “红将五十”.
          = Rounds are numbered with Arabic digits from 1: 1. 红将五十 黑将五一.
        此处是“红将五十”；这一行应以回合数“1. ”开头。
          = 回合用阿拉伯数字从 1 数起：1. 红将五十 黑将五一。
    一. 红将五十 黑将五一\n2. 红盾四十\n: 3 plies
      1:1 formation.record.no-number
        The line should begin with the number of the round, “1. ”, but there is “一”.
          = Rounds are numbered with Arabic digits from 1: 1. 红将五十 黑将五一.
        此处是“一”；这一行应以回合数“1. ”开头。
          = 回合用阿拉伯数字从 1 数起：1. 红将五十 黑将五一。
    １. 红将五十\n: 1 plies
      1:1 formation.record.no-number
        The line should begin with the number of the round, “1. ”, but there is “１”.
          = Rounds are numbered with Arabic digits from 1: 1. 红将五十 黑将五一.
        此处是“１”；这一行应以回合数“1. ”开头。
          = 回合用阿拉伯数字从 1 数起：1. 红将五十 黑将五一。
    # game: formation\n1. 红将五十\n: 0 plies
      1:1 formation.record.no-number
        The line should begin with the number of the round, “1. ”, but there is “#”.
          = Rounds are numbered with Arabic digits from 1: 1. 红将五十 黑将五一.
        此处是“#”；这一行应以回合数“1. ”开头。
          = 回合用阿拉伯数字从 1 数起：1. 红将五十 黑将五一。
    0. 红将五十\n: 1 plies
      1:1 formation.record.round-number
        Round 0 stands where round 1 is expected.
          = Rounds are numbered from 1, one after the other.
        此处是第 0 回合；应为第 1 回合。
          = 回合从 1 起依次编号。
    2. 红将五十\n3. 红盾四十\n: 1 plies
      1:1 formation.record.round-number
        Round 2 stands where round 1 is expected.
          = Rounds are numbered from 1, one after the other.
        此处是第 2 回合；应为第 1 回合。
          = 回合从 1 起依次编号。
      1:1 formation.record.half-round
        Round 1 has only one half-move, but the record goes on.
          = Only the last round may have one half-move; add Black's here.
        第 1 回合只有一个半回合，棋谱却没有结束。
          = 只有最后一回合可以只有一个半回合；请在这里补上黑方的行动。
    1. 红将五十 黑将五一\n3. 红盾四十 黑车五二\n4. 红车四九 黑盾四一\n5. 红马一九\n: 7 plies
      2:1 formation.record.round-number
        Round 3 stands where round 2 is expected.
          = Rounds are numbered from 1, one after the other.
        此处是第 3 回合；应为第 2 回合。
          = 回合从 1 起依次编号。
    1. 红将五十 黑将五一\n3. 红盾四十 黑车五二\n3. 红车四九 黑盾四一\n4. 红马一九\n: 7 plies
      2:1 formation.record.round-number
        Round 3 stands where round 2 is expected.
          = Rounds are numbered from 1, one after the other.
        此处是第 3 回合；应为第 2 回合。
          = 回合从 1 起依次编号。
    99999999999999999999. 红将五十\n: 1 plies
      1:1 formation.record.round-number
        Round 99999999999999999999 stands where round 1 is expected.
          = Rounds are numbered from 1, one after the other.
        此处是第 99999999999999999999 回合；应为第 1 回合。
          = 回合从 1 起依次编号。
    01. 红将五十\n: 1 plies
      1:1 formation.record.leading-zero
        The number “01” begins with a zero.
          = Write 1.
        回合数 “01” 以零开头。
          = 请写 1。
    00. 红将五十 黑将五一\n \n2. 红盾四十\n: 3 plies
      1:1 formation.record.leading-zero
        The number “00” begins with a zero.
          = Write 1.
        回合数 “00” 以零开头。
          = 请写 1。
      1:1 formation.record.round-number
        Round 00 stands where round 1 is expected.
          = Rounds are numbered from 1, one after the other.
        此处是第 00 回合；应为第 1 回合。
          = 回合从 1 起依次编号。
      2:1 formation.text.space
        There is a space here (“⟨U+0020⟩”); a line feed is expected.
          = Take the space out: there are single spaces between the entries of a list and nowhere else.
        此处有空格（“⟨U+0020⟩”）；应为换行符。
          = 请去掉空格：只有列表各项之间有一个空格，别处没有。
    1 红将五十 黑将五一\n: 2 plies
      1:2 formation.record.full-stop
        After the number of the round a full stop “.” is expected, but there is “⟨U+0020⟩”.
          = Write 1. 红将五十 黑将五一.
        回合数之后是“⟨U+0020⟩”；应为英文句点“.”。
          = 请写 1. 红将五十 黑将五一。
    1。红将五十 黑将五一\n: 2 plies
      1:2 formation.record.full-stop
        After the number of the round a full stop “.” is expected, but there is “。”.
          = Write 1. 红将五十 黑将五一.
        回合数之后是“。”；应为英文句点“.”。
          = 请写 1. 红将五十 黑将五一。
      1:3 formation.record.after-stop
        After the full stop exactly one space is expected, but there is “红”.
          = Write 1. 红将五十 黑将五一.
        句点之后是“红”；应恰有一个空格。
          = 请写 1. 红将五十 黑将五一。
    1.红将五十 黑将五一\n: 2 plies
      1:3 formation.record.after-stop
        After the full stop exactly one space is expected, but there is “红”.
          = Write 1. 红将五十 黑将五一.
        句点之后是“红”；应恰有一个空格。
          = 请写 1. 红将五十 黑将五一。
    1.  红将五十\n: 1 plies
      1:3 formation.record.after-stop
        After the full stop exactly one space is expected, but there is “⟨U+0020 ×2⟩”.
          = Write 1. 红将五十 黑将五一.
        句点之后是“⟨U+0020 ×2⟩”；应恰有一个空格。
          = 请写 1. 红将五十 黑将五一。
    1. 红将五十  黑将五一\n: 2 plies
      1:8 formation.text.extra-space
        There is a space too many here.
          = Put exactly one space between two entries, and none before the first or after the last.
        此处多了一个空格。
          = 两项之间恰有一个空格，首项之前、末项之后没有空格。
    1. 红将五十\t黑将五一 \n: 2 plies
      1:8 formation.text.separator
        Here exactly one space between two entries is expected, but there is “⟨U+0009⟩”.
          = Put exactly one space between two entries, and none before the first or after the last.
        此处应为两项之间恰好一个空格，实为“⟨U+0009⟩”。
          = 两项之间恰有一个空格，首项之前、末项之后没有空格。
      1:13 formation.text.space
        There is a space here (“⟨U+0020⟩”); the end is expected.
          = Take the space out: there are single spaces between the entries of a list and nowhere else.
        此处有空格（“⟨U+0020⟩”）；应为结尾。
          = 请去掉空格：只有列表各项之间有一个空格，别处没有。
    1. \n: 0 plies
      1:4 formation.record.no-half-move
        This round has no action.
          = Write at least one, or leave the round out.
        这一回合没有行动。
          = 请至少写一个行动，或者去掉这一回合。
    1.\n: 0 plies
      1:3 formation.record.no-half-move
        This round has no action.
          = Write at least one, or leave the round out.
        这一回合没有行动。
          = 请至少写一个行动，或者去掉这一回合。
    1\n: 0 plies
      1:2 formation.record.full-stop
        After the number of the round a full stop “.” is expected, but there is nothing.
          = Write 1. 红将五十 黑将五一.
        回合数之后是空；应为英文句点“.”。
          = 请写 1. 红将五十 黑将五一。
    1. 红将五十 黑将五一 红盾四十 黑车五二\n2. 红车四九\n: 2 plies
      1:14 formation.record.extra-half-move
        A round has at most two half-moves, Red's and Black's; “红盾四十 黑车五二” is too much.
          = Begin a new line with the next number.
        “红盾四十 黑车五二”是多余的：一回合最多有红方和黑方两个半回合。
          = 请另起一行，写下一个回合数。
    1. 红将五十\n2. 红盾四十\n: 1 plies
      1:1 formation.record.half-round
        Round 1 has only one half-move, but the record goes on.
          = Only the last round may have one half-move; add Black's here.
        第 1 回合只有一个半回合，棋谱却没有结束。
          = 只有最后一回合可以只有一个半回合；请在这里补上黑方的行动。
    1. 红将五十 黑将五一\n\n2. 红盾四十\n: 3 plies
      2:1 formation.record.blank-line
        An empty line stands here, and the record goes on after it.
          = The one empty line of a record stands between its snapshot and its first round.
        此处有空行，棋谱却没有结束。
          = 棋谱中唯一的空行在快照与第一回合之间。
    \n1. 红将五十\n: 1 plies
      1:1 formation.record.blank-line
        An empty line stands here, and the record goes on after it.
          = The one empty line of a record stands between its snapshot and its first round.
        此处有空行，棋谱却没有结束。
          = 棋谱中唯一的空行在快照与第一回合之间。
    1. 红将五十 黑将五一\r2. 红盾四十: 0 plies
      1:13 formation.text.lone-cr
        A carriage return without a line feed stands here; a line feed is expected.
          = End lines with a line feed, or with a carriage return and a line feed.
        此处有一个单独的回车符；应为换行符。
          = 行尾用换行符，或用回车加换行。
    1.红将五十 黑将五一\n\n3. 红盾四十  黑车五二\n: 4 plies
      1:3 formation.record.after-stop
        After the full stop exactly one space is expected, but there is “红”.
          = Write 1. 红将五十 黑将五一.
        句点之后是“红”；应恰有一个空格。
          = 请写 1. 红将五十 黑将五一。
      2:1 formation.record.blank-line
        An empty line stands here, and the record goes on after it.
          = The one empty line of a record stands between its snapshot and its first round.
        此处有空行，棋谱却没有结束。
          = 棋谱中唯一的空行在快照与第一回合之间。
      3:1 formation.record.round-number
        Round 3 stands where round 2 is expected.
          = Rounds are numbered from 1, one after the other.
        此处是第 3 回合；应为第 2 回合。
          = 回合从 1 起依次编号。
      3:8 formation.text.extra-space
        There is a space too many here.
          = Put exactly one space between two entries, and none before the first or after the last.
        此处多了一个空格。
          = 两项之间恰有一个空格，首项之前、末项之后没有空格。
    ");
}

fn bad_absences() -> Vec<String> {
    vec![
        "1. …… 黑将五一\n".into(),
        "1. 红将五十 ……\n".into(),
        "1. 红将五十 黑将五一\n2. …… 黑车五二\n".into(),
        "1... 黑将五一\n".into(),
        black_first("1. … 黑车平二"),
        black_first("1. ...... 黑车平二"),
        black_first("1. 黑车平二"),
        black_first("1. 黑车平二 红车平二"),
        black_first("1. ……"),
    ]
}

#[test]
fn absent_half_moves() {
    assert_snapshot!(judged(&bad_absences()), @r"
    1. …… 黑将五一\n: 0 plies
      1:4 formation.record.absent-red
        “……” stands for Red's half-move, but Red acts first here.
          = It is written only where Black acts first.
        “……”代替了红方的半回合，但这里由红方先行。
          = 只有黑方先行时才这样写。
    1. 红将五十 ……\n: 1 plies
      1:9 formation.record.absent-black
        “……” stands for Black's half-move; only Red's can be absent, in the first round.
          = Leave it out: the last round may have one half-move.
        “……”代替了黑方的半回合；只有第一回合红方的半回合可以空缺。
          = 请去掉：最后一回合可以只有一个半回合。
    1. 红将五十 黑将五一\n2. …… 黑车五二\n: 2 plies
      2:4 formation.record.absent-later
        “……” stands after the first round; from then on both sides act in turn.
          = Write Red's action.
        “……”出现在第一回合之后；从那时起双方轮流行动。
          = 请写红方的行动。
    1... 黑将五一\n: 0 plies
      1:2 formation.record.absent-form
        “...” stands where …… is written for the absent half-move.
          = Write two ellipses, …… (U+2026 twice).
        此处是“...”；空缺的半回合写作……。
          = 请写两个省略号字符……（U+2026 两次）。
    (Black first)\n\n1. … 黑车平二\n: 1 plies
      11:4 formation.record.absent-form
        “…” stands where …… is written for the absent half-move.
          = Write two ellipses, …… (U+2026 twice).
        此处是“…”；空缺的半回合写作……。
          = 请写两个省略号字符……（U+2026 两次）。
    (Black first)\n\n1. ...... 黑车平二\n: 1 plies
      11:4 formation.record.absent-form
        “......” stands where …… is written for the absent half-move.
          = Write two ellipses, …… (U+2026 twice).
        此处是“......”；空缺的半回合写作……。
          = 请写两个省略号字符……（U+2026 两次）。
    (Black first)\n\n1. 黑车平二\n: 1 plies
      11:4 formation.record.absent-missing
        Black acts first here, so “黑车平二” can't be Red's half-move; …… is expected before it.
          = Write 1. …… and Black's action.
        这里由黑方先行，“黑车平二”不可能是红方的半回合；之前应有……。
          = 请写 1. …… 和黑方的行动。
    (Black first)\n\n1. 黑车平二 红车平二\n: 0 plies
      11:4 formation.record.absent-missing
        Black acts first here, so “黑车平二” can't be Red's half-move; …… is expected before it.
          = Write 1. …… and Black's action.
        这里由黑方先行，“黑车平二”不可能是红方的半回合；之前应有……。
          = 请写 1. …… 和黑方的行动。
    (Black first)\n\n1. ……\n: 0 plies
      11:6 formation.record.no-half-move
        This round has no action.
          = Write at least one, or leave the round out.
        这一回合没有行动。
          = 请至少写一个行动，或者去掉这一回合。
    ");
}

fn bad_half_moves() -> Vec<String> {
    let over = BLACK_FIRST.replace("未分", "红胜");
    vec![
        "1. 红将五十 黑将五一吃\n".into(),
        "1. 红将五十 黑将五八\n".into(),
        "1. 黑将五一\n".into(),
        "1. 红将认负 黑将五一\n".into(),
        "1. 红将认负\n2. 红将五十\n".into(),
        format!("{over}\n1. …… 黑车平二\n"),
        format!("{BLACK_FIRST}\n1. …… 黑车平三\n"),
    ]
}

#[test]
fn half_moves_that_cannot_be_played() {
    assert_snapshot!(judged(&bad_half_moves()), @r"
    1. 红将五十 黑将五一吃\n: 1 plies
      1:13 formation.action.after
        Here 捉, 推, 拉 or the end is expected, but there is “吃”.
          = An action has four characters, and at most one of 捉, 推 or 拉 after them.
        此处应为捉、推、拉或结尾，实为“吃”。
          = 行动四个字，其后最多再有捉、推、拉之一。
    1. 红将五十 黑将五八\n: 1 plies
      1:9 formation.why.wrong-half
        五八 is in the other half: Black places in rows 一 to 五.
        五八在对方半场：黑方布在第一行至第五行。
    1. 黑将五一\n: 0 plies
      1:4 formation.action.placement-owner
        黑将 can't be placed now: it is Red's turn.
        现在不能布黑将：轮到红方。
    1. 红将认负 黑将五一\n: 1 plies
      1:9 formation.record.after-end
        “黑将五一” comes after the end of the game: 黑胜 (Black wins), the loser resigned.
          = Nothing may follow the action that decides the game.
        “黑将五一”在对局结束之后：黑胜，负方认负。
          = 决定胜负的行动之后不能再有内容。
    1. 红将认负\n2. 红将五十\n: 1 plies
      2:1 formation.record.after-end
        “2. 红将五十” comes after the end of the game: 黑胜 (Black wins), the loser resigned.
          = Nothing may follow the action that decides the game.
        “2. 红将五十”在对局结束之后：黑胜，负方认负。
          = 决定胜负的行动之后不能再有内容。
    行棋方：黑\n红方：[]\n黑方：[]\n胜负：红胜\n棋盘：\n零[一路 二路 三路]\n一[黑将 一一 黑车]\n二[一一 一一 一一]\n三[红车 一一 红将]\n\n1. …… 黑车平二\n: 0 plies
      11:1 formation.record.after-end
        “1. …… 黑车平二” comes after the end of the game: 红胜 (Red wins), the loser resigned.
          = Nothing may follow the action that decides the game.
        “1. …… 黑车平二”在对局结束之后：红胜，负方认负。
          = 决定胜负的行动之后不能再有内容。
    (Black first)\n\n1. …… 黑车平三\n: 0 plies
      11:7 formation.why.no-displacement
        黑车 at 三一 stands there already; an action must lead to another point.
        三一的黑车已经在那里；行动须走到另一点。
    ");
}

fn bad_starts() -> Vec<String> {
    vec![
        format!("{BLACK_FIRST}1. …… 黑车平二\n"),
        format!("{}\n\n\n1. …… 黑车平二\n", BLACK_FIRST.trim_end().replace('\n', "/")),
        format!("{}\n1. …… 黑车平二\n", BLACK_FIRST.replace("黑将", "黑兵")),
        format!("{}\n1. …… 黑车平二\n", BLACK_FIRST.replace("黑将", "一一")),
        BLACK_FIRST.replace("行棋方：黑\n", "行棋方：黑\r\n").replace("黑将", "黑將"),
    ]
}

#[test]
fn starts_that_cannot_be_used() {
    assert_snapshot!(judged(&bad_starts()), @r"
    (Black first)\n1. …… 黑车平二\n: 1 plies
      10:1 formation.record.no-blank-line
        The snapshot is followed at once by “1. …… 黑车平二”; an empty line is expected between them.
          = Put an empty line after the last row of the board.
        快照之后紧接着“1. …… 黑车平二”；两者之间应有一个空行。
          = 请在棋盘最后一行之后加一个空行。
    行棋方：黑/红方：[]/黑方：[]/胜负：未分/棋盘：/零[一路 二路 三路]/一[黑将 一一 黑车]/二[一一 一一 一一]/三[红车 一一 红将]\n\n\n1. …… 黑车平二\n: 1 plies
      3:1 formation.record.blank-line
        An empty line stands here, and the record goes on after it.
          = The one empty line of a record stands between its snapshot and its first round.
        此处有空行，棋谱却没有结束。
          = 棋谱中唯一的空行在快照与第一回合之间。
    行棋方：黑\n红方：[]\n黑方：[]\n胜负：未分\n棋盘：\n零[一路 二路 三路]\n一[黑兵 一一 黑车]\n二[一一 一一 一一]\n三[红车 一一 红将]\n\n1. …… 黑车平二\n: 0 plies
      7:3 formation.snapshot.cell
        A cell should be 一一, or 红 or 黑 and a piece, but there is “黑兵”.
          = A cell is two characters: 一一 when empty, otherwise the owner and the piece, such as 红车.
        一格应为一一，或红、黑加棋子名，实为“黑兵”。
          = 每格两个字：空点写一一，否则写所属与棋子，如红车。
    行棋方：黑\n红方：[]\n黑方：[]\n胜负：未分\n棋盘：\n零[一路 二路 三路]\n一[一一 一一 黑车]\n二[一一 一一 一一]\n三[红车 一一 红将]\n\n1. …… 黑车平二\n: 0 plies
      5:1 formation.setup.no-leader
        The game is declared unfinished (未分), but Black has no General.
          = Give Black a 将, or declare who has won.
        写明未分，但黑方没有将。
          = 请给黑方一个将，或写明胜负。
    行棋方：黑\r\n红方：[]\n黑方：[]\n胜负：未分\n棋盘：\n零[一路 二路 三路]\n一[黑將 一一 黑车]\n二[一一 一一 一一]\n三[红车 一一 红将]\n: 0 plies
      7:4 formation.text.look-alike
        The document writes “将” here, not “將”.
          = Write 将.
        此处规范写作“将”，不是“將”。
          = 请写将。
    ");
}

/// Every code about records comes up in one of the lists above, but for the notes for who writes records.
#[test]
fn every_code_is_said() {
    let speaker = Speaker::new();
    let mut said = BTreeSet::from([RECORD_AGREED_DRAW, RECORD_LOSS_ON_TIME]);
    for text in [bad_rounds(), bad_absences(), bad_half_moves(), bad_starts()].concat() {
        said.extend(read(&text).2.diagnostics.iter().map(Diagnostic::code));
    }
    let said: BTreeSet<_> = said.into_iter().map(|code| code.as_str().replace('.', "-")).collect();
    let silent: Vec<_> =
        speaker.ids("formation-record-").into_iter().filter(|id| !said.contains(id)).collect();
    assert!(silent.is_empty(), "{silent:?}");
    assert_snapshot!(speaker.say(&RECORD_AGREED_DRAW.into()) + &speaker.say(&RECORD_LOSS_ON_TIME.into()), @"
    The players agreed on a draw. A record has no place for that: it only stops here.
    双方议和。棋谱没有地方写这一点：它只是到此为止。
    The game was lost on time. A record has no place for that: it only stops here.
    一方超时负。棋谱没有地方写这一点：它只是到此为止。
    ");
}

/// Notes do not crowd out errors, nor end the reading.
#[test]
fn notes_never_hide_an_error() {
    let mut position = Position::standard();
    let mut record = String::new();
    for round in 1..=130 {
        write!(record, "{round}.").expect("a String takes all");
        for _ in 0..2 {
            let quiet = |action: &Action| matches!(action, Action::Place { .. } | Action::Move { .. });
            let action = legal(&position).into_iter().find(quiet).expect("there is a quiet action");
            write!(record, " {}", write_action(&position, action)).expect("a String takes all");
            position.make(action);
        }
        // A space too many is a note to a lenient reader.
        record.push_str(" \n");
    }
    record.push_str("131. nothing\n");
    let mut reader = FormationChess.record_reader(Mode::Lenient);
    for line in record.split_inclusive('\n') {
        if reader.line(line, &mut |_| ControlFlow::Continue(())).is_break() {
            break;
        }
    }
    let report = reader.finish();
    assert_eq!((report.plies, report.valid), (260, false));
}
