use core::fmt;
use core::ops::ControlFlow;
use std::collections::HashMap;

use tabiya_board::Side;

use crate::facade::{MOVE_DECIDED, UNKNOWN_NOTATION};
use crate::{
    Argument, CallError, Candidate, Diagnostic, GameText, History, Message, MoveList, Outcome, Ply,
    Resolution, ResolveOptions, Resolved, Scene, Value,
};

/// A position of some game with the way that led to it: what a front end plays on. Moves are texts.
///
/// Object-safe; [`Seat`] is the implementation for every [`GameText`].
pub trait Table: Send {
    /// The canonical text of the present position.
    fn position(&self) -> String;
    /// The side to act.
    fn to_move(&self) -> Side;
    /// Whether the game is over.
    fn outcome(&self) -> Outcome;
    /// The hash of the present position.
    fn hash(&self) -> u64;
    /// The number of plies played up to the present.
    fn plies(&self) -> usize;
    /// The canonical texts of the plies played up to the present.
    fn texts(&self) -> Vec<String>;
    /// The number of legal moves.
    fn count(&self) -> u64;
    /// The legal moves in a notation (the canonical one when not named), sorted by code point.
    ///
    /// # Errors
    /// When the game has no such notation.
    fn legal(&self, notation: Option<&str>) -> Result<Vec<String>, Vec<Diagnostic>> {
        self.legal_in(&ResolveOptions { notation: notation.map(Into::into), ..ResolveOptions::default() })
    }
    /// The legal moves in the notation and the frame of columns of these options, sorted by code point.
    ///
    /// # Errors
    /// When the game has no such notation.
    fn legal_in(&self, options: &ResolveOptions) -> Result<Vec<String>, Vec<Diagnostic>>;
    /// What a text means here; moves are given as canonical texts.
    fn resolve(&self, text: &str, options: &ResolveOptions) -> Resolved<String>;
    /// Plays the one legal move that the text means.
    ///
    /// # Errors
    /// When it means none, several, or the game is over. Nothing is changed then.
    fn play(&mut self, text: &str, options: &ResolveOptions) -> Result<Played, Refused>;
    /// Takes back the last ply and gives its canonical text; `None` at the start.
    fn undo(&mut self) -> Option<String>;
    /// Plays again what was taken back last, unless something else was played since.
    fn redo(&mut self) -> Option<String>;
    /// One legal move, whose text is read with these options, written in a notation; in the frame of columns of the
    /// options, where a notation has several.
    ///
    /// # Errors
    /// When a notation is not known or the text is not one legal move.
    fn convert(&self, text: &str, options: &ResolveOptions, to: &str) -> Result<String, Refused>;
    /// Perft from here; `None` when `progress` stopped it. Of the position alone: repetition is not looked at.
    fn perft(&self, depth: u32, progress: &mut dyn FnMut(u64) -> ControlFlow<()>) -> Option<u64>;
    /// Perft split by first moves, as canonical texts in the order of generation.
    fn divide(
        &self,
        depth: u32,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Option<Vec<(String, u64)>>;
    /// All that a front end needs to show the position, the last move and the targets of pieces with it.
    fn scene(&self) -> Scene;
    /// Why a move's text is not legal here, or that it is.
    fn why_not(&self, text: &str, options: &ResolveOptions) -> Vec<Message>;
    /// What the piece at a square, named by a coordinate, can do and why; `None` when the text names no square.
    fn explain_piece(&self, cell: &str) -> Option<Vec<Message>>;
    /// What the one legal move that the text means would change.
    ///
    /// # Errors
    /// When it means none or several.
    fn preview(&self, text: &str, options: &ResolveOptions) -> Result<Vec<Message>, Refused>;
    /// The record of the game up to the present.
    fn record(&self) -> String;
    /// Calls a method that the game has beyond those of every game.
    ///
    /// # Errors
    /// Why it can't be answered.
    fn call(&self, method: &str, text: &str, options: &ResolveOptions) -> Result<Value, CallError>;
    /// What a text means by a method that the game has beyond those of every game and that answers with a resolution;
    /// `None` by any other.
    fn resolve_by(&self, method: &str, text: &str, options: &ResolveOptions) -> Option<Resolved<String>>;
    /// A copy to try things on.
    fn fork(&self) -> Box<dyn Table>;
}

/// A move that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Its canonical text.
    pub text: String,
    /// The game's text of its result, where it has one.
    pub result: Option<String>,
    /// What a lenient reading took for something else.
    pub notes: Vec<Diagnostic>,
}

