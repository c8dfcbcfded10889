use tabiya_board::{Geometry, Side};
use tabiya_pieces::naive::{self, Budget};
use tabiya_pieces::sample::{self, Source};
use tabiya_pieces::tree::{Alternatives, Chain, ConditionKind, Core, Guard, Leg, Piece, Property};
use tabiya_pieces::{Board, Man, Profile, Repeat};

/// A line may take so many steps.
const MAX_STEPS: u32 = 1500;

/// A line may have so many moves.
const MAX_MOVES: usize = 50;

/// Lines such as games have. `M` stands for the mover's own letter, `S`, `T` and `U` for other types, `Z` for the number
/// of ranks.
const LEAPERS: &[&str] =
    &["~1/2", "1*", "1+", "1X", "~2+,~2X", "1X,1>", "~1/3,1X", "(1,2),(-1,0)", "o1*", "r2", "~1/2>"];
const RIDERS: &[&str] = &[
    "n+",
    "nX",
    "n*",
    "n(~1/2)",
    "1-2+",
    "o1-3*,c1X",
    "nX,~1/2",
    "n(~2X),1+",
    "2(1*)",
    "on+,c1*",
    "o1+,cn+",
    "3-n*,o1*",
];
const HOPPERS: &[&str] = &[
    "on+,c^^n+",
    "^^n*",
    "c^^nX,o1+",
    "o^2+,c1*",
    "^^nX,^^n+",
    "^2X,o1X",
    "n(^2X;),o1X>",
    "c^n+,o1+",
    "^^1-3*,o1*",
    "o^n*,c1+",
];
const LAME: &[&str] = &[
    "o1>&(1,1),o1>&(-1,1),o1<&(1,-1),o1<&(-1,-1),o1>>&(1,1),o1>>&(1,-1),o1<<&(-1,1),o1<<&(-1,-1)",
    "2X,o1X",
    "o1+&(1,1),o1+&(-1,-1)",
    "o1*&1X",
    "2+,1X",
];
const PAWNS: &[&str] = &[
    "o1>,c1X>",
    "o1>,c1X>,L2o2>",
    "o1>,c1X>,oi2>,LZSTU",
    "o1>,c1X>,L2o2>,LZST",
    "o1>,c1X>,L1-2o2>,LZS",
    "o1X>,c1>,L2o2X>",
    "o1-2>,c1X>,LZST",
    "1>,E1=",
    "o1-3>,c1X>",
    "o2=,o1>,c1X>",
    "1>,io1-3>,L2-ZS?",
    "o1>=,c1X,o3<",
];
const CHAINS: &[&str] = &[
    "1X.n+",
    "o1*.c1*",
    "1+;1+",
    "c1*;c1*,o1+",
    "n(n+)",
    "c3(1*),o1+",
    "1*.1*",
    "ac1+,o1*",
    "aec1+,o1X",
    "2(o1+.1X)",
    "o1*&c1*",
    "n(c1*;),o1+",
    "1+.1X,LZS",
];
const EXPLOSIONS: &[&str] = &[
    "n+,cAr1",
    "1*,c0&cAr1",
    "!hcn+&c0&Ar1,o1*",
    "o1*,Ar1",
    "c1*&Ar2,o1+",
    "n+&c0,o1X",
    "c0&Ar1,o1+,c1X",
    "o1+Ar1,c1*cAr1",
    "1*,cAr2",
];
const INFLUENCED: &[&str] = &[
    "o1*,S1=c1>",
    "S1*n+,o1+",
    "(eS1-2+)1*,o1X",
    "!S1o1+,c1X",
    "STU1+<wEc1>,o1*",
    "bAo1+,1X",
    "W~1/2,B1*",
    "Eo1*,A1+",
    "hn+,1X",
    "!h1*,h1+",
    "i2*,1+",
    "L1-2n>,1*",
    "wo1+,bc1X,1*",
];
const PARTNERED: &[&str] = &[
    "1*,i2=OMS",
    "1*,i2-3=OMST",
    "1+,i1=OMS",
    "1*,2=OMS",
    "1+,1*|S",
    "n+|ST,1X",
    "1X,^^n=|S",
    "o1*,i3=OMS,c1+",
    "1+,~2*|S^n*",
];
const FAMILIES: &[&[&str]] =
    &[LEAPERS, RIDERS, HOPPERS, LAME, PAWNS, PAWNS, CHAINS, EXPLOSIONS, INFLUENCED, PARTNERED];

/// How a king or a rook moves: what games have most.
const COMMON: &[&str] = &["1*", "n+", "n*", "~1/2", "nX", "o1>,c1X>,L2o2>,LZST", "1*,i2=OMS"];

