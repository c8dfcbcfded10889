//! The strings of section 4 of the specification: what they are made of, and how many moves they have on d4 of an empty
//! board.

use tabiya_pieces::tree::{
    Alternatives, Arrow, Condition, ConditionKind, Core, Count, Direction, Distance, Group, Guard, Influence,
    Kind, Leg, Lines, Link, Number, Owner, Property, Reach, Star,
};
use tabiya_pieces::{Board, Piece, Repeat, square_of_name};

use crate::engine::ENGINES;

/// The tree, told as the table tells it.
fn shape(piece: &Piece) -> String {
    alternatives(&piece.alternatives)
}

fn alternatives(alternatives: &Alternatives) -> String {
    let chains: Vec<String> = alternatives
        .chains
        .iter()
        .map(|chain| {
            let legs: Vec<String> = chain.legs.iter().map(leg).collect();
            let links: Vec<&str> = chain
                .links
                .iter()
                .map(|link| match link {
                    Link::Then => ".",
                    Link::Further => ";",
                    Link::Must => "&",
                })
                .collect();
            if links.is_empty() {
                legs.concat()
            } else {
                format!("Chain({} [{}])", legs.join(", "), links.join(", "))
            }
        })
        .collect();
    if chains.len() == 1 { chains.concat() } else { format!("Alt({})", chains.join(", ")) }
}

fn leg(leg: &Leg) -> String {
    let mut words: Vec<String> = leg.guards.iter().map(guard).collect();
    let kind = leg.kind.map(|kind| match kind {
        Kind::Leap => "~",
        Kind::Jump => "^",
        Kind::Hop => "^^",
    });
    words.extend(kind.map(ToOwned::to_owned));
    let name = match &leg.core {
        Core::Group(group) => {
            let Group { count, body, connector: None, direction: None } = &**group else {
                panic!("{group:?}")
            };
            words.extend(count.map(|Count { from, to }| distance(Distance { from, to })));
            words.push(alternatives(body));
            "Group"
        }
        Core::Step { distance: far, direction: way } => {
            words.extend([distance(*far), direction(*way)]);
            "Step"
        }
        Core::Oblique { first, second, direction: None } => {
            words.extend([distance(*first), distance(*second)]);
            "Leap"
        }
        Core::Vector { right, forward } => {
            words.push(format!("{right} {forward}"));
            "Vector"
        }
        Core::Radius(radius) => {
            words.push(number(*radius));
            "Radius"
        }
        Core::Itself => "Self",
        Core::Blast(radius) => {
            words.push(number(*radius));
            "Area"
        }
        Core::Promotion(promotion) => {
            words.extend([lines(promotion.lines), promotion.choices.join(" ")]);
            "Promote"
        }
        Core::Fragment => "Fragment",
        core @ Core::Oblique { .. } => panic!("{core:?}"),
    };
    for property in &leg.properties {
        match property {
            Property::Joint { letters, .. } => words.push(format!("Joint({letters})")),
            Property::Swap(swap) => {
                let path = match (swap.kind, swap.distance, swap.direction) {
                    (Some(Kind::Jump), Some(far), Some(way)) => {
                        format!("^ {} {}", distance(far), direction(way))
                    }
                    path => panic!("{path:?}"),
                };
                words.push(format!("Swap({} {path})", swap.letters));
            }
            property => panic!("{property:?}"),
        }
    }
    if words.is_empty() { name.to_owned() } else { format!("{name}({})", words.join(" ")) }
}

fn guard(guard: &Guard) -> String {
    match guard {
        Guard::Influence(Influence {
            negated,
            owner,
            letters,
            reach: Reach::Straight(far),
            direction: way,
            ..
        }) => {
            let not = if *negated { "not " } else { "" };
            let owner = match owner {
                None => "",
                Some(Owner::Ally) => "ally ",
                Some(Owner::Enemy) => "enemy ",
            };
            let way = way.map(|way| format!(" {}", direction(way))).unwrap_or_default();
            format!("Influence({not}{owner}{letters} {}{way})", distance(*far))
        }
        Guard::Influence(influence) => panic!("{influence:?}"),
        Guard::Condition(Condition { negated, kind, .. }) => {
            let letter = match kind {
                ConditionKind::Unmoved => "i",
                ConditionKind::Capture => "c",
                ConditionKind::NoCapture => "o",
                ConditionKind::White => "w",
                ConditionKind::Black => "b",
                ConditionKind::OwnSector => "A",
                ConditionKind::EnemySector => "E",
                ConditionKind::Attacked => "h",
                kind => panic!("{kind:?}"),
            };
            if *negated { format!("!{letter}") } else { letter.to_owned() }
        }
    }
}

fn number(number: Number) -> String {
    match number {
        Number::Any => "n".to_owned(),
        Number::Exactly(number) => number.to_string(),
    }
}

fn distance(Distance { from, to }: Distance) -> String {
    number(from) + &to.map(|to| format!("-{}", number(to))).unwrap_or_default()
}

fn lines(Lines { from, to }: Lines) -> String {
    from.to_string() + &to.map(|to| format!("-{to}")).unwrap_or_default()
}

