use core::ops::ControlFlow;

use super::{RecordParser, RecordVisitor, Token};
use crate::Mode;

/// The game that the headers at the head of a record name: its variant, where they name one. `head` is the record or
/// its beginning.
///
/// ```
/// use tabiya_game::record_game;
/// assert_eq!(record_game("# game: toy\n1. a1b2"), Some("toy"));
/// assert_eq!(record_game("1. a1b2 c3b2"), None);
/// ```
pub fn record_game(head: &str) -> Option<&str> {
    let mut named = Named { head, game: None, variant: None };
    let _ = RecordParser::new(Mode::Lenient).line(head, &mut named);
    named.variant.or(named.game)
}

struct Named<'h> {
    head: &'h str,
    game: Option<&'h str>,
    variant: Option<&'h str>,
}

impl RecordVisitor for Named<'_> {
    fn header(&mut self, key: Token<'_>, value: Token<'_>) -> ControlFlow<()> {
        let value = self.head.get(value.offsets());
        match key.text() {
            "game" => self.game = value,
            "variant" => self.variant = value,
            _ => {}
        }
        ControlFlow::Continue(())
    }

    fn start_line(&mut self, _: Token<'_>) -> ControlFlow<()> {
        ControlFlow::Break(())
    }

    fn play(&mut self) -> ControlFlow<()> {
        ControlFlow::Break(())
    }
}
