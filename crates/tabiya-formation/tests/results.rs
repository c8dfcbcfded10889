//! Action results: the shared data, round trips, and what is said about bad ones.

mod support;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use insta::assert_snapshot;
use proptest::prelude::*;
use support::data::{legal, position, rows};
use support::said::Speaker;
use support::setups;
use tabiya_formation::text::{
    Changes, Entry, ResultText, apply_result, check_result, read_action, result_of, write_action,
};
use tabiya_formation::{Action, Effect, GameResult, Position};
use tabiya_game::{Diagnostic, has_errors};

fn read(text: &str) -> ResultText {
    text.parse().unwrap_or_else(|errors| panic!("{text:?} is a result: {errors:?}"))
}

fn value(result: &ResultText) -> GameResult {
    match result {
        ResultText::Success { result, .. } => *result,
        ResultText::Error { message } => panic!("refused: {message}"),
    }
}

/// A result of the data says what ours says, and applied to the position it gives the position after the action.
fn same_as_made(position: &Position, action: Action, expected: &str) {
    let text = write_action(position, action);
    let (ours, theirs) = (result_of(position, action), read(expected));
    let changes = Changes::of(position, action);
    assert_eq!(ours.changes(position), Ok(changes.clone()), "{text}: {ours}");
    assert_eq!(theirs.changes(position), Ok(changes), "{text}: {expected}");
    assert_eq!(value(&ours), value(&theirs), "{text}");
    let mut after = position.clone();
    after.make(action);
    assert_eq!(apply_result(expected, position).as_ref(), Ok(&after), "{text}: {expected}");
}

#[test]
fn results_of_the_data() {
    for row in rows("positions.jsonl") {
        let position = position(&row["snapshot"]);
        for (text, expected) in row["results"].as_object().expect("a map") {
            let expected = expected.as_str().expect("a result");
            let action = read_action(text, &position).expect("an action");
            same_as_made(&position, action, expected);
            // Two are written otherwise than the data has them: the target of a mutual destruction comes first, and the
            // capture of an identical piece is a move.
            let alike = |from, to| position.piece_at(from) == position.piece_at(to);
            let rewritten = match position.judge(action).expect("legal") {
                Effect::MutualDestruction => true,
                Effect::Captured | Effect::Escalated => {
                    action.from().zip(action.to()).is_some_and(|(from, to)| alike(from, to))
                }
                _ => false,
            };
            assert_eq!(
                result_of(&position, action).to_string() == expected,
                !rewritten,
                "{text}: {expected}"
            );
        }
    }
}

#[test]
fn games_of_the_data() {
    for game in rows("games.jsonl") {
        let mut now = position(&game["start"]);
        let actions = game["actions"].as_array().expect("a list");
        let results = game["results"].as_array().expect("a list");
        assert_eq!(actions.len(), results.len());
        for (text, result) in actions.iter().zip(results) {
            let text = text.as_str().expect("an action");
            let action = read_action(text, &now).expect("an action");
            assert_eq!(write_action(&now, action), text);
            let result = result.as_str().expect("a result");
            same_as_made(&now, action, result);
            now = apply_result(result, &now).expect("it was applied before");
        }
        assert_eq!(now, position(&game["final"]), "game {}", game["id"]);
        assert_eq!(now.result().chinese(), game["result"]);
    }
}

#[test]
fn verdicts_of_the_data() {
    for row in ["verdicts.jsonl", "divergent.jsonl"].into_iter().flat_map(rows) {
        if row["kind"] != "result" {
            continue;
        }
        let text = row["text"].as_str().expect("a text");
        let checked = check_result(text, &position(&row["base"]));
        assert_eq!(checked.valid, row["verdict"] == "valid", "{}: {text:?}: {checked:?}", row["why"]);
        assert_eq!(checked.valid, !has_errors(&checked.diagnostics), "{checked:?}");
        let inside = |diagnostic: &Diagnostic| diagnostic.span.is_some_and(|span| span.end <= text.len());
        assert!(checked.diagnostics.iter().all(inside), "{checked:?}");
    }
}