fn direction(direction: Direction) -> String {
    let tips = |arrow: Arrow| {
        [(arrow.forward, ">"), (arrow.backward, "<"), (arrow.sideways, "=")]
            .into_iter()
            .filter_map(|(is_there, tip)| is_there.then_some(tip))
            .collect::<String>()
    };
    match direction {
        Direction::Right => ">>".to_owned(),
        Direction::Left => "<<".to_owned(),
        Direction::Arrow(arrow) => tips(arrow),
        Direction::Star(star, arrow) => {
            let star = match star {
                Star::All => "*",
                Star::Diagonal => "X",
                Star::Orthogonal => "+",
            };
            star.to_owned() + &arrow.map(tips).unwrap_or_default()
        }
    }
}

/// A line, its tree, and how many moves it has on d4 when it has moved before.
const STRINGS: [(&str, &str, usize); 23] = [
    (
        "o2-3+, c2-3X, io2-3>.2(~1/2)",
        "Alt(Step(o 2-3 +), Step(c 2-3 X), Chain(Step(i o 2-3 >), Group(2 Leap(~ 1 2)) [.]))",
        8,
    ),
    ("n(~2/2)", "Group(n Leap(~ 2 2))", 5),
    ("n(~2/2),cn+", "Alt(Group(n Leap(~ 2 2)), Step(c n +))", 5),
    ("3(~3/3)", "Group(3 Leap(~ 3 3))", 4),
    ("~3/3.~3/3.~3/3", "Chain(Leap(~ 3 3), Leap(~ 3 3), Leap(~ 3 3) [., .])", 4),
    ("c3(1*)", "Group(c 3 Step(1 *))", 0),
    // Q2: its copies may turn, so it reaches all squares.
    ("n(n+)", "Group(n Step(n +))", 63),
    // H6b.
    ("n(0-8/0-8)", "Group(n Leap(0-8 0-8))", 63),
    ("o(0-8/0-8),1+", "Alt(Group(o Leap(0-8 0-8)), Step(1 +))", 63),
    // H1: fragments.
    ("R1=", "Fragment(Influence(R 1 =))", 0),
    ("(eS1)", "Fragment(Influence(enemy S 1))", 0),
    ("(aS1)", "Fragment(Influence(ally S 1))", 0),
    ("!S1", "Fragment(Influence(not S 1))", 0),
    (
        "o1>,c1X>,oi2>,S1=c1>",
        "Alt(Step(o 1 >), Step(c 1 X>), Step(o i 2 >), Step(Influence(S 1 =) c 1 >))",
        1,
    ),
    ("!hi^n=|R^n=", "Step(!h i ^ n = Swap(R ^ n =))", 0),
    ("i2=OKR", "Step(i 2 = Joint(KR))", 0),
    // H13: no moves of their own.
    ("cAr1", "Area(c 1)", 0),
    ("c0&cAr1", "Chain(Self(c), Area(c 1) [&])", 0),
    ("!hcn+&c0&Ar1,o1*", "Alt(Chain(Step(!h c n +), Self(c), Area(1) [&, &]), Step(o 1 *))", 8),
    // Q1.
    ("NBRQK1+<wEc1>", "Step(Influence(NBRQK 1 +<) w E c 1 >)", 0),
    ("bAo1+", "Step(b A o 1 +)", 0),
    ("bAo2*", "Step(b A o 2 *)", 0),
    ("L8Q", "Promote(8 Q)", 0),
];

/// The numbers under the table.
const NUMBERS: [(&str, usize); 12] = [
    ("o2-3+", 8),
    ("n(~2/2)", 5),
    ("~3/3", 4),
    ("~1/2", 8),
    ("n*", 27),
    ("r2", 24),
    ("n(n+)", 63),
    ("n(n+.)", 63),
    ("o(0-8/0-8)", 63),
    ("(1,2)", 1),
    ("c3(1*)", 0),
    ("n(0-8/0-8)", 63),
];

/// How many moves there are on d4 of an empty 8x8.
#[track_caller]
fn count(line: &str, unmoved: bool, right: usize) {
    let mut board: Board = "8/8/8/8/3A4/8/8/8".parse().expect("a board");
    board.set_unmoved(unmoved);
    let d4 = square_of_name(board.geometry(), "d4").expect("a square");
    let piece: Piece = line.parse().unwrap_or_else(|errors| panic!("{line}: {errors:?}"));
    for (name, engine) in ENGINES {
        let moves = engine(&piece, Repeat::Document, &board, d4).expect("few steps");
        assert_eq!(moves.len(), right, "{line} ({name})");
    }
}

#[test]
fn strings() {
    for (line, tree, moves) in STRINGS {
        let piece: Piece = line.parse().unwrap_or_else(|errors| panic!("{line}: {errors:?}"));
        assert_eq!(shape(&piece), tree, "{line}");
        count(line, false, moves);
    }
}

#[test]
fn numbers() {
    for (line, moves) in NUMBERS {
        count(line, false, moves);
    }
    count("o2-3+, c2-3X, io2-3>.2(~1/2)", true, 29);
}
