//! How values are shown in sentences.

use insta::assert_snapshot;
use tabiya_game::{Argument, Code, Message};
use tabiya_messages::{Catalogue, Flaw, Language};

const NOTATION: Code = tabiya_game::UNKNOWN_NOTATION;
const UNKNOWN: Code = Code::new("toy.unknown");

/// The value as a sentence shows it, in English and Chinese.
fn shown(value: impl Into<Argument>) -> String {
    let value = value.into();
    let [english, chinese] =
        [Language::English, Language::Chinese].map(|language| shown_in(language, value.clone()));
    if english == chinese { english } else { format!("{english} | {chinese}") }
}

fn shown_in(language: Language, value: Argument) -> String {
    // A message without a sentence shows its values one by one.
    let bare = Catalogue::new(language).sentence(&Message::new(UNKNOWN).with("value", value));
    let shown = bare.strip_prefix("toy.unknown (value: ").and_then(|rest| rest.strip_suffix(')'));
    shown.expect("the value in brackets").to_owned()
}

fn input(text: &str) -> String {
    shown(Argument::input(text))
}

fn texts(texts: &[&str]) -> Argument {
    texts.iter().map(Argument::text).collect::<Vec<_>>().into()
}

#[test]
fn text_of_the_game_is_shown_as_it_is() {
    assert_snapshot!(shown(Argument::text("红矛")), @"红矛");
    assert_snapshot!(shown(Argument::text("  ")).len(), @"2");
}

#[test]
fn input_is_shortened() {
    assert_snapshot!(input(&"1234567890".repeat(4)), @"1234567890123456789012345678901234567890");
    assert_snapshot!(input(&"1234567890".repeat(5)), @"1234567890123456789012345678901234567890…");
    assert_snapshot!(input(&"阵".repeat(41)), @"阵阵阵阵阵阵阵阵阵阵阵阵阵阵阵阵阵阵阵阵阵阵阵阵阵阵阵阵阵阵阵阵阵阵阵阵阵阵阵阵…");
    // Not in the middle of what a reader takes for one character …
    assert_snapshot!(input(&("1234567890".repeat(4)[..39].to_owned() + "o\u{302}\u{301}t")), @"123456789012345678901234567890123456789…");
    // … unless it is longer than everything that is shown.
    assert_eq!(input(&("o".to_owned() + &"\u{301}".repeat(60_000))).chars().count(), 41);
}

#[test]
fn what_cannot_be_seen_in_input_is_made_visible() {
    assert_snapshot!(input("红矛\u{3000}三四"), @"红矛⟨U+3000⟩三四");
    assert_snapshot!(input("\u{feff}行棋方：红"), @"⟨U+FEFF⟩行棋方：红");
    assert_snapshot!(input("黑\r"), @"黑⟨U+000D⟩");
    assert_snapshot!(input("一\t二\n"), @"一⟨U+0009⟩二⟨U+000A⟩");
    assert_snapshot!(input("\0\u{1b}[31m"), @"⟨U+0000⟩⟨U+001B⟩[31m");
    assert_snapshot!(input("a\u{200b}b\u{202e}c\u{ad}d\u{a0}e"), @"a⟨U+200B⟩b⟨U+202E⟩c⟨U+00AD⟩d⟨U+00A0⟩e");
    assert_snapshot!(input("卒\u{fe00}\u{e0100}"), @"卒⟨U+FE00⟩⟨U+E0100⟩");
    assert_snapshot!(input("\u{3164}\u{2800}"), @"⟨U+3164⟩⟨U+2800⟩");
    assert_snapshot!(input("\u{2028}\u{e000}\u{ffff}"), @"⟨U+2028⟩⟨U+E000⟩⟨U+FFFF⟩");
}

#[test]
fn many_of_the_same_are_counted() {
    assert_snapshot!(input("\0\0\0a\0"), @"⟨U+0000 ×3⟩a⟨U+0000⟩");
    assert_snapshot!(input(&"\u{3000}".repeat(50)), @"⟨U+3000 ×40⟩…");
}

