use insta::assert_snapshot;
use tabiya_messages::Language;

use super::said;

#[test]
fn in_english() {
    assert_snapshot!(said(Language::English), @r#"
    toml-repeated: “pass” stands here a second time.
        Keep one of them, or put what both say together.
    toml-repeated: “Q” stands here a second time.
        Keep one of them, or put what both say together.
    toml-no-table: Keys are given to “drops”, but it is no table that could take them.
        Write all its keys in one place.
    toml-value: A key or its value is missing here.
        Write key = value: size = "8x8".
    toml-key: No key can be read here.
        A key is made of letters, digits, - and _. Any other stands in quotation marks: "+P".
    toml-bracket: A bracket has no partner here.
        [ is closed by ], [[ by ]], { by }.
    toml-quotes: Here should be a text in quotation marks.
        Write it between " and " on one line; true and false stand without.
    toml-comma: Between these values there is a comma too few or too many.
        Write ["P", "Q"] or { white = "e1", black = "e8" }.
    toml-escape: What stands behind this \ means nothing.
        Write \\ for a \ itself, or put the text between ' and ', where all signs stand for themselves.
    toml-number: No number can be read here.
        Write it with digits, without zeros in front: 100. A text stands in quotation marks.
    toml-deep: Too many lists or tables stand inside one another here.
        No part of a variant needs more than three.
    toml-control: The control character ⟨U+0001⟩ stands here, which no TOML holds.
        Take it out.
    toml-control: The control character ⟨U+0000⟩ stands here, which no TOML holds.
        Take it out.
    toml-line-end: A line ends here as on old Macs, with U+000D alone.
        Save the file with line ends of today: U+000A, or U+000D and U+000A.
    toml-wide: The sign ＝ is of another keyboard; TOML has = for it.
        Write =.
    toml-wide: The sign “ is of another keyboard; TOML has " for it.
        Write ".
    toml-rest: What stands here belongs to no key and no value.
        A line is key = value, and nothing but a comment may follow: pass = "never" # as in chess.
    base-unknown: There is no variant “chesss” that could be extended.
        Write the name of a built-in variant, such as chess, or a file: ./mine.toml.
    base-broken: “test-broken”, which is extended here, can’t be read: A key or its value is missing here.
        Check that file first.
    base-circle: The variants extend one another in a circle: “test-circle” comes again.
        Let one of them stand by itself.
    base-deep: More than 8 variants extend one another.
        Extend one that is nearer to the beginning.
    inherited: “pieces.P.line”, taken over from “test-pawns”, does not fit: There is no piece “Q” in this variant.
        Give it a value here that fits. What is no longer wanted is taken away by false, as in pieces.Q = false.
    inherited: “promotion”, taken over from “test-pawns”, does not fit: There is no piece “Q” in this variant.
        Give it a value here that fits. What is no longer wanted is taken away by false, as in pieces.Q = false.
    takes-nothing: There is no “blast” that this false could take away.
        Leave it out; false takes away what the extended variant has.
    takes-nothing: There is no “Z” that this false could take away.
        Leave it out; false takes away what the extended variant has.
    unknown-key-near: There is no key “titel” here.
        Write title.
    unknown-key-near: There is no key “hole” here.
        Write holes.
    unknown-key-near: There is no key “compulsory_capture” here.
        Write compulsory-capture.
    unknown-key: There is no key “author” here.
        The keys here are name, title, origin, extends, start, repeat, pass, compulsory-capture, flying, facing, whole-captures, no-checks, royalty, board, sectors, regions, pieces, promotion, castling, en-passant, drops, blast, ends and test.
    unknown-key: There is no key “value” here.
        The keys here are name, line, royal, glyph, region, blast-immune, confined, spares, shuns, in-hand and drop.
    unknown-key: There is no key “de” here.
        The keys here are en, zh, vi and ru.
    unknown-key: There is no key “red” here.
        The keys here are white and black.
    missing-key: The key “name” is missing here.
        Add name = and its value.
    missing-key: The key “start” is missing here.
        Add start = and its value.
    missing-table: The table “board” is missing.
        Write [board] on a line of its own, and below it the keys of the table: size at least.
    missing-table: The table “pieces” is missing.
        Write [pieces.K] on a line of its own, and below it the keys of the table: line at least.
    missing-key: The key “line” is missing here.
        Add line = and its value.
    missing-key: The key “zone” is missing here.
        Add zone = and its value.
    missing-key: The key “to” is missing here.
        Add to = and its value.
    missing-key: The key “en” is missing here.
        Add en = and its value.
    missing-side: “line” says nothing for black.
        Give both, white and black; one value without a side holds for both.
    missing-side: “sectors” says nothing for white.
        Give both, white and black; one value without a side holds for both.
    missing-side: “camp” says nothing for white.
        Give both, white and black; one value without a side holds for both.
    wrong-type: “flying” is a text here; it should be true or false.
    wrong-type: “origin” is a whole number here; it should be a text.
    wrong-type: “checks” is true or false here; it should be a whole number.
    wrong-type: “checks” is a number with a point here; it should be a whole number.
    wrong-type: “origin” is a date or a time here; it should be a text.
    wrong-type: “drops” is true or false here; it should be a table.
    wrong-type: “promotion” is a table here; it should be a list of tables.
    wrong-type: “promotion” is a whole number here; it should be a table.
    wrong-type: “title” is a list here; it should be a text or a table of texts by language.
    wrong-type: “line” is a whole number here; it should be a text, or a table with white and black.
    wrong-type: “in-hand” is true or false here; it should be the letter of a piece in quotation marks, or false.
    wrong-type: “spares” is a whole number here; it should be the letter of a piece in quotation marks, or a list of them.
    wrong-type: “play” is a text here; it should be a list.
    number: “checks” is 0 here; it should be from 1 to 255.
    number: “checks” is -1 here; it should be from 1 to 255.
    number: “plies” is 99999999999999999999 here; it should be from 1 to 10000.
    word: “repeat” can’t be “never”.
        The choice is document, straight and turning.
    word-near: “pass” can’t be “when_stuck”.
        Write when-stuck. The choice is never, always and when-stuck.
    word-near: “stalemate” can’t be “lose”.
        Write loss. The choice is win, loss and draw.
    empty-text: “origin” is empty.
        Write what it should say, or leave it out.
    empty-text: “line” is empty.
        Write what it should say, or leave it out.
    unseen-sign: “origin” holds the character ⟨U+000A⟩, which nobody sees.
        Take it out, and write the text on one line.
    unseen-sign: “origin” holds the character ⟨U+200B⟩, which nobody sees.
        Take it out, and write the text on one line.
    unseen-sign: “title” holds the character ⟨U+00AD⟩, which nobody sees.
        Take it out, and write the text on one line.
    unseen-sign: “title” holds the character ⟨U+FEFF⟩, which nobody sees.
        Take it out, and write the text on one line.
    unseen-sign: “title” holds the character ⟨U+FFFE⟩, which nobody sees.
        Take it out, and write the text on one line.
    unseen-sign: “ru” holds the character ⟨U+202E⟩, which nobody sees.
        Take it out, and write the text on one line.
    unseen-sign: “name” holds the character ⟨U+0009⟩, which nobody sees.
        Take it out, and write the text on one line.
    unseen-sign: “glyph” holds the character ⟨U+001B⟩, which nobody sees.
        Take it out, and write the text on one line.
    long-text: “title” has 89 characters; at most 80 are read.
    long-list: “perft” has 17 entries; at most 16 are read.
    name: “Tiny Game” can’t be the name of a variant.
        A name is made of small letters a to z, digits and -: king-of-the-hill. The title says what people call it.
    letter: “QQ” can’t be the letter of a piece.
        It is a capital from A to Z, for promoted pieces with + before it or ~ behind it: P, +P, Q~.
    letter: “Ф” can’t be the letter of a piece.
        It is a capital from A to Z, for promoted pieces with + before it or ~ behind it: P, +P, Q~.
    letter-case: “q” can’t be the letter of a piece, because letters of pieces are capitals.
        Write Q; positions write black’s pieces small.
    letter-case: “p” can’t be the letter of a piece, because letters of pieces are capitals.
        Write P; positions write black’s pieces small.
    size: “17x8” is no size of a board.
        Write files and ranks, each from 1 to 16, with an x between them: 8x8.
    size: “8” is no size of a board.
        Write files and ranks, each from 1 to 16, with an x between them: 8x8.
    size: “0x4” is no size of a board.
        Write files and ranks, each from 1 to 16, with an x between them: 8x8.
    size: “04x4” is no size of a board.
        Write files and ranks, each from 1 to 16, with an x between them: 8x8.
    all-holes: The holes leave no square of the board.
        Take some of them out.
    term: “A2” names no squares.
        Squares are written a1, a1-c3, rank 3, ranks 1-4, file c, files a-c, all, none or by the name of a region; not takes away what follows it.
    term: “a1-” names no squares.
        Squares are written a1, a1-c3, rank 3, ranks 1-4, file c, files a-c, all, none or by the name of a region; not takes away what follows it.
    term-near: “non” names no squares.
        Write none.
    term-near: “cmap” names no squares.
        Write camp.
    term: “&” names no squares.
        Squares are written a1, a1-c3, rank 3, ranks 1-4, file c, files a-c, all, none or by the name of a region; not takes away what follows it.
    long-list: “regions” has 65 entries; at most 64 are read.
    term-end: Behind “rank” something is missing.
        Write rank 3, ranks 1-4, file c, files a-c or not d4.
    term-end: Behind “not” something is missing.
        Write rank 3, ranks 1-4, file c, files a-c or not d4.
    ranks: “a” is no rank.
        Write a number, or two with a - between them: rank 3, ranks 1-4.
    files: “1-2” is no file.
        Write a small letter, or two with a - between them: file c, files a-c.
    range-down: “3-1” goes down.
        Write 1-3.
    off-board: “a5” lies outside the board of 4x4.
        Files go from a to the right, ranks from 1 upward, as white sees them.
    off-board: “a1-e4” lies outside the board of 4x4.
        Files go from a to the right, ranks from 1 upward, as white sees them.
    off-board: “3-5” lies outside the board of 4x4.
        Files go from a to the right, ranks from 1 upward, as white sees them.
    off-board: “e” lies outside the board of 4x4.
        Files go from a to the right, ranks from 1 upward, as white sees them.
    nothing-before: There is nothing before this not that it could take away from.
        Write first from what it takes away: all not d4.
    no-squares: No square is named here.
        Name some; where a side has none, write none for it.
    only-holes: All the squares that are named here are holes, which are no part of the board.
        Name some of the board; where a side has none, write none for it.
    region-unknown: There is no region “palace”.
        The regions of this variant: none. Squares are written a1, a1-c3, rank 3, files a-c or all.
    region-circle: The region “two” is defined by itself.
        Write squares in one of the regions that name one another.
    region-nowhere: The region “camp” has no squares.
        Give it squares, or white and black.
    region-twice: The region “camp” has its squares named twice: for both sides, and for each.
        Keep squares, or white and black.
    region-sides: These squares differ by side, but here they belong to nobody.
        Name the squares instead of the region.
    region-name: “rank” can’t be the name of a region.
        A name is made of small letters a to z, digits and -, and is not written like a square or a word such as all.
    region-name: “a1” can’t be the name of a region.
        A name is made of small letters a to z, digits and -, and is not written like a square or a word such as all.
    region-name: “My camp” can’t be the name of a region.
        A name is made of small letters a to z, digits and -, and is not written like a square or a word such as all.
    sectors-overlap: The sectors of the two sides share squares.
        A square belongs to one sector, or to none.
    no-pieces: The variant has no pieces.
        Add some: K = { line = "1*", royal = true }.
    unknown-letter: There is no piece “S” in this variant.
        The pieces are K, P and Q.
    unknown-letter: There is no piece “R” in this variant.
        The pieces are K, P and Q.
    repeated-letter: “P” stands in this list a second time.
        Take it out.
    no-letters: “victims” names no piece.
        Write letters of pieces: ["P", "N"].
    joint-mover: Behind O stands first the piece whose line this is, Q, and not K.
        Write OQ and then the partner’s letter.
    promotes-to-itself: Q would become Q here, which is what it is.
        Take it out; where a piece may stay what it is, mandatory = "none" says so.
    promotes-to-itself: P would become P here, which is what it is.
        Take it out; where a piece may stay what it is, mandatory = "none" says so.
    much-work: With this line the pieces make more than 50000000 steps of work before the game can begin.
        Wide ranges and many alternatives multiply the work on every square; a smaller board has fewer of them.
    hand-without-drops: Captured pieces come into no hand in this variant.
        Write captures-to-hand = true under [drops], or take this out.
    drop-without-drops: Nothing is dropped in this variant.
        Add the table [drops], or take this out.
    drop-outside: Q may not stand on some of the squares where it is dropped.
        Let the region of the drop lie inside the region of the piece.
    drop-itself: Q is dropped as itself anyway.
        Take it out: as lists only what else it may become.
    royal-in-hand: Q is royal, so it never is in a hand.
        Take this out, or make the piece an ordinary one.
    royal-in-hand: K is royal, so it never is in a hand.
        Take this out, or make the piece an ordinary one.
    royal-victim: K is royal, so it is not captured in passing.
        Take it out, or write royalty = "none": then royal pieces can be captured.
    mandatory-outside: Some of these squares lie outside the zone of the promotion.
        Let mandatory name squares of the zone only, or none.
    limit-of-none: “K” is limited, but nothing becomes it here.
        Add it to the list “to”, or take the limit out.
    castling-form: “d1” is not two squares of the board of 4x4.
        Write the square it comes from and the one it goes to: e1g1.
    castling-form: “d1e1” is not two squares of the board of 4x4.
        Write the square it comes from and the one it goes to: e1g1.
    castling-crooked: “d1b2” leads along no rank and no file.
        In castling both pieces go straight.
    castling-hole: “a1c1” begins or ends in a hole.
        Name squares of the board.
    castling-nothing: This castling moves no piece.
        Let mover and partner name where each comes from and where it goes: mover = "e1g1".
    castling-same: Mover and partner would stand on the same square.
        Give the two different squares to come from and to go to.
    castling-two-ends: Another castling of this mover goes the same way, with the same partner to another square; the text of a move can’t tell the two apart.
        Keep one of the two.
    no-royals: “flying” speaks of royal pieces, but none has to be kept from attack.
        Write royal = true for a piece (and no royalty = "none"), or take this out.
    no-royals: “no-checks” speaks of royal pieces, but none has to be kept from attack.
        Write royal = true for a piece (and no royalty = "none"), or take this out.
    no-royals: “checks” speaks of royal pieces, but none has to be kept from attack.
        Write royal = true for a piece (and no royalty = "none"), or take this out.
    no-royals: “royalty” speaks of royal pieces, but none has to be kept from attack.
        Write royal = true for a piece (and no royalty = "none"), or take this out.
    checks-never: Checks are counted, but no-checks makes every check illegal.
        Keep one of the two.
    facing-never: Royal pieces can’t face each other here: flying makes that illegal.
        Keep “flying” or “facing”.
    blast-nothing: This explosion removes nothing.
        Write a radius from 1 on, or leave captor out.
    each-of-all: “each” counts the pieces of a list by themselves, but there is no list.
        Write which pieces: pieces = ["K", "Q"].
    reply-by-nobody: A side without pieces can’t reply.
        Write at-most = 1 or more, or take “reply” out.
    reply-to-leaving: There is no reply to a zone that is left.
        Take out “reply” or “leaving”.
    reply-to-draw: A reply makes a draw, which the game is here anyway.
        Take out “reply”, or write result = "win".
    wrong-type: “flying” is a whole number here; it should be true or false.
    unknown-key-near: There is no key “royalti” here.
        Write royalty.
    off-board: “h8” lies outside the board of 4x4.
        Files go from a to the right, ranks from 1 upward, as white sees them.
    castling-repeated: This castling is already told, by another [[castling]] or by O in the mover’s line.
        Keep one of them.
    castling-exchanged: Another castling moves the same two pieces the same ways; here only mover and partner are exchanged.
        Keep one of them: the one whose mover may not castle out of, through or into an attack.
    castling-alone: In this castling only one of the two pieces moves.
        Let mover and partner name where each comes from and where it goes; if that is meant, it stands.
    castling-idle-right: No castling goes by the right Q: the pieces that it means have no squares to castle to.
        Take the letter out of the start position, or give the castling its squares in a [[castling]].
    checks-fewer: 3 checks should win, but in the start White has 1 left to give and Black 2.
        Let the start and “checks” agree: 3+3 in the start, or another number here.
    checks-fewer: 4 checks should win, but in the start White has 3 left to give and Black 3.
        Let the start and “checks” agree: 4+4 in the start, or another number here.
    promotion-repeated: All that this says of P is said by a [[promotion]] above.
        Keep one of them.
    idle-without-passes: “two-passes” changes nothing, because nobody may pass.
        Leave it out, or let sides pass: pass = "always" or "when-stuck".
    starts-decided: The game is over before the first move: a piece has reached its goal.
        Change the start, or the rule of [ends] that decides it.
    unused-piece: No game ever has the piece “Q”: the start does not have it, and nothing becomes it.
        Put it on the board, or leave it out.
    line-rank: Nothing ever stands on rank 8: the board has 4.
        Ranks are counted from the piece’s own side, from 1.
    castling-nobody: In the start no piece of this side stands on c1, so nothing ever castles from there.
        Castling is for pieces that have not moved since the start.
    castling-nobody: In the start no piece of this side stands on a1, so nothing ever castles from there.
        Castling is for pieces that have not moved since the start.
    idle-without-royals: “mate” changes nothing, because no piece has to be kept from attack.
        Leave it out, or write royal = true for a piece.
    idle-without-royals: “touching-royals” changes nothing, because no piece has to be kept from attack.
        Leave it out, or write royal = true for a piece.
    idle-without-royals: “perpetual-check” changes nothing, because no piece has to be kept from attack.
        Leave it out, or write royal = true for a piece.
    "#);
}
