# 象棋。

## 名称

xiangqi-side-red = 红方
xiangqi-side-black = 黑方
xiangqi-kind-general = 将（帅）
xiangqi-kind-advisor = 士
xiangqi-kind-elephant = 象
xiangqi-kind-horse = 马
xiangqi-kind-chariot = 车
xiangqi-kind-cannon = 炮
xiangqi-kind-soldier = 兵（卒）
xiangqi-piece-red-general = 红帅
xiangqi-piece-red-advisor = 红仕
xiangqi-piece-red-elephant = 红相
xiangqi-piece-red-horse = 红马
xiangqi-piece-red-chariot = 红车
xiangqi-piece-red-cannon = 红炮
xiangqi-piece-red-soldier = 红兵
xiangqi-piece-black-general = 黑将
xiangqi-piece-black-advisor = 黑士
xiangqi-piece-black-elephant = 黑象
xiangqi-piece-black-horse = 黑马
xiangqi-piece-black-chariot = 黑车
xiangqi-piece-black-cannon = 黑炮
xiangqi-piece-black-soldier = 黑卒
# $piece (term): xiangqi-piece-…, $point (text)。
xiangqi-stands = { $piece }（{ $point }）

# $text (text)：要写的文字。
xiangqi-written = “{ $text }”

## 局面：写法

# $bytes (number), $limit (number)。
xiangqi-fen-too-long = 文字有 { $bytes } 字节；最多只读 { $limit } 字节。
    .help = 一个局面用不到 100 字节。
xiangqi-fen-empty = 文字是空的；这里应写一个局面。
    .help = 从黑方底线起写十行，用 / 分隔，再写轮到谁走：4k4/9/9/9/9/9/9/9/9/4K3R w。
# $found (input)。
xiangqi-fen-character = “{ $found }”不表示棋盘上的任何东西。
    .help = 棋子写作 K A B N R C P，红方用大写；H 读作 N，E 和 M 读作 B，G 读作 K。空点用 1 到 9 的数字。
# $found (input), $right (text)。
xiangqi-fen-full-width = “{ $found }”是全角字符；棋盘要用半角字母和数字。
    .help = 请写“{ $right }”。
# $found (input), $right (text)。
xiangqi-fen-look-alike = “{ $found }”只是看起来像局面所用的“{ $right }”。
    .help = 请写“{ $right }”。
# $found (input)。
xiangqi-fen-gap = “{ $found }”不是空点的数目。
    .help = 请写 1 到 9 的数字。
# $found (number)。
xiangqi-fen-ranks = 棋盘有 { $found } 行；象棋棋盘是十行。
    .help = 请写十行，用 / 分隔；空行写 9。
# $rank (number), $found (number)。
xiangqi-fen-width = 第 { $rank } 行有 { $found } 个点，应为九个。
    .help = 棋子与空点合起来必须是九。
# $found (input)。
xiangqi-fen-turn = 这里应写轮到谁走，却是“{ $found }”。
    .help = 红方写 w（或 r），黑方写 b。
xiangqi-fen-turn-missing = 局面没有写轮到谁走。
    .help = 请在棋盘后面写 w（红方）或 b（黑方）。
# $found (input)。
xiangqi-fen-dash = “{ $found }”所在的这一项，象棋没有内容。
    .help = 这里请写 -；王车易位与吃过路兵是国际象棋的。
# $found (input), $limit (number)。
xiangqi-fen-number = “{ $found }”不是步数或回合数。
    .help = 请写不超过 { $limit } 的数字。
# $found (input)。
xiangqi-fen-field = “{ $found }”是多出来的一项。
    .help = 局面由棋盘、走棋方、两个 - 和两个数字组成。
# $found (input), $right (text)。
xiangqi-fen-read-as = “{ $found }”读作“{ $right }”。
xiangqi-fen-round-zero = 回合从 1 数起；0 读作 1。
xiangqi-fen-red-to-move = 局面没有写轮到谁走；当作轮到红方。

