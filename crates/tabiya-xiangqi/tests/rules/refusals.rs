//! Why moves are not legal: each condition, and the sentences.

use insta::assert_snapshot;
use tabiya_game::{GameText as _, History, Outcome, ResolveOptions, Rules as _};
use tabiya_messages::{Catalogue, Language};
use tabiya_xiangqi::{Position, Refusal, Xiangqi, judge};

use crate::support::{movement, position};

/// The positions and moves, and the name of the condition that they break.
const CASES: &[(&str, &str, &str)] = &[
    ("4k4/9/9/9/9/9/9/9/9/3K5 w", "a0a1", "Empty"),
    ("4k4/9/9/9/9/9/9/9/9/3K5 w", "e9e8", "NotYours"),
    ("4k4/9/9/9/9/9/9/9/9/3K5 w", "d0d0", "Still"),
    ("4k4/9/9/9/9/9/9/9/9/3K5 w", "d0e1", "Shape"),
    ("4k4/9/9/9/9/9/9/9/9/3K5 w", "d0c0", "Palace"),
    ("4k4/9/9/9/9/9/9/3A5/9/3K5 w", "d2c3", "Palace"),
    ("4k4/9/9/9/9/2B6/9/9/9/3K5 w", "c4e6", "River"),
    ("4k4/9/9/9/9/P8/9/9/9/3K5 w", "a4a3", "Backward"),
    ("4k4/9/9/9/9/P8/9/9/9/3K5 w", "a4b4", "Sideways"),
    ("4k4/9/9/9/9/9/9/9/N8/P2K5 w", "a1b3", "ok"),
    ("4k4/9/9/9/9/9/9/P8/N8/3K5 w", "a1b3", "Leg"),
    ("4k4/9/9/9/9/9/9/9/3p5/2BK5 w", "c0e2", "Eye"),
    ("4k4/9/9/9/9/p8/9/9/9/R2K5 w", "a0a9", "Blocked"),
    ("4k4/9/9/9/9/p8/9/9/9/C2K5 w", "a0a9", "OverToEmpty"),
    ("r3k4/9/9/9/9/9/9/9/9/C2K5 w", "a0a9", "NoScreen"),
    ("r3k4/9/9/p8/p8/9/9/9/9/C2K5 w", "a0a9", "Screens"),
    ("r3k4/9/9/9/p8/9/9/9/9/C2K5 w", "a0a9", "ok"),
    ("4k4/9/9/9/9/9/9/9/9/R2K5 w", "a0d0", "Own"),
    ("4k4/9/9/9/9/9/9/9/9/3K5 w", "d0e0", "Facing"),
    ("4k4/9/9/9/9/9/9/9/4N4/4K4 w", "e1c2", "Facing"),
    ("5k3/9/9/9/9/9/9/3r5/9/4K4 w", "e0d0", "IntoCheck"),
    ("4rk3/9/9/9/9/9/9/9/P8/4K4 w", "a1a2", "StaysInCheck"),
    ("4rk3/9/9/9/9/9/9/9/4R4/4K4 w", "e1d1", "Uncovers"),
    ("4ck3/9/9/4p4/9/9/9/9/4R4/4K4 w", "e1d1", "Uncovers"),
];

#[test]
fn each_condition_has_its_refusal() {
    for (fen, text, expected) in CASES {
        let judged = judge(&position(fen), movement(text));
        let found = judged.map_or_else(|refusal| format!("{refusal:?}"), |()| "ok".to_owned());
        let name = found.split(['(', ' ']).next().unwrap_or_default();
        assert_eq!(name, *expected, "{fen} {text}: {found}");
    }
}

/// A cannon passes over its screen only to capture.
#[test]
fn a_cannon_does_not_jump_to_an_empty_point() {
    let position = position("4k4/9/9/9/9/p8/9/9/9/C2K5 w");
    assert!(!position.is_legal(movement("a0a6")));
    assert!(matches!(judge(&position, movement("a0a6")), Err(Refusal::OverToEmpty(..))));
}

