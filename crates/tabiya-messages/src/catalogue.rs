use core::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;
use tabiya_game::{Argument, Code, Message};

use crate::files::files;
use crate::input::visible;
use crate::{Flaw, Language};

/// The attribute that says what would be right.
const HELP: &str = "help";

/// The function that makes a clause the beginning of a sentence: `{ CAPITAL($clause) }.`
const CAPITAL: &str = "CAPITAL";

/// The sentences of one language.
///
/// Making one parses the catalogues: a program makes it once for each language that it speaks, and shares it between
/// threads.
///
/// ```
/// use tabiya_game::{Argument, UNKNOWN_NOTATION, Message};
/// use tabiya_messages::{Catalogue, Language};
/// let message = Message::new(UNKNOWN_NOTATION)
///     .with("found", Argument::input("uci"))
///     .with("known", vec![Argument::text("formation"), Argument::text("pinyin")]);
/// let chinese = Catalogue::new(Language::Chinese);
/// assert_eq!(chinese.sentence(&message), "这种棋没有名为“uci”的记谱法。");
/// assert_eq!(chinese.help(&message).unwrap(), "可用的记谱法：formation和pinyin。");
/// ```
pub struct Catalogue {
    language: Language,
    /// The catalogues of the language, then those that stand in for what it lacks.
    bundles: Vec<(Language, FluentBundle<FluentResource>)>,
}

impl Catalogue {
    /// The sentences of this language, and those in English for what it lacks.
    pub fn new(language: Language) -> Self {
        let mut bundles = vec![(language, bundle(language))];
        if language != Language::English {
            bundles.push((Language::English, bundle(Language::English)));
        }
        Self { language, bundles }
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The message as a sentence: in this language, else in English, else its bare code and arguments.
    pub fn sentence(&self, message: &Message) -> String {
        self.say(message.code.as_str(), &message.arguments, &mut Vec::new())
    }

    /// The same for tests, which want every sentence and its help in this language, with all variables given.
    ///
    /// # Errors
    /// Everything that is missing, in the message and in those inside it.
    pub fn try_sentence(&self, message: &Message) -> Result<String, Vec<Flaw>> {
        let mut flaws = Vec::new();
        let sentence = self.say(message.code.as_str(), &message.arguments, &mut flaws);
        self.pattern(&id(message.code.as_str()), Some(HELP), &message.arguments, &mut flaws);
        flaws.dedup();
        if flaws.is_empty() { Ok(sentence) } else { Err(flaws) }
    }

    /// What would be right, where the catalogue says it.
    pub fn help(&self, message: &Message) -> Option<String> {
        self.pattern(&id(message.code.as_str()), Some(HELP), &message.arguments, &mut Vec::new())
    }

    /// A word that needs no arguments: an ability, a side, the title of a game.
    pub fn word(&self, code: Code) -> String {
        self.say(code.as_str(), &[], &mut Vec::new())
    }

    /// A text of a front end's own, by its code or its Fluent identifier: `cli.prompt` or `cli-prompt`.
    pub fn text(&self, id: &str, arguments: &[(&str, Argument)]) -> String {
        self.say(id, arguments, &mut Vec::new())
    }

    /// Whether there is a sentence of this code, in this language or in English.
    pub fn has(&self, code: &str) -> bool {
        let id = id(code);
        self.bundles
            .iter()
            .any(|(_, bundle)| bundle.get_message(&id).is_some_and(|message| message.value().is_some()))
    }

    /// The Fluent identifiers of the language's own messages: the codes, with `-` for each `.`.
    pub fn ids(&self) -> impl Iterator<Item = String> + use<> {
        files(self.language).iter().flat_map(|source| {
            let resource = resource(source);
            let ids = resource.entries().filter_map(|entry| match entry {
                Entry::Message(message) => Some(message.id.name.to_owned()),
                _ => None,
            });
            ids.collect::<Vec<_>>()
        })
    }

    /// The sentence of this code, whatever it takes.
    fn say(&self, code: &str, arguments: &[(&str, Argument)], flaws: &mut Vec<Flaw>) -> String {
        let id = id(code);
        self.pattern(&id, None, arguments, flaws).unwrap_or_else(|| {
            flaws.push(Flaw::Missing { id });
            self.bare(code, arguments, flaws)
        })
    }

    /// The message's value or one of its attributes, filled in; `None` where no catalogue has it.
    fn pattern(
        &self,
        id: &str,
        attribute: Option<&str>,
        arguments: &[(&str, Argument)],
        flaws: &mut Vec<Flaw>,
    ) -> Option<String> {
        let (language, bundle, pattern) = self.bundles.iter().find_map(|(language, bundle)| {
            let message = bundle.get_message(id)?;
            let pattern = match attribute {
                None => message.value()?,
                Some(name) => message.get_attribute(name)?.value(),
            };
            Some((*language, bundle, pattern))
        })?;
        if language != self.language {
            flaws.push(Flaw::Untranslated { id: id.to_owned() });
        }
        let mut values = FluentArgs::with_capacity(arguments.len());
        // The first of a name counts, as in `Message::argument`.
        for (name, argument) in arguments.iter().rev() {
            values.set(*name, self.value(argument, flaws));
        }
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned();
        flaws.extend(
            errors.into_iter().map(|error| Flaw::Unresolved { id: id.to_owned(), error: error.to_string() }),
        );
        Some(text)
    }

    /// An argument as a value that Fluent can put into a sentence or choose a variant by.
    fn value(&self, argument: &Argument, flaws: &mut Vec<Flaw>) -> FluentValue<'static> {
        /// Fluent's numbers are floating; beyond this they would lose digits.
        const EXACT: u64 = 1 << f64::MANTISSA_DIGITS;
        match argument {
            Argument::Number(number) if number.unsigned_abs() <= EXACT => FluentValue::from(*number),
            other => FluentValue::from(self.shown(other, flaws)),
        }
    }

