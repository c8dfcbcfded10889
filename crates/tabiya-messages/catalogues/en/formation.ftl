# Formation Chess.

formation-title = Formation Chess

## Pieces

formation-kind-general = General
formation-kind-stratagem = Stratagem
formation-kind-momentum = Momentum
formation-kind-adaptation = Adaptation
formation-kind-wind = Wind
formation-kind-forest = Forest
formation-kind-fire = Fire
formation-kind-mountain = Mountain
formation-kind-spear = Spear
formation-kind-shield = Shield
formation-kind-shell = Shell
formation-kind-mine = Mine
formation-kind-scholar = Scholar
formation-kind-pawn = Pawn
formation-kind-horse = Horse
formation-kind-rook = Rook

# A side's name, alone and in front of a piece's.
formation-side-red = Red
formation-side-black = Black
formation-colour-red = Red
formation-colour-black = Black

# A piece's name as it is read aloud.
# $side (term): formation-colour-….
# $kind (term): formation-kind-….
formation-piece = { $side } { $kind }

## Abilities

formation-ability-push-ally = 推友 (Push Ally)
formation-ability-push-enemy = 推敌 (Push Enemy)
formation-ability-ally-push = 友推 (Ally Push)
formation-ability-enemy-push = 敌推 (Enemy Push)
formation-ability-pull-ally = 拉友 (Pull Ally)
formation-ability-pull-enemy = 拉敌 (Pull Enemy)
formation-ability-ally-pull = 友拉 (Ally Pull)
formation-ability-enemy-pull = 敌拉 (Enemy Pull)
formation-ability-hidden-capture = 暗捉 (Hidden Capture)
formation-ability-easy-capture = 易捉 (Easy Capture)
formation-ability-overt-capture = 明捉 (Overt Capture)
formation-ability-hard-capture = 难捉 (Hard Capture)
formation-ability-capture = 捕捉 (Capture)
formation-ability-capturable = 被捉 (Capturable)
formation-ability-counter-capture = 反捉 (Counter Capture)
formation-ability-force-capture = 强捉 (Force Capture)
formation-ability-swift-move = 疾行 (Swift Move)
formation-ability-orthogonal-move = 纵横 (Orthogonal Move)
formation-ability-diagonal-move = 交错 (Diagonal Move)
formation-ability-broad-step = 阔步 (Broad Step)
formation-ability-immobile = 不动 (Immobile)
formation-ability-passivity = 被动 (Passivity)
formation-ability-leader = 首领 (Leader)

## Phases, results, actions

formation-phase-placement = placement
formation-phase-movement = movement
formation-result-unfinished = 未分 (unfinished)
formation-result-red-wins = 红胜 (Red wins)
formation-result-black-wins = 黑胜 (Black wins)
formation-result-draw = 和棋 (draw)
formation-action-place = place
formation-action-move = move
formation-action-capture = capture
formation-action-push = push
formation-action-pull = pull
formation-action-resign = resign