## 局面：违反的规则

# $side (term)。
xiangqi-setup-no-general = { $side }没有将（帅）。
    .help = 请在红方九宫放 K，或在黑方九宫放 k。
# $piece (term), $found (number), $most (number)。
xiangqi-setup-too-many = “{ $piece }”有 { $found } 个；一方最多 { $most } 个。
    .help = 请拿掉多余的。
# $piece (term), $point (text)。
xiangqi-setup-general-place = { $piece }在 { $point }，不在自己的九宫里。
    .help = 将（帅）只能在己方底线一端 d 到 f 路的九个点上。
xiangqi-setup-advisor-place = { $piece }在 { $point }，士到不了那里。
    .help = 士只能在九宫的中心或四角。
xiangqi-setup-elephant-place = { $piece }在 { $point }，象到不了那里。
    .help = 象在己方有七个点：红方 c0、g0、a2、e2、i2、c4、g4；黑方 c9、g9、a7、e7、i7、c5、g5。
# $first (text), $second (text)。
xiangqi-setup-facing = { $first } 与 { $second } 的将帅照面，中间没有棋子。
    .help = 请在中间放一个棋子，或把其中一个移到别的路上。
# $side (term), $other (term), $points (list)。
xiangqi-setup-in-check = { $side }正被 { $points } 将军，却轮到{ $other }走。
    .help = 请改为轮到{ $side }走，或解除将军。

## 着法为何不合法
## $from, $to (text): 点。$piece (term): 要走的棋子。

xiangqi-why-empty = { $from } 没有棋子。
    .help = 请写有己方棋子的点。
# $side (term): 走棋方。
xiangqi-why-not-yours = { $from } 是{ $piece }，现在轮到{ $side }走。
    .help = 请走{ $side }的棋子。
xiangqi-why-still = { $piece }本来就在 { $from }。
    .help = 请写另一个点。
# $way (message): xiangqi-way-…。
xiangqi-why-shape = { $piece }不能从 { $from } 走到 { $to }：{ $way }。
xiangqi-way-general = 将（帅）在九宫内每次直走一步
xiangqi-way-advisor = 士在九宫内每次斜走一步
xiangqi-way-elephant = 象每次斜走两步（走“田”），不能越子，也不能过河
xiangqi-way-horse = 马先直走一步，再向外斜走一步（走“日”），直走的那一点不能有子
xiangqi-way-chariot = 车沿直线走，不能越子
xiangqi-way-cannon = 炮和车一样沿直线走，但吃子要正好隔一个子
xiangqi-way-soldier = 兵卒每次向前走一步，过河后也可横走一步
xiangqi-why-palace = { $piece }不能走到 { $to }：它不能出九宫。
xiangqi-why-river = { $piece }不能走到 { $to }：象不能过河。
xiangqi-why-backward = { $piece }不能退到 { $to }：兵卒不能后退。
xiangqi-why-sideways = { $piece }不能横走到 { $to }：它还没有过河。
    .help = 过河前兵卒只能向前。
# $point (text), $blocker (term)。
xiangqi-why-leg = { $piece }不能走到 { $to }：{ $point } 的{ $blocker }蹩马腿。
xiangqi-why-eye = { $piece }不能走到 { $to }：{ $point } 的{ $blocker }塞象眼。
xiangqi-why-blocked = { $piece }不能走到 { $to }：{ $point } 的{ $blocker }挡住了。
xiangqi-why-over-to-empty = { $piece }不能越过 { $point } 的{ $blocker }走到空点 { $to }：炮只有吃子时才隔子。
# $target (term)。
xiangqi-why-no-screen = { $piece }不能吃 { $to } 的{ $target }：中间没有炮架，炮吃子要正好隔一个子。
# $target (term), $count (number), $points (list)。
xiangqi-why-screens = { $piece }不能吃 { $to } 的{ $target }：中间有 { $count } 个子（{ $points }），炮吃子只能隔一个子。
# $own (term)。
xiangqi-why-own = { $piece }不能走到 { $to }：那里是己方的{ $own }。
# $point (text)。
xiangqi-why-facing = { $piece }走到 { $to } 后将帅照面，中间没有棋子。
    .help = 对方的将（帅）在 { $point }；中间必须留一个棋子。
