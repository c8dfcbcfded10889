use super::known::PERFT;
use super::support::{ORDINARY, game, lines, named, perft};

/// Not in the library: its rules are told by no file.
const ABSENT: &[&str] = &[
    // A pawn is promoted in place, and rooks are set up on one rank only.
    "sittuyin",
];

/// Name, position and counts of all that is known.
fn known() -> Vec<(String, String, Vec<u64>)> {
    let of_data = lines("perft.txt").into_iter().map(|line| {
        let [name, position, counts] = line.split('|').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let counts = counts.split_whitespace().map(|count| count.parse().expect("a number"));
        (name.to_owned(), position.to_owned(), counts.collect())
    });
    let of_table = PERFT.iter().map(|&(name, counts)| (name.to_owned(), String::new(), counts.to_owned()));
    of_data.chain(of_table).filter(|(name, ..)| !ABSENT.contains(&&**name)).collect()
}

fn check(depths: impl Fn(u64) -> bool) {
    for (name, position, counts) in known() {
        let game = game(named(&name));
        for (depth, &count) in (1..).zip(&counts) {
            if !depths(count) {
                continue;
            }
            assert_eq!(perft(&*game, "", depth), count, "{name} from the start, depth {depth}");
            if !position.is_empty() {
                assert_eq!(perft(&*game, &position, depth), count, "{name} {position}, depth {depth}");
            }
        }
    }
}

#[test]
fn counts_from_the_start() {
    check(|count| count <= ORDINARY);
}

#[test]
#[ignore = "deep: counts of more than 300,000 positions"]
fn deep_counts_from_the_start() {
    check(|count| count > ORDINARY);
}
