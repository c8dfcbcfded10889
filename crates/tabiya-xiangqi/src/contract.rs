//! Xiangqi as front ends see it.

use tabiya_board::Square;
use tabiya_game::{
    Argument, CallError, Code, Diagnostic, GameText, History, Message, Method, Mode, Notation, ReadSetup,
    RecordReader, Resolution, ResolveOptions, Resolved, Rules as _, Scene, SharedRecordReader, TextKind,
    Value, record_game, shared_record,
};

use crate::{
    Columns, Move, Point, Position, Setup, Xiangqi, codes, command, explain, fen, methods, resolve, scene,
};

const NAME: &str = "xiangqi";
const TITLE: Code = Code::new("xiangqi.title");
const TYPING: Code = Code::new("xiangqi.typing");

impl GameText for Xiangqi {
    type Setup = Setup;

    fn name(&self) -> &str {
        NAME
    }

    fn title(&self) -> Message {
        TITLE.into()
    }

    fn typing(&self) -> Option<Code> {
        Some(TYPING)
    }

    fn notations(&self) -> Vec<&dyn Notation<Self>> {
        resolve::NOTATIONS.to_vec()
    }

    fn column_frames(&self) -> &'static [&'static str] {
        const FRAMES: [&str; 3] =
            [Columns::MoverLeft.name(), Columns::MoverRight.name(), Columns::BoardLeft.name()];
        &FRAMES
    }

    fn marks(&self) -> &'static [&'static str] {
        &command::Mark::NAMES
    }

    fn read_setup(&self, text: &str, mode: Mode) -> Result<ReadSetup<Setup>, Vec<Diagnostic>> {
        fen::read(text, mode)
    }

    fn validate(&self, setup: &Setup) -> Result<Position, Vec<Diagnostic>> {
        setup.position()
    }

    fn setup(&self, position: &Position) -> Setup {
        position.into()
    }

    fn write_setup(&self, setup: &Setup) -> String {
        fen::write(setup)
    }

    fn resolve(
        &self,
        position: &Position,
        _: History<'_, Self>,
        text: &str,
        options: &ResolveOptions,
    ) -> Resolved<Move> {
        resolve::resolve(*self, position, text, options)
    }

    fn scene(&self, position: &Position) -> Scene {
        scene::scene(position, self.outcome(position, History::none(position)))
    }

    fn why_not(&self, position: &Position, text: &str, options: &ResolveOptions) -> Vec<Message> {
        let Resolved { resolution, notes, .. } = resolve::resolve(*self, position, text, options);
        let reasons: Vec<_> = match resolution {
            Resolution::Unique(movement) => {
                let legal = Message::new(codes::WHY_LEGAL).with("text", Argument::text(movement));
                core::iter::once(legal).chain(self.preview(position, movement, &())).collect()
            }
            Resolution::Illegal(reason) => vec![reason.message],
            Resolution::Syntax(diagnostics) => {
                diagnostics.into_iter().map(|diagnostic| diagnostic.message).collect()
            }
            Resolution::Ambiguous(candidates) => {
                let texts: Vec<_> =
                    candidates.iter().map(|candidate| codes::written(&candidate.text)).collect();
                vec![Message::new(codes::WHY_AMBIGUOUS).with("candidates", texts)]
            }
            Resolution::Request(request) => vec![command::explain_request(&request)],
        };
        reasons.into_iter().chain(notes.into_iter().map(|note| note.message)).collect()
    }

    fn explain_piece(&self, position: &Position, square: Square) -> Vec<Message> {
        Point::from_square(square).map_or_else(Vec::new, |point| explain::piece(position, point))
    }

    fn preview(&self, position: &Position, movement: Move, (): &()) -> Vec<Message> {
        explain::preview(position, movement, |after| self.outcome(after, History::none(after)))
    }

    fn read_square(&self, _: &Position, text: &str) -> Option<Square> {
        let point: Point = text.trim().to_ascii_lowercase().parse().ok()?;
        Some(point.square())
    }

    fn write_record(&self, start: &Position, plies: &[String]) -> String {
        shared_record(self, start, plies)
    }

    fn record_reader(&self, mode: Mode) -> Box<dyn RecordReader> {
        Box::new(SharedRecordReader::new(*self, mode))
    }

    fn recognise(&self, head: &str) -> Option<TextKind> {
        if record_game(head) == Some(NAME) {
            return Some(TextKind::Record);
        }
        let text = head.trim_end();
        // Also one that breaks the rules is of this game, and its faults can be told.
        if self.read_setup(text, Mode::Exact).is_ok() {
            return Some(TextKind::Position);
        }
        resolve::is_move(text).then_some(TextKind::Move)
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
        methods::call(*self, method, position, text, options)
    }

    fn resolve_by(
        &self,
        method: &str,
        position: &Position,
        _: History<'_, Self>,
        text: &str,
        options: &ResolveOptions,
    ) -> Option<Resolved<Move>> {
        (method == methods::COMMAND).then(|| resolve::command(position, text, options))
    }
}
