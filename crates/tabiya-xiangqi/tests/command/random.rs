//! Commands in positions by chance.

use fastrand::Rng;
use tabiya_board::Square;
use tabiya_game::{Diagnostic, Mode, MoveList, Notation, Resolution, ResolveOptions, Resolved};
use tabiya_messages::{Catalogue, Language};
use tabiya_xiangqi::command::{
    self, Capture, Check, Command, CrossRiver, Direction, Hand, Manner, Mark, Movement, Number, Place,
    Selector, Standard, Vertical, ViExt, ViStd, Way, Word,
};
use tabiya_xiangqi::{Columns, Kind, Move, Point, Position, Xiangqi, sample};

use crate::naive::Board;

fn positions(seed: u64, count: usize) -> impl Iterator<Item = Position> {
    let mut rng = Rng::with_seed(seed);
    (0..count).map(move |_| sample::position(&mut |n| rng.u32(0..n)))
}

fn exact(position: &Position, text: &str, columns: Columns) -> Resolution<Move> {
    command::resolve(position, text, columns, &[], Mode::Exact).resolution
}

/// Every legal move is singled out by what is written for it.
fn moves_are_singled_out(seed: u64, count: usize) {
    let game = Xiangqi::default();
    for position in positions(seed, count) {
        for columns in Columns::ALL {
            for movement in position.moves() {
                let written = [
                    command::shortest_ext(&position, movement, columns),
                    command::shortest_std(&position, movement, columns).map(Command::Standard),
                    command::standard(&position, movement, columns).map(Command::Standard),
                ];
                for command in written {
                    let text = command.expect("a legal move is written").to_string();
                    assert_eq!(
                        exact(&position, &text, columns),
                        Resolution::Unique(movement),
                        "{position} {text}"
                    );
                }
            }
        }
        let list = MoveList::of(&game, &position);
        let notations: [&dyn Notation<Xiangqi>; 2] = [&ViStd, &ViExt];
        for notation in notations {
            let texts = notation.write_all(&game, &position, &list);
            for (&movement, text) in list.moves().iter().zip(texts) {
                assert_eq!(notation.write(&game, &position, movement, &()), text);
                for text in [text, notation.shortest(&game, &position, movement, &())] {
                    let read = notation.read(&game, &position, &text, &ResolveOptions::default());
                    assert_eq!(read.resolution, Resolution::Unique(movement), "{position} {text}");
                }
            }
        }
    }
}

#[test]
fn what_is_written_singles_out_its_move() {
    moves_are_singled_out(1, 150);
}

#[test]
#[ignore = "deep: twenty thousand positions"]
fn what_is_written_singles_out_its_move_in_many_positions() {
    moves_are_singled_out(2, 20_000);
}

#[test]
fn all_commands_for_a_move_single_it_out_and_are_ranked() {
    for (index, position) in positions(3, 40).enumerate() {
        let columns = Columns::ALL[index % 3];
        for movement in position.moves() {
            let all = command::all(&position, movement, columns);
            let first = |wanted: fn(&Command) -> bool| all.iter().copied().find(wanted);
            let is_movement = |command: &Command| matches!(command, Command::Movement(_));
            let is_standard = |command: &Command| matches!(command, Command::Standard(_));
            assert_eq!(first(is_movement), command::shortest_ext(&position, movement, columns));
            let shortest = command::shortest_std(&position, movement, columns).map(Command::Standard);
            assert_eq!(first(is_standard), shortest);
            let texts: Vec<_> = all.iter().map(Command::to_string).collect();
            assert!(texts.is_sorted_by_key(|text| text.chars().count()), "{texts:?}");
            for text in texts {
                assert_eq!(
                    exact(&position, &text, columns),
                    Resolution::Unique(movement),
                    "{position} {text}"
                );
            }
        }
    }
}

/// Commands of all forms, by chance.
struct Chance(Rng);

impl Chance {
    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.0.usize(..of.len())]
    }

    fn maybe<T>(&mut self, of: impl FnOnce(&mut Self) -> T) -> Option<T> {
        self.0.bool().then(|| of(self))
    }

    fn number(&mut self) -> Number {
        self.one(&Number::ALL)
    }

    fn selector(&mut self) -> Selector {
        let kind = self.one(&Kind::ALL);
        Selector { kind, place: self.place() }
    }

    fn place(&mut self) -> Place {
        match self.0.u8(..6) {
            0 | 1 => Place::Anywhere,
            2 => Place::Word(self.one(&Word::ALL)),
            3 => Place::Column(self.number()),
            4 => Place::WordOnColumn(self.one(&Word::ALL), self.number()),
            _ => Place::Mark(self.one(&Mark::ALL)),
        }
    }

    fn command(&mut self) -> Command {
        let hands = [None, Some(Hand::Left), Some(Hand::Right)];
        match self.0.u8(..8) {
            0 => Command::Standard(Standard {
                kind: self.one(&Kind::ALL),
                word: self.maybe(|chance| chance.one(&Vertical::ALL)),
                column: self.number(),
                way: self.one(&Way::ALL),
                number: self.number(),
            }),
            1..4 => Command::Movement(Movement {
                selector: self.selector(),
                direction: Direction { way: self.one(&Way::ALL), hand: self.one(&hands) },
                number: self.maybe(Self::number),
            }),
            4 | 5 => Command::Capture(Capture {
                by: self.maybe(Self::selector),
                target: self.maybe(Self::selector),
            }),
            6 => Command::Check(Check {
                by: self.maybe(Self::selector),
                manner: self.maybe(|chance| chance.one(&[Manner::Direct, Manner::Indirect])),
                column: self.maybe(Self::number),
            }),
            _ => Command::CrossRiver(CrossRiver { place: self.place() }),
        }
    }

    fn marks(&mut self, position: &Position) -> Vec<(Point, Mark)> {
        let pieces = position.pieces().map(|(point, _)| point).collect::<Vec<_>>();
        let marked = pieces.into_iter().filter(|_| self.0.u8(..4) == 0).collect::<Vec<_>>();
        marked.into_iter().map(|point| (point, self.one(&Mark::ALL))).collect()
    }
}

