use core::fmt;
use core::str::FromStr;

use unic_langid::LanguageIdentifier;

/// A language that people can ask for.
///
/// English and Chinese have complete catalogues. Vietnamese and Russian have those of the piece notation, its
/// explanations and drawings; the rest is said in English.
///
/// ```
/// use tabiya_messages::Language;
/// assert_eq!("zh-CN".parse(), Ok(Language::Chinese));
/// assert_eq!(Language::Chinese.tag(), "zh");
/// assert!("tlh".parse::<Language>().is_err());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English, which also stands in for what another language lacks.
    #[default]
    English,
    /// Chinese, in simplified characters.
    Chinese,
    /// Vietnamese.
    Vietnamese,
    /// Russian.
    Russian,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 4] = [Self::English, Self::Chinese, Self::Vietnamese, Self::Russian];

    /// The language tag (BCP 47): `en`, `zh`, `vi`, `ru`.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Chinese => "zh",
            Self::Vietnamese => "vi",
            Self::Russian => "ru",
        }
    }

    /// The tag as Fluent wants it.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.tag().parse().unwrap_or_default()
    }
}

impl fmt::Display for Language {
    /// Writes the [`tag`](Self::tag).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a language tag in letters of either case. Script and region are passed over: `zh-Hant-TW` is Chinese.
    fn from_str(tag: &str) -> Result<Self, Self::Err> {
        let unknown = || UnknownLanguage { tag: tag.to_owned() };
        let identifier: LanguageIdentifier = tag.parse().map_err(|_| unknown())?;
        Self::ALL
            .into_iter()
            .find(|language| language.tag() == identifier.language.as_str())
            .ok_or_else(unknown)
    }
}

/// The tag of no [`Language`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage {
    tag: String,
}

impl UnknownLanguage {
    /// The tag that was found.
    pub fn tag(&self) -> &str {
        &self.tag
    }
}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown language {:?}, expected one of", self.tag)?;
        Language::ALL.iter().try_for_each(|language| write!(f, " {language}"))
    }
}

impl core::error::Error for UnknownLanguage {}
