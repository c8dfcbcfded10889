//! Pictures for terminals, in characters.

use std::collections::{BTreeMap, BTreeSet};

use tabiya_board::{Geometry, Side, Square, Step};
use tabiya_game::diagram::{Diagram, Manner, When};
use tabiya_game::{Argument, Piece, Scene};
use unicode_width::UnicodeWidthStr;

use crate::area::{self, Zone};
use crate::coordinates::Labels;
use crate::legend::{self, Entry};
use crate::sign::{self, Effect, Sign};
use crate::track;
use crate::xml::line;
use crate::{Options, Subject, describe};

/// A part of a line that is shown in one style.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// The text.
    pub text: String,
    /// What it is, for front ends with colours.
    pub role: Role,
}

/// What a part of a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// Words, and the room between other things.
    Words,
    /// A label of a column or row.
    Label,
    /// An empty square.
    Empty,
    /// A piece of this side.
    Piece(Side),
    /// A piece of this side that the last move put there.
    Moved(Side),
    /// A sign of a picture of moves.
    Sign,
}

/// An empty square where pieces take two columns. This dot has that width everywhere, others only in some terminals.
const WIDE_POINT: &str = "・";
/// An empty square where pieces take one column.
const NARROW_POINT: &str = ".";
/// Stands before a square that the last move changed.
const CHANGED: &str = ">";
/// Stands before a piece of the second side where its text is not shown.
const SECOND: &str = "v";
/// The most characters of a sentence.
const WORDS: usize = 2000;
/// The most pieces of a hand.
const RESERVE: usize = 1000;
/// The most characters of a piece's text.
const PIECE: usize = 6;

/// The picture as lines of text, for terminals and plain texts.
///
/// Columns are counted as terminals do: a Hanzi takes two. No line ends in spaces.
pub fn text<'a>(subject: impl Into<Subject<'a>>, options: &Options<'_>) -> String {
    let mut text = String::new();
    for line in spans(subject, options) {
        let line: String = line.into_iter().map(|span| span.text).collect();
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// The lines of [`text`], each part with what it is.
pub fn spans<'a>(subject: impl Into<Subject<'a>>, options: &Options<'_>) -> Vec<Vec<Span>> {
    match subject.into() {
        Subject::Moves(diagram) => moves(diagram, options),
        Subject::Position(scene) => position(scene, options),
    }
}

/// A grid of texts with labels around it.
struct Grid<'a> {
    geometry: Geometry,
    flip: bool,
    labels: &'a Labels,
    /// The width of what stands on a square.
    cell: usize,
    /// Texts stand at the right edge of their cells, not in the middle.
    is_right: bool,
}

/// What stands on a square.
struct Spot {
    prefix: &'static str,
    text: String,
    role: Role,
}

impl Grid<'_> {
    fn lines(&self, spot: impl Fn(Square) -> Spot) -> Vec<Vec<Span>> {
        let margin = self.labels.left.iter().map(|label| label.width()).max().unwrap_or_default();
        let mut lines = Vec::new();
        lines.extend(self.column_labels(&self.labels.top, margin));
        for place in 0..self.geometry.height() {
            let row = if self.flip { self.geometry.height() - 1 - place } else { place };
            let label = self.labels.left.get(usize::from(row)).map_or("", String::as_str);
            let mut line = vec![Span { text: right(label, margin), role: Role::Label }];
            for place in 0..self.geometry.width() {
                let Some(square) = Square::new(self.column(place), row) else { continue };
                let spot = spot(square);
                let prefix = if spot.prefix.is_empty() { " " } else { spot.prefix };
                line.push(Span { text: prefix.to_owned(), role: Role::Sign });
                line.push(Span { text: self.set(&spot.text), role: spot.role });
            }
            lines.push(line);
        }
        lines.extend(self.column_labels(&self.labels.bottom, margin));
        lines
    }

    const fn column(&self, place: u8) -> u8 {
        if self.flip { self.geometry.width() - 1 - place } else { place }
    }

    fn set(&self, text: &str) -> String {
        if self.is_right { right(text, self.cell) } else { centred(text, self.cell) }
    }

    fn column_labels(&self, labels: &[String], margin: usize) -> Option<Vec<Span>> {
        if labels.is_empty() {
            return None;
        }
        let mut text = " ".repeat(margin);
        for place in 0..self.geometry.width() {
            let label = labels.get(usize::from(self.column(place))).map_or("", String::as_str);
            text.push(' ');
            text.push_str(&self.set(label));
        }
        Some(vec![Span { text: text.trim_end().to_owned(), role: Role::Label }])
    }
}

