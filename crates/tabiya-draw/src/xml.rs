/// Text as the content of an element or the value of an attribute.
///
/// Characters that no XML document may have, control characters mostly, are replaced by U+FFFD.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&apos;"),
            '\t' | '\n' => escaped.push(c),
            '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{fffe}' | '\u{ffff}' => escaped.push('\u{fffd}'),
            _ => escaped.push(c),
        }
    }
    escaped
}

/// The beginning of a text in one line, at most this many characters of it; `…` stands for the rest, U+FFFD for each
/// control character.
pub(crate) fn line(text: &str, limit: usize) -> String {
    shortened(text, limit).replace(char::is_control, "\u{fffd}")
}

/// The beginning of a text, at most this many characters of it; `…` stands for the rest.
pub(crate) fn shortened(text: &str, limit: usize) -> String {
    match text.char_indices().nth(limit) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_escaped() {
        assert_eq!(
            escape("<a href=\"x\">'&'\u{1b}\u{ffff}车"),
            "&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;\u{fffd}\u{fffd}车"
        );
        assert_eq!((shortened("卒车马", 3), shortened("卒车马", 2)), ("卒车马".into(), "卒车…".into()));
    }
}
