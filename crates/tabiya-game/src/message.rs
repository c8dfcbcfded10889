use core::fmt;

/// A stable, dotted name of a message: `formation.record.round-number`.
///
/// Codes never change their meaning. Sentences come from the catalogues, in the caller's language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code(&'static str);

impl Code {
    /// The code of this name: lower-case letters, digits, `.` and `-`.
    pub const fn new(name: &'static str) -> Self {
        Self(name)
    }

    /// The name.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// One value that a message's sentence speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// Text of the game, the same in every language: `红矛`, `三四`, `h2e2`.
    Text(String),
    /// Text as it stood in the input. A catalogue shows it with care: shortened, control characters made visible.
    Input(String),
    /// A number.
    Number(i64),
    /// A word that each language has its own form of: an ability, a piece's kind, a side.
    Term(Code),
    /// A name that no catalogue knows, since the game's own data give it.
    Name(Name),
    /// Several values, joined as the language joins a list.
    List(Vec<Argument>),
    /// A message inside a message: a clause that gives the reason.
    Message(Box<Message>),
}

/// A name in English, and in the other languages in which it is known.
///
/// ```
/// use tabiya_game::Name;
/// let name = Name { en: "chess".to_owned(), others: vec![("zh", "国际象棋".to_owned())] };
/// assert_eq!((name.in_language("zh"), name.in_language("vi")), ("国际象棋", "chess"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Name {
    /// In English.
    pub en: String,
    /// By language tag: `zh`, `vi`, `ru`.
    pub others: Vec<(&'static str, String)>,
}

impl Name {
    /// The name in the language of this tag; in English where it has none there.
    pub fn in_language(&self, tag: &str) -> &str {
        self.others.iter().find(|(other, _)| *other == tag).map_or(&self.en, |(_, name)| name)
    }
}

impl Argument {
    /// Text of the game.
    pub fn text(text: impl fmt::Display) -> Self {
        Self::Text(text.to_string())
    }

    /// A piece of the input.
    pub fn input(text: impl Into<String>) -> Self {
        Self::Input(text.into())
    }
}

impl From<Code> for Argument {
    fn from(code: Code) -> Self {
        Self::Term(code)
    }
}

impl From<Name> for Argument {
    fn from(name: Name) -> Self {
        Self::Name(name)
    }
}

impl From<Message> for Argument {
    fn from(message: Message) -> Self {
        Self::Message(Box::new(message))
    }
}

impl From<Vec<Argument>> for Argument {
    fn from(list: Vec<Argument>) -> Self {
        Self::List(list)
    }
}

macro_rules! number_arguments {
    ($($integer:ty),*) => {$(
        impl From<$integer> for Argument {
            fn from(number: $integer) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}

number_arguments!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

/// A code and the values that its sentence speaks of, in no language yet.
///
/// ```
/// use tabiya_game::{Argument, Code, Message};
/// const TWO_SPACES: Code = Code::new("toy.two-spaces");
/// let message = Message::new(TWO_SPACES).with("found", Argument::input("a  b")).with("count", 2);
/// assert_eq!(message.argument("count"), Some(&Argument::Number(2)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Which sentence.
    pub code: Code,
    /// The values, by name.
    pub arguments: Vec<(&'static str, Argument)>,
}

impl Message {
    /// A message without values.
    pub const fn new(code: Code) -> Self {
        Self { code, arguments: Vec::new() }
    }

    /// The same with one more value.
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Self {
        self.arguments.push((name, value.into()));
        self
    }

    /// The value of this name.
    pub fn argument(&self, name: &str) -> Option<&Argument> {
        self.arguments.iter().find(|(key, _)| *key == name).map(|(_, value)| value)
    }
}

impl From<Code> for Message {
    fn from(code: Code) -> Self {
        Self::new(code)
    }
}