/// Every form in which a reader takes a result.
fn forms(text: &str) -> [String; 6] {
    [
        text.to_owned(),
        format!("{text}\n"),
        text.replace('\n', "\r\n"),
        format!("{text}\r\n").replacen('\n', "\r\n", 1),
        text.replace('\n', "/"),
        format!("{}/", text.replace('\n', "/")),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    /// Of every legal action: its result is read back in every form, changes what the action changes, names it, and
    /// leads where the action leads.
    #[test]
    fn results_are_what_actions_do(setup in setups()) {
        let position = Position::new(&setup).expect("valid");
        for action in legal(&position) {
            let written = result_of(&position, action);
            let changes = Changes::of(&position, action);
            let mut after = position.clone();
            after.make(action);
            prop_assert_eq!(value(&written), after.result());
            for (square, piece) in changes.points() {
                prop_assert_eq!(after.piece_at(*square), *piece);
                prop_assert_ne!(position.piece_at(*square), *piece);
            }
            for form in forms(&written.to_string()) {
                prop_assert_eq!(&read(&form), &written);
            }
            prop_assert_eq!(written.changes(&position), Ok(changes.clone()), "{} of {}", written, write_action(&position, action));
            let applied = written.apply(&position);
            prop_assert_eq!(applied.as_ref(), Ok(&after));
            prop_assert_eq!(applied.map(|applied| applied.hash()), Ok(after.hash()));
            let checked = written.check(&position);
            prop_assert!(checked.valid);
            let named = checked.action.expect("a legal action");
            prop_assert_eq!(Changes::of(&position, named), changes);
            let several = checked.diagnostics.iter().find(|note| note.code().as_str() == "formation.result.several-actions");
            if named != action {
                let texts: Vec<_> = several.expect("a note").candidates.iter().map(|candidate| candidate.text.clone()).collect();
                prop_assert!(texts.contains(&write_action(&position, action)));
            }
            prop_assert_eq!(checked.diagnostics.len(), usize::from(several.is_some()));
        }
    }

    /// Entries say the same in any order.
    #[test]
    fn order_does_not_matter(setup in setups(), choice in any::<prop::sample::Index>()) {
        let position = Position::new(&setup).expect("valid");
        let actions = legal(&position);
        prop_assume!(!actions.is_empty());
        let result = result_of(&position, actions[choice.index(actions.len())]);
        let ResultText::Success { mut entries, result: value } = result.clone() else { unreachable!("a success") };
        entries.reverse();
        let reversed = ResultText::Success { entries, result: value };
        prop_assert_eq!(reversed.changes(&position), result.changes(&position));
    }

    #[test]
    fn any_text_is_a_result_or_has_errors_in_it(
        text in "(变化：\\[)?[红黑将车马一二三十己零庚平直进退认负捉推拉占失 x1/\u{feff}\r\n\\[\\]：:]{0,20}(\\]\n胜负：未分)?",
    ) {
        let checked = check_result(&text, &Position::standard());
        prop_assert_eq!(checked.valid, !has_errors(&checked.diagnostics));
        for diagnostic in &checked.diagnostics {
            let span = diagnostic.span.expect("a place");
            prop_assert!(text.get(span.range()).is_some(), "{:?}", diagnostic);
        }
        if let Ok(result) = text.parse::<ResultText>() {
            prop_assert_eq!(read(&result.to_string()), result);
        }
    }
}

#[test]
fn errors_are_exact_inverses() {
    for message in ["", "path blocked", "a/b", " ", "变化：[]"] {
        let text = format!("错误：{message}");
        assert_eq!(read(&text), ResultText::Error { message: message.to_owned() });
        assert_eq!(read(&text).to_string(), text);
        assert_eq!(read(&format!("{text}\r\n")), read(&text));
    }
    let start = Position::standard();
    assert_eq!(apply_result("错误：no", &start).as_ref(), Ok(&start));
    let checked = check_result("错误：no", &start);
    assert!(checked.valid && checked.action.is_none() && checked.diagnostics.is_empty());
}

#[test]
fn results_of_any_size() {
    // Every piece of a full board goes to the next point; nothing limits the number of changes.
    let text = "行棋方：红/红方：[]/黑方：[]/胜负：未分/棋盘：/零[一路 二路]/一[红将 红车]/二[红马 黑将]";
    let cycle = "变化：[红将二一 红车二二 黑将一二 红马一一]\n胜负：未分";
    let position = position(&text.into());
    assert_eq!(read(cycle).changes(&position).map(|changes| changes.points().len()), Ok(4));
    let after = apply_result(cycle, &position).expect("a cycle contradicts nothing");
    assert_eq!(
        tabiya_formation::text::write_position(&after).replace('\n', "/"),
        "行棋方：黑/红方：[]/黑方：[]/胜负：未分/棋盘：/零[一路 二路]/一[红马 红将]/二[黑将 红车]/"
    );
}

/// Both ways to write that a piece takes, pushes or pulls an identical one.
#[test]
fn identical_pieces() {
    let board = "行棋方：红/红方：[]/黑方：[]/胜负：未分/棋盘：/零[一路 二路 三路 四路]/一[红车 红车 一一 红将]/二[红马 一一 一一 黑将]";
    let position = position(&board.into());
    for (one, other) in [
        // A capture: a move onto the other, or only the loss of the origin.
        ("变化：[一一平二]\n胜负：未分", "变化：[一一失]\n胜负：未分"),
        // The same with the captured piece listed.
        ("变化：[一一平二 二一失]\n胜负：未分", "变化：[一一失]\n胜负：未分"),
        // A push: one entry, or one for each piece.
        ("变化：[一一平三]\n胜负：未分", "变化：[一一平二 二一平三]\n胜负：未分"),
        // A pull.
        ("变化：[一一平三]\n胜负：未分", "变化：[二一平三 一一平二]\n胜负：未分"),
    ] {
        assert_eq!(read(one).changes(&position), read(other).changes(&position), "{one} {other}");
    }
    let capture = read_action("一一平二捉", &position).expect("an action");
    assert_eq!(result_of(&position, capture).to_string(), "变化：[一一平二]\n胜负：未分");
    assert_eq!(check_result("变化：[一一失]\n胜负：未分", &position).action, Some(capture));
}

#[test]
fn entries_of_the_document() {
    // The document's examples, as far as they name no position.
    for text in [
        "变化：[红车平五]\n胜负：未分",
        "变化：[红火平二 红车平三]\n胜负：未分",
        "变化：[红卒平三 红风平四]\n胜负：未分",
        "变化：[红车四四占]\n胜负：未分",
        "变化：[红雷失 黑计失]\n胜负：未分",
        "变化：[]\n胜负：和棋",
        "错误：path blocked, cannot reach destination",
    ] {
        assert_eq!(read(text).to_string(), text);
    }
    let ResultText::Success { entries, .. } = read("变化：[红车四四占 红雷失]\n胜负：红胜")
    else {
        unreachable!("a success")
    };
    assert!(matches!(entries[..], [Entry::Arrival { .. }, Entry::Removal { .. }]));
}

/// What is said of results in a position, and that every message has its place in the text.
fn judged(position: &Position, texts: &[&str]) -> String {
    let speaker = Speaker::new();
    let mut shown = String::new();
    for text in texts {
        let checked = check_result(text, position);
        writeln!(shown, "{}", text.escape_debug().to_string().replace("\\u{feff}", "<U+FEFF>"))
            .expect("a String takes all");
        if let Some(action) = checked.action {
            writeln!(shown, "  -> {}", write_action(position, action)).expect("a String takes all");
        }
        shown.push_str(&speaker.show(text, &checked.diagnostics));
    }
    shown
}

const SWAP: &str = "行棋方：红/红方：[]/黑方：[]/胜负：未分/棋盘：/零[一路 二路 三路 四路 五路]/一[红将 一一 一一 黑士 一一]/二[红车 一一 一一 一一 一一]/三[一一 一一 黑卒 一一 一一]/四[一一 红马 黑马 黑马 黑将]/五[一一 一一 一一 一一 一一]";
const PLACEMENT: &str = "行棋方：红/红方：[车 车]/黑方：[卒 士]/胜负：未分/棋盘：/零[一路 二路 三路]/一[黑将 一一 一一]/二[一一 一一 一一]/三[一一 一一 一一]/四[红马 一一 红将]";

#[test]
fn results_of_bad_form() {
    let swap = position(&SWAP.into());
    assert_snapshot!(judged(&swap, &[
        "",
        "\n",
        "\u{feff}变化：[]\n胜负：未分",
        "path blocked",
        "变化:[]\n胜负:未分",
        "变化[]\n胜负：未分",
        "變化：[红車平五]\n胜负：未分",
        "变化：红车平五\n胜负：未分",
        "变化：[红车平五\n胜负：未分",
        " 变化：[]\n胜负：未分",
        "变化： []\n胜负：未分",
        "变化：[] \n胜负：未分",
        "变化：[ 红车平五]\n胜负：未分",
        "变化：[红车平五 ]\n胜负：未分",
        "变化：[红车平五  红马平三]\n胜负：未分",
        "变化：[红车平五，红马平三]\n胜负：未分",
        "变化：[红车平五红马平三]\n胜负：未分",
        "变化：[]",
        "胜负：未分",
        "变化：[]\n\n胜负：未分",
        "变化：[]\r胜负：未分",
        "变化：[]\n变化：[]\n胜负：未分",
        "变化：[]\n未分",
        "变化：[]\n胜负：平局",
        "变化：[]\n胜负：",
        "变化：[]\n胜负：未分。",
        "变化：[]\n胜负：未分\n行棋方：红",
        "错误：no way\nat all",
        "错误：no way\rat all",
        "错误:no way",
        "变化：[红车三三捉]\n胜负：未分",
        "变化：[红将认负]\n胜负：黑胜",
        "变化：[失]\n胜负：未分",
        "变化：[红象失]\n胜负：未分",
        "变化：[红车平五失]\n胜负：未分",
        "变化：[一二四四占]\n胜负：未分",
        "变化：[红车占]\n胜负：未分",
        "变化：[红车平五占]\n胜负：未分",
        "变化：[红车四占]\n胜负：未分",
        "变化：[红象平五 红车]\n胜负：未分",
        "变化：[红车平]\n胜负：未分",
        "变化：[一二进一]\n胜负：未分",
        "变化：[ 红车平五捉  黑卒占]\n胜负：平局\nx",
    ]), @"");
}

#[test]
fn results_that_contradict_themselves_or_the_position() {
    let swap = position(&SWAP.into());
    assert_snapshot!(judged(&swap, &[
        "变化：[红雷失]\n胜负：未分",
        "变化：[黑马失]\n胜负：未分",
        "变化：[三五失]\n胜负：未分",
        "变化：[六五失]\n胜负：未分",
        "变化：[红车平六]\n胜负：未分",
        "变化：[红车六六占]\n胜负：未分",
        "变化：[红车平一]\n胜负：未分",
        "变化：[红车平五 红车平四]\n胜负：未分",
        "变化：[红车失 一二失]\n胜负：未分",
        "变化：[红车平五 一二失]\n胜负：未分",
        "变化：[红车三三 红马三三]\n胜负：未分",
        "变化：[红车平五 黑卒三三占]\n胜负：未分",
        "变化：[三四四四 四四三四]\n胜负：未分",
        "变化：[红雷失 红车平六 红马二四]\n胜负：未分",
    ]), @"");
    let placement = position(&PLACEMENT.into());
    assert_snapshot!(judged(&placement, &[
        "变化：[红士二三]\n胜负：未分",
        "变化：[红车二三占 红车二四 红车三三占]\n胜负：未分",
        "变化：[红车一四]\n胜负：未分",
        "变化：[红车平二]\n胜负：未分",
        "变化：[红车二三占 红车二三占]\n胜负：未分",
    ]), @"");
}

#[test]
fn what_is_noted_about_results() {
    let swap = position(&SWAP.into());
    assert_snapshot!(judged(&swap, &[
        "变化：[红车平五]\n胜负：未分",
        "变化：[红车平五]\r\n胜负：红胜\r\n",
        "变化：[红车二四 红马一二]\n胜负：未分",
        "变化：[红雷五五占]\n胜负：未分",
        "变化：[黑将失]\n胜负：未分",
        "变化：[]\n胜负：未分",
        "变化：[]\n胜负：黑胜",
        "变化：[]\n胜负：红胜",
        "变化：[]\n胜负：和棋",
    ]), @"");
    let placement = position(&PLACEMENT.into());
    assert_snapshot!(judged(&placement, &[
        "变化：[红车二三占]\n胜负：未分",
        "变化：[红车二三]\n胜负：未分",
        "变化：[红车二一占]\n胜负：未分",
        "变化：[黑卒二一占]\n胜负：未分",
        "变化：[]\n胜负：黑胜",
        "变化：[]\n胜负：和棋",
    ]), @"");
}

#[test]
fn results_that_cannot_be_applied() {
    let speaker = Speaker::new();
    let applied = |position: &Position, texts: &[&str]| {
        let mut shown = String::new();
        for text in texts {
            writeln!(shown, "{}", text.escape_debug()).expect("a String takes all");
            match apply_result(text, position) {
                Ok(after) => writeln!(shown, "  -> {}", after.result()).expect("a String takes all"),
                Err(errors) => shown.push_str(&speaker.show(text, &errors)),
            }
        }
        shown
    };
    let swap = position(&SWAP.into());
    assert_snapshot!(applied(&swap, &[
        "变化：[红车平五]\r\n胜负：红胜\r\n",
        "变化：[黑将失]\n胜负：未分",
        "变化：[黑将失]\n胜负：红胜",
        "变化：[红将失 黑将失]\n胜负：和棋",
        "变化：[红车二四 红马一二]/胜负：未分/",
        "变化：[红将五五占]\n胜负：未分",
        "变化：[]\n胜负：未分",
        "变化：[]\n胜负：黑胜",
        "变化：[]\n胜负：红胜",
        "变化：[]\n胜负：和棋",
    ]), @"");
    let placement = position(&PLACEMENT.into());
    assert_snapshot!(applied(&placement, &[
        "变化：[红车二一占]\n胜负：未分",
        "变化：[黑卒二一占]\n胜负：未分",
        "变化：[]\n胜负：和棋",
        "变化：[]\n胜负：红胜",
        "变化：[]\n胜负：黑胜",
    ]), @"");
    let over = apply_result("变化：[]\n胜负：黑胜", &swap).expect("a resignation");
    assert_snapshot!(applied(&over, &["变化：[黑卒进一]\n胜负：黑胜"]), @"");
}
