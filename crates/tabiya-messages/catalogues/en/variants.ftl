# variants

## Variant files: what is no TOML

# $limit (number).
variants-file-too-long = The file has more than { $limit } bytes; no more are read.
    .help = A variant needs a few thousand.
# $key (input).
variants-file-toml-repeated = “{ $key }” stands here a second time.
    .help = Keep one of them, or put what both say together.
# $key (input).
variants-file-toml-no-table = Keys are given to “{ $key }”, but it is no table that could take them.
    .help = Write all its keys in one place.
variants-file-toml-value = A key or its value is missing here.
    .help = Write key = value: size = "8x8".
variants-file-toml-key = No key can be read here.
    .help = A key is made of letters, digits, - and _. Any other stands in quotation marks: "+P".
variants-file-toml-bracket = A bracket has no partner here.
    .help = [ is closed by ], [[ by ]], {"{"} by {"}"}.
variants-file-toml-quotes = Here should be a text in quotation marks.
    .help = Write it between " and " on one line; true and false stand without.
variants-file-toml-comma = Between these values there is a comma too few or too many.
    .help = Write ["P", "Q"] or {"{"} white = "e1", black = "e8" {"}"}.
variants-file-toml-escape = What stands behind this \ means nothing.
    .help = Write \\ for a \ itself, or put the text between ' and ', where all signs stand for themselves.
variants-file-toml-number = No number can be read here.
    .help = Write it with digits, without zeros in front: 100. A text stands in quotation marks.
variants-file-toml-deep = Too many lists or tables stand inside one another here.
    .help = No part of a variant needs more than three.
variants-file-toml-line-end = A line ends here as on old Macs, with U+000D alone.
    .help = Save the file with line ends of today: U+000A, or U+000D and U+000A.
# $found (input), $right (text).
variants-file-toml-wide = The sign { $found } is of another keyboard; TOML has { $right } for it.
    .help = Write { $right }.
# $found (input): a control character.
variants-file-toml-control = The control character { $found } stands here, which no TOML holds.
    .help = Take it out.
variants-file-toml-rest = What stands here belongs to no key and no value.
    .help = A line is key = value, and nothing but a comment may follow: pass = "never" # as in chess.

## Variant files: what is taken over

# $key (input): with the keys above it, pieces.Q.line. $base (input): the name of a variant. $problem (message).
variants-file-inherited = “{ $key }”, taken over from “{ $base }”, does not fit: { $problem }.
    .help = Give it a value here that fits. What is no longer wanted is taken away by false, as in pieces.Q = false.
# $found (input).
variants-file-base-unknown = There is no variant “{ $found }” that could be extended.
    .help = Write the name of a built-in variant, such as chess, or a file: ./mine.toml.
# $found (input), $problem (message).
variants-file-base-broken = “{ $found }”, which is extended here, can’t be read: { $problem }.
    .help = Check that file first.
# $found (input).
variants-file-base-circle = The variants extend one another in a circle: “{ $found }” comes again.
    .help = Let one of them stand by itself.
# $most (number).
variants-file-base-deep = More than { $most } variants extend one another.
    .help = Extend one that is nearer to the beginning.
# $key (input).
variants-file-takes-nothing = There is no “{ $key }” that this false could take away.
    .help = Leave it out; false takes away what the extended variant has.

## Variant files: keys and values

# $key (input), $known (list).
variants-file-unknown-key = There is no key “{ $key }” here.
    .help = The keys here are { $known }.
# $key (input), $near (text): the key that was probably meant.
variants-file-unknown-key-near = There is no key “{ $key }” here.
    .help = Write { $near }.
# $key (input).
variants-file-missing-key = The key “{ $key }” is missing here.
    .help = Add { $key } = and its value.
# $key (input): of a table. $head (text): how it is written. $needed (list): the keys that it must have.
variants-file-missing-table = The table “{ $key }” is missing.
    .help = Write { $head } on a line of its own, and below it the keys of the table: { $needed } at least.
# $key (input), $side (text): white or black.
variants-file-missing-side = “{ $key }” says nothing for { $side }.
    .help = Give both, white and black; one value without a side holds for both.
# $key (input), $found (term), $expected (term): variants-file-type-….
variants-file-wrong-type = “{ $key }” is { $found } here; it should be { $expected }.
variants-file-type-text = a text
variants-file-type-flag = true or false
variants-file-type-number = a whole number
variants-file-type-decimal = a number with a point
variants-file-type-date = a date or a time
variants-file-type-table = a table
variants-file-type-list = a list
variants-file-type-names = a text or a table of texts by language
variants-file-type-in-hand = the letter of a piece in quotation marks, or false
variants-file-type-letters = the letter of a piece in quotation marks, or a list of them
variants-file-type-sides = a text, or a table with white and black
variants-file-type-tables = a list of tables
# $key (input), $found (input), $from (number), $to (number).
variants-file-number = “{ $key }” is { $found } here; it should be from { $from } to { $to }.
# $key (input), $found (input), $known (list).
variants-file-word = “{ $key }” can’t be “{ $found }”.
    .help = The choice is { $known }.
# $key (input), $found (input), $near (text): the word that was probably meant, $known (list).
variants-file-word-near = “{ $key }” can’t be “{ $found }”.
    .help = Write { $near }. The choice is { $known }.
# $key (input).
variants-file-empty-text = “{ $key }” is empty.
    .help = Write what it should say, or leave it out.
# $key (input), $found (input): a character.
variants-file-unseen-sign = “{ $key }” holds the character { $found }, which nobody sees.
    .help = Take it out, and write the text on one line.
# $key (input), $length (number), $most (number).
variants-file-long-text = “{ $key }” has { $length } characters; at most { $most } are read.
# $key (input), $found (number), $most (number).
variants-file-long-list = “{ $key }” has { $found } entries; at most { $most } are read.
# $found (input).
variants-file-name = “{ $found }” can’t be the name of a variant.
    .help = A name is made of small letters a to z, digits and -: king-of-the-hill. The title says what people call it.
# $found (input).
variants-file-letter = “{ $found }” can’t be the letter of a piece.
    .help = It is a capital from A to Z, for promoted pieces with + before it or ~ behind it: P, +P, Q~.
# $found (input), $right (text).
variants-file-letter-case = “{ $found }” can’t be the letter of a piece, because letters of pieces are capitals.
    .help = Write { $right }; positions write black’s pieces small.

## Variant files: the board and its squares

# $found (input), $most (number).
variants-file-size = “{ $found }” is no size of a board.
    .help = Write files and ranks, each from 1 to { $most }, with an x between them: 8x8.
variants-file-all-holes = The holes leave no square of the board.
    .help = Take some of them out.
# $found (input).
variants-file-term = “{ $found }” names no squares.
    .help = Squares are written a1, a1-c3, rank 3, ranks 1-4, file c, files a-c, all, none or by the name of a region; not takes away what follows it.
# $found (input), $near (text): what was probably meant.
variants-file-term-near = “{ $found }” names no squares.
    .help = Write { $near }.
# $found (input).
variants-file-term-end = Behind “{ $found }” something is missing.
    .help = Write rank 3, ranks 1-4, file c, files a-c or not d4.
