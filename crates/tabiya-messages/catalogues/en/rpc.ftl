# What the JSON-RPC service says of messages, methods and parameters.

## What a parameter has to be

rpc-expected-text = a text in quotation marks
rpc-expected-texts = a list of texts, such as ["…", "…"]
rpc-expected-flag = true or false
# $least (number), $most (number): the bounds, which belong to it.
rpc-expected-whole = a whole number from { $least } to { $most }
rpc-expected-named-texts = an object whose values are texts, such as {"{"}"…": "…"{"}"}

## Lines that are not JSON

rpc-parse-broken-off = The line breaks off before its JSON is complete.
    .help = One message is one whole JSON value on one line.
# $found (input): the character that doesn't fit.
rpc-parse-not-json = From “{ $found }” on, this is not JSON.
    .help = Texts stand in straight double quotation marks and members are separated by commas.
# $limit (number): how deep they may be.
rpc-parse-too-deep = The JSON is nested deeper than { $limit } levels.
    .help = No request needs more than a few levels; look for a bracket that is missing.
# $byte (number): the first bad byte, from 1.
rpc-parse-not-utf8 = The line is not UTF-8 from byte { $byte } on.
    .help = Send the message in UTF-8, without a byte-order mark.

## JSON that is no request

# $found (input): what stands there.
rpc-request-not-an-object = { $found } is no request.
    .help = A request is an object: {"{"}"jsonrpc": "2.0", "id": 1, "method": "games"{"}"}. Several of them may stand in a list.
# $given (number): 0 when it is missing. $found (input): what stands there.
rpc-request-version = { $given ->
        [0] The member “jsonrpc” is missing.
       *[other] The member “jsonrpc” is { $found }.
    }
    .help = Every request says "jsonrpc": "2.0".
# $given (number): 0 when it is missing. $found (input): what stands there.
rpc-request-method = { $given ->
        [0] The member “method” is missing.
       *[other] The member “method” is { $found }.
    }
    .help = It is the name of a method in quotation marks, such as "moves.legal".
# $found (input): what stands there.
rpc-request-id = The member “id” is { $found }.
    .help = An id is a text, a number or null; a request without an id is a notification and gets no answer.
# $found (input): what stands there.
rpc-request-params = The member “params” is { $found }.
    .help = Parameters are an object, such as {"{"}"game": "…", "depth": 2{"}"}.
# $found (input): the member's name. $known (list): those that there are. $near (number): 1 when $nearest holds the one that was probably meant.
rpc-request-member = A request has no member “{ $found }”.
    .help = { $near ->
        [0] Its members are { $known }.
       *[other] Did you mean “{ $nearest }”? Its members are { $known }.
    }
# $name (input): the member's name.
rpc-request-twice = The member “{ $name }” stands twice in one object.
    .help = Leave one of them out: it can't be told which one is meant.
rpc-request-empty-batch = The list of requests is empty.
    .help = Send at least one request, with or without a list around it.

## Methods and parameters

# $found (input): the method's name. $known (list): those that there are. $near (number): 1 when $nearest holds the one that was probably meant.
rpc-method-unknown = There is no method “{ $found }”.
    .help = { $near ->
        [0] Known methods: { $known }.
       *[other] Did you mean “{ $nearest }”? Known methods: { $known }.
    }
# $found (input): the method's name. $game (text): the game. $known (list): the methods that only this game has.
rpc-method-not-of-game = The game “{ $game }” has no method “{ $found }”.
    .help = Methods of its own: { $known }.
# $found (input): what stands there. $known (list): the names of the parameters.
rpc-params-not-an-object = The parameters are { $found }, not an object.
    .help = Parameters are given by name. Known parameters: { $known }.
# $found (input): the parameter's name. $known (list): those that there are. $near (number): 1 when $nearest holds the one that was probably meant.
rpc-params-unknown = This method has no parameter “{ $found }”.
    .help = { $near ->
        [0] Known parameters: { $known }.
       *[other] Did you mean “{ $nearest }”? Known parameters: { $known }.
    }
# $name (text): the parameter. $expected (term or message): what it has to be.
rpc-params-missing = The parameter “{ $name }” is missing.
    .help = It has to be { $expected }.
# $name (input): the parameter. $found (input): its value. $expected (term or message): what it has to be.
rpc-params-kind = The parameter “{ $name }” is { $found }.
    .help = It has to be { $expected }.
