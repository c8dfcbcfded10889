# 适用于所有棋种的语句。

## 列举

# 列举的方式：空列表、中间一项、最后一项。
game-list-empty = 无
game-list-next = { $list }、{ $item }
game-list-last = { $list }和{ $item }

## 错误

# $found（输入）：所要的名称。
# $known（列表）：已有的名称。
game-unknown-notation = 这种棋没有名为“{ $found }”的记谱法。
    .help = 可用的记谱法：{ $known }。
game-unknown-method = 这种棋没有这个方法。
# $text（输入）：要走的一步。
# $reason（词）：胜负的缘由。
game-decided = 不能走“{ $text }”：对局已经结束（{ $reason }）。
    .help = 可以悔棋，或者另开一局。
