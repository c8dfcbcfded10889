# Formation Chess.

formation-title = Formation Chess
formation-typing = Type an action as the notation writes it (红车平三), with numbers (33-34, and a letter after it to capture, push or pull), or with names in pinyin or English (che 3 4).

## Pieces

formation-group-strategy = 兵法 (Strategy)
formation-group-restraint = 牵制 (Restraint)
formation-group-combat = 攻守 (Offence and defence)
formation-group-mobility = 机动 (Mobility)

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

## Any text: what stands where something else is expected

formation-text-end = nothing
formation-text-line-end = There is a line end here; { $expected } is expected.
    .help = Take the line end out.
formation-text-quoted = “{ $text }”
formation-text-extra-space = There is a space too many here.
    .help = Put exactly one space between two entries, and none before the first or after the last.
formation-text-byte-order-mark = The text begins with a byte-order mark (U+FEFF); { $expected } should be first.
    .help = Save the text as UTF-8 without a byte-order mark.
formation-text-lone-cr = A carriage return without a line feed stands here; { $expected } is expected.
    .help = End lines with a line feed, or with a carriage return and a line feed.
formation-text-colon = The colon here ({ $found }) is half-width; the document's is the full-width “：”.
    .help = Write ： (U+FF1A).
formation-text-space = There is a space here ({ $found }); { $expected } is expected.
    .help = Take the space out: there are single spaces between the entries of a list and nowhere else.
formation-text-look-alike = The document writes “{ $right }” here, not { $found }.
    .help = Write { $right }.
formation-text-separator = Here { $expected } is expected, but there is { $found }.
    .help = Put exactly one space between two entries, and none before the first or after the last.
formation-text-bracket = “{ $expected }” is expected here, but there is { $found }.
    .help = A list stands in square brackets: [ and ].
formation-text-after-bracket = After the closing bracket the line should end, but there is { $found }.
    .help = Take out what follows ].

formation-expect-side = 红 or 黑
formation-expect-result = 未分, 红胜, 黑胜 or 和棋
formation-expect-kind = a piece (one of 将计势变风林火山矛盾弹雷士卒马车)
formation-expect-cell = 一一, or 红 or 黑 and a piece
formation-expect-numeral = a numeral from 一 to 己
formation-expect-space-or-bracket = one space or ]
formation-expect-one-space = exactly one space between two entries
formation-expect-line-end = a line feed
formation-expect-nothing = the end
formation-expect-reference = a piece such as 红车, or a point such as 一二
formation-expect-destination = a point such as 三四, or 平, 直, 进 or 退 and a numeral
formation-expect-suffix = 捉, 推, 拉 or the end

## Snapshots

formation-snapshot-empty = The text is empty; a snapshot begins with “{ $expected }”.
    .help = A snapshot has five labelled lines, a line of column labels and a line for each row.
formation-snapshot-too-long = The snapshot has { $bytes } bytes; at most { $limit } are read.
    .help = The largest board, 16x16, with full pools needs less than 3,000 bytes.
formation-snapshot-label = The line should begin with “{ $expected }”, but there is { $found }.
    .help = The lines are, in this order: 行棋方：, 红方：, 黑方：, 胜负：, 棋盘：, the column labels, the rows.
formation-snapshot-missing-line = A line is missing here: the one that begins with “{ $expected }”.
    .help = The lines are, in this order: 行棋方：, 红方：, 黑方：, 胜负：, 棋盘：, the column labels, the rows.
formation-snapshot-extra-line = The next line should begin with “{ $expected }”; { $found } is not in its place.
    .help = Each labelled line stands once, in this order: 行棋方：, 红方：, 黑方：, 胜负：, 棋盘：.
formation-snapshot-blank-line = There is an empty line inside the snapshot; the next line should begin with “{ $expected }”.
    .help = Take the empty line out.
formation-snapshot-text-after = The snapshot is over, but { $found } follows.
    .help = A snapshot is the whole text. Rounds follow it, after an empty line, only in a record.
formation-snapshot-side = Here { $expected } is expected, but there is { $found }.
    .help = Say who acts next: 行棋方：红 or 行棋方：黑.
formation-snapshot-result = The result should be { $expected }, but there is { $found }.
    .help = Write 胜负：未分 for a game that goes on.
formation-snapshot-after-value = The line should end here, but there is { $found }.
    .help = Take out what follows.
