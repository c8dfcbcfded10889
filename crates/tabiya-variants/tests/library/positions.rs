use super::known::DIFFERENCES;
use super::support::{ORDINARY, game, lines, named, perft};

/// Holds all lines of positions against the library, as deep as wanted.
fn check(depths: impl Fn(u64) -> bool) {
    let mut differences = 0;
    for line in lines("positions.tsv").iter().skip(1) {
        let fields: Vec<_> = line.split('\t').collect();
        let [name, position, counts @ .., features] = fields.as_slice() else { panic!("{line}") };
        let game = game(named(name));
        for (depth, count) in (1..).zip(counts) {
            // `-` stands where it was not counted.
            let Ok(count) = count.parse() else { continue };
            if !depths(count) {
                continue;
            }
            let difference = DIFFERENCES
                .iter()
                .find(|of| of.game == *name && of.position == *position && of.depth == depth);
            differences += usize::from(difference.is_some_and(|of| of.right != count));
            let right = difference.map_or(count, |of| of.right);
            assert_eq!(
                perft(&*game, position, depth),
                right,
                "{name} {position} ({features}), depth {depth}"
            );
        }
    }
    let all = DIFFERENCES.iter().filter(|of| depths(of.right)).count();
    assert!(differences == 0 || differences == all, "{differences} of {all} differences are in the data");
}

#[test]
fn positions_with_special_moves() {
    check(|count| count <= ORDINARY);
}

#[test]
#[ignore = "deep: counts of more than 300,000 positions"]
fn deep_positions_with_special_moves() {
    check(|count| count > ORDINARY);
}
