//! The types of pieces that Fairy-Stockfish has built in, and its slots for others.

/// A type of piece by its place among the built-in ones and the slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Kind(u8);

/// A type that is built in.
#[derive(Debug)]
struct Builtin {
    /// The option that gives it a letter.
    name: &'static str,
    /// What it is called.
    title: &'static str,
    /// How it moves; a pawn without its first move and without promotion.
    line: &'static str,
}

const fn builtin(name: &'static str, title: &'static str, line: &'static str) -> Builtin {
    Builtin { name, title, line }
}

const HORSE: &str =
    "o1>&(1,1),o1>&(-1,1),o1<&(1,-1),o1<&(-1,-1),o1>>&(1,1),o1>>&(1,-1),o1<<&(-1,1),o1<<&(-1,-1)";

const JANGGI_ELEPHANT: &str = "o1>&o(1,1)&(1,1),o1>&o(-1,1)&(-1,1),o1<&o(1,-1)&(1,-1),o1<&o(-1,-1)&(-1,-1),\
    o1>>&o(1,1)&(1,1),o1>>&o(1,-1)&(1,-1),o1<<&o(-1,1)&(-1,1),o1<<&o(-1,-1)&(-1,-1)";

const BANNER: &str = "n+,c^^n+,o1>&(1,1),o1>&(-1,1),o1<&(1,-1),o1<&(-1,-1),\
    o1>>&(1,1),o1>>&(1,-1),o1<<&(-1,1),o1<<&(-1,-1)";

/// A move that there never is: the notation has no words for a piece that stays where it is.
const IMMOBILE: &str = "co1+";

/// What the documentation of `variants.ini` says in Betza's notation.
const BUILTINS: [Builtin; 37] = [
    builtin("pawn", "pawn", "o1>,c1X>"),
    builtin("knight", "knight", "~1/2"),
    builtin("bishop", "bishop", "nX"),
    builtin("rook", "rook", "n+"),
    builtin("queen", "queen", "n*"),
    builtin("fers", "ferz", "1X"),
    builtin("alfil", "alfil", "~2X"),
    builtin("fersAlfil", "ferz-alfil", "1X,~2X"),
    builtin("silver", "silver", "1X,1>"),
    builtin("aiwok", "ai-wok", "n+,~1/2,1X"),
    builtin("bers", "bers", "n+,1X"),
    builtin("archbishop", "archbishop", "nX,~1/2"),
    builtin("chancellor", "chancellor", "n+,~1/2"),
    builtin("amazon", "amazon", "n*,~1/2"),
    builtin("knibis", "knibis", "o~1/2,cnX"),
    builtin("biskni", "biskni", "onX,c~1/2"),
    builtin("kniroo", "kniroo", "o~1/2,cn+"),
    builtin("rookni", "rookni", "on+,c~1/2"),
    builtin("shogiPawn", "shogi pawn", "1>"),
    builtin("lance", "lance", "n>"),
    builtin("shogiKnight", "shogi knight", "(-1,2),(1,2)"),
    builtin("gold", "gold", "1+,1X>"),
    builtin("dragonHorse", "dragon horse", "nX,1+"),
    builtin("clobber", "clobber piece", "c1+"),
    builtin("breakthrough", "breakthrough piece", "o1>,1X>"),
    builtin("immobile", "immobile piece", IMMOBILE),
    builtin("cannon", "cannon", "on+,c^^n+"),
    builtin("janggiCannon", "janggi cannon", "^^n+"),
    builtin("soldier", "soldier", "1>,1="),
    builtin("horse", "horse", HORSE),
    builtin("elephant", "elephant", "2X"),
    builtin("janggiElephant", "janggi elephant", JANGGI_ELEPHANT),
    builtin("banner", "banner", BANNER),
    builtin("wazir", "wazir", "1+"),
    builtin("commoner", "commoner", "1*"),
    builtin("centaur", "centaur", "1*,~1/2"),
    builtin("king", "king", "1*"),
];

/// How many slots there are for other pieces.
const SLOTS: u8 = 25;
const SLOT: &str = "customPiece";

impl Kind {
    pub(super) const PAWN: Self = Self::built_in("pawn");
    pub(super) const ROOK: Self = Self::built_in("rook");
    pub(super) const SHOGI_PAWN: Self = Self::built_in("shogiPawn");
    pub(super) const SOLDIER: Self = Self::built_in("soldier");
    pub(super) const JANGGI_CANNON: Self = Self::built_in("janggiCannon");
    pub(super) const IMMOBILE: Self = Self::built_in("immobile");
    pub(super) const WAZIR: Self = Self::built_in("wazir");
    pub(super) const KING: Self = Self::built_in("king");

    const fn built_in(name: &str) -> Self {
        let mut at = 0;
        while at < BUILTINS.len() {
            if is_same(BUILTINS[at].name, name) {
                return Self(at as u8);
            }
            at += 1;
        }
        panic!("the table has no such piece")
    }

    /// All of them.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        (0..BUILTINS.len() as u8 + SLOTS).map(Self)
    }

    /// Those that are built in.
    pub(super) fn builtins() -> impl Iterator<Item = Self> {
        (0..BUILTINS.len() as u8).map(Self)
    }

    /// The slots.
    pub(super) fn slots() -> impl Iterator<Item = Self> {
        Self::all().skip(BUILTINS.len())
    }

    /// By the option that gives it a letter.
    pub(super) fn named(name: &str) -> Option<Self> {
        if let Some(at) = BUILTINS.iter().position(|builtin| builtin.name == name) {
            return Some(Self(at as u8));
        }
        let digits = name.strip_prefix(SLOT)?;
        let number: u8 = digits.parse().ok()?;
        let is_slot = (1..=SLOTS).contains(&number) && !digits.starts_with(['0', '+']);
        is_slot.then(|| Self(BUILTINS.len() as u8 + number - 1))
    }

    /// The option that gives it a letter.
    pub(super) fn name(self) -> String {
        match self.builtin() {
            Some(builtin) => builtin.name.into(),
            None => format!("{SLOT}{}", self.slot()),
        }
    }

    /// What it is called.
    pub(super) fn title(self) -> String {
        match self.builtin() {
            Some(builtin) => builtin.title.into(),
            None => format!("custom piece {}", self.slot()),
        }
    }

    /// How it moves; `None` for a slot.
    pub(super) fn line(self) -> Option<&'static str> {
        self.builtin().map(|builtin| builtin.line)
    }

    /// Whether its option takes moves in Betza's notation.
    pub(super) fn takes_betza(self) -> bool {
        self == Self::KING || self.builtin().is_none()
    }

    fn builtin(self) -> Option<&'static Builtin> {
        BUILTINS.get(usize::from(self.0))
    }

    fn slot(self) -> u8 {
        self.0 + 1 - BUILTINS.len() as u8
    }
}

const fn is_same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut at = 0;
    while at < a.len() {
        if a[at] != b[at] {
            return false;
        }
        at += 1;
    }
    true
}

/// A set of types.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Kinds(u64);

impl Kinds {
    pub(super) const NONE: Self = Self(0);

    pub(super) const fn with(self, kind: Kind) -> Self {
        Self(self.0 | 1 << kind.0)
    }

    pub(super) const fn contains(self, kind: Kind) -> bool {
        self.0 >> kind.0 & 1 == 1
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::all().filter(move |&kind| self.contains(kind))
    }
}

impl FromIterator<Kind> for Kinds {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        kinds.into_iter().fold(Self::NONE, Self::with)
    }
}
