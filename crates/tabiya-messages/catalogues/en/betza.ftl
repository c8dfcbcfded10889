# Betza's notation and its dialects.
# $found (input): what stands there. $dialect (term): betza-name-…, the dialect that is read or written.
# $part (text): a part of a line of the piece notation.

betza-name-xboard = XBoard
betza-name-interactive = the Interactive Diagram
betza-name-fairy-stockfish = Fairy-Stockfish

## What is wrong with the form

# $length (number), $most (number).
betza-syntax-too-long = The text has { $length } characters; at most { $most } are read.
    .help = One text says how one piece moves.
betza-syntax-empty = The text is empty.
    .help = Write how the piece moves: K is a king, N a knight, fmWfcF a pawn without its double step.
betza-syntax-unknown = “{ $found }” stands for nothing in Betza's notation.
    .help = Capital letters are moves, small letters before them say which of these moves are meant, numbers behind them how often they may be repeated.
betza-syntax-no-atom = “{ $found }” modifies a move, but no move follows.
    .help = Write the capital letter of a move behind it, such as fW or cR.
betza-syntax-lone-number = The number “{ $found }” belongs to no move.
    .help = A number stands right behind the capital letter of the move that it limits: R4.
# $most (number): digits.
betza-syntax-number = “{ $found }” is no range in { $dialect }.
    .help = { $most ->
        [one] Write one digit; 0 stands for any distance.
       *[other] Write a number of at most { $most } digits without a zero in front; 0 alone stands for any distance.
    }
betza-syntax-direction = “{ $found }” selects no direction of this move.
    .help = The directions are f b l r v s. h stands behind one of them, as in fhN, or makes hl and hr; both only where a move has more than four directions to choose from.
betza-syntax-misplaced = “{ $found }” means nothing here.
    .help = Leave it out.
betza-syntax-unopened = “{ $found }” closes nothing.
    .help = Leave it out.
betza-syntax-unclosed = “{ $found }” is not closed.
    .help = Close it behind the last leg.
betza-syntax-nested = “{ $found }” stands inside a chain or behind one; { $dialect } doesn't put chains into chains.
    .help = Write the legs of all chains one after the other.
betza-syntax-no-leg = At “{ $found }” a leg is missing.
    .help = Between two legs stands one sign, and a leg before and behind it: W-F.
betza-syntax-not-a-leg = “{ $found }” is no single move that modifiers or a range could belong to.
    .help = Write modifiers and ranges for each move inside.
# $most (number).
betza-too-many = “{ $found }” can go more than { $most } ways.
    .help = Use fewer legs or fewer directions.
# $length (number), $most (number).
betza-long-line = In the piece notation this is a line of { $length } characters; at most { $most } are read.
    .help = Use fewer legs, or a smaller range.

## What belongs to another dialect, or is written otherwise

# $others (list of terms): betza-name-….
betza-dialect-other = “{ $found }” is not used in { $dialect }; it belongs to { $others }.
    .help = Choose that dialect, or leave it out.
# $right (text).
betza-dialect-written = “{ $found }” is Betza's old way of writing; { $dialect } doesn't understand it.
    .help = Write { $right }.
betza-dialect-brackets = “{ $found }” is not how { $dialect } writes moves of several legs.
    .help = A wazir step and a ferz step after it are W-F in XBoard, [W-F] in the Interactive Diagram, and mafsW in both.
betza-dialect-chain = “{ $found }”: { $dialect } has no moves of several legs.
    .help = It has a word of its own for two of them: nN is the Horse of xiangqi, nZ the Elephant of janggi.
betza-dialect-old-letter = “{ $found }” is an old letter, and not everyone means the same leap by it.
    .help = Write C for the camel's leap (3, 1), Z for the zebra's (3, 2).
betza-dialect-no-rider = { $dialect } doesn't repeat this leap: “{ $found }”.
    .help = It repeats the moves W, F and N, and those of R, B, Q and K.
betza-dialect-no-lame = { $dialect } doesn't know this leap as one that can be blocked: “{ $found }”.
    .help = It knows nN, nA, nD and nZ.
betza-dialect-no-hopper = { $dialect } doesn't hop with this move: “{ $found }”.
    .help = It hops with R, B and Q (W, F and K are the same to it): pR, gB.
betza-dialect-overwritten = “{ $found }” goes where an earlier move goes; { $dialect } keeps only the later one.
    .help = Write the move that does more behind the other, or keep one of them.
betza-dialect-no-initial-capture = In { $dialect } an initial move never captures, so “{ $found }” makes no move.
    .help = Write m instead of c, or leave i out.

## What has no single meaning