    /// An argument as text.
    fn shown(&self, argument: &Argument, flaws: &mut Vec<Flaw>) -> String {
        match argument {
            Argument::Text(text) => text.clone(),
            Argument::Input(input) => visible(input),
            Argument::Number(number) => number.to_string(),
            Argument::Term(code) => self.say(code.as_str(), &[], flaws),
            Argument::Name(name) => name.in_language(self.language.tag()).to_owned(),
            Argument::List(list) => {
                let items = list.iter().map(|item| self.shown(item, flaws)).collect();
                self.joined(items, flaws)
            }
            Argument::Message(message) => clause(self.say(message.code.as_str(), &message.arguments, flaws)),
        }
    }

    /// Items as the language lists them.
    fn joined(&self, mut items: Vec<String>, flaws: &mut Vec<Flaw>) -> String {
        let Some(last) = items.pop() else { return self.say("game.list.empty", &[], flaws) };
        let mut join = |code: &str, list: String, item: String| {
            self.say(code, &[("list", Argument::Text(list)), ("item", Argument::Text(item))], flaws)
        };
        // In pairs, then the pairs in pairs: one by one, a long list would be copied for each item.
        while items.len() > 1 {
            let mut rest = items.into_iter();
            let mut pairs = Vec::with_capacity(rest.len().div_ceil(2));
            while let Some(list) = rest.next() {
                pairs.push(match rest.next() {
                    Some(item) => join("game.list.next", list, item),
                    None => list,
                });
            }
            items = pairs;
        }
        match items.pop() {
            None => last,
            Some(list) => join("game.list.last", list, last),
        }
    }

    /// What is left to say where there is no sentence: `toy.two-spaces (found: a  b, count: 2)`.
    fn bare(&self, code: &str, arguments: &[(&str, Argument)], flaws: &mut Vec<Flaw>) -> String {
        if arguments.is_empty() {
            return code.to_owned();
        }
        let named =
            arguments.iter().map(|(name, argument)| format!("{name}: {}", self.shown(argument, flaws)));
        format!("{code} ({})", named.collect::<Vec<_>>().join(", "))
    }
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Catalogue").field(&self.language).finish()
    }
}

/// The Fluent identifier of a code: identifiers have no dots.
fn id(code: &str) -> String {
    code.replace('.', "-")
}

/// A sentence as a part of another one, which ends for both.
fn clause(mut sentence: String) -> String {
    if sentence.ends_with(['.', '。']) {
        sentence.pop();
    }
    sentence
}

/// The catalogues of a language. What Fluent can't read of them is left out; a test sees to it that it is nothing.
fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    // The marks around each value would stand in every text that is compared, copied or read by another program.
    bundle.set_use_isolating(false);
    // Only a name that was taken already would be refused.
    let _ = bundle.add_function(CAPITAL, |values, _| values.first().map_or(FluentValue::Error, capital));
    for source in files(language) {
        bundle.add_resource_overriding(resource(source));
    }
    bundle
}

/// The same, with a capital letter at its beginning.
fn capital<'value>(value: &FluentValue<'value>) -> FluentValue<'value> {
    let FluentValue::String(text) = value else { return value.clone() };
    let mut letters = text.chars();
    let capital = letters.next().into_iter().flat_map(char::to_uppercase);
    FluentValue::from(capital.chain(letters).collect::<String>())
}

fn resource(source: &str) -> FluentResource {
    FluentResource::try_new(source.to_owned()).unwrap_or_else(|(readable, _)| readable)
}
