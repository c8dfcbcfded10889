use core::fmt;

use tabiya_game::{Facade, Game, GameText, TextKind};

/// The games that a program offers, by name. A value: two callers can have different ones.
pub struct Registry {
    games: Vec<Box<dyn Game>>,
}

impl Registry {
    /// No game.
    pub const fn empty() -> Self {
        Self { games: Vec::new() }
    }

    /// Every game of Tabiya that was compiled in: one line a game.
    pub fn standard() -> Self {
        let registry = Self::empty();
        #[cfg(feature = "formation")]
        let registry = registry.with(tabiya_formation::FormationChess);
        registry
    }

    /// The same with one game more.
    pub fn with(mut self, game: impl GameText) -> Self {
        self.games.push(Box::new(Facade::new(game)));
        self
    }

    /// The game of this name.
    pub fn get(&self, name: &str) -> Option<&dyn Game> {
        self.iter().find(|game| game.name() == name)
    }

    /// The games, in the order in which they were added.
    pub fn iter(&self) -> impl Iterator<Item = &dyn Game> {
        self.games.iter().map(|game| &**game)
    }

    /// The first game that knows a text which begins like this, and what kind of text it is.
    pub fn recognise(&self, head: &str) -> Option<(&dyn Game, TextKind)> {
        self.iter().find_map(|game| Some((game, game.recognise(head)?)))
    }
}

impl fmt::Debug for Registry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Game::name)).finish()
    }
}
