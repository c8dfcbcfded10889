# 各棋种通用的棋谱。

## 行与字符

record-byte-order-mark = 这一行以字节序标记开头，这个看不见的字符不属于正文。
    .help = 请以不带字节序标记的UTF-8格式保存文件。
record-carriage-return = 行的中间有一个回车符。
    .help = 行以换行符结束，或者以回车符加换行符结束。
# $found（数）：该行的字节数。
# $limit（数）：一行允许的字节数。
record-line-too-long = 这一行有{ $found }个字节；棋谱的一行最多{ $limit }个字节。
    .help = 回合可以换行继续写。
# $found（输入）：该字符。
# $expected（文本）：与它相像的字符。
record-look-alike = 此处应为“{ $expected }”，却写成了与之相像的“{ $found }”。
# $count（数）：未显示的条数。
record-more = 关于这份棋谱，还有{ $count }条信息没有显示。

## 标头

# $found（输入）：该行。
record-header-form = “{ $found }”不是规范的标头行。
    .help = 标头写作“# key: value”，井号之后和冒号之后各有一个空格。
# $found（输入）：标头名。
record-header-key = “{ $found }”不能用作标头名。
    .help = 标头名是一个由小写字母、数字和连字符组成的词，例如“result”。
# $found（输入）：该行。
record-header-place = 标头“{ $found }”写在了回合或起始局面之后。
    .help = 标头写在棋谱的开头。着法不以井号开头。
# $found（输入）：标头中的结果。
# $expected（列表）：可用的结果。
record-header-result = “{ $found }”不是一种结果。
    .help = 结果是下列之一：{ $expected }。
# $found（输入）：标头名。
record-header-twice = 标头“{ $found }”出现了两次；一份棋谱最多一次。
    .help = “red”和“white”指的是同一方。
# $limit（数）：允许的个数。
record-too-many-headers = 标头太多；一份棋谱最多{ $limit }个。
# $found（输入）：标头所说的棋种。
# $expected（文本）：读取时所用的棋种。
record-other-game = 这是“{ $found }”的棋谱，却当作“{ $expected }”来读。
    .help = 请按“{ $found }”读取，或者改正标头“game”或“variant”。

## 起始局面

# $found（输入）：回合号。
record-blank-line = 回合“{ $found }”紧接在起始局面之后。
    .help = 起始局面与第1回合之间要有一个空行。
# $limit（数）：局面允许的字节数。
record-position-too-long = 起始局面太长；局面最多{ $limit }个字节。
    .help = 起始局面以空行结束。没有空行，后面的内容就都算作局面。

## 回合

# $round（数）：回合。
record-round-empty = 第{ $round }回合的编号之后没有着法。
# $found（输入）：该着法。
# $expected（文本）：回合号。
record-round-missing = “{ $found }”之前应有回合号“{ $expected }”：一个回合最多两步。
    .help = 应写作“{ $expected } { $found }”。
# $found（输入）：回合号。
# $expected（文本）：正确的回合号。
record-round-number = 回合号是“{ $found }”，应为“{ $expected }”。
    .help = 回合从1开始依次编号，前面不加零。
# $round（数）：回合。
record-round-repeated = 第{ $round }回合的编号重复写了一次，这里并不需要。
# $found（输入）：回合号与紧贴其后的内容。
# $expected（输入）：分开后的写法。
record-round-space = “{ $found }”中的回合号之后缺少空格。
    .help = 应写作“{ $expected }”。
# $round（数）：回合。
# $found（输入）：该处所写的内容。
record-half-move-missing = 第{ $round }回合缺少第二步：该处写的是“{ $found }”。
    .help = 只有棋谱或变着的最后一个回合才可以只有一步。
# $limit（数）：允许的字符数。
record-half-move-too-long = 一步着法的字符太多；最多{ $limit }个。
# $found（输入）：所写的点。
# $expected（文本）：……
record-absent-form = “{ $found }”表示缺少的一步，应写作“{ $expected }”。
# $found（输入）：该着法。
# $expected（输入）：加上……的写法。
record-absent-missing = 这个变着从回合的第二步开始，“{ $found }”却写成了第一步。
    .help = 应写作“{ $expected }”。
# $found（输入）：该着法。
# $expected（输入）：第1回合应有的开头。
record-absent-needed = 起始局面轮到后手方行棋，“{ $found }”却写成了先手方的一步。
    .help = 应写作“{ $expected }”。
record-absent-place = 此处不能写“……”。
    .help = 它写在第一个回合的编号之后，表示缺少的第一步；别处都不能用。
record-absent-unneeded = “……”表示缺少第一步，可是起始局面轮到先手方行棋。
    .help = 请去掉它。

## 变着

record-variation-close = 这个“)”没有与之对应的“(”。
    .help = 变着以“(”开始。
# $limit（数）：层数。
record-variation-depth = 此处的变着嵌套太深；最多{ $limit }层。
record-variation-empty = 这个变着是空的。
    .help = 变着至少有一步。
record-variation-open = 从这里开始的变着没有结束。
    .help = 变着以“)”结束。
record-variation-place = 变着从这里开始，可是紧接在它前面没有可以替换的一步。
    .help = 变着写在它所替换的那一步之后。

## 盘上的着法

# $round（数）：回合。
# $half（数）：回合的第几步。
# $text（输入）：该着法。
# $result（文本）：对局的结果。
# $reason（词）：因何结束。
record-after-end = 第{ $round }回合第{ $half }步：对局此前已经结束（{ $result }，{ $reason }），后面却还有“{ $text }”。
    .help = 结束对局的一步之后只能写结果。
# $round、$half、$text：同上。
# $candidates（列表）：各自只表示一步着法的写法。
record-ambiguous = 第{ $round }回合第{ $half }步：“{ $text }”符合多个合法着法。
    .help = 请写作下列之一：{ $candidates }。
# $round、$half、$text：同上。
# $reason（消息）：原因。
record-illegal = 第{ $round }回合第{ $half }步：“{ $text }”不合规则：{ $reason }。
# $round、$half、$text：同上。
record-not-a-move = 第{ $round }回合第{ $half }步：“{ $text }”不是着法，而棋谱中只能写着法。
# $round、$half、$text：同上。
# $reason（消息）：原因。
record-unreadable = 第{ $round }回合第{ $half }步：“{ $text }”读不懂：{ $reason }。

## 结果

# $found（输入）：后面的内容。
# $result（文本）：前面的结果。
record-after-result = 结果“{ $result }”之后还有“{ $found }”。
    .help = 棋谱以结果结束，其后只能有注释。
# $found（文本）：棋谱中的结果。
# $expected（文本）：盘上的结果。
# $reason（词）：因何结束。
record-result-differs = 棋谱写的是“{ $found }”，可是盘上的结果是“{ $expected }”（{ $reason }）。
# $found（文本）：最后一行的结果。
# $expected（文本）：标头中的结果。
record-result-header = 最后一行写的是“{ $found }”，标头“result”写的却是“{ $expected }”。
# $found（输入）：结果。
record-result-in-variation = 结果“{ $found }”写在了变着里。
    .help = 只有棋谱本身才有结果，写在最后一行。
# $found（文本）：*
# $expected（文本）：盘上的结果。
# $reason（词）：因何结束。
record-result-open = 棋谱没有写明结果（“{ $found }”），可是盘上的结果是“{ $expected }”（{ $reason }）。
