# JSON-RPC 服务关于消息、方法和参数的语句。

## 参数应有的形式

rpc-expected-text = 引号中的文本
rpc-expected-texts = 文本列表，例如 ["…", "…"]
rpc-expected-flag = true 或 false
# $least（数字）、$most（数字）：两端的界限，含在其内。
rpc-expected-whole = { $least } 到 { $most } 的整数
rpc-expected-named-texts = 各值为文本的对象，例如 {"{"}"…": "…"{"}"}

## 不是 JSON 的行

rpc-parse-broken-off = 这一行的 JSON 没有写完就断了。
    .help = 一条消息是写在一行里的一个完整的 JSON 值。
# $found（输入）：不合语法的字符。
rpc-parse-not-json = 从“{ $found }”起，不是 JSON。
    .help = 文本写在直双引号里，成员之间用逗号分隔。
# $limit（数字）：最多的层数。
rpc-parse-too-deep = JSON 的嵌套超过 { $limit } 层。
    .help = 任何请求都只需要几层；请检查是否漏写了括号。
# $byte（数字）：第一个坏字节，从 1 数起。
rpc-parse-not-utf8 = 这一行从第 { $byte } 个字节起不是 UTF-8。
    .help = 请用 UTF-8 发送消息，不带字节顺序标记。

## 不是请求的 JSON

# $found（输入）：写着的内容。
rpc-request-not-an-object = { $found } 不是请求。
    .help = 请求是一个对象：{"{"}"jsonrpc": "2.0", "id": 1, "method": "games"{"}"}。多个请求可以放在一个列表里。
# $given（数字）：缺少时为 0。$found（输入）：写着的内容。
rpc-request-version = { $given ->
        [0] 缺少成员“jsonrpc”。
       *[other] 成员“jsonrpc”是 { $found }。
    }
    .help = 每个请求都要写 "jsonrpc": "2.0"。
# $given（数字）：缺少时为 0。$found（输入）：写着的内容。
rpc-request-method = { $given ->
        [0] 缺少成员“method”。
       *[other] 成员“method”是 { $found }。
    }
    .help = 它是引号中的方法名，例如 "moves.legal"。
# $found（输入）：写着的内容。
rpc-request-id = 成员“id”是 { $found }。
    .help = id 是文本、数字或 null；没有 id 的请求是通知，不会得到回答。
# $found（输入）：写着的内容。
rpc-request-params = 成员“params”是 { $found }。
    .help = 参数写成一个对象，例如 {"{"}"game": "…", "depth": 2{"}"}。
# $found（输入）：成员名。$known（列表）：可用的成员。$near（数字）：为 1 时 $nearest 是大概想写的那一个。
rpc-request-member = 请求没有成员“{ $found }”。
    .help = { $near ->
        [0] 请求的成员有：{ $known }。
       *[other] 是不是“{ $nearest }”？请求的成员有：{ $known }。
    }
# $name（输入）：成员的名称。
rpc-request-twice = 成员“{ $name }”在同一个对象中出现两次。
    .help = 请去掉其中一个：无法判断要用哪一个。
rpc-request-empty-batch = 请求列表是空的。
    .help = 请至少发送一个请求，外面带不带列表都可以。

## 方法和参数

# $found（输入）：方法名。$known（列表）：可用的方法。$near（数字）：为 1 时 $nearest 是大概想写的那一个。
rpc-method-unknown = 没有方法“{ $found }”。
    .help = { $near ->
        [0] 可用的方法：{ $known }。
       *[other] 是不是“{ $nearest }”？可用的方法：{ $known }。
    }
# $found（输入）：方法名。$game（文本）：棋种。$known（列表）：这种棋独有的方法。
rpc-method-not-of-game = 棋种“{ $game }”没有方法“{ $found }”。
    .help = 它独有的方法：{ $known }。
# $found（输入）：写着的内容。$known（列表）：参数名。
rpc-params-not-an-object = 参数是 { $found }，不是对象。
    .help = 参数要按名称给出。可用的参数：{ $known }。
# $found（输入）：参数名。$known（列表）：可用的参数。$near（数字）：为 1 时 $nearest 是大概想写的那一个。
rpc-params-unknown = 这个方法没有参数“{ $found }”。
    .help = { $near ->
        [0] 可用的参数：{ $known }。
       *[other] 是不是“{ $nearest }”？可用的参数：{ $known }。
    }
# $name（文本）：参数。$expected（词或语句）：应有的形式。
rpc-params-missing = 缺少参数“{ $name }”。
    .help = 应为：{ $expected }。
# $name（输入）：参数。$found（输入）：它的值。$expected（词或语句）：应有的形式。
rpc-params-kind = 参数“{ $name }”是 { $found }。
    .help = 应为：{ $expected }。
