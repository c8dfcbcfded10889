//! Boards as text.

use insta::assert_snapshot;
use proptest::prelude::*;
use tabiya_board::Side;
use tabiya_messages::{Catalogue, Language};
use tabiya_pieces::sample::{self, SplitMix64};
use tabiya_pieces::{Board, Fen};

/// What is said of a text, in all languages, with the characters it is said of.
fn objections(text: &str) -> String {
    let errors = text.parse::<Fen>().expect_err(text);
    let lines = errors.iter().flat_map(|error| {
        let span = error.span.expect("a place");
        let said = Language::ALL.map(|language| {
            let catalogue = Catalogue::new(language);
            let sentence = catalogue.try_sentence(&error.message).unwrap_or_else(|flaws| panic!("{flaws:?}"));
            format!("  {sentence} {}", catalogue.help(&error.message).expect("what would be right"))
        });
        core::iter::once(format!("{} {}..{}", error.code(), span.start, span.end)).chain(said)
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn fields() {
    let cases = [
        ("8/8/8/8/3A4/8/8/8", "8/8/8/8/3A4/8/8/8", None),
        ("  3A4/8 \n", "3A4/8", None),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
            Some(Side::First),
        ),
        ("16/a1*13 b - - 0 1", "16/a1*13", Some(Side::Second)),
        ("111A/4", "", None),
        ("4/+PQ~+r~1[Qq] b", "4/PQr1", Some(Side::Second)),
        ("4/4[]", "4/4", None),
        ("A", "A", None),
        ("8/8 x", "", None),
        ("8/8 b", "8/8", Some(Side::Second)),
        ("8/8/8 w - c3f3 3+3 0 12 +0+0", "8/8/8", Some(Side::First)),
        ("8/8 w 0 1", "8/8", Some(Side::First)),
        ("1r6/R7 w Ab e3", "", None),
        ("1r6/R7 w Ab a2 0 1", "1r6/R7", Some(Side::First)),
        ("8/8 w KQkq 0 1 +2+0", "8/8", Some(Side::First)),
        ("8/8 w HAha - 0 1 extra", "", None),
        ("8/8 w 0 - 1", "", None),
        ("1 A", "", None),
    ];
    for (text, board, to_move) in cases {
        match text.parse::<Fen>() {
            Ok(fen) => {
                assert_eq!((fen.board.to_string().as_str(), fen.to_move), (board, to_move), "{text}");
                assert!(!fen.board.unmoved());
            }
            Err(errors) => assert!(board.is_empty(), "{text}: {errors:?}"),
        }
    }
}

#[test]
fn errors() {
    let texts = [
        "  ",
        "8/8/7/8",
        "8/9/A/8",
        "8/８/8",
        "8/Ｒ7/8",
        "8/7马/8",
        "3А4/8",
        "8/5кр/8",
        "1 A",
        "8/8 w e3 KQ 0 1 2 3",
        "8/8/3A4/8 ｗ Кq - ０ 1",
        "8/08/8",
        "8/7+/~8",
        "8/8[Pp w",
        "8/8[P]p w",
        "8//8/",
        "17/17",
    ];
    let high = ["1"; 17].join("/");
    let said: Vec<String> = texts
        .into_iter()
        .chain([high.as_str()])
        .map(|text| format!("# {text:?}\n{}\n", objections(text)))
        .collect();
    assert_snapshot!(said.concat(), @r#"
    # "  "
    pieces.position.empty 0..2
      The text is empty; a board should be here. Write the ranks from the top, with / between them: 8/8/8/8/3A4/8/8/8.
      文本是空的；这里应有一个棋盘。 从最上面的横线写起，各条横线之间用 / 隔开：8/8/8/8/3A4/8/8/8。
      Văn bản trống; ở đây cần có một bàn cờ. Viết từng hàng từ trên xuống, cách nhau bằng dấu /: 8/8/8/8/3A4/8/8/8.
      Текст пуст, а здесь должна быть доска. Запишите горизонтали сверху вниз через /: 8/8/8/8/3A4/8/8/8.
    # "8/8/7/8"
    pieces.position.width 4..5
      Rank 3 from the top has 7 squares; the others have 8. All ranks are equally wide. A letter or * is one square, a number as many as it says.
      从上数第 3 条横线有 7 格；其他横线有 8 格。 各条横线宽度必须相同。一个字母或 * 算一格，数字是几就算几格。
      Hàng thứ 3 từ trên xuống có 7 ô; các hàng khác có 8 ô. Mọi hàng phải rộng bằng nhau. Mỗi chữ cái hay dấu * là một ô, mỗi số là bấy nhiêu ô.
      В 3-й горизонтали сверху 7 полей, а в остальных — 8. Все горизонтали одной ширины. Буква или * — одно поле, число — столько полей, сколько в нём сказано.
    # "8/9/A/8"
    pieces.position.width 2..3
      Rank 2 from the top has 9 squares; the others have 8. All ranks are equally wide. A letter or * is one square, a number as many as it says.
      从上数第 2 条横线有 9 格；其他横线有 8 格。 各条横线宽度必须相同。一个字母或 * 算一格，数字是几就算几格。
      Hàng thứ 2 từ trên xuống có 9 ô; các hàng khác có 8 ô. Mọi hàng phải rộng bằng nhau. Mỗi chữ cái hay dấu * là một ô, mỗi số là bấy nhiêu ô.
      В 2-й горизонтали сверху 9 полей, а в остальных — 8. Все горизонтали одной ширины. Буква или * — одно поле, число — столько полей, сколько в нём сказано.
    pieces.position.width 4..5
      Rank 3 from the top has one square; the others have 8. All ranks are equally wide. A letter or * is one square, a number as many as it says.
      从上数第 3 条横线有 1 格；其他横线有 8 格。 各条横线宽度必须相同。一个字母或 * 算一格，数字是几就算几格。
      Hàng thứ 3 từ trên xuống có 1 ô; các hàng khác có 8 ô. Mọi hàng phải rộng bằng nhau. Mỗi chữ cái hay dấu * là một ô, mỗi số là bấy nhiêu ô.
      В 3-й горизонтали сверху 1 поле, а в остальных — 8. Все горизонтали одной ширины. Буква или * — одно поле, число — столько полей, сколько в нём сказано.
    # "8/８/8"
    pieces.position.full-width 2..5
      “８” is full-width; a position is written with ordinary letters and digits. Write 8.
      “８”是全角字符；局面用半角字母和数字书写。 请写 8。
      “８” là ký tự toàn chiều rộng; thế cờ được viết bằng chữ cái và chữ số thường. Hãy viết 8.
      «８» записано полноширинными знаками, а позицию пишут обычными буквами и цифрами. Напишите 8.
    # "8/Ｒ7/8"
    pieces.position.full-width 2..5
      “Ｒ” is full-width; a position is written with ordinary letters and digits. Write R.
      “Ｒ”是全角字符；局面用半角字母和数字书写。 请写 R。
      “Ｒ” là ký tự toàn chiều rộng; thế cờ được viết bằng chữ cái và chữ số thường. Hãy viết R.
      «Ｒ» записано полноширинными знаками, а позицию пишут обычными буквами и цифрами. Напишите R.
    # "8/7马/8"
    pieces.position.character 3..6
      “马” stands for nothing on a board. A rank is written with letters for pieces (capitals for White's), numbers for empty squares and * for holes.
      “马”在棋盘上不表示任何东西。 一条横线里用字母表示棋子（大写为白方），数字表示连续的空格，* 表示没有格子的空洞。
      “马” không chỉ gì trên bàn cờ. Trong một hàng, chữ cái là quân (chữ hoa là quân Trắng), số là số ô trống liền nhau, * là chỗ không có ô.
      «马» ничего не обозначает на доске. Горизонталь записывают буквами фигур (заглавные — белые), числами пустых полей и знаком * там, где поля нет.
    # "3А4/8"
    pieces.position.cyrillic 1..3
      “А” is Cyrillic; a position is written with Latin letters. Write A.
      “А”是西里尔字母；局面用拉丁字母书写。 请写 A。
      “А” là chữ Kirin; thế cờ được viết bằng chữ Latinh. Hãy viết A.
      «А» — кириллица, а позицию пишут латинскими буквами. Напишите A.
    # "8/5кр/8"
    pieces.position.cyrillic 3..7
      “кр” is Cyrillic; a position is written with Latin letters. Write kp.
      “кр”是西里尔字母；局面用拉丁字母书写。 请写 kp。
      “кр” là chữ Kirin; thế cờ được viết bằng chữ Latinh. Hãy viết kp.
      «кр» — кириллица, а позицию пишут латинскими буквами. Напишите kp.
    # "1 A"
    pieces.position.side 2..3
      “A” is no side to move. Behind the board and a space stands w for White or b for Black. In the board itself there are no spaces.
      “A”不表示轮到哪一方走。 棋盘后空一格写 w（白方）或 b（黑方）。棋盘内部没有空格。
      “A” không chỉ bên nào đến lượt đi. Sau bàn cờ và một dấu cách là w cho Trắng hoặc b cho Đen. Trong phần bàn cờ không có dấu cách.
      «A» не говорит, чей ход. После доски и пробела пишут w (ход белых) или b (ход чёрных). Внутри доски пробелов нет.
    # "8/8 w e3 KQ 0 1 2 3"
    pieces.position.field 6..8
      “e3” is none of the fields that follow the side to move. These are, in this order: who may castle (KQkq or -), the en passant square (e3 or -), and the counters of moves (0 1).
      “e3”不是行棋方之后的任何一个字段。 依次是：王车易位的权利（KQkq 或 -）、吃过路兵的格子（e3 或 -）、步数计数（0 1）。
      “e3” không phải trường nào đứng sau bên đến lượt đi. Các trường đó theo thứ tự là: quyền nhập thành (KQkq hoặc -), ô bắt tốt qua đường (e3 hoặc -) và các số đếm nước đi (0 1).
      «e3» не подходит ни к одному из полей после очереди хода. По порядку это: право на рокировку (KQkq или -), поле взятия на проходе (e3 или -) и счётчики ходов (0 1).
    pieces.position.field 16..17
      “2” is none of the fields that follow the side to move. These are, in this order: who may castle (KQkq or -), the en passant square (e3 or -), and the counters of moves (0 1).
      “2”不是行棋方之后的任何一个字段。 依次是：王车易位的权利（KQkq 或 -）、吃过路兵的格子（e3 或 -）、步数计数（0 1）。
      “2” không phải trường nào đứng sau bên đến lượt đi. Các trường đó theo thứ tự là: quyền nhập thành (KQkq hoặc -), ô bắt tốt qua đường (e3 hoặc -) và các số đếm nước đi (0 1).
      «2» не подходит ни к одному из полей после очереди хода. По порядку это: право на рокировку (KQkq или -), поле взятия на проходе (e3 или -) и счётчики ходов (0 1).
    pieces.position.field 18..19
      “3” is none of the fields that follow the side to move. These are, in this order: who may castle (KQkq or -), the en passant square (e3 or -), and the counters of moves (0 1).
      “3”不是行棋方之后的任何一个字段。 依次是：王车易位的权利（KQkq 或 -）、吃过路兵的格子（e3 或 -）、步数计数（0 1）。
      “3” không phải trường nào đứng sau bên đến lượt đi. Các trường đó theo thứ tự là: quyền nhập thành (KQkq hoặc -), ô bắt tốt qua đường (e3 hoặc -) và các số đếm nước đi (0 1).
      «3» не подходит ни к одному из полей после очереди хода. По порядку это: право на рокировку (KQkq или -), поле взятия на проходе (e3 или -) и счётчики ходов (0 1).
    # "8/8/3A4/8 ｗ Кq - ０ 1"
    pieces.position.full-width 10..13
      “ｗ” is full-width; a position is written with ordinary letters and digits. Write w.
      “ｗ”是全角字符；局面用半角字母和数字书写。 请写 w。
      “ｗ” là ký tự toàn chiều rộng; thế cờ được viết bằng chữ cái và chữ số thường. Hãy viết w.
      «ｗ» записано полноширинными знаками, а позицию пишут обычными буквами и цифрами. Напишите w.
    pieces.position.cyrillic 14..16
      “К” is Cyrillic; a position is written with Latin letters. Write K.
      “К”是西里尔字母；局面用拉丁字母书写。 请写 K。
      “К” là chữ Kirin; thế cờ được viết bằng chữ Latinh. Hãy viết K.
      «К» — кириллица, а позицию пишут латинскими буквами. Напишите K.
    pieces.position.full-width 20..23
      “０” is full-width; a position is written with ordinary letters and digits. Write 0.
      “０”是全角字符；局面用半角字母和数字书写。 请写 0。
      “０” là ký tự toàn chiều rộng; thế cờ được viết bằng chữ cái và chữ số thường. Hãy viết 0.
      «０» записано полноширинными знаками, а позицию пишут обычными буквами и цифрами. Напишите 0.
    # "8/08/8"
    pieces.position.gap 2..4
      “08” is no number of empty squares. Write a number from 1 to 16, without a zero in front.
      “08”不能表示空格的数目。 请写 1 到 16 的数，前面不加 0。
      “08” không phải là số ô trống. Hãy viết một số từ 1 đến 16, không có số 0 đứng trước.
      «08» — не число пустых полей. Напишите число от 1 до 16 без нуля в начале.
    # "8/7+/~8"
    pieces.position.mark 3..4
      This + belongs to no piece. A promoted piece has + before its letter or ~ behind it: +P, Q~.
      这个 + 不属于任何棋子。 升变过的棋子在字母前写 +，或在字母后写 ~：+P、Q~。
      Dấu + này không thuộc về quân nào. Quân đã phong cấp có dấu + trước chữ cái hoặc dấu ~ sau chữ cái: +P, Q~.
      Этот знак + не относится ни к какой фигуре. Превращённая фигура пишется с + перед буквой или с ~ после неё: +P, Q~.
    pieces.position.mark 5..6
      This ~ belongs to no piece. A promoted piece has + before its letter or ~ behind it: +P, Q~.
      这个 ~ 不属于任何棋子。 升变过的棋子在字母前写 +，或在字母后写 ~：+P、Q~。
      Dấu ~ này không thuộc về quân nào. Quân đã phong cấp có dấu + trước chữ cái hoặc dấu ~ sau chữ cái: +P, Q~.
      Этот знак ~ не относится ни к какой фигуре. Превращённая фигура пишется с + перед буквой или с ~ после неё: +P, Q~.
    # "8/8[Pp w"
    pieces.position.hand 3..6
      The hand that begins here has no end. Close it with ]: [Pp], or [] when it is empty.
      从这里开始的手牌（持驹）没有写完。 请用 ] 结束：[Pp]；没有手牌时写 []。
      Phần quân trong tay mở ra ở đây mà không đóng lại. Hãy đóng bằng ]: [Pp], hoặc viết [] khi không có quân nào.
      Фигуры в руке, перечень которых начат здесь, не закрыты скобкой. Закройте перечень знаком ]: [Pp]; если в руке ничего нет, напишите [].
    # "8/8[P]p w"
    pieces.position.after-hand 6..7
      The hand ends the board, but “p” follows it. Take that out, or put a space before it if it is the next field.
      棋盘写到手牌为止，后面却还有“p”。 请去掉它；如果它是下一个字段，请在前面加一个空格。
      Phần bàn cờ kết thúc ở quân trong tay, nhưng sau đó còn có “p”. Hãy bỏ đi, hoặc thêm dấu cách phía trước nếu đó là trường tiếp theo.
      Фигурами в руке запись доски кончается, а за ними стоит «p». Уберите это или поставьте перед ним пробел, если это следующая часть записи.
    # "8//8/"
    pieces.position.empty-rank 2..3
      Rank 2 from the top has no squares. Write how many of its squares are empty, such as 8, or take a / out.
      从上数第 2 条横线没有格子。 请写出空格的数目，例如 8；或者去掉一个 /。
      Hàng thứ 2 từ trên xuống không có ô nào. Hãy viết số ô trống, chẳng hạn 8, hoặc bỏ bớt một dấu /.
      В 2-й горизонтали сверху нет ни одного поля. Напишите, сколько в ней пустых полей, например 8, или уберите лишний знак /.
    pieces.position.empty-rank 4..5
      Rank 4 from the top has no squares. Write how many of its squares are empty, such as 8, or take a / out.
      从上数第 4 条横线没有格子。 请写出空格的数目，例如 8；或者去掉一个 /。
      Hàng thứ 4 từ trên xuống không có ô nào. Hãy viết số ô trống, chẳng hạn 8, hoặc bỏ bớt một dấu /.
      В 4-й горизонтали сверху нет ни одного поля. Напишите, сколько в ней пустых полей, например 8, или уберите лишний знак /.
    # "17/17"
    pieces.position.too-wide 0..2
      Rank 1 from the top has 17 squares; at most 16 are possible. Two digits side by side are one number: 12 is twelve squares.
      从上数第 1 条横线有 17 格；最多 16 格。 相连的两位数字是一个数：12 表示十二格。
      Hàng thứ 1 từ trên xuống có 17 ô; nhiều nhất là 16 ô. Hai chữ số liền nhau là một số: 12 là mười hai ô.
      В 1-й горизонтали сверху 17 полей, а можно не больше 16. Две цифры подряд — одно число: 12 — это двенадцать полей.
    pieces.position.too-wide 3..5
      Rank 2 from the top has 17 squares; at most 16 are possible. Two digits side by side are one number: 12 is twelve squares.
      从上数第 2 条横线有 17 格；最多 16 格。 相连的两位数字是一个数：12 表示十二格。
      Hàng thứ 2 từ trên xuống có 17 ô; nhiều nhất là 16 ô. Hai chữ số liền nhau là một số: 12 là mười hai ô.
      В 2-й горизонтали сверху 17 полей, а можно не больше 16. Две цифры подряд — одно число: 12 — это двенадцать полей.
    # "1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1"
    pieces.position.too-high 32..33
      The board has 17 ranks; at most 16 are possible. Look for a / too many.
      棋盘有 17 条横线；最多 16 条。 看看是不是多写了 /。
      Bàn cờ có 17 hàng; nhiều nhất là 16 hàng. Hãy xem có thừa dấu / nào không.
      На доске 17 горизонталей, а можно не больше 16. Проверьте, нет ли лишнего знака /.
    "#);
}

