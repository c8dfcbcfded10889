//! A position as text: the board with its labels, the pieces beside it, who is to act or who has won.
//!
//! All of it comes from a [`Scene`]; sides are told apart by colour where there is any and by the pieces' texts where
//! there is none.

use core::fmt;

use anstyle::{AnsiColor, Style};
use tabiya::board::{Side, Square};
use tabiya_game::{Argument, Cell, Outcome, Piece, Scene};
use tabiya_messages::Catalogue;
use unicode_width::UnicodeWidthStr;

use super::columns::{centred, right};

/// An empty point where pieces are two columns wide. This dot has that width everywhere, others only in some terminals.
const WIDE_POINT: &str = "・";
/// An empty point where pieces are one column wide.
const NARROW_POINT: &str = ".";
/// Stands before a point that the last move changed.
const CHANGED: &str = ">";
/// Stands before a piece of the second side where its text is not shown.
const SECOND: &str = "v";

/// A position to be shown.
pub(crate) struct Board<'a> {
    catalogue: &'a Catalogue,
    scene: &'a Scene,
    width: usize,
    form: Form,
    cell: usize,
    label: usize,
}

/// How pieces are written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// As the game's text calls them: `红车`.
    Letter,
    /// By what is drawn on them, with a mark before the second side's: `车`, `v车`.
    Glyph,
}

impl<'a> Board<'a> {
    /// The position of a scene on a terminal of this width.
    pub(crate) fn new(catalogue: &'a Catalogue, scene: &'a Scene, width: usize) -> Self {
        let label = scene.rows.iter().map(|label| label.width()).max().unwrap_or_default();
        let mut board = Self { catalogue, scene, width, form: Form::Letter, cell: 0, label };
        board.cell = board.cell_width();
        if board.row_width() > width {
            board.form = Form::Glyph;
            board.cell = board.cell_width();
        }
        board
    }

    fn cell_width(&self) -> usize {
        let on_board = self.scene.cells.iter().filter_map(|cell| cell.piece.as_ref());
        let beside = self.scene.reserves.iter().flat_map(|reserve| &reserve.pieces);
        let pieces = on_board.chain(beside).map(|piece| self.text(piece).width());
        let labels = self.scene.columns.iter().map(|label| label.width());
        pieces.chain(labels).max().unwrap_or_default()
    }

    fn row_width(&self) -> usize {
        self.label + self.scene.columns.len() * (1 + self.cell)
    }

    fn text(&self, piece: &Piece) -> String {
        match (self.form, piece.side) {
            (Form::Letter, _) => piece.letter.clone(),
            (Form::Glyph, Side::First) => format!("{}{}", " ".repeat(SECOND.len()), piece.glyph),
            (Form::Glyph, Side::Second) => format!("{SECOND}{}", piece.glyph),
        }
    }

    fn style(&self, side: Side) -> Style {
        match self.scene.sides[side.index()].colour {
            "red" => AnsiColor::Red.on_default().bold(),
            // Black and white would each vanish on one of the usual backgrounds.
            "black" => Style::new(),
            "white" => Style::new().bold(),
            _ => AnsiColor::Blue.on_default().bold(),
        }
    }

    fn row(&self, f: &mut fmt::Formatter<'_>, row: usize, label: &str) -> fmt::Result {
        let width = self.scene.columns.len();
        write!(f, "{}", right(label, self.label))?;
        for cell in self.scene.cells.iter().skip(row * width).take(width) {
            self.cell(f, cell)?;
        }
        if self.is_numbered() && self.row_width() + 3 <= self.width {
            write!(f, " {DIM}{}{DIM:#}", row + 1)?;
        }
        writeln!(f)
    }

    fn cell(&self, f: &mut fmt::Formatter<'_>, cell: &Cell) -> fmt::Result {
        let is_changed = self.scene.last_move.contains(&cell.square);
        f.write_str(if is_changed { CHANGED } else { " " })?;
        match &cell.piece {
            Some(piece) => {
                let style = self.style(piece.side);
                let style = if is_changed { style.invert() } else { style };
                write!(f, "{style}{}{style:#}", centred(&self.text(piece), self.cell))
            }
            None if cell.hole => write!(f, "{}", centred("", self.cell)),
            None => {
                let point = if self.cell > 1 { WIDE_POINT } else { NARROW_POINT };
                let point = match self.form {
                    Form::Letter => centred(point, self.cell),
                    Form::Glyph => right(point, self.cell),
                };
                write!(f, "{DIM}{point}{DIM:#}")
            }
        }
    }

