//! Positions from what texts say, and back.

mod passing;
mod rights;
mod stuck;

use tabiya_board::{Bitboard, Geometry, Side};
use tabiya_game::{Diagnostic, Mode};
use tabiya_pieces::tree::{Core, Leg, Property};

use super::Engine;
use super::position::{NONE, Position, kind_of, man, side_of};
use crate::spec::{Royalty, TypeId, TypeSpec};
use crate::text::{self, Passed, Right, Setup, Stands};

/// A rule that a setup breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// The board has another size.
    Board(Geometry),
    /// A piece stands on a hole.
    OnHole(usize),
    /// The text has a hole where the board has none.
    NotHole(usize),
    /// The text has an empty square where the board has a hole.
    HoleUnwritten(usize),
    /// A piece stands where its type may not.
    Region(usize),
    /// A piece stands where it would have become another.
    Stuck(usize),
    /// Pieces in hand, in a game without hands: the first of a side.
    NoHands(Side),
    /// Pieces in hand of a type that never is there.
    NotInHand(Side, TypeId),
    /// More pieces of a type in hand than can be counted.
    HandCount(Side, TypeId),
    /// A castling right without the pieces for it.
    Right(Side, Right),
    /// No piece can have passed these squares.
    PassedNothing,
    /// Several pieces can have passed them: where they stand.
    PassedSeveral(Vec<usize>),
    /// No piece stands where one is said to be unmoved.
    UnmovedEmpty(usize),
    /// More checks are left than the game asks for.
    ChecksMany(u8),
    /// A side has lost what it can't lose.
    NoRoyal(Side),
    /// A side has more royal pieces than it can have: so many, where so many are the most.
    Royals(Side, u32, u32),
    /// The side that is not to move has left a royal piece attacked.
    InCheck(Side),
    /// A side is in check, in a game where nobody may give any.
    GivesCheck(Side),
}

impl<B: Bitboard> Engine<B> {
    /// The board's size.
    pub(crate) const fn geometry(&self) -> Geometry {
        self.atlas.geometry
    }

    /// The start position; an empty board where the spec's text has none.
    pub(super) fn read_start(&self) -> Position<B> {
        match text::read_fen(&self.spec, &self.spec.start, Mode::Exact) {
            Ok(read) if read.setup.geometry == self.geometry() => {
                let home = self.stand(&read.setup).board;
                self.position(&read.setup, &home, &mut Vec::new())
            }
            _ => self.start.clone(),
        }
    }

    /// Reads a position.
    ///
    /// # Errors
    /// What is wrong with the form, or all rules that the position breaks.
    pub fn read(&self, fen: &str) -> Result<Position<B>, Vec<Diagnostic>> {
        let read = text::read_fen(&self.spec, fen, Mode::Exact)?;
        text::position_of(self, &read.setup)
    }

    /// The text of a position.
    pub fn write(&self, position: &Position<B>) -> String {
        text::write_fen(&self.spec, &self.setup(position))
    }

    /// The position of a setup, as far as it has one, with all rules that it breaks.
    pub(crate) fn judge(&self, setup: &Setup) -> (Position<B>, Vec<Fault>) {
        let mut faults = Vec::new();
        if setup.geometry != self.geometry() {
            return (self.start.clone(), vec![Fault::Board(setup.geometry)]);
        }
        self.judge_squares(setup, &mut faults);
        self.judge_hands(setup, &mut faults);
        let position = self.position(setup, &self.start.board, &mut faults);
        self.judge_royals(&position, &mut faults);
        (position, faults)
    }

    fn judge_squares(&self, setup: &Setup, faults: &mut Vec<Fault>) {
        for (square, &stands) in setup.squares.iter().enumerate() {
            let is_hole = !self.atlas.squares.contains(square);
            match stands {
                Stands::Nothing if is_hole => faults.push(Fault::HoleUnwritten(square)),
                Stands::Hole if !is_hole => faults.push(Fault::NotHole(square)),
                Stands::Piece(..) if is_hole => faults.push(Fault::OnHole(square)),
                Stands::Piece(side, kind) if !self.region(side, kind as u8).contains(square) => {
                    faults.push(Fault::Region(square));
                }
                Stands::Piece(side, kind) if self.is_stuck(side, kind as u8, square) => {
                    faults.push(Fault::Stuck(square));
                }
                _ => {}
            }
        }
    }