formation-snapshot-pool-piece = The pool should have { $expected } here, but there is { $found }.
    .help = A pool lists names of one character with single spaces: [弹 马].
formation-snapshot-pool-owner = The label of the line already tells the owner, so { $found } is said twice.
    .help = Write { $expected }.
formation-snapshot-pool-colour = { $side }'s pool holds only its own pieces, but there is { $found }.
    .help = Move it to the other pool line, and write { $expected } there.
formation-snapshot-column-label = The column label should be “{ $expected }”, but there is { $found }.
    .help = Columns are labelled in order: 一路 二路 三路 ….
formation-snapshot-no-columns = The line of column labels has none.
    .help = Label at least one column: 零[一路].
formation-snapshot-columns = The board has { $columns } columns ({ $found } is one too many); at most { $limit } are possible.
    .help = The last possible column is 己路.
formation-snapshot-no-rows = The board has no rows.
    .help = After the column labels comes a line for each row: 一[一一 一一].
formation-snapshot-rows = A board has at most { $limit } rows; { $found } is one too many.
    .help = The last possible row is 己.
formation-snapshot-row-label = The row label should be “{ $expected }”, but there is { $found }.
    .help = Rows are labelled in order from the top: 一, 二, 三, ….
formation-snapshot-row-width = Row { $row } has { $found ->
        [one] one cell
       *[other] { $found } cells
    }, the column labels say { $expected }.
    .help = Give each row one cell for each column; an empty point is 一一.
formation-snapshot-cell = A cell should be { $expected }, but there is { $found }.
    .help = A cell is two characters: 一一 when empty, otherwise the owner and the piece, such as 红车.

## Setups: rules that a snapshot breaks

formation-setup-many-leaders = { $side } has { $count } Generals ({ $places }); one is the most.
    .help = Leave one 将 for each side, in its pool or on the board.
formation-setup-wrong-half = { $piece } stands in the other side's half while pieces are still being placed.
    .help = As long as a pool is not empty, every piece stands in its owner's half.
formation-setup-middle-row = { $piece } stands in the middle row while pieces are still being placed.
    .help = The middle row of an odd height belongs to nobody: as long as a pool is not empty it stays empty.
formation-setup-turn-after-resignation = After { $result } during placement { $expected } acts next, not { $found }: the loser resigned on its own turn, and the turn has passed.
    .help = Write 行棋方：{ $expected }.
formation-setup-pool-sizes = Red's pool has { $red }, Black's { $black }: with { $side } to place, Black's should have { $expected }.
    .help = Red and Black place in turn, Red first: on Red's turn the pools are equal, on Black's turn Black's has one piece more.
formation-setup-draw-in-placement = A draw is declared while pieces are still being placed.
    .help = There is no draw before both pools are empty.
formation-setup-no-leader = The game is declared unfinished (未分), but { $side } has no General.
    .help = Give { $side } a 将, or declare who has won.
formation-setup-winner-without-leader = { $side } is declared the winner, but has no General.
    .help = The winner keeps its 将.

## Actions: their form

formation-action-empty = The text is empty; an action is expected.
    .help = Write a piece and where it goes, such as 红车平三 or 一二三二捉.
formation-action-too-long = The text has { $found } characters; at most { $limit } are read.
    .help = An action has four or five.
formation-action-reference = Here { $expected } is expected, but there is { $found }.
    .help = An action begins with a piece such as 红车, or with its point such as 一二.
formation-action-kind = Here { $expected } is expected, but there is { $found }.
    .help = After 红 or 黑 comes the name of a piece.
formation-action-destination = Here { $expected } is expected, but there is { $found }.
    .help = After the piece comes where it goes: a point (column, then row), or 平, 直, 进 or 退 and a numeral.
formation-action-numeral = Here { $expected } is expected, but there is { $found }.
    .help = The numerals are 一二三四五六七八九十甲乙丙丁戊己, for 1 to 16.
formation-action-numeral-range = No board has { $found }; { $expected } is expected.
    .help = Columns, rows and steps count from 一 (1) to 己 (16).
formation-action-forward-coordinate = “{ $operator }” stands after the point { $reference }; 进 and 退 need a piece's name, since forward depends on its owner.
    .help = Write 直 and the row, or the whole point.
formation-action-resign-kind = Only a General can resign, for its owner, not { $found }.
    .help = Write { $expected }认负.
formation-action-resign-coordinate = A resignation names the General, not a point ({ $found }).
    .help = Write 红将认负 or 黑将认负.