    /// Whether rows and columns have numbers besides labels that not every keyboard has.
    fn is_numbered(&self) -> bool {
        !self.scene.columns.iter().chain(&self.scene.rows).all(|label| label.is_ascii())
    }

    fn column_labels(&self, f: &mut fmt::Formatter<'_>, labels: &[String]) -> fmt::Result {
        let mut line = " ".repeat(self.label);
        for label in labels {
            line.push(' ');
            line.push_str(&match self.form {
                Form::Letter => centred(label, self.cell),
                Form::Glyph => right(label, self.cell),
            });
        }
        writeln!(f, "{DIM}{}{DIM:#}", line.trim_end())
    }

    fn reserves(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.scene.reserves.iter().all(|reserve| reserve.pieces.is_empty()) {
            return Ok(());
        }
        for reserve in &self.scene.reserves {
            let side = Argument::Term(self.scene.sides[reserve.side.index()].name);
            let head = self.catalogue.text(
                "cli.board.reserve",
                &[("side", side), ("reserve", reserve.kind.into()), ("count", reserve.pieces.len().into())],
            );
            self.pieces(f, &head, &reserve.pieces, self.style(reserve.side))?;
        }
        Ok(())
    }

    /// The pieces in lines that fit.
    fn pieces(&self, f: &mut fmt::Formatter<'_>, head: &str, pieces: &[Piece], style: Style) -> fmt::Result {
        const INDENT: &str = "    ";
        write!(f, "{}", if pieces.is_empty() { head.trim_end() } else { head })?;
        let mut column = head.width();
        let mut between = "";
        for piece in pieces {
            let width = between.width() + piece.glyph.width();
            if column + width > self.width {
                write!(f, "\n{INDENT}")?;
                column = INDENT.width();
                between = "";
            }
            write!(f, "{between}{style}{}{style:#}", piece.glyph)?;
            column += width;
            between = " ";
        }
        writeln!(f)
    }

    /// The marks on pieces, in a sentence; `None` where there is none.
    pub(crate) fn marks<M: AsRef<str>>(
        catalogue: &Catalogue,
        scene: &Scene,
        marks: &[(Square, M)],
    ) -> Option<String> {
        let marked = marks.iter().map(|(square, mark)| {
            let cell = scene.cells.iter().find(|cell| cell.square == *square);
            let name = cell.map_or("", |cell| &cell.name);
            Argument::text(format!("{name} {}", mark.as_ref()))
        });
        let marked: Vec<_> = marked.collect();
        (!marked.is_empty()).then(|| catalogue.text("cli.board.marks", &[("marks", marked.into())]))
    }

    /// Who is to act and whether there is anything to do, or how the game ended.
    pub(crate) fn standing(&self) -> String {
        let side = |side: Side| ("side", Argument::Term(self.scene.sides[side.index()].name));
        let to_move = side(self.scene.to_move);
        match self.scene.outcome {
            Outcome::Ongoing if self.scene.targets.is_empty() => {
                self.catalogue.text("cli.board.stuck", &[to_move])
            }
            Outcome::Ongoing => {
                self.catalogue.text("cli.board.to-move", &[to_move, ("phase", self.scene.phase.into())])
            }
            Outcome::Decided { winner: Some(winner), reason } => {
                self.catalogue.text("cli.board.won", &[side(winner), ("reason", reason.into())])
            }
            Outcome::Decided { winner: None, reason } => {
                self.catalogue.text("cli.board.draw", &[("reason", reason.into())])
            }
        }
    }
}

const DIM: Style = Style::new().dimmed();

