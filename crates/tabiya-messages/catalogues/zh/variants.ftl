# variants

## 变体文件：不合 TOML 之处

variants-file-too-long = 文件超过 { $limit } 字节；最多只读这么多。
    .help = 一个变体几千字节就够了。
variants-file-toml-repeated = “{ $key }”在这里第二次出现。
    .help = 请只留一个，或把两处的内容合在一起。
variants-file-toml-no-table = 这里给“{ $key }”加键，但它不是能再加键的表。
    .help = 请把它的键都写在一处。
variants-file-toml-value = 这里缺少键或它的值。
    .help = 请写成 键 = 值：size = "8x8"。
variants-file-toml-key = 这里读不出键。
    .help = 键由字母、数字、- 和 _ 组成；其他的要加引号："+P"。
variants-file-toml-bracket = 这里有括号没有配对。
    .help = [ 用 ] 关闭，[[ 用 ]]，{"{"} 用 {"}"}。
variants-file-toml-quotes = 这里应是带引号的文本。
    .help = 请写在同一行的 " 和 " 之间；true 和 false 不加引号。
variants-file-toml-comma = 这些值之间少了或多了逗号。
    .help = 请写 ["P", "Q"] 或 {"{"} white = "e1", black = "e8" {"}"}。
variants-file-toml-escape = 这个 \ 后面的内容没有意义。
    .help = \ 本身写作 \\；也可以把文本写在 ' 和 ' 之间，其中一切字符都表示自己。
variants-file-toml-number = 这里读不出数。
    .help = 请用数字书写，前面不加 0：100。文本要加引号。
variants-file-toml-deep = 这里的列表或表嵌套太深。
    .help = 变体的任何部分都用不到三层以上。
variants-file-toml-line-end = 这里的换行是旧 Mac 的写法：只有 U+000D。
    .help = 请用现在的换行保存文件：U+000A，或 U+000D 加 U+000A。
variants-file-toml-wide = 符号 { $found } 是别的输入法的；TOML 用的是 { $right }。
    .help = 请写 { $right }。
variants-file-toml-control = 这里有控制字符 { $found }，TOML 里不能有它。
    .help = 请去掉它。
variants-file-toml-rest = 这里的内容不属于任何键或值。
    .help = 每行是 键 = 值，后面只能有注释：pass = "never" # 与国际象棋相同。

## 变体文件：沿用的内容

variants-file-inherited = 沿用自“{ $base }”的“{ $key }”不合适：{ $problem }。
    .help = 请在这里给它合适的值。不再需要的内容用 false 去掉，例如 pieces.Q = false。
variants-file-base-unknown = 没有可供扩展的变体“{ $found }”。
    .help = 请写内置变体的名称，例如 chess；或者写文件：./mine.toml。
variants-file-base-broken = 这里扩展的“{ $found }”读不出来：{ $problem }。
    .help = 请先检查那个文件。
variants-file-base-circle = 变体互相扩展，成了循环：“{ $found }”再次出现。
    .help = 请让其中一个独立成文。
variants-file-base-deep = 互相扩展的变体超过 { $most } 个。
    .help = 请扩展更靠近源头的变体。
variants-file-takes-nothing = 没有可由这个 false 去掉的“{ $key }”。
    .help = 请去掉这一项；false 用来去掉被扩展的变体所有的内容。

## 变体文件：键和值

variants-file-unknown-key = 这里没有“{ $key }”这个键。
    .help = 这里的键有：{ $known }。
variants-file-unknown-key-near = 这里没有“{ $key }”这个键。
    .help = 请写 { $near }。
variants-file-missing-key = 这里缺少“{ $key }”这个键。
    .help = 请加上 { $key } = 和它的值。
variants-file-missing-table = 缺少“{ $key }”这个表。
    .help = 请单独写一行 { $head }，再在下面写这个表的键，至少要有 { $needed }。
variants-file-missing-side = “{ $key }”没有写 { $side } 一方。
    .help = 请两方都写：white 和 black；不分方的一个值对双方都适用。
variants-file-wrong-type = 这里的“{ $key }”是{ $found }；应当是{ $expected }。
variants-file-type-text = 文本
variants-file-type-flag = true 或 false
variants-file-type-number = 整数
variants-file-type-decimal = 带小数点的数
variants-file-type-date = 日期或时间
variants-file-type-table = 表
variants-file-type-list = 列表
variants-file-type-names = 文本，或按语言列出文本的表
variants-file-type-in-hand = 加引号的棋子字母，或 false
variants-file-type-letters = 加引号的棋子字母，或它们的列表
variants-file-type-sides = 文本，或含 white 和 black 的表
variants-file-type-tables = 表的列表
variants-file-number = 这里的“{ $key }”是 { $found }；应当在 { $from } 到 { $to } 之间。
variants-file-word = “{ $key }”不能是“{ $found }”。
    .help = 可以选：{ $known }。
variants-file-word-near = “{ $key }”不能是“{ $found }”。
    .help = 请写 { $near }。可以选：{ $known }。
variants-file-empty-text = “{ $key }”是空的。
    .help = 请写上内容，或者去掉它。
variants-file-unseen-sign = “{ $key }”里有看不见的字符 { $found }。
    .help = 请去掉它，并把文字写在一行里。
variants-file-long-text = “{ $key }”有 { $length } 个字符；最多读 { $most } 个。
variants-file-long-list = “{ $key }”有 { $found } 项；最多读 { $most } 项。
variants-file-name = “{ $found }”不能用作变体的名称。
    .help = 名称由小写字母 a 到 z、数字和 - 组成：king-of-the-hill。人们的叫法写在 title 里。
variants-file-letter = “{ $found }”不能用作棋子的字母。
    .help = 应是 A 到 Z 的大写字母；升变后的棋子在前面加 + 或后面加 ~：P、+P、Q~。
variants-file-letter-case = “{ $found }”不能用作棋子的字母，因为棋子用大写字母。
    .help = 请写 { $right }；局面中黑方的棋子才用小写。

## 变体文件：棋盘和格子

variants-file-size = “{ $found }”不是棋盘的尺寸。
    .help = 请写列数和行数，中间用 x 隔开，各为 1 到 { $most }：8x8。
variants-file-all-holes = 这些空洞把整个棋盘都挖掉了。
    .help = 请去掉一些空洞。
variants-file-term = “{ $found }”没有指明格子。
    .help = 格子写作 a1、a1-c3、rank 3、ranks 1-4、file c、files a-c、all、none 或区域的名称；not 去掉它后面的一项。
variants-file-term-near = “{ $found }”没有指明格子。
    .help = 请写 { $near }。
variants-file-term-end = “{ $found }”后面缺了内容。
    .help = 请写 rank 3、ranks 1-4、file c、files a-c 或 not d4。
variants-file-ranks = “{ $found }”不是横线的编号。
    .help = 请写一个数，或用 - 相连的两个数：rank 3、ranks 1-4。
variants-file-files = “{ $found }”不是直线的字母。
    .help = 请写一个小写字母，或用 - 相连的两个：file c、files a-c。