#[test]
fn spaces_are_shown_by_their_number_only_where_nothing_else_is() {
    assert_snapshot!(input(" "), @"⟨U+0020⟩");
    assert_snapshot!(input("   "), @"⟨U+0020 ×3⟩");
    assert_snapshot!(input("a  b"), @"a  b");
    assert_snapshot!(input(""), @"");
}

#[test]
fn marks_are_left_on_their_letters() {
    assert_eq!(input("to\u{302}\u{301}t"), "to\u{302}\u{301}t");
    assert_snapshot!(input("\u{301}a"), @"⟨U+0301⟩a");
}

#[test]
fn numbers_have_all_their_digits_and_no_others() {
    assert_snapshot!(shown(20), @"20");
    assert_snapshot!(shown(-1_234_567), @"-1234567");
    assert_snapshot!(shown(i64::MAX), @"9223372036854775807");
    let catalogue = Catalogue::new(Language::English);
    let said = |number: i64| catalogue.text("game-list-next", &[("list", number.into()), ("item", 7.into())]);
    assert_snapshot!(said(1_000_000), @"1000000, 7");
    assert_snapshot!(said(9_007_199_254_740_993), @"9007199254740993, 7");
}

#[test]
fn terms_are_words() {
    assert_snapshot!(shown(Code::new("formation.kind.spear")), @"Spear | 矛");
    assert_snapshot!(shown(Code::new("formation.ability.capture")), @"捕捉 (Capture) | 捕捉");
    assert_snapshot!(shown(Code::new("toy.nothing")), @"toy.nothing");
    assert_eq!(Catalogue::new(Language::Chinese).word(Code::new("formation.title")), "阵棋");
}

#[test]
fn lists_are_joined_as_the_language_does() {
    assert_snapshot!(shown(texts(&[])), @"none | 无");
    assert_snapshot!(shown(texts(&["a"])), @"a");
    assert_snapshot!(shown(texts(&["a", "b"])), @"a and b | a和b");
    assert_snapshot!(shown(texts(&["a", "b", "c"])), @"a, b and c | a、b和c");
    assert_snapshot!(shown(texts(&["a", "b", "c", "d"])), @"a, b, c and d | a、b、c和d");
    assert_snapshot!(shown(texts(&["a", "b", "c", "d", "e", "f"])), @"a, b, c, d, e and f | a、b、c、d、e和f");
    let mixed = vec![Argument::input(" "), Argument::from(3), Code::new("formation.side.red").into()];
    assert_snapshot!(shown(mixed), @"⟨U+0020⟩, 3 and Red | ⟨U+0020⟩、3和红方");
    assert_snapshot!(shown_in(Language::Vietnamese, texts(&["a", "b", "c"])), @"a, b và c");
    assert_snapshot!(shown_in(Language::Russian, texts(&["a", "b", "c"])), @"a, b и c");
}

#[test]
fn a_clause_can_begin_a_sentence() {
    let begun = |language, clause: &str| {
        Catalogue::new(language).text("explain-piece", &[("moves", Argument::text(clause))])
    };
    assert_snapshot!(begun(Language::English, "moves"), @"Moves.");
    assert_snapshot!(begun(Language::Vietnamese, "đi"), @"Đi.");
    assert_snapshot!(begun(Language::Russian, "ходит"), @"Ходит.");
    assert_snapshot!(begun(Language::Chinese, "走"), @"走。");
    assert_snapshot!(begun(Language::English, ""), @".");
}

#[test]
fn messages_are_clauses() {
    let reason = Message::new(tabiya_game::UNKNOWN_METHOD);
    assert_snapshot!(shown(reason), @"This game has no such method | 这种棋没有这个方法");
    let piece = Message::new(Code::new("formation.piece"))
        .with("side", Code::new("formation.colour.red"))
        .with("kind", Code::new("formation.kind.spear"));
    assert_snapshot!(shown(piece), @"Red Spear | 红矛");
}

#[test]
fn a_message_without_a_sentence_is_its_code() {
    let catalogue = Catalogue::new(Language::Chinese);
    assert_eq!(catalogue.sentence(&UNKNOWN.into()), "toy.unknown");
    let message = Message::new(UNKNOWN).with("found", Argument::input("\r")).with("expected", 2);
    assert_eq!(catalogue.sentence(&message), "toy.unknown (found: ⟨U+000D⟩, expected: 2)");
    assert_eq!(catalogue.help(&message), None);
    assert!(!catalogue.has("toy.unknown"));
    assert_eq!(catalogue.try_sentence(&message), Err(vec![Flaw::Missing { id: "toy-unknown".into() }]));
}

