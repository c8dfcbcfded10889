//! Where a text leaves a notation's form.

/// What should stand where a text leaves a notation's form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Expected {
    /// A piece, or a word for which of several.
    Piece,
    /// Which of the pieces: a file, or a word.
    Which,
    /// Forward, back or sideways.
    Way,
    /// A file or a number of steps.
    Number,
    /// The file of a point.
    File,
    /// The rank of a point.
    Rank,
    /// Nothing more.
    End,
}

/// The first character that does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    /// The byte at which it begins; the end of the text, if that ends early.
    pub(crate) at: usize,
    pub(crate) expected: Expected,
}

impl Fault {
    #[inline]
    pub(crate) const fn new(at: usize, expected: Expected) -> Self {
        Self { at, expected }
    }
}

/// Takes a text of ASCII characters apart.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cursor<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Cursor<'a> {
    #[inline]
    pub(crate) const fn new(text: &'a str) -> Self {
        Self { bytes: text.as_bytes(), at: 0 }
    }

    /// The next byte, which stays.
    #[inline]
    pub(crate) fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    /// Takes this byte, if it is the next.
    #[inline]
    pub(crate) fn eat(&mut self, byte: u8) -> bool {
        let is_next = self.peek() == Some(byte);
        self.at += usize::from(is_next);
        is_next
    }

    /// What the next byte stands for.
    #[inline]
    pub(crate) fn take<T>(
        &mut self,
        expected: Expected,
        meaning: impl FnOnce(u8) -> Option<T>,
    ) -> Result<T, Fault> {
        let found = self.peek().and_then(meaning).ok_or(Fault::new(self.at, expected))?;
        self.at += 1;
        Ok(found)
    }

    /// A digit from 1 to 9.
    #[inline]
    pub(crate) fn digit(&mut self, expected: Expected) -> Result<u8, Fault> {
        self.take(expected, digit)
    }

    /// What is wrong here.
    #[inline]
    pub(crate) const fn fault(&self, expected: Expected) -> Fault {
        Fault::new(self.at, expected)
    }

    /// That nothing is left.
    #[inline]
    pub(crate) const fn end(&self) -> Result<(), Fault> {
        if self.at == self.bytes.len() { Ok(()) } else { Err(self.fault(Expected::End)) }
    }
}

/// The value of a digit from 1 to 9.
#[inline]
pub(crate) const fn digit(byte: u8) -> Option<u8> {
    match byte {
        b'1'..=b'9' => Some(byte - b'0'),
        _ => None,
    }
}
