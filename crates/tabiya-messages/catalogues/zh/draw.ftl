# 局面图和走法图。

## Titles

# $piece: draw-man-…. $square: where it stands. $line: the line of the notation.
draw-title-piece = { $piece }在{ $square }的走法：{ $line }
draw-title-position = { $columns }列{ $rows }行棋盘上的局面，轮到{ $side }
draw-title-position-over = { $columns }列{ $rows }行棋盘上的局面，对局已结束

# A piece that only has a letter.
draw-man-white = 白方{ $letter }
draw-man-black = 黑方{ $letter }

## The signs of a picture of moves: a few words each

draw-legend-both = 可走可吃
draw-legend-move = 只走不吃
draw-legend-capture = 只吃不走
draw-legend-elsewhere = 走到此处，吃别处的子
draw-legend-first-move = 仅限该子的第一步
draw-legend-condition = 须满足条件
draw-legend-leg = 后续各段，此处为第二段
draw-legend-slide = 滑行，遇子而止
draw-legend-leap = 跳跃，不受阻挡
draw-legend-hop = 恰好越过一子
draw-legend-partner = 另一子同时移动
draw-legend-stop = 被子挡住
draw-legend-own = 此处有己方子，走法即变
draw-legend-enemy = 此处有敌方子，走法即变
draw-legend-explosion = 此处的子被移除

## Beside the board

draw-label-reserve = { $side }{ $reserve }
draw-text-reserve = { $side }{ $reserve }：
draw-text-second = { $mark } 表示{ $side }的棋子。

## Descriptions

# What stands between squares, and between pieces with their squares.
draw-list-items = 、
draw-list-groups = ；

# $when: always, first-move, condition. $leg (number): the leg of the move, from 1.
draw-describe-board = 棋盘有{ $columns }列{ $rows }行。
draw-describe-origin = { $piece }在{ $square }。
draw-describe-others = 其他棋子：{ $pieces }。
draw-describe-nowhere = 它无处可走。
draw-describe-both =
    { $when ->
        [first-move] 仅限第一步，可走到或吃：{ $squares }
        [condition] 满足条件时，可走到或吃：{ $squares }
       *[always] 可走到或吃：{ $squares }
    }{ $leg ->
        [1] 。
       *[other] （第{ $leg }段）。
    }
draw-describe-move =
    { $when ->
        [first-move] 仅限第一步，只走不吃：{ $squares }
        [condition] 满足条件时，只走不吃：{ $squares }
       *[always] 只走不吃：{ $squares }
    }{ $leg ->
        [1] 。
       *[other] （第{ $leg }段）。
    }
draw-describe-capture =
    { $when ->
        [first-move] 仅限第一步，只吃不走：{ $squares }
        [condition] 满足条件时，只吃不走：{ $squares }
       *[always] 只吃不走：{ $squares }
    }{ $leg ->
        [1] 。
       *[other] （第{ $leg }段）。
    }
draw-describe-elsewhere =
    { $when ->
        [first-move] 仅限第一步，走到这些格并吃别处的子：{ $squares }
        [condition] 满足条件时，走到这些格并吃别处的子：{ $squares }
       *[always] 走到这些格并吃别处的子：{ $squares }
    }{ $leg ->
        [1] 。
       *[other] （第{ $leg }段）。
    }
draw-describe-slide = 滑行最远可到{ $squares }。
draw-describe-leap = 跳到{ $squares }，不受阻挡。
draw-describe-hop = 越过{ $hurdle }上的一子，最远可到{ $squares }。
draw-describe-partner = 同一步中，另一子从{ $from }走到{ $to }。
draw-describe-stop = 被{ $squares }上的子挡住。
draw-describe-own = 这些格上有己方子时走法改变：{ $squares }。
draw-describe-enemy = 这些格上有敌方子时走法改变：{ $squares }。
draw-describe-explosion = 走后移除这些格上的子：{ $squares }。
draw-describe-pieces = { $side }在盘上：{ $pieces }。
draw-describe-no-pieces = { $side }在盘上没有子。
draw-describe-piece-on = { $piece }在{ $squares }
draw-describe-last-move = 上一步改变了{ $squares }。
draw-describe-reserve = { $side }{ $reserve }：{ $pieces }。
draw-describe-holes = { $squares }处没有格。
draw-describe-mark = 标有{ $mark }：{ $squares }。
draw-describe-arrow = 箭头从{ $from }指向{ $to }。

## Marks

draw-mark-circle = 圆圈
draw-mark-square = 方框
draw-mark-cross = 叉
draw-mark-triangle = 三角
draw-mark-diamond = 菱形
draw-mark-star = 星
draw-mark-label = “{ $text }”

## Notes

draw-note-missing-characters = 内嵌字体缺少 { $count } 个字符：{ $characters }；图中以标有编号的方框代替。
