use std::collections::{BTreeMap, BTreeSet};

use tabiya_board::{Side, Square};
use tabiya_game::diagram::Diagram;
use tabiya_game::{Argument, Code, Diagnostic, Outcome, Piece, Region, Scene};
use tabiya_messages::Language;

use crate::area::{self, Zone};
use crate::canvas::Canvas;
use crate::coordinates::Labels;
use crate::describe;
use crate::ground::Ground;
use crate::layout::Layout;
use crate::legend::{self, Entry};
use crate::mark;
use crate::options::OVERLAYS;
use crate::palette::{Face, Palette};
use crate::reserve::{self, Strip};
use crate::sign::{self, Effect, Sign};
use crate::track::{self, Hurdle, Line};
use crate::xml::{escape, shortened};
use crate::{Arrow, Mark, Options, face};

/// The most characters of a title.
const TITLE: usize = 500;
/// The most characters of a description.
const DESCRIPTION: usize = 30_000;

/// What a picture shows.
#[derive(Clone, Copy, Debug)]
pub enum Subject<'a> {
    /// How a piece moves.
    Moves(&'a Diagram),
    /// A position of any game.
    Position(&'a Scene),
}

impl<'a> From<&'a Diagram> for Subject<'a> {
    fn from(diagram: &'a Diagram) -> Self {
        Self::Moves(diagram)
    }
}

impl<'a> From<&'a Scene> for Subject<'a> {
    fn from(scene: &'a Scene) -> Self {
        Self::Position(scene)
    }
}

/// A picture, drawn once, to be had as SVG or PNG.
#[derive(Clone, Debug)]
pub struct Picture {
    width: u32,
    height: u32,
    language: Language,
    title: String,
    description: String,
    notes: Vec<Diagnostic>,
    body: String,
}

/// All that is drawn, of either subject.
pub(crate) struct Content<'a> {
    pub(crate) ground: Ground,
    pub(crate) labels: Labels,
    faces: [Face; 2],
    pieces: BTreeMap<Square, &'a Piece>,
    pub(crate) strips: Vec<Strip<'a>>,
    /// The side to act, where the game goes on.
    pub(crate) to_move: Option<Side>,
    last_move: BTreeSet<Square>,
    marks: Vec<(Square, Mark)>,
    arrows: Vec<Arrow>,
    moves: Option<Moves>,
    pub(crate) entries: Vec<Entry>,
}

/// What is drawn of a piece's moves.
struct Moves {
    origin: Square,
    signs: BTreeMap<Square, Vec<Sign>>,
    lines: Vec<Line>,
    zones: BTreeMap<Zone, Vec<Square>>,
}

impl Picture {
    /// The picture of a [`Diagram`] or a [`Scene`].
    pub fn new<'a>(subject: impl Into<Subject<'a>>, options: &Options<'_>) -> Self {
        let subject = subject.into();
        let palette = Palette::of(options.theme);
        let content = match subject {
            Subject::Moves(diagram) => Content::of_diagram(diagram, options, palette),
            Subject::Position(scene) => Content::of_scene(scene, options, palette),
        };
        let mut canvas = Canvas::new();
        let layout = Layout::new(&content, options, &canvas);
        layout.draw_page(&mut canvas, palette, &content);
        content.draw(&mut canvas, palette, &layout);
        let (body, missing) = canvas.finish();

        let mut notes = Vec::new();
        if !missing.is_empty() {
            let characters: Vec<Argument> = missing
                .iter()
                .take(20)
                .map(|&c| Argument::Text(format!("{} (U+{:04X})", escape(&c.to_string()), u32::from(c))))
                .collect();
            let note = Diagnostic::note(Code::new("draw.note.missing-characters"));
            notes.push(note.with("count", missing.len()).with("characters", characters));
        }
        let catalogue = options.catalogue;
        let mut sentences = describe::sentences(subject, options);
        sentences.extend(notes.iter().map(|note| catalogue.sentence(&note.message)));
        let (width, height) = layout.pixels();
        Self {
            width,
            height,
            language: catalogue.language(),
            title: shortened(&describe::title(subject, options), TITLE),
            description: shortened(&describe::joined(&sentences, catalogue.language()), DESCRIPTION),
            notes,
            body,
        }
    }

    /// The width in pixels.
    pub const fn width(&self) -> u32 {
        self.width
    }

    /// The height in pixels.
    pub const fn height(&self) -> u32 {
        self.height
    }

    /// What the picture shows, in a few words.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// What the picture shows, square by square, for those who can't see it.
    pub fn description(&self) -> &str {
        &self.description
    }

    /// What is worth knowing about it: characters that the embedded font lacks.
    pub fn notes(&self) -> &[Diagnostic] {
        &self.notes
    }

    /// As SVG: one element that can stand alone or within a page.
    ///
    /// Text is in it as outlines, so that it looks the same everywhere.
    pub fn svg(&self) -> String {
        let (width, height) = (self.width, self.height);
        let (title, description) = (escape(&self.title), escape(&self.description));
        // Several pictures in one page need names of their own.
        let id = format!("{:016x}", fingerprint(&[&title, &description, &self.body]));
        let language = self.language.tag();
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\" lang=\"{language}\" aria-labelledby=\"title-{id}\" \
             aria-describedby=\"desc-{id}\">\n\
             <title id=\"title-{id}\">{title}</title>\n<desc id=\"desc-{id}\">{description}</desc>\n{}</svg>\n",
            self.body
        )
    }

    /// As PNG.
    ///
    /// A picture of more than [`MAX_PIXELS`](crate::MAX_PIXELS) is made smaller, to have no more than these.
    #[cfg(feature = "png")]
    pub fn png(&self) -> Vec<u8> {
        crate::png::encode(&self.svg(), self.width, self.height)
    }
}