variants-file-range-down = “{ $found }”的次序反了。
    .help = 请写 { $right }。
variants-file-off-board = “{ $found }”在 { $size } 的棋盘之外。
    .help = 以白方来看，直线从 a 起向右数，横线从 1 起向上数。
variants-file-nothing-before = 这个 not 前面没有可以去掉的格子。
    .help = 请先写从何处去掉：all not d4。
variants-file-no-squares = 这里一个格子也没有。
    .help = 请指明格子；某一方没有格子时为它写 none。
variants-file-only-holes = 这里写的格子全是空洞，不属于棋盘。
    .help = 请指明棋盘上的格子；某一方没有格子时为它写 none。
variants-file-region-unknown = 没有区域“{ $found }”。
    .help = 本变体的区域：{ $known }。格子写作 a1、a1-c3、rank 3、files a-c 或 all。
variants-file-region-circle = 区域“{ $key }”用自己来说明自己。
    .help = 互相引用的区域中，请有一个写明格子。
variants-file-region-nowhere = 区域“{ $key }”没有格子。
    .help = 请写 squares，或者 white 和 black。
variants-file-region-twice = 区域“{ $key }”的格子写了两次：既不分方，又分了方。
    .help = 请只留 squares，或只留 white 和 black。
variants-file-region-sides = 这些格子因方而异，而这里的格子不分方。
    .help = 请直接写格子，不要写区域的名称。
variants-file-region-name = “{ $found }”不能用作区域的名称。
    .help = 名称由小写字母 a 到 z、数字和 - 组成，不能写得像格子，也不能是 all 之类的词。
variants-file-sectors-overlap = 双方的半区有共同的格子。
    .help = 一个格子只属于一方的半区，或不属于任何一方。

## 变体文件：棋子

variants-file-no-pieces = 这个变体没有棋子。
    .help = 请加上棋子：K = {"{"} line = "1*", royal = true {"}"}。
variants-file-unused-piece = 对局中永远不会出现棋子“{ $letter }”：开局没有它，也没有什么会变成它。
    .help = 请把它放上棋盘，或者去掉它。
variants-file-unknown-letter = 这个变体没有棋子“{ $found }”。
    .help = 棋子有：{ $known }。
variants-file-repeated-letter = “{ $found }”在这个列表中第二次出现。
    .help = 请去掉它。
variants-file-no-letters = “{ $key }”没有写任何棋子。
    .help = 请写棋子的字母：["P", "N"]。
variants-file-much-work = 加上这一行，对局开始前棋子的准备工作超过 { $limit } 步。
    .help = 很宽的范围和很多并列的走法会使每一格的工作成倍增加；棋盘小一些，格子就少一些。
variants-file-joint-mover = O 后面首先写这一行所属的棋子 { $letter }，而不是 { $found }。
    .help = 请写 O{ $letter }，再写同伴的字母。
variants-file-promotes-to-itself = { $letter } 在这里会变成 { $letter }，也就是它自己。
    .help = 请去掉它；棋子可以不变时，写 mandatory = "none"。
variants-file-line-rank = 没有棋子能站在第 { $found } 行：棋盘只有 { $ranks } 行。
    .help = 行从棋子自己一方数起，从 1 开始。
variants-file-hand-without-drops = 这个变体中，吃掉的棋子不进入手中。
    .help = 请在 [drops] 下写 captures-to-hand = true，或者去掉这一项。
variants-file-drop-without-drops = 这个变体没有打入。
    .help = 请加上表 [drops]，或者去掉这一项。
variants-file-drop-outside = 有些打入的格子是 { $letter } 不能站的。
    .help = 打入的区域应在棋子的区域之内。
variants-file-drop-itself = { $letter } 本来就可以打入为自己。
    .help = 请去掉它：as 只列出它还可以变成什么。
variants-file-royal-in-hand = { $letter } 是王类棋子，所以不会在手中。
    .help = 请去掉这一项，或把它改为普通棋子。
variants-file-royal-victim = { $letter } 是王类棋子，不能用吃过路的方式吃掉。
    .help = 请去掉它，或写 royalty = "none"：那样王类棋子可以被吃。

## 变体文件：规则

variants-file-mandatory-outside = 其中有些格子在升变区之外。
    .help = mandatory 只能写升变区内的格子，或写 none。
variants-file-limit-of-none = “{ $found }”有限额，但这里没有什么会变成它。
    .help = 请把它加入列表 to，或去掉这个限额。
variants-file-promotion-repeated = 这里关于 { $letter } 的内容，上面的 [[promotion]] 已经全部说明了。
    .help = 请只留一个。
variants-file-castling-form = “{ $found }”不是 { $size } 棋盘上的两个格子。
    .help = 请写出发的格子和到达的格子：e1g1。
variants-file-castling-crooked = “{ $found }”既不沿横线，也不沿直线。
    .help = 易位时两个棋子都走直线。
variants-file-castling-hole = “{ $found }”的起点或终点是空洞。
    .help = 请写棋盘上的格子。
variants-file-castling-same = 两个棋子会站在同一格。
    .help = 请为两个棋子写不同的起点和不同的终点。
variants-file-castling-nothing = 这样的易位没有移动任何棋子。
    .help = 请让 mover 和 partner 写明各自从哪里到哪里：mover = "e1g1"。
variants-file-castling-alone = 这样的易位只移动两个棋子中的一个。
    .help = 请让 mover 和 partner 写明各自从哪里到哪里；如果本意如此，可以保留。
variants-file-castling-nobody = 开局时这一方在 { $square } 没有棋子，所以永远不会从那里易位。
    .help = 只有开局以来没有动过的棋子才能易位。
variants-file-castling-repeated = 这种易位已经由另一个 [[castling]] 或移动者走法行里的 O 说明了。
    .help = 请只留一个。
variants-file-castling-two-ends = 另一种易位中，这个棋子走法相同、搭档也相同，只是搭档到另一格；着法的写法无法区分这两种易位。
    .help = 请只留一个。
variants-file-castling-exchanged = 另一种易位让同样的两个棋子走同样的路；这里只是把 mover 和 partner 对调了。
    .help = 请只留一个：留下 mover 不得在被攻击时易位、也不得经过或到达被攻击格子的那一个。
variants-file-castling-idle-right = 易位权 { $right } 没有对应的易位：它所指的棋子没有可以易位到的格子。
    .help = 请从开局中去掉这个字母，或用 [[castling]] 写明易位的格子。
variants-file-no-royals = “{ $key }”涉及王类棋子，但没有需要避免受攻击的棋子。
    .help = 请给某个棋子写 royal = true（且不写 royalty = "none"），或者去掉这一项。
variants-file-idle-without-royals = “{ $key }”不起作用，因为没有需要避免受攻击的棋子。
    .help = 请去掉它，或给某个棋子写 royal = true。
variants-file-idle-without-passes = “{ $key }”不起作用，因为谁都不能停着。
    .help = 请去掉它，或允许停着：pass = "always" 或 "when-stuck"。
