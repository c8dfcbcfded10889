use tabiya::board::Geometry;
use tabiya::pieces::compiled::Budget;
use tabiya::pieces::{Known, KnownPiece, Piece, betza};
use tabiya_game::{Argument, Diagnostic, Message};
use tabiya_rpc::nearest;

use super::linter::Linter;
use crate::args;
use crate::codes;
use crate::context::Context;
use crate::input::Excerpt;
use crate::render::diagnostic::About;
use crate::stop::Stop;

/// The piece that a command is about, in whichever way it was given.
pub(super) struct Given {
    /// `None` where the text is bad.
    pub(super) piece: Option<Piece>,
    /// What there is to say of the text.
    pub(super) diagnostics: Vec<Diagnostic>,
    /// What the text is called in messages.
    name: &'static str,
    excerpt: Excerpt,
}

impl Given {
    /// The piece that the arguments give, compared on boards of this size.
    pub(super) fn read(
        context: &Context,
        known: &Known,
        arguments: &args::Piece,
        (size, budget): (Geometry, &mut Budget),
    ) -> Result<Self, Stop> {
        if let Some(text) = &arguments.betza {
            let (piece, diagnostics) = match betza::read(text, arguments.dialect.into()) {
                Ok(piece) => (Some(piece), Vec::new()),
                Err(diagnostics) => (None, diagnostics),
            };
            return Ok(Self::new("--betza", text, piece, diagnostics));
        }
        if let Some(name) = &arguments.name {
            // Nobody asked what could be written better in the table.
            let found = named(context, known, name)?;
            return Ok(Self::new("--name", found.line, Some(found.piece.clone()), Vec::new()));
        }
        let text = arguments.line.as_deref().unwrap_or_default();
        let (piece, diagnostics) = Linter::new(size).read(text, arguments.profile.into(), budget);
        Ok(Self::new("LINE", text, piece, diagnostics))
    }

    fn new(name: &'static str, text: &str, piece: Option<Piece>, diagnostics: Vec<Diagnostic>) -> Self {
        Self { piece, diagnostics, name, excerpt: Excerpt::new(text.to_owned()) }
    }

    /// The text, as diagnostics are shown with it.
    pub(super) fn about(&self) -> About<'_> {
        About::File { name: self.name, excerpt: &self.excerpt }
    }
}

/// The known piece of this name. A piece that has it as its first comes before those that have it besides.
fn named<'k>(context: &Context, known: &'k Known, name: &str) -> Result<&'k KnownPiece, Stop> {
    let found = known.by_name(name);
    let is_first = |piece: &&KnownPiece| piece.name.to_lowercase() == name.to_lowercase();
    match found[..] {
        [only] => Ok(only),
        [first, ..] if is_first(&first) => Ok(first),
        [] => {
            let names = known.pieces().iter().map(|piece| piece.name);
            let near = nearest(name, names);
            let message = Message::new(codes::NO_PIECE_NAME)
                .with("found", Argument::input(name))
                .with("near", u8::from(near.is_some()))
                .with("nearest", Argument::text(near.unwrap_or_default()));
            Err(context.usage(message))
        }
        _ => {
            let names = found.iter().map(|piece| Argument::text(piece.name)).collect::<Vec<_>>();
            let message = Message::new(codes::MANY_PIECE_NAMES).with("found", Argument::input(name));
            Err(context.usage(message.with("names", names)))
        }
    }
}
