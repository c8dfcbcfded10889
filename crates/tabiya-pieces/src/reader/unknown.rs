//! How much of a text belongs together in what can't be read.

use super::look_alikes::{is_sign, letter, sign};

/// The bytes of what a text begins with when its first character is unknown: further unknown ones, the rest of a
/// word, what stands in brackets.
pub(super) fn length(text: &str) -> usize {
    let mut length = 0;
    let mut in_word = false;
    while let Some(character) = text[length..].chars().next() {
        if character.is_whitespace() || is_known(character) {
            if !(in_word && character.is_lowercase()) {
                break;
            }
        } else {
            in_word = character.is_alphabetic();
        }
        length += character.len_utf8();
        let close = match character {
            '[' => ']',
            '{' => '}',
            _ => continue,
        };
        if let Some(inside) = text[length..].find(close) {
            length += inside + 1;
        }
    }
    length
}

/// The bytes of a word that a text begins with, when it can only be prose: there are letters in it that the notation
/// has not, and nothing of the notation is attached to it.
pub(super) fn word_length(text: &str) -> usize {
    let length = text.find(|character: char| !character.is_alphabetic()).unwrap_or(text.len());
    let (word, rest) = text.split_at(length);
    let is_free = rest.chars().next().is_none_or(|next| next.is_whitespace() || matches!(next, ',' | '.'));
    let is_prose = is_free && word.chars().nth(1).is_some() && !word.chars().all(is_known);
    if is_prose { length } else { 0 }
}

/// Whether it is read as something.
fn is_known(character: char) -> bool {
    let ascii = u8::try_from(character).is_ok_and(is_sign);
    ascii || character == 'x' || letter(character).is_some() || sign(character).is_some()
}
