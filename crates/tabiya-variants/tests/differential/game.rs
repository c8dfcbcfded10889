//! One variant played by both.

use core::ops::ControlFlow;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use tabiya_board::{Bitboard, U256};
use tabiya_game::{History, Ply, Rules, Scope};
use tabiya_pieces::OverBudget;
use tabiya_pieces::sample::{Source, SplitMix64};
use tabiya_variants::Variant;
use tabiya_variants::engine::{self, Compounds};
use tabiya_variants::naive::{Ending, Facts, Man, Move, Position, Reason, Referee};
use tabiya_variants::spec::Spec;

use super::features::Tally;

/// Where the two say different things.
#[derive(Clone, Debug)]
pub(crate) struct Difference {
    /// What about.
    pub(crate) what: &'static str,
    /// The positions from the start of the game, as the referee has them, the last of which matters.
    pub(crate) positions: Vec<Position>,
    /// What the referee and the engine say.
    pub(crate) details: String,
}

/// How a game is played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) seed: u64,
    pub(crate) plies: usize,
    /// So many leaves of the tree are counted at most.
    pub(crate) leaves: u64,
    /// So many steps the referee takes at most.
    pub(crate) steps: u64,
}

/// Plays a game by chance and compares all that both say on the way.
///
/// `None` where a piece takes too many steps: nothing is said there.
pub(crate) fn compare(spec: &Spec, plan: Plan, tally: &mut Tally) -> Option<Result<(), Box<Difference>>> {
    let result = match spec.geometry.area() {
        ..=64 => Game::<u64>::new(spec, plan.steps).play(plan, tally),
        65..=128 => Game::<u128>::new(spec, plan.steps).play(plan, tally),
        _ => Game::<U256>::new(spec, plan.steps).play(plan, tally),
    };
    match result {
        Ok(()) => Some(Ok(())),
        Err(Stop::Different(difference)) => Some(Err(difference)),
        Err(Stop::OverBudget) => None,
    }
}

enum Stop {
    OverBudget,
    Different(Box<Difference>),
}

impl From<OverBudget> for Stop {
    fn from(_: OverBudget) -> Self {
        Self::OverBudget
    }
}

struct Game<'a, B: Bitboard + 'static> {
    spec: &'a Spec,
    rules: Variant<B>,
    referee: Referee<'a>,
    positions: Vec<Position>,
    /// The same with pieces unmoved only where the engine says that it matters, as rights that a repetition asks for.
    with_rights: Vec<Position>,
    plies: Vec<Ply<Variant<B>>>,
    /// The position of each hash met.
    hashes: HashMap<u64, Placement>,
}

/// What stands where, and what is in the hands.
type Placement = (Vec<Option<Man>>, [Vec<usize>; 2]);

