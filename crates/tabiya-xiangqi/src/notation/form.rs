//! The notations as values.

use tabiya_game::{Diagnostic, Mode};

use super::fault::{Expected, Fault};
use super::hanzi::Script;
use super::reading::Readings;
use super::tandem::Tandem;
use super::wxf::Edition;
use super::{Fit, coordinates, federation, hanzi, spelling, wxf};
use crate::{Columns, Move, Position};

/// A notation of xiangqi that is read and written by itself, without the language of commands.
///
/// Reading takes a text apart without looking at the board, finds the pieces that it can mean, and asks of each whether its
/// move is legal: no text is written for that.
///
/// ```
/// use tabiya_game::Rules;
/// use tabiya_xiangqi::Xiangqi;
/// use tabiya_xiangqi::notation::Form;
/// let start = Xiangqi::default().start();
/// let cannon = Form::ZhHans.find(&start, "炮二平五").unwrap().single().unwrap();
/// let mut text = String::new();
/// for form in Form::ALL {
///     form.write_to(&start, cannon, &mut text);
///     text.push(' ');
/// }
/// assert_eq!(text, "h2e2 h3e3 P2-5 炮二平五 炮二平五 C2=5 C2.5 ");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// `iccs`: points with ranks from 0, `h2e2` or `H2-E2`. The canonical notation.
    Iccs,
    /// `uci`: points with ranks from 1, `h3e3`, as engines have them.
    Uci,
    /// `vi`: the Vietnamese Federation's, `P2-5`.
    Federation,
    /// `zh-hans`: that of Chinese books, 炮二平五, written with simplified characters.
    ZhHans,
    /// `zh-hant`: the same, written with traditional characters, 馬二進三.
    ZhHant,
    /// `wxf`: the World Xiangqi Federation's, `C2=5`, with the rules of 2018 for soldiers on one file.
    Wxf,
    /// `wxf-old`: the same with the rules of its old page, `C2.5`.
    WxfOld,
}

impl Form {
    /// All seven, the canonical one first.
    pub const ALL: [Self; 7] =
        [Self::Iccs, Self::Uci, Self::Federation, Self::ZhHans, Self::ZhHant, Self::Wxf, Self::WxfOld];

    /// The name by which a caller chooses it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Iccs => "iccs",
            Self::Uci => "uci",
            Self::Federation => "vi",
            Self::ZhHans => "zh-hans",
            Self::ZhHant => "zh-hant",
            Self::Wxf => "wxf",
            Self::WxfOld => "wxf-old",
        }
    }

    /// The notation of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|form| form.name() == name)
    }

    /// Whether a text has this form, whatever it would mean on a board.
    ///
    /// ```
    /// use tabiya_xiangqi::notation::Form;
    /// assert!(Form::Wxf.has("C2=5") && !Form::Federation.has("C2=5"));
    /// ```
    pub fn has(self, text: &str) -> bool {
        spelling::exact(self, text).is_ok()
    }

    /// The legal moves that fit a text which has exactly this form: one, several, or none. A reader of whole games can
    /// keep several until later moves decide.
    ///
    /// # Errors
    /// Where the text leaves the form.
    pub fn find(self, position: &Position, text: &str) -> Result<Fit, Box<Diagnostic>> {
        match self.parse(text) {
            Ok(readings) => Ok(readings.find(position)),
            Err(_) => spelling::read(self, text, Mode::Exact).map(|spelled| spelled.readings.find(position)),
        }
    }

    /// Writes the canonical text of a legal move behind what is in `text`.
    pub fn write_to(self, position: &Position, movement: Move, text: &mut String) {
        match self {
            Self::Iccs => return coordinates::write_iccs(movement, text),
            Self::Uci => return coordinates::write_uci(movement, text),
            _ => {}
        }
        let Some(piece) = position.piece_at(movement.from) else {
            // No legal move starts from an empty point.
            return coordinates::write_iccs(movement, text);
        };
        let file = Columns::MoverRight.number(piece.side, movement.from);
        let tandem = Tandem::of(position, piece, movement.from);
        let goal = movement.seen_by(piece);
        match self {
            Self::ZhHans => hanzi::write(Script::Simplified, piece, file, tandem, goal, text),
            Self::ZhHant => hanzi::write(Script::Traditional, piece, file, tandem, goal, text),
            Self::Wxf => {
                let start = text.len();
                wxf::write(Edition::Rules2018, piece, file, tandem, goal, text);
                // By the old page the same text can name the middle one of three soldiers.
                if let Some(tandem) = tandem
                    && tandem.is_one_of_two
                    && tandem.index + 1 == file
                    && self.find(position, &text[start..]).is_ok_and(|fit| fit.single().is_none())
                {
                    text.truncate(start);
                    wxf::write_beside_pair(tandem, file, goal, text);
                }
            }
            Self::WxfOld => wxf::write(Edition::OldPage, piece, file, tandem, goal, text),
            _ => federation::write(piece, file, tandem, goal, text),
        }
    }

    /// All readings of a text of exactly this form.
    #[inline]
    pub(crate) fn parse(self, text: &str) -> Result<Readings, Fault> {
        match self {
            Self::Iccs => coordinates::parse_iccs(text),
            Self::Uci => coordinates::parse_uci(text),
            Self::Federation => federation::parse(text),
            Self::ZhHans | Self::ZhHant => hanzi::parse(text),
            Self::Wxf => wxf::parse(Edition::Rules2018, text),
            Self::WxfOld => wxf::parse(Edition::OldPage, text),
        }
    }

    /// What can stand at a place, as the sentences list it.
    pub(crate) const fn signs(self, expected: Expected) -> &'static str {
        match (expected, self) {
            (Expected::File, _) => "a-i",
            (Expected::Rank, Self::Uci) => "1-10",
            (Expected::Rank, _) => "0-9",
            (Expected::Piece, Self::ZhHant) => "帥 仕 相 馬 車 炮 兵 將 士 象 卒, 前 中 後",
            (Expected::Piece, Self::ZhHans) => "帅 仕 相 马 车 炮 兵 将 士 象 卒, 前 中 后",
            (Expected::Piece, Self::Federation) => "Tg S T X P M B",
            (Expected::Piece, _) => "K A E H R C P",
            (Expected::Which, Self::ZhHant) => "一-九, 1-9, 前 中 後",
            (Expected::Which, Self::ZhHans) => "一-九, 1-9, 前 中 后",
            (Expected::Which, Self::Federation) => "1-9, t s g tg sg",
            (Expected::Which, _) => "1-9, + -",
            (Expected::Way, Self::ZhHant) => "進 退 平",
            (Expected::Way, Self::ZhHans) => "进 退 平",
            (Expected::Way, Self::Federation) => ". / -",
            (Expected::Way, _) => "+ - =",
            (Expected::Number, Self::ZhHans | Self::ZhHant) => "一-九, 1-9",
            (Expected::Number | Expected::End, _) => "1-9",
        }
    }

    /// A text of this form.
    pub(crate) const fn example(self) -> &'static str {
        match self {
            Self::Iccs => "h2e2",
            Self::Uci => "h3e3",
            Self::Federation => "P2-5",
            Self::ZhHans | Self::ZhHant => "炮二平五",
            Self::Wxf => "C2=5",
            Self::WxfOld => "C2.5",
        }
    }
}
