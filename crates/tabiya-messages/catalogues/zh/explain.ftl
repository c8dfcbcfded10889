# 棋子的走法。每条消息是以该子为主语的一个分句，或分句的一部分；凡可能作别种理解之处都用括号括起，走法不同的棋子说明决不相同。

## 整句

# $moves（消息）：可供选择的走法。
# $effects（消息）：每步之后发生的事。
explain-piece = { $moves }。
explain-piece-with = { $moves }。{ $effects }。
explain-effects-only = { $effects }。这本身不是走法。
explain-sentences = { $first }。{ $second }

## 任选其一

# $first、$second（消息）：走法，可能各含数种。
explain-alternatives = { $first }；{ $second }
# $opening（文本）：以条件开头时为 condition，以首次走动开头时为 first-move，否则为 move。
explain-or = 或者{ $opening ->
        [condition] {""}
       *[move] {""}
    }{ $move }
explain-one-of = 以下任选其一：{ $moves }
explain-item = （{ $number }）{ $move }

## 分几段的走法

# $first、$second（消息）：各段，可能各含数段。
explain-chain = { $first }，{ $second }
# 同上，用于两段，其中后一段是必定发生的效果。
explain-chain-effect = { $first }，{ $second }
# $leg（消息）：接下来的一段。
# $captured（文本）：此前可能吃过子时为 yes。
# $outward（文本）：只能向外时为 yes。
explain-then = 然后可以{ $opening ->
        [condition] 视情况
       *[move] {""}
    }接着{ $captured ->
        [yes] （仅限尚未吃子时）
        [part] （仅限在此部分尚未吃子时）
       *[no] {""}
    }{ $outward ->
        [yes] （转向不超过45°）
       *[no] {""}
    }：{ $leg }
explain-further = 然后可以{ $opening ->
        [condition] 视情况
       *[move] {""}
    }接着{ $captured ->
        [no] {""}
       *[yes] （吃子后也可以）
    }：{ $leg }
explain-must = 然后必须接着：{ $leg }
explain-effect = 并且{ $leg }

## 条件

explain-if = 若{ $conditions }，则{ $rest }
explain-first-move = 首次走动时{ $rest }
explain-and-next = { $first }、{ $second }
explain-and-last = { $first }且{ $second }
explain-when-unmoved = 尚未走动过
explain-when-moved = 已经走动过
explain-when-white = 为白方
explain-when-not-white = 不是白方
explain-when-black = 为黑方
explain-when-not-black = 不是黑方
explain-when-own-sector = 在己方半区
explain-when-not-own-sector = 不在己方半区
explain-when-enemy-sector = 在对方半区
explain-when-not-enemy-sector = 不在对方半区
explain-when-light = 在白格
explain-when-not-light = 不在白格
explain-when-dark = 在黑格
explain-when-not-dark = 不在黑格
explain-when-attacked = 受到攻击
explain-when-not-attacked = 未受攻击
# $lines（消息）：explain-line 或 explain-lines。
explain-when-on-lines = 在{ $lines }
explain-when-not-on-lines = 不在{ $lines }
explain-line = 从己方数起的第{ $line }横线
explain-lines = 从己方数起的第{ $from }至第{ $to }横线

## 附近的棋子

# $owner（文本）：own 或 enemy。
# $letters：棋子的字母，有其一即可。
# $place（消息）：位置。
explain-near = { $place }有{ $owner ->
        [enemy] 敌方的
       *[own] 己方的
    }{ $letters }
explain-none-near = { $place }没有{ $owner ->
        [enemy] 敌方的
       *[own] 己方的
    }{ $letters }
# $distance（消息）：explain-away-…。
# $direction（词）：explain-at-…。
explain-place = { $direction }{ $distance }处
# $first、$second（消息）：斜跳的两个距离，explain-away-…。
# $keep（文本）：八个落点中的哪些。
# $like（文本）：knight 或 other。
explain-place-oblique = 相距{ $keep ->
        [forward] 向前{ $first }、向旁{ $second }
        [backward] 向后{ $first }、向旁{ $second }
        [sideways] 一个方向{ $first }、垂直方向{ $second }（较长的一段为左右方向）
        [forward-backward] 向前或向后{ $first }、向旁{ $second }
        [forward-sideways] 向前{ $first }、向旁{ $second }（或一个方向{ $first }、垂直方向{ $second }，较长的一段为左右方向）
        [backward-sideways] 向后{ $first }、向旁{ $second }（或一个方向{ $first }、垂直方向{ $second }，较长的一段为左右方向）
        [forward-backward-sideways] 向前或向后{ $first }、向旁{ $second }（或一个方向{ $first }、垂直方向{ $second }，较长的一段为左右方向）
        [right] 一个方向{ $first }、垂直方向{ $second }（较长的一段向右）
        [left] 一个方向{ $first }、垂直方向{ $second }（较长的一段向左）
        [none] 一个方向{ $first }、垂直方向{ $second }（但没有可取的方向）
       *[all] 一个方向{ $first }、垂直方向{ $second }
    }{ $like ->
        [knight] （如国际象棋的马步）
       *[other] {""}
    }处
