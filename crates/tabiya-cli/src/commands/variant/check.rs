//! `tabiya variant check`.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::slice;
use std::sync::Arc;

use serde_json::{Value, json};
use tabiya::variants::file::{TestSpec, VariantFile};
use tabiya::variants::{game, library, trial};
use tabiya_game::{Argument, Diagnostic, Game, Level, Message, has_errors};
use tabiya_rpc::shapes;

use super::watch;
use crate::args::CheckVariant;
use crate::codes;
use crate::context::{Context, Out};
use crate::input::{Source, file_name};
use crate::progress::Progress;
use crate::stop::Stop;
use crate::variants::{Unread, VariantText};

pub(super) fn run(context: &Context, arguments: &CheckVariant, out: &mut Out) -> Result<(), Stop> {
    let sources: Vec<Source> = arguments.files.iter().map(|file| Source::new(file)).collect();
    if arguments.watch {
        return watch::run(context, &sources, out);
    }
    let round = check(context, &sources, arguments.json, out)?;
    if round.good { Ok(()) } else { Err(Stop::Bad) }
}

/// What came of checking all files once.
pub(super) struct Round {
    /// Nothing is wrong with any of them.
    pub(super) good: bool,
    /// All files that it depends on.
    pub(super) files: Vec<PathBuf>,
}

/// Checks each file, and says what came of it.
pub(super) fn check(
    context: &Context,
    sources: &[Source],
    json: bool,
    out: &mut dyn Write,
) -> io::Result<Round> {
    let mut round = Round { good: true, files: Vec::new() };
    for source in sources {
        let checked = Checked::new(context, source, &mut round.files);
        round.good &= checked.is_good();
        let shown = if json { checked.json_line(context) } else { checked.report(context) };
        out.write_all(shown.as_bytes())?;
        out.flush()?;
    }
    Ok(round)
}

/// What a file turned out to be.
struct Checked {
    name: String,
    /// Its text, or why it is none.
    text: Result<VariantText, Box<Unread>>,
    /// The variant and its title; `None` where it is no sound one.
    variant: Option<(VariantFile, Message)>,
    /// How many of its tests failed.
    failed: usize,
    diagnostics: Vec<Diagnostic>,
}

impl Checked {
    /// Checks a file, and notes it and those that it extends.
    fn new(context: &Context, source: &Source, files: &mut Vec<PathBuf>) -> Self {
        if let Source::File(path) = source {
            files.push(path.clone());
        }
        let text = match VariantText::open(source) {
            Ok(text) => text,
            Err(unread) => {
                let (name, diagnostics) = (source.name(), vec![unread.diagnostic.clone()]);
                return Self { name, text: Err(unread), variant: None, failed: 0, diagnostics };
            }
        };
        let read = text.read();
        files.extend(read.bases);
        let mut diagnostics = text.notes.clone();
        let mut failed = 0;
        let variant = match read.file {
            Ok(file) => {
                diagnostics.extend(file.notes.iter().cloned());
                diagnostics.extend(taken_name(context, &file.spec.name, &text.text));
                let game = game(Arc::new(file.spec.clone()));
                let failures = failures(&*game, &file.tests, &text.text);
                failed = failures.iter().filter(|failures| has_errors(failures)).count();
                diagnostics.extend(failures.into_iter().flatten());
                Some((file, game.title()))
            }
            Err(errors) => {
                diagnostics.extend(errors);
                None
            }
        };
        Self { name: text.name.clone(), text: Ok(text), variant, failed, diagnostics }
    }

    const fn is_good(&self) -> bool {
        self.variant.is_some() && self.failed == 0
    }

    /// The diagnostics, and a line that sums them up.
    fn report(&self, context: &Context) -> String {
        let about = match &self.text {
            Ok(text) => text.about(),
            Err(unread) => unread.about(),
        };
        format!("{}{}\n", context.shown(&self.diagnostics, about), self.summary(context))
    }

    fn summary(&self, context: &Context) -> String {
        let file = ("file", file_name(&self.name));
        if self.text.is_err() {
            return context.text("cli.check.unread", &[file]);
        }
        let Some((VariantFile { spec, tests, .. }, title)) = &self.variant else {
            let errors = self.diagnostics.iter().filter(|found| found.level == Level::Error).count();
            return context.text("cli.variant.bad", &[file, ("errors", errors.into())]);
        };
        let tests = ("tests", Argument::from(tests.len()));
        if self.failed > 0 {
            return context.text("cli.variant.failed", &[file, ("failed", self.failed.into()), tests]);
        }
        let arguments = [
            file,
            ("title", title.clone().into()),
            ("size", Argument::text(spec.geometry)),
            ("pieces", spec.types.len().into()),
            tests,
        ];
        context.text("cli.variant.good", &arguments)
    }

    fn json_line(&self, context: &Context) -> String {
        let file = self.variant.as_ref().map(|(file, _)| file);
        let spec = file.map(|file| &file.spec);
        let object = json!({
            "file": self.name,
            "valid": self.is_good(),
            "name": spec.map(|spec| &spec.name),
            "pieces": spec.map(|spec| spec.types.iter().map(|kind| kind.letter.clone()).collect::<Value>()),
            "tests": file.map(|file| file.tests.len()),
            "failed": file.map(|_| self.failed),
            "diagnostics": shapes::diagnostics(&self.diagnostics, &context.catalogue),
        });
        format!("{object}\n")
    }
}

/// A note that a built-in game has the name, if one has.
fn taken_name(context: &Context, name: &str, text: &str) -> Option<Diagnostic> {
    let is_taken = context.games.get(name).is_some() && library::text(name) != Some(text);
    is_taken.then(|| Diagnostic::note(codes::TAKEN_NAME).with("name", Argument::text(name)))
}

/// What is not as the tests of a variant say, test by test.
fn failures(game: &dyn Game, tests: &[TestSpec], text: &str) -> Vec<Vec<Diagnostic>> {
    let mut budget = trial::Budget::default();
    let run = |test: &TestSpec| {
        let mut progress = Progress::of_nodes_of(&test.name);
        let mut counted = |nodes| {
            progress.add(nodes);
            ControlFlow::Continue(())
        };
        // It is never stopped, so there always is a result.
        trial::run(game, text, slice::from_ref(test), &mut budget, &mut counted).unwrap_or_default()
    };
    tests.iter().map(run).collect()
}
