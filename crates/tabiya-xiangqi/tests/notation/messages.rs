//! What is said of a text, in every language that the catalogues have.

use insta::assert_snapshot;
use tabiya_game::{GameText as _, History, Message, Mode, Resolution, ResolveOptions};
use tabiya_messages::{Catalogue, Language};
use tabiya_xiangqi::Xiangqi;
use tabiya_xiangqi::notation::resolve_unnamed;

use crate::support::{form, position, read};

const LANGUAGES: [Language; 3] = [Language::English, Language::Vietnamese, Language::Chinese];

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
const FOUR: &str = "3k5/4P4/4P4/9/4P4/9/4P4/9/9/5K3 w";
const FOUR_BLACK: &str = "5k3/9/9/4p4/9/4p4/9/4p4/4p4/3K5 b";
const THREE_AND_TWO: &str = "5k3/2P6/6P2/2P6/2P3P2/9/9/9/9/4K4 w";
const PINNED: &str = "3k5/9/4r4/9/9/9/9/4C4/9/4K4 w";

/// A message in each language, which has to have all of it.
fn in_all<'a>(messages: impl Iterator<Item = &'a Message>) -> String {
    let mut lines = Vec::new();
    for message in messages {
        for language in LANGUAGES {
            let catalogue = Catalogue::new(language);
            match catalogue.try_sentence(message) {
                Ok(sentence) => {
                    lines.extend([sentence].into_iter().chain(catalogue.help(message)));
                }
                Err(flaws) => panic!("{language}: {message:?}: {flaws:?}"),
            }
        }
    }
    lines.join("\n")
}

fn said(name: &str, fen: &str, text: &str, mode: Mode) -> String {
    in_all(read(form(name), &position(fen), text, mode).messages())
}

/// What is said where nobody names the notation, with the candidates in front.
fn said_unnamed(fen: &str, text: &str) -> String {
    let resolved = resolve_unnamed(&position(fen), text, &ResolveOptions::default());
    let candidates: Vec<_> = match &resolved.resolution {
        Resolution::Ambiguous(candidates) => {
            candidates.iter().map(|candidate| candidate.text.as_str()).collect()
        }
        _ => Vec::new(),
    };
    format!("{}\n{}", candidates.join(" "), in_all(resolved.messages()))
}