# $name (text): the parameter. $found (input): its value. $known (list): the values that it can have. $near (number): 1 when $nearest holds the one that was probably meant.
rpc-params-choice = The parameter “{ $name }” can't be “{ $found }”.
    .help = { $near ->
        [0] It is one of { $known }.
       *[other] Did you mean “{ $nearest }”? It is one of { $known }.
    }
# $name (text): the parameter. $found (input): the tag. $known (list): the languages. $near (number): 1 when $nearest holds the one that was probably meant.
rpc-language-unknown = “{ $found }” is no language that is spoken here.
    .help = Languages: { $known }.
# $name (text): the parameter. $found (input): the name. $near (number): 1 when $nearest holds the one that was probably meant.
rpc-game-unknown = There is no game “{ $found }”.
    .help = { $near ->
        [0] The method “games” lists the games.
       *[other] Did you mean “{ $nearest }”? The method “games” lists all.
    }
rpc-game-missing = The parameter “game” is missing.
    .help = Name a game, such as “chess”; the method “games” lists all.
rpc-variant-and-game = Both “game” and “variant” are given.
    .help = A variant stands in place of a game: give one of them.
rpc-variant-no-engine = The parameter “variant” can't be used: no reader of variants was built into this program.
    .help = Name one of the built-in games with “game”; the method “games” lists them.
# $name (text): the parameter. $found (input): the name. $known (list): the notations. $near (number): 1 when $nearest holds the one that was probably meant.
rpc-notation-unknown = This game has no notation “{ $found }” (parameter “{ $name }”).
    .help = { $near ->
        [0] Known notations: { $known }.
       *[other] Did you mean “{ $nearest }”? Known notations: { $known }.
    }
# $found (input), $known (list).
rpc-columns-unknown = “columns” is “{ $found }”, which this game does not know.
    .help = Choose one of { $known }.
# $found (input), $known (list).
rpc-mark-unknown = “{ $found }” is no mark of this game.
    .help = Choose one of { $known }.
# $found (input): a point.
rpc-mark-empty = “marks” has a mark on { $found }, which is empty.
    .help = A mark sticks to a piece; name a point on which one stands.
# $name (text): the parameter. $found (input): the text. $first (text), $last (text): the first and the last point of the board.
rpc-cell-unknown = “{ $found }” is no point of this board (parameter “{ $name }”).
    .help = Points are named as the game names them, from { $first } to { $last }.
# $given (number): 0 when neither is given, 1 when both are.
rpc-explain-text-or-cell = { $given ->
        [0] Neither “text” nor “cell” is given.
       *[other] Both “text” and “cell” are given.
    }
    .help = Give “text” to have a move explained, or “cell” for the piece on a point.

## Texts of a game in parameters

# $param (text): the parameter. $reason (message): what is wrong with its text.
rpc-param = { $param }: { $reason }.
# $text (input): the text. $count (number): how many moves fit. $candidates (list): a text for each of them.
rpc-ambiguous = “{ $text }” fits { $count } moves.
    .help = Write one of these: { $candidates }
# $text (input): the text. $request (text): what it asks for.
rpc-not-a-move = “{ $text }” is no move but a request ({ $request }).
    .help = Only moves can be played here.
rpc-untold = The text was refused, and the game gives no reason.

## Budgets

# $limit (number): in MiB.
rpc-budget-message = The message is longer than { $limit } MiB.
    .help = Send it in parts; the program's own commands read files of any length.
# $found (number): how many there are. $limit (number): how many there may be.
rpc-budget-batch = The list holds { $found } requests; { $limit } are allowed.
    .help = Send several lists, or one request a line.
# $limit (number): in MiB.
rpc-budget-answer = The answers to this list are longer than { $limit } MiB already; this request was not looked at.
    .help = Send it again, in a shorter list.
# $found (number): how many there are. $limit (number): how many there may be.
rpc-budget-history = The history holds { $found } moves; { $limit } are allowed.
    .help = Start from a later position, or send the game to “record.check”.
# $limit (number): how many may be counted. $depth (number): the depth at which it was enough.
rpc-budget-nodes = Depth { $depth } takes the count beyond the { $limit } move sequences that one message may count.
    .help = Ask for a smaller depth, or use the program's own command, which counts without a limit.
# $limit (number): how many may be tried.
rpc-budget-pieces = One message may ask for the moves of { $limit } pieces; there are more.
    .help = Send the rest in another message.
