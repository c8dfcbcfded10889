//! Characters that only look like those of a text in Latin letters.

/// The ASCII character that a full-width one, a dash, a slash or a letter of another script is put for.
pub(crate) const fn ascii(found: char) -> Option<char> {
    Some(match found {
        '\u{ff01}'..='\u{ff5e}' => (found as u32 - 0xfee0) as u8 as char,
        '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' => '-',
        '∕' | '⁄' | '╱' => '/',
        '。' | '·' | '•' => '.',
        // Cyrillic, then Greek.
        'А' | 'Α' => 'A',
        'В' | 'Β' => 'B',
        'С' => 'C',
        'Е' | 'Ε' => 'E',
        'Н' | 'Η' => 'H',
        'К' | 'Κ' => 'K',
        'М' | 'Μ' => 'M',
        'Ν' => 'N',
        'Р' | 'Ρ' => 'P',
        'Ѕ' => 'S',
        'Т' | 'Τ' => 'T',
        'Х' | 'Χ' => 'X',
        'а' | 'α' => 'a',
        'ь' => 'b',
        'с' => 'c',
        'ԁ' => 'd',
        'е' => 'e',
        'ɡ' => 'g',
        'һ' => 'h',
        'і' | 'ι' => 'i',
        'к' | 'κ' => 'k',
        'м' => 'm',
        'п' => 'n',
        'р' | 'ρ' => 'p',
        'г' => 'r',
        'ѕ' => 's',
        'т' | 'τ' => 't',
        'ԝ' => 'w',
        'х' | 'χ' => 'x',
        _ => return None,
    })
}

/// Whether a character is the wide form of an ASCII one.
pub(crate) const fn is_full_width(found: char) -> bool {
    matches!(found, '\u{ff01}'..='\u{ff5e}')
}
