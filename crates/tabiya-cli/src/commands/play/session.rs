use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tabiya::board::{Side, Square};
use tabiya_game::{
    Argument, Code, Diagnostic, Message, Origin, Refused, Resolution, ResolveOptions, Scene, Span, Table,
    Target,
};
use tabiya_messages::Language;
use unicode_width::UnicodeWidthStr as _;

use super::completions::Completions;
use super::keeper::{self, Keeper};
use super::manner::Manner;
use super::player::{RandomPlayer, is_resignation};
use crate::codes;
use crate::context::{self, Context};
use crate::input::file_name;
use crate::loading::Loaded;
use crate::refusal;
use crate::render::board::Board;
use crate::render::columns::{columns, left};
use crate::render::diagnostic::About;
use crate::render::wrapped;
use crate::stop::Stop;
use crate::words::{Takes, Word};

/// A game that is being played.
pub(super) struct Session<'a> {
    context: &'a Context,
    /// How actions are typed.
    typing: Code,
    /// The game has actions by which a side gives up.
    resignable: bool,
    table: Box<dyn Table>,
    manner: Manner,
    /// The words that mean something in this game.
    words: Vec<Word>,
    keeper: Option<Keeper>,
    /// The side that the computer plays.
    opponent: Option<Side>,
    player: RandomPlayer,
    /// Someone sees the output as it is written, and wants boards.
    watched: bool,
    /// The files that were written on request; they may be written again.
    saved: Vec<PathBuf>,
    /// There are plies that no file has.
    unsaved: bool,
    out: &'a mut dyn Write,
}

/// What became of a line.
pub(super) enum After {
    /// It was done.
    Next,
    /// It can't be done. Nothing has changed.
    Refused(Vec<Diagnostic>),
    /// It ends the session.
    Quit,
}

impl After {
    /// The same, places in the part that ends a line told as places in the line.
    fn in_line(self, line: &str, part: &str) -> Self {
        match self {
            Self::Refused(diagnostics) => Self::Refused(in_line(diagnostics, line, part)),
            after => after,
        }
    }
}

impl From<Result<(), Vec<Diagnostic>>> for After {
    fn from(done: Result<(), Vec<Diagnostic>>) -> Self {
        match done {
            Ok(()) => Self::Next,
            Err(diagnostics) => Self::Refused(diagnostics),
        }
    }
}

impl<'a> Session<'a> {
    pub(super) fn new(
        context: &'a Context,
        loaded: Loaded<'_>,
        keeper: Option<Keeper>,
        opponent: Option<Side>,
        player: RandomPlayer,
        watched: bool,
        out: &'a mut dyn Write,
    ) -> Self {
        Self {
            context,
            typing: loaded.game.typing().unwrap_or(codes::INPUT),
            resignable: loaded.game.new_table().scene().targets.iter().any(is_resignation),
            manner: Manner::new(loaded.game, loaded.table.plies()),
            words: Word::ALL.into_iter().filter(|word| word.is_of(loaded.game)).collect(),
            table: loaded.table,
            keeper,
            opponent,
            player,
            watched,
            saved: Vec::new(),
            unsaved: false,
            out,
        }
    }

    /// What happens before the first line is read.
    pub(super) fn begin(&mut self, random_placement: bool) -> Result<(), Stop> {
        if self.watched {
            self.tell(&self.text("cli.play.welcome", &[]))?;
        }
        if random_placement || self.opponent.is_some() {
            let seed = self.text("cli.play.seed", &[("seed", Argument::text(self.player.seed()))]);
            self.tell(&seed)?;
        }
        if random_placement {
            self.place()?;
        }
        // Whether the record can be kept at all is better known now than after the first ply.
        self.kept().map_err(|diagnostic| self.context.bad(&[*diagnostic], About::Nothing))?;
        self.answer()
    }