# $found (input).
variants-file-ranks = “{ $found }” is no rank.
    .help = Write a number, or two with a - between them: rank 3, ranks 1-4.
# $found (input).
variants-file-files = “{ $found }” is no file.
    .help = Write a small letter, or two with a - between them: file c, files a-c.
# $found (input), $right (text).
variants-file-range-down = “{ $found }” goes down.
    .help = Write { $right }.
# $found (input), $size (text): 8x8.
variants-file-off-board = “{ $found }” lies outside the board of { $size }.
    .help = Files go from a to the right, ranks from 1 upward, as white sees them.
variants-file-nothing-before = There is nothing before this not that it could take away from.
    .help = Write first from what it takes away: all not d4.
variants-file-no-squares = No square is named here.
    .help = Name some; where a side has none, write none for it.
variants-file-only-holes = All the squares that are named here are holes, which are no part of the board.
    .help = Name some of the board; where a side has none, write none for it.
# $found (input), $known (list).
variants-file-region-unknown = There is no region “{ $found }”.
    .help = The regions of this variant: { $known }. Squares are written a1, a1-c3, rank 3, files a-c or all.
# $key (input).
variants-file-region-circle = The region “{ $key }” is defined by itself.
    .help = Write squares in one of the regions that name one another.
# $key (input).
variants-file-region-nowhere = The region “{ $key }” has no squares.
    .help = Give it squares, or white and black.
# $key (input).
variants-file-region-twice = The region “{ $key }” has its squares named twice: for both sides, and for each.
    .help = Keep squares, or white and black.
variants-file-region-sides = These squares differ by side, but here they belong to nobody.
    .help = Name the squares instead of the region.
# $found (input).
variants-file-region-name = “{ $found }” can’t be the name of a region.
    .help = A name is made of small letters a to z, digits and -, and is not written like a square or a word such as all.
variants-file-sectors-overlap = The sectors of the two sides share squares.
    .help = A square belongs to one sector, or to none.

## Variant files: pieces

variants-file-no-pieces = The variant has no pieces.
    .help = Add some: K = {"{"} line = "1*", royal = true {"}"}.
# $letter (input).
variants-file-unused-piece = No game ever has the piece “{ $letter }”: the start does not have it, and nothing becomes it.
    .help = Put it on the board, or leave it out.
# $found (input), $known (list).
variants-file-unknown-letter = There is no piece “{ $found }” in this variant.
    .help = The pieces are { $known }.
# $found (input).
variants-file-repeated-letter = “{ $found }” stands in this list a second time.
    .help = Take it out.
# $key (input).
variants-file-no-letters = “{ $key }” names no piece.
    .help = Write letters of pieces: ["P", "N"].
# $limit (number).
variants-file-much-work = With this line the pieces make more than { $limit } steps of work before the game can begin.
    .help = Wide ranges and many alternatives multiply the work on every square; a smaller board has fewer of them.
# $found (text), $letter (text).
variants-file-joint-mover = Behind O stands first the piece whose line this is, { $letter }, and not { $found }.
    .help = Write O{ $letter } and then the partner’s letter.
# $letter (text).
variants-file-promotes-to-itself = { $letter } would become { $letter } here, which is what it is.
    .help = Take it out; where a piece may stay what it is, mandatory = "none" says so.
# $found (number), $ranks (number).
variants-file-line-rank = Nothing ever stands on rank { $found }: the board has { $ranks }.
    .help = Ranks are counted from the piece’s own side, from 1.
variants-file-hand-without-drops = Captured pieces come into no hand in this variant.
    .help = Write captures-to-hand = true under [drops], or take this out.
variants-file-drop-without-drops = Nothing is dropped in this variant.
    .help = Add the table [drops], or take this out.
# $letter (text).
variants-file-drop-outside = { $letter } may not stand on some of the squares where it is dropped.
    .help = Let the region of the drop lie inside the region of the piece.
# $letter (text).
variants-file-drop-itself = { $letter } is dropped as itself anyway.
    .help = Take it out: as lists only what else it may become.
# $letter (text).
variants-file-royal-in-hand = { $letter } is royal, so it never is in a hand.
    .help = Take this out, or make the piece an ordinary one.
# $letter (text).
variants-file-royal-victim = { $letter } is royal, so it is not captured in passing.
    .help = Take it out, or write royalty = "none": then royal pieces can be captured.

## Variant files: rules

variants-file-mandatory-outside = Some of these squares lie outside the zone of the promotion.
    .help = Let mandatory name squares of the zone only, or none.
# $found (input).
variants-file-limit-of-none = “{ $found }” is limited, but nothing becomes it here.
    .help = Add it to the list “to”, or take the limit out.
# $letter (text).
variants-file-promotion-repeated = All that this says of { $letter } is said by a [[promotion]] above.
    .help = Keep one of them.
# $found (input), $size (text): 8x8.
variants-file-castling-form = “{ $found }” is not two squares of the board of { $size }.
    .help = Write the square it comes from and the one it goes to: e1g1.
# $found (input).
variants-file-castling-crooked = “{ $found }” leads along no rank and no file.
    .help = In castling both pieces go straight.
# $found (input).
variants-file-castling-hole = “{ $found }” begins or ends in a hole.
    .help = Name squares of the board.
variants-file-castling-same = Mover and partner would stand on the same square.
    .help = Give the two different squares to come from and to go to.
variants-file-castling-nothing = This castling moves no piece.
    .help = Let mover and partner name where each comes from and where it goes: mover = "e1g1".
variants-file-castling-alone = In this castling only one of the two pieces moves.
    .help = Let mover and partner name where each comes from and where it goes; if that is meant, it stands.
# $square (text).
variants-file-castling-nobody = In the start no piece of this side stands on { $square }, so nothing ever castles from there.
    .help = Castling is for pieces that have not moved since the start.
variants-file-castling-repeated = This castling is already told, by another [[castling]] or by O in the mover’s line.
    .help = Keep one of them.
variants-file-castling-two-ends = Another castling of this mover goes the same way, with the same partner to another square; the text of a move can’t tell the two apart.
    .help = Keep one of the two.
variants-file-castling-exchanged = Another castling moves the same two pieces the same ways; here only mover and partner are exchanged.
    .help = Keep one of them: the one whose mover may not castle out of, through or into an attack.
# $right (text): a letter of the castling field.
variants-file-castling-idle-right = No castling goes by the right { $right }: the pieces that it means have no squares to castle to.
    .help = Take the letter out of the start position, or give the castling its squares in a [[castling]].
# $key (input).
variants-file-no-royals = “{ $key }” speaks of royal pieces, but none has to be kept from attack.
    .help = Write royal = true for a piece (and no royalty = "none"), or take this out.
# $key (input).
variants-file-idle-without-royals = “{ $key }” changes nothing, because no piece has to be kept from attack.
    .help = Leave it out, or write royal = true for a piece.
# $key (input).
variants-file-idle-without-passes = “{ $key }” changes nothing, because nobody may pass.
    .help = Leave it out, or let sides pass: pass = "always" or "when-stuck".
# $reason (term): variants-outcome-….
variants-file-starts-decided = The game is over before the first move: { $reason }.
    .help = Change the start, or the rule of [ends] that decides it.