fn words(text: &str) -> Vec<Span> {
    vec![Span { text: line(text, WORDS), role: Role::Words }]
}

fn moves(diagram: &Diagram, options: &Options<'_>) -> Vec<Vec<Span>> {
    let geometry = diagram.geometry;
    let (signs, lines, zones) = (sign::signs(diagram), track::lines(diagram), area::zones(diagram));
    let mut texts: BTreeMap<Square, (String, Role)> = BTreeMap::new();
    let mut strokes: BTreeMap<Square, &str> = BTreeMap::new();
    for (square, stroke) in lines.iter().copied().flat_map(passed) {
        strokes.entry(square).or_insert(stroke);
    }
    for (&square, &stroke) in &strokes {
        texts.insert(square, (stroke.to_owned(), Role::Sign));
    }
    for (&square, signs) in &signs {
        texts.insert(square, (signs.iter().copied().take(3).map(letters).collect(), Role::Sign));
    }
    let others = diagram.others.iter().map(|(square, piece)| (*square, piece));
    for (square, piece) in others.chain([(diagram.origin, &diagram.piece)]) {
        let signs =
            signs.get(&square).map(|signs| signs.iter().copied().take(3).map(letters).collect::<String>());
        texts.insert(square, (letter(piece) + &signs.unwrap_or_default(), Role::Piece(piece.side)));
    }
    for hurdle in lines.iter().filter_map(|line| line.hurdle) {
        texts.entry(hurdle).or_insert_with(|| (String::new(), Role::Sign)).0.push('^');
    }
    for stop in lines.iter().filter_map(|line| line.stopped_by) {
        texts.entry(stop).or_insert_with(|| (String::new(), Role::Sign)).0.push('#');
    }
    for partner in lines.iter().filter(|line| line.manner == Manner::Partner) {
        texts.entry(partner.to).or_insert_with(|| (String::new(), Role::Sign)).0.push('=');
    }
    for (&zone, squares) in &zones {
        for &square in squares {
            let (text, _) = texts.entry(square).or_insert_with(|| (NARROW_POINT.to_owned(), Role::Empty));
            text.insert_str(0, letter_of(zone));
        }
    }
    let labels = Labels::new(options.coordinates, options.flip, geometry, None);
    let columns = labels.top.iter().chain(&labels.bottom).map(|label| label.width());
    let cell = texts.values().map(|(text, _)| text.width()).chain(columns).max().unwrap_or(1).max(1);
    let grid = Grid { geometry, flip: options.flip, labels: &labels, cell, is_right: false };
    let point = if cell > 1 && cell % 2 == 0 { WIDE_POINT } else { NARROW_POINT };
    let mut drawn = grid.lines(|square| {
        if diagram.holes.contains(&square) {
            return Spot { prefix: "", text: String::new(), role: Role::Empty };
        }
        match texts.get(&square) {
            Some((text, role)) => Spot { prefix: "", text: text.clone(), role: *role },
            None => Spot { prefix: "", text: point.to_owned(), role: Role::Empty },
        }
    });
    if options.legend {
        let entries = legend::entries(&signs, &lines, &zones);
        let is_free = |square: &Square| {
            let others = diagram.others.iter().map(|(other, _)| other);
            !signs.contains_key(square) && !others.chain([&diagram.origin]).any(|taken| taken == square)
        };
        let seen: BTreeSet<&str> =
            strokes.iter().filter(|(square, _)| is_free(square)).map(|(_, stroke)| *stroke).collect();
        let is_seen = |entry: &Entry| match entry {
            Entry::Track(Manner::Hop) => lines.iter().any(|line| line.hurdle.is_some()),
            _ => true,
        };
        let sign = |entry| match entry {
            // Most strokes are under other signs; those that can't be seen are not explained.
            Entry::Track(Manner::Slide) => (!seen.is_empty()).then(|| {
                STROKES.into_iter().filter(|stroke| seen.contains(stroke)).collect::<Vec<_>>().join(" ")
            }),
            _ => legend_sign(entry).map(str::to_owned),
        };
        let entries: Vec<(String, Entry)> =
            entries.into_iter().filter(is_seen).filter_map(|entry| Some((sign(entry)?, entry))).collect();
        let width = entries.iter().map(|(sign, _)| sign.width()).max().unwrap_or_default();
        for (sign, entry) in entries {
            let said = options.catalogue.word(entry.code());
            let sign = format!("  {sign}{}  ", " ".repeat(width - sign.width()));
            drawn.push(vec![Span { text: sign, role: Role::Sign }, Span { text: said, role: Role::Words }]);
        }
    }
    drawn
}

