use tabiya_board::Square;
use tabiya_game::{
    Code, Diagnostic, GameText, Message, Mode, Notation, ReadSetup, RecordReader, ResolveOptions, Scene,
    SharedRecordReader, TextKind, record_game, shared_record,
};

use super::notation::Legs;
use super::{Chains, ChainsDetails, ChainsMove, ChainsPosition, ChainsSetup, position_text};
use crate::sheet::read_square;

impl GameText for Chains {
    type Setup = ChainsSetup;

    fn name(&self) -> &str {
        &self.name
    }

    fn title(&self) -> Message {
        Code::new("toy.chains.title").into()
    }

    fn notations(&self) -> Vec<&dyn Notation<Self>> {
        vec![&Legs]
    }

    fn read_setup(&self, text: &str, mode: Mode) -> Result<ReadSetup<ChainsSetup>, Vec<Diagnostic>> {
        position_text::read(text, mode)
    }

    fn validate(&self, setup: &ChainsSetup) -> Result<ChainsPosition, Vec<Diagnostic>> {
        self.position_of(setup)
    }

    fn setup(&self, position: &ChainsPosition) -> ChainsSetup {
        Self::setup_of(position)
    }

    fn write_setup(&self, setup: &ChainsSetup) -> String {
        position_text::write(setup)
    }

    fn scene(&self, position: &ChainsPosition) -> Scene {
        self.scene_of(position)
    }

    fn why_not(&self, position: &ChainsPosition, text: &str, options: &ResolveOptions) -> Vec<Message> {
        self.why_text(position, text, options)
    }

    fn explain_piece(&self, position: &ChainsPosition, square: Square) -> Vec<Message> {
        self.explain(position, square)
    }

    fn preview(&self, _: &ChainsPosition, movement: ChainsMove, details: &ChainsDetails) -> Vec<Message> {
        self.preview_of(movement, details)
    }

    fn read_square(&self, _: &ChainsPosition, text: &str) -> Option<Square> {
        read_square(self.geometry, text)
    }

    fn write_record(&self, start: &ChainsPosition, plies: &[String]) -> String {
        shared_record(self, start, plies)
    }

    fn record_reader(&self, mode: Mode) -> Box<dyn RecordReader> {
        Box::new(SharedRecordReader::new(self.clone(), mode))
    }

    fn recognise(&self, head: &str) -> Option<TextKind> {
        if record_game(head) == Some(&self.name) {
            return Some(TextKind::Record);
        }
        let text = head.trim_end();
        if self.read_position(text, Mode::Exact).is_ok() {
            return Some(TextKind::Position);
        }
        self.is_move(text).then_some(TextKind::Move)
    }
}
