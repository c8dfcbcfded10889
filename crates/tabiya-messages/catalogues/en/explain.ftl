# What a piece does. A message is a clause with the piece as its subject, or a part of one; whatever could be taken apart
# in another way stands in parentheses, for two pieces with different moves never get the same sentence.

## The whole

# $moves (message): what can be chosen from.
# $effects (message): what comes after every move.
explain-piece = { CAPITAL($moves) }.
explain-piece-with = { CAPITAL($moves) }. { CAPITAL($effects) }.
explain-effects-only = { CAPITAL($effects) }. This alone makes no move.
explain-sentences = { $first }. { CAPITAL($second) }

## Alternatives

# $first, $second (messages): alternatives, each of them perhaps several.
explain-alternatives = { $first }; { $second }
# $opening (text): condition or first-move if it begins with that, else move.
explain-or = or{ $opening ->
        [condition] ,{" "}
        [first-move] ,{" "}
       *[move] {" "}
    }{ $move }
explain-one-of = one of the following: { $moves }
explain-item = ({ $number }) { $move }

## Moves of several legs

# $first, $second (messages): legs, each of them perhaps several.
explain-chain = { $first }, { $second }
# The same of two legs, the second of which is an effect that follows in any case.
explain-chain-effect = { $first }, { $second }
# $leg (message): the leg that follows.
# $captured (text): yes if what was done before may have captured.
# $outward (text): yes if the leg must lead outward.
# $opening (text): condition if the leg begins with one, else first-move or move.
explain-then = and then{ $opening ->
        [condition] {" "}may go on{ $captured ->
            [yes] {" "}(as long as it has captured nothing)
            [part] {" "}(as long as it has captured nothing in this part)
           *[no] {""}
        }{ $outward ->
            [yes] {" "}(turning by no more than 45°)
           *[no] {""}
        }: { $leg }
       *[move] , if it likes{ $captured ->
            [yes] {" "}and has captured nothing
            [part] {" "}and has captured nothing in this part
           *[no] {""}
        },{ $outward ->
            [yes] {" "}turning by no more than 45°,
           *[no] {""}
        } { $leg }
    }
explain-further = and then{ $opening ->
        [condition] {" "}may go on{ $captured ->
            [no] {""}
           *[yes] {" "}(even after a capture)
        }: { $leg }
       *[move] , if it likes{ $captured ->
            [no] {""}
           *[yes] , even after a capture
        }, { $leg }
    }
explain-must = and then, as an obligatory part of the move, { $leg }
explain-effect = and { $leg }

## Conditions

explain-if = if it { $conditions }, { $rest }
explain-first-move = as its first move, { $rest }
explain-and-next = { $first }, { $second }
explain-and-last = { $first } and { $second }
explain-when-unmoved = has not moved yet
explain-when-moved = has moved before
explain-when-white = is white
explain-when-not-white = is not white
explain-when-black = is black
explain-when-not-black = is not black
explain-when-own-sector = stands in its own half of the board
explain-when-not-own-sector = does not stand in its own half of the board
explain-when-enemy-sector = stands in the enemy half of the board
explain-when-not-enemy-sector = does not stand in the enemy half of the board
explain-when-light = stands on a light square
explain-when-not-light = does not stand on a light square
explain-when-dark = stands on a dark square
explain-when-not-dark = does not stand on a dark square
explain-when-attacked = is attacked
explain-when-not-attacked = is not attacked
# $lines (message): explain-line or explain-lines.
explain-when-on-lines = stands on { $lines }
explain-when-not-on-lines = does not stand on { $lines }
explain-line = rank { $line } counted from its own side
explain-lines = one of the ranks { $from } to { $to } counted from its own side

## Pieces that stand near

# $owner (text): own or enemy.
# $letters: the letters of the pieces, of which one is enough.
# $place (message): where.
explain-near = has { $owner ->
        [enemy] an enemy
       *[own] an own
    } { $letters } { $place }
explain-none-near = has no { $owner ->
        [enemy] enemy
       *[own] own
    } { $letters } { $place }