variants-file-starts-decided = 第一步之前对局就已结束：{ $reason }。
    .help = 请改开局，或改 [ends] 里决定胜负的规则。
variants-file-checks-fewer = 将军 { $most } 次才获胜，但开局里白方只剩 { $white } 次，黑方只剩 { $black } 次。
    .help = 请让开局与“checks”一致：开局写 { $most }+{ $most }，或在这里写别的数。
variants-file-checks-never = 这里要数将军，但 no-checks 使将军都不合法。
    .help = 请只留一个。
variants-file-facing-never = 这里的王类棋子不能照面：flying 使照面不合法。
    .help = flying 和 facing 请只留一个。
variants-file-blast-nothing = 这个爆炸什么也不除去。
    .help = 请把 radius 写成 1 以上，或去掉 captor。
variants-file-each-of-all = “each”要逐个数列表中的棋子，但没有列表。
    .help = 请写明棋子：pieces = ["K", "Q"]。
variants-file-reply-by-nobody = 没有棋子的一方无法回应。
    .help = 请写 at-most = 1 或更大，或去掉 reply。
variants-file-reply-to-leaving = 离开区域的情形没有回应。
    .help = 请去掉 reply 或 leaving。
variants-file-reply-to-draw = 回应会使对局成为和棋，而这里本来就是和棋。
    .help = 请去掉 reply，或写 result = "win"。

## 变体文件：其中的测试

variants-trial-position = 测试“{ $test }”：这里不是本棋的局面：{ $problem }。
    .help = 测试读局面的方法与本棋其他地方相同。
variants-trial-play = 测试“{ $test }”：“{ $move }”不能走：{ $problem }。
    .help = 请改正先走的着法，或改正不许这步棋的规则。
variants-trial-over = 对局已经结束（{ $reason }）
variants-trial-legal = 测试“{ $test }”：“{ $move }”应当合法，其实不合法：{ $problem }。
    .help = 请改正不许它的规则，或把它移到 illegal 里。
variants-trial-illegal = 测试“{ $test }”：“{ $move }”应当不合法，其实合法，即 { $found }。
    .help = 请改正允许它的规则，或把它移到 legal 里。
variants-trial-unreadable = 测试“{ $test }”：“{ $move }”不是着法，谈不上合法与否：{ $problem }。
    .help = 请按本棋的写法写着法：e2e4、a7a8q、P@e4。
variants-trial-several = 测试“{ $test }”：“{ $move }”可指多个合法着法：{ $moves }。
    .help = 请写明是哪一个。
variants-trial-no-move = 它不是着法
variants-trial-perft = 测试“{ $test }”：深度 { $depth } 的 perft 是 { $found }，应为 { $expected }。
    .help = 请从第一个不同的深度查起：列出那里的合法着法。
variants-trial-perft-more = 测试“{ $test }”：深度 { $depth } 的 perft 远多于应有的 { $expected }。
    .help = 请从第一个不同的深度查起：列出那里的合法着法。
variants-trial-perft-left-out = 测试“{ $test }”：没有计算深度 { $depth } 的 perft：一个文件的测试总共最多计 { $most } 个局面。
    .help = 可用 `tabiya perft FILE { $depth }` 计算。
variants-trial-outcome = 测试“{ $test }”：这里{ $found }，应为{ $expected }。
    .help = 请看 [ends] 怎么写，或改正测试。
variants-trial-outcome-reason = 测试“{ $test }”：这里{ $found }（{ $reason }），应为{ $expected }。
    .help = 请看 [ends] 怎么写，或改正测试。
variants-trial-ongoing = 对局仍在进行
variants-trial-white-wins = 白方已胜
variants-trial-black-wins = 黑方已胜
variants-trial-drawn = 对局已和

## 变体的各部分

variants-title = { $title }
variants-typing = 请按格子输入着法（e2e4、e7e8q，打入 N@f3，分几段的 c3e5,e5g7），或用国际象棋书中的写法（Nf3、exd5、O-O）。
# 一方的名称，单独使用或放在棋子前面。
variants-side-white = 白方
variants-side-black = 黑方
# 和棋时代替某一方。
variants-side-nobody = 无人
variants-piece = { $side }{ $piece }
variants-phase-play = 对局
variants-reserve-hand = 手牌
variants-region-palace = 九宫
variants-region-river = 河界
variants-region-zone = 区域
variants-action-move = 走
variants-action-capture = 吃
variants-action-promote = 升变
variants-action-castle = 易位
variants-action-drop = 打入
variants-action-chain = 连续多步
variants-action-pass = 停一手

## 终局的原因

variants-outcome-checkmate = 将死
variants-outcome-stalemate = 无子可动
variants-outcome-checks = 将军次数已够
variants-outcome-extinction = 一方的棋子已失尽
variants-outcome-goal = 有棋子到达了目标
variants-outcome-royal-lost = 王已失去
variants-outcome-facing = 将帅照面
variants-outcome-two-passes = 双方都停了一手
variants-outcome-quiet = 太久没有吃子，也没有走兵
variants-outcome-repetition = 局面重复
variants-outcome-perpetual-check = 长将

## 局面的写法

variants-fen-too-long = 文本有 { $bytes } 字节；最多读 { $limit } 字节。
    .help = 最大的棋盘也用不到 2,000 字节。
variants-fen-empty = 文本是空的；这里应有一个局面。
    .help = 从最上一行写起，各行之间用 / 隔开，然后写轮到哪一方：8/8/4k3/8/8/3QK3/8/8 w。
variants-fen-tag = 这里是 PGN 标签，但应该是局面；标签是不读的。
    .help = 请只写局面（即 [FEN "…"] 里的内容），或写不带标签的棋谱。
variants-fen-character = “{ $found }”在棋盘上不表示任何东西。
    .help = 一行里用字母表示棋子（大写为白方），数字表示连续的空格，* 表示空洞。
variants-fen-full-width = “{ $found }”是全角字符；棋盘用半角字母和数字书写。
    .help = 请写 { $right }。
variants-fen-gap = “{ $found }”不能表示空格的数目。
    .help = 请写 1 到 16 的数，前面不加 0。
variants-fen-mark = 这个 { $found } 不属于任何棋子。
    .help = 升变过的棋子在字母前写 +，或在字母后写 ~：+P、Q~。
variants-fen-letter = 这种棋没有棋子“{ $found }”。
    .help = 它的棋子有 { $known }：大写为白方，小写为黑方。
variants-fen-ranks = 这里的棋盘有 { $found } 行；这种棋的棋盘有 { $expected } 行。
    .help = 各行之间用 / 隔开，离白方最远的一行写在最前面。
variants-fen-width = 第 { $rank } 行有 { $found } 格；这种棋每行有 { $expected } 格。
    .help = 一个字母或 * 算一格，数字是几就算几格。相连的两位数字是一个数。
variants-fen-hand-open = 从这里开始的手牌没有写完。
    .help = 请用 ] 结束：[Pp]；没有手牌时写 []。