#[test]
fn a_side_without_a_legal_move_has_lost() {
    let outcome = |fen: &str| {
        let present: Position = position(fen);
        match Xiangqi::default().outcome(&present, History::none(&present)) {
            Outcome::Decided { winner, reason } => format!("{winner:?} {}", reason.as_str()),
            Outcome::Ongoing => "ongoing".to_owned(),
        }
    };
    // Not in check, and nothing can move.
    assert_eq!(outcome("3k5/4P4/9/9/9/9/9/9/9/4K4 b"), "Some(First) xiangqi.outcome.stalemate");
    assert_eq!(outcome("R2k5/1R7/9/9/9/9/9/9/9/4K4 b"), "Some(First) xiangqi.outcome.checkmate");
    assert_eq!(outcome("3k5/9/4P4/9/9/9/9/9/9/4K4 b"), "ongoing");
}

#[test]
fn refusals_are_told_in_three_languages() {
    let mut all = Vec::new();
    for language in [Language::English, Language::Vietnamese, Language::Chinese] {
        let catalogue = Catalogue::new(language);
        for (fen, text, expected) in CASES.iter().filter(|case| case.2 != "ok") {
            let reasons = Xiangqi::default().why_not(&position(fen), text, &ResolveOptions::default());
            let sentences: Vec<_> = reasons.iter().map(|reason| catalogue.sentence(reason)).collect();
            all.push(format!("{expected}: {}", sentences.join(" ")));
        }
    }
    assert_snapshot!(all.join("\n"), @"
    Empty: No piece stands on a0.
    NotYours: On e9 stands the black general, but it is Red to move.
    Still: The red general stands on d0 already.
    Shape: The red general does not move from d0 to e1: a general goes one step along a line inside its palace.
    Palace: The red general can't go to c0: it never leaves its palace.
    Palace: The red advisor can't go to c3: it never leaves its palace.
    River: The red elephant can't go to e6: an elephant never crosses the river.
    Backward: The red soldier can't go back to a3: soldiers do not retreat.
    Sideways: The red soldier can't go sideways to b4: it has not crossed the river yet.
    Leg: The red horse can't go to b3: its leg is blocked by the red soldier on a2.
    Eye: The red elephant can't go to e2: its eye is blocked by the black soldier on d1.
    Blocked: The red chariot can't go to a9: the black soldier on a4 is in the way.
    OverToEmpty: The red cannon can't go over the black soldier on a4 to a9, which is empty: a cannon passes over a piece only to capture.
    NoScreen: The red cannon can't capture the black chariot on a9: nothing stands between them, and a cannon captures over exactly one piece.
    Screens: The red cannon can't capture the black chariot on a9: 2 pieces stand between them (the black soldier on a5 and the black soldier on a6), and a cannon captures over exactly one.
    Own: The red chariot can't go to d0: the red general stands there, which is of the same side.
    Facing: If the red general goes to e0, the generals face each other with nothing between them.
    Facing: If the red horse goes to c2, the generals face each other with nothing between them.
    IntoCheck: The red general can't go to d0: it would be attacked there by the black chariot on d2.
    StaysInCheck: The general is in check from the black chariot on e9, and moving the red soldier to a2 does not end that.
    Uncovers: If the red chariot goes to d1, the general is attacked by the black chariot on e9. Read as UCI, this is the red general from e0 to d0.
    Uncovers: If the red chariot goes to d1, the general is attacked by the black cannon on e9. Read as UCI, this is the red general from e0 to d0.
    Empty: Ở a0 không có quân nào.
    NotYours: Ở e9 là tướng đen, nhưng đang đến lượt Đỏ.
    Still: Quân tướng đỏ đã ở d0 rồi.
    Shape: Quân tướng đỏ không đi từ d0 đến e1 được: tướng đi thẳng từng bước một trong cung.
    Palace: Quân tướng đỏ không đến c0 được: nó không bao giờ ra khỏi cung.
    Palace: Quân sĩ đỏ không đến c3 được: nó không bao giờ ra khỏi cung.
    River: Quân tượng đỏ không đến e6 được: tượng không bao giờ qua sông.
    Backward: Quân tốt đỏ không lùi về a3 được: tốt không đi lùi.
    Sideways: Quân tốt đỏ không đi ngang đến b4 được: nó chưa sang sông.
    Leg: Quân mã đỏ không đến b3 được: bị tốt đỏ ở a2 cản chân.
    Eye: Quân tượng đỏ không đến e2 được: bị tốt đen ở d1 chặn mắt tượng.
    Blocked: Quân xe đỏ không đến a9 được: tốt đen ở a4 chắn đường.
    OverToEmpty: Quân pháo đỏ không nhảy qua tốt đen ở a4 đến điểm trống a9 được: pháo chỉ nhảy qua quân khác khi ăn quân.
    NoScreen: Quân pháo đỏ không ăn được xe đen ở a9: ở giữa không có ngòi, mà pháo ăn quân qua đúng một ngòi.
    Screens: Quân pháo đỏ không ăn được xe đen ở a9: ở giữa có 2 quân (tốt đen ở a5 và tốt đen ở a6), mà pháo ăn quân qua đúng một ngòi.
    Own: Quân xe đỏ không đến d0 được: ở đó là tướng đỏ cùng bên.
    Facing: Nếu tướng đỏ đến e0 thì hai tướng lộ mặt nhau.
    Facing: Nếu mã đỏ đến c2 thì hai tướng lộ mặt nhau.
    IntoCheck: Quân tướng đỏ không đến d0 được: ở đó sẽ bị xe đen ở d2 ăn.
    StaysInCheck: Tướng đang bị xe đen ở e9 chiếu, mà tốt đỏ đến a2 thì vẫn còn bị chiếu.
    Uncovers: Nếu xe đỏ đến d1 thì tướng bị xe đen ở e9 chiếu. Đọc theo tọa độ UCI thì đây là tướng đỏ từ e0 đến d0.
    Uncovers: Nếu xe đỏ đến d1 thì tướng bị pháo đen ở e9 chiếu. Đọc theo tọa độ UCI thì đây là tướng đỏ từ e0 đến d0.
    Empty: a0 没有棋子。
    NotYours: e9 是黑将，现在轮到红方走。
    Still: 红帅本来就在 d0。
    Shape: 红帅不能从 d0 走到 e1：将（帅）在九宫内每次直走一步。
    Palace: 红帅不能走到 c0：它不能出九宫。
    Palace: 红仕不能走到 c3：它不能出九宫。
    River: 红相不能走到 e6：象不能过河。
    Backward: 红兵不能退到 a3：兵卒不能后退。
    Sideways: 红兵不能横走到 b4：它还没有过河。
    Leg: 红马不能走到 b3：a2 的红兵蹩马腿。
    Eye: 红相不能走到 e2：d1 的黑卒塞象眼。
    Blocked: 红车不能走到 a9：a4 的黑卒挡住了。
    OverToEmpty: 红炮不能越过 a4 的黑卒走到空点 a9：炮只有吃子时才隔子。
    NoScreen: 红炮不能吃 a9 的黑车：中间没有炮架，炮吃子要正好隔一个子。
    Screens: 红炮不能吃 a9 的黑车：中间有 2 个子（黑卒（a5）和黑卒（a6）），炮吃子只能隔一个子。
    Own: 红车不能走到 d0：那里是己方的红帅。
    Facing: 红帅走到 e0 后将帅照面，中间没有棋子。
    Facing: 红马走到 c2 后将帅照面，中间没有棋子。
    IntoCheck: 红帅不能走到 d0：在那里会被黑车（d2）吃。
    StaysInCheck: 将（帅）正被黑车（e9）将军，红兵走到 a2 解不了将。
    Uncovers: 红车走到 d1 后，将（帅）会被黑车（e9）吃。 按“UCI”坐标读，这是红帅从 e0 走到 d0。
    Uncovers: 红车走到 d1 后，将（帅）会被黑炮（e9）吃。 按“UCI”坐标读，这是红帅从 e0 走到 d0。
    ");
}
