//! The command `tabiya`: play, check, replay and convert games that are told in text.
//!
//! It knows no game: everything goes through the registry and the facade of `tabiya-game`.

#![forbid(unsafe_code)]

mod args;
mod codes;
mod commands;
mod context;
mod input;
mod judging;
mod loading;
mod pictures;
mod progress;
mod records;
mod refusal;
mod render;
mod results;
mod rounds;
mod saving;
mod stop;
#[cfg(test)]
mod toys;
mod trail;
mod variants;
mod words;

use std::io::{self, ErrorKind, Write as _};
use std::process::ExitCode;

use clap::CommandFactory as _;

use crate::args::{Arguments, Asked, Command, GameCommand};
use crate::commands::{
    ask, check, convert, draw, games, legal, manual, perft, piece, play, protocol, replay, rpc, say, variant,
};
use crate::context::{Context, Out};
use crate::stop::Stop;

/// Exit statuses: everything was good.
const GOOD: u8 = 0;
/// The input is bad.
const BAD: u8 = 1;
/// The command was called wrongly.
const USAGE: u8 = 2;

fn main() -> ExitCode {
    let (language, asked) = Arguments::read();
    let languages = asked.languages();
    if let Some(language) = language.filter(|language| !languages.contains(language)) {
        let error = format!("'--language {language}': this command speaks en and zh");
        Arguments::command().error(clap::error::ErrorKind::InvalidValue, error).exit();
    }
    let context = Context::new(language, languages);
    let mut out = Context::out();
    let run = match &asked {
        Asked::Command(command) => run(&context, command, &mut out),
        Asked::OfGame(game, GameCommand::Say(arguments)) => say::run(&context, game, arguments, &mut out),
        Asked::OfGame(game, GameCommand::Ask(method, arguments)) => {
            ask::run(&context, game, method, arguments, &mut out)
        }
    };
    let flushed = out.flush().map_err(Stop::Output);
    ExitCode::from(match run.and(flushed) {
        Ok(()) => GOOD,
        Err(Stop::Bad) => BAD,
        Err(Stop::Usage) => USAGE,
        // Whoever reads the output has had enough of it.
        Err(Stop::Output(error)) if error.kind() == ErrorKind::BrokenPipe => GOOD,
        Err(Stop::Output(error)) => {
            let _ = writeln!(io::stderr(), "tabiya: {error}");
            BAD
        }
    })
}

fn run(context: &Context, command: &Command, out: &mut Out) -> Result<(), Stop> {
    match command {
        Command::Play(arguments) => play::run(context, arguments, out),
        Command::Protocol(arguments) => protocol::run(context, arguments, out),
        Command::Check(arguments) => check::run(context, arguments, out),
        Command::Replay(arguments) => replay::run(context, arguments, out),
        Command::Legal(arguments) => legal::run(context, arguments, out),
        Command::Perft(arguments) => perft::run(context, arguments, out),
        Command::Convert(arguments) => convert::run(context, arguments, out),
        Command::Piece(arguments) => piece::run(context, arguments, out),
        Command::Draw(arguments) => draw::run(context, arguments, out),
        Command::Variant(arguments) => variant::run(context, arguments, out),
        Command::Games => Ok(games::run(context, out)?),
        Command::Rpc => rpc::run(context, out),
        Command::Completions { shell } => Ok(manual::completions(*shell, out)?),
        Command::Man { command } => manual::man(context, command, out),
    }
}
