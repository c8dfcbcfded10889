//! Whether a result fits a position, and the position after it (section 15 of the rules).

use core::ops::ControlFlow;

use tabiya_board::Side;
use tabiya_game::{Argument, Candidate, Diagnostic, Message, has_errors};

use super::changes::{changes, list_range};
use super::{Changes, Entry, ResultText};
use crate::reason::{self, side_name};
use crate::text::{codes, write_action};
use crate::{Action, GameResult, Kind, Phase, Piece, Position, Setup};

/// What a result is in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedResult {
    /// It is well formed and changes the position without contradicting itself, or it is an error.
    pub valid: bool,
    /// The legal action that makes exactly these changes.
    ///
    /// Where several do, it is the first by kind (move, capture, push, pull) and then by its points. A resignation
    /// changes no point: it is the one whose winner is declared.
    pub action: Option<Action>,
    /// What is wrong, or worth knowing: that no legal action makes these changes, that several do, that the declared
    /// result is not the one that the rules give.
    pub diagnostics: Vec<Diagnostic>,
}

/// Reads a result and [checks](ResultText::check) it in a position. Places are those of `text`.
///
/// ```
/// use tabiya_formation::{Position, text::check_result};
/// let start = Position::standard();
/// let checked = check_result("变化：[红车四七占]\r\n胜负：红胜", &start);
/// assert!(checked.valid && checked.action.is_some());
/// assert_eq!(checked.diagnostics[0].code().as_str(), "formation.result.value");
/// assert!(!check_result("变化：[红车四七占 红马四七占]\n胜负：未分", &start).valid);
/// ```
pub fn check_result(text: &str, position: &Position) -> CheckedResult {
    match text.parse::<ResultText>() {
        Ok(result) => result.check_in(text, position),
        Err(diagnostics) => CheckedResult { valid: false, action: None, diagnostics },
    }
}

/// Reads a result and [applies](ResultText::apply) it to a position. Places are those of `text`.
///
/// # Errors
/// What is wrong with the form, with the changes, or with the position after them.
///
/// ```
/// use tabiya_formation::{Position, text};
/// let mut position = Position::standard();
/// let after = text::apply_result("变化：[红车四七占]\n胜负：未分", &position).unwrap();
/// position.make(text::read_action("红车四七", &position).unwrap());
/// assert_eq!(after, position);
/// ```
pub fn apply_result(text: &str, position: &Position) -> Result<Position, Vec<Diagnostic>> {
    text.parse::<ResultText>()?.apply_in(text, position)
}

impl ResultText {
    /// Judges the form and the changes, not whether the game could go so: changes that no legal action makes, and a
    /// declared result that the rules don't give, are valid and noted.
    pub fn check(&self, position: &Position) -> CheckedResult {
        self.check_in(&self.to_string(), position)
    }

    /// The position after the result: its changes, its declared result, and the turn passed. An error leaves the
    /// position as it is. A draw with no changes is a draw by agreement, of the movement phase only.
    ///
    /// # Errors
    /// What is wrong with the changes; that the game is over; a declared result that contradicts the position after
    /// the changes; all rules that this position breaks.
    pub fn apply(&self, position: &Position) -> Result<Position, Vec<Diagnostic>> {
        self.apply_in(&self.to_string(), position)
    }

    fn check_in(&self, text: &str, position: &Position) -> CheckedResult {
        let Self::Success { entries, result } = self else {
            return CheckedResult { valid: true, action: None, diagnostics: Vec::new() };
        };
        let judged = match Judged::new(text, entries, *result, position) {
            Ok(judged) => judged,
            Err(diagnostics) => return CheckedResult { valid: false, action: None, diagnostics },
        };
        let diagnostics = judged.notes(text, position);
        debug_assert!(!has_errors(&diagnostics));
        CheckedResult { valid: true, action: judged.actions.first().copied(), diagnostics }
    }

    fn apply_in(&self, text: &str, position: &Position) -> Result<Position, Vec<Diagnostic>> {
        let Self::Success { entries, result } = self else { return Ok(position.clone()) };
        if position.result().is_decided() {
            return Err(vec![
                Diagnostic::error(codes::RESULT_AFTER_END)
                    .with("result", position.result().code())
                    .at(text, 0..text.len()),
            ]);
        }
        let judged = Judged::new(text, entries, *result, position)?;
        if judged.is_agreed_draw() && position.phase() == Phase::Placement {
            return Err(vec![value(text, Message::new(codes::RESULT_DRAW_IN_PLACEMENT).into())]);
        }
        if let Some(wrong) = judged.wrong_value() {
            return Err(vec![value(text, wrong.into())]);
        }
        Position::new(&judged.after).map_err(|faults| {
            let after =
                |fault| Message::new(codes::RESULT_POSITION).with("reason", reason::fault(fault).message);
            faults.iter().map(|fault| Diagnostic::from(after(fault)).at(text, list_range(text))).collect()
        })
    }
}

