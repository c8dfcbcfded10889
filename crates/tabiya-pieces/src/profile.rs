use core::fmt;
use core::str::FromStr;

/// Which notation a line is taken for.
///
/// ```
/// use tabiya_pieces::Profile;
/// assert_eq!("wikipedia".parse(), Ok(Profile::Wikipedia));
/// assert_eq!(Profile::default().to_string(), "tabiya");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Profile {
    /// The document and nothing else: no extension.
    Document,
    /// The document with the extensions E1 to E7.
    #[default]
    Tabiya,
    /// Wikipedia's lists of fairy pieces (section 6): `^` on an ordinary leg is a hop that captures where it lands,
    /// inside `n( )` a jump that may be repeated and turn; the legs after a `.` lead outward (Q18).
    Wikipedia,
}

impl Profile {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Document, Self::Tabiya, Self::Wikipedia];

    /// The name: `document`, `tabiya`, `wikipedia`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Document => "document",
            Self::Tabiya => "tabiya",
            Self::Wikipedia => "wikipedia",
        }
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// No profile of this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownProfile;

impl fmt::Display for UnknownProfile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the profiles are document, tabiya and wikipedia")
    }
}

impl core::error::Error for UnknownProfile {}

impl FromStr for Profile {
    type Err = UnknownProfile;

    fn from_str(name: &str) -> Result<Self, UnknownProfile> {
        Self::ALL.into_iter().find(|profile| profile.as_str() == name).ok_or(UnknownProfile)
    }
}
