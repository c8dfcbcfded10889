# 阵棋。

formation-title = 阵棋
formation-typing = 请按记谱法输入行动（红车平三），或用数字（33-34，其后可加表示捉、推、拉的字母），或用拼音或英文名（che 3 4）。

## 棋子

formation-group-strategy = 兵法
formation-group-restraint = 牵制
formation-group-combat = 攻守
formation-group-mobility = 机动

formation-kind-general = 将
formation-kind-stratagem = 计
formation-kind-momentum = 势
formation-kind-adaptation = 变
formation-kind-wind = 风
formation-kind-forest = 林
formation-kind-fire = 火
formation-kind-mountain = 山
formation-kind-spear = 矛
formation-kind-shield = 盾
formation-kind-shell = 弹
formation-kind-mine = 雷
formation-kind-scholar = 士
formation-kind-pawn = 卒
formation-kind-horse = 马
formation-kind-rook = 车

# 一方的名称：单独使用，以及冠于棋子之前。
formation-side-red = 红方
formation-side-black = 黑方
formation-colour-red = 红
formation-colour-black = 黑

# 朗读时棋子的名称。
# $side（词）：formation-colour-…。
# $kind（词）：formation-kind-…。
formation-piece = { $side }{ $kind }

## 能力

formation-ability-push-ally = 推友
formation-ability-push-enemy = 推敌
formation-ability-ally-push = 友推
formation-ability-enemy-push = 敌推
formation-ability-pull-ally = 拉友
formation-ability-pull-enemy = 拉敌
formation-ability-ally-pull = 友拉
formation-ability-enemy-pull = 敌拉
formation-ability-hidden-capture = 暗捉
formation-ability-easy-capture = 易捉
formation-ability-overt-capture = 明捉
formation-ability-hard-capture = 难捉
formation-ability-capture = 捕捉
formation-ability-capturable = 被捉
formation-ability-counter-capture = 反捉
formation-ability-force-capture = 强捉
formation-ability-swift-move = 疾行
formation-ability-orthogonal-move = 纵横
formation-ability-diagonal-move = 交错
formation-ability-broad-step = 阔步
formation-ability-immobile = 不动
formation-ability-passivity = 被动
formation-ability-leader = 首领

## 阶段、胜负、行动

formation-phase-placement = 布阵
formation-phase-movement = 行棋
formation-result-unfinished = 未分
formation-result-red-wins = 红胜
formation-result-black-wins = 黑胜
formation-result-draw = 和棋
formation-action-place = 布子
formation-action-move = 移动
formation-action-capture = 捉
formation-action-push = 推
formation-action-pull = 拉
formation-action-resign = 认负

## 各种文本：应有之物与所见之物

formation-text-end = 空
formation-text-line-end = 此处有换行；应为{ $expected }。
    .help = 请去掉换行。
formation-text-quoted = “{ $text }”
formation-text-extra-space = 此处多了一个空格。
    .help = 两项之间恰有一个空格，首项之前、末项之后没有空格。
formation-text-byte-order-mark = 文本以字节序标记（U+FEFF）开头；开头应为{ $expected }。
    .help = 请存为不带字节序标记的 UTF-8。
formation-text-lone-cr = 此处有一个单独的回车符；应为{ $expected }。
    .help = 行尾用换行符，或用回车加换行。
formation-text-colon = 此处的冒号{ $found }是半角的；规范用全角“：”。
    .help = 请写 ：（U+FF1A）。
formation-text-space = 此处有空格（{ $found }）；应为{ $expected }。
    .help = 请去掉空格：只有列表各项之间有一个空格，别处没有。
formation-text-look-alike = 此处规范写作“{ $right }”，不是{ $found }。
    .help = 请写{ $right }。
formation-text-separator = 此处应为{ $expected }，实为{ $found }。
    .help = 两项之间恰有一个空格，首项之前、末项之后没有空格。
formation-text-bracket = 此处应为“{ $expected }”，实为{ $found }。
    .help = 列表写在方括号中：[ 和 ]。
formation-text-after-bracket = 右括号之后应换行，却有{ $found }。
    .help = 请去掉 ] 之后的内容。

