# Xiangqi.

## Names

xiangqi-side-red = Red
xiangqi-side-black = Black
xiangqi-kind-general = general
xiangqi-kind-advisor = advisor
xiangqi-kind-elephant = elephant
xiangqi-kind-horse = horse
xiangqi-kind-chariot = chariot
xiangqi-kind-cannon = cannon
xiangqi-kind-soldier = soldier
xiangqi-piece-red-general = red general
xiangqi-piece-red-advisor = red advisor
xiangqi-piece-red-elephant = red elephant
xiangqi-piece-red-horse = red horse
xiangqi-piece-red-chariot = red chariot
xiangqi-piece-red-cannon = red cannon
xiangqi-piece-red-soldier = red soldier
xiangqi-piece-black-general = black general
xiangqi-piece-black-advisor = black advisor
xiangqi-piece-black-elephant = black elephant
xiangqi-piece-black-horse = black horse
xiangqi-piece-black-chariot = black chariot
xiangqi-piece-black-cannon = black cannon
xiangqi-piece-black-soldier = black soldier
# $piece (term): xiangqi-piece-…, $point (text).
xiangqi-stands = the { $piece } on { $point }

# $text (text): what is to be written.
xiangqi-written = “{ $text }”

## Positions: their form

# $bytes (number), $limit (number).
xiangqi-fen-too-long = The text has { $bytes } bytes; at most { $limit } are read.
    .help = A position needs fewer than 100.
xiangqi-fen-empty = The text is empty; a position should be here.
    .help = Write the ten ranks from Black's end with / between them, and then whose turn it is: 4k4/9/9/9/9/9/9/9/9/4K3R w.
# $found (input).
xiangqi-fen-character = “{ $found }” stands for nothing on a board.
    .help = Pieces are K A B N R C P, in capitals for Red; H is read as N, E and M as B, G as K. Empty points are numbers from 1 to 9.
# $found (input), $right (text).
xiangqi-fen-full-width = “{ $found }” is full-width; a board is written with ordinary letters and digits.
    .help = Write “{ $right }”.
# $found (input), $right (text).
xiangqi-fen-look-alike = “{ $found }” only looks like the “{ $right }” that a position is written with.
    .help = Write “{ $right }”.
# $found (input).
xiangqi-fen-gap = “{ $found }” is no number of empty points.
    .help = Write a number from 1 to 9.
# $found (number).
xiangqi-fen-ranks = The board has { $found ->
        [one] one rank
       *[other] { $found } ranks
    }; a board of xiangqi has ten.
    .help = Write ten ranks with / between them; an empty one is 9.
# $rank (number), $found (number).
xiangqi-fen-width = Rank { $rank } has { $found ->
        [one] one point
       *[other] { $found } points
    } instead of nine.
    .help = Letters and numbers of empty points must come to nine.
# $found (input).
xiangqi-fen-turn = Here should stand whose turn it is, but there is “{ $found }”.
    .help = Write w (or r) for Red or b for Black.
xiangqi-fen-turn-missing = The position does not say whose turn it is.
    .help = Put w for Red or b for Black behind the board.
# $found (input).
xiangqi-fen-dash = “{ $found }” stands where xiangqi has nothing to say.
    .help = Write - here; castling and en passant are for chess.
# $found (input), $limit (number).
xiangqi-fen-number = “{ $found }” is no count of plies or rounds.
    .help = Write a number up to { $limit }.
# $found (input).
xiangqi-fen-field = “{ $found }” is one field too many.
    .help = A position has a board, the side to move, two dashes and two numbers.
# $found (input), $right (text).
xiangqi-fen-read-as = “{ $found }” was read as “{ $right }”.
xiangqi-fen-round-zero = Rounds count from 1; 0 was read as 1.
xiangqi-fen-red-to-move = The position does not say whose turn it is; Red was taken to move.

## Positions: the rules that they break

# $side (term).
xiangqi-setup-no-general = { $side } has no general.
    .help = Put K for Red's or k for Black's into its palace.
# $piece (term), $found (number), $most (number).
xiangqi-setup-too-many = There are { $found } pieces “{ $piece }”; a side has at most { $most }.
    .help = Take some of them away.