/// What is said of a text can be said in every language, and its place is in the text.
fn can_be_said(text: &str, diagnostic: &Diagnostic, catalogues: &[Catalogue]) {
    for catalogue in catalogues {
        if let Err(flaws) = catalogue.try_sentence(&diagnostic.message) {
            panic!("{text}: {:?}: {flaws:?}", diagnostic.message);
        }
    }
    if let Some(span) = diagnostic.span {
        assert!(text.get(span.range()).is_some(), "{text}: {span:?}");
    }
}

fn catalogues() -> Vec<Catalogue> {
    [Language::English, Language::Vietnamese, Language::Chinese].map(Catalogue::new).into()
}

fn diagnostics(resolved: &Resolved<Move>) -> impl Iterator<Item = &Diagnostic> {
    let errors: &[Diagnostic] = match &resolved.resolution {
        Resolution::Illegal(reason) => core::slice::from_ref(&**reason),
        Resolution::Syntax(errors) => errors,
        _ => &[],
    };
    resolved.notes.iter().chain(errors)
}

/// The answers are those of the rulings read piece by piece.
fn answers_are_those_of_the_rulings(seed: u64, count: usize) {
    let mut chance = Chance(Rng::with_seed(seed));
    let catalogues = catalogues();
    for position in positions(seed, count) {
        let columns = chance.one(&Columns::ALL);
        let marks = chance.marks(&position);
        let named: Vec<(Square, String)> =
            marks.iter().map(|(point, mark)| (point.square(), mark.name().to_owned())).collect();
        let board = Board { position: &position, columns, marks: &marks };
        for _ in 0..40 {
            let text = chance.command().to_string();
            let mut expected: Vec<_> =
                command::readings(&text).iter().flat_map(|reading| board.moves(reading)).collect();
            expected.sort_unstable();
            expected.dedup();
            let resolved = command::resolve(&position, &text, columns, &named, Mode::Exact);
            diagnostics(&resolved).for_each(|diagnostic| can_be_said(&text, diagnostic, &catalogues));
            let mut found = match &resolved.resolution {
                Resolution::Unique(movement) => vec![*movement],
                Resolution::Ambiguous(candidates) => {
                    assert!(candidates.len() > 1);
                    for candidate in candidates {
                        let again =
                            command::resolve(&position, &candidate.text, columns, &named, Mode::Exact);
                        assert_eq!(
                            again.resolution,
                            Resolution::Unique(candidate.movement),
                            "{}",
                            candidate.text
                        );
                    }
                    candidates.iter().map(|candidate| candidate.movement).collect()
                }
                Resolution::Illegal(_) => Vec::new(),
                other => panic!("{position} {text}: {other:?}"),
            };
            found.sort_unstable();
            assert_eq!(found, expected, "{position} {columns} {marks:?} {text}");
        }
    }
}

#[test]
fn answers_are_exactly_the_moves_that_fit() {
    answers_are_those_of_the_rulings(4, 1_000);
}

#[test]
#[ignore = "deep: twenty thousand positions"]
fn answers_are_exactly_the_moves_that_fit_in_many_positions() {
    answers_are_those_of_the_rulings(5, 20_000);
}

#[test]
fn commands_are_read_as_they_are_written() {
    let mut chance = Chance(Rng::with_seed(6));
    for _ in 0..20_000 {
        let command = chance.command();
        let readings = command::readings(&command.to_string());
        assert!(readings.contains(&command), "{command}");
        let is_general_too = command.to_string().contains("Tg");
        assert!(readings.len() == 1 || is_general_too, "{command}: {readings:?}");
    }
}

#[test]
fn any_text_is_answered() {
    const PARTS: [&str; 34] = [
        "ext:",
        "std:",
        "meta:",
        "G",
        "Tg",
        "P",
        "M",
        "T",
        "B",
        "X",
        "S",
        "t",
        "s",
        "g",
        "-t",
        "-p",
        ".",
        "/",
        "-",
        "#x",
        "x",
        "+",
        "?",
        "!",
        "1",
        "5",
        "9",
        "C",
        "–",
        "：",
        " ",
        "х",
        "ô\u{301}",
        "=",
    ];
    let mut chance = Chance(Rng::with_seed(7));
    let catalogues = catalogues();
    for position in positions(7, 2_000) {
        let length = chance.0.usize(..9);
        let text: String = (0..length).map(|_| chance.one(&PARTS)).collect();
        for mode in [Mode::Exact, Mode::Lenient, Mode::Peg] {
            let resolved = command::resolve(&position, &text, Columns::MoverLeft, &[], mode);
            diagnostics(&resolved).for_each(|diagnostic| can_be_said(&text, diagnostic, &catalogues));
            assert!(resolved.readings < 100, "{text}: {}", resolved.readings);
        }
    }
}
