//! Texts of which nobody says in what notation they are (X23).

use tabiya_game::{
    Argument, Candidate, Diagnostic, Level, Message, Mode, Resolution, ResolveOptions, Resolved,
};

use super::coordinates::dashed_iccs;
use super::{Form, nearest, read, spelling};
use crate::{Move, Position, codes};

/// What a text means in one notation whose form it has.
#[derive(Clone, Debug)]
pub struct Taken {
    /// The notation's name.
    pub notation: &'static str,
    /// What the text means in it.
    pub resolved: Resolved<Move>,
}

/// The notations whose form a text has, whatever it would mean on a board: cheap, and the canonical one first.
///
/// `zh-hans` and `zh-hant` are read alike, `wxf` reads what `wxf-old` does: of each pair there is at most one. Points are
/// those of `iccs` where they can be: a wrong move in it must not be played as a right one of `uci`.
///
/// ```
/// use tabiya_xiangqi::notation::{Form, recognise};
/// assert_eq!(recognise("炮二平五"), [Form::ZhHans]);
/// assert_eq!(recognise("馬二進三"), [Form::ZhHant]);
/// assert_eq!(recognise("M2.3"), [Form::Federation, Form::Wxf]);
/// assert_eq!(recognise("h2e2"), [Form::Iccs]);
/// assert_eq!(recognise("h10g8"), [Form::Uci]);
/// assert!(recognise("good luck").is_empty());
/// ```
pub fn recognise(text: &str) -> Vec<Form> {
    let mut forms: Vec<_> = tried(text).into_iter().filter(|form| form.has(text)).collect();
    if forms.first() == Some(&Form::Iccs) {
        forms.retain(|form| *form != Form::Uci);
    }
    forms
}

/// The notations that a text may be of.
fn tried(text: &str) -> [Form; 5] {
    let is_traditional = text.contains(['帥', '將', '馬', '傌', '車', '俥', '砲', '後', '進']);
    let chinese = if is_traditional { Form::ZhHant } else { Form::ZhHans };
    [Form::Iccs, Form::Uci, chinese, Form::Federation, Form::Wxf]
}

/// What a text means in each notation whose form it has; in lenient mode, if it has none exactly, in each that it comes
/// near to.
pub fn taken(position: &Position, text: &str, mode: Mode) -> Vec<Taken> {
    let exactly = recognise(text);
    let (forms, mode) = if exactly.is_empty() && mode == Mode::Lenient {
        (tried(text).to_vec(), mode)
    } else {
        (exactly, Mode::Exact)
    };
    let mut taken = Vec::new();
    for form in forms {
        let Ok(spelled) = spelling::read(form, text, mode) else { continue };
        let mut resolved = read(form, position, text, spelled);
        if form == Form::Iccs {
            resolved.notes.extend(as_uci(position, text, &resolved));
        }
        taken.push(Taken { notation: form.name(), resolved });
        if form == Form::Iccs {
            break;
        }
    }
    taken
}

/// What a text of `iccs` that means no legal move would be as `uci`.
fn as_uci(position: &Position, text: &str, resolved: &Resolved<Move>) -> Option<Diagnostic> {
    let other = Form::Uci.find(position, text).ok()?.single()?;
    let is_illegal = matches!(resolved.resolution, Resolution::Illegal(_));
    is_illegal.then(|| told(position, text, other, Form::Uci.name()))
}