/// What a region is called, where the catalogue has a word for it.
fn word(options: &Options<'_>) -> impl Fn(&Region) -> Option<String> {
    let catalogue = options.catalogue;
    |region| catalogue.has(region.kind.as_str()).then(|| shortened(&catalogue.word(region.kind), 20))
}

/// FNV-1a: the same picture has the same names in every run.
fn fingerprint(texts: &[&str]) -> u64 {
    let bytes = texts.iter().flat_map(|text| text.bytes().chain([0]));
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

impl<'a> Content<'a> {
    fn of_diagram(diagram: &'a Diagram, options: &Options<'_>, palette: &Palette) -> Self {
        let (signs, lines, zones) = (sign::signs(diagram), track::lines(diagram), area::zones(diagram));
        let entries = if options.legend { legend::entries(&signs, &lines, &zones) } else { Vec::new() };
        let mut content = Self::new(
            Ground::of_diagram(diagram, word(options)),
            Labels::new(options.coordinates, options.flip, diagram.geometry, None),
            palette.plain_faces(),
            options,
        );
        let others = diagram.others.iter().map(|(square, piece)| (*square, piece));
        content.put(others.chain([(diagram.origin, &diagram.piece)]));
        content.moves = Some(Moves { origin: diagram.origin, signs, lines, zones });
        content.entries = entries;
        content
    }

    fn of_scene(scene: &'a Scene, options: &Options<'_>, palette: &Palette) -> Self {
        let mut content = Self::new(
            Ground::of_scene(scene, word(options)),
            Labels::new(options.coordinates, options.flip, scene.geometry, Some(scene)),
            palette.faces(&scene.sides),
            options,
        );
        content.put(scene.cells.iter().filter_map(|cell| Some((cell.square, cell.piece.as_ref()?))));
        content.strips = reserve::strips(scene, options);
        content.to_move = (scene.outcome == Outcome::Ongoing).then_some(scene.to_move);
        content.last_move.extend(scene.last_move.iter().filter(|&&square| scene.geometry.contains(square)));
        let marks = scene.marks.iter().map(|(square, name)| (*square, Mark::from(name.as_str())));
        content.marks.extend(marks.filter(|(square, _)| scene.geometry.contains(*square)).take(OVERLAYS));
        content
    }

    fn new(ground: Ground, labels: Labels, faces: [Face; 2], options: &Options<'_>) -> Self {
        let geometry = ground.geometry;
        let marks = options.marks.iter().filter(|(square, _)| geometry.contains(*square));
        let arrows = options.arrows.iter();
        let arrows = arrows.filter(|arrow| geometry.contains(arrow.from) && geometry.contains(arrow.to));
        Self {
            ground,
            labels,
            faces,
            pieces: BTreeMap::new(),
            strips: Vec::new(),
            to_move: None,
            last_move: options
                .last_move
                .iter()
                .copied()
                .filter(|&square| geometry.contains(square))
                .collect(),
            marks: marks.take(OVERLAYS).cloned().collect(),
            arrows: arrows.take(OVERLAYS).copied().collect(),
            moves: None,
            entries: Vec::new(),
        }
    }

    fn put(&mut self, pieces: impl Iterator<Item = (Square, &'a Piece)>) {
        let geometry = self.ground.geometry;
        self.pieces.extend(pieces.filter(|(square, _)| geometry.contains(*square)));
    }

    pub(crate) const fn face(&self, side: Side) -> Face {
        self.faces[side.index()]
    }

    /// Everything on the board, from below.
    fn draw(&self, canvas: &mut Canvas, palette: &Palette, layout: &Layout) {
        let frame = &layout.frame;
        let cell = frame.cell;
        self.ground.draw(canvas, palette, frame);
        for &square in &self.last_move {
            mark::last_move(canvas, palette, frame, square);
        }
        let occupied: BTreeSet<Square> = self.pieces.keys().copied().collect();
        if let Some(moves) = &self.moves {
            for (&zone, squares) in &moves.zones {
                for &square in squares {
                    area::draw(canvas, palette, zone, frame.corner_of(square), cell);
                }
            }
            track::draw_all(canvas, palette, frame, &moves.lines, &occupied);
        }
        for (&square, piece) in &self.pieces {
            face::draw(canvas, piece, self.face(piece.side), frame.centre_of(square), cell);
        }
        if let Some(moves) = &self.moves {
            let takes = |square: Square| {
                let signs = moves.signs.get(&square).into_iter().flatten();
                signs.into_iter().any(|sign| sign.effect == Effect::Elsewhere)
            };
            let mut hurdles: BTreeMap<Square, bool> = BTreeMap::new();
            for line in &moves.lines {
                if let Some(hurdle) = line.hurdle {
                    *hurdles.entry(hurdle).or_default() |= takes(line.to);
                }
            }
            for (square, is_captured) in hurdles {
                let hurdle = Hurdle { is_imagined: !occupied.contains(&square), is_captured };
                track::hurdle(canvas, palette, frame.centre_of(square), cell, hurdle);
            }
            for (&square, signs) in &moves.signs {
                let is_taken = occupied.contains(&square);
                sign::draw_all(canvas, palette, signs, frame.centre_of(square), cell, is_taken);
            }
            if self.ground.geometry.contains(moves.origin) && self.pieces.len() > 1 {
                mark::mover(canvas, palette, frame, moves.origin);
            }
        }
        for (square, mark) in &self.marks {
            mark::draw(canvas, palette, frame, *square, mark);
        }
        for &arrow in &self.arrows {
            mark::arrow(canvas, palette, frame, arrow);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fingerprints_tell_texts_apart() {
        assert_ne!(fingerprint(&["ab", "c"]), fingerprint(&["a", "bc"]));
    }
}