    /// Plays the placement phase at random.
    fn place(&mut self) -> Result<(), Stop> {
        loop {
            let scene = self.table.scene();
            let is_placement = scene.phase.as_str().ends_with(".placement");
            if !is_placement || !scene.targets.iter().any(|target| !is_resignation(target)) {
                return Ok(());
            }
            let Some(text) = self.player.choose(&scene) else { return Ok(()) };
            self.play_own(&text)?;
        }
    }

    /// Plays an action of the computer's choice.
    fn play_own(&mut self, text: &str) -> Result<(), Stop> {
        let before = self.table.scene();
        let played = self.table.play(text, &ResolveOptions::default());
        let played = played
            .map_err(|refused| self.context.bad(&refusal::diagnostics(text, refused), About::Nothing))?;
        self.manner.played(&before, &played.text);
        self.unsaved = true;
        Ok(())
    }

    /// What stands before the line that is typed. All that was written before is sent.
    pub(super) fn prompt(&mut self) -> io::Result<String> {
        self.out.flush()?;
        let scene = self.table.scene();
        Ok(if scene.outcome.is_ongoing() {
            self.text("cli.play.prompt", &[("side", Context::side(&scene, scene.to_move))])
        } else {
            self.text("cli.play.prompt-over", &[])
        })
    }

    /// What Tab offers.
    pub(super) fn completions(&self) -> Completions {
        Completions::new(&*self.table, &self.offered(), &self.context.catalogue)
    }

    /// Writes a text as it is.
    pub(super) fn say(&mut self, text: &str) -> io::Result<()> {
        self.out.write_all(text.as_bytes())?;
        self.out.flush()
    }

    /// Does what a line says.
    pub(super) fn take(&mut self, line: &str) -> Result<After, Stop> {
        let typed = line.trim();
        if typed.is_empty() {
            return Ok(After::Next);
        }
        let read = Word::read(typed).filter(|(word, _)| self.words.contains(word));
        let Some((word, rest)) = read else { return Ok(self.play(typed)?.in_line(line, typed)) };
        match (word.takes(), rest.is_empty()) {
            (Takes::Nothing, false) => return Ok(refused(too_much(word, rest))),
            (Takes::Point | Takes::Action | Takes::File, true) => return Ok(refused(too_little(word))),
            _ => {}
        }
        match word {
            Word::Help => self.help()?,
            Word::Board => self.board()?,
            Word::Legal => return self.legal(rest),
            Word::Why => {
                // What is no action at all is shown where it goes wrong.
                let resolved = self.table.resolve(rest, &self.reading(rest));
                if let Resolution::Syntax(mut diagnostics) = resolved.resolution
                    && diagnostics.iter().any(|diagnostic| diagnostic.span.is_some())
                {
                    diagnostics.extend(resolved.notes);
                    let diagnostics = in_line(diagnostics, line, rest);
                    let shown = self.context.shown(&diagnostics, About::Typed(line.trim_end()));
                    self.say(&shown)?;
                    return Ok(After::Next);
                }
                for message in self.table.why_not(rest, &self.reading(rest)) {
                    self.tell(&self.context.catalogue.sentence(&message))?;
                    if let Some(help) = self.context.catalogue.help(&message) {
                        self.tell(&help)?;
                    }
                }
            }
            Word::Preview => match self.table.preview(rest, &self.reading(rest)) {
                Ok(messages) => self.messages(&messages)?,
                Err(refused) => {
                    let mut diagnostics = refusal::diagnostics(rest, refused);
                    diagnostics.extend(self.notes(rest));
                    return Ok(After::Refused(in_line(diagnostics, line, rest)));
                }
            },
            Word::Abilities => match self.table.explain_piece(rest) {
                Some(messages) => self.messages(&messages)?,
                None => return Ok(refused(no_such_point(rest))),
            },
            Word::Notation => return self.notation(rest),
            Word::Columns => return self.columns(rest),
            Word::Mark => return self.mark(rest),
            Word::Undo => return self.undo(),
            Word::Redo => return self.redo(),
            Word::Snapshot => self.lines(&self.table.position())?,
            Word::Record => self.lines(&self.table.record())?,
            Word::Save | Word::SaveOver => return self.save(Path::new(rest), word == Word::SaveOver),
            Word::Resign => return self.resign(),
            Word::Quit => return Ok(After::Quit),
        }
        Ok(After::Next)
    }

