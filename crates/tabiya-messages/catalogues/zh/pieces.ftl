# pieces

## 棋盘

pieces-position-empty = 文本是空的；这里应有一个棋盘。
    .help = 从最上面的横线写起，各条横线之间用 / 隔开：8/8/8/8/3A4/8/8/8。
pieces-position-too-long = 文本有 { $bytes } 字节；最多读 { $limit } 字节。
    .help = 最大的棋盘（16x16）也用不到 1,000 字节。
pieces-position-character = “{ $found }”在棋盘上不表示任何东西。
    .help = 一条横线里用字母表示棋子（大写为白方），数字表示连续的空格，* 表示没有格子的空洞。
pieces-position-full-width = “{ $found }”是全角字符；局面用半角字母和数字书写。
    .help = 请写 { $right }。
# $found (input), $right (text): the same in Latin letters.
pieces-position-cyrillic = “{ $found }”是西里尔字母；局面用拉丁字母书写。
    .help = 请写 { $right }。
# $found (input).
pieces-position-side = “{ $found }”不表示轮到哪一方走。
    .help = 棋盘后空一格写 w（白方）或 b（黑方）。棋盘内部没有空格。
# $found (input).
pieces-position-field = “{ $found }”不是行棋方之后的任何一个字段。
    .help = 依次是：王车易位的权利（KQkq 或 -）、吃过路兵的格子（e3 或 -）、步数计数（0 1）。
pieces-position-gap = “{ $found }”不能表示空格的数目。
    .help = 请写 1 到 16 的数，前面不加 0。
pieces-position-mark = 这个 { $found } 不属于任何棋子。
    .help = 升变过的棋子在字母前写 +，或在字母后写 ~：+P、Q~。
pieces-position-hand = 从这里开始的手牌（持驹）没有写完。
    .help = 请用 ] 结束：[Pp]；没有手牌时写 []。
pieces-position-after-hand = 棋盘写到手牌为止，后面却还有“{ $found }”。
    .help = 请去掉它；如果它是下一个字段，请在前面加一个空格。
pieces-position-empty-rank = 从上数第 { $rank } 条横线没有格子。
    .help = 请写出空格的数目，例如 8；或者去掉一个 /。
pieces-position-width = 从上数第 { $rank } 条横线有 { $found } 格；其他横线有 { $expected } 格。
    .help = 各条横线宽度必须相同。一个字母或 * 算一格，数字是几就算几格。
pieces-position-too-wide = 从上数第 { $rank } 条横线有 { $found } 格；最多 { $limit } 格。
    .help = 相连的两位数字是一个数：12 表示十二格。
pieces-position-too-high = 棋盘有 { $ranks } 条横线；最多 { $limit } 条。
    .help = 看看是不是多写了 /。

## 有名字的棋子从何而来

# $game (term)：pieces-game-…。
pieces-known-game = { $game }
# $game (term), $author (text)：棋子的发明者。
pieces-known-game-author = { $game }（{ $author }）
# $game (term), $since (message)：pieces-known-year 或 pieces-known-century。
pieces-known-game-since = { $game }（{ $since }）
# $game (term), $author (text), $since (message)。
pieces-known-game-author-since = { $game }（{ $author }，{ $since }）
# $year (text)。
pieces-known-year = { $year } 年
# $century (number)。
pieces-known-century = { $century } 世纪

## 限额

# $limit（数字）：步数的上限。
pieces-budget-steps = 在这个棋盘上找出这个棋子的走法，需要超过 { $limit } 步计算。
    .help = 括号套括号、很宽的范围和很多并列的走法会使工作成倍增加；棋盘小一些，工作就少一些。

## 记法：写错之处
## $found（消息）：pieces-syntax-quoted，或行末。
## $right、$near、$far、$distance（文本或输入）：正确的写法。

pieces-syntax-end = 行末
# $text（输入）。
pieces-syntax-quoted = “{ $text }”
# $length（数），$most（数）。
pieces-syntax-too-long = 这一行有 { $length } 个字符；最多读 { $most } 个。
    .help = 一行只写一种棋子的走法；多种棋子请逐个给出。
