//! What is said of commands, in every language.

use insta::assert_snapshot;
use tabiya_board::Square;
use tabiya_game::{Diagnostic, Mode, Resolution};
use tabiya_messages::{Catalogue, Language};
use tabiya_xiangqi::command;
use tabiya_xiangqi::{Columns, Point};

use crate::support::position;

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";

/// Red's cannons stand one behind the other, a chariot is pinned, soldiers stand on both banks.
const MIDDLE: &str = "3akab2/4r4/4b1n2/p1P1p3p/5n3/P1p2R3/4P1P1P/N1C1C1N2/4R4/2BAKAB2 w";

/// A diagnostic with its place: sentence, help.
fn said(diagnostic: &Diagnostic, catalogue: &Catalogue) -> String {
    let message = &diagnostic.message;
    let sentence = catalogue.try_sentence(message).unwrap_or_else(|flaws| panic!("{message:?}: {flaws:?}"));
    let place = diagnostic.span.map(|span| format!("[{}..{}] ", span.start, span.end));
    let help = catalogue.help(message).map(|help| format!(" {help}"));
    format!("{}{sentence}{}", place.unwrap_or_default(), help.unwrap_or_default())
}

fn diagnostics(resolved: tabiya_game::Resolved<tabiya_xiangqi::Move>) -> Vec<Diagnostic> {
    let mut diagnostics = resolved.notes;
    match resolved.resolution {
        Resolution::Syntax(errors) => diagnostics.extend(errors),
        Resolution::Illegal(reason) => diagnostics.push(*reason),
        _ => {}
    }
    diagnostics
}