# $white (number), $black (number): checks that each side still has to give. $most (number): checks that win.
variants-file-checks-fewer = { $most } checks should win, but in the start White has { $white } left to give and Black { $black }.
    .help = Let the start and “checks” agree: { $most }+{ $most } in the start, or another number here.
variants-file-checks-never = Checks are counted, but no-checks makes every check illegal.
    .help = Keep one of the two.
variants-file-facing-never = Royal pieces can’t face each other here: flying makes that illegal.
    .help = Keep “flying” or “facing”.
variants-file-blast-nothing = This explosion removes nothing.
    .help = Write a radius from 1 on, or leave captor out.
variants-file-each-of-all = “each” counts the pieces of a list by themselves, but there is no list.
    .help = Write which pieces: pieces = ["K", "Q"].
variants-file-reply-by-nobody = A side without pieces can’t reply.
    .help = Write at-most = 1 or more, or take “reply” out.
variants-file-reply-to-leaving = There is no reply to a zone that is left.
    .help = Take out “reply” or “leaving”.
variants-file-reply-to-draw = A reply makes a draw, which the game is here anyway.
    .help = Take out “reply”, or write result = "win".

## Variant files: their tests

# $test (text): the name of the test. $problem (message).
variants-trial-position = Test “{ $test }”: here is no position of the game: { $problem }.
    .help = A test reads positions as the game does everywhere else.
# $test (text): the name of the test. $move (input). $problem (message).
variants-trial-play = Test “{ $test }”: “{ $move }” can’t be played: { $problem }.
    .help = Correct the moves that are played first, or the rules that forbid this one.
# $reason (term): variants-outcome-….
variants-trial-over = the game is over ({ $reason })
# $test (text): the name of the test. $move (input). $problem (message).
variants-trial-legal = Test “{ $test }”: “{ $move }” should be legal, but is not: { $problem }.
    .help = Change the rules that forbid it, or move it to “illegal”.
# $test (text): the name of the test. $move (input). $found (text): the legal move that it means.
variants-trial-illegal = Test “{ $test }”: “{ $move }” should be illegal, but is legal as { $found }.
    .help = Change the rules that allow it, or move it to “legal”.
# $test (text): the name of the test. $move (input). $problem (message).
variants-trial-unreadable = Test “{ $test }”: “{ $move }” is no move, legal or not: { $problem }.
    .help = Write a move as the game writes it: e2e4, a7a8q, P@e4.
# $test (text): the name of the test. $move (input). $moves (list): the legal moves that it could be.
variants-trial-several = Test “{ $test }”: “{ $move }” could be several legal moves: { $moves }.
    .help = Write the one that is meant.
variants-trial-no-move = it is no move
# $test (text): the name of the test. $depth (number): plies. $expected (number), $found (number): positions.
variants-trial-perft = Test “{ $test }”: perft to depth { $depth } is { $found }; { $expected } was expected.
    .help = The count at the first depth that differs is the one to look into: list the legal moves there.
# $test (text): the name of the test. $depth (number): plies. $expected (number): positions.
variants-trial-perft-more = Test “{ $test }”: perft to depth { $depth } is far more than { $expected }, which was expected.
    .help = The count at the first depth that differs is the one to look into: list the legal moves there.
# $test (text): the name of the test. $depth (number): plies. $most (number): positions.
variants-trial-perft-left-out = Test “{ $test }”: perft to depth { $depth } was not counted: the tests of a file may expect { $most } positions together, and no more.
    .help = `tabiya perft FILE { $depth }` counts it.
# $test (text): the name of the test. $expected (term), $found (term): what has become of the game.
variants-trial-outcome = Test “{ $test }”: here { $found }; expected was that { $expected }.
    .help = Look at what [ends] says, or correct the test.
# $test (text): the name of the test. $expected (term), $found (term): what has become of the game. $reason (term).
variants-trial-outcome-reason = Test “{ $test }”: here { $found } ({ $reason }); expected was that { $expected }.
    .help = Look at what [ends] says, or correct the test.
variants-trial-ongoing = the game goes on
variants-trial-white-wins = White has won
variants-trial-black-wins = Black has won
variants-trial-drawn = the game is drawn

## What variants are made of

# $title (name).
variants-title = { $title }
variants-typing = Type a move by its squares (e2e4, e7e8q, a drop N@f3, several legs c3e5,e5g7), or as books of chess write it (Nf3, exd5, O-O).
# A side's name, alone and in front of a piece's.
variants-side-white = White
variants-side-black = Black
# Instead of a side, where a game is drawn.
variants-side-nobody = nobody
# $side (term): variants-side-…. $piece (name).
variants-piece = { $side } { $piece }
variants-phase-play = play
variants-reserve-hand = hand
variants-region-palace = palace
variants-region-river = river
variants-region-zone = zone
variants-action-move = move
variants-action-capture = capture
variants-action-promote = promote
variants-action-castle = castle
variants-action-drop = drop
variants-action-chain = several legs
variants-action-pass = pass

## By what a game is over

variants-outcome-checkmate = checkmate
variants-outcome-stalemate = no legal move is left
variants-outcome-checks = enough checks were given
variants-outcome-extinction = a side has lost its pieces
variants-outcome-goal = a piece has reached its goal
variants-outcome-royal-lost = a royal piece is lost
variants-outcome-facing = the royal pieces face each other
variants-outcome-two-passes = both sides passed
variants-outcome-quiet = too many plies without a capture or a pawn move
variants-outcome-repetition = the position is repeated
variants-outcome-perpetual-check = perpetual check

## Positions: their form

# $bytes (number), $limit (number).
variants-fen-too-long = The text has { $bytes } bytes; at most { $limit } are read.
    .help = A position on the largest board needs less than 2,000.
variants-fen-empty = The text is empty; a position should be here.
    .help = Write the ranks from the top with / between them, and then whose turn it is: 8/8/4k3/8/8/3QK3/8/8 w.
variants-fen-tag = Here stands a tag of PGN; a position should be here, and tags are not read.
    .help = Give the position by itself (what [FEN "…"] says), or a record without tags.
# $found (input).
variants-fen-character = “{ $found }” stands for nothing on a board.
    .help = A rank is written with letters for pieces (capitals for White's), numbers for empty squares and * for holes.
# $found (input), $right (text): the same in ASCII.
variants-fen-full-width = “{ $found }” is full-width; a board is written with ordinary letters and digits.
    .help = Write { $right }.
# $found (input).
variants-fen-gap = “{ $found }” is no number of empty squares.
    .help = Write a number from 1 to 16, without a zero in front.
# $found (text): + or ~.
variants-fen-mark = This { $found } belongs to no piece.
    .help = A promoted piece has + before its letter or ~ behind it: +P, Q~.
# $found (text), $known (list): letters.
variants-fen-letter = This game has no piece “{ $found }”.
    .help = Its pieces are { $known }: capitals for White's, small letters for Black's.
# $found (number), $expected (number).
variants-fen-ranks = The board has { $found ->
        [one] one rank
       *[other] { $found } ranks
    } here; in this game it has { $expected }.
    .help = Ranks are divided by /. The one farthest from White comes first.
# $rank (number): from White's side. $found (number), $expected (number): squares.
variants-fen-width = Rank { $rank } has { $found ->
        [one] one square
       *[other] { $found } squares
    }; in this game it has { $expected }.
    .help = A letter or * is one square, a number as many as it says. Two digits side by side are one number.
variants-fen-hand-open = The hand that begins here has no end.
    .help = Close it with ]: [Pp], or [] when it is empty.
