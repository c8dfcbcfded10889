//! Formation Chess as a game of the contract.

use core::ops::ControlFlow;

use tabiya_board::{Side, Square};
use tabiya_game::{
    Argument, CallError, Candidate, Code, Diagnostic, GameText, History, Loci, Message, Method, Mode,
    Notation, Outcome, Protocol, ReadSetup, RecordReader, Resolution, ResolveOptions, Resolved, Rules, Scene,
    Scope, TextKind, Value,
};

use crate::text::{self, ActionText, Reference, codes, lenient};
use crate::{Action, Position, Refusal, Setup, Undo, View, explain, judge, methods, reason, scene};

/// The rules and texts of Formation Chess. There is one set of rules, so the value holds nothing.
///
/// ```
/// use tabiya_formation::FormationChess;
/// use tabiya_game::{GameText, History, ResolveOptions, Resolution, Rules};
/// let game = FormationChess;
/// let start = game.start();
/// let resolved = game.resolve(&start, History::none(&start), "红将五十", &ResolveOptions::default());
/// assert!(matches!(resolved.resolution, Resolution::Unique(_)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FormationChess;

impl Rules for FormationChess {
    type Position = Position;
    type Move = Action;
    type Undo = Undo;
    type Details = ();

    fn start(&self) -> Position {
        Position::standard()
    }

    #[inline]
    fn to_move(&self, position: &Position) -> Side {
        position.to_move()
    }

    #[inline]
    fn generate<F>(&self, position: &Position, scope: Scope, (): &mut (), each: F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        match scope {
            Scope::All => position.generate(each),
            Scope::Forcing => position.generate_forcing(each),
        }
    }

    #[inline]
    fn count(&self, position: &Position) -> u64 {
        position.count_actions() as u64
    }

    #[inline]
    fn make(&self, position: &mut Position, movement: Action, (): &()) -> Undo {
        position.make(movement)
    }

    #[inline]
    fn unmake(&self, position: &mut Position, movement: Action, undo: Undo) {
        position.unmake(movement, undo);
    }

    #[inline]
    fn hash(&self, position: &Position) -> u64 {
        position.hash()
    }

    fn passed(&self, position: &Position) -> Option<Position> {
        // There is no pass; a side that has only bad actions must act (section 7 of the rules).
        let _ = position;
        None
    }

    fn lookback(&self, _: &Position) -> usize {
        // There is no repetition and no move limit.
        0
    }

    fn outcome(&self, position: &Position, _: History<'_, Self>) -> Outcome {
        scene::outcome(position)
    }
}

/// The document's way of writing actions, the only one.
#[derive(Clone, Copy, Debug)]
struct DocumentNotation;

impl Notation<FormationChess> for DocumentNotation {
    fn name(&self) -> &'static str {
        "document"
    }

    fn read(
        &self,
        _: &FormationChess,
        position: &Position,
        text: &str,
        options: &ResolveOptions,
    ) -> Resolved<Action> {
        resolve(position, text, options.mode)
    }

    fn write(&self, _: &FormationChess, position: &Position, movement: Action, (): &()) -> String {
        text::write_action(position, movement)
    }
}

impl GameText for FormationChess {
    type Setup = Setup;

