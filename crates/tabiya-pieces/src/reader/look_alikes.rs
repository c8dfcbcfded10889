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
    match latin(character) {
        Some(b'x') => Some(b'X'),
        Some(letter) if is_sign(letter) => Some(letter),
        _ => None,
    }
}

/// The Latin letter that a Cyrillic letter looks like.
pub(crate) const fn latin(character: char) -> Option<u8> {
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
        'Х' => b'X',
        'У' | 'Ү' => b'Y',
        'а' => b'a',
        'с' => b'c',
        'ԁ' => b'd',
        'е' => b'e',
        'һ' => b'h',
        'і' => b'i',
        'ј' => b'j',
        'к' => b'k',
        'ӏ' => b'l',
        'о' => b'o',
        'р' => b'p',
        'ԛ' => b'q',
        'ѕ' => b's',
        'ѵ' => b'v',
        'ԝ' => b'w',
        'х' => b'x',
        'у' => b'y',
        _ => return None,
    })
}

/// What a character that the notation has not stands for. These are errors that name the right sign (H4): who types a
/// `×` or a full-width `（` may mean something else than a reader guesses.
pub(super) fn sign(character: char) -> Option<&'static str> {
    Some(match character {
        '[' | '{' | '［' | '｛' | '【' | '〔' | '﹙' => "(",
        ']' | '}' | '］' | '｝' | '】' | '〕' | '﹚' => ")",
        '\u{FF01}'..='\u{FF5E}' => return full_width(character),
        '、' | '､' | '﹐' => ",",
        '。' | '｡' | '·' | '•' | '∙' | '⋅' | '・' => ".",
        '﹔' => ";",
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
        _ => return plain(character),
    })
}

/// The letter of the notation that has an accent here, or that a Greek letter looks like.
fn plain(character: char) -> Option<&'static str> {
    const LETTERS: [(&str, &str); 32] = [
        ("A", "ÀÁÂÃÄÅĀĂĄǍẠẢẤẦẨẪẬẮẰẲẴẶΑ"),
        ("B", "Β"),
        ("C", "ÇĆĈĊČϹ"),
        ("D", "ĎĐ"),
        ("E", "ÈÉÊËĒĔĖĘĚẸẺẼẾỀỂỄỆΕ"),
        ("G", "ĜĞĠĢǦ"),
        ("H", "ĤĦΗ"),
        ("I", "ÌÍÎÏĨĪĬĮİǏỈỊΙ"),
        ("J", "Ĵ"),
        ("K", "ĶΚ"),
        ("L", "ĹĻĽĿŁ"),
        ("M", "Μ"),
        ("N", "ÑŃŅŇΝ"),
        ("O", "ÒÓÔÕÖØŌŎŐƠǑỌỎỐỒỔỖỘỚỜỞỠỢΟ"),
        ("P", "Ρ"),
        ("R", "ŔŖŘ"),
        ("S", "ŚŜŞŠȘ"),
        ("T", "ŢŤŦȚΤ"),
        ("U", "ÙÚÛÜŨŪŬŮŰŲƯǓỤỦỨỪỬỮỰ"),
        ("W", "ŴẀẂẄ"),
        ("X", "Χχ"),
        ("Y", "ÝŶŸỲỴỶỸΥ"),
        ("Z", "ŹŻŽΖ"),
        ("a", "àáâãäåāăąǎạảấầẩẫậắằẳẵặα"),
        ("c", "çćĉċčϲ"),
        ("e", "èéêëēĕėęěẹẻẽếềểễệ"),
        ("h", "ĥħ"),
        ("i", "ìíîïĩīĭįıǐỉịι"),
        ("n", "ñńņňη"),
        ("o", "òóôõöøōŏőơǒọỏốồổỗộớờởỡợο"),
        ("r", "ŕŗř"),
        ("w", "ŵẁẃẅω"),
    ];
    LETTERS.iter().find(|(_, letters)| letters.contains(character)).map(|&(plain, _)| plain)
}

/// The sign on which accents stand that are characters of their own.
pub(super) fn accented(before: &str, character: char) -> Option<char> {
    let base = before.chars().next_back().filter(|_| matches!(character, '\u{300}'..='\u{36F}'))?;
    let byte = if base == 'x' { b'X' } else { letter(base).or_else(|| u8::try_from(base).ok())? };
    is_sign(byte).then(|| char::from(byte))
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
