# 贝扎记法及其方言。
# $found (input)：那里写的内容。$dialect (term)：betza-name-…，正在读或写的方言。
# $part (text)：棋子记法的一部分。

betza-name-xboard = XBoard
betza-name-interactive = Interactive Diagram
betza-name-fairy-stockfish = Fairy-Stockfish

## 写法不对

betza-syntax-too-long = 文本有 { $length } 个字符；最多读 { $most } 个。
    .help = 一段文本只说明一种棋子的走法。
betza-syntax-empty = 文本是空的。
    .help = 请写棋子的走法：K 是国王，N 是骑士，fmWfcF 是不带双步的兵。
betza-syntax-unknown = “{ $found }”在贝扎记法里没有意义。
    .help = 大写字母是走法，前面的小写字母说明取其中哪些，后面的数字说明最多重复几次。
betza-syntax-no-atom = “{ $found }”修饰某个走法，后面却没有走法。
    .help = 请在后面写上走法的大写字母，例如 fW 或 cR。
betza-syntax-lone-number = 数字“{ $found }”不属于任何走法。
    .help = 数字紧跟在它所限制的走法的大写字母之后：R4。
betza-syntax-number = 在 { $dialect } 里“{ $found }”不能表示步数。
    .help = { $most ->
        [one] 请写一位数字；0 表示步数不限。
       *[other] 请写最多 { $most } 位、前面不加 0 的数；单独一个 0 表示步数不限。
    }
betza-syntax-direction = “{ $found }”没有选出这个走法的任何方向。
    .help = 方向字母是 f b l r v s。h 写在其中一个之后（如 fhN），或组成 hl、hr；两者都只用于方向多于四个的走法。
betza-syntax-misplaced = “{ $found }”在这里没有意义。
    .help = 请去掉它。
betza-syntax-unopened = “{ $found }”前面没有与它配对的括号。
    .help = 请去掉它。
betza-syntax-unclosed = “{ $found }”没有配对的右括号。
    .help = 请在最后一段之后补上右括号。
betza-syntax-nested = “{ $found }”写在连走之内或紧接在连走之后；{ $dialect } 的连走里不能再套连走。
    .help = 请把各段依次写出。
betza-syntax-no-leg = “{ $found }”处少了一段。
    .help = 两段之间写一个符号，符号前后各有一段：W-F。
betza-syntax-not-a-leg = “{ $found }”不是单独一个走法，不能带修饰字母或步数。
    .help = 请在括号里给每个走法分别写修饰字母和步数。
betza-too-many = “{ $found }”的走法超过 { $most } 种。
    .help = 请减少段数或方向。
# $length（数字）、$most（数字）。
betza-long-line = 用棋子记谱法写出来，这一行有{ $length }个字符；最多读取{ $most }个。
    .help = 请减少段数，或缩小范围。

## 属于别的方言，或写法不同

betza-dialect-other = { $dialect } 不用“{ $found }”；它属于 { $others }。
    .help = 请改选那种方言，或去掉它。
betza-dialect-written = “{ $found }”是贝扎的旧写法，{ $dialect } 不认识。
    .help = 请写 { $right }。
betza-dialect-brackets = “{ $found }”不是 { $dialect } 表示多段走法的写法。
    .help = 先直走一格再斜走一格，XBoard 写 W-F，Interactive Diagram 写 [W-F]，两者都可写 mafsW。
betza-dialect-chain = “{ $found }”：{ $dialect } 没有多段走法。
    .help = 其中两种它有专门的写法：nN 是象棋的马，nZ 是韩国将棋的象。
betza-dialect-old-letter = “{ $found }”是旧字母，各人所指的跳法并不相同。
    .help = 骆驼的跳法（3, 1）请写 C，斑马的跳法（3, 2）请写 Z。
betza-dialect-no-rider = { $dialect } 不能重复这种跳法：“{ $found }”。
    .help = 它能重复 W、F、N 以及 R、B、Q、K 的走法。
betza-dialect-no-lame = { $dialect } 没有这种会被挡住的跳法：“{ $found }”。
    .help = 它有 nN、nA、nD 和 nZ。
betza-dialect-no-hopper = { $dialect } 不能用这种走法隔子跳：“{ $found }”。
    .help = 它能用 R、B、Q 隔子跳（W、F、K 与之相同）：pR、gB。
betza-dialect-overwritten = “{ $found }”走到前面的走法已到的格子；{ $dialect } 只保留后写的一种。
    .help = 请把能做得更多的走法写在后面，或只留一种。
betza-dialect-no-initial-capture = 在 { $dialect } 里初始走法从不吃子，所以“{ $found }”走不出任何一步。
    .help = 请把 c 换成 m，或去掉 i。

## 含义不唯一

betza-unclear-path = “{ $found }”会被什么挡住，说法不一：到目标格有几条路。
    .help = 请把路线逐段写出：mafsW 是先直走一格到空格，再向外斜走一格。