formation-expect-side = 红或黑
formation-expect-result = 未分、红胜、黑胜或和棋
formation-expect-kind = 棋子名（将计势变风林火山矛盾弹雷士卒马车之一）
formation-expect-cell = 一一，或红、黑加棋子名
formation-expect-numeral = 一至己的数字
formation-expect-space-or-bracket = 一个空格或 ]
formation-expect-one-space = 两项之间恰好一个空格
formation-expect-line-end = 换行符
formation-expect-nothing = 结尾
formation-expect-reference = 红车这样的棋子，或一二这样的坐标
formation-expect-destination = 三四这样的坐标，或平、直、进、退加数字
formation-expect-suffix = 捉、推、拉或结尾

## 快照

formation-snapshot-empty = 文本为空；快照以“{ $expected }”开头。
    .help = 快照由五个带标签的行、一行列标和各行棋盘组成。
formation-snapshot-too-long = 快照有 { $bytes } 字节；最多读取 { $limit } 字节。
    .help = 最大的 16x16 棋盘连同棋子池也不到 3000 字节。
formation-snapshot-label = 这一行应以“{ $expected }”开头，此处却是{ $found }。
    .help = 各行依次为：行棋方：、红方：、黑方：、胜负：、棋盘：、列标、各行。
formation-snapshot-missing-line = 此处缺一行：以“{ $expected }”开头的那一行。
    .help = 各行依次为：行棋方：、红方：、黑方：、胜负：、棋盘：、列标、各行。
formation-snapshot-extra-line = 下一行应以“{ $expected }”开头；{ $found }位置不对。
    .help = 带标签的行各出现一次，依次为：行棋方：、红方：、黑方：、胜负：、棋盘：。
formation-snapshot-blank-line = 快照中间有空行；下一行应以“{ $expected }”开头。
    .help = 请去掉空行。
formation-snapshot-text-after = 快照结束之后还有{ $found }。
    .help = 快照就是全部文本；只有棋谱才在快照和一个空行之后写回合。
formation-snapshot-side = 此处应为{ $expected }，实为{ $found }。
    .help = 请写明下一个行棋的一方：行棋方：红 或 行棋方：黑。
formation-snapshot-result = 胜负应为{ $expected }，实为{ $found }。
    .help = 对局未结束时写 胜负：未分。
formation-snapshot-after-value = 这一行应到此为止，却有{ $found }。
    .help = 请去掉多余的内容。
formation-snapshot-pool-piece = 棋子池此处应为{ $expected }，实为{ $found }。
    .help = 棋子池列出单字的棋子名，以一个空格分隔：[弹 马]。
formation-snapshot-pool-owner = 行首的标签已经说明了所属，{ $found }是重复的。
    .help = 请只写{ $expected }。
formation-snapshot-pool-colour = { $side }的棋子池中有{ $found }；其中只能有己方棋子。
    .help = 请移到另一方的棋子池，写作{ $expected }。
formation-snapshot-column-label = 列标应为“{ $expected }”，实为{ $found }。
    .help = 列标依次为：一路 二路 三路 ……
formation-snapshot-no-columns = 列标行没有列标。
    .help = 至少写一列：零[一路]。
formation-snapshot-columns = 棋盘有 { $columns } 列（{ $found }已超出）；最多 { $limit } 列。
    .help = 最后一列是己路。
formation-snapshot-no-rows = 棋盘没有行。
    .help = 列标之后每行写一行：一[一一 一一]。
formation-snapshot-rows = { $found }超出了行数：棋盘最多 { $limit } 行。
    .help = 最后一行是己。
formation-snapshot-row-label = 行标应为“{ $expected }”，实为{ $found }。
    .help = 行标自上而下依次为：一、二、三……
formation-snapshot-row-width = 第{ $row }行有 { $found } 格，列标有 { $expected } 列。
    .help = 每行的格数与列数相同；空点写一一。
formation-snapshot-cell = 一格应为{ $expected }，实为{ $found }。
    .help = 每格两个字：空点写一一，否则写所属与棋子，如红车。

## 局面：快照违反的规则

formation-setup-many-leaders = { $side }有 { $count } 个将（{ $places }）；最多一个。
    .help = 每方在棋子池或棋盘上只留一个将。
formation-setup-wrong-half = 布阵阶段，{ $piece }位于对方半场。
    .help = 只要有棋子池不空，每个棋子都在己方半场。