variants-fen-after-hand = 棋盘写到手牌为止，后面却还有“{ $found }”。
    .help = 请去掉它；如果它是下一个字段，请在前面加一个空格。
variants-fen-turn = 这里应写轮到哪一方，却是“{ $found }”。
    .help = 白方写 w，黑方写 b。
variants-fen-turn-missing = 局面没有写轮到哪一方。
    .help = 请在棋盘后面写 w（白方）或 b（黑方）。
variants-fen-castling = “{ $found }”不是易位权。
    .help = 白方写 K 和 Q，黑方写 k 和 q，或写棋子所在直线的字母；都没有时写 -。
variants-fen-passed = “{ $found }”不是刚被越过的格子。
    .help = 请写棋子刚越过的格子，例如 e3；没有时写 -。
variants-fen-checks = “{ $found }”不能表示将军的次数。
    .help = 请写白方和黑方还要将军几次，各为 0 到 { $most }：{ $most }+{ $most }。
variants-fen-checks-none = “{ $found }”是将军的次数，而这种棋不计将军次数。
    .help = 请去掉它。
variants-fen-number = “{ $found }”不能表示步数或回合数。
    .help = 请写不超过 { $limit } 的数。
variants-fen-unmoved = “{ $found }”不是这个棋盘上的格子。
    .help = 没有动过的棋子按所在格子列出，用逗号隔开：i:a2,b2；没有时写 i:-。
variants-fen-passes = “{ $found }”不能表示停着的次数。
    .help = 上一着是停着写 p:1，最近两着都是停着写 p:2，否则不写。
variants-fen-arrived = “{ $found }”没有说明哪一方到达了目标。
    .help = 白方写 g:w，黑方写 g:b；对局还在进行时不写。
variants-fen-field = “{ $found }”是多余的字段。
    .help = 局面由棋盘、轮到哪一方、易位权、被越过的格子和两个数组成。
variants-fen-field-twice = “{ $found }”这样的字段前面已经有了。
    .help = 两个里请只留一个。

## 局面里被当作别的东西来读的

variants-fen-counting = “{ $found }”是计步的上限，这种棋不用，已略过。
variants-fen-read-as = “{ $found }”已读作 { $right }。
variants-fen-hand-rank = 最后一行已读作手牌；手牌应写在棋盘后面的 { $right } 里。
variants-fen-white-to-move = 局面没有写轮到哪一方，已当作轮到白方。
variants-fen-hole-assumed = 这里的空格已当作空洞；空洞写作 *。

## 局面违反的规则

variants-fen-board = 这种棋的棋盘是 { $expected }，不是 { $found }。
variants-fen-on-hole = { $piece } 在 { $square }，而棋盘在那里是空洞。
    .help = 请在那里写 *，把棋子放到别的格子上。
variants-fen-not-hole = 文本在 { $square } 有空洞，而棋盘在那里是格子。
    .help = 空格请写 1。
variants-fen-hole-unwritten = 棋盘在 { $square } 是空洞，而文本在那里是空格。
    .help = 空洞请写 *。
variants-fen-region = { $piece } 在 { $square }，那里它永远不能站。
    .help = 请把它放到它能站的地方，或拿掉它。
variants-fen-stuck = { $piece } 在 { $square }，到了那里它早已升变。
    .help = 请写它升变成的棋子，或把它放到别的格子上。
variants-fen-no-hands = { $side }有手牌，而这种棋没有手牌。
    .help = 请去掉方括号和里面的内容。
variants-fen-not-in-hand = { $side }手里有 { $piece }，但在这种棋里它从不会在手中。
    .help = 请去掉它；被吃的棋子到手里变成什么，由这种棋的规则决定。
variants-fen-hand-count = { $side }手里的 { $piece } 超过 { $limit } 个。
    .help = 超过 { $limit } 个就无法计数。
variants-fen-right = { $side }没有能按 { $right } 易位的棋子。
    .help = 请去掉 { $right }，或把两个棋子放回起始位置。
variants-fen-passed-nothing = 没有棋子能在上一着越过 { $found }。
    .help = 请写棋子刚才走两格或更远时越过的格子；没有时写 -。
variants-fen-passed-several = 能越过 { $found } 的棋子不止一个，它们在 { $pieces }。
    .help = 请在后面加上那个棋子所在的格子：{ $example }。
variants-fen-unmoved-empty = { $square } 是空的，那里不会有没动过的棋子。
    .help = 请只列有棋子的格子：i:a2,b2；没有时写 i:-。
variants-fen-checks-many = 剩下的将军次数超过获胜所需的 { $most } 次。
    .help = 每一方最多写 { $most }。
variants-fen-no-royal = { $side }没有王（{ $pieces }），而王是不会失去的。
    .help = 请在棋盘上放一个。
variants-fen-royals = { $side }有 { $found } 个王（{ $pieces }）；这种棋最多有 { $limit } 个。
    .help = 请拿掉多余的。
variants-fen-in-check = { $side }正被将军，却轮到{ $other }走。
    .help = 请改为轮到{ $side }，或解除将军。
variants-fen-gives-check = { $side }正被将军，而这种棋谁也不许将军。
    .help = 请移动其中一个棋子。

## 着法的写法

variants-move-empty = 文本是空的；这里应有一个着法。
    .help = 请写棋子从哪里到哪里，例如 e2e4；或写棋子的字母和格子，例如 Nf3。
variants-move-too-long = 文本太长，不会是一个着法。
    .help = 最多读 { $limit } 个字符。
variants-move-square = “{ $found }”不是这个棋盘上的格子。
    .help = 格子由直线的字母和横线的数字组成：{ $expected }。
variants-move-end = 文本在应写格子的地方结束了。
    .help = 格子由直线的字母和横线的数字组成：{ $expected }。
variants-move-rank = 这个棋盘没有第 { $found } 行。
    .help = 它有第 1 到 { $expected } 行。
variants-move-no-join = 这一段从 { $found } 开始，而前一段到 { $expected } 为止。
    .help = 请在这里写 { $expected }，或改前一段。
variants-move-rest = 着法后面不能有“{ $found }”。
    .help = 后面只能写棋子升变成什么的字母：e7e8q。
variants-move-piece = 这种棋没有棋子“{ $found }”。
    .help = 它的棋子有 { $expected }。
variants-move-no-piece = @ 前面没有写棋子。
    .help = 请写上它的字母：{ $expected } 之一。
variants-move-form = 着法后面不能有“{ $found }”。
    .help = 后面只能写升变、将军或将死：e8=Q、Qf7+、Qf7#。
variants-move-read-as = “{ $found }”已读作 { $right }。

## 为什么着法不合法

variants-why-legal = { $text } 是合法的。
variants-why-ambiguous = 符合的合法着法不止一个：{ $candidates }。
    .help = 请写其中一个。
