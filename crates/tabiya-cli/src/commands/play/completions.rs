use tabiya_game::{Mode, Origin, Piece, Resolution, ResolveOptions, Scene, Table, Target};
use tabiya_messages::{Catalogue, Language};

use crate::words::{Takes, Word};

/// What Tab offers in a position.
pub(super) struct Completions {
    actions: Vec<Action>,
    words: Vec<Word>,
    points: Vec<String>,
    table: Box<dyn Table>,
    language: Language,
}

/// A legal action.
struct Action {
    text: String,
    /// What it is also known by, in small letters of the Latin alphabet: numbers of its points, names of its piece.
    keys: Vec<String>,
}

impl Completions {
    /// Of the present position of a table.
    pub(super) fn new(table: &dyn Table, words: &[Word], catalogue: &Catalogue) -> Self {
        let scene = table.scene();
        // In the order of the board, in which a player looks for them.
        let actions = scene
            .targets
            .iter()
            .map(|target| Action { text: target.text.clone(), keys: keys(&scene, target, catalogue) })
            .collect();
        let occupied = scene.cells.iter().filter(|cell| cell.piece.is_some());
        Self {
            actions,
            words: words.to_vec(),
            points: occupied.map(|cell| cell.name.clone()).collect(),
            table: table.fork(),
            language: catalogue.language(),
        }
    }

    /// Where what is completed begins in `line`, and what can stand there.
    pub(super) fn of(&self, line: &str) -> (usize, Vec<String>) {
        let lead = line.len() - line.trim_start().len();
        let Some((word, rest)) =
            Word::read(line).filter(|(_, rest)| !rest.is_empty() || line.ends_with(char::is_whitespace))
        else {
            let typed = &line[lead..];
            let mut found = words(&self.words, typed, self.language);
            found.extend(self.actions(typed));
            return (lead, found);
        };
        let start = line.trim_end().len() - rest.len();
        let start = if rest.is_empty() { line.len() } else { start };
        let typed = &line[start..];
        let found = match word.takes() {
            Takes::Action => self.actions(typed),
            Takes::Point | Takes::MaybePoint | Takes::MaybeMark => {
                self.points.iter().filter(|point| point.starts_with(typed)).cloned().collect()
            }
            Takes::Nothing | Takes::File | Takes::MaybeNotation | Takes::MaybeFrame => Vec::new(),
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

/// The words that begin so; for an empty line those of this language.
fn words(words: &[Word], typed: &str, language: Language) -> Vec<String> {
    let typed = typed.to_lowercase();
    let all = words.iter().flat_map(|&word| [(word, word.english()), (word, word.chinese())]);
    let of_language = |text: &str| text.is_ascii() != (language == Language::Chinese);
    let begun = all.filter(|(_, text)| text.starts_with(&typed) && (!typed.is_empty() || of_language(text)));
    // Where something has to follow, so does a space.
    begun
        .map(|(word, text)| {
            let space =
                if matches!(word.takes(), Takes::Point | Takes::Action | Takes::File) { " " } else { "" };
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

#[cfg(test)]
mod tests {
    use tabiya::Registry;

    use super::*;

    const POSITION: &str = "行棋方：红/红方：[]/黑方：[]/胜负：未分/棋盘：/零[一路 二路 三路]/\
                            一[黑将 一一 一一]/二[一一 红车 一一]/三[一一 红将 一一]";

    fn found(line: &str) -> (usize, Vec<String>) {
        let games = Registry::standard();
        let (game, _) = games.recognise(POSITION).expect("a game knows its position");
        let table = game.table(POSITION, Mode::Exact).expect("the position is good");
        let words: Vec<_> = Word::ALL.into_iter().filter(|word| word.is_of(game)).collect();
        Completions::new(&*table, &words, &Catalogue::new(Language::English)).of(line)
    }

    #[test]
    fn words_and_actions_are_completed() {
        assert_eq!(found("ab"), (0, vec!["abilities ".to_owned()]));
        assert_eq!(found("  un"), (2, vec!["undo".to_owned()]));
        assert_eq!(found("悔"), (0, vec!["悔棋".to_owned()]));
        assert_eq!(found("红车进"), (0, vec!["红车进一".to_owned()]));
        let (start, all) = found("");
        assert_eq!((start, all.len()), (0, 14 + 7));
        assert_eq!(all[0], "help", "words come first");
    }

    #[test]
    fn pieces_are_known_by_other_names() {
        let rook = found("红车").1;
        assert!(rook.len() > 3);
        for line in ["rook", "Ro", "22", "2,2"] {
            assert_eq!(found(line), (0, rook.clone()), "{line}");
        }
        assert_eq!(found("che 2 1"), (0, vec!["红车进一".to_owned()]));
        assert_eq!(found("nothing"), (0, Vec::new()));
    }

    #[test]
    fn what_a_word_takes_is_completed() {
        assert_eq!(found("why 红车进"), (4, vec!["红车进一".to_owned()]));
        assert_eq!(found("为何红车进"), ("为何".len(), vec!["红车进一".to_owned()]));
        assert_eq!(found("abilities 二"), (10, vec!["二二".to_owned(), "二三".to_owned()]));
        assert_eq!(found("legal ").1.len(), 3);
        assert_eq!(found("save g"), (5, Vec::new()));
        assert_eq!(found("undo x"), (5, Vec::new()));
    }
}
