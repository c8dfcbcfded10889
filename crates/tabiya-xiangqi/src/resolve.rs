//! What a text means of which it is not said what it is: a command, or a move in some notation (X23).

use tabiya_game::{Diagnostic, Mode, Notation, Resolution, ResolveOptions, Resolved, Span, read_notations};

use crate::command::{self, ViExt, ViStd};
use crate::notation::{self, Form, Taken};
use crate::{Move, Position, Xiangqi};

/// Every notation, the canonical one first.
pub(crate) const NOTATIONS: [&dyn Notation<Xiangqi>; 9] = [
    &Form::Iccs,
    &Form::Uci,
    &Form::Wxf,
    &Form::WxfOld,
    &Form::ZhHans,
    &Form::ZhHant,
    &Form::Federation,
    &ViStd,
    &ViExt,
];

/// What the bare text of a command lacks.
const EXTENDED: &str = "ext:";

/// What a text means here.
pub(crate) fn resolve(
    game: Xiangqi,
    position: &Position,
    text: &str,
    options: &ResolveOptions,
) -> Resolved<Move> {
    if options.notation.is_some() {
        return read_notations(&game, position, text, options);
    }
    if command::has_prefix(text) {
        return command(position, text, options);
    }
    if let Err(error) = command::columns(options) {
        return Resolved::syntax(vec![*error]);
    }
    if let Some(resolved) = canonical(position, text) {
        return resolved;
    }
    // 2.1: what is offered are commands, whose prefix says what they are.
    let offered = |moves: &[Move]| command::offered(position, moves.iter().copied(), options);
    let mut taken = notation::taken(position, text, Mode::Exact);
    taken.extend(bare(position, text, options));
    // X20: a text that is a move in some notation as it stands is not read leniently in another.
    if options.mode == Mode::Lenient && !taken.iter().any(has_moves) {
        let mut read = leniently(game, position, text, options);
        if read.iter().any(has_moves) {
            read.retain(has_moves);
            return notation::settle(position, text, read, forms, offered);
        }
        // What it says as it stands comes first among reasons that are equally near.
        read.retain(|read| taken.iter().all(|taken| taken.notation != read.notation));
        taken.extend(read);
    }
    if taken.is_empty() {
        return notation::resolve_unnamed(position, text, options);
    }
    notation::settle(position, text, taken, forms, offered)
}

/// How many notations a text has the form of, commands without their prefix among them.
fn forms(text: &str) -> usize {
    let is_command = !command::readings(&format!("{EXTENDED}{text}")).is_empty();
    notation::recognise(text).len() + usize::from(is_command)
}

/// What a text means in each notation that reads it leniently, and as a command that lacks its prefix.
fn leniently(game: Xiangqi, position: &Position, text: &str, options: &ResolveOptions) -> Vec<Taken> {
    // The two ways to write Chinese are read alike, and points are those of ICCS where they can be.
    let forms = Form::ALL.into_iter().filter(|form| *form != Form::ZhHant);
    let read: Vec<_> = forms
        .map(|form| Taken {
            notation: form.name(),
            resolved: Notation::read(&form, &game, position, text, options),
        })
        .collect();
    let is_iccs = !matches!(read[0].resolved.resolution, Resolution::Syntax(_));
    let read = read.into_iter().filter(|taken| !is_iccs || taken.notation != Form::Uci.name());
    let command = Taken { notation: Notation::name(&ViExt), resolved: command(position, text, options) };
    let is_read = |taken: &Taken| !matches!(taken.resolved.resolution, Resolution::Syntax(_));
    read.chain([command]).filter(is_read).collect()
}

fn has_moves(taken: &Taken) -> bool {
    matches!(taken.resolved.resolution, Resolution::Unique(_) | Resolution::Ambiguous(_))
}

/// What a text means as a command, whatever it would be else.
pub(crate) fn command(position: &Position, text: &str, options: &ResolveOptions) -> Resolved<Move> {
    match command::columns(options) {
        Ok(columns) => command::resolve(position, text, columns, &options.marks, options.mode),
        Err(error) => Resolved::syntax(vec![*error]),
    }
}

/// A text that is exactly a legal move's canonical one means that move, whatever it is in other notations: what a program
/// writes it can read. UCI, whose ranks count from 1, is read where it is named or the text is no canonical one.
fn canonical(position: &Position, text: &str) -> Option<Resolved<Move>> {
    let movement: Move = text.parse().ok().filter(|&movement| position.is_legal(movement))?;
    Some(Resolved::unique(movement))
}

/// What a text means as a command without its prefix: what `std:` can say `ext:` can.
fn bare(position: &Position, text: &str, options: &ResolveOptions) -> Option<Taken> {
    let mode = if options.mode == Mode::Peg { Mode::Peg } else { Mode::Exact };
    let options = ResolveOptions { mode, ..options.clone() };
    let mut resolved = command(position, &format!("{EXTENDED}{text}"), &options);
    if matches!(resolved.resolution, Resolution::Syntax(_)) {
        return None;
    }
    // Places are told in the text as it was given.
    let moved = |diagnostic: &mut Diagnostic| {
        diagnostic.span = diagnostic.span.map(|span| {
            let place = |at: usize| at.saturating_sub(EXTENDED.len());
            Span::new(text, place(span.start)..place(span.end))
        });
    };
    resolved.notes.iter_mut().for_each(moved);
    if let Resolution::Illegal(reason) = &mut resolved.resolution {
        moved(reason);
    }
    Some(Taken { notation: Notation::name(&ViExt), resolved })
}

/// Whether a text is a move or a command of xiangqi and of no other game: points are left to whoever names the game.
pub(crate) fn is_move(text: &str) -> bool {
    let is_points = |form: &Form| matches!(form, Form::Iccs | Form::Uci);
    !command::readings(text).is_empty() || notation::recognise(text).iter().any(|form| !is_points(form))
}
