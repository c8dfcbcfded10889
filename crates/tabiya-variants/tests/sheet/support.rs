//! Variants, and their sheets in words.

use tabiya_game::Message;
use tabiya_messages::{Catalogue, Language};
use tabiya_variants::sheet::{Section, Sheet};
use tabiya_variants::spec::Spec;
use tabiya_variants::{file, library};

/// The variant of a text, which has to be sound.
#[track_caller]
pub(crate) fn read(text: &str) -> Spec {
    match file::read(text, &|name| library::text(name).map(str::to_owned)) {
        Ok(read) => read.spec,
        Err(errors) => {
            let english = Catalogue::new(Language::English);
            let errors = errors.iter().map(|error| english.sentence(&error.message));
            panic!("{}\n{text}", errors.collect::<Vec<_>>().join("\n"))
        }
    }
}

/// A variant of the library.
#[track_caller]
pub(crate) fn of_library(name: &str) -> Spec {
    read(library::text(name).expect("the library has it"))
}

pub(crate) fn catalogues() -> [Catalogue; 4] {
    Language::ALL.map(Catalogue::new)
}

/// All messages of a sheet, in its order.
pub(crate) fn messages(sheet: &Sheet) -> Vec<&Message> {
    fn section(section: &Section) -> impl Iterator<Item = &Message> {
        core::iter::once(&section.heading).chain(&section.sentences)
    }
    let pieces = sheet.pieces.iter().flat_map(|piece| {
        let titles = piece.diagrams.iter().map(|diagram| &diagram.title);
        core::iter::once(&piece.heading).chain(&piece.sentences).chain(titles)
    });
    core::iter::once(&sheet.title)
        .chain(section(&sheet.board))
        .chain([&sheet.pieces_heading])
        .chain(pieces)
        .chain(section(&sheet.turns))
        .chain(section(&sheet.ends))
        .collect()
}

/// All that a sheet says, a line for each message. Every sentence has to be there.
#[track_caller]
pub(crate) fn told(sheet: &Sheet, catalogue: &Catalogue) -> String {
    let mut text = format!("{}\n{}\n{}\n", sheet.name, sheet.origin, sheet.start);
    for message in messages(sheet) {
        let sentence = catalogue.try_sentence(message);
        let sentence = sentence.unwrap_or_else(|flaws| panic!("{}: {flaws:?}", message.code));
        text.push_str(&sentence);
        text.push('\n');
    }
    text
}
