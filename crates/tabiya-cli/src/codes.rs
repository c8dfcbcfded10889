//! The codes of what is wrong with the input before any game's reader sees it. All others are the games' own.

use tabiya_game::{Code, TextKind};

/// There is no such file.
pub(crate) const MISSING: Code = Code::new("cli.file.missing");
/// A directory where a file is wanted.
pub(crate) const DIRECTORY: Code = Code::new("cli.file.directory");
/// A file that may not be read.
pub(crate) const FORBIDDEN: Code = Code::new("cli.file.forbidden");
/// A file that can't be read for another reason.
pub(crate) const UNREADABLE: Code = Code::new("cli.file.unreadable");
/// A file that would be replaced although it holds something else.
pub(crate) const EXISTS: Code = Code::new("cli.file.exists");
/// Something else than a file, which would be replaced by one.
pub(crate) const NOT_A_FILE: Code = Code::new("cli.file.not-a-file");
/// A file in a folder that doesn't exist.
pub(crate) const NO_FOLDER: Code = Code::new("cli.file.no-folder");
/// Standard output where a file is wanted that keeps a record.
pub(crate) const RECORD_DASH: Code = Code::new("cli.file.record-dash");
/// A picture that would replace a file which holds something.
pub(crate) const PICTURE_EXISTS: Code = Code::new("cli.file.picture-exists");
/// Standard output where a file is wanted for a picture.
pub(crate) const PICTURE_DASH: Code = Code::new("cli.file.picture-dash");
/// A file that can't be written.
pub(crate) const UNWRITABLE: Code = Code::new("cli.file.unwritable");

/// A byte that is not UTF-8.
pub(crate) const NOT_UTF_8: Code = Code::new("cli.text.not-utf-8");
/// The text is UTF-16.
pub(crate) const UTF_16: Code = Code::new("cli.text.utf-16");
/// A byte-order mark was dropped.
pub(crate) const MARK_DROPPED: Code = Code::new("cli.text.mark-dropped");
/// A line over the budget.
pub(crate) const LONG_LINE: Code = Code::new("cli.text.long-line");
/// A position has the form of two games and breaks the rules of one.
pub(crate) const CONTESTED: Code = Code::new("cli.text.contested");
/// The kind of a text was not recognised.
pub(crate) const UNRECOGNISED: Code = Code::new("cli.text.unrecognised");
/// A text of another kind than the command takes.
pub(crate) const WRONG_KIND: Code = Code::new("cli.text.wrong-kind");
/// A text that can be judged only in a position.
pub(crate) const NEEDS_POSITION: Code = Code::new("cli.text.needs-position");
/// Several legal moves fit a text.
pub(crate) const AMBIGUOUS: Code = Code::new("cli.text.ambiguous");
/// A request where a move is wanted.
pub(crate) const NOT_A_MOVE: Code = Code::new("cli.text.not-a-move");
/// A record is shorter than the ply that was asked for.
pub(crate) const NO_SUCH_PLY: Code = Code::new("cli.replay.no-such-ply");
/// The result of an action whose canonical form is not known.
pub(crate) const NO_CANONICAL: Code = Code::new("cli.convert.no-canonical");

/// The game was not named.
pub(crate) const NO_GAME: Code = Code::new("cli.game.none");
/// There is no game of this name.
pub(crate) const UNKNOWN_GAME: Code = Code::new("cli.game.unknown");
/// There is no variant of this name.
pub(crate) const UNKNOWN_VARIANT: Code = Code::new("cli.variant.unknown");
/// Standard output where a file is named.
pub(crate) const OUTPUT_DASH: Code = Code::new("cli.file.output-dash");
/// A file that would be replaced although it holds something.
pub(crate) const OUTPUT_EXISTS: Code = Code::new("cli.file.output-exists");
/// A folder that can't be made.
pub(crate) const NO_NEW_FOLDER: Code = Code::new("cli.file.no-new-folder");
/// Standard input where a file is wanted that can be watched.
pub(crate) const WATCH_DASH: Code = Code::new("cli.variant.watch-dash");
/// Several games where one is wanted.
pub(crate) const MANY_GAMES: Code = Code::new("cli.variant.many-games");
/// A variant with the name of a built-in game.
pub(crate) const TAKEN_NAME: Code = Code::new("cli.variant.taken-name");
/// A record of a game that is not built in.
pub(crate) const GAME_OF_RECORD: Code = Code::new("cli.game.of-record");
/// The game has no protocol.
pub(crate) const NO_PROTOCOL: Code = Code::new("cli.game.no-protocol");
/// There is no command of this name.
pub(crate) const UNKNOWN_COMMAND: Code = Code::new("cli.man.unknown-command");