betza-unclear-hurdle = “{ $found }”必须跳过什么，说法不一。
    .help = j 在 D、A 之前（中间必须有子）和在 R、B、Q 之前（略过第一格）含义才唯一。
betza-unclear-curve = “{ $found }”每步转多少，说法不一。
    .help = z 用在 R、B 之前（曲折车、曲折象），q 用在斜跳的连跳子之前（N0，即玫瑰），含义才唯一。

## 棋子记法说不出的

betza-beyond-en-passant = 棋子记法没有吃过路兵：“{ $found }”。
    .help = 请去掉 e；吃过路兵是棋种的规则。
betza-beyond-cylinder = 棋子记法没有左右相连的棋盘：“{ $found }”。
    .help = 请去掉 o。
betza-beyond-unloading = 棋子记法不能把吃掉的子放回棋盘：“{ $found }”。
    .help = 请去掉 u。
betza-beyond-induction = 棋子记法不能借用或启动别的棋子的走法：“{ $found }”。
    .help = 请去掉 x。
betza-beyond-royal-only = 棋子记法不能规定只吃王：“{ $found }”。
    .help = 要吃任何子，请写 c。
betza-beyond-tame = 棋子记法不能规定不吃王，也不能规定只跳过己方的子：“{ $found }”。
    .help = 请去掉 t。
betza-beyond-same-length = 棋子记法不能规定一段与前一段一样长：“{ $found }”。
    .help = 请把各种长度分别写成走法。
betza-beyond-drop = 棋子记法说明怎样走，不说明怎样打入：“{ $found }”。
    .help = 请去掉打入；那是棋种的规则。
betza-beyond-imitation = 棋子记法不能模仿上一着：“{ $found }”。
    .help = 请写出这个棋子自己的走法。
betza-beyond-pass = “{ $found }”走不出任何一步：它回到起点，或者走出一切棋盘。
    .help = 每一着都要有所改变。停一着是棋种的规则。
betza-beyond-half-board = 棋子记法没有“走到棋盘中线为止”的步数：“{ $found }”。
    .help = 请写一个数。
betza-beyond-turning-hop = 棋子记法不能在跳过的子上转弯，也不能接连跳过两个子：“{ $found }”。
    .help = 它只能沿直线跳过恰好一个子：pR、gQ、pafK。
betza-beyond-castling-partner = 棋子记法不能这样选择别的易位同伴：“{ $found }”。
    .help = O2 是与角上的车易位。

## 方言说不出的

betza-lacks-condition = “{ $part }”是 { $dialect } 没有的条件。
betza-lacks-unmoved = “{ $part }”：{ $dialect } 不能问棋子是否走动过。
    .help = 它的 i 指的是第二横线：请写 L2。
betza-lacks-second-line = “{ $part }”：在 { $dialect } 里从第二横线走的初始走法从不吃子。
    .help = 请加上 o，或去掉 L2。
betza-lacks-influence = “{ $part }”要看附近的棋子；{ $dialect } 做不到。
betza-lacks-own-capture = “{ $part }”能吃己方的子；{ $dialect } 说不出来。
betza-lacks-swap = “{ $part }”是两子换位；{ $dialect } 说不出来。
betza-lacks-blast = “{ $part }”是爆炸；{ $dialect } 没有爆炸。
betza-lacks-promotion = “{ $part }”是升变；{ $dialect } 把它留给棋种的规则。
betza-lacks-removal = “{ $part }”把走动的棋子自己移出棋盘；{ $dialect } 说不出来。
betza-lacks-castling = “{ $part }”是易位；{ $dialect } 把它留给棋种的规则。
betza-lacks-joint = “{ $part }”不是 { $dialect } 所说的易位。
    .help = { $dialect } 的易位是国王沿直线走，与角上的车一起：2=OKR。
betza-lacks-repetition = “{ $part }”的反复走法，{ $dialect } 说不出来。
betza-lacks-legs = “{ $part }”里有 { $dialect } 说不出的段。
betza-lacks-leap = “{ $part }”里有一种跳法，{ $dialect } 没有相应的字母。
betza-lacks-ride = “{ $part }”重复一种 { $dialect } 不能重复的跳法。
betza-lacks-distance = “{ $part }”里有 { $dialect } 说不出的距离。
betza-lacks-hop = “{ $part }”的隔子跳法，{ $dialect } 说不出来。
betza-lacks-jump = “{ $part }”吃掉它跳过的子；{ $dialect } 说不出来。
betza-lacks-anywhere = “{ $part }”能走到任何一格；{ $dialect } 说不出来。
betza-lacks-two-ways = “{ $part }”用两种方式走到同样的格子；{ $dialect } 只能保留一种。
betza-lacks-room = “{ $part }”的走法太多，{ $dialect } 的一段文本写不下。
betza-lacks-move = “{ $part }”走不出任何一步。
