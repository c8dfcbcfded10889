//! The commands as notations: `vi-std` and `vi-ext`.

use tabiya_game::{Argument, Candidate, Diagnostic, MoveList, Notation, ResolveOptions, Resolved};

use super::marks::Marks;
use super::selection::View;
use super::tree::{Command, Form, Standard};
use super::writer::{Writer, standard};
use super::{codes, resolve, resolve_as};
use crate::{Columns, Kind, Move, Position, Xiangqi, codes as names};

/// `vi-std`: moves as `std:` commands, `std:P2-5`.
///
/// It writes `Tg` for the general, as the Federation does, and columns from the mover's left unless the options of
/// [`write_in`](Notation::write_in) name another frame.
#[derive(Clone, Copy, Debug)]
pub struct ViStd;

/// `vi-ext`: moves as the shortest `ext:` movements, `ext:P2-5`.
///
/// It writes columns from the mover's left unless the options of [`write_in`](Notation::write_in) name another frame.
#[derive(Clone, Copy, Debug)]
pub struct ViExt;

/// The frame that the options name.
///
/// # Errors
/// That there is none of this name, and which there are.
pub(crate) fn columns(options: &ResolveOptions) -> Result<Columns, Box<Diagnostic>> {
    let Some(name) = options.columns.as_deref() else { return Ok(Columns::default()) };
    Columns::from_name(name).ok_or_else(|| {
        let known = Columns::ALL.map(names::written).to_vec();
        let error = Diagnostic::error(codes::COLUMNS_NAME).with("found", Argument::input(name));
        Box::new(error.with("known", known))
    })
}

fn read(form: Form, position: &Position, text: &str, options: &ResolveOptions) -> Resolved<Move> {
    match columns(options) {
        Ok(columns) => resolve_as(&[form], position, text, columns, &options.marks, options.mode),
        Err(error) => Resolved::syntax(vec![*error]),
    }
}

/// Moves that a text could mean, each with its shortest `ext:` movement in the frame of the options, and the frame where
/// one of them names a column.
pub(crate) fn offered(
    position: &Position,
    moves: impl IntoIterator<Item = Move>,
    options: &ResolveOptions,
) -> (Vec<Candidate<Move>>, Option<Diagnostic>) {
    let view = View { position, columns: frame(options), marks: &Marks::default() };
    resolve::offered(view, &[Form::Extended], options.mode, moves)
}

fn with_view<T>(position: &Position, columns: Columns, write: impl FnOnce(View<'_>) -> T) -> T {
    write(View { position, columns, marks: &Marks::default() })
}

fn with_writer<T>(position: &Position, columns: Columns, write: impl FnOnce(&Writer<'_>) -> T) -> T {
    with_view(position, columns, |view| write(&Writer::new(view)))
}

/// The frame in which a text is read with these options; the usual one where they name none that there is.
fn frame(options: &ResolveOptions) -> Columns {
    columns(options).unwrap_or_default()
}

/// The general is `Tg` in all notations of the Federation.
fn standard_text(standard: Standard) -> String {
    let text = Command::Standard(standard).to_string();
    if standard.kind == Kind::General { text.replacen('G', "Tg", 1) } else { text }
}

impl Notation<Xiangqi> for ViStd {
    fn name(&self) -> &'static str {
        "vi-std"
    }

    fn read(&self, _: &Xiangqi, position: &Position, text: &str, options: &ResolveOptions) -> Resolved<Move> {
        read(Form::Standard, position, text, options)
    }

    fn write(&self, game: &Xiangqi, position: &Position, movement: Move, (): &()) -> String {
        self.write_in(game, position, movement, &(), &ResolveOptions::default())
    }

    fn write_in(
        &self,
        _: &Xiangqi,
        position: &Position,
        movement: Move,
        (): &(),
        options: &ResolveOptions,
    ) -> String {
        with_view(position, frame(options), |view| standard_text(standard(&view, movement)))
    }

    fn shortest(&self, _: &Xiangqi, position: &Position, movement: Move, (): &()) -> String {
        with_writer(position, Columns::default(), |writer| {
            Command::Standard(writer.shortest_standard(movement)).to_string()
        })
    }
}

impl Notation<Xiangqi> for ViExt {
    fn name(&self) -> &'static str {
        "vi-ext"
    }

    fn read(&self, _: &Xiangqi, position: &Position, text: &str, options: &ResolveOptions) -> Resolved<Move> {
        read(Form::Extended, position, text, options)
    }

    fn write(&self, game: &Xiangqi, position: &Position, movement: Move, (): &()) -> String {
        self.write_in(game, position, movement, &(), &ResolveOptions::default())
    }

    fn write_in(
        &self,
        _: &Xiangqi,
        position: &Position,
        movement: Move,
        (): &(),
        options: &ResolveOptions,
    ) -> String {
        with_writer(position, frame(options), |writer| writer.shortest(movement).to_string())
    }

    fn write_all(&self, _: &Xiangqi, position: &Position, list: &MoveList<Xiangqi>) -> Vec<String> {
        let write = |writer: &Writer<'_>, movement| writer.shortest(movement).to_string();
        with_writer(position, Columns::default(), |writer| {
            list.moves().iter().map(|&movement| write(writer, movement)).collect()
        })
    }
}