# $found (input).
variants-fen-after-hand = The hand ends the board, but “{ $found }” follows it.
    .help = Take that out, or put a space before it if it is the next field.
# $found (input).
variants-fen-turn = Here should stand whose turn it is, but there is “{ $found }”.
    .help = Write w for White or b for Black.
variants-fen-turn-missing = The position does not say whose turn it is.
    .help = Put w for White or b for Black behind the board.
# $found (input).
variants-fen-castling = “{ $found }” is no castling right.
    .help = Write K and Q for White, k and q for Black, the letter of a file for the piece that stands there, or - for none.
# $found (input).
variants-fen-passed = “{ $found }” names no square that was passed.
    .help = Write the square that a piece has just passed, such as e3, or - for none.
# $found (input), $most (number): checks.
variants-fen-checks = “{ $found }” does not count checks.
    .help = Write how many White and Black still have to give, from 0 to { $most } each: { $most }+{ $most }.
# $found (input).
variants-fen-checks-none = “{ $found }” counts checks, which this game does not do.
    .help = Take it out.
# $found (input), $limit (number).
variants-fen-number = “{ $found }” is no count of plies or moves.
    .help = Write a number up to { $limit }.
# $found (input).
variants-fen-unmoved = “{ $found }” is no square of this board.
    .help = Pieces that have not moved are listed by their squares, with commas between them: i:a2,b2. None is i:-.
# $found (input).
variants-fen-passes = “{ $found }” does not count passes.
    .help = Write p:1 when the last move was a pass, p:2 when the last two were, and nothing otherwise.
# $found (input).
variants-fen-arrived = “{ $found }” names no side that has reached its goal.
    .help = Write g:w for White or g:b for Black, and nothing while the game goes on.
# $found (input).
variants-fen-field = “{ $found }” is one field too many.
    .help = A position has a board, the side to move, castling, the square passed and two numbers.
# $found (input).
variants-fen-field-twice = A field such as “{ $found }” has been there already.
    .help = Keep one of the two.

## Positions: what was taken for something else

# $found (input).
variants-fen-counting = “{ $found }” limits a count that this game does not have; it was passed over.
# $found (input), $right (text).
variants-fen-read-as = “{ $found }” was read as { $right }.
# $right (text): […].
variants-fen-hand-rank = The last rank was read as the hands, which are written { $right } behind the board.
variants-fen-white-to-move = The position does not say whose turn it is; White was taken to move.
variants-fen-hole-assumed = An empty square stands for a hole here, which is written *.

## Positions: the rules that they break
## $square (text), $piece (text): a letter. $side (term): variants-side-….

# $found (text), $expected (text): sizes, 8x8.
variants-fen-board = This game is played on a board of { $expected }, not of { $found }.
variants-fen-on-hole = { $piece } stands on { $square }, where the board has a hole.
    .help = Write * there, and put the piece on a square.
variants-fen-not-hole = The text has a hole at { $square }, where the board has a square.
    .help = Write 1 for an empty square.
variants-fen-hole-unwritten = The board has a hole at { $square }, where the text has an empty square.
    .help = Write * for a hole.
variants-fen-region = { $piece } stands on { $square }, where it may never be.
    .help = Put it where it may stand, or take it away.
variants-fen-stuck = { $piece } stands on { $square }, where it would have been promoted.
    .help = Write what it has become, or put it on another square.
variants-fen-no-hands = { $side } has pieces in hand, but this game has no hands.
    .help = Take out the brackets with what is in them.
# $piece (text): a letter.
variants-fen-not-in-hand = { $side } has { $piece } in hand, where it never comes in this game.
    .help = Take it out; the rules of the game say what a captured piece is in the hand.
# $limit (number).
variants-fen-hand-count = { $side } has more than { $limit } pieces { $piece } in hand.
    .help = More than { $limit } can't be counted.
# $right (text): a letter.
variants-fen-right = { $side } has no pieces that could castle as { $right } says.
    .help = Take { $right } out, or put the mover and its partner where they start.
# $found (text): squares.
variants-fen-passed-nothing = No piece can have passed { $found } with the last move.
    .help = Write the square that a piece has just passed in a move of two squares or more, or - for none.
# $found (text): squares. $pieces (list): squares. $example (text): the squares with that of a piece.
variants-fen-passed-several = More than one piece can have passed { $found }: those on { $pieces }.
    .help = Put the square of the right one behind it: { $example }.
variants-fen-unmoved-empty = { $square } is empty, so no unmoved piece can stand there.
    .help = List only squares with pieces: i:a2,b2. None is i:-.
# $most (number).
variants-fen-checks-many = More checks are left than the { $most } that win the game.
    .help = Give each side at most { $most }.
# $pieces (list): letters.
variants-fen-no-royal = { $side } has no royal piece ({ $pieces }), which it can't have lost.
    .help = Put one on the board.
# $pieces (list): letters. $found (number), $limit (number).
variants-fen-royals = { $side } has { $found } royal pieces ({ $pieces }); in this game it has at most { $limit }.
    .help = Take some of them away.
# $other (term): variants-side-….
variants-fen-in-check = { $side } is in check, but it is { $other } to move.
    .help = Give the turn to { $side }, or undo the check.
variants-fen-gives-check = { $side } is in check, which nobody may give in this game.
    .help = Move one of the pieces.

## Moves: their form

variants-move-empty = The text is empty; a move should be here.
    .help = Write where a piece comes from and where it goes, such as e2e4, or its letter and the square, such as Nf3.
# $limit (number).
variants-move-too-long = The text is too long for a move.
    .help = At most { $limit } characters are read.
# $found (input), $expected (text): a square.
variants-move-square = “{ $found }” is no square of this board.
    .help = A square is a letter for the file and a number for the rank: { $expected }.
# $expected (text): a square.
variants-move-end = The text ends where a square should follow.
    .help = A square is a letter for the file and a number for the rank: { $expected }.
# $found (input), $expected (number): ranks.
variants-move-rank = This board has no rank { $found }.
    .help = It has ranks 1 to { $expected }.
# $found (input), $expected (text): squares.
variants-move-no-join = This leg starts from { $found }, but the one before it ends on { $expected }.
    .help = Write { $expected } here, or change the leg before it.
# $found (input).
variants-move-rest = “{ $found }” can't stand behind a move.
    .help = What may follow is the letter of what a piece becomes: e7e8q.
# $found (input), $expected (list): letters.
variants-move-piece = This game has no piece “{ $found }”.
    .help = Its pieces are { $expected }.
# $expected (list): letters.
variants-move-no-piece = No piece is named before the @.
    .help = Write its letter there, one of { $expected }.