    /// Ends the session: nothing that was played is lost.
    pub(super) fn end(&mut self) -> Result<(), Stop> {
        if !self.watched {
            self.board()?;
        } else if let Some(keeper) = self.keeper.as_ref().filter(|_| !self.unsaved) {
            let file = file_name(&keeper.path().display().to_string());
            let kept = self.text("cli.play.kept", &[("file", file)]);
            self.tell(&kept)?;
        } else if self.unsaved && self.table.plies() > 0 {
            self.tell(&self.text("cli.play.unsaved", &[]))?;
            self.lines(&self.table.record())?;
        }
        Ok(())
    }

    /// Writes a sentence, in lines that fit where someone reads it on a terminal.
    fn tell(&mut self, sentence: &str) -> io::Result<()> {
        let shown = if self.watched { wrapped(sentence, context::width()) } else { sentence.to_owned() };
        writeln!(self.out, "{shown}")
    }

    fn text(&self, code: &str, arguments: &[(&str, Argument)]) -> String {
        self.context.text(code, arguments)
    }

    fn lines(&mut self, text: &str) -> io::Result<()> {
        let end = if text.is_empty() || text.ends_with('\n') { "" } else { "\n" };
        write!(self.out, "{text}{end}")
    }

    fn messages(&mut self, messages: &[Message]) -> io::Result<()> {
        messages.iter().try_for_each(|message| self.tell(&self.context.catalogue.sentence(message)))
    }

    fn board(&mut self) -> io::Result<()> {
        self.write_board(self.table.scene())
    }

    fn write_board(&mut self, mut scene: Scene) -> io::Result<()> {
        scene.marks = self.manner.marks().iter().map(|&(square, mark)| (square, mark.to_owned())).collect();
        write!(self.out, "{}", Board::new(&self.context.catalogue, &scene, context::width()))
    }

    /// How a text is read here.
    fn reading(&self, text: &str) -> ResolveOptions {
        self.manner.reading(&*self.table, text)
    }

    fn play(&mut self, typed: &str) -> Result<After, Stop> {
        let number = self.table.plies() + 1;
        let before = self.table.fork();
        let played = match self.table.play(typed, &self.reading(typed)) {
            Ok(played) => played,
            Err(refused) => {
                let is_word = matches!(refused, Refused::Syntax(_)) && is_word(typed);
                let mut diagnostics = refusal::diagnostics(typed, refused);
                diagnostics.extend(self.notes(typed));
                diagnostics.extend(is_word.then(|| Diagnostic::note(codes::HINT)));
                return Ok(After::Refused(diagnostics));
            }
        };
        self.unsaved = true;
        self.manner.played(&before.scene(), &played.text);
        for note in &played.notes {
            self.tell(&self.context.catalogue.sentence(&note.message))?;
        }
        self.ply(number, &self.manner.shown(&*before, &played.text))?;
        self.keep()?;
        self.answer()?;
        Ok(After::Next)
    }

    /// What was noticed in a text that is not played.
    fn notes(&self, typed: &str) -> Vec<Diagnostic> {
        self.table.resolve(typed, &self.reading(typed)).notes
    }

    /// Says what was played.
    fn ply(&mut self, number: usize, text: &str) -> io::Result<()> {
        let arguments = [("ply", Argument::from(number)), ("text", Argument::text(text))];
        self.tell(&self.text("cli.play.ply", &arguments))
    }

