//! A Rust source taken apart into code, literals and comments, without a parser: the rules
//! look for words, and need to know only where a word is code.

use std::iter;
use std::ops::Range;

/// The views have the length of the source, with blanks for what they leave out, so an offset
/// means the same place in each.
pub(crate) struct Source {
    pub(crate) path: String,
    pub(crate) raw: String,
    /// Without comments and the insides of literals.
    pub(crate) code: String,
    /// Without comments.
    pub(crate) text: String,
    /// The comments alone, documentation included.
    pub(crate) comments: String,
    /// What is compiled for tests only.
    test_parts: Vec<Range<usize>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Code,
    Literal,
    Comment,
}

impl Source {
    pub(crate) fn new(path: &str, raw: &str) -> Self {
        let parts = split(raw);
        let view = |keep: &[Part]| -> String {
            let kept = parts.iter().flat_map(|(part, range)| {
                let keep = keep.contains(part);
                raw[range.clone()].bytes().map(move |byte| if keep || byte == b'\n' { byte } else { b' ' })
            });
            String::from_utf8(kept.collect()).expect("whole characters are kept or blanked")
        };
        let code = view(&[Part::Code]);
        let test_parts = test_parts(&code);
        Self {
            path: path.to_owned(),
            raw: raw.to_owned(),
            text: view(&[Part::Code, Part::Literal]),
            comments: view(&[Part::Comment]),
            code,
            test_parts,
        }
    }

    /// The number of the line that holds an offset, from 1.
    pub(crate) fn line(&self, offset: usize) -> usize {
        self.raw[..offset].matches('\n').count() + 1
    }

    /// Whether the place is compiled outside tests.
    pub(crate) fn is_live(&self, offset: usize) -> bool {
        !self.test_parts.iter().any(|part| part.contains(&offset))
    }

    /// Where the code outside tests has a word.
    pub(crate) fn live_words(&self, word: &str) -> Vec<usize> {
        words(&self.code, word).filter(|at| self.is_live(*at)).collect()
    }

    /// The paths, without the extension, of modules in their own files that only tests have.
    pub(crate) fn test_modules(&self) -> Vec<String> {
        let (dir, file) = self.path.rsplit_once('/').unwrap_or(("", &self.path));
        let dir = match file.trim_end_matches(".rs") {
            "lib" | "main" | "mod" => dir.to_owned(),
            module => format!("{dir}/{module}"),
        };
        let declared = self.test_parts.iter().filter_map(|part| {
            let item = self.code[part.clone()].trim().strip_suffix(';')?;
            let mut words = item.split_whitespace().rev();
            let name = words.next()?;
            (words.next() == Some("mod")).then(|| format!("{dir}/{name}"))
        });
        declared.collect()
    }

    /// Every attribute, `#[…]` and `#![…]`, as a range of the source.
    pub(crate) fn attributes(&self) -> Vec<Range<usize>> {
        let code = &self.code;
        let starts = code.match_indices('#').filter_map(|(at, _)| {
            let tail = code[at + 1..].strip_prefix('!').unwrap_or(&code[at + 1..]);
            tail.starts_with('[').then(|| at..closing(code, code.len() - tail.len()))
        });
        starts.collect()
    }
}

/// Where a word stands, and not as a part of a longer one.
pub(crate) fn words<'a>(hay: &'a str, word: &'a str) -> impl Iterator<Item = usize> + 'a {
    let is_name = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    let (starts, ends) = (is_name(word.chars().next()), is_name(word.chars().next_back()));
    hay.match_indices(word).map(|(at, _)| at).filter(move |at| {
        let before = hay[..*at].chars().next_back();
        let after = hay[at + word.len()..].chars().next();
        !(starts && is_name(before) || ends && is_name(after))
    })
}

/// The paths that `use` declarations name, each with its place, braces taken apart.
pub(crate) fn used_paths(code: &str) -> Vec<(usize, String)> {
    let mut paths = Vec::new();
    for at in words(code, "use") {
        let tree = &code[at + 3..];
        // Anything else, as in `impl Trait + use<'a>`, names no path.
        if tree.starts_with(char::is_whitespace) {
            expand("", &tree[..tree.find(';').unwrap_or(tree.len())], at + 3, &mut paths);
        }
    }
    paths
}

