use std::io::{self, BufRead, Read};

use tabiya_game::LineSpans;

/// So many bytes of a line that is over the budget are passed over at most. A line that goes on for longer has no end
/// that is worth waiting for.
const MOST_SKIPPED: usize = 16 << 20;
/// The byte-order mark.
const MARK: &[u8] = "\u{FEFF}".as_bytes();

/// One line of a text, with its line end if it has one.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line<'a> {
    /// All of it.
    Whole(&'a str),
    /// The beginning of a line that is over the budget, longer than the budget by itself. The rest was passed over; if
    /// it is endless, this is the last line.
    Long(&'a str),
    /// A line that is not UTF-8.
    Damaged {
        /// The part before the damage.
        valid: &'a str,
        /// The first byte that is wrong.
        byte: u8,
    },
}

/// Reads lines of at most so many bytes each.
pub(crate) struct Lines<R> {
    reader: R,
    limit: usize,
    buffer: Vec<u8>,
    next: LineSpans,
    /// A byte-order mark may stand next.
    mark: bool,
    /// A line has no end, and nothing is read any more.
    endless: bool,
}

impl<R: BufRead> Lines<R> {
    /// The lines of `reader`, of at most `limit` bytes without their line ends.
    pub(crate) const fn new(reader: R, limit: usize) -> Self {
        Self { reader, limit, buffer: Vec::new(), next: LineSpans::FIRST, mark: false, endless: false }
    }

    /// The same, without a byte-order mark at the very beginning.
    pub(crate) fn without_mark(reader: R, limit: usize) -> Self {
        Self { mark: true, ..Self::new(reader, limit) }
    }

    /// Whether the last line was given up because it has no end.
    pub(crate) const fn is_endless(&self) -> bool {
        self.endless
    }

    /// Where the line stands that is read next.
    pub(crate) const fn next_place(&self) -> LineSpans {
        self.next
    }

    /// The next line; `None` at the end.
    pub(crate) fn read(&mut self) -> io::Result<Option<Line<'_>>> {
        const LINE_END: usize = "\r\n".len();
        self.buffer.clear();
        if self.endless {
            return Ok(None);
        }
        let mark = if std::mem::take(&mut self.mark) { MARK.len() } else { 0 };
        let most = (mark + self.limit + LINE_END) as u64;
        (&mut self.reader).take(most).read_until(b'\n', &mut self.buffer)?;
        let is_cut = self.buffer.len() as u64 == most;
        if mark > 0 && self.buffer.starts_with(MARK) {
            self.buffer.drain(..mark);
        }
        if self.buffer.is_empty() {
            return Ok(None);
        }
        let mut length = self.buffer.len();
        let ended = self.buffer.ends_with(b"\n");
        if !ended && is_cut {
            length += self.skip()?;
        }
        self.next = LineSpans { offset: self.next.offset + length, line: self.next.line + 1 };
        let content = self.buffer.len() - if ended { line_end(&self.buffer) } else { 0 };
        Ok(Some(if content > self.limit {
            Line::Long(valid(&self.buffer[..content]))
        } else {
            match str::from_utf8(&self.buffer) {
                Ok(line) => Line::Whole(line),
                Err(error) => Line::Damaged {
                    valid: valid(&self.buffer),
                    byte: self.buffer.get(error.valid_up_to()).copied().unwrap_or_default(),
                },
            }
        }))
    }

    /// Passes over the rest of the line, keeping none of it, and gives its length as far as it was followed.
    fn skip(&mut self) -> io::Result<usize> {
        let mut skipped = 0;
        loop {
            if skipped > MOST_SKIPPED {
                self.endless = true;
                return Ok(skipped);
            }
            let available = match self.reader.fill_buf() {
                Ok(available) => available,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if available.is_empty() {
                return Ok(skipped);
            }
            let newline = available.iter().position(|&byte| byte == b'\n');
            let length = newline.map_or(available.len(), |at| at + 1);
            self.reader.consume(length);
            skipped += length;
            if newline.is_some() {
                return Ok(skipped);
            }
        }
    }
}

fn line_end(line: &[u8]) -> usize {
    if line.ends_with(b"\r\n") { 2 } else { 1 }
}

/// The longest beginning that is UTF-8.
fn valid(bytes: &[u8]) -> &str {
    bytes.utf8_chunks().next().map_or("", |chunk| chunk.valid())
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    fn all(bytes: &[u8], limit: usize, capacity: usize) -> Vec<String> {
        let mut lines = Lines::new(BufReader::with_capacity(capacity, bytes), limit);
        let mut all = Vec::new();
        loop {
            let place = lines.next_place();
            let Some(line) = lines.read().expect("memory can be read") else { return all };
            all.push(format!("{}@{} {line:?}", place.line, place.offset));
        }
    }

    #[test]
    fn lines_keep_their_ends() {
        let expected =
            [r#"1@0 Whole("ab\n")"#, r#"2@3 Whole("c\r\n")"#, r#"3@6 Whole("\n")"#, r#"4@7 Whole("d")"#];
        for capacity in [1, 2, 64] {
            assert_eq!(all(b"ab\nc\r\n\nd", 4, capacity), expected);
        }
    }

    #[test]
    fn the_end_of_a_line_is_not_part_of_its_length() {
        assert_eq!(all(b"abcd\r\nabcd\n", 4, 8), [r#"1@0 Whole("abcd\r\n")"#, r#"2@6 Whole("abcd\n")"#]);
    }

    #[test]
    fn a_long_line_is_cut_and_the_next_is_whole() {
        let long = [r#"1@0 Long("abcdef")"#, r#"2@9 Whole("x")"#];
        for capacity in [1, 3, 64] {
            assert_eq!(all(b"abcdefgh\nx", 4, capacity), long);
        }
        assert_eq!(all(b"abcde\nx", 4, 8), [r#"1@0 Long("abcde")"#, r#"2@6 Whole("x")"#]);
        assert_eq!(all("车车车".as_bytes(), 4, 8), [r#"1@0 Long("车车")"#]);
    }

    #[test]
    fn an_endless_line_is_given_up() {
        let mut lines = Lines::new(BufReader::new(io::repeat(b'x')), 4);
        assert_eq!(lines.read().expect("it can be read"), Some(Line::Long("xxxxxx")));
        assert!(lines.is_endless());
        assert_eq!(lines.read().expect("it can be read"), None);
    }

    #[test]
    fn a_byte_order_mark_is_dropped_where_that_is_wanted() {
        let text = "\u{FEFF}abcd\r\n\u{FEFF}\n".as_bytes();
        let mut lines = Lines::without_mark(text, 4);
        assert_eq!(lines.read().expect("it can be read"), Some(Line::Whole("abcd\r\n")));
        assert_eq!(lines.read().expect("it can be read"), Some(Line::Whole("\u{FEFF}\n")));
        let mut lines = Lines::new(text, 8);
        assert_eq!(lines.read().expect("it can be read"), Some(Line::Whole("\u{FEFF}abcd\r\n")));
    }

    #[test]
    fn damage_is_placed() {
        assert_eq!(
            all(b"a\nb\xE8\xBDc\nd", 8, 8),
            [r#"1@0 Whole("a\n")"#, r#"2@2 Damaged { valid: "b", byte: 232 }"#, r#"3@7 Whole("d")"#]
        );
    }
}