    /// Lets the computer play while it is its turn, and shows the position that is left.
    fn answer(&mut self) -> Result<(), Stop> {
        loop {
            let scene = self.table.scene();
            let text = self.player.choose(&scene).filter(|_| self.opponent == Some(scene.to_move));
            let Some(text) = text else { return Ok(self.show(scene)?) };
            let number = self.table.plies() + 1;
            let shown = self.manner.shown(&*self.table, &text);
            self.play_own(&text)?;
            self.ply(number, &shown)?;
            self.keep()?;
        }
    }

    /// Shows the board to someone who watches; to others only that the game is over or can't go on.
    fn show(&mut self, scene: Scene) -> io::Result<()> {
        if self.watched {
            self.write_board(scene)
        } else if scene.targets.is_empty() {
            let standing = Board::new(&self.context.catalogue, &scene, context::width()).standing();
            writeln!(self.out, "{standing}")
        } else {
            Ok(())
        }
    }

    /// Writes the record into the file that keeps it.
    fn keep(&mut self) -> Result<(), Stop> {
        match self.kept() {
            // Someone who watches can still save the game somewhere else.
            Err(diagnostic) if self.watched => self.context.report(&[*diagnostic], About::Nothing),
            kept => kept.map_err(|diagnostic| self.context.bad(&[*diagnostic], About::Nothing))?,
        }
        Ok(())
    }

    fn kept(&mut self) -> Result<(), Box<Diagnostic>> {
        if let Some(keeper) = &self.keeper {
            keeper.keep(&self.table.record())?;
            self.unsaved = false;
        }
        Ok(())
    }

    /// The words that are worth offering: no resignation where the game has no move for it.
    fn offered(&self) -> Vec<Word> {
        let is_offered = |word: &Word| self.resignable || *word != Word::Resign;
        self.words.iter().copied().filter(is_offered).collect()
    }

    fn help(&mut self) -> io::Result<()> {
        let rows: Vec<_> = self
            .offered()
            .iter()
            .map(|word| (self.usage(*word), self.text(word.explanation(), &[])))
            .collect();
        let width = rows.iter().map(|(usage, _)| usage.width()).max().unwrap_or_default();
        self.tell(&self.text("cli.play.help", &[("how", self.typing.into())]))?;
        for (usage, explained) in rows {
            writeln!(self.out, "  {}  {explained}", left(&usage, width))?;
        }
        self.tell(&self.text("cli.play.help-end", &[]))
    }

    /// A word in both languages, with what stands after it.
    fn usage(&self, word: Word) -> String {
        let (own, other) = match self.context.catalogue.language() {
            Language::Chinese => (word.chinese(), word.english()),
            _ => (word.english(), word.chinese()),
        };
        let words = format!("{own}, {other}");
        match word.takes().placeholder() {
            None => words,
            Some(takes) => format!("{words} {}", self.text(takes, &[])),
        }
    }

    fn legal(&mut self, point: &str) -> Result<After, Stop> {
        let scene = self.table.scene();
        let chosen: Vec<&Target> = if point.is_empty() {
            scene.targets.iter().collect()
        } else {
            match origins(&scene, point) {
                Some(origins) => {
                    scene.targets.iter().filter(|target| origins.contains(&target.from)).collect()
                }
                None => return Ok(refused(no_such_point(point))),
            }
        };
        let texts: Vec<String> =
            chosen.iter().map(|target| self.manner.shown(&*self.table, &target.text)).collect();
        if scene.targets.is_empty() {
            let standing = Board::new(&self.context.catalogue, &scene, context::width()).standing();
            self.tell(&standing)?;
        } else if texts.is_empty() {
            let none = self.text("cli.play.none-from", &[("point", Argument::input(point))]);
            self.tell(&none)?;
        } else {
            write!(self.out, "{}", columns(&texts, context::width()))?;
        }
        Ok(After::Next)
    }