/// What can't follow the board, or the side to move.
#[test]
fn stray_fields() {
    for rest in [
        "x",
        "W",
        "w foo",
        "w x",
        "w w",
        "w b",
        "b x",
        "w KK",
        "w KQkqx",
        "w ABCDEFGHIJ",
        "w A",
        "w - z99",
        "w - e33",
        "w - e9",
        "w - e5",
        "w - e0",
        "w - e03",
        "w e3",
        "w - e3e",
        "w - - 0 1 2",
        "w - - 0 one",
        "w 1 -",
    ] {
        let text = format!("8/8/3A4/3a4 {rest}");
        assert!(text.parse::<Fen>().is_err(), "{text}");
    }
    for rest in
        ["w", "b - -", "w KQkq - 0 1", "w Dd - 0 1", "w dK e3 0 1", "b - e3d4 5", "w - 1", "w 3+3 0 1"]
    {
        let text = format!("8/8/3A4/3a4 {rest}");
        assert!(text.parse::<Fen>().is_ok(), "{text}");
    }
}

#[test]
fn limits() {
    let errors = |text: &str| text.parse::<Board>().expect_err("too much");
    assert_eq!(errors(&"8/".repeat(9000))[0].code().as_str(), "pieces.position.too-long");
    assert_eq!(errors(&"?1".repeat(8000)).len(), 16);
    assert_eq!(errors(&"99".repeat(8000)).len(), 1);
    assert_eq!(errors(&"/".repeat(16_000)).len(), 16);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read(seed: u64) {
        let mut source = SplitMix64::new(seed);
        let geometry = sample::geometry(&mut source);
        let mut board = sample::board(&mut source, geometry);
        board.set_unmoved(false);
        prop_assert_eq!(board.to_string().parse::<Board>(), Ok(board));
    }

    #[test]
    fn no_text_breaks_the_reader(text in "[0-9A-Za-z/*+~\\[\\] ８Ｒ马-]{0,40}") {
        if let Ok(fen) = text.parse::<Fen>() {
            prop_assert_eq!(fen.board.to_string().parse::<Board>(), Ok(fen.board));
        }
    }
}
