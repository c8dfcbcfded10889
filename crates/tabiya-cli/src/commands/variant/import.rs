//! `tabiya variant import`.

use std::io::Write as _;

use tabiya::variants::ini::{self, Imported};
use tabiya::variants::spec::Spec;
use tabiya::variants::{file, library};
use tabiya_game::{Argument, Message};

use super::{folder, may_write, new::comment, write};
use crate::args::ImportVariants;
use crate::codes;
use crate::context::{Context, Out};
use crate::input::{Excerpt, Source, Text};
use crate::render::diagnostic::About;
use crate::stop::Stop;

pub(super) fn run(context: &Context, arguments: &ImportVariants, out: &mut Out) -> Result<(), Stop> {
    let mut source = Text::open(&Source::new(&arguments.file))
        .map_err(|diagnostic| context.bad(&[*diagnostic], About::Nothing))?;
    let text =
        source.rest(ini::MAX_BYTES).map_err(|diagnostic| context.bad(&[*diagnostic], source.about()))?;
    let excerpt = Excerpt::new(text.clone());
    let about = About::File { name: &source.name, excerpt: &excerpt };
    let read = match &arguments.section {
        None => ini::read(&text, &of_library),
        Some(name) => ini::read_section(&text, name, &of_library).map(|game| vec![game]),
    };
    let games = read.map_err(|errors| context.bad(&errors, about))?;
    match (&arguments.folder, games.as_slice()) {
        (Some(name), games) => {
            let folder = folder(context, name)?;
            let path = |game: &Imported| folder.join(format!("{}.toml", game.spec.name));
            games.iter().try_for_each(|game| may_write(context, &path(game), arguments.force))?;
            for game in games {
                write(context, &path(game), as_file(context, game).as_bytes())?;
                let file = crate::input::file_name(&path(game).display().to_string());
                writeln!(out, "{}", context.text("cli.variant.written", &[("file", file)]))?;
            }
        }
        (None, [game]) => out.write_all(as_file(context, game).as_bytes())?,
        (None, games) => {
            let names = games.iter().map(|game| Argument::text(&game.spec.name)).collect::<Vec<_>>();
            return Err(context.usage(Message::new(codes::MANY_GAMES).with("names", names)));
        }
    }
    out.flush()?;
    let unsaid: Vec<_> =
        source.notes.into_iter().chain(games.into_iter().flat_map(|game| game.unsaid)).collect();
    context.report(&unsaid, about);
    Ok(())
}

/// A variant that sections can inherit from.
fn of_library(name: &str) -> Option<Spec> {
    let text = library::text(name)?;
    file::read(text, &|name| library::text(name).map(str::to_owned)).ok().map(|file| file.spec)
}

/// The file of a game, with what it can't say as comments.
fn as_file(context: &Context, game: &Imported) -> String {
    let mut text = String::new();
    for unsaid in &game.unsaid {
        text.push_str(&comment(&context.catalogue.sentence(&unsaid.message)));
    }
    if !text.is_empty() {
        text.push('\n');
    }
    text.push_str(&file::write(&game.spec));
    text
}