formation-setup-middle-row = 布阵阶段，{ $piece }位于中间一行。
    .help = 行数为奇数时中间一行不属于任何一方，布阵阶段保持空着。
formation-setup-turn-after-resignation = 布阵阶段{ $result }之后，应由{ $expected }行棋，不是{ $found }：认负的一方在自己的回合认负，回合已经转换。
    .help = 请写 行棋方：{ $expected }。
formation-setup-pool-sizes = 红方棋子池有 { $red } 个，黑方有 { $black } 个：轮到{ $side }布子时，黑方应有 { $expected } 个。
    .help = 双方轮流布子，红方在先：轮到红方时两池相等，轮到黑方时黑方多一个。
formation-setup-draw-in-placement = 布阵阶段写明了和棋。
    .help = 两个棋子池都空之前没有和棋。
formation-setup-no-leader = 写明未分，但{ $side }没有将。
    .help = 请给{ $side }一个将，或写明胜负。
formation-setup-winner-without-leader = 写明{ $side }胜，但{ $side }没有将。
    .help = 胜方的将必须还在。

## 行动：写法

formation-action-empty = 文本为空，没有行动。
    .help = 请写棋子和去处，如红车平三、一二三二捉。
formation-action-too-long = 文本有 { $found } 个字；最多读取 { $limit } 个。
    .help = 一个行动是四或五个字。
formation-action-reference = 此处应为{ $expected }，实为{ $found }。
    .help = 行动以红车这样的棋子，或一二这样的坐标开头。
formation-action-kind = 此处应为{ $expected }，实为{ $found }。
    .help = 红或黑之后写棋子名。
formation-action-destination = 此处应为{ $expected }，实为{ $found }。
    .help = 棋子之后写去处：坐标（先列后行），或平、直、进、退加数字。
formation-action-numeral = 此处应为{ $expected }，实为{ $found }。
    .help = 数字是一二三四五六七八九十甲乙丙丁戊己，即 1 至 16。
formation-action-numeral-range = { $found }不在任何棋盘上；应为{ $expected }。
    .help = 列、行、步数从一（1）到己（16）。
formation-action-forward-coordinate = 坐标{ $reference }之后写了“{ $operator }”；进和退取决于棋子的所属，须用棋子名。
    .help = 请写直加行，或写完整坐标。
formation-action-resign-kind = { $found }不能认负；只有将为其所属方认负。
    .help = 请写{ $expected }认负。
formation-action-resign-coordinate = { $found }是坐标；认负须写将。
    .help = 请写红将认负或黑将认负。
formation-action-after = 此处应为{ $expected }，实为{ $found }。
    .help = 行动四个字，其后最多再有捉、推、拉之一。

## 行动：所指

formation-action-name-absent = 棋盘上没有{ $piece }。
formation-action-name-in-pool = { $piece }还不在棋盘上：它在棋子池中。
formation-action-name-ambiguous = { $piece }在{ $points }都有：只写名字分不清是哪一个。
    .help = 请用其中一个坐标代替名字。
formation-action-no-piece = { $point }没有棋子。
formation-action-off-board = { $place }在棋盘之外；棋盘有 { $columns } 列、{ $rows } 行。
formation-action-placement-form = 现在是布阵阶段：行动写明己方棋子池中的棋子和坐标，如{ $example }。
formation-action-placement-owner = 现在不能布{ $piece }：轮到{ $side }。

## 行动为何不合法

formation-clause-piece-at = { $point }的{ $piece }
formation-clause-sentences = { $first }。{ $second }
formation-clause-in-pool = { $side }棋子池
formation-clause-on-board = 棋盘
formation-lack-never = { $piece }没有{ $ability }
formation-lack-it-never = 它没有{ $ability }
formation-lack-it-removed = 它在此没有{ $ability }，{ $by }{ $count ->
        [1] {""}
       *[other] 都
    }使它失去
formation-clause-both = { $first }，{ $second }
formation-lack-removed = { $piece }在那里没有{ $ability }，{ $by }{ $count ->
        [1] {""}
       *[other] 都
    }使它失去
formation-uncommanded-enemy = 它属于{ $owner }，斜邻没有{ $side }的计
formation-uncommanded-protected = 它属于{ $owner }，{ $by }保护它不受计的影响
formation-uncommanded-immobile = 它有不动
formation-uncommanded-turned = { $by }{ $count ->
        [1] {""}
       *[other] 都
    }使它不动