#[test]
fn what_leaves_the_form() {
    assert_snapshot!(said("zh-hans", START, "", Mode::Exact), @"
    The text is empty; a move should be here.
    A move is written like this: 炮二平五.
    Văn bản trống; ở đây phải có một nước đi.
    Nước đi được viết như thế này: 炮二平五.
    文字是空的；这里应写一着棋。
    着法的写法如：炮二平五。
    ");
    assert_snapshot!(said("zh-hans", START, "炮二", Mode::Exact), @"
    The text ends where a direction should stand.
    Go on with one of these: 进 退 平. A whole move is 炮二平五.
    Văn bản kết thúc ở chỗ còn phải có dấu chỉ hướng đi.
    Hãy viết tiếp một trong các ký hiệu: 进 退 平. Một nước đi đầy đủ là 炮二平五.
    文字到此结束，后面还应有方向。
    后面可写：进 退 平。完整的着法如 炮二平五。
    ");
    assert_snapshot!(said("wxf", START, "X2=5", Mode::Exact), @"
    “X” stands where a piece should stand.
    One of these can stand here: K A E H R C P. A whole move is C2=5.
    “X” đứng ở chỗ phải có tên quân.
    Ở đây viết được một trong các ký hiệu: K A E H R C P. Một nước đi đầy đủ là C2=5.
    这里应是棋子，却是“X”。
    这里可写：K A E H R C P。完整的着法如 C2=5。
    ");
    assert_snapshot!(said("wxf", START, "C0=5", Mode::Exact), @"
    “0” stands where a file or a word for one of several pieces should stand.
    One of these can stand here: 1-9, + -. A whole move is C2=5.
    “0” đứng ở chỗ phải có số cột hoặc chữ chỉ một trong mấy quân.
    Ở đây viết được một trong các ký hiệu: 1-9, + -. Một nước đi đầy đủ là C2=5.
    这里应是路数或区分的字，却是“0”。
    这里可写：1-9, + -。完整的着法如 C2=5。
    ");
    assert_snapshot!(said("vi", START, "P2-x", Mode::Exact), @"
    “x” stands where a file or a number of steps should stand.
    One of these can stand here: 1-9. A whole move is P2-5.
    “x” đứng ở chỗ phải có số cột hoặc số bước.
    Ở đây viết được một trong các ký hiệu: 1-9. Một nước đi đầy đủ là P2-5.
    这里应是路数或步数，却是“x”。
    这里可写：1-9。完整的着法如 P2-5。
    ");
    assert_snapshot!(said("uci", START, "h0g2", Mode::Exact), @"
    “0” stands where a rank should stand.
    One of these can stand here: 1-10. A whole move is h3e3.
    “0” đứng ở chỗ phải có số chỉ hàng.
    Ở đây viết được một trong các ký hiệu: 1-10. Một nước đi đầy đủ là h3e3.
    这里应是表示行的数字，却是“0”。
    这里可写：1-10。完整的着法如 h3e3。
    ");
    assert_snapshot!(said("iccs", START, "k2e2", Mode::Exact), @"
    “k” stands where a file should stand.
    One of these can stand here: a-i. A whole move is h2e2.
    “k” đứng ở chỗ phải có chữ chỉ cột.
    Ở đây viết được một trong các ký hiệu: a-i. Một nước đi đầy đủ là h2e2.
    这里应是表示路的字母，却是“k”。
    这里可写：a-i。完整的着法如 h2e2。
    ");
    assert_snapshot!(said("wxf", START, "C2=5!!", Mode::Exact), @"
    “!!” follows the move “C2=5”, which is complete.
    Leave out what follows it.
    Sau nước đi “C2=5” đã đầy đủ còn có “!!”.
    Hãy bỏ phần theo sau.
    着法“C2=5”已经完整，后面多出“!!”。
    请去掉后面的部分。
    ");
    assert_snapshot!(said("wxf", START, "C2 =5", Mode::Exact), @"
    A space has no place in a move.
    Write the move without spaces.
    Trong nước đi không được có dấu cách.
    Hãy viết nước đi không có dấu cách.
    着法里不能有空格。
    请把空格去掉。
    ");
    assert_snapshot!(said("wxf", START, "C2–1", Mode::Exact), @"
    “–” stands where “-” should stand.
    Write “-”.
    “–” đứng ở chỗ phải là “-”.
    Hãy viết “-”.
    这里应是“-”，却是“–”。
    请写“-”。
    ");
    assert_snapshot!(said("zh-hans", START, &"炮".repeat(5000), Mode::Exact), @"
    The text has 5000 characters; at most 4096 are read.
    A move needs fewer than ten.
    Văn bản có 5000 ký tự; chỉ đọc nhiều nhất 4096.
    Một nước đi cần chưa tới mười ký tự.
    文字有 5000 个字；最多只读 4096 个。
    一着棋用不到十个字。
    ");
}

#[test]
fn which_piece_is_meant() {
    assert_snapshot!(said("zh-hans", START, "炮三平五", Mode::Exact), @"
    No red cannon stands on file 3, counted from the mover's right.
    This piece stands on b2 (file 8) and h2 (file 2).
    Trên cột 3, tính từ bên phải của người đi, không có pháo đỏ.
    Quân này ở b2 (cột 8) và h2 (cột 2).
    第 3 路（从走棋方右边数起）没有红炮。
    这种棋子在第 8 路（b2）和第 2 路（h2）。
    ");
    assert_snapshot!(said("wxf", FOUR, "C2=5", Mode::Exact), @"
    There is no red cannon on the board.
    Name a piece that you have.
    Trên bàn không có pháo đỏ.
    Hãy nêu một quân mà mình có.
    棋盘上没有红炮。
    请写己方有的棋子。
    ");
    assert_snapshot!(said("zh-hans", FOUR, "中兵平六", Mode::Exact), @"
    No red soldier fits: this way of naming one takes three or five on one file.
    This piece stands on e8 (file 5), e7 (file 5), e5 (file 5) and e3 (file 5).
    Không có tốt đỏ nào như thế: cách gọi này cần ba hoặc năm quân trên cùng một cột.
    Quân này ở e8 (cột 5), e7 (cột 5), e5 (cột 5) và e3 (cột 5).
    没有这样的红兵：这种称呼要同一路上有三个或五个才行。
    这种棋子在第 5 路（e8）、第 5 路（e7）、第 5 路（e5）和第 5 路（e3）。
    ");
    assert_snapshot!(said("zh-hans", FOUR, "五兵平六", Mode::Exact), @"
    No red soldier fits: this way of naming one takes at least 5 that share their files with others.
    This piece stands on e8 (file 5), e7 (file 5), e5 (file 5) and e3 (file 5).
    Không có tốt đỏ nào như thế: cách gọi này cần ít nhất 5 quân đứng chung cột với quân cùng loại.
    Quân này ở e8 (cột 5), e7 (cột 5), e5 (cột 5) và e3 (cột 5).
    没有这样的红兵：这种称呼要与同种棋子同路的至少有 5 个才行。
    这种棋子在第 5 路（e8）、第 5 路（e7）、第 5 路（e5）和第 5 路（e3）。
    ");
    assert_snapshot!(said("zh-hans", THREE_AND_TWO, "9兵进一", Mode::Exact), @"
    No red soldier fits: this way of naming one takes at least 9 that share their files with others, and a side never has more than 5.
    This piece stands on c8 (file 7), g7 (file 3), c6 (file 7), c5 (file 7) and g5 (file 3).
    Không có tốt đỏ nào như thế: cách gọi này cần ít nhất 9 quân đứng chung cột với quân cùng loại, mà mỗi bên không bao giờ có quá 5 quân.
    Quân này ở c8 (cột 7), g7 (cột 3), c6 (cột 7), c5 (cột 7) và g5 (cột 3).
    没有这样的红兵：这种称呼要与同种棋子同路的至少有 9 个才行，而一方最多只有 5 个。
    这种棋子在第 7 路（c8）、第 3 路（g7）、第 7 路（c6）、第 7 路（c5）和第 3 路（g5）。
    ");
    assert_snapshot!(said("zh-hans", FOUR_BLACK, "后３平２", Mode::Exact), @"
    No black soldier stands on file 3, counted from the mover's right.
    This piece stands on e6 (file 5), e4 (file 5), e2 (file 5) and e1 (file 5).
    Trên cột 3, tính từ bên phải của người đi, không có tốt đen.
    Quân này ở e6 (cột 5), e4 (cột 5), e2 (cột 5) và e1 (cột 5).
    第 3 路（从走棋方右边数起）没有黑卒。
    这种棋子在第 5 路（e6）、第 5 路（e4）、第 5 路（e2）和第 5 路（e1）。
    ");
    assert_snapshot!(said("vi", THREE_AND_TWO, "B3tg-4", Mode::Exact), @"
    No red soldier on file 3, counted from the mover's right, fits: this way of naming one takes at least three on one file.
    This piece stands on c8 (file 7), g7 (file 3), c6 (file 7), c5 (file 7) and g5 (file 3).
    Trên cột 3, tính từ bên phải của người đi, không có tốt đỏ nào như thế: cách gọi này cần ít nhất ba quân trên cùng một cột.
    Quân này ở c8 (cột 7), g7 (cột 3), c6 (cột 7), c5 (cột 7) và g5 (cột 3).
    第 3 路（从走棋方右边数起）没有这样的红兵：这种称呼要同一路上至少有三个才行。
    这种棋子在第 7 路（c8）、第 3 路（g7）、第 7 路（c6）、第 7 路（c5）和第 3 路（g5）。
    ");
    assert_snapshot!(said("vi", START, "Btg.1", Mode::Exact), @"
    No red soldier fits: this way of naming one takes at least three on one file.
    This piece stands on a3 (file 9), c3 (file 7), e3 (file 5), g3 (file 3) and i3 (file 1); one that is alone on its file is named by the file.
    Không có tốt đỏ nào như thế: cách gọi này cần ít nhất ba quân trên cùng một cột.
    Quân này ở a3 (cột 9), c3 (cột 7), e3 (cột 5), g3 (cột 3) và i3 (cột 1); quân đứng một mình trên cột thì gọi bằng số cột.
    没有这样的红兵：这种称呼要同一路上至少有三个才行。
    这种棋子在第 9 路（a3）、第 7 路（c3）、第 5 路（e3）、第 3 路（g3）和第 1 路（i3）；一路上只有一个时，用路数来称呼。
    ");
    assert_snapshot!(said("wxf", START, "++.4", Mode::Exact), @"
    No red soldier fits: this way of naming one takes four or five on one file.
    This piece stands on a3 (file 9), c3 (file 7), e3 (file 5), g3 (file 3) and i3 (file 1); one that is alone on its file is named by the file.
    Không có tốt đỏ nào như thế: cách gọi này cần bốn hoặc năm quân trên cùng một cột.
    Quân này ở a3 (cột 9), c3 (cột 7), e3 (cột 5), g3 (cột 3) và i3 (cột 1); quân đứng một mình trên cột thì gọi bằng số cột.
    没有这样的红兵：这种称呼要同一路上有四个或五个才行。
    这种棋子在第 9 路（a3）、第 7 路（c3）、第 5 路（e3）、第 3 路（g3）和第 1 路（i3）；一路上只有一个时，用路数来称呼。
    ");
}

/// What a way of naming needs is told as it is, and never more than a side has.
#[test]
fn how_many_it_takes() {
    const PAIRS: &str = "5k3/2P6/6P2/9/2P3P2/9/9/9/9/4K4 w";
    const ONE_PAIR: &str = "5k3/9/6P2/9/2P3P2/9/9/9/9/4K4 w";
    let lines = [
        ("zh-hans", PAIRS, "五兵平六"),
        ("zh-hans", PAIRS, "六兵平六"),
        ("zh-hans", THREE_AND_TWO, "六兵平六"),
        ("zh-hans", START, "一兵进一"),
        ("zh-hans", ONE_PAIR, "三兵平六"),
        // It is counted over two files, and only the move is wrong.
        ("zh-hans", PAIRS, "三兵退一"),
        ("zh-hans", START, "中炮平五"),
        ("zh-hans", START, "炮中平五"),
        ("zh-hans", ONE_PAIR, "中兵平六"),
        ("vi", START, "Ptg.1"),
        ("vi", START, "Ttg.1"),
        ("wxf", PAIRS, "93=6"),
        ("wxf", PAIRS, "43=6"),
        ("wxf", ONE_PAIR, "++.4"),
    ]
    .map(|(name, fen, text)| {
        let resolved = read(form(name), &position(fen), text, Mode::Exact);
        let Resolution::Illegal(reason) = resolved.resolution else { panic!("{text}: {resolved:?}") };
        let catalogue = Catalogue::new(Language::English);
        let help = catalogue.help(&reason.message).unwrap_or_default();
        format!("{text}: {} {help}", catalogue.sentence(&reason.message)).trim_end().to_owned()
    });
    assert_snapshot!(lines.join("\n"), @"
    五兵平六: No red soldier fits: this way of naming one takes at least 5 that share their files with others. This piece stands on c8 (file 7), g7 (file 3), c5 (file 7) and g5 (file 3).
    六兵平六: No red soldier fits: this way of naming one takes at least 6 that share their files with others, and a side never has more than 5. This piece stands on c8 (file 7), g7 (file 3), c5 (file 7) and g5 (file 3).
    六兵平六: No red soldier fits: this way of naming one takes at least 6 that share their files with others, and a side never has more than 5. This piece stands on c8 (file 7), g7 (file 3), c6 (file 7), c5 (file 7) and g5 (file 3).
    一兵进一: No red soldier fits: this way of naming one takes at least 2 that share their files with others. This piece stands on a3 (file 9), c3 (file 7), e3 (file 5), g3 (file 3) and i3 (file 1); one that is alone on its file is named by the file.
    三兵平六: No red soldier fits: this way of naming one takes at least 3 that share their files with others. This piece stands on g7 (file 3), c5 (file 7) and g5 (file 3); one that is alone on its file is named by the file.
    三兵退一: The red soldier can't go back to c7: soldiers do not retreat.
    中炮平五: No red cannon fits: this way of naming one takes three or five on one file, and a side never has more than 2. This piece stands on b2 (file 8) and h2 (file 2).
    炮中平五: No red cannon fits: this way of naming one takes three or five on one file, and a side never has more than 2. This piece stands on b2 (file 8) and h2 (file 2).
    中兵平六: No red soldier fits: this way of naming one takes three or five on one file. This piece stands on g7 (file 3), c5 (file 7) and g5 (file 3); one that is alone on its file is named by the file.
    Ptg.1: No red cannon fits: this way of naming one takes at least three on one file, and a side never has more than 2. This piece stands on b2 (file 8) and h2 (file 2).
    Ttg.1: No red elephant fits: this way of naming one takes at least three on one file, and a side never has more than 2. This piece stands on c0 (file 7) and g0 (file 3).
    93=6: No red soldier fits: this way of naming one takes at least 9 on one file, and a side never has more than 5. This piece stands on c8 (file 7), g7 (file 3), c5 (file 7) and g5 (file 3).
    43=6: No red soldier on file 3, counted from the mover's right, fits: this way of naming one takes at least 4 on one file. This piece stands on c8 (file 7), g7 (file 3), c5 (file 7) and g5 (file 3).
    ++.4: No red soldier fits: this way of naming one takes four or five on one file. This piece stands on g7 (file 3), c5 (file 7) and g5 (file 3); one that is alone on its file is named by the file.
    ");
}

/// Of readings that all fail the nearest is told, and which it was.
#[test]
fn the_nearest_reading_is_told() {
    let lines = [
        ("m2.3", Mode::Exact),
        ("p2-5", Mode::Exact),
        ("M2.4", Mode::Exact),
        ("p2.5", Mode::Lenient),
        ("P2.5", Mode::Lenient),
        ("e3e2", Mode::Exact),
        ("H2-H1", Mode::Exact),
        ("b5.1", Mode::Lenient),
        ("炮二进五", Mode::Exact),
    ]
    .map(|(text, mode)| {
        let resolved = Xiangqi::default().resolve(
            &position(START),
            History::none(&position(START)),
            text,
            &ResolveOptions::mode(mode),
        );
        let catalogue = Catalogue::new(Language::English);
        let said: Vec<_> = resolved.messages().map(|message| catalogue.sentence(message)).collect();
        format!("{text}: {}", said.join(" | "))
    });
    assert_snapshot!(lines.join("\n"), @"
    m2.3: This was read as WXF. | No red elephant stands on file 2, counted from the mover's right.
    p2-5: This was read as WXF. | No red soldier stands on file 2, counted from the mover's right.
    M2.4: This was read as Vietnamese notation; read so, it comes nearest to a legal move. | The red horse can't go to f1: its leg is blocked by the red elephant on g0.
    p2.5: “p” was read as “P”. | This was read as Vietnamese notation; read so, it comes nearest to a legal move. | The red cannon can't capture the black cannon on h7: nothing stands between them, and a cannon captures over exactly one piece.
    P2.5: This was read as Vietnamese notation; read so, it comes nearest to a legal move. | The red cannon can't capture the black cannon on h7: nothing stands between them, and a cannon captures over exactly one piece.
    e3e2: The red soldier can't go back to e2: soldiers do not retreat.
    H2-H1: 
    b5.1: “b” was read as “B”. | Read as Vietnamese notation, this is the red soldier from e3 to e4.
    炮二进五: This was read as Chinese notation. | The red cannon can't capture the black cannon on h7: nothing stands between them, and a cannon captures over exactly one piece.
    ");
}

#[test]
fn what_is_no_move_at_all() {
    let lines = [
        "",
        " ",
        "\u{3000}",
        " h2e2",
        "h2 e2",
        "h2\u{3000}e2",
        "炮 二平五",
        "е2e4",
        "x2.5",
        &"炮".repeat(5000),
    ]
    .map(|text| {
        let catalogue = Catalogue::new(Language::English);
        let [exact, lenient] = [Mode::Exact, Mode::Lenient].map(|mode| {
            let start = position(START);
            let options = ResolveOptions::mode(mode);
            let resolved = Xiangqi::default().resolve(&start, History::none(&start), text, &options);
            resolved.messages().map(|message| catalogue.sentence(message)).collect::<Vec<_>>().join(" | ")
        });
        let text: String = text.chars().take(9).collect();
        format!("“{text}”: {exact}\n    {lenient}")
    });
    assert_snapshot!(lines.join("\n"), @"
    “”: The text is empty; a move should be here.
        The text is empty; a move should be here.
    “ ”: The text is empty; a move should be here.
        The text is empty; a move should be here.
    “　”: The text is empty; a move should be here.
        The text is empty; a move should be here.
    “ h2e2”: A space has no place in a move.
        Spaces were left out.
    “h2 e2”: A space has no place in a move.
        Spaces were left out.
    “h2　e2”: “⟨U+3000⟩”, which shows as a blank or not at all, has no place in a move.
        Spaces were left out.
    “炮 二平五”: A space has no place in a move.
        Spaces were left out. | Read as Chinese notation, this is the red cannon from h2 to e2.
    “е2e4”: “е” stands where “e” should stand.
        “е” was read as “e”. | No piece stands on e2.
    “x2.5”: “x” stands where “X” should stand.
        “x” was read as “X”. | This was read as Vietnamese notation; read so, it comes nearest to a legal move. | No red chariot stands on file 2, counted from the mover's right.
    “炮炮炮炮炮炮炮炮炮”: The text has 5000 characters; at most 4096 are read.
        The text has 5000 characters; at most 4096 are read.
    ");
}

#[test]
fn where_it_would_go() {
    assert_snapshot!(said("zh-hans", START, "炮二进八", Mode::Exact), @"
    The red cannon on h2 can't go forward like that: the board ends before.
    Quân pháo đỏ ở h2 không tiến như thế được: sẽ ra ngoài bàn cờ.
    h2 的红炮不能这样进：会超出棋盘。
    ");
    assert_snapshot!(said("zh-hans", START, "车一退一", Mode::Exact), @"
    The red chariot on i0 can't go back like that: the board ends before.
    Quân xe đỏ ở i0 không thoái như thế được: sẽ ra ngoài bàn cờ.
    i0 的红车不能这样退：会超出棋盘。
    ");
    assert_snapshot!(said("vi", START, "M2-3", Mode::Exact), @"
    The red horse on h0 never goes sideways: a horse goes one step along a line, where no piece may stand, and then one outwards along a diagonal.
    Quân mã đỏ ở h0 không bao giờ đi ngang: mã đi thẳng một bước, nơi không được có quân nào, rồi chéo ra ngoài một bước.
    h0 的红马不能平走：马先直走一步，再向外斜走一步（走“日”），直走的那一点不能有子。
    ");
    assert_snapshot!(said("wxf", START, "H2+5", Mode::Exact), @"
    The red horse on h0 can't come from file 2 to file 5 in one move: a horse goes one step along a line, where no piece may stand, and then one outwards along a diagonal.
    The last number of such a move is the file of the target, counted from the mover's right.
    Quân mã đỏ ở h0 không đi một nước từ cột 2 đến cột 5 được: mã đi thẳng một bước, nơi không được có quân nào, rồi chéo ra ngoài một bước.
    Số cuối của nước đi như thế là cột nơi đến, tính từ bên phải của người đi.
    h0 的红马不能一步从第 2 路走到第 5 路：马先直走一步，再向外斜走一步（走“日”），直走的那一点不能有子。
    这种着法的最后一个数字是目标的路数，从走棋方右边数起。
    ");
    assert_snapshot!(said("zh-hans", START, "兵七平八", Mode::Exact), @"
    The red soldier can't go sideways to b3: it has not crossed the river yet.
    Before the river a soldier only goes forward.
    Quân tốt đỏ không đi ngang đến b3 được: nó chưa sang sông.
    Chưa sang sông thì tốt chỉ tiến.
    红兵不能横走到 b3：它还没有过河。
    过河前兵卒只能向前。
    ");
    assert_snapshot!(said("wxf", PINNED, "C5=1", Mode::Exact), @"
    If the red cannon goes to i2, the general is attacked by the black chariot on e7.
    Nếu pháo đỏ đến i2 thì tướng bị xe đen ở e7 chiếu.
    红炮走到 i2 后，将（帅）会被黑车（e7）吃。
    ");
    assert_snapshot!(said("iccs", START, "h2h8", Mode::Exact), @"
    The red cannon can't go over the black cannon on h7 to h8, which is empty: a cannon passes over a piece only to capture.
    Quân pháo đỏ không nhảy qua pháo đen ở h7 đến điểm trống h8 được: pháo chỉ nhảy qua quân khác khi ăn quân.
    红炮不能越过 h7 的黑炮走到空点 h8：炮只有吃子时才隔子。
    ");
}

#[test]
fn what_was_taken_for_what() {
    assert_snapshot!(said("wxf", START, "Ｃ2 =5", Mode::Lenient), @"
    “Ｃ” was read as “C”.
    “Ｃ” được đọc là “C”.
    “Ｃ”读作“C”。
    Spaces were left out.
    Các dấu cách đã được bỏ qua.
    略去了空格。
    ");
    assert_snapshot!(said("vi", START, "Tgt.1", Mode::Exact), @"
    The word for which of several says nothing here: only the red general on e0 can be meant.
    Chữ chỉ một trong mấy quân ở đây không có tác dụng: chỉ có thể là tướng đỏ ở e0.
    区分的字在这里没有作用：只能是 e0 的红帅。
    ");
    assert_snapshot!(said("zh-hans", START, "卒七进一", Mode::Exact), @"
    “卒” is a piece of the other side; it was read as the red soldier.
    “卒” là quân của bên kia; được đọc là tốt đỏ.
    “卒”是对方的棋子；读作红兵。
    ");
}

#[test]
fn which_notation_was_taken() {
    assert_snapshot!(said_unnamed(START, "炮二平五"), @"

    Read as Chinese notation, this is the red cannon from h2 to e2.
    Đọc theo ký hiệu Trung Quốc thì đây là pháo đỏ từ h2 đến e2.
    按中文记谱法读，这是红炮从 h2 走到 e2。
    ");
    assert_snapshot!(said_unnamed(START, "h2e2"), @"");
    assert_snapshot!(said_unnamed(START, "hello"), @"

    “hello” is not a move in any notation.
    Moves are written like these, which are all the same one: “h2e2”, “炮二平五”, “P2-5” and “C2=5”.
    “hello” không phải là nước đi theo bất cứ ký hiệu nào.
    Nước đi được viết như những cách sau, tất cả là cùng một nước: “h2e2”, “炮二平五”, “P2-5” và “C2=5”.
    “hello”不合任何一种记谱法。
    着法可以这样写（都是同一着）：“h2e2”、“炮二平五”、“P2-5”和“C2=5”。
    ");
    assert_snapshot!(said_unnamed(START, "炮二进"), @"

    The text ends where a file or a number of steps should stand.
    Go on with one of these: 一-九, 1-9. A whole move is 炮二平五.
    Văn bản kết thúc ở chỗ còn phải có số cột hoặc số bước.
    Hãy viết tiếp một trong các ký hiệu: 一-九, 1-9. Một nước đi đầy đủ là 炮二平五.
    文字到此结束，后面还应有路数或步数。
    后面可写：一-九, 1-9。完整的着法如 炮二平五。
    ");
    assert_snapshot!(said_unnamed(START, "M2-3"), @"

    This was read as WXF; read so, it comes nearest to a legal move.
    Đã đọc theo WXF, vì đọc như thế thì gần với một nước đi hợp lệ nhất.
    这是按“WXF”读的，这样最接近合法着法。
    No red elephant stands on file 2, counted from the mover's right.
    This piece stands on c0 (file 7) and g0 (file 3).
    Trên cột 2, tính từ bên phải của người đi, không có tượng đỏ.
    Quân này ở c0 (cột 7) và g0 (cột 3).
    第 2 路（从走棋方右边数起）没有红相。
    这种棋子在第 7 路（c0）和第 3 路（g0）。
    ");
    // Ranks count from 0; what the points would be with ranks from 1 is told where they are no move.
    assert_snapshot!(said_unnamed("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w", "h3e3"), @"

    Read as UCI, this is the red cannon from h2 to e2.
    Đọc theo tọa độ UCI thì đây là pháo đỏ từ h2 đến e2.
    按“UCI”坐标读，这是红炮从 h2 走到 e2。
    No piece stands on h3.
    Name a point on which a piece of yours stands.
    Ở h3 không có quân nào.
    Hãy nêu một điểm có quân của mình.
    h3 没有棋子。
    请写有己方棋子的点。
    ");
    assert_snapshot!(said_unnamed("3k5/9/9/9/9/2R6/9/2R6/9/4K4 w", "车七平二"), @"前车平二 后车平二");
}
