//! Descriptions in every language.

use insta::assert_snapshot;
use tabiya_draw::{Options, Picture};
use tabiya_messages::{Catalogue, Language};

use crate::samples;

fn told(language: Language) -> String {
    let catalogue = Catalogue::new(language);
    let moves = Picture::new(&samples::everything(), &Options::new(&catalogue));
    let position = Picture::new(&samples::hands(), &Options::new(&catalogue));
    let lines = [moves, position].map(|picture| format!("{}\n{}", picture.title(), picture.description()));
    lines.join("\n\n").replace(". ", ".\n").replace('。', "。\n")
}

#[test]
fn nothing_is_left_unsaid() {
    for language in Language::ALL {
        let told = told(language);
        assert!(!told.contains("draw.") && !told.contains("{$") && !told.contains("(when"), "{told}");
    }
}

#[test]
fn english() {
    assert_snapshot!(told(Language::English), @"
    Moves of the white A on d4: 1*
    The board has 8 columns and 8 rows.
    The white A stands on d4.
    Other pieces: the black B on d7; the white R on a4; the black C on f4.
    It moves to or captures on d6, d5, c4.
    It only captures on d7.
    It moves to g4 and captures elsewhere.
    On its first move only, it moves without capturing to e5.
    Under a condition, it captures on b6, f6.
    It moves to or captures on h8, h7 (leg 2).
    It slides as far as d6, c4.
    It leaps to b6, f6, over whatever is between.
    It hops over a piece on f4 as far as g4.
    In the same move another piece goes from a4 to b4.
    It is stopped by what stands on d7.
    A friendly piece on one of these squares changes what it can do: c3, d3.
    An enemy piece on one of these squares changes what it can do: e3.
    The move removes what stands on c2, d2, e2.

    Position on a board of 3 columns and 3 rows, Red to act
    Red on the board: the white P on c2; the white K on a1.
    Black on the board: the black r on a3; the black k on c3.
    Red, pool: the white P ×3, the white B, the white Q.
    There is no square at b2.
    Marked with a circle: a3.
    Marked with a cross: c3.
    Marked with a diamond: b2.
    Marked with a square: b3.
    Marked with a star: c2.
    Marked with a triangle: a2.
    Marked with “label”: a1.
    ");
}

#[test]
fn chinese() {
    assert_snapshot!(told(Language::Chinese), @"
    白方A在d4的走法：1*
    棋盘有8列8行。
    白方A在d4。
    其他棋子：黑方B在d7；白方R在a4；黑方C在f4。
    可走到或吃：d6、d5、c4。
    只吃不走：d7。
    走到这些格并吃别处的子：g4。
    仅限第一步，只走不吃：e5。
    满足条件时，只吃不走：b6、f6。
    可走到或吃：h8、h7（第2段）。
    滑行最远可到d6、c4。
    跳到b6、f6，不受阻挡。
    越过f4上的一子，最远可到g4。
    同一步中，另一子从a4走到b4。
    被d7上的子挡住。
    这些格上有己方子时走法改变：c3、d3。
    这些格上有敌方子时走法改变：e3。
    走后移除这些格上的子：c2、d2、e2。


    3列3行棋盘上的局面，轮到红方
    红方在盘上：白方P在c2；白方K在a1。
    黑方在盘上：黑方r在a3；黑方k在c3。
    红方棋子池：白方P ×3、白方B、白方Q。
    b2处没有格。
    标有“label”：a1。
    标有三角：a2。
    标有叉：c3。
    标有圆圈：a3。
    标有方框：b3。
    标有星：c2。
    标有菱形：b2。
    ");
}

#[test]
fn vietnamese() {
    assert_snapshot!(told(Language::Vietnamese), @"
    Cách đi của A trắng ở d4: 1*
    Bàn cờ có 8 cột và 8 hàng.
    A trắng đứng ở d4.
    Các quân khác: B đen ở d7; R trắng ở a4; C đen ở f4.
    Nó đi tới hoặc ăn ở d6, d5, c4.
    Nó chỉ ăn ở d7.
    Nó đi tới g4 và ăn quân ở chỗ khác.
    Chỉ khi đi lần đầu, nó đi mà không ăn tới e5.
    Khi thỏa điều kiện, nó ăn ở b6, f6.
    Nó đi tới hoặc ăn ở h8, h7 (chặng 2).
    Nó trượt xa nhất tới d6, c4.
    Nó nhảy tới b6, f6, qua mọi thứ ở giữa.
    Nó nhảy qua một quân ở f4, xa nhất tới g4.
    Cùng nước đó, một quân khác đi từ a4 tới b4.
    Nó bị quân ở d7 chặn lại.
    Quân mình ở một trong các ô này làm cách đi thay đổi: c3, d3.
    Quân đối phương ở một trong các ô này làm cách đi thay đổi: e3.
    Nước đi loại bỏ những gì ở c2, d2, e2.

    Thế cờ trên bàn 3 cột 3 hàng, đến lượt Red
    Red trên bàn: P trắng ở c2; K trắng ở a1.
    Black trên bàn: r đen ở a3; k đen ở c3.
    Red, pool: P trắng ×3, B trắng, Q trắng.
    Không có ô ở b2.
    Đánh dấu bằng dấu chéo: c3.
    Đánh dấu bằng hình tam giác: a2.
    Đánh dấu bằng hình thoi: b2.
    Đánh dấu bằng hình vuông: b3.
    Đánh dấu bằng ngôi sao: c2.
    Đánh dấu bằng vòng tròn: a3.
    Đánh dấu bằng “label”: a1.
    ");
}

#[test]
fn russian() {
    assert_snapshot!(told(Language::Russian), @"
    Ходы фигуры A белых с d4: 1*
    Размер доски: 8 × 8 (вертикали и горизонтали).
    Фигура A белых стоит на d4.
    Другие фигуры: B чёрных на d7; R белых на a4; C чёрных на f4.
    Она ходит или бьёт на d6, d5, c4.
    Она только бьёт на d7.
    Она ходит на g4 и бьёт на другом поле.
    Только первым ходом она ходит без взятия на e5.
    При условии она бьёт на b6, f6.
    Она ходит или бьёт на h8, h7 (часть 2).
    По прямой она доходит до d6, c4.
    Она прыгает на b6, f6 через всё, что стоит на пути.
    Через фигуру на f4 она прыгает и доходит до g4.
    Тем же ходом другая фигура идёт с a4 на b4.
    Путь закрывает то, что стоит на d7.
    Своя фигура на одном из этих полей меняет её ходы: c3, d3.
    Чужая фигура на одном из этих полей меняет её ходы: e3.
    Ход снимает с доски всё, что стоит на c2, d2, e2.

    Позиция на доске 3 × 3, очередь хода: Red
    Red на доске: P белых на c2; K белых на a1.
    Black на доске: r чёрных на a3; k чёрных на c3.
    Red, pool: P белых ×3, B белых, Q белых.
    Нет полей: b2.
    Отмечено знаком «label»: a1.
    Отмечено знаком «звезда»: c2.
    Отмечено знаком «квадрат»: b3.
    Отмечено знаком «крест»: c3.
    Отмечено знаком «кружок»: a3.
    Отмечено знаком «ромб»: b2.
    Отмечено знаком «треугольник»: a2.
    ");
}