formation-obstacle-off-board = 那里已出棋盘
formation-obstacle-occupied = 那里有{ $by }
formation-obstacle-leg = 那一步的腿上有{ $by }

formation-why-legal = { $text }合法。
formation-why-ambiguous = 有几个合法行动相符：{ $candidates }。
formation-why-decided = 对局已经结束：{ $result }。
formation-why-not-in-placement = 两个棋子池都空了：不能再布子。
formation-why-not-in-movement = 还在布阵：两个棋子池都空之前不能移动棋子。
formation-why-off-board = { $point }在棋盘之外。
formation-why-no-piece = { $point }没有棋子。
formation-why-not-commanded = { $side }不能指挥{ $piece }：{ $reason }。
formation-why-no-displacement = { $actor }已经在那里；行动须走到另一点。
formation-why-not-a-line = { $actor }走不到{ $to }：没有棋子朝那个方向走。
    .help = 步子有纵横（沿行列）、交错（沿斜线）、阔步（马步）。
formation-why-no-direction = { $actor }不能走向{ $to }：{ $reason }。
formation-why-not-swift = { $actor }走不到{ $to }那么远：{ $reason }，只能走一步。
formation-why-path-blocked = { $actor }被{ $by }挡住。
formation-why-leg-blocked = { $actor }被挡住：{ $by }在从{ $from }起步的腿上。
formation-why-occupied-placement = { $by }占着那里；布子须布在空点。
formation-why-occupied = { $by }占着那里：移动须走到空点。
    .help = 要捉请加捉，要推请加推。
formation-why-occupied-pull = { $by }占着那里：拉须走到空点。
    .help = 要捉或推，请把拉改为捉或推。
formation-why-wrong-half-row = { $point }在对方半场：{ $side }布在第{ $first }行。
formation-why-no-reading = 可读作{ $readings }，都不合法。{ $reason }。
formation-why-empty = { $point }没有可{ $kind }的棋子。
formation-why-nothing-behind = { $actor }没有可拉的棋子：身后一步的{ $source }是空的。
formation-why-nothing-behind-edge = { $actor }没有可拉的棋子：身后已出棋盘。
formation-why-pull-leg-blocked = 拉不动{ $source }：{ $by }在它那一步的腿上。
formation-why-cannot-pull = { $actor }不能拉{ $target }：{ $reason }。
formation-why-cannot-push = { $actor }不能推{ $target }：{ $reason }。
formation-why-no-landing = { $actor }推不动{ $target }：{ $obstacles }。也不能变推为捉：{ $reason }。
formation-why-cannot-capture = { $actor }不能捉{ $target }：{ $reason }。也不能同归于尽：{ $others }。
formation-why-not-in-pool = 棋子池中没有{ $piece }了；还有{ $pool }。
formation-why-wrong-half = { $point }在对方半场：{ $side }布在第{ $first }行至第{ $last }行。
formation-why-middle-row = { $point }在中间一行，布阵阶段不属于任何一方。
formation-why-no-leader = { $side }在棋盘上没有将，无从认负。
formation-why-leader-not-commanded = { $side }不能指挥{ $piece }，不能以它认负：{ $reason }。
formation-why-not-own-leader = 布阵阶段只能为自己认负：{ $expected }。

## 棋子的能力，行动的后果

formation-explain-empty = { $point }是空点。
formation-explain-commanded = { $piece }（{ $owner }，{ $kind }），由己方指挥。
formation-explain-turned = { $piece }（{ $owner }，{ $kind }）听命于{ $commander }：斜邻有敌方的计。
formation-explain-own = { $ability }：自有
formation-explain-granted = { $ability }：得自{ $by }
formation-explain-own-granted = { $ability }：自有，也得自{ $by }
formation-explain-removed = { $ability }：失去，因{ $by }{ $count ->
        [1] {""}
       *[other] 都
    }使它失去
