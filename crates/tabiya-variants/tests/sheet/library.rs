//! The sheets of the library's games.

use insta::assert_snapshot;
use tabiya_messages::{Catalogue, Language};
use tabiya_variants::library;
use tabiya_variants::sheet::sheet;

use crate::support::{catalogues, messages, of_library, told};

/// Every sentence is there in all languages, and every piece has its picture.
#[test]
fn all_games_can_be_told() {
    let catalogues = catalogues();
    for name in library::names() {
        let spec = of_library(name);
        let sheet = sheet(&spec);
        for piece in &sheet.pieces {
            assert!(!piece.diagrams.is_empty(), "{name}: {} is not drawn", piece.letter);
        }
        for catalogue in &catalogues {
            for message in messages(&sheet) {
                catalogue.try_sentence(message).unwrap_or_else(|flaws| panic!("{name}: {flaws:?}"));
            }
        }
    }
}

fn of(name: &str, language: Language) -> String {
    told(&sheet(&of_library(name)), &Catalogue::new(language))
}

#[test]
fn chess() {
    assert_snapshot!(of("chess", Language::English));
}

#[test]
fn shogi_with_its_drops() {
    assert_snapshot!(of("minishogi", Language::English));
}

#[test]
fn xiangqi_in_chinese() {
    assert_snapshot!(of("xiangqi-data", Language::Chinese));
}

#[test]
fn atomic_in_russian() {
    assert_snapshot!(of("atomic", Language::Russian));
}

#[test]
fn janggi_in_vietnamese() {
    assert_snapshot!(of("janggi", Language::Vietnamese));
}
