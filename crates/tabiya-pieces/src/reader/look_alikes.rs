//! Characters that people type for those of the notation.

/// Whether the notation has this character. `x` is not among them: it is folded, with a note (Q30).
#[inline]
pub(super) const fn is_sign(byte: u8) -> bool {
    SIGNS[byte as usize]
}

const SIGNS: [bool; 256] = {
    let signs = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcehinorw,.;&()!~^-/+*<>=|?";
    let mut table = [false; 256];
    let mut index = 0;
    while index < signs.len() {
        table[signs[index] as usize] = true;
        index += 1;
    }
    table
};

/// The letter of the notation that a Cyrillic letter looks like. These are folded, with a note (H4).
pub(super) const fn letter(character: char) -> Option<u8> {
    Some(match character {
        'А' => b'A',
        'В' => b'B',
        'С' => b'C',
        'Ԁ' => b'D',
        'Е' => b'E',
        'Ԍ' => b'G',
        'Н' => b'H',
        'І' | 'Ӏ' => b'I',
        'Ј' => b'J',
        'К' => b'K',
        'М' => b'M',
        'О' => b'O',
        'Р' => b'P',
        'Ԛ' => b'Q',
        'Ѕ' => b'S',
        'Т' => b'T',
        'Ѵ' => b'V',
        'Ԝ' => b'W',
        'Х' | 'х' => b'X',
        'У' | 'Ү' => b'Y',
        'а' => b'a',
        'с' => b'c',
        'е' => b'e',
        'һ' => b'h',
        'і' => b'i',
        'о' => b'o',
        'ԝ' => b'w',
        _ => return None,
    })
}

/// What a character that the notation has not stands for. These are errors that name the right sign (H4): who types a
/// `×` or a full-width `（` may mean something else than a reader guesses.
pub(super) fn sign(character: char) -> Option<&'static str> {
    Some(match character {
        '\u{FF01}'..='\u{FF5E}' => return full_width(character),
        '、' | '､' | '﹐' => ",",
        '。' | '｡' | '·' | '•' | '∙' | '⋅' | '・' => ".",
        '﹔' => ";",
        '﹙' => "(",
        '﹚' => ")",
        '∼' | '〜' | '˜' => "~",
        'ˆ' => "^",
        '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' | '﹣' => "-",
        '\\' | '⁄' | '∕' => "/",
        '﹢' => "+",
        '∗' | '⁎' | '﹡' => "*",
        '×' | '✕' | '✖' | '╳' | '⨯' => "X",
        '‹' | '﹤' | '〈' | '⟨' => "<",
        '›' | '﹥' | '〉' | '⟩' => ">",
        // Parlett printed `÷` for sideways.
        '÷' | '﹦' => "=",
        '≥' | '⩾' | '≧' => ">=",
        '≤' | '⩽' | '≦' => "<=",
        '»' => ">>",
        '«' => "<<",
        '∣' | '¦' => "|",
        '∞' => "n",
        _ => return None,
    })
}

/// The sign that a full-width character is a wide form of.
fn full_width(character: char) -> Option<&'static str> {
    const ASCII: &str = concat!(
        "!\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`",
        "abcdefghijklmnopqrstuvwxyz{|}~"
    );
    let index = character as usize - 0xFF01;
    match ASCII.get(index..=index)? {
        "x" => Some("X"),
        right => is_sign(right.as_bytes()[0]).then_some(right),
    }
}
