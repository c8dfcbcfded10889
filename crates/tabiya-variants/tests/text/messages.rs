//! Everything that is said about texts is said in every language.

use insta::assert_snapshot;
use tabiya_board::Bitboard;
use tabiya_game::{Diagnostic, GameText, History, Message, Mode, Resolution, ResolveOptions, Rules as _};
use tabiya_messages::{Catalogue, Language};
use tabiya_variants::Variant;

use crate::games::spec;
use crate::with_game;

/// A message in each language, which has to have all of it.
fn in_all(message: &Message) -> Vec<String> {
    Language::ALL
        .into_iter()
        .map(|language| {
            let catalogue = Catalogue::new(language);
            match catalogue.try_sentence(message) {
                Ok(sentence) => {
                    let help = catalogue.help(message);
                    help.map_or_else(|| sentence.clone(), |help| format!("{sentence} {help}"))
                }
                Err(flaws) => panic!("{language}: {message:?}: {flaws:?}"),
            }
        })
        .collect()
}

fn messages(diagnostics: &[Diagnostic]) -> Vec<Message> {
    diagnostics.iter().map(|diagnostic| diagnostic.message.clone()).collect()
}

/// What is said of a position.
fn of_position(name: &str, text: &str, mode: Mode) -> Vec<Message> {
    with_game!(spec(name), game => match game.read_position(text, mode) {
        Ok((_, notes)) => messages(&notes),
        Err(errors) => messages(&errors),
    })
}

/// What is said of a move.
fn of_move(name: &str, fen: &str, text: &str, mode: Mode) -> Vec<Message> {
    fn said<B: Bitboard + 'static>(game: &Variant<B>, fen: &str, text: &str, mode: Mode) -> Vec<Message> {
        let position = game.read_position(fen, Mode::Exact).unwrap_or_else(|errors| panic!("{errors:?}")).0;
        let options = ResolveOptions::mode(mode);
        let mut said = game.why_not(&position, text, &options);
        let resolved = game.resolve(&position, History::none(&position), text, &options);
        said.extend(messages(&resolved.notes));
        if let Resolution::Syntax(errors) = &resolved.resolution {
            said.extend(messages(errors));
        }
        said
    }
    with_game!(spec(name), game => said(&game, fen, text, mode))
}

/// The sentences of some messages, a line each, in one language.
fn lines(messages: &[Message], language: Language) -> String {
    let place = Language::ALL.into_iter().position(|other| other == language).expect("one of all");
    messages.iter().map(|message| in_all(message)[place].clone()).collect::<Vec<_>>().join("\n")
}

const EMPTY: &str = "4k3/8/8/8/8/8/8/4K3 w";