# $unit（消息）：跳到哪里。
explain-place-leap = 一跳之处（{ $unit }）
explain-fragment = 不是走法，只是条件：若{ $conditions }
explain-letters-next = { $list }、{ $item }
explain-letters-last = { $list }或{ $item }

## 距离

# 走多远。
explain-distance-exactly = { $count ->
        [1] 一格
        [2] 两格
        [3] 三格
        [4] 四格
        [5] 五格
        [6] 六格
        [7] 七格
        [8] 八格
       *[other] { $count }格
    }
explain-distance-range = { $from }至{ $to }格
explain-distance-at-least = { $from }格或更多格
explain-distance-any = 任意格

# 相距多远。
explain-away-exactly = { $count ->
        [1] 一格
        [2] 两格
        [3] 三格
        [4] 四格
        [5] 五格
        [6] 六格
        [7] 七格
        [8] 八格
       *[other] { $count }格
    }
explain-away-range = { $from }至{ $to }格
explain-away-at-least = { $from }格或更多格
explain-away-any = 任意格

# 棋子沿着跳的直线由几步组成。
explain-steps-up-to = { $count ->
        [1] 一步
       *[other] 至多{ $count }步
    }
explain-steps-exactly = { $count ->
        [1] 一步
        [2] 两步
       *[other] { $count }步
    }
explain-steps-range = { $from }至{ $to }步
explain-steps-at-least = { $from }步或更多步
explain-steps-any = 任意步

# 几次。
explain-times-up-to = 至多{ $count ->
        [1] 一次
        [2] 两次
        [3] 三次
        [4] 四次
        [5] 五次
        [6] 六次
        [7] 七次
        [8] 八次
       *[other] { $count }次
    }
explain-times-exactly = 恰好{ $count ->
        [1] 一次
        [2] 两次
        [3] 三次
        [4] 四次
        [5] 五次
        [6] 六次
        [7] 七次
        [8] 八次
       *[other] { $count }次
    }
explain-times-range = { $from }至{ $to }次
explain-times-at-least = { $from }次或更多次
explain-times-any = 任意次

## 走动的方向

explain-to-any = 向任意方向
explain-to-orthogonal = 横向或纵向
explain-to-diagonal = 沿斜线
explain-to-forward = 向正前方
explain-to-backward = 向正后方
explain-to-sideways = 向左或向右
explain-to-forward-backward = 向正前方或正后方
explain-to-forward-sideways = 向正前方、左方或右方
explain-to-backward-sideways = 向正后方、左方或右方
explain-to-diagonal-forward = 向斜前方
explain-to-diagonal-backward = 向斜后方
explain-to-ahead = 向前方（正前或斜前）
explain-to-behind = 向后方（正后或斜后）
explain-to-ahead-behind = 向前方或后方（正向或斜向）
explain-to-ahead-sideways = 向除后方以外的任意方向
explain-to-behind-sideways = 向除前方以外的任意方向
explain-to-right = 向右
explain-to-left = 向左
explain-to-wherever = 不论方向
explain-to-nowhere = 向不存在的方向

## 邻子所在的方向，其后是距离

explain-at-any = 任意方向
explain-at-orthogonal = 横向或纵向
explain-at-diagonal = 斜向
explain-at-forward = 正前方
explain-at-backward = 正后方
explain-at-sideways = 左侧或右侧
explain-at-forward-backward = 正前方或正后方
explain-at-forward-sideways = 正前方、左侧或右侧
explain-at-backward-sideways = 正后方、左侧或右侧
explain-at-diagonal-forward = 斜前方
explain-at-diagonal-backward = 斜后方
explain-at-ahead = 前方（正前或斜前）
explain-at-behind = 后方（正后或斜后）
explain-at-ahead-behind = 前方或后方（正向或斜向）
explain-at-ahead-sideways = 除后方以外的任意方向
explain-at-behind-sideways = 除前方以外的任意方向
explain-at-right = 右侧
explain-at-left = 左侧
explain-at-nowhere = 不存在的方向