    /// Chooses the notation that moves are shown in, or says which it is and which there are.
    fn notation(&mut self, name: &str) -> Result<After, Stop> {
        if !name.is_empty() && !self.manner.choose_notation(name) {
            return Ok(refused(unknown(codes::NO_SUCH_NOTATION, name, self.manner.notations())));
        }
        self.tell_choice("cli.play.notation", self.manner.notation(), self.manner.notations().to_vec())
    }

    /// Chooses the frame in which columns are counted, or says which it is and which there are.
    fn columns(&mut self, name: &str) -> Result<After, Stop> {
        if !name.is_empty() && !self.manner.choose_frame(name) {
            return Ok(refused(unknown(codes::NO_SUCH_FRAME, name, self.manner.frames())));
        }
        self.tell_choice("cli.play.columns", self.manner.frame(), self.manner.frames().to_vec())
    }

    fn tell_choice(&mut self, said: &str, chosen: &str, known: Vec<&str>) -> Result<After, Stop> {
        let known: Vec<Argument> = known.into_iter().map(Argument::text).collect();
        let sentence = self.text(said, &[("chosen", Argument::text(chosen)), ("known", known.into())]);
        self.tell(&sentence)?;
        Ok(After::Next)
    }

    /// Puts a mark on a piece, takes it away where none is named, or lists the marks.
    fn mark(&mut self, rest: &str) -> Result<After, Stop> {
        let mut words = rest.split_whitespace();
        let scene = self.table.scene();
        if let Some(point) = words.next() {
            let name = words.next();
            if let Some(more) = words.next() {
                return Ok(refused(too_much(Word::Mark, more)));
            }
            let cell = scene.cells.iter().find(|cell| cell.name == point);
            let Some(cell) = cell else { return Ok(refused(no_such_point(point))) };
            if cell.piece.is_none() {
                let empty = Diagnostic::error(codes::MARK_EMPTY).with("point", Argument::text(point));
                return Ok(refused(empty));
            }
            if !self.manner.mark(cell.square, name) {
                let found = name.unwrap_or_default();
                return Ok(refused(unknown(codes::NO_SUCH_MARK, found, self.manner.mark_names())));
            }
        }
        let marks = Board::marks(&self.context.catalogue, &scene, self.manner.marks());
        let sentence = marks.unwrap_or_else(|| {
            let known: Vec<Argument> = self.manner.mark_names().iter().map(Argument::text).collect();
            self.text("cli.play.no-marks", &[("known", known.into())])
        });
        self.tell(&sentence)?;
        Ok(After::Next)
    }

    fn undo(&mut self) -> Result<After, Stop> {
        // Against the computer its reply is taken back as well.
        let mut undone = Vec::new();
        while let Some(text) = self.table.undo() {
            self.manner.undone();
            undone.push(self.manner.shown(&*self.table, &text));
            if self.opponent != Some(self.table.to_move()) {
                break;
            }
        }
        self.turned("cli.play.undone", undone, codes::NOTHING_TO_UNDO)
    }

    fn redo(&mut self) -> Result<After, Stop> {
        let mut redone = Vec::new();
        loop {
            let before = self.table.fork();
            let Some(text) = self.table.redo() else { break };
            self.manner.played(&before.scene(), &text);
            redone.push(self.manner.shown(&*before, &text));
            if self.opponent != Some(self.table.to_move()) {
                break;
            }
        }
        self.turned("cli.play.redone", redone, codes::NOTHING_TO_REDO)
    }

    /// Says which plies were taken back or played again.
    fn turned(&mut self, said: &str, texts: Vec<String>, nothing: Code) -> Result<After, Stop> {
        if texts.is_empty() {
            return Ok(refused(Diagnostic::error(nothing)));
        }
        self.unsaved = true;
        let texts: Vec<Argument> = texts.into_iter().map(Argument::Text).collect();
        self.tell(&self.text(said, &[("texts", texts.into())]))?;
        self.keep()?;
        self.answer()?;
        Ok(After::Next)
    }