formation-explain-covers = 它的阵型覆盖{ $points }。
formation-explain-allies-gain = 其中友方得到{ $abilities }。
formation-explain-allies-lose = 其中友方失去{ $abilities }。
formation-explain-enemies-gain = 其中敌方得到{ $abilities }。
formation-explain-enemies-lose = 其中敌方失去{ $abilities }。
formation-explain-actions = { $piece }有 { $count } 个合法行动：{ $actions }。
formation-explain-not-to-act = 轮到{ $side }，{ $side }不能指挥{ $piece }。
formation-explain-no-actions = { $piece }没有合法行动。

formation-effect-placed = { $actor }布在{ $to }。
formation-effect-moved = { $actor }走到{ $to }。
formation-effect-captured = { $actor }捉{ $target }。
formation-effect-pushed = { $actor }把{ $target }推到{ $landing }。
formation-effect-pulled = { $actor }走到{ $to }，把{ $source }拉到{ $from }。
formation-effect-escalated = { $actor }推{ $target }，后者无处可去，被捉。
formation-effect-demoted = { $actor }捉{ $target }变为推，后者被推到{ $landing }。
formation-effect-mutual-destruction = { $actor }捉{ $target }，同归于尽。
formation-effect-resigned = { $side }认负。
formation-preview-removed = { $piece }离开棋盘。
formation-preview-gains = { $piece }得到{ $abilities }。
formation-preview-loses = { $piece }失去{ $abilities }。
formation-preview-no-changes = 没有棋子得到或失去能力。
formation-preview-result = 对局结束：{ $result }。

## 对局如何结束

formation-outcome-leader-lost = 负方失去了将
formation-outcome-resignation = 负方认负
formation-outcome-both-leaders-lost = 双方都失去了将
formation-outcome-agreement = 双方议和

## 棋盘

formation-region-half = 半场
formation-region-middle = 中间一行
formation-reserve-pool = 棋子池
formation-method-result-form = 检查行动结果的写法，不看局面。
formation-method-result-check = 对照局面检查行动结果。
formation-method-result-apply = 在局面上执行行动结果。

## 宽松读法

formation-lenient-read-as = “{ $found }”读作{ $text }。
formation-lenient-colon = 半角冒号读作{ $right }。
formation-lenient-spaces = 多余的空格（{ $found }）略过不计。
formation-lenient-look-alike = “{ $found }”这样的字读作规范的写法（“{ $right }”）。
formation-lenient-byte-order-mark = 字节序标记略过不计。
formation-lenient-unknown-word = “{ $found }”既不是棋子，也不是坐标，也不是行动用词。
    .help = 请写棋子和去处：红车平三、che 34、rook 3 4 capture，或写起点和终点：33-34c。
formation-lenient-no-destination = “{ $found }”没有说明哪个棋子去哪里。
    .help = 请写棋子和去处：红车平三、che 34、rook 3 4 capture，或写起点和终点：33-34c。

## 结果

# $bytes（数字）、$limit（数字）。
formation-text-line-too-long = 这一行有 { $bytes } 字节；最多读取 { $limit } 字节。
    .help = 规范中没有这样长的行：请看看是否缺了换行。
# $limit（数字）。
formation-text-more-errors = 只列出前 { $limit } 处错误；可能还有更多。
    .help = 请改正这些错误，再读一遍。