# $found (input).
variants-move-form = “{ $found }” can't stand behind a move.
    .help = What may follow is what a piece becomes, check or mate: e8=Q, Qf7+, Qf7#.
# $found (input), $right (text).
variants-move-read-as = “{ $found }” was read as { $right }.

## Why a move is not legal
## $piece (name): of the piece that moves, where it stands on the board. $from, $to, $square (text): squares.
## $side (term): variants-side-….

# $text (text).
variants-why-legal = { $text } is legal.
# $candidates (list).
variants-why-ambiguous = Several legal moves fit: { $candidates }.
    .help = Write one of them.
# $reason (term): variants-outcome-….
variants-why-over = The game is over: { $reason }.
variants-why-pass = Passing is not allowed here.
variants-why-hole = There is no square { $to }: the board has a hole there.
variants-why-empty = There is no piece on { $from }.
variants-why-other-side = The { $piece } on { $from } is { $side }'s, and it is the other side's turn.
# $piece (text): a letter.
variants-why-no-such-piece = No piece { $piece } of the side to move stands where the text says.
# $piece (name) of the side to move, $letter (text): what the text names.
variants-why-other-piece = The text speaks of { $letter } on { $from }, but the { $piece } stands there.
# $piece (text): a letter. $squares (list).
variants-why-nobody = None of the pieces { $piece } on { $squares } can go to { $to }.
variants-why-out-of-reach = The { $piece } on { $from } can't go to { $to }.
# $target (name): of the piece on the square.
variants-why-only-quiet = The { $piece } on { $from } goes to { $to } only without capturing, and a { $target } stands there.
variants-why-only-captures = The { $piece } on { $from } goes to { $to } only to capture, and nothing stands there.
# $target (name): of the piece on the square.
variants-why-own-piece = The { $piece } on { $from } can't go to { $to }, where its own { $target } stands.
# $blockers (list): squares.
variants-why-blocked = The way of the { $piece } from { $from } to { $to } is blocked on { $blockers }.
# $blockers (list): squares.
variants-why-hindered = The { $piece } on { $from } could go to { $to } if nothing stood on { $blockers }.
variants-why-region = The { $piece } may not stand on { $to }.
# $royal (name). $attackers (list): squares.
variants-why-leaves-check = If the { $piece } goes from { $from } to { $to }, the { $royal } on { $square } is attacked from { $attackers }.
# $royal (name). $attackers (list): squares.
variants-why-passing-leaves-check = Even if the { $piece } on { $from } may capture on { $to } in passing, the { $royal } on { $square } is attacked from { $attackers } afterwards.
# $royal (name).
variants-why-blast = If the { $piece } on { $from } captures on { $to }, the explosion takes its own side's { $royal }.
variants-why-facing = The royal pieces of both sides face each other, and the next move must end that; this one does not.
variants-why-must-capture = The { $piece } on { $from } captures nothing on { $to }, and a side that can capture must.
variants-why-must-go-on = The { $piece } from { $from } could capture again from { $to }, and a capture must be made to its end.
    .help = Write all squares on which it lands.
variants-why-no-promotion = The { $piece } would have to promote on { $to }, and there is nothing that it may become there now.
variants-why-must-drop = What is in hand must be dropped first.
variants-why-gives-check = This move would give check, and in this game no move may.
variants-why-otherwise = The { $piece } goes from { $from } to { $to }, but not as the text says.
    .help = Look at what stands behind the squares: what it becomes, and what it captures.
variants-why-castling = Castling is not possible this way now.
# $partner (name): of the piece on $square.
variants-why-castling-right = The { $piece } on { $from } has no right to castle with the { $partner } on { $square }.
# $partner (name): of the piece on $square. $blockers (list): squares.
variants-why-castling-blocked = The { $piece } on { $from } can't castle with the { $partner } on { $square } while pieces stand on { $blockers }.
# $partner (name): of the piece on $square. $attacked (list): squares.
variants-why-castling-attacked = The { $piece } on { $from } can't castle with the { $partner } on { $square }: where it starts, passes or ends, the other side attacks { $attacked }.
# $right (text).
variants-why-sign = The sign of check at the end is wrong: the move is { $right }.
# $piece (text): a letter.
variants-why-no-drops = Pieces are not dropped in this game.
# $piece (text): a letter.
variants-why-not-in-hand = The side to move has no { $piece } in hand.
# $target (name): of the piece on the square.
variants-why-occupied = A { $target } stands on { $to }; pieces are dropped on empty squares.
# $piece (text): a letter. $face (text): the letter of what it is dropped as.
variants-why-drop-face = { $piece } can't be dropped as { $face }.
# $piece (text): a letter. $squares (list).
variants-why-drop-region = { $piece } can be dropped only here: { $squares }.
# $piece (text): a letter. $most (number). $squares (list).
variants-why-drop-per-file = A side may have at most { $most } { $piece } on a file after a drop, and there are as many already: { $squares }.
# $piece (text): a letter. $royal (name). $attackers (list): squares.
variants-why-drop-leaves-check = If { $piece } is dropped on { $to }, the { $royal } on { $square } is attacked from { $attackers }.
# $piece (text): a letter.
variants-why-drop-mate = { $piece } on { $to } would give checkmate, and a drop of { $piece } may not.
variants-why-drop-must-capture = A drop captures nothing, and a side that can capture must.
# $piece (text): a letter.
variants-why-drop = { $piece } can't be dropped on { $to } now.

## What a piece can do
## $piece (name). $side (term): variants-side-….

# $square (text).
variants-explain-no-piece = { $square } is empty.
# $letter (text), $square (text).
variants-explain-piece = On { $square } stands { $side }'s { $piece } ({ $letter }).
# $count (number), $moves (list).
variants-explain-goes = It has { $count ->
        [one] one legal move
       *[other] { $count } legal moves
    }: { $moves }.
variants-explain-stays = It has no legal move.
variants-explain-not-to-move = It is { $side }'s turn.

## What a move would change
## $piece (text): a letter. $from, $to (text): squares. $side (term): variants-side-….

# $text (text).
variants-preview-moves = { $text }: { $piece } goes from { $from } to { $to }.
# $text (text).
variants-preview-drops = { $text }: { $piece } is dropped on { $to }.
# $text (text).
variants-preview-castles = { $text }: { $piece } castles from { $from } to { $to }.
variants-preview-passes = { $side } passes.
# $pieces (list): letters with squares.
variants-preview-lost = These pieces leave the board: { $pieces }.
variants-preview-becomes = It becomes { $piece }.
variants-preview-check = { $side } is in check.
# $winner (term): variants-side-…. $reason (term): variants-outcome-….
variants-preview-ends = The game is over, { $winner } wins: { $reason }.

## The rules of a variant, as players read them

variants-rules-board-heading = The board
variants-rules-pieces-heading = The pieces
variants-rules-turns-heading = Playing
variants-rules-ends-heading = The end of the game

# $files, $ranks (numbers). $last (text): the letter of the last file. $squares (number): without holes.
variants-rules-board = The board has { $files ->
        [one] 1 file (a)
       *[other] { $files } files (a to { $last })
    } and { $ranks ->
        [one] 1 rank
       *[other] { $ranks } ranks
    }: { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }.
