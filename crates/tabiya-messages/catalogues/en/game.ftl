# What is said of every game.

## Lists

# How values are listed: none, the next of them, the last.
game-list-empty = none
game-list-next = { $list }, { $item }
game-list-last = { $list } and { $item }

## Errors

# $found (input): the name that was asked for.
# $known (list): the names that there are.
game-unknown-notation = There is no notation “{ $found }” for this game.
    .help = Known notations: { $known }.
game-unknown-method = This game has no such method.
# $text (input): the move that was to be played.
# $reason (term): by what the game was decided.
game-decided = “{ $text }” can't be played: the game is over ({ $reason }).
    .help = Take a move back or start a new game.
