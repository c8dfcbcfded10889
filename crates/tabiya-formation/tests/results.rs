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
    Changes, Entry, Reference, ResultText, apply_result, check_result, read_action, result_of, write_action,
};
use tabiya_formation::{Action, Effect, GameResult, Position};
use tabiya_game::{Diagnostic, MAX_LINE, has_errors};

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

    /// A captured piece may be listed, and no piece twice.
    #[test]
    fn a_captured_piece_may_be_listed(setup in setups()) {
        let position = Position::new(&setup).expect("valid");
        for action in legal(&position) {
            let (Some(from), Some(to)) = (action.from(), action.to()) else { continue };
            if !matches!(position.judge(action), Ok(Effect::Captured | Effect::Escalated)) {
                continue;
            }
            let ResultText::Success { mut entries, result } = result_of(&position, action) else { unreachable!("a success") };
            let moved = entries[0];
            entries.insert(0, Entry::Removal { reference: Reference::Coordinate(to) });
            let listed = ResultText::Success { entries: entries.clone(), result };
            prop_assert_eq!(listed.changes(&position), Ok(Changes::of(&position, action)));
            for contradiction in [moved, Entry::Removal { reference: Reference::Coordinate(from) }] {
                entries.push(contradiction);
                let contradicting = ResultText::Success { entries: entries.clone(), result };
                prop_assert!(!contradicting.check(&position).valid, "{}", contradicting);
                entries.pop();
            }
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

const SWAP: &str = "行棋方：红/红方：[]/黑方：[]/胜负：未分/棋盘：/零[一路 二路 三路 四路 五路]/\
    一[红将 一一 一一 黑士 一一]/二[红车 一一 一一 一一 一一]/三[一一 一一 黑卒 一一 一一]/\
    四[一一 红马 黑马 黑马 黑将]/五[一一 一一 一一 一一 一一]";
const PLACEMENT: &str = "行棋方：红/红方：[车 车]/黑方：[卒 士]/胜负：未分/棋盘：/零[一路 二路 三路]/\
    一[黑将 一一 一一]/二[一一 一一 一一]/三[一一 一一 一一]/四[红马 一一 红将]";
/// A capture that turns into a push does what a push does.
const DEMOTION: &str = "行棋方：红/红方：[]/黑方：[]/胜负：未分/棋盘：/零[一路 二路 三路]/\
    一[一一 黑变 黑将]/二[黑卒 一一 一一]/三[红车 红火 红将]";

/// Texts that are no results.
const FORM: &[&str] = &[
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
];

/// Results that contradict themselves or the position [`SWAP`].
const CONTRADICTIONS: &[&str] = &[
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
];

/// The same in [`PLACEMENT`].
const CONTRADICTIONS_IN_PLACEMENT: &[&str] = &[
    "变化：[红士二三]\n胜负：未分",
    "变化：[红车二三占 红车二四 红车三三占]\n胜负：未分",
    "变化：[红车一四]\n胜负：未分",
    "变化：[红车平二]\n胜负：未分",
    "变化：[红车二三占 红车二三占]\n胜负：未分",
];

/// Valid results in [`SWAP`].
const NOTED: &[&str] = &[
    "变化：[红车平五]\n胜负：未分",
    "变化：[红车平五]\r\n胜负：红胜\r\n",
    "变化：[红车二四 红马一二]\n胜负：未分",
    "变化：[红雷五五占]\n胜负：未分",
    "变化：[红雷三三占]\n胜负：未分",
    "变化：[红将五五占]\n胜负：未分",
    "变化：[黑将失]\n胜负：未分",
    "变化：[]\n胜负：未分",
    "变化：[]\n胜负：黑胜",
    "变化：[]\n胜负：红胜",
    "变化：[]\n胜负：和棋",
];

/// Valid results in [`PLACEMENT`].
const NOTED_IN_PLACEMENT: &[&str] = &[
    "变化：[红车二三占]\n胜负：未分",
    "变化：[红车二三]\n胜负：未分",
    "变化：[红车二一占]\n胜负：未分",
    "变化：[黑卒二一占]\n胜负：未分",
    "变化：[]\n胜负：黑胜",
    "变化：[]\n胜负：和棋",
];

/// Results to be applied to [`SWAP`].
const APPLIED: &[&str] = &[
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
];

/// Results to be applied to [`PLACEMENT`].
const APPLIED_IN_PLACEMENT: &[&str] = &[
    "变化：[红车二一占]\n胜负：未分",
    "变化：[黑卒二一占]\n胜负：未分",
    "变化：[]\n胜负：和棋",
    "变化：[]\n胜负：红胜",
    "变化：[]\n胜负：黑胜",
];

/// What is said of results, as text, and the codes of all that.
struct Said {
    speaker: Speaker,
    shown: String,
    codes: BTreeSet<String>,
}

impl Said {
    fn new() -> Self {
        Self { speaker: Speaker::new(), shown: String::new(), codes: BTreeSet::new() }
    }

    fn line(&mut self, line: &str) {
        writeln!(self.shown, "{line}").expect("a String takes all");
    }

    fn diagnostics(&mut self, text: &str, diagnostics: &[Diagnostic]) {
        self.shown.push_str(&self.speaker.show(text, diagnostics));
        self.codes.extend(diagnostics.iter().map(|diagnostic| diagnostic.code().to_string()));
    }

    fn checked(mut self, board: &str, texts: &[&str]) -> Self {
        let position = position(&board.into());
        for text in texts {
            let checked = check_result(text, &position);
            self.line(&text.escape_debug().to_string());
            if let Some(action) = checked.action {
                self.line(&format!("  -> {}", write_action(&position, action)));
            }
            self.diagnostics(text, &checked.diagnostics);
        }
        self
    }

    fn applied(mut self, position: &Position, texts: &[&str]) -> Self {
        for text in texts {
            self.line(&text.escape_debug().to_string());
            match apply_result(text, position) {
                Ok(after) => self.line(&format!("  -> {}", after.result())),
                Err(errors) => self.diagnostics(text, &errors),
            }
        }
        self
    }
}

fn decided() -> Position {
    apply_result("变化：[]\n胜负：黑胜", &position(&SWAP.into())).expect("a resignation")
}

#[test]
fn results_of_bad_form() {
    assert_snapshot!(Said::new().checked(SWAP, FORM).shown, @r"

      1:1 formation.result.empty
        There is no result here: the text is empty. A line that begins with 变化：[ or 错误： should come first.
          = A result is a line 变化：[…] and a line 胜负：…, or one line 错误：….
        文本为空，没有结果；首行应以 变化：[ 或 错误： 开头。
          = 结果是 变化：[…] 和 胜负：… 两行，或者 错误：… 一行。
    \n
      1:1 formation.result.empty
        There is no result here: the text is empty. A line that begins with 变化：[ or 错误： should come first.
          = A result is a line 变化：[…] and a line 胜负：…, or one line 错误：….
        文本为空，没有结果；首行应以 变化：[ 或 错误： 开头。
          = 结果是 变化：[…] 和 胜负：… 两行，或者 错误：… 一行。
    \u{feff}变化：[]\n胜负：未分
      1:1 formation.text.byte-order-mark
        The text begins with a byte-order mark (U+FEFF); 变化：[ or 错误： should be first.
          = Save the text as UTF-8 without a byte-order mark.
        文本以字节序标记（U+FEFF）开头；开头应为变化：[ 或 错误：。
          = 请存为不带字节序标记的 UTF-8。
    path blocked
      1:1 formation.result.label
        The line should begin with 变化：[ or 错误：, but there is “path blocked”.
          = A result is a line 变化：[…] and a line 胜负：…, or one line 错误：….
        此处是“path blocked”；这一行应以 变化：[ 或 错误： 开头。
          = 结果是 变化：[…] 和 胜负：… 两行，或者 错误：… 一行。
    变化:[]\n胜负:未分
      1:3 formation.text.colon
        The colon here (“:”) is half-width; the document's is the full-width “：”.
          = Write ： (U+FF1A).
        此处的冒号“:”是半角的；规范用全角“：”。
          = 请写 ：（U+FF1A）。
      2:3 formation.text.colon
        The colon here (“:”) is half-width; the document's is the full-width “：”.
          = Write ： (U+FF1A).
        此处的冒号“:”是半角的；规范用全角“：”。
          = 请写 ：（U+FF1A）。
    变化[]\n胜负：未分
      1:3 formation.result.label
        The line should begin with 变化：, but there is “[”.
          = A result is a line 变化：[…] and a line 胜负：…, or one line 错误：….
        此处是“[”；这一行应以 变化： 开头。
          = 结果是 变化：[…] 和 胜负：… 两行，或者 错误：… 一行。
    變化：[红車平五]\n胜负：未分
      1:1 formation.text.look-alike
        The document writes “变” here, not “變”.
          = Write 变.
        此处规范写作“变”，不是“變”。
          = 请写变。
      1:6 formation.text.look-alike
        The document writes “车” here, not “車”.
          = Write 车.
        此处规范写作“车”，不是“車”。
          = 请写车。
    变化：红车平五\n胜负：未分
      1:4 formation.text.bracket
        “[” is expected here, but there is “红”.
          = A list stands in square brackets: [ and ].
        此处应为“[”，实为“红”。
          = 列表写在方括号中：[ 和 ]。
    变化：[红车平五\n胜负：未分
      1:9 formation.text.bracket
        “]” is expected here, but there is nothing.
          = A list stands in square brackets: [ and ].
        此处应为“]”，实为空。
          = 列表写在方括号中：[ 和 ]。
     变化：[]\n胜负：未分
      1:1 formation.text.space
        There is a space here (“⟨U+0020⟩”); 变化：[ or 错误： is expected.
          = Take the space out: there are single spaces between the entries of a list and nowhere else.
        此处有空格（“⟨U+0020⟩”）；应为变化：[ 或 错误：。
          = 请去掉空格：只有列表各项之间有一个空格，别处没有。
    变化： []\n胜负：未分
      1:4 formation.text.space
        There is a space here (“⟨U+0020⟩”); [ is expected.
          = Take the space out: there are single spaces between the entries of a list and nowhere else.
        此处有空格（“⟨U+0020⟩”）；应为[。
          = 请去掉空格：只有列表各项之间有一个空格，别处没有。
    变化：[] \n胜负：未分
      1:6 formation.text.space
        There is a space here (“⟨U+0020⟩”); the end is expected.
          = Take the space out: there are single spaces between the entries of a list and nowhere else.
        此处有空格（“⟨U+0020⟩”）；应为结尾。
          = 请去掉空格：只有列表各项之间有一个空格，别处没有。
    变化：[ 红车平五]\n胜负：未分
      1:5 formation.text.extra-space
        There is a space too many here.
          = Put exactly one space between two entries, and none before the first or after the last.
        此处多了一个空格。
          = 两项之间恰有一个空格，首项之前、末项之后没有空格。
    变化：[红车平五 ]\n胜负：未分
      1:9 formation.text.extra-space
        There is a space too many here.
          = Put exactly one space between two entries, and none before the first or after the last.
        此处多了一个空格。
          = 两项之间恰有一个空格，首项之前、末项之后没有空格。
    变化：[红车平五  红马平三]\n胜负：未分
      1:9 formation.text.extra-space
        There is a space too many here.
          = Put exactly one space between two entries, and none before the first or after the last.
        此处多了一个空格。
          = 两项之间恰有一个空格，首项之前、末项之后没有空格。
    变化：[红车平五，红马平三]\n胜负：未分
      1:9 formation.text.separator
        Here one space or ] is expected, but there is “，”.
          = Put exactly one space between two entries, and none before the first or after the last.
        此处应为一个空格或 ]，实为“，”。
          = 两项之间恰有一个空格，首项之前、末项之后没有空格。
    变化：[红车平五红马平三]\n胜负：未分
      1:9 formation.text.separator
        Here one space or ] is expected, but there is “红”.
          = Put exactly one space between two entries, and none before the first or after the last.
        此处应为一个空格或 ]，实为“红”。
          = 两项之间恰有一个空格，首项之前、末项之后没有空格。
    变化：[]
      1:6 formation.result.missing-line
        The line that begins with 胜负： is missing here.
          = A result is a line 变化：[…] and a line 胜负：….
        此处缺一行：以 胜负： 开头的那一行。
          = 结果是 变化：[…] 和 胜负：… 两行。
    胜负：未分
      1:1 formation.result.missing-line
        The line that begins with 变化： is missing here.
          = A result is a line 变化：[…] and a line 胜负：….
        此处缺一行：以 变化： 开头的那一行。
          = 结果是 变化：[…] 和 胜负：… 两行。
    变化：[]\n\n胜负：未分
      2:1 formation.result.blank-line
        An empty line stands inside the result, where the line that begins with 胜负： should come.
          = Take the empty line out.
        结果中间有空行；下一行应以 胜负： 开头。
          = 请去掉空行。
    变化：[]\r胜负：未分
      1:6 formation.text.lone-cr
        A carriage return without a line feed stands here; a line feed is expected.
          = End lines with a line feed, or with a carriage return and a line feed.
        此处有一个单独的回车符；应为换行符。
          = 行尾用换行符，或用回车加换行。
    变化：[]\n变化：[]\n胜负：未分
      2:1 formation.result.label
        The line should begin with 胜负：, but there is “变化：[]”.
          = A result is a line 变化：[…] and a line 胜负：…, or one line 错误：….
        此处是“变化：[]”；这一行应以 胜负： 开头。
          = 结果是 变化：[…] 和 胜负：… 两行，或者 错误：… 一行。
    变化：[]\n未分
      2:1 formation.result.label
        The line should begin with 胜负：, but there is “未分”.
          = A result is a line 变化：[…] and a line 胜负：…, or one line 错误：….
        此处是“未分”；这一行应以 胜负： 开头。
          = 结果是 变化：[…] 和 胜负：… 两行，或者 错误：… 一行。
    变化：[]\n胜负：平局
      2:4 formation.result.value-word
        The result should be 未分, 红胜, 黑胜 or 和棋, but there is “平局”.
          = Write 胜负：未分 for a game that goes on, and 胜负：和棋 for a draw.
        “平局”不是胜负；应为未分、红胜、黑胜或和棋。
          = 对局未结束时写 胜负：未分，和棋时写 胜负：和棋。
    变化：[]\n胜负：
      2:4 formation.result.value-word
        The result should be 未分, 红胜, 黑胜 or 和棋, but there is nothing.
          = Write 胜负：未分 for a game that goes on, and 胜负：和棋 for a draw.
        空不是胜负；应为未分、红胜、黑胜或和棋。
          = 对局未结束时写 胜负：未分，和棋时写 胜负：和棋。
    变化：[]\n胜负：未分。
      2:6 formation.result.after-value
        The line should end here, but there is “。”.
          = Take out what follows.
        行尾多出“。”，这一行应到此为止。
          = 请去掉多余的内容。
    变化：[]\n胜负：未分\n行棋方：红
      3:1 formation.result.text-after
        The result is over, but “行棋方：红” follows.
          = A result ends with the line 胜负：….
        结果结束之后还有“行棋方：红”。
          = 结果以 胜负：… 一行结束。
    错误：no way\nat all
      2:1 formation.result.error-lines
        The message of an error has one line, but another follows: “at all”.
          = Write the whole message in one line after 错误：.
        错误信息只有一行，后面却还有：“at all”。
          = 请把全部信息写在 错误： 之后的同一行里。
    错误：no way\rat all
      1:10 formation.text.lone-cr
        A carriage return without a line feed stands here; the rest of the line is expected.
          = End lines with a line feed, or with a carriage return and a line feed.
        此处有一个单独的回车符；应为本行余下的内容。
          = 行尾用换行符，或用回车加换行。
    错误:no way
      1:3 formation.text.colon
        The colon here (“:”) is half-width; the document's is the full-width “：”.
          = Write ： (U+FF1A).
        此处的冒号“:”是半角的；规范用全角“：”。
          = 请写 ：（U+FF1A）。
    变化：[红车三三捉]\n胜负：未分
      1:9 formation.result.suffix
        “捉” stands after a change; 捉, 推 and 拉 belong to actions, not to changes.
          = Take it out: a change says only where a piece goes.
        变化之后有“捉”；捉、推、拉属于行动，不属于变化。
          = 请去掉：变化只说棋子到哪里去。
    变化：[红将认负]\n胜负：黑胜
      1:5 formation.result.resign
        “红将认负” is an action, not a change: a resignation changes nothing on the board.
          = Write 变化：[] and in the next line who has won.
        “红将认负”是行动，不是变化：认负不改变棋盘。
          = 请写 变化：[]，下一行写明谁胜。
    变化：[失]\n胜负：未分
      1:5 formation.action.reference
        Here a piece such as 红车, or a point such as 一二 is expected, but there is “失”.
          = An action begins with a piece such as 红车, or with its point such as 一二.
        此处应为红车这样的棋子，或一二这样的坐标，实为“失”。
          = 行动以红车这样的棋子，或一二这样的坐标开头。
    变化：[红象失]\n胜负：未分
      1:6 formation.action.kind
        Here a piece (one of 将计势变风林火山矛盾弹雷士卒马车) is expected, but there is “象”.
          = After 红 or 黑 comes the name of a piece.
        此处应为棋子名（将计势变风林火山矛盾弹雷士卒马车之一），实为“象”。
          = 红或黑之后写棋子名。
    变化：[红车平五失]\n胜负：未分
      1:7 formation.result.removal-destination
        “平五” stands between a piece and 失; a piece that is lost goes nowhere.
          = Write the piece and 失, such as 红雷失, or take 失 out.
        棋子与失之间有“平五”；失去的棋子哪里也不去。
          = 请写棋子和失，例如红雷失；或者去掉失。
    变化：[一二四四占]\n胜负：未分
      1:5 formation.result.arrival-coordinate
        “一二” stands where the name of the piece that arrives is expected: no point of the board tells what comes from off the board.
          = Write the owner and the piece, then the point and 占: 红车四四占.
        此处是“一二”；应为到来的棋子的名称：棋盘上的坐标说不出盘外来的是什么。
          = 请写归属和棋子，再写坐标和占：红车四四占。
    变化：[红车占]\n胜负：未分
      1:5 formation.result.arrival-destination
        “红车占” does not tell where the piece arrives.
          = Write column and row before 占: 红车四四占.
        “红车占”没有说明棋子到哪里。
          = 占之前写列和行：红车四四占。
    变化：[红车平五占]\n胜负：未分
      1:7 formation.result.arrival-relative
        “平五” does not tell where the piece arrives: it comes from off the board, so the whole point is needed.
          = Write column and row before 占: 红车四四占.
        “平五”没有说明棋子到哪里：它从盘外来，须写出完整的坐标。
          = 占之前写列和行：红车四四占。
    变化：[红车四占]\n胜负：未分
      1:8 formation.action.numeral
        Here a numeral from 一 to 己 is expected, but there is “占”.
          = The numerals are 一二三四五六七八九十甲乙丙丁戊己, for 1 to 16.
        此处应为一至己的数字，实为“占”。
          = 数字是一二三四五六七八九十甲乙丙丁戊己，即 1 至 16。
    变化：[红象平五 红车]\n胜负：未分
      1:6 formation.action.kind
        Here a piece (one of 将计势变风林火山矛盾弹雷士卒马车) is expected, but there is “象”.
          = After 红 or 黑 comes the name of a piece.
        此处应为棋子名（将计势变风林火山矛盾弹雷士卒马车之一），实为“象”。
          = 红或黑之后写棋子名。
      1:12 formation.action.destination
        Here a point such as 三四, or 平, 直, 进 or 退 and a numeral is expected, but there is “]”.
          = After the piece comes where it goes: a point (column, then row), or 平, 直, 进 or 退 and a numeral.
        此处应为三四这样的坐标，或平、直、进、退加数字，实为“]”。
          = 棋子之后写去处：坐标（先列后行），或平、直、进、退加数字。
    变化：[红车平]\n胜负：未分
      1:8 formation.action.numeral
        Here a numeral from 一 to 己 is expected, but there is “]”.
          = The numerals are 一二三四五六七八九十甲乙丙丁戊己, for 1 to 16.
        此处应为一至己的数字，实为“]”。
          = 数字是一二三四五六七八九十甲乙丙丁戊己，即 1 至 16。
    变化：[一二进一]\n胜负：未分
      1:7 formation.action.forward-coordinate
        “进” stands after the point 一二; 进 and 退 need a piece's name, since forward depends on its owner.
          = Write 直 and the row, or the whole point.
        坐标一二之后写了“进”；进和退取决于棋子的所属，须用棋子名。
          = 请写直加行，或写完整坐标。
    变化：[ 红车平五捉  黑卒占]\n胜负：平局\nx
      1:5 formation.text.extra-space
        There is a space too many here.
          = Put exactly one space between two entries, and none before the first or after the last.
        此处多了一个空格。
          = 两项之间恰有一个空格，首项之前、末项之后没有空格。
      1:10 formation.result.suffix
        “捉” stands after a change; 捉, 推 and 拉 belong to actions, not to changes.
          = Take it out: a change says only where a piece goes.
        变化之后有“捉”；捉、推、拉属于行动，不属于变化。
          = 请去掉：变化只说棋子到哪里去。
      1:11 formation.text.extra-space
        There is a space too many here.
          = Put exactly one space between two entries, and none before the first or after the last.
        此处多了一个空格。
          = 两项之间恰有一个空格，首项之前、末项之后没有空格。
      1:13 formation.result.arrival-destination
        “黑卒占” does not tell where the piece arrives.
          = Write column and row before 占: 红车四四占.
        “黑卒占”没有说明棋子到哪里。
          = 占之前写列和行：红车四四占。
      2:4 formation.result.value-word
        The result should be 未分, 红胜, 黑胜 or 和棋, but there is “平局”.
          = Write 胜负：未分 for a game that goes on, and 胜负：和棋 for a draw.
        “平局”不是胜负；应为未分、红胜、黑胜或和棋。
          = 对局未结束时写 胜负：未分，和棋时写 胜负：和棋。
      3:1 formation.result.text-after
        The result is over, but “x” follows.
          = A result ends with the line 胜负：….
        结果结束之后还有“x”。
          = 结果以 胜负：… 一行结束。
    ");
}

#[test]
fn results_that_contradict_themselves_or_the_position() {
    assert_snapshot!(Said::new().checked(SWAP, CONTRADICTIONS).shown, @r"
    变化：[红雷失]\n胜负：未分
      1:5 formation.action.name-absent
        There is no 红雷 on the board.
        棋盘上没有红雷。
    变化：[黑马失]\n胜负：未分
      1:5 formation.action.name-ambiguous
        黑马 stands at 三四 and 四四: the name alone does not tell which one.
          = Write one of these points in place of the name.
        黑马在三四和四四都有：只写名字分不清是哪一个。
          = 请用其中一个坐标代替名字。
    变化：[三五失]\n胜负：未分
      1:5 formation.action.no-piece
        There is no piece at 三五.
        三五没有棋子。
    变化：[六五失]\n胜负：未分
      1:5 formation.action.off-board
        六五 is off the board, which has 5 columns and 5 rows.
        六五在棋盘之外；棋盘有 5 列、5 行。
    变化：[红车平六]\n胜负：未分
      1:5 formation.action.off-board
        平六 is off the board, which has 5 columns and 5 rows.
        平六在棋盘之外；棋盘有 5 列、5 行。
    变化：[红车六六占]\n胜负：未分
      1:5 formation.action.off-board
        六六 is off the board, which has 5 columns and 5 rows.
        六六在棋盘之外；棋盘有 5 列、5 行。
    变化：[红车平一]\n胜负：未分
      1:5 formation.result.no-displacement
        红车 at 一二 is sent to the point where it stands already.
          = List only what changes.
        一二的红车被送往它本来所在的点。
          = 只列出有变化的。
    变化：[红车平五 红车平四]\n胜负：未分
      1:10 formation.result.moved-twice
        红车 at 一二 is moved twice, by 红车平五 and by 红车平四.
          = Every entry speaks of the position before the action: write where the piece ends up, once.
        一二的红车移动了两次：红车平五和红车平四。
          = 每一项都以行动之前的局面为准：请只写一次棋子最后到哪里。
    变化：[红车失 一二失]\n胜负：未分
      1:9 formation.result.lost-twice
        红车 at 一二 is lost twice, by 红车失 and by 一二失.
          = Leave one of them out.
        一二的红车失去了两次：红车失和一二失。
          = 请去掉其中一项。
    变化：[红车平五 一二失]\n胜负：未分
      1:10 formation.result.lost-and-moved
        红车 at 一二 is both lost and moved, by 红车平五 and by 一二失.
          = Leave one of them out.
        一二的红车既失去又移动：红车平五和一二失。
          = 请去掉其中一项。
    变化：[红车三三 红马三三]\n胜负：未分
      1:10 formation.result.two-arrivals
        Two pieces arrive at 三三, by 红车三三 and by 红马三三.
          = Only one piece can stand on a point.
        两个棋子都到三三：红车三三和红马三三。
          = 一个点上只能有一个棋子。
    变化：[红车平五 黑卒三三占]\n胜负：未分
      1:10 formation.result.already-there
        黑卒 arrives where one stands already: 黑卒 at 三三.
          = List only what changes.
        黑卒到来之处本来就是它：三三的黑卒。
          = 只列出有变化的。
    变化：[三四四四 四四三四]\n胜负：未分
      1:4 formation.result.nothing-changes
        These entries change nothing: on every point stands the same piece as before.
          = List only what changes; 变化：[] when nothing does.
        这些变化什么也没有改变：每个点上都还是原来的棋子。
          = 只列出有变化的；没有变化时写 变化：[]。
    变化：[红雷失 红车平六 红马二四]\n胜负：未分
      1:5 formation.action.name-absent
        There is no 红雷 on the board.
        棋盘上没有红雷。
      1:9 formation.action.off-board
        平六 is off the board, which has 5 columns and 5 rows.
        平六在棋盘之外；棋盘有 5 列、5 行。
      1:14 formation.result.no-displacement
        红马 at 二四 is sent to the point where it stands already.
          = List only what changes.
        二四的红马被送往它本来所在的点。
          = 只列出有变化的。
    ");
    assert_snapshot!(Said::new().checked(PLACEMENT, CONTRADICTIONS_IN_PLACEMENT).shown, @r"
    变化：[红士二三]\n胜负：未分
      1:5 formation.result.not-in-pool
        There is no 红士 in Red's pool.
          = During placement a piece that arrives comes from its owner's pool.
        红方棋子池中没有红士。
          = 布阵时，到来的棋子出自己方的棋子池。
    变化：[红车二三占 红车二四 红车三三占]\n胜负：未分
      1:16 formation.result.not-in-pool
        There is no further 红车 in Red's pool.
          = During placement a piece that arrives comes from its owner's pool.
        红方棋子池中没有更多的红车。
          = 布阵时，到来的棋子出自己方的棋子池。
    变化：[红车一四]\n胜负：未分
      1:5 formation.result.occupied
        红车 is placed where 红马 at 一四 stands.
          = During placement pieces arrive at empty points.
        红车布在一四的红马所在的点上。
          = 布阵时，棋子布在空点。
    变化：[红车平二]\n胜负：未分
      1:5 formation.action.name-in-pool
        红车 is not on the board yet: it is in the pool.
        红车还不在棋盘上：它在棋子池中。
    变化：[红车二三占 红车二三占]\n胜负：未分
      1:11 formation.result.two-arrivals
        Two pieces arrive at 二三, by 红车二三占 and by 红车二三占.
          = Only one piece can stand on a point.
        两个棋子都到二三：红车二三占和红车二三占。
          = 一个点上只能有一个棋子。
    ");
}

#[test]
fn what_is_noted_about_results() {
    assert_snapshot!(Said::new().checked(SWAP, NOTED).shown, @r"
    变化：[红车平五]\n胜负：未分
      -> 红车平五
    变化：[红车平五]\r\n胜负：红胜\r\n
      -> 红车平五
      2:4 formation.result.value (note)
        The declared result is 红胜 (Red wins); the rules give 未分 (unfinished) after these changes.
          = Declare the result that follows from the changes, or correct the changes.
        所写的胜负是红胜；按规则，这些变化之后是未分。
          = 请写由变化得出的胜负，或者改正变化。
    变化：[红车二四 红马一二]\n胜负：未分
      1:4 formation.result.no-action (note)
        No legal action of Red makes exactly these changes.
        红方没有恰好造成这些变化的合法行动。
    变化：[红雷五五占]\n胜负：未分
      1:4 formation.result.no-action (note)
        No legal action of Red makes exactly these changes.
        红方没有恰好造成这些变化的合法行动。
    变化：[红雷三三占]\n胜负：未分
      1:4 formation.result.no-action (note)
        No legal action of Red makes exactly these changes.
        红方没有恰好造成这些变化的合法行动。
    变化：[红将五五占]\n胜负：未分
      1:4 formation.result.no-action (note)
        No legal action of Red makes exactly these changes.
        红方没有恰好造成这些变化的合法行动。
    变化：[黑将失]\n胜负：未分
      1:4 formation.result.no-action (note)
        No legal action of Red makes exactly these changes.
        红方没有恰好造成这些变化的合法行动。
      2:4 formation.result.value (note)
        The declared result is 未分 (unfinished); the rules give 红胜 (Red wins) after these changes.
          = Declare the result that follows from the changes, or correct the changes.
        所写的胜负是未分；按规则，这些变化之后是红胜。
          = 请写由变化得出的胜负，或者改正变化。
    变化：[]\n胜负：未分
      1:4 formation.result.no-action (note)
        No legal action of Red changes nothing and leads to this result.
        红方没有不改变棋盘而得出这个胜负的合法行动。
    变化：[]\n胜负：黑胜
      -> 红将认负
    变化：[]\n胜负：红胜
      1:4 formation.result.no-action (note)
        No legal action of Red changes nothing and leads to this result.
        红方没有不改变棋盘而得出这个胜负的合法行动。
      2:4 formation.result.value (note)
        The declared result is 红胜 (Red wins); the rules give 未分 (unfinished) after these changes.
          = Declare the result that follows from the changes, or correct the changes.
        所写的胜负是红胜；按规则，这些变化之后是未分。
          = 请写由变化得出的胜负，或者改正变化。
    变化：[]\n胜负：和棋
      1:4 formation.result.no-action (note)
        No legal action of Red changes nothing and leads to this result.
        红方没有不改变棋盘而得出这个胜负的合法行动。
      2:4 formation.result.agreed-draw (note)
        A draw without changes is a draw by agreement, not an action.
        没有变化的和棋是议和，不是行动。
    ");
    assert_snapshot!(Said::new().checked(PLACEMENT, NOTED_IN_PLACEMENT).shown, @r"
    变化：[红车二三占]\n胜负：未分
      -> 红车二三
    变化：[红车二三]\n胜负：未分
      -> 红车二三
    变化：[红车二一占]\n胜负：未分
      1:4 formation.result.no-action (note)
        No legal action of Red makes exactly these changes.
        红方没有恰好造成这些变化的合法行动。
    变化：[黑卒二一占]\n胜负：未分
      1:4 formation.result.no-action (note)
        No legal action of Red makes exactly these changes.
        红方没有恰好造成这些变化的合法行动。
    变化：[]\n胜负：黑胜
      -> 红将认负
    变化：[]\n胜负：和棋
      1:4 formation.result.no-action (note)
        No legal action of Red changes nothing and leads to this result.
        红方没有不改变棋盘而得出这个胜负的合法行动。
      2:4 formation.result.draw-in-placement (note)
        There is no draw by agreement while pieces are still being placed.
          = Agree on a draw once both pools are empty.
        布阵时不能议和。
          = 两个棋子池都空了之后才能议和。
    ");
    assert_snapshot!(Said::new().checked(DEMOTION, &["变化：[红车进一 黑卒退一]\n胜负：未分"]).shown, @r"
    变化：[红车进一 黑卒退一]\n胜负：未分
      -> 红车进一捉
      1:4 formation.result.several-actions (note)
        Several legal actions make these changes: 红车进一捉 and 红车进一推; 红车进一捉 is named.
        有几个合法行动造成这些变化：红车进一捉和红车进一推；取红车进一捉。
    ");
}

#[test]
fn results_that_cannot_be_applied() {
    assert_snapshot!(Said::new().applied(&position(&SWAP.into()), APPLIED).shown, @r"
    变化：[红车平五]\r\n胜负：红胜\r\n
      2:4 formation.result.value
        The declared result is 红胜 (Red wins); the rules give 未分 (unfinished) after these changes.
          = Declare the result that follows from the changes, or correct the changes.
        所写的胜负是红胜；按规则，这些变化之后是未分。
          = 请写由变化得出的胜负，或者改正变化。
    变化：[黑将失]\n胜负：未分
      2:4 formation.result.value
        The declared result is 未分 (unfinished); the rules give 红胜 (Red wins) after these changes.
          = Declare the result that follows from the changes, or correct the changes.
        所写的胜负是未分；按规则，这些变化之后是红胜。
          = 请写由变化得出的胜负，或者改正变化。
    变化：[黑将失]\n胜负：红胜
      -> 红胜
    变化：[红将失 黑将失]\n胜负：和棋
      -> 和棋
    变化：[红车二四 红马一二]/胜负：未分/
      -> 未分
    变化：[红将五五占]\n胜负：未分
      1:4 formation.result.position
        The position after these changes breaks a rule: Red has 2 Generals (一一 and 五五); one is the most.
        这些变化之后的局面不合规则：红方有 2 个将（一一和五五）；最多一个。
    变化：[]\n胜负：未分
      -> 未分
    变化：[]\n胜负：黑胜
      -> 黑胜
    变化：[]\n胜负：红胜
      2:4 formation.result.value
        The declared result is 红胜 (Red wins); the rules give 未分 (unfinished) after these changes.
          = Declare the result that follows from the changes, or correct the changes.
        所写的胜负是红胜；按规则，这些变化之后是未分。
          = 请写由变化得出的胜负，或者改正变化。
    变化：[]\n胜负：和棋
      -> 和棋
    ");
    assert_snapshot!(Said::new().applied(&position(&PLACEMENT.into()), APPLIED_IN_PLACEMENT).shown, @r"
    变化：[红车二一占]\n胜负：未分
      1:4 formation.result.position
        The position after these changes breaks a rule: 红车 at 二一 stands in the other side's half while pieces are still being placed.
        这些变化之后的局面不合规则：布阵阶段，二一的红车位于对方半场。
    变化：[黑卒二一占]\n胜负：未分
      1:4 formation.result.position
        The position after these changes breaks a rule: Red's pool has 2, Black's 1: with Black to place, Black's should have 3.
        这些变化之后的局面不合规则：红方棋子池有 2 个，黑方有 1 个：轮到黑方布子时，黑方应有 3 个。
    变化：[]\n胜负：和棋
      2:4 formation.result.draw-in-placement
        There is no draw by agreement while pieces are still being placed.
          = Agree on a draw once both pools are empty.
        布阵时不能议和。
          = 两个棋子池都空了之后才能议和。
    变化：[]\n胜负：红胜
      2:4 formation.result.value
        The declared result is 红胜 (Red wins); the rules give 未分 (unfinished) after these changes.
          = Declare the result that follows from the changes, or correct the changes.
        所写的胜负是红胜；按规则，这些变化之后是未分。
          = 请写由变化得出的胜负，或者改正变化。
    变化：[]\n胜负：黑胜
      -> 黑胜
    ");
    assert_snapshot!(Said::new().applied(&decided(), &["变化：[黑卒进一]\n胜负：黑胜"]).shown, @r"
    变化：[黑卒进一]\n胜负：黑胜
      1:1 formation.result.after-end
        The game is over (黑胜 (Black wins)): nothing can change any more.
        对局已经结束（黑胜）：不能再有变化。
    ");
}

/// Every code about results comes up in one of the lists above.
#[test]
fn every_code_is_said() {
    let said = Said::new()
        .checked(SWAP, FORM)
        .checked(SWAP, CONTRADICTIONS)
        .checked(PLACEMENT, CONTRADICTIONS_IN_PLACEMENT)
        .checked(SWAP, NOTED)
        .checked(DEMOTION, &["变化：[红车进一 黑卒退一]\n胜负：未分"])
        .applied(&position(&SWAP.into()), APPLIED)
        .applied(&position(&PLACEMENT.into()), APPLIED_IN_PLACEMENT)
        .applied(&decided(), APPLIED);
    let said: BTreeSet<_> = said.codes.into_iter().map(|code| code.replace('.', "-")).collect();
    let words = GameResult::ALL.map(|result| result.code().as_str().replace('.', "-"));
    let silent: Vec<_> = Speaker::new()
        .ids("formation-result-")
        .into_iter()
        .filter(|id| !said.contains(id) && !words.contains(id))
        .collect();
    assert!(silent.is_empty(), "{silent:?}");
}

#[test]
fn results_have_budgets() {
    let code = |text: &str| {
        let errors = text.parse::<ResultText>().expect_err("too much");
        let mut codes: Vec<_> = errors.iter().map(|error| error.code().as_str()).collect();
        codes.dedup();
        (errors.len(), codes)
    };
    let long = format!("变化：[]\n胜负：未分\n错误：{}", "x".repeat(MAX_LINE));
    assert_eq!(code(&long), (1, vec!["formation.text.line-too-long"]));
    assert!(format!("错误：{}", "x".repeat(MAX_LINE - 9)).parse::<ResultText>().is_ok());
    let many = format!("变化：[{}]\n胜负：未分", "红象失 ".repeat(3000));
    assert_eq!(
        code(&many),
        (101, vec!["formation.action.kind", "formation.text.extra-space", "formation.text.more-errors"])
    );
    let blank = format!("{}变化：[]", "\n".repeat(200_000));
    assert_eq!(code(&blank), (101, vec!["formation.result.blank-line", "formation.text.more-errors"]));
    let contradictions = format!("变化：[{}红将一十占]\n胜负：未分", "红将五十占 ".repeat(3000));
    let checked = check_result(&contradictions, &Position::standard());
    assert_eq!((checked.valid, checked.diagnostics.len()), (false, 101));
    let spaces = format!("变化：[{}]\n胜负：未分", " ".repeat(60_000));
    assert_eq!(code(&spaces), (101, vec!["formation.text.extra-space", "formation.text.more-errors"]));
}