/// The squares between the ends of a straight slide, with the stroke that is drawn on them.
fn passed(line: track::Line) -> Vec<(Square, &'static str)> {
    let way = line.from.to(line.to);
    let (right, down) = (way.columns, way.rows);
    let is_straight = right == 0 || down == 0 || right.abs() == down.abs();
    if !matches!(line.manner, Manner::Slide | Manner::Hop) || !is_straight {
        return Vec::new();
    }
    let stroke = match (right.signum() * down.signum(), right) {
        (1, _) => "\\",
        (-1, _) => "/",
        (_, 0) => "|",
        _ => "-",
    };
    let step = Step::new(right.signum(), down.signum());
    let mut squares = Vec::new();
    let mut at = line.from;
    while at != line.to {
        match at.step(step) {
            Some(next) => at = next,
            None => break,
        }
        squares.push((at, stroke));
    }
    squares
}

const fn letter_of(zone: Zone) -> &'static str {
    match zone {
        Zone::Own => "+",
        Zone::Enemy => "~",
        Zone::Explosion => "!",
    }
}

/// A sign in a word: what it does (`*` `o` `x` `%`), when (`i`, `?`), the leg from the second.
fn letters(sign: Sign) -> String {
    let mut letters = match sign.effect {
        Effect::Both => '*',
        Effect::Move => 'o',
        Effect::Capture => 'x',
        Effect::Elsewhere => '%',
    }
    .to_string();
    match sign.when {
        When::Always => {}
        When::FirstMove => letters.push('i'),
        When::Conditional => letters.push('?'),
    }
    if sign.leg > 1 {
        letters.push_str(&sign.leg.to_string());
    }
    letters
}

/// The strokes of slides.
const STROKES: [&str; 4] = ["-", "|", "/", "\\"];

/// How an entry of the legend is drawn in text, but for strokes; a leap leaves no trace.
const fn legend_sign(entry: Entry) -> Option<&'static str> {
    Some(match entry {
        Entry::Effect(Effect::Both) => "*",
        Entry::Effect(Effect::Move) => "o",
        Entry::Effect(Effect::Capture) => "x",
        Entry::Effect(Effect::Elsewhere) => "%",
        Entry::When(When::FirstMove) => "i",
        Entry::When(When::Conditional) => "?",
        Entry::Leg => "2",
        Entry::Track(Manner::Hop) => "^",
        Entry::Track(Manner::Partner) => "=",
        Entry::Track(Manner::Slide | Manner::Leap) | Entry::When(When::Always) => return None,
        Entry::Stop => "#",
        Entry::Zone(zone) => letter_of(zone),
    })
}

/// What stands for a piece: its text in the game, else another of its names.
fn letter(piece: &Piece) -> String {
    let names = [&piece.letter, &piece.latin, &piece.glyph];
    let name = names.into_iter().find(|name| !name.trim().is_empty());
    line(name.map_or("?", String::as_str), PIECE)
}

/// How pieces of a position are written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// As the game's text calls them: `红车`.
    Letter,
    /// By what is drawn on them, with a mark before the second side's: `车`, `v车`.
    Glyph,
}