formation-expect-one-line = 本行余下的内容
formation-expect-result-start = 变化：[ 或 错误：
# $expected（词）：结果的开头。
formation-result-empty = 文本为空，没有结果；首行应以 { $expected } 开头。
    .help = 结果是 变化：[…] 和 胜负：… 两行，或者 错误：… 一行。
# $found（输入或词）、$expected（文本或词）。
formation-result-label = 此处是{ $found }；这一行应以 { $expected } 开头。
    .help = 结果是 变化：[…] 和 胜负：… 两行，或者 错误：… 一行。
# $expected（文本）：标签。
formation-result-missing-line = 此处缺一行：以 { $expected } 开头的那一行。
    .help = 结果是 变化：[…] 和 胜负：… 两行。
formation-result-blank-line = 结果中间有空行；下一行应以 { $expected } 开头。
    .help = 请去掉空行。
# $found（输入）。
formation-result-text-after = 结果结束之后还有{ $found }。
    .help = 结果以 胜负：… 一行结束。
formation-result-error-lines = 错误信息只有一行，后面却还有：{ $found }。
    .help = 请把全部信息写在 错误： 之后的同一行里。
# $found（输入或词）、$expected（词）。
formation-result-value-word = { $found }不是胜负；应为{ $expected }。
    .help = 对局未结束时写 胜负：未分，和棋时写 胜负：和棋。
formation-result-after-value = 行尾多出{ $found }，这一行应到此为止。
    .help = 请去掉多余的内容。
# $found（输入）：后缀。
formation-result-suffix = 变化之后有{ $found }；捉、推、拉属于行动，不属于变化。
    .help = 请去掉：变化只说棋子到哪里去。
# $found（输入）：这一项。
formation-result-resign = { $found }是行动，不是变化：认负不改变棋盘。
    .help = 请写 变化：[]，下一行写明谁胜。
# $found（输入）：棋子与“失”之间的内容。
formation-result-removal-destination = 棋子与失之间有{ $found }；失去的棋子哪里也不去。
    .help = 请写棋子和失，例如红雷失；或者去掉失。
# $found（输入）：坐标、去处、整项。
formation-result-arrival-coordinate = 此处是{ $found }；应为到来的棋子的名称：棋盘上的坐标说不出盘外来的是什么。
    .help = 请写归属和棋子，再写坐标和占：红车四四占。
formation-result-arrival-relative = { $found }没有说明棋子到哪里：它从盘外来，须写出完整的坐标。
    .help = 占之前写列和行：红车四四占。
formation-result-arrival-destination = { $found }没有说明棋子到哪里。
    .help = 占之前写列和行：红车四四占。
# $piece（消息）：棋子及其坐标。
formation-result-no-displacement = { $piece }被送往它本来所在的点。
    .help = 只列出有变化的。
# $piece（消息）：棋子及其坐标。$first（文本）、$second（文本）：两项变化。
formation-result-moved-twice = { $piece }移动了两次：{ $first }和{ $second }。
    .help = 每一项都以行动之前的局面为准：请只写一次棋子最后到哪里。
formation-result-lost-twice = { $piece }失去了两次：{ $first }和{ $second }。
    .help = 请去掉其中一项。
formation-result-lost-and-moved = { $piece }既失去又移动：{ $first }和{ $second }。
    .help = 请去掉其中一项。
# $point（文本）。$first（文本）、$second（文本）：两项变化。
formation-result-two-arrivals = 两个棋子都到{ $point }：{ $first }和{ $second }。
    .help = 一个点上只能有一个棋子。
# $piece（文本）、$side（词）：棋子池的归属。$used（数字）：其他各项已经用掉几个。
formation-result-not-in-pool = { $used ->
        [0] { $side }棋子池中没有{ $piece }。
       *[other] { $side }棋子池中没有更多的{ $piece }。
    }
    .help = 布阵时，到来的棋子出自己方的棋子池。
# $piece（文本）：到来的棋子。$occupant（消息）：原有的棋子及其坐标。
formation-result-already-there = { $piece }到来之处本来就是它：{ $occupant }。
    .help = 只列出有变化的。
formation-result-occupied = { $piece }布在{ $occupant }所在的点上。
    .help = 布阵时，棋子布在空点。
formation-result-nothing-changes = 这些变化什么也没有改变：每个点上都还是原来的棋子。
    .help = 只列出有变化的；没有变化时写 变化：[]。
# $side（词）：行棋的一方。$points（数字）：有几个点变化。
formation-result-no-action = { $points ->
        [0] { $side }没有不改变棋盘而得出这个胜负的合法行动。
       *[other] { $side }没有恰好造成这些变化的合法行动。
    }
# $actions（列表）：行动。$named（文本）：取用的行动。
formation-result-several-actions = 有几个合法行动造成这些变化：{ $actions }；取{ $named }。
formation-result-agreed-draw = 没有变化的和棋是议和，不是行动。
# $found（词）、$expected（词）：胜负。
formation-result-value = 所写的胜负是{ $found }；按规则，这些变化之后是{ $expected }。
    .help = 请写由变化得出的胜负，或者改正变化。
# $reason（消息）：规则。
formation-result-position = 这些变化之后的局面不合规则：{ $reason }。
formation-result-draw-in-placement = 布阵时不能议和。
    .help = 两个棋子池都空了之后才能议和。
# $result（词）。
formation-result-after-end = 对局已经结束（{ $result }）：不能再有变化。

## 棋谱

formation-expect-record-start = 快照（行棋方：…）或第一回合（1. …）
# $found（输入）、$expected（文本）。
formation-record-no-number = 此处是{ $found }；这一行应以回合数“{ $expected }”开头。
    .help = 回合用阿拉伯数字从 1 数起：1. 红将五十 黑将五一。
# $found（输入）、$expected（数字）。
formation-record-round-number = 此处是第 { $found } 回合；应为第 { $expected } 回合。
    .help = 回合从 1 起依次编号。
# $found（输入）、$expected（文本）。
formation-record-leading-zero = 回合数 { $found } 以零开头。
    .help = 请写 { $expected }。
# $found（输入或词）、$expected（文本）。
formation-record-full-stop = 回合数之后是{ $found }；应为英文句点“{ $expected }”。
    .help = 请写 1. 红将五十 黑将五一。
# $found（输入）。
formation-record-after-stop = 句点之后是{ $found }；应恰有一个空格。
    .help = 请写 1. 红将五十 黑将五一。
formation-record-no-half-move = 这一回合没有行动。
    .help = 请至少写一个行动，或者去掉这一回合。
# $found（输入）：第三个半回合及其后的内容。
formation-record-extra-half-move = { $found }是多余的：一回合最多有红方和黑方两个半回合。
    .help = 请另起一行，写下一个回合数。
# $round（数字）。
formation-record-half-round = 第 { $round } 回合只有一个半回合，棋谱却没有结束。
    .help = 只有最后一回合可以只有一个半回合；请在这里补上黑方的行动。
# $found（输入）、$expected（文本）。
formation-record-absent-form = 此处是“{ $found }”；空缺的半回合写作{ $expected }。
    .help = 请写两个省略号字符{ $expected }（U+2026 两次）。
# $found（输入）：黑方的行动。$expected（文本）。
formation-record-absent-missing = 这里由黑方先行，“{ $found }”不可能是红方的半回合；之前应有{ $expected }。
    .help = 请写 1. { $expected } 和黑方的行动。
# $found（输入）。
formation-record-absent-red = “{ $found }”代替了红方的半回合，但这里由红方先行。
    .help = 只有黑方先行时才这样写。
formation-record-absent-black = “{ $found }”代替了黑方的半回合；只有第一回合红方的半回合可以空缺。
    .help = 请去掉：最后一回合可以只有一个半回合。
formation-record-absent-later = “{ $found }”出现在第一回合之后；从那时起双方轮流行动。
    .help = 请写红方的行动。
formation-record-blank-line = 此处有空行，棋谱却没有结束。
    .help = 棋谱中唯一的空行在快照与第一回合之间。
# $found（输入）。
formation-record-no-blank-line = 快照之后紧接着“{ $found }”；两者之间应有一个空行。
    .help = 请在棋盘最后一行之后加一个空行。
# $found（输入）、$result（词）、$reason（词）。
formation-record-after-end = “{ $found }”在对局结束之后：{ $result }，{ $reason }。
    .help = 决定胜负的行动之后不能再有内容。
formation-record-agreed-draw = 双方议和。棋谱没有地方写这一点：它只是到此为止。
formation-record-loss-on-time = 一方超时负。棋谱没有地方写这一点：它只是到此为止。

## 协议

# $line（数字）、$column（数字）：在快照中的位置。$reason（消息）。$more（数字）：还有几处错误。
formation-protocol-snapshot = 快照不能用，对局保持原样。第 { $line } 行第 { $column } 列：{ $reason }{ $more ->
        [0] 。
       *[other] ；另有 { $more } 处错误。
    }
    .help = 请另发一个快照，或者就在现有对局中行动。
# $found（输入）：这一行。
formation-protocol-no-blank-line = 快照之后缺少空行，紧接着就是“{ $found }”。快照未被采用，对局保持原样。
    .help = 请重发快照，然后是一个空行，再是行动。
formation-protocol-late-snapshot = 快照只能在第一个行动之前发送一次。
    .help = 要从别的局面开始，请重新启动程序。
# $side（词）：行棋的一方。$reason（消息）：这个行动为何被拒绝。
formation-protocol-no-legal-action = { $side }在此没有合法行动：对局无法继续，仍为未分。这个行动被拒绝：{ $reason }。