variants-rules-board-points = Pieces stand on the points where { $files ->
        [one] 1 file (a)
       *[other] { $files } files (a to { $last })
    } and { $ranks ->
        [one] 1 rank
       *[other] { $ranks } ranks
    } cross: { $squares ->
        [one] 1 point
       *[other] { $squares } points
    }.
# $squares (text, message or list): of this form below.
variants-rules-holes = These squares are no part of the board: { $squares }.
variants-rules-light = The light squares are these: { $squares }.
variants-rules-sectors = Where a piece speaks of halves of the board, these are meant: { $squares }.
# $name (text): as the file calls it. $drawn (term): palace, river, zone.
variants-rules-region = The region “{ $name }”: { $squares }.
variants-rules-region-drawn = The region “{ $name }” (drawn as: { $drawn }): { $squares }.

# Squares, as parts of sentences.
variants-rules-everywhere = the whole board
variants-rules-nowhere = no square
variants-rules-all-but = the whole board except { $squares }
# $white, $black (as $squares).
variants-rules-by-side = { $white } for White, { $black } for Black
variants-rules-region-name = the region “{ $name }”
variants-rules-rank = rank { $rank }
variants-rules-ranks = ranks { $from }–{ $to }
variants-rules-file = file { $file }
variants-rules-files = files { $from }–{ $to }

# $piece (name). $white, $black (text): sign and letter of each side.
variants-rules-piece = { CAPITAL($piece) } ({ $white }, { $black })
variants-rules-royal = It is royal.
# $side (term). $moves (message): explain-piece.
variants-rules-moves-of = { $side }: { $moves }.
# $from, $to (as $squares). $line (text): in the piece notation.
variants-rules-confined = { $moves } ({ $line }), but only from { $from } to { $to }.
variants-rules-confined-of = { $side }: { $moves } ({ $line }), but only from { $from } to { $to }.
variants-rules-stands = It may stand only here: { $squares }.
# $pieces (list of names).
variants-rules-spares = For its moves these pieces of the other side count as its own, so that it can’t capture them: { $pieces }.
variants-rules-shuns = It can neither capture, pass nor hop over these pieces of either side: { $pieces }.
variants-rules-blast-immune = Explosions don’t remove it.
variants-rules-line = In the piece notation: { $line }
variants-rules-lines = In the piece notation: White { $white }, Black { $black }
variants-rules-picture = { CAPITAL($piece) }: moves from { $square }
variants-rules-picture-of = { CAPITAL($piece) } ({ $side }): moves from { $square }

# $moves (text): all, captures or quiet. $leaving (text): yes if moves that begin there count too. $zone (as $squares).
# $count (number): of $pieces.
variants-rules-promotes = It promotes by a move that { $moves ->
        [captures] captures and{" "}
        [quiet] captures nothing and{" "}
       *[all] {""}
    }{ $leaving ->
        [yes] begins or ends
       *[no] ends
    } here: { $zone }. It becomes{ $count ->
        [one] {""}
       *[other] {" "}one of these
    }: { $pieces }.
variants-rules-promotion-must = It must promote.
variants-rules-promotion-must-on = It must promote where the move ends here: { $squares }. Elsewhere it may stay what it is.
variants-rules-promotion-may = It may also stay what it is.
# $limits (list): variants-rules-promotion-limit.
variants-rules-promotion-limits = It can’t become a piece of which its side has so many on the board already: { $limits }.
# $count (number).
variants-rules-promotion-limit = { $piece } { $count }

variants-rules-hand-becomes = Captured, it comes into the hand as: { $piece }.
variants-rules-hand-leaves = Captured, it leaves the game.
variants-rules-drop-region = It can be dropped only here: { $squares }.
variants-rules-drop-never = It can’t be dropped.
variants-rules-dropped-as = It can also be dropped as: { $pieces }.
# $count (number): the most.
variants-rules-drops-per-file = It can’t be dropped on a file where its side would then have more than { $count } of it.
variants-rules-no-drop-mate = Dropping it may not give checkmate.

variants-rules-first = { $side } moves first.
variants-rules-no-royals = No piece is royal: there is no check.
variants-rules-royalty-each = Royal: { $pieces }. No side may leave a royal piece of its own attacked.
variants-rules-royalty-last = Royal: { $pieces }. A side with several royal pieces may leave them attacked and lose them; only the last one may not be left attacked.
variants-rules-royalty-all = Royal: { $pieces }. A side may leave some of its royal pieces attacked, but not all of them at once.
variants-rules-royalty-none = Royal: { $pieces }. Royal pieces may be left attacked, and they can be captured.
variants-rules-flying = Royal pieces of the two sides may not face each other on a file with nothing between them.
# $result (text): win, draw or loss.
variants-rules-facing = Royal pieces of the two sides may face each other on a file with nothing between them, but the other side must then part them at once or pass; if it passes, { variants-rules-for-it }.
variants-rules-no-checks = A move that gives check is not allowed.
variants-rules-castlings = In castling two pieces of a side move at once. Neither may have moved before, nothing may stand between them or on their ways, and a royal piece may not castle out of, through or into an attack.
# $mover, $partner (names). $mover-way, $partner-way (text): e1–g1.
variants-rules-castling = { $side } castles: { $mover } { $mover-way }, { $partner } { $partner-way }.
# $victims, $captors (lists of names).
variants-rules-en-passant = En passant: what slides over squares without capturing can be captured there by the very next move, as if it had stopped there. It can happen to { $victims }; it can be done by { $captors }.
variants-rules-en-passant-on = En passant: what slides over squares without capturing can be captured there by the very next move, as if it had stopped there. It can happen to { $victims }; it can be done by { $captors }, only on these squares: { $squares }.
variants-rules-captures-to-hand = A captured piece changes sides: it comes into its captor’s hand.
variants-rules-hands-of-start = In hand are only the pieces that a side starts with; captured pieces leave the game.
variants-rules-drops = Instead of moving, a side may drop a piece from its hand on an empty square.
variants-rules-drops-first = A side with pieces in hand must drop one of them on an empty square; it moves only when its hand is empty.
variants-rules-pass-always = Instead of moving, a side may pass, unless a royal piece of its own is attacked.
variants-rules-pass-when-stuck = A side that has no legal move passes.
variants-rules-compulsory-capture = A side that can capture must capture.
variants-rules-whole-captures = A capture must be made to its end: where the same piece could capture again from where it has landed, it may not stop, unless it has just been promoted.
# $radius (number): how far. $captor (text): yes if the capturing piece is lost.
variants-rules-blast = Every capture explodes{ $radius ->
        [0] {""}
        [1] {" "}and removes the pieces on all neighbouring squares
       *[other] {" "}and removes all pieces up to { $radius } squares away
    }. { $captor ->
        [yes] The capturing piece is lost too.
       *[no] The capturing piece stays.
    }
variants-rules-touching-royals = Royal pieces may stand next to each other, since neither can capture the other.
variants-rules-repeat-straight = Where a piece makes a part of its move several times, it keeps going in the same direction.
variants-rules-repeat-turning = Where a piece makes a part of its move several times, it may turn each time.

# What the result is for the side that was spoken of.
variants-rules-for-it = { $result ->
        [win] it wins
        [draw] the game is drawn
       *[loss] it loses
    }
