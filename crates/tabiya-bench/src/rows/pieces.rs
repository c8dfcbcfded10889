//! The piece notation: how fast lines are read, and how fast targets are found beside the naive interpreter.

use std::hint::black_box;
use std::ops::ControlFlow;
use std::sync::Arc;

use tabiya_board::{Bitboard, Geometry, Side, Square};
use tabiya_pieces::compiled::{Action, Compiled, Each, Ground, Machine, Placement, Scratch};
use tabiya_pieces::sample::{self, SplitMix64};
use tabiya_pieces::{Board, Piece, Repeat, naive};

use crate::Contest;

/// The document's lines, pieces of chess and of its variants, and lines of every construct.
const LINES: &[&str] = &[
    "o2-3+, c2-3X, io2-3>.2(~1/2)",
    "n(~2/2)",
    "n(~2/2),cn+",
    "3(~3/3)",
    "~3/3.~3/3.~3/3",
    "c3(1*)",
    "n(n+)",
    "n(0-8/0-8)",
    "o(0-8/0-8),1+",
    "o1>,c1X>,oi2>,S1=c1>",
    "!hi^n=|R^n=",
    "1*,i2=OKR",
    "c0&cAr1",
    "!hcn+&c0&Ar1,o1*",
    "NBRQK1+<wEc1>",
    "bAo1+",
    "bAo2*",
    "o1>,c1X>,L2o2>,L8QRBN",
    "n*",
    "n+",
    "nX",
    "~1/2",
    "1X,~2X",
    "n+,~1/2",
    "n*,~1/2",
    "~1/3,1X",
    "1+,~2+,~2X",
    "o~1/2,cnX",
    "on+,c^^n+",
    "1>,E1=",
    "o1>&(1,1),o1>&(-1,1),o1<&(1,-1),o1<&(-1,-1),o1>>&(1,1),o1>>&(1,-1),o1<<&(-1,1),o1<<&(-1,-1)",
    "wi4>>OKR,wi3<<OKR,bi4<<OKR,bi3>>OKR",
    "n(^2X;),o1X",
    "cn(^nX), onX",
    "1X.n+,1+.nX",
    "(eS1)o1*,!S1c1>",
    "~2/1>,~1/2<",
    "2-4(~1/2),n(n+.)",
    "L2-3o1>,!L8c1X>",
    "aec1*,r2,10-12X",
];

/// Of those, the ones whose targets are found.
const PIECES: &[&str] = &[
    "n*",
    "~1/2",
    "1*,i2=OKR",
    "o1>,c1X>,L2o2>,L8QRBN",
    "o1>,c1X>,oi2>,S1=c1>",
    "o2-3+, c2-3X, io2-3>.2(~1/2)",
    "n(~1/2)",
    "~3/3.~3/3.~3/3",
    "1X.n+",
    "on+,c^^n+",
    "o1>&(1,1),o1>&(-1,1),o1<&(1,-1),o1<&(-1,-1),o1>>&(1,1),o1>>&(1,-1),o1<<&(-1,1),o1<<&(-1,-1)",
    "n(^2X;),o1X",
    "!hcn+&c0&Ar1,o1*",
];

const BOARDS: usize = 24;
const SEED: u64 = 5;

/// Every line in turn.
///
/// # Panics
/// If a line is not read, or its canonical text is read as another piece.
pub fn reading<'a>() -> Contest<'a> {
    for line in LINES {
        let piece = read(line);
        assert_eq!(read(&piece.to_string()), piece, "{line}");
    }
    Contest::alone("piece-read", "piece notation to tree", "characters", |_| read_lines()).to_reach_rate(10e6)
}

/// Reads every line; gives the number of characters.
#[inline]
pub fn read_lines() -> u64 {
    for line in LINES {
        black_box(read(black_box(line)));
    }
    LINES.iter().map(|line| line.chars().count() as u64).sum()
}

fn read(line: &str) -> Piece {
    line.parse().expect("a line of the notation")
}

/// Pieces made ready, and boards to ask them on.
#[derive(Debug)]
pub struct Pieces {
    pieces: Vec<Ready>,
    boards: Vec<(Board, Placement<u64>)>,
}

#[derive(Debug)]
struct Ready {
    piece: Piece,
    machine: Machine<u64>,
    compiled: Compiled,
}

/// A piece on a square of a board.
type Question<'a> = (&'a Ready, &'a (Board, Placement<u64>), Square, Side);

