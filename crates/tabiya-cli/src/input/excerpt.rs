use std::collections::VecDeque;

use tabiya_game::LineSpans;

use super::without_end;

/// So many of the lines that were read last are kept.
const RECENT: usize = 4;

/// The parts of a text that are kept to be shown with diagnostics: its head, and the lines that were read last.
#[derive(Debug, Default)]
pub(crate) struct Excerpt {
    head: String,
    recent: VecDeque<(LineSpans, String)>,
}

impl Excerpt {
    /// Of a text with this head.
    pub(crate) const fn new(head: String) -> Self {
        Self { head, recent: VecDeque::new() }
    }

    /// Keeps this line for as long as it is one of the last.
    pub(crate) fn keep(&mut self, place: LineSpans, line: &str) {
        let mut kept = if self.recent.len() < RECENT { None } else { self.recent.pop_front() }
            .map_or_else(String::new, |(_, line)| line);
        kept.clear();
        kept.push_str(line);
        self.recent.push_back((place, kept));
    }

    /// The line of this number, from 1, without its line end, and the byte at which it starts.
    pub(crate) fn line(&self, number: usize) -> Option<(usize, &str)> {
        if let Some((place, line)) = self.recent.iter().find(|(place, _)| place.line == number) {
            return Some((place.offset, without_end(line)));
        }
        let mut place = LineSpans::FIRST;
        for line in self.head.split_inclusive('\n') {
            if place.line == number {
                return Some((place.offset, without_end(line)));
            }
            place = place.next(line);
        }
        // The end of a text that ends with a line end is a line to an editor, and the whole of an empty text.
        (place.line == number && place.offset == self.head.len()).then_some((place.offset, ""))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_the_head_and_the_last_ones_are_known() {
        let mut excerpt = Excerpt::new("a\r\nb\n".to_owned());
        assert_eq!(excerpt.line(1), Some((0, "a")));
        assert_eq!(excerpt.line(3), Some((5, "")));
        for number in 1..=40 {
            excerpt.keep(LineSpans { offset: number * 10, line: number }, "line\n");
        }
        assert_eq!(excerpt.line(40), Some((400, "line")));
        assert_eq!(excerpt.line(2), Some((3, "b")));
        assert_eq!(excerpt.line(20), None);
    }
}