impl fmt::Display for Board<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.column_labels(f, &self.scene.columns)?;
        for (row, label) in self.scene.rows.iter().enumerate() {
            self.row(f, row, label)?;
        }
        if self.is_numbered() {
            let numbers = (1..=self.scene.columns.len()).map(|number| number.to_string());
            self.column_labels(f, &numbers.collect::<Vec<_>>())?;
        }
        self.reserves(f)?;
        if self.form == Form::Glyph {
            let side = Argument::Term(self.scene.sides[Side::Second.index()].name);
            let arguments = [("mark", Argument::text(SECOND)), ("side", side)];
            writeln!(f, "{}", self.catalogue.text("cli.board.mark", &arguments))?;
        }
        if let Some(marks) = Self::marks(self.catalogue, self.scene, &self.scene.marks) {
            writeln!(f, "{marks}")?;
        }
        writeln!(f, "{}", self.standing())
    }
}

#[cfg(test)]
mod tests {
    use anstream::adapter::strip_str;
    use insta::assert_snapshot;
    use tabiya::board::Geometry;
    use tabiya_game::{Code, Message, Origin, Reserve, SideScene, Target};
    use tabiya_messages::Language;

    use super::*;

    const NUMERALS: [&str; 16] =
        ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "甲", "乙", "丙", "丁", "戊", "己"];

    /// A piece from its text: `红车` or, in games with letters, `K` for the first side and `k` for the second.
    fn piece(letter: &str) -> Piece {
        let first = letter.chars().next().expect("a piece has a text");
        let side = if first == '红' || first.is_uppercase() { Side::First } else { Side::Second };
        Piece {
            side,
            glyph: letter.chars().last().expect("a piece has a text").to_string(),
            letter: letter.to_owned(),
            latin: String::new(),
            name: Message::new(Code::new("toy.piece")),
        }
    }

    /// A position from its rows, in which `.` is an empty point and `#` is none.
    fn scene(rows: &[&str], columns: &[&str], labels: &[&str]) -> Scene {
        let texts: Vec<&str> = rows.iter().flat_map(|row| row.split(' ')).collect();
        let geometry = Geometry::new(columns.len(), rows.len()).expect("the board is small");
        let cells = geometry.squares().zip(texts).map(|(square, text)| Cell {
            square,
            name: String::new(),
            hole: text == "#",
            piece: (text.len() > 1 || text.chars().all(char::is_alphabetic)).then(|| piece(text)),
        });
        let own = |labels: &[&str]| labels.iter().map(|label| (*label).to_owned()).collect();
        Scene {
            geometry,
            points: true,
            phase: Code::new("formation.phase.movement"),
            to_move: Side::Second,
            outcome: Outcome::Ongoing,
            sides: [
                SideScene { name: Code::new("formation.side.red"), colour: "red" },
                SideScene { name: Code::new("formation.side.black"), colour: "black" },
            ],
            columns: own(columns),
            rows: own(labels),
            regions: Vec::new(),
            cells: cells.collect(),
            reserves: Vec::new(),
            last_move: Vec::new(),
            marks: Vec::new(),
            targets: vec![Target {
                from: Origin::Nowhere,
                to: None,
                kind: Code::new("toy.pass"),
                text: String::new(),
            }],
        }
    }

    fn small() -> Scene {
        scene(&[". 黑车 .", "红将 . 黑卒"], &NUMERALS[..3], &NUMERALS[..2])
    }

    fn styled(scene: &Scene, width: usize, language: Language) -> String {
        Board::new(&Catalogue::new(language), scene, width).to_string()
    }

    fn plain(scene: &Scene, width: usize, language: Language) -> String {
        strip_str(&styled(scene, width, language)).to_string()
    }

    fn square(column: u8, row: u8) -> Square {
        Square::new(column, row).expect("it is on the board")
    }

    #[test]
    fn hanzi_stand_in_columns() {
        assert_snapshot!(plain(&small(), 80, Language::English), @"
            一   二   三
        一  ・  黑车  ・  1
        二 红将  ・  黑卒 2
            1    2    3
        Black to act (movement)
        ");
    }

    #[test]
    fn the_last_move_and_the_pieces_beside_the_board_are_shown() {
        let mut scene = small();
        scene.last_move = vec![square(1, 0), square(2, 0)];
        scene.reserves = Side::ALL
            .map(|side| Reserve {
                side,
                kind: Code::new("formation.reserve.pool"),
                pieces: if side == Side::First { vec![piece("红弹"), piece("红马")] } else { Vec::new() },
            })
            .into();
        assert_snapshot!(plain(&scene, 80, Language::English), @"
            一   二   三
        一  ・ >黑车> ・  1
        二 红将  ・  黑卒 2
            1    2    3
        Red, pool (2): 弹 马
        Black, pool (0):
        Black to act (movement)
        ");
        assert_snapshot!(plain(&scene, 80, Language::Chinese), @"
            一   二   三
        一  ・ >黑车> ・  1
        二 红将  ・  黑卒 2
            1    2    3
        红方棋子池（2）：弹 马
        黑方棋子池（0）：
        轮到黑方（行棋）
        ");
        assert_snapshot!(plain(&scene, 16, Language::Chinese), @"
            一  二  三
        一  ・>v车> ・
        二  将  ・ v卒
             1   2   3
        红方棋子池（2）：
            弹 马
        黑方棋子池（0）：
        v 表示黑方的棋子。
        轮到黑方（行棋）
        ");
    }

    #[test]
    fn the_widest_board_fits_a_terminal() {
        let row = ["红车", ".", "黑将"].map(|text| [text; 5].join(" ")).join(" ") + " .";
        let scene = scene(&[&row], &NUMERALS, &["己"]);
        assert_snapshot!(plain(&scene, 80, Language::English), @"
            一  二  三  四  五  六  七  八  九  十  甲  乙  丙  丁  戊  己
        己  车  车  车  车  车  ・  ・  ・  ・  ・ v将 v将 v将 v将 v将  ・ 1
             1   2   3   4   5   6   7   8   9  10  11  12  13  14  15  16
        v marks the pieces of Black.
        Black to act (movement)
        ");
        assert_snapshot!(plain(&scene, 100, Language::English), @"
            一   二   三   四   五   六   七   八   九   十   甲   乙   丙   丁   戊   己
        己 红车 红车 红车 红车 红车  ・   ・   ・   ・   ・  黑将 黑将 黑将 黑将 黑将  ・  1
            1    2    3    4    5    6    7    8    9    10   11   12   13   14   15   16
        Black to act (movement)
        ");
        let widest = plain(&scene, 80, Language::English).lines().map(str::width).max();
        assert!(widest <= Some(80), "{widest:?}");
    }

    #[test]
    fn games_with_letters_take_less_room() {
        let mut scene = scene(&["r . #", ". K ."], &["a", "b", "c"], &["2", "1"]);
        scene.last_move = vec![square(1, 1)];
        assert_snapshot!(plain(&scene, 80, Language::English), @"
          a b c
        2 r .  
        1 .>K .
        Black to act (movement)
        ");
    }

    #[test]
    fn sides_have_colours() {
        let mut scene = scene(&["红车 黑车"], &NUMERALS[..2], &["一"]);
        scene.last_move = vec![square(0, 0)];
        let shown = styled(&scene, 80, Language::English);
        let row = shown.lines().nth(1).expect("there is a row").replace('\u{1b}', "^");
        assert_snapshot!(row, @"一>^[1m^[7m^[31m红车^[0m 黑车 ^[2m1^[0m");
    }

    #[test]
    fn the_end_and_a_player_without_actions_are_told() {
        let standing = |outcome: Outcome| {
            let mut scene = small();
            scene.targets.clear();
            scene.outcome = outcome;
            Board::new(&Catalogue::new(Language::English), &scene, 80).standing()
        };
        let decided = |winner, reason| standing(Outcome::Decided { winner, reason: Code::new(reason) });
        assert_snapshot!(standing(Outcome::Ongoing), @"Black is to act and has no legal action. The rules leave the game unfinished.");
        assert_snapshot!(decided(Some(Side::First), "formation.outcome.leader-lost"), @"Red has won: the loser's General is lost.");
        assert_snapshot!(decided(None, "formation.outcome.both-leaders-lost"), @"The game is drawn: both Generals are lost.");
    }
}