# $distance (message): explain-away-….
# $direction (term): explain-at-….
explain-place = { $distance } { $direction }
# $first, $second (messages): the two distances of an oblique leap, explain-away-….
# $keep (text): which of the eight leaps.
# $like (text): knight, or other.
explain-place-oblique = a leap away, { $keep ->
        [forward] { $first } forward and { $second } sideways
        [backward] { $first } backward and { $second } sideways
        [sideways] { $first } one way and { $second } the other, with the longer part sideways
        [forward-backward] { $first } forward or backward and { $second } sideways
        [forward-sideways] { $first } forward and { $second } sideways, or { $first } one way and { $second } the other with the longer part sideways
        [backward-sideways] { $first } backward and { $second } sideways, or { $first } one way and { $second } the other with the longer part sideways
        [forward-backward-sideways] { $first } forward or backward and { $second } sideways, or { $first } one way and { $second } the other with the longer part sideways
        [right] { $first } one way and { $second } the other, with the longer part to the right
        [left] { $first } one way and { $second } the other, with the longer part to the left
        [none] { $first } one way and { $second } the other, but in no direction at all
       *[all] { $first } one way and { $second } the other
    }{ $like ->
        [knight] {" "}(like a knight)
       *[other] {""}
    }
# $unit (message): where the leap leads.
explain-place-leap = at the end of a leap { $unit }
explain-fragment = no move, only a condition: if it { $conditions }
explain-letters-next = { $list }, { $item }
explain-letters-last = { $list } or { $item }

## Distances

# How far a move goes.
explain-distance-exactly = { $count ->
        [1] one square
        [2] two squares
        [3] three squares
        [4] four squares
        [5] five squares
        [6] six squares
        [7] seven squares
        [8] eight squares
       *[other] { $count } squares
    }
explain-distance-range = { $from } to { $to } squares
explain-distance-at-least = { $from } or more squares
explain-distance-any = any number of squares

# How far away something stands.
explain-away-exactly = { $count ->
        [1] one square
        [2] two squares
        [3] three squares
        [4] four squares
        [5] five squares
        [6] six squares
        [7] seven squares
        [8] eight squares
       *[other] { $count } squares
    }
explain-away-range = { $from } to { $to } squares
explain-away-at-least = { $from } or more squares
explain-away-any = any number of squares

# How many leaps a line has that a piece jumps along.
explain-steps-up-to = { $count ->
        [one] one step
       *[other] up to { $count } equal steps
    }
explain-steps-exactly = { $count ->
        [one] one step
       *[other] { $count } equal steps
    }
explain-steps-range = { $from } to { $to } equal steps
explain-steps-at-least = { $from } or more equal steps
explain-steps-any = any number of equal steps

# How often something can be done.
explain-times-up-to = up to { $count ->
        [1] once
        [2] twice
        [3] three times
        [4] four times
        [5] five times
        [6] six times
        [7] seven times
        [8] eight times
       *[other] { $count } times
    }
explain-times-exactly = exactly { $count ->
        [1] once
        [2] twice
        [3] three times
        [4] four times
        [5] five times
        [6] six times
        [7] seven times
        [8] eight times
       *[other] { $count } times
    }
explain-times-range = { $from } to { $to } times
explain-times-at-least = { $from } or more times
explain-times-any = any number of times

## Directions of moves

explain-to-any = in any direction
explain-to-orthogonal = orthogonally
explain-to-diagonal = diagonally
explain-to-forward = straight forward
explain-to-backward = straight backward
explain-to-sideways = sideways
explain-to-forward-backward = straight forward or backward
explain-to-forward-sideways = straight forward or sideways
explain-to-backward-sideways = straight backward or sideways
explain-to-diagonal-forward = diagonally forward
explain-to-diagonal-backward = diagonally backward
explain-to-ahead = forward (straight or diagonally)
explain-to-behind = backward (straight or diagonally)
explain-to-ahead-behind = forward or backward (straight or diagonally)
explain-to-ahead-sideways = in any direction that does not lead backward
explain-to-behind-sideways = in any direction that does not lead forward
explain-to-right = to the right
explain-to-left = to the left
explain-to-wherever = in whatever direction
explain-to-nowhere = in no direction at all

## Where a neighbour stands, after its distance

