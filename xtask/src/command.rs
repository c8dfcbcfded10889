//! Running other programs from the workspace's root, so that everybody sees what is run.

use std::process::{Command, Stdio};

use crate::workspace;

/// A command that is shown before it runs; `Err` says in words how it failed.
pub(crate) struct Run {
    shown: String,
    command: Command,
}

impl Run {
    /// A command line whose words hold no blanks.
    pub(crate) fn new(line: &str) -> Self {
        let mut words = line.split_whitespace();
        let program = words.next().unwrap_or_default();
        let mut command = Command::new(program);
        command.args(words).current_dir(workspace::root());
        forget_own_package(&mut command);
        Self { shown: line.to_owned(), command }
    }

    pub(crate) fn args<'a>(mut self, args: impl IntoIterator<Item = &'a str>) -> Self {
        for arg in args {
            self.shown.push(' ');
            self.shown.push_str(arg);
            self.command.arg(arg);
        }
        self
    }

    pub(crate) fn env(mut self, name: &str, value: &str) -> Self {
        let quote = if value.contains(' ') { "'" } else { "" };
        self.shown = format!("{name}={quote}{value}{quote} {}", self.shown);
        self.command.env(name, value);
        self
    }

    /// Runs it with its output in plain view.
    pub(crate) fn run(mut self) -> Result<(), String> {
        println!("$ {}", self.shown);
        let status = self
            .command
            .stdin(Stdio::null())
            .status()
            .map_err(|error| format!("`{}` did not start: {error}", self.shown))?;
        if status.success() { Ok(()) } else { Err(format!("`{}` failed ({status})", self.shown)) }
    }

    /// Runs it silently and returns what it printed, or nothing if it failed.
    pub(crate) fn output(mut self) -> Option<String> {
        let output = self.command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
        if output.status.success() { String::from_utf8(output.stdout).ok() } else { None }
    }

    /// Whether it runs at all; it is not shown.
    pub(crate) fn works(self) -> bool {
        self.output().is_some()
    }
}

/// `cargo run` describes this package in the environment. Build scripts that watch those
/// variables would be built anew each time a task and a person take turns.
fn forget_own_package(command: &mut Command) {
    for (name, _) in std::env::vars_os() {
        let own = name
            .to_str()
            .is_some_and(|name| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_"));
        if own {
            command.env_remove(name);
        }
    }
}