variants-rules-checkmate = When a side is in check and has no legal move (checkmate), { variants-rules-for-it }.
variants-rules-stalemate = When a side is not in check and has no legal move (stalemate), { variants-rules-for-it }.
variants-rules-stuck = When a side has no legal move, { variants-rules-for-it }.
variants-rules-royals-lost = A side that has lost all its royal pieces has lost the game.
# $side (text): white, black or both. $most (number): so many or fewer. $kinds (text): one, each (one of
# them is enough) or together.
variants-rules-extinction = When { $side ->
        [white] White
        [black] Black
       *[both] a side
    } has { $most ->
        [0] none
        [1] at most one
       *[other] at most { $most }
    } left of { $kinds ->
        [one] this kind
        [each] one of these kinds
       *[together] these kinds together
    } ({ $pieces }), { variants-rules-for-it }.
variants-rules-extinction-all = When { $side ->
        [white] White
        [black] Black
       *[both] a side
    } has { $most ->
        [0] no piece left
        [1] at most one piece left
       *[other] at most { $most } pieces left
    }, { variants-rules-for-it }.
# $count (number).
variants-rules-extinction-opponent = This holds only while the other side has at least { $count } of them.
variants-rules-extinction-reply = Before that it may answer with one move: if the other side then has as few, { variants-rules-for-it }.
# $safe (text): yes if the piece may not be attacked there.
variants-rules-goal = When a side gets one of these pieces ({ $pieces }) to its goal ({ $zone }){ $safe ->
        [yes] {" "}and the other side does not attack it there
       *[no] {""}
    }, { variants-rules-for-it }.
variants-rules-goal-leaving = When a side moves one of these pieces ({ $pieces }) away from these squares ({ $zone }), { variants-rules-for-it }.
# $first, $second (terms): the sides.
variants-rules-goal-reply = If { $first } gets there first, { $second } may answer with one move; if { $second } gets there too, the game is drawn.
variants-rules-checks = A side that has given check { $count ->
        [one] once
       *[other] { $count } times
    } wins.
# $plies (number): moves of both sides.
variants-rules-quiet = The game is drawn when, for { $plies } moves of both sides together, nothing was captured and none of these was moved: { $pieces }.
variants-rules-quiet-captures = The game is drawn when, for { $plies } moves of both sides together, nothing was captured.
# $times (number).
variants-rules-repetition = When the same position has stood { $times } times, { $result ->
        [win] the side that brought it about wins
        [draw] the game is drawn
       *[loss] the side that brought it about loses
    }.
variants-rules-perpetual-check = But where all moves of one side in between gave check, and not all of the other’s, { $result ->
        [win] that side wins
        [draw] the game is drawn
       *[loss] that side loses
    }.
variants-rules-two-passes = When both sides have passed one after the other, { $result ->
        [win] the side that passed last wins
        [draw] the game is drawn
       *[loss] the side that passed last loses
    }.

## Fairy-Stockfish's variants.ini: what is wrong with a file
## $option (input): an option. $found (input): what stands there.

# $limit (number).
variants-ini-too-long = The file has more than { $limit } bytes; no more are read.
    .help = Keep the sections that you need, and those that they inherit from.
# $limit (number).
variants-ini-too-many-sections = At most { $limit } sections are read; this is one more.
    .help = Keep the sections that you need, and those that they inherit from.
# $found (input): the section. $limit (number).
variants-ini-too-many-notes = More than { $limit } settings of “{ $found }” and what it inherits from mean nothing here.
    .help = Perhaps this is no variants.ini of Fairy-Stockfish.
# $found (input): the section. $limit (number).
variants-ini-too-much = Up to “{ $found }”, the pieces of this file have more than { $limit } alternatives altogether.
    .help = Split the file, or give its pieces shorter lines.
variants-ini-no-section = There is no section in this file.
    .help = A game begins with its name in brackets on a line of its own: [my-game] or [my-game:chess].
variants-ini-no-pieces = “{ $found }” gives no piece a letter.
    .help = Write which pieces there are: king = k, rook = r, customPiece1 = a:BN.
# $problem (message). $example (text): a position of this size.
variants-ini-no-start = “{ $found }” has no startFen of its own, and the one that it takes over does not fit it: { $problem }.
    .help = Write the position that it starts from: startFen = { $example }.
# $name (input), $known (list).
variants-ini-no-such-section = There is no section “{ $name }” in this file.
    .help = The sections are { $known }.
variants-ini-header = “{ $found }” is no head of a section.
    .help = Write the name in brackets, behind a colon what the game inherits from: [my-game:chess]. The name has a letter or a digit at least.
variants-ini-stray = “{ $found }” is neither a setting nor a comment.
    .help = Write option = value. A comment begins with # or ;.
variants-ini-section-twice = There is a section “{ $found }” above.
    .help = Give one of them another name.
variants-ini-unknown-parent = “{ $found }” is neither a section above nor a game that is known here.
    .help = Write the name of a section that stands above this one, or of a built-in game, such as chess.
variants-ini-foreign-parent = “{ $found }” is built into Fairy-Stockfish, but not here.
    .help = Write its rules as a section of that name above this one.
variants-ini-flag = “{ $option }” is { "true" } or { "false" }, not “{ $found }”.
    .help = Fairy-Stockfish takes anything else for false.
# $limit (number).
variants-ini-number = “{ $option }” is a number up to { $limit }, not “{ $found }”.
    .help = Write it with digits.
variants-ini-rank = “{ $option }” is a rank, not “{ $found }”.
    .help = Write a number from 1 to 16.
variants-ini-file = “{ $option }” is a file, not “{ $found }”.
    .help = Write a letter from a to p, or a number from 1 to 16.
variants-ini-squares = “{ $found }” is no square, but “{ $option }” is a list of squares.
    .help = Write squares with spaces between them: e4 d5. *8 is the whole eighth rank, a* the whole file a, - no square.
variants-ini-letter = “{ $found }” is no letter of a piece, as “{ $option }” needs it.
    .help = Write one letter from a to z.
variants-ini-letter-twice = The letter “{ $found }” has already been given to another piece of this section.
    .help = Give “{ $option }” another letter, or - if the game doesn’t have it.
variants-ini-no-moves = “{ $option }” has a letter, but no moves.
    .help = Write the moves behind a colon, in Betza’s notation: { $option } = a:BN.
# $known (list).
variants-ini-unknown-letter = “{ $option }” speaks of the piece “{ $found }”, which the game doesn’t have.
    .help = The letters of its pieces are { $known }.
variants-ini-all-kinds = “{ $option }” names pieces by their letters; * for all of them is not possible here.
    .help = Write their letters one after the other: nbrq.
variants-ini-verdict = “{ $option }” is a result, not “{ $found }”.
    .help = Write { "win" }, { "loss" } or { "draw" }.
variants-ini-pair = “{ $found }” is no pair, as “{ $option }” needs it.
    .help = Pairs are joined by a colon and divided by spaces: q:1 r:2, or p:g s:g.
# $option (input), $found (input).
variants-ini-pair-twice = “{ $option }” speaks of “{ $found }” a second time.
    .help = Keep one of the two.