#[test]
fn positions() {
    let wrong = of_position("chess", "4k2/08/8/9/X3x4/8/８/4K3 x K1 e9 x 1 2 3+3", Mode::Exact);
    assert_snapshot!(lines(&wrong, Language::English), @"
    Rank 8 has 7 squares; in this game it has 8. A letter or * is one square, a number as many as it says. Two digits side by side are one number.
    “08” is no number of empty squares. Write a number from 1 to 16, without a zero in front.
    Rank 5 has 9 squares; in this game it has 8. A letter or * is one square, a number as many as it says. Two digits side by side are one number.
    This game has no piece “X”. Its pieces are K, Q, R, B, N and P: capitals for White's, small letters for Black's.
    This game has no piece “x”. Its pieces are K, Q, R, B, N and P: capitals for White's, small letters for Black's.
    “８” is full-width; a board is written with ordinary letters and digits. Write 8.
    Here should stand whose turn it is, but there is “x”. Write w for White or b for Black.
    “1” is no castling right. Write K and Q for White, k and q for Black, the letter of a file for the piece that stands there, or - for none.
    “e9” names no square that was passed. Write the square that a piece has just passed, such as e3, or - for none.
    “x” is no count of plies or moves. Write a number up to 65535.
    “2” is one field too many. A position has a board, the side to move, castling, the square passed and two numbers.
    “3+3” counts checks, which this game does not do. Take it out.
    ");
    assert_snapshot!(lines(&wrong, Language::Russian), @"
    В 8-й горизонтали 7 полей, а в этой игре их 8. Буква или * — одно поле, число — столько полей, сколько в нём сказано. Две цифры подряд — одно число.
    «08» — не число пустых полей. Напишите число от 1 до 16 без нуля в начале.
    В 5-й горизонтали 9 полей, а в этой игре их 8. Буква или * — одно поле, число — столько полей, сколько в нём сказано. Две цифры подряд — одно число.
    В этой игре нет фигуры «X». Её фигуры: K, Q, R, B, N и P; заглавные буквы — белые, строчные — чёрные.
    В этой игре нет фигуры «x». Её фигуры: K, Q, R, B, N и P; заглавные буквы — белые, строчные — чёрные.
    «８» записано полноширинными знаками, а доску пишут обычными буквами и цифрами. Напишите 8.
    Здесь должно быть сказано, чей ход, а стоит «x». Напишите w (белые) или b (чёрные).
    «1» — не право на рокировку. Напишите K и Q для белых, k и q для чёрных, букву вертикали, на которой стоит фигура, или -, если прав нет.
    «e9» — не поле, через которое только что прошли. Напишите поле, через которое только что прошла фигура, например e3, или -, если такого нет.
    «x» — не число полуходов или ходов. Напишите число не больше 65535.
    «2» — лишняя часть записи. Позиция — это доска, чей ход, рокировки, пройденное поле и два числа.
    «3+3» — счёт шахов, а в этой игре шахи не считают. Уберите это.
    ");
    let broken = of_position("chess", "r3k3/P7/8/8/8/4B3/4r3/P3K3[P] b k e3 0 1", Mode::Exact);
    assert_snapshot!(lines(&broken, Language::English), @"
    White has pieces in hand, but this game has no hands. Take out the brackets with what is in them.
    Black has no pieces that could castle as k says. Take k out, or put the mover and its partner where they start.
    No piece can have passed e3 with the last move. Write the square that a piece has just passed in a move of two squares or more, or - for none.
    White is in check, but it is Black to move. Give the turn to White, or undo the check.
    ");
    assert_snapshot!(lines(&broken, Language::Chinese), @"
    白方有手牌，而这种棋没有手牌。 请去掉方括号和里面的内容。
    黑方没有能按 k 易位的棋子。 请去掉 k，或把两个棋子放回起始位置。
    没有棋子能在上一着越过 e3。 请写棋子刚才走两格或更远时越过的格子；没有时写 -。
    白方正被将军，却轮到黑方走。 请改为轮到白方，或解除将军。
    ");
    assert_snapshot!(lines(&broken, Language::Vietnamese), @"
    Trắng có quân trong tay, mà trò chơi này không có quân trong tay. Hãy bỏ dấu ngoặc vuông cùng những gì bên trong.
    Đen không có quân để nhập thành như k nói. Hãy bỏ k, hoặc đặt hai quân về chỗ xuất phát.
    Không quân nào có thể vừa đi qua e3. Hãy viết ô mà một quân vừa đi qua trong nước đi từ hai ô trở lên; không có thì viết -.
    Trắng đang bị chiếu, nhưng lại đến lượt Đen. Hãy cho Trắng đi trước, hoặc bỏ nước chiếu.
    ");
    assert_snapshot!(lines(&broken, Language::Russian), @"
    Белые держат фигуры в руке, а в этой игре руки нет. Уберите скобки вместе с содержимым.
    Чёрные не имеют фигур для рокировки, которую обозначает k. Уберите k или верните обе фигуры на начальные места.
    Ни одна фигура не могла последним ходом пройти через e3. Напишите поле, через которое фигура только что прошла ходом на два поля или дальше, или -, если такого нет.
    Белые под шахом, а ходят чёрные. Передайте ход той стороне, которая под шахом (белые), или уберите шах.
    ");
}

#[test]
fn moves() {
    let said = [
        ("chess", EMPTY, "e1e3"),
        ("chess", "4k3/8/8/8/8/8/4P3/R3K3 w", "a1h1"),
        ("chess", "4r2k/8/8/8/8/8/4R3/4K3 w", "e2d2"),
        ("chess", EMPTY, "e8e7"),
        ("chess", EMPTY, "Qd4"),
        ("crazyhouse", "4k3/8/8/8/8/8/8/4K3[P] w", "P@a1"),
        ("antichess", "8/8/8/3p4/4P3/8/8/8 w", "e4e5"),
        ("chess", "7k/4P3/8/8/8/8/8/4K3 w", "e7e8q"),
    ];
    let said: Vec<_> =
        said.into_iter().flat_map(|(name, fen, text)| of_move(name, fen, text, Mode::Exact)).collect();
    assert_snapshot!(lines(&said, Language::English), @"
    The king on e1 can't go to e3.
    The way of the rook from a1 to h1 is blocked on e1.
    If the rook goes from e2 to d2, the king on e1 is attacked from e8.
    The king on e8 is Black's, and it is the other side's turn.
    No piece Q of the side to move stands where the text says.
    P can be dropped only here: ranks 2–7.
    The pawn on e4 captures nothing on e5, and a side that can capture must.
    e7e8q is legal.
    e7e8q: P goes from e7 to e8.
    It becomes Q.
    Black is in check.
    ");
    assert_snapshot!(lines(&said, Language::Chinese), @"
    e1 的王不能走到 e3。
    车从 a1 到 h1 的路在 e1 被挡住。
    车从 e2 走到 d2 后，e1 的王会受到 e8 的攻击。
    e8 的王是黑方的，而现在轮到另一方。
    轮到走的一方在所写的地方没有 Q。
    P 只能打入：第2–7横线。
    e4 的兵在 e5 吃不到子，而能吃子时必须吃子。
    e7e8q 是合法的。
    e7e8q：P 从 e7 走到 e8。
    它升变为 Q。
    黑方被将军。
    ");
    assert_snapshot!(lines(&said, Language::Vietnamese), @"
    Vua ở e1 không đi được đến e3.
    Đường của xe từ a1 đến h1 bị chặn ở e1.
    Nếu xe đi từ e2 đến d2 thì vua ở e1 bị tấn công từ e8.
    Vua ở e8 là quân của Đen, mà đang đến lượt bên kia.
    Bên đến lượt không có quân Q nào ở chỗ đã viết.
    Chỉ được thả P ở: hàng 2–7.
    Tốt ở e4 không ăn được gì ở e5, mà bên ăn được quân thì phải ăn.
    e7e8q hợp lệ.
    e7e8q: P đi từ e7 đến e8.
    Nó phong cấp thành Q.
    Đen bị chiếu.
    ");
    assert_snapshot!(lines(&said, Language::Russian), @"
    Король с e1 не может пойти на e3.
    Ладья с a1 не может пройти на h1: путь закрыт на e1.
    Если ладья с e2 пойдёт на d2, то король на e1 окажется под ударом с e8.
    Король на e8 — чужая фигура (чёрные): сейчас ходит другая сторона.
    У той стороны, чей ход, нет фигуры Q там, где сказано.
    Сбросить P можно только сюда: горизонтали 2–7.
    Пешка с e4 на e5 ничего не берёт, а брать, когда это возможно, обязательно.
    Ход e7e8q возможен.
    e7e8q: P идёт с e7 на e8.
    Фигура превращается в Q.
    Чёрные под шахом.
    ");
}

#[test]
fn reasons() {
    let said = [
        ("chess", "4r1k1/8/8/3pP3/8/8/8/4K3 w", "e5d6"),
        ("chess", "4k3/8/8/8/8/8/8/R3K2R w", "e1g1"),
        ("chess", "4k3/8/8/8/8/8/8/RN2K2R w KQ", "O-O-O"),
        ("chess", "4k3/8/8/8/8/5q2/8/R3K2R w KQ", "e1g1"),
        ("atomic", "4k3/8/8/8/8/8/3nP3/3QK3 w", "d1d2"),
        ("checkers", "8/8/3p4/8/3p4/2P5/8/8 w", "c3e5"),
        ("janggi", "4k4/9/9/9/9/9/9/9/4K4/9 w", "e2e1"),
        ("xiangqi-data", "3k5/9/9/9/9/9/9/9/9/1NB1K4 w", "b1d2"),
        (
            "promotion = [{ piece = 'P', zone = { white = 'rank 8', black = 'rank 1' }, to = ['Q'], \
             limits = { Q = 1 } }]\npieces.P.line = 'o1>,c1X>'",
            "7k/P7/8/8/8/8/8/1Q2K3 w",
            "a7a8q",
        ),
        ("shogi", "4k4/9/9/9/9/9/4P4/9/4K4[P] w", "+P@a5"),
        ("crazyhouse", "4k3/8/8/8/8/8/8/4K3[N] w", "@d4"),
    ];
    let said: Vec<_> =
        said.into_iter().flat_map(|(name, fen, text)| of_move(name, fen, text, Mode::Exact)).collect();
    assert_snapshot!(lines(&said, Language::English), @"
    Even if the pawn on e5 may capture on d6 in passing, the king on e1 is attacked from e8 afterwards.
    The king on e1 has no right to castle with the rook on h1.
    The king on e1 can't castle with the rook on a1 while pieces stand on b1.
    The king on e1 can't castle with the rook on h1: where it starts, passes or ends, the other side attacks f1.
    If the queen on d1 captures on d2, the explosion takes its own side's king.
    The man from c3 could capture again from e5, and a capture must be made to its end. Write all squares on which it lands.
    The royal pieces of both sides face each other, and the next move must end that; this one does not.
    The horse on b1 could go to d2 if nothing stood on c1.
    The pawn would have to promote on a8, and there is nothing that it may become there now.
    P can't be dropped as +P.
    No piece is named before the @. Write its letter there, one of K, Q, R, B, N, P, Q~, R~, B~ and N~.
    No piece is named before the @. Write its letter there, one of K, Q, R, B, N, P, Q~, R~, B~ and N~.
    ");
    assert_snapshot!(lines(&said, Language::Chinese), @"
    即使 e5 的兵可以吃 d6 的过路子，之后 e1 的王也会受到 e8 的攻击。
    e1 的王没有与 h1 的车易位的权利。
    b1 有棋子时，e1 的王不能与 a1 的车易位。
    e1 的王不能与 h1 的车易位：在它的起点、途中或终点，对方攻击着 f1。
    d1 的后如果在 d2 吃子，爆炸会毁掉己方的王。
    c3 的兵到 e5 后还能继续吃子，而吃子必须吃到底。 请写出它落下的每一格。
    双方的王正在对面，下一着必须解除，而这一着没有解除。
    如果 c1 没有棋子，b1 的马就能走到 d2。
    兵到 a8 必须升变，而现在没有它可以在那里变成的棋子。
    P 不能作为 +P 打入。
    @ 前面没有写棋子。 请写上它的字母：K、Q、R、B、N、P、Q~、R~、B~和N~ 之一。
    @ 前面没有写棋子。 请写上它的字母：K、Q、R、B、N、P、Q~、R~、B~和N~ 之一。
    ");
    assert_snapshot!(lines(&said, Language::Vietnamese), @"
    Dù tốt ở e5 được bắt qua đường ở d6 thì sau đó vua ở e1 vẫn bị tấn công từ e8.
    Vua ở e1 không có quyền nhập thành với xe ở h1.
    Vua ở e1 không nhập thành được với xe ở a1 khi còn quân ở b1.
    Vua ở e1 không nhập thành được với xe ở h1: ở ô xuất phát, ô đi qua hoặc ô đến, bên kia đang tấn công f1.
    Nếu hậu ở d1 ăn quân ở d2 thì vụ nổ sẽ hủy vua của chính mình.
    Quân đam từ c3 đến e5 còn ăn tiếp được, mà đã ăn thì phải ăn đến cùng. Hãy viết mọi ô mà quân dừng lại.
    Quân vua của hai bên đang đối mặt, và nước tiếp theo phải chấm dứt điều đó; nước này thì không.
    Mã ở b1 sẽ đi được đến d2 nếu không có quân ở c1.
    Tốt đến a8 phải phong cấp, mà lúc này không có quân nào nó được trở thành ở đó.
    Không được thả P thành +P.
    Trước @ không ghi quân nào. Hãy viết chữ cái của quân ở đó, một trong K, Q, R, B, N, P, Q~, R~, B~ và N~.
    Trước @ không ghi quân nào. Hãy viết chữ cái của quân ở đó, một trong K, Q, R, B, N, P, Q~, R~, B~ và N~.
    ");
    assert_snapshot!(lines(&said, Language::Russian), @"
    Даже если пешка с e5 может взять на проходе на d6, после этого король на e1 окажется под ударом с e8.
    На рокировку (король на e1, ладья на h1) нет права.
    Рокировка (король на e1, ладья на a1) невозможна, пока фигуры стоят на b1.
    Рокировка (король на e1, ладья на h1) невозможна: из полей, где ходящая фигура стоит, проходит или встаёт, под ударом f1.
    Если ферзь с d1 возьмёт на d2, взрыв уничтожит и свою королевскую фигуру (король).
    Шашка с c3 после e5 может взять ещё, а взятие нужно довести до конца. Напишите все поля, на которые фигура встаёт.
    Королевские фигуры обеих сторон стоят друг против друга, и следующий ход должен это прекратить, а этот не прекращает.
    Конь с b1 может пойти на d2, если никто не стоит на c1.
    Пешка на a8 обязательно превращается, а превратиться там сейчас не во что.
    Сбросить P как +P нельзя.
    Перед @ не названа фигура. Напишите там её букву, одну из K, Q, R, B, N, P, Q~, R~, B~ и N~.
    Перед @ не названа фигура. Напишите там её букву, одну из K, Q, R, B, N, P, Q~, R~, B~ и N~.
    ");
}

#[test]
fn pieces() {
    let said = with_game!(spec("chess"), game => {
        let position = game.read_position("4k3/8/8/8/8/8/4P3/4K3 w", Mode::Exact).expect("it is sound").0;
        let square = |name| game.read_square(&position, name).expect("a square");
        ["e2", "e8", "a1"].into_iter().flat_map(|name| game.explain_piece(&position, square(name))).collect::<Vec<_>>()
    });
    assert_snapshot!(lines(&said, Language::English), @"
    On e2 stands White's pawn (P).
    Moves one square straight forward without capturing; or captures one square diagonally forward; or, if it stands on rank 2 counted from its own side, moves two squares straight forward without capturing (the square passed must be empty). Becomes Q, R, B or N if the move ends on rank 8 counted from its own side.
    It has 2 legal moves: e2e4 and e2e3.
    On e8 stands Black's king (k).
    Moves or captures one square in any direction; or, as its first move, castles (K with R): moves two squares sideways towards the nearest piece there, an own R that has not moved and that lands on the last square it passes (every square between the two must be empty; the start, the squares passed and the final square must not be attacked).
    It is White's turn.
    a1 is empty.
    ");
    assert_snapshot!(lines(&said, Language::Vietnamese), @"
    Ở e2 là tốt của Trắng (P).
    Đi thẳng về phía trước một ô mà không ăn quân; hoặc ăn quân chéo về phía trước một ô; hoặc nếu đứng ở hàng 2 tính từ phía mình thì đi thẳng về phía trước hai ô mà không ăn quân (ô đi qua phải trống). Trở thành Q, R, B hoặc N nếu nước đi kết thúc ở hàng 8 tính từ phía mình.
    Nó có 2 nước đi hợp lệ: e2e4 và e2e3.
    Ở e8 là vua của Đen (k).
    Đi hay ăn quân theo hướng bất kỳ một ô; hoặc ở nước đi đầu tiên của mình thì nhập thành (K với R): đi sang ngang hai ô về phía quân gần nhất theo hướng đó, phải là quân R bên mình chưa từng đi, và quân này chuyển vào ô cuối cùng mà quân kia đi qua (mọi ô giữa hai quân phải trống; ô xuất phát, các ô đi qua và ô đến không được bị tấn công).
    Đang đến lượt Trắng.
    a1 trống.
    ");
}

/// Every code of this layer that a text can bring about, in every language, with all that its sentence speaks of.
#[test]
fn every_sentence_is_complete() {
    for (name, text, mode) in [
        ("chess", "", Mode::Exact),
        ("chess", "8 [", Mode::Exact),
        ("chess", EMPTY, Mode::Exact),
        ("chess", "4k3/8/8/8/8/8/8/4K3", Mode::Exact),
        ("chess", "[Event \"x\"]", Mode::Exact),
        ("chess", "4k3/8/8/8/8/8/8/4K3", Mode::Lenient),
        ("chess", "4k3/8/8/8/8/é7/~7/4K3 w ? ? 1 2 3 4", Mode::Exact),
        ("chess", "4k3/8/8/8/8/8/8/4K3[p]x W - 12", Mode::Lenient),
        ("chess", "4k3/8/8/8/8/8/8/4K3 w - - i:a9 i:b9 p:7 g:7", Mode::Exact),
        ("chess", "4k3/8/8/8/8/8/8/4K3 w - - i:a2", Mode::Exact),
        ("3check", "4k3/8/8/8/8/8/8/4K3 w - - 4+4", Mode::Exact),
        ("chess", "8/8/8/8/8/8/8/KK6 w", Mode::Exact),
        ("chess", "*3k3/8/8/8/8/8/8/4KR2 w", Mode::Exact),
        ("racingkings", "8/8/8/8/8/k7/8/K6r w", Mode::Exact),
        ("berolina", "4k3/8/8/8/2PpP3/8/8/4K3 b - d3 0 1", Mode::Exact),
        ("crazyhouse", "4k3/8/8/8/8/8/8/4K3/P w", Mode::Lenient),
        ("xiangqi-data", "4k4/B8/9/9/9/9/9/9/9/4K4 w", Mode::Exact),
        ("troitzky", "10/10/10/10/10/10/10/10/10/10 w", Mode::Exact),
        (
            "troitzky",
            "****qk****/**rnbbnr**/*pppppppp*/*8*/10/10/*8*/*PPPPPPPP*/**RNBBNR**/****QK***1 w",
            Mode::Lenient,
        ),
        (
            "troitzky",
            "K***qk****/**rnbbnr**/*pppppppp*/*8*/10/10/*8*/*PPPPPPPP*/**RNBBNR**/****QK**** w",
            Mode::Exact,
        ),
    ] {
        for message in &of_position(name, text, mode) {
            drop(in_all(message));
        }
    }
    for (name, fen, text, mode) in [
        ("chess", EMPTY, "", Mode::Exact),
        ("chess", EMPTY, "e1e9", Mode::Exact),
        ("chess", EMPTY, "e9", Mode::Exact),
        ("chess", EMPTY, "e", Mode::Exact),
        ("chess", EMPTY, "e1e2,e3e4", Mode::Exact),
        ("chess", EMPTY, "e1e2??", Mode::Exact),
        ("chess", EMPTY, "Ke2??", Mode::Exact),
        ("chess", EMPTY, "Xe2", Mode::Exact),
        ("chess", EMPTY, "e1-e2", Mode::Lenient),
        ("chess", EMPTY, "0000", Mode::Exact),
        ("chess", EMPTY, "O-O", Mode::Exact),
        ("chess", EMPTY, "N@e4", Mode::Exact),
        ("chess", EMPTY, "a1a2", Mode::Exact),
        ("chess", EMPTY, "Ke2#", Mode::Exact),
        ("chess", EMPTY, "e1e2", Mode::Exact),
        ("chess", "4k3/8/8/8/8/8/8/1N2KN2 w", "Nd2", Mode::Exact),
        ("chess", "4k3/8/8/8/8/8/8/1N2KN2 w", "Nh8", Mode::Exact),
        ("chess", "4k3/8/8/8/8/8/8/R3K3 w Q", "e1c1", Mode::Exact),
        ("chess", "4k3/8/8/8/8/8/4p3/4K3 w", "e1e2", Mode::Exact),
        ("chess", "4k3/8/8/8/8/4p3/4P3/4K3 w", "e2e3", Mode::Exact),
        ("chess", "4k3/8/8/8/8/8/4P3/4K3 w", "e2d3", Mode::Exact),
        ("chess", "4k3/8/8/8/8/8/4P3/4K3 w", "e1e2", Mode::Exact),
        ("chess", "7k/4P3/8/8/8/8/8/4K3 w", "e7e8k", Mode::Exact),
        ("chess", "7k/5K2/6Q1/8/8/8/8/8 b", "h8h7", Mode::Exact),
        ("crazyhouse", "4k3/8/8/8/8/8/8/4K3[N] w", "Q@e4", Mode::Exact),
        ("crazyhouse", "4k3/8/8/8/8/8/8/4K3[N] w", "N@e8", Mode::Exact),
        ("crazyhouse", "4k3/8/8/8/8/8/8/4K3[N] w", "N@e4", Mode::Exact),
        ("crazyhouse", "4k3/8/8/8/8/8/8/4K3[P] w", "P@a1", Mode::Exact),
        ("crazyhouse", "k3r3/8/8/8/8/8/8/4K3[P] w", "P@a3", Mode::Exact),
        ("shogi", "4k4/9/9/9/9/9/4P4/9/4K4[P] w", "P@e5", Mode::Exact),
        ("shogi", "4k4/9/9/9/9/9/4P4/9/4K4[P] w", "+P@a5", Mode::Exact),
        ("shogi", "k8/9/G8/9/1L7/9/9/9/4K4[P] w", "P@a8", Mode::Exact),
        ("racingkings", "8/8/8/8/8/k7/8/6KR w", "h1h3", Mode::Exact),
        ("chess", "4k3/8/8/8/8/8/8/2K5 w", "c1xb1", Mode::Exact),
        ("janggi", "3k5/9/9/9/9/9/9/9/9/4K4 w", "0000", Mode::Exact),
        ("xiangqi-data", "3k5/9/9/9/9/9/9/4K4/9/9 w", "e3e4", Mode::Exact),
        (
            "troitzky",
            "****qk****/**rnbbnr**/*pppppppp*/*8*/10/10/*8*/*PPPPPPPP*/**RNBBNR**/****QK**** w",
            "e1d1",
            Mode::Exact,
        ),
    ] {
        for message in &of_move(name, fen, text, mode) {
            drop(in_all(message));
        }
    }
    for name in tabiya_variants::library::names() {
        with_game!(spec(name), game => {
            in_all(&game.title());
            let scene = game.scene(&game.start());
            scene.cells.iter().filter_map(|cell| cell.piece.as_ref()).for_each(|piece| drop(in_all(&piece.name)));
            scene.regions.iter().for_each(|region| drop(in_all(&region.kind.into())));
        });
    }
}
