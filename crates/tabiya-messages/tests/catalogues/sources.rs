//! The codes that the sources of all crates name.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// Toy games are for tests; nobody puts what they say into words.
const WITHOUT_SENTENCES: &str = "tabiya-toys";

/// What the sources of all crates name, each with a file that does.
#[derive(Default)]
pub(crate) struct Named {
    /// The codes that messages are made with.
    pub(crate) codes: BTreeMap<String, PathBuf>,
    /// All string literals.
    pub(crate) literals: BTreeMap<String, PathBuf>,
}

/// What is named outside of tests and comments.
pub(crate) fn named() -> Named {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut named = Named::default();
    let mut folders: Vec<_> =
        entries(&crates).into_iter().filter(|path| !path.ends_with(WITHOUT_SENTENCES)).collect();
    folders.sort();
    for folder in folders {
        let mut sources = Vec::new();
        read(&folder.join("src"), &mut sources);
        let tests: BTreeSet<PathBuf> =
            sources.iter().flat_map(|source| source.test_modules.clone()).collect();
        sources.retain(|source| !source.path.with_extension("").ancestors().any(|part| tests.contains(part)));
        for mut source in sources {
            source.path = source.path.strip_prefix(&crates).unwrap_or(&source.path).to_owned();
            named.take(&source);
        }
    }
    named
}

impl Named {
    fn take(&mut self, source: &Source) {
        let literals = source.literals.iter().cloned();
        self.literals.extend(literals.map(|literal| (literal, source.path.clone())));
        // Where codes are made of what a macro or a function is given, every literal that looks like one is one.
        let made = source.literals.iter().filter(|literal| source.makes_codes && is_code(literal));
        let codes = source.codes.iter().chain(made).filter(|code| !code.starts_with("toy."));
        self.codes.extend(codes.map(|code| (code.clone(), source.path.clone())));
    }
}

/// Dotted, in lower-case letters, digits and `-`.
fn is_code(literal: &str) -> bool {
    literal.contains('.')
        && literal.split('.').all(|part| {
            !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
        })
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect()
}

fn read(folder: &Path, sources: &mut Vec<Source>) {
    for path in entries(folder) {
        if path.is_dir() {
            read(&path, sources);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("a readable source");
            let tokens = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            sources.push(Source::new(path, tokens));
        }
    }
}

/// What one file names.
pub(crate) struct Source {
    path: PathBuf,
    /// The arguments of `Code::new`.
    codes: BTreeSet<String>,
    /// Whether `Code::new` is called with something else than a literal.
    makes_codes: bool,
    literals: BTreeSet<String>,
    /// The modules for tests that are files of their own, as paths without an ending.
    test_modules: Vec<PathBuf>,
}

impl Source {
    pub(crate) fn new(path: PathBuf, tokens: TokenStream) -> Self {
        let mut source = Self {
            path,
            codes: BTreeSet::new(),
            makes_codes: false,
            literals: BTreeSet::new(),
            test_modules: Vec::new(),
        };
        source.scan(tokens);
        source
    }

    fn scan(&mut self, tokens: TokenStream) {
        let tokens = self.without_attributes(tokens);
        for window in tokens.windows(5) {
            let [TokenTree::Ident(name), _, _, TokenTree::Ident(function), TokenTree::Group(call)] = window
            else {
                continue;
            };
            if name == "Code" && function == "new" && call.delimiter() == Delimiter::Parenthesis {
                match literal(call) {
                    Some(code) => drop(self.codes.insert(code)),
                    None => self.makes_codes = true,
                }
            }
        }
        for token in tokens {
            match token {
                TokenTree::Literal(literal) => self.literals.extend(unquoted(&literal.to_string())),
                TokenTree::Group(group) => self.scan(group.stream()),
                _ => {}
            }
        }
    }

