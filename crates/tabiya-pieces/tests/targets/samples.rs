//! The pieces and boards by chance of [`tabiya_pieces::sample`].

use std::collections::BTreeSet;

use proptest::prelude::*;
use tabiya_pieces::sample::{self, Source, SplitMix64};
use tabiya_pieces::tree::{Chain, Core, Direction, Guard, Property, Reach};
use tabiya_pieces::{MAX_STEPS, Profile, Repeat, naive, read};

proptest! {
    #![proptest_config(ProptestConfig { cases: 3_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_text_of_a_piece_is_read_back(seed: u64) {
        for profile in Profile::ALL {
            let piece = sample::piece(&mut SplitMix64::new(seed), profile);
            let text = piece.to_string();
            let reading = read(&text, profile);
            prop_assert_eq!(reading.piece, Some(piece), "{}: {}: {:?}", profile, text, reading.diagnostics);
        }
    }
}

/// The names of all that occurs in a chain.
fn parts(chain: &Chain, found: &mut BTreeSet<String>) {
    // The name of an enum's variant begins its debug form.
    let name = |part: &dyn std::fmt::Debug| {
        let text = format!("{part:?}");
        text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned()
    };
    found.extend(chain.links.iter().map(|link| format!("link {link:?}")));
    for leg in &chain.legs {
        found.insert(format!("core {}", name(&leg.core)));
        found.insert(format!("kind {:?}", leg.kind));
        for guard in &leg.guards {
            found.insert(match guard {
                Guard::Influence(influence) => {
                    let reach =
                        if matches!(influence.reach, Reach::Oblique(..)) { "oblique" } else { "straight" };
                    format!(
                        "influence {} {} {:?} {reach}",
                        influence.negated, influence.bracketed, influence.owner
                    )
                }
                Guard::Condition(condition) => {
                    format!("condition {} {}", condition.negated, name(&condition.kind))
                }
            });
        }
        for property in &leg.properties {
            found.insert(format!("property {}", name(property)));
            if let Property::Promotion(promotion) = property {
                found.insert(format!("promotion {}", promotion.optional));
            }
        }
        match &leg.core {
            Core::Group(group) => {
                found.insert(format!("connector {:?}", group.connector));
                found.insert(format!("count {}", group.count.is_some()));
                group.body.chains.iter().for_each(|chain| parts(chain, found));
            }
            Core::Step { direction: Direction::Star(star, arrow), .. } => {
                found.insert(format!("star {star:?} {}", arrow.is_some()));
            }
            Core::Step { direction, .. } => {
                found.insert(format!("direction {}", name(direction)));
            }
            _ => {}
        }
    }
}

/// Everything that a tree can hold occurs, and most pieces have moves.
#[test]
fn pieces_use_the_whole_grammar() {
    let mut source = SplitMix64::new(3);
    let mut found = BTreeSet::new();
    for _ in 0..20_000 {
        let piece = sample::piece(&mut source, Profile::Tabiya);
        piece.alternatives.chains.iter().for_each(|chain| parts(chain, &mut found));
    }
    // 3 links, 9 cores, 4 kinds, 11 + 9 conditions, 4 x 2 + 2 x 2 influences, 4 properties, 2 x promotion, 3 connectors,
    // 2 counts, 6 stars, 3 directions.
    let count = |prefix: &str| found.iter().filter(|part| part.starts_with(prefix)).count();
    for (prefix, right) in [
        ("link", 3),
        ("core", 9),
        ("kind", 4),
        ("condition false", 13),
        ("condition true", 9),
        ("influence", 16),
        ("property", 4),
        ("promotion", 2),
        ("connector", 3),
        ("count", 2),
        ("star", 6),
        ("direction", 3),
    ] {
        assert_eq!(count(prefix), right, "{prefix}: {found:#?}");
    }
}

/// Most pieces have moves on some of a few boards, and few are too much to be found.
#[test]
fn most_pieces_move() {
    let mut source = SplitMix64::new(5);
    let (mut moving, mut over, total) = (0, 0, 1_000);
    for _ in 0..total {
        let piece = sample::piece(&mut source, Profile::Tabiya);
        let moves = (0..6).map(|_| {
            let geometry = sample::geometry(&mut source);
            let board = sample::board(&mut source, geometry);
            let (square, _) =
                board.men().find(|(_, man)| man.letter == b'A').expect("the board has a piece A");
            naive::targets(&piece, Repeat::Document, &board, square)
        });
        let moves: Vec<_> = moves.collect();
        moving += u32::from(moves.iter().flatten().any(|moves| !moves.is_empty()));
        over += u32::from(moves.iter().any(Result::is_err));
    }
    assert!(moving * 10 > total * 7, "{moving} of {total} move");
    assert!(over * 100 < total * 8, "{over} of {total} take more than {MAX_STEPS} steps");
}

/// A source that always gives the same number ends all the same.
#[test]
fn constant_sources_end() {
    for number in [0, 1, u64::MAX / 2, u64::MAX] {
        let mut source = || number;
        assert_eq!(source.below(0), 0);
        for profile in Profile::ALL {
            let piece = sample::piece(&mut source, profile);
            assert_eq!(read(&piece.to_string(), profile).piece, Some(piece));
            let geometry = sample::geometry(&mut source);
            assert!(sample::board(&mut source, geometry).men().next().is_some());
        }
    }
}