impl Form {
    fn write(self, piece: &Piece) -> String {
        match (self, piece.side) {
            (Self::Letter, _) => letter(piece),
            (Self::Glyph, Side::First) => {
                format!("{}{}", " ".repeat(SECOND.len()), line(&piece.glyph, PIECE))
            }
            (Self::Glyph, Side::Second) => format!("{SECOND}{}", line(&piece.glyph, PIECE)),
        }
    }
}

fn position(scene: &Scene, options: &Options<'_>) -> Vec<Vec<Span>> {
    let geometry = scene.geometry;
    let labels = Labels::new(options.coordinates, options.flip, geometry, Some(scene));
    let pieces: BTreeMap<Square, &Piece> =
        scene.cells.iter().filter_map(|cell| Some((cell.square, cell.piece.as_ref()?))).collect();
    let widest = |form: Form| {
        let columns = labels.top.iter().chain(&labels.bottom).map(|label| label.width());
        pieces.values().map(|piece| form.write(piece).width()).chain(columns).max().unwrap_or(1).max(1)
    };
    let margin = labels.left.iter().map(|label| label.width()).max().unwrap_or_default();
    let fits = |cell: usize| margin + usize::from(geometry.width()) * (1 + cell) <= options.columns;
    let form = if fits(widest(Form::Letter)) { Form::Letter } else { Form::Glyph };
    let cell = widest(form);
    let is_right = form == Form::Glyph;
    let grid = Grid { geometry, flip: options.flip, labels: &labels, cell, is_right };
    let point = if cell > 1 { WIDE_POINT } else { NARROW_POINT };
    let holes: Vec<Square> = scene.cells.iter().filter(|cell| cell.hole).map(|cell| cell.square).collect();
    let mut lines = grid.lines(|square| {
        let is_changed = scene.last_move.contains(&square) || options.last_move.contains(&square);
        let prefix = if is_changed { CHANGED } else { "" };
        match pieces.get(&square) {
            Some(piece) => {
                let role = if is_changed { Role::Moved(piece.side) } else { Role::Piece(piece.side) };
                Spot { prefix, text: form.write(piece), role }
            }
            None if holes.contains(&square) => Spot { prefix, text: String::new(), role: Role::Empty },
            None => Spot { prefix, text: point.to_owned(), role: Role::Empty },
        }
    });
    lines.extend(reserves(scene, options));
    if form == Form::Glyph {
        let side = Argument::Term(scene.sides[Side::Second.index()].name);
        let arguments = [("mark", Argument::text(SECOND)), ("side", side)];
        lines.push(words(&options.catalogue.text("draw.text.second", &arguments)));
    }
    lines.extend(describe::overlays(scene, options).iter().map(|sentence| words(sentence)));
    lines
}

/// The pieces beside the board, in lines that fit.
fn reserves(scene: &Scene, options: &Options<'_>) -> Vec<Vec<Span>> {
    const INDENT: &str = "    ";
    let mut lines = Vec::new();
    for reserve in scene.reserves.iter().filter(|reserve| !reserve.pieces.is_empty()) {
        let arguments = [
            ("side", Argument::Term(scene.sides[reserve.side.index()].name)),
            ("reserve", Argument::Term(reserve.kind)),
        ];
        let head = options.catalogue.text("draw.text.reserve", &arguments);
        let mut used = head.width();
        let mut row = words(&head);
        for piece in reserve.pieces.iter().take(RESERVE) {
            let glyph = line(&piece.glyph, PIECE);
            if used + 1 + glyph.width() > options.columns && used > INDENT.len() {
                lines.push(core::mem::replace(&mut row, words(INDENT)));
                used = INDENT.len();
            } else {
                row.push(Span { text: " ".to_owned(), role: Role::Words });
                used += 1;
            }
            used += glyph.width();
            row.push(Span { text: glyph, role: Role::Piece(piece.side) });
        }
        lines.push(row);
    }
    lines
}

fn centred(text: &str, width: usize) -> String {
    let room = width.saturating_sub(text.width());
    format!("{}{text}{}", " ".repeat(room / 2), " ".repeat(room - room / 2))
}

fn right(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(text.width())))
}
