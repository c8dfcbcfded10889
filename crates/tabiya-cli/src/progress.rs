use std::fmt::Write;
use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

/// Work that takes longer than this says on the terminal how far it is.
const PATIENCE: Duration = Duration::from_secs(1);

/// How far a long work is, on standard error and only where someone sees it.
pub(crate) struct Progress {
    bar: ProgressBar,
    started: Instant,
    shown: bool,
}

impl Progress {
    /// Of reading a text of so many bytes, where that is known.
    pub(crate) fn of_bytes(size: Option<u64>) -> Self {
        match size {
            Some(size) => Self::new(
                ProgressBar::with_draw_target(Some(size), ProgressDrawTarget::hidden()),
                "{bar:30} {bytes} / {total_bytes}  {bytes_per_sec}  {eta}",
            ),
            None => Self::new(Self::endless(), "{spinner} {bytes}  {bytes_per_sec}"),
        }
    }

    /// Of counting.
    pub(crate) fn of_nodes() -> Self {
        Self::new(Self::endless(), "{spinner} {human_pos}  {speed}  {elapsed}")
    }

    /// Of counting for what has this name.
    pub(crate) fn of_nodes_of(name: &str) -> Self {
        let progress = Self::new(Self::endless(), "{spinner} {msg}  {human_pos}  {speed}  {elapsed}");
        progress.bar.set_message(name.to_owned());
        progress
    }

    /// Of work that shows none.
    pub(crate) fn hidden() -> Self {
        let mut progress = Self::new(Self::endless(), "");
        progress.shown = true;
        progress
    }

    fn endless() -> ProgressBar {
        ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden())
    }

    fn new(bar: ProgressBar, template: &str) -> Self {
        let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
        // Without the fractions of a node that it has by itself.
        let speed = |state: &ProgressState, out: &mut dyn Write| {
            let _ = write!(out, "{:.0}/s", state.per_sec());
        };
        bar.set_style(style.progress_chars("=> ").with_key("speed", speed));
        Self { bar, started: Instant::now(), shown: false }
    }

    /// The work is so far.
    pub(crate) fn at(&mut self, position: u64) {
        self.bar.set_position(position);
        if !self.shown && self.started.elapsed() > PATIENCE {
            self.shown = true;
            if io::stderr().is_terminal() {
                self.bar.set_draw_target(ProgressDrawTarget::stderr());
            }
        }
    }

    /// So much more was done.
    pub(crate) fn add(&mut self, more: u64) {
        self.at(self.bar.position() + more);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
