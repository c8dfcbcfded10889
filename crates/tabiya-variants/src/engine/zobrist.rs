use crate::text::Arrival;

/// Numbers to tell positions apart.
#[derive(Clone, Debug)]
pub(super) struct Keys {
    /// By piece and square.
    men: Box<[[u64; 256]]>,
    unmoved: Box<[u64]>,
    passing: Box<[u64]>,
    /// By piece and number in hand, up to 31.
    hands: Box<[u64]>,
    checks: [[u64; 16]; 2],
    pub(super) to_move: u64,
    arrived: [u64; 2],
    passes: [u64; 2],
}

impl Keys {
    pub(super) fn new(area: usize, types: usize) -> Self {
        let mut state = 0x005e_ed0f_7ab1_4aaa_u64;
        let mut next = move || {
            // SplitMix64.
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut mixed = state;
            mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            mixed ^ (mixed >> 31)
        };
        let men: Vec<[u64; 256]> = (0..types * 2).map(|_| core::array::from_fn(|_| next())).collect();
        let mut many = |count: usize| (0..count).map(|_| next()).collect::<Box<[u64]>>();
        Self {
            men: men.into(),
            unmoved: many(area),
            passing: many(area),
            hands: many(types * 2 * 32),
            checks: core::array::from_fn(|_| core::array::from_fn(|_| 0)),
            to_move: 0,
            arrived: [0; 2],
            passes: [0; 2],
        }
        .with_rest(&many(40))
    }

    fn with_rest(mut self, rest: &[u64]) -> Self {
        for side in 0..2 {
            // No checks given is no key.
            self.checks[side][1..].copy_from_slice(&rest[side * 15..side * 15 + 15]);
            self.arrived[side] = rest[30 + side];
            self.passes[side] = rest[32 + side];
        }
        self.to_move = rest[34];
        self
    }

    #[inline]
    pub(super) fn man(&self, man: u8, square: u8) -> u64 {
        self.men[usize::from(man)][usize::from(square)]
    }

    pub(super) fn unmoved(&self, square: usize) -> u64 {
        self.unmoved[square]
    }

    pub(super) fn passing(&self, square: usize) -> u64 {
        self.passing[square]
    }

    pub(super) fn hand(&self, man: u8, count: u8) -> u64 {
        if count == 0 { 0 } else { self.hands[usize::from(man) * 32 + usize::from(count & 31)] }
    }

    pub(super) fn checks(&self, side: usize, count: u8) -> u64 {
        self.checks[side][usize::from(count & 15)]
    }

    pub(super) fn arrived(&self, Arrival { side, goal }: Arrival) -> u64 {
        self.arrived[side.index()].rotate_left(goal.into())
    }

    pub(super) fn passes(&self, count: u8) -> u64 {
        if count == 0 { 0 } else { self.passes[usize::from(count - 1) & 1] }
    }
}