# $most（数）。
pieces-syntax-too-deep = 这里的括号嵌套超过了 { $most } 层。
    .help = 请去掉不起作用的括号：((1+)) 就是 1+。
pieces-syntax-empty = 这一行是空的。
    .help = 请写出棋子的走法：1* 是王，~1/2 是马。
pieces-syntax-unknown = { $found }不是这套记法的符号。
    .help = 请去掉它，或改用记法的符号：数字、n、+ X * > < =、~ ^、字母、/ - | . ; & , ( ) 和 !。
pieces-syntax-unknown-letter = { $found }在这套记法里没有意义。
    .help = 小写字母有条件 i c o w b a e h、数目 n 和半径 r。f、g、k、l、m、s 等属于别的记法，例如贝扎记法。表示棋子和横线的字母要大写：S1、L8Q。
pieces-syntax-foreign-letter = { $found }不是记法中的字母。
    .help = 记法只有拉丁大写字母和小写字母 a b c e h i n o r w，都不带附加符号。
pieces-syntax-betza = { $found }是贝扎记法，不是这套记法。
    .help = 用这套记法写作 { $right }。
pieces-syntax-wrong-sign = 记法写作“{ $right }”，不写{ $found }。
    .help = 请写 { $right }。
pieces-syntax-word = 这里是单词{ $found }；可供选择的走法之间用逗号。
    .help = 请改写为 ,。
# $where（文本）：behind 在完整走法之后，inside 在走法之中，optional 是不在升变之后的 ?。
pieces-syntax-unexpected = { $found }不能写在这里。
    .help = { $where ->
        [behind] 一个走法到它之前就结束了。可供选择的走法之间写逗号；同一走法的各段之间写 .、; 或 &。
        [optional] ? 只写在可以放弃的升变之后：L8Q?。
       *[inside] 请去掉它，或在这里改写成原来想写的内容。
    }
pieces-syntax-missing-separator = { $found }之前缺一个逗号。
    .help = 请写 { $right }。如果是同一走法的两段，请把逗号换成 .、; 或 &。
pieces-syntax-missing-leg = 这里缺一个走法，却是{ $found }。
    .help = 逗号、连接符（. ; &）和括号之间应有走法：距离加方向，如 1+；或跳跃，如 ~1/2。
pieces-syntax-missing-move = 条件、影响和类型之后应有走法，这里却是{ $found }。
    .help = 请写出走法：距离加方向，如 1+；或跳跃，如 1/2。
pieces-syntax-empty-group = 这对括号里什么也没有。
    .help = 请在里面写一个走法，如 (1+)，或去掉括号。
pieces-syntax-missing-distance = 方向{ $found }之前没有距离。
    .help = 走一格写 { $near }，格数不限写 { $far }。
pieces-syntax-missing-direction = 距离 { $distance } 之后没有方向，而是{ $found }。
    .help = 直走写 { $distance }+，斜走写 { $distance }X，两者皆可写 { $distance }*。跳跃有两个数：1/2 是马步。
# $count (text).
pieces-syntax-missing-group = 次数 { $count } 之后应是括号，这里却是{ $found }。
    .help = 要重复的走法写在括号里：{ $right }。
pieces-syntax-direction-first = { $found }里方向写在了距离前面。
    .help = 请写 { $right }。
pieces-syntax-no-direction = { $found }不是方向。
    .help = 方向有 +（直）、X（斜）、*（直和斜）、>（前）、<（后）、=（左右），合写 <> >= <= <>=，以及 >>（右）、<<（左）。X 后面可以加箭头：X>。
pieces-syntax-missing-range-end = 范围没有终点，而是{ $found }。
    .help = 请在 - 之后写一个数或 n：1-3、2-n。
pieces-syntax-range-down = 范围{ $found }是从大到小的。
    .help = 请写 { $right }。
pieces-syntax-range-from-any = 范围不能从 n 开始：{ $found }。
    .help = 单写 n 表示任意距离；2-n 表示 2 或更远。
pieces-syntax-missing-second = / 之后没有数，而是{ $found }。
    .help = 跳跃有两个数：1/2 是一个方向一格、另一个方向两格。