    fn save(&mut self, path: &Path, over: bool) -> Result<After, Stop> {
        let over = over || self.saved.iter().any(|saved| saved == path);
        if let Err(diagnostic) = keeper::save(path, &self.table.record(), over) {
            return Ok(refused(*diagnostic));
        }
        self.saved.push(path.to_owned());
        self.unsaved = false;
        let file = file_name(&path.display().to_string());
        self.tell(&self.text("cli.play.saved", &[("file", file)]))?;
        Ok(After::Next)
    }

    /// Plays the action by which the player gives up. One that ends the game for the other side is not what is meant.
    fn resign(&mut self) -> Result<After, Stop> {
        let scene = self.table.scene();
        let all: Vec<&Target> = scene.targets.iter().filter(|target| is_resignation(target)).collect();
        if let Some(own) = all.iter().find(|target| !is_of(&scene, &target.from, !scene.to_move)) {
            return self.play(&own.text);
        }
        let side = Context::side(&scene, scene.to_move);
        let diagnostic = match all.first() {
            _ if !scene.outcome.is_ongoing() => Diagnostic::error(codes::RESIGN_OVER),
            Some(other) => Diagnostic::error(codes::RESIGN_OTHER).with("text", Argument::text(&other.text)),
            None if !self.resignable => return Ok(refused(Diagnostic::error(codes::NO_RESIGNATION))),
            None => Diagnostic::error(codes::RESIGN_NOT_LEGAL),
        };
        Ok(refused(diagnostic.with("side", side)))
    }
}

/// The same diagnostics, their places counted from the start of the line that ends with `part`.
fn in_line(mut diagnostics: Vec<Diagnostic>, line: &str, part: &str) -> Vec<Diagnostic> {
    let start = line.trim_end().len() - part.len();
    for diagnostic in &mut diagnostics {
        diagnostic.span = diagnostic.span.map(|span| Span::new(line, start + span.start..start + span.end));
    }
    diagnostics
}

fn refused(diagnostic: Diagnostic) -> After {
    After::Refused(vec![diagnostic])
}

fn unknown(code: Code, found: &str, known: &[&str]) -> Diagnostic {
    let known: Vec<Argument> = known.iter().map(Argument::text).collect();
    Diagnostic::error(code).with("found", Argument::input(found)).with("known", known)
}

fn too_much(word: Word, rest: &str) -> Diagnostic {
    Diagnostic::error(codes::WORD_ALONE)
        .with("word", Argument::text(word.english()))
        .with("found", Argument::input(rest))
}

fn too_little(word: Word) -> Diagnostic {
    Diagnostic::error(codes::WORD_INCOMPLETE).with("word", Argument::text(word.english()))
}

fn no_such_point(found: &str) -> Diagnostic {
    Diagnostic::error(codes::NO_SUCH_POINT).with("found", Argument::input(found))
}

/// Whether a move starts from a piece of this side on the board.
fn is_of(scene: &Scene, from: &Origin, side: Side) -> bool {
    let Origin::Cell(square) = from else { return false };
    let cell = scene.cells.iter().find(|cell| cell.square == *square);
    cell.and_then(|cell| cell.piece.as_ref()).is_some_and(|piece| piece.side == side)
}

/// Where the moves start that a text asks for: a point by its name or its numbers, a piece by its text.
fn origins(scene: &Scene, text: &str) -> Option<Vec<Origin>> {
    let numbered = numbers(text);
    let cells = scene.cells.iter().filter(|cell| {
        let is_called = |piece: &tabiya_game::Piece| piece.letter == text || piece.glyph == text;
        cell.name == text || numbered == Some(cell.square) || cell.piece.as_ref().is_some_and(is_called)
    });
    let mut origins: Vec<Origin> = cells.map(|cell| Origin::Cell(cell.square)).collect();
    for reserve in &scene.reserves {
        let pieces = reserve.pieces.iter().filter(|piece| piece.letter == text || piece.glyph == text);
        origins.extend(pieces.map(|piece| Origin::Reserve(reserve.side, piece.letter.clone())));
    }
    (!origins.is_empty()).then_some(origins)
}

