use core::ops::Range;

use tabiya_board::{Bitboard, Geometry, Side};
use tabiya_pieces::Fen;

use crate::ini::config::Config;
use crate::ini::pieces::Kind;
use crate::spec::Squares;

/// The start position of a section: Fairy-Stockfish lets fields out and writes hands in two ways.
#[derive(Clone, Debug)]
pub(super) struct Start {
    board: String,
    hand: Option<String>,
    fields: Vec<String>,
    /// The board, where it is one.
    fen: Option<Fen>,
}

impl Start {
    pub(super) fn of(config: &Config) -> Self {
        let mut fields = config.start.split_whitespace().map(str::to_owned);
        let first = fields.next().unwrap_or_default();
        let (mut board, mut hand) = match first.split_once('[') {
            Some((board, hand)) => (board.to_owned(), Some(hand.trim_end_matches(']').to_owned())),
            None => (first, None),
        };
        // Where there are drops, one rank too many is the hands.
        if hand.is_none()
            && config.drops.allowed
            && board.split('/').count() == usize::from(config.height) + 1
            && let Some((ranks, last)) = board.clone().rsplit_once('/')
        {
            ranks.clone_into(&mut board);
            hand = Some(last.to_owned());
        }
        let hand = hand.map(|hand| hand.trim_start_matches('-').to_owned());
        let fen = board.parse().ok();
        Self { board, hand, fields: fields.collect(), fen }
    }

    pub(super) fn holes(&self, geometry: Geometry) -> Squares {
        let mut holes = Squares::EMPTY;
        if let Some(fen) = self.fen.as_ref().filter(|fen| fen.board.geometry() == geometry) {
            fen.board.holes().iter().for_each(|&square| holes.insert(geometry.index(square)));
        }
        holes
    }

    /// The squares of a side's pieces of a kind, as file and rank from 1.
    pub(super) fn men(&self, config: &Config, side: usize, kind: Kind) -> Vec<(u8, u8)> {
        let (Some(fen), Some(letter)) = (&self.fen, config.letter(kind)) else { return Vec::new() };
        let height = fen.board.geometry().height();
        let is_one = |man: &tabiya_pieces::Man| {
            man.side == Side::from_index(side) && char::from(man.letter).eq_ignore_ascii_case(&letter)
        };
        fen.board
            .men()
            .filter(|(_, man)| is_one(man))
            .map(|(square, _)| (square.column() + 1, height - square.row()))
            .collect()
    }

    /// Whether a side has a piece of a kind on the board or in hand.
    pub(super) fn has(&self, config: &Config, side: usize, kind: Kind) -> bool {
        let cased = |letter: char| if side == 0 { letter.to_ascii_uppercase() } else { letter };
        let in_hand = self.hand.as_ref().zip(config.letter(kind));
        !self.men(config, side, kind).is_empty()
            || in_hand.is_some_and(|(hand, letter)| hand.contains(cased(letter)))
    }

    /// The letters that say which castlings there are.
    pub(super) fn rights(&self) -> &str {
        match self.fields.get(1) {
            Some(field) if field.chars().all(|c| c.is_ascii_alphabetic()) => field,
            _ => "",
        }
    }

    /// The numbers of checks to give, `3+3`.
    pub(super) fn checks(&self) -> Option<(u8, u8)> {
        self.fields.iter().find_map(|field| checks(field))
    }

    /// The position as variants here write it. `rights` are the castlings that there are; `most` is how many checks win.
    pub(super) fn show(&self, config: &Config, rights: &str, has_hands: bool, most: Option<u8>) -> String {
        let mut text = self.board.clone();
        if has_hands {
            text += "[";
            text += self.hand.as_deref().unwrap_or_default();
            text += "]";
        }
        let fields = &self.fields;
        let turn = fields.first().map_or("w", String::as_str);
        let rights = if rights.is_empty() { "-" } else { rights };
        text.extend([" ", turn, " ", rights]);
        let is_number = |field: &&String| field.parse::<u32>().is_ok();
        // Behind castling, where it is said: the square passed.
        let passed = fields.get(2).filter(|field| field.starts_with(|c: char| c.is_ascii_lowercase()));
        text.extend([" ", passed.map_or("-", String::as_str)]);
        if config.check_counting {
            let (white, black) = self.checks().or(most.map(|most| (most, most))).unwrap_or((1, 1));
            text.extend([" ", &white.to_string(), "+", &black.to_string()]);
        }
        let mut numbers = fields.iter().skip(1).filter(is_number);
        let quiet = numbers.next().map_or("0", String::as_str);
        let number = numbers.next().map_or("1", String::as_str);
        text + &format!(" {quiet} {number}")
    }
}

/// A position of the size that is asked for: the kings in two corners.
pub(in crate::ini) fn example(config: &Config) -> String {
    let king = config.letter(Kind::KING).unwrap_or('K');
    let beside = match config.width {
        0 | 1 => String::new(),
        width => (width - 1).to_string(),
    };
    let between = format!("/{}", config.width).repeat(usize::from(config.height.saturating_sub(2)));
    let (black, white) = (king.to_ascii_lowercase(), king.to_ascii_uppercase());
    let hands = if config.drops.allowed { "[]" } else { "" };
    format!("{black}{beside}{between}/{white}{beside}{hands} w - - 0 1")
}

fn checks(field: &str) -> Option<(u8, u8)> {
    let (white, black) = field.split_once('+')?;
    Some((white.parse().ok()?, black.parse().ok()?))
}

/// Where a part of a start position stands in the text that it was made from, where it was taken over as it is.
pub(in crate::ini) fn place_in(made: &str, given: &str, range: Range<usize>) -> Range<usize> {
    let same = made.bytes().zip(given.bytes()).take_while(|(a, b)| a == b).count();
    if range.end <= same { range } else { 0..given.len() }
}
