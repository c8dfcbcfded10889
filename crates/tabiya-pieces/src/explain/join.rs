use tabiya_game::{Code, Message};

/// Messages joined two by two, then the pairs two by two: one by one, a long line would be copied for each of its
/// parts. `None` when there are none.
pub(super) fn all(mut parts: Vec<Message>, code: Code) -> Option<Message> {
    while parts.len() > 1 {
        let mut rest = parts.into_iter();
        let mut pairs = Vec::with_capacity(rest.len().div_ceil(2));
        while let Some(first) = rest.next() {
            pairs.push(match rest.next() {
                Some(second) => two(code, first, second),
                None => first,
            });
        }
        parts = pairs;
    }
    parts.pop()
}

/// Messages joined by `next`, and the last of them by `last`.
pub(super) fn list(mut parts: Vec<Message>, next: Code, last: Code) -> Option<Message> {
    let end = parts.pop()?;
    Some(match all(parts, next) {
        None => end,
        Some(parts) => two(last, parts, end),
    })
}

/// Two messages joined.
pub(super) fn two(code: Code, first: Message, second: Message) -> Message {
    Message::new(code).with("first", first).with("second", second)
}