# $piece (term), $point (text).
xiangqi-setup-general-place = The { $piece } stands on { $point }, outside its palace.
    .help = A general stays on the nine points of files d to f at its own end of the board.
xiangqi-setup-advisor-place = The { $piece } stands on { $point }, where no advisor comes.
    .help = An advisor stands in the middle or in a corner of its palace.
xiangqi-setup-elephant-place = The { $piece } stands on { $point }, where no elephant comes.
    .help = An elephant has seven points on its own side of the river: c0, g0, a2, e2, i2, c4, g4 for Red; c9, g9, a7, e7, i7, c5, g5 for Black.
# $first (text), $second (text).
xiangqi-setup-facing = The generals on { $first } and { $second } face each other with nothing between them.
    .help = Put a piece between them, or one of them on another file.
# $side (term), $other (term), $points (list).
xiangqi-setup-in-check = { $side } is in check from { $points }, but it is { $other } to move.
    .help = Give the turn to { $side }, or undo the check.

## Why a move is not legal
## $from, $to (text): points. $piece (term): the piece that would move.

xiangqi-why-empty = No piece stands on { $from }.
    .help = Name a point on which a piece of yours stands.
# $side (term): who is to move.
xiangqi-why-not-yours = On { $from } stands the { $piece }, but it is { $side } to move.
    .help = Move a piece of { $side }.
xiangqi-why-still = The { $piece } stands on { $from } already.
    .help = Name another point.
# $way (message): xiangqi-way-….
xiangqi-why-shape = The { $piece } does not move from { $from } to { $to }: { $way }.
xiangqi-way-general = a general goes one step along a line inside its palace
xiangqi-way-advisor = an advisor goes one step along a diagonal inside its palace
xiangqi-way-elephant = an elephant goes two steps along a diagonal, not over a piece and not across the river
xiangqi-way-horse = a horse goes one step along a line, where no piece may stand, and then one outwards along a diagonal
xiangqi-way-chariot = a chariot goes any way along a line, up to the next piece
xiangqi-way-cannon = a cannon goes along a line as a chariot does, but captures over exactly one piece
xiangqi-way-soldier = a soldier goes one step forward, and across the river also one step to the side
xiangqi-why-palace = The { $piece } can't go to { $to }: it never leaves its palace.
xiangqi-why-river = The { $piece } can't go to { $to }: an elephant never crosses the river.
xiangqi-why-backward = The { $piece } can't go back to { $to }: soldiers do not retreat.
xiangqi-why-sideways = The { $piece } can't go sideways to { $to }: it has not crossed the river yet.
    .help = Before the river a soldier only goes forward.
# $point (text), $blocker (term).
xiangqi-why-leg = The { $piece } can't go to { $to }: its leg is blocked by the { $blocker } on { $point }.
xiangqi-why-eye = The { $piece } can't go to { $to }: its eye is blocked by the { $blocker } on { $point }.
xiangqi-why-blocked = The { $piece } can't go to { $to }: the { $blocker } on { $point } is in the way.
xiangqi-why-over-to-empty = The { $piece } can't go over the { $blocker } on { $point } to { $to }, which is empty: a cannon passes over a piece only to capture.
# $target (term).
xiangqi-why-no-screen = The { $piece } can't capture the { $target } on { $to }: nothing stands between them, and a cannon captures over exactly one piece.
# $target (term), $count (number), $points (list).
xiangqi-why-screens = The { $piece } can't capture the { $target } on { $to }: { $count } pieces stand between them ({ $points }), and a cannon captures over exactly one.
# $own (term).
xiangqi-why-own = The { $piece } can't go to { $to }: the { $own } stands there, which is of the same side.
# $point (text).
xiangqi-why-facing = If the { $piece } goes to { $to }, the generals face each other with nothing between them.
    .help = The other general is on { $point }; a piece must stay between them.
# $attackers (list).
xiangqi-why-into-check = The { $piece } can't go to { $to }: it would be attacked there by { $attackers }.
xiangqi-why-stays-in-check = The general is in check from { $attackers }, and moving the { $piece } to { $to } does not end that.
    .help = Capture the attacker, block it, or move the general out of its reach.
xiangqi-why-uncovers = If the { $piece } goes to { $to }, the general is attacked by { $attackers }.

