use tabiya_board::{Bitboard, Side};

use super::ground::Ground;
use super::guard::Guard;
use super::ray;
use super::takes::Takes;
use super::view::View;
use super::{Means, Position};
use crate::OverBudget;
use crate::tree::{self, Chain, Core, Leg, Number, Property};

/// What happens after the last leg of a move because of one of its legs: effects (H12) and promotions (H16).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Finish<B> {
    /// `c0`.
    pub(super) removes_mover: bool,
    pub(super) blasts: Vec<Blast>,
    pub(super) promotions: Vec<Promotion<B>>,
}

/// `Ar1`, `cAr1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Blast {
    pub(super) radius: u8,
    /// Only when the move captured (Q8).
    pub(super) on_capture: bool,
}

/// `L8QR`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Promotion<B> {
    /// By side: where it happens.
    pub(super) zone: [B; 2],
    /// A bit for each name in [`Names`].
    pub(super) choices: u64,
    pub(super) optional: bool,
}

/// What the piece can become, in the order of the bits of [`Promotion::choices`].
#[derive(Clone, Debug, Default)]
pub(super) struct Names(pub(super) Vec<String>);

/// A property of the whole piece, written as an alternative that makes no move (H13).
#[derive(Clone, Debug)]
pub(super) struct Trait<B> {
    /// It holds `c0` or `cAr`, or asks for `c`: it applies to moves that capture only.
    on_capture: bool,
    /// It asks for `o`: it applies to moves that capture nothing.
    on_quiet: bool,
    /// Looked at on the final square.
    pub(super) guard: Guard<B>,
    pub(super) finish: Finish<B>,
}

impl Names {
    fn bit(&mut self, name: &str) -> u64 {
        let number = self.0.iter().position(|known| known == name).unwrap_or_else(|| {
            self.0.push(name.to_owned());
            self.0.len() - 1
        });
        // There are 52 names, a letter or one behind a `+`; a tree that has more is not one of the notation.
        if number < 64 { 1 << number } else { 0 }
    }
}

impl<B> Default for Finish<B> {
    fn default() -> Self {
        Self { removes_mover: false, blasts: Vec::new(), promotions: Vec::new() }
    }
}

impl<B: Bitboard> Finish<B> {
    /// The effects of a leg that does nothing else, and of properties.
    pub(super) fn of_leg(leg: &Leg, ground: &Ground<B>, names: &mut Names) -> Self {
        let mut finish = Self::default();
        let on_capture = Takes::of(leg).must;
        match &leg.core {
            Core::Itself => finish.removes_mover = on_capture,
            Core::Blast(radius) => finish.add_blast(*radius, on_capture, ground),
            Core::Promotion(promotion) => finish.add_promotion(promotion, ground, names),
            _ => {}
        }
        finish.add_properties(leg, ground, names);
        finish
    }

    pub(super) fn add_properties(&mut self, leg: &Leg, ground: &Ground<B>, names: &mut Names) {
        for property in &leg.properties {
            match property {
                Property::Blast { on_capture, radius, .. } => {
                    self.add_blast(*radius, *on_capture, ground);
                }
                Property::Promotion(promotion) => {
                    self.add_promotion(promotion, ground, names);
                }
                Property::Joint { .. } | Property::Swap(_) => {}
            }
        }
    }

    fn add(&mut self, other: Self) {
        self.removes_mover |= other.removes_mover;
        self.blasts.extend(other.blasts);
        self.promotions.extend(other.promotions);
    }

    fn add_blast(&mut self, radius: Number, on_capture: bool, ground: &Ground<B>) {
        let blast = Blast { radius: ray::number(radius, ground.edge()), on_capture };
        if !self.blasts.contains(&blast) {
            self.blasts.push(blast);
        }
    }

    fn add_promotion(&mut self, promotion: &tree::Promotion, ground: &Ground<B>, names: &mut Names) {
        let promotion = Promotion {
            zone: Side::ALL.map(|side| ground.lines(side, |line| promotion.lines.contains(line))),
            choices: promotion.choices.iter().fold(0, |all, name| all | names.bit(name)),
            optional: promotion.optional,
        };
        if !self.promotions.contains(&promotion) {
            self.promotions.push(promotion);
        }
    }

    pub(super) fn is_nothing(&self) -> bool {
        !self.has_effects() && self.promotions.is_empty()
    }

    /// Whether it can empty squares.
    pub(super) fn has_effects(&self) -> bool {
        self.removes_mover || !self.blasts.is_empty()
    }

    /// Where it can promote.
    pub(super) fn zone(&self, side: Side) -> B {
        self.promotions.iter().fold(B::EMPTY, |zone, promotion| zone | promotion.zone[side.index()])
    }
}

impl<B: Bitboard> Trait<B> {
    /// The property that an alternative is, `None` for one that is a move.
    pub(super) fn new(chain: &Chain, ground: &Ground<B>, names: &mut Names) -> Option<Self> {
        if !chain.is_property() {
            return None;
        }
        let any = |asks: fn(Takes) -> bool| chain.legs.iter().any(|leg| asks(Takes::of(leg)));
        let mut finish = Finish::default();
        for leg in &chain.legs {
            finish.add(Finish::of_leg(leg, ground, names));
        }
        Some(Self {
            on_capture: finish.has_effects() || any(|takes| takes.must),
            on_quiet: any(|takes| takes.must_not),
            guard: Guard::new(chain.legs.iter().flat_map(|leg| &leg.guards), ground),
            finish,
        })
    }

    /// What it does to a move that ends on this square.
    pub(super) fn applying<P: Position<B>>(
        &self,
        view: &View<'_, P, B>,
        to: usize,
        means: &mut Means<B>,
    ) -> Result<Option<&Finish<B>>, OverBudget> {
        let applies = self.applies(!view.captured.is_empty());
        Ok((applies && self.guard.holds(view, to, means)?).then_some(&self.finish))
    }

    /// Whether it only promotes, and depends on nothing but the final square and whether the move captured.
    pub(super) fn is_plain(&self) -> bool {
        self.guard.asks.is_nothing() && !self.finish.has_effects()
    }

    /// Whether it applies to moves that captured, or did not, as far as its squares allow.
    pub(super) const fn applies(&self, captured: bool) -> bool {
        if captured { !self.on_quiet } else { !self.on_capture }
    }

    /// The final squares on which it can change a move that captures nothing, and one that captures.
    pub(super) fn zones(&self, side: Side, ground: &Ground<B>) -> (B, B) {
        let zone = if self.finish.has_effects() { ground.all() } else { self.finish.zone(side) };
        let zone = zone & self.guard.squares[side.index()];
        (if self.on_capture { B::EMPTY } else { zone }, if self.on_quiet { B::EMPTY } else { zone })
    }
}