# $most（数）。
pieces-syntax-number-too-large = { $found }太大：最大的数是 { $most }。
    .help = n 表示棋盘允许的最远距离。
pieces-syntax-sign = 距离没有正负号。
    .help = 向后是 <：3<。只有向量里才有负号：(1,-3)。
pieces-syntax-vector-part = 向量有两个数；这里该有一个数，却是{ $found }。
    .help = 请写向右几格、向前几格：(1,-2)。
pieces-syntax-count-zero = 一组走法至少做一次，次数不能是{ $found }。
    .help = 请写 1 或更大的次数：3(1X) 最多三次，n(1X) 次数不限。
pieces-syntax-missing-radius = 没有半径，而是{ $found }。
    .help = 请写一个数或 n：r2 是两格以内的所有格子，Ar1 炸掉周围一格。
pieces-syntax-missing-line = L 之后没有横线的号数，而是{ $found }。
    .help = 走法前面的 L2：棋子在第 2 横线。L8Q：在第 8 横线变成 Q。
pieces-syntax-missing-promotion = 没有写升变成什么，而是{ $found }。
    .help = 请写棋子的字母：L8Q。作为条件时，横线写在走法前面：L2o2>。
pieces-syntax-missing-joint = O 之后没有字母，而是{ $found }。
    .help = 请写走动的棋子的字母和同伴的字母：OKR。
pieces-syntax-missing-partner = O 之后只有一个字母，接着是{ $found }。
    .help = 请写走动的棋子的字母和同伴的字母：OKR。
pieces-syntax-missing-swap = | 之后没有字母，而是{ $found }。
    .help = 请写要与之换位的棋子的字母：|R。
pieces-syntax-two-kinds = { $found }是第二个类型；一个走法只有一个类型。
    .help = 请只留一个：~（跳跃）、^（吃掉所跳过的棋子）或 ^^（隔子）。
pieces-syntax-late-kind = 类型{ $found }写在了距离后面。
    .help = 请写 { $right }。
pieces-syntax-late-condition = 条件{ $found }在走法里写得太靠后。
    .help = 先写条件，再写类型，再写距离：c~2+。
pieces-syntax-letter = { $found }表示附近的棋子，后面却没有距离。
    .help = { $right } 表示一格之外有这种棋子。作为条件的大写字母有 A、E、W、B，以及带号数的 L。
pieces-syntax-long-influence = 影响的距离只有一位数字，{ $found }是多余的。
    .help = 请写一位数字，或写 n。
pieces-syntax-nothing-negated = ! 没有可以否定的东西，后面是{ $found }。
    .help = 它写在影响或状态条件之前：!S1、!h、!i。
pieces-syntax-not-negatable = { $found }不能否定。
    .help = 请写与它相反的 { $right }。
pieces-syntax-negation-outside = 影响的 ! 写在括号里面。
    .help = 请写 { $right }。
pieces-syntax-unclosed = 到行末还有括号没有关上。
    .help = 请在该组结束处写 )。
pieces-syntax-unopened = 没有与这个括号相配的左括号。
    .help = 请去掉 )，或在该组开始处写 (。
pieces-syntax-must-at-end = & 之后必须还有一段，这里却是{ $found }。
    .help = 带次数的组在 ) 之前可以写 . 或 ;，不能写 &。
pieces-syntax-uncounted-link = ) 之前的连接符只能用于带次数的组。
    .help = 请写上次数，如 n(1+.)，或去掉连接符。
# $number（文本）：E2。$extension（词）：pieces-extension-…。
pieces-syntax-extension = 原文档没有{ $found }：它是扩展 { $number }，即{ $extension }。
    .help = 请按“tabiya”规格来读，它包含各项扩展。

## 记法的扩展

pieces-extension-link = 右括号之前的连接符
pieces-extension-hop = 隔子 ^^
pieces-extension-not = h 以外的条件之前的 ! 号
pieces-extension-star = * 后面的箭头
pieces-extension-oblique = 以跳跃计的影响
pieces-extension-promotion = 带 + 或 ? 的升变

## 记法：值得知道之处

pieces-lint-homoglyph = { $found }是西里尔字母，按拉丁字母 { $right } 来读。
    .help = 请写拉丁字母。
