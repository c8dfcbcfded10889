use insta::assert_snapshot;
use tabiya_messages::Language;

use super::said;

#[test]
fn in_chinese() {
    assert_snapshot!(said(Language::Chinese), @r#"
    toml-repeated: “pass”在这里第二次出现。
        请只留一个，或把两处的内容合在一起。
    toml-repeated: “Q”在这里第二次出现。
        请只留一个，或把两处的内容合在一起。
    toml-no-table: 这里给“drops”加键，但它不是能再加键的表。
        请把它的键都写在一处。
    toml-value: 这里缺少键或它的值。
        请写成 键 = 值：size = "8x8"。
    toml-key: 这里读不出键。
        键由字母、数字、- 和 _ 组成；其他的要加引号："+P"。
    toml-bracket: 这里有括号没有配对。
        [ 用 ] 关闭，[[ 用 ]]，{ 用 }。
    toml-quotes: 这里应是带引号的文本。
        请写在同一行的 " 和 " 之间；true 和 false 不加引号。
    toml-comma: 这些值之间少了或多了逗号。
        请写 ["P", "Q"] 或 { white = "e1", black = "e8" }。
    toml-escape: 这个 \ 后面的内容没有意义。
        \ 本身写作 \\；也可以把文本写在 ' 和 ' 之间，其中一切字符都表示自己。
    toml-number: 这里读不出数。
        请用数字书写，前面不加 0：100。文本要加引号。
    toml-deep: 这里的列表或表嵌套太深。
        变体的任何部分都用不到三层以上。
    toml-control: 这里有控制字符 ⟨U+0001⟩，TOML 里不能有它。
        请去掉它。
    toml-control: 这里有控制字符 ⟨U+0000⟩，TOML 里不能有它。
        请去掉它。
    toml-line-end: 这里的换行是旧 Mac 的写法：只有 U+000D。
        请用现在的换行保存文件：U+000A，或 U+000D 加 U+000A。
    toml-wide: 符号 ＝ 是别的输入法的；TOML 用的是 =。
        请写 =。
    toml-wide: 符号 “ 是别的输入法的；TOML 用的是 "。
        请写 "。
    toml-rest: 这里的内容不属于任何键或值。
        每行是 键 = 值，后面只能有注释：pass = "never" # 与国际象棋相同。
    base-unknown: 没有可供扩展的变体“chesss”。
        请写内置变体的名称，例如 chess；或者写文件：./mine.toml。
    base-broken: 这里扩展的“test-broken”读不出来：这里缺少键或它的值。
        请先检查那个文件。
    base-circle: 变体互相扩展，成了循环：“test-circle”再次出现。
        请让其中一个独立成文。
    base-deep: 互相扩展的变体超过 8 个。
        请扩展更靠近源头的变体。
    inherited: 沿用自“test-pawns”的“pieces.P.line”不合适：这个变体没有棋子“Q”。
        请在这里给它合适的值。不再需要的内容用 false 去掉，例如 pieces.Q = false。
    inherited: 沿用自“test-pawns”的“promotion”不合适：这个变体没有棋子“Q”。
        请在这里给它合适的值。不再需要的内容用 false 去掉，例如 pieces.Q = false。
    takes-nothing: 没有可由这个 false 去掉的“blast”。
        请去掉这一项；false 用来去掉被扩展的变体所有的内容。
    takes-nothing: 没有可由这个 false 去掉的“Z”。
        请去掉这一项；false 用来去掉被扩展的变体所有的内容。
    unknown-key-near: 这里没有“titel”这个键。
        请写 title。
    unknown-key-near: 这里没有“hole”这个键。
        请写 holes。
    unknown-key-near: 这里没有“compulsory_capture”这个键。
        请写 compulsory-capture。
    unknown-key: 这里没有“author”这个键。
        这里的键有：name、title、origin、extends、start、repeat、pass、compulsory-capture、flying、facing、whole-captures、no-checks、royalty、board、sectors、regions、pieces、promotion、castling、en-passant、drops、blast、ends和test。
    unknown-key: 这里没有“value”这个键。
        这里的键有：name、line、royal、glyph、region、blast-immune、confined、spares、shuns、in-hand和drop。
    unknown-key: 这里没有“de”这个键。
        这里的键有：en、zh、vi和ru。
    unknown-key: 这里没有“red”这个键。
        这里的键有：white和black。
    missing-key: 这里缺少“name”这个键。
        请加上 name = 和它的值。
    missing-key: 这里缺少“start”这个键。
        请加上 start = 和它的值。
    missing-table: 缺少“board”这个表。
        请单独写一行 [board]，再在下面写这个表的键，至少要有 size。
    missing-table: 缺少“pieces”这个表。
        请单独写一行 [pieces.K]，再在下面写这个表的键，至少要有 line。
    missing-key: 这里缺少“line”这个键。
        请加上 line = 和它的值。
    missing-key: 这里缺少“zone”这个键。
        请加上 zone = 和它的值。
    missing-key: 这里缺少“to”这个键。
        请加上 to = 和它的值。
    missing-key: 这里缺少“en”这个键。
        请加上 en = 和它的值。
    missing-side: “line”没有写 black 一方。
        请两方都写：white 和 black；不分方的一个值对双方都适用。
    missing-side: “sectors”没有写 white 一方。
        请两方都写：white 和 black；不分方的一个值对双方都适用。
    missing-side: “camp”没有写 white 一方。
        请两方都写：white 和 black；不分方的一个值对双方都适用。
    wrong-type: 这里的“flying”是文本；应当是true 或 false。
    wrong-type: 这里的“origin”是整数；应当是文本。
    wrong-type: 这里的“checks”是true 或 false；应当是整数。
    wrong-type: 这里的“checks”是带小数点的数；应当是整数。
    wrong-type: 这里的“origin”是日期或时间；应当是文本。
    wrong-type: 这里的“drops”是true 或 false；应当是表。
    wrong-type: 这里的“promotion”是表；应当是表的列表。
    wrong-type: 这里的“promotion”是整数；应当是表。
    wrong-type: 这里的“title”是列表；应当是文本，或按语言列出文本的表。
    wrong-type: 这里的“line”是整数；应当是文本，或含 white 和 black 的表。
    wrong-type: 这里的“in-hand”是true 或 false；应当是加引号的棋子字母，或 false。
    wrong-type: 这里的“spares”是整数；应当是加引号的棋子字母，或它们的列表。
    wrong-type: 这里的“play”是文本；应当是列表。
    number: 这里的“checks”是 0；应当在 1 到 255 之间。
    number: 这里的“checks”是 -1；应当在 1 到 255 之间。
    number: 这里的“plies”是 99999999999999999999；应当在 1 到 10000 之间。
    word: “repeat”不能是“never”。
        可以选：document、straight和turning。
    word-near: “pass”不能是“when_stuck”。
        请写 when-stuck。可以选：never、always和when-stuck。
    word-near: “stalemate”不能是“lose”。
        请写 loss。可以选：win、loss和draw。
    empty-text: “origin”是空的。
        请写上内容，或者去掉它。
    empty-text: “line”是空的。
        请写上内容，或者去掉它。
    unseen-sign: “origin”里有看不见的字符 ⟨U+000A⟩。
        请去掉它，并把文字写在一行里。
    unseen-sign: “origin”里有看不见的字符 ⟨U+200B⟩。
        请去掉它，并把文字写在一行里。
    unseen-sign: “title”里有看不见的字符 ⟨U+00AD⟩。
        请去掉它，并把文字写在一行里。
    unseen-sign: “title”里有看不见的字符 ⟨U+FEFF⟩。
        请去掉它，并把文字写在一行里。
    unseen-sign: “title”里有看不见的字符 ⟨U+FFFE⟩。
        请去掉它，并把文字写在一行里。
    unseen-sign: “ru”里有看不见的字符 ⟨U+202E⟩。
        请去掉它，并把文字写在一行里。
    unseen-sign: “name”里有看不见的字符 ⟨U+0009⟩。
        请去掉它，并把文字写在一行里。
    unseen-sign: “glyph”里有看不见的字符 ⟨U+001B⟩。
        请去掉它，并把文字写在一行里。
    long-text: “title”有 89 个字符；最多读 80 个。
    long-list: “perft”有 17 项；最多读 16 项。
    name: “Tiny Game”不能用作变体的名称。
        名称由小写字母 a 到 z、数字和 - 组成：king-of-the-hill。人们的叫法写在 title 里。
    letter: “QQ”不能用作棋子的字母。
        应是 A 到 Z 的大写字母；升变后的棋子在前面加 + 或后面加 ~：P、+P、Q~。
    letter: “Ф”不能用作棋子的字母。
        应是 A 到 Z 的大写字母；升变后的棋子在前面加 + 或后面加 ~：P、+P、Q~。
    letter-case: “q”不能用作棋子的字母，因为棋子用大写字母。
        请写 Q；局面中黑方的棋子才用小写。
    letter-case: “p”不能用作棋子的字母，因为棋子用大写字母。
        请写 P；局面中黑方的棋子才用小写。
    size: “17x8”不是棋盘的尺寸。
        请写列数和行数，中间用 x 隔开，各为 1 到 16：8x8。
    size: “8”不是棋盘的尺寸。
        请写列数和行数，中间用 x 隔开，各为 1 到 16：8x8。
    size: “0x4”不是棋盘的尺寸。
        请写列数和行数，中间用 x 隔开，各为 1 到 16：8x8。
    size: “04x4”不是棋盘的尺寸。
        请写列数和行数，中间用 x 隔开，各为 1 到 16：8x8。
    all-holes: 这些空洞把整个棋盘都挖掉了。
        请去掉一些空洞。
    term: “A2”没有指明格子。
        格子写作 a1、a1-c3、rank 3、ranks 1-4、file c、files a-c、all、none 或区域的名称；not 去掉它后面的一项。
    term: “a1-”没有指明格子。
        格子写作 a1、a1-c3、rank 3、ranks 1-4、file c、files a-c、all、none 或区域的名称；not 去掉它后面的一项。
    term-near: “non”没有指明格子。
        请写 none。
    term-near: “cmap”没有指明格子。
        请写 camp。
    term: “&”没有指明格子。
        格子写作 a1、a1-c3、rank 3、ranks 1-4、file c、files a-c、all、none 或区域的名称；not 去掉它后面的一项。
    long-list: “regions”有 65 项；最多读 64 项。
    term-end: “rank”后面缺了内容。
        请写 rank 3、ranks 1-4、file c、files a-c 或 not d4。
    term-end: “not”后面缺了内容。
        请写 rank 3、ranks 1-4、file c、files a-c 或 not d4。
    ranks: “a”不是横线的编号。
        请写一个数，或用 - 相连的两个数：rank 3、ranks 1-4。
    files: “1-2”不是直线的字母。
        请写一个小写字母，或用 - 相连的两个：file c、files a-c。
    range-down: “3-1”的次序反了。
        请写 1-3。
    off-board: “a5”在 4x4 的棋盘之外。
        以白方来看，直线从 a 起向右数，横线从 1 起向上数。
    off-board: “a1-e4”在 4x4 的棋盘之外。
        以白方来看，直线从 a 起向右数，横线从 1 起向上数。
    off-board: “3-5”在 4x4 的棋盘之外。
        以白方来看，直线从 a 起向右数，横线从 1 起向上数。
    off-board: “e”在 4x4 的棋盘之外。
        以白方来看，直线从 a 起向右数，横线从 1 起向上数。
    nothing-before: 这个 not 前面没有可以去掉的格子。
        请先写从何处去掉：all not d4。
    no-squares: 这里一个格子也没有。
        请指明格子；某一方没有格子时为它写 none。
    only-holes: 这里写的格子全是空洞，不属于棋盘。
        请指明棋盘上的格子；某一方没有格子时为它写 none。
    region-unknown: 没有区域“palace”。
        本变体的区域：无。格子写作 a1、a1-c3、rank 3、files a-c 或 all。
    region-circle: 区域“two”用自己来说明自己。
        互相引用的区域中，请有一个写明格子。
    region-nowhere: 区域“camp”没有格子。
        请写 squares，或者 white 和 black。
    region-twice: 区域“camp”的格子写了两次：既不分方，又分了方。
        请只留 squares，或只留 white 和 black。
    region-sides: 这些格子因方而异，而这里的格子不分方。
        请直接写格子，不要写区域的名称。
    region-name: “rank”不能用作区域的名称。
        名称由小写字母 a 到 z、数字和 - 组成，不能写得像格子，也不能是 all 之类的词。
    region-name: “a1”不能用作区域的名称。
        名称由小写字母 a 到 z、数字和 - 组成，不能写得像格子，也不能是 all 之类的词。
    region-name: “My camp”不能用作区域的名称。
        名称由小写字母 a 到 z、数字和 - 组成，不能写得像格子，也不能是 all 之类的词。
    sectors-overlap: 双方的半区有共同的格子。
        一个格子只属于一方的半区，或不属于任何一方。
    no-pieces: 这个变体没有棋子。
        请加上棋子：K = { line = "1*", royal = true }。
    unknown-letter: 这个变体没有棋子“S”。
        棋子有：K、P和Q。
    unknown-letter: 这个变体没有棋子“R”。
        棋子有：K、P和Q。
    repeated-letter: “P”在这个列表中第二次出现。
        请去掉它。
    no-letters: “victims”没有写任何棋子。
        请写棋子的字母：["P", "N"]。
    joint-mover: O 后面首先写这一行所属的棋子 Q，而不是 K。
        请写 OQ，再写同伴的字母。
    promotes-to-itself: Q 在这里会变成 Q，也就是它自己。
        请去掉它；棋子可以不变时，写 mandatory = "none"。
    promotes-to-itself: P 在这里会变成 P，也就是它自己。
        请去掉它；棋子可以不变时，写 mandatory = "none"。
    much-work: 加上这一行，对局开始前棋子的准备工作超过 50000000 步。
        很宽的范围和很多并列的走法会使每一格的工作成倍增加；棋盘小一些，格子就少一些。
    hand-without-drops: 这个变体中，吃掉的棋子不进入手中。
        请在 [drops] 下写 captures-to-hand = true，或者去掉这一项。
    drop-without-drops: 这个变体没有打入。
        请加上表 [drops]，或者去掉这一项。
    drop-outside: 有些打入的格子是 Q 不能站的。
        打入的区域应在棋子的区域之内。
    drop-itself: Q 本来就可以打入为自己。
        请去掉它：as 只列出它还可以变成什么。
    royal-in-hand: Q 是王类棋子，所以不会在手中。
        请去掉这一项，或把它改为普通棋子。
    royal-in-hand: K 是王类棋子，所以不会在手中。
        请去掉这一项，或把它改为普通棋子。
    royal-victim: K 是王类棋子，不能用吃过路的方式吃掉。
        请去掉它，或写 royalty = "none"：那样王类棋子可以被吃。
    mandatory-outside: 其中有些格子在升变区之外。
        mandatory 只能写升变区内的格子，或写 none。
    limit-of-none: “K”有限额，但这里没有什么会变成它。
        请把它加入列表 to，或去掉这个限额。
    castling-form: “d1”不是 4x4 棋盘上的两个格子。
        请写出发的格子和到达的格子：e1g1。
    castling-form: “d1e1”不是 4x4 棋盘上的两个格子。
        请写出发的格子和到达的格子：e1g1。
    castling-crooked: “d1b2”既不沿横线，也不沿直线。
        易位时两个棋子都走直线。
    castling-hole: “a1c1”的起点或终点是空洞。
        请写棋盘上的格子。
    castling-nothing: 这样的易位没有移动任何棋子。
        请让 mover 和 partner 写明各自从哪里到哪里：mover = "e1g1"。
    castling-same: 两个棋子会站在同一格。
        请为两个棋子写不同的起点和不同的终点。
    castling-two-ends: 另一种易位中，这个棋子走法相同、搭档也相同，只是搭档到另一格；着法的写法无法区分这两种易位。
        请只留一个。
    no-royals: “flying”涉及王类棋子，但没有需要避免受攻击的棋子。
        请给某个棋子写 royal = true（且不写 royalty = "none"），或者去掉这一项。
    no-royals: “no-checks”涉及王类棋子，但没有需要避免受攻击的棋子。
        请给某个棋子写 royal = true（且不写 royalty = "none"），或者去掉这一项。
    no-royals: “checks”涉及王类棋子，但没有需要避免受攻击的棋子。
        请给某个棋子写 royal = true（且不写 royalty = "none"），或者去掉这一项。
    no-royals: “royalty”涉及王类棋子，但没有需要避免受攻击的棋子。
        请给某个棋子写 royal = true（且不写 royalty = "none"），或者去掉这一项。
    checks-never: 这里要数将军，但 no-checks 使将军都不合法。
        请只留一个。
    facing-never: 这里的王类棋子不能照面：flying 使照面不合法。
        flying 和 facing 请只留一个。
    blast-nothing: 这个爆炸什么也不除去。
        请把 radius 写成 1 以上，或去掉 captor。
    each-of-all: “each”要逐个数列表中的棋子，但没有列表。
        请写明棋子：pieces = ["K", "Q"]。
    reply-by-nobody: 没有棋子的一方无法回应。
        请写 at-most = 1 或更大，或去掉 reply。
    reply-to-leaving: 离开区域的情形没有回应。
        请去掉 reply 或 leaving。
    reply-to-draw: 回应会使对局成为和棋，而这里本来就是和棋。
        请去掉 reply，或写 result = "win"。
    wrong-type: 这里的“flying”是整数；应当是true 或 false。
    unknown-key-near: 这里没有“royalti”这个键。
        请写 royalty。
    off-board: “h8”在 4x4 的棋盘之外。
        以白方来看，直线从 a 起向右数，横线从 1 起向上数。
    castling-repeated: 这种易位已经由另一个 [[castling]] 或移动者走法行里的 O 说明了。
        请只留一个。
    castling-exchanged: 另一种易位让同样的两个棋子走同样的路；这里只是把 mover 和 partner 对调了。
        请只留一个：留下 mover 不得在被攻击时易位、也不得经过或到达被攻击格子的那一个。
    castling-alone: 这样的易位只移动两个棋子中的一个。
        请让 mover 和 partner 写明各自从哪里到哪里；如果本意如此，可以保留。
    castling-idle-right: 易位权 Q 没有对应的易位：它所指的棋子没有可以易位到的格子。
        请从开局中去掉这个字母，或用 [[castling]] 写明易位的格子。
    checks-fewer: 将军 3 次才获胜，但开局里白方只剩 1 次，黑方只剩 2 次。
        请让开局与“checks”一致：开局写 3+3，或在这里写别的数。
    checks-fewer: 将军 4 次才获胜，但开局里白方只剩 3 次，黑方只剩 3 次。
        请让开局与“checks”一致：开局写 4+4，或在这里写别的数。
    promotion-repeated: 这里关于 P 的内容，上面的 [[promotion]] 已经全部说明了。
        请只留一个。
    idle-without-passes: “two-passes”不起作用，因为谁都不能停着。
        请去掉它，或允许停着：pass = "always" 或 "when-stuck"。
    starts-decided: 第一步之前对局就已结束：有棋子到达了目标。
        请改开局，或改 [ends] 里决定胜负的规则。
    unused-piece: 对局中永远不会出现棋子“Q”：开局没有它，也没有什么会变成它。
        请把它放上棋盘，或者去掉它。
    line-rank: 没有棋子能站在第 8 行：棋盘只有 4 行。
        行从棋子自己一方数起，从 1 开始。
    castling-nobody: 开局时这一方在 c1 没有棋子，所以永远不会从那里易位。
        只有开局以来没有动过的棋子才能易位。
    castling-nobody: 开局时这一方在 a1 没有棋子，所以永远不会从那里易位。
        只有开局以来没有动过的棋子才能易位。
    idle-without-royals: “mate”不起作用，因为没有需要避免受攻击的棋子。
        请去掉它，或给某个棋子写 royal = true。
    idle-without-royals: “touching-royals”不起作用，因为没有需要避免受攻击的棋子。
        请去掉它，或给某个棋子写 royal = true。
    idle-without-royals: “perpetual-check”不起作用，因为没有需要避免受攻击的棋子。
        请去掉它，或给某个棋子写 royal = true。
    "#);
}
