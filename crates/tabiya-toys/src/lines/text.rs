use tabiya_board::Square;
use tabiya_game::{
    Answer, Argument, CallError, Code, Diagnostic, GameText, Message, Method, Mode, Notation, ReadSetup,
    RecordReader, ResolveOptions, Scene, SharedRecordReader, TextKind, UNKNOWN_METHOD, Value, record_game,
    shared_record,
};

use super::notation::{Letters, Squares};
use super::{Lines, LinesMove, LinesPosition, LinesSetup, position_text};
use crate::sheet::read_square;

const METHODS: &[Method] =
    &[Method { name: "lines.rules", summary: Code::new("toy.lines.method.rules"), answer: Answer::Value }];

impl GameText for Lines {
    type Setup = LinesSetup;

    fn name(&self) -> &str {
        &self.name
    }

    fn title(&self) -> Message {
        Code::new("toy.lines.title").into()
    }

    fn notations(&self) -> Vec<&dyn Notation<Self>> {
        vec![&Squares, &Letters { from_above: false }, &Letters { from_above: true }]
    }

    fn read_setup(&self, text: &str, mode: Mode) -> Result<ReadSetup<LinesSetup>, Vec<Diagnostic>> {
        position_text::read(text, mode)
    }

    fn validate(&self, setup: &LinesSetup) -> Result<LinesPosition, Vec<Diagnostic>> {
        self.position_of(setup)
    }

    fn setup(&self, position: &LinesPosition) -> LinesSetup {
        self.setup_of(position)
    }

    fn write_setup(&self, setup: &LinesSetup) -> String {
        position_text::write(setup)
    }

    fn scene(&self, position: &LinesPosition) -> Scene {
        self.scene_of(position)
    }

    fn why_not(&self, position: &LinesPosition, text: &str, options: &ResolveOptions) -> Vec<Message> {
        self.why_text(position, text, options)
    }

    fn explain_piece(&self, position: &LinesPosition, square: Square) -> Vec<Message> {
        self.explain(position, square)
    }

    fn preview(&self, position: &LinesPosition, movement: LinesMove, (): &()) -> Vec<Message> {
        self.preview_of(position, movement)
    }

    fn read_square(&self, _: &LinesPosition, text: &str) -> Option<Square> {
        read_square(self.geometry, text)
    }

    fn write_record(&self, start: &LinesPosition, plies: &[String]) -> String {
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

    fn methods(&self) -> &'static [Method] {
        METHODS
    }

    fn call(&self, method: &str, _: &LinesPosition, _: &str, _: &ResolveOptions) -> Result<Value, CallError> {
        if method != METHODS[0].name {
            let unknown = Diagnostic::error(UNKNOWN_METHOD).with("found", Argument::input(method));
            return Err(CallError::Syntax(vec![unknown]));
        }
        Ok(Value::Record(vec![
            ("line", Value::Number(self.line.into())),
            ("men", Value::Text(self.men_text())),
            ("drops", Value::Bool(self.drops)),
            ("swaps", Value::Bool(self.swaps)),
        ]))
    }
}
