//! Trials: does a variant do what the `[[test]]` tables of its own file say?

use core::ops::{ControlFlow, Range};

use tabiya_board::Side;
use tabiya_game::{
    Argument, Code, Diagnostic, Game, MOVE_DECIDED, Message, Mode, Outcome, Refused, Resolution,
    ResolveOptions, Table,
};

use crate::file::{ExpectedOutcome, Said, TestSpec};
use crate::spec::Verdict;

const POSITION: Code = Code::new("variants.trial.position");
const PLAY: Code = Code::new("variants.trial.play");
const LEGAL: Code = Code::new("variants.trial.legal");
const ILLEGAL: Code = Code::new("variants.trial.illegal");
const UNREADABLE: Code = Code::new("variants.trial.unreadable");
const SEVERAL: Code = Code::new("variants.trial.several");
const OVER: Code = Code::new("variants.trial.over");
const NO_MOVE: Code = Code::new("variants.trial.no-move");
const PERFT: Code = Code::new("variants.trial.perft");
const PERFT_MORE: Code = Code::new("variants.trial.perft-more");
const PERFT_LEFT_OUT: Code = Code::new("variants.trial.perft-left-out");
const OUTCOME: Code = Code::new("variants.trial.outcome");
const OUTCOME_REASON: Code = Code::new("variants.trial.outcome-reason");

const ONGOING: Code = Code::new("variants.trial.ongoing");
const WHITE_WINS: Code = Code::new("variants.trial.white-wins");
const BLACK_WINS: Code = Code::new("variants.trial.black-wins");
const DRAWN: Code = Code::new("variants.trial.drawn");

/// Counting goes on for so many positions beyond what a test expects, to tell how many there are.
const BEYOND: u64 = 10_000_000;

/// So many positions the tests of one file may expect together; larger counts are left to `perft`.
pub const MAX_POSITIONS: u64 = 100_000_000;

/// How many positions may still be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget(u64);

impl Default for Budget {
    /// [`MAX_POSITIONS`].
    fn default() -> Self {
        Self(MAX_POSITIONS)
    }
}

impl Budget {
    /// Takes so many positions, if there are as many left.
    fn take(&mut self, positions: u64) -> bool {
        let left = self.0.checked_sub(positions);
        self.0 = left.unwrap_or(self.0);
        left.is_some()
    }
}

/// Runs the tests of a variant file: one diagnostic for each thing that is not as its test says, at the entry that says
/// it; `None` when `progress` stopped the counting. A count that `budget` has not enough left for is left out, with a note.
///
/// `text` is the file that the tests were read from. `progress` is told of positions as they are counted, as by
/// [`perft`](tabiya_game::perft).
pub fn run(
    game: &dyn Game,
    text: &str,
    tests: &[TestSpec],
    budget: &mut Budget,
    progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Option<Vec<Diagnostic>> {
    let mut failures = Vec::new();
    for test in tests {
        Trial { game, text, test, failures: &mut failures }.run(budget, progress)?;
    }
    failures.sort_by_key(|failure: &Diagnostic| failure.span.map(|span| span.start));
    Some(failures)
}

/// One test on its way.
struct Trial<'a> {
    game: &'a dyn Game,
    text: &'a str,
    test: &'a TestSpec,
    failures: &'a mut Vec<Diagnostic>,
}

