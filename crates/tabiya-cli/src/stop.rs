use std::io;

/// Why a command ends before its work is done.
#[derive(Debug)]
pub(crate) enum Stop {
    /// The input is bad. What is wrong has been said.
    Bad,
    /// The command was called wrongly. What is wrong has been said.
    Usage,
    /// The output can't be written.
    Output(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}
