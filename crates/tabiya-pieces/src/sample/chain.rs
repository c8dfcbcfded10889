use super::leg::is_like_influence;
use super::{Source, Writer};
use crate::Profile;
use crate::tree::{Alternatives, Chain, Core, Group, Leg, Link, Linkage, Piece, Place};

/// A line by chance. It can use all of the grammar that the profile has; most of these lines have moves.
///
/// Its text is read back as the same tree, under the same profile.
pub fn piece(source: &mut impl Source, profile: Profile) -> Piece {
    let mut writer = Writer { source, profile, legs: 24 };
    let linkage = if profile == Profile::Wikipedia { Linkage::Outward } else { Linkage::Free };
    Piece { alternatives: writer.whole(), linkage }
}

impl<S: Source> Writer<'_, S> {
    /// The alternatives of a whole line.
    fn whole(&mut self) -> Alternatives {
        let count = self.source.pick(&[1, 1, 1, 2, 2, 3, 4]);
        let mut chains: Vec<Chain> = (0..count).map(|_| self.alternative()).collect();
        if self.source.percent(2) {
            let depth = 1 + self.source.below(40);
            let body = Alternatives { chains: vec![self.chain(0)] };
            if !is_like_influence(&body) {
                chains[0] = nest(body, depth);
            }
        }
        Alternatives { chains }
    }

    /// One of the alternatives of a line, also of those that stand nowhere else.
    fn alternative(&mut self) -> Chain {
        match self.source.below(100) {
            0..3 => alone(Leg {
                guards: self.fragment(),
                kind: None,
                core: Core::Fragment,
                properties: vec![],
                place: Place::default(),
            }),
            3..8 => alone(self.joint()),
            8..12 => alone(self.swap()),
            12..18 => {
                let legs: Vec<Leg> = (0..=self.source.below(2)).map(|_| self.lasting_effect()).collect();
                let links = vec![Link::Must; legs.len() - 1];
                Chain { legs, links, place: Place::default() }
            }
            _ => self.chain(0),
        }
    }

    /// Alternatives inside a group.
    pub(super) fn alternatives(&mut self, depth: usize) -> Alternatives {
        let count = self.source.pick(&[1, 1, 1, 1, 1, 2, 2, 3]);
        Alternatives { chains: (0..count).map(|_| self.chain(depth)).collect() }
    }

    /// Legs that go somewhere, then at times some that do something there.
    fn chain(&mut self, depth: usize) -> Chain {
        let count = self.source.pick(&[1, 1, 1, 1, 1, 2, 2, 2, 3]);
        let mut legs: Vec<Leg> = (0..count).map(|_| self.leg(depth)).collect();
        let mut links: Vec<Link> = (1..count).map(|_| self.link()).collect();
        for _ in 0..self.few(8) {
            legs.push(self.effect());
            links.push(if self.source.percent(75) { Link::Must } else { self.link() });
        }
        Chain { legs, links, place: Place::default() }
    }

    fn link(&mut self) -> Link {
        self.source.pick(&[Link::Then, Link::Then, Link::Then, Link::Further, Link::Must, Link::Must])
    }
}

/// A chain of one leg.
fn alone(leg: Leg) -> Chain {
    Chain { legs: vec![leg], links: vec![], place: Place::default() }
}

/// Alternatives inside so many parentheses.
fn nest(alternatives: Alternatives, depth: usize) -> Chain {
    let group = |body| {
        let group = Group { count: None, body, connector: None, direction: None };
        let core = Core::Group(Box::new(group));
        alone(Leg { guards: vec![], kind: None, core, properties: vec![], place: Place::default() })
    };
    (1..depth).fold(group(alternatives), |chain, _| group(Alternatives { chains: vec![chain] }))
}