# $attackers (list)。
xiangqi-why-into-check = { $piece }不能走到 { $to }：在那里会被{ $attackers }吃。
xiangqi-why-stays-in-check = 将（帅）正被{ $attackers }将军，{ $piece }走到 { $to } 解不了将。
    .help = 请吃掉将军的棋子、挡住它，或把将（帅）移开。
xiangqi-why-uncovers = { $piece }走到 { $to } 后，将（帅）会被{ $attackers }吃。

## 终局

xiangqi-outcome-checkmate = 将死
xiangqi-outcome-stalemate = 困毙（无子可走）
xiangqi-outcome-quiet = 长时间没有吃子
xiangqi-outcome-repetition = 循环反复
xiangqi-outcome-perpetual-check = 长将
xiangqi-outcome-perpetual-chase = 长捉

## 命令

## 命令的各部分

xiangqi-frame-mover-left = 从走棋方的左边数起
xiangqi-frame-mover-right = 从走棋方的右边数起
xiangqi-frame-board-left = 从红方的左边数起
xiangqi-word-middle = 同一路上有三个或五个子才有“中”
xiangqi-word-second-front = 同一路上至少有三个子才有“前起第二”
xiangqi-word-second-rear = 同一路上至少有三个子才有“倒数第二”
xiangqi-word-second-side = 至少占两路才有“边起第二”
xiangqi-expected-prefix = 前缀（std: ext: meta:）
xiangqi-expected-piece = 棋子（G S T M X P B）
xiangqi-expected-word = 指明哪个子的词（t s g …）
xiangqi-expected-column = 路数（1-9）
xiangqi-expected-mark = 标记（#x …）
xiangqi-expected-direction = 方向（. / -）
xiangqi-expected-hand = 左右（-t -p）
xiangqi-expected-number = 数字（1-9）
xiangqi-expected-capture-sign = 表示吃子的“x”
xiangqi-expected-check-sign = 表示将军的“+”
xiangqi-expected-manner = 将军的方式（? !）
xiangqi-expected-request = 请求（ok ko = >< < $ ^）
xiangqi-expected-end = 命令结束

## 命令的写法

# $limit (number)。
xiangqi-command-too-long = 文字太长，不是一条命令。
    .help = 最多只读 { $limit } 个字符。
xiangqi-command-empty = 文字是空的；这里应有一条命令。
    .help = 请写一条命令，例如“std:P2-5”或“ext:B5.1”。
# $found (input), $expected (list): prefixes。
xiangqi-command-no-prefix = “{ $found }”没有说明是哪一类命令。
    .help = 命令的开头是以下之一：{ $expected }。
# $found (input), $right (text)。
xiangqi-command-no-colon = “{ $found }”后面缺少冒号。
    .help = 请先写“{ $right }”，再写命令。
# $found (input), $expected (list): prefixes。
xiangqi-command-unknown-prefix = 没有“{ $found }”这一类命令。
    .help = 命令的开头是以下之一：{ $expected }。
# $found (text), $expected (list): prefixes。
xiangqi-command-other-form = 这是“{ $found }”命令，这里不读这一类。
    .help = 这里的命令以此开头：{ $expected }。
xiangqi-command-space = 命令里不能有空白。
    .help = 请把它去掉。
# $found (input), $right (text)。
xiangqi-command-look-alike = 这里应是“{ $right }”，却写成了“{ $found }”。
    .help = 请写“{ $right }”。
