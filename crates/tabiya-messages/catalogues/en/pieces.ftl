# pieces

## Boards

pieces-position-empty = The text is empty; a board should be here.
    .help = Write the ranks from the top, with / between them: 8/8/8/8/3A4/8/8/8.
# $bytes (number), $limit (number).
pieces-position-too-long = The text has { $bytes } bytes; at most { $limit } are read.
    .help = The largest board, 16x16, needs less than 1,000.
# $found (input).
pieces-position-character = “{ $found }” stands for nothing on a board.
    .help = A rank is written with letters for pieces (capitals for White's), numbers for empty squares and * for holes.
# $found (input), $right (text): the same in ASCII.
pieces-position-full-width = “{ $found }” is full-width; a position is written with ordinary letters and digits.
    .help = Write { $right }.
# $found (input), $right (text): the same in Latin letters.
pieces-position-cyrillic = “{ $found }” is Cyrillic; a position is written with Latin letters.
    .help = Write { $right }.
# $found (input).
pieces-position-side = “{ $found }” is no side to move.
    .help = Behind the board and a space stands w for White or b for Black. In the board itself there are no spaces.
# $found (input).
pieces-position-field = “{ $found }” is none of the fields that follow the side to move.
    .help = These are, in this order: who may castle (KQkq or -), the en passant square (e3 or -), and the counters of moves (0 1).
# $found (input).
pieces-position-gap = “{ $found }” is no number of empty squares.
    .help = Write a number from 1 to 16, without a zero in front.
# $found (text): + or ~.
pieces-position-mark = This { $found } belongs to no piece.
    .help = A promoted piece has + before its letter or ~ behind it: +P, Q~.
pieces-position-hand = The hand that begins here has no end.
    .help = Close it with ]: [Pp], or [] when it is empty.
# $found (input).
pieces-position-after-hand = The hand ends the board, but “{ $found }” follows it.
    .help = Take that out, or put a space before it if it is the next field.
# $rank (number): from the top.
pieces-position-empty-rank = Rank { $rank } from the top has no squares.
    .help = Write how many of its squares are empty, such as 8, or take a / out.
# $rank (number): from the top. $found (number), $expected (number): squares.
pieces-position-width = Rank { $rank } from the top has { $found ->
        [one] one square
       *[other] { $found } squares
    }; the others have { $expected }.
    .help = All ranks are equally wide. A letter or * is one square, a number as many as it says.
# $rank (number): from the top. $found (number), $limit (number): squares.
pieces-position-too-wide = Rank { $rank } from the top has { $found } squares; at most { $limit } are possible.
    .help = Two digits side by side are one number: 12 is twelve squares.
# $ranks (number), $limit (number).
pieces-position-too-high = The board has { $ranks } ranks; at most { $limit } are possible.
    .help = Look for a / too many.

## Where a named piece comes from

# $game (term): pieces-game-….
pieces-known-game = { $game }
# $game (term), $author (text): who made the piece.
pieces-known-game-author = { $game } ({ $author })
# $game (term), $since (message): pieces-known-year or pieces-known-century.
pieces-known-game-since = { $game } ({ $since })
# $game (term), $author (text), $since (message).
pieces-known-game-author-since = { $game } ({ $author }, { $since })
# $year (text).
pieces-known-year = { $year }
# $century (number).
pieces-known-century = { $century ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [21] 21st
       *[other] { $century }th
    } century

## Budgets

# $limit (number): how many steps.
pieces-budget-steps = Finding the moves of this piece on this board takes more than { $limit } steps.
    .help = Groups in groups, wide ranges and many alternatives multiply the work; a smaller board needs less of it.

## Lines of the notation: what is wrong with them
## $found (message): pieces-syntax-quoted, or the end of the line.
## $right, $near, $far, $distance (text or input): how it is written right.

pieces-syntax-end = the end of the line
# $text (input).
pieces-syntax-quoted = “{ $text }”
# $length (number), $most (number).
pieces-syntax-too-long = The line has { $length } characters; at most { $most } are read.
    .help = One line says how one piece moves. Give several pieces one by one.
# $most (number).
pieces-syntax-too-deep = More than { $most } groups stand inside one another here.
    .help = Take out the parentheses that add nothing: ((1+)) is 1+.
pieces-syntax-empty = The line is empty.
    .help = Write how the piece moves: 1* is a king, ~1/2 a knight.
pieces-syntax-unknown = { $found } is no sign of the notation.
    .help = Leave it out, or write what you mean with the notation's signs: digits, n, + X * > < =, ~ ^, letters, / - | . ; & , ( ) and !.
pieces-syntax-unknown-letter = { $found } means nothing in the notation.
    .help = The small letters are the conditions i c o w b a e h, the number n and the radius r. Letters such as f, g, k, l, m and s belong to other notations, such as Betza's. Pieces and ranks have capitals: S1, L8Q.