    fn name(&self) -> &'static str {
        "formation"
    }

    fn title(&self) -> Message {
        Code::new("formation.title").into()
    }

    fn typing(&self) -> Option<Code> {
        Some(Code::new("formation.typing"))
    }

    fn notations(&self) -> Vec<&dyn Notation<Self>> {
        vec![&DocumentNotation]
    }

    fn read_setup(&self, text: &str, mode: Mode) -> Result<ReadSetup<Setup>, Vec<Diagnostic>> {
        if mode != Mode::Lenient || text.len() > tabiya_game::MAX_POSITION {
            let setup = text::read_snapshot(text)?;
            let text = text.to_owned();
            let loci = Loci::new(move |locus| text::locus_range(&text, locus));
            return Ok(ReadSetup { setup, notes: Vec::new(), loci });
        }
        let normalised = lenient::normalise(text);
        let setup = text::read_snapshot(&normalised.text)
            .map_err(|diagnostics| normalised.relocate(text, diagnostics))?;
        let notes = normalised.notes.clone();
        let loci =
            Loci::new(move |locus| Some(normalised.original(text::locus_range(&normalised.text, locus)?)));
        Ok(ReadSetup { setup, notes, loci })
    }

    fn validate(&self, setup: &Setup) -> Result<Position, Vec<Diagnostic>> {
        Position::new(setup).map_err(|faults| faults.iter().map(reason::fault).collect())
    }

    fn setup(&self, position: &Position) -> Setup {
        position.to_setup()
    }

    fn write_setup(&self, setup: &Setup) -> String {
        text::write_snapshot(setup)
    }

    fn write_position(&self, position: &Position) -> String {
        text::write_position(position)
    }

    fn resolve(
        &self,
        position: &Position,
        _: History<'_, Self>,
        text: &str,
        options: &ResolveOptions,
    ) -> Resolved<Action> {
        resolve(position, text, options.mode)
    }

    fn scene(&self, position: &Position) -> Scene {
        scene::scene(position)
    }

    fn why_not(&self, position: &Position, text: &str, options: &ResolveOptions) -> Vec<Message> {
        match resolve(position, text, options.mode).resolution {
            Resolution::Unique(action) => {
                let mut messages = vec![
                    Message::new(codes::WHY_LEGAL)
                        .with("text", Argument::text(text::write_action(position, action))),
                ];
                messages.extend(explain::action(position, action).unwrap_or_default());
                messages
            }
            Resolution::Illegal(diagnostic) => vec![diagnostic.message],
            Resolution::Syntax(diagnostics) => {
                diagnostics.into_iter().map(|diagnostic| diagnostic.message).collect()
            }
            Resolution::Ambiguous(candidates) => vec![ambiguous(&candidates)],
            Resolution::Request(_) => Vec::new(),
        }
    }

    fn explain_piece(&self, position: &Position, square: Square) -> Vec<Message> {
        explain::piece(position, square)
    }

    fn preview(&self, position: &Position, movement: Action, (): &()) -> Vec<Message> {
        explain::action(position, movement)
            .unwrap_or_else(|refusal| vec![reason::refusal(position, movement, &refusal)])
    }

    fn read_square(&self, position: &Position, text: &str) -> Option<Square> {
        let text = text.trim();
        let named = || {
            let mut letters = text.chars();
            let reference = Reference::read(letters.next()?, letters.next()?)?;
            let (square, _) = reference.locate(position).ok()?;
            letters.next().is_none().then_some(square)
        };
        text::read_coordinate(text)
            .or_else(|| lenient::latin_square(&text.to_lowercase()))
            .filter(|&square| position.geometry().contains(square))
            .or_else(named)
    }

    fn result_text(&self, before: &Position, movement: Action, (): &()) -> Option<String> {
        Some(text::result_of(before, movement).to_string())
    }

    fn write_record(&self, start: &Position, plies: &[String]) -> String {
        text::write_record(start, plies)
    }

    fn record_reader(&self, mode: Mode) -> Box<dyn RecordReader> {
        Box::new(text::RecordReader::new(mode))
    }

    fn recognise(&self, head: &str) -> Option<TextKind> {
        recognise(head)
    }

    fn methods(&self) -> &'static [Method] {
        methods::METHODS
    }

    fn call(
        &self,
        method: &str,
        position: &Position,
        text: &str,
        options: &ResolveOptions,
    ) -> Result<Value, CallError> {
        methods::call(method, position, text, options.mode)
    }

    fn protocol(&self) -> Option<Box<dyn Protocol>> {
        Some(Box::new(crate::FormationProtocol::new()))
    }
}

/// What a text means in a position: read exactly, and on request as people type.
fn resolve(position: &Position, text: &str, mode: Mode) -> Resolved<Action> {
    let exact = match text.parse::<ActionText>() {
        Ok(action) => return resolve_readings(position, text, &[action]),
        Err(diagnostic) => diagnostic,
    };
    if mode != Mode::Lenient || text.chars().count() > tabiya_game::MAX_TEXT {
        return Resolved::syntax(vec![*exact]);
    }
    match lenient::readings(text, position) {
        Ok(readings) => {
            let mut resolved = resolve_readings(position, text, &readings);
            let read_as = match (&resolved.resolution, readings.as_slice()) {
                (Resolution::Unique(action), _) => Some(text::write_action(position, *action)),
                (Resolution::Ambiguous(_), _) => None,
                (_, [reading]) => Some(reading.to_string()),
                _ => None,
            };
            let read_as = read_as.filter(|read_as| read_as != text.trim());
            resolved.notes.extend(read_as.map(|read_as| {
                Diagnostic::note(codes::LENIENT_READ_AS)
                    .with("found", Argument::input(text.trim()))
                    .with("text", Argument::text(read_as))
                    .at(text, 0..text.len())
            }));
            resolved
        }
        // Where Hanzi were typed the strict reader's words are the nearer ones.
        Err(_) if text.contains(['红', '黑', '紅']) => Resolved::syntax(vec![*exact]),
        Err(diagnostic) => Resolved::syntax(vec![*diagnostic]),
    }
}

