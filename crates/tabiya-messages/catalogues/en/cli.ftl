# What the command `tabiya` says.

## How diagnostics are shown

cli-level-error = error
cli-level-note = note
cli-level-help = help
# $candidates (list): the texts that fit.
cli-candidates = these fit: { $candidates }

## Kinds of text

cli-kind-position = position
cli-kind-record = record
cli-kind-result = action result
cli-kind-move = action

cli-wanted-position = a position
cli-wanted-record = a record
cli-wanted-result = an action result
cli-wanted-move = an action or a result

## How a game stands

cli-outcome-ongoing = unfinished
# $reason (term): by what it was decided.
cli-outcome-draw = drawn ({ $reason })
# $side (term): the winner.
cli-outcome-won = won by { $side } ({ $reason })

## Files

# $file (text): its name.
cli-file-missing = There is no file “{ $file }”.
    .help = Look at the spelling and at the directory that you are in.
cli-file-directory = “{ $file }” is a directory, not a file.
    .help = Name the files in it: { $file }/*
cli-file-forbidden = You are not allowed to read “{ $file }”.
    .help = Ask its owner for permission to read it.
# $reason (text): what the operating system says.
cli-file-unreadable = “{ $file }” can't be read: { $reason }.
cli-file-exists = “{ $file }” exists already and holds something else.
    .help = Choose another name. To go on with the game in it, start with --from and this file; to replace it, use --force, or in play the word “save!”.
cli-file-not-a-file = “{ $file }” is not a file; nothing is written there.
    .help = Name a file that exists, or one that is to be made.
# $folder (text): the folder that the file is to be in.
cli-file-no-folder = “{ $file }” can't be written: there is no folder “{ $folder }”.
    .help = Make the folder first, or choose another.
cli-file-record-dash = --record wants a file; “-” is none.
    .help = Name a file. To have the record on standard output, type the word “record”.
cli-file-picture-exists = “{ $file }” exists already and holds something.
    .help = Choose another name, or replace it with --force.
cli-file-picture-dash = A picture wants a file; “-” is none.
    .help = Name a file, such as piece.svg.
cli-file-output-dash = “-” is no file to write.
    .help = Leave the file out to have it on standard output.
cli-file-output-exists = “{ $file }” exists already and holds something.
    .help = Choose another name, or replace it with --force.
cli-file-unwritable = “{ $file }” can't be written: { $reason }.
cli-file-no-new-folder = The folder “{ $file }” can't be made: { $reason }.

## Texts

# $found (text): the first byte that is wrong, in hexadecimal digits.
cli-text-not-utf-8 = The byte { $found } here is not UTF-8.
    .help = Save the text in the encoding UTF-8. A Chinese text of another encoding is mostly in GB18030.
cli-text-utf-16 = The text is in the encoding UTF-16.
    .help = Save it in the encoding UTF-8.
cli-text-mark-dropped = A byte-order mark at the beginning was passed over.
    .help = Save the text as UTF-8 without a byte-order mark (without “BOM”).
# $limit (number): the most bytes.
cli-text-long-line = The line has more than { $limit } bytes.
    .help = No text of a game has lines as long as that. Is it the right file?
# $game, $other (text).
cli-text-contested = This was read as a position of { $game }; it has the form of { $other } too, whose rules it breaks.
    .help = Name the game with --game.
cli-text-unrecognised = It can't be told what this text is; it is read as a record.
    .help = Say what it should be with --kind.
# $found (term): the kind of the text. $expected (term): what is wanted.
cli-text-wrong-kind = The text is of the kind “{ $found }”; { $expected } is wanted here.
# $kind (term): what it is.
cli-text-needs-position = This text ({ $kind }) can be judged only in the position that it belongs to.
    .help = Give the position with --position or --from.
# $found (input): the text.
cli-text-ambiguous = “{ $found }” fits several actions.
# $request (text): what it asks for.
cli-text-not-a-move = “{ $found }” is a request ({ $request }), not an action.

## Games

cli-game-none = It isn't said which game.
    .help = Name it: --game chess. A variant file will do as well; `tabiya games` lists the games.
# $found (input): the name that the record gives.
cli-game-of-record = The record is of the game “{ $found }”, which is not built in.
    .help = If it is a variant, name its file: --game { $found }.toml. `tabiya games` lists the built-in games.
# $found (input): the name. $near (number): 1 when $nearest holds the one that was probably meant.
cli-game-unknown = There is no game “{ $found }”.
    .help = { $near ->
        [0] `tabiya games` lists the games. The name of a variant file ends in .toml.
       *[other] Did you mean “{ $nearest }”? `tabiya games` lists all.
    }
# $game (term): its title.
cli-game-no-protocol = { $game } has no protocol of its own.
    .help = For programs there is `tabiya rpc`.
# $found (input): the name. $known (list): the names of the commands.
cli-man-unknown-command = There is no command “{ $found }”.
    .help = There are: { $known }.

## Boards

# $side (term), $reserve (term): whose, and what it is. $count (number): how many.
cli-board-reserve = { $side }, { $reserve } ({ $count }):{" "}
# $phase (term): the part of the game.
cli-board-to-move = { $side } to act ({ $phase })
cli-board-stuck = { $side } is to act and has no legal action. The rules leave the game unfinished.
# $reason (term): by what the game was decided.
cli-board-won = { $side } has won: { $reason }.
cli-board-draw = The game is drawn: { $reason }.
# $mark (text): the mark.
cli-board-mark = { $mark } marks the pieces of { $side }.
# $marks (list): points with their marks.
cli-board-marks = Marks: { $marks }

## check

# $file (text). $kind (term). $plies (number). $standing (text): how the game stands.
cli-check-good-form = { $file }: ok: { $kind }
cli-check-good = { $file }: ok: { $kind }, { $standing }
cli-check-good-plies = { $file }: ok: { $kind }, { $plies ->
        [one] 1 ply
       *[other] { $plies } plies
    }, { $standing }
# $errors (number).
cli-check-bad = { $file }: bad: { $kind }, { $errors ->
        [one] 1 error
       *[other] { $errors } errors
    }
cli-check-bad-plies = { $file }: bad: { $kind }, { $errors ->
        [one] 1 error
       *[other] { $errors } errors
    }; { $plies ->
        [0] no ply is
        [one] 1 ply is
       *[other] { $plies } plies are
    } good
cli-check-unread = { $file }: not read

## replay, convert, perft

# $ply (number): its number. $text (text): the action.
cli-replay-ply = Ply { $ply }: { $text }
# $found (number): the ply that was asked for. $plies (number): how many there are.
cli-replay-no-such-ply = There is no ply { $found }: the record has { $plies }.
cli-convert-no-canonical = No legal action has this result, so that it has no canonical form.
# $depth, $nodes, $seconds, $speed (text): figures.
cli-perft-line = depth { $depth }: { $nodes } nodes in { $seconds } s, { $speed } nodes/s

## piece

# $file (text). $line (text): the number of the line. $piece (text): its canonical form.
cli-piece-good = { $file }:{ $line }: ok: { $piece }
# $errors (number).
cli-piece-bad = { $file }:{ $line }: bad: { $errors ->
        [one] 1 error
       *[other] { $errors } errors
    }
# $pieces (number): how many there are. $bad (number): how many of them are wrong.
cli-piece-sum = { $file }: { $pieces ->
        [0] no pieces
        [one] 1 piece
       *[other] { $pieces } pieces
    }, { $bad ->
        [0] all good
       *[other] { $bad } bad
    }
# $columns (number): how many there are. $column (number): the one that is wanted.
cli-piece-short-row = There is no column { $column } here: the line has { $columns ->
        [one] 1 column
       *[other] { $columns } columns
    }.
    .help = Columns are separated by tabs.
# $found (input): the name. $known (list): those that there are.
cli-piece-no-column = No column is called “{ $found }”.
    .help = The first line has: { $known }. A column can also be given by its number, from 1.
# $found (input): the name. $near (number): 1 when $nearest holds the one that was probably meant.
cli-piece-no-name = No known piece is called “{ $found }”.
    .help = { $near ->
        [0] Give its line, as in tabiya piece '~1/2'.
       *[other] Did you mean “{ $nearest }”?
    }
# $found (input): the name. $names (list): the pieces.
cli-piece-many-names = Several pieces are called “{ $found }”.
    .help = Name one of them: { $names }.
# $found (input): what was given. $last (text): the last square.
cli-piece-no-square = “{ $found }” is no square of this board.
    .help = Squares are named by a letter and a number, from a1 to { $last }.
# $square (text): its name.
cli-piece-occupied = On { $square } stands another piece than the one that is asked about.
    .help = Name an empty square, or one on which { $letter } stands.
# $letter (text): A or a.
cli-piece-nobody = The position has no piece { $letter }, the one that is asked about.
    .help = Put an { $letter } on its square, or name an empty square with --at.
cli-piece-diagram = The diagram of this piece on this board takes too many steps to be worked out.
    .help = Try a smaller board (--board), or draw the parts of the line one by one.
# $name (text): of a known piece. $origin (message): where it comes from.
cli-piece-known = Moves like: { $name } – { $origin }
cli-piece-unknown = No known piece moves like it.
# $limit (number): steps.
cli-piece-alternatives-not-compared = Not compared: whether every part of the line adds something. That takes more than { $limit } steps.
    .help = A shorter line or a smaller board (--board) needs fewer.
cli-piece-known-not-compared = Not compared: whether a known piece moves like it. All comparisons together take more than { $limit } steps.
    .help = A shorter line or a smaller board (--board) needs fewer.
# $dialects (list): whose notation. $text (text): the piece in it.
cli-piece-betza = Betza ({ $dialects }): { $text }
# $parts (list): what can't be said.
cli-piece-no-betza = Betza ({ $dialects }): not to be said
# $square (text): where the piece stands. $count (number): how many moves it has there.
cli-piece-moves = { $square }: { $count ->
        [0] no move
        [one] 1 move
       *[other] { $count } moves
    }
# $squares (list).
cli-piece-takes = takes { $squares }
cli-piece-removes = removes { $squares }
# $from, $to (text): squares.
cli-piece-partner = partner from { $from } to { $to }

## variant

# $found (input): the name. $near (number): 1 when $nearest holds the one that was probably meant.
cli-variant-unknown = There is no variant “{ $found }”.
    .help = { $near ->
        [0] Name a game of the library (`tabiya games` lists them), or a variant file; the name of one ends in .toml.
       *[other] Did you mean “{ $nearest }”?
    }
# $file (text). $title (message): of the game. $size (text): 8x8. $pieces, $tests (numbers): how many.
cli-variant-good = { $file }: ok: { $title }, { $size }, { $pieces ->
        [one] 1 kind of piece
       *[other] { $pieces } kinds of pieces
    }, { $tests ->
        [0] no tests
        [one] 1 test passed
       *[other] { $tests } tests passed
    }
# $errors (number).
cli-variant-bad = { $file }: bad: { $errors ->
        [one] 1 error
       *[other] { $errors } errors
    }
# $failed (number): of $tests.
cli-variant-failed = { $file }: bad: { $failed } of { $tests ->
        [one] 1 test
       *[other] { $tests } tests
    } failed
# $name (text).
cli-variant-taken-name = A built-in game is called “{ $name }”, too.
    .help = Choose another name: a record tells its game by the name alone, so those of this variant would be read as that game’s.
cli-variant-watching = Waiting for changes; Ctrl-C ends it.
cli-variant-watch-dash = --watch wants files; standard input can't be watched.
    .help = Save the variant in a file, and name that.
# $names (list): the games of the file.
cli-variant-many-games = The file holds several games: { $names }.
    .help = Name one with --section, or a folder for all of them with -o.
# $file (text).
cli-variant-written = Written: { $file }
cli-variant-made = “{ $file }” is made. Edit it, and see at every save what is wrong: tabiya variant check --watch { $file }
# $count (number): of pictures.
cli-variant-told = The rules are in “{ $file }”, with { $count ->
        [one] 1 picture
       *[other] { $count } pictures
    } beside it.
cli-variant-start = The start position

# Comments in new files.
cli-variant-new-file = A variant for Tabiya. `tabiya variant check --watch FILE` tells at every save what is wrong, `tabiya play FILE` plays it. docs/variants.md explains all keys.
cli-variant-new-name = The name that commands use: small letters, digits and -.
cli-variant-new-title = What people call it; by language: {"{"} en = "…", zh = "…", vi = "…", ru = "…" {"}"}.
cli-variant-new-origin = Where it comes from: a sentence.
cli-variant-new-my-origin = A variant in the making.
cli-variant-new-start = The position that the game starts from (FEN). Capitals are White’s pieces, small letters Black’s.
cli-variant-new-board = Files x ranks, up to 16x16. holes = "d4-e5" would take squares out.
cli-variant-new-pieces = The pieces, each under the letter that positions use. The line says how a piece moves: `tabiya piece '1/2'` explains and draws a line, docs/piece-notation.md teaches how to write them.
cli-variant-new-pawn = The pawn goes one square ahead without capturing (o1>), captures diagonally ahead (c1X>), goes two squares from its second rank (L2o2>), and becomes a queen, rook, bishop or knight on its eighth (L8QRBN).
cli-variant-new-en-passant = What can be captured on a square that it has just passed, and by what.
cli-variant-new-ends = What ends the game. Results are win, loss or draw for the side that is mated or has no move; plies are the moves of both sides.
cli-variant-new-goal = Take the # away from lines to use them. These would let a king win that reaches the middle.
cli-variant-new-test = What must hold; `tabiya variant check` tries it. Moves that are legal or not, and how many positions there are after one move, two moves and so on.
cli-variant-new-extends = The variant that this one changes: a game of the library (`tabiya games` lists them), or a file such as ./mine.toml.
cli-variant-new-change = What is written here replaces what is taken over, and false takes it away. Take the # away to give a piece another line.
cli-variant-new-taken-over = All that is taken over, to look up and to copy from.

## play

cli-play-welcome = Type an action, or “help”. Tab completes.
# $seed (text): the number.
cli-play-seed = Random choices follow from the number { $seed } (--seed { $seed }).
# $side (term): the side to act.
cli-play-prompt = { $side }>{" "}
cli-play-prompt-over = >{" "}
# $ply (number): its number. $text (text): the action.
cli-play-ply = { $ply }: { $text }
# $texts (list): the actions.
cli-play-undone = Taken back: { $texts }
cli-play-redone = Played again: { $texts }
# $file (text): its name.
cli-play-saved = Saved in “{ $file }”.
cli-play-kept = The record is in “{ $file }”.
cli-play-unsaved = The game was not saved. Its record:
# $point (input): what was typed.
cli-play-none-from = There is no legal action from { $point }.
# $line (number): its number.
cli-play-stopped = Stopped at line { $line }: it can't be played.
# $word (text): the word. $found (input): what stands after it.
cli-play-word-alone = The word “{ $word }” stands alone; “{ $found }” stands after it.
cli-play-word-incomplete = Something is missing after the word “{ $word }”.
    .help = Type “help” to see what.
cli-play-hint = Words are explained by “help”.
# $found (input): what was typed.
cli-play-no-such-point = “{ $found }” is no point of this board and no piece.
    .help = Name a point by its labels (column, then row), by its numbers such as 3,4, or by the piece on it.
# $found (input), $known (list).
cli-play-no-such-notation = This game has no notation “{ $found }”.
    .help = Choose one of { $known }.
# $found (input), $known (list).
cli-play-no-such-frame = Columns can't be counted “{ $found }”.
    .help = Choose one of { $known }.
# $found (input), $known (list).
cli-play-no-such-mark = There is no mark “{ $found }”.
    .help = Choose one of { $known }.
# $point (text).
cli-play-mark-empty = { $point } is empty, and a mark sticks to a piece.
    .help = Name a point on which a piece stands.
# $chosen (text), $known (list).
cli-play-notation = Moves are shown in { $chosen }; there are { $known }.
# $chosen (text), $known (list).
cli-play-columns = Columns are counted { $chosen ->
        [mover-left] from the mover's left (mover-left)
        [mover-right] from the mover's right (mover-right)
        [board-left] from Red's left (board-left)
       *[other] as “{ $chosen }” has it
    }; there are { $known }.
# $known (list).
cli-play-no-marks = No piece has a mark; the marks are { $known }.
cli-play-nothing-to-undo = There is no action to take back.
cli-play-nothing-to-redo = There is no action to play again.
# $side (term): the side to act.
cli-play-resign-over = The game is over, so that { $side } can't resign.
    .help = Type “undo” to take the last action back, or “quit”.
# $text (text): the action.
cli-play-resign-other = { $side } can't resign here. The only legal resignation is { $text }, by which the other side loses.
    .help = Type { $text } if that is what you mean.
cli-play-no-resignation = In this game there is no move by which a side resigns.
    .help = Type “quit” to end the session.
cli-play-resign-not-legal = { $side } can't resign here: the piece whose player may give up isn't under { $side }'s command.
    .help = Type “abilities” and the point of that piece to see why.

cli-play-takes-maybe-point = [point]
cli-play-takes-point = POINT
cli-play-takes-action = ACTION
cli-play-takes-file = FILE
cli-play-takes-maybe-notation = [NOTATION]
cli-play-takes-maybe-frame = [FRAME]
cli-play-takes-maybe-mark = [POINT [MARK]]

# $how (term): how actions are typed, as the game says it.
cli-play-help = { $how } Or type one of these words:
cli-play-input = Type an action as the game writes it.
cli-play-help-end = Tab completes actions and words; the arrows bring back earlier lines. Ctrl-C clears the line; on an empty line Ctrl-C and Ctrl-D end the session.
cli-play-word-help = list these words
cli-play-word-board = the board
cli-play-word-legal = the legal actions, all or those from a point
cli-play-word-why = why an action is legal or not
cli-play-word-preview = what an action would change
cli-play-word-abilities = what a piece can do, and where that comes from
cli-play-word-notation = the notation that moves are shown in and read in first
cli-play-word-columns = from where columns are counted
cli-play-word-mark = mark a piece, take its mark away, or list the marks
cli-play-word-undo = take the last action back
cli-play-word-redo = play what was taken back again
cli-play-word-snapshot = the position as text
cli-play-word-record = the record of the game as text
cli-play-word-save = write the record into a file
cli-play-word-save-over = the same, over a file that holds something else
cli-play-word-resign = give up the game
cli-play-word-quit = end the session

## Converting and saying

# $found (number).
cli-convert-one-file = { $found } texts were given; one is converted at a time.
    .help = Give one file, or moves with --to NOTATION.