# $found (input), $right (text)。
xiangqi-command-letter-case = “{ $found }”在这里应是“{ $right }”：大小写有区别。
    .help = 棋子用大写，其余字母用小写。
# $found (input), $right (text), $kind (term)。
xiangqi-command-other-letter = 命令里没有字母“{ $found }”。
    .help = { $kind }请写“{ $right }”。
# $found (input)。
xiangqi-command-unknown-piece = 没有用“{ $found }”表示的棋子。
    .help = 棋子是 G 或 Tg（将、帅）、S（士）、T（象）、M（马）、X（车）、P（炮）、B（兵、卒）。
# $found (input), $known (list)。
xiangqi-command-unknown-mark = 没有“{ $found }”这个标记。
    .help = 标记有{ $known }。
# $found (input)。
xiangqi-command-standard-mark = “{ $found }”是标记，“std:”命令不用标记。
    .help = 请改用“ext:”命令。
# $found (input)。
xiangqi-command-standard-column = “std:”命令在“{ $found }”之前必须写明棋子在哪一路。
    .help = 请在那里写路数，如“std:P2-5”；“ext:”命令可以省略。
xiangqi-command-only-soldiers-cross = 只有兵卒用“.s”表示过河。
    .help = 其他棋子请写走的方向，如“ext:X.”或“ext:M.5”。
# $found (input)。
xiangqi-command-not-a-digit = “{ $found }”既不是路数，也不是步数。
    .help = 请写 1 到 9 的数字。
# $found (input)。
xiangqi-command-second-digit = “{ $found }”是第二个数字，而路数和步数都只有一位。
    .help = 请只写一个 1 到 9 的数字。
# $found (input)。
xiangqi-command-no-direction = “{ $found }”之前没有写走的方向。
    .help = 请在两个数字之间写“.”“/”或“-”，如“std:P2-5”。
# $expected (list): xiangqi-expected-…。
xiangqi-command-unfinished = 命令没有写完。
    .help = 后面可以是以下之一：{ $expected }。
# $found (input), $command (input)。
xiangqi-command-trailing = “{ $found }”是多余的：“{ $command }”已是完整的命令。
    .help = 请把它去掉。
# $found (input), $expected (list): xiangqi-expected-…。
xiangqi-command-unexpected = 这里不能是“{ $found }”。
    .help = 这里可以是以下之一：{ $expected }。
# $found (input), $command (input)。
xiangqi-command-peg = 按文档语法的严格 PEG 不接受这条命令：它把“{ $command }”当作整条命令，剩下“{ $found }”。
    .help = 请换一种写法，或按所有读法来读。
# $found (input)。
xiangqi-command-peg-nothing = 按文档语法的严格 PEG，“{ $found }”不是命令。
    .help = 请换一种写法，或按所有读法来读。
# $found (input), $known (list)。
xiangqi-command-mark-name = 没有名为“{ $found }”的标记。
    .help = 标记有{ $known }。
# $mark (text), $point (text)。
xiangqi-command-mark-on-nothing = 标记 { $mark } 放在 { $point }，那里没有棋子。
    .help = 标记要放在棋子上。
# $mark (text), $point (text)。
xiangqi-command-mark-second = 标记 { $mark } 是 { $point } 上的第二个标记。
    .help = 一个棋子最多有一个标记。
# $found (input), $known (list)。
xiangqi-command-columns-name = 没有名为“{ $found }”的数路方法。
    .help = 方法有{ $known }。
# $found (input), $right (list)。
xiangqi-command-read-as = “{ $found }”读作{ $right }。
# $word (text), $piece (term)。
xiangqi-command-vacuous = “{ $word }”是多余的：可选的{ $piece }只有一个。
# $frame (term): xiangqi-frame-…。
xiangqi-command-frame = 路数{ $frame }。

## 为何没有所指的棋子

