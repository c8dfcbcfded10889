//! `tabiya protocol`.

use std::io::{self, Write as _};

use tabiya_game::{Diagnostic, MAX_LINE, Message, Protocol as Machine, Reply};
use tabiya_messages::{Catalogue, Language};

use crate::args::Protocol;
use crate::codes;
use crate::context::{Context, Out};
use crate::input::{Line, Lines, damaged, long_line, unreadable, without_end};
use crate::loading::{self, Way};
use crate::render::diagnostic::About;
use crate::stop::Stop;

pub(crate) fn run(context: &Context, arguments: &Protocol, out: &mut Out) -> Result<(), Stop> {
    let loaded = loading::load(context, arguments.game.name(), &arguments.start, Way::Nothing)?;
    let Some(machine) = loaded.game.protocol() else {
        let title = loaded.game.title();
        return Err(context.usage(Message::new(codes::NO_PROTOCOL).with("game", title)));
    };
    // The protocol's document is Chinese; its errors are too unless someone asks otherwise.
    let catalogue = Catalogue::new(context.asked.unwrap_or(Language::Chinese));
    let mut conversation = Conversation { machine, catalogue, out };
    if arguments.start.is_given() {
        for line in loaded.table.position().lines() {
            conversation.take(line)?;
        }
        conversation.take("")?;
    }
    let mut lines = Lines::without_mark(io::stdin().lock(), MAX_LINE);
    loop {
        let place = lines.next_place();
        match lines.read() {
            Ok(None) => return Ok(conversation.end()?),
            Ok(Some(Line::Whole(line))) => conversation.take(without_end(line))?,
            // The budget is the game's as well: it refuses the beginning as it would the whole.
            Ok(Some(Line::Long(line))) => {
                conversation.refuse(line, &long_line(place))?;
                if lines.is_endless() {
                    conversation.end()?;
                    return Err(context.bad(&[long_line(place)], About::Nothing));
                }
            }
            Ok(Some(Line::Damaged { valid, byte })) => {
                // What is not UTF-8 can't be handed on, only something else that is refused.
                let line = format!("{valid}{}", char::REPLACEMENT_CHARACTER);
                conversation.refuse(&line, &damaged(place, valid, byte))?;
            }
            Err(error) => return Err(context.bad(&[unreadable("-", &error)], About::Nothing)),
        }
    }
}

struct Conversation<'a> {
    machine: Box<dyn Machine>,
    catalogue: Catalogue,
    out: &'a mut Out,
}

impl Conversation<'_> {
    fn take(&mut self, line: &str) -> io::Result<()> {
        let replies = self.machine.line(line);
        self.answer(replies)
    }

    /// A line that the machine can only refuse, for a reason that is known only here.
    fn refuse(&mut self, line: &str, reason: &Diagnostic) -> io::Result<()> {
        let mut replies = self.machine.line(line);
        for reply in &mut replies {
            if let Reply::Error { diagnostic, .. } = reply {
                (**diagnostic).clone_from(reason);
            }
        }
        self.answer(replies)
    }

    fn end(&mut self) -> io::Result<()> {
        let replies = self.machine.end();
        self.answer(replies)
    }

    /// Programs wait for answers, so they are sent at once.
    fn answer(&mut self, replies: Vec<Reply>) -> io::Result<()> {
        for reply in replies {
            match reply {
                Reply::Text(text) => writeln!(self.out, "{text}")?,
                Reply::Error { marker, diagnostic } => {
                    writeln!(self.out, "{marker}{}", self.sentence(&diagnostic))?;
                }
            }
        }
        self.out.flush()
    }

    fn sentence(&self, diagnostic: &Diagnostic) -> String {
        self.catalogue.sentence(&diagnostic.message).replace(['\n', '\r'], " ")
    }
}
