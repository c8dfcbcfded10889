//! What every game has to keep, checked by random play: the contract of `tabiya-game` as a test.
//!
//! ```
//! use tabiya_toys::{Lines, conformance};
//! conformance::check(&Lines::three(), 0..2);
//! ```

mod garbage;
mod notation;
mod perft;
mod position;
mod record;
mod rules;
mod scene;
mod table;

use tabiya_game::{Diagnostic, GameText, History, Level, MoveList, Ply, Rules, Span};

pub use garbage::check_text;

/// A game is played for no more plies than this.
const PLIES: usize = 100;

/// So many moves of a position are looked at closely.
const MOVES: usize = 40;

/// Plays a random game for each seed and checks everything that the contract promises, on every position on the way.
///
/// What is checked: generation, counting, making and taking back, hashing; every notation, for what it writes, for its
/// shortest texts and for texts that went wrong; positions in every form; the scene; the table with undoing, redoing,
/// forking, converting and perft; records, also from positions in the middle; and that no garbage makes a reader panic or
/// leaves it without an error that has its place in the text.
///
/// # Panics
/// When the game breaks a promise: with the game, the position and the text.
pub fn check(game: &impl GameText, seeds: impl IntoIterator<Item = u64>) {
    perft::check(game, &game.start());
    garbage::check_budgets(game);
    for seed in seeds {
        let mut random = fastrand::Rng::with_seed(seed);
        let walk = Walk::new(game, &mut random);
        table::check(game, &walk);
        record::check(game, &walk, &mut random);
        if let Some(position) = walk.middle() {
            perft::check(game, position);
        }
        garbage::check(game, &walk, &mut random);
    }
}

/// A game that was played at random.
struct Walk<G: GameText> {
    /// Every position, the start and the last included.
    positions: Vec<G::Position>,
    /// The canonical texts of the plies.
    texts: Vec<String>,
}

impl<G: GameText> Walk<G> {
    /// Plays, and checks each position on the way.
    fn new(game: &G, random: &mut fastrand::Rng) -> Self {
        let start = game.start();
        let mut walk = Self { positions: vec![start.clone()], texts: Vec::new() };
        let mut plies: Vec<Ply<G>> = Vec::new();
        let mut position = start.clone();
        loop {
            let list = MoveList::of(game, &position);
            rules::check(game, &position, &list, random);
            position::check(game, &position);
            notation::check(game, &position, &list, random);
            scene::check(game, &position, &list);
            let outcome = game.outcome(&position, History { start: &start, plies: &plies });
            if plies.len() == PLIES || !outcome.is_ongoing() {
                return walk;
            }
            let Some(movement) = random.choice(list.moves().iter().copied()) else { return walk };
            walk.texts.push(canonical(game, &position, movement, &list));
            let details = list.details().clone();
            let hash_before = game.hash(&position);
            game.make(&mut position, movement, &details);
            plies.push(Ply { movement, details, hash_before });
            walk.positions.push(position.clone());
        }
    }

    /// A position from which a ply was played, in the middle of the game.
    fn middle(&self) -> Option<&G::Position> {
        self.positions[..self.texts.len()].get(self.texts.len() / 2)
    }

    fn last(&self) -> &G::Position {
        self.positions.last().expect("the start is always there")
    }
}

/// The canonical text of a legal move.
fn canonical<G: GameText>(
    game: &G,
    position: &G::Position,
    movement: <G as Rules>::Move,
    list: &MoveList<G>,
) -> String {
    let notations = game.notations();
    let notation = notations.first().expect("a game has a notation");
    notation.write(game, position, movement, list.details())
}

/// Where a check failed: the game and the position.
fn place<G: GameText>(game: &G, position: &G::Position) -> String {
    format!("{}, {:?}", game.name(), game.write_position(position))
}

/// A span is a place in the text, and says the same in bytes as in lines and columns.
fn check_span(text: &str, span: Span, what: &str) {
    assert!(text.get(span.range()).is_some(), "{what}: {span:?} is no place in {text:?}");
    assert_eq!(span, Span::new(text, span.range()), "{what}: line and column in {text:?}");
}

/// Diagnostics that refuse a text: some, an error among them, with places in the text.
fn check_refusal(text: &str, diagnostics: &[Diagnostic], what: &str) {
    let errors = diagnostics.iter().filter(|diagnostic| diagnostic.level == Level::Error);
    let mut placed = 0;
    for diagnostic in errors {
        placed += usize::from(diagnostic.span.is_some() || diagnostic.locus.is_some());
    }
    assert!(placed > 0, "{what}: no error with a place for {text:?}: {diagnostics:?}");
    check_spans(text, diagnostics, what);
}

/// Places in the text, wherever there are any.
fn check_spans(text: &str, diagnostics: &[Diagnostic], what: &str) {
    for diagnostic in diagnostics {
        if let Some(span) = diagnostic.span {
            check_span(text, span, &format!("{what}, {}", diagnostic.code()));
        }
    }
}