impl Pieces {
    /// The same on each call.
    ///
    /// # Panics
    /// Never: the lines are right.
    pub fn new() -> Self {
        let size = Geometry::new(8, 8).expect("a size");
        let ground = Arc::new(Ground::new(size));
        let ready = |line: &&str| {
            let piece = read(line);
            let machine = Machine::new(&piece, &ground, Repeat::Document);
            let compiled = Compiled::new(&piece, size, Repeat::Document);
            Ready { piece, machine, compiled }
        };
        let mut source = SplitMix64::new(SEED);
        let board = |_| {
            let board = sample::board(&mut source, size);
            let placement = Placement::new(&board);
            (board, placement)
        };
        Self { pieces: PIECES.iter().map(ready).collect(), boards: (0..BOARDS).map(board).collect() }
    }

    /// Every piece on every occupied square.
    fn questions(&self) -> impl Iterator<Item = Question<'_>> {
        self.pieces.iter().flat_map(|ready| {
            self.boards.iter().flat_map(move |board| {
                board.0.men().map(move |(square, man)| (ready, board, square, man.side))
            })
        })
    }

    /// Answers all questions by the naive interpreter; gives the numbers of questions and of moves.
    pub fn naive(&self) -> (u64, usize) {
        self.questions().fold((0, 0), |(questions, moves), (ready, (board, _), square, _)| {
            let found = naive::targets(&ready.piece, Repeat::Document, black_box(board), square);
            (questions + 1, moves + black_box(found).map_or(0, |found| found.len()))
        })
    }

    /// Answers all questions as an engine asks them, into a list that is used again.
    pub fn ours(&self, answers: &mut Answers) -> (u64, usize) {
        self.questions().fold((0, 0), |(questions, moves), question| {
            (questions + 1, moves + black_box(answers.to(black_box(question))).len())
        })
    }
}

impl Default for Pieces {
    fn default() -> Self {
        Self::new()
    }
}

/// A list of moves, and the memory for finding them.
#[derive(Debug, Default)]
pub struct Answers {
    list: Vec<Action<u64>>,
    scratch: Scratch<u64>,
}

impl Answers {
    #[inline]
    fn to(&mut self, (ready, (_, placement), square, side): Question<'_>) -> &[Action<u64>] {
        let Self { list, scratch } = self;
        list.clear();
        let mut push = Each(|action| {
            list.push(action);
            ControlFlow::Continue(())
        });
        let machine = &ready.machine;
        let from = machine.ground().geometry().index(square);
        let _ = machine.moves(&placement.testing(machine), side, from, scratch, &mut push);
        list
    }
}

/// The moves of every piece from every occupied square, as an engine asks for them: from positions made ready, into a list
/// that is used again. The naive interpreter makes a list of its own each time.
///
/// # Panics
/// If the two come to different moves.
pub fn moves(pieces: &Pieces) -> Contest<'_> {
    let mut answers = Answers::default();
    for question in pieces.questions() {
        let (ready, (board, _), square, _) = question;
        let index = |&square: &Square| board.geometry().index(square);
        let expected = naive::targets(&ready.piece, Repeat::Document, board, square);
        let mut expected: Vec<(usize, Vec<usize>)> = expected
            .expect("within the budget")
            .iter()
            .map(|movement| (index(&movement.to), movement.captures.iter().map(index).collect()))
            .collect();
        let found = answers.to(question).iter();
        let mut found: Vec<(usize, Vec<usize>)> =
            found.map(|action| (action.to.into(), action.captures.iter().collect())).collect();
        expected.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, expected, "{} at {square:?} on {board:?}", ready.piece);
    }
    Contest::new(
        "piece-moves",
        "moves of a piece, as an engine asks",
        "calls",
        |_| pieces.naive().0,
        move |_| pieces.ours(&mut answers).0,
    )
    .to_reach(50.0)
}

/// The same as lists of moves with their captures and ways, sorted by text, as the naive interpreter gives them.
///
/// # Panics
/// If the two lists differ.
pub fn targets(pieces: &Pieces) -> Contest<'_> {
    for (ready, (board, _), square, _) in pieces.questions() {
        let expected = naive::targets(&ready.piece, Repeat::Document, board, square);
        assert_eq!(ready.compiled.targets(board, square), expected, "{} on {board:?}", ready.piece);
    }
    let compiled = |(ready, (board, _), square, _): Question<'_>| {
        u64::from(black_box(ready.compiled.targets(black_box(board), square)).is_ok())
    };
    Contest::new(
        "piece-targets",
        "the same as sorted lists with ways",
        "calls",
        |_| pieces.naive().0,
        move |_| pieces.questions().map(compiled).sum(),
    )
}