/// Why a text was not played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// It is not of the notation.
    Syntax(Vec<Diagnostic>),
    /// No legal move fits.
    Illegal(Box<Diagnostic>),
    /// Several legal moves fit.
    Ambiguous(Vec<Candidate<String>>),
    /// The game is over.
    Decided(Box<Diagnostic>),
    /// It asks for something else than a move.
    NotAMove(crate::Request),
}

impl Refused {
    /// `syntax`, `illegal`, `ambiguous` or `decided`; a request is `syntax` where a move is wanted.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Syntax(_) | Self::NotAMove(_) => "syntax",
            Self::Illegal(_) => "illegal",
            Self::Ambiguous(_) => "ambiguous",
            Self::Decided(_) => "decided",
        }
    }

    /// What there is to say about it.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        match self {
            Self::Syntax(diagnostics) => diagnostics,
            Self::Illegal(diagnostic) | Self::Decided(diagnostic) => core::slice::from_ref(&**diagnostic),
            Self::Ambiguous(_) | Self::NotAMove(_) => &[],
        }
    }
}

/// The [`Table`] of any [`GameText`].
#[derive(Clone)]
pub struct Seat<G: GameText> {
    game: G,
    start: G::Position,
    present: G::Position,
    /// The position before the last ply.
    previous: Option<G::Position>,
    plies: Vec<Ply<G>>,
    texts: Vec<String>,
    /// The plies that were taken back, with their texts; the last is the first to be played again.
    undone: Vec<(Ply<G>, String)>,
}

impl<G: GameText> fmt::Debug for Seat<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seat").field("start", &self.start).field("texts", &self.texts).finish_non_exhaustive()
    }
}

