use tabiya_game::{Mode, Origin, Piece, Resolution, ResolveOptions, Scene, Table, Target};
use tabiya_messages::Catalogue;

use crate::words::{Takes, Word};

/// What Tab offers in a position.
pub(super) struct Completions {
    actions: Vec<Action>,
    points: Vec<String>,
    table: Box<dyn Table>,
}

/// A legal action.
struct Action {
    text: String,
    /// What it is also known by, in small letters of the Latin alphabet: numbers of its points, names of its piece.
    keys: Vec<String>,
}

impl Completions {
    /// Of the present position of a table.
    pub(super) fn new(table: &dyn Table, catalogue: &Catalogue) -> Self {
        let scene = table.scene();
        let mut actions: Vec<_> = scene
            .targets
            .iter()
            .map(|target| Action { text: target.text.clone(), keys: keys(&scene, target, catalogue) })
            .collect();
        actions.sort_by(|one, other| one.text.cmp(&other.text));
        let occupied = scene.cells.iter().filter(|cell| cell.piece.is_some());
        Self { actions, points: occupied.map(|cell| cell.name.clone()).collect(), table: table.fork() }
    }

    /// Where what is completed begins in `line`, and what can stand there.
    pub(super) fn of(&self, line: &str) -> (usize, Vec<String>) {
        let lead = line.len() - line.trim_start().len();
        let Some((word, rest)) =
            Word::read(line).filter(|(_, rest)| !rest.is_empty() || line.ends_with(char::is_whitespace))
        else {
            let typed = &line[lead..];
            let mut found = words(typed);
            found.extend(self.actions(typed));
            return (lead, found);
        };
        let start = line.trim_end().len() - rest.len();
        let start = if rest.is_empty() { line.len() } else { start };
        let typed = &line[start..];
        let found = match word.takes() {
            Takes::Action => self.actions(typed),
            Takes::Point | Takes::MaybePoint => {
                self.points.iter().filter(|point| point.starts_with(typed)).cloned().collect()
            }
            Takes::Nothing | Takes::File => Vec::new(),
        };
        (start, found)
    }

    fn actions(&self, typed: &str) -> Vec<String> {
        let with = |fits: &dyn Fn(&Action) -> bool| -> Vec<String> {
            self.actions.iter().filter(|action| fits(action)).map(|action| action.text.clone()).collect()
        };
        let begun = with(&|action| action.text.starts_with(typed));
        if !begun.is_empty() {
            return begun;
        }
        let key = typed.to_lowercase();
        let known = with(&|action| action.keys.iter().any(|known| known.starts_with(&key)));
        if !known.is_empty() {
            return known;
        }
        // What the game itself makes of it, such as names in pinyin.
        match self.table.resolve(typed, &ResolveOptions::mode(Mode::Lenient)).resolution {
            Resolution::Unique(text) => vec![text],
            Resolution::Ambiguous(candidates) => {
                candidates.into_iter().map(|candidate| candidate.text).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// The words that begin so. Nobody is offered all of them for an empty line, where actions are meant.
fn words(typed: &str) -> Vec<String> {
    if typed.is_empty() {
        return Vec::new();
    }
    let typed = typed.to_lowercase();
    let all = Word::ALL.into_iter().flat_map(|word| [(word, word.english()), (word, word.chinese())]);
    let begun = all.filter(|(_, text)| text.starts_with(&typed));
    // Where something has to follow, so does a space.
    begun
        .map(|(word, text)| {
            let space = if matches!(word.takes(), Takes::Nothing | Takes::MaybePoint) { "" } else { " " };
            format!("{text}{space}")
        })
        .collect()
}

fn keys(scene: &Scene, target: &Target, catalogue: &Catalogue) -> Vec<String> {
    let mut keys = Vec::new();
    let piece: Option<&Piece> = match &target.from {
        Origin::Cell(square) => {
            let (column, row) = (square.column() + 1, square.row() + 1);
            keys.push(format!("{column},{row}"));
            if column < 10 && row < 10 {
                keys.push(format!("{column}{row}"));
            }
            scene.cells.iter().find(|cell| cell.square == *square).and_then(|cell| cell.piece.as_ref())
        }
        Origin::Reserve(side, letter) => {
            let own = scene.reserves.iter().filter(|reserve| reserve.side == *side);
            own.flat_map(|reserve| &reserve.pieces).find(|piece| piece.letter == *letter)
        }
        Origin::Nowhere => None,
    };
    if let Some(piece) = piece {
        keys.push(piece.latin.to_lowercase());
        let name = catalogue.sentence(&piece.name).to_lowercase();
        let latin = name.split(|letter: char| !letter.is_ascii_alphabetic()).filter(|word| !word.is_empty());
        keys.extend(latin.map(str::to_owned));
    }
    keys
}
