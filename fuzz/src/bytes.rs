/// Random bytes taken one after another; when they are used up, zeros.
#[derive(Debug)]
pub struct Bytes<'a> {
    rest: &'a [u8],
}

impl<'a> Bytes<'a> {
    /// All of these bytes.
    pub fn new(bytes: &'a [u8]) -> Self {
        Self { rest: bytes }
    }

    /// Whether all are used up.
    pub fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// The next byte.
    pub fn next_byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.rest.split_first() else { return 0 };
        self.rest = rest;
        first
    }

    /// A number below `limit`, by as few bytes as it needs; 0 where the limit is 0.
    pub fn below(&mut self, limit: usize) -> usize {
        let mut number = usize::from(self.next_byte());
        if limit > 256 {
            number = number << 8 | usize::from(self.next_byte());
        }
        number % limit.max(1)
    }

    /// One of these; `None` if there are none.
    pub fn choose<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        let index = self.below(items.len());
        items.get(index).copied()
    }

    /// Splits a first byte off and takes the rest for text; `None` where that is not UTF-8.
    pub fn choice_and_text(bytes: &'a [u8]) -> Option<(u8, &'a str)> {
        let (&first, rest) = bytes.split_first()?;
        Some((first, std::str::from_utf8(rest).ok()?))
    }
}