impl<G: GameText> Seat<G> {
    /// A table with this position and nothing known of the way to it.
    pub fn new(game: G, start: G::Position) -> Self {
        let present = start.clone();
        Self {
            game,
            start,
            present,
            previous: None,
            plies: Vec::new(),
            texts: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// The present position.
    pub const fn present(&self) -> &G::Position {
        &self.present
    }

    fn history(&self) -> History<'_, G> {
        History { start: &self.start, plies: &self.plies }
    }

    fn list(&self) -> MoveList<G> {
        MoveList::of(&self.game, &self.present)
    }

    fn write(&self, movement: G::Move, details: &G::Details) -> String {
        canonical(&self.game, &self.present, movement, details)
    }

    /// Writes several moves of a list.
    fn writer(&self, list: &MoveList<G>) -> impl Fn(G::Move) -> String + use<G> {
        let notations = self.game.notations();
        let texts = notations.first().map(|notation| notation.write_all(&self.game, &self.present, list));
        let texts: HashMap<G::Move, String> =
            list.moves().iter().copied().zip(texts.unwrap_or_default()).collect();
        move |movement| texts.get(&movement).cloned().unwrap_or_default()
    }

    fn resolve_move(&self, text: &str, options: &ResolveOptions) -> Resolved<G::Move> {
        self.game.resolve(&self.present, self.history(), text, options)
    }

    /// What a text means, with its moves as canonical texts. Where the game is over no move is legal.
    fn written(&self, text: &str, mut resolved: Resolved<G::Move>) -> Resolved<String> {
        let list = self.list();
        if matches!(resolved.resolution, Resolution::Unique(_) | Resolution::Ambiguous(_))
            && let Some(decided) = self.decided(text)
        {
            resolved.resolution = Resolution::Illegal(decided);
        }
        match resolved.resolution {
            Resolution::Ambiguous(_) => resolved.map(self.writer(&list)),
            _ => resolved.map(|movement| self.write(movement, list.details())),
        }
    }

    /// The one legal move that the text means, with the details of its list.
    fn single(&self, text: &str, options: &ResolveOptions) -> Result<Single<G>, Refused> {
        if let Some(decided) = self.decided(text) {
            return Err(Refused::Decided(decided));
        }
        let list = self.list();
        let resolved = self.resolve_move(text, options);
        let notes = resolved.notes;
        match resolved.resolution {
            Resolution::Unique(movement) => Ok(Single { movement, details: list.details().clone(), notes }),
            Resolution::Ambiguous(candidates) => {
                let canonical = self.writer(&list);
                let written = candidates
                    .into_iter()
                    .map(|Candidate { movement, text }| Candidate { movement: canonical(movement), text });
                Err(Refused::Ambiguous(written.collect()))
            }
            Resolution::Illegal(reason) => Err(Refused::Illegal(reason)),
            Resolution::Syntax(diagnostics) => Err(Refused::Syntax(diagnostics)),
            Resolution::Request(request) => Err(Refused::NotAMove(request)),
        }
    }

    /// The error for a move where the game is over, be it by what only its history shows.
    fn decided(&self, text: &str) -> Option<Box<Diagnostic>> {
        let Outcome::Decided { reason, .. } = self.outcome() else { return None };
        let error = Diagnostic::error(MOVE_DECIDED);
        Some(Box::new(
            error.with("text", Argument::input(text)).with("reason", reason).at(text, 0..text.len()),
        ))
    }

    fn push(&mut self, movement: G::Move, details: G::Details, text: String) {
        let hash_before = self.game.hash(&self.present);
        self.previous = Some(self.present.clone());
        self.game.make(&mut self.present, movement, &details);
        self.plies.push(Ply { movement, details, hash_before });
        self.texts.push(text);
    }

    /// Plays all from the start again: moves can't be taken back without what `make` gave for each.
    fn rebuild(&mut self) {
        self.present = self.start.clone();
        self.previous = None;
        for ply in &self.plies {
            self.previous = Some(self.present.clone());
            self.game.make(&mut self.present, ply.movement, &ply.details);
        }
    }
}

/// The one legal move that a text means.
struct Single<G: GameText> {
    movement: G::Move,
    details: G::Details,
    notes: Vec<Diagnostic>,
}

/// The canonical text of a legal move.
pub(crate) fn canonical<G: GameText>(
    game: &G,
    position: &G::Position,
    movement: G::Move,
    details: &G::Details,
) -> String {
    game.notations()
        .first()
        .map(|notation| notation.write(game, position, movement, details))
        .unwrap_or_default()
}

impl<G: GameText> Table for Seat<G> {
    fn position(&self) -> String {
        self.game.write_position(&self.present)
    }

    fn to_move(&self) -> Side {
        self.game.to_move(&self.present)
    }

    fn outcome(&self) -> Outcome {
        self.game.outcome(&self.present, self.history())
    }

    fn hash(&self) -> u64 {
        self.game.hash(&self.present)
    }

    fn plies(&self) -> usize {
        self.plies.len()
    }

    fn texts(&self) -> Vec<String> {
        self.texts.clone()
    }

    fn count(&self) -> u64 {
        if self.outcome().is_ongoing() { self.game.count(&self.present) } else { 0 }
    }

    fn legal_in(&self, options: &ResolveOptions) -> Result<Vec<String>, Vec<Diagnostic>> {
        let notations = self.game.notations();
        let notation = options.notation.as_deref();
        let chosen = match notation {
            None => notations.first().copied(),
            Some(name) => notations.iter().find(|notation| notation.name() == name).copied(),
        };
        let Some(chosen) = chosen else { return Err(vec![unknown_notation(&self.game, notation)]) };
        if !self.outcome().is_ongoing() {
            return Ok(Vec::new());
        }
        let list = self.list();
        let write = |&movement| chosen.write_in(&self.game, &self.present, movement, list.details(), options);
        let mut texts = match options.columns {
            None => chosen.write_all(&self.game, &self.present, &list),
            Some(_) => list.moves().iter().map(write).collect(),
        };
        texts.sort_unstable();
        Ok(texts)
    }

    fn resolve(&self, text: &str, options: &ResolveOptions) -> Resolved<String> {
        self.written(text, self.resolve_move(text, options))
    }