## The end of a game

xiangqi-outcome-checkmate = checkmate
xiangqi-outcome-stalemate = no legal move
xiangqi-outcome-quiet = too many moves without a capture
xiangqi-outcome-repetition = repetition
xiangqi-outcome-perpetual-check = perpetual check
xiangqi-outcome-perpetual-chase = perpetual chase

## Commands

## Parts of commands

xiangqi-frame-mover-left = counted from the mover's left
xiangqi-frame-mover-right = counted from the mover's right
xiangqi-frame-board-left = counted from Red's left
xiangqi-word-middle = the middle one is told only of three or five pieces on one file
xiangqi-word-second-front = the second from the front is told only of three or more pieces on one file
xiangqi-word-second-rear = the second from the rear is told only of three or more pieces on one file
xiangqi-word-second-side = the second from a side is told only of pieces on two files or more
xiangqi-expected-prefix = a prefix (std: ext: meta:)
xiangqi-expected-piece = a piece (G S T M X P B)
xiangqi-expected-word = a word for which piece (t s g …)
xiangqi-expected-column = a column (1-9)
xiangqi-expected-mark = a mark (#x …)
xiangqi-expected-direction = a direction (. / -)
xiangqi-expected-hand = a side (-t -p)
xiangqi-expected-number = a number (1-9)
xiangqi-expected-capture-sign = “x” for a capture
xiangqi-expected-check-sign = “+” for a check
xiangqi-expected-manner = how it checks (? !)
xiangqi-expected-request = a request (ok ko = >< < $ ^)
xiangqi-expected-end = the end of the command

## The form of a command

# $limit (number).
xiangqi-command-too-long = The text is too long for a command.
    .help = At most { $limit } characters are read.
xiangqi-command-empty = The text is empty; a command should be here.
    .help = Write a command such as “std:P2-5” or “ext:B5.1”.
# $found (input), $expected (list): prefixes.
xiangqi-command-no-prefix = “{ $found }” does not say what kind of command it is.
    .help = Commands begin with one of these: { $expected }.
# $found (input), $right (text).
xiangqi-command-no-colon = A colon is missing after “{ $found }”.
    .help = Write “{ $right }” and then the command.
# $found (input), $expected (list): prefixes.
xiangqi-command-unknown-prefix = “{ $found }” is no kind of command.
    .help = Commands begin with one of these: { $expected }.
# $found (text), $expected (list): prefixes.
xiangqi-command-other-form = This is a command of the kind “{ $found }”, which is not read here.
    .help = Commands begin with one of these here: { $expected }.
xiangqi-command-space = White space can't stand in a command.
    .help = Take it out.
# $found (input), $right (text).
xiangqi-command-look-alike = “{ $found }” stands where “{ $right }” belongs.
    .help = Write “{ $right }”.
# $found (input), $right (text).
xiangqi-command-letter-case = “{ $found }” should be “{ $right }” here: capital and small letters differ.
    .help = Pieces are capitals, all other letters are small.
# $found (input), $right (text), $kind (term).
xiangqi-command-other-letter = “{ $found }” is no letter of the commands.
    .help = Write “{ $right }” for the { $kind }.
# $found (input).
xiangqi-command-unknown-piece = No piece has the letter “{ $found }”.
    .help = Pieces are G or Tg (general), S (advisor), T (elephant), M (horse), X (chariot), P (cannon), B (soldier).
# $found (input), $known (list).
xiangqi-command-unknown-mark = “{ $found }” is no mark.
    .help = Marks are { $known }.
# $found (input).
xiangqi-command-standard-mark = “{ $found }” is a mark, and “std:” commands don't speak of marks.
    .help = Write the command with “ext:”.
# $found (input).
xiangqi-command-standard-column = A “std:” command must say before “{ $found }” on which column the piece stands.
    .help = Write the column there, as in “std:P2-5”; “ext:” commands may leave it out.
xiangqi-command-only-soldiers-cross = Only a soldier crosses the river with “.s”.
    .help = For other pieces write where they go, such as “ext:X.” or “ext:M.5”.
# $found (input).
xiangqi-command-not-a-digit = “{ $found }” is neither a column nor a number of steps.
    .help = Write a number from 1 to 9.
# $found (input).
xiangqi-command-second-digit = “{ $found }” is a second digit, and columns and steps have one.
    .help = Write one digit from 1 to 9.
# $found (input).
xiangqi-command-no-direction = Before “{ $found }” it is not said in which direction the piece goes.
    .help = Write “.” “/” or “-” between the two digits, as in “std:P2-5”.
# $expected (list): xiangqi-expected-….
xiangqi-command-unfinished = The command is not finished.
    .help = One of these could follow: { $expected }.
# $found (input), $command (input).
xiangqi-command-trailing = “{ $found }” is left over: “{ $command }” is a whole command.
    .help = Take it out.
# $found (input), $expected (list): xiangqi-expected-….
xiangqi-command-unexpected = “{ $found }” can't stand here.
    .help = One of these could stand here: { $expected }.
# $found (input), $command (input).
xiangqi-command-peg = A strict PEG of the document refuses this: it takes “{ $command }” for the whole command, and “{ $found }” is left over.
    .help = Write it in another way, or have it read with all readings.
# $found (input).
xiangqi-command-peg-nothing = A strict PEG of the document finds no command in “{ $found }”.
    .help = Write it in another way, or have it read with all readings.
# $found (input), $known (list).
xiangqi-command-mark-name = There is no mark of the name “{ $found }”.
    .help = Marks are { $known }.
# $mark (text), $point (text).
xiangqi-command-mark-on-nothing = The mark { $mark } is on { $point }, where no piece stands.
    .help = Marks are put on pieces.
# $mark (text), $point (text).
xiangqi-command-mark-second = The mark { $mark } is the second one on { $point }.
    .help = A piece has one mark at most.
# $found (input), $known (list).
xiangqi-command-columns-name = There is no way of counting columns named “{ $found }”.
    .help = There are { $known }.
# $found (input), $right (list).
xiangqi-command-read-as = “{ $found }” was read as { $right }.
# $word (text), $piece (term).
xiangqi-command-vacuous = “{ $word }” adds nothing: there is only one { $piece } that could be meant.
# $frame (term): xiangqi-frame-….
xiangqi-command-frame = Columns are { $frame }.

## Why no piece is meant

# $piece (term).
xiangqi-command-no-such-piece = There is no { $piece } on the board.
# $piece (term), $column (number), $columns (list), $frame (term).
xiangqi-command-not-on-column = No { $piece } stands on column { $column }, { $frame }.
    .help = Where there are some, by column: { $columns }.
# $word (text), $piece (term), $need (term): xiangqi-word-….
xiangqi-command-word = “{ $word }” means no { $piece } here: { $need }.
# $word (text), $piece (term), $need (term), $count (number), $column (number), $frame (term).
xiangqi-command-word-on-column = “{ $word }” means no { $piece } on column { $column }, { $frame }, where { $count ->
        [one] one stands
       *[other] { $count } stand
    }: { $need }.
# $word (text), $piece (term), $column (number), $columns (list), $frame (term).
xiangqi-command-word-elsewhere = “{ $word }” means the { $piece } on column { $columns }, not one on column { $column }, { $frame }.
# $mark (text), $count (number), $known (list).
xiangqi-command-no-such-mark = No piece is marked { $mark }.
    .help = { $count ->
        [0] No piece bears a mark yet.
       *[other] Marks on the board: { $known }.
    }
# $mark (text), $pieces (list): xiangqi-stands.
xiangqi-command-mark-of-opponent = { $mark } marks what is the other side's: { $pieces }.
    .help = Name a piece of the side that moves.
# $mark (text), $pieces (list): xiangqi-stands.
xiangqi-command-mark-of-mover = { $mark } marks what is the mover's own: { $pieces }.
    .help = Name a piece of the other side as what is captured.
# $mark (text), $kind (term), $pieces (list): xiangqi-stands.
xiangqi-command-mark-of-other-kind = No { $kind } is marked { $mark }; the mark is on { $pieces }.
    .help = Write the letter of the piece that is marked.

## Why no move is meant

xiangqi-command-nothing-fits = No legal move fits the command.
# $found (text), $kind (term).
xiangqi-command-never-backward = “{ $found }” goes back, and no { $kind } retreats.
    .help = Before the river it goes forward, beyond it also sideways.
# $found (text), $kind (term).
xiangqi-command-never-sideways = “{ $found }” keeps the rank, and no { $kind } does.
    .help = Write “.” or “/” and the column to which it goes.
# $found (text), $kind (term).
xiangqi-command-never-diagonally = “{ $found }” is a diagonal, and no { $kind } leaves the lines.
    .help = Write one of “.” “/” “-” or, for a side, “-t” or “-p”.
# $piece (term), $from (text), $steps (number), $most (number).
xiangqi-command-off-the-board = The { $piece } on { $from } can't go { $steps } steps that way: the board ends after { $most }.
# $piece, $kind (terms), $from (text), $steps (number).
xiangqi-command-one-step = The { $piece } on { $from } can't go { $steps } steps: a { $kind } goes one step.
# $piece (term), $from (text).
xiangqi-command-no-way-on = The { $piece } on { $from } can't go that way: the board ends there.
# $piece (term), $from (text), $column (number), $frame (term).
xiangqi-command-own-column = The { $piece } on { $from } already stands on column { $column }, { $frame }.
    .help = Sideways it goes to another column.
# $piece (term), $from (text), $column (number), $found (text), $frame (term).
xiangqi-command-other-side = Column { $column }, { $frame }, does not lie to the side of the { $piece } on { $from } that “{ $found }” names.
    .help = “-t” is the mover's left, “-p” the mover's right.
# $piece (term), $from (text), $column (number), $count (number): how many columns, $columns (list), $found (text), $frame (term).
xiangqi-command-wrong-column = With “{ $found }” the { $piece } on { $from } does not come to column { $column }, { $frame }.
    .help = { $count ->
        [0] Now it can't go that way to any column.
       *[other] It can go to these columns: { $columns }.
    }
# $kind (term), $steps (number), $right (text), $frame (term).
xiangqi-command-did-you-mean = The number behind the direction counts steps, and a { $kind } goes one step, not { $steps }.
    .help = Did you mean “{ $right }”, the one on column { $steps }, { $frame }?
# $pieces, $targets, $wanted (lists): xiangqi-stands.
xiangqi-command-captures-others = What can be captured is { $targets }, by { $pieces }; not { $wanted }.
# $pieces, $targets, $wanted (lists): xiangqi-stands.
xiangqi-command-captured-by-others = Only { $pieces } can capture { $targets }, not { $wanted }.
# $pieces (list): xiangqi-stands.
xiangqi-command-captures-nothing = These can capture nothing now: { $pieces }.
# $targets (list): xiangqi-stands.
xiangqi-command-nothing-captures = Nothing can capture these now: { $targets }.
xiangqi-command-no-capture = No legal move captures anything.
xiangqi-command-general-captured = A general is never captured: the game ends before.
    .help = A check is written with “+”, as in “ext:+” or “ext:X+”.
# $pieces (list): xiangqi-stands.
xiangqi-command-check-not-direct = The check comes from another piece than the one that moves: { $pieces }.
    .help = Write “?” for an indirect check, or leave out “!”.
# $pieces (list): xiangqi-stands.
xiangqi-command-check-not-indirect = The check comes from the piece itself that moves: { $pieces }.
    .help = Write “!” for a direct check, or leave out “?”.
# $column (number), $columns (list), $frame (term).
xiangqi-command-check-on-other-column = No move to column { $column }, { $frame }, gives this check.
    .help = Moves to these columns do: { $columns }.
# $pieces, $wanted (lists): xiangqi-stands.
xiangqi-command-check-by-others = This check comes from moving { $pieces }, not { $wanted }.
# $pieces (list): xiangqi-stands.
xiangqi-command-piece-gives-no-check = These have no legal move that gives check: { $pieces }.
# $pieces (list): xiangqi-stands.
xiangqi-command-piece-gives-no-such-check = These have no legal move that gives check in this way: { $pieces }.
xiangqi-command-no-check = No legal move gives check.
xiangqi-command-no-such-check = No legal move gives check in this way.
# $pieces (list): xiangqi-stands.
xiangqi-command-has-crossed = Already across the river: { $pieces }.
    .help = Beyond the river write where it goes, as in “ext:B.” or “ext:B-t”.
# $pieces (list): xiangqi-stands.
xiangqi-command-not-at-river = These can't cross the river in one step: { $pieces }.
    .help = A step forward is written “.”, without “s”.

## Notations

# $characters (number), $limit (number).
xiangqi-notation-too-long = The text has { $characters } characters; at most { $limit } are read.
    .help = A move needs fewer than ten.
# $example (text): a move.
xiangqi-notation-empty = The text is empty; a move should be here.
    .help = A move is written like this: { $example }.
# $expected (term): xiangqi-notation-expected-…, $signs (text): what can stand there, $example (text): a move.
xiangqi-notation-ends = The text ends where { $expected } should stand.
    .help = Go on with one of these: { $signs }. A whole move is { $example }.
# $found (input), $expected (term), $signs (text), $example (text).
xiangqi-notation-unexpected = “{ $found }” stands where { $expected } should stand.
    .help = One of these can stand here: { $signs }. A whole move is { $example }.
# $found (input), $read (input): the move before it.
xiangqi-notation-surplus = “{ $found }” follows the move “{ $read }”, which is complete.
    .help = Leave out what follows it.
xiangqi-notation-space = A space has no place in a move.
    .help = Write the move without spaces.
# $found (input).
xiangqi-notation-blank = “{ $found }”, which shows as a blank or not at all, has no place in a move.
    .help = Take it out.
# $found (input), $right (text).
xiangqi-notation-wrong-character = “{ $found }” stands where “{ $right }” should stand.
    .help = Write “{ $right }”.
# $found (input), $examples (list): moves.
xiangqi-notation-unknown = “{ $found }” is not a move in any notation.
    .help = Moves are written like these, which are all the same one: { $examples }.
xiangqi-notation-expected-piece = a piece
xiangqi-notation-expected-which = a file or a word for one of several pieces
xiangqi-notation-expected-way = a direction
xiangqi-notation-expected-number = a file or a number of steps
xiangqi-notation-expected-file = a file
xiangqi-notation-expected-rank = a rank
xiangqi-notation-expected-end = the end
# $found (input), $right (text).
xiangqi-notation-read-as = “{ $found }” was read as “{ $right }”.
xiangqi-notation-blanks = Spaces were left out.
# $piece (term), $point (text).
xiangqi-notation-vacuous = The word for which of several says nothing here: only the { $piece } on { $point } can be meant.
# $found (input), $piece (term).
xiangqi-notation-other-side = “{ $found }” is a piece of the other side; it was read as the { $piece }.
xiangqi-notation-name-iccs = ICCS
xiangqi-notation-name-uci = UCI
xiangqi-notation-name-wxf = WXF
xiangqi-notation-name-wxf-old = the older WXF
xiangqi-notation-name-zh-hans = Chinese notation
xiangqi-notation-name-zh-hant = Chinese notation
xiangqi-notation-name-vi = Vietnamese notation
xiangqi-notation-name-vi-std = a “std:” command
xiangqi-notation-name-vi-ext = an “ext:” command
# $found (input).
xiangqi-notation-ambiguous = “{ $found }” fits several legal moves.
# $notation (term): its name.
xiangqi-notation-read = This was read as { $notation }.
# $notation (term): xiangqi-notation-name-….
xiangqi-notation-tried = This was read as { $notation }; read so, it comes nearest to a legal move.
# $notation (term): xiangqi-notation-name-…, $piece (term), $from, $to (text): points.
xiangqi-notation-taken = Read as { $notation }, this is the { $piece } from { $from } to { $to }.

## Which piece a move means, and where it would go
## $piece (term). Files are numbered from the mover's right. $places (list): xiangqi-notation-place of all such pieces.

# $point (text), $file (number).
xiangqi-notation-place = { $point } (file { $file })
xiangqi-notation-no-piece = There is no { $piece } on the board.
    .help = Name a piece that you have.
# $file (number).
xiangqi-notation-not-on-file = No { $piece } stands on file { $file }, counted from the mover's right.
    .help = This piece stands on { $places }.
# $need (message): xiangqi-notation-need-…, $alone (number): how many are alone on their files.
xiangqi-notation-too-few = No { $piece } fits: this way of naming one takes { $need }.
    .help = This piece stands on { $places }{ $alone ->
        [0] .
       *[other] ; one that is alone on its file is named by the file.
    }
# $need (message): xiangqi-notation-need-…, $most (number): how many a side has at most.
xiangqi-notation-never-so-many = No { $piece } fits: this way of naming one takes { $need }, and a side never has more than { $most }.
    .help = This piece stands on { $places }.
# $file (number), $need (message).
xiangqi-notation-too-few-on-file = No { $piece } on file { $file }, counted from the mover's right, fits: this way of naming one takes { $need }.
    .help = This piece stands on { $places }.
# $number (number).
xiangqi-notation-need-number = at least { $number } on one file
# $number (number).
xiangqi-notation-need-sharing = at least { $number } that share their files with others
xiangqi-notation-need-two = several on one file
xiangqi-notation-need-three = at least three on one file
xiangqi-notation-need-three-or-five = three or five on one file
xiangqi-notation-need-four = four or five on one file
xiangqi-notation-need-beside-pair = three on it and two on another one
# $from (text): a point, $file (number): its file, $number (number), $way (message): xiangqi-way-….
xiangqi-notation-off-board = The { $piece } on { $from } can't go forward like that: the board ends before.
xiangqi-notation-off-board-back = The { $piece } on { $from } can't go back like that: the board ends before.
xiangqi-notation-not-sideways = The { $piece } on { $from } never goes sideways: { $way }.
xiangqi-notation-not-to-file = The { $piece } on { $from } can't come from file { $file } to file { $number } in one move: { $way }.
    .help = The last number of such a move is the file of the target, counted from the mover's right.

## Playing

xiangqi-title = Xiangqi
xiangqi-typing = Type a move in any notation: points (h2e2), WXF (C2=5), Chinese (炮二平五), Vietnamese (P2-5), or a command that names what is special about it (ext:B5.s, ext:XxM, ext:P+).
xiangqi-phase-play = play
xiangqi-region-palace = palace
xiangqi-region-river = river
xiangqi-action-move = move
xiangqi-action-capture = capture
# $text (text).
xiangqi-why-legal = { $text } is legal.
# $candidates (list).
xiangqi-why-ambiguous = Several legal moves fit: { $candidates }
xiangqi-request-confirm = This is not a move but an answer: yes, to what is asked.
xiangqi-request-cancel = This is not a move but an answer: no, to what is asked.
xiangqi-request-draw = This is not a move but a request to the other player: a draw.
xiangqi-request-swap-sides = This is not a move but a request to the other player: to exchange sides.
xiangqi-request-undo = This is not a move but a request to the other player: to take moves back.
xiangqi-request-resign = This is not a move but a resignation: the same player is asked to confirm it.
xiangqi-request-new-game = This is not a move but a request to the other player: a new game.
# $point (text).
xiangqi-explain-empty = { $point } is empty.
# $piece (term), $point (text), $way (message): xiangqi-way-….
xiangqi-explain-piece = On { $point } stands the { $piece }: { $way }.
# $count (number), $moves (list).
xiangqi-explain-moves = It has { $count ->
        [one] one legal move
       *[other] { $count } legal moves
    }: { $moves }.
xiangqi-explain-stays = It has no legal move.
# $count (number), $moves (list).
xiangqi-explain-bound = Its general would be attacked after { $moves }.
# $side (term).
xiangqi-explain-not-to-move = It is { $side }'s turn.
# $pieces (list).
xiangqi-explain-attacked = It is attacked by { $pieces }.
# $pieces (list).
xiangqi-explain-protected = It is protected by { $pieces }.
# $text, $from, $to (text), $piece (term).
xiangqi-preview-goes = { $text }: the { $piece } goes from { $from } to { $to }.
# $piece (term).
xiangqi-preview-captures = It captures the { $piece }.
# $side (term), $attackers (list).
xiangqi-preview-check = { $side } is in check from { $attackers }.
# $winner (term), $reason (term).
xiangqi-preview-ends = The game is over, { $winner } wins: { $reason }.
xiangqi-method-command = what a text means as a command
xiangqi-method-commands = all commands that mean one move and no other, the shortest first
