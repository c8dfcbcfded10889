//! The lines of pieces.

use tabiya_game::{Argument, Level, Message};
use tabiya_pieces::tree::{
    Alternatives, Condition, ConditionKind, Core, Guard, Leg, Lines, Linkage, Place, Promotion, Property,
};
use tabiya_pieces::{Piece, Profile, lint};

use super::budget::{MAX_STEPS, steps};
use super::check::SIDES;
use super::codes::{JOINT_MOVER, LINE_RANK, MUCH_WORK, PROMOTES_TO_ITSELF};
use super::node::{Node, Table, Text, Value};
use super::reader::Reader;

/// What is no news where all lines are read with the extensions.
const EXTENSION_USED: &str = "pieces.lint.extension-used";
/// A note on what the document says of groups, where a variant has a rule of its own.
const TURNING: &str = "pieces.lint.turning";
/// Notes on letters that here are errors.
const CLASHES: [&str; 2] = ["pieces.lint.letter-clash", "pieces.lint.letter-clash-no-condition"];

impl Reader {
    /// The lines under the key `line`, for each side.
    pub(super) fn lines_of(&mut self, letter: &str, table: &Table) -> [Piece; 2] {
        match table.get("line").map(|Node { value, .. }| value) {
            Some(Value::Text(text)) => {
                let line = self.line(letter, text);
                self.count_steps(&line, text);
                [line.clone(), line]
            }
            Some(Value::Table(sides)) => {
                SIDES.map(|side| sides.text(side).map_or_else(immobile, |text| self.line(letter, text)))
            }
            _ => [immobile(), immobile()],
        }
    }

    /// Counts the work that a line makes for one side; tells where it becomes too much.
    fn count_steps(&mut self, piece: &Piece, text: &Text) {
        let before = self.steps;
        self.steps = before.saturating_add(steps(&piece.alternatives, self.geometry));
        if before <= MAX_STEPS && self.steps > MAX_STEPS {
            self.report.error(&text.place, Message::new(MUCH_WORK).with("limit", MAX_STEPS));
        }
    }

    fn line(&mut self, letter: &str, text: &Text) -> Piece {
        if text.value.trim().is_empty() {
            return immobile();
        }
        let reading = tabiya_pieces::read(&text.value, Profile::Tabiya);
        let Some(piece) = reading.piece else {
            self.report.within(text, reading.diagnostics);
            return immobile();
        };
        let mut notes = reading.diagnostics;
        notes.extend(lint::check(&piece, &text.value));
        let is_news = |code: &str| {
            code != EXTENSION_USED && !CLASHES.contains(&code) && !(code == TURNING && self.says_repeat)
        };
        notes.retain(|note| is_news(note.code().as_str()));
        debug_assert!(
            notes.iter().all(|note| note.level == Level::Note),
            "a line that stands has notes only"
        );
        self.report.within(text, notes);
        self.count_steps(&piece, text);
        let clashes = lint::clashes(&piece, &text.value);
        if clashes.is_empty() {
            Check { reader: self, text, letter }.alternatives(&piece.alternatives);
        } else {
            self.report.within(text, clashes);
        }
        piece
    }
}

/// The line of a piece whose line can't be read.
fn immobile() -> Piece {
    Piece { alternatives: Alternatives { chains: Vec::new() }, linkage: Linkage::Free }
}

/// Holds the letters and ranks of a line against the variant.
struct Check<'r> {
    reader: &'r mut Reader,
    text: &'r Text,
    /// Of the piece whose line it is.
    letter: &'r str,
}

impl Check<'_> {
    fn alternatives(&mut self, alternatives: &Alternatives) {
        for leg in alternatives.chains.iter().flat_map(|chain| &chain.legs) {
            self.leg(leg);
        }
    }

    fn leg(&mut self, leg: &Leg) {
        for guard in &leg.guards {
            match guard {
                Guard::Influence(influence) => self.letters(&influence.letters, influence.place),
                Guard::Condition(Condition { kind: ConditionKind::Line(lines), place, .. }) => {
                    self.ranks(*lines, *place);
                }
                Guard::Condition(_) => {}
            }
        }
        match &leg.core {
            Core::Group(group) => self.alternatives(&group.body),
            Core::Promotion(promotion) => self.promotion(promotion),
            _ => {}
        }
        for property in &leg.properties {
            match property {
                Property::Joint { letters, place } => self.joint(letters, *place),
                Property::Swap(swap) => self.letters(&swap.letters, swap.place),
                Property::Promotion(promotion) => self.promotion(promotion),
                Property::Blast { .. } => {}
            }
        }
    }

    fn joint(&mut self, letters: &str, place: Place) {
        let mut letters = letters.chars();
        if let Some(mover) = letters.next()
            && !self.letter.contains(mover)
        {
            let message = Message::new(JOINT_MOVER).with("found", Argument::text(mover));
            self.error(message.with("letter", Argument::text(self.letter)), place, &mover.to_string());
        }
        self.letters(letters.as_str(), place);
    }

    fn promotion(&mut self, promotion: &Promotion) {
        for choice in &promotion.choices {
            self.letter(choice, promotion.place);
            if choice == self.letter {
                let message = Message::new(PROMOTES_TO_ITSELF).with("letter", Argument::text(choice));
                self.error(message, promotion.place, choice);
            }
        }
        self.ranks(promotion.lines, promotion.place);
    }

    /// Notes ranks that the board has not.
    fn ranks(&mut self, lines: Lines, place: Place) {
        let height = self.reader.geometry.height();
        if !(1..=height).any(|rank| lines.contains(rank)) {
            let message = Message::new(LINE_RANK).with("found", lines.from).with("ranks", height);
            self.reader.report.note(&self.text.at(place.range()), message);
        }
    }

    fn letters(&mut self, letters: &str, place: Place) {
        letters.chars().for_each(|letter| self.letter(letter.encode_utf8(&mut [0; 4]), place));
    }

    /// Tells when no piece has this letter.
    fn letter(&mut self, letter: &str, place: Place) {
        if !self.reader.is_known(letter) {
            self.error(self.reader.no_such(letter), place, letter);
        }
    }

    /// Tells what is wrong with a letter: at the letter where it is written as it is read, and otherwise at all that has
    /// it.
    fn error(&mut self, message: Message, place: Place, letter: &str) {
        let range = place.range();
        let written = self.text.value.get(range.clone()).unwrap_or_default();
        let at = written.rfind(letter).map(|at| range.start + at);
        let range = at.map_or(range, |at| at..at + letter.len());
        self.reader.report.error(&self.text.at(range), message);
    }
}