pieces-syntax-foreign-letter = { $found } is no letter of the notation.
    .help = The notation has the Latin capitals and the small letters a b c e h i n o r w, all without accents.
pieces-syntax-betza = { $found } is Betza's notation, not this one.
    .help = In this notation it is { $right }.
pieces-syntax-wrong-sign = The notation writes “{ $right }”, not { $found }.
    .help = Write { $right }.
pieces-syntax-word = Here is the word { $found }; moves to choose from are joined by a comma.
    .help = Write , instead.
# $where (text): behind a whole move, inside of one, or optional: a ? behind no promotion.
pieces-syntax-unexpected = { $found } can't stand here.
    .help = { $where ->
        [behind] A move ends before it. A comma joins moves to choose from; . ; and & join the legs of one move.
        [optional] A ? stands only behind a promotion that can be declined: L8Q?.
       *[inside] Leave it out, or write what was meant in its place.
    }
pieces-syntax-missing-separator = A comma is missing before { $found }.
    .help = Write { $right }. To make two legs of one move, write . ; or & instead of the comma.
pieces-syntax-missing-leg = A move is missing here: what comes is { $found }.
    .help = Between commas, links (. ; &) and parentheses stands a move: a distance with a direction, such as 1+, or a leap, such as ~1/2.
pieces-syntax-missing-move = Conditions, influences and types belong to a move, but here is { $found }.
    .help = Write the move: a distance with a direction, such as 1+, or a leap, such as 1/2.
pieces-syntax-empty-group = There is nothing in these parentheses.
    .help = Write a move in them, such as (1+), or leave them out.
pieces-syntax-missing-distance = There is no distance before the direction { $found }.
    .help = Write { $near } for one square, { $far } for any number of squares.
pieces-syntax-missing-direction = There is no direction after the distance { $distance }; here is { $found }.
    .help = Write { $distance }+ for straight lines, { $distance }X for diagonals, { $distance }* for both. A leap has two numbers: 1/2 is a knight's.
# $count (text).
pieces-syntax-missing-group = After the count { $count } stands { $found } instead of a parenthesis.
    .help = What is repeated stands in parentheses: { $right }.
pieces-syntax-direction-first = In { $found } the direction stands before the distance.
    .help = Write { $right }.
pieces-syntax-no-direction = { $found } is no direction.
    .help = The directions are + (straight), X (diagonal), * (both), > (forward), < (backward), = (sideways), the unions <> >= <= <>=, and >> (right), << (left). An arrow may follow X: X>.
pieces-syntax-missing-range-end = The range has no end; here is { $found }.
    .help = Write a number or n behind the -: 1-3, 2-n.
pieces-syntax-range-down = The range { $found } goes down.
    .help = Write { $right }.
pieces-syntax-range-from-any = A range can't begin with n: { $found }.
    .help = n alone is any distance; 2-n is any from 2 on.
pieces-syntax-missing-second = There is no number after the /; here is { $found }.
    .help = A leap has two numbers: 1/2 goes one square one way and two the other.
# $most (number).
pieces-syntax-number-too-large = { $found } is too large: numbers go up to { $most }.
    .help = n goes as far as the board allows.
pieces-syntax-sign = A distance has no sign.
    .help = Backward is <: 3<. A sign stands only in a vector: (1,-3).
pieces-syntax-vector-part = A vector has two numbers; instead of one of them here is { $found }.
    .help = Write how far right and how far forward: (1,-2).
pieces-syntax-count-zero = A group is made at least once, so its count can't be { $found }.
    .help = Write a count from 1 on: 3(1X) is up to three times, n(1X) any number of times.
pieces-syntax-missing-radius = There is no radius; here is { $found }.
    .help = Write a number or n: r2 is every square within two, Ar1 an explosion one square around.
pieces-syntax-missing-line = There is no line after L; here is { $found }.
    .help = L2 before a move: the piece stands on line 2. L8Q: it becomes a Q on line 8.
pieces-syntax-missing-promotion = There is no piece to promote to; here is { $found }.
    .help = Write its letter: L8Q. As a condition the line stands before the move: L2o2>.
pieces-syntax-missing-joint = There are no letters after O; here is { $found }.
    .help = Write the mover's letter and its partner's: OKR.
pieces-syntax-missing-partner = There is only one letter after O; here is { $found }.
    .help = Write the mover's letter and its partner's: OKR.
pieces-syntax-missing-swap = There is no letter after |; here is { $found }.
    .help = Write the letter of the piece to exchange places with: |R.
pieces-syntax-two-kinds = { $found } is a second type; a move has one.
    .help = Keep one: ~ (leaps), ^ (captures what it jumps over) or ^^ (hops over a piece).