# $piece (term)。
xiangqi-command-no-such-piece = 棋盘上没有{ $piece }。
# $piece (term), $column (number), $columns (list), $frame (term)。
xiangqi-command-not-on-column = 第 { $column } 路上没有{ $piece }（{ $frame }）。
    .help = 有的是这些路：{ $columns }。
# $word (text), $piece (term), $need (term): xiangqi-word-…。
xiangqi-command-word = 这里没有“{ $word }”所指的{ $piece }：{ $need }。
# $word (text), $piece (term), $need (term), $count (number), $column (number), $frame (term)。
xiangqi-command-word-on-column = 第 { $column } 路（{ $frame }）上有 { $count } 个{ $piece }，没有“{ $word }”所指的：{ $need }。
# $word (text), $piece (term), $column (number), $columns (list), $frame (term)。
xiangqi-command-word-elsewhere = “{ $word }”指的是第 { $columns } 路上的{ $piece }，不在第 { $column } 路上（{ $frame }）。
# $mark (text), $count (number), $known (list)。
xiangqi-command-no-such-mark = 没有棋子带标记 { $mark }。
    .help = { $count ->
        [0] 还没有棋子带标记。
       *[other] 棋盘上的标记：{ $known }。
    }
# $mark (text), $pieces (list): xiangqi-stands。
xiangqi-command-mark-of-opponent = { $mark } 标的是对方的棋子：{ $pieces }。
    .help = 请指走棋方的棋子。
# $mark (text), $pieces (list): xiangqi-stands。
xiangqi-command-mark-of-mover = { $mark } 标的是走棋方自己的棋子：{ $pieces }。
    .help = 被吃的应是对方的棋子。
# $mark (text), $kind (term), $pieces (list): xiangqi-stands。
xiangqi-command-mark-of-other-kind = 没有{ $kind }带标记 { $mark }；带这个标记的是{ $pieces }。
    .help = 请写带标记的棋子的字母。

## 为何没有所指的着法

xiangqi-command-nothing-fits = 没有符合这条命令的合法着法。
# $found (text), $kind (term)。
xiangqi-command-never-backward = “{ $found }”是后退，而{ $kind }不能后退。
    .help = 过河前只能前进，过河后也可横走。
# $found (text), $kind (term)。
xiangqi-command-never-sideways = “{ $found }”是横走，而{ $kind }不能横走。
    .help = 请写“.”或“/”，再写到达的路数。
# $found (text), $kind (term)。
xiangqi-command-never-diagonally = “{ $found }”是斜走，而{ $kind }只走直线。
    .help = 请写“.”“/”“-”之一，或用“-t”“-p”表示左右。
# $piece (term), $from (text), $steps (number), $most (number)。
xiangqi-command-off-the-board = { $from } 的{ $piece }不能朝那边走 { $steps } 步：{ $most } 步就到棋盘边了。
# $piece, $kind (terms), $from (text), $steps (number)。
xiangqi-command-one-step = { $from } 的{ $piece }不能走 { $steps } 步：{ $kind }每次走一步。
# $piece (term), $from (text)。
xiangqi-command-no-way-on = { $from } 的{ $piece }不能朝那边走：已到棋盘边。
# $piece (term), $from (text), $column (number), $frame (term)。
xiangqi-command-own-column = { $from } 的{ $piece }本来就在第 { $column } 路（{ $frame }）。
    .help = 横走要走到别的路上。
# $piece (term), $from (text), $column (number), $found (text), $frame (term)。
xiangqi-command-other-side = 第 { $column } 路（{ $frame }）不在 { $from } 的{ $piece }的“{ $found }”那一边。
    .help = “-t”是走棋方的左边，“-p”是右边。
# $piece (term), $from (text), $column (number), $count (number): how many columns, $columns (list), $found (text), $frame (term)。
xiangqi-command-wrong-column = { $from } 的{ $piece }走“{ $found }”到不了第 { $column } 路（{ $frame }）。
    .help = { $count ->
        [0] 现在它这样走哪一路都到不了。
       *[other] 它能到的路：{ $columns }。
    }