variants-why-over = 对局已结束：{ $reason }。
variants-why-pass = 现在不能停着。
variants-why-hole = 棋盘上没有 { $to }：那里是空洞。
variants-why-empty = { $from } 没有棋子。
variants-why-other-side = { $from } 的{ $piece }是{ $side }的，而现在轮到另一方。
variants-why-no-such-piece = 轮到走的一方在所写的地方没有 { $piece }。
variants-why-other-piece = 文本写的是 { $from } 的 { $letter }，而那里是{ $piece }。
variants-why-nobody = { $squares } 的 { $piece } 都不能走到 { $to }。
variants-why-out-of-reach = { $from } 的{ $piece }不能走到 { $to }。
variants-why-only-quiet = { $from } 的{ $piece }只能不吃子走到 { $to }，而那里有{ $target }。
variants-why-only-captures = { $from } 的{ $piece }只能为吃子走到 { $to }，而那里没有棋子。
variants-why-own-piece = { $from } 的{ $piece }不能走到 { $to }，那里有己方的{ $target }。
variants-why-blocked = { $piece }从 { $from } 到 { $to } 的路在 { $blockers } 被挡住。
variants-why-hindered = 如果 { $blockers } 没有棋子，{ $from } 的{ $piece }就能走到 { $to }。
variants-why-region = { $piece }不能站在 { $to }。
variants-why-leaves-check = { $piece }从 { $from } 走到 { $to } 后，{ $square } 的{ $royal }会受到 { $attackers } 的攻击。
variants-why-passing-leaves-check = 即使 { $from } 的{ $piece }可以吃 { $to } 的过路子，之后 { $square } 的{ $royal }也会受到 { $attackers } 的攻击。
variants-why-blast = { $from } 的{ $piece }如果在 { $to } 吃子，爆炸会毁掉己方的{ $royal }。
variants-why-facing = 双方的王正在对面，下一着必须解除，而这一着没有解除。
variants-why-must-capture = { $from } 的{ $piece }在 { $to } 吃不到子，而能吃子时必须吃子。
variants-why-must-go-on = { $from } 的{ $piece }到 { $to } 后还能继续吃子，而吃子必须吃到底。
    .help = 请写出它落下的每一格。
variants-why-no-promotion = { $piece }到 { $to } 必须升变，而现在没有它可以在那里变成的棋子。
variants-why-must-drop = 必须先打入手中的棋子。
variants-why-gives-check = 这一着会将军，而这种棋不许将军。
variants-why-otherwise = { $piece }能从 { $from } 走到 { $to }，但不是文本所写的走法。
    .help = 请看格子后面写的内容：升变成什么，吃掉什么。
variants-why-castling = 现在不能这样易位。
variants-why-castling-right = { $from } 的{ $piece }没有与 { $square } 的{ $partner }易位的权利。
variants-why-castling-blocked = { $blockers } 有棋子时，{ $from } 的{ $piece }不能与 { $square } 的{ $partner }易位。
variants-why-castling-attacked = { $from } 的{ $piece }不能与 { $square } 的{ $partner }易位：在它的起点、途中或终点，对方攻击着 { $attacked }。
variants-why-sign = 末尾的将军记号不对：这一着写作 { $right }。
variants-why-no-drops = 这种棋没有打入。
variants-why-not-in-hand = 轮到走的一方手里没有 { $piece }。
variants-why-occupied = { $to } 有{ $target }；只能打入空格。
variants-why-drop-face = { $piece } 不能作为 { $face } 打入。
variants-why-drop-region = { $piece } 只能打入：{ $squares }。
variants-why-drop-per-file = 打入后一方在同一条直线上最多有 { $most } 个 { $piece }，而现在已有这么多：{ $squares }。
variants-why-drop-leaves-check = { $piece } 打入 { $to } 后，{ $square } 的{ $royal }会受到 { $attackers } 的攻击。
variants-why-drop-mate = { $piece } 打入 { $to } 会将死对方，而打入 { $piece } 不得将死对方。
variants-why-drop-must-capture = 打入吃不到子，而能吃子时必须吃子。
variants-why-drop = { $piece } 现在不能打入 { $to }。

## 棋子能做什么

variants-explain-no-piece = { $square } 是空的。
variants-explain-piece = { $square } 是{ $side }的{ $piece }（{ $letter }）。
variants-explain-goes = 它有 { $count } 个合法着法：{ $moves }。
variants-explain-stays = 它没有合法着法。
variants-explain-not-to-move = 现在轮到{ $side }。

## 一着会改变什么

variants-preview-moves = { $text }：{ $piece } 从 { $from } 走到 { $to }。
variants-preview-drops = { $text }：{ $piece } 打入 { $to }。
variants-preview-castles = { $text }：{ $piece } 从 { $from } 易位到 { $to }。
variants-preview-passes = { $side }停一手。
variants-preview-lost = 离开棋盘的棋子：{ $pieces }。
variants-preview-becomes = 它升变为 { $piece }。
variants-preview-check = { $side }被将军。
variants-preview-ends = 对局结束，{ $winner }获胜：{ $reason }。

## 变体的规则，供棋手阅读

variants-rules-board-heading = 棋盘
variants-rules-pieces-heading = 棋子
variants-rules-turns-heading = 行棋
variants-rules-ends-heading = 终局

# $files、$ranks（数字）。$last（文本）：最后一条直线的字母。$squares（数字）：不含空洞。
variants-rules-board = 棋盘有{ $files }条直线（a{ $files ->
        [1] {""}
       *[other] 至{ $last }
    }）、{ $ranks }条横线，共{ $squares }格。
variants-rules-board-points = 棋子放在{ $files }条直线（a{ $files ->
        [1] {""}
       *[other] 至{ $last }
    }）与{ $ranks }条横线的交叉点上，共{ $squares }个点。
# $squares（文本、消息或列表）：见下。
variants-rules-holes = 下列格子不属于棋盘：{ $squares }。
variants-rules-light = 浅色格为：{ $squares }。
variants-rules-sectors = 走法中所说的半区是指：{ $squares }。
# $name（文本）：文件中的名称。$drawn（术语）：九宫、河、区域。
variants-rules-region = 区域“{ $name }”：{ $squares }。
variants-rules-region-drawn = 区域“{ $name }”（画作{ $drawn }）：{ $squares }。

# 格子，作为句子的一部分。
variants-rules-everywhere = 整个棋盘
variants-rules-nowhere = 无
variants-rules-all-but = 整个棋盘，{ $squares }除外
# $white、$black（同 $squares）。
variants-rules-by-side = 白方{ $white }，黑方{ $black }
variants-rules-region-name = 区域“{ $name }”
variants-rules-rank = 第{ $rank }横线
variants-rules-ranks = 第{ $from }–{ $to }横线
variants-rules-file = { $file }直线
variants-rules-files = { $from }–{ $to }直线

