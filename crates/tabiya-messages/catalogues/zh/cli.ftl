# 命令 `tabiya` 的语句。

## 诊断的样式

cli-level-error = 错误
cli-level-note = 注意
cli-level-help = 提示
# $candidates（列表）：符合的写法。
cli-candidates = 符合的有：{ $candidates }

## 文本的种类

cli-kind-position = 局面
cli-kind-record = 棋谱
cli-kind-result = 行动结果
cli-kind-move = 行动

cli-wanted-position = 局面
cli-wanted-record = 棋谱
cli-wanted-result = 行动结果
cli-wanted-move = 行动或行动结果

## 对局的状况

cli-outcome-ongoing = 未分胜负
# $reason（词）：缘由。
cli-outcome-draw = 和棋（{ $reason }）
# $side（词）：胜方。
cli-outcome-won = { $side }胜（{ $reason }）

## 文件

# $file（文本）：文件名。
cli-file-missing = 没有文件“{ $file }”。
    .help = 请检查文件名和当前目录。
cli-file-directory = “{ $file }”是目录，不是文件。
    .help = 请指定其中的文件：{ $file }/*
cli-file-forbidden = 没有读取“{ $file }”的权限。
    .help = 请向文件的主人索取读取权限。
# $reason（文本）：操作系统的说明。
cli-file-unreadable = 无法读取“{ $file }”：{ $reason }。
cli-file-exists = “{ $file }”已经存在，且存有别的内容。
    .help = 请换一个名字。要续下其中的对局，启动时用 --from 指定该文件；要覆盖它，用 --force，或在对局中用“覆盖”一词。
cli-file-not-a-file = “{ $file }”不是普通文件，不会写入。
    .help = 请指定已有的文件，或要新建的文件。
# $folder（文本）：文件所在的目录。
cli-file-no-folder = 无法写入“{ $file }”：没有目录“{ $folder }”。
    .help = 请先建立该目录，或换一个目录。
cli-file-record-dash = --record 需要一个文件，“-”不是文件。
    .help = 请指定文件名。要在标准输出上看棋谱，可输入“棋谱”一词。
cli-file-picture-exists = “{ $file }”已经存在，且有内容。
    .help = 请换一个名字，或用 --force 覆盖它。
cli-file-picture-dash = 图片需要一个文件，“-”不是文件。
    .help = 请指定文件名，例如 piece.svg。
cli-file-output-dash = “-”不是可以写入的文件。
    .help = 不写文件名，就会输出到标准输出。
cli-file-output-exists = “{ $file }”已经存在，且有内容。
    .help = 请换一个名字，或用 --force 覆盖它。
cli-file-unwritable = 无法写入“{ $file }”：{ $reason }。
cli-file-no-new-folder = 无法建立目录“{ $file }”：{ $reason }。

## 文本

# $found（文本）：第一个错误的字节，十六进制。
cli-text-not-utf-8 = 此处的字节 { $found } 不是 UTF-8。
    .help = 请把文本存为 UTF-8 编码。其他编码的中文文本多为 GB18030。
cli-text-utf-16 = 这个文本是 UTF-16 编码。
    .help = 请把它存为 UTF-8 编码。
cli-text-mark-dropped = 略过了开头的字节顺序标记。
    .help = 请把文本存为不带字节顺序标记（BOM）的 UTF-8。
# $limit（数）：字节数的上限。
cli-text-long-line = 这一行超过 { $limit } 个字节。
    .help = 任何棋的文本都没有这么长的行。是不是选错了文件？
# $game, $other (text).
cli-text-contested = 这是按 { $game } 的局面读的；它也合 { $other } 的写法，但违反那里的规则。
    .help = 请用 --game 指明是哪种棋。
cli-text-unrecognised = 看不出这是什么文本，按棋谱来读。
    .help = 可用 --kind 指明它的种类。
# $found（词）：文本的种类。$expected（词）：需要的文本。
cli-text-wrong-kind = 这个文本的种类是“{ $found }”，此处需要{ $expected }。
# $kind（词）：它的种类。
cli-text-needs-position = { $kind }只有在它所属的局面中才能判断。
    .help = 请用 --position 或 --from 给出局面。
# $found（输入）：文本。
cli-text-ambiguous = “{ $found }”符合多个行动。
# $request（文本）：所请求的事。
cli-text-not-a-move = “{ $found }”是请求（{ $request }），不是行动。

## 棋种

cli-game-none = 没有说明是哪一种棋。
    .help = 请指明，例如 --game chess；也可以是变体文件。`tabiya games` 列出各种棋。
cli-game-of-record = 这份棋谱是“{ $found }”的，而没有这个内置棋种。
    .help = 如果它是变体，请指明文件：--game { $found }.toml。`tabiya games` 列出内置的棋。
# $found（输入）：名称。$near（数）：有相近的名称时为 1，即 $nearest。
cli-game-unknown = 没有名为“{ $found }”的棋。
    .help = { $near ->
        [0] `tabiya games` 列出各种棋。变体文件的名称以 .toml 结尾。
       *[other] 是不是“{ $nearest }”？`tabiya games` 列出全部。
    }
# $game（词）：棋名。
cli-game-no-protocol = { $game }没有自己的协议。
    .help = 程序可以使用 `tabiya rpc`。
# $found（输入）：名称。$known（列表）：各个命令。
cli-man-unknown-command = 没有名为“{ $found }”的命令。
    .help = 可用的有：{ $known }。

## 棋盘

# $side（词）、$reserve（词）：哪一方的什么。$count（数）：枚数。
cli-board-reserve = { $side }{ $reserve }（{ $count }）：
# $phase（词）：对局的阶段。
cli-board-to-move = 轮到{ $side }（{ $phase }）
cli-board-stuck = 轮到{ $side }，但没有合法的行动。按规则对局仍未分胜负。
# $reason（词）：胜负的缘由。
cli-board-won = { $side }获胜：{ $reason }。
cli-board-draw = 和棋：{ $reason }。
# $mark（文本）：记号。
cli-board-mark = { $mark } 表示{ $side }的棋子。
# $marks (list): 点及其标记。
cli-board-marks = 标记：{ $marks }

## check

# $file（文本）。$kind（词）。$plies（数）。$standing（文本）：对局的状况。
cli-check-good-form = { $file }：正确：{ $kind }
cli-check-good = { $file }：正确：{ $kind }，{ $standing }
cli-check-good-plies = { $file }：正确：{ $kind }，{ $plies } 步，{ $standing }
# $errors（数）。
cli-check-bad = { $file }：有误：{ $kind }，{ $errors } 处错误
cli-check-bad-plies = { $file }：有误：{ $kind }，{ $errors } 处错误；{ $plies } 步正确
cli-check-unread = { $file }：未能读取

## replay、convert、perft

# $ply（数）：步数。$text（文本）：行动。
cli-replay-ply = 第 { $ply } 步：{ $text }
# $found（数）：所要的步数。$plies（数）：棋谱的步数。
cli-replay-no-such-ply = 没有第 { $found } 步：这份棋谱只有 { $plies } 步。
cli-convert-no-canonical = 没有合法的行动产生这个结果，所以它没有规范写法。
# $depth、$nodes、$seconds、$speed（文本）：数字。
cli-perft-line = 深度 { $depth }：{ $nodes } 个节点，{ $seconds } 秒，每秒 { $speed } 个节点

## piece

# $file（文本）。$line（文本）：行号。$piece（文本）：规范写法。
cli-piece-good = { $file }:{ $line }：正确：{ $piece }
# $errors（数）。
cli-piece-bad = { $file }:{ $line }：有误：{ $errors } 处错误
# $pieces（数）：棋子数。$bad（数）：其中有误的。
cli-piece-sum = { $file }：{ $pieces } 个棋子，{ $bad ->
        [0] 全部正确
       *[other] { $bad } 个有误
    }
# $columns（数）：实有的列数。$column（数）：所要的列。
cli-piece-short-row = 这里没有第 { $column } 列：这一行只有 { $columns } 列。
    .help = 各列之间用制表符隔开。
# $found（输入）：名称。$known（列表）：实有的列。
cli-piece-no-column = 没有名为“{ $found }”的列。
    .help = 第一行有：{ $known }。也可以用从 1 起的列号。
# $found（输入）：名称。$near（数）：有相近的名称时为 1，即 $nearest。
cli-piece-no-name = 没有名为“{ $found }”的已知棋子。
    .help = { $near ->
        [0] 请给出它的写法，例如 tabiya piece '~1/2'。
       *[other] 是不是“{ $nearest }”？
    }
# $found（输入）：名称。$names（列表）：各个棋子。
cli-piece-many-names = 名为“{ $found }”的棋子不止一个。
    .help = 请指明其中一个：{ $names }。
# $found（输入）：所给的文本。$last（文本）：最后一格。
cli-piece-no-square = “{ $found }”不是这个棋盘上的格子。
    .help = 格子用一个字母和一个数字表示，从 a1 到 { $last }。
# $square（文本）：格子。$letter（文本）：A 或 a。
cli-piece-occupied = { $square } 上是别的棋子，不是所问的那个。
    .help = 请指明一个空格，或有 { $letter } 的格子。
cli-piece-nobody = 局面里没有所问的棋子 { $letter }。
    .help = 请在它的格子上写 { $letter }，或用 --at 指明一个空格。
cli-piece-diagram = 画出这个棋子在这个棋盘上的走法图，需要的计算步数太多。
    .help = 请换一个较小的棋盘（--board），或者把这一行分成几部分来画。
# $name（文本）：已知棋子的名称。$origin（语句）：出处。
cli-piece-known = 走法相同：{ $name }，{ $origin }
cli-piece-unknown = 已知的棋子里没有走法相同的。
# $limit（数）：步数。
cli-piece-alternatives-not-compared = 未作比较：这一行的各部分是否都有作用。这需要超过 { $limit } 步计算。
    .help = 行短一些或棋盘小一些（--board），所需的步数就少。
cli-piece-known-not-compared = 未作比较：是否有走法相同的已知棋子。各项比较合计超过 { $limit } 步计算。
    .help = 行短一些或棋盘小一些（--board），所需的步数就少。
# $dialects（列表）：哪些写法。$text（文本）：棋子。
cli-piece-betza = Betza（{ $dialects }）：{ $text }
cli-piece-no-betza = Betza（{ $dialects }）：无法表达
# $square（文本）：棋子所在的格子。$count（数）：走法数。
cli-piece-moves = { $square }：{ $count ->
        [0] 没有走法
       *[other] { $count } 种走法
    }
# $squares（列表）。
cli-piece-takes = 吃 { $squares }
cli-piece-removes = 移除 { $squares }
# $from、$to（文本）：格子。
cli-piece-partner = 同伴从 { $from } 到 { $to }

## variant

# $found（输入）：名称。$near（数）：有相近的名称时为 1，即 $nearest。
cli-variant-unknown = 没有变体“{ $found }”。
    .help = { $near ->
        [0] 请指明内置的棋（`tabiya games` 列出全部）或变体文件，文件名以 .toml 结尾。
       *[other] 是不是“{ $nearest }”？
    }
# $file（文本）。$title（语句）：棋名。$size（文本）：8x8。$pieces、$tests（数）。
cli-variant-good = { $file }：正确：{ $title }，{ $size }，{ $pieces } 种棋子，{ $tests ->
        [0] 没有测试
       *[other] { $tests } 项测试通过
    }
# $errors（数）。
cli-variant-bad = { $file }：有误：{ $errors } 处错误
# $failed（数）：$tests 项中的。
cli-variant-failed = { $file }：有误：{ $tests } 项测试中有 { $failed } 项未通过
cli-variant-taken-name = 有一种内置的棋也叫“{ $name }”。
    .help = 请换一个名字：棋谱只凭名字说明是哪一种棋，这个变体的棋谱会被当作那一种来读。
cli-variant-watching = 等待文件变化；按 Ctrl-C 结束。
cli-variant-watch-dash = --watch 需要文件，标准输入无法监视。
    .help = 请把变体存为文件，再指定该文件。
# $names（列表）：文件中的棋。
cli-variant-many-games = 文件中不止一种棋：{ $names }。
    .help = 请用 --section 指明其中一种，或用 -o 指定存放全部的目录。
# $file（文本）。
cli-variant-written = 已写入：{ $file }
cli-variant-made = 已建立“{ $file }”。编辑它，每次保存时都可看到哪里有误：tabiya variant check --watch { $file }
# $count（数）：图片数。
cli-variant-told = 规则在“{ $file }”中，旁边有 { $count } 张图片。
cli-variant-start = 开局局面

# 新文件中的注释。
cli-variant-new-file = 供 Tabiya 使用的变体。`tabiya variant check --watch 文件` 在每次保存时指出错误，`tabiya play 文件` 用它下棋。docs/variants.md 说明所有的键。
cli-variant-new-name = 命令所用的名称：小写字母、数字和 -。
cli-variant-new-title = 棋名；也可按语言来写：{"{"} en = "…", zh = "…", vi = "…", ru = "…" {"}"}。
cli-variant-new-origin = 出处，一句话。
cli-variant-new-my-origin = 正在设计的变体。
cli-variant-new-start = 开局的局面（FEN）。大写字母是白方棋子，小写字母是黑方棋子。
cli-variant-new-board = 直线数 x 横线数，最大 16x16。holes = "d4-e5" 可挖去一些格子。
cli-variant-new-pieces = 棋子，各在局面所用的字母之下。line 说明走法：`tabiya piece '1/2'` 解释并画出一条走法，docs/piece-notation.md 讲解其写法。
cli-variant-new-pawn = 兵向前走一格且不吃子（o1>），向斜前方吃子（c1X>），在第二横线可走两格（L2o2>），到第八横线升变为后、车、象或马（L8QRBN）。
cli-variant-new-en-passant = 什么棋子刚经过某格时可以在那里被吃，被什么棋子吃。
cli-variant-new-ends = 何时终局。结果是 win、loss 或 draw，针对被将死或无子可动的一方；plies 是双方合计的步数。
cli-variant-new-goal = 去掉行首的 # 即可启用。这几行使王走到中央就获胜。
cli-variant-new-test = 必须成立的事，由 `tabiya variant check` 检验：哪些着法合法或不合法，一步、两步等等之后各有多少局面。
cli-variant-new-extends = 本变体所修改的变体：内置的棋（`tabiya games` 列出全部），或 ./mine.toml 这样的文件。
cli-variant-new-change = 这里所写的取代沿用的内容，false 表示去掉。去掉 # 即可给棋子另一种走法。
cli-variant-new-taken-over = 沿用的全部内容，供查阅和复制。

## play

cli-play-welcome = 请输入行动，或“帮助”。Tab 键补全。
# $seed（文本）：数字。
cli-play-seed = 随机选择由数字 { $seed } 决定（--seed { $seed }）。
# $side（词）：行棋方。
cli-play-prompt = { $side }>{" "}
cli-play-prompt-over = >{" "}
# $ply（数）：步数。$text（文本）：行动。
cli-play-ply = { $ply }：{ $text }
# $texts（列表）：行动。
cli-play-undone = 已悔棋：{ $texts }
cli-play-redone = 已恢复：{ $texts }
# $file（文本）：文件名。
cli-play-saved = 已保存到“{ $file }”。
cli-play-kept = 棋谱在“{ $file }”中。
cli-play-unsaved = 对局没有保存。棋谱如下：
# $point（输入）：所输入的文本。
cli-play-none-from = { $point }没有合法的行动。
# $line（数）：行号。
cli-play-stopped = 停在第 { $line } 行：这一行无法执行。
# $word（文本）：词。$found（输入）：其后的文本。
cli-play-word-alone = “{ $word }”应单独使用，其后却有“{ $found }”。
cli-play-word-incomplete = “{ $word }”之后缺少内容。
    .help = 输入“帮助”可查看用法。
cli-play-hint = 输入“帮助”可查看可用的词。
# $found（输入）：所输入的文本。
cli-play-no-such-point = “{ $found }”不是棋盘上的点，也不是棋子。
    .help = 请用标号（先列后行）、数字（如 3,4）或点上的棋子来指明一个点。
# $found (input), $known (list)。
cli-play-no-such-notation = 这个游戏没有记谱法“{ $found }”。
    .help = 请在 { $known } 中选一个。
# $found (input), $known (list)。
cli-play-no-such-frame = 没有“{ $found }”这种数路方法。
    .help = 请在 { $known } 中选一个。
# $found (input), $known (list)。
cli-play-no-such-mark = 没有标记“{ $found }”。
    .help = 请在 { $known } 中选一个。
# $point (text)。
cli-play-mark-empty = { $point } 是空的，而标记要贴在棋子上。
    .help = 请写有棋子的点。
# $chosen (text), $known (list)。
cli-play-notation = 着法用 { $chosen } 显示；可选 { $known }。
# $chosen (text), $known (list)。
cli-play-columns = 路数{ $chosen ->
        [mover-left] 从走棋方的左边数起（mover-left）
        [mover-right] 从走棋方的右边数起（mover-right）
        [board-left] 从红方的左边数起（board-left）
       *[other] 按“{ $chosen }”数
    }；可选 { $known }。
# $known (list)。
cli-play-no-marks = 没有棋子带标记；标记有 { $known }。
cli-play-nothing-to-undo = 没有可悔的棋。
cli-play-nothing-to-redo = 没有可恢复的棋。
# $side（词）：行棋方。
cli-play-resign-over = 对局已经结束，{ $side }不能认负。
    .help = 输入“悔棋”收回最后一步，或输入“退出”。
# $text（文本）：行动。
cli-play-resign-other = { $side }在此不能认负。唯一合法的认负是{ $text }，它使对方告负。
    .help = 如果确实要这样做，请输入{ $text }。
cli-play-no-resignation = 这种棋没有认负的着法。
    .help = 输入“退出”可结束。
cli-play-resign-not-legal = { $side }在此不能认负：认负所需的棋子不由{ $side }指挥。
    .help = 输入“能力”和该棋子所在的点，可查看原因。

cli-play-takes-maybe-point = [点]
cli-play-takes-point = 点
cli-play-takes-action = 行动
cli-play-takes-file = 文件
cli-play-takes-maybe-notation = [记谱法]
cli-play-takes-maybe-frame = [数法]
cli-play-takes-maybe-mark = [点 [标记]]

# $how（词）：这种棋如何输入行动。
cli-play-help = { $how }也可以输入下列的词：
cli-play-input = 请按这种棋的写法输入行动。
cli-play-help-end = Tab 键补全行动和词，方向键找回先前的输入，Ctrl-C 清除这一行，空行时 Ctrl-C 和 Ctrl-D 结束。
cli-play-word-help = 列出这些用词
cli-play-word-board = 显示棋盘
cli-play-word-legal = 列出合法的行动，全部的或某一点的
cli-play-word-why = 说明行动为何合法或不合法
cli-play-word-preview = 说明行动会改变什么
cli-play-word-abilities = 说明棋子的能力及其来由
cli-play-word-notation = 显示着法的记谱法，输入时也先按它读
cli-play-word-columns = 从哪边数路
cli-play-word-mark = 给棋子加标记、去掉标记，或列出标记
cli-play-word-undo = 收回最后一步
cli-play-word-redo = 恢复收回的一步
cli-play-word-snapshot = 显示局面文本
cli-play-word-record = 显示棋谱文本
cli-play-word-save = 把棋谱写入文件
cli-play-word-save-over = 同上，即使文件存有别的内容
cli-play-word-resign = 认负
cli-play-word-quit = 结束

## 转换与说

# $found (number)。
cli-convert-one-file = 给了 { $found } 个文本；每次只转换一个。
    .help = 请只给一个文件，或用 --to 记谱法 转换着法。