#[test]
fn a_message_without_its_values_is_still_said() {
    let catalogue = Catalogue::new(Language::English);
    let message = Message::new(NOTATION).with("found", Argument::input("uci"));
    assert_snapshot!(catalogue.help(&message).unwrap_or_default(), @"Known notations: {$known}.");
    let flaws = catalogue.try_sentence(&message).expect_err("a value is missing");
    assert_snapshot!(flaws[0], @"game-unknown-notation can't be filled in: Resolver error: Unknown variable: $known");
    let whole = message.with("known", texts(&["a", "b"]));
    assert_eq!(catalogue.try_sentence(&whole).as_deref(), Ok("There is no notation “uci” for this game."));
}

#[test]
fn flaws_of_messages_inside_messages_are_found() {
    let catalogue = Catalogue::new(Language::English);
    let message = Message::new(tabiya_game::MOVE_DECIDED)
        .with("text", "a".len())
        .with("reason", vec![Message::new(NOTATION).into(), Code::new("toy.term").into()] as Vec<Argument>);
    let flaws = catalogue.try_sentence(&message).expect_err("values are missing");
    assert!(flaws.contains(&Flaw::Missing { id: "toy-term".into() }), "{flaws:?}");
    assert!(
        flaws.iter().any(|flaw| matches!(flaw, Flaw::Unresolved { id, .. } if id == "game-unknown-notation"))
    );
}

#[test]
fn what_a_language_lacks_is_said_in_english() {
    const TITLE: Code = Code::new("formation.title");
    for language in [Language::Vietnamese, Language::Russian] {
        let catalogue = Catalogue::new(language);
        assert_eq!(catalogue.language(), language);
        assert_eq!(catalogue.word(TITLE), "Formation Chess");
        assert_eq!(
            catalogue.try_sentence(&TITLE.into()),
            Err(vec![Flaw::Untranslated { id: "formation-title".into() }])
        );
        assert!(catalogue.has("formation.title"));
        assert!(!catalogue.ids().any(|id| id == "formation-title"));
    }
}

#[test]
fn the_first_of_two_values_of_a_name_counts() {
    let catalogue = Catalogue::new(Language::English);
    let twice =
        Message::new(NOTATION).with("found", Argument::input("a")).with("found", Argument::input("b"));
    assert_eq!(catalogue.sentence(&twice), "There is no notation “a” for this game.");
}

#[test]
fn a_catalogue_can_be_shared() {
    fn shared<T: Send + Sync + core::fmt::Debug>(value: &T) -> String {
        format!("{value:?}")
    }
    assert_eq!(shared(&Catalogue::new(Language::Chinese)), "Catalogue(Chinese)");
}

#[test]
fn identifiers_are_those_of_the_language() {
    let english: Vec<_> = Catalogue::new(Language::English).ids().collect();
    assert!(english.iter().any(|id| id == "game-unknown-notation"));
    assert!(english.iter().all(|id| Catalogue::new(Language::English).has(id)));
}

#[test]
fn languages_are_read_from_their_tags() {
    let read = |tag: &str| tag.parse::<Language>().map(Language::tag).map_err(|error| error.to_string());
    for language in Language::ALL {
        assert_eq!(read(language.tag()), Ok(language.tag()));
        assert_eq!(read(&language.to_string().to_uppercase()), Ok(language.tag()));
    }
    assert_eq!(read("zh-CN"), Ok("zh"));
    assert_eq!(read("ZH-hant-tw"), Ok("zh"));
    assert_eq!(read("en_GB"), Ok("en"));
    assert_eq!(read(""), Err("unknown language \"\", expected one of en zh vi ru".into()));
    for tag in ["", "tlh", "z", "english", "zh-", "en\n", " en", "中文"] {
        assert!(read(tag).is_err(), "{tag:?}");
    }
    assert_eq!(Language::default(), Language::English);
}