/// A diagnostic about the declared result of a well-formed result.
fn value(text: &str, diagnostic: Diagnostic) -> Diagnostic {
    // Each result is a word of two Hanzi, and nothing but line ends follows.
    let end = text.trim_end_matches(['\n', '\r', '/']).len();
    diagnostic.at(text, end - 2 * '分'.len_utf8()..end)
}

/// What a result's changes are in a position.
struct Judged {
    changes: Changes,
    declared: GameResult,
    /// The legal actions that make these changes, the one to name first.
    actions: Vec<Action>,
    /// The result that the rules give.
    expected: GameResult,
    /// The setup after the changes, with the declared result.
    after: Setup,
}

impl Judged {
    fn new(
        text: &str,
        entries: &[Entry],
        declared: GameResult,
        position: &Position,
    ) -> Result<Self, Vec<Diagnostic>> {
        let changes = changes(text, entries, position)?;
        let after = changes.after(position, declared);
        let actions = actions_with(&changes, declared, position);
        let expected = if position.result().is_decided() {
            position.result()
        } else if matches!(actions.first(), Some(Action::Resign { .. })) {
            declared
        } else {
            let [red, black] = Side::ALL.map(|side| has_leader(&after, side));
            GameResult::of_leaders(red, black)
        };
        Ok(Self { changes, declared, actions, expected, after })
    }

    /// Nothing changes but that the game is drawn.
    fn is_agreed_draw(&self) -> bool {
        self.changes.is_empty() && self.declared == GameResult::Draw
    }

    /// The declared result, where the rules give another one.
    fn wrong_value(&self) -> Option<Message> {
        (self.declared != self.expected && !self.is_agreed_draw()).then(|| {
            Message::new(codes::RESULT_VALUE)
                .with("found", self.declared.code())
                .with("expected", self.expected.code())
        })
    }

    fn notes(&self, text: &str, position: &Position) -> Vec<Diagnostic> {
        let mut notes = Vec::new();
        let note = |code| Diagnostic::note(code).at(text, list_range(text));
        match self.actions.as_slice() {
            [] => notes.push(
                note(codes::RESULT_NO_ACTION)
                    .with("side", side_name(position.to_move()))
                    .with("points", self.changes.points().len()),
            ),
            [_] => {}
            [first, ..] => {
                let texts: Vec<_> =
                    self.actions.iter().map(|&action| write_action(position, action)).collect();
                let mut several = note(codes::RESULT_SEVERAL_ACTIONS)
                    .with("actions", texts.iter().map(Argument::text).collect::<Vec<_>>())
                    .with("named", Argument::text(write_action(position, *first)));
                several.candidates =
                    texts.into_iter().map(|text| Candidate { movement: text.clone(), text }).collect();
                notes.push(several);
            }
        }
        if self.is_agreed_draw() && !position.result().is_decided() {
            let code = match position.phase() {
                Phase::Placement => codes::RESULT_DRAW_IN_PLACEMENT,
                Phase::Movement => codes::RESULT_AGREED_DRAW,
            };
            notes.push(value(text, Diagnostic::note(code)));
        } else if let Some(wrong) = self.wrong_value() {
            notes.push(value(text, Diagnostic::new(tabiya_game::Level::Note, wrong)));
        }
        notes
    }
}

/// The legal actions that make exactly these changes, in the order of kinds and points. No action but a resignation
/// changes nothing; those that lead to another result than the declared one are left out.
fn actions_with(changes: &Changes, declared: GameResult, position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    let mut copy = position.clone();
    let _ = position.generate(|action| {
        let fits = match action {
            Action::Resign { loser } => changes.is_empty() && declared == GameResult::won_by(!loser),
            _ => !changes.is_empty() && Changes::made(position, &mut copy, action) == *changes,
        };
        if fits {
            actions.push(action);
        }
        ControlFlow::<()>::Continue(())
    });
    actions.sort_unstable();
    actions
}

fn has_leader(setup: &Setup, side: Side) -> bool {
    let leader = Piece::new(side, Kind::General);
    setup.pools[side.index()].contains(&leader.kind()) || setup.pieces().any(|(_, piece)| piece == leader)
}