formation-action-after = Here { $expected } is expected, but there is { $found }.
    .help = An action has four characters, and at most one of 捉, 推 or 拉 after them.

## Actions: what they refer to

formation-action-name-absent = There is no { $piece } on the board.
formation-action-name-in-pool = { $piece } is not on the board yet: it is in the pool.
formation-action-name-ambiguous = { $piece } stands at { $points }: the name alone does not tell which one.
    .help = Write one of these points in place of the name.
formation-action-no-piece = There is no piece at { $point }.
formation-action-off-board = { $place } is off the board, which has { $columns } columns and { $rows } rows.
formation-action-placement-form = Pieces are being placed: an action names a piece of the player's own pool and a point, such as { $example }.
formation-action-placement-owner = { $piece } can't be placed now: it is { $side }'s turn.

## Why an action is not legal

formation-clause-piece-at = { $piece } at { $point }
formation-clause-sentences = { $first }. { $second }
formation-clause-in-pool = { $side }'s pool
formation-clause-on-board = the board
formation-lack-never = { $piece } has no { $ability }
formation-lack-it-never = it has no { $ability }
formation-lack-it-removed = it has no { $ability } here, { $by } { $count ->
        [one] removes
       *[other] remove
    } it
formation-clause-both = { $first }, and { $second }
formation-lack-removed = { $piece } has no { $ability } there, { $by } { $count ->
        [one] removes
       *[other] remove
    } it
formation-uncommanded-enemy = it is { $owner }'s, and no 计 of { $side } stands diagonally beside it
formation-uncommanded-protected = it is { $owner }'s, and { $by } protects it from 计
formation-uncommanded-immobile = it has 不动 (Immobile)
formation-uncommanded-turned = { $by } { $count ->
        [one] gives
       *[other] give
    } it 不动 (Immobile)
formation-obstacle-off-board = the board ends there
formation-obstacle-occupied = { $by } stands there
formation-obstacle-leg = { $by } stands on its leg

formation-why-legal = { $text } is legal.
formation-why-ambiguous = Several legal actions fit: { $candidates }.
formation-why-decided = The game is over: { $result }.
formation-why-not-in-placement = Both pools are empty: pieces are no longer placed.
formation-why-not-in-movement = Pieces are still being placed: none may move before both pools are empty.
formation-why-off-board = { $point } is off the board.
formation-why-no-piece = There is no piece at { $point }.
formation-why-not-commanded = { $side } does not command { $piece }: { $reason }.
formation-why-no-displacement = { $actor } stands there already; an action must lead to another point.
formation-why-not-a-line = { $actor } cannot get to { $to }: no piece steps in that direction.
    .help = Steps go along a row or column (纵横), diagonally (交错), or like a knight (阔步).
formation-why-no-direction = { $actor } cannot go towards { $to }: { $reason }.
formation-why-not-swift = { $actor } cannot go as far as { $to }: { $reason }, and without it goes one step.
formation-why-path-blocked = { $actor } is blocked by { $by }.
formation-why-leg-blocked = { $actor } is blocked: { $by } stands on the leg of the step from { $from }.
formation-why-occupied-placement = { $by } stands there; a piece is placed on an empty point.
formation-why-occupied = { $by } stands there, and a move must end on an empty point.
    .help = Add 捉 to capture, or 推 to push.
formation-why-occupied-pull = { $by } stands there, and a pull must end on an empty point.
    .help = Write 捉 or 推 in place of 拉 to capture or push.
formation-why-wrong-half-row = { $point } is in the other half: { $side } places in row { $first }.
formation-why-no-reading = This can be { $readings }, and neither is legal. { $reason }.
formation-why-empty = There is nothing at { $point } to { $kind }.
formation-why-nothing-behind = { $actor } has nothing to pull: { $source }, one step behind it, is empty.
formation-why-nothing-behind-edge = { $actor } has nothing to pull: the board ends behind it.
formation-why-pull-leg-blocked = { $source } cannot be pulled: { $by } stands on the leg of its step.
formation-why-cannot-pull = { $actor } cannot pull { $target }: { $reason }.
formation-why-cannot-push = { $actor } cannot push { $target }: { $reason }.
formation-why-no-landing = { $actor } cannot push { $target } on: { $obstacles }. The push does not become a capture: { $reason }.
formation-why-cannot-capture = { $actor } cannot capture { $target }: { $reason }. Nor is mutual destruction possible: { $others }.
formation-why-not-in-pool = There is no { $piece } left to place; the pool has { $pool }.
formation-why-wrong-half = { $point } is in the other half: { $side } places in rows { $first } to { $last }.
formation-why-middle-row = { $point } is in the middle row, which belongs to nobody while pieces are placed.
formation-why-no-leader = { $side } has no General on the board to resign for.
formation-why-leader-not-commanded = { $side } cannot resign with { $piece }, which it does not command: { $reason }.
formation-why-not-own-leader = While pieces are placed a player can only resign for themselves: { $expected }.