/// The word for a kind of text.
pub(crate) const fn kind(kind: TextKind) -> Code {
    match kind {
        TextKind::Position => Code::new("cli.kind.position"),
        TextKind::Record => Code::new("cli.kind.record"),
        TextKind::Result => Code::new("cli.kind.result"),
        TextKind::Move => Code::new("cli.kind.move"),
    }
}

/// What is wanted where a text of this kind is.
pub(crate) const fn wanted(kind: TextKind) -> Code {
    match kind {
        TextKind::Position => Code::new("cli.wanted.position"),
        TextKind::Record => Code::new("cli.wanted.record"),
        TextKind::Result => Code::new("cli.wanted.result"),
        TextKind::Move => Code::new("cli.wanted.move"),
    }
}

/// A line of a table that lacks the column.
pub(crate) const SHORT_ROW: Code = Code::new("cli.piece.short-row");
/// A table without a column of this name.
pub(crate) const NO_COLUMN: Code = Code::new("cli.piece.no-column");
/// There is no known piece of this name.
pub(crate) const NO_PIECE_NAME: Code = Code::new("cli.piece.no-name");
/// It was not looked for alternatives that add nothing.
pub(crate) const ALTERNATIVES_NOT_COMPARED: Code = Code::new("cli.piece.alternatives-not-compared");
/// It was not looked for known pieces that move alike.
pub(crate) const KNOWN_NOT_COMPARED: Code = Code::new("cli.piece.known-not-compared");
/// There are several known pieces of this name.
pub(crate) const MANY_PIECE_NAMES: Code = Code::new("cli.piece.many-names");
/// A text that names no square.
pub(crate) const NO_SQUARE: Code = Code::new("cli.piece.no-square");
/// A square on which another piece stands.
pub(crate) const OCCUPIED: Code = Code::new("cli.piece.occupied");
/// A position without the piece that is asked about.
pub(crate) const NOBODY: Code = Code::new("cli.piece.nobody");

/// How actions are typed in a game that doesn't say it.
pub(crate) const INPUT: Code = Code::new("cli.play.input");
/// That “help” lists the words.
pub(crate) const HINT: Code = Code::new("cli.play.hint");
/// A word with something after it that it doesn't take.
pub(crate) const WORD_ALONE: Code = Code::new("cli.play.word-alone");
/// A word without what it takes.
pub(crate) const WORD_INCOMPLETE: Code = Code::new("cli.play.word-incomplete");
/// A text that names no point and no piece.
pub(crate) const NO_SUCH_POINT: Code = Code::new("cli.play.no-such-point");
pub(crate) const NO_SUCH_NOTATION: Code = Code::new("cli.play.no-such-notation");
pub(crate) const ONE_FILE: Code = Code::new("cli.convert.one-file");
pub(crate) const NO_SUCH_FRAME: Code = Code::new("cli.play.no-such-frame");
pub(crate) const NO_SUCH_MARK: Code = Code::new("cli.play.no-such-mark");
pub(crate) const MARK_EMPTY: Code = Code::new("cli.play.mark-empty");
/// There is no ply to take back.
pub(crate) const NOTHING_TO_UNDO: Code = Code::new("cli.play.nothing-to-undo");
/// There is no ply to play again.
pub(crate) const NOTHING_TO_REDO: Code = Code::new("cli.play.nothing-to-redo");
/// Giving up in a game that is over.
pub(crate) const RESIGN_OVER: Code = Code::new("cli.play.resign-over");
/// The only resignation that is legal is the other side's.
pub(crate) const RESIGN_OTHER: Code = Code::new("cli.play.resign-other");
/// Giving up in a game that has no action for it.
pub(crate) const NO_RESIGNATION: Code = Code::new("cli.play.no-resignation");
/// The player may not give up here.
pub(crate) const RESIGN_NOT_LEGAL: Code = Code::new("cli.play.resign-not-legal");
