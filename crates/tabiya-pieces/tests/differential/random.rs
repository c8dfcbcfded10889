//! Random pieces on random boards, beside the naive interpreter.

use core::ops::ControlFlow;
use std::collections::HashSet;
use std::sync::Arc;

use tabiya_board::{Bitboard, Geometry, Square, U256};
use tabiya_pieces::compiled::{Budget, Compiled, Each, Ground, Machine, Placement, Scratch};
use tabiya_pieces::sample::{self, Source, SplitMix64};
use tabiya_pieces::{Board, Man, Movement, OverBudget, Piece, Profile, Repeat, naive, square_name};

/// What has been compared.
#[derive(Debug, Default)]
struct Tally {
    compared: u32,
    /// Over budget in one way or the other.
    over: u32,
    moves: usize,
}

/// A piece made ready twice: for lists with paths, and as an engine has it.
struct Ready<'a, B> {
    piece: &'a Piece,
    repeat: Repeat,
    compiled: Compiled,
    machine: Machine<B>,
    scratch: Scratch<B>,
}

impl<'a, B: Bitboard> Ready<'a, B> {
    fn new(piece: &'a Piece, size: Geometry, repeat: Repeat) -> Self {
        Self {
            piece,
            repeat,
            compiled: Compiled::new(piece, size, repeat),
            machine: Machine::new(piece, &Arc::new(Ground::new(size)), repeat).with_origins(),
            scratch: Scratch::new(),
        }
    }

    /// Every `A` of the board moves as the piece.
    fn compare(&mut self, board: &Board, tally: &mut Tally) {
        for (square, _) in board.men().filter(|(_, man)| man.letter == b'A') {
            let naive = naive::targets(self.piece, self.repeat, board, square);
            let compiled = self.compiled.targets(board, square);
            let (Ok(compiled), Ok(naive)) = (compiled, naive) else {
                tally.over += 1;
                continue;
            };
            tally.compared += 1;
            tally.moves += naive.len();
            self.check_list(board, square, &compiled, &naive);
            self.check_machine(board, square, &naive);
        }
    }

    fn check_list(&self, board: &Board, square: Square, compiled: &[Movement], naive: &[Movement]) {
        let size = board.geometry();
        let is_same =
            |(one, other): (&Movement, &Movement)| one == other && one.text(size) == other.text(size);
        let without = |all: &[Movement], others: &[Movement]| {
            all.iter().filter(|movement| !others.contains(movement)).cloned().collect::<Vec<_>>()
        };
        assert!(
            compiled.len() == naive.len() && compiled.iter().zip(naive).all(is_same),
            "{} ({:?}, {:?}) on {board:?}, {size}, at {}\nonly compiled: {:#?}\nonly naive: {:#?}",
            self.piece,
            self.piece.linkage,
            self.repeat,
            square_name(size, square),
            without(compiled, naive),
            without(naive, compiled),
        );
        for movement in compiled {
            assert_eq!(movement.path.last(), Some(&movement.to), "{} on {board:?}", self.piece);
        }
    }

