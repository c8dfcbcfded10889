//! What a picture shows, in words.

use std::collections::{BTreeMap, BTreeSet};

use tabiya_board::{Side, Square};
use tabiya_game::diagram::{Diagram, Manner, When};
use tabiya_game::{Argument, Code, Message, Outcome, Piece, Scene};
use tabiya_messages::{Catalogue, Language};

use crate::area::{self, Zone};
use crate::coordinates::{numeral_name, square_name};
use crate::options::OVERLAYS;
use crate::sign::{self, Effect};
use crate::track::{self, Line};
use crate::{Coordinates, Mark, Options, Subject};

/// The most pieces of a hand that are named.
const RESERVE: usize = 1000;

/// What the picture shows, in a few words.
pub(crate) fn title(subject: Subject<'_>, options: &Options<'_>) -> String {
    let catalogue = options.catalogue;
    match subject {
        Subject::Moves(diagram) => catalogue.sentence(&diagram.title),
        Subject::Position(scene) => {
            let code = match scene.outcome {
                Outcome::Ongoing => Code::new("draw.title.position"),
                Outcome::Decided { .. } => Code::new("draw.title.position-over"),
            };
            let side = scene.sides[scene.to_move.index()].name;
            let message = Message::new(code)
                .with("columns", scene.geometry.width())
                .with("rows", scene.geometry.height())
                .with("side", side);
            catalogue.sentence(&message)
        }
    }
}

/// All that the picture shows, a sentence for each kind of thing.
pub(crate) fn sentences(subject: Subject<'_>, options: &Options<'_>) -> Vec<String> {
    let mut words = match subject {
        Subject::Moves(diagram) => {
            let name = |square| match options.coordinates {
                Coordinates::Numerals => numeral_name(square),
                _ => square_name(diagram.geometry, square),
            };
            let mut words = Words { catalogue: options.catalogue, name: &name, said: Vec::new() };
            words.moves(diagram);
            words.overlays(&options.last_move, &options.marks, options);
            words.said
        }
        Subject::Position(scene) => {
            let names = Names::new(scene);
            let name = |square| names.of(square);
            let mut words = Words { catalogue: options.catalogue, name: &name, said: Vec::new() };
            words.position(scene);
            words.overlays_of(scene, options);
            words.said
        }
    };
    words.retain(|sentence| !sentence.is_empty());
    words
}

/// What of the sentences is about marks, arrows and the last move.
pub(crate) fn overlays(scene: &Scene, options: &Options<'_>) -> Vec<String> {
    let names = Names::new(scene);
    let name = |square| names.of(square);
    let mut words = Words { catalogue: options.catalogue, name: &name, said: Vec::new() };
    words.overlays_of(scene, options);
    words.said
}

/// What a scene calls its squares.
struct Names<'a> {
    scene: &'a Scene,
    names: BTreeMap<Square, &'a str>,
}

impl<'a> Names<'a> {
    fn new(scene: &'a Scene) -> Self {
        let names = scene.cells.iter().map(|cell| (cell.square, cell.name.as_str())).collect();
        Self { scene, names }
    }

    fn of(&self, square: Square) -> String {
        match self.names.get(&square) {
            Some(name) if !name.is_empty() => (*name).to_owned(),
            _ => square_name(self.scene.geometry, square),
        }
    }
}

/// Sentences one after the other.
pub(crate) fn joined(sentences: &[String], language: Language) -> String {
    sentences.join(if language == Language::Chinese { "" } else { " " })
}

/// Sentences in the making.
struct Words<'a> {
    catalogue: &'a Catalogue,
    name: &'a dyn Fn(Square) -> String,
    said: Vec<String>,
}

