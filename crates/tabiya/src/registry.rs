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

    /// Every game of Tabiya that was compiled in: one line a game, and one for the library of variants.
    pub fn standard() -> Self {
        let registry = Self::empty();
        #[cfg(feature = "formation")]
        let registry = registry.with(tabiya_formation::FormationChess);
        #[cfg(feature = "xiangqi")]
        let registry = registry.with(tabiya_xiangqi::Xiangqi::default());
        #[cfg(feature = "variants")]
        let registry = crate::library::games().into_iter().fold(registry, Self::with_boxed);
        registry
    }

    /// The same with one game more.
    pub fn with(self, game: impl GameText) -> Self {
        self.with_boxed(Box::new(Facade::new(game)))
    }

    /// The same with one game more, of a type that only its maker knows.
    pub fn with_boxed(mut self, game: Box<dyn Game>) -> Self {
        self.games.push(game);
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