## What a piece can do, what an action changes

formation-explain-empty = { $point } is empty.
formation-explain-commanded = { $piece } ({ $owner } { $kind }), commanded by its owner.
formation-explain-turned = { $piece } ({ $owner } { $kind }) obeys { $commander }, since a 计 of the other side stands diagonally beside it.
formation-explain-own = { $ability }: its own
formation-explain-granted = { $ability }: from { $by }
formation-explain-own-granted = { $ability }: its own, and from { $by }
formation-explain-removed = { $ability }: lost, { $by } { $count ->
        [one] removes
       *[other] remove
    } it
formation-explain-covers = Its formation covers { $points }.
formation-explain-allies-gain = Allies there gain { $abilities }.
formation-explain-allies-lose = Allies there lose { $abilities }.
formation-explain-enemies-gain = Enemies there gain { $abilities }.
formation-explain-enemies-lose = Enemies there lose { $abilities }.
formation-explain-actions = { $piece } has { $count ->
        [one] one legal action
       *[other] { $count } legal actions
    }: { $actions }.
formation-explain-not-to-act = It is { $side }'s turn, and { $side } does not command { $piece }.
formation-explain-no-actions = { $piece } has no legal action.

formation-effect-placed = { $actor } is placed at { $to }.
formation-effect-moved = { $actor } goes to { $to }.
formation-effect-captured = { $actor } captures { $target }.
formation-effect-pushed = { $actor } pushes { $target } to { $landing }.
formation-effect-pulled = { $actor } goes to { $to } and pulls { $source } to { $from }.
formation-effect-escalated = { $actor } pushes { $target }, which has nowhere to go and is captured.
formation-effect-demoted = { $actor } would capture { $target }, which is pushed to { $landing } instead.
formation-effect-mutual-destruction = { $actor } captures { $target }, and both are lost.
formation-effect-resigned = { $side } resigns.
formation-preview-removed = { $piece } leaves the board.
formation-preview-gains = { $piece } gains { $abilities }.
formation-preview-loses = { $piece } loses { $abilities }.
formation-preview-no-changes = No piece gains or loses an ability.
formation-preview-result = The game ends: { $result }.

## How a game ends

formation-outcome-leader-lost = the loser's General is lost
formation-outcome-resignation = the loser resigned
formation-outcome-both-leaders-lost = both Generals are lost
formation-outcome-agreement = the players agreed

## The board

formation-region-half = half
formation-region-middle = middle row
formation-reserve-pool = pool
formation-method-result-form = Checks the form of an action result, whatever the position.
formation-method-result-check = Checks an action result against a position.
formation-method-result-apply = Applies an action result to a position.

## Reading as people type

formation-lenient-read-as = “{ $found }” is read as { $text }.
formation-lenient-colon = Half-width colons are read as { $right }.
formation-lenient-spaces = Spaces ({ $found }) that should not be there are passed over.
formation-lenient-look-alike = Characters like “{ $found }” are read as the document's (“{ $right }”).
formation-lenient-byte-order-mark = The byte-order mark is passed over.
formation-lenient-unknown-word = “{ $found }” is neither a piece nor a point nor a word of an action.
    .help = Type a piece and where it goes: 红车平三, che 34, rook 3 4 capture, or from point to point: 33-34c.
formation-lenient-no-destination = “{ $found }” does not say which piece goes where.
    .help = Type a piece and where it goes: 红车平三, che 34, rook 3 4 capture, or from point to point: 33-34c.

## Results

# $bytes (number), $limit (number).
formation-text-line-too-long = This line has { $bytes } bytes; at most { $limit } are read.
    .help = No line of the document comes near that length: look for a missing line end.
# $limit (number).
formation-text-more-errors = Only the first { $limit } errors are told; there may be more.
    .help = Mend these and read the text again.
