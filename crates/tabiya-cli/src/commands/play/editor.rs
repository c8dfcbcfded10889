use std::io;

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Helper};

use super::completions::Completions;

/// Reads lines at a terminal, with editing, a history, and completion.
pub(super) struct Editor(rustyline::Editor<Assistant, MemHistory>);

impl Editor {
    /// An editor with an empty history.
    pub(super) fn new() -> rustyline::Result<Self> {
        let config = Config::builder()
            .auto_add_history(true)
            .completion_type(CompletionType::List)
            .completion_show_all_if_ambiguous(true)
            .build();
        let history = MemHistory::with_config(&config);
        let mut editor = rustyline::Editor::with_history(config, history)?;
        editor.set_helper(Some(Assistant(None)));
        Ok(Self(editor))
    }

    /// The next line; `None` when the user ends the input.
    pub(super) fn line(&mut self, prompt: &str, completions: Completions) -> io::Result<Option<String>> {
        if let Some(assistant) = self.0.helper_mut() {
            assistant.0 = Some(completions);
        }
        match self.0.readline(prompt) {
            Ok(line) => Ok(Some(line)),
            Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
            Err(ReadlineError::Io(error)) => Err(error),
            Err(error) => Err(io::Error::other(error)),
        }
    }
}

struct Assistant(Option<Completions>);

impl Completer for Assistant {
    type Candidate = String;

    fn complete(&self, line: &str, pos: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        Ok(self.0.as_ref().map_or((pos, Vec::new()), |completions| completions.of(&line[..pos])))
    }
}

impl Hinter for Assistant {
    type Hint = String;
}

impl Highlighter for Assistant {}

impl Validator for Assistant {}

impl Helper for Assistant {}
