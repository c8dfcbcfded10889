# Pictures of positions and of how pieces move.

## Titles

# $piece: draw-man-…. $square: where it stands. $line: the line of the notation.
draw-title-piece = Moves of { $piece } on { $square }: { $line }
draw-title-position = Position on a board of { $columns } columns and { $rows } rows, { $side } to act
draw-title-position-over = Position on a board of { $columns } columns and { $rows } rows, the game is over

# A piece that only has a letter.
draw-man-white = the white { $letter }
draw-man-black = the black { $letter }

## The signs of a picture of moves: a few words each

draw-legend-both = moves or captures
draw-legend-move = moves only
draw-legend-capture = captures only
draw-legend-elsewhere = moves here and captures elsewhere
draw-legend-first-move = only as its first move
draw-legend-condition = only under a condition
draw-legend-leg = on a later leg of the move, here the second
draw-legend-slide = slides until something blocks it
draw-legend-leap = leaps over anything between
draw-legend-hop = hops over exactly one piece
draw-legend-partner = another piece moves along
draw-legend-stop = a piece stops it
draw-legend-own = a friendly piece here changes the moves
draw-legend-enemy = an enemy piece here changes the moves
draw-legend-explosion = what is here is removed

## Beside the board

draw-label-reserve = { $side }, { $reserve }
draw-text-reserve = { $side }, { $reserve }:
draw-text-second = { $mark } marks the pieces of { $side }.

## Descriptions

# What stands between squares, and between pieces with their squares.
draw-list-items = {", "}
draw-list-groups = {"; "}

# $when: always, first-move, condition. $leg (number): the leg of the move, from 1.
draw-describe-board = The board has { $columns } columns and { $rows } rows.
draw-describe-origin = { CAPITAL($piece) } stands on { $square }.
draw-describe-others = Other pieces: { $pieces }.
draw-describe-nowhere = It can go nowhere.
draw-describe-both =
    { $when ->
        [first-move] On its first move only, it moves to or captures on { $squares }
        [condition] Under a condition, it moves to or captures on { $squares }
       *[always] It moves to or captures on { $squares }
    }{ $leg ->
        [1] .
       *[other] {" "}(leg { $leg }).
    }
draw-describe-move =
    { $when ->
        [first-move] On its first move only, it moves without capturing to { $squares }
        [condition] Under a condition, it moves without capturing to { $squares }
       *[always] It moves without capturing to { $squares }
    }{ $leg ->
        [1] .
       *[other] {" "}(leg { $leg }).
    }
draw-describe-capture =
    { $when ->
        [first-move] On its first move only, it captures on { $squares }
        [condition] Under a condition, it captures on { $squares }
       *[always] It only captures on { $squares }
    }{ $leg ->
        [1] .
       *[other] {" "}(leg { $leg }).
    }
draw-describe-elsewhere =
    { $when ->
        [first-move] On its first move only, it moves to { $squares } and captures elsewhere
        [condition] Under a condition, it moves to { $squares } and captures elsewhere
       *[always] It moves to { $squares } and captures elsewhere
    }{ $leg ->
        [1] .
       *[other] {" "}(leg { $leg }).
    }
draw-describe-slide = It slides as far as { $squares }.
draw-describe-leap = It leaps to { $squares }, over whatever is between.
draw-describe-hop = It hops over a piece on { $hurdle } as far as { $squares }.
draw-describe-partner = In the same move another piece goes from { $from } to { $to }.
draw-describe-stop = It is stopped by what stands on { $squares }.
draw-describe-own = A friendly piece on one of these squares changes what it can do: { $squares }.
draw-describe-enemy = An enemy piece on one of these squares changes what it can do: { $squares }.
draw-describe-explosion = The move removes what stands on { $squares }.
draw-describe-pieces = { $side } on the board: { $pieces }.
draw-describe-no-pieces = { $side } has nothing on the board.
draw-describe-piece-on = { $piece } on { $squares }
draw-describe-last-move = The last move changed { $squares }.
draw-describe-reserve = { $side }, { $reserve }: { $pieces }.
draw-describe-holes = There is no square at { $squares }.
draw-describe-mark = Marked with { $mark }: { $squares }.
draw-describe-arrow = An arrow points from { $from } to { $to }.

## Marks

draw-mark-circle = a circle
draw-mark-square = a square
draw-mark-cross = a cross
draw-mark-triangle = a triangle
draw-mark-diamond = a diamond
draw-mark-star = a star
draw-mark-label = “{ $text }”

## Notes

draw-note-missing-characters =
    { $count ->
        [one] The embedded font has no { $characters }; a box with its number stands in its place.
       *[other] The embedded font lacks { $count } characters, among them { $characters }; boxes with their numbers stand in their places.
    }
