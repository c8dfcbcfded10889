use tabiya_board::{Bitboard, Square};
use tabiya_game::{
    Code, Diagnostic, GameText, Message, Mode, Notation, ReadSetup, RecordReader, ResolveOptions, Scene,
    SharedRecordReader, TextKind, record_game, shared_record,
};
use tabiya_pieces::square_of_name;

use super::{TYPING, Variant};
use crate::engine::{Compounds, Move, Position};
use crate::text::{self, Setup};

const TITLE: Code = Code::new("variants.title");

impl<B: Bitboard + 'static> GameText for Variant<B> {
    type Setup = Setup;

    fn name(&self) -> &str {
        &self.engine.spec.name
    }

    fn title(&self) -> Message {
        Message::new(TITLE).with("title", text::name_of(&self.engine.spec.title))
    }

    fn typing(&self) -> Option<Code> {
        Some(TYPING)
    }

    fn notations(&self) -> Vec<&dyn Notation<Self>> {
        vec![&text::Uci, &text::San]
    }

    fn read_setup(&self, text: &str, mode: Mode) -> Result<ReadSetup<Setup>, Vec<Diagnostic>> {
        text::read_fen(&self.engine.spec, text, mode)
    }

    fn validate(&self, setup: &Setup) -> Result<Position<B>, Vec<Diagnostic>> {
        text::position_of(&self.engine, setup)
    }

    fn setup(&self, position: &Position<B>) -> Setup {
        self.engine.setup(position)
    }

    fn write_setup(&self, setup: &Setup) -> String {
        text::write_fen(&self.engine.spec, setup)
    }

    fn scene(&self, position: &Position<B>) -> Scene {
        text::scene(self, position)
    }

    fn why_not(&self, position: &Position<B>, text: &str, options: &ResolveOptions) -> Vec<Message> {
        text::why_not(self, position, text, options)
    }

    fn explain_piece(&self, position: &Position<B>, square: Square) -> Vec<Message> {
        text::explain_piece(self, position, square)
    }

    fn preview(&self, position: &Position<B>, movement: Move, details: &Compounds<B>) -> Vec<Message> {
        text::preview(self, position, movement, details)
    }

    fn read_square(&self, _: &Position<B>, text: &str) -> Option<Square> {
        square_of_name(self.engine.geometry(), text.trim())
    }

    fn write_record(&self, start: &Position<B>, plies: &[String]) -> String {
        shared_record(self, start, plies)
    }

    fn record_reader(&self, mode: Mode) -> Box<dyn RecordReader> {
        Box::new(SharedRecordReader::new(self.clone(), mode))
    }

    fn recognise(&self, head: &str) -> Option<TextKind> {
        if record_game(head) == Some(&self.engine.spec.name) {
            return Some(TextKind::Record);
        }
        let text = head.trim_end();
        if self.read_position(text, Mode::Exact).is_ok() {
            return Some(TextKind::Position);
        }
        text::is_move(&self.engine.spec, text).then_some(TextKind::Move)
    }
}