/// The square of these numbers of a column and a row, from 1: `3,4`, or `34` where both have one digit.
fn numbers(text: &str) -> Option<Square> {
    let (column, row) = match text.split_once(',') {
        Some(parts) => parts,
        None if text.len() == 2 && text.is_ascii() => text.split_at(1),
        None => return None,
    };
    let number = |digits: &str| digits.trim().parse::<u8>().ok()?.checked_sub(1);
    Square::new(number(column)?, number(row)?)
}

/// Whether a line looks more like a word than like an action: letters alone, and none of those that are words by
/// themselves.
fn is_word(line: &str) -> bool {
    line.chars().all(|c| (c.is_alphabetic() && c < '\u{2E80}') || c == ' ')
}

#[cfg(test)]
mod tests {
    use tabiya_game::Game;

    use super::*;
    use crate::toys;

    /// A session of this game that writes into memory.
    fn session<'a>(context: &'a Context, game: &'a dyn Game, out: &'a mut Vec<u8>) -> Session<'a> {
        let loaded = Loaded { game, table: game.new_table() };
        Session::new(context, loaded, None, None, RandomPlayer::new(Some(1)), true, out)
    }

    /// Does what a line says and gives what was written.
    #[track_caller]
    fn take(session: &mut Session<'_>, line: &str) {
        assert!(matches!(session.take(line), Ok(After::Next)), "{line}");
    }

    #[test]
    fn any_game_can_be_played() {
        let context = toys::context();
        for game in context.games.iter() {
            let mut written = Vec::new();
            let mut session = session(&context, game, &mut written);
            session.begin(true).expect("it begins");
            for _ in 0..40 {
                let scene = session.table.scene();
                let Some(text) = session.player.choose(&scene) else { break };
                for line in
                    [&format!("why {text}"), &format!("preview {text}"), "legal", &text, "undo", "redo"]
                {
                    take(&mut session, line);
                }
                let (_, found) = session.completions().of("");
                assert_eq!(found.len(), session.offered().len() + session.table.scene().targets.len());
            }
            let cell =
                session.table.scene().cells.first().map(|cell| cell.name.clone()).expect("there is a board");
            for line in ["help", "board", "snapshot", "record", &format!("abilities {cell}")] {
                take(&mut session, line);
            }
            assert!(matches!(session.take("quit"), Ok(After::Quit)));
            let played = session.table.texts();
            session.end().expect("it ends");
            let text = String::from_utf8(written).expect("it is text");
            for ply in played {
                assert!(text.contains(&ply), "{}: {ply}", game.name());
            }
        }
    }

    #[test]
    fn what_cannot_be_done_is_refused() {
        let context = toys::context();
        for game in context.games.iter() {
            let mut written = Vec::new();
            let mut session = session(&context, game, &mut written);
            for line in [
                "!",
                "undo",
                "redo",
                "board 3",
                "why",
                "abilities",
                "abilities !",
                "legal !",
                "preview !",
                "save",
            ] {
                let Ok(After::Refused(diagnostics)) = session.take(line) else {
                    panic!("{}: {line}", game.name())
                };
                assert!(!diagnostics.is_empty(), "{line}");
            }
            assert_eq!(session.table.plies(), 0);
        }
    }

    #[test]
    fn points_have_numbers() {
        let square = |column, row| Square::new(column, row);
        for (text, found) in [
            ("34", square(2, 3)),
            ("3,4", square(2, 3)),
            ("10, 16", square(9, 15)),
            ("03", None),
            ("17,1", None),
            ("345", None),
            ("三四", None),
            ("3,", None),
        ] {
            assert_eq!(numbers(text), found, "{text}");
        }
    }
}
