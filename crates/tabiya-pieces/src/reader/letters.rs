//! Capitals: letters of pieces, sectors and colours (section 2, H1, H3).

use super::cursor::Cursor;
use super::direction;
use super::token::TokenKind;

/// What a run of capitals is, looked at once for all of its letters, so that reading stays linear.
#[derive(Debug, Default)]
pub(super) struct Capitals {
    /// The sign behind the run.
    pub(super) end: usize,
    /// Behind the last `L` of the run.
    lines: usize,
    /// Behind the last letter that is no sector or colour.
    plain: usize,
    /// Behind the last letter that is no sector or colour, and no `O`.
    certain: usize,
    /// Behind the distance and the direction that follow the run.
    tail: Option<usize>,
}

/// Whether an influence in its short form comes next.
pub(super) fn is_influence(cursor: &mut Cursor<'_>) -> bool {
    let at = cursor.at;
    let Capitals { lines, plain, tail, .. } = *look(cursor);
    let Some(tail) = tail.filter(|_| lines <= at) else { return false };
    plain > at || starts_element(cursor.signs.bytes[tail])
}

/// Whether all letters of the influence that comes next are sectors, colours or `O`: a clash (H3).
pub(super) fn is_clash(cursor: &mut Cursor<'_>) -> bool {
    let at = cursor.at;
    look(cursor).certain <= at
}

/// The run of capitals that comes next, taken.
pub(super) fn take(cursor: &mut Cursor<'_>) -> String {
    let start = cursor.at;
    let end = capitals_end(&cursor.signs.bytes, start);
    if end > start {
        cursor.take_many(TokenKind::Letters, end - start);
    }
    cursor.text(start, end)
}

/// Looks at the run of capitals that comes next.
fn look<'c>(cursor: &'c mut Cursor<'_>) -> &'c Capitals {
    if cursor.capitals.end <= cursor.at {
        let signs = &cursor.signs.bytes;
        let mut run = Capitals { end: cursor.at, ..Capitals::default() };
        while signs[run.end].is_ascii_uppercase() {
            let letter = signs[run.end];
            run.end += 1;
            match letter {
                b'A' | b'E' | b'W' | b'B' => {}
                b'O' => run.plain = run.end,
                _ => (run.plain, run.certain) = (run.end, run.end),
            }
            if letter == b'L' {
                run.lines = run.end;
            }
        }
        run.tail = influence_tail(signs, run.end);
        cursor.capitals = run;
    }
    &cursor.capitals
}

/// Behind the capitals that stand here.
pub(super) fn capitals_end(signs: &[u8], start: usize) -> usize {
    start + signs[start..].iter().take_while(|sign| sign.is_ascii_uppercase()).count()
}

/// Whether behind so many letters stands a sign that nothing begins with, and behind it the rest of an influence. Where
/// the sign is a separator, the rest must be no leg of its own, for another follows it at once.
pub(super) fn are_divided(cursor: &Cursor<'_>, count: usize) -> bool {
    let sign = cursor.peek_at(count);
    if is_separator(sign) {
        let signs = &cursor.signs.bytes;
        let tail = influence_tail(signs, cursor.at + count + 1);
        return tail.is_some_and(|tail| starts_element(signs[tail]) && !signs[tail - 1].is_ascii_digit());
    }
    let is_wrong = !(starts_element(sign) || ends_element(sign) || matches!(sign, b'+' | b'*' | b'<'..=b'>'));
    let rest = || capitals_end(&cursor.signs.bytes, cursor.at + count + 1);
    is_wrong && influence_distance(&cursor.signs.bytes, rest()).is_some()
}

/// Behind the distance, and the direction if there is one, of an influence.
pub(super) fn influence_tail(signs: &[u8], start: usize) -> Option<usize> {
    let mut end = influence_distance(signs, start)?;
    if signs[end] == b'/' {
        end = influence_distance(signs, end + 1).unwrap_or(end);
    }
    Some(end + direction::length(&signs[end..]))
}

/// Behind a distance of an influence: one digit or `n`, or a range of two (section 1).
pub(super) fn influence_distance(signs: &[u8], start: usize) -> Option<usize> {
    match signs.get(start..)? {
        [from, b'-', to, ..] if is_short_number(*from) && is_short_number(*to) => Some(start + 3),
        [from, ..] if is_short_number(*from) => Some(start + 1),
        _ => None,
    }
}

/// Whether this is one digit or `n`.
pub(super) const fn is_short_number(sign: u8) -> bool {
    sign.is_ascii_digit() || sign == b'n'
}

/// Whether an element can start with this sign (`StartsElem` in H4).
pub(super) const fn starts_element(sign: u8) -> bool {
    is_condition(sign)
        || matches!(sign, b'n' | b'r' | b'~' | b'^' | b'!' | b'(')
        || sign.is_ascii_digit()
        || sign.is_ascii_uppercase()
}

/// Whether this is the small letter of a condition.
pub(super) const fn is_condition(sign: u8) -> bool {
    matches!(sign, b'i' | b'c' | b'o' | b'w' | b'b' | b'a' | b'e' | b'h')
}

/// Whether this is the capital of a sector or a colour.
pub(super) const fn is_sector(sign: u8) -> bool {
    matches!(sign, b'A' | b'E' | b'W' | b'B')
}

/// Whether an element ends before this sign.
pub(super) const fn ends_element(sign: u8) -> bool {
    is_separator(sign) || matches!(sign, b')' | 0)
}

/// Whether this is what stands between alternatives or legs.
pub(super) const fn is_separator(sign: u8) -> bool {
    matches!(sign, b',' | b'.' | b';' | b'&')
}
