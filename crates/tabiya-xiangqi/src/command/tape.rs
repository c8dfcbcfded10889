//! The characters of a text, and what each can be read as.

use core::ops::Range;

/// A text as the reader sees it.
pub(super) struct Tape {
    symbols: Vec<(char, usize)>,
    end: usize,
    /// Look-alikes, other letter cases and missing prefixes are read (X20).
    is_lenient: bool,
}

impl Tape {
    pub(super) fn exact(text: &str) -> Self {
        let symbols = text.char_indices().map(|(start, found)| (found, start)).collect();
        Self { symbols, end: text.len(), is_lenient: false }
    }

    pub(super) fn lenient(text: &str) -> Self {
        let symbols = text.char_indices().map(|(start, found)| (found, start));
        let symbols = symbols.filter(|&(found, _)| !is_blank(found)).collect();
        Self { symbols, end: text.len(), is_lenient: true }
    }

    pub(super) const fn is_lenient(&self) -> bool {
        self.is_lenient
    }

    pub(super) fn len(&self) -> usize {
        self.symbols.len()
    }

    /// The symbol at this index.
    pub(super) fn found(&self, at: usize) -> Option<char> {
        self.symbols.get(at).map(|&(found, _)| found)
    }

    /// The bytes of the symbol at this index; the end of the text behind the last.
    pub(super) fn range(&self, at: usize) -> Range<usize> {
        match self.symbols.get(at) {
            Some(&(found, start)) => start..start + found.len_utf8(),
            None => self.end..self.end,
        }
    }

    /// Whether the symbol at this index is the ASCII character `wanted`, or is read as it.
    pub(super) fn is(&self, at: usize, wanted: u8, is_standard: bool) -> bool {
        let Some(found) = self.found(at) else { return false };
        found == char::from(wanted) || self.is_lenient && is_like(found, wanted, is_standard)
    }
}

/// Whether people and programs write `found` for the ASCII character `wanted`.
pub(super) fn is_like(found: char, wanted: u8, is_standard: bool) -> bool {
    let Some(narrow) = narrow(found) else { return false };
    narrow.eq_ignore_ascii_case(&wanted)
        || is_standard && matches!((narrow, wanted), (b'=', b'-') | (b'+', b'.'))
}

/// White space, and what leaves no mark at all.
pub(super) fn is_blank(found: char) -> bool {
    found.is_whitespace() || matches!(found, '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}')
}

/// The ASCII character that looks like this one, or that this one is a wider form of.
fn narrow(found: char) -> Option<u8> {
    Some(match found {
        ' '..='~' => found as u8,
        '\u{ff01}'..='\u{ff5e}' => (found as u32 - 0xFEE0) as u8,
        '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' | '﹣' | 'ー' => b'-',
        '。' | '｡' | '․' | '﹒' => b'.',
        '⁄' | '∕' => b'/',
        '×' | '✕' | '✖' | '╳' | 'х' => b'x',
        '﹟' => b'#',
        '︰' | '﹕' | '∶' => b':',
        '﹖' => b'?',
        '﹗' => b'!',
        '﹢' => b'+',
        '﹦' => b'=',
        '﹤' | '‹' => b'<',
        '﹥' | '›' => b'>',
        // Cyrillic and Greek letters that look like those of the pieces.
        'В' | 'Β' => b'B',
        'М' | 'Μ' => b'M',
        'Р' | 'Ρ' => b'P',
        'Ѕ' => b'S',
        'Т' | 'Τ' => b'T',
        'Х' | 'Χ' => b'X',
        'С' => b'C',
        'Ѵ' => b'V',
        'р' => b'p',
        'ѕ' => b's',
        'т' => b't',
        'с' => b'c',
        _ => return None,
    })
}