## 一段走法

explain-verb-move-or-capture = 走
explain-verb-capture = 走
explain-verb-move = 走
explain-verb-leap-or-capture = 跳
explain-verb-leap-capture = 跳
explain-verb-leap = 跳
explain-verb-jump-capture = 跳
explain-verb-jump = 跳
explain-verb-hop-or-capture = 跳
explain-verb-hop-capture = 跳
explain-verb-hop = 跳
explain-verb-lead = 走

# $movement（消息）：动词和去处。
# $mode（文本）：quiet 不能吃子，capture 只能吃子，never 两者都要，any 皆可。
# $prey（文本）：enemy、own 或 both：吃谁的子。
# $passed（文本）：途经一格（one）、多格（many），或没有值得一提的（none）。
explain-slides = { $movement }{ $mode ->
        [capture] ，只能吃子
        [quiet] ，不能吃子
        [never] ，既须吃子又不能吃子（无法实现）
       *[any] {""}
    }{ $prey ->
        [own] （所吃为己方棋子而非敌方棋子）
        [both] （敌我双方的棋子皆可吃）
       *[enemy] {""}
    }{ $passed ->
        [one] （途经的格须为空）
        [many] （途经的各格须为空）
       *[none] {""}
    }
explain-leaps = { $movement }{ $mode ->
        [capture] ，只能吃子
        [quiet] ，不能吃子
        [never] ，既须吃子又不能吃子（无法实现）
       *[any] {""}
    }{ $prey ->
        [own] （所吃为己方棋子而非敌方棋子）
        [both] （敌我双方的棋子皆可吃）
       *[enemy] {""}
    }
# 吃掉跳过的子。
explain-jumps = { $movement }，跳过恰好一个{ $mode ->
        [quiet] 棋子（不分敌我）而不吃它
        [never] 棋子，既须吃它又不能吃它（无法实现）
       *[any] { $prey ->
            [own] 己方棋子并吃掉它
            [both] 棋子（不分敌我）并吃掉它
           *[enemy] 敌方棋子并吃掉它
        }
    }（途中其余各格和落点须为空）
# 吃掉落点上的子。
explain-hops = { $movement }，隔着恰好一个棋子（不分敌我）{ $mode ->
        [capture] ，只能吃子
        [quiet] ，不能吃子
        [never] ，既须吃子又不能吃子（无法实现）
       *[any] {""}
    }{ $prey ->
        [own] （所吃为己方棋子而非敌方棋子）
        [both] （敌我双方的棋子皆可吃）
       *[enemy] {""}
    }
# $verb（词）：explain-verb-…。
explain-step = { $direction }{ $verb }{ $distance }
explain-oblique = { $verb }到{ $keep ->
        [forward] 向前{ $first }、向旁{ $second }
        [backward] 向后{ $first }、向旁{ $second }
        [sideways] 一个方向{ $first }、垂直方向{ $second }（较长的一段为左右方向）
        [forward-backward] 向前或向后{ $first }、向旁{ $second }
        [forward-sideways] 向前{ $first }、向旁{ $second }（或一个方向{ $first }、垂直方向{ $second }，较长的一段为左右方向）
        [backward-sideways] 向后{ $first }、向旁{ $second }（或一个方向{ $first }、垂直方向{ $second }，较长的一段为左右方向）
        [forward-backward-sideways] 向前或向后{ $first }、向旁{ $second }（或一个方向{ $first }、垂直方向{ $second }，较长的一段为左右方向）
        [right] 一个方向{ $first }、垂直方向{ $second }（较长的一段向右）
        [left] 一个方向{ $first }、垂直方向{ $second }（较长的一段向左）
        [none] 一个方向{ $first }、垂直方向{ $second }（但没有可取的方向）
       *[all] 一个方向{ $first }、垂直方向{ $second }
    }处{ $like ->
        [knight] （如国际象棋的马）
       *[other] {""}
    }
explain-to-square = { $verb }到{ $way }处
explain-vector = { $direction }{ $distance }
explain-vector-both = { $sideways }、{ $along }
explain-vector-forward = 向前
explain-vector-backward = 向后
explain-vector-nowhere = 原地
explain-within = { $verb }到相距不超过{ $count ->
        [1] 一格
        [2] 两格
       *[other] { $count }格
    }的任意格