    fn judge_hands(&self, setup: &Setup, faults: &mut Vec<Fault>) {
        for side in Side::ALL {
            let hand = &setup.hands[side.index()];
            if self.spec.drops.is_none() && !hand.is_empty() {
                faults.push(Fault::NoHands(side));
                continue;
            }
            for kind in (0..self.spec.types.len()).filter(|kind| hand.contains(kind)) {
                if !self.can_be_held(kind) {
                    faults.push(Fault::NotInHand(side, kind));
                }
                if hand.iter().filter(|&&other| other == kind).count() > usize::from(u8::MAX) {
                    faults.push(Fault::HandCount(side, kind));
                }
            }
        }
    }

    /// Whether pieces of a type can be in a hand: where captured pieces come into hands, what those become there, and what
    /// is in a hand at the start.
    fn can_be_held(&self, kind: TypeId) -> bool {
        let is_at_start = Side::ALL.into_iter().any(|side| self.start.in_hand(side, kind as u8) > 0);
        // The last royal piece, where explosions can win the game.
        let is_captured =
            |of: &TypeSpec| !of.royal || self.spec.royalty != Royalty::Each || self.loses_royals;
        let is_prisoner = self.spec.types.iter().any(|of| of.in_hand == Some(kind) && is_captured(of));
        let fills = self.spec.drops.as_ref().is_some_and(|drops| drops.captures_to_hand);
        is_at_start || is_prisoner || !fills
    }

    /// What holds of royal pieces: each side has them, and who has just moved has not left one attacked.
    fn judge_royals(&self, position: &Position<B>, faults: &mut Vec<Fault>) {
        let is_decided = self.decided(position).is_some();
        let can_appear = self.royals_can_appear();
        for side in Side::ALL {
            let found = position.of(side, &self.royals).len();
            let most = self.start.of(side, &self.royals).len();
            if found == 0 && most > 0 && !is_decided {
                faults.push(Fault::NoRoyal(side));
            }
            if found > most && !can_appear {
                faults.push(Fault::Royals(side, found, most));
            }
        }
        let mut passed = position.clone();
        passed.to_move = !position.to_move;
        if !is_decided && self.in_check(&passed) {
            faults.push(Fault::InCheck(passed.to_move));
        } else if self.spec.no_checks && self.in_check(position) {
            faults.push(Fault::GivesCheck(position.to_move));
        }
    }

    /// Whether there can be more royal pieces than at the start: by promotion or from a hand.
    fn royals_can_appear(&self) -> bool {
        let royal = |kind: &TypeId| self.spec.types[*kind].royal;
        let lines = self.spec.types.iter().flat_map(TypeSpec::all_lines);
        let letters = lines.flat_map(|line| line.alternatives.all_legs()).flat_map(promotes_to);
        let by_line = letters
            .into_iter()
            .any(|letter| self.spec.types.iter().any(|kind| kind.royal && kind.letter == *letter));
        let by_rule = self.spec.promotions.iter().flat_map(|rule| &rule.to).any(royal);
        let from_hand = |kind: &TypeSpec| kind.in_hand.iter().chain(&kind.dropped_as).any(royal);
        let by_hand = self.spec.drops.is_some()
            && (self.spec.types.iter().any(from_hand)
                || self
                    .start
                    .hands
                    .iter()
                    .enumerate()
                    .any(|(man, &count)| count > 0 && self.royals.contains(&kind_of(man as u8))));
        self.spec.royalty == Royalty::Nothing || by_line || by_rule || by_hand
    }

