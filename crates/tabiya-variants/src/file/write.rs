//! A variant to a file: what a person would have written. What a file need not say is left out.

mod ends;
mod pieces;
mod rules;
mod squares;
mod value;

use std::fmt::{self, Write as _};

use tabiya_board::Bitboard;
use tabiya_pieces::Repeat;

use self::squares::Area;
use self::value::{flag, names, text};
use super::board::{usual_light, usual_sectors};
use crate::spec::{Drawn, Names, Pass, RegionSpec, Royalty, Spec};

/// The file of a variant: [`read`](super::read) makes of it an equal variant, if this one is sound.
///
/// ```
/// use tabiya_variants::file;
/// let text = r#"
/// name = "two-kings"
/// start = "3k/4/4/K3 w - - 0 1"
/// board.size = "4x4"
/// pieces.K = { line = "1*", royal = true }
/// "#;
/// let variant = file::read(text, &|_| None).unwrap();
/// assert_eq!(file::write(&variant.spec), r#"name = "two-kings"
/// start = "3k/4/4/K3 w - - 0 1"
///
/// [board]
/// size = "4x4"
///
/// [pieces]
/// K = { line = "1*", royal = true }
/// "#);
/// ```
pub fn write(spec: &Spec) -> String {
    let mut writer = Writer { spec, areas: Area::new(spec.geometry, &spec.regions), text: String::new() };
    writer.top();
    writer.board();
    writer.regions();
    writer.pieces();
    writer.rules();
    writer.ends();
    writer.text
}

/// Entries of a table: keys and values as they are written.
type Entries = Vec<(String, String)>;

struct Writer<'s> {
    spec: &'s Spec,
    areas: Area<'s>,
    text: String,
}

impl Writer<'_> {
    /// Begins a table under this head: `[board]`.
    fn head(&mut self, head: impl fmt::Display) {
        let _ = write!(self.text, "\n{head}\n");
    }

    fn entries(&mut self, entries: Entries) {
        for (key, value) in entries {
            let _ = writeln!(self.text, "{key} = {value}");
        }
    }

    fn top(&mut self) {
        let spec = self.spec;
        let mut top = vec![entry("name", text(&spec.name))];
        if spec.title != (Names { en: spec.name.clone(), ..Names::default() }) {
            top.push(entry("title", names(&spec.title)));
        }
        if !spec.origin.is_empty() {
            top.push(entry("origin", text(&spec.origin)));
        }
        top.push(entry("start", text(&spec.start)));
        let repeat = match spec.repeat {
            Repeat::Document => None,
            Repeat::Straight => Some("straight"),
            Repeat::Turning => Some("turning"),
        };
        let pass = match spec.pass {
            Pass::Never => None,
            Pass::Always => Some("always"),
            Pass::WhenStuck => Some("when-stuck"),
        };
        let royalty = match spec.royalty {
            Royalty::Each => None,
            Royalty::Last => Some("last"),
            Royalty::All => Some("all"),
            Royalty::Nothing => Some("none"),
        };
        top.extend(repeat.map(|word| entry("repeat", text(word))));
        top.extend(pass.map(|word| entry("pass", text(word))));
        top.extend(flag("compulsory-capture", spec.compulsory_capture));
        top.extend(flag("flying", spec.flying));
        top.extend(spec.facing.map(|result| entry("facing", value::verdict(result))));
        top.extend(flag("whole-captures", spec.whole_captures));
        top.extend(flag("no-checks", spec.no_checks));
        top.extend(royalty.map(|word| entry("royalty", text(word))));
        self.entries(top);
    }

    fn board(&mut self) {
        let spec = self.spec;
        let mut board = vec![entry("size", text(&spec.geometry.to_string()))];
        if !spec.holes.is_empty() {
            board.push(entry("holes", self.areas.squares(spec.holes)));
        }
        if spec.light != usual_light(spec.geometry) {
            board.push(entry("light", self.areas.squares(spec.light)));
        }
        board.extend(flag("points", spec.points));
        self.head("[board]");
        self.entries(board);
        if spec.sectors != usual_sectors(spec.geometry) {
            let [white, black] = spec.sectors.map(|sector| self.areas.squares(sector));
            self.head("[sectors]");
            self.entries(vec![entry("white", white), entry("black", black)]);
        }
    }

    fn regions(&mut self) {
        for RegionSpec { name, drawn, squares: [white, black] } in &self.spec.regions {
            let mut region = if white == black {
                vec![entry("squares", self.areas.nameless(*white))]
            } else {
                let [white, black] = [white, black].map(|squares| self.areas.nameless(*squares));
                vec![entry("white", white), entry("black", black)]
            };
            let draw = match drawn {
                Drawn::Nothing => None,
                Drawn::Palace => Some("palace"),
                Drawn::River => Some("river"),
                Drawn::Zone => Some("zone"),
            };
            region.extend(draw.map(|word| entry("draw", text(word))));
            self.head(format_args!("[regions.{name}]"));
            self.entries(region);
        }
    }
}

fn entry(key: &str, value: String) -> (String, String) {
    (key.to_owned(), value)
}
