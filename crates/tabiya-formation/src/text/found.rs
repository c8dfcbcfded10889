//! What stands at a place of a text instead of what should: the choice of the error that teaches most.

use core::ops::Range;

use tabiya_game::{Argument, Code, Diagnostic, Message};

use super::codes;

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
        '\r' => codes::LONE_CR,
        ':' => codes::COLON,
        _ if found.is_whitespace() => codes::SPACE,
        _ => code,
    };
    let diagnostic = match look_alike(found) {
        Some(right) => Diagnostic::error(codes::LOOK_ALIKE).with("right", Argument::text(right)),
        None => Diagnostic::error(code),
    };
    diagnostic.with("found", quoted(found)).with("expected", expected).at(text, at..end)
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
