use core::ops::Deref;

use serde_json::Value;
use tabiya::board::Square;
use tabiya_game::{
    Answer, Argument, CallError, Code, Diagnostic, Game, MAX_LINE, MAX_POSITION, MAX_TEXT, Mode, Refused,
    ResolveOptions, Table,
};
use tabiya_messages::{Catalogue, Language};

use super::{answers, games_with, moves};
use crate::budget::Budget;
use crate::error::{ErrorKind, Failure};
use crate::params::{Params, element, names, not_among};
use crate::{MAX_HISTORY, Service, shapes};

const LANGUAGE_UNKNOWN: Code = Code::new("rpc.language.unknown");
const GAME_UNKNOWN: Code = Code::new("rpc.game.unknown");
const GAME_MISSING: Code = Code::new("rpc.game.missing");
const GAME_AND_VARIANT: Code = Code::new("rpc.variant.and-game");
const NO_VARIANTS: Code = Code::new("rpc.variant.no-engine");
const NO_SUCH_METHOD: Code = Code::new("rpc.method.not-of-game");
const NOTATION_UNKNOWN: Code = Code::new("rpc.notation.unknown");
const COLUMNS_UNKNOWN: Code = Code::new("rpc.columns.unknown");
const MARK_UNKNOWN: Code = Code::new("rpc.mark.unknown");
const MARK_EMPTY: Code = Code::new("rpc.mark.empty");
const HISTORY_BUDGET: Code = Code::new("rpc.budget.history");
const NO_SUCH_CELL: Code = Code::new("rpc.cell.unknown");

/// One call of a method.
pub(super) struct Call<'a> {
    pub(super) service: &'a Service,
    pub(super) method: &'a str,
    pub(super) params: Params,
    pub(super) catalogue: &'a Catalogue,
    pub(super) budget: &'a mut Budget,
}

/// The game of a call: of the registry, or brought along.
pub(super) enum Chosen<'a> {
    Registered(&'a dyn Game),
    Variant(Box<dyn Game>),
}

impl<'a> Deref for Chosen<'a> {
    type Target = dyn Game + 'a;

    fn deref(&self) -> &Self::Target {
        match self {
            Self::Registered(game) => *game,
            Self::Variant(game) => &**game,
        }
    }
}

impl<'a> Call<'a> {
    pub(super) fn new(
        service: &'a Service,
        method: &'a str,
        params: Params,
        catalogue: &'a Catalogue,
        budget: &'a mut Budget,
    ) -> Result<Self, Failure> {
        if let Some(tag) = params.optional_text("language")?
            && tag.parse::<Language>().is_err()
        {
            return Err(not_among(LANGUAGE_UNKNOWN, "language", tag, Language::ALL.map(Language::tag)));
        }
        Ok(Self { service, method, params, catalogue, budget })
    }

