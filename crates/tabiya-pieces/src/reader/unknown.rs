//! How much of a text belongs together in what can't be read.

use super::look_alikes::{is_sign, letter, sign};

/// The bytes of what a text begins with when its first character is unknown: further unknown ones, and the small letters
/// between those of a word.
pub(super) fn length(text: &str) -> usize {
    let mut length = 0;
    let mut in_word = false;
    for (at, character) in text.char_indices() {
        if character.is_whitespace() {
            break;
        } else if !is_known(character) {
            in_word = character.is_alphabetic();
            length = at + character.len_utf8();
        } else if !(in_word && character.is_lowercase()) {
            break;
        }
    }
    length
}

/// The bytes of a word that a text begins with, when it can only be prose: there are letters in it that the notation
/// has not, it is in one script, without capitals inside, and nothing of the notation is attached to it.
pub(super) fn word_length(text: &str) -> usize {
    let length = text.find(|character: char| !character.is_alphabetic()).unwrap_or(text.len());
    let (word, rest) = text.split_at(length);
    let is_free = rest.chars().next().is_none_or(|next| next.is_whitespace() || matches!(next, ',' | '.'));
    let is_whole = word.is_ascii() || !word.bytes().any(|byte| byte.is_ascii());
    let mut inside = word.chars().skip(1).peekable();
    let is_word = is_whole && inside.peek().is_some() && !inside.any(char::is_uppercase);
    if is_free && is_word && !word.chars().all(is_known) { length } else { 0 }
}

/// Whether it is read as something.
fn is_known(character: char) -> bool {
    let ascii = u8::try_from(character).is_ok_and(is_sign);
    ascii || character == 'x' || letter(character).is_some() || sign(character).is_some()
}