/// What is said of each text, in a language.
fn told(texts: &[&str], language: Language, of: impl Fn(&str) -> Vec<Diagnostic>) -> String {
    let catalogue = Catalogue::new(language);
    let lines = texts.iter().flat_map(|text| {
        let diagnostics = of(text);
        assert!(!diagnostics.is_empty(), "{text}: nothing is said");
        let lines = diagnostics.iter().map(|diagnostic| format!("{text:?} {}", said(diagnostic, &catalogue)));
        lines.collect::<Vec<_>>()
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn marks() -> Vec<(Square, String)> {
    let mark = |point: &str, name: &str| (point.parse::<Point>().expect("a point").square(), name.to_owned());
    vec![mark("c2", "circle"), mark("c4", "x"), mark("e8", "y")]
}

fn of(fen: &'static str, mode: Mode) -> impl Fn(&str) -> Vec<Diagnostic> {
    move |text| {
        let marks = if fen == MIDDLE { marks() } else { Vec::new() };
        diagnostics(command::resolve(&position(fen), text, Columns::MoverLeft, &marks, mode))
    }
}

/// What is wrong with the form of a text.
const FORM: &[&str] = &[
    "",
    " ",
    "P2-5",
    "std",
    "std P2-5",
    "foo:P2-5",
    "Ext:B5.",
    "ext：B5.",
    "ext: B5.",
    "ext:B5–4",
    "ext:ХtxB",
    "ext:xt.1",
    "ext:C5.1",
    "ext:V3.5",
    "ext:N3.5",
    "ext:B#cicle.",
    "std:M#x.3",
    "std:Xs-2",
    "std:X",
    "ext:P2.0",
    "std:X1.10",
    "std:P25",
    "ext:+12",
    "ext:X5",
    "std:P2-5;",
    "ext:X..1",
    "ext:M.-",
    "ext:P2=5",
    "std:P2=5",
    "ext:P.s",
    "ext:XxXx",
    "ext:+!?",
    "meta:stop",
    "meta:",
];

/// Why no move is meant, in [`START`].
const OPENING: &[&str] = &[
    "ext:P5.1",
    "ext:B2.",
    "ext:Bg.",
    "std:Bt5.2",
    "ext:B/",
    "ext:M-",
    "ext:X.-t",
    "std:X1.3",
    "std:P2.8",
    "std:M2.5",
    "ext:B.5",
    "ext:B5.s",
    "ext:G.2",
    "std:P2-2",
    "ext:P2-p1",
    "ext:M2.-p1",
    "ext:PxM3",
    "ext:xTg",
    "ext:+",
    "ext:P+!",
    "ext:M#z.3",
    "std:X1/1",
    "std:S4.6",
    "ext:Tg-",
    "ext:P-tg5-4",
    "ext:M5x",
    "ext:xM5",
];

/// Why no move is meant, in [`MIDDLE`].
const GAME: &[&str] = &[
    "ext:Xt6-5",
    "std:X5-5",
    "ext:P#x.",
    "ext:B#circle.",
    "ext:P#y.",
    "ext:PxB#y",
    "ext:PxB#circle",
    "ext:P#circlexB#circle",
    "ext:B3.s",
    "ext:B9.s",
    "ext:P+?",
    "ext:P+!",
    "ext:X6+!4",
    "ext:XxP",
    "ext:X4xB",
    "ext:X6xB5",
    "ext:MxB",
    "ext:BxX",
    "ext:B3-t9",
    "ext:B3/",
    "ext:xS",
    "ext:X+",
    "ext:Mtg.",
    "ext:B-tg5.",
    "ext:Bt9.3",
];

/// Why the general keeps a piece from going.
const GENERAL: &[(&str, &str)] = &[
    ("3k5/9/9/9/9/4r4/9/4N4/9/4K4 w", "ext:M.7"),
    ("3k5/9/9/9/9/4r4/9/4N4/9/4K4 w", "ext:M."),
    ("4k4/9/9/9/9/9/9/4N4/9/4K4 w", "std:M5.4"),
    ("3k5/9/9/9/9/9/4r4/9/8R/4K4 w", "ext:X-8"),
    ("3k5/9/9/9/9/9/9/9/5r3/4K4 w", "ext:G-6"),
    ("3k5/9/9/9/9/4r4/9/4N4/9/4K4 w", "ext:M+"),
    ("3k5/9/9/9/9/4r4/2p6/4N4/9/4K4 w", "ext:MxB"),
];

/// Why a move gives no check, or not so.
const CHECK: &[(&str, &str)] = &[
    ("4k4/9/9/9/4N4/9/4R4/9/9/3K5 w", "ext:M+!3"),
    ("4k4/9/9/9/4N4/9/4R4/9/9/3K5 w", "ext:M+!5"),
    ("4k4/9/9/9/4N4/9/4R4/9/9/3K5 w", "ext:X+"),
    ("4k4/9/9/9/9/9/R8/9/9/3K5 w", "ext:X+?"),
    ("4k4/9/9/9/9/9/R8/9/9/3K5 w", "ext:X+?4"),
    ("4k4/9/9/9/9/9/R8/9/9/3K5 w", "ext:+?4"),
];

#[test]
fn the_form_of_commands() {
    assert_snapshot!(told(FORM, Language::English, of(START, Mode::Exact)), @r#"
    "" [0..0] The text is empty; a command should be here. Write a command such as “std:P2-5” or “ext:B5.1”.
    " " [0..1] The text is empty; a command should be here. Write a command such as “std:P2-5” or “ext:B5.1”.
    "P2-5" [0..0] “P2-5” does not say what kind of command it is. Commands begin with one of these: “ext:”, “std:” and “meta:”.
    "std" [0..3] A colon is missing after “std”. Write “std:” and then the command.
    "std P2-5" [0..3] A colon is missing after “std”. Write “std:” and then the command.
    "foo:P2-5" [0..3] “foo” is no kind of command. Commands begin with one of these: “ext:”, “std:” and “meta:”.
    "Ext:B5." [0..1] “E” should be “e” here: capital and small letters differ. Pieces are capitals, all other letters are small.
    "ext：B5." [3..6] “：” stands where “:” belongs. Write “:”.
    "ext: B5." [4..5] White space can't stand in a command. Take it out.
    "ext:B5–4" [6..9] “–” stands where “-” belongs. Write “-”.
    "ext:ХtxB" [4..6] “Х” stands where “X” belongs. Write “X”.
    "ext:xt.1" [4..5] “x” should be “X” here: capital and small letters differ. Pieces are capitals, all other letters are small.
    "ext:C5.1" [4..5] “C” is no letter of the commands. Write “B” for the soldier.
    "ext:V3.5" [4..5] “V” is no letter of the commands. Write “T” for the elephant.
    "ext:N3.5" [4..5] No piece has the letter “N”. Pieces are G or Tg (general), S (advisor), T (elephant), M (horse), X (chariot), P (cannon), B (soldier).
    "ext:B#cicle." [5..11] “#cicle” is no mark. Marks are “#circle”, “#square”, “#x”, “#y” and “#z”.
    "std:M#x.3" [5..7] “#x” is a mark, and “std:” commands don't speak of marks. Write the command with “ext:”.
    "std:Xs-2" [6..7] A “std:” command must say before “-” on which column the piece stands. Write the column there, as in “std:P2-5”; “ext:” commands may leave it out.
    "std:X" [5..5] The command is not finished. One of these could follow: a word for which piece (t s g …) and a column (1-9).
    "ext:P2.0" [7..8] “0” is neither a column nor a number of steps. Write a number from 1 to 9.
    "std:X1.10" [8..9] “0” is a second digit, and columns and steps have one. Write one digit from 1 to 9.
    "std:P25" [6..7] Before “5” it is not said in which direction the piece goes. Write “.” “/” or “-” between the two digits, as in “std:P2-5”.
    "ext:+12" [6..7] “2” is a second digit, and columns and steps have one. Write one digit from 1 to 9.
    "ext:X5" [6..6] The command is not finished. One of these could follow: a direction (. / -), “x” for a capture and “+” for a check.
    "std:P2-5;" [8..9] “;” is left over: “std:P2-5” is a whole command. Take it out.
    "ext:X..1" [6..7] “.” can't stand here. One of these could stand here: a side (-t -p), a number (1-9) and the end of the command.
    "ext:M.-" [6..7] “-” can't stand here. One of these could stand here: a side (-t -p), a number (1-9) and the end of the command.
    "ext:P2=5" [6..7] “=” can't stand here. One of these could stand here: a direction (. / -), “x” for a capture and “+” for a check.
    "std:P2=5" [6..7] “=” stands where “-” belongs. Write “-”.
    "ext:P.s" [6..7] Only a soldier crosses the river with “.s”. For other pieces write where they go, such as “ext:X.” or “ext:M.5”.
    "ext:XxXx" [7..8] “x” can't stand here. One of these could stand here: a word for which piece (t s g …), a column (1-9), a mark (#x …) and the end of the command.
    "ext:+!?" [6..7] “?” can't stand here. One of these could stand here: a column (1-9) and the end of the command.
    "meta:stop" [5..6] “s” can't stand here. One of these could stand here: a request (ok ko = >< < $ ^).
    "meta:" [5..5] The command is not finished. One of these could follow: a request (ok ko = >< < $ ^).
    "#);
    assert_snapshot!(told(FORM, Language::Vietnamese, of(START, Mode::Exact)), @r#"
    "" [0..0] Văn bản trống; ở đây phải có một lệnh. Hãy viết một lệnh như “std:P2-5” hoặc “ext:B5.1”.
    " " [0..1] Văn bản trống; ở đây phải có một lệnh. Hãy viết một lệnh như “std:P2-5” hoặc “ext:B5.1”.
    "P2-5" [0..0] “P2-5” không cho biết là loại lệnh nào. Lệnh bắt đầu bằng một trong các tiền tố: “ext:”, “std:” và “meta:”.
    "std" [0..3] Thiếu dấu hai chấm sau “std”. Hãy viết “std:” rồi đến lệnh.
    "std P2-5" [0..3] Thiếu dấu hai chấm sau “std”. Hãy viết “std:” rồi đến lệnh.
    "foo:P2-5" [0..3] Không có loại lệnh “foo”. Lệnh bắt đầu bằng một trong các tiền tố: “ext:”, “std:” và “meta:”.
    "Ext:B5." [0..1] “E” ở đây phải là “e”: chữ hoa và chữ thường khác nhau. Quân cờ viết hoa, các chữ khác viết thường.
    "ext：B5." [3..6] “：” đứng ở chỗ của “:”. Hãy viết “:”.
    "ext: B5." [4..5] Trong lệnh không được có khoảng trắng. Hãy bỏ nó đi.
    "ext:B5–4" [6..9] “–” đứng ở chỗ của “-”. Hãy viết “-”.
    "ext:ХtxB" [4..6] “Х” đứng ở chỗ của “X”. Hãy viết “X”.
    "ext:xt.1" [4..5] “x” ở đây phải là “X”: chữ hoa và chữ thường khác nhau. Quân cờ viết hoa, các chữ khác viết thường.
    "ext:C5.1" [4..5] “C” không phải là chữ của lệnh. Hãy viết “B” cho quân tốt.
    "ext:V3.5" [4..5] “V” không phải là chữ của lệnh. Hãy viết “T” cho quân tượng.
    "ext:N3.5" [4..5] Không có quân nào viết là “N”. Các quân: G hoặc Tg (tướng), S (sĩ), T (tượng), M (mã), X (xe), P (pháo), B (tốt).
    "ext:B#cicle." [5..11] “#cicle” không phải là dấu. Các dấu là “#circle”, “#square”, “#x”, “#y” và “#z”.
    "std:M#x.3" [5..7] “#x” là dấu, mà lệnh “std:” không dùng dấu. Hãy viết lệnh này với “ext:”.
    "std:Xs-2" [6..7] Trước “-”, lệnh “std:” phải cho biết quân đứng ở cột nào. Hãy viết số cột ở đó, như “std:P2-5”; lệnh “ext:” thì bỏ được.
    "std:X" [5..5] Lệnh chưa viết xong. Có thể viết tiếp một trong các phần sau: từ chỉ quân nào (t s g …) và cột (1-9).
    "ext:P2.0" [7..8] “0” không phải là số cột, cũng không phải là số bước. Hãy viết một số từ 1 đến 9.
    "std:X1.10" [8..9] “0” là chữ số thứ hai, mà số cột và số bước chỉ có một chữ số. Hãy viết một chữ số từ 1 đến 9.
    "std:P25" [6..7] Trước “5” chưa cho biết quân đi hướng nào. Hãy viết “.” “/” hoặc “-” giữa hai chữ số, như “std:P2-5”.
    "ext:+12" [6..7] “2” là chữ số thứ hai, mà số cột và số bước chỉ có một chữ số. Hãy viết một chữ số từ 1 đến 9.
    "ext:X5" [6..6] Lệnh chưa viết xong. Có thể viết tiếp một trong các phần sau: hướng đi (. / -), “x” nếu ăn quân và “+” nếu chiếu tướng.
    "std:P2-5;" [8..9] Thừa “;”: “std:P2-5” đã là một lệnh trọn vẹn. Hãy bỏ nó đi.
    "ext:X..1" [6..7] Ở đây không thể là “.”. Ở đây có thể là một trong các phần sau: bên trái hoặc phải (-t -p), số (1-9) và hết lệnh.
    "ext:M.-" [6..7] Ở đây không thể là “-”. Ở đây có thể là một trong các phần sau: bên trái hoặc phải (-t -p), số (1-9) và hết lệnh.
    "ext:P2=5" [6..7] Ở đây không thể là “=”. Ở đây có thể là một trong các phần sau: hướng đi (. / -), “x” nếu ăn quân và “+” nếu chiếu tướng.
    "std:P2=5" [6..7] “=” đứng ở chỗ của “-”. Hãy viết “-”.
    "ext:P.s" [6..7] Chỉ có tốt mới dùng “.s” để sang sông. Với quân khác hãy viết hướng đi, như “ext:X.” hoặc “ext:M.5”.
    "ext:XxXx" [7..8] Ở đây không thể là “x”. Ở đây có thể là một trong các phần sau: từ chỉ quân nào (t s g …), cột (1-9), dấu (#x …) và hết lệnh.
    "ext:+!?" [6..7] Ở đây không thể là “?”. Ở đây có thể là một trong các phần sau: cột (1-9) và hết lệnh.
    "meta:stop" [5..6] Ở đây không thể là “s”. Ở đây có thể là một trong các phần sau: yêu cầu (ok ko = >< < $ ^).
    "meta:" [5..5] Lệnh chưa viết xong. Có thể viết tiếp một trong các phần sau: yêu cầu (ok ko = >< < $ ^).
    "#);
    assert_snapshot!(told(FORM, Language::Chinese, of(START, Mode::Exact)), @r#"
    "" [0..0] 文字是空的；这里应有一条命令。 请写一条命令，例如“std:P2-5”或“ext:B5.1”。
    " " [0..1] 文字是空的；这里应有一条命令。 请写一条命令，例如“std:P2-5”或“ext:B5.1”。
    "P2-5" [0..0] “P2-5”没有说明是哪一类命令。 命令的开头是以下之一：“ext:”、“std:”和“meta:”。
    "std" [0..3] “std”后面缺少冒号。 请先写“std:”，再写命令。
    "std P2-5" [0..3] “std”后面缺少冒号。 请先写“std:”，再写命令。
    "foo:P2-5" [0..3] 没有“foo”这一类命令。 命令的开头是以下之一：“ext:”、“std:”和“meta:”。
    "Ext:B5." [0..1] “E”在这里应是“e”：大小写有区别。 棋子用大写，其余字母用小写。
    "ext：B5." [3..6] 这里应是“:”，却写成了“：”。 请写“:”。
    "ext: B5." [4..5] 命令里不能有空白。 请把它去掉。
    "ext:B5–4" [6..9] 这里应是“-”，却写成了“–”。 请写“-”。
    "ext:ХtxB" [4..6] 这里应是“X”，却写成了“Х”。 请写“X”。
    "ext:xt.1" [4..5] “x”在这里应是“X”：大小写有区别。 棋子用大写，其余字母用小写。
    "ext:C5.1" [4..5] 命令里没有字母“C”。 兵（卒）请写“B”。
    "ext:V3.5" [4..5] 命令里没有字母“V”。 象请写“T”。
    "ext:N3.5" [4..5] 没有用“N”表示的棋子。 棋子是 G 或 Tg（将、帅）、S（士）、T（象）、M（马）、X（车）、P（炮）、B（兵、卒）。
    "ext:B#cicle." [5..11] 没有“#cicle”这个标记。 标记有“#circle”、“#square”、“#x”、“#y”和“#z”。
    "std:M#x.3" [5..7] “#x”是标记，“std:”命令不用标记。 请改用“ext:”命令。
    "std:Xs-2" [6..7] “std:”命令在“-”之前必须写明棋子在哪一路。 请在那里写路数，如“std:P2-5”；“ext:”命令可以省略。
    "std:X" [5..5] 命令没有写完。 后面可以是以下之一：指明哪个子的词（t s g …）和路数（1-9）。
    "ext:P2.0" [7..8] “0”既不是路数，也不是步数。 请写 1 到 9 的数字。
    "std:X1.10" [8..9] “0”是第二个数字，而路数和步数都只有一位。 请只写一个 1 到 9 的数字。
    "std:P25" [6..7] “5”之前没有写走的方向。 请在两个数字之间写“.”“/”或“-”，如“std:P2-5”。
    "ext:+12" [6..7] “2”是第二个数字，而路数和步数都只有一位。 请只写一个 1 到 9 的数字。
    "ext:X5" [6..6] 命令没有写完。 后面可以是以下之一：方向（. / -）、表示吃子的“x”和表示将军的“+”。
    "std:P2-5;" [8..9] “;”是多余的：“std:P2-5”已是完整的命令。 请把它去掉。
    "ext:X..1" [6..7] 这里不能是“.”。 这里可以是以下之一：左右（-t -p）、数字（1-9）和命令结束。
    "ext:M.-" [6..7] 这里不能是“-”。 这里可以是以下之一：左右（-t -p）、数字（1-9）和命令结束。
    "ext:P2=5" [6..7] 这里不能是“=”。 这里可以是以下之一：方向（. / -）、表示吃子的“x”和表示将军的“+”。
    "std:P2=5" [6..7] 这里应是“-”，却写成了“=”。 请写“-”。
    "ext:P.s" [6..7] 只有兵卒用“.s”表示过河。 其他棋子请写走的方向，如“ext:X.”或“ext:M.5”。
    "ext:XxXx" [7..8] 这里不能是“x”。 这里可以是以下之一：指明哪个子的词（t s g …）、路数（1-9）、标记（#x …）和命令结束。
    "ext:+!?" [6..7] 这里不能是“?”。 这里可以是以下之一：路数（1-9）和命令结束。
    "meta:stop" [5..6] 这里不能是“s”。 这里可以是以下之一：请求（ok ko = >< < $ ^）。
    "meta:" [5..5] 命令没有写完。 后面可以是以下之一：请求（ok ko = >< < $ ^）。
    "#);
}

#[test]
fn reasons_in_the_opening() {
    assert_snapshot!(told(OPENING, Language::English, of(START, Mode::Exact)), @r#"
    "ext:P5.1" [0..8] No red cannon stands on column 5, counted from the mover's left. Where there are some, by column: 2 and 8.
    "ext:B2." [0..7] No red soldier stands on column 2, counted from the mover's left. Where there are some, by column: 1, 3, 5, 7 and 9.
    "ext:Bg." [0..7] “g” means no red soldier here: the middle one is told only of three or five pieces on one file.
    "std:Bt5.2" [0..9] The red soldier does not move from e3 to e5: a soldier goes one step forward, and across the river also one step to the side.
    "ext:B/" [0..6] “/” goes back, and no soldier retreats. Before the river it goes forward, beyond it also sideways.
    "ext:M-" [0..6] “-” keeps the rank, and no horse does. Write “.” or “/” and the column to which it goes.
    "ext:X.-t" [0..8] “.-t” is a diagonal, and no chariot leaves the lines. Write one of “.” “/” “-” or, for a side, “-t” or “-p”.
    "std:X1.3" [0..8] The red chariot can't go to a3: the red soldier stands there, which is of the same side.
    "std:P2.8" [0..8] The red cannon on b2 can't go 8 steps that way: the board ends after 7.
    "std:M2.5" [0..8] With “.” the red horse on b0 does not come to column 5, counted from the mover's left. It can go to these columns: 1 and 3.
    "ext:B.5" [0..7] The number behind the direction counts steps, and a soldier goes one step, not 5. Did you mean “ext:B5.”, the one on column 5, counted from the mover's left?
    "ext:B5.s" [0..8] These can't cross the river in one step: the red soldier on e3. A step forward is written “.”, without “s”.
    "ext:G.2" [0..7] The red general does not move from e0 to e2: a general goes one step along a line inside its palace.
    "std:P2-2" [0..8] The red cannon on b2 already stands on column 2, counted from the mover's left. Sideways it goes to another column.
    "ext:P2-p1" [0..9] Column 1, counted from the mover's left, does not lie to the side of the red cannon on b2 that “-p” names. “-t” is the mover's left, “-p” the mover's right.
    "ext:M2.-p1" [0..10] Column 1, counted from the mover's left, does not lie to the side of the red horse on b0 that “-p” names. “-t” is the mover's left, “-p” the mover's right.
    "ext:PxM3" [0..8] No black horse stands on column 3, counted from the mover's left. Where there are some, by column: 2 and 8.
    "ext:xTg" [0..7] A general is never captured: the game ends before. A check is written with “+”, as in “ext:+” or “ext:X+”.
    "ext:+" [0..5] No legal move gives check.
    "ext:P+!" [0..7] These have no legal move that gives check: the red cannon on b2 and the red cannon on h2.
    "ext:M#z.3" [0..9] No piece is marked #z. No piece bears a mark yet.
    "std:X1/1" [0..8] The red chariot on a0 can't go that way: the board ends there.
    "std:S4.6" [0..8] With “.” the red advisor on d0 does not come to column 6, counted from the mover's left. It can go to these columns: 5.
    "ext:Tg-" [0..7] The red general can't go to d0: the red advisor stands there, which is of the same side.
    "ext:P-tg5-4" [0..11] No red cannon stands on column 5, counted from the mover's left. Where there are some, by column: 2 and 8.
    "ext:M5x" [0..7] No red horse stands on column 5, counted from the mover's left. Where there are some, by column: 2 and 8.
    "ext:xM5" [0..7] No black horse stands on column 5, counted from the mover's left. Where there are some, by column: 2 and 8.
    "#);
    assert_snapshot!(told(OPENING, Language::Vietnamese, of(START, Mode::Exact)), @r#"
    "ext:P5.1" [0..8] Không có pháo đỏ ở cột 5, đếm từ bên trái người đi. Có ở các cột: 2 và 8.
    "ext:B2." [0..7] Không có tốt đỏ ở cột 2, đếm từ bên trái người đi. Có ở các cột: 1, 3, 5, 7 và 9.
    "ext:Bg." [0..7] Ở đây không có tốt đỏ nào ứng với “g”: quân giữa chỉ có khi trên một cột có ba hoặc năm quân.
    "std:Bt5.2" [0..9] Quân tốt đỏ không đi từ e3 đến e5 được: tốt tiến từng bước một, sang sông rồi thì cũng đi ngang một bước.
    "ext:B/" [0..6] “/” là lùi, mà tốt không bao giờ lùi. Chưa sang sông thì chỉ tiến, sang sông rồi thì đi ngang được.
    "ext:M-" [0..6] “-” là đi ngang, mà mã không bao giờ đi ngang. Hãy viết “.” hoặc “/” rồi đến cột đích.
    "ext:X.-t" [0..8] “.-t” là đi chéo, mà xe chỉ đi thẳng. Hãy viết một trong “.” “/” “-”, hoặc “-t”, “-p” nếu muốn chỉ bên.
    "std:X1.3" [0..8] Quân xe đỏ không đến a3 được: ở đó là tốt đỏ cùng bên.
    "std:P2.8" [0..8] Quân pháo đỏ ở b2 không đi 8 bước theo hướng đó được: sau 7 bước là hết bàn cờ.
    "std:M2.5" [0..8] Đi “.” thì mã đỏ ở b0 không đến cột 5, đếm từ bên trái người đi. Nó đi được đến các cột: 1 và 3.
    "ext:B.5" [0..7] Số sau hướng đi là số bước, mà tốt chỉ đi một bước, không đi 5 bước. Có phải muốn viết “ext:B5.”, tức quân ở cột 5, đếm từ bên trái người đi?
    "ext:B5.s" [0..8] Đi một bước chưa sang sông được: tốt đỏ ở e3. Tiến một bước viết là “.”, không có “s”.
    "ext:G.2" [0..7] Quân tướng đỏ không đi từ e0 đến e2 được: tướng đi thẳng từng bước một trong cung.
    "std:P2-2" [0..8] Quân pháo đỏ ở b2 đã đứng ở cột 2, đếm từ bên trái người đi. Đi ngang phải đến cột khác.
    "ext:P2-p1" [0..9] Cột 1, đếm từ bên trái người đi, không nằm về phía “-p” của pháo đỏ ở b2. “-t” là bên trái, “-p” là bên phải của người đi.
    "ext:M2.-p1" [0..10] Cột 1, đếm từ bên trái người đi, không nằm về phía “-p” của mã đỏ ở b0. “-t” là bên trái, “-p” là bên phải của người đi.
    "ext:PxM3" [0..8] Không có mã đen ở cột 3, đếm từ bên trái người đi. Có ở các cột: 2 và 8.
    "ext:xTg" [0..7] Tướng không bao giờ bị ăn: ván cờ kết thúc trước đó. Chiếu tướng viết bằng “+”, như “ext:+” hoặc “ext:X+”.
    "ext:+" [0..5] Không có nước đi hợp lệ nào chiếu tướng.
    "ext:P+!" [0..7] Không có nước đi hợp lệ nào của pháo đỏ ở b2 và pháo đỏ ở h2 chiếu tướng.
    "ext:M#z.3" [0..9] Không có quân nào mang dấu #z. Chưa quân nào được đánh dấu.
    "std:X1/1" [0..8] Quân xe đỏ ở a0 không đi theo hướng đó được: đã hết bàn cờ.
    "std:S4.6" [0..8] Đi “.” thì sĩ đỏ ở d0 không đến cột 6, đếm từ bên trái người đi. Nó đi được đến các cột: 5.
    "ext:Tg-" [0..7] Quân tướng đỏ không đến d0 được: ở đó là sĩ đỏ cùng bên.
    "ext:P-tg5-4" [0..11] Không có pháo đỏ ở cột 5, đếm từ bên trái người đi. Có ở các cột: 2 và 8.
    "ext:M5x" [0..7] Không có mã đỏ ở cột 5, đếm từ bên trái người đi. Có ở các cột: 2 và 8.
    "ext:xM5" [0..7] Không có mã đen ở cột 5, đếm từ bên trái người đi. Có ở các cột: 2 và 8.
    "#);
    assert_snapshot!(told(OPENING, Language::Chinese, of(START, Mode::Exact)), @r#"
    "ext:P5.1" [0..8] 第 5 路上没有红炮（从走棋方的左边数起）。 有的是这些路：2和8。
    "ext:B2." [0..7] 第 2 路上没有红兵（从走棋方的左边数起）。 有的是这些路：1、3、5、7和9。
    "ext:Bg." [0..7] 这里没有“g”所指的红兵：同一路上有三个或五个子才有“中”。
    "std:Bt5.2" [0..9] 红兵不能从 e3 走到 e5：兵卒每次向前走一步，过河后也可横走一步。
    "ext:B/" [0..6] “/”是后退，而兵（卒）不能后退。 过河前只能前进，过河后也可横走。
    "ext:M-" [0..6] “-”是横走，而马不能横走。 请写“.”或“/”，再写到达的路数。
    "ext:X.-t" [0..8] “.-t”是斜走，而车只走直线。 请写“.”“/”“-”之一，或用“-t”“-p”表示左右。
    "std:X1.3" [0..8] 红车不能走到 a3：那里是己方的红兵。
    "std:P2.8" [0..8] b2 的红炮不能朝那边走 8 步：7 步就到棋盘边了。
    "std:M2.5" [0..8] b0 的红马走“.”到不了第 5 路（从走棋方的左边数起）。 它能到的路：1和3。
    "ext:B.5" [0..7] 方向后面的数字是步数，而兵（卒）每次走一步，不能走 5 步。 是不是想写“ext:B5.”，即第 5 路（从走棋方的左边数起）上的那个？
    "ext:B5.s" [0..8] 走一步还过不了河：红兵（e3）。 前进一步写“.”，不写“s”。
    "ext:G.2" [0..7] 红帅不能从 e0 走到 e2：将（帅）在九宫内每次直走一步。
    "std:P2-2" [0..8] b2 的红炮本来就在第 2 路（从走棋方的左边数起）。 横走要走到别的路上。
    "ext:P2-p1" [0..9] 第 1 路（从走棋方的左边数起）不在 b2 的红炮的“-p”那一边。 “-t”是走棋方的左边，“-p”是右边。
    "ext:M2.-p1" [0..10] 第 1 路（从走棋方的左边数起）不在 b0 的红马的“-p”那一边。 “-t”是走棋方的左边，“-p”是右边。
    "ext:PxM3" [0..8] 第 3 路上没有黑马（从走棋方的左边数起）。 有的是这些路：2和8。
    "ext:xTg" [0..7] 将帅不会被吃：在那之前对局已经结束。 将军用“+”表示，如“ext:+”或“ext:X+”。
    "ext:+" [0..5] 没有能将军的合法着法。
    "ext:P+!" [0..7] 红炮（b2）和红炮（h2）没有能将军的合法着法。
    "ext:M#z.3" [0..9] 没有棋子带标记 #z。 还没有棋子带标记。
    "std:X1/1" [0..8] a0 的红车不能朝那边走：已到棋盘边。
    "std:S4.6" [0..8] d0 的红仕走“.”到不了第 6 路（从走棋方的左边数起）。 它能到的路：5。
    "ext:Tg-" [0..7] 红帅不能走到 d0：那里是己方的红仕。
    "ext:P-tg5-4" [0..11] 第 5 路上没有红炮（从走棋方的左边数起）。 有的是这些路：2和8。
    "ext:M5x" [0..7] 第 5 路上没有红马（从走棋方的左边数起）。 有的是这些路：2和8。
    "ext:xM5" [0..7] 第 5 路上没有黑马（从走棋方的左边数起）。 有的是这些路：2和8。
    "#);
}

#[test]
fn reasons_in_a_game() {
    assert_snapshot!(told(GAME, Language::English, of(MIDDLE, Mode::Exact)), @r#"
    "ext:Xt6-5" [0..9] “t” adds nothing: there is only one red chariot that could be meant.
    "std:X5-5" [0..8] The red chariot on e1 already stands on column 5, counted from the mover's left. Sideways it goes to another column.
    "ext:P#x." [0..8] #x marks what is the other side's: the black soldier on c4. Name a piece of the side that moves.
    "ext:B#circle." [0..13] No soldier is marked #circle; the mark is on the red cannon on c2. Write the letter of the piece that is marked.
    "ext:P#y." [0..8] #y marks what is the other side's: the black chariot on e8. Name a piece of the side that moves.
    "ext:PxB#y" [0..9] No soldier is marked #y; the mark is on the black chariot on e8. Write the letter of the piece that is marked.
    "ext:PxB#circle" [0..14] #circle marks what is the mover's own: the red cannon on c2. Name a piece of the other side as what is captured.
    "ext:P#circlexB#circle" [0..21] #circle marks what is the mover's own: the red cannon on c2. Name a piece of the other side as what is captured.
    "ext:B3.s" [0..8] Already across the river: the red soldier on c6. Beyond the river write where it goes, as in “ext:B.” or “ext:B-t”.
    "ext:B9.s" [0..8] These can't cross the river in one step: the red soldier on i3. A step forward is written “.”, without “s”.
    "ext:P+?" [0..7] These have no legal move that gives check: the red cannon on c2 and the red cannon on e2.
    "ext:P+!" [0..7] These have no legal move that gives check: the red cannon on c2 and the red cannon on e2.
    "ext:X6+!4" [0..9] These have no legal move that gives check: the red chariot on f4.
    "ext:XxP" [0..7] There is no black cannon on the board.
    "ext:X4xB" [0..8] No red chariot stands on column 4, counted from the mover's left. Where there are some, by column: 5 and 6.
    "ext:X6xB5" [0..9] What can be captured is the black horse on f5 and the black soldier on c4, by the red chariot on f4; not the black soldier on e6.
    "ext:MxB" [0..7] Only the red chariot on f4 and the red cannon on e2 can capture the black soldier on e6 and the black soldier on c4, not the red horse on a2 and the red horse on g2.
    "ext:BxX" [0..7] These can capture nothing now: the red soldier on c6, the red soldier on a4, the red soldier on e3, the red soldier on g3 and the red soldier on i3.
    "ext:B3-t9" [0..9] Column 9, counted from the mover's left, does not lie to the side of the red soldier on c6 that “-t” names. “-t” is the mover's left, “-p” the mover's right.
    "ext:B3/" [0..7] “/” goes back, and no soldier retreats. Before the river it goes forward, beyond it also sideways.
    "ext:xS" [0..6] Nothing can capture these now: the black advisor on d9 and the black advisor on f9.
    "ext:X+" [0..6] These have no legal move that gives check: the red chariot on f4 and the red chariot on e1.
    "ext:Mtg." [0..8] “tg” means no red horse here: the second from the front is told only of three or more pieces on one file.
    "ext:B-tg5." [0..10] “-tg” means the red soldier on column 3, not one on column 5, counted from the mover's left.
    "ext:Bt9.3" [0..9] The red soldier does not move from i3 to i6: a soldier goes one step forward, and across the river also one step to the side.
    "#);
    assert_snapshot!(told(GAME, Language::Vietnamese, of(MIDDLE, Mode::Exact)), @r#"
    "ext:Xt6-5" [0..9] “t” là thừa: chỉ có một xe đỏ để chọn.
    "std:X5-5" [0..8] Quân xe đỏ ở e1 đã đứng ở cột 5, đếm từ bên trái người đi. Đi ngang phải đến cột khác.
    "ext:P#x." [0..8] #x là dấu của quân bên kia: tốt đen ở c4. Hãy nêu một quân của bên đi.
    "ext:B#circle." [0..13] Không có tốt nào mang dấu #circle; mang dấu này là pháo đỏ ở c2. Hãy viết chữ của quân mang dấu.
    "ext:P#y." [0..8] #y là dấu của quân bên kia: xe đen ở e8. Hãy nêu một quân của bên đi.
    "ext:PxB#y" [0..9] Không có tốt nào mang dấu #y; mang dấu này là xe đen ở e8. Hãy viết chữ của quân mang dấu.
    "ext:PxB#circle" [0..14] #circle là dấu của quân bên đi: pháo đỏ ở c2. Quân bị ăn phải là quân của bên kia.
    "ext:P#circlexB#circle" [0..21] #circle là dấu của quân bên đi: pháo đỏ ở c2. Quân bị ăn phải là quân của bên kia.
    "ext:B3.s" [0..8] Đã sang sông rồi: tốt đỏ ở c6. Sang sông rồi thì hãy viết hướng đi, như “ext:B.” hoặc “ext:B-t”.
    "ext:B9.s" [0..8] Đi một bước chưa sang sông được: tốt đỏ ở i3. Tiến một bước viết là “.”, không có “s”.
    "ext:P+?" [0..7] Không có nước đi hợp lệ nào của pháo đỏ ở c2 và pháo đỏ ở e2 chiếu tướng.
    "ext:P+!" [0..7] Không có nước đi hợp lệ nào của pháo đỏ ở c2 và pháo đỏ ở e2 chiếu tướng.
    "ext:X6+!4" [0..9] Không có nước đi hợp lệ nào của xe đỏ ở f4 chiếu tướng.
    "ext:XxP" [0..7] Trên bàn không có pháo đen.
    "ext:X4xB" [0..8] Không có xe đỏ ở cột 4, đếm từ bên trái người đi. Có ở các cột: 5 và 6.
    "ext:X6xB5" [0..9] Chỉ ăn được mã đen ở f5 và tốt đen ở c4, bằng xe đỏ ở f4; không ăn được tốt đen ở e6.
    "ext:MxB" [0..7] Chỉ có xe đỏ ở f4 và pháo đỏ ở e2 ăn được tốt đen ở e6 và tốt đen ở c4, còn mã đỏ ở a2 và mã đỏ ở g2 thì không.
    "ext:BxX" [0..7] Lúc này tốt đỏ ở c6, tốt đỏ ở a4, tốt đỏ ở e3, tốt đỏ ở g3 và tốt đỏ ở i3 không ăn được quân nào.
    "ext:B3-t9" [0..9] Cột 9, đếm từ bên trái người đi, không nằm về phía “-t” của tốt đỏ ở c6. “-t” là bên trái, “-p” là bên phải của người đi.
    "ext:B3/" [0..7] “/” là lùi, mà tốt không bao giờ lùi. Chưa sang sông thì chỉ tiến, sang sông rồi thì đi ngang được.
    "ext:xS" [0..6] Lúc này không quân nào ăn được sĩ đen ở d9 và sĩ đen ở f9.
    "ext:X+" [0..6] Không có nước đi hợp lệ nào của xe đỏ ở f4 và xe đỏ ở e1 chiếu tướng.
    "ext:Mtg." [0..8] Ở đây không có mã đỏ nào ứng với “tg”: quân trước giữa chỉ có khi trên một cột có ít nhất ba quân.
    "ext:B-tg5." [0..10] “-tg” ứng với tốt đỏ ở cột 3, không phải ở cột 5, đếm từ bên trái người đi.
    "ext:Bt9.3" [0..9] Quân tốt đỏ không đi từ i3 đến i6 được: tốt tiến từng bước một, sang sông rồi thì cũng đi ngang một bước.
    "#);
    assert_snapshot!(told(GAME, Language::Chinese, of(MIDDLE, Mode::Exact)), @r#"
    "ext:Xt6-5" [0..9] “t”是多余的：可选的红车只有一个。
    "std:X5-5" [0..8] e1 的红车本来就在第 5 路（从走棋方的左边数起）。 横走要走到别的路上。
    "ext:P#x." [0..8] #x 标的是对方的棋子：黑卒（c4）。 请指走棋方的棋子。
    "ext:B#circle." [0..13] 没有兵（卒）带标记 #circle；带这个标记的是红炮（c2）。 请写带标记的棋子的字母。
    "ext:P#y." [0..8] #y 标的是对方的棋子：黑车（e8）。 请指走棋方的棋子。
    "ext:PxB#y" [0..9] 没有兵（卒）带标记 #y；带这个标记的是黑车（e8）。 请写带标记的棋子的字母。
    "ext:PxB#circle" [0..14] #circle 标的是走棋方自己的棋子：红炮（c2）。 被吃的应是对方的棋子。
    "ext:P#circlexB#circle" [0..21] #circle 标的是走棋方自己的棋子：红炮（c2）。 被吃的应是对方的棋子。
    "ext:B3.s" [0..8] 已经过河：红兵（c6）。 过河之后请写走的方向，如“ext:B.”或“ext:B-t”。
    "ext:B9.s" [0..8] 走一步还过不了河：红兵（i3）。 前进一步写“.”，不写“s”。
    "ext:P+?" [0..7] 红炮（c2）和红炮（e2）没有能将军的合法着法。
    "ext:P+!" [0..7] 红炮（c2）和红炮（e2）没有能将军的合法着法。
    "ext:X6+!4" [0..9] 红车（f4）没有能将军的合法着法。
    "ext:XxP" [0..7] 棋盘上没有黑炮。
    "ext:X4xB" [0..8] 第 4 路上没有红车（从走棋方的左边数起）。 有的是这些路：5和6。
    "ext:X6xB5" [0..9] 能吃的是黑马（f5）和黑卒（c4）（由红车（f4）来吃），而不是黑卒（e6）。
    "ext:MxB" [0..7] 能吃黑卒（e6）和黑卒（c4）的只有红车（f4）和红炮（e2），红马（a2）和红马（g2）不能。
    "ext:BxX" [0..7] 现在没有可吃的子的是：红兵（c6）、红兵（a4）、红兵（e3）、红兵（g3）和红兵（i3）。
    "ext:B3-t9" [0..9] 第 9 路（从走棋方的左边数起）不在 c6 的红兵的“-t”那一边。 “-t”是走棋方的左边，“-p”是右边。
    "ext:B3/" [0..7] “/”是后退，而兵（卒）不能后退。 过河前只能前进，过河后也可横走。
    "ext:xS" [0..6] 现在没有子能吃黑士（d9）和黑士（f9）。
    "ext:X+" [0..6] 红车（f4）和红车（e1）没有能将军的合法着法。
    "ext:Mtg." [0..8] 这里没有“tg”所指的红马：同一路上至少有三个子才有“前起第二”。
    "ext:B-tg5." [0..10] “-tg”指的是第 3 路上的红兵，不在第 5 路上（从走棋方的左边数起）。
    "ext:Bt9.3" [0..9] 红兵不能从 i3 走到 i6：兵卒每次向前走一步，过河后也可横走一步。
    "#);
}

/// The same for texts that are each read in a position of their own.
fn told_of(texts: &[(&'static str, &str)], language: Language) -> String {
    let lines = texts.iter().map(|&(fen, text)| told(&[text], language, of(fen, Mode::Exact)));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn reasons_of_checks() {
    assert_snapshot!(told_of(CHECK, Language::English), @r#"
    "ext:M+!3" [0..8] The check comes from another piece than the one that moves: the red horse on e5. Write “?” for an indirect check, or leave out “!”.
    "ext:M+!5" [0..8] No move to column 5, counted from the mover's left, gives this check. Moves to these columns do: 4 and 6.
    "ext:X+" [0..6] This check comes from moving the red horse on e5, not the red chariot on e3.
    "ext:X+?" [0..7] The check comes from the piece itself that moves: the red chariot on a3. Write “!” for a direct check, or leave out “?”.
    "ext:X+?4" [0..8] These have no legal move that gives check in this way: the red chariot on a3.
    "ext:+?4" [0..7] No legal move gives check in this way.
    "#);
    assert_snapshot!(told_of(CHECK, Language::Vietnamese), @r#"
    "ext:M+!3" [0..8] Nước chiếu không do chính quân đi mà do quân khác: quân đi là mã đỏ ở e5. Hãy viết “?” nếu là rút chiếu, hoặc bỏ dấu “!”.
    "ext:M+!5" [0..8] Không có nước nào đến cột 5, đếm từ bên trái người đi, mà chiếu như thế. Các nước đến những cột này thì có: 4 và 6.
    "ext:X+" [0..6] Không có nước nào của xe đỏ ở e3 chiếu như thế; nước của mã đỏ ở e5 thì có.
    "ext:X+?" [0..7] Nước chiếu do chính quân đi: xe đỏ ở a3. Hãy viết “!” cho nước chiếu trực tiếp, hoặc bỏ dấu “?”.
    "ext:X+?4" [0..8] Không có nước đi hợp lệ nào của xe đỏ ở a3 chiếu theo cách đó.
    "ext:+?4" [0..7] Không có nước đi hợp lệ nào chiếu theo cách đó.
    "#);
    assert_snapshot!(told_of(CHECK, Language::Chinese), @r#"
    "ext:M+!3" [0..8] 将军的不是所走的棋子本身，而是别的子：所走的是红马（e5）。 间接将军请写“?”，或去掉“!”。
    "ext:M+!5" [0..8] 走到第 5 路（从走棋方的左边数起）不能这样将军。 走到这些路可以：4和6。
    "ext:X+" [0..6] 走红车（e3）不能这样将军；走红马（e5）可以。
    "ext:X+?" [0..7] 将军的就是所走的棋子本身：红车（a3）。 直接将军请写“!”，或去掉“?”。
    "ext:X+?4" [0..8] 红车（a3）没有这样将军的合法着法。
    "ext:+?4" [0..7] 没有这样将军的合法着法。
    "#);
}

#[test]
fn reasons_of_the_general() {
    assert_snapshot!(told_of(GENERAL, Language::English), @r#"
    "ext:M.7" [0..7] If the red horse goes to g3, the general is attacked by the black chariot on e4.
    "ext:M." [0..6] If the red horse goes to d4, the general is attacked by the black chariot on e4.
    "std:M5.4" [0..8] If the red horse goes to d4, the generals face each other with nothing between them. The other general is on e9; a piece must stay between them.
    "ext:X-8" [0..7] The general is in check from the black chariot on e3, and moving the red chariot to h1 does not end that. Capture the attacker, block it, or move the general out of its reach.
    "ext:G-6" [0..7] The red general can't go to f0: it would be attacked there by the black chariot on f1.
    "ext:M+" [0..6] These have no legal move that gives check: the red horse on e2.
    "ext:MxB" [0..7] If the red horse goes to c3, the general is attacked by the black chariot on e4.
    "#);
    assert_snapshot!(told_of(GENERAL, Language::Vietnamese), @r#"
    "ext:M.7" [0..7] Nếu mã đỏ đến g3 thì tướng bị xe đen ở e4 chiếu.
    "ext:M." [0..6] Nếu mã đỏ đến d4 thì tướng bị xe đen ở e4 chiếu.
    "std:M5.4" [0..8] Nếu mã đỏ đến d4 thì hai tướng lộ mặt nhau. Tướng kia ở e9; phải có một quân ở giữa.
    "ext:X-8" [0..7] Tướng đang bị xe đen ở e3 chiếu, mà xe đỏ đến h1 thì vẫn còn bị chiếu. Hãy ăn quân chiếu, chắn nó, hoặc đưa tướng đi chỗ khác.
    "ext:G-6" [0..7] Quân tướng đỏ không đến f0 được: ở đó sẽ bị xe đen ở f1 ăn.
    "ext:M+" [0..6] Không có nước đi hợp lệ nào của mã đỏ ở e2 chiếu tướng.
    "ext:MxB" [0..7] Nếu mã đỏ đến c3 thì tướng bị xe đen ở e4 chiếu.
    "#);
    assert_snapshot!(told_of(GENERAL, Language::Chinese), @r#"
    "ext:M.7" [0..7] 红马走到 g3 后，将（帅）会被黑车（e4）吃。
    "ext:M." [0..6] 红马走到 d4 后，将（帅）会被黑车（e4）吃。
    "std:M5.4" [0..8] 红马走到 d4 后将帅照面，中间没有棋子。 对方的将（帅）在 e9；中间必须留一个棋子。
    "ext:X-8" [0..7] 将（帅）正被黑车（e3）将军，红车走到 h1 解不了将。 请吃掉将军的棋子、挡住它，或把将（帅）移开。
    "ext:G-6" [0..7] 红帅不能走到 f0：在那里会被黑车（f1）吃。
    "ext:M+" [0..6] 红马（e2）没有能将军的合法着法。
    "ext:MxB" [0..7] 红马走到 c3 后，将（帅）会被黑车（e4）吃。
    "#);
}