    fn resolve_by(&self, method: &str, text: &str, options: &ResolveOptions) -> Option<Resolved<String>> {
        let resolved = self.game.resolve_by(method, &self.present, self.history(), text, options)?;
        Some(self.written(text, resolved))
    }

    fn play(&mut self, text: &str, options: &ResolveOptions) -> Result<Played, Refused> {
        let Single { movement, details, notes } = self.single(text, options)?;
        let text = self.write(movement, &details);
        let result = self.game.result_text(&self.present, movement, &details);
        self.push(movement, details, text.clone());
        self.undone.clear();
        Ok(Played { text, result, notes })
    }

    fn undo(&mut self) -> Option<String> {
        let ply = self.plies.pop()?;
        let text = self.texts.pop()?;
        self.rebuild();
        self.undone.push((ply, text.clone()));
        Some(text)
    }

    fn redo(&mut self) -> Option<String> {
        let (ply, text) = self.undone.pop()?;
        self.push(ply.movement, ply.details, text.clone());
        Some(text)
    }

    fn convert(&self, text: &str, options: &ResolveOptions, to: &str) -> Result<String, Refused> {
        let notations = self.game.notations();
        let unknown = |name| Refused::Syntax(vec![unknown_notation(&self.game, Some(name))]);
        let target = notations.iter().find(|notation| notation.name() == to).ok_or_else(|| unknown(to))?;
        if let Some(from) = options.notation.as_deref()
            && !notations.iter().any(|notation| notation.name() == from)
        {
            return Err(unknown(from));
        }
        let Single { movement, details, .. } = self.single(text, options)?;
        Ok(target.write_in(&self.game, &self.present, movement, &details, options))
    }

    fn perft(&self, depth: u32, progress: &mut dyn FnMut(u64) -> ControlFlow<()>) -> Option<u64> {
        crate::perft(&self.game, &self.present, depth, progress)
    }

    fn divide(
        &self,
        depth: u32,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Option<Vec<(String, u64)>> {
        let list = self.list();
        let counts = crate::divide(&self.game, &self.present, depth, progress)?;
        let notations = self.game.notations();
        let texts = notations.first().map(|notation| notation.write_all(&self.game, &self.present, &list));
        let nodes = counts.into_iter().map(|(_, nodes)| nodes);
        Some(texts.unwrap_or_default().into_iter().zip(nodes).collect())
    }

    fn scene(&self) -> Scene {
        let mut scene = self.game.scene(&self.present);
        scene.outcome = self.outcome();
        if !scene.outcome.is_ongoing() {
            scene.targets.clear();
        }
        if let Some(previous) = &self.previous {
            let before = self.game.scene(previous);
            let changed =
                scene.cells.iter().zip(&before.cells).filter(|(after, before)| after.piece != before.piece);
            scene.last_move = changed.map(|(after, _)| after.square).collect();
        }
        scene
    }

    fn why_not(&self, text: &str, options: &ResolveOptions) -> Vec<Message> {
        self.game.why_not(&self.present, text, options)
    }

    fn explain_piece(&self, cell: &str) -> Option<Vec<Message>> {
        let square = self.game.read_square(&self.present, cell)?;
        Some(self.game.explain_piece(&self.present, square))
    }

    fn preview(&self, text: &str, options: &ResolveOptions) -> Result<Vec<Message>, Refused> {
        let Single { movement, details, .. } = self.single(text, options)?;
        Ok(self.game.preview(&self.present, movement, &details))
    }

    fn record(&self) -> String {
        self.game.write_record(&self.start, &self.texts)
    }

    fn call(&self, method: &str, text: &str, options: &ResolveOptions) -> Result<Value, CallError> {
        self.game.call(method, &self.present, text, options)
    }

    fn fork(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
}

/// The error for a notation that the game does not have.
pub(crate) fn unknown_notation<G: GameText>(game: &G, name: Option<&str>) -> Diagnostic {
    let known = game.notations().iter().map(|notation| Argument::text(notation.name())).collect::<Vec<_>>();
    Diagnostic::error(UNKNOWN_NOTATION)
        .with("found", Argument::input(name.unwrap_or_default()))
        .with("known", known)
}