formation-expect-one-line = the rest of the line
formation-expect-result-start = 变化：[ or 错误：
# $expected (term): with what a result begins.
formation-result-empty = There is no result here: the text is empty. A line that begins with { $expected } should come first.
    .help = A result is a line 变化：[…] and a line 胜负：…, or one line 错误：….
# $found (input or term), $expected (text or term).
formation-result-label = The line should begin with { $expected }, but there is { $found }.
    .help = A result is a line 变化：[…] and a line 胜负：…, or one line 错误：….
# $expected (text): the label.
formation-result-missing-line = The line that begins with { $expected } is missing here.
    .help = A result is a line 变化：[…] and a line 胜负：….
formation-result-blank-line = An empty line stands inside the result, where the line that begins with { $expected } should come.
    .help = Take the empty line out.
# $found (input).
formation-result-text-after = The result is over, but { $found } follows.
    .help = A result ends with the line 胜负：….
formation-result-error-lines = The message of an error has one line, but another follows: { $found }.
    .help = Write the whole message in one line after 错误：.
# $found (input or term), $expected (term).
formation-result-value-word = The result should be { $expected }, but there is { $found }.
    .help = Write 胜负：未分 for a game that goes on, and 胜负：和棋 for a draw.
formation-result-after-value = The line should end here, but there is { $found }.
    .help = Take out what follows.
# $found (input): the suffix.
formation-result-suffix = { $found } stands after a change; 捉, 推 and 拉 belong to actions, not to changes.
    .help = Take it out: a change says only where a piece goes.
# $found (input): the entry.
formation-result-resign = { $found } is an action, not a change: a resignation changes nothing on the board.
    .help = Write 变化：[] and in the next line who has won.
# $found (input): what stands between the piece and 失.
formation-result-removal-destination = { $found } stands between a piece and 失; a piece that is lost goes nowhere.
    .help = Write the piece and 失, such as 红雷失, or take 失 out.
# $found (input): the point, the destination, the entry.
formation-result-arrival-coordinate = { $found } stands where the name of the piece that arrives is expected: no point of the board tells what comes from off the board.
    .help = Write the owner and the piece, then the point and 占: 红车四四占.
formation-result-arrival-relative = { $found } does not tell where the piece arrives: it comes from off the board, so the whole point is needed.
    .help = Write column and row before 占: 红车四四占.
formation-result-arrival-destination = { $found } does not tell where the piece arrives.
    .help = Write column and row before 占: 红车四四占.
# $piece (message): the piece with its point.
formation-result-no-displacement = { $piece } is sent to the point where it stands already.
    .help = List only what changes.
# $piece (message): the piece with its point. $first (text), $second (text): the two entries.
formation-result-moved-twice = { $piece } is moved twice, by { $first } and by { $second }.
    .help = Every entry speaks of the position before the action: write where the piece ends up, once.
formation-result-lost-twice = { $piece } is lost twice, by { $first } and by { $second }.
    .help = Leave one of them out.
formation-result-lost-and-moved = { $piece } is both lost and moved, by { $first } and by { $second }.
    .help = Leave one of them out.
# $point (text). $first (text), $second (text): the two entries.
formation-result-two-arrivals = Two pieces arrive at { $point }, by { $first } and by { $second }.
    .help = Only one piece can stand on a point.
# $piece (text), $side (term): the owner of the pool. $used (number): how many of them other entries have taken.
formation-result-not-in-pool = { $used ->
        [0] There is no { $piece } in { $side }'s pool.
       *[other] There is no further { $piece } in { $side }'s pool.
    }
    .help = During placement a piece that arrives comes from its owner's pool.
# $piece (text): what arrives. $occupant (message): the piece with its point.
formation-result-already-there = { $piece } arrives where one stands already: { $occupant }.
    .help = List only what changes.
formation-result-occupied = { $piece } is placed where { $occupant } stands.
    .help = During placement pieces arrive at empty points.
formation-result-nothing-changes = These entries change nothing: on every point stands the same piece as before.
    .help = List only what changes; 变化：[] when nothing does.
# $side (term): the side to act. $points (number): how many points change.
formation-result-no-action = { $points ->
        [0] No legal action of { $side } changes nothing and leads to this result.
       *[other] No legal action of { $side } makes exactly these changes.
    }
# $actions (list): the actions. $named (text): the one that is given as the action.
formation-result-several-actions = Several legal actions make these changes: { $actions }; { $named } is named.
formation-result-agreed-draw = A draw without changes is a draw by agreement, not an action.
# $found (term), $expected (term): results.
formation-result-value = The declared result is { $found }; the rules give { $expected } after these changes.
    .help = Declare the result that follows from the changes, or correct the changes.
# $reason (message): the rule.
formation-result-position = The position after these changes breaks a rule: { $reason }.
formation-result-draw-in-placement = There is no draw by agreement while pieces are still being placed.
    .help = Agree on a draw once both pools are empty.
# $result (term).
formation-result-after-end = The game is over ({ $result }): nothing can change any more.

## Records

formation-expect-record-start = a snapshot (行棋方：…) or the first round (1. …)
# $found (input), $expected (text).
formation-record-no-number = The line should begin with the number of the round, “{ $expected }”, but there is { $found }.
    .help = Rounds are numbered with Arabic digits from 1: 1. 红将五十 黑将五一.
# $found (input), $expected (number).
formation-record-round-number = Round { $found } stands where round { $expected } is expected.
    .help = Rounds are numbered from 1, one after the other.
# $found (input), $expected (text).
formation-record-leading-zero = The number { $found } begins with a zero.
    .help = Write { $expected }.
# $found (input or term), $expected (text).
formation-record-full-stop = After the number of the round a full stop “{ $expected }” is expected, but there is { $found }.
    .help = Write 1. 红将五十 黑将五一.
# $found (input).
formation-record-after-stop = After the full stop exactly one space is expected, but there is { $found }.
    .help = Write 1. 红将五十 黑将五一.
formation-record-no-half-move = This round has no action.
    .help = Write at least one, or leave the round out.
# $found (input): the third half-move and all after it.
formation-record-extra-half-move = A round has at most two half-moves, Red's and Black's; { $found } is too much.
    .help = Begin a new line with the next number.
# $round (number).
formation-record-half-round = Round { $round } has only one half-move, but the record goes on.
    .help = Only the last round may have one half-move; add Black's here.
# $found (input), $expected (text).
formation-record-absent-form = “{ $found }” stands where { $expected } is written for the absent half-move.
    .help = Write two ellipses, { $expected } (U+2026 twice).
# $found (input): Black's action. $expected (text).
formation-record-absent-missing = Black acts first here, so “{ $found }” can't be Red's half-move; { $expected } is expected before it.
    .help = Write 1. { $expected } and Black's action.
# $found (input).
formation-record-absent-red = “{ $found }” stands for Red's half-move, but Red acts first here.
    .help = It is written only where Black acts first.
formation-record-absent-black = “{ $found }” stands for Black's half-move; only Red's can be absent, in the first round.
    .help = Leave it out: the last round may have one half-move.
formation-record-absent-later = “{ $found }” stands after the first round; from then on both sides act in turn.
    .help = Write Red's action.
formation-record-blank-line = An empty line stands here, and the record goes on after it.
    .help = The one empty line of a record stands between its snapshot and its first round.
# $found (input).
formation-record-no-blank-line = The snapshot is followed at once by “{ $found }”; an empty line is expected between them.
    .help = Put an empty line after the last row of the board.
# $found (input), $result (term), $reason (term).
formation-record-after-end = “{ $found }” comes after the end of the game: { $result }, { $reason }.
    .help = Nothing may follow the action that decides the game.
formation-record-agreed-draw = The players agreed on a draw. A record has no place for that: it only stops here.
formation-record-loss-on-time = The game was lost on time. A record has no place for that: it only stops here.

## Protocol

# $line (number), $column (number): where in the snapshot. $reason (message). $more (number): how many more errors there are.
formation-protocol-snapshot = The snapshot can't be used, and the game stays as it was. Line { $line }, column { $column }: { $reason }{ $more ->
        [0] .
        [one] ; and one more error.
       *[other] ; and { $more } more errors.
    }
    .help = Send another snapshot, or act in the game as it is.
# $found (input): the line.
formation-protocol-no-blank-line = “{ $found }” follows the snapshot without an empty line between them. The snapshot is not taken, and the game stays as it was.
    .help = Send the snapshot again, then an empty line, then actions.
formation-protocol-late-snapshot = A snapshot can only be sent once, before the first action.
    .help = Start the program anew to play from another position.
# $side (term): who is to act. $reason (message): why this action is refused.
formation-protocol-no-legal-action = { $side } has no legal action here: the game can't go on, and stays unfinished. This action is refused: { $reason }.