pieces-lint-lower-x = x 按 X（斜线）来读。
    .help = 请写 X。
pieces-lint-lower-x-letter = x 按棋子字母 X 来读。
    .help = 请写 X。
# $next (text): a digit. $right (text): the influence in parentheses.
pieces-lint-one-digit = { $found }的距离只有一位数字；后面的 { $next } 属于下一部分。
    .help = 要把两者分开，请写 { $right }。
pieces-lint-bare-vector = { $found }按一个向量来读，不是两个走法。
    .help = 请写 { $right }。
pieces-lint-plus-arrow = { $found }和 + 一样：箭头所指的方向 + 都有。
    .help = 请写 +，或只写箭头 { $right }。
pieces-lint-whitespace-inside = { $found }里的空格不起作用。
    .help = 请写 { $right }。
# $influence（输入），$conditions（输入）：两种写法。
pieces-lint-letter-clash = { $found }按影响来读，但它的字母也可以是条件。
    .help = 要写影响，请写 { $influence }；要写条件，请写 { $conditions }。
pieces-lint-letter-clash-no-condition = { $found }是影响，但它的字母另有含义。
    .help = 请写 { $influence }。
# $direction (text).
pieces-lint-idle-direction = { $found }中的方向 { $direction } 不起任何作用。
    .help = { $right } 的意思相同。这里的方向只用来限定自身没有方向的 1/2 之类跳跃，而且要带箭头：1/2>。
pieces-lint-redundant-leap = { $found }里的 ~ 不起作用：这本来就是跳跃。
    .help = 写 { $right } 也一样。
pieces-lint-turning = { $found }的各次重复之间可以转向，因为照直重复不会多出什么。
    .help = 写 { $right } 就不必靠这条特别规定。
pieces-lint-no-move = { $found }不产生任何走法。
    .help = 请去掉它。
pieces-lint-fragment = { $found }只说附近有什么棋子，不产生任何走法。
    .help = 请在后面写走法：S1=c1> 表示左右有 S 时可以向前吃子。
pieces-lint-co = { $found }既必须吃子又不得吃子，永远走不成。
    .help = 只吃子请留 c，只走不吃请留 o。
# $first（消息），$second（消息）：条件。
pieces-lint-contradiction = { $first }和{ $second }不会同时成立，所以{ $found }永远走不成。
    .help = 请只留一个，或写成用逗号隔开的两个走法。
# $what（文本）：joint 或 swap。
pieces-lint-exchange-not-alone = { $found }是{ $what ->
        [joint] 易位
       *[swap] 互换位置
    }，只能单独成为一个走法；写成较长走法的一段，或写在组里，就永远走不成。
    .help = 请把它写成用逗号隔开的另一个走法：{ $right }。
pieces-lint-exchange-no-step = { $found }没有说{ $what ->
        [joint] 易位的棋子往哪里走、走多远
       *[swap] 同伴在哪里
    }，所以永远走不成。
    .help = 请先写距离和方向：{ $what ->
        [joint] 2=OKR
       *[swap] n=|R
    }。
# $first（消息）：起作用的那一个。
pieces-lint-second-exchange = { $found }不起作用：一个走法只带一个同伴，先写的是{ $first }。
    .help = 两个走法之间请写逗号；有其一即可的字母写在一起：|RQ。
# $signs（消息）：不起作用的符号。$what（文本）：joint 或 swap。
pieces-lint-idle-sign = { $found }中的{ $signs }不起作用：{ $what ->
        [joint] 易位不吃子，途经的各格也须为空
       *[swap] 互换位置不吃子
    }。
    .help = 写 { $right } 也一样。
# $before（消息）：必定吃子的一段。
pieces-lint-cut-off = { $found }永远不会走到：{ $before }必定吃子，而吃子之后走法到下一个 . 为止。
    .help = 吃子后还可继续请写 ;，后面的部分必须完成请写 &：{ $right }。
pieces-lint-lost-promotion = { $found }永远不会发生：同一走法会把棋子从棋盘上移除。
    .help = 请去掉升变，或去掉移除棋子的 c0。
