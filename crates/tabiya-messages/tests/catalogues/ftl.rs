//! The catalogue files as Fluent's parser sees them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;

/// The languages that have catalogues, English first: the others are compared with it.
pub(crate) const LANGUAGES: [&str; 4] = ["en", "zh", "vi", "ru"];

/// Those that have all of them.
pub(crate) const COMPLETE: [&str; 2] = ["en", "zh"];

/// The files that every language has in full.
pub(crate) const EVERYWHERE: [&str; 8] =
    ["betza", "cli", "draw", "explain", "game", "pieces", "record", "variants"];

/// Whether a language must have this message.
pub(crate) fn is_demanded(language: &str, message: &Sentence) -> bool {
    COMPLETE.contains(&language) || EVERYWHERE.contains(&message.file.as_str())
}

/// A message of one language.
pub(crate) struct Sentence {
    /// The name of the file without its ending.
    pub(crate) file: String,
    pub(crate) id: String,
    pub(crate) value: Text,
    pub(crate) attributes: BTreeMap<String, Text>,
}

/// A pattern in a form that people can read, and the variables in it.
#[derive(Default)]
pub(crate) struct Text {
    /// Variables are written `⟨name⟩`.
    pub(crate) readable: String,
    pub(crate) variables: BTreeSet<String>,
    /// The messages that it refers to.
    pub(crate) references: BTreeSet<String>,
}

/// The catalogue files of a language with their paths.
pub(crate) fn files(language: &str) -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("catalogues").join(language);
    let mut paths: Vec<_> = fs::read_dir(&folder)
        .expect("the folder of catalogues")
        .map(|entry| entry.expect("its files").path())
        .collect();
    paths.sort();
    paths
        .into_iter()
        .map(|path| {
            let source = fs::read_to_string(&path).expect("a readable catalogue");
            (path, source)
        })
        .collect()
}

/// What the parser objects to in a file: the line and the objection.
pub(crate) fn objections(source: &str) -> Vec<String> {
    let Err((_, errors)) = parser::parse(source) else { return Vec::new() };
    let line = |at: usize| source[..at].matches('\n').count() + 1;
    errors.iter().map(|error| format!("line {}: {}", line(error.pos.start), error.kind)).collect()
}

/// All messages of a language in the order of the files.
pub(crate) fn messages(language: &str) -> Vec<Sentence> {
    files(language).iter().flat_map(|(path, source)| messages_of(path, source)).collect()
}

fn messages_of(path: &Path, source: &str) -> Vec<Sentence> {
    let resource = parser::parse(source).unwrap_or_else(|(readable, _)| readable);
    let file = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    messages
        .map(|message| Sentence {
            file: file.clone(),
            id: message.id.name.to_owned(),
            value: message.value.as_ref().map(Text::of).unwrap_or_default(),
            attributes: message
                .attributes
                .iter()
                .map(|attribute| (attribute.id.name.to_owned(), Text::of(&attribute.value)))
                .collect(),
        })
        .collect()
}

impl Sentence {
    /// The value and the attributes by `id` and `id.attribute`.
    pub(crate) fn texts(self) -> impl Iterator<Item = (String, Text)> {
        let attributes: Vec<_> =
            self.attributes.into_iter().map(|(name, text)| (format!("{}.{name}", self.id), text)).collect();
        attributes.into_iter().chain([(self.id, self.value)])
    }
}

impl Text {
    fn of(pattern: &Pattern<&str>) -> Self {
        let mut text = Self::default();
        text.pattern(pattern);
        text
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.readable.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            // `(⟨count⟩ = one: a move / else: ⟨count⟩ moves)`
            Expression::Select { selector, variants } => {
                if let InlineExpression::VariableReference { id } = selector {
                    self.variables.insert(id.name.to_owned());
                }
                self.readable.push('(');
                for (place, variant) in variants.iter().enumerate() {
                    if place > 0 {
                        self.readable += " / ";
                    }
                    if variant.default {
                        self.readable += "else";
                    } else {
                        let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) =
                            &variant.key;
                        self.inline(selector);
                        self.readable.extend([" = ", key]);
                    }
                    self.readable += ": ";
                    self.pattern(&variant.value);
                }
                self.readable.push(')');
            }
        }
    }

    fn placeholder(&mut self, name: &str) {
        self.readable.extend(["⟨", name, "⟩"]);
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
                self.readable.push_str(value);
            }
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
                self.placeholder(id.name);
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
                self.placeholder(id.name);
            }
            InlineExpression::TermReference { id, .. } => self.placeholder(id.name),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { id, arguments } => {
                assert_eq!(id.name, "CAPITAL", "no other function is registered");
                arguments.positional.iter().for_each(|argument| self.inline(argument));
            }
        }
    }
}