# $kind (term), $steps (number), $right (text), $frame (term)。
xiangqi-command-did-you-mean = 方向后面的数字是步数，而{ $kind }每次走一步，不能走 { $steps } 步。
    .help = 是不是想写“{ $right }”，即第 { $steps } 路（{ $frame }）上的那个？
# $pieces, $targets, $wanted (lists): xiangqi-stands。
xiangqi-command-captures-others = 能吃的是{ $targets }（由{ $pieces }来吃），而不是{ $wanted }。
# $pieces, $targets, $wanted (lists): xiangqi-stands。
xiangqi-command-captured-by-others = 能吃{ $targets }的只有{ $pieces }，{ $wanted }不能。
# $pieces (list): xiangqi-stands。
xiangqi-command-captures-nothing = 现在没有可吃的子的是：{ $pieces }。
# $targets (list): xiangqi-stands。
xiangqi-command-nothing-captures = 现在没有子能吃{ $targets }。
xiangqi-command-no-capture = 没有能吃子的合法着法。
xiangqi-command-general-captured = 将帅不会被吃：在那之前对局已经结束。
    .help = 将军用“+”表示，如“ext:+”或“ext:X+”。
# $pieces (list): xiangqi-stands。
xiangqi-command-check-not-direct = 将军的不是所走的棋子本身，而是别的子：所走的是{ $pieces }。
    .help = 间接将军请写“?”，或去掉“!”。
# $pieces (list): xiangqi-stands。
xiangqi-command-check-not-indirect = 将军的就是所走的棋子本身：{ $pieces }。
    .help = 直接将军请写“!”，或去掉“?”。
# $column (number), $columns (list), $frame (term)。
xiangqi-command-check-on-other-column = 走到第 { $column } 路（{ $frame }）不能这样将军。
    .help = 走到这些路可以：{ $columns }。
# $pieces, $wanted (lists): xiangqi-stands。
xiangqi-command-check-by-others = 走{ $wanted }不能这样将军；走{ $pieces }可以。
# $pieces (list): xiangqi-stands。
xiangqi-command-piece-gives-no-check = { $pieces }没有能将军的合法着法。
# $pieces (list): xiangqi-stands。
xiangqi-command-piece-gives-no-such-check = { $pieces }没有这样将军的合法着法。
xiangqi-command-no-check = 没有能将军的合法着法。
xiangqi-command-no-such-check = 没有这样将军的合法着法。
# $pieces (list): xiangqi-stands。
xiangqi-command-has-crossed = 已经过河：{ $pieces }。
    .help = 过河之后请写走的方向，如“ext:B.”或“ext:B-t”。
# $pieces (list): xiangqi-stands。
xiangqi-command-not-at-river = 走一步还过不了河：{ $pieces }。
    .help = 前进一步写“.”，不写“s”。

## 记谱法

# $characters (number), $limit (number)。
xiangqi-notation-too-long = 文字有 { $characters } 个字；最多只读 { $limit } 个。
    .help = 一着棋用不到十个字。
# $example (text): 一着棋。
xiangqi-notation-empty = 文字是空的；这里应写一着棋。
    .help = 着法的写法如：{ $example }。
# $expected (term): xiangqi-notation-expected-…，$signs (text): 可以写的字，$example (text): 一着棋。
xiangqi-notation-ends = 文字到此结束，后面还应有{ $expected }。
    .help = 后面可写：{ $signs }。完整的着法如 { $example }。
# $found (input), $expected (term), $signs (text), $example (text)。
xiangqi-notation-unexpected = 这里应是{ $expected }，却是“{ $found }”。
    .help = 这里可写：{ $signs }。完整的着法如 { $example }。
# $found (input), $read (input): 前面的着法。
xiangqi-notation-surplus = 着法“{ $read }”已经完整，后面多出“{ $found }”。
    .help = 请去掉后面的部分。