/// A line by chance for the type with a letter, which speaks of types of the game only.
pub(super) fn line(source: &mut impl Source, geometry: Geometry, letter: &str, letters: &[&str]) -> Piece {
    loop {
        let line = match source.below(10) {
            0..3 => adapt(&sample::piece(source, Profile::Tabiya), letter, letters),
            3..5 => {
                let text = source.pick(COMMON);
                read(source, geometry, text, letter, letters)
            }
            _ => {
                let text = {
                    let family = source.pick(FAMILIES);
                    source.pick(family)
                };
                read(source, geometry, text, letter, letters)
            }
        };
        if is_cheap(source, &line, geometry) {
            return line;
        }
    }
}

/// Reads a line with its letters and numbers put in.
fn read(source: &mut impl Source, geometry: Geometry, text: &str, letter: &str, letters: &[&str]) -> Piece {
    let single: Vec<&str> = letters.iter().copied().filter(|letter| letter.len() == 1).collect();
    let mut others: Vec<&str> = single.iter().copied().filter(|&other| other != letter).collect();
    if others.is_empty() {
        others.push(single[0]);
    }
    let turn = source.below(others.len());
    others.rotate_left(turn);
    let own = if letter.len() == 1 { letter } else { single[0] };
    let mut line = String::new();
    for c in text.chars() {
        match c {
            'M' => line.push_str(own),
            'S' | 'T' | 'U' => line.push_str(others[usize::from(c as u8 - b'S') % others.len()]),
            'Z' => line.push_str(&geometry.height().to_string()),
            c => line.push(c),
        }
    }
    // A low board has no line of the number, or letters are said twice: another line will do.
    line.parse().map_or_else(|_| "1*".parse().expect("a line"), |piece| adapt(&piece, letter, letters))
}

/// The line with letters of the game in place of others, each once, and the mover's own where it names the mover.
fn adapt(line: &Piece, letter: &str, letters: &[&str]) -> Piece {
    let mut line = line.clone();
    alternatives(&mut line.alternatives, letter, letters);
    line
}

fn alternatives(all: &mut Alternatives, letter: &str, letters: &[&str]) {
    let chains: &mut Vec<Chain> = &mut all.chains;
    chains.iter_mut().flat_map(|chain| &mut chain.legs).for_each(|leg| adapt_leg(leg, letter, letters));
}

fn adapt_leg(leg: &mut Leg, letter: &str, letters: &[&str]) {
    match &mut leg.core {
        Core::Group(group) => alternatives(&mut group.body, letter, letters),
        Core::Promotion(promotion) => replace(&mut promotion.choices, letters),
        _ => {}
    }
    for property in &mut leg.properties {
        match property {
            Property::Promotion(promotion) => replace(&mut promotion.choices, letters),
            Property::Joint { letters: all, .. } => {
                let partners: String = all.chars().skip(1).collect();
                *all = format!("{}{partners}", if letter.len() == 1 { letter } else { "K" });
            }
            Property::Swap(_) | Property::Blast { .. } => {}
        }
    }
}

/// What a piece becomes must be a type of the game.
fn replace(choices: &mut Vec<String>, letters: &[&str]) {
    for (number, choice) in choices.iter_mut().enumerate() {
        if !letters.contains(&choice.as_str()) {
            let writable: Vec<&&str> = letters.iter().filter(|letter| !letter.contains('~')).collect();
            (*writable[number % writable.len()]).clone_into(choice);
        }
    }
    choices.sort();
    choices.dedup();
}

/// Whether it matters to a line whose the other pieces are, beyond what it captures: it takes its own, moves a partner or
/// is influenced.
pub(super) fn knows_sides(line: &Piece) -> bool {
    fn any(alternatives: &Alternatives) -> bool {
        alternatives.chains.iter().flat_map(|chain| &chain.legs).any(|leg| {
            let is_inside = matches!(&leg.core, Core::Group(group) if any(&group.body));
            let guards = leg.guards.iter().any(|guard| match guard {
                Guard::Influence(_) => true,
                Guard::Condition(condition) => condition.kind == ConditionKind::OfAlly,
            });
            let is_partnered = leg
                .properties
                .iter()
                .any(|property| matches!(property, Property::Joint { .. } | Property::Swap(_)));
            is_inside || guards || is_partnered
        })
    }
    any(&line.alternatives)
}

/// Whether its moves are found in few steps, on empty and on crowded boards of the size.
fn is_cheap(source: &mut impl Source, line: &Piece, geometry: Geometry) -> bool {
    [0, 10, 25, 50].into_iter().all(|density| {
        let mut board = Board::new(geometry);
        for square in geometry.squares() {
            if source.percent(density) {
                board.put(square, Man { side: source.pick(&Side::ALL), letter: b'S' });
            }
        }
        let middle = geometry.square(geometry.area() / 2);
        board.put(middle, Man { side: Side::First, letter: b'A' });
        board.set_unmoved(true);
        let mut budget = Budget::of(MAX_STEPS);
        let moves = naive::targets_within(line, Repeat::Turning, &board, middle, &mut budget);
        moves.is_ok_and(|moves| moves.len() <= MAX_MOVES)
    })
}
