//! What is said of the document's examples and of what it defines without one: in English, Chinese, Vietnamese, Russian.

use insta::assert_snapshot;

use crate::said::Voices;

/// The strings of section 4: what the document says of them in Russian is what is said here.
#[test]
fn the_documents_examples() {
    let voices = Voices::new();
    let said = |line| voices.of_line(line).join("\n");
    assert_snapshot!(said("o2-3+, c2-3X, io2-3>.2(~1/2)"), @r"
    Moves 2 to 3 squares orthogonally without capturing (the squares passed must be empty); or captures 2 to 3 squares diagonally (the squares passed must be empty); or, as its first move, moves 2 to 3 squares straight forward without capturing (the squares passed must be empty), and then, if it likes, moves or captures by leaping one square one way and two squares the other (like a knight), up to twice in the same direction, until it captures.
    横向或纵向走2至3格，不能吃子（途经的各格须为空）；或者沿斜线走2至3格，只能吃子（途经的各格须为空）；或者首次走动时向正前方走2至3格，不能吃子（途经的各格须为空），然后可以接着：跳到一个方向一格、垂直方向两格处（如国际象棋的马），可连走至多两次，方向不变，吃子即止。
    Đi theo hàng ngang hoặc cột dọc từ 2 đến 3 ô mà không ăn quân (các ô đi qua phải trống); hoặc ăn quân theo đường chéo từ 2 đến 3 ô (các ô đi qua phải trống); hoặc ở nước đi đầu tiên của mình thì đi thẳng về phía trước từ 2 đến 3 ô mà không ăn quân (các ô đi qua phải trống), rồi nếu muốn thì nhảy để đi hay ăn quân một ô theo một chiều và hai ô theo chiều vuông góc (như mã trong cờ vua), tối đa hai lần theo cùng một hướng, cho đến khi ăn quân.
    Ходит на 2–3 поля по прямой без взятия (пройденные поля должны быть пусты); либо бьёт на 2–3 поля по диагонали (пройденные поля должны быть пусты); либо первым ходом ходит на 2–3 поля прямо вперёд без взятия (пройденные поля должны быть пусты), а затем, если захочет, ходит или бьёт прыжком на одно поле в одну сторону и на два поля поперёк (как конь), до двух раз в одном направлении, пока не возьмёт фигуру.
    ");
    assert_snapshot!(said("n(~2/2)"), @r"
    Moves or captures by leaping two squares diagonally, any number of times in the same direction, until it captures.
    沿斜线跳两格，可连走任意次，方向不变，吃子即止。
    Nhảy để đi hay ăn quân theo đường chéo hai ô, bao nhiêu lần cũng được theo cùng một hướng, cho đến khi ăn quân.
    Ходит или бьёт прыжком на два поля по диагонали, любое число раз в одном направлении, пока не возьмёт фигуру.
    ");
    assert_snapshot!(said("n(~2/2),cn+"), @r"
    Moves or captures by leaping two squares diagonally, any number of times in the same direction, until it captures; or captures any number of squares orthogonally.
    沿斜线跳两格，可连走任意次，方向不变，吃子即止；或者横向或纵向走任意格，只能吃子。
    Nhảy để đi hay ăn quân theo đường chéo hai ô, bao nhiêu lần cũng được theo cùng một hướng, cho đến khi ăn quân; hoặc ăn quân theo hàng ngang hoặc cột dọc bao nhiêu ô cũng được.
    Ходит или бьёт прыжком на два поля по диагонали, любое число раз в одном направлении, пока не возьмёт фигуру; либо бьёт на любое число полей по прямой.
    ");
    assert_snapshot!(said("3(~3/3)"), @r"
    Moves or captures by leaping three squares diagonally, up to three times in the same direction, until it captures.
    沿斜线跳三格，可连走至多三次，方向不变，吃子即止。
    Nhảy để đi hay ăn quân theo đường chéo ba ô, tối đa ba lần theo cùng một hướng, cho đến khi ăn quân.
    Ходит или бьёт прыжком на три поля по диагонали, до трёх раз в одном направлении, пока не возьмёт фигуру.
    ");
    assert_snapshot!(said("~3/3.~3/3.~3/3"), @r"
    Moves or captures by leaping three squares diagonally, and then, if it likes and has captured nothing, moves or captures by leaping three squares diagonally, and then, if it likes and has captured nothing, moves or captures by leaping three squares diagonally.
    沿斜线跳三格，然后可以接着（仅限尚未吃子时）：沿斜线跳三格，然后可以接着（仅限尚未吃子时）：沿斜线跳三格。
    Nhảy để đi hay ăn quân theo đường chéo ba ô, rồi nếu muốn và chưa ăn quân nào thì nhảy để đi hay ăn quân theo đường chéo ba ô, rồi nếu muốn và chưa ăn quân nào thì nhảy để đi hay ăn quân theo đường chéo ba ô.
    Ходит или бьёт прыжком на три поля по диагонали, а затем, если захочет и ещё ничего не взяла, ходит или бьёт прыжком на три поля по диагонали, а затем, если захочет и ещё ничего не взяла, ходит или бьёт прыжком на три поля по диагонали.
    ");
    assert_snapshot!(said("c3(1*)"), @r"
    Moves or captures one square in any direction, up to three times in the same direction, and must end with a capture.
    向任意方向走一格，可连走至多三次，方向不变，且必须以吃子结束。
    Đi hay ăn quân theo hướng bất kỳ một ô, tối đa ba lần theo cùng một hướng, phải kết thúc bằng việc ăn quân.
    Ходит или бьёт на одно поле в любом направлении, до трёх раз в одном направлении, причём должна закончить взятием.
    ");
    assert_snapshot!(said("n(n+)"), @r"
    Moves or captures any number of squares orthogonally, any number of times, turning as it likes in between, until it captures.
    横向或纵向走任意格，可连走任意次，每次可以转向，吃子即止。
    Đi hay ăn quân theo hàng ngang hoặc cột dọc bao nhiêu ô cũng được, bao nhiêu lần cũng được, được đổi hướng sau mỗi lần, cho đến khi ăn quân.
    Ходит или бьёт на любое число полей по прямой, любое число раз, каждый раз поворачивая как угодно, пока не возьмёт фигуру.
    ");
    assert_snapshot!(said("n(0-8/0-8)"), @r"
    Moves or captures by leaping 0 to 8 squares one way and 0 to 8 squares the other, any number of times in the same direction, until it captures.
    跳到一个方向0至8格、垂直方向0至8格处，可连走任意次，方向不变，吃子即止。
    Nhảy để đi hay ăn quân từ 0 đến 8 ô theo một chiều và từ 0 đến 8 ô theo chiều vuông góc, bao nhiêu lần cũng được theo cùng một hướng, cho đến khi ăn quân.
    Ходит или бьёт прыжком на 0–8 полей в одну сторону и на 0–8 полей поперёк, любое число раз в одном направлении, пока не возьмёт фигуру.
    ");
    assert_snapshot!(said("o(0-8/0-8),1+"), @r"
    Moves by leaping 0 to 8 squares one way and 0 to 8 squares the other without capturing; or moves or captures one square orthogonally.
    跳到一个方向0至8格、垂直方向0至8格处，不能吃子；或者横向或纵向走一格。
    Nhảy từ 0 đến 8 ô theo một chiều và từ 0 đến 8 ô theo chiều vuông góc mà không ăn quân; hoặc đi hay ăn quân theo hàng ngang hoặc cột dọc một ô.
    Ходит прыжком на 0–8 полей в одну сторону и на 0–8 полей поперёк без взятия; либо ходит или бьёт на одно поле по прямой.
    ");
    assert_snapshot!(said("R1="), @r"
    No move, only a condition: if it has an own R one square to its left or right.
    不是走法，只是条件：若左侧或右侧一格处有己方的R。
    Không phải nước đi mà chỉ là điều kiện: nếu có quân R bên mình đứng cách nó một ô về bên trái hoặc bên phải.
    Не ход, а только условие: если на расстоянии одного поля слева или справа стоит своя фигура R.
    ");
    assert_snapshot!(said("(eS1)"), @r"
    No move, only a condition: if it has an enemy S one square away in any direction.
    不是走法，只是条件：若任意方向一格处有敌方的S。
    Không phải nước đi mà chỉ là điều kiện: nếu có quân S của đối phương đứng cách nó một ô theo hướng bất kỳ.
    Не ход, а только условие: если на расстоянии одного поля в любом направлении стоит фигура соперника S.
    ");
    assert_snapshot!(said("(aS1)"), @r"
    No move, only a condition: if it has an own S one square away in any direction.
    不是走法，只是条件：若任意方向一格处有己方的S。
    Không phải nước đi mà chỉ là điều kiện: nếu có quân S bên mình đứng cách nó một ô theo hướng bất kỳ.
    Не ход, а только условие: если на расстоянии одного поля в любом направлении стоит своя фигура S.
    ");
    assert_snapshot!(said("!S1"), @r"
    No move, only a condition: if it has no own S one square away in any direction.
    不是走法，只是条件：若任意方向一格处没有己方的S。
    Không phải nước đi mà chỉ là điều kiện: nếu không có quân S nào bên mình đứng cách nó một ô theo hướng bất kỳ.
    Не ход, а только условие: если на расстоянии одного поля в любом направлении нет своей фигуры S.
    ");
    assert_snapshot!(said("o1>,c1X>,oi2>,S1=c1>"), @r"
    Moves one square straight forward without capturing; or captures one square diagonally forward; or, as its first move, moves two squares straight forward without capturing (the square passed must be empty); or, if it has an own S one square to its left or right, captures one square straight forward.
    向正前方走一格，不能吃子；或者向斜前方走一格，只能吃子；或者首次走动时向正前方走两格，不能吃子（途经的格须为空）；或者若左侧或右侧一格处有己方的S，则向正前方走一格，只能吃子。
    Đi thẳng về phía trước một ô mà không ăn quân; hoặc ăn quân chéo về phía trước một ô; hoặc ở nước đi đầu tiên của mình thì đi thẳng về phía trước hai ô mà không ăn quân (ô đi qua phải trống); hoặc nếu có quân S bên mình đứng cách nó một ô về bên trái hoặc bên phải thì ăn quân thẳng về phía trước một ô.
    Ходит на одно поле прямо вперёд без взятия; либо бьёт на одно поле по диагонали вперёд; либо первым ходом ходит на два поля прямо вперёд без взятия (пройденное поле должно быть пусто); либо, если на расстоянии одного поля слева или справа стоит своя фигура S, бьёт на одно поле прямо вперёд.
    ");
    assert_snapshot!(said("!hi^n=|R^n="), @r"
    If it is not attacked and has not moved yet, changes places with an own R that stands any number of squares to its left or right (whatever stands between), provided that a way of any number of squares sideways (whatever stands between) leads that piece back.
    若未受攻击且尚未走动过，则与左侧或右侧任意格处的己方R互换位置（不论其间有何棋子），但须有一条回路能让后者走回：向左或向右任意格（不论其间有何棋子）。
    Nếu không bị tấn công và chưa từng đi thì đổi chỗ với quân R bên mình đứng cách nó bao nhiêu ô cũng được về bên trái hoặc bên phải (bất kể có gì ở giữa), miễn là quân đó đi về được sang ngang bao nhiêu ô cũng được (bất kể có gì ở giữa).
    Если не под боем и ещё не ходила, меняется местами со своей фигурой R, которая стоит на любом расстоянии слева или справа (что бы между ними ни стояло), при условии, что обратный путь той фигуры — на любое число полей вбок (что бы между ними ни стояло).
    ");
    assert_snapshot!(said("i2=OKR"), @r"
    As its first move, castles (K with R): moves two squares sideways towards the nearest piece there, an own R that has not moved and that lands on the last square it passes (every square between the two must be empty; the start, the squares passed and the final square must not be attacked).
    首次走动时K与R易位：向左或向右走两格，该方向上最近的棋子须为尚未走动过的己方R，后者落到前者途经的最后一格（两子之间的各格须为空；起点、途经的各格和终点不得受到攻击）。
    Ở nước đi đầu tiên của mình thì nhập thành (K với R): đi sang ngang hai ô về phía quân gần nhất theo hướng đó, phải là quân R bên mình chưa từng đi, và quân này chuyển vào ô cuối cùng mà quân kia đi qua (mọi ô giữa hai quân phải trống; ô xuất phát, các ô đi qua và ô đến không được bị tấn công).
    Первым ходом рокируется (K с R): ходит на два поля вбок к ближайшей в этом направлении фигуре, своей R, которая ещё не ходила и встаёт на последнее пройденное поле (все поля между ними должны быть пусты; начальное, пройденные и конечное поля не должны быть под боем).
    ");
    assert_snapshot!(said("1*,i2=OKR"), @r"
    Moves or captures one square in any direction; or, as its first move, castles (K with R): moves two squares sideways towards the nearest piece there, an own R that has not moved and that lands on the last square it passes (every square between the two must be empty; the start, the squares passed and the final square must not be attacked).
    向任意方向走一格；或者首次走动时K与R易位：向左或向右走两格，该方向上最近的棋子须为尚未走动过的己方R，后者落到前者途经的最后一格（两子之间的各格须为空；起点、途经的各格和终点不得受到攻击）。
    Đi hay ăn quân theo hướng bất kỳ một ô; hoặc ở nước đi đầu tiên của mình thì nhập thành (K với R): đi sang ngang hai ô về phía quân gần nhất theo hướng đó, phải là quân R bên mình chưa từng đi, và quân này chuyển vào ô cuối cùng mà quân kia đi qua (mọi ô giữa hai quân phải trống; ô xuất phát, các ô đi qua và ô đến không được bị tấn công).
    Ходит или бьёт на одно поле в любом направлении; либо первым ходом рокируется (K с R): ходит на два поля вбок к ближайшей в этом направлении фигуре, своей R, которая ещё не ходила и встаёт на последнее пройденное поле (все поля между ними должны быть пусты; начальное, пройденные и конечное поля не должны быть под боем).
    ");
    assert_snapshot!(said("cAr1"), @r"
    After a capture, removes every other piece within one square of its final square. This alone makes no move.
    吃子之后，消灭落点周围一格以内的所有其他棋子。这本身不是走法。
    Sau khi ăn quân thì loại mọi quân khác trong phạm vi một ô quanh ô cuối của nước đi. Riêng điều này không tạo ra nước đi nào.
    После взятия уничтожает все другие фигуры в радиусе одного поля от последнего поля хода. Само по себе это не ход.
    ");
    assert_snapshot!(said("c0&cAr1"), @r"
    After a capture, is itself removed from the board and removes every other piece within one square of its final square. This alone makes no move.
    吃子之后，自身从棋盘上移除，同时消灭落点周围一格以内的所有其他棋子。这本身不是走法。
    Sau khi ăn quân thì chính nó bị loại khỏi bàn cờ và loại mọi quân khác trong phạm vi một ô quanh ô cuối của nước đi. Riêng điều này không tạo ra nước đi nào.
    После взятия сама снимается с доски и уничтожает все другие фигуры в радиусе одного поля от последнего поля хода. Само по себе это не ход.
    ");
    assert_snapshot!(said("!hcn+&c0&Ar1,o1*"), @r"
    If it is not attacked, captures any number of squares orthogonally, and is itself removed from the board, and removes every other piece within one square of its final square; or moves one square in any direction without capturing.
    若未受攻击，则横向或纵向走任意格，只能吃子，并且自身从棋盘上移除，并且消灭落点周围一格以内的所有其他棋子；或者向任意方向走一格，不能吃子。
    Nếu không bị tấn công thì ăn quân theo hàng ngang hoặc cột dọc bao nhiêu ô cũng được, và chính nó bị loại khỏi bàn cờ, và loại mọi quân khác trong phạm vi một ô quanh ô cuối của nước đi; hoặc đi theo hướng bất kỳ một ô mà không ăn quân.
    Если не под боем, бьёт на любое число полей по прямой, и сама снимается с доски, и уничтожает все другие фигуры в радиусе одного поля от последнего поля хода; либо ходит на одно поле в любом направлении без взятия.
    ");
    assert_snapshot!(said("NBRQK1+<wEc1>"), @r"
    If it is white, stands in the enemy half of the board and has an own N, B, R, Q or K one square away orthogonally, captures one square straight forward.
    若为白方、在对方半区且横向或纵向一格处有己方的N、B、R、Q或K，则向正前方走一格，只能吃子。
    Nếu là quân trắng, đứng ở phần bàn cờ của đối phương và có quân N, B, R, Q hoặc K bên mình đứng cách nó một ô theo hàng ngang hoặc cột dọc thì ăn quân thẳng về phía trước một ô.
    Если белая, стоит в секторе соперника и на расстоянии одного поля по прямой стоит своя фигура N, B, R, Q или K, бьёт на одно поле прямо вперёд.
    ");
    assert_snapshot!(said("bAo1+"), @r"
    If it is black and stands in its own half of the board, moves one square orthogonally without capturing.
    若为黑方且在己方半区，则横向或纵向走一格，不能吃子。
    Nếu là quân đen và đứng ở phần bàn cờ bên mình thì đi theo hàng ngang hoặc cột dọc một ô mà không ăn quân.
    Если чёрная и стоит в своём секторе, ходит на одно поле по прямой без взятия.
    ");
    assert_snapshot!(said("bAo2*"), @r"
    If it is black and stands in its own half of the board, moves two squares in any direction without capturing (the square passed must be empty).
    若为黑方且在己方半区，则向任意方向走两格，不能吃子（途经的格须为空）。
    Nếu là quân đen và đứng ở phần bàn cờ bên mình thì đi theo hướng bất kỳ hai ô mà không ăn quân (ô đi qua phải trống).
    Если чёрная и стоит в своём секторе, ходит на два поля в любом направлении без взятия (пройденное поле должно быть пусто).
    ");
    assert_snapshot!(said("L8Q"), @r"
    Becomes Q if the move ends on rank 8 counted from its own side. This alone makes no move.
    若这一步止于从己方数起的第8横线，就变为Q。这本身不是走法。
    Trở thành Q nếu nước đi kết thúc ở hàng 8 tính từ phía mình. Riêng điều này không tạo ra nước đi nào.
    Превращается в Q, если ход заканчивается на 8-й горизонтали от своей стороны. Само по себе это не ход.
    ");
}

/// Distances, directions and offsets (3.1).
#[test]
fn distances_and_directions() {
    let voices = Voices::new();
    let said = |line| voices.of_line(line).join("\n");
    assert_snapshot!(said("1/2"), @r"
    Moves or captures by leaping one square one way and two squares the other (like a knight).
    跳到一个方向一格、垂直方向两格处（如国际象棋的马）。
    Nhảy để đi hay ăn quân một ô theo một chiều và hai ô theo chiều vuông góc (như mã trong cờ vua).
    Ходит или бьёт прыжком на одно поле в одну сторону и на два поля поперёк (как конь).
    ");
    assert_snapshot!(said("n+"), @r"
    Moves or captures any number of squares orthogonally.
    横向或纵向走任意格。
    Đi hay ăn quân theo hàng ngang hoặc cột dọc bao nhiêu ô cũng được.
    Ходит или бьёт на любое число полей по прямой.
    ");
    assert_snapshot!(said("2-n*>"), @r"
    Moves or captures 2 or more squares forward (straight or diagonally) (the squares passed must be empty).
    向前方（正前或斜前）走2格或更多格（途经的各格须为空）。
    Đi hay ăn quân về phía trước (thẳng hoặc chéo) 2 ô trở lên (các ô đi qua phải trống).
    Ходит или бьёт на 2 или более полей вперёд (по прямой или по диагонали) (пройденные поля должны быть пусты).
    ");
    assert_snapshot!(said("1-3X<"), @r"
    Moves or captures 1 to 3 squares diagonally backward (the squares passed must be empty).
    向斜后方走1至3格（途经的各格须为空）。
    Đi hay ăn quân chéo về phía sau từ 1 đến 3 ô (các ô đi qua phải trống).
    Ходит или бьёт на 1–3 поля по диагонали назад (пройденные поля должны быть пусты).
    ");
    assert_snapshot!(said("0-1+"), @r"
    Moves or captures one square orthogonally.
    横向或纵向走一格。
    Đi hay ăn quân theo hàng ngang hoặc cột dọc một ô.
    Ходит или бьёт на одно поле по прямой.
    ");
    assert_snapshot!(said("2-2<>"), @r"
    Moves or captures two squares straight forward or backward (the square passed must be empty).
    向正前方或正后方走两格（途经的格须为空）。
    Đi hay ăn quân thẳng về phía trước hoặc phía sau hai ô (ô đi qua phải trống).
    Ходит или бьёт на два поля прямо вперёд или назад (пройденное поле должно быть пусто).
    ");
    assert_snapshot!(said("1*>="), @r"
    Moves or captures one square in any direction that does not lead backward.
    向除后方以外的任意方向走一格。
    Đi hay ăn quân theo hướng bất kỳ (trừ các hướng lùi) một ô.
    Ходит или бьёт на одно поле в любом направлении, кроме ведущих назад.
    ");
    assert_snapshot!(said("1*<"), @r"
    Moves or captures one square backward (straight or diagonally).
    向后方（正后或斜后）走一格。
    Đi hay ăn quân về phía sau (thẳng hoặc chéo) một ô.
    Ходит или бьёт на одно поле назад (по прямой или по диагонали).
    ");
    assert_snapshot!(said("1<=.1X<"), @r"
    Moves or captures one square straight backward or sideways, and then, if it likes and has captured nothing, moves or captures one square diagonally backward.
    向正后方、左方或右方走一格，然后可以接着（仅限尚未吃子时）：向斜后方走一格。
    Đi hay ăn quân thẳng về phía sau hoặc sang ngang một ô, rồi nếu muốn và chưa ăn quân nào thì đi hay ăn quân chéo về phía sau một ô.
    Ходит или бьёт на одно поле прямо назад или вбок, а затем, если захочет и ещё ничего не взяла, ходит или бьёт на одно поле по диагонали назад.
    ");
    assert_snapshot!(said("1>>,1<<"), @r"
    Moves or captures one square to the right; or moves or captures one square to the left.
    向右走一格；或者向左走一格。
    Đi hay ăn quân sang phải một ô; hoặc đi hay ăn quân sang trái một ô.
    Ходит или бьёт на одно поле вправо; либо ходит или бьёт на одно поле влево.
    ");
    assert_snapshot!(said("1X="), @r"
    Moves or captures one square in no direction at all.
    向不存在的方向走一格。
    Đi hay ăn quân không theo hướng nào cả một ô.
    Ходит или бьёт на одно поле ни в каком направлении.
    ");
    assert_snapshot!(said("1/3>"), @r"
    Moves or captures by leaping one square forward and three squares sideways.
    跳到向前一格、向旁三格处。
    Nhảy để đi hay ăn quân một ô về phía trước và ba ô sang ngang.
    Ходит или бьёт прыжком на одно поле вперёд и на три поля вбок.
    ");
    assert_snapshot!(said("2/1<>"), @r"
    Moves or captures by leaping two squares forward or backward and one square sideways (like a knight).
    跳到向前或向后两格、向旁一格处（如国际象棋的马）。
    Nhảy để đi hay ăn quân hai ô về phía trước hoặc phía sau và một ô sang ngang (như mã trong cờ vua).
    Ходит или бьёт прыжком на два поля вперёд или назад и на одно поле вбок (как конь).
    ");
    assert_snapshot!(said("1/2>="), @r"
    Moves or captures by leaping one square forward and two squares sideways, or one square one way and two squares the other with the longer part sideways.
    跳到向前一格、向旁两格（或一个方向一格、垂直方向两格，较长的一段为左右方向）处。
    Nhảy để đi hay ăn quân một ô về phía trước và hai ô sang ngang, hoặc một ô theo một chiều và hai ô theo chiều vuông góc, đoạn dài sang ngang.
    Ходит или бьёт прыжком на одно поле вперёд и на два поля вбок либо на одно поле в одну сторону и на два поля поперёк (длинной частью вбок).
    ");
    assert_snapshot!(said("~1/2>>"), @r"
    Moves or captures by leaping one square one way and two squares the other, with the longer part to the right.
    跳到一个方向一格、垂直方向两格（较长的一段向右）处。
    Nhảy để đi hay ăn quân một ô theo một chiều và hai ô theo chiều vuông góc, đoạn dài sang phải.
    Ходит или бьёт прыжком на одно поле в одну сторону и на два поля поперёк (длинной частью вправо).
    ");
    assert_snapshot!(said("2/1="), @r"
    Moves or captures by leaping two squares one way and one square the other, with the longer part sideways.
    跳到一个方向两格、垂直方向一格（较长的一段为左右方向）处。
    Nhảy để đi hay ăn quân hai ô theo một chiều và một ô theo chiều vuông góc, đoạn dài sang ngang.
    Ходит или бьёт прыжком на два поля в одну сторону и на одно поле поперёк (длинной частью вбок).
    ");
    assert_snapshot!(said("1-2/n"), @r"
    Moves or captures by leaping 1 to 2 squares one way and any number of squares the other.
    跳到一个方向1至2格、垂直方向任意格处。
    Nhảy để đi hay ăn quân từ 1 đến 2 ô theo một chiều và bao nhiêu ô cũng được theo chiều vuông góc.
    Ходит или бьёт прыжком на 1–2 поля в одну сторону и на любое число полей поперёк.
    ");
    assert_snapshot!(said("(1,-2)"), @r"
    Moves or captures by leaping one square to the right and two squares backward.
    跳到向右一格、向后两格处。
    Nhảy để đi hay ăn quân sang phải một ô và về phía sau hai ô.
    Ходит или бьёт прыжком на одно поле вправо и на два поля назад.
    ");
    assert_snapshot!(said("(0,3)"), @r"
    Moves or captures by leaping three squares forward.
    跳到向前三格处。
    Nhảy để đi hay ăn quân về phía trước ba ô.
    Ходит или бьёт прыжком на три поля вперёд.
    ");
    assert_snapshot!(said("r2"), @r"
    Moves or captures by leaping to any square at most two squares away.
    跳到相距不超过两格的任意格。
    Nhảy để đi hay ăn quân đến ô bất kỳ trong phạm vi hai ô.
    Ходит или бьёт прыжком на любое поле в радиусе двух полей.
    ");
    assert_snapshot!(said("rn"), @r"
    Moves or captures by leaping to any square of the board.
    跳到棋盘上的任意格。
    Nhảy để đi hay ăn quân đến ô bất kỳ trên bàn cờ.
    Ходит или бьёт прыжком на любое поле доски.
    ");
    assert_snapshot!(said("0"), @r"
    Has no possible move.
    没有可走的步。
    Không có nước nào đi được.
    Не имеет ни одного хода.
    ");
    assert_snapshot!(said("o9+,o21+,o22+"), @r"
    Moves 9 squares orthogonally without capturing (the squares passed must be empty); or moves 21 squares orthogonally without capturing (the squares passed must be empty); or moves 22 squares orthogonally without capturing (the squares passed must be empty).
    横向或纵向走9格，不能吃子（途经的各格须为空）；或者横向或纵向走21格，不能吃子（途经的各格须为空）；或者横向或纵向走22格，不能吃子（途经的各格须为空）。
    Đi theo hàng ngang hoặc cột dọc 9 ô mà không ăn quân (các ô đi qua phải trống); hoặc đi theo hàng ngang hoặc cột dọc 21 ô mà không ăn quân (các ô đi qua phải trống); hoặc đi theo hàng ngang hoặc cột dọc 22 ô mà không ăn quân (các ô đi qua phải trống).
    Ходит на 9 полей по прямой без взятия (пройденные поля должны быть пусты); либо ходит на 21 поле по прямой без взятия (пройденные поля должны быть пусты); либо ходит на 22 поля по прямой без взятия (пройденные поля должны быть пусты).
    ");
}

/// Types (3.2, H4, H18).
#[test]
fn types() {
    let voices = Voices::new();
    let said = |line| voices.of_line(line).join("\n");
    assert_snapshot!(said("~2+"), @r"
    Moves or captures by leaping two squares orthogonally.
    横向或纵向跳两格。
    Nhảy để đi hay ăn quân theo hàng ngang hoặc cột dọc hai ô.
    Ходит или бьёт прыжком на два поля по прямой.
    ");
    assert_snapshot!(said("^nX"), @r"
    Captures by jumping any number of squares diagonally over exactly one enemy piece, which it takes (the other squares on the way and the landing square must be empty).
    沿斜线跳任意格，跳过恰好一个敌方棋子并吃掉它（途中其余各格和落点须为空）。
    Nhảy theo đường chéo bao nhiêu ô cũng được qua đúng một quân của đối phương và ăn quân đó (các ô khác trên đường và ô đáp phải trống).
    Бьёт прыжком на любое число полей по диагонали через ровно одну фигуру соперника, снимая её (остальные поля на пути и поле приземления должны быть пусты).
    ");
    assert_snapshot!(said("o^2+"), @r"
    Moves by jumping two squares orthogonally over exactly one piece of either side without taking it (the other squares on the way and the landing square must be empty).
    横向或纵向跳两格，跳过恰好一个棋子（不分敌我）而不吃它（途中其余各格和落点须为空）。
    Nhảy theo hàng ngang hoặc cột dọc hai ô qua đúng một quân bất kể bên nào mà không ăn quân đó (các ô khác trên đường và ô đáp phải trống).
    Ходит прыжком на два поля по прямой через ровно одну фигуру любой стороны, не снимая её (остальные поля на пути и поле приземления должны быть пусты).
    ");
    assert_snapshot!(said("a^2X"), @r"
    Captures by jumping two squares diagonally over exactly one own piece, which it takes (the other squares on the way and the landing square must be empty).
    沿斜线跳两格，跳过恰好一个己方棋子并吃掉它（途中其余各格和落点须为空）。
    Nhảy theo đường chéo hai ô qua đúng một quân bên mình và ăn quân đó (các ô khác trên đường và ô đáp phải trống).
    Бьёт прыжком на два поля по диагонали через ровно одну свою фигуру, снимая её (остальные поля на пути и поле приземления должны быть пусты).
    ");
    assert_snapshot!(said("ae^2X"), @r"
    Captures by jumping two squares diagonally over exactly one piece of either side, which it takes (the other squares on the way and the landing square must be empty).
    沿斜线跳两格，跳过恰好一个棋子（不分敌我）并吃掉它（途中其余各格和落点须为空）。
    Nhảy theo đường chéo hai ô qua đúng một quân bất kể bên nào và ăn quân đó (các ô khác trên đường và ô đáp phải trống).
    Бьёт прыжком на два поля по диагонали через ровно одну фигуру любой стороны, снимая её (остальные поля на пути и поле приземления должны быть пусты).
    ");
    assert_snapshot!(said("on+,c^^n+"), @r"
    Moves any number of squares orthogonally without capturing; or captures by hopping any number of squares orthogonally over exactly one piece of either side.
    横向或纵向走任意格，不能吃子；或者横向或纵向跳任意格，隔着恰好一个棋子（不分敌我），只能吃子。
    Đi theo hàng ngang hoặc cột dọc bao nhiêu ô cũng được mà không ăn quân; hoặc nhảy để ăn quân theo hàng ngang hoặc cột dọc bao nhiêu ô cũng được qua đúng một quân bất kể bên nào.
    Ходит на любое число полей по прямой без взятия; либо бьёт прыжком на любое число полей по прямой через ровно одну фигуру любой стороны.
    ");
    assert_snapshot!(said("o^^2-3*"), @r"
    Moves by hopping 2 to 3 squares in any direction over exactly one piece of either side without capturing.
    向任意方向跳2至3格，隔着恰好一个棋子（不分敌我），不能吃子。
    Nhảy theo hướng bất kỳ từ 2 đến 3 ô qua đúng một quân bất kể bên nào mà không ăn quân.
    Ходит прыжком на 2–3 поля в любом направлении через ровно одну фигуру любой стороны без взятия.
    ");
    assert_snapshot!(said("^n(~1/2)"), @r"
    Captures by jumping along a line of any number of equal steps, each leading one square one way and two squares the other, over exactly one enemy piece, which it takes (the other squares on the way and the landing square must be empty).
    沿任意步连成的直线（每步走到一个方向一格、垂直方向两格处）跳，跳过恰好一个敌方棋子并吃掉它（途中其余各格和落点须为空）。
    Nhảy dọc theo đường gồm số bước bằng nhau tùy ý (mỗi bước đi một ô theo một chiều và hai ô theo chiều vuông góc) qua đúng một quân của đối phương và ăn quân đó (các ô khác trên đường và ô đáp phải trống).
    Бьёт прыжком вдоль линии из любого числа одинаковых шагов (каждый шаг ведёт на одно поле в одну сторону и на два поля поперёк) через ровно одну фигуру соперника, снимая её (остальные поля на пути и поле приземления должны быть пусты).
    ");
    assert_snapshot!(said("^^2-3(2/1>)"), @r"
    Moves or captures by hopping along a line of 2 to 3 equal steps, each leading two squares forward and one square sideways, over exactly one piece of either side.
    沿2至3步连成的直线（每步走到向前两格、向旁一格处）跳，隔着恰好一个棋子（不分敌我）。
    Nhảy để đi hay ăn quân dọc theo đường gồm 2 đến 3 bước bằng nhau (mỗi bước đi hai ô về phía trước và một ô sang ngang) qua đúng một quân bất kể bên nào.
    Ходит или бьёт прыжком вдоль линии из 2–3 одинаковых шагов (каждый шаг ведёт на два поля вперёд и на одно поле вбок) через ровно одну фигуру любой стороны.
    ");
    assert_snapshot!(said("co1+"), @r"
    Moves or captures one square orthogonally, which must capture and must not (an impossible move).
    横向或纵向走一格，既须吃子又不能吃子（无法实现）。
    Đi hay ăn quân theo hàng ngang hoặc cột dọc một ô, vừa phải ăn quân vừa không được ăn quân (không thể thực hiện).
    Ходит или бьёт на одно поле по прямой со взятием и без взятия сразу (это невозможно).
    ");
    assert_snapshot!(said("aec1*"), @r"
    Captures one square in any direction (own pieces as well as enemy ones).
    向任意方向走一格，只能吃子（敌我双方的棋子皆可吃）。
    Ăn quân theo hướng bất kỳ một ô (ăn cả quân bên mình lẫn quân đối phương).
    Бьёт на одно поле в любом направлении (и свои, и чужие фигуры).
    ");
    assert_snapshot!(said("ac~1/2"), @r"
    Captures by leaping one square one way and two squares the other (like a knight) (own pieces in place of enemy ones).
    跳到一个方向一格、垂直方向两格处（如国际象棋的马），只能吃子（所吃为己方棋子而非敌方棋子）。
    Nhảy để ăn quân một ô theo một chiều và hai ô theo chiều vuông góc (như mã trong cờ vua) (ăn quân bên mình thay vì quân đối phương).
    Бьёт прыжком на одно поле в одну сторону и на два поля поперёк (как конь) (свои фигуры вместо чужих).
    ");
}

/// Conditions and what stands near (3.3).
#[test]
fn conditions_and_influences() {
    let voices = Voices::new();
    let said = |line| voices.of_line(line).join("\n");
    assert_snapshot!(said("w!AW!S1L2h1+"), @r"
    If it is white, does not stand in its own half of the board, stands on a light square, stands on rank 2 counted from its own side, is attacked and has no own S one square away in any direction, moves or captures one square orthogonally.
    若为白方、不在己方半区、在白格、在从己方数起的第2横线、受到攻击且任意方向一格处没有己方的S，则横向或纵向走一格。
    Nếu là quân trắng, không đứng ở phần bàn cờ bên mình, đứng trên ô trắng, đứng ở hàng 2 tính từ phía mình, đang bị tấn công và không có quân S nào bên mình đứng cách nó một ô theo hướng bất kỳ thì đi hay ăn quân theo hàng ngang hoặc cột dọc một ô.
    Если белая, стоит не в своём секторе, стоит на белом поле, стоит на 2-й горизонтали от своей стороны, под боем и на расстоянии одного поля в любом направлении нет своей фигуры S, ходит или бьёт на одно поле по прямой.
    ");
    assert_snapshot!(said("!i!w!b!E!B!h!L2-3o1>"), @r"
    If it has moved before, is not white, is not black, does not stand in the enemy half of the board, does not stand on a dark square, is not attacked and does not stand on one of the ranks 2 to 3 counted from its own side, moves one square straight forward without capturing.
    若已经走动过、不是白方、不是黑方、不在对方半区、不在黑格、未受攻击且不在从己方数起的第2至第3横线，则向正前方走一格，不能吃子。
    Nếu đã từng đi, không phải là quân trắng, không phải là quân đen, không đứng ở phần bàn cờ của đối phương, không đứng trên ô đen, không bị tấn công và không đứng ở một trong các hàng từ 2 đến 3 tính từ phía mình thì đi thẳng về phía trước một ô mà không ăn quân.
    Если уже ходила, не белая, не чёрная, стоит не в секторе соперника, стоит не на чёрном поле, не под боем и стоит не на одной из горизонталей со 2-й по 3-ю от своей стороны, ходит на одно поле прямо вперёд без взятия.
    ");
    assert_snapshot!(said("(eRS2-3X>)1*"), @r"
    If it has an enemy R or S 2 to 3 squares diagonally in front of it, moves or captures one square in any direction.
    若斜前方2至3格处有敌方的R或S，则向任意方向走一格。
    Nếu có quân R hoặc S của đối phương đứng cách nó 2 đến 3 ô chéo phía trước thì đi hay ăn quân theo hướng bất kỳ một ô.
    Если на расстоянии 2–3 полей впереди по диагонали стоит фигура соперника R или S, ходит или бьёт на одно поле в любом направлении.
    ");
    assert_snapshot!(said("S1/2(!eQ3-n<)o1>"), @r"
    If it has an own S a leap away, one square one way and two squares the other (like a knight) and has no enemy Q 3 or more squares straight behind it, moves one square straight forward without capturing.
    若相距一个方向一格、垂直方向两格（如国际象棋的马步）处有己方的S且正后方3格或更多格处没有敌方的Q，则向正前方走一格，不能吃子。
    Nếu có quân S bên mình đứng cách nó một ô theo một chiều và hai ô theo chiều vuông góc (như nước đi của mã trong cờ vua) và không có quân Q nào của đối phương đứng cách nó 3 ô trở lên thẳng phía sau thì đi thẳng về phía trước một ô mà không ăn quân.
    Если на расстоянии одного поля в одну сторону и на расстоянии двух полей поперёк (как ходит конь) стоит своя фигура S и на расстоянии 3 или более полей прямо позади нет фигуры соперника Q, ходит на одно поле прямо вперёд без взятия.
    ");
    assert_snapshot!(said("Sn>>1+"), @r"
    If it has an own S any number of squares to its right, moves or captures one square orthogonally.
    若右侧任意格处有己方的S，则横向或纵向走一格。
    Nếu có quân S bên mình đứng cách nó bao nhiêu ô cũng được về bên phải thì đi hay ăn quân theo hàng ngang hoặc cột dọc một ô.
    Если на любом расстоянии справа стоит своя фигура S, ходит или бьёт на одно поле по прямой.
    ");
}

/// Legs one after the other, groups and counts (3.4).
#[test]
fn chains_and_groups() {
    let voices = Voices::new();
    let said = |line| voices.of_line(line).join("\n");
    assert_snapshot!(said("1+.1X"), @r"
    Moves or captures one square orthogonally, and then, if it likes and has captured nothing, moves or captures one square diagonally.
    横向或纵向走一格，然后可以接着（仅限尚未吃子时）：沿斜线走一格。
    Đi hay ăn quân theo hàng ngang hoặc cột dọc một ô, rồi nếu muốn và chưa ăn quân nào thì đi hay ăn quân theo đường chéo một ô.
    Ходит или бьёт на одно поле по прямой, а затем, если захочет и ещё ничего не взяла, ходит или бьёт на одно поле по диагонали.
    ");
    assert_snapshot!(said("1+;1X"), @r"
    Moves or captures one square orthogonally, and then, if it likes, even after a capture, moves or captures one square diagonally.
    横向或纵向走一格，然后可以接着（吃子后也可以）：沿斜线走一格。
    Đi hay ăn quân theo hàng ngang hoặc cột dọc một ô, rồi nếu muốn (kể cả khi đã ăn quân) thì đi hay ăn quân theo đường chéo một ô.
    Ходит или бьёт на одно поле по прямой, а затем, если захочет, даже после взятия, ходит или бьёт на одно поле по диагонали.
    ");
    assert_snapshot!(said("1+&1X"), @r"
    Moves or captures one square orthogonally, and then, as an obligatory part of the move, moves or captures one square diagonally.
    横向或纵向走一格，然后必须接着：沿斜线走一格。
    Đi hay ăn quân theo hàng ngang hoặc cột dọc một ô, rồi bắt buộc phải đi tiếp: đi hay ăn quân theo đường chéo một ô.
    Ходит или бьёт на одно поле по прямой, а затем должна продолжить: ходит или бьёт на одно поле по диагонали.
    ");
    assert_snapshot!(said("o1+.1X"), @r"
    Moves one square orthogonally without capturing, and then, if it likes, moves or captures one square diagonally.
    横向或纵向走一格，不能吃子，然后可以接着：沿斜线走一格。
    Đi theo hàng ngang hoặc cột dọc một ô mà không ăn quân, rồi nếu muốn thì đi hay ăn quân theo đường chéo một ô.
    Ходит на одно поле по прямой без взятия, а затем, если захочет, ходит или бьёт на одно поле по диагонали.
    ");
    assert_snapshot!(said("c(1+.1X)"), @r"
    Makes this move, which must end with a capture: (moves or captures one square orthogonally, and then, if it likes and has captured nothing in this part, moves or captures one square diagonally).
    按如下方式走，且必须以吃子结束：（横向或纵向走一格，然后可以接着（仅限在此部分尚未吃子时）：沿斜线走一格）。
    Thực hiện nước sau, phải kết thúc bằng việc ăn quân: (đi hay ăn quân theo hàng ngang hoặc cột dọc một ô, rồi nếu muốn và trong phần này chưa ăn quân nào thì đi hay ăn quân theo đường chéo một ô).
    Делает такой ход, который должен закончиться взятием: (ходит или бьёт на одно поле по прямой, а затем, если захочет и в этой части ещё ничего не взяла, ходит или бьёт на одно поле по диагонали).
    ");
    assert_snapshot!(said("o(1+,1X&1>)"), @r"
    Makes one of these moves without capturing: (moves or captures one square orthogonally; or moves or captures one square diagonally, and then, as an obligatory part of the move, moves or captures one square straight forward).
    按如下方式之一走，且不能吃子：（横向或纵向走一格；或者沿斜线走一格，然后必须接着：向正前方走一格）。
    Thực hiện một trong các nước sau mà không ăn quân: (đi hay ăn quân theo hàng ngang hoặc cột dọc một ô; hoặc đi hay ăn quân theo đường chéo một ô, rồi bắt buộc phải đi tiếp: đi hay ăn quân thẳng về phía trước một ô).
    Делает один из таких ходов без взятия: (ходит или бьёт на одно поле по прямой; либо ходит или бьёт на одно поле по диагонали, а затем должна продолжить: ходит или бьёт на одно поле прямо вперёд).
    ");
    assert_snapshot!(said("(1+.1X),1*"), @r"
    Makes this move: (moves or captures one square orthogonally, and then, if it likes and has captured nothing in this part, moves or captures one square diagonally); or moves or captures one square in any direction.
    按如下方式走：（横向或纵向走一格，然后可以接着（仅限在此部分尚未吃子时）：沿斜线走一格）；或者向任意方向走一格。
    Thực hiện nước sau: (đi hay ăn quân theo hàng ngang hoặc cột dọc một ô, rồi nếu muốn và trong phần này chưa ăn quân nào thì đi hay ăn quân theo đường chéo một ô); hoặc đi hay ăn quân theo hướng bất kỳ một ô.
    Делает такой ход: (ходит или бьёт на одно поле по прямой, а затем, если захочет и в этой части ещё ничего не взяла, ходит или бьёт на одно поле по диагонали); либо ходит или бьёт на одно поле в любом направлении.
    ");
    assert_snapshot!(said("1+;(1X.1+)"), @r"
    Moves or captures one square orthogonally, and then, if it likes, even after a capture, makes this move: (moves or captures one square diagonally, and then, if it likes and has captured nothing in this part, moves or captures one square orthogonally).
    横向或纵向走一格，然后可以接着（吃子后也可以）：按如下方式走：（沿斜线走一格，然后可以接着（仅限在此部分尚未吃子时）：横向或纵向走一格）。
    Đi hay ăn quân theo hàng ngang hoặc cột dọc một ô, rồi nếu muốn (kể cả khi đã ăn quân) thì thực hiện nước sau: (đi hay ăn quân theo đường chéo một ô, rồi nếu muốn và trong phần này chưa ăn quân nào thì đi hay ăn quân theo hàng ngang hoặc cột dọc một ô).
    Ходит или бьёт на одно поле по прямой, а затем, если захочет, даже после взятия, делает такой ход: (ходит или бьёт на одно поле по диагонали, а затем, если захочет и в этой части ещё ничего не взяла, ходит или бьёт на одно поле по прямой).
    ");
    assert_snapshot!(said("2(1+,1X.1+)"), @r"
    Makes one of these moves up to twice, each time with the same choices and directions, until it captures: (moves or captures one square orthogonally; or moves or captures one square diagonally, and then, if it likes and has captured nothing in this part, moves or captures one square orthogonally).
    按如下方式之一连走至多两次，每次的选择和方向相同，吃子即止：（横向或纵向走一格；或者沿斜线走一格，然后可以接着（仅限在此部分尚未吃子时）：横向或纵向走一格）。
    Thực hiện một trong các nước sau tối đa hai lần, lần nào cũng cùng cách đi và hướng, cho đến khi ăn quân: (đi hay ăn quân theo hàng ngang hoặc cột dọc một ô; hoặc đi hay ăn quân theo đường chéo một ô, rồi nếu muốn và trong phần này chưa ăn quân nào thì đi hay ăn quân theo hàng ngang hoặc cột dọc một ô).
    Делает до двух раз один из таких ходов, каждый раз с тем же выбором и теми же направлениями, пока не возьмёт фигуру: (ходит или бьёт на одно поле по прямой; либо ходит или бьёт на одно поле по диагонали, а затем, если захочет и в этой части ещё ничего не взяла, ходит или бьёт на одно поле по прямой).
    ");
    assert_snapshot!(said("n(~1/2)"), @r"
    Moves or captures by leaping one square one way and two squares the other (like a knight), any number of times in the same direction, until it captures.
    跳到一个方向一格、垂直方向两格处（如国际象棋的马），可连走任意次，方向不变，吃子即止。
    Nhảy để đi hay ăn quân một ô theo một chiều và hai ô theo chiều vuông góc (như mã trong cờ vua), bao nhiêu lần cũng được theo cùng một hướng, cho đến khi ăn quân.
    Ходит или бьёт прыжком на одно поле в одну сторону и на два поля поперёк (как конь), любое число раз в одном направлении, пока не возьмёт фигуру.
    ");
    assert_snapshot!(said("2-3(~1/2)"), @r"
    Moves or captures by leaping one square one way and two squares the other (like a knight), 2 to 3 times in the same direction, until it captures.
    跳到一个方向一格、垂直方向两格处（如国际象棋的马），可连走2至3次，方向不变，吃子即止。
    Nhảy để đi hay ăn quân một ô theo một chiều và hai ô theo chiều vuông góc (như mã trong cờ vua), từ 2 đến 3 lần theo cùng một hướng, cho đến khi ăn quân.
    Ходит или бьёт прыжком на одно поле в одну сторону и на два поля поперёк (как конь), от 2 до 3 раз в одном направлении, пока не возьмёт фигуру.
    ");
    assert_snapshot!(said("2-2(1+)"), @r"
    Moves or captures one square orthogonally, exactly twice in the same direction, until it captures.
    横向或纵向走一格，可连走恰好两次，方向不变，吃子即止。
    Đi hay ăn quân theo hàng ngang hoặc cột dọc một ô, đúng hai lần theo cùng một hướng, cho đến khi ăn quân.
    Ходит или бьёт на одно поле по прямой, ровно два раза в одном направлении, пока не возьмёт фигуру.
    ");
    assert_snapshot!(said("2-n(1X)"), @r"
    Moves or captures one square diagonally, 2 or more times in the same direction, until it captures.
    沿斜线走一格，可连走2次或更多次，方向不变，吃子即止。
    Đi hay ăn quân theo đường chéo một ô, 2 lần trở lên theo cùng một hướng, cho đến khi ăn quân.
    Ходит или бьёт на одно поле по диагонали, 2 или более раз в одном направлении, пока не возьмёт фигуру.
    ");
    assert_snapshot!(said("n(n+.)"), @r"
    Moves or captures any number of squares orthogonally, any number of times, turning as it likes in between, until it captures.
    横向或纵向走任意格，可连走任意次，每次可以转向，吃子即止。
    Đi hay ăn quân theo hàng ngang hoặc cột dọc bao nhiêu ô cũng được, bao nhiêu lần cũng được, được đổi hướng sau mỗi lần, cho đến khi ăn quân.
    Ходит или бьёт на любое число полей по прямой, любое число раз, каждый раз поворачивая как угодно, пока не возьмёт фигуру.
    ");
    assert_snapshot!(said("n(^2X;)"), @r"
    Captures by jumping two squares diagonally over exactly one enemy piece, which it takes (the other squares on the way and the landing square must be empty), any number of times, turning as it likes in between, even after a capture.
    沿斜线跳两格，跳过恰好一个敌方棋子并吃掉它（途中其余各格和落点须为空），可连走任意次，每次可以转向，吃子后仍可继续。
    Nhảy theo đường chéo hai ô qua đúng một quân của đối phương và ăn quân đó (các ô khác trên đường và ô đáp phải trống), bao nhiêu lần cũng được, được đổi hướng sau mỗi lần, kể cả sau khi ăn quân.
    Бьёт прыжком на два поля по диагонали через ровно одну фигуру соперника, снимая её (остальные поля на пути и поле приземления должны быть пусты), любое число раз, каждый раз поворачивая как угодно, даже после взятия.
    ");
    assert_snapshot!(said("c2(1+,1X;)"), @r"
    Makes one of these moves up to twice, each time with new choices and directions, even after a capture, and must end with a capture: (moves or captures one square orthogonally; or moves or captures one square diagonally).
    按如下方式之一连走至多两次，每次可另行选择走法和方向，吃子后仍可继续，且必须以吃子结束：（横向或纵向走一格；或者沿斜线走一格）。
    Thực hiện một trong các nước sau tối đa hai lần, mỗi lần được chọn lại cách đi và hướng, kể cả sau khi ăn quân, phải kết thúc bằng việc ăn quân: (đi hay ăn quân theo hàng ngang hoặc cột dọc một ô; hoặc đi hay ăn quân theo đường chéo một ô).
    Делает до двух раз один из таких ходов, каждый раз с новым выбором и новыми направлениями, даже после взятия, причём должна закончить взятием: (ходит или бьёт на одно поле по прямой; либо ходит или бьёт на одно поле по диагонали).
    ");
    assert_snapshot!(said("o3(1+)"), @r"
    Moves one square orthogonally without capturing, up to three times in the same direction.
    横向或纵向走一格，不能吃子，可连走至多三次，方向不变。
    Đi theo hàng ngang hoặc cột dọc một ô mà không ăn quân, tối đa ba lần theo cùng một hướng.
    Ходит на одно поле по прямой без взятия, до трёх раз в одном направлении.
    ");
    assert_snapshot!(said("2(1(n+))"), @r"
    Makes this move up to twice, each time with the same choices and directions, until it captures: (moves or captures any number of squares orthogonally, up to once, turning as it likes in between, until it captures).
    按如下方式连走至多两次，每次的选择和方向相同，吃子即止：（横向或纵向走任意格，可连走至多一次，每次可以转向，吃子即止）。
    Thực hiện nước sau tối đa hai lần, lần nào cũng cùng cách đi và hướng, cho đến khi ăn quân: (đi hay ăn quân theo hàng ngang hoặc cột dọc bao nhiêu ô cũng được, tối đa một lần, được đổi hướng sau mỗi lần, cho đến khi ăn quân).
    Делает до двух раз такой ход, каждый раз с тем же выбором и теми же направлениями, пока не возьмёт фигуру: (ходит или бьёт на любое число полей по прямой, до одного раза, каждый раз поворачивая как угодно, пока не возьмёт фигуру).
    ");
    assert_snapshot!(said("i3(W1+)"), @r"
    As its first move, makes this move up to three times, each time with the same choices and directions, until it captures: (if it stands on a light square, moves or captures one square orthogonally).
    首次走动时按如下方式连走至多三次，每次的选择和方向相同，吃子即止：（若在白格，则横向或纵向走一格）。
    Ở nước đi đầu tiên của mình thì thực hiện nước sau tối đa ba lần, lần nào cũng cùng cách đi và hướng, cho đến khi ăn quân: (nếu đứng trên ô trắng thì đi hay ăn quân theo hàng ngang hoặc cột dọc một ô).
    Первым ходом делает до трёх раз такой ход, каждый раз с тем же выбором и теми же направлениями, пока не возьмёт фигуру: (если стоит на белом поле, ходит или бьёт на одно поле по прямой).
    ");
    assert_snapshot!(said("S1(c1>,c1X)"), @r"
    If it has an own S one square away in any direction, makes one of these moves: (captures one square straight forward; or captures one square diagonally).
    若任意方向一格处有己方的S，则按如下方式之一走：（向正前方走一格，只能吃子；或者沿斜线走一格，只能吃子）。
    Nếu có quân S bên mình đứng cách nó một ô theo hướng bất kỳ thì thực hiện một trong các nước sau: (ăn quân thẳng về phía trước một ô; hoặc ăn quân theo đường chéo một ô).
    Если на расстоянии одного поля в любом направлении стоит своя фигура S, делает один из таких ходов: (бьёт на одно поле прямо вперёд; либо бьёт на одно поле по диагонали).
    ");
    assert_snapshot!(said("1+&hc1X"), @r"
    Moves or captures one square orthogonally, and then, as an obligatory part of the move, if it is attacked, captures one square diagonally.
    横向或纵向走一格，然后必须接着：若受到攻击，则沿斜线走一格，只能吃子。
    Đi hay ăn quân theo hàng ngang hoặc cột dọc một ô, rồi bắt buộc phải đi tiếp: nếu đang bị tấn công thì ăn quân theo đường chéo một ô.
    Ходит или бьёт на одно поле по прямой, а затем должна продолжить: если под боем, бьёт на одно поле по диагонали.
    ");
    assert_snapshot!(said("1+,1X,2*,n>,(1,2)"), @r"
    One of the following: (1) moves or captures one square orthogonally; (2) moves or captures one square diagonally; (3) moves or captures two squares in any direction (the square passed must be empty); (4) moves or captures any number of squares straight forward; (5) moves or captures by leaping one square to the right and two squares forward.
    以下任选其一：（1）横向或纵向走一格；（2）沿斜线走一格；（3）向任意方向走两格（途经的格须为空）；（4）向正前方走任意格；（5）跳到向右一格、向前两格处。
    Một trong các cách sau: (1) đi hay ăn quân theo hàng ngang hoặc cột dọc một ô; (2) đi hay ăn quân theo đường chéo một ô; (3) đi hay ăn quân theo hướng bất kỳ hai ô (ô đi qua phải trống); (4) đi hay ăn quân thẳng về phía trước bao nhiêu ô cũng được; (5) nhảy để đi hay ăn quân sang phải một ô và về phía trước hai ô.
    Одно из следующего: (1) ходит или бьёт на одно поле по прямой; (2) ходит или бьёт на одно поле по диагонали; (3) ходит или бьёт на два поля в любом направлении (пройденное поле должно быть пусто); (4) ходит или бьёт на любое число полей прямо вперёд; (5) ходит или бьёт прыжком на одно поле вправо и на два поля вперёд.
    ");
}

/// Explosions, promotions, partners (3.5, H12, H13, H16, H20, H22).
#[test]
fn effects_and_properties() {
    let voices = Voices::new();
    let said = |line| voices.of_line(line).join("\n");
    assert_snapshot!(said("1+Ar1"), @r"
    Moves or captures one square orthogonally and removes every other piece within one square of its final square.
    横向或纵向走一格，同时消灭落点周围一格以内的所有其他棋子。
    Đi hay ăn quân theo hàng ngang hoặc cột dọc một ô và loại mọi quân khác trong phạm vi một ô quanh ô cuối của nước đi.
    Ходит или бьёт на одно поле по прямой и уничтожает все другие фигуры в радиусе одного поля от последнего поля хода.
    ");
    assert_snapshot!(said("1+cAr2"), @r"
    Moves or captures one square orthogonally and removes every other piece within two squares of its final square if the move captures.
    横向或纵向走一格，同时若这一步吃了子，就消灭落点周围两格以内的所有其他棋子。
    Đi hay ăn quân theo hàng ngang hoặc cột dọc một ô và loại mọi quân khác trong phạm vi hai ô quanh ô cuối của nước đi nếu nước đó ăn quân.
    Ходит или бьёт на одно поле по прямой и уничтожает все другие фигуры в радиусе двух полей от последнего поля хода при взятии.
    ");
    assert_snapshot!(said("1+&c0&Arn"), @r"
    Moves or captures one square orthogonally, and is itself removed from the board, and removes every other piece from the board.
    横向或纵向走一格，并且自身从棋盘上移除，并且消灭棋盘上的所有其他棋子。
    Đi hay ăn quân theo hàng ngang hoặc cột dọc một ô, và chính nó bị loại khỏi bàn cờ, và loại mọi quân khác trên bàn cờ.
    Ходит или бьёт на одно поле по прямой, и сама снимается с доски, и уничтожает все другие фигуры на доске.
    ");
    assert_snapshot!(said("1+;wc0"), @r"
    Moves or captures one square orthogonally, and then may go on (even after a capture): if it is white, is itself removed from the board.
    横向或纵向走一格，然后可以视情况接着（吃子后也可以）：若为白方，则自身从棋盘上移除。
    Đi hay ăn quân theo hàng ngang hoặc cột dọc một ô, rồi có thể đi tiếp (kể cả khi đã ăn quân): nếu là quân trắng thì chính nó bị loại khỏi bàn cờ.
    Ходит или бьёт на одно поле по прямой, а затем может продолжить (даже после взятия): если белая, сама снимается с доски.
    ");
    assert_snapshot!(said("o1>L8Q,c1X>"), @r"
    Moves one square straight forward without capturing and becomes Q if the move ends on rank 8 counted from its own side; or captures one square diagonally forward.
    向正前方走一格，不能吃子，同时若这一步止于从己方数起的第8横线，就变为Q；或者向斜前方走一格，只能吃子。
    Đi thẳng về phía trước một ô mà không ăn quân và trở thành Q nếu nước đi kết thúc ở hàng 8 tính từ phía mình; hoặc ăn quân chéo về phía trước một ô.
    Ходит на одно поле прямо вперёд без взятия и превращается в Q, если ход заканчивается на 8-й горизонтали от своей стороны; либо бьёт на одно поле по диагонали вперёд.
    ");
    assert_snapshot!(said("nX,L8QRBN"), @r"
    Moves or captures any number of squares diagonally. Becomes Q, R, B or N if the move ends on rank 8 counted from its own side.
    沿斜线走任意格。若这一步止于从己方数起的第8横线，就变为Q、R、B或N。
    Đi hay ăn quân theo đường chéo bao nhiêu ô cũng được. Trở thành Q, R, B hoặc N nếu nước đi kết thúc ở hàng 8 tính từ phía mình.
    Ходит или бьёт на любое число полей по диагонали. Превращается в Q, R, B или N, если ход заканчивается на 8-й горизонтали от своей стороны.
    ");
    assert_snapshot!(said("1+L7-9+G?"), @r"
    Moves or captures one square orthogonally and may become +G if the move ends on one of the ranks 7 to 9 counted from its own side.
    横向或纵向走一格，同时若这一步止于从己方数起的第7至第9横线，可以变为+G。
    Đi hay ăn quân theo hàng ngang hoặc cột dọc một ô và có thể trở thành +G nếu nước đi kết thúc ở một trong các hàng từ 7 đến 9 tính từ phía mình.
    Ходит или бьёт на одно поле по прямой и может превратиться в +G, если ход заканчивается на одной из горизонталей с 7-й по 9-ю от своей стороны.
    ");
    assert_snapshot!(said("1+&!hL8Q"), @r"
    Moves or captures one square orthogonally, and then, as an obligatory part of the move, if it is not attacked, becomes Q if the move ends on rank 8 counted from its own side.
    横向或纵向走一格，然后必须接着：若未受攻击，则若这一步止于从己方数起的第8横线，就变为Q。
    Đi hay ăn quân theo hàng ngang hoặc cột dọc một ô, rồi bắt buộc phải đi tiếp: nếu không bị tấn công thì trở thành Q nếu nước đi kết thúc ở hàng 8 tính từ phía mình.
    Ходит или бьёт на одно поле по прямой, а затем должна продолжить: если не под боем, превращается в Q, если ход заканчивается на 8-й горизонтали от своей стороны.
    ");
    assert_snapshot!(said("1+,cAr1,oL8Q,wL7-8RN"), @r"
    Moves or captures one square orthogonally. After a capture, removes every other piece within one square of its final square. After a move without a capture, becomes Q if the move ends on rank 8 counted from its own side. If it is white, becomes R or N if the move ends on one of the ranks 7 to 8 counted from its own side. If several of these promotions apply to one move, becomes any one of all their pieces.
    横向或纵向走一格。吃子之后，消灭落点周围一格以内的所有其他棋子。未吃子的一步之后，若这一步止于从己方数起的第8横线，就变为Q。若为白方，则若这一步止于从己方数起的第7至第8横线，就变为R或N。若同一步适用其中几项升变，就变为其中所列的任一棋子。
    Đi hay ăn quân theo hàng ngang hoặc cột dọc một ô. Sau khi ăn quân thì loại mọi quân khác trong phạm vi một ô quanh ô cuối của nước đi. Sau nước không ăn quân thì trở thành Q nếu nước đi kết thúc ở hàng 8 tính từ phía mình. Nếu là quân trắng thì trở thành R hoặc N nếu nước đi kết thúc ở một trong các hàng từ 7 đến 8 tính từ phía mình. Nếu nhiều điều phong cấp này cùng áp dụng cho một nước đi thì trở thành một quân bất kỳ trong các quân ấy.
    Ходит или бьёт на одно поле по прямой. После взятия уничтожает все другие фигуры в радиусе одного поля от последнего поля хода. После хода без взятия превращается в Q, если ход заканчивается на 8-й горизонтали от своей стороны. Если белая, превращается в R или N, если ход заканчивается на одной из горизонталей с 7-й по 8-ю от своей стороны. Если к одному ходу подходят сразу несколько таких превращений, превращается в любую из всех этих фигур.
    ");
    assert_snapshot!(said("nX,c0&cAr1"), @r"
    Moves or captures any number of squares diagonally. After a capture, is itself removed from the board and removes every other piece within one square of its final square.
    沿斜线走任意格。吃子之后，自身从棋盘上移除，同时消灭落点周围一格以内的所有其他棋子。
    Đi hay ăn quân theo đường chéo bao nhiêu ô cũng được. Sau khi ăn quân thì chính nó bị loại khỏi bàn cờ và loại mọi quân khác trong phạm vi một ô quanh ô cuối của nước đi.
    Ходит или бьёт на любое число полей по диагонали. После взятия сама снимается с доски и уничтожает все другие фигуры в радиусе одного поля от последнего поля хода.
    ");
    assert_snapshot!(said("i3>>OKRQ"), @r"
    As its first move, castles (K with R or Q): moves three squares to the right towards the nearest piece there, an own R or Q that has not moved and that lands on the last square it passes (every square between the two must be empty; the start, the squares passed and the final square must not be attacked).
    首次走动时K与R或Q易位：向右走三格，该方向上最近的棋子须为尚未走动过的己方R或Q，后者落到前者途经的最后一格（两子之间的各格须为空；起点、途经的各格和终点不得受到攻击）。
    Ở nước đi đầu tiên của mình thì nhập thành (K với R hoặc Q): đi sang phải ba ô về phía quân gần nhất theo hướng đó, phải là quân R hoặc Q bên mình chưa từng đi, và quân này chuyển vào ô cuối cùng mà quân kia đi qua (mọi ô giữa hai quân phải trống; ô xuất phát, các ô đi qua và ô đến không được bị tấn công).
    Первым ходом рокируется (K с R или Q): ходит на три поля вправо к ближайшей в этом направлении фигуре, своей R или Q, которая ещё не ходила и встаёт на последнее пройденное поле (все поля между ними должны быть пусты; начальное, пройденные и конечное поля не должны быть под боем).
    ");
    assert_snapshot!(said("n=|SR"), @r"
    Changes places with an own S or R that stands any number of squares to its left or right (every square between must be empty).
    与左侧或右侧任意格处的己方S或R互换位置（其间各格须为空）。
    Đổi chỗ với quân S hoặc R bên mình đứng cách nó bao nhiêu ô cũng được về bên trái hoặc bên phải (mọi ô ở giữa phải trống).
    Меняется местами со своей фигурой S или R, которая стоит на любом расстоянии слева или справа (все поля между ними должны быть пусты).
    ");
    assert_snapshot!(said("1/2|R"), @r"
    Changes places with an own R that stands at the end of a leap leading one square one way and two squares the other (whatever stands between).
    与一跳之处（走到一个方向一格、垂直方向两格处）的己方R互换位置（不论其间有何棋子）。
    Đổi chỗ với quân R bên mình đứng ở cuối một bước nhảy (bước ấy đi một ô theo một chiều và hai ô theo chiều vuông góc) (bất kể có gì ở giữa).
    Меняется местами со своей фигурой R, которая стоит в конце прыжка, который ведёт на одно поле в одну сторону и на два поля поперёк (что бы между ними ни стояло).
    ");
    assert_snapshot!(said("n*|R2"), @r"
    Changes places with an own R that stands any number of squares away in any direction (every square between must be empty), provided that a way of two squares in whatever direction (every square between must be empty) leads that piece back.
    与任意方向任意格处的己方R互换位置（其间各格须为空），但须有一条回路能让后者走回：不论方向两格（其间各格须为空）。
    Đổi chỗ với quân R bên mình đứng cách nó bao nhiêu ô cũng được theo hướng bất kỳ (mọi ô ở giữa phải trống), miễn là quân đó đi về được bất kể hướng nào hai ô (mọi ô ở giữa phải trống).
    Меняется местами со своей фигурой R, которая стоит на любом расстоянии в любом направлении (все поля между ними должны быть пусты), при условии, что обратный путь той фигуры — на два поля в какую бы сторону ни было (все поля между ними должны быть пусты).
    ");
    assert_snapshot!(said("~n+|R2="), @r"
    Changes places with an own R that stands any number of squares away orthogonally (whatever stands between), provided that a way of two squares sideways (every square between must be empty) leads that piece back.
    与横向或纵向任意格处的己方R互换位置（不论其间有何棋子），但须有一条回路能让后者走回：向左或向右两格（其间各格须为空）。
    Đổi chỗ với quân R bên mình đứng cách nó bao nhiêu ô cũng được theo hàng ngang hoặc cột dọc (bất kể có gì ở giữa), miễn là quân đó đi về được sang ngang hai ô (mọi ô ở giữa phải trống).
    Меняется местами со своей фигурой R, которая стоит на любом расстоянии по прямой (что бы между ними ни стояло), при условии, что обратный путь той фигуры — на два поля вбок (все поля между ними должны быть пусты).
    ");
}

/// Only what moves do is told: zeros that lead nowhere (Q33, H17), moves in place and lines without one (H11, H13),
/// pieces that are gone before they could promote (H12), promotions together (H16), and castling that can't be (H20).
#[test]
fn nothing_more_than_the_moves() {
    let voices = Voices::new();
    let said = |line| voices.of_line(line).join("\n");
    assert_snapshot!(said("0-1+"), @r"
    Moves or captures one square orthogonally.
    横向或纵向走一格。
    Đi hay ăn quân theo hàng ngang hoặc cột dọc một ô.
    Ходит или бьёт на одно поле по прямой.
    ");
    assert_snapshot!(said("0-2X"), @r"
    Moves or captures 1 to 2 squares diagonally (the square passed must be empty).
    沿斜线走1至2格（途经的格须为空）。
    Đi hay ăn quân theo đường chéo từ 1 đến 2 ô (ô đi qua phải trống).
    Ходит или бьёт на 1–2 поля по диагонали (пройденное поле должно быть пусто).
    ");
    assert_snapshot!(said("0-n+"), @r"
    Moves or captures any number of squares orthogonally.
    横向或纵向走任意格。
    Đi hay ăn quân theo hàng ngang hoặc cột dọc bao nhiêu ô cũng được.
    Ходит или бьёт на любое число полей по прямой.
    ");
    assert_snapshot!(said("0+"), @r"
    Has no possible move.
    没有可走的步。
    Không có nước nào đi được.
    Не имеет ни одного хода.
    ");
    assert_snapshot!(said("0/2>"), @r"
    Moves or captures by leaping 0 squares one way and two squares the other, but in no direction at all.
    跳到一个方向0格、垂直方向两格（但没有可取的方向）处。
    Nhảy để đi hay ăn quân 0 ô theo một chiều và hai ô theo chiều vuông góc, nhưng không theo hướng nào cả.
    Ходит или бьёт прыжком на 0 полей в одну сторону и на два поля поперёк (но ни в каком направлении).
    ");
    assert_snapshot!(said("0-1/2>"), @r"
    Moves or captures by leaping one square forward and two squares sideways (like a knight).
    跳到向前一格、向旁两格处（如国际象棋的马）。
    Nhảy để đi hay ăn quân một ô về phía trước và hai ô sang ngang (như mã trong cờ vua).
    Ходит или бьёт прыжком на одно поле вперёд и на два поля вбок (как конь).
    ");
    assert_snapshot!(said("1/1="), @r"
    Moves or captures by leaping one square one way and one square the other, but in no direction at all.
    跳到一个方向一格、垂直方向一格（但没有可取的方向）处。
    Nhảy để đi hay ăn quân một ô theo một chiều và một ô theo chiều vuông góc, nhưng không theo hướng nào cả.
    Ходит или бьёт прыжком на одно поле в одну сторону и на одно поле поперёк (но ни в каком направлении).
    ");
    assert_snapshot!(said("1/2>="), @r"
    Moves or captures by leaping one square forward and two squares sideways, or one square one way and two squares the other with the longer part sideways.
    跳到向前一格、向旁两格（或一个方向一格、垂直方向两格，较长的一段为左右方向）处。
    Nhảy để đi hay ăn quân một ô về phía trước và hai ô sang ngang, hoặc một ô theo một chiều và hai ô theo chiều vuông góc, đoạn dài sang ngang.
    Ходит или бьёт прыжком на одно поле вперёд и на два поля вбок либо на одно поле в одну сторону и на два поля поперёк (длинной частью вбок).
    ");
    assert_snapshot!(said("S0-1o1>"), @r"
    If it has an own S one square away in any direction, moves one square straight forward without capturing.
    若任意方向一格处有己方的S，则向正前方走一格，不能吃子。
    Nếu có quân S bên mình đứng cách nó một ô theo hướng bất kỳ thì đi thẳng về phía trước một ô mà không ăn quân.
    Если на расстоянии одного поля в любом направлении стоит своя фигура S, ходит на одно поле прямо вперёд без взятия.
    ");
    assert_snapshot!(said("Ar1"), @r"
    Makes a move in place: removes every other piece within one square of its final square.
    原地走一步：消灭落点周围一格以内的所有其他棋子。
    Đi một nước tại chỗ: loại mọi quân khác trong phạm vi một ô quanh ô cuối của nước đi.
    Делает ход на месте: уничтожает все другие фигуры в радиусе одного поля от последнего поля хода.
    ");
    assert_snapshot!(said("1+,hAr1"), @r"
    Moves or captures one square orthogonally; or makes a move in place: if it is attacked, removes every other piece within one square of its final square.
    横向或纵向走一格；或者原地走一步：若受到攻击，则消灭落点周围一格以内的所有其他棋子。
    Đi hay ăn quân theo hàng ngang hoặc cột dọc một ô; hoặc đi một nước tại chỗ: nếu đang bị tấn công thì loại mọi quân khác trong phạm vi một ô quanh ô cuối của nước đi.
    Ходит или бьёт на одно поле по прямой; либо делает ход на месте: если под боем, уничтожает все другие фигуры в радиусе одного поля от последнего поля хода.
    ");
    assert_snapshot!(said("1+,0L5Q"), @r"
    Moves or captures one square orthogonally; or has no possible move.
    横向或纵向走一格；或者没有可走的步。
    Đi hay ăn quân theo hàng ngang hoặc cột dọc một ô; hoặc không có nước nào đi được.
    Ходит или бьёт на одно поле по прямой; либо не имеет ни одного хода.
    ");
    assert_snapshot!(said("c1+&c0L5Q"), @"
    Captures one square orthogonally, and is itself removed from the board.
    横向或纵向走一格，只能吃子，并且自身从棋盘上移除。
    Ăn quân theo hàng ngang hoặc cột dọc một ô, và chính nó bị loại khỏi bàn cờ.
    Бьёт на одно поле по прямой и сама снимается с доски.
    ");
    assert_snapshot!(said("1>L8Q&c0"), @"
    Moves or captures one square straight forward, and is itself removed from the board.
    向正前方走一格，并且自身从棋盘上移除。
    Đi hay ăn quân thẳng về phía trước một ô, và chính nó bị loại khỏi bàn cờ.
    Ходит или бьёт на одно поле прямо вперёд и сама снимается с доски.
    ");
    assert_snapshot!(said("1+,c0&L8Q"), @"
    Moves or captures one square orthogonally. After a capture, is itself removed from the board.
    横向或纵向走一格。吃子之后，自身从棋盘上移除。
    Đi hay ăn quân theo hàng ngang hoặc cột dọc một ô. Sau khi ăn quân thì chính nó bị loại khỏi bàn cờ.
    Ходит или бьёт на одно поле по прямой. После взятия сама снимается с доски.
    ");
    assert_snapshot!(said("1+&L8Q&c0,2(1XL8Q)&c0"), @"
    Moves or captures one square orthogonally, and is itself removed from the board; or makes this move up to twice, each time with the same choices and directions, until it captures: (moves or captures one square diagonally), and is itself removed from the board.
    横向或纵向走一格，并且自身从棋盘上移除；或者按如下方式连走至多两次，每次的选择和方向相同，吃子即止：（沿斜线走一格），并且自身从棋盘上移除。
    Đi hay ăn quân theo hàng ngang hoặc cột dọc một ô, và chính nó bị loại khỏi bàn cờ; hoặc thực hiện nước sau tối đa hai lần, lần nào cũng cùng cách đi và hướng, cho đến khi ăn quân: (đi hay ăn quân theo đường chéo một ô), và chính nó bị loại khỏi bàn cờ.
    Ходит или бьёт на одно поле по прямой и сама снимается с доски; либо делает до двух раз такой ход, каждый раз с тем же выбором и теми же направлениями, пока не возьмёт фигуру: (ходит или бьёт на одно поле по диагонали) и сама снимается с доски.
    ");
    assert_snapshot!(said("1+L8Q.c0"), @"
    Moves or captures one square orthogonally and becomes Q if the move ends on rank 8 counted from its own side, and then, if it likes and has captured nothing, is itself removed from the board (so that it becomes nothing else).
    横向或纵向走一格，同时若这一步止于从己方数起的第8横线，就变为Q，然后可以接着（仅限尚未吃子时）：自身从棋盘上移除（因而不再升变）。
    Đi hay ăn quân theo hàng ngang hoặc cột dọc một ô và trở thành Q nếu nước đi kết thúc ở hàng 8 tính từ phía mình, rồi nếu muốn và chưa ăn quân nào thì chính nó bị loại khỏi bàn cờ (nên không được phong cấp nữa).
    Ходит или бьёт на одно поле по прямой и превращается в Q, если ход заканчивается на 8-й горизонтали от своей стороны, а затем, если захочет и ещё ничего не взяла, сама снимается с доски (и уже не превращается).
    ");
    assert_snapshot!(said("c1+.c0"), @"
    Captures one square orthogonally.
    横向或纵向走一格，只能吃子。
    Ăn quân theo hàng ngang hoặc cột dọc một ô.
    Бьёт на одно поле по прямой.
    ");
    assert_snapshot!(said("L8Q,1>,L8N"), @r"
    Moves or captures one square straight forward. Becomes Q or N if the move ends on rank 8 counted from its own side.
    向正前方走一格。若这一步止于从己方数起的第8横线，就变为Q或N。
    Đi hay ăn quân thẳng về phía trước một ô. Trở thành Q hoặc N nếu nước đi kết thúc ở hàng 8 tính từ phía mình.
    Ходит или бьёт на одно поле прямо вперёд. Превращается в Q или N, если ход заканчивается на 8-й горизонтали от своей стороны.
    ");
    assert_snapshot!(said("1>L7-8Q,L8N"), @r"
    Moves or captures one square straight forward and becomes Q if the move ends on one of the ranks 7 to 8 counted from its own side. Becomes N if the move ends on rank 8 counted from its own side. If several of these promotions apply to one move, becomes any one of all their pieces.
    向正前方走一格，同时若这一步止于从己方数起的第7至第8横线，就变为Q。若这一步止于从己方数起的第8横线，就变为N。若同一步适用其中几项升变，就变为其中所列的任一棋子。
    Đi hay ăn quân thẳng về phía trước một ô và trở thành Q nếu nước đi kết thúc ở một trong các hàng từ 7 đến 8 tính từ phía mình. Trở thành N nếu nước đi kết thúc ở hàng 8 tính từ phía mình. Nếu nhiều điều phong cấp này cùng áp dụng cho một nước đi thì trở thành một quân bất kỳ trong các quân ấy.
    Ходит или бьёт на одно поле прямо вперёд и превращается в Q, если ход заканчивается на одной из горизонталей с 7-й по 8-ю от своей стороны. Превращается в N, если ход заканчивается на 8-й горизонтали от своей стороны. Если к одному ходу подходят сразу несколько таких превращений, превращается в любую из всех этих фигур.
    ");
    assert_snapshot!(said("L8Q?,1>,L8N"), @r"
    Moves or captures one square straight forward. May become Q if the move ends on rank 8 counted from its own side. Becomes N if the move ends on rank 8 counted from its own side. If several of these promotions apply to one move, becomes any one of all their pieces (and stays what it is only if each of them allows it).
    向正前方走一格。若这一步止于从己方数起的第8横线，可以变为Q。若这一步止于从己方数起的第8横线，就变为N。若同一步适用其中几项升变，就变为其中所列的任一棋子（只有各项都允许时才可以不变）。
    Đi hay ăn quân thẳng về phía trước một ô. Có thể trở thành Q nếu nước đi kết thúc ở hàng 8 tính từ phía mình. Trở thành N nếu nước đi kết thúc ở hàng 8 tính từ phía mình. Nếu nhiều điều phong cấp này cùng áp dụng cho một nước đi thì trở thành một quân bất kỳ trong các quân ấy (và chỉ được giữ nguyên nếu mọi điều đều cho phép).
    Ходит или бьёт на одно поле прямо вперёд. Может превратиться в Q, если ход заканчивается на 8-й горизонтали от своей стороны. Превращается в N, если ход заканчивается на 8-й горизонтали от своей стороны. Если к одному ходу подходят сразу несколько таких превращений, превращается в любую из всех этих фигур (а остаться собой может, только если это позволяет каждое из них).
    ");
    assert_snapshot!(said("L8S?,L7-8+G?,1+"), @r"
    Moves or captures one square orthogonally. May become S if the move ends on rank 8 counted from its own side. May become +G if the move ends on one of the ranks 7 to 8 counted from its own side. If several of these promotions apply to one move, may become any one of all their pieces.
    横向或纵向走一格。若这一步止于从己方数起的第8横线，可以变为S。若这一步止于从己方数起的第7至第8横线，可以变为+G。若同一步适用其中几项升变，可以变为其中所列的任一棋子。
    Đi hay ăn quân theo hàng ngang hoặc cột dọc một ô. Có thể trở thành S nếu nước đi kết thúc ở hàng 8 tính từ phía mình. Có thể trở thành +G nếu nước đi kết thúc ở một trong các hàng từ 7 đến 8 tính từ phía mình. Nếu nhiều điều phong cấp này cùng áp dụng cho một nước đi thì có thể trở thành một quân bất kỳ trong các quân ấy.
    Ходит или бьёт на одно поле по прямой. Может превратиться в S, если ход заканчивается на 8-й горизонтали от своей стороны. Может превратиться в +G, если ход заканчивается на одной из горизонталей с 7-й по 8-ю от своей стороны. Если к одному ходу подходят сразу несколько таких превращений, может превратиться в любую из всех этих фигур.
    ");
    assert_snapshot!(said("1+.2=OKR"), @r"
    Moves or captures one square orthogonally, and then, if it likes and has captured nothing, castles, which is possible only as a move of its own (an impossible leg).
    横向或纵向走一格，然后可以接着（仅限尚未吃子时）：易位（只能单独成为一步，在此无法实现）。
    Đi hay ăn quân theo hàng ngang hoặc cột dọc một ô, rồi nếu muốn và chưa ăn quân nào thì nhập thành (chỉ có thể là một nước đi riêng, ở đây không thể thực hiện).
    Ходит или бьёт на одно поле по прямой, а затем, если захочет и ещё ничего не взяла, рокируется (это бывает только отдельным ходом, а здесь невозможно).
    ");
    assert_snapshot!(said("2(n=|R)"), @r"
    Makes this move up to twice, each time with new choices and directions, until it captures: (changes places with another piece, which is possible only as a move of its own (an impossible leg)).
    按如下方式连走至多两次，每次可另行选择走法和方向，吃子即止：（与另一棋子互换位置（只能单独成为一步，在此无法实现））。
    Thực hiện nước sau tối đa hai lần, mỗi lần được chọn lại cách đi và hướng, cho đến khi ăn quân: (đổi chỗ với quân khác (chỉ có thể là một nước đi riêng, ở đây không thể thực hiện)).
    Делает до двух раз такой ход, каждый раз с новым выбором и новыми направлениями, пока не возьмёт фигуру: (меняется местами с другой фигурой (это бывает только отдельным ходом, а здесь невозможно)).
    ");
    assert_snapshot!(said("1*>="), @r"
    Moves or captures one square in any direction that does not lead backward.
    向除后方以外的任意方向走一格。
    Đi hay ăn quân theo hướng bất kỳ (trừ các hướng lùi) một ô.
    Ходит или бьёт на одно поле в любом направлении, кроме ведущих назад.
    ");
    assert_snapshot!(said("o1>.h1="), @r"
    Moves one square straight forward without capturing, and then may go on: if it is attacked, moves or captures one square sideways.
    向正前方走一格，不能吃子，然后可以视情况接着：若受到攻击，则向左或向右走一格。
    Đi thẳng về phía trước một ô mà không ăn quân, rồi có thể đi tiếp: nếu đang bị tấn công thì đi hay ăn quân sang ngang một ô.
    Ходит на одно поле прямо вперёд без взятия, а затем может продолжить: если под боем, ходит или бьёт на одно поле вбок.
    ");
}
