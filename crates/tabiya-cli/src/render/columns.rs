use unicode_width::UnicodeWidthStr;

/// Texts in as many columns as fit into this width, filled row by row.
pub(crate) fn columns<S: AsRef<str>>(texts: &[S], width: usize) -> String {
    const GAP: usize = 2;
    let column = texts.iter().map(|text| text.as_ref().width()).max().unwrap_or_default() + GAP;
    let count = ((width + GAP) / column).max(1);
    let mut shown = String::new();
    for row in texts.chunks(count) {
        let mut line = String::new();
        for text in row {
            line.push_str(&left(text.as_ref(), column));
        }
        shown.push_str(line.trim_end());
        shown.push('\n');
    }
    shown
}

/// The text with spaces after it, so that it takes this width on a terminal.
pub(crate) fn left(text: &str, width: usize) -> String {
    format!("{text}{}", spaces(width.saturating_sub(text.width())))
}

/// The text with spaces before it.
pub(crate) fn right(text: &str, width: usize) -> String {
    format!("{}{text}", spaces(width.saturating_sub(text.width())))
}

/// The text with spaces on both sides.
pub(crate) fn centred(text: &str, width: usize) -> String {
    let room = width.saturating_sub(text.width());
    format!("{}{text}{}", spaces(room / 2), spaces(room - room / 2))
}

fn spaces(count: usize) -> String {
    " ".repeat(count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned_by_width() {
        assert_eq!(columns(&["红车平五", "a", "bc"], 20), "红车平五  a\nbc\n");
        assert_eq!(columns(&["红车", "a", "bc"], 16), "红车  a     bc\n");
        assert_eq!(columns(&["红车红车"], 2), "红车红车\n");
        assert_eq!(columns::<&str>(&[], 10), "");
    }
}