impl Words<'_> {
    fn say(&mut self, message: &Message) {
        self.said.push(self.catalogue.sentence(message));
    }

    /// Texts as the language lists them.
    fn list(&self, items: impl IntoIterator<Item = String>) -> Argument {
        let separator = self.catalogue.word(Code::new("draw.list.items"));
        Argument::Text(items.into_iter().collect::<Vec<_>>().join(&separator))
    }

    fn squares<'s>(&self, squares: impl IntoIterator<Item = &'s Square>) -> Argument {
        self.list(squares.into_iter().map(|&square| (self.name)(square)))
    }

    fn moves(&mut self, diagram: &Diagram) {
        let (width, height) = (diagram.geometry.width(), diagram.geometry.height());
        self.say(&Message::new(Code::new("draw.describe.board")).with("columns", width).with("rows", height));
        self.holes(diagram.holes.iter().copied());
        let origin = Message::new(Code::new("draw.describe.origin"))
            .with("piece", diagram.piece.name.clone())
            .with("square", Argument::Text((self.name)(diagram.origin)));
        self.say(&origin);
        let others = diagram.others.iter().map(|(square, piece)| (*square, piece));
        let mut others: BTreeMap<Square, &Piece> = others.collect();
        others.remove(&diagram.origin);
        self.pieces(Code::new("draw.describe.others"), Vec::new(), others);
        self.landings(diagram);
        self.tracks(&track::lines(diagram));
        for (zone, squares) in area::zones(diagram) {
            let code = match zone {
                Zone::Own => Code::new("draw.describe.own"),
                Zone::Enemy => Code::new("draw.describe.enemy"),
                Zone::Explosion => Code::new("draw.describe.explosion"),
            };
            let squares = self.squares(&squares);
            self.say(&Message::new(code).with("squares", squares));
        }
    }

    fn landings(&mut self, diagram: &Diagram) {
        let mut kinds: BTreeMap<sign::Sign, Vec<Square>> = BTreeMap::new();
        for (square, signs) in sign::signs(diagram) {
            for sign in signs {
                kinds.entry(sign).or_default().push(square);
            }
        }
        if kinds.is_empty() {
            self.say(&Message::new(Code::new("draw.describe.nowhere")));
        }
        for (sign, squares) in kinds {
            let code = match sign.effect {
                Effect::Both => Code::new("draw.describe.both"),
                Effect::Move => Code::new("draw.describe.move"),
                Effect::Capture => Code::new("draw.describe.capture"),
                Effect::Elsewhere => Code::new("draw.describe.elsewhere"),
            };
            let when = match sign.when {
                When::Always => "always",
                When::FirstMove => "first-move",
                When::Conditional => "condition",
            };
            let message = Message::new(code)
                .with("leg", sign.leg)
                .with("when", Argument::text(when))
                .with("squares", self.squares(&squares));
            self.say(&message);
        }
    }

    fn tracks(&mut self, lines: &[Line]) {
        let ends = |manner| lines.iter().filter(move |line| line.manner == manner);
        let slides: BTreeSet<Square> =
            ends(Manner::Slide).filter(|line| line.from != line.to).map(|line| line.to).collect();
        if !slides.is_empty() {
            let squares = self.squares(&slides);
            self.say(&Message::new(Code::new("draw.describe.slide")).with("squares", squares));
        }
        let leaps: BTreeSet<Square> = ends(Manner::Leap).map(|line| line.to).collect();
        if !leaps.is_empty() {
            let squares = self.squares(&leaps);
            self.say(&Message::new(Code::new("draw.describe.leap")).with("squares", squares));
        }
        let mut hops: BTreeMap<Option<Square>, BTreeSet<Square>> = BTreeMap::new();
        for hop in ends(Manner::Hop) {
            hops.entry(hop.hurdle).or_default().insert(hop.to);
        }
        for (hurdle, squares) in hops {
            let hurdle = hurdle.map(|square| (self.name)(square)).unwrap_or_default();
            let message = Message::new(Code::new("draw.describe.hop"))
                .with("squares", self.squares(&squares))
                .with("hurdle", Argument::Text(hurdle));
            self.say(&message);
        }
        for partner in ends(Manner::Partner) {
            let message = Message::new(Code::new("draw.describe.partner"))
                .with("from", Argument::Text((self.name)(partner.from)))
                .with("to", Argument::Text((self.name)(partner.to)));
            self.say(&message);
        }
        let stops: BTreeSet<Square> = lines.iter().filter_map(|line| line.stopped_by).collect();
        if !stops.is_empty() {
            let squares = self.squares(&stops);
            self.say(&Message::new(Code::new("draw.describe.stop")).with("squares", squares));
        }
    }

    fn position(&mut self, scene: &Scene) {
        let on_board: BTreeMap<Square, &Piece> =
            scene.cells.iter().filter_map(|cell| Some((cell.square, cell.piece.as_ref()?))).collect();
        for side in Side::ALL {
            let name = Argument::Term(scene.sides[side.index()].name);
            let own = on_board.iter().filter(|(_, piece)| piece.side == side);
            let own: BTreeMap<Square, &Piece> = own.map(|(&square, &piece)| (square, piece)).collect();
            if own.is_empty() {
                self.say(&Message::new(Code::new("draw.describe.no-pieces")).with("side", name));
            } else {
                self.pieces(Code::new("draw.describe.pieces"), vec![("side", name)], own);
            }
        }
        for reserve in scene.reserves.iter().filter(|reserve| !reserve.pieces.is_empty()) {
            let mut counts: Vec<(String, usize)> = Vec::new();
            for piece in reserve.pieces.iter().take(RESERVE) {
                let name = self.catalogue.sentence(&piece.name);
                match counts.iter_mut().find(|(known, _)| *known == name) {
                    Some((_, count)) => *count += 1,
                    None => counts.push((name, 1)),
                }
            }
            let names = counts.into_iter().map(|(name, count)| match count {
                1 => name,
                _ => format!("{name} ×{count}"),
            });
            let message = Message::new(Code::new("draw.describe.reserve"))
                .with("side", scene.sides[reserve.side.index()].name)
                .with("reserve", reserve.kind)
                .with("pieces", self.list(names));
            self.say(&message);
        }
        self.holes(scene.cells.iter().filter(|cell| cell.hole).map(|cell| cell.square));
    }

    /// Pieces of one name together, in the order in which they stand.
    fn pieces(
        &mut self,
        code: Code,
        mut arguments: Vec<(&'static str, Argument)>,
        pieces: BTreeMap<Square, &Piece>,
    ) {
        let mut names: Vec<(String, Vec<Square>)> = Vec::new();
        for (square, piece) in pieces {
            let name = self.catalogue.sentence(&piece.name);
            match names.iter_mut().find(|(known, _)| *known == name) {
                Some((_, squares)) => squares.push(square),
                None => names.push((name, vec![square])),
            }
        }
        if names.is_empty() {
            return;
        }
        let items: Vec<String> = names
            .into_iter()
            .map(|(name, squares)| {
                let item = Message::new(Code::new("draw.describe.piece-on"))
                    .with("piece", Argument::Text(name))
                    .with("squares", self.squares(&squares));
                self.catalogue.sentence(&item)
            })
            .collect();
        let separator = self.catalogue.word(Code::new("draw.list.groups"));
        arguments.push(("pieces", Argument::Text(items.join(&separator))));
        self.say(&Message { code, arguments });
    }

    fn holes(&mut self, holes: impl Iterator<Item = Square>) {
        let holes: BTreeSet<Square> = holes.collect();
        if !holes.is_empty() {
            let squares = self.squares(&holes);
            self.say(&Message::new(Code::new("draw.describe.holes")).with("squares", squares));
        }
    }

    fn overlays_of(&mut self, scene: &Scene, options: &Options<'_>) {
        let changed: Vec<Square> = scene.last_move.iter().chain(&options.last_move).copied().collect();
        let marks = scene.marks.iter().map(|(square, name)| (*square, Mark::from(name.as_str())));
        let marks: Vec<(Square, Mark)> = marks.chain(options.marks.iter().cloned()).collect();
        self.overlays(&changed, &marks, options);
    }

    fn overlays(&mut self, changed: &[Square], marks: &[(Square, Mark)], options: &Options<'_>) {
        if !changed.is_empty() {
            let squares: BTreeSet<Square> = changed.iter().copied().collect();
            let squares = self.squares(&squares);
            self.say(&Message::new(Code::new("draw.describe.last-move")).with("squares", squares));
        }
        let mut named: BTreeMap<String, Vec<Square>> = BTreeMap::new();
        for (square, mark) in marks.iter().take(OVERLAYS) {
            named.entry(self.mark(mark)).or_default().push(*square);
        }
        for (mark, squares) in named {
            let message = Message::new(Code::new("draw.describe.mark"))
                .with("mark", Argument::Text(mark))
                .with("squares", self.squares(&squares));
            self.say(&message);
        }
        for arrow in options.arrows.iter().take(OVERLAYS) {
            let message = Message::new(Code::new("draw.describe.arrow"))
                .with("from", Argument::Text((self.name)(arrow.from)))
                .with("to", Argument::Text((self.name)(arrow.to)));
            self.say(&message);
        }
    }

    fn mark(&self, mark: &Mark) -> String {
        use crate::Shape::{Circle, Cross, Diamond, Square, Star, Triangle};
        let code = match mark {
            Mark::Label(text) => {
                let message = Message::new(Code::new("draw.mark.label")).with("text", Argument::input(text));
                return self.catalogue.sentence(&message);
            }
            Mark::Shape(Circle) => Code::new("draw.mark.circle"),
            Mark::Shape(Square) => Code::new("draw.mark.square"),
            Mark::Shape(Cross) => Code::new("draw.mark.cross"),
            Mark::Shape(Triangle) => Code::new("draw.mark.triangle"),
            Mark::Shape(Diamond) => Code::new("draw.mark.diamond"),
            Mark::Shape(Star) => Code::new("draw.mark.star"),
        };
        self.catalogue.word(code)
    }
}
