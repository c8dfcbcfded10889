# Records in the form that all games share.

## Lines and characters

record-byte-order-mark = The line begins with a byte-order mark, an invisible character that doesn't belong to the text.
    .help = Save the file as UTF-8 without a byte-order mark.
record-carriage-return = There is a carriage return in the middle of a line.
    .help = Lines end with a line feed, or with a carriage return and a line feed.
# $found (number): the bytes of the line.
# $limit (number): the bytes that a line may have.
record-line-too-long = The line has { $found } bytes; a line of a record has at most { $limit }.
    .help = Rounds may go on in the next line.
# $found (input): the character.
# $expected (text): the character that it looks like.
record-look-alike = “{ $found }” stands where “{ $expected }” was expected: it only looks like it.
# $count (number): how many are not shown.
record-more = { $count ->
    [one] One more message about this record is not shown.
   *[other] { $count } more messages about this record are not shown.
}

## Headers

# $found (input): the line.
record-header-form = “{ $found }” is not quite a header line.
    .help = A header is written “# key: value”, with one space after the number sign and one after the colon.
# $found (input): the key.
record-header-key = “{ $found }” can't be the key of a header.
    .help = A key is one word of lower-case letters, digits and hyphens, such as “result”.
# $found (input): the line.
record-header-place = The header “{ $found }” stands after the rounds or the starting position.
    .help = Headers stand at the beginning of a record. No half-move begins with a number sign.
# $found (input): the result in the header.
# $expected (list): the results that there are.
record-header-result = “{ $found }” is not a result.
    .help = A result is one of these: { $expected }.
# $found (input): the key.
record-header-twice = There are two headers for “{ $found }”; a record has one at most.
    .help = “red” and “white” are names for the same side.
# $limit (number): how many there may be.
record-too-many-headers = There are too many headers; a record has at most { $limit }.
# $found (input): the game that the header names.
# $expected (text): the game that was asked for.
record-other-game = The record is of “{ $found }”, but is read as one of “{ $expected }”.
    .help = Read it as “{ $found }”, or correct its header “game” or “variant”.

## The starting position

# $found (input): the round's number.
record-blank-line = Round “{ $found }” follows directly on the starting position.
    .help = A blank line stands between the starting position and round 1.
# $limit (number): the bytes that a position may have.
record-position-too-long = The starting position goes on for too long; a position has at most { $limit } bytes.
    .help = A blank line ends the starting position. Without one, all that follows belongs to it.

## Rounds

# $round (number): the round.
record-round-empty = Round { $round } has no half-move after its number.
# $found (input): the half-move.
# $expected (text): the number.
record-round-missing = “{ $found }” stands where the number “{ $expected }” was expected: a round has two half-moves at most.
    .help = Write “{ $expected } { $found }”.
# $found (input): the number.
# $expected (text): the right one.
record-round-number = The round's number is “{ $found }”; it should be “{ $expected }”.
    .help = Rounds are numbered from 1 in order, without leading zeros.
# $round (number): the round.
record-round-repeated = The number of round { $round } is repeated; it isn't needed here.
# $found (input): the number and what is stuck to it.
# $expected (input): the same, apart.
record-round-space = There is no space after the number in “{ $found }”.
    .help = Write “{ $expected }”.
# $round (number): the round.
# $found (input): what stands in its place.
record-half-move-missing = Round { $round } lacks its second half-move: “{ $found }” stands in its place.
    .help = Only the last round of a record, or of a variation, may have a single half-move.
# $limit (number): the characters that a half-move may have.
record-half-move-too-long = A half-move has too many characters; there may be at most { $limit }.
# $found (input): the dots.
# $expected (text): ……
record-absent-form = “{ $found }” stands for an absent half-move, which is written “{ $expected }”.
# $found (input): the half-move.
# $expected (input): the same with ……
record-absent-missing = The variation begins with the second half-move of its round, but “{ $found }” is written as the first.
    .help = Write “{ $expected }”.
# $found (input): the half-move.
# $expected (input): how round 1 should begin.
record-absent-needed = The second side is to act in the starting position, but “{ $found }” is written as the first side's half-move.
    .help = Write “{ $expected }”.
record-absent-place = “……” can't stand here.
    .help = It stands for the absent first half-move of the first round, after the round's number, and nowhere else.
record-absent-unneeded = “……” says that the first half-move is absent, but the first side is to act in the starting position.
    .help = Leave it out.

## Variations

record-variation-close = This “)” closes nothing.
    .help = A variation begins with “(”.
# $limit (number): how deep.
record-variation-depth = Variations nest too deeply here; they may do so up to { $limit } deep.
record-variation-empty = The variation is empty.
    .help = A variation has at least one half-move.
record-variation-open = The variation that begins here is never closed.
    .help = A variation ends with “)”.
record-variation-place = A variation begins here, but there is no half-move right before it that it could replace.
    .help = A variation stands behind the half-move that it replaces.

## Moves on the board

# $round (number): the round.
# $half (number): 1 for the first half-move of the round, 2 for the second.
# $text (input): the half-move.
# $result (text): how the game ended.
# $reason (term): by what.
record-after-end = Round { $round }, { $half ->
    [1] first
   *[other] second
} half-move: “{ $text }” follows, but the game was over before ({ $result }, { $reason }).
    .help = Nothing may follow the half-move that ends the game but the result.
# $round, $half, $text: as above.
# $candidates (list): texts that mean one move each.
record-ambiguous = Round { $round }, { $half ->
    [1] first
   *[other] second
} half-move: “{ $text }” fits several legal moves.
    .help = Write one of these: { $candidates }.
# $round, $half, $text: as above.
# $reason (message): why.
record-illegal = Round { $round }, { $half ->
    [1] first
   *[other] second
} half-move: “{ $text }” is not legal: { $reason }.
# $round, $half, $text: as above.
record-not-a-move = Round { $round }, { $half ->
    [1] first
   *[other] second
} half-move: “{ $text }” is not a move, and a record has moves only.
# $round, $half, $text: as above.
# $reason (message): why.
record-unreadable = Round { $round }, { $half ->
    [1] first
   *[other] second
} half-move: “{ $text }” can't be read: { $reason }.

## The result

# $found (input): what follows.
# $result (text): the result before it.
record-after-result = “{ $found }” follows the result “{ $result }”.
    .help = The result ends the record; only comments may follow it.
# $found (text): the result in the record.
# $expected (text): the result on the board.
# $reason (term): by what.
record-result-differs = The record says “{ $found }”, but the game ended “{ $expected }” on the board ({ $reason }).
# $found (text): the result on the last line.
# $expected (text): the result in the headers.
record-result-header = The last line says “{ $found }”, but the header “result” says “{ $expected }”.
# $found (input): the result.
record-result-in-variation = The result “{ $found }” stands in a variation.
    .help = Only the record itself has a result, on its last line.
# $found (text): *
# $expected (text): the result on the board.
# $reason (term): by what.
record-result-open = The record leaves the result open (“{ $found }”), but the game ended “{ $expected }” on the board ({ $reason }).
