//! The built-in library: the games of `variants/`, one file each.

/// The games, sorted by name.
const GAMES: &[(&str, &str)] = &[
    ("3check", include_str!("../variants/3check.toml")),
    ("5check", include_str!("../variants/5check.toml")),
    ("ai-wok", include_str!("../variants/ai-wok.toml")),
    ("almost", include_str!("../variants/almost.toml")),
    ("amazon", include_str!("../variants/amazon.toml")),
    ("antichess", include_str!("../variants/antichess.toml")),
    ("asean", include_str!("../variants/asean.toml")),
    ("atomar", include_str!("../variants/atomar.toml")),
    ("atomic", include_str!("../variants/atomic.toml")),
    ("berolina", include_str!("../variants/berolina.toml")),
    ("breakthrough", include_str!("../variants/breakthrough.toml")),
    ("cambodian", include_str!("../variants/cambodian.toml")),
    ("capablanca", include_str!("../variants/capablanca.toml")),
    ("capahouse", include_str!("../variants/capahouse.toml")),
    ("centaur", include_str!("../variants/centaur.toml")),
    ("chancellor", include_str!("../variants/chancellor.toml")),
    ("chaturanga", include_str!("../variants/chaturanga.toml")),
    ("checkers", include_str!("../variants/checkers.toml")),
    ("chess", include_str!("../variants/chess.toml")),
    ("chessgi", include_str!("../variants/chessgi.toml")),
    ("chigorin", include_str!("../variants/chigorin.toml")),
    ("clobber", include_str!("../variants/clobber.toml")),
    ("codrus", include_str!("../variants/codrus.toml")),
    ("coregal", include_str!("../variants/coregal.toml")),
    ("courier", include_str!("../variants/courier.toml")),
    ("crazyhouse", include_str!("../variants/crazyhouse.toml")),
    ("dobutsu", include_str!("../variants/dobutsu.toml")),
    ("document-berserk", include_str!("../variants/document-berserk.toml")),
    ("document-bomb", include_str!("../variants/document-bomb.toml")),
    ("document-partisan", include_str!("../variants/document-partisan.toml")),
    ("document-sergeant", include_str!("../variants/document-sergeant.toml")),
    ("document-sphere", include_str!("../variants/document-sphere.toml")),
    ("document-teleporter", include_str!("../variants/document-teleporter.toml")),
    ("dragon", include_str!("../variants/dragon.toml")),
    ("embassy", include_str!("../variants/embassy.toml")),
    ("euroshogi", include_str!("../variants/euroshogi.toml")),
    ("extinction", include_str!("../variants/extinction.toml")),
    ("gardner", include_str!("../variants/gardner.toml")),
    ("giveaway", include_str!("../variants/giveaway.toml")),
    ("gorogoro", include_str!("../variants/gorogoro.toml")),
    ("gothic", include_str!("../variants/gothic.toml")),
    ("grand", include_str!("../variants/grand.toml")),
    ("grasshopper", include_str!("../variants/grasshopper.toml")),
    ("hoppelpoppel", include_str!("../variants/hoppelpoppel.toml")),
    ("horde", include_str!("../variants/horde.toml")),
    ("janggi", include_str!("../variants/janggi.toml")),
    ("janus", include_str!("../variants/janus.toml")),
    ("jesonmor", include_str!("../variants/jesonmor.toml")),
    ("judkins", include_str!("../variants/judkins.toml")),
    ("karouk", include_str!("../variants/karouk.toml")),
    ("kinglet", include_str!("../variants/kinglet.toml")),
    ("kingofthehill", include_str!("../variants/kingofthehill.toml")),
    ("knightmate", include_str!("../variants/knightmate.toml")),
    ("kyotoshogi", include_str!("../variants/kyotoshogi.toml")),
    ("legan", include_str!("../variants/legan.toml")),
    ("loop", include_str!("../variants/loop.toml")),
    ("losalamos", include_str!("../variants/losalamos.toml")),
    ("losers", include_str!("../variants/losers.toml")),
    ("makruk", include_str!("../variants/makruk.toml")),
    ("manchu", include_str!("../variants/manchu.toml")),
    ("micro", include_str!("../variants/micro.toml")),
    ("minishogi", include_str!("../variants/minishogi.toml")),
    ("minixiangqi", include_str!("../variants/minixiangqi.toml")),
    ("modern", include_str!("../variants/modern.toml")),
    ("newzealand", include_str!("../variants/newzealand.toml")),
    ("nightrider", include_str!("../variants/nightrider.toml")),
    ("nocastle", include_str!("../variants/nocastle.toml")),
    ("nocheckatomic", include_str!("../variants/nocheckatomic.toml")),
    ("opulent", include_str!("../variants/opulent.toml")),
    ("pawnback", include_str!("../variants/pawnback.toml")),
    ("pawnsideways", include_str!("../variants/pawnsideways.toml")),
    ("pocketknight", include_str!("../variants/pocketknight.toml")),
    ("racingkings", include_str!("../variants/racingkings.toml")),
    ("shako", include_str!("../variants/shako.toml")),
    ("shatar", include_str!("../variants/shatar.toml")),
    ("shatranj", include_str!("../variants/shatranj.toml")),
    ("shogi", include_str!("../variants/shogi.toml")),
    ("spartan", include_str!("../variants/spartan.toml")),
    ("tencubed", include_str!("../variants/tencubed.toml")),
    ("threekings", include_str!("../variants/threekings.toml")),
    ("torpedo", include_str!("../variants/torpedo.toml")),
    ("troitzky", include_str!("../variants/troitzky.toml")),
    ("wolf", include_str!("../variants/wolf.toml")),
    ("xiangqi-data", include_str!("../variants/xiangqi-data.toml")),
];

/// The names of all games, sorted.
pub fn names() -> impl ExactSizeIterator<Item = &'static str> {
    GAMES.iter().map(|(name, _)| *name)
}

/// The file of a game.
///
/// ```
/// let text = tabiya_variants::library::text("shatranj").unwrap();
/// assert!(text.contains("elephant"));
/// assert!(tabiya_variants::library::text("ludo").is_none());
/// ```
pub fn text(name: &str) -> Option<&'static str> {
    let place = GAMES.binary_search_by_key(&name, |(name, _)| *name).ok()?;
    Some(GAMES[place].1)
}
