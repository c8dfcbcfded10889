//! `tabiya rpc`.

use std::io::{self, BufRead, Read as _, Write as _};

use tabiya::Registry;
use tabiya_rpc::{MAX_MESSAGE, Service};

use crate::context::{Context, Out};
use crate::input::unreadable;
use crate::render::diagnostic::About;
use crate::stop::Stop;

pub(crate) fn run(context: &Context, out: &mut Out) -> Result<(), Stop> {
    let service = Service::new(Registry::standard()).with_variants(tabiya::variant);
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    loop {
        // One byte over the limit is enough for the service to see that a message is too long.
        line.clear();
        let most = MAX_MESSAGE as u64 + 1;
        let read = input.by_ref().take(most).read_until(b'\n', &mut line);
        read.map_err(|error| context.bad(&[unreadable("-", &error)], About::Nothing))?;
        if line.is_empty() {
            return Ok(());
        }
        let is_over = line.len() > MAX_MESSAGE;
        if !is_over && line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        if let Some(answer) = service.answer(&line) {
            writeln!(out, "{answer}")?;
            out.flush()?;
        }
        if is_over {
            // Where such a line ends is not worth waiting for. A caller who is still writing it gets to read the answer
            // first, unless it is endless.
            let rest = input.by_ref().take(most).skip_until(b'\n');
            rest.map_err(|error| context.bad(&[unreadable("-", &error)], About::Nothing))?;
            return Err(Stop::Bad);
        }
    }
}