pieces-syntax-late-kind = The type { $found } stands behind the distance.
    .help = Write { $right }.
pieces-syntax-late-condition = The condition { $found } stands too late in its move.
    .help = Conditions come first, then the type, then the distance: c~2+.
pieces-syntax-letter = { $found } stands for pieces nearby, but no distance follows.
    .help = { $right } is such a piece one square away. The capitals that are conditions are A, E, W, B, and L with a line.
pieces-syntax-long-influence = The distance of an influence is a single digit, so { $found } is too much.
    .help = Write one digit, or n.
pieces-syntax-nothing-negated = There is nothing that ! could negate; here is { $found }.
    .help = It stands before an influence or a condition of the state: !S1, !h, !i.
pieces-syntax-not-negatable = { $found } can't be negated.
    .help = Write { $right }, its opposite.
pieces-syntax-negation-outside = The ! of an influence stands inside the parentheses.
    .help = Write { $right }.
pieces-syntax-unclosed = A parenthesis is still open at the end of the line.
    .help = Write ) where the group ends.
pieces-syntax-unopened = No parenthesis is open that this one could close.
    .help = Leave the ) out, or write ( where the group begins.
pieces-syntax-must-at-end = After & a leg must follow, but here is { $found }.
    .help = Before the ) of a group with a count stands . or ;, not &.
pieces-syntax-uncounted-link = A link before a ) needs a group with a count.
    .help = Write the count, such as n(1+.), or leave the link out.
# $number (text): E2. $extension (term): pieces-extension-….
pieces-syntax-extension = { $found } is not in the document: it is extension { $number }, { $extension }.
    .help = Read the line with the profile “tabiya”, which has the extensions.

## Extensions of the notation

pieces-extension-link = a link before a closing parenthesis
pieces-extension-hop = the hop ^^
pieces-extension-not = ! before a condition other than h
pieces-extension-star = an arrow behind *
pieces-extension-oblique = an influence at an oblique leap
pieces-extension-promotion = a promotion with a + or a ? in it

## Lines of the notation: what is worth knowing of them

pieces-lint-homoglyph = { $found } is a Cyrillic letter; it is read as the Latin { $right }.
    .help = Write the Latin letter.
pieces-lint-lower-x = x is read as X, the diagonals.
    .help = Write X.
pieces-lint-lower-x-letter = x is read as X, the letter of a piece.
    .help = Write X.
# $next (text): a digit. $right (text): the influence in parentheses.
pieces-lint-one-digit = The distance in { $found } is one digit; the { $next } behind it begins the next part.
    .help = To keep them apart, write { $right }.
pieces-lint-bare-vector = { $found } is read as one vector, not as two moves.
    .help = Write { $right }.
pieces-lint-plus-arrow = { $found } is the same as +, which goes everywhere that the arrow does.
    .help = Write +, or { $right } for the arrow alone.
pieces-lint-whitespace-inside = The spaces inside { $found } are dropped.
    .help = Write { $right }.
# $influence (text), $conditions (text): the two spellings.
pieces-lint-letter-clash = { $found } is read as an influence, though its letters are conditions, too.
    .help = Write { $influence } for the influence, { $conditions } for the condition.
pieces-lint-letter-clash-no-condition = { $found } is an influence whose letters mean something else, too.
    .help = Write { $influence }.
# $direction (text).
pieces-lint-idle-direction = In { $found } the direction { $direction } changes nothing.
    .help = { $right } says the same. Here a direction chooses among leaps such as 1/2 that have none of their own, and only with an arrow: 1/2>.
pieces-lint-redundant-leap = In { $found } the ~ changes nothing: this is a leap anyway.
    .help = { $right } says the same.
pieces-lint-turning = The copies in { $found } may turn, because a repeat straight on would add nothing.
    .help = { $right } says so without a special rule.
pieces-lint-no-move = { $found } makes no move.
    .help = Leave it out.
pieces-lint-fragment = { $found } only says which piece stands near; it makes no move.
    .help = Write a move behind it: S1=c1> captures forward beside an S.
pieces-lint-co = { $found } must capture and must not capture: it is never made.
    .help = Keep c for captures, or o for moves without capture.
# $first (message), $second (message): conditions.
pieces-lint-contradiction = { $first } and { $second } never hold together, so { $found } is never made.
    .help = Keep one of them, or make two moves of it, joined by a comma.
# $what (text): joint or swap.
pieces-lint-exchange-not-alone = { $found } is { $what ->
        [joint] castling
       *[swap] an exchange of places
    }, which is a move of its own: as a leg of a longer move or in a group it is never made.
    .help = Make it one of the moves to choose from, joined to the others by a comma: { $right }.
pieces-lint-exchange-no-step = In { $found } nothing says { $what ->
        [joint] how far and where to the mover castles
       *[swap] where the partner stands
    }, so it is never made.
    .help = Write a distance and a direction first: { $what ->
        [joint] 2=OKR
       *[swap] n=|R
    }.