## Fairy-Stockfish's variants.ini: what is left out of a game

# $option (input).
variants-ini-unknown-option = “{ $option }” is no option that is known here.
    .help = The game is imported without it.
# $option (input), $known (text): what was probably meant.
variants-ini-unknown-option-like = “{ $option }” is no option that is known here.
    .help = Perhaps { $known } was meant. The game is imported without it.
# $option (input), $kept (input): the value that counts.
variants-ini-option-twice = “{ $option }” comes again below with another value.
    .help = The last one counts: { $kept }.
# $option (input).
variants-ini-not-a-rule = “{ $option }” is of use to programs that show the game or think about it, and no rule.
    .help = The game is the same without it.
# $option (input), $value (input).
variants-ini-beyond = “{ $option }” with the value “{ $value }” is a rule that variants here can’t have.
    .help = The game is imported without it.
# $option (input), $reason (term): variants-ini-reason-….
variants-ini-partly = “{ $option }” is not quite the same here: { $reason }.
# $parent (input), $lacking (message).
variants-ini-of-parent = “{ $parent }” is not inherited wholly. { $lacking }.

variants-ini-reason-captor-immune = a capturing piece that is immune explodes with its capture here
variants-ini-reason-counts-kind = pieces that were promoted and others that move alike are counted apart here
variants-ini-reason-claim = here only a side that could bare the other by it is given an answer
variants-ini-reason-absolute = the result of a repetition depends here on who brings it about, never on who is white
variants-ini-reason-once = a position is repeated when it stands twice at least, so there is no end by repetition
variants-ini-reason-many-times = nobody can count so many repetitions, so there is no end by repetition
variants-ini-reason-many-moves = nobody can count so many moves, so there is no such end
variants-ini-reason-sides = it holds for both sides or for none here, though it was given for one
variants-ini-reason-leaves = here the piece has to leave the region again to win; there it wins when it is still there on its next turn
variants-ini-reason-royals = either each royal piece of a side counts here or only its last one, not each last one of several kinds
variants-ini-reason-hand = captured pieces never come into play there, so they are not kept here
variants-ini-reason-drop-type = either all pieces in hand must be dropped first here or none
variants-ini-reason-several-pawns = in hand, whatever a pawn has become is the first kind of pawn here
variants-ini-reason-long-moves = any move of two squares or more of such a piece can be captured in passing here, not only a first one
variants-ini-reason-limit = where promotion is mandatory, it is so here even if there are enough of the promoted pieces

## Fairy-Stockfish's variants.ini: what it can't say of a game
## $piece (text): a letter.

# $board (text), $largest (text): 10x8.
variants-ini-unsayable-board-size = A board of { $board } is too large for Fairy-Stockfish.
    .help = Its largest board has { $largest } squares.
variants-ini-unsayable-letter = Fairy-Stockfish has no letter for “{ $piece }”.
    .help = Its pieces have one letter each, with + before it when they are promoted; up to 25 may move as none of its own do.
variants-ini-unsayable-lines-differ = “{ $piece }” moves differently for white and for black.
    .help = In Fairy-Stockfish a letter moves alike for both. Give the pieces of one side a letter of their own.
# $reason (message).
variants-ini-unsayable-line = Not all moves of “{ $piece }” can be said: { $reason }.
    .help = The section has the piece without them.
variants-ini-unsayable-moves = Some moves of “{ $piece }” are made from squares from which other pieces don’t make their first moves.
    .help = Fairy-Stockfish has one region for the first moves of all pieces of a side.
variants-ini-unsayable-confined = “{ $piece }” has moves between some squares only that can’t be said.
    .help = Fairy-Stockfish has diagonals of a palace for its own wazir, soldier, rook and janggi cannon.
variants-ini-unsayable-holes = The holes of the board are not those of the start position.
variants-ini-unsayable-promotion = The promotions can’t all be said.
    .help = Fairy-Stockfish has one region for a side, one list of what its pawns become, and one piece that each other becomes.
variants-ini-unsayable-castling = The castlings can’t all be said.
    .help = In Fairy-Stockfish one king castles to one file on either side, the same for white and black, and the rook lands beside it.
variants-ini-unsayable-en-passant = Who captures whom in passing can’t be said.
    .help = In Fairy-Stockfish every first move of two squares or more can be captured so.
variants-ini-unsayable-pass = When a side may pass can’t be said.
variants-ini-unsayable-compulsory-capture = Compulsory captures can’t be said.
variants-ini-unsayable-whole-captures = That captures must be made to their end can’t be said.
variants-ini-unsayable-blast = The explosions can’t be said.
    .help = In Fairy-Stockfish a capture blows up what is beside its square, and the capturing piece with it.
variants-ini-unsayable-flying = Kings that may not face each other can’t be said.
variants-ini-unsayable-facing = What kings that face each other mean can’t be said.
variants-ini-unsayable-no-checks = That no move may give check can’t be said.
variants-ini-unsayable-royalty = Which pieces may not be left attacked can’t be said.
    .help = Fairy-Stockfish has one king a side, and other kinds of which each piece or the last one counts.
variants-ini-unsayable-drops = The drops can’t be said.
variants-ini-unsayable-mate = What mate or stalemate means can’t be said.
variants-ini-unsayable-checks = The end by checks can’t be said.
    .help = In Fairy-Stockfish the start position holds how many checks win.
variants-ini-unsayable-quiet = The end after moves without progress can’t be said.
    .help = Fairy-Stockfish counts moves of both sides together, so the number of plies has to be even.
variants-ini-unsayable-repetition = What a repetition means can’t be said.
    .help = In Fairy-Stockfish perpetual check loses, or is a repetition like any other.
variants-ini-unsayable-two-passes = That two passes in a row end the game can’t be said.
variants-ini-unsayable-extinction = The end by extinction can’t be said.
    .help = Fairy-Stockfish has one rule for both sides, and none where kinds of pieces must not be left attacked.
variants-ini-unsayable-goal = The end by reaching a region can’t be said.
    .help = In Fairy-Stockfish a side has one region, which one kind of its pieces or any piece has to reach, and wins.
variants-ini-unsayable-leaving = In Fairy-Stockfish a piece that reaches the region wins when it is still there on its next turn, before it leaves.
variants-ini-unsayable-region = Where “{ $piece }” may stand can’t be said.
variants-ini-unsayable-spares = What “{ $piece }” can’t capture or hop over can’t be said.
    .help = In Fairy-Stockfish pieces can spare their own kind; its janggi cannon doesn’t hop over its own kind.
variants-ini-unsayable-blast-immune = Whether “{ $piece }” survives explosions can’t be said.
variants-ini-unsayable-captor-immune = In Fairy-Stockfish “{ $piece }” survives the explosions of its own captures, too.
variants-ini-unsayable-in-hand = What “{ $piece }” becomes in hand can’t be said.
    .help = In Fairy-Stockfish it becomes what it was before it was promoted, or nothing does.
variants-ini-unsayable-drop = How “{ $piece }” is dropped can’t be said.
    .help = Fairy-Stockfish has one region for a side, with the last ranks closed to pawns and to pieces that could not move.
