//! From a text to a move of a position (2.1).

use tabiya_board::Square;
use tabiya_game::{Argument, Candidate, Diagnostic, Message, Mode, Request, Resolution, Resolved};

use super::marks::Marks;
use super::predicate::Predicate;
use super::reader::Reading;
use super::selection::View;
use super::tree::{Command, Form, Meta};
use super::writer::Writer;
use super::{codes, nearest, peg, reading};
use crate::{Columns, Move, Position, codes as names};

/// What a command means in a position: a move, several, a reason why none, or a request.
///
/// All readings count: a move is played when it is the only one that any of them means. `marks` are those that players
/// have put on pieces, by name: `circle`, `square`, `x`, `y`, `z`. A `meta:` command is a [`Request`] with the name of
/// its [`Meta`](super::Meta).
///
/// ```
/// use tabiya_game::{Mode, Resolution};
/// use tabiya_xiangqi::{Columns, Position, command};
/// let start: Position = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w".parse().unwrap();
/// let resolve = |text| command::resolve(&start, text, Columns::MoverLeft, &[], Mode::Exact).resolution;
/// assert_eq!(resolve("ext:P2-5"), Resolution::Unique("b2e2".parse().unwrap()));
/// assert!(matches!(resolve("ext:B."), Resolution::Ambiguous(moves) if moves.len() == 5));
/// assert!(matches!(resolve("ext:B/"), Resolution::Illegal(_)));
/// assert!(matches!(resolve("meta:="), Resolution::Request(request) if request.name == "draw"));
/// ```
pub fn resolve(
    position: &Position,
    text: &str,
    columns: Columns,
    marks: &[(Square, String)],
    mode: Mode,
) -> Resolved<Move> {
    resolve_as(&Form::ALL, position, text, columns, marks, mode)
}

/// The same for commands of these forms only. Where several moves fit, their texts are of the first form.
pub fn resolve_as(
    forms: &[Form],
    position: &Position,
    text: &str,
    columns: Columns,
    marks: &[(Square, String)],
    mode: Mode,
) -> Resolved<Move> {
    let marks = match Marks::read(position, marks) {
        Ok(marks) => marks,
        Err(errors) => return Resolved::syntax(errors),
    };
    let readings = match reading::read(text, mode, forms) {
        Ok(readings) => readings,
        Err(errors) => return Resolved::syntax(errors),
    };
    let view = View { position, columns, marks: &marks };
    let meaning = Meaning { text, view, readings: &readings };
    let (resolution, notes) = meaning.resolution(forms, mode);
    Resolved { resolution, readings: readings.len(), notes }
}

/// Moves that a text could mean, each with the shortest command of the first of these forms that means it alone, and what
/// is to be noted of these commands.
pub(super) fn offered(
    view: View<'_>,
    forms: &[Form],
    mode: Mode,
    moves: impl IntoIterator<Item = Move>,
) -> (Vec<Candidate<Move>>, Option<Diagnostic>) {
    let writer = Writer::new(view);
    let shortest = |movement| match forms {
        [Form::Standard, ..] => Command::Standard(writer.shortest_standard(movement)).to_string(),
        _ => writer.shortest(movement).to_string(),
    };
    let text = |movement| {
        let for_peg = (mode == Mode::Peg).then(|| text_for_peg(&writer, forms, movement)).flatten();
        for_peg.unwrap_or_else(|| shortest(movement))
    };
    let candidates: Vec<_> =
        moves.into_iter().map(|movement| Candidate { movement, text: text(movement) }).collect();
    // X10: what is told of columns says from where they are counted.
    let names_columns = |candidate: &Candidate<Move>| candidate.text.contains(|c: char| c.is_ascii_digit());
    let is_framed = candidates.iter().any(names_columns);
    let frame = is_framed.then(|| Diagnostic::note(codes::FRAME).with("frame", codes::frame(view.columns)));
    (candidates, frame)
}

/// X18: what a request asks for, and of whom.
pub(crate) fn explain_request(request: &Request) -> Message {
    let meta = Meta::ALL.into_iter().find(|meta| meta.name() == request.name);
    meta.map_or(codes::NOTHING_FITS, codes::request).into()
}