# $piece（名称）。$white、$black（文本）：双方的图形和字母。
variants-rules-piece = { CAPITAL($piece) }（{ $white }、{ $black }）
variants-rules-royal = 它是王类棋子。
# $side（术语）。$moves（消息）：explain-piece。
variants-rules-moves-of = { $side }：{ $moves }。
# $from、$to（同 $squares）。$line（文本）：棋子记法。
variants-rules-confined = { $moves }（{ $line }），但只限从{ $from }到{ $to }。
variants-rules-confined-of = { $side }：{ $moves }（{ $line }），但只限从{ $from }到{ $to }。
variants-rules-stands = 它只能停在：{ $squares }。
# $pieces（名称列表）。
variants-rules-spares = 对方的下列棋子在它走动时视同己方棋子，所以它不能吃：{ $pieces }。
variants-rules-shuns = 不论敌我，它都不能吃、不能越过也不能隔着下列棋子走：{ $pieces }。
variants-rules-blast-immune = 爆炸不会除去它。
variants-rules-line = 棋子记法：{ $line }
variants-rules-lines = 棋子记法：白方 { $white }，黑方 { $black }
variants-rules-picture = { CAPITAL($piece) }：从{ $square }出发的走法
variants-rules-picture-of = { CAPITAL($piece) }（{ $side }）：从{ $square }出发的走法

# $moves（文本）：all、captures 或 quiet。$leaving（文本）：从那里出发也算时为 yes。$zone（同 $squares）。
# $count（数字）：$pieces 的个数。
variants-rules-promotes = { $moves ->
        [captures] 吃子并
        [quiet] 不吃子而
       *[all] {""}
    }{ $leaving ->
        [yes] 从此处出发或到达此处
       *[no] 到达此处
    }时升变：{ $zone }。可变为{ $count ->
        [1] {""}
       *[other] 其中之一
    }：{ $pieces }。
variants-rules-promotion-must = 必须升变。
variants-rules-promotion-must-on = 到达此处时必须升变：{ $squares }。在别处可以不变。
variants-rules-promotion-may = 也可以不变。
# $limits（列表）：variants-rules-promotion-limit。
variants-rules-promotion-limits = 己方在棋盘上某种棋子已有这么多个时，不能变为该种棋子：{ $limits }。
# $count（数字）。
variants-rules-promotion-limit = { $piece }{ $count }个

variants-rules-hand-becomes = 被吃后进入对方手中，变为：{ $piece }。
variants-rules-hand-leaves = 被吃后离开对局。
variants-rules-drop-region = 只能打入：{ $squares }。
variants-rules-drop-never = 不能打入。
variants-rules-dropped-as = 打入时也可以变为：{ $pieces }。
# $count（数字）：最多。
variants-rules-drops-per-file = 打入后，己方在同一条直线上的该种棋子不得超过{ $count }个。
variants-rules-no-drop-mate = 不得以打入它将死对方。

variants-rules-first = { $side }先行。
variants-rules-no-royals = 没有王类棋子，所以没有将军。
variants-rules-royalty-each = 王类棋子：{ $pieces }。走棋后，己方的王类棋子不得处于被攻击之下。
variants-rules-royalty-last = 王类棋子：{ $pieces }。有几个王类棋子时，可以任其被攻击和吃掉；只有最后一个不得处于被攻击之下。
variants-rules-royalty-all = 王类棋子：{ $pieces }。可以任其中一些被攻击，但不得全部同时被攻击。
variants-rules-royalty-none = 王类棋子：{ $pieces }。王类棋子可以处于被攻击之下，也可以被吃掉。
variants-rules-flying = 双方的王类棋子不得在同一条直线上毫无遮挡地相对。
# $result（文本）：win、draw 或 loss。
variants-rules-facing = 双方的王类棋子可以在同一条直线上毫无遮挡地相对，但另一方必须立即将其隔开或停一手；若停一手，{ variants-rules-for-it }。
variants-rules-no-checks = 不得走将军的着法。
variants-rules-castlings = 易位时，一方的两个棋子同时走动。两者都必须未曾走动过，它们之间和各自的路上不得有棋子；王类棋子被攻击时不得易位，也不得经过或到达被攻击的格子。
# $mover、$partner（名称）。$mover-way、$partner-way（文本）：e1–g1。
variants-rules-castling = { $side }易位：{ $mover } { $mover-way }，{ $partner } { $partner-way }。
# $victims、$captors（名称列表）。
variants-rules-en-passant = 吃过路兵：滑过若干格而未吃子的棋子，对方在紧接着的一步可以在它经过的格子上吃掉它，如同它停在那里。可被这样吃的：{ $victims }；可这样吃的：{ $captors }。
variants-rules-en-passant-on = 吃过路兵：滑过若干格而未吃子的棋子，对方在紧接着的一步可以在它经过的格子上吃掉它，如同它停在那里。可被这样吃的：{ $victims }；可这样吃的：{ $captors }；只限于：{ $squares }。
variants-rules-captures-to-hand = 被吃的棋子归对方所有，进入吃子一方的手中。
variants-rules-hands-of-start = 手中只有开局时就有的棋子；被吃的棋子离开对局。
variants-rules-drops = 可以不走棋，而把手中的一个棋子打入空格。
variants-rules-drops-first = 手中有棋子的一方必须把其中一个打入空格；手中没有棋子时才走棋。
variants-rules-pass-always = 己方的王类棋子未被攻击时，可以停一手不走。
variants-rules-pass-when-stuck = 无合法着法的一方停一手。
variants-rules-compulsory-capture = 能吃子时必须吃子。
variants-rules-whole-captures = 吃子必须吃到底：同一棋子在落点还能继续吃时不得停下，刚刚升变的除外。
# $radius（数字）：多远。$captor（文本）：吃子的棋子也被除去时为 yes。
variants-rules-blast = 每次吃子都会爆炸{ $radius ->
        [0] {""}
        [1] ，除去所有相邻格子上的棋子
       *[other] ，除去{ $radius }格以内的所有棋子
    }。{ $captor ->
        [yes] 吃子的棋子也被除去。
       *[no] 吃子的棋子留下。
    }
variants-rules-touching-royals = 双方的王类棋子可以相邻，因为谁也不能吃谁。
variants-rules-repeat-straight = 棋子把走法的一部分重复数次时，方向不变。
variants-rules-repeat-turning = 棋子把走法的一部分重复数次时，每次都可以转向。

# 对前面所说的一方，结果如何。
variants-rules-for-it = { $result ->
        [win] 该方获胜
        [draw] 判为和棋
       *[loss] 该方告负
    }
variants-rules-checkmate = 一方被将军且没有合法着法（将死）时，{ variants-rules-for-it }。
variants-rules-stalemate = 一方未被将军而没有合法着法（逼和、困毙）时，{ variants-rules-for-it }。
variants-rules-stuck = 一方没有合法着法时，{ variants-rules-for-it }。
variants-rules-royals-lost = 失去全部王类棋子的一方告负。
# $side（文本）：white、black 或 both。$most（数字）：最多剩这么多。$kinds（文本）：one、each（一种即可）
# 或 together。
variants-rules-extinction = { $side ->
        [white] 白方
        [black] 黑方
       *[both] 一方
    }的{ $kinds ->
        [one] 这种棋子
        [each] 下列任何一种棋子
       *[together] 下列棋子
    }{ $most ->
        [0] 一个不剩
       *[other] 至多剩{ $most }个
    }时（{ $pieces }），{ variants-rules-for-it }。