fn expand(prefix: &str, tree: &str, at: usize, paths: &mut Vec<(usize, String)>) {
    let Some(open) = tree.find('{') else {
        let path = tree.trim().split(" as ").next().unwrap_or_default().trim_start_matches("::");
        if !path.is_empty() {
            let full = format!("{prefix}{path}");
            let full = full.strip_suffix("::self").unwrap_or(&full).to_owned();
            paths.push((at + tree.len() - tree.trim_start().len(), full));
        }
        return;
    };
    let prefix = format!("{prefix}{}", tree[..open].trim().trim_start_matches("::"));
    let inner = &tree[open + 1..(closing(tree, open) - 1).max(open + 1)];
    let mut start = 0;
    let mut depth = 0;
    for (end, c) in inner.char_indices().chain(iter::once((inner.len(), ','))) {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                expand(&prefix, &inner[start..end], at + open + 1 + start, paths);
                start = end + 1;
            }
            _ => {}
        }
    }
}

/// The offset after the bracket that closes the one at `open`, or the end.
fn closing(code: &str, open: usize) -> usize {
    let mut depth = 0;
    for (at, c) in code[open..].char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return open + at + 1;
        }
    }
    code.len()
}

/// The items under `#[cfg(test)]` or `#[cfg(all(test, …))]`.
fn test_parts(code: &str) -> Vec<Range<usize>> {
    let mut parts = Vec::new();
    for condition in ["(test)", "(all(test,"] {
        if code.contains(&format!("#![cfg{condition}")) {
            parts.push(0..code.len());
        }
        for (at, _) in code.match_indices(&format!("#[cfg{condition}")) {
            parts.push(at..item_end(code, closing(code, at + 1)));
        }
    }
    parts
}

/// An item ends with its braces, or with a semicolon if it has none.
fn item_end(code: &str, start: usize) -> usize {
    let mut at = start;
    while let Some(c) = code[at..].chars().next() {
        match c {
            ';' => return at + 1,
            '{' => return closing(code, at),
            '(' | '[' => at = closing(code, at),
            _ => at += c.len_utf8(),
        }
    }
    code.len()
}

/// The whole source as a sequence of parts.
fn split(raw: &str) -> Vec<(Part, Range<usize>)> {
    let mut parts: Vec<(Part, Range<usize>)> = Vec::new();
    let mut at = 0;
    while at < raw.len() {
        let (part, end) = next_part(raw, at);
        match parts.last_mut() {
            Some((last, range)) if *last == part && part == Part::Code => range.end = end,
            _ => parts.push((part, at..end)),
        }
        at = end;
    }
    parts
}

fn next_part(raw: &str, at: usize) -> (Part, usize) {
    let rest = &raw[at..];
    if rest.starts_with("//") {
        return (Part::Comment, at + rest.find('\n').unwrap_or(rest.len()));
    }
    if rest.starts_with("/*") {
        return (Part::Comment, at + block_comment(rest));
    }
    let length = match rest.as_bytes()[0] {
        b'"' => Some(quoted(rest, '"')),
        b'r' if !continues_name(&raw[..at]) => raw_string(rest),
        b'\'' => character(rest),
        _ => None,
    };
    match length {
        Some(length) => (Part::Literal, at + length),
        None => (Part::Code, at + rest.chars().next().map_or(1, char::len_utf8)),
    }
}

/// Block comments nest.
fn block_comment(rest: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < rest.len() {
        if rest[at..].starts_with("/*") {
            depth += 1;
            at += 2;
        } else if rest[at..].starts_with("*/") {
            depth -= 1;
            at += 2;
        } else {
            at += rest[at..].chars().next().map_or(1, char::len_utf8);
        }
        if depth == 0 {
            break;
        }
    }
    at
}

fn quoted(rest: &str, quote: char) -> usize {
    let mut chars = rest.char_indices().skip(1);
    while let Some((at, c)) = chars.next() {
        if c == '\\' {
            chars.next();
        } else if c == quote {
            return at + 1;
        }
    }
    rest.len()
}

/// Whether an `r` that follows belongs to a longer name; `b` and `c` may stand before a raw string.
fn continues_name(before: &str) -> bool {
    let before = before.strip_suffix(['b', 'c']).unwrap_or(before);
    before.chars().next_back().is_some_and(|c| c.is_alphanumeric() || c == '_')
}

fn raw_string(rest: &str) -> Option<usize> {
    let hashes = rest[1..].bytes().take_while(|byte| *byte == b'#').count();
    let body = rest[1 + hashes..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let length = body.find(&end).map_or(body.len(), |at| at + end.len());
    Some(rest.len() - body.len() + length)
}

/// A quote begins a character or a lifetime; only the first is closed by another quote.
fn character(rest: &str) -> Option<usize> {
    let mut chars = rest.chars().skip(1);
    let first = chars.next()?;
    if first == '\\' {
        return Some(quoted(rest, '\''));
    }
    (chars.next() == Some('\'')).then(|| 2 + first.len_utf8())
}
