//! A parsing expression grammar as it is written in the document, run on texts.

use std::collections::HashMap;

/// The rules of a grammar, by name. The first is where a text starts.
pub(crate) struct Grammar {
    start: String,
    rules: HashMap<String, Expression>,
}

enum Expression {
    Choice(Vec<Expression>),
    Sequence(Vec<Expression>),
    Optional(Box<Expression>),
    /// `!.`
    End,
    Text(String),
    /// `[1-9]`
    Range(char, char),
    Rule(String),
}

impl Grammar {
    /// Rules of the form `name <- expression`, a line each.
    pub(crate) fn new(source: &str) -> Self {
        let rules: Vec<_> = source.lines().filter_map(|line| line.split_once("<-")).collect();
        let parsed = rules.iter().map(|(name, body)| {
            let tokens = tokens(body);
            let mut rest = tokens.as_slice();
            let expression = choice(&mut rest);
            assert!(rest.is_empty(), "{name}: {rest:?}");
            (name.trim().to_owned(), expression)
        });
        Self { rules: parsed.collect(), start: rules[0].0.trim().to_owned() }
    }

    pub(crate) fn takes(&self, text: &str) -> bool {
        self.run(&self.rules[&self.start], text) == Some("")
    }

    /// What an expression leaves over.
    fn run<'t>(&self, expression: &Expression, text: &'t str) -> Option<&'t str> {
        match expression {
            Expression::Choice(choices) => choices.iter().find_map(|choice| self.run(choice, text)),
            Expression::Sequence(parts) => parts.iter().try_fold(text, |rest, part| self.run(part, rest)),
            Expression::Optional(part) => Some(self.run(part, text).unwrap_or(text)),
            Expression::End => text.is_empty().then_some(text),
            Expression::Text(token) => text.strip_prefix(token.as_str()),
            Expression::Range(first, last) => text.strip_prefix(|c| (*first..=*last).contains(&c)),
            Expression::Rule(name) => self.run(&self.rules[name], text),
        }
    }
}

/// `"text"`, `[1-9]`, `!.`, names and signs.
fn tokens(body: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = body.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '"' => 2 + rest[1..].find('"').expect("the text has an end"),
            '[' => 1 + rest.find(']').expect("the range has an end"),
            '!' => 2,
            '(' | ')' | '/' | '?' => 1,
            _ => rest.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(rest.len()),
        };
        assert!(length > 0, "{rest}");
        tokens.push(&rest[..length]);
        rest = rest[length..].trim_start();
    }
    tokens
}

fn choice(tokens: &mut &[&str]) -> Expression {
    let mut choices = vec![sequence(tokens)];
    while let ["/", rest @ ..] = *tokens {
        *tokens = rest;
        choices.push(sequence(tokens));
    }
    Expression::Choice(choices)
}

fn sequence(tokens: &mut &[&str]) -> Expression {
    let mut parts = Vec::new();
    while let [token, rest @ ..] = *tokens {
        if matches!(*token, "/" | ")") {
            break;
        }
        *tokens = rest;
        let part = match token.as_bytes() {
            b"(" => {
                let inner = choice(tokens);
                let [")", rest @ ..] = *tokens else { panic!("a bracket is closed") };
                *tokens = rest;
                inner
            }
            b"!." => Expression::End,
            [b'"', .., b'"'] => Expression::Text(token[1..token.len() - 1].to_owned()),
            &[b'[', first, b'-', last, b']'] => Expression::Range(first.into(), last.into()),
            _ => Expression::Rule((*token).to_owned()),
        };
        let part = match *tokens {
            ["?", rest @ ..] => {
                *tokens = rest;
                Expression::Optional(Box::new(part))
            }
            _ => part,
        };
        parts.push(part);
    }
    Expression::Sequence(parts)
}
