#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod diagnostic;
pub mod diagram;
mod evaluate;
mod facade;
mod history;
mod message;
mod notation;
mod outcome;
mod perft;
pub mod record;
mod resolution;
mod rules;
mod scene;
mod span;
mod table;
mod text;
mod value;

pub use diagnostic::{Diagnostic, Level, Locus, has_errors};
pub use evaluate::{Evaluate, Score};
pub use facade::{
    Facade, Game, MOVE_DECIDED, PositionReport, Protocol, Reply, TextKind, UNKNOWN_METHOD, UNKNOWN_NOTATION,
};
pub use history::{History, Ply};
pub use message::{Argument, Code, Message, Name};
pub use notation::{Notation, read_notations};
pub use outcome::Outcome;
pub use perft::{divide, perft};
pub use record::{
    PlySeen, Record, RecordReader, RecordReport, RecordResult, SharedRecordReader, record_game,
    shared_record, write_shared_record,
};
pub use resolution::{Candidate, Mode, Request, Resolution, ResolveOptions, Resolved};
pub use rules::{MoveList, Rules, Scope};
pub use scene::{Cell, Origin, Piece, Region, Reserve, Scene, SideScene, Target};
pub use span::{LineSpans, Span};
pub use table::{Played, Refused, Seat, Table};
pub use text::{GameText, Loci, MAX_LINE, MAX_POSITION, MAX_TEXT, ReadSetup};
pub use value::{Answer, CallError, Method, Value};
