//! `tabiya play`.

mod completions;
mod editor;
mod keeper;
mod manner;
mod player;
mod session;

use std::io::{self, IsTerminal as _, StdinLock, Write as _};

use tabiya::board::Side;
use tabiya_game::{Argument, Diagnostic, LineSpans, MAX_LINE, Message};

use crate::args::{Opponent, Play, SideChoice};
use crate::codes;
use crate::context::{Context, Out};
use crate::input::{Excerpt, Line, Lines, damaged, long_line, unreadable, without_end};
use crate::loading::{self, Way};
use crate::render::diagnostic::About;
use crate::stop::Stop;

use editor::Editor;
use keeper::Keeper;
use player::RandomPlayer;
use session::{After, Session};

pub(crate) fn run(context: &Context, arguments: &Play, out: &mut Out) -> Result<(), Stop> {
    let loaded = loading::load(context, arguments.game.name(), &arguments.start, Way::Whole)?;
    let keeper = match &arguments.record {
        None => None,
        Some(path) if path == "-" => return Err(context.usage(Message::new(codes::RECORD_DASH))),
        Some(path) => {
            let from = arguments.start.from.as_deref();
            Some(Keeper::new(path.as_ref(), from, arguments.force).map_err(|diagnostic| {
                context.report(&[*diagnostic], About::Nothing);
                Stop::Usage
            })?)
        }
    };
    let opponent = arguments.against.map(|Opponent::Random| match arguments.side {
        SideChoice::First => Side::Second,
        SideChoice::Second => Side::First,
    });
    let player = RandomPlayer::new(arguments.seed);
    let watched = io::stdin().is_terminal() && io::stdout().is_terminal();
    let mut session = Session::new(context, loaded, keeper, opponent, player, watched, out);
    session.begin(arguments.random_placement)?;
    if watched { typed(context, &mut session) } else { piped(context, &mut session) }
}

/// Plays what someone types.
fn typed(context: &Context, session: &mut Session<'_>) -> Result<(), Stop> {
    let mut editor = Editor::new().map_err(io::Error::other)?;
    loop {
        let prompt = session.prompt()?;
        let Some(line) = editor.line(&prompt, session.completions())? else { break };
        match session.take(&line)? {
            After::Next => {}
            After::Refused(diagnostics) => {
                session.say(&context.shown(&diagnostics, About::Typed(line.trim_end())))?;
            }
            After::Quit => break,
        }
    }
    session.end()
}

/// Plays the lines of standard input, to the first that can't be played.
fn piped(context: &Context, session: &mut Session<'_>) -> Result<(), Stop> {
    let mut lines: Lines<StdinLock<'_>> = Lines::without_mark(io::stdin().lock(), MAX_LINE);
    loop {
        let place = lines.next_place();
        let (line, after) = match lines.read() {
            Ok(None) => break,
            Ok(Some(Line::Whole(line))) => (line, session.take(without_end(line))?),
            Ok(Some(Line::Long(line))) => (line, After::Refused(vec![long_line(LineSpans::FIRST)])),
            Ok(Some(Line::Damaged { valid, byte })) => {
                (valid, After::Refused(vec![damaged(LineSpans::FIRST, valid, byte)]))
            }
            Err(error) => return Err(context.bad(&[unreadable("-", &error)], About::Nothing)),
        };
        match after {
            After::Next => {}
            After::Refused(diagnostics) => {
                session.say("")?;
                let mut excerpt = Excerpt::default();
                excerpt.keep(place, line);
                let shifted = diagnostics.into_iter().map(|diagnostic| diagnostic.shifted(place));
                let shifted: Vec<Diagnostic> = shifted.collect();
                context.report(&shifted, About::File { name: "-", excerpt: &excerpt });
                let stopped = context.text("cli.play.stopped", &[("line", Argument::from(place.line))]);
                let _ = writeln!(io::stderr(), "{stopped}");
                return Err(Stop::Bad);
            }
            After::Quit => break,
        }
    }
    session.end()
}
