//! Variants by chance.

use tabiya_pieces::sample::SplitMix64;
use tabiya_variants::file::write;
use tabiya_variants::sample;
use tabiya_variants::spec::Spec;

use super::features::{FEATURES, Tally};
use super::game::{Plan, compare};
use super::shrink::shrink;

/// Plays one variant. The smallest variant that shows a difference, where there is one.
fn check(plan: Plan, tally: &mut Tally) -> Result<(), String> {
    let seed = plan.seed;
    let spec = sample::variant(&mut SplitMix64::new(seed));
    tally.variants += 1;
    let outcome = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        let mut tally = tally.clone();
        (compare(&spec, plan, &mut tally), tally)
    }));
    match outcome {
        Ok((Some(Ok(())), noted)) => *tally = noted,
        Ok((None, noted)) => {
            *tally = noted;
            tally.over_budget += 1;
        }
        Ok((Some(Err(_)), _)) | Err(_) => return Err(format!("seed {seed}: {}", report(&spec, plan))),
    }
    Ok(())
}

/// The smallest variant that shows the difference, and what it is.
fn report(spec: &Spec, plan: Plan) -> String {
    let (spec, plan, found) = shrink(spec, plan);
    let positions: Vec<String> = found.positions.iter().map(|position| position.text(&spec)).collect();
    format!("{}\n{}\n{plan:?}\n{}\n{}\n", found.what, write(&spec), positions.join("\n"), found.details)
}

#[test]
fn engine_is_referee() {
    let mut tally = Tally::default();
    for seed in 0..300 {
        if let Err(report) = check(Plan { seed, plies: 8, leaves: 200, steps: 2_000_000 }, &mut tally) {
            panic!("{report}");
        }
    }
    assert!(tally.over_budget * 20 < tally.variants, "{tally:#?}");
    // Squares passed by two rules at once, in a text; `h` asked by a capture in passing; one that may not stop there; the
    // last royal piece of a side that began without any; a castling past who spares the king; a king in the hand of the winner.
    for seed in [7_225, 7_660, 7_938, 8_416, 1_000_028, 1_000_979, 1_002_094] {
        let long = Plan { seed, plies: 24, leaves: 500, steps: 5_000_000 };
        assert_eq!(check(long, &mut tally), Ok(()));
    }
    // Rare rules matter in the deep test.
    assert!(tally.mattered.len() * 4 > FEATURES.len() * 3, "{tally:#?}");
}

/// So many variants the deep test plays.
const MANY: u64 = 20_000;

/// Begins with the number in the environment variable `SEED`, and goes on for as many variants as `VARIANTS` says, or
/// until there are ten differences.
#[test]
#[ignore = "deep: twenty thousand variants"]
fn engine_is_referee_in_many_variants() {
    let number = |name: &str| std::env::var(name).ok().and_then(|number| number.parse().ok());
    let first: u64 = number("SEED").unwrap_or(1_000_000);
    let count = number("VARIANTS").unwrap_or(MANY);
    let plan = |seed| Plan { seed, plies: 24, leaves: 5_000, steps: 200_000_000 };
    let mut tally = Tally::default();
    let reports: Vec<String> =
        (first..first + count).filter_map(|seed| check(plan(seed), &mut tally).err()).take(10).collect();
    assert!(reports.is_empty(), "{}\n{tally:#?}", reports.join("\n"));
    if count == MANY {
        for (name, _) in FEATURES {
            assert!(tally.mattered.contains_key(name), "{name} never matters: {tally:#?}");
        }
    }
    assert!(tally.over_budget * 20 < tally.variants || count < 20, "{tally:#?}");
}
