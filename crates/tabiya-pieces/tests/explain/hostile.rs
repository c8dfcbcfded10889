//! Lines that are made to be a burden: the sentence stays in proportion, and nothing overflows.

use tabiya_game::MAX_TEXT;

use crate::said::Voices;

/// So often as fits into a line, between a beginning and an end.
fn filled(beginning: &str, part: &str, end: &str) -> String {
    let count = (MAX_TEXT - beginning.len() - end.len()) / part.len();
    [beginning, &part.repeat(count), end].concat()
}

#[test]
fn sentences_stay_in_proportion() {
    let voices = Voices::new();
    let nested = |open: &str, close: &str, inner: &str| [&open.repeat(63), inner, &close.repeat(63)].concat();
    let lines = [
        filled("", "0,", "1+"),
        filled("", "1+,", "1+"),
        filled("", "1+.", "1+"),
        filled("", "1+;", "1+"),
        filled("", "1+&", "1+"),
        filled("", "i", "1+"),
        filled("", "!h", "1+"),
        filled("", "!S1", "1+"),
        filled("", "(eS1)", "1+"),
        filled("", "S", "1=1+"),
        filled("1+", "Ar1", ""),
        filled("1+L8", "Q", ""),
        filled("", "1=OKR,", "1+"),
        filled("", "^n=|R^n=,", "1+"),
        filled("", "(1,2),", "1+"),
        filled("", "L8Q,", "1+"),
        filled("", "c0,", "1+"),
        filled("", "(0.0),", "1+"),
        filled("", "n(1+.),", "1+"),
        filled("", "^n(1/2),", "1+"),
        nested("(", ")", "1+"),
        nested("2(", ")", "1+.1X"),
        nested("ci2-3(", ".)L8Q", "1+"),
        nested("S1=!hco2-n(1+,1X,0.", "&Ar1;)Ar1", "1+"),
        nested("^n(", ")", "~1/2"),
        nested("w(0,0,0,0,", ")", "0"),
    ];
    for line in lines {
        assert!(line.len() <= MAX_TEXT);
        for sentence in voices.of_line(&line) {
            let (length, most) = (sentence.chars().count(), 400 + 60 * line.len());
            assert!(
                length <= most,
                "{length} characters for the {} of {}…",
                line.len(),
                &line[..20.min(line.len())]
            );
        }
    }
}