    /// Leaves out attributes, which doc comments are among, and what is compiled for tests only.
    fn without_attributes(&mut self, tokens: TokenStream) -> Vec<TokenTree> {
        let mut kept = Vec::new();
        let mut rest = tokens.into_iter().peekable();
        let mut tests_only = false;
        while let Some(token) = rest.next() {
            if is_punctuation(&token, '#') {
                let inner = rest.next_if(|token| is_punctuation(token, '!')).is_some();
                if let Some(TokenTree::Group(attribute)) = rest.next() {
                    tests_only |= is_for_tests(&attribute);
                }
                if inner && tests_only {
                    return Vec::new();
                }
            } else if tests_only {
                // The rest of the item, up to its body or its end.
                let mut item = vec![token];
                while !item.last().is_some_and(ends_item)
                    && let Some(token) = rest.next()
                {
                    item.push(token);
                }
                self.test_modules.extend(self.module_file(&item));
                tests_only = false;
            } else {
                kept.push(token);
            }
        }
        kept
    }

    /// Where the module of `mod name;` is, without the ending.
    fn module_file(&self, item: &[TokenTree]) -> Option<PathBuf> {
        let place = item.iter().position(|token| matches!(token, TokenTree::Ident(word) if word == "mod"))?;
        let name = item.get(place + 1)?.to_string();
        item.get(place + 2).filter(|token| is_punctuation(token, ';'))?;
        let module = self.path.with_extension("");
        let is_root = ["lib", "main", "mod"].iter().any(|root| module.ends_with(root));
        let folder = if is_root { module.parent()? } else { &module };
        Some(folder.join(name))
    }
}

fn is_punctuation(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(found) if found.as_char() == sign)
}

fn ends_item(token: &TokenTree) -> bool {
    is_punctuation(token, ';')
        || matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
}

/// `cfg(test)` or a condition that needs it.
fn is_for_tests(attribute: &Group) -> bool {
    let text = attribute.stream().to_string().replace(' ', "");
    text == "cfg(test)" || text.starts_with("cfg(all(test,")
}

/// The one string literal in a call.
fn literal(call: &Group) -> Option<String> {
    let mut arguments = call.stream().into_iter();
    match (arguments.next(), arguments.next()) {
        (Some(TokenTree::Literal(literal)), None) => unquoted(&literal.to_string()),
        _ => None,
    }
}

/// The text of a plain string literal; codes have nothing in them that is escaped.
fn unquoted(literal: &str) -> Option<String> {
    literal.strip_prefix('"')?.strip_suffix('"').map(ToOwned::to_owned)
}

#[test]
fn scans_what_is_compiled_and_nothing_else() {
    let text = r#"
        //! Code::new("in.module-docs")
        /// const A: Code = Code::new("in.docs");
        pub const A: Code = Code::new("in.code");
        #[cfg(test)] mod apart;
        #[cfg(test)] const B: Code = Code::new("in.test-constant");
        fn f() { g(Code::new("in.function"), "a literal") }
        struct S { #[cfg(test)] a: u8 }
        #[cfg(test)]
        #[allow(unused)]
        mod tests { const C: Code = Code::new("in.tests"); }
        const D: Code = tabiya_game::Code::new("in.path");
    "#;
    let source = Source::new("crates/x/src/lib.rs".into(), text.parse().expect("tokens"));
    assert!(source.codes.iter().eq(["in.code", "in.function", "in.path"]), "{:?}", source.codes);
    assert!(source.literals.contains("a literal") && !source.makes_codes);
    assert_eq!(source.test_modules, [Path::new("crates/x/src/apart")]);

    let text = r#"
        macro_rules! codes { ($($name:ident = $code:literal)*) => { $(const $name: Code = Code::new($code);)* } }
        codes! { A = "made.by-macro" }
        const NOT_A_CODE: &str = "Two words.";
    "#;
    let source = Source::new("crates/x/src/a.rs".into(), text.parse().expect("tokens"));
    let mut named = Named::default();
    named.take(&source);
    assert!(named.codes.keys().eq(["made.by-macro"]));
}