# $first (message): the one that counts.
pieces-lint-second-exchange = { $found } is ignored: a move takes one partner along, and { $first } comes first.
    .help = Join two moves by a comma. Letters of which one is enough stand together: |RQ.
# $signs (message): signs without an effect. $what (text): joint or swap.
pieces-lint-idle-sign = In { $found } { $signs } has no effect: { $what ->
        [joint] castling captures nothing and passes only empty squares
       *[swap] an exchange of places captures nothing
    }.
    .help = { $right } says the same.
# $before (message): a leg that always captures.
pieces-lint-cut-off = { $found } is never made: { $before } always captures, and a capture ends the move at the next full stop.
    .help = Write ; to go on after a capture, or & where what follows is obligatory: { $right }.
pieces-lint-lost-promotion = { $found } never comes about: the same move removes the piece from the board.
    .help = Leave out the promotion, or c0, which removes the piece.
# $number (text): E2. $extension (term): pieces-extension-….
pieces-lint-extension-used = { $found } has extension { $number }, { $extension }.
    .help = A program that knows only the document refuses this.
# $boards (number), $size (text): 8x8.
pieces-lint-nothing-added = { $found } adds nothing: without it the moves were the same on { $boards } boards of { $size }, some empty, the others with pieces by chance.
    .help = On boards of { $size }, { $right } says the same.
pieces-lint-never-moves = { $found } had no move on any of { $boards } boards of { $size }, some empty, the others with pieces by chance.
    .help = What it asks for is rare, needs a larger board, or never comes about.
# $what (text): promotion or effect. $alone (text): yes if the line has no move besides.
pieces-lint-never-acts = { $found } never { $what ->
        [promotion] promoted
       *[effect] had an effect
    }: with it and without it the moves were the same on { $boards } boards of { $size }, some empty, the others with pieces by chance.
    .help = { $alone ->
        [yes] It acts on other moves. Write one beside it, joined by a comma: { $right }.
       *[no] { $what ->
            [promotion] Ranks are counted from 1 at the mover's side to the board's height, and a move must end there.
           *[effect] What it asks for is rare, needs a larger board, or never comes about.
        }
    }

## Games that named pieces come from

pieces-game-armenian-draughts = Armenian draughts
pieces-game-berolina-chess = Berolina chess
pieces-game-bigorra = Bigorra
pieces-game-breakthrough = Breakthrough
pieces-game-carreras-chess = Carrera’s chess
pieces-game-chaturanga = Chaturanga
pieces-game-chess = Chess
pieces-game-chess-with-different-armies = Chess with different armies
pieces-game-chu-shogi = Chu shogi
pieces-game-courier-chess = Courier chess
pieces-game-dai-shogi = Dai shogi
pieces-game-document = The document of this notation
pieces-game-empire-chess = Empire Chess
pieces-game-english-draughts = English draughts
pieces-game-fairy-chess = Fairy chess
pieces-game-falcon-chess = Falcon Chess
pieces-game-falcon-hunter-chess = Falcon–Hunter chess
pieces-game-gigachess = Gigachess
pieces-game-grant-acedrex = Grant Acedrex
pieces-game-heian-dai-shogi = Heian dai shogi
pieces-game-heian-shogi = Heian shogi
pieces-game-hiashatar = Hiashatar
pieces-game-hoppel-poppel = Hoppel-poppel
pieces-game-international-draughts = International draughts
pieces-game-janggi = Janggi
pieces-game-legans-chess = Legan’s chess
pieces-game-makruk = Makruk
pieces-game-metamachy = Metamachy
pieces-game-musketeer-chess = Musketeer Chess
pieces-game-new-zealand-chess = New Zealand chess
pieces-game-omega-chess = Omega Chess
pieces-game-partisan = Partisan, in the document of this notation
pieces-game-pawn-back-chess = Pawn-back chess
pieces-game-pawn-sideways-chess = Pawn-sideways chess
pieces-game-scirocco = Scirocco
pieces-game-shako = Shako
pieces-game-shatranj = Shatranj
pieces-game-shogi = Shogi
pieces-game-spartan-chess = Spartan Chess
pieces-game-tamerlane-2000 = Tamerlane 2000
pieces-game-tamerlane-chess = Tamerlane chess
pieces-game-tenjiku-shogi = Tenjiku shogi
pieces-game-terachess = Terachess
pieces-game-tori-shogi = Tori shogi
pieces-game-torpedo-chess = Torpedo chess
pieces-game-turkish-draughts = Turkish draughts
pieces-game-wa-shogi = Wa shogi
pieces-game-wolf-chess = Wolf Chess
pieces-game-xiangqi = Xiangqi