variants-rules-extinction-all = { $side ->
        [white] 白方
        [black] 黑方
       *[both] 一方
    }的棋子{ $most ->
        [0] 一个不剩
       *[other] 至多剩{ $most }个
    }时，{ variants-rules-for-it }。
# $count（数字）。
variants-rules-extinction-opponent = 仅在另一方至少还有{ $count }个时才算。
variants-rules-extinction-reply = 在此之前该方可以回应一步：若回应后另一方也只剩这么少，{ variants-rules-for-it }。
# $safe（文本）：在那里不得被攻击时为 yes。
variants-rules-goal = 一方的下列棋子之一（{ $pieces }）到达目标（{ $zone }）{ $safe ->
        [yes] 且在那里不被对方攻击
       *[no] {""}
    }时，{ variants-rules-for-it }。
variants-rules-goal-leaving = 一方的下列棋子之一（{ $pieces }）走出这些格子（{ $zone }）时，{ variants-rules-for-it }。
# $first、$second（术语）：双方。
variants-rules-goal-reply = 若{ $first }先到，{ $second }可以回应一步；若{ $second }也到了，则为和棋。
variants-rules-checks = 将军满{ $count }次的一方获胜。
# $plies（数字）：双方合计的步数。
variants-rules-quiet = 双方合计连续{ $plies }步没有吃子，也没有走动下列棋子时，判为和棋：{ $pieces }。
variants-rules-quiet-captures = 双方合计连续{ $plies }步没有吃子时，判为和棋。
# $times（数字）。
variants-rules-repetition = 同一局面出现{ $times }次时，{ $result ->
        [win] 造成重复的一方获胜
        [draw] 判为和棋
       *[loss] 造成重复的一方告负
    }。
variants-rules-perpetual-check = 但其间若一方每步都在将军，而另一方并非如此，{ $result ->
        [win] 将军的一方获胜
        [draw] 判为和棋
       *[loss] 将军的一方告负
    }。
variants-rules-two-passes = 双方接连停手时，{ $result ->
        [win] 后停手的一方获胜
        [draw] 判为和棋
       *[loss] 后停手的一方告负
    }。

## Fairy-Stockfish 的 variants.ini：文件的错误

variants-ini-too-long = 文件超过 { $limit } 字节；最多只读这么多。
    .help = 请只留下需要的小节，以及它们所继承的小节。
variants-ini-too-many-sections = 最多读 { $limit } 个小节；这一个已经超出。
    .help = 请只留下需要的小节，以及它们所继承的小节。
variants-ini-too-many-notes = “{ $found }”及其所继承的内容里，有超过 { $limit } 个设置在这里没有意义。
    .help = 这也许不是 Fairy-Stockfish 的 variants.ini。
variants-ini-too-much = 到“{ $found }”为止，这个文件的棋子合计有超过 { $limit } 种走法选项。
    .help = 请把文件分开，或把棋子的走法写短些。
variants-ini-no-section = 这个文件里没有小节。
    .help = 每种棋以单独一行方括号里的名称开头：[my-game] 或 [my-game:chess]。
variants-ini-no-pieces = “{ $found }”没有给任何棋子规定字母。
    .help = 请写明有哪些棋子：king = k、rook = r、customPiece1 = a:BN。
variants-ini-no-start = “{ $found }”自己没有 startFen，而它沿用的开局与它不符：{ $problem }。
    .help = 请写明它的开局：startFen = { $example }。
variants-ini-no-such-section = 这个文件里没有小节“{ $name }”。
    .help = 有这些小节：{ $known }。
variants-ini-header = “{ $found }”不是小节的标题。
    .help = 请把名称写在方括号里，冒号后写所继承的棋：[my-game:chess]。名称至少要有一个字母或数字。
variants-ini-stray = “{ $found }”既不是设置也不是注释。
    .help = 请写成 选项 = 值。注释以 # 或 ; 开头。
variants-ini-section-twice = 上面已有小节“{ $found }”。
    .help = 请给其中一个改名。
variants-ini-unknown-parent = “{ $found }”既不是上面的小节，也不是这里有的棋。
    .help = 请写上面某个小节的名称，或内置的棋，例如 chess。
variants-ini-foreign-parent = “{ $found }”内置于 Fairy-Stockfish，但这里没有。
    .help = 请在这一小节之前，用这个名称写一个小节说明它的规则。
variants-ini-flag = “{ $option }”的值是 { "true" } 或 { "false" }，不是“{ $found }”。
    .help = 其他任何值 Fairy-Stockfish 都当作 false。
variants-ini-number = “{ $option }”的值是不超过 { $limit } 的数，不是“{ $found }”。
    .help = 请用数字书写。
variants-ini-rank = “{ $option }”的值是一条横线，不是“{ $found }”。
    .help = 请写 1 到 16 的数。
variants-ini-file = “{ $option }”的值是一条直线，不是“{ $found }”。
    .help = 请写 a 到 p 的字母，或 1 到 16 的数。
variants-ini-squares = “{ $found }”不是格子，而“{ $option }”的值是一列格子。
    .help = 格子之间用空格隔开：e4 d5。*8 是整条第八横线，a* 是整条 a 直线，- 是没有格子。
variants-ini-letter = “{ $found }”不是棋子的字母，而“{ $option }”需要这样的字母。
    .help = 请写一个 a 到 z 的字母。
variants-ini-letter-twice = 字母“{ $found }”已经给了这一小节的另一种棋子。
    .help = 请给“{ $option }”另一个字母；棋里没有它就写 -。
variants-ini-no-moves = “{ $option }”有字母，却没有走法。
    .help = 请在冒号后用 Betza 记号写出走法：{ $option } = a:BN。
variants-ini-unknown-letter = “{ $option }”说到棋子“{ $found }”，而这种棋里没有它。
    .help = 棋子的字母有 { $known }。
variants-ini-all-kinds = “{ $option }”用字母列出棋子；这里不能用 * 表示全部。
    .help = 请把字母连着写：nbrq。
variants-ini-verdict = “{ $option }”的值是一种结果，不是“{ $found }”。
    .help = 请写 { "win" }（胜）、{ "loss" }（负）或 { "draw" }（和）。
variants-ini-pair = “{ $found }”不成对，而“{ $option }”的值是一对一对的。
    .help = 成对的用冒号相连，各对用空格隔开：q:1 r:2，或 p:g s:g。
variants-ini-pair-twice = “{ $option }”第二次说到“{ $found }”。
    .help = 请只留一个。

## Fairy-Stockfish 的 variants.ini：没有导入的内容

variants-ini-unknown-option = 这里不认识选项“{ $option }”。
    .help = 导入的棋里没有它。
variants-ini-unknown-option-like = 这里不认识选项“{ $option }”。
    .help = 也许是指 { $known }。导入的棋里没有它。
variants-ini-option-twice = “{ $option }”在下面又出现了，值不同。
    .help = 以最后一个为准：{ $kept }。