/// What a text means that several notations have read: one legal move, or none, or an ambiguity of which each candidate's
/// notation is told in a note (X23).
///
/// A caller that reads more than [`taken`](self::taken) does, such as commands, puts its own among the others. `forms` says
/// how many of all these notations a text has the form of; `offered` writes moves so that only one reads them, and says what
/// is to be noted of these texts. That is what candidates get whose texts several could read.
pub fn settle(
    position: &Position,
    text: &str,
    taken: Vec<Taken>,
    forms: impl Fn(&str) -> usize,
    offered: impl FnOnce(&[Move]) -> (Vec<Candidate<Move>>, Option<Diagnostic>),
) -> Resolved<Move> {
    let mut fitting: Vec<(Move, &'static str)> = Vec::new();
    for Taken { notation, resolved } in &taken {
        let moves: &[Candidate<Move>] = match &resolved.resolution {
            Resolution::Ambiguous(candidates) => candidates,
            _ => &[],
        };
        let moves = moves.iter().map(|candidate| &candidate.movement).chain(resolved.movement());
        for &movement in moves {
            if fitting.iter().all(|&(known, _)| known != movement) {
                fitting.push((movement, notation));
            }
        }
    }
    let readings = taken.iter().map(|taken| taken.resolved.readings).sum();
    let canonical = Form::ALL[0].name();
    match fitting.as_slice() {
        [] => {
            let is_choice = taken.len() > 1;
            let Some(Taken { notation, mut resolved }) = taken.into_iter().rev().max_by_key(nearness) else {
                return Resolved::syntax(vec![no_move(text, Mode::Exact)]);
            };
            if is_choice || notation != canonical {
                let code = if is_choice { codes::NOTATION_TRIED } else { codes::NOTATION_READ };
                let note = Diagnostic::note(code).with("notation", codes::notation(notation));
                resolved.notes.push(note.at(text, 0..text.len()));
            }
            Resolved { readings, ..resolved }
        }
        &[(movement, notation)] => {
            let is_choice = taken.len() > 1;
            let resolved = taken.into_iter().find(|taken| taken.notation == notation);
            let mut notes = resolved.map(|taken| taken.resolved.notes).unwrap_or_default();
            if is_choice || notation != canonical {
                notes.push(told(position, text, movement, notation));
            }
            Resolved { resolution: Resolution::Unique(movement), readings, notes }
        }
        several => {
            let mut notes = notes_of_moves(&taken);
            let notation = several[0].1;
            if several.iter().any(|&(_, other)| other != notation) {
                let told = |&(movement, notation): &(Move, _)| told(position, text, movement, notation);
                notes.extend(several.iter().map(told));
            } else if let Some(taken) = taken.into_iter().find(|taken| taken.notation == notation)
                && let Resolution::Ambiguous(candidates) = &taken.resolved.resolution
                && candidates.iter().all(|candidate| forms(&candidate.text) <= 1)
            {
                return Resolved { readings, ..taken.resolved };
            }
            let moves: Vec<_> = several.iter().map(|&(movement, _)| movement).collect();
            let (candidates, noted) = offered(&moves);
            notes.extend(noted.filter(|noted| !notes.contains(noted)));
            Resolved { resolution: Resolution::Ambiguous(candidates), readings, notes }
        }
    }
}

/// What is to be noted of the notations in which a text is a move, each thing once.
fn notes_of_moves(taken: &[Taken]) -> Vec<Diagnostic> {
    let mut notes: Vec<Diagnostic> = Vec::new();
    for Taken { resolved, .. } in taken {
        let has_moves = matches!(resolved.resolution, Resolution::Unique(_) | Resolution::Ambiguous(_));
        for note in resolved.notes.iter().filter(|_| has_moves) {
            if !notes.contains(note) {
                notes.push(note.clone());
            }
        }
    }
    notes
}

/// What a text means of which nobody says in what notation it is: [`settle`] of what is [`taken`](self::taken).
///
/// ```
/// use tabiya_game::{ResolveOptions, Rules};
/// use tabiya_xiangqi::{Xiangqi, notation::resolve_unnamed};
/// let start = Xiangqi::default().start();
/// let resolved = resolve_unnamed(&start, "炮二平五", &ResolveOptions::default());
/// assert_eq!(resolved.movement().unwrap().to_string(), "h2e2");
/// ```
pub fn resolve_unnamed(position: &Position, text: &str, options: &ResolveOptions) -> Resolved<Move> {
    let taken = taken(position, text, options.mode);
    if taken.is_empty() {
        return Resolved::syntax(vec![no_move(text, options.mode)]);
    }
    // A text like `H2-E2` has the form of ICCS alone.
    let dashed = |&movement: &Move| Candidate { movement, text: dashed_iccs(movement) };
    let offered = |moves: &[Move]| (moves.iter().map(dashed).collect(), None);
    settle(position, text, taken, |text| recognise(text).len(), offered)
}

/// Why a text has the form of no notation.
fn no_move(text: &str, mode: Mode) -> Diagnostic {
    if let Some(error) = spelling::unreadable(Form::ALL[0], text) {
        return error;
    }
    let forms = tried(text);
    let error = |form| spelling::read(form, text, mode).err().map(|error| *error);
    let understood = forms.into_iter().find(|&form| spelling::read(form, text, Mode::Lenient).is_ok());
    if let Some(error) = understood.and_then(error) {
        return error;
    }
    // The notation that could read most of it says what is wrong; a Latin letter alone can be of any.
    let start = |error: &Diagnostic| error.span.map_or(0, |span| span.start);
    let farthest = forms.into_iter().filter_map(error).rev().max_by_key(start);
    farthest.filter(|error| start(error) > 1).unwrap_or_else(|| unknown(text))
}

/// That no notation has this form.
fn unknown(text: &str) -> Diagnostic {
    let examples = [Form::Iccs, Form::ZhHans, Form::Federation, Form::Wxf].map(Form::example);
    Diagnostic::error(codes::NOTATION_UNKNOWN)
        .with("found", Argument::input(text))
        .with("examples", examples.map(codes::written).to_vec())
        .at(text, 0..text.len())
}

fn nearness(taken: &Taken) -> u8 {
    match &taken.resolved.resolution {
        Resolution::Illegal(reason) => 1 + nearest::nearness(reason.code()),
        _ => 0,
    }
}

/// In which notation a text is a move.
fn told(position: &Position, text: &str, movement: Move, notation: &'static str) -> Diagnostic {
    let mut message = Message::new(codes::NOTATION_TAKEN)
        .with("notation", codes::notation(notation))
        .with("from", Argument::text(movement.from))
        .with("to", Argument::text(movement.to));
    if let Some(piece) = position.piece_at(movement.from) {
        message = message.with("piece", codes::piece(piece));
    }
    Diagnostic::new(Level::Note, message).at(text, 0..text.len())
}
