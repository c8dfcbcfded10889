//! What stands at a place of a text instead of what should: the choice of the error that teaches most.

use core::ops::Range;

use tabiya_game::{Argument, Code, Diagnostic, Message};

use super::action::Suffix;
use super::codes;
use super::numeral::numeral_value;
use super::snapshot::side_of_letter;
use crate::Kind;

/// An error at the character that starts at byte `at` of `text`, where `expected` should stand.
///
/// `code` says what is wrong there in general; characters that people often put for others get an error of their own.
pub(super) fn unexpected(text: &str, at: usize, code: Code, expected: impl Into<Argument>) -> Diagnostic {
    let rest = &text[at..];
    let Some(found) = rest.chars().next() else {
        return Diagnostic::error(code).with("found", codes::END).with("expected", expected).at(text, at..at);
    };
    let end = at + found.len_utf8();
    let code = match found {
        '\u{feff}' => codes::BYTE_ORDER_MARK,
        '\n' => codes::LINE_END,
        '\r' if rest.starts_with("\r\n") => codes::LINE_END,
        '\r' => codes::LONE_CR,
        ':' => codes::COLON,
        _ if found.is_whitespace() => codes::SPACE,
        _ => code,
    };
    let expected = expected.into();
    let diagnostic = match look_alike(found).filter(|&right| can_be(&expected, right)) {
        Some(right) => Diagnostic::error(codes::LOOK_ALIKE).with("right", Argument::text(right)),
        None => Diagnostic::error(code),
    };
    diagnostic.with("found", quoted(found)).with("expected", expected).at(text, at..end)
}

/// Whether a character can begin what is expected, as far as that is known.
fn can_be(expected: &Argument, right: char) -> bool {
    let numeral = numeral_value(right).is_some();
    match expected {
        Argument::Text(text) => text.contains(right),
        Argument::Term(codes::EXPECT_NOTHING | codes::EXPECT_LINE_END) => false,
        Argument::Term(codes::EXPECT_SUFFIX) => Suffix::of_letter(right).is_some(),
        Argument::Term(codes::EXPECT_KIND) => Kind::from_chinese(right).is_some(),
        Argument::Term(codes::EXPECT_NUMERAL) => numeral,
        Argument::Term(codes::EXPECT_SIDE) => side_of_letter(right).is_some(),
        Argument::Term(codes::EXPECT_REFERENCE) => numeral || side_of_letter(right).is_some(),
        Argument::Term(codes::EXPECT_DESTINATION) => numeral || "平直进退认".contains(right),
        _ => true,
    }
}

/// An error at these bytes, whose text is what was found.
pub(super) fn wrong(text: &str, range: Range<usize>, code: Code) -> Diagnostic {
    Diagnostic::error(code).with("found", quoted(&text[range.clone()])).at(text, range)
}

/// A part of the text in quotation marks, so that a sentence can also say that nothing was found.
pub(crate) fn quoted(found: impl Into<String>) -> Message {
    Message::new(codes::QUOTED).with("text", Argument::input(found))
}

/// The character of the document that people or programs write this one for; `None` where there is none.
///
/// Traditional forms, radicals that look like the Hanzi, full-width and half-width forms, dashes for `一`, digits for
/// numerals. The colon has an error of its own.
///
/// ```
/// use tabiya_formation::text::look_alike;
/// assert_eq!(look_alike('車'), Some('车'));
/// assert_eq!(look_alike('－'), Some('一'));
/// assert_eq!(look_alike('车'), None);
/// ```
pub const fn look_alike(found: char) -> Option<char> {
    Some(match found {
        '將' | '⽙' => '将',
        '計' => '计',
        '勢' => '势',
        '變' => '变',
        '風' | '⾵' => '风',
        '彈' => '弹',
        '馬' | '傌' | '⾺' | '⻢' => '马',
        '車' | '俥' | '伡' | '⾞' | '⻋' | '砗' => '车',
        '⼠' => '士',
        '⼭' => '山',
        '⽕' => '火',
        '⽭' => '矛',
        '紅' => '红',
        '⿊' | '黒' => '黑',
        '進' => '进',
        '負' => '负',
        '勝' => '胜',
        '佔' => '占',
        '認' => '认',
        '盤' => '盘',
        '錯' => '错',
        '誤' => '误',
        '－' | '—' | '–' | '-' | 'ー' | '―' | '‐' | '−' | '⼀' | '1' | '１' => '一',
        '2' | '２' | '⼆' => '二',
        '3' | '３' => '三',
        '4' | '４' => '四',
        '5' | '５' => '五',
        '6' | '６' => '六',
        '7' | '７' => '七',
        '8' | '８' | '⼋' => '八',
        '9' | '９' => '九',
        '⼗' => '十',
        '⼰' | '已' | '巳' => '己',
        '０' | '0' | '〇' => '零',
        '［' | '【' | '〔' => '[',
        '］' | '】' | '〕' => ']',
        '．' | '。' => '.',
        _ => return None,
    })
}
