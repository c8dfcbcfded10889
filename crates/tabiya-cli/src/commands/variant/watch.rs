//! `tabiya variant check --watch`.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

use tabiya_game::Message;

use super::check::check;
use crate::codes;
use crate::context::{self, Context, Out};
use crate::input::Source;
use crate::stop::Stop;

/// How often it is looked whether a file has changed.
const PAUSE: Duration = Duration::from_millis(250);

/// Puts the cursor into the corner and clears the screen with what was scrolled away.
const CLEAR: &str = "\u{1B}[H\u{1B}[2J\u{1B}[3J";

pub(super) fn run(context: &Context, sources: &[Source], out: &mut Out) -> Result<(), Stop> {
    let files = sources.iter().map(|source| match source {
        Source::File(path) => Ok(path.clone()),
        Source::Stdin => Err(context.usage(Message::new(codes::WATCH_DASH))),
    });
    let files = files.collect::<Result<Vec<_>, _>>()?;
    let mut pause = || {
        thread::sleep(PAUSE);
        ControlFlow::Continue(())
    };
    let round = |out: &mut dyn Write| -> io::Result<Vec<PathBuf>> {
        if context::is_watched() {
            write!(out, "{CLEAR}")?;
        }
        let round = check(context, sources, false, out)?;
        writeln!(out, "{}", context.text("cli.variant.watching", &[]))?;
        out.flush()?;
        Ok(round.files)
    };
    watch(files, &mut || round(out), &mut pause)?;
    Ok(())
}

/// Calls `check`, and again whenever one of these files or of those that it gives has changed. It ends when `pause`, which
/// waits between two looks at the files, says so.
fn watch<E>(
    files: Vec<PathBuf>,
    check: &mut dyn FnMut() -> Result<Vec<PathBuf>, E>,
    pause: &mut dyn FnMut() -> ControlFlow<()>,
) -> Result<(), E> {
    let mut known = Stamps::of(files);
    loop {
        // What changes while it is checked counts as changed.
        known = Stamps::of(check()?).known_before(&known);
        let mut last = known.clone();
        loop {
            if pause().is_break() {
                return Ok(());
            }
            let now = known.renewed();
            // A file that is being written is not read before it is whole.
            if now != known && now == last {
                break;
            }
            last = now;
        }
        known = last;
    }
}

/// Files, and what is known of each without reading it; nothing of a file that is not there.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Stamps(BTreeMap<PathBuf, Option<(SystemTime, u64)>>);

impl Stamps {
    fn of(files: impl IntoIterator<Item = PathBuf>) -> Self {
        let stamped = files.into_iter().map(|file| {
            let stamp = stamp(&file);
            (file, stamp)
        });
        Self(stamped.collect())
    }

    fn renewed(&self) -> Self {
        Self::of(self.0.keys().cloned())
    }

    /// The same files, with what was known before of those that were known.
    fn known_before(mut self, before: &Self) -> Self {
        for (file, stamp) in &mut self.0 {
            if let Some(before) = before.0.get(file) {
                *stamp = *before;
            }
        }
        self
    }
}

fn stamp(file: &Path) -> Option<(SystemTime, u64)> {
    let about = fs::metadata(file).ok()?;
    Some((about.modified().ok()?, about.len()))
}

#[cfg(test)]
mod tests {
    use std::cell::{Cell, RefCell};
    use std::convert::Infallible;

    use super::*;

    /// Lets files be changed while they are watched, a step before each look, and gives what was checked: the content of
    /// the first file, round by round.
    fn checked(steps: &[&dyn Fn(&Path)]) -> Vec<String> {
        let folder = tempfile::tempdir().expect("there is room for a directory");
        let (file, base) = (folder.path().join("mine.toml"), folder.path().join("base.toml"));
        fs::write(&file, "1").expect("there is room for a file");
        fs::write(&base, "1").expect("there is room for a file");
        let rounds = RefCell::new(Vec::new());
        let step = Cell::new(0);
        let mut check = || {
            rounds.borrow_mut().push(fs::read_to_string(&file).unwrap_or_else(|_| "gone".to_owned()));
            Ok::<_, Infallible>(vec![file.clone(), base.clone()])
        };
        let mut pause = || match steps.get(step.get()) {
            None => ControlFlow::Break(()),
            Some(change) => {
                change(folder.path());
                step.set(step.get() + 1);
                ControlFlow::Continue(())
            }
        };
        let Ok(()) = watch(vec![file.clone()], &mut check, &mut pause);
        rounds.into_inner()
    }

    fn write(name: &'static str, content: &'static str) -> impl Fn(&Path) {
        move |folder| fs::write(folder.join(name), content).expect("there is room for a file")
    }

    fn nothing(_: &Path) {}

    #[test]
    fn nothing_is_checked_again_unless_it_has_changed() {
        assert_eq!(checked(&[]), ["1"]);
        assert_eq!(checked(&[&nothing, &nothing, &nothing]), ["1"]);
    }

    #[test]
    fn a_change_is_seen_when_the_file_is_whole() {
        let (half, whole) = (write("mine.toml", "22"), write("mine.toml", "333"));
        assert_eq!(checked(&[&half, &nothing, &nothing]), ["1", "22"]);
        assert_eq!(checked(&[&half, &whole, &nothing, &nothing]), ["1", "333"]);
        assert_eq!(checked(&[&half]), ["1"], "it may still be written");
    }

    #[test]
    fn files_that_are_extended_are_watched_too() {
        let change = write("base.toml", "22");
        assert_eq!(checked(&[&change, &nothing]), ["1", "1"]);
    }

    #[test]
    fn a_file_that_goes_away_and_comes_again_is_checked_each_time() {
        let remove = |folder: &Path| fs::remove_file(folder.join("mine.toml")).expect("it is there");
        let again = write("mine.toml", "4444");
        assert_eq!(checked(&[&remove, &nothing, &again, &nothing]), ["1", "gone", "4444"]);
    }
}