    /// The game that the call names, or the only one that can be meant.
    pub(super) fn game(&self) -> Result<Chosen<'a>, Failure> {
        let registry = self.service.registry();
        let all = || registry.iter().map(Game::name);
        match (self.params.optional_text("game")?, self.params.optional_text("variant")?) {
            (Some(_), Some(_)) => Err(Failure::params(vec![Diagnostic::error(GAME_AND_VARIANT)])),
            (Some(name), None) => registry
                .get(name)
                .map(Chosen::Registered)
                .ok_or_else(|| not_among(GAME_UNKNOWN, "game", name, all())),
            (None, Some(text)) => {
                let no_variants = || Failure::params(vec![Diagnostic::error(NO_VARIANTS)]);
                let read = self.service.variants().ok_or_else(no_variants)?;
                read(text)
                    .map(Chosen::Variant)
                    .map_err(|diagnostics| Failure::text(ErrorKind::Syntax, diagnostics).within("variant"))
            }
            (None, None) => {
                let missing = || Failure::params(vec![Diagnostic::error(GAME_MISSING)]);
                only(registry.iter())
                    .or_else(|| only(games_with(self.service, self.method)))
                    .map(Chosen::Registered)
                    .ok_or_else(missing)
            }
        }
    }

    /// The game's position that the call names, or its start, with the history played.
    pub(super) fn table(&self, game: &dyn Game) -> Result<Box<dyn Table>, Failure> {
        let mut table = match self.params.optional_text("position")? {
            None => game.new_table(),
            Some(text) => game
                .table(text, Mode::Exact)
                .map_err(|diagnostics| bad_position(game, text, diagnostics).within("position"))?,
        };
        self.play_history(game, &mut *table)?;
        Ok(table)
    }

    /// Plays the history from the table's position.
    pub(super) fn play_history(&self, game: &dyn Game, table: &mut dyn Table) -> Result<(), Failure> {
        let history = self.params.texts("history")?;
        if history.len() > MAX_HISTORY {
            let diagnostic =
                Diagnostic::error(HISTORY_BUDGET).with("found", history.len()).with("limit", MAX_HISTORY);
            return Err(Failure::budget(diagnostic));
        }
        let canonical = game.notations().first().map(|name| (*name).to_owned());
        let options = ResolveOptions { notation: canonical, ..ResolveOptions::default() };
        for (index, text) in history.into_iter().enumerate() {
            table
                .play(text, &options)
                .map_err(|refused| move_refused(refused, text).within_element(&element("history", index)))?;
        }
        Ok(())
    }

    /// The notation that this parameter names.
    pub(super) fn notation(&self, name: &'static str, game: &dyn Game) -> Result<Option<&str>, Failure> {
        let Some(found) = self.params.optional_text(name)? else { return Ok(None) };
        let known = game.notations();
        if known.contains(&found) {
            Ok(Some(found))
        } else {
            Err(not_among(NOTATION_UNKNOWN, name, found, known))
        }
    }

    /// The frame that columns are counted in. A game that counts them in one way only takes any.
    pub(super) fn columns(&self, game: &dyn Game) -> Result<Option<String>, Failure> {
        let Some(found) = self.params.optional_text("columns")? else { return Ok(None) };
        let known = game.column_frames();
        if known.is_empty() || known.contains(&found) {
            Ok(Some(found.to_owned()))
        } else {
            Err(not_among(COLUMNS_UNKNOWN, "columns", found, known.iter().copied()))
        }
    }

    /// The marks on pieces. A game whose texts refer to none takes any.
    pub(super) fn marks(&self, game: &dyn Game, table: &dyn Table) -> Result<Vec<(Square, String)>, Failure> {
        let known = game.marks();
        let scene = table.scene();
        let mark = |(cell, mark): (&str, &str)| {
            let square = square(table, "marks", cell)?;
            if !known.is_empty() && !known.contains(&mark) {
                return Err(not_among(MARK_UNKNOWN, "marks", mark, known.iter().copied()));
            }
            let is_empty = scene.cells.iter().any(|cell| cell.square == square && cell.piece.is_none());
            if !known.is_empty() && is_empty {
                let diagnostic = Diagnostic::error(MARK_EMPTY).with("found", Argument::input(cell));
                return Err(Failure::params(vec![diagnostic]));
            }
            Ok((square, mark.to_owned()))
        };
        self.params.named_texts("marks")?.into_iter().map(mark).collect()
    }

    /// Calls a method that the game has beyond those of every game.
    pub(super) fn own_method(&self) -> Result<Value, Failure> {
        let game = self.game()?;
        let Some(answer) = answers(&*game, self.method) else {
            let own = game.methods().iter().map(|method| method.name);
            let diagnostic = Diagnostic::error(NO_SUCH_METHOD)
                .with("found", Argument::input(self.method))
                .with("game", Argument::text(game.name()))
                .with("known", names(own));
            return Err(Failure::method(diagnostic));
        };
        if answer == Answer::Resolution {
            return moves::resolve_by(self, &*game);
        }
        // Whether a method wants a text is its own affair: to be without one is to be empty.
        let text = self.params.optional_text("text")?.unwrap_or_default();
        let options = ResolveOptions { columns: self.columns(&*game)?, ..ResolveOptions::default() };
        let answer = self.table(&*game)?.call(self.method, text, &options);
        answer.map(|value| shapes::value(&value, self.catalogue)).map_err(|error| {
            let over_budget = text.split('\n').any(|line| line.len() > MAX_LINE);
            let kind = match error {
                CallError::Syntax(_) => ErrorKind::Syntax,
                CallError::Illegal(_) => ErrorKind::Illegal,
                CallError::Ambiguous(_) => ErrorKind::Ambiguous,
                CallError::Decided(_) => ErrorKind::Decided,
            };
            Failure::text(kind, error.into()).over_budget(over_budget)
        })
    }
}

/// The only item, where there is exactly one.
fn only<T>(mut items: impl Iterator<Item = T>) -> Option<T> {
    let first = items.next()?;
    items.next().is_none().then_some(first)
}

/// The failure of a position that can't be played on.
fn bad_position(game: &dyn Game, text: &str, diagnostics: Vec<Diagnostic>) -> Failure {
    // Only what is well formed has a canonical text.
    let well_formed = game.check_position(text, Mode::Exact).canonical.is_some();
    let kind = if well_formed { ErrorKind::Illegal } else { ErrorKind::Syntax };
    Failure::text(kind, diagnostics).over_budget(text.len() > MAX_POSITION)
}

/// The failure of a move that was not played.
pub(super) fn move_refused(refused: Refused, text: &str) -> Failure {
    Failure::refused(refused, text).over_budget(text.chars().nth(MAX_TEXT).is_some())
}

/// The square of a table that has this name in the game's text.
pub(super) fn square(table: &dyn Table, name: &'static str, found: &str) -> Result<Square, Failure> {
    let scene = table.scene();
    let cell = scene.cells.iter().find(|cell| cell.name == found);
    cell.map(|cell| cell.square).ok_or_else(|| no_such_cell(table, name, found))
}

/// The failure of a text that names no square.
pub(super) fn no_such_cell(table: &dyn Table, name: &'static str, found: &str) -> Failure {
    let scene = table.scene();
    let ends = [scene.cells.first(), scene.cells.last()].into_iter().flatten();
    let [first, last] = [0, 1].map(|index| ends.clone().nth(index).map_or("", |cell| &*cell.name));
    let diagnostic = Diagnostic::error(NO_SUCH_CELL)
        .with("name", Argument::text(name))
        .with("found", Argument::input(found))
        .with("first", Argument::text(first))
        .with("last", Argument::text(last));
    Failure::params(vec![diagnostic])
}
