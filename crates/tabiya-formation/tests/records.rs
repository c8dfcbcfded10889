//! Records: the shared data, round trips of random games, and what is said about bad ones.

mod support;

use std::fmt::Write as _;
use std::ops::ControlFlow;

use insta::assert_snapshot;
use proptest::prelude::*;
use support::data::{legal, position, rows};
use support::said::Speaker;
use support::setups;
use tabiya_formation::text::{self, RecordReader, write_action, write_position, write_record};
use tabiya_formation::{FormationChess, Position};
use tabiya_game::{MAX_LINE, Mode, PlySeen, RecordReader as _, RecordReport, Rules};

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
        let explicit = match write_position(&start) + "\n" {
            snapshot if start != Position::standard() => record.replacen(&snapshot, &snapshot, 1),
            snapshot => snapshot + &record,
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
    let start =
        "行棋方：红/红方：[]/黑方：[]/胜负：未分/棋盘：/零[一路 二路]/一[黑将 黑车]/二[红车 红将]\n\n";
    let rounds = ["黑车", "红车"].iter().cycle().take(0).count();
    assert_eq!(rounds, 0);
    let mut text = start.to_owned();
    for _ in 0..500 {
        text.push_str("7.  红将平二\n");
    }
    let (_, _, report) = read(&text);
    assert!(report.diagnostics.len() <= 101, "{}", report.diagnostics.len());
}

/// What is said of records.
fn judged(texts: &[&str]) -> String {
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

#[test]
fn rounds_of_bad_form() {
    assert_snapshot!(judged(&[
        "\u{feff}1. 红将五十\n",
        " 1. 红将五十\n",
        "红将五十 黑将五一\n",
        "一. 红将五十 黑将五一\n2. 红盾四十\n",
        "１. 红将五十\n",
        "# game: formation\n1. 红将五十\n",
        "0. 红将五十\n",
        "2. 红将五十\n3. 红盾四十\n",
        "1. 红将五十 黑将五一\n3. 红盾四十 黑车五二\n4. 红车四九 黑盾四一\n5. 红马一九\n",
        "1. 红将五十 黑将五一\n3. 红盾四十 黑车五二\n3. 红车四九 黑盾四一\n4. 红马一九\n",
        "99999999999999999999. 红将五十\n",
        "01. 红将五十\n",
        "1 红将五十 黑将五一\n",
        "1。红将五十 黑将五一\n",
        "1.红将五十 黑将五一\n",
        "1.  红将五十\n",
        "1. 红将五十  黑将五一\n",
        "1. 红将五十\t黑将五一 \n",
        "1. \n",
        "1.\n",
        "1\n",
        "1. 红将五十 黑将五一 红盾四十 黑车五二\n2. 红车四九\n",
        "1. 红将五十\n2. 红盾四十\n",
        "1. 红将五十 黑将五一\n\n2. 红盾四十\n",
        "\n1. 红将五十\n",
        "1. 红将五十 黑将五一\r2. 红盾四十",
        "1.红将五十 黑将五一\n\n3. 红盾四十  黑车五二\n",
    ]), @"");
}

#[test]
fn absent_half_moves() {
    let black = |rounds: &str| format!("{BLACK_FIRST}\n{rounds}\n");
    assert_snapshot!(judged(&[
        "1. …… 黑将五一\n",
        "1. 红将五十 ……\n",
        "1. 红将五十 黑将五一\n2. …… 黑车五二\n",
        "1... 黑将五一\n",
        &black("1. … 黑车平二"),
        &black("1. ...... 黑车平二"),
        &black("1. 黑车平二"),
        &black("1. 黑车平二 红车平二"),
        &black("1. ……"),
    ]), @"");
}

#[test]
fn half_moves_that_cannot_be_played() {
    let over = BLACK_FIRST.replace("未分", "红胜");
    assert_snapshot!(judged(&[
        "1. 红将五十 黑将五一吃\n",
        "1. 红将五十 黑将五八\n",
        "1. 黑将五一\n",
        "1. 红将认负 黑将五一\n",
        "1. 红将认负\n2. 红将五十\n",
        &format!("{over}\n1. …… 黑车平二\n"),
        &format!("{BLACK_FIRST}\n1. …… 黑车平三\n"),
    ]), @"");
}

#[test]
fn starts_that_cannot_be_used() {
    assert_snapshot!(judged(&[
        &format!("{BLACK_FIRST}1. …… 黑车平二\n"),
        &format!("{}\n\n\n1. …… 黑车平二\n", BLACK_FIRST.trim_end().replace('\n', "/")),
        &format!("{}\n1. …… 黑车平二\n", BLACK_FIRST.replace("黑将", "黑兵")),
        &format!("{}\n1. …… 黑车平二\n", BLACK_FIRST.replace("黑将", "一一")),
        &BLACK_FIRST.replace("行棋方：黑\n", "行棋方：黑\r\n").replace("黑将", "黑將"),
    ]), @"");
}
