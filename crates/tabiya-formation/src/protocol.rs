//! The document's protocol: actions in, results out.

use tabiya_game::{Argument, Diagnostic, GameText, MAX_LINE, MAX_POSITION, Message, Mode, Protocol, Reply};

use crate::reason::side_name;
use crate::text::finder::{begins_like, line_too_long};
use crate::text::legal::legal_action;
use crate::text::result::{ERROR, result_of};
use crate::text::{ActionText, codes, write_position};
use crate::{FormationChess, Position};

/// What asks for the snapshot.
const ASK: &str = "?";
/// What the first line of a snapshot begins with.
const SNAPSHOT: &str = "行棋方：";

/// A game that is played in the document's protocol.
///
/// First may come a snapshot and a blank line; without them the game starts from the standard start. A snapshot that is
/// taken is not answered; one that is not gets one error, the game stays where it was, and another snapshot may come
/// until the first action. Then each line is an action and is answered by exactly one result or one error; `?` is
/// answered by the snapshot. After an error everything is as before. Line ends are `\n` or `\r\n`, and a snapshot may
/// also come in its one-line form.
///
/// ```
/// use tabiya_formation::FormationProtocol;
/// use tabiya_game::{Protocol, Reply};
/// let mut protocol = FormationProtocol::new();
/// assert_eq!(protocol.line("红将五十"), [Reply::Text("变化：[红将五十占]\n胜负：未分".into())]);
/// assert!(matches!(protocol.line("红车一一").as_slice(), [Reply::Error { marker: "错误：", .. }]));
/// assert!(matches!(&protocol.line("?")[..], [Reply::Text(snapshot)] if snapshot.starts_with("行棋方：黑\n")));
/// ```
#[derive(Clone, Debug)]
pub struct FormationProtocol {
    position: Position,
    stage: Stage,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Stage {
    /// No action was given yet: a snapshot may come.
    Beginning {
        /// An empty line stood for the snapshot that is left out.
        blank: bool,
    },
    /// The lines of a snapshot so far.
    Snapshot(String),
    Play,
    /// The lines of a snapshot that came too late are passed over.
    LateSnapshot,
}

impl Default for FormationProtocol {
    fn default() -> Self {
        Self::new()
    }
}

impl FormationProtocol {
    /// A game from the standard start, unless a snapshot comes first.
    pub fn new() -> Self {
        Self { position: Position::standard(), stage: Stage::Beginning { blank: false } }
    }

    /// The present position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    fn end_snapshot(&mut self, snapshot: &str) -> Vec<Reply> {
        match FormationChess.read_position(snapshot, Mode::Exact) {
            Ok((position, _)) => {
                self.position = position;
                self.stage = Stage::Play;
                Vec::new()
            }
            Err(diagnostics) => {
                self.stage = Stage::Beginning { blank: false };
                let more = diagnostics.len().saturating_sub(1);
                diagnostics.into_iter().next().map_or_else(Vec::new, |first| error(unusable(first, more)))
            }
        }
    }

    fn act(&mut self, line: &str) -> Vec<Reply> {
        match legal_action(&self.position, line, Mode::Exact) {
            Ok((action, _)) => {
                let result = result_of(&self.position, action);
                self.position.make(action);
                vec![Reply::Text(result.to_string())]
            }
            Err(diagnostics) => {
                diagnostics.into_iter().next().map_or_else(Vec::new, |reason| error(self.refused(reason)))
            }
        }
    }

    /// A player without any legal action is told so, whatever was tried.
    fn refused(&self, reason: Diagnostic) -> Diagnostic {
        if self.position.result().is_decided() || self.position.count_actions() > 0 {
            return reason;
        }
        let message = Message::new(codes::PROTOCOL_NO_LEGAL_ACTION)
            .with("side", side_name(self.position.to_move()))
            .with("reason", reason.message);
        Diagnostic { message, ..reason }
    }

    fn snapshot(&self) -> Vec<Reply> {
        let mut snapshot = write_position(&self.position);
        // A reply is without its last line end.
        snapshot.pop();
        vec![Reply::Text(snapshot)]
    }
}

/// The error for a snapshot that can't be used: the first thing that is wrong with it, and how many more.
fn unusable(first: Diagnostic, more: usize) -> Diagnostic {
    let message = Message::new(codes::PROTOCOL_SNAPSHOT)
        .with("line", first.span.map_or(1, |span| span.line))
        .with("column", first.span.map_or(1, |span| span.column))
        .with("reason", first.message)
        .with("more", more);
    Diagnostic { message, ..first }
}

fn error(diagnostic: Diagnostic) -> Vec<Reply> {
    vec![Reply::Error { marker: ERROR, diagnostic: Box::new(diagnostic) }]
}

impl Protocol for FormationProtocol {
    fn line(&mut self, line: &str) -> Vec<Reply> {
        let line = line.strip_suffix('\r').unwrap_or(line);
        match &mut self.stage {
            Stage::Snapshot(snapshot) if line.is_empty() => {
                let snapshot = core::mem::take(snapshot);
                return self.end_snapshot(&snapshot);
            }
            Stage::Snapshot(_) if line == ASK || line.parse::<ActionText>().is_ok() => {
                // Waiting for the rest of the snapshot would keep both sides waiting.
                self.stage = Stage::Beginning { blank: false };
                let missing = Diagnostic::error(codes::PROTOCOL_NO_BLANK_LINE)
                    .with("found", Argument::input(line))
                    .at(line, 0..line.len());
                return error(missing);
            }
            Stage::Snapshot(snapshot) => {
                // A text over the budget needn't be kept to be refused.
                if snapshot.len() <= MAX_POSITION {
                    snapshot.push_str(line);
                    snapshot.push('\n');
                }
                return Vec::new();
            }
            Stage::Beginning { blank } if line.is_empty() && !*blank => {
                *blank = true;
                return Vec::new();
            }
            Stage::Beginning { .. } if begins_like(line.trim_start_matches('\u{feff}'), SNAPSHOT) => {
                self.stage = Stage::Snapshot(format!("{line}\n"));
                return Vec::new();
            }
            Stage::LateSnapshot if line.is_empty() => {
                self.stage = Stage::Play;
                return Vec::new();
            }
            // Every line of a snapshot has a label or a list.
            Stage::LateSnapshot if line.contains(['：', '[']) => return Vec::new(),
            Stage::Beginning { .. } | Stage::Play | Stage::LateSnapshot => {}
        }
        if line == ASK {
            if self.stage == Stage::LateSnapshot {
                self.stage = Stage::Play;
            }
            return self.snapshot();
        }
        self.stage = Stage::Play;
        if line.len() > MAX_LINE {
            return error(line_too_long(line.len()).at(line, 0..0));
        }
        if begins_like(line, SNAPSHOT) {
            self.stage = Stage::LateSnapshot;
            return error(Diagnostic::error(codes::PROTOCOL_LATE_SNAPSHOT).at(line, 0..line.len()));
        }
        self.act(line)
    }

    fn end(&mut self) -> Vec<Reply> {
        match &mut self.stage {
            Stage::Snapshot(snapshot) => {
                let snapshot = core::mem::take(snapshot);
                self.end_snapshot(&snapshot)
            }
            Stage::Beginning { .. } | Stage::Play | Stage::LateSnapshot => Vec::new(),
        }
    }
}
