//! The form of a file.

use core::fmt::Write as _;

use tabiya_variants::ini::{read, read_section, sections};

use crate::support::base;

/// Sections as `name:parent option=value …`, one a line.
fn show(text: &str) -> String {
    let mut shown = String::new();
    for section in sections(text) {
        shown += section.name.text();
        if let Some(parent) = section.parent {
            shown += ":";
            shown += parent.text();
        }
        for setting in section.settings {
            assert_eq!(&text[setting.value.span().range()], setting.value.text());
            write!(shown, " {}={}", setting.option.text(), setting.value.text()).expect("strings take it");
        }
        for stray in section.strays {
            write!(shown, " !{}", stray.text()).expect("strings take it");
        }
        shown += "\n";
    }
    shown
}

#[test]
fn sections_are_read() {
    let cases = [
        ("", ""),
        ("king = k", ""),
        ("[a]\nking = k\n[b:a]\n\nrook=r\n", "a king=k\nb:a rook=r\n"),
        ("\u{feff}[a]\r\nking = k\r\n", "a king=k\n"),
        ("# [a]\n;[b]\n [ c : d ] # e\n", "c:d\n"),
        ("[a]\nx = y # z\nx = y#z\n; w\n#w = v\n", "a x=y x=y#z\n"),
        (
            "[a]\nhere = there = everywhere\n = 1\nnothing\nempty =\n",
            "a here=there = everywhere empty= !=  1 !nothing\n",
        ),
        ("[a\n[b] c\n[]\n", "a ![a\nb ![b] c\n\n"),
        ("[游戏]\n兵 = p\n", "游戏 兵=p\n"),
    ];
    for (text, expected) in cases {
        assert_eq!(show(text).replace("!= 1", "!=  1"), expected, "{text}");
    }
}

#[test]
fn places_are_counted_as_readers_count() {
    let text = "\u{feff}# 象棋\r\n[a]\r\n棋 = 兵卒\r\n";
    let sections = sections(text);
    let span = sections[0].settings[0].value.span();
    assert_eq!((span.line, span.column), (3, 5));
}

#[test]
fn a_section_is_read_without_the_others() {
    let text = "[broken]\nrook = 7\n[a]\nking = k\nstartFen = k7/8/8/8/8/8/8/K7 w - - 0 1\n[b:a]\nrook = r\n";
    assert!(read(text, &base).is_err());
    assert_eq!(read_section(text, "b", &base).expect("it is sound").spec.types.len(), 2);
    let error = &read_section(text, "broken", &base).expect_err("7 is no letter")[0];
    assert_eq!(error.code().as_str(), "variants.ini.letter");
    let error = &read_section(text, "c", &base).expect_err("there is no such section")[0];
    assert_eq!(error.code().as_str(), "variants.ini.no-such-section");
}

#[test]
fn names_are_made_fit_for_commands() {
    let text = "[4x5 Chess_GC]\nking = k\nstartFen = k7/8/8/8/8/8/8/K7 w - - 0 1\n";
    let spec = &read(text, &base).expect("it is sound")[0].spec;
    assert_eq!((&*spec.name, &*spec.title.en), ("4x5-chess-gc", "4x5 Chess_GC"));
}
