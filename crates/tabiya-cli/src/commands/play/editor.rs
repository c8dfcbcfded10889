use std::io;

use rustyline::completion::{Completer, Pair, longest_common_prefix};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{
    Cmd, CompletionType, ConditionalEventHandler, Config, Context, Event, EventContext, EventHandler, Helper,
    KeyEvent, Movement, RepeatCount,
};

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
        editor.bind_sequence(KeyEvent::ctrl('C'), EventHandler::Conditional(Box::new(Interrupt)));
        Ok(Self(editor))
    }

    /// The next line; `None` when the user ends the input, by Ctrl-D or Ctrl-C on an empty line.
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

/// Ctrl-C: takes back what is half typed, and ends the input only where nothing is.
struct Interrupt;

impl ConditionalEventHandler for Interrupt {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, context: &EventContext<'_>) -> Option<Cmd> {
        Some(if context.line().is_empty() { Cmd::Interrupt } else { Cmd::Kill(Movement::WholeBuffer) })
    }
}

/// So many completions are shown at most; nobody looks for an action in a list of hundreds.
const SHOWN: usize = 40;

struct Assistant(Option<Completions>);

impl Completer for Assistant {
    type Candidate = Pair;

    fn complete(&self, line: &str, pos: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<Pair>)> {
        let found = self.0.as_ref().map(|completions| completions.of(&line[..pos]));
        Ok(found.map_or((pos, Vec::new()), |(start, texts)| (start, shown(texts))))
    }
}

/// The candidates for these texts: the first ones, and one that says how many more there are.
fn shown(texts: Vec<String>) -> Vec<Pair> {
    let mut pairs: Vec<Pair> =
        texts.into_iter().map(|text| Pair { display: text.clone(), replacement: text }).collect();
    if pairs.len() > SHOWN {
        let more = pairs.split_off(SHOWN);
        // It completes what all that it stands for have in common.
        let replacement = longest_common_prefix(&more).unwrap_or_default().to_owned();
        pairs.push(Pair { display: format!("… +{}", more.len()), replacement });
    }
    pairs
}

impl Hinter for Assistant {
    type Hint = String;
}

impl Highlighter for Assistant {}

impl Validator for Assistant {}

impl Helper for Assistant {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_list_is_cut_but_completes_the_same() {
        let texts = |count: usize| (0..count).map(|number| format!("红车{number}")).collect::<Vec<_>>();
        assert_eq!(shown(texts(SHOWN)).len(), SHOWN);
        let pairs = shown(texts(SHOWN + 7));
        assert_eq!(pairs.len(), SHOWN + 1);
        assert_eq!(pairs.last().map(|pair| &*pair.display), Some("… +7"));
        assert!(longest_common_prefix(&pairs).is_some_and(|prefix| prefix.starts_with("红车")));
    }
}