explain-at-any = away in any direction
explain-at-orthogonal = away orthogonally
explain-at-diagonal = away diagonally
explain-at-forward = straight in front of it
explain-at-backward = straight behind it
explain-at-sideways = to its left or right
explain-at-forward-backward = straight in front of or behind it
explain-at-forward-sideways = straight in front of it or to its left or right
explain-at-backward-sideways = straight behind it or to its left or right
explain-at-diagonal-forward = diagonally in front of it
explain-at-diagonal-backward = diagonally behind it
explain-at-ahead = in front of it (straight or diagonally)
explain-at-behind = behind it (straight or diagonally)
explain-at-ahead-behind = in front of or behind it (straight or diagonally)
explain-at-ahead-sideways = away in any direction that does not lead backward
explain-at-behind-sideways = away in any direction that does not lead forward
explain-at-right = to its right
explain-at-left = to its left
explain-at-nowhere = away in no direction at all

## Legs

explain-verb-move-or-capture = moves or captures
explain-verb-capture = captures
explain-verb-move = moves
explain-verb-leap-or-capture = moves or captures by leaping
explain-verb-leap-capture = captures by leaping
explain-verb-leap = moves by leaping
explain-verb-jump-capture = captures by jumping
explain-verb-jump = moves by jumping
explain-verb-hop-or-capture = moves or captures by hopping
explain-verb-hop-capture = captures by hopping
explain-verb-hop = moves by hopping
explain-verb-lead = leading

# $movement (message): a verb and where the leg leads.
# $mode (text): quiet if it must not capture, never if it must as well, else any or capture.
# $prey (text): enemy, own or both: what it captures.
# $passed (text): whether it passes one square, many, or none worth mentioning.
explain-slides = { $movement }{ $mode ->
        [quiet] {" "}without capturing
        [never] , which must capture and must not (an impossible move)
       *[any] {""}
    }{ $prey ->
        [own] {" "}(own pieces in place of enemy ones)
        [both] {" "}(own pieces as well as enemy ones)
       *[enemy] {""}
    }{ $passed ->
        [one] {" "}(the square passed must be empty)
        [many] {" "}(the squares passed must be empty)
       *[none] {""}
    }
explain-leaps = { $movement }{ $mode ->
        [quiet] {" "}without capturing
        [never] , which must capture and must not (an impossible move)
       *[any] {""}
    }{ $prey ->
        [own] {" "}(own pieces in place of enemy ones)
        [both] {" "}(own pieces as well as enemy ones)
       *[enemy] {""}
    }
# A jump takes what it jumps over.
explain-jumps = { $movement } over exactly one { $mode ->
        [quiet] piece of either side without taking it
        [never] piece, which it must take and must not (an impossible move)
       *[any] { $prey ->
            [own] own piece, which it takes
            [both] piece of either side, which it takes
           *[enemy] enemy piece, which it takes
        }
    } (the other squares on the way and the landing square must be empty)
# A hop takes what it lands on.
explain-hops = { $movement } over exactly one piece of either side{ $mode ->
        [quiet] {" "}without capturing
        [never] , which must capture and must not (an impossible move)
       *[any] {""}
    }{ $prey ->
        [own] {" "}(own pieces in place of enemy ones)
        [both] {" "}(own pieces as well as enemy ones)
       *[enemy] {""}
    }
# $verb (term): explain-verb-….
explain-step = { $verb } { $distance } { $direction }
explain-oblique = { $verb } { $keep ->
        [forward] { $first } forward and { $second } sideways
        [backward] { $first } backward and { $second } sideways
        [sideways] { $first } one way and { $second } the other, with the longer part sideways
        [forward-backward] { $first } forward or backward and { $second } sideways
        [forward-sideways] { $first } forward and { $second } sideways, or { $first } one way and { $second } the other with the longer part sideways
        [backward-sideways] { $first } backward and { $second } sideways, or { $first } one way and { $second } the other with the longer part sideways
        [forward-backward-sideways] { $first } forward or backward and { $second } sideways, or { $first } one way and { $second } the other with the longer part sideways
        [right] { $first } one way and { $second } the other, with the longer part to the right
        [left] { $first } one way and { $second } the other, with the longer part to the left
        [none] { $first } one way and { $second } the other, but in no direction at all
       *[all] { $first } one way and { $second } the other
    }{ $like ->
        [knight] {" "}(like a knight)
       *[other] {""}
    }
explain-to-square = { $verb } { $way }
explain-vector = { $distance } { $direction }
explain-vector-both = { $sideways } and { $along }
explain-vector-forward = forward
explain-vector-backward = backward
explain-vector-nowhere = onto its own square
explain-within = { $verb } to any square at most { $count ->
        [1] one square
        [2] two squares
        [3] three squares
       *[other] { $count } squares
    } away