    /// The moves as an engine gets them, and what is attacked.
    fn check_machine(&mut self, board: &Board, square: Square, naive: &[Movement]) {
        let size = board.geometry();
        let Self { piece, machine, scratch, .. } = self;
        let (placement, from) = (Placement::new(board), size.index(square));
        let position = placement.testing(machine);
        let side = placement.side(from).expect("a piece stands there");
        let mut found = Vec::new();
        let mut each = Each(|action| {
            found.push(action);
            ControlFlow::Continue(())
        });
        let flow = machine.moves(&position, side, from, scratch, &mut each);
        assert_eq!(flow, Ok(ControlFlow::Continue(())), "{piece} on {board:?}");
        let indices = |squares: &[Square]| {
            let mut set = B::EMPTY;
            for &square in squares {
                set.insert(size.index(square));
            }
            set
        };
        let names = machine.promotions();
        let found: Vec<_> = found
            .into_iter()
            .map(|action| {
                let promotion = action.promotion.map(|number| names[usize::from(number)].as_str());
                (usize::from(action.to), action.captures, action.removed, action.partner, promotion)
            })
            .collect();
        let expected: HashSet<_> = naive
            .iter()
            .map(|movement| {
                let index = |square| size.index(square) as u8;
                (
                    size.index(movement.to),
                    indices(&movement.captures),
                    indices(&movement.removed),
                    movement.partner.map(|(from, to)| (index(from), index(to))),
                    movement.promotion.as_deref(),
                )
            })
            .collect();
        assert_eq!(found.len(), naive.len(), "each move once: {piece} on {board:?}, {size}");
        assert_eq!(found.into_iter().collect::<HashSet<_>>(), expected, "{piece} on {board:?}, {size}");
        if machine.summary().asks_attacked {
            return;
        }
        if machine.summary().plain {
            let threats = machine.threats(&position, side, from);
            for target in size.squares().filter(|&target| target != square && board.is_square(target)) {
                let mut beside = board.clone();
                let letter = b'S';
                beside.put(target, Man { side: !side, letter });
                let other = Placement::new(&beside);
                let hit = machine.sets(&other.testing(machine), side, from).1.contains(size.index(target));
                assert_eq!(threats.contains(size.index(target)), hit, "{piece} on {board:?} to {target:?}");
            }
        }
        for (target, _) in board.men().filter(|&(target, _)| target != square) {
            let hit = naive
                .iter()
                .any(|movement| movement.captures.contains(&target) || movement.removed.contains(&target));
            let to = size.index(target);
            match machine.attacks(&position, side, from, to, &mut Budget::new(), scratch) {
                Ok(attacks) => assert_eq!(attacks, hit, "{piece} on {board:?} attacks {target:?}"),
                Err(OverBudget) => panic!("{piece} on {board:?}: less work than all moves"),
            }
        }
    }
}

/// So many pieces of a profile, each on so many boards of two sizes.
fn check(seed: u64, pieces: u32, boards: u32, profile: Profile, repeat: Repeat) -> Tally {
    let mut source = SplitMix64::new(seed);
    let mut tally = Tally::default();
    for _ in 0..pieces {
        let piece = sample::piece(&mut source, profile);
        for _ in 0..2 {
            let size: Geometry = sample::geometry(&mut source);
            let on_size = match size.area() {
                ..=64 => check_on::<u64>,
                65..=128 => check_on::<u128>,
                _ => check_on::<U256>,
            };
            let boards: Vec<Board> = (0..boards).map(|_| sample::board(&mut source, size)).collect();
            on_size(&piece, &boards, repeat, &mut tally);
        }
    }
    assert!(tally.over * 10 < tally.compared, "{profile}, {repeat:?}: {tally:?}");
    tally
}

fn check_on<B: Bitboard>(piece: &Piece, boards: &[Board], repeat: Repeat, tally: &mut Tally) {
    let mut ready = Ready::<B>::new(piece, boards[0].geometry(), repeat);
    for board in boards {
        ready.compare(board, tally);
    }
}

#[test]
fn compiled_is_naive() {
    let mut compared = 0;
    for (seed, profile) in Profile::ALL.into_iter().enumerate() {
        compared += check(seed as u64, 200, 1, profile, Repeat::Document).compared;
    }
    for repeat in [Repeat::Straight, Repeat::Turning] {
        compared += check(17, 60, 1, Profile::Tabiya, repeat).compared;
    }
    assert!(compared > 3_000, "{compared}");
}

/// Begins with the number in the environment variable `SEED`.
#[test]
#[ignore = "deep: a million cases"]
fn compiled_is_naive_in_a_million_cases() {
    let seed = std::env::var("SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1_000);
    let mut compared = 0;
    for round in seed.. {
        for profile in Profile::ALL {
            for repeat in [Repeat::Document, Repeat::Straight, Repeat::Turning] {
                let seed = SplitMix64::new(round).number() ^ profile as u64 ^ ((repeat as u64) << 2);
                let pieces = if repeat == Repeat::Document { 400 } else { 100 };
                compared += check(seed, pieces, 3, profile, repeat).compared;
            }
        }
        if compared > 1_000_000 {
            break;
        }
    }
}
