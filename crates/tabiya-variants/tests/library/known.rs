//! Counts from the start position that are known, beside those of the shared data, and where the data are not right.

/// Perft from the start, from depth 1.
pub(crate) const PERFT: &[(&str, &[u64])] = &[
    ("almost", &[22, 484, 11_895, 290_522]),
    ("asean", &[23, 529, 12_012, 273_026]),
    ("atomar", &[20, 400, 8_902, 197_779]),
    ("checkers", &[7, 49, 302, 1_469, 7_361, 36_768, 179_740, 845_931]),
    ("coregal", &[20, 400, 8_882, 195_896]),
    ("extinction", &[20, 400, 8_902, 197_742]),
    ("grasshopper", &[28, 782, 22_314, 635_298]),
    ("hoppelpoppel", &[20, 400, 9_034, 202_459]),
    ("janggi", &[32, 1_024, 33_000, 1_065_277]),
    ("kinglet", &[20, 400, 8_902, 197_742]),
    ("legan", &[8, 64, 724, 8_138]),
    ("manchu", &[18, 860, 17_648, 798_554]),
    ("minishogi", &[14, 181, 2_512, 35_401]),
    ("nocheckatomic", &[20, 400, 8_902, 197_779]),
    ("opulent", &[50, 2_500, 133_829, 7_147_971]),
    ("pawnback", &[20, 400, 9_222, 211_739]),
    ("racingkings", &[21, 421, 11_264, 296_242]),
    ("shogi", &[30, 900, 25_470, 719_731]),
    ("tencubed", &[40, 1_600, 68_230, 2_906_895]),
    ("torpedo", &[20, 400, 9_194, 209_719]),
    ("wolf", &[23, 529, 13_722, 353_804]),
    ("xiangqi-data", &[44, 1_920, 79_666, 3_290_240, 133_312_995]),
];

/// A line of the shared data that is not right.
pub(crate) struct Difference {
    pub(crate) game: &'static str,
    pub(crate) position: &'static str,
    pub(crate) depth: u32,
    /// What is right.
    pub(crate) right: u64,
}

/// Fairy-Stockfish counts a pawn's drop that mates as a legal move (which loses); in shogi it is illegal.
pub(crate) const DIFFERENCES: &[Difference] = &[
    // After b3d3 c1b2, P@a2 mates.
    Difference {
        game: "minishogi",
        position: "+P2bk/b2s1/1r1P1/5/KGS+rG[] b - - 1 11",
        depth: 3,
        right: 5_975,
    },
    // After e4e3, P@e2 mates.
    Difference {
        game: "minishogi",
        position: "5/1r1sk/3S1/1GK2/+r2B1[Pgpb] b - - 0 15",
        depth: 2,
        right: 70,
    },
    // After e4e3 b2a2 or e4e3 b2a3, P@c3 mates.
    Difference {
        game: "minishogi",
        position: "5/1r1sk/3S1/1GK2/+r2B1[Pgpb] b - - 0 15",
        depth: 3,
        right: 4_034,
    },
];