# $number（文本）：E2。$extension（词）：pieces-extension-…。
pieces-lint-extension-used = { $found }用到扩展 { $number }，即{ $extension }。
    .help = 只懂原文档的程序读不了它。
# $boards（数），$size（文本）：8x8。
pieces-lint-nothing-added = { $found }没有增加什么：在 { $boards } 个 { $size } 棋盘上（有空的，也有随机摆子的），去掉它走法不变。
    .help = 在 { $size } 棋盘上，写 { $right } 也一样。
pieces-lint-never-moves = 在 { $boards } 个 { $size } 棋盘上（有空的，也有随机摆子的），{ $found }一步也走不成。
    .help = 它要求的情形很少见，或需要更大的棋盘，或根本不会出现。
# $what（文本）：promotion 或 effect。$alone（文本）：此行别无走法时为 yes。
pieces-lint-never-acts = { $found }从未{ $what ->
        [promotion] 使棋子升变
       *[effect] 起作用
    }：在 { $boards } 个 { $size } 棋盘上（有空的，也有随机摆子的），有它没有它走法都一样。
    .help = { $alone ->
        [yes] 它作用于别的走法。请在旁边写一个走法，用逗号隔开：{ $right }。
       *[no] { $what ->
            [promotion] 横线从走动的棋子一方数起，从 1 到棋盘的高度；须有走法止于该横线。
           *[effect] 它要求的情形很少见，或需要更大的棋盘，或根本不会出现。
        }
    }

## 有名字的棋子所出自的棋种

pieces-game-armenian-draughts = 亚美尼亚跳棋
pieces-game-berolina-chess = 柏林兵国际象棋
pieces-game-bigorra = 比戈拉象棋
pieces-game-breakthrough = 突围棋
pieces-game-carreras-chess = 卡雷拉象棋
pieces-game-chaturanga = 恰图兰卡
pieces-game-chess = 国际象棋
pieces-game-chess-with-different-armies = 异军国际象棋
pieces-game-chu-shogi = 中将棋
pieces-game-courier-chess = 信使棋
pieces-game-dai-shogi = 大将棋
pieces-game-document = 本记法的文档
pieces-game-empire-chess = 帝国象棋
pieces-game-english-draughts = 英国跳棋
pieces-game-fairy-chess = 仙灵象棋
pieces-game-falcon-chess = 猎鹰象棋
pieces-game-falcon-hunter-chess = 猎鹰与猎人象棋
pieces-game-gigachess = 吉咖象棋
pieces-game-grant-acedrex = 大阿塞德雷斯棋
pieces-game-heian-dai-shogi = 平安大将棋
pieces-game-heian-shogi = 平安将棋
pieces-game-hiashatar = 大蒙古象棋
pieces-game-hoppel-poppel = 马象互吃象棋
pieces-game-international-draughts = 国际跳棋
pieces-game-janggi = 朝鲜象棋
pieces-game-legans-chess = 莱根象棋
pieces-game-makruk = 泰国象棋
pieces-game-metamachy = 元战象棋
pieces-game-musketeer-chess = 火枪手象棋
pieces-game-new-zealand-chess = 新西兰象棋
pieces-game-omega-chess = 欧米茄象棋
pieces-game-partisan = 本记法文档中的“游击队”
pieces-game-pawn-back-chess = 退兵象棋
pieces-game-pawn-sideways-chess = 横兵象棋
pieces-game-scirocco = 热风象棋
pieces-game-shako = 沙科象棋
pieces-game-shatranj = 沙特兰兹
pieces-game-shogi = 日本将棋
pieces-game-spartan-chess = 斯巴达象棋
pieces-game-tamerlane-2000 = 帖木儿2000
pieces-game-tamerlane-chess = 帖木儿象棋
pieces-game-tenjiku-shogi = 天竺大将棋
pieces-game-terachess = 太拉象棋
pieces-game-tori-shogi = 禽将棋
pieces-game-torpedo-chess = 鱼雷象棋
pieces-game-turkish-draughts = 土耳其跳棋
pieces-game-wa-shogi = 和将棋
pieces-game-wolf-chess = 狼棋
pieces-game-xiangqi = 中国象棋