xiangqi-notation-space = 着法里不能有空格。
    .help = 请把空格去掉。
# $found (input)。
xiangqi-notation-blank = 着法里不能有“{ $found }”，这个字符显示为空白或不显示。
    .help = 请把它去掉。
# $found (input), $right (text)。
xiangqi-notation-wrong-character = 这里应是“{ $right }”，却是“{ $found }”。
    .help = 请写“{ $right }”。
# $found (input), $examples (list): 着法。
xiangqi-notation-unknown = “{ $found }”不合任何一种记谱法。
    .help = 着法可以这样写（都是同一着）：{ $examples }。
xiangqi-notation-expected-piece = 棋子
xiangqi-notation-expected-which = 路数或区分的字
xiangqi-notation-expected-way = 方向
xiangqi-notation-expected-number = 路数或步数
xiangqi-notation-expected-file = 表示路的字母
xiangqi-notation-expected-rank = 表示行的数字
xiangqi-notation-expected-end = 结尾
# $found (input), $right (text)。
xiangqi-notation-read-as = “{ $found }”读作“{ $right }”。
xiangqi-notation-blanks = 略去了空格。
# $piece (term), $point (text)。
xiangqi-notation-vacuous = 区分的字在这里没有作用：只能是 { $point } 的{ $piece }。
# $found (input), $piece (term)。
xiangqi-notation-other-side = “{ $found }”是对方的棋子；读作{ $piece }。
xiangqi-notation-name-iccs = “ICCS”坐标
xiangqi-notation-name-uci = “UCI”坐标
xiangqi-notation-name-wxf = “WXF”
xiangqi-notation-name-wxf-old = 旧式“WXF”
xiangqi-notation-name-zh-hans = 中文记谱法
xiangqi-notation-name-zh-hant = 中文记谱法
xiangqi-notation-name-vi = 越南记谱法
xiangqi-notation-name-vi-std = “std:”命令
xiangqi-notation-name-vi-ext = “ext:”命令
# $found (input)。
xiangqi-notation-ambiguous = 符合“{ $found }”的合法着法不止一个。
# $notation (term): 名称。
xiangqi-notation-read = 这是按{ $notation }读的。
# $notation (term)：xiangqi-notation-name-…。
xiangqi-notation-tried = 这是按{ $notation }读的，这样最接近合法着法。
# $notation (term)：xiangqi-notation-name-…，$piece (term), $from, $to (text): 点。
xiangqi-notation-taken = 按{ $notation }读，这是{ $piece }从 { $from } 走到 { $to }。

## 着法指哪个棋子，走到哪里
## $piece (term)。路数从走棋方的右边数起。$places (list): 所有这种棋子的 xiangqi-notation-place。

# $point (text), $file (number)。
xiangqi-notation-place = 第 { $file } 路（{ $point }）
xiangqi-notation-no-piece = 棋盘上没有{ $piece }。
    .help = 请写己方有的棋子。
# $file (number)。
xiangqi-notation-not-on-file = 第 { $file } 路（从走棋方右边数起）没有{ $piece }。
    .help = 这种棋子在{ $places }。
# $need (message): xiangqi-notation-need-…，$alone (number): 独占一路的个数。
xiangqi-notation-too-few = 没有这样的{ $piece }：这种称呼要{ $need }才行。
    .help = 这种棋子在{ $places }{ $alone ->
        [0] 。
       *[other] ；一路上只有一个时，用路数来称呼。
    }
# $need (message): xiangqi-notation-need-…，$most (number): 一方最多有几个。
xiangqi-notation-never-so-many = 没有这样的{ $piece }：这种称呼要{ $need }才行，而一方最多只有 { $most } 个。
    .help = 这种棋子在{ $places }。
# $file (number), $need (message)。
xiangqi-notation-too-few-on-file = 第 { $file } 路（从走棋方右边数起）没有这样的{ $piece }：这种称呼要{ $need }才行。
    .help = 这种棋子在{ $places }。
