# 阵棋。

formation-title = 阵棋

## 棋子

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
