use tabiya_board::{Bitboard, Side};

use super::ground::{Ground, Vector};
use super::lame::Lame;
use super::ray::{Manner, Ray};
use super::table::{Leaps, Lines, Room};

/// The ways of a leg: leaps and lines as tables, others followed ray by ray.
#[derive(Clone, Debug)]
pub(super) struct Ways<B> {
    pub(super) manner: Manner,
    leaps: Option<Leaps<B>>,
    lines: Option<Lines<B>>,
    lame: Option<Lame<B>>,
    /// Those for which there was no room.
    walked: Vec<Ray>,
    /// What following them costs at most.
    pub(super) steps: u32,
}

impl<B: Bitboard> Ways<B> {
    pub(super) fn new(manner: Manner, rays: &[Ray], ground: &Ground<B>, room: &mut Room) -> Self {
        let mut ways = Self { manner, leaps: None, lines: None, lame: None, walked: Vec::new(), steps: 1 };
        let plain = |ray: &Ray| Ray { choice: 0, ..*ray };
        let mut rays: Vec<Ray> = rays.iter().map(plain).collect();
        rays.sort_unstable();
        rays.dedup();
        let (leaps, lines): (Vec<Ray>, Vec<Ray>) =
            rays.into_iter().partition(|ray| manner == Manner::Slide && ray.is_leap());
        if !leaps.is_empty() {
            let vectors: Vec<Vector> = leaps.iter().map(|ray| ray.vector).collect();
            ways.leaps = Leaps::new(&vectors, ground, room);
            if ways.leaps.is_none() {
                ways.walked.extend(&leaps);
            }
        }
        if !lines.is_empty() {
            ways.lines = Lines::new(&lines, ground, room);
            if ways.lines.is_none() {
                ways.walked.extend(&lines);
            }
        }
        ways.steps += ways.walked.iter().map(|ray| u32::from(ray.most)).sum::<u32>();
        ways
    }

    /// Lame leaps, which nothing stops but what stands on their way.
    pub(super) fn of_lame(lame: Lame<B>) -> Self {
        let (leaps, lines, walked) = (None, None, Vec::new());
        Self { manner: Manner::Slide, leaps, lines, lame: Some(lame), walked, steps: 1 }
    }

    /// The squares that slides and leaps, or hops, lead to; pieces on the last of them among them.
    #[inline]
    pub(super) fn to(&self, ground: &Ground<B>, side: Side, square: usize, blocked: B, holes: B) -> B {
        let mut to = B::EMPTY;
        if let Some(leaps) = &self.leaps {
            to |= leaps.from(side, square);
        }
        if let Some(lines) = &self.lines {
            match self.manner {
                Manner::Slide => to |= lines.slide(side, square, blocked),
                Manner::Hop | Manner::Jump => {
                    lines.hop(side, square, blocked, blocked & !holes, |_, landings| to |= landings);
                }
            }
        }
        if let Some(lame) = &self.lame {
            to |= lame.to(side, square, blocked);
        }
        for ray in &self.walked {
            to |= ray.follow(self.manner, ground, side, square, blocked, holes).1;
        }
        to
    }

    /// The squares on which it would capture a piece that stood there.
    #[inline]
    pub(super) fn threats(&self, ground: &Ground<B>, side: Side, square: usize, blocked: B, holes: B) -> B {
        match &self.lame {
            Some(lame) => lame.threats(side, square, blocked),
            None => self.to(ground, side, square, blocked, holes),
        }
    }

    /// Those of these pieces that hops lead over, each with the squares where such hops land.
    pub(super) fn hurdles(
        &self,
        ground: &Ground<B>,
        side: Side,
        square: usize,
        blocked: B,
        hurdles: B,
        mut each: impl FnMut(usize, B),
    ) {
        if let Some(lines) = &self.lines {
            lines.hop(side, square, blocked, hurdles, &mut each);
        }
        for ray in &self.walked {
            let (hurdle, landings) = ray.follow(self.manner, ground, side, square, blocked, B::EMPTY);
            if let Some(hurdle) = hurdle.filter(|&hurdle| hurdles.contains(hurdle)) {
                each(hurdle, landings);
            }
        }
    }

    /// The squares where the legs of a way to this square end, in order, this one last.
    pub(super) fn stops(
        &self,
        ground: &Ground<B>,
        side: Side,
        square: usize,
        to: usize,
        blocked: B,
    ) -> Vec<usize> {
        match (&self.lines, &self.lame) {
            (Some(lines), _) => lines.stops(side, square, to),
            (None, Some(lame)) => lame.stops(ground, side, square, to, blocked),
            (None, None) => vec![to],
        }
    }

    /// How many rays are followed from a square.
    pub(super) fn rays(&self) -> usize {
        self.lines.as_ref().map_or(0, Lines::count) + self.walked.len()
    }

    pub(super) fn is_lame(&self) -> bool {
        self.lame.is_some()
    }

    pub(super) fn has_leaps(&self) -> bool {
        self.leaps.is_some() || self.walked.iter().any(|ray| ray.is_leap())
    }

    pub(super) fn has_lines(&self) -> bool {
        self.lines.is_some() || self.walked.iter().any(|ray| !ray.is_leap())
    }

    /// All squares that it can lead to, or jump over, whatever stands where.
    pub(super) fn span(&self, ground: &Ground<B>, side: Side, square: usize) -> B {
        let mut span = B::EMPTY;
        if let Some(leaps) = &self.leaps {
            span |= leaps.from(side, square);
        }
        if let Some(lines) = &self.lines {
            span |= lines.span(side, square);
        }
        if let Some(lame) = &self.lame {
            span |= lame.to(side, square, B::EMPTY);
        }
        if self.walked.is_empty() { span } else { ground.all() }
    }
}

impl Ray {
    /// The first piece on the way of a hop, and the squares where the ray can end: up to the piece that stops it, that
    /// one among them.
    pub(super) fn follow<B: Bitboard>(
        self,
        manner: Manner,
        ground: &Ground<B>,
        side: Side,
        square: usize,
        blocked: B,
        holes: B,
    ) -> (Option<usize>, B) {
        let vector = self.vector.on_board(side);
        let (mut at, mut hurdle, mut landings) = (square, None, B::EMPTY);
        for distance in 1..=self.most {
            let Some(next) = ground.step(at, vector) else { break };
            at = next;
            let hops = manner != Manner::Slide;
            if distance >= self.least && (!hops || hurdle.is_some()) {
                landings.insert(at);
            }
            if blocked.contains(at) {
                if !hops || hurdle.is_some() || holes.contains(at) {
                    break;
                }
                hurdle = Some(at);
            }
        }
        (hurdle, landings)
    }
}