/// The legal actions among several readings of a text.
fn resolve_readings(position: &Position, text: &str, readings: &[ActionText]) -> Resolved<Action> {
    let view = View::new(position);
    let mut legal = Vec::new();
    let mut refused = Vec::new();
    for reading in readings {
        match judge_reading(position, &view, *reading) {
            Ok(action) if !legal.contains(&action) => legal.push(action),
            Ok(_) => {}
            Err(message) => refused.push(*message),
        }
    }
    let refused = match refused.len() {
        0 | 1 => refused.pop(),
        // None of the readings is the nearer one: all are told.
        _ => Some(
            Message::new(codes::WHY_NO_READING)
                .with("readings", readings.iter().map(Argument::text).collect::<Vec<_>>())
                .with("reason", reason::sentences(refused.into_iter())),
        ),
    };
    let resolution = match (legal.as_slice(), refused) {
        (&[action], _) => Resolution::Unique(action),
        ([], Some(refused)) => refuse(position, &view, text, readings, refused),
        ([], None) => Resolution::Syntax(vec![Diagnostic::error(codes::ACTION_EMPTY).at(text, 0..0)]),
        (several, _) => Resolution::Ambiguous(candidates(position, several)),
    };
    Resolved { resolution, readings: readings.len(), notes: Vec::new() }
}

/// The action of a reading, or why it is none.
fn judge_reading(position: &Position, view: &View, reading: ActionText) -> Result<Action, Box<Message>> {
    if position.result().is_decided() {
        // Whatever the text refers to, the game is over.
        let over = Refusal::Decided(position.result());
        let action = Action::Resign { loser: position.to_move() };
        return Err(Box::new(reason::refusal(position, action, &over)));
    }
    let action = reading.resolve(position)?;
    match judge(view, action) {
        Ok(_) => Ok(action),
        Err(refusal) => Err(Box::new(reason::refusal(position, action, &refusal))),
    }
}

/// The refusal of a text that fits no legal action; of a name that stands several times, with the legal actions that
/// its pieces have.
fn refuse(
    position: &Position,
    view: &View,
    text: &str,
    readings: &[ActionText],
    refused: Message,
) -> Resolution<Action> {
    let mut fitting = Vec::new();
    for reading in readings {
        let ActionText::Go { reference: Reference::Name(piece), destination, suffix } = *reading else {
            continue;
        };
        if position.count(piece) < 2 {
            continue;
        }
        for (square, _) in position.pieces().filter(|&(_, other)| other == piece) {
            let Some(to) = destination.locate(position, square, piece.side()) else { continue };
            let go = ActionText::Go {
                reference: Reference::Coordinate(square),
                destination: text::Destination::Absolute(to),
                suffix,
            };
            if let Ok(action) = go.resolve(position)
                && judge(view, action).is_ok()
            {
                fitting.push(action);
            }
        }
    }
    if fitting.len() > 1 {
        return Resolution::Ambiguous(candidates(position, &fitting));
    }
    let place = text::place_of(&refused, text);
    let mut diagnostic = Diagnostic::from(refused).at(text, place);
    diagnostic.candidates = candidates(position, &fitting)
        .into_iter()
        .map(|candidate| Candidate { movement: candidate.text.clone(), text: candidate.text })
        .collect();
    Resolution::Illegal(Box::new(diagnostic))
}

fn candidates(position: &Position, actions: &[Action]) -> Vec<Candidate<Action>> {
    actions
        .iter()
        .map(|&movement| Candidate { movement, text: text::write_action(position, movement) })
        .collect()
}

fn ambiguous(candidates: &[Candidate<Action>]) -> Message {
    Message::new(codes::WHY_AMBIGUOUS).with(
        "candidates",
        candidates.iter().map(|candidate| Argument::text(&candidate.text)).collect::<Vec<_>>(),
    )
}

/// What kind of text begins like this. A snapshot that rounds may follow is a record for the caller to find out: the
/// first line with a round number tells.
fn recognise(head: &str) -> Option<TextKind> {
    let head = head.strip_prefix('\u{feff}').unwrap_or(head);
    let first = head.lines().find(|line| !line.trim().is_empty())?.trim_start();
    if is_round(first) {
        return Some(TextKind::Record);
    }
    if first.starts_with("变化") || first.starts_with("错误") {
        return Some(TextKind::Result);
    }
    if first.starts_with("行棋方") {
        // In the one-line form the rounds can follow in the same line.
        let played = head.split(['\n', '/']).skip(1).any(is_round);
        return Some(if played { TextKind::Record } else { TextKind::Position });
    }
    let action = first.chars().count() <= 8
        && (first.starts_with(['红', '黑'])
            || first.chars().take(4).filter_map(text::numeral_value).count() >= 2);
    action.then_some(TextKind::Move)
}

/// Whether a line begins with a round's number.
fn is_round(line: &str) -> bool {
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    digits > 0 && line[digits..].starts_with('.')
}
