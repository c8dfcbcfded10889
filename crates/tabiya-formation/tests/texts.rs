//! Snapshots and actions against the shared data, and round trips of every form.

mod support;

use proptest::prelude::*;
use support::data::{legal_texts, position, rows};
use tabiya_formation::text::{
    self, ActionText, read_action, read_snapshot, write_action, write_position, write_snapshot,
};
use tabiya_formation::{FormationChess, Position};
use tabiya_game::{GameText, Mode};

#[test]
fn verdicts_on_snapshots() {
    for file in ["verdicts.jsonl", "divergent.jsonl"] {
        for row in rows(file).into_iter().filter(|row| row["kind"] == "snapshot") {
            let text = row["text"].as_str().expect("a text");
            let read = FormationChess.read_position(text, Mode::Exact);
            let valid = row["verdict"] == "valid";
            assert_eq!(read.is_ok(), valid, "{}: {text}\n{read:?}", row["why"]);
            match read {
                Ok((position, _)) => {
                    let canonical = text.replace("\r\n", "\n").trim_end_matches('\n').to_owned() + "\n";
                    assert_eq!(write_position(&position), canonical);
                }
                Err(diagnostics) => {
                    assert!(!diagnostics.is_empty());
                    for diagnostic in diagnostics {
                        let span = diagnostic.span.expect("every error has a place");
                        assert!(span.end <= text.len(), "{span:?} in {text}");
                    }
                }
            }
        }
    }
}

#[test]
fn verdicts_on_actions() {
    for file in ["verdicts.jsonl", "divergent.jsonl"] {
        for row in rows(file).into_iter().filter(|row| row["kind"] == "action") {
            let position = position(&row["base"]);
            let text = row["text"].as_str().expect("a text");
            let judged =
                read_action(text, &position).map_err(|diagnostic| format!("{diagnostic:?}")).and_then(
                    |action| position.judge(action).map(|_| action).map_err(|refusal| format!("{refusal:?}")),
                );
            assert_eq!(judged.is_ok(), row["verdict"] == "valid", "{}: {text}: {judged:?}", row["why"]);
            if let Ok(action) = judged {
                assert_eq!(write_action(&position, action), row["canonical"], "{}", row["why"]);
            }
        }
    }
}

#[test]
fn positions_of_the_data() {
    for row in rows("positions.jsonl") {
        let position = position(&row["snapshot"]);
        assert_eq!(write_position(&position), row["snapshot"], "position {}", row["id"]);
        let legal = legal_texts(&position);
        let expected: Vec<&str> =
            row["legal"].as_array().expect("a list").iter().filter_map(|text| text.as_str()).collect();
        assert_eq!(legal, expected, "position {}", row["id"]);
        for text in row["illegal"].as_array().expect("a list") {
            let text = text.as_str().expect("a text");
            let legal = read_action(text, &position).is_ok_and(|action| position.judge(action).is_ok());
            assert!(!legal, "position {}: {text}", row["id"]);
        }
        for (point, abilities) in row["effective"].as_object().expect("a map") {
            let square = text::read_coordinate(point).expect("a coordinate");
            let names: Vec<_> =
                position.effective(square).iter().map(tabiya_formation::Ability::chinese).collect();
            assert_eq!(names.join(" "), *abilities, "position {}, {point}", row["id"]);
        }
    }
}

#[test]
fn every_form_of_a_snapshot_is_read() {
    for row in rows("positions.jsonl") {
        let position = position(&row["snapshot"]);
        let canonical = write_position(&position);
        let setup = position.to_setup();
        assert_eq!(write_snapshot(&setup), canonical);
        let trimmed = canonical.trim_end_matches('\n');
        for form in [
            canonical.clone(),
            trimmed.to_owned(),
            canonical.replace('\n', "\r\n"),
            canonical.replacen('\n', "\r\n", 3),
            canonical.replace('\n', "/"),
            trimmed.replace('\n', "/"),
            format!("{}\n", trimmed.replace('\n', "/")),
            format!("{canonical}\n\n"),
        ] {
            assert_eq!(read_snapshot(&form).as_ref(), Ok(&setup), "{form:?}");
        }
    }
}

/// A snapshot that is damaged at one place: characters taken out, put in or exchanged.
fn damaged() -> impl Strategy<Value = String> {
    let snapshot = write_snapshot(&tabiya_formation::Setup::standard());
    let letters: Vec<char> = snapshot.chars().collect();
    let alphabet: Vec<char> =
        "红黑将计车马一二三十己零路[] \n\r/：:　x［－車\u{feff}行棋方胜负未分盘1".chars().collect();
    let edits = prop::collection::vec((0..letters.len(), 0..3_u8, prop::sample::select(alphabet)), 1..4);
    edits.prop_map(move |edits| {
        let mut letters = letters.clone();
        for (at, edit, letter) in edits {
            let at = at.min(letters.len() - 1);
            match edit {
                0 => {
                    letters.remove(at);
                }
                1 => letters.insert(at, letter),
                _ => letters[at] = letter,
            }
        }
        letters.into_iter().collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    /// The quick reader and the search for errors agree: what is not read has an error inside the text.
    #[test]
    fn a_damaged_snapshot_has_errors_in_the_text(text in damaged()) {
        match read_snapshot(&text) {
            Ok(setup) => prop_assert_eq!(read_snapshot(&write_snapshot(&setup)), Ok(setup)),
            Err(diagnostics) => {
                prop_assert!(!diagnostics.is_empty());
                for diagnostic in diagnostics {
                    let span = diagnostic.span.expect("a place");
                    prop_assert!(span.start <= span.end && span.end <= text.len());
                    prop_assert!(text.is_char_boundary(span.start) && text.is_char_boundary(span.end));
                }
            }
        }
        // Leniently read it may be more, never a panic.
        let _ = FormationChess.read_position(&text, Mode::Lenient);
    }

    #[test]
    fn any_text_is_an_action_or_has_one_error_in_it(text in "[红黑将车马一二三十己零庚平直进退认负捉推拉 x1]{0,7}") {
        match text.parse::<ActionText>() {
            Ok(action) => prop_assert_eq!(action.to_string(), text),
            Err(diagnostic) => {
                let span = diagnostic.span.expect("a place");
                prop_assert!(span.end <= text.len());
            }
        }
    }

    #[test]
    fn what_people_type_never_panics(text in "\\PC{0,24}") {
        let position = Position::standard();
        let options = tabiya_game::ResolveOptions::mode(Mode::Lenient);
        let history = tabiya_game::History::none(&position);
        let _ = FormationChess.resolve(&position, history, &text, &options);
    }
}