    /// A board with these pieces and nothing else said.
    fn stand(&self, setup: &Setup) -> Position<B> {
        let mut position = Position {
            sides: [B::EMPTY; 2],
            types: vec![B::EMPTY; self.spec.types.len()].into(),
            board: vec![NONE; self.geometry().area()].into(),
            to_move: Side::First,
            unmoved: B::EMPTY,
            passing: None,
            hands: vec![0; self.start.hands.len()].into(),
            checks: [0; 2],
            quiet: setup.quiet,
            number: setup.number,
            passes: 0,
            arrived: None,
            hash: 0,
        };
        for (square, &stands) in setup.squares.iter().enumerate() {
            if let Stands::Piece(side, kind) = stands
                && self.atlas.squares.contains(square)
            {
                self.put(&mut position, square as u8, man(kind as u8, side));
            }
        }
        for side in Side::ALL {
            for &kind in &setup.hands[side.index()] {
                self.change_hand(&mut position, man(kind as u8, side), 1);
            }
        }
        if setup.to_move == Side::Second {
            position.to_move = Side::Second;
            position.hash ^= self.keys.to_move;
        }
        position
    }

    /// The position of a setup on a board of the right size. Pieces at `home` are where the game starts from.
    fn position(&self, setup: &Setup, home: &[u8], faults: &mut Vec<Fault>) -> Position<B> {
        let mut position = self.stand(setup);
        position.unmoved = self.unmoved_of(&position, setup, home, faults);
        position.unmoved.iter().for_each(|square| position.hash ^= self.keys.unmoved(square));
        if let Some(passed) = &setup.passed {
            position.passing = self.passing_of(&position, passed, faults);
        }
        if let Some((squares, _)) = position.passing {
            squares.iter().for_each(|square| position.hash ^= self.keys.passing(square));
        }
        if let (Some(most), Some(left)) = (self.spec.ends.checks, setup.checks_left) {
            for (side, left) in left.into_iter().enumerate() {
                if left > most {
                    faults.push(Fault::ChecksMany(most));
                }
                position.checks[side] = most.saturating_sub(left);
                position.hash ^= self.keys.checks(side, position.checks[side]);
            }
        }
        position.passes = setup.passes;
        if self.counts_passes() {
            position.hash ^= self.keys.passes(setup.passes);
        }
        position.arrived = setup.arrived;
        if let Some(arrival) = setup.arrived {
            position.hash ^= self.keys.arrived(arrival);
        }
        self.forget_idle_passing(&mut position);
        position
    }

    /// What a text has to say of a position.
    pub(crate) fn setup(&self, position: &Position<B>) -> Setup {
        let stands = |square: usize| match position.board[square] {
            NONE if !self.atlas.squares.contains(square) => Stands::Hole,
            NONE => Stands::Nothing,
            man => Stands::Piece(side_of(man), kind_of(man).into()),
        };
        let hand = |side: Side| {
            let kinds = 0..self.spec.types.len();
            kinds
                .flat_map(|kind| core::iter::repeat_n(kind, position.in_hand(side, kind as u8).into()))
                .collect()
        };
        let (rights, unmoved) = self.unmoved_in_text(position);
        let left = |most: u8| position.checks.map(|given| most.saturating_sub(given));
        Setup {
            geometry: self.geometry(),
            squares: (0..self.geometry().area()).map(stands).collect(),
            hands: Side::ALL.map(hand),
            to_move: position.to_move,
            rights,
            passed: position
                .passing
                .map(|passing| Passed { squares: self.passed_in_text(position, passing) }),
            checks_left: self.spec.ends.checks.map(left),
            quiet: position.quiet,
            number: position.number,
            unmoved,
            passes: position.passes,
            arrived: position.arrived,
        }
    }
}

/// The letters that a leg promotes to.
fn promotes_to(leg: &Leg) -> impl Iterator<Item = &String> {
    let of_core = match &leg.core {
        Core::Promotion(promotion) => Some(promotion),
        _ => None,
    };
    let of_properties = leg.properties.iter().filter_map(|property| match property {
        Property::Promotion(promotion) => Some(promotion),
        _ => None,
    });
    of_core.into_iter().chain(of_properties).flat_map(|promotion| &promotion.choices)
}