variants-ini-not-a-rule = “{ $option }”供显示棋局或计算着法的程序使用，不是规则。
    .help = 没有它，棋还是一样的。
variants-ini-beyond = “{ $option }”取值“{ $value }”是这里的变体不能有的规则。
    .help = 导入的棋里没有它。
variants-ini-partly = “{ $option }”在这里不完全一样：{ $reason }。
variants-ini-of-parent = “{ $parent }”没有全部继承下来。{ $lacking }。

variants-ini-reason-captor-immune = 不怕爆炸的棋子吃子时，在这里会随之炸掉
variants-ini-reason-counts-kind = 升变而来的棋子和走法相同的其他棋子，在这里分开计数
variants-ini-reason-claim = 在这里，只有能借此使对方也只剩孤王的一方才有应着的机会
variants-ini-reason-absolute = 重复局面的结果在这里取决于谁造成重复，与黑白无关
variants-ini-reason-once = 局面至少出现两次才算重复，因此没有因重复而终局的规则
variants-ini-reason-many-times = 这么多次重复数不过来，因此没有因重复而终局的规则
variants-ini-reason-many-moves = 这么多步数不过来，因此没有这样的终局
variants-ini-reason-sides = 在这里要么对双方有效，要么都无效，而它只对一方设定
variants-ini-reason-leaves = 在这里棋子要再离开该区域才胜；在那里，到自己下一步时仍在该区域就胜
variants-ini-reason-royals = 在这里要么一方的每个王类棋子都算，要么只算最后一个，不能每一类各算最后一个
variants-ini-reason-hand = 在那里被吃的棋子从不再上场，因此这里不保留
variants-ini-reason-drop-type = 在这里手中的棋子要么必须先全部打入，要么都不必
variants-ini-reason-several-pawns = 兵升变成的棋子到了手中，在这里都变回第一种兵
variants-ini-reason-long-moves = 在这里，这种棋子每次走两格以上都可以被吃过路，不只是第一步
variants-ini-reason-limit = 在这里，必须升变就是必须，即使升变后的棋子已经够多

## Fairy-Stockfish 的 variants.ini：它说不出的内容

variants-ini-unsayable-board-size = { $board } 的棋盘对 Fairy-Stockfish 太大。
    .help = 它最大的棋盘是 { $largest }。
variants-ini-unsayable-letter = Fairy-Stockfish 没有字母给“{ $piece }”。
    .help = 它的棋子各有一个字母，升变后前面加 +；走法与它自己的棋子都不同的棋子最多 25 种。
variants-ini-unsayable-lines-differ = “{ $piece }”对白方和黑方走法不同。
    .help = 在 Fairy-Stockfish 里同一字母对双方走法相同。请给其中一方的棋子另一个字母。
variants-ini-unsayable-line = “{ $piece }”的走法不能全部写出：{ $reason }。
    .help = 小节里的这种棋子没有这些走法。
variants-ini-unsayable-moves = “{ $piece }”有些走法的出发格，不是其他棋子走第一步的格子。
    .help = Fairy-Stockfish 里一方所有棋子的第一步共用一个区域。
variants-ini-unsayable-confined = “{ $piece }”有只在某些格子之间的走法，写不出来。
    .help = Fairy-Stockfish 里，九宫斜线只用于它自己的 wazir、卒、车和朝鲜象棋的包。
variants-ini-unsayable-holes = 棋盘的空洞与初始局面里的不同。
variants-ini-unsayable-promotion = 升变不能全部写出。
    .help = Fairy-Stockfish 里一方有一个升变区、一份兵可升变的棋子表，其他棋子各只能变成一种。
variants-ini-unsayable-castling = 王车易位不能全部写出。
    .help = Fairy-Stockfish 里一个王向每一侧易位到一条直线，黑白相同，车落在王旁边。
variants-ini-unsayable-en-passant = 谁能吃谁的过路，写不出来。
    .help = Fairy-Stockfish 里每个走两格以上的第一步都可以被吃过路。
variants-ini-unsayable-pass = 一方何时可以停着，写不出来。
variants-ini-unsayable-compulsory-capture = 必须吃子的规则写不出来。
variants-ini-unsayable-whole-captures = 连吃必须吃到底的规则写不出来。
variants-ini-unsayable-blast = 爆炸的规则写不出来。
    .help = Fairy-Stockfish 里，吃子会炸掉该格旁边的棋子，连同吃子的棋子。
variants-ini-unsayable-flying = 双王不得照面的规则写不出来。
variants-ini-unsayable-facing = 双王照面的后果写不出来。
variants-ini-unsayable-no-checks = 不得将军的规则写不出来。
variants-ini-unsayable-royalty = 哪些棋子不得留在被攻击的位置，写不出来。
    .help = Fairy-Stockfish 里一方有一个王，另外还可有某些种类的棋子，或每个都算，或只算最后一个。
variants-ini-unsayable-drops = 打入的规则写不出来。
variants-ini-unsayable-mate = 将死或逼和的结果写不出来。
variants-ini-unsayable-checks = 按将军次数终局的规则写不出来。
    .help = Fairy-Stockfish 里，将军几次得胜写在初始局面中。
variants-ini-unsayable-quiet = 无进展若干步后终局的规则写不出来。
    .help = Fairy-Stockfish 把双方各一步合起来数，所以单方着数必须是偶数。
variants-ini-unsayable-repetition = 重复局面的结果写不出来。
    .help = Fairy-Stockfish 里长将判负，或与其他重复一样。
variants-ini-unsayable-two-passes = 连续两次停着终局的规则写不出来。
variants-ini-unsayable-extinction = 因棋子灭绝而终局的规则写不出来。
    .help = Fairy-Stockfish 里双方共用一条这样的规则；某些种类的棋子不得留在被攻击的位置时则没有。
variants-ini-unsayable-goal = 到达某区域而终局的规则写不出来。
    .help = Fairy-Stockfish 里一方有一个区域，由一种棋子或任何棋子到达，到达即胜。
variants-ini-unsayable-leaving = 在 Fairy-Stockfish 里，到达该区域的棋子在自己下一步时仍在其中就胜，不必先离开。
variants-ini-unsayable-region = “{ $piece }”可以站在哪里，写不出来。
variants-ini-unsayable-spares = “{ $piece }”不能吃或不能跳过什么，写不出来。
    .help = Fairy-Stockfish 里棋子可以不吃同类；它的朝鲜象棋的包不跳过同类。
variants-ini-unsayable-blast-immune = “{ $piece }”是否不怕爆炸，写不出来。
variants-ini-unsayable-captor-immune = 在 Fairy-Stockfish 里，“{ $piece }”自己吃子引起的爆炸也炸不掉它。
variants-ini-unsayable-in-hand = “{ $piece }”到了手中变成什么，写不出来。
    .help = Fairy-Stockfish 里它变回升变前的棋子，或者全都不变。
variants-ini-unsayable-drop = “{ $piece }”怎样打入，写不出来。
    .help = Fairy-Stockfish 里一方有一个打入区；兵和打入后不能再走的棋子不得打入最后几条横线。