betza-unclear-path = What could block “{ $found }” is not agreed: several ways lead to its squares.
    .help = Write the way leg by leg: mafsW is a step straight on to an empty square, then one diagonally outwards.
betza-unclear-hurdle = What “{ $found }” must jump over is not agreed.
    .help = j has one meaning before D and A (a piece must stand between), and before R, B and Q (the first square is left out).
betza-unclear-curve = By how much “{ $found }” turns is not agreed.
    .help = z has one meaning before R and B (crooked rook, crooked bishop), q before an oblique rider (N0, the rose).

## What the piece notation has no words for

betza-beyond-en-passant = The piece notation has no capture in passing: “{ $found }”.
    .help = Leave e out; what a pawn takes in passing is a rule of the game.
betza-beyond-cylinder = The piece notation has no board whose sides are joined: “{ $found }”.
    .help = Leave o out.
betza-beyond-unloading = The piece notation can't put a captured piece back: “{ $found }”.
    .help = Leave u out.
betza-beyond-induction = The piece notation can't borrow the moves of another piece or activate it: “{ $found }”.
    .help = Leave x out.
betza-beyond-royal-only = The piece notation can't capture royal pieces alone: “{ $found }”.
    .help = Write c to capture any piece.
betza-beyond-tame = The piece notation can't spare kings or hop over own pieces alone: “{ $found }”.
    .help = Leave t out.
betza-beyond-same-length = The piece notation can't make a leg as long as the one before: “{ $found }”.
    .help = Write the lengths that are meant as moves of their own.
betza-beyond-drop = The piece notation says how a piece moves, not how it is dropped: “{ $found }”.
    .help = Leave the drop out; it is a rule of the game.
betza-beyond-imitation = The piece notation can't imitate the last move: “{ $found }”.
    .help = Write the moves of the piece itself.
betza-beyond-pass = “{ $found }” makes no move: it ends where it began, or leads off every board.
    .help = A move must change something. To pass is a rule of the game.
betza-beyond-half-board = The piece notation has no range as far as the middle of the board: “{ $found }”.
    .help = Write a number.
betza-beyond-turning-hop = The piece notation can't turn over a hurdle or hop over one and the next: “{ $found }”.
    .help = It hops straight on, over exactly one piece: pR, gQ, pafK.
betza-beyond-castling-partner = The piece notation can't choose another partner for castling this way: “{ $found }”.
    .help = O2 castles with the rook in the corner.

## What a dialect has no words for

betza-lacks-condition = “{ $part }” is a condition that { $dialect } doesn't have.
betza-lacks-unmoved = “{ $part }”: { $dialect } can't ask whether a piece has moved.
    .help = Its i means the second rank instead: write L2.
betza-lacks-second-line = “{ $part }”: in { $dialect } moves from the second line never capture.
    .help = Add o, or leave L2 out.
betza-lacks-influence = “{ $part }” looks at a piece nearby; { $dialect } can't.
betza-lacks-own-capture = “{ $part }” can take an own piece; { $dialect } can't say that.
betza-lacks-swap = “{ $part }” exchanges two pieces; { $dialect } can't say that.
betza-lacks-blast = “{ $part }” is an explosion; { $dialect } has none.
betza-lacks-promotion = “{ $part }” is a promotion; { $dialect } leaves that to the rules of the game.
betza-lacks-removal = “{ $part }” takes the moving piece off the board; { $dialect } can't say that.
betza-lacks-castling = “{ $part }” is castling; { $dialect } leaves that to the rules of the game.
betza-lacks-joint = “{ $part }” is not castling as { $dialect } has it.
    .help = { $dialect } castles a king straight on, with the rook in the corner: 2=OKR.
betza-lacks-repetition = “{ $part }” is made again and again in a way that { $dialect } has no words for.
betza-lacks-legs = “{ $part }” has legs that { $dialect } can't say.
betza-lacks-leap = “{ $part }” has a leap that { $dialect } has no letter for.
betza-lacks-ride = “{ $part }” repeats a leap that { $dialect } can't repeat.
betza-lacks-distance = “{ $part }” has a distance that { $dialect } can't say.
betza-lacks-hop = “{ $part }” hops in a way that { $dialect } can't say.
betza-lacks-jump = “{ $part }” captures what it jumps over; { $dialect } can't say that.
betza-lacks-anywhere = “{ $part }” goes anywhere; { $dialect } can't say that.
betza-lacks-two-ways = “{ $part }” goes to the same squares in two ways; { $dialect } keeps only one of them.
betza-lacks-room = “{ $part }” goes more ways than a text in { $dialect } can hold.
betza-lacks-move = “{ $part }” makes no move.