explain-anywhere = { $verb }到棋盘上的任意格
# $steps（消息）：explain-steps-…。
# $unit（消息）：每步走到哪里。
explain-along = 沿{ $steps }连成的直线（每步{ $unit }）{ $verb }
explain-stay = 留在原处
# $move（消息）：棋子留在原处的一步所做的。
explain-in-place = 原地走一步：{ $move }
explain-nothing = 没有可走的步
# $what（文本）：joint 或 swap。
explain-not-alone = { $what ->
        [joint] 易位
       *[swap] 与另一棋子互换位置
    }（只能单独成为一步，在此无法实现）
# $done（消息）：本来要走的。
explain-impossible = { $done }并且吃子（无法实现）

## 组

# $body（消息）：所走的。
# $times（消息）：explain-times-…。
# $turn（文本）：每次同向为 same，可以转向为 free。
# $stop（文本）：吃子即止为 yes，吃子后仍可继续为 no，不吃子为 never。
explain-group = 按如下{ $choice ->
        [several] 方式之一
       *[one] 方式
    }走{ $mode ->
        [capture] ，且必须以吃子结束
        [quiet] ，且不能吃子
        [never] ，既必须以吃子结束又不能吃子（无法实现）
       *[any] {""}
    }：（{ $body }）
explain-repeat = { $leg }，可连走{ $times }，{ $turn ->
        [free] 每次可以转向
       *[same] 方向不变
    }{ $stop ->
        [yes] { $mode ->
            [capture] {""}
           *[any] ，吃子即止
        }
        [no] ，吃子后仍可继续
       *[never] {""}
    }{ $mode ->
        [capture] ，且必须以吃子结束
       *[any] {""}
    }
explain-repeat-group = 按如下{ $choice ->
        [several] 方式之一
       *[one] 方式
    }连走{ $times }，{ $turn ->
        [free] 每次可另行选择走法和方向
       *[same] 每次的选择和方向相同
    }{ $stop ->
        [yes] { $mode ->
            [capture] {""}
           *[any] ，吃子即止
        }
        [no] ，吃子后仍可继续
       *[never] ，且不能吃子
    }{ $mode ->
        [capture] ，且必须以吃子结束
        [never] ，既必须以吃子结束又不能吃子（无法实现）
       *[any] {""}
    }：（{ $body }）

## 其他变化

explain-with = { $first }，同时{ $second }
# $promotes（文本）：棋子另有升变时为 yes，否则为 no。
explain-removed = 自身从棋盘上移除{ $promotes ->
        [yes] （因而不再升变）
       *[no] {""}
    }
# $when（文本）：capture 或 always。
explain-blast = { $when ->
        [capture] 若这一步吃了子，就
       *[always] {""}
    }消灭落点周围{ $count ->
        [1] 一格
        [2] 两格
       *[other] { $count }格
    }以内的所有其他棋子
explain-blast-all = { $when ->
        [capture] 若这一步吃了子，就
       *[always] {""}
    }消灭棋盘上的所有其他棋子
explain-promotion = 若这一步止于{ $lines }，{ $optional ->
        [yes] 可以变为
       *[no] 就变为
    }{ $choices }
# $optional（文本）：是否全部（all）、部分（some）可以不升变，或都必须升变（none）。
explain-promotions-united = 若同一步适用其中几项升变，{ $optional ->
        [all] 可以变为
       *[none] 就变为
    }其中所列的任一棋子{ $optional ->
        [some] （只有各项都允许时才可以不变）
       *[none] {""}
    }
explain-lasting = { $mode ->
        [capture] 吃子之后，
        [quiet] 未吃子的一步之后，
        [never] 既吃子又未吃子的一步之后（无法实现），
       *[any] {""}
    }{ $effects }

## 两子的走法

# $mover（文本）：该子的字母。
# $partners：同伴的字母，有其一即可。
explain-joint = { $mover }与{ $partners }易位：{ $direction }走{ $distance }，该方向上最近的棋子须为尚未走动过的己方{ $partners }，后者落到前者途经的最后一格（两子之间的各格须为空；起点、途经的各格和终点不得受到攻击）
# $between（文本）：empty 或 any。
explain-swap = 与{ $place }的己方{ $letters }互换位置{ $between ->
        [empty] （其间各格须为空）
       *[any] （不论其间有何棋子）
    }，但须有一条回路能让后者走回：{ $back }
explain-swap-any-way = 与{ $place }的己方{ $letters }互换位置{ $between ->
        [empty] （其间各格须为空）
       *[any] （不论其间有何棋子）
    }
explain-way-back = { $direction }{ $distance }{ $between ->
        [empty] （其间各格须为空）
       *[any] （不论其间有何棋子）
    }