# $number (number)。
xiangqi-notation-need-number = 同一路上至少有 { $number } 个
# $number (number)。
xiangqi-notation-need-sharing = 与同种棋子同路的至少有 { $number } 个
xiangqi-notation-need-two = 同一路上有几个
xiangqi-notation-need-three = 同一路上至少有三个
xiangqi-notation-need-three-or-five = 同一路上有三个或五个
xiangqi-notation-need-four = 同一路上有四个或五个
xiangqi-notation-need-beside-pair = 这一路有三个、另一路有两个
# $from (text): 点，$file (number): 所在路数，$number (number), $way (message): xiangqi-way-…。
xiangqi-notation-off-board = { $from } 的{ $piece }不能这样进：会超出棋盘。
xiangqi-notation-off-board-back = { $from } 的{ $piece }不能这样退：会超出棋盘。
xiangqi-notation-not-sideways = { $from } 的{ $piece }不能平走：{ $way }。
xiangqi-notation-not-to-file = { $from } 的{ $piece }不能一步从第 { $file } 路走到第 { $number } 路：{ $way }。
    .help = 这种着法的最后一个数字是目标的路数，从走棋方右边数起。

## 对局

xiangqi-title = 象棋
xiangqi-typing = 可用任何记谱法输入着法：坐标（h2e2）、WXF（C2=5）、中文（炮二平五）、越南文（P2-5），或指出其特点的命令（ext:B5.s、ext:XxM、ext:P+）。
xiangqi-phase-play = 对局
xiangqi-region-palace = 九宫
xiangqi-region-river = 河界
xiangqi-action-move = 走
xiangqi-action-capture = 吃
# $text (text)。
xiangqi-why-legal = { $text } 是合法的。
# $candidates (list)。
xiangqi-why-ambiguous = 符合的合法着法不止一个：{ $candidates }
xiangqi-request-confirm = 这不是着法，而是回答：同意。
xiangqi-request-cancel = 这不是着法，而是回答：不同意。
xiangqi-request-draw = 这不是着法，而是向对方提出的请求：和棋。
xiangqi-request-swap-sides = 这不是着法，而是向对方提出的请求：交换红黑。
xiangqi-request-undo = 这不是着法，而是向对方提出的请求：悔棋。
xiangqi-request-resign = 这不是着法，而是认输：须由本人再确认。
xiangqi-request-new-game = 这不是着法，而是向对方提出的请求：重新开局。
# $point (text)。
xiangqi-explain-empty = { $point } 是空的。
# $piece (term), $point (text), $way (message): xiangqi-way-…。
xiangqi-explain-piece = { $point } 是{ $piece }：{ $way }。
# $count (number), $moves (list)。
xiangqi-explain-moves = 它有 { $count } 个合法着法：{ $moves }。
xiangqi-explain-stays = 它没有合法着法。
# $count (number), $moves (list)。
xiangqi-explain-bound = 走 { $moves } 后，己方将（帅）会被吃。
# $side (term)。
xiangqi-explain-not-to-move = 现在轮到{ $side }。
# $pieces (list)。
xiangqi-explain-attacked = 它受到{ $pieces }的攻击。
# $pieces (list)。
xiangqi-explain-protected = 它有{ $pieces }保护。
# $text, $from, $to (text), $piece (term)。
xiangqi-preview-goes = { $text }：{ $piece }从 { $from } 走到 { $to }。
# $piece (term)。
xiangqi-preview-captures = 它吃掉{ $piece }。
# $side (term), $attackers (list)。
xiangqi-preview-check = { $side }被{ $attackers }将军。
# $winner (term), $reason (term)。
xiangqi-preview-ends = 对局结束，{ $winner }获胜：{ $reason }。
xiangqi-method-command = 一段文字作为命令是什么意思
xiangqi-method-commands = 只表示这一着的所有命令，最短的在前
