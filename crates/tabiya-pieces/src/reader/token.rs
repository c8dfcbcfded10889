use core::ops::Range;

use crate::tree::Place;

/// A piece of the source. All tokens of a reading one after the other are the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Where it stands.
    pub place: Place,
}

impl Token {
    /// Its bytes.
    pub const fn range(self) -> Range<usize> {
        self.place.range()
    }
}

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TokenKind {
    /// Between tokens; it separates nothing.
    Whitespace,
    /// What can't be read.
    Unknown,
    /// `,`
    Comma,
    /// `.` `;` `&`
    Link,
    /// `(`
    Open,
    /// `)`
    Close,
    /// `!`
    Not,
    /// `i` `c` `o` `w` `b` `a` `e` `h` `A` `E` `W` `B`
    Condition,
    /// The `L` of a line or a promotion.
    Line,
    /// The `a` or `e` of an influence in parentheses.
    Owner,
    /// Letters of pieces.
    Letters,
    /// `~` `^` `^^`
    Kind,
    /// A number or `n`.
    Number,
    /// The `-` of a range.
    Range,
    /// The `-` of a vector.
    Minus,
    /// The `/` of an oblique leap.
    Slash,
    /// `+`, `X>`, `<>=`.
    Direction,
    /// `r`
    Radius,
    /// `Ar`
    Blast,
    /// `O`
    Joint,
    /// `|`
    Swap,
    /// The `?` of a promotion.
    Optional,
}
