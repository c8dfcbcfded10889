//! The few options of the tasks, read without a library.

use crate::Stop;

/// The arguments of one task, taken out one by one; what is left at the end is unknown.
pub(crate) struct Options {
    args: Vec<String>,
}

impl Options {
    pub(crate) fn new(args: &[String]) -> Self {
        Self { args: args.to_vec() }
    }

    /// Takes `--name` and says whether it was there.
    pub(crate) fn flag(&mut self, name: &str) -> bool {
        let before = self.args.len();
        self.args.retain(|arg| arg != name);
        self.args.len() < before
    }

    /// Takes every `--name VALUE` and `--name=VALUE`, in order.
    pub(crate) fn values(&mut self, name: &str) -> Result<Vec<String>, Stop> {
        let mut values = Vec::new();
        let mut rest = Vec::new();
        let mut args = std::mem::take(&mut self.args).into_iter();
        while let Some(arg) = args.next() {
            if arg == name {
                values.push(args.next().ok_or_else(|| Stop::Usage(format!("`{name}` needs a value")))?);
            } else if let Some(value) = arg.strip_prefix(name).and_then(|tail| tail.strip_prefix('=')) {
                values.push(value.to_owned());
            } else {
                rest.push(arg);
            }
        }
        self.args = rest;
        Ok(values)
    }

    /// Refuses whatever has not been taken.
    pub(crate) fn finish(self) -> Result<(), Stop> {
        match self.args.first() {
            None => Ok(()),
            Some(arg) => Err(Stop::Usage(format!("unknown argument `{arg}`"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(args: &[&str]) -> Options {
        Options { args: args.iter().map(ToString::to_string).collect() }
    }

    #[test]
    fn takes_values_in_both_spellings() {
        let mut options = options(&["--only", "fmt", "--list", "--only=doc"]);
        assert_eq!(options.values("--only").ok(), Some(vec!["fmt".to_owned(), "doc".to_owned()]));
        assert!(options.flag("--list"));
        assert!(options.finish().is_ok());
    }

    #[test]
    fn refuses_a_missing_value_and_an_unknown_argument() {
        assert!(matches!(options(&["--only"]).values("--only"), Err(Stop::Usage(_))));
        assert!(matches!(options(&["--onyl"]).finish(), Err(Stop::Usage(_))));
    }
}