impl<'a, B: Bitboard + 'static> Game<'a, B> {
    fn new(spec: &'a Spec, steps: u64) -> Self {
        Self {
            spec,
            rules: Variant::new(Arc::new(spec.clone())),
            referee: Referee::within(steps, spec),
            positions: Vec::new(),
            with_rights: Vec::new(),
            plies: Vec::new(),
            hashes: HashMap::new(),
        }
    }

    fn play(&mut self, plan: Plan, tally: &mut Tally) -> Result<(), Stop> {
        let mut source = SplitMix64::new(plan.seed);
        let start = self.rules.start();
        let mut fast = start.clone();
        self.positions = vec![self.referee.start()];
        self.same_position(&fast, "start")?;
        for ply in 0..=plan.plies {
            let (moves, details) = self.moves(&fast)?;
            self.facts(&fast)?;
            self.outcome(&start, &fast, tally)?;
            if moves.is_empty() {
                break;
            }
            self.each_move(&fast, &moves, &details)?;
            tally.note(self.spec, &self.referee, self.now(), &moves, &mut source)?;
            if ply == 0 || source.percent(10) {
                self.perft(&fast, &moves, plan.leaves)?;
            }
            let choices: Vec<&Move> = moves.keys().collect();
            let slow = choices[source.below(choices.len())].clone();
            let movement = moves[&slow];
            let hash_before = self.rules.hash(&fast);
            let _ = self.rules.make(&mut fast, movement, &details);
            self.plies.push(Ply { movement, details, hash_before });
            let next = self.referee.play(self.now(), &slow)?;
            self.positions.push(next);
        }
        Ok(())
    }

    /// The present position.
    fn now(&self) -> &Position {
        &self.positions[self.positions.len() - 1]
    }

    fn differ(&self, what: &'static str, details: String) -> Stop {
        Stop::Different(Box::new(Difference { what, positions: self.positions.clone(), details }))
    }

    #[expect(clippy::needless_pass_by_value, reason = "answers are compared where they are made")]
    fn same<T: PartialEq + core::fmt::Debug>(
        &self,
        what: &'static str,
        slow: T,
        fast: T,
    ) -> Result<(), Stop> {
        if slow == fast {
            return Ok(());
        }
        Err(self.differ(what, format!("referee: {slow:?}\nengine: {fast:?}")))
    }

    /// The moves in both forms.
    fn moves(
        &self,
        fast: &engine::Position<B>,
    ) -> Result<(BTreeMap<Move, engine::Move>, Compounds<B>), Stop> {
        let mut details = Compounds::default();
        let mut list = Vec::new();
        let _ = self.rules.generate(fast, Scope::All, &mut details, |movement| {
            list.push(movement);
            ControlFlow::Continue(())
        });
        let moves: BTreeMap<Move, engine::Move> =
            list.iter().map(|&movement| (Move::of_engine(fast, movement, &details), movement)).collect();
        if moves.len() != list.len() {
            return Err(self.differ("moves given twice", format!("{:?}", moves.keys())));
        }
        let slow = self.referee.moves(self.now())?;
        let only_slow: Vec<&Move> = slow.iter().filter(|movement| !moves.contains_key(movement)).collect();
        let only_fast: Vec<&Move> = moves.keys().filter(|movement| !slow.contains(movement)).collect();
        if !only_slow.is_empty() || !only_fast.is_empty() {
            // Each counts the steps of its own way.
            if self.rules.engine().is_over_budget(fast) {
                return Err(Stop::OverBudget);
            }
            let details = format!("only referee: {only_slow:?}\nonly engine: {only_fast:?}");
            return Err(self.differ("moves", details));
        }
        self.same("count of moves", slow.len() as u64, self.rules.count(fast))?;
        Ok((moves, details))
    }

    fn facts(&self, fast: &engine::Position<B>) -> Result<(), Stop> {
        let slow = Facts::of_referee(&self.referee, self.now())?;
        self.same("check, decided", slow, Facts::of_engine(self.rules.engine(), fast))
    }

    /// How the game ended, if it just did.
    fn outcome(
        &mut self,
        start: &engine::Position<B>,
        fast: &engine::Position<B>,
        tally: &mut Tally,
    ) -> Result<(), Stop> {
        let mut now = self.now().clone();
        for (slow, fast) in now.board.iter_mut().zip(Position::of_engine(fast).board) {
            if let (Some(slow), Some(fast)) = (slow, fast) {
                slow.unmoved = fast.unmoved;
            }
        }
        self.with_rights.push(now);
        let (now, before) = self.with_rights.split_last().expect("the game has begun");
        let slow = self.referee.ending(now, before)?;
        let history = History { start, plies: &self.plies };
        let fast = self.rules.outcome(fast, history);
        // A long game without history is not claimed.
        let slow = slow.filter(|ending| !(ending.reason == Reason::Quiet && before.is_empty()));
        tally.ends(slow);
        self.same("outcome", status(slow), fast.status())
    }

    /// Makes every move and takes it back.
    fn each_move(
        &mut self,
        fast: &engine::Position<B>,
        moves: &BTreeMap<Move, engine::Move>,
        details: &Compounds<B>,
    ) -> Result<(), Stop> {
        for (slow, &movement) in moves {
            let mut after = fast.clone();
            let undo = self.rules.make(&mut after, movement, details);
            let next = self.referee.play(self.now(), slow)?;
            self.positions.push(next);
            self.same_position(&after, "position after a move")?;
            self.hash(&after)?;
            self.positions.pop();
            self.rules.unmake(&mut after, movement, undo);
            if after != *fast {
                let details = format!("{slow:?}\nbefore: {fast:?}\nafter: {after:?}");
                return Err(self.differ("taking back", details));
            }
        }
        Ok(())
    }

    fn same_position(&self, fast: &engine::Position<B>, what: &'static str) -> Result<(), Stop> {
        let fast = Position::of_engine(fast);
        let slow = self.now();
        let men = |position: &Position| -> Vec<_> {
            position.board.iter().map(|man| man.map(|man| (man.kind, man.side))).collect()
        };
        let passes = |position: &Position| self.spec.ends.two_passes.map(|_| position.passes.min(2));
        let counts = |position: &Position| {
            (position.to_move, position.hands.clone(), position.quiet, position.number, passes(position))
        };
        self.same(what, men(slow), men(&fast))?;
        self.same(what, counts(slow), counts(&fast))?;
        if self.spec.ends.checks.is_some() {
            self.same("checks", slow.checks, fast.checks)?;
        }
        // The engine forgets where it does not matter.
        let wrong = slow.board.iter().zip(&fast.board).position(|(slow, fast)| {
            fast.is_some_and(|fast| fast.unmoved) && !slow.is_some_and(|slow| slow.unmoved)
        });
        self.same("unmoved", None, wrong)
    }

    /// The hash is that of the position read anew, and no other position met has it.
    fn hash(&mut self, fast: &engine::Position<B>) -> Result<(), Stop> {
        let engine = self.rules.engine();
        let text = engine.write(fast);
        match engine.read(&text) {
            Err(errors) => {
                return Err(self.differ("text not read", format!("{text}\n{errors:?}")));
            }
            Ok(read) if read != *fast => {
                return Err(
                    self.differ("text read otherwise", format!("{text}\nread: {read:?}\nwas: {fast:?}"))
                );
            }
            Ok(_) => {}
        }
        let hash = self.rules.hash(fast);
        let now = self.now();
        let board = now.board.iter().map(|man| man.map(|man| Man { unmoved: false, ..man })).collect();
        let key = (board, now.hands.clone());
        let known = self.hashes.entry(hash).or_insert_with(|| key.clone()).clone();
        self.same("hash", known, key)
    }

    /// Looks for the difference at which the trees part.
    fn descend(&mut self, fast: &engine::Position<B>, depth: u32) -> Result<(), Stop> {
        let (moves, details) = self.moves(fast)?;
        self.facts(fast)?;
        if depth < 2 {
            return Ok(());
        }
        for (slow, &movement) in &moves {
            let mut after = fast.clone();
            let _ = self.rules.make(&mut after, movement, &details);
            let next = self.referee.play(self.now(), slow)?;
            self.positions.push(next);
            self.descend(&after, depth - 1)?;
            self.positions.pop();
        }
        Ok(())
    }

    /// The tree to depth 2, and to depth 3 where that is small.
    fn perft(
        &mut self,
        fast: &engine::Position<B>,
        moves: &BTreeMap<Move, engine::Move>,
        leaves: u64,
    ) -> Result<(), Stop> {
        let mut fast = fast.clone();
        let mut expected = moves.len() as u64;
        for depth in 2..=3 {
            if expected * moves.len() as u64 > leaves {
                break;
            }
            expected = self.referee.perft(self.now(), depth)?;
            for bulk in [true, false] {
                let nodes = self.rules.engine().perft(&mut fast, depth, bulk);
                if nodes != expected {
                    self.descend(&fast, depth)?;
                }
                self.same("perft", (depth, expected), (depth, nodes))?;
            }
        }
        Ok(())
    }
}

fn status(ending: Option<Ending>) -> &'static str {
    match ending.map(|ending| ending.winner) {
        None => "ongoing",
        Some(Some(tabiya_board::Side::First)) => "first",
        Some(Some(tabiya_board::Side::Second)) => "second",
        Some(None) => "draw",
    }
}