impl Trial<'_> {
    fn run(mut self, budget: &mut Budget, progress: &mut dyn FnMut(u64) -> ControlFlow<()>) -> Option<()> {
        let Some(mut table) = self.table() else { return Some(()) };
        for text in &self.test.play {
            if let Err(refused) = table.play(&text.value, &ResolveOptions::default()) {
                // Where it was to go from here is not known.
                self.unmatched(PLAY, text, resolution(refused));
                return Some(());
            }
        }
        self.moves(&*table);
        self.outcome(&*table);
        self.perft(&*table, budget, progress)
    }

    fn fail(&mut self, place: &Range<usize>, message: Message) {
        let message = message.with("test", Argument::text(&self.test.name));
        self.failures.push(Diagnostic::from(message).at(self.text, place.clone()));
    }

    /// The table with the test's position; `None` where that is none.
    fn table(&mut self) -> Option<Box<dyn Table>> {
        let Some(position) = &self.test.position else { return Some(self.game.new_table()) };
        let diagnostics = match self.game.table(&position.value, Mode::Exact) {
            Ok(table) => return Some(table),
            Err(diagnostics) => diagnostics,
        };
        for diagnostic in diagnostics {
            let place = match diagnostic.span {
                Some(span) => self.inside(position, span.start..span.end),
                None => position.place.clone(),
            };
            self.fail(&place, Message::new(POSITION).with("problem", diagnostic.message));
        }
        None
    }

    /// Where a part of a text stands in the file; all of it where escapes have moved it.
    fn inside(&self, said: &Said<String>, part: Range<usize>) -> Range<usize> {
        let start = said.place.start + 1;
        if self.text.get(start..start + said.value.len()) == Some(&*said.value) {
            start + part.start..start + part.end
        } else {
            said.place.clone()
        }
    }

    fn moves(&mut self, table: &dyn Table) {
        let options = ResolveOptions::default();
        for text in &self.test.legal {
            match table.resolve(&text.value, &options).resolution {
                other @ (Resolution::Syntax(_) | Resolution::Request(_)) => {
                    self.unmatched(UNREADABLE, text, other);
                }
                resolution => self.unmatched(LEGAL, text, resolution),
            }
        }
        for text in &self.test.illegal {
            match table.resolve(&text.value, &options).resolution {
                Resolution::Illegal(_) => {}
                Resolution::Unique(movement) => {
                    self.fail(&text.place, moved(ILLEGAL, text).with("found", Argument::text(movement)));
                }
                // What is no move is not what a test of illegal moves means.
                other => self.unmatched(UNREADABLE, text, other),
            }
        }
    }

    /// Says why a text is not one legal move, if it is not.
    fn unmatched(&mut self, code: Code, text: &Said<String>, resolution: Resolution<String>) {
        let problem = match resolution {
            Resolution::Unique(_) => return,
            Resolution::Ambiguous(candidates) => {
                let moves = candidates.into_iter().map(|candidate| Argument::text(candidate.movement));
                let moves = moves.collect::<Vec<_>>();
                return self.fail(&text.place, moved(SEVERAL, text).with("moves", moves));
            }
            Resolution::Illegal(reason) => reason_alone(reason.message),
            Resolution::Syntax(diagnostics) => {
                diagnostics.into_iter().next().map_or_else(|| NO_MOVE.into(), |diagnostic| diagnostic.message)
            }
            Resolution::Request(_) => NO_MOVE.into(),
        };
        self.fail(&text.place, moved(code, text).with("problem", problem));
    }

    fn outcome(&mut self, table: &dyn Table) {
        let Some(expected) = &self.test.outcome else { return };
        let found = table.outcome();
        let wanted = match expected.value {
            ExpectedOutcome::Ongoing => ONGOING,
            ExpectedOutcome::Over(Verdict::Win) => WHITE_WINS,
            ExpectedOutcome::Over(Verdict::Loss) => BLACK_WINS,
            ExpectedOutcome::Over(Verdict::Draw) => DRAWN,
        };
        let (is, reason) = match found {
            Outcome::Ongoing => (ONGOING, None),
            Outcome::Decided { winner: Some(Side::First), reason } => (WHITE_WINS, Some(reason)),
            Outcome::Decided { winner: Some(Side::Second), reason } => (BLACK_WINS, Some(reason)),
            Outcome::Decided { winner: None, reason } => (DRAWN, Some(reason)),
        };
        if is != wanted {
            let message = match reason {
                Some(reason) => Message::new(OUTCOME_REASON).with("reason", reason),
                None => Message::new(OUTCOME),
            };
            self.fail(&expected.place, message.with("expected", wanted).with("found", is));
        }
    }

    fn perft(
        &mut self,
        table: &dyn Table,
        budget: &mut Budget,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Option<()> {
        for (depth, expected) in (1..).zip(&self.test.perft) {
            if !budget.take(expected.value) {
                let note = Diagnostic::note(PERFT_LEFT_OUT)
                    .with("test", Argument::text(&self.test.name))
                    .with("depth", depth)
                    .with("most", MAX_POSITIONS);
                self.failures.push(note.at(self.text, expected.place.clone()));
                break;
            }
            let mut left = expected.value.saturating_add(BEYOND);
            let mut stopped = false;
            let count = table.perft(depth, &mut |nodes| {
                stopped = progress(nodes).is_break();
                left = left.saturating_sub(nodes);
                if stopped || left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            if stopped {
                return None;
            }
            if count == Some(expected.value) {
                continue;
            }
            let message = match count {
                Some(count) => Message::new(PERFT).with("found", count),
                None => Message::new(PERFT_MORE),
            };
            self.fail(&expected.place, message.with("depth", depth).with("expected", expected.value));
            // Deeper counts go through this one.
            break;
        }
        Some(())
    }
}

fn moved(code: Code, text: &Said<String>) -> Message {
    Message::new(code).with("move", Argument::input(&*text.value))
}

/// The reason why a move can't be played, where what is said of it names the move once more.
fn reason_alone(message: Message) -> Message {
    match message.argument("reason") {
        Some(reason) if message.code == MOVE_DECIDED => Message::new(OVER).with("reason", reason.clone()),
        _ => message,
    }
}

/// What a text that was not played means.
fn resolution(refused: Refused) -> Resolution<String> {
    match refused {
        Refused::Syntax(diagnostics) => Resolution::Syntax(diagnostics),
        Refused::Illegal(reason) | Refused::Decided(reason) => Resolution::Illegal(reason),
        Refused::Ambiguous(candidates) => Resolution::Ambiguous(candidates),
        Refused::NotAMove(request) => Resolution::Request(request),
    }
}
