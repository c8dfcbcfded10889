use core::fmt;

use tabiya_game::{Facade, Game, GameText, Mode, TextKind};

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
    ///
    /// A position that breaks a game's rules is of that game only where it is no other's.
    pub fn recognise(&self, head: &str) -> Option<(&dyn Game, TextKind)> {
        let known = || self.iter().filter_map(|game| Some((game, game.recognise(head)?)));
        known().find(|&(game, kind)| !is_refused(game, kind, head)).or_else(|| known().next())
    }

    /// The game that would come first, were it not that the position breaks its rules: it is
    /// [known](Self::recognise) as another's.
    pub fn refusing(&self, head: &str) -> Option<&dyn Game> {
        let (taken, _) = self.recognise(head)?;
        let refuses =
            |game: &&dyn Game| game.recognise(head).is_some_and(|kind| is_refused(*game, kind, head));
        self.iter().take_while(|game| game.name() != taken.name()).find(refuses)
    }
}

/// Whether a text that begins like this is a position which breaks the rules of its game.
fn is_refused(game: &dyn Game, kind: TextKind, head: &str) -> bool {
    kind == TextKind::Position && {
        let report = game.check_position(head.trim_end(), Mode::Exact);
        !report.valid && report.canonical.is_some()
    }
}

impl fmt::Debug for Registry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Game::name)).finish()
    }
}