explain-anywhere = { $verb } to any square of the board
# $steps (message): explain-steps-….
# $unit (message): where each step leads.
explain-along = { $verb } along a line of { $steps }, each { $unit },
explain-stay = stays where it is
# $move (message): what a move does whose piece stays where it is.
explain-in-place = makes a move in place: { $move }
explain-nothing = has no possible move
# $what (text): joint or swap.
explain-not-alone = { $what ->
        [joint] castles
       *[swap] changes places with another piece
    }, which is possible only as a move of its own (an impossible leg)
# $done (message): what would be done.
explain-impossible = { $done } and captures (an impossible move)

## Groups

# $body (message): what is done.
# $times (message): explain-times-….
# $turn (text): same if the copies go the same way, free if they may turn.
# $stop (text): yes if a capture ends it, no if it doesn't, never if there is none.
explain-group = makes { $choice ->
        [several] one of these moves
       *[one] this move
    }{ $mode ->
        [capture] , which must end with a capture
        [quiet] {" "}without capturing
        [never] , which must end with a capture and must not capture (an impossible move)
       *[any] {""}
    }: ({ $body })
explain-repeat = { $leg }, { $times }{ $turn ->
        [free] , turning as it likes in between
       *[same] {" "}in the same direction
    }{ $stop ->
        [yes] { $mode ->
            [capture] {""}
           *[any] , until it captures
        }
        [no] , even after a capture
       *[never] {""}
    }{ $mode ->
        [capture] , and must end with a capture
       *[any] {""}
    }
explain-repeat-group = makes { $choice ->
        [several] one of these moves
       *[one] this move
    } { $times }, { $turn ->
        [free] each time with new choices and directions
       *[same] each time with the same choices and directions
    }{ $stop ->
        [yes] { $mode ->
            [capture] {""}
           *[any] , until it captures
        }
        [no] , even after a capture
       *[never] , without capturing
    }{ $mode ->
        [capture] , and must end with a capture
        [never] , and must end with a capture and must not capture (an impossible move)
       *[any] {""}
    }: ({ $body })

## What else happens

explain-with = { $first } and { $second }
# $promotes (text): yes if the piece promotes elsewhere, else no.
explain-removed = is itself removed from the board{ $promotes ->
        [yes] {" "}(so that it becomes nothing else)
       *[no] {""}
    }
# $when (text): capture or always.
explain-blast = removes every other piece within { $count ->
        [1] one square
        [2] two squares
        [3] three squares
       *[other] { $count } squares
    } of its final square{ $when ->
        [capture] {" "}if the move captures
       *[always] {""}
    }
explain-blast-all = removes every other piece from the board{ $when ->
        [capture] {" "}if the move captures
       *[always] {""}
    }
explain-promotion = { $optional ->
        [yes] may become
       *[no] becomes
    } { $choices } if the move ends on { $lines }
# $optional (text): whether all of them, some or none can be declined.
explain-promotions-united = if several of these promotions apply to one move, { $optional ->
        [all] may become
       *[none] becomes
    } any one of all their pieces{ $optional ->
        [some] {" "}(and stays what it is only if each of them allows it)
       *[none] {""}
    }
explain-lasting = { $mode ->
        [capture] after a capture,{" "}
        [quiet] after a move without a capture,{" "}
        [never] after a move that captures and does not (which is impossible),{" "}
       *[any] {""}
    }{ $effects }

## Moves of two pieces

# $mover (text): the letter of the piece.
# $partners: the letters of its partners, of which one is enough.
explain-joint = castles ({ $mover } with { $partners }): moves { $distance } { $direction } towards the nearest piece there, an own { $partners } that has not moved and that lands on the last square it passes (every square between the two must be empty; the start, the squares passed and the final square must not be attacked)
# $between (text): empty or any.
explain-swap = changes places with an own { $letters } that stands { $place }{ $between ->
        [empty] {" "}(every square between must be empty)
       *[any] {" "}(whatever stands between)
    }, provided that { $back } leads that piece back
explain-swap-any-way = changes places with an own { $letters } that stands { $place }{ $between ->
        [empty] {" "}(every square between must be empty)
       *[any] {" "}(whatever stands between)
    }
explain-way-back = a way of { $distance } { $direction }{ $between ->
        [empty] {" "}(every square between must be empty)
       *[any] {" "}(whatever stands between)
    }