# $name（文本）：参数。$found（输入）：它的值。$known（列表）：可用的值。$near（数字）：为 1 时 $nearest 是大概想写的那一个。
rpc-params-choice = 参数“{ $name }”不能是“{ $found }”。
    .help = { $near ->
        [0] 可用的值：{ $known }。
       *[other] 是不是“{ $nearest }”？可用的值：{ $known }。
    }
# $name（文本）：参数。$found（输入）：语言标签。$known（列表）：可用的语言。$near（数字）：为 1 时 $nearest 是大概想写的那一个。
rpc-language-unknown = 这里没有语言“{ $found }”。
    .help = 可用的语言：{ $known }。
# $name（文本）：参数。$found（输入）：棋种名。$near（数字）：为 1 时 $nearest 是大概想写的那一个。
rpc-game-unknown = 没有棋种“{ $found }”。
    .help = { $near ->
        [0] 方法“games”列出各种棋。
       *[other] 是不是“{ $nearest }”？方法“games”列出全部。
    }
rpc-game-missing = 缺少参数“game”。
    .help = 请指明一种棋，例如“chess”；方法“games”列出全部。
rpc-variant-and-game = 同时给出了“game”和“variant”。
    .help = 变体代替棋种：两者只给一个。
rpc-variant-no-engine = 参数“variant”不能使用：这个程序没有编入变体的读取器。
    .help = 请用“game”指定内置的棋种；方法“games”会列出它们。
# $name（文本）：参数。$found（输入）：记谱法名。$known（列表）：可用的记谱法。$near（数字）：为 1 时 $nearest 是大概想写的那一个。
rpc-notation-unknown = 这种棋没有记谱法“{ $found }”（参数“{ $name }”）。
    .help = { $near ->
        [0] 可用的记谱法：{ $known }。
       *[other] 是不是“{ $nearest }”？可用的记谱法：{ $known }。
    }
# $found (input), $known (list)。
rpc-columns-unknown = “columns”的值“{ $found }”是这个游戏不知道的。
    .help = 请在 { $known } 中选一个。
# $found (input), $known (list)。
rpc-mark-unknown = “{ $found }”不是这个游戏的标记。
    .help = 请在 { $known } 中选一个。
# $found (input): 点。
rpc-mark-empty = “marks”在 { $found } 上有标记，但那里没有棋子。
    .help = 标记要贴在棋子上；请写有棋子的点。
# $name（文本）：参数。$found（输入）：写着的内容。$first（文本）、$last（文本）：棋盘的第一个和最后一个点位。
rpc-cell-unknown = “{ $found }”不是这个棋盘上的点位（参数“{ $name }”）。
    .help = 点位用棋种自己的名称，从{ $first }到{ $last }。
# $given（数字）：都没有给出时为 0，都给出时为 1。
rpc-explain-text-or-cell = { $given ->
        [0] “text”和“cell”都没有给出。
       *[other] 同时给出了“text”和“cell”。
    }
    .help = 要解释一步棋，给出“text”；要解释一个点位上的棋子，给出“cell”。

## 参数中棋种的文本

# $param（文本）：参数。$reason（语句）：它的文本错在哪里。
rpc-param = { $param }：{ $reason }。
# $text（输入）：文本。$count（数字）：有几步棋符合。$candidates（列表）：每一步各一个文本。
rpc-ambiguous = “{ $text }”可以是 { $count } 步不同的棋。
    .help = 请写其中之一：{ $candidates }
# $text（输入）：文本。$request（文本）：它所请求的。
rpc-not-a-move = “{ $text }”不是一步棋，而是一个请求（{ $request }）。
    .help = 这里只能走棋。
rpc-untold = 文本被拒绝，棋种没有说明理由。

## 限额

# $limit（数字）：以 MiB 计。
rpc-budget-message = 消息超过 { $limit } MiB。
    .help = 请分几次发送；程序自己的命令可以读任意长的文件。
# $found（数字）：实有的数目。$limit（数字）：允许的数目。
rpc-budget-batch = 列表里有 { $found } 个请求，最多允许 { $limit } 个。
    .help = 请分成几个列表，或者一行发送一个请求。
# $limit（数字）：以 MiB 计。
rpc-budget-answer = 对这个列表的回答已经超过 { $limit } MiB，这个请求没有处理。
    .help = 请把它放在短一些的列表里再发一次。
# $found（数字）：实有的数目。$limit（数字）：允许的数目。
rpc-budget-history = 历史里有 { $found } 步棋，最多允许 { $limit } 步。
    .help = 请从较晚的局面开始，或者把整局棋交给“record.check”。
# $limit（数字）：最多能数的数目。$depth（数字）：超过时的深度。
rpc-budget-nodes = 数到深度 { $depth } 时，超过了一条消息最多能数的 { $limit } 个走法序列。
    .help = 请减小深度，或者使用程序自己的命令，它没有这个限制。
# $limit（数字）：上限。
rpc-budget-pieces = 一条消息最多可以询问 { $limit } 个棋子的走法，这里超出了。
    .help = 请把其余的放在另一条消息里。