/// The shortest command of these forms that a strict PEG reads as what it is, a movement where there is one. A few moves
/// have none, such as those of the second of four soldiers on a file (X1).
fn text_for_peg(writer: &Writer<'_>, forms: &[Form], movement: Move) -> Option<String> {
    let all = writer.all(movement).into_iter().filter(|command| forms.contains(&command.form()));
    let is_movement = |command: &Command| matches!(command, Command::Movement(_) | Command::Standard(_));
    let (movements, others): (Vec<_>, Vec<_>) = all.partition(is_movement);
    let texts = movements.into_iter().chain(others).map(|command| (command, command.to_string()));
    let is_read = |(command, text): &(Command, String)| peg::strict(text).is_ok_and(|read| read == *command);
    texts.into_iter().find(is_read).map(|(_, text)| text)
}

struct Meaning<'a> {
    text: &'a str,
    view: View<'a>,
    readings: &'a [Reading],
}

impl Meaning<'_> {
    fn resolution(&self, forms: &[Form], mode: Mode) -> (Resolution<Move>, Vec<Diagnostic>) {
        let meta = self.readings.iter().find_map(|reading| match reading.command {
            Command::Meta(meta) => Some(meta),
            _ => None,
        });
        if let Some(meta) = meta {
            let request = Request { name: meta.name().to_owned(), argument: None };
            return (Resolution::Request(request), self.notes(|_| true));
        }
        let predicates: Vec<_> =
            self.readings.iter().map(|reading| Predicate::new(&self.view, &reading.command)).collect();
        let mut moves = Vec::new();
        let _ = self.view.position.generate(|movement| {
            let mut predicates = predicates.iter().flatten();
            if predicates.any(|predicate| predicate.fits(&self.view, movement)) {
                moves.push(movement);
            }
            core::ops::ControlFlow::Continue(())
        });
        if moves.is_empty() {
            let commands = reading::commands(self.readings);
            let reason = nearest::reason(&self.view, &commands);
            let reason = Diagnostic::from(reason).at(self.text, 0..self.text.len());
            return (
                Resolution::Illegal(Box::new(reason)),
                self.notes_of_reading(|_| true).into_iter().collect(),
            );
        }
        let mut notes = self.notes(|index| {
            let fits = |&movement: &Move| {
                predicates[index].is_some_and(|predicate| predicate.fits(&self.view, movement))
            };
            moves.iter().any(fits)
        });
        if let [movement] = moves.as_slice() {
            return (Resolution::Unique(*movement), notes);
        }
        let (candidates, frame) = offered(self.view, forms, mode, moves);
        notes.extend(frame);
        (Resolution::Ambiguous(candidates), notes)
    }

    /// What is to be noted of the readings with an index that counts.
    fn notes(&self, counts: impl Fn(usize) -> bool) -> Vec<Diagnostic> {
        let mut notes: Vec<_> = self.notes_of_reading(&counts).into_iter().collect();
        let mover = self.view.mover();
        for (index, reading) in self.readings.iter().enumerate() {
            let selectors = reading.command.selectors();
            for (owner, selector) in [mover, mover.other()].into_iter().zip(selectors) {
                if let Some(selector) = selector
                    && let Some(word) = self.view.vacuous(owner, selector)
                    && counts(index)
                {
                    let piece = names::piece(crate::Piece::new(owner, selector.kind));
                    let note = Diagnostic::note(codes::VACUOUS)
                        .with("word", Argument::text(word.symbol()))
                        .with("piece", piece);
                    notes.push(note.at(self.text, 0..self.text.len()));
                }
            }
        }
        notes
    }

    /// What a lenient reading took the text for.
    fn notes_of_reading(&self, counts: impl Fn(usize) -> bool) -> Option<Diagnostic> {
        let readings = self.readings.iter().enumerate().filter(|(index, _)| counts(*index));
        let spellings = readings.filter_map(|(_, reading)| reading.spelling.as_ref());
        let spellings: Vec<_> = spellings.map(names::written).collect();
        if spellings.is_empty() {
            return None;
        }
        let note = Diagnostic::note(codes::READ_AS)
            .with("found", Argument::input(self.text))
            .with("right", dedupe(spellings));
        Some(note.at(self.text, 0..self.text.len()))
    }
}

/// Two readings can be spelled alike.
fn dedupe(mut spellings: Vec<Argument>) -> Vec<Argument> {
    spellings.dedup();
    spellings
}
