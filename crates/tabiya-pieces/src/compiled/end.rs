use tabiya_board::{Bitboard, Side};

use super::finish::{Finish, Trait};
use super::ground::Ground;

/// What the effects and promotions of a move come to.
#[derive(Debug, Default)]
pub(super) struct End {
    pub(super) removes_mover: bool,
    pub(super) radius: u8,
    /// Letters of several matching promotions are united (H16).
    pub(super) choices: u64,
    /// All matching promotions are optional (E7).
    pub(super) may_decline: bool,
}

impl End {
    pub(super) fn add<B: Bitboard>(&mut self, finish: &Finish<B>, side: usize, to: usize, captured: bool) {
        self.removes_mover |= finish.removes_mover;
        for blast in &finish.blasts {
            if captured || !blast.on_capture {
                self.radius = self.radius.max(blast.radius);
            }
        }
        for promotion in &finish.promotions {
            if promotion.zone[side].contains(to) {
                self.may_decline = promotion.optional && (self.choices == 0 || self.may_decline);
                self.choices |= promotion.choices;
            }
        }
    }
}

/// What becomes of a piece on which squares, where that depends on nothing else: the moves of its tables are divided by
/// it.
#[derive(Clone, Debug)]
pub(super) struct Outcome<B> {
    /// `None`: it stays what it is.
    pub(super) promotion: Option<u8>,
    /// By side: the final squares of moves that capture nothing.
    pub(super) quiet: [B; 2],
    /// By side: those of moves that capture.
    pub(super) captures: [B; 2],
}

/// The outcomes on all squares by these properties of a piece.
pub(super) fn outcomes<B: Bitboard>(
    traits: &[Trait<B>],
    promotions: usize,
    ground: &Ground<B>,
) -> Vec<Outcome<B>> {
    let outcome = |promotion| Outcome { promotion, quiet: [B::EMPTY; 2], captures: [B::EMPTY; 2] };
    let mut outcomes: Vec<Outcome<B>> =
        [None].into_iter().chain((0..promotions as u8).map(Some)).map(outcome).collect();
    for (side, square) in
        Side::ALL.into_iter().flat_map(|side| (0..ground.squares()).map(move |at| (side, at)))
    {
        for captured in [false, true] {
            let mut end = End::default();
            for property in traits {
                if property.applies(captured) && property.guard.squares[side.index()].contains(square) {
                    end.add(&property.finish, side.index(), square, captured);
                }
            }
            let mut add = |number: usize| {
                let outcome = &mut outcomes[number];
                let squares = if captured { &mut outcome.captures } else { &mut outcome.quiet };
                squares[side.index()].insert(square);
            };
            if end.choices == 0 || end.may_decline {
                add(0);
            }
            for number in end.choices.iter() {
                add(number + 1);
            }
        }
    }
    outcomes
}
