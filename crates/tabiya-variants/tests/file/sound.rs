//! Files that stand, and what they say.

use tabiya_board::Bitboard;
use tabiya_variants::file::ExpectedOutcome;
use tabiya_variants::spec::{
    BlastSpec, CastlingSpec, Drawn, DropSpec, Extinction, Goal, Pass, PromotingMoves, Repetition, Royalty,
    Verdict,
};

use crate::support::sound;

#[test]
fn what_is_left_out_has_its_usual_value() {
    let spec = sound("").spec;
    assert_eq!((&*spec.title.en, &*spec.origin), ("tiny", ""));
    assert_eq!((spec.pass, spec.royalty), (Pass::Never, Royalty::Each));
    assert!(!spec.flying && !spec.no_checks && !spec.compulsory_capture && !spec.points);
    assert_eq!((spec.drops, spec.blast), (None, None));
    assert_eq!((spec.ends.checkmate, spec.ends.stalemate), (Verdict::Loss, Verdict::Draw));
    let king = &spec.types[0];
    assert_eq!((&*king.names.en, &*king.glyphs[0], king.in_hand), ("K", "K", None));
    assert_eq!(king.region, king.drop_region);
    // a1 is dark.
    let index = |name: &str| {
        let square = tabiya_pieces::square_of_name(spec.geometry, name).expect("a square");
        spec.geometry.index(square)
    };
    assert!(spec.light.contains(index("b1")) && !spec.light.contains(index("a1")));
    assert!(spec.sectors[0].contains(index("d2")) && spec.sectors[1].contains(index("a3")));
}

#[test]
fn every_rule_is_read() {
    let spec = sound(EVERYTHING).spec;
    assert_eq!(spec.regions[0].drawn, Drawn::Palace);
    assert_eq!(spec.drops, Some(DropSpec { captures_to_hand: true, first: true }));
    assert_eq!(spec.blast, Some(BlastSpec { radius: 2, captor: false, touching_royals: true }));
    assert_eq!(spec.castlings, [CastlingSpec { side: 1, mover: (4, 2), partner: (1, 3) }]);
    assert_eq!(spec.en_passant.len(), 1);
    let [pawn, other] = &*spec.promotions else { panic!("two pieces promote") };
    assert_eq!((pawn.from, other.from, &*pawn.to, &*pawn.limits), (1, 2, &[3, 4][..], &[(3, 1)][..]));
    assert_eq!((pawn.leaving, pawn.only), (true, PromotingMoves::Captures));
    assert_eq!(pawn.mandatory, other.mandatory);
    assert_ne!(pawn.mandatory, pawn.zone);
    let pawn = &spec.types[1];
    assert_eq!((&*pawn.spares, &*pawn.shuns, pawn.in_hand), (&[0, 2][..], &[1][..], None));
    assert_eq!((&*pawn.dropped_as, pawn.drops_per_file, pawn.no_drop_mate), (&[2][..], Some(1), true));
    assert_eq!(pawn.glyphs, ["♙", "♟"].map(str::to_owned));
    assert_eq!(pawn.confined.len(), 1);
    assert!(pawn.blast_immune);
    assert_eq!(spec.types[3].in_hand, Some(1));
    assert_eq!(spec.types[2].in_hand, Some(2));
    let ends = &spec.ends;
    assert_eq!((ends.checkmate, ends.stalemate, ends.checks), (Verdict::Win, Verdict::Loss, Some(3)));
    assert_eq!(ends.two_passes, Some(Verdict::Draw));
    assert_eq!(ends.quiet, Some((100, vec![1])));
    let repetition = Repetition { times: 3, verdict: Verdict::Loss, perpetual_check: Some(Verdict::Win) };
    assert_eq!(ends.repetition, Some(repetition));
    let bare = Extinction {
        sides: [false, true],
        types: vec![0, 1],
        each: true,
        at_most: 1,
        verdict: Verdict::Draw,
        opponent_at_least: 2,
        reply: Some(Verdict::Draw),
    };
    assert_eq!(ends.extinctions, [bare]);
    let [Goal { types, leaving, verdict, reply, safe, .. }] = &*ends.goals else { panic!("one goal") };
    assert_eq!((&**types, *leaving, *verdict, *reply, *safe), (&[0][..], false, Verdict::Win, true, true));
    assert!(spec.compulsory_capture && spec.whole_captures && spec.flying && !spec.no_checks);
    assert_eq!(sound("facing = \"draw\"").spec.facing, Some(Verdict::Draw));
    assert!(sound("no-checks = true").spec.no_checks);
}

#[test]
fn tests_know_where_they_stand() {
    let [test] = &*sound(EVERYTHING).tests else { panic!("one test") };
    let at = |place: &std::ops::Range<usize>| &EVERYTHING[place.clone()];
    assert_eq!((&*test.name, at(&test.place)), ("a test", "[[test]]"));
    let position = test.position.as_ref().expect("a position");
    assert_eq!(
        (&*position.value, at(&position.place)),
        ("4k1/6/6/6/6/K5 w - - 0 1", "\"4k1/6/6/6/6/K5 w - - 0 1\"")
    );
    let moves = [&test.play, &test.legal, &test.illegal]
        .map(|said| said.iter().map(|said| (&*said.value, at(&said.place))).collect::<Vec<_>>());
    assert_eq!(moves[0], [("a1a2", "\"a1a2\"")]);
    assert_eq!(moves[1], [("e6e5", "\"e6e5\""), ("e6d6", "\"e6d6\"")]);
    assert_eq!(moves[2], [("e6e4", "\"e6e4\"")]);
    let perft: Vec<_> = test.perft.iter().map(|said| (said.value, at(&said.place))).collect();
    assert_eq!(perft, [(3, "3"), (15, "15")]);
    let outcome = test.outcome.as_ref().expect("an outcome");
    assert_eq!((outcome.value, at(&outcome.place)), (ExpectedOutcome::Over(Verdict::Loss), "\"black\""));
}

/// A file with every key but `facing` and `no-checks`, which contradict others, none of them with its usual value.
pub(crate) const EVERYTHING: &str = r#"# whole
name = "every-thing"
title = { en = "Everything", zh = "一切", vi = "Mọi thứ", ru = "Всё" }
origin = "A test with \"quotes\" and a \\."
start = "*3k1/4p1/6/6/P5/K5[Pq] w - - 3+3 0 1"
repeat = "turning"
pass = "when-stuck"
compulsory-capture = true
whole-captures = true
flying = true
royalty = "all"

[board]
size = "6x6"
holes = "a6"
light = "ranks 1-3"
points = true

[sectors]
white = "ranks 1-2"
black = "rank 6"

[regions.palace]
white = "a1-c2"
black = "d5-f6"
draw = "palace"

[regions.river]
squares = "ranks 3-4"
draw = "river"

[pieces.K]
name = { en = "king", ru = "король" }
line = { white = "1*", black = "1*,i2=OKR" }
royal = true

[pieces.P]
line = "o1>,c1X>"
glyph = { white = "♙", black = "♟" }
region = { white = "all not rank 6", black = "all not rank 1" }
blast-immune = true
confined = [{ line = "1X", from = "palace", to = { white = "b2", black = "e5" } }]
spares = ["K", "+P"]
shuns = "P"
in-hand = false
drop = { region = "ranks 2-4", as = ["+P"], per-file = 1, mate = false }

[pieces."+P"]
line = "1*"

[pieces."Q~"]
line = "n*"
in-hand = "P"

[pieces.Q]
line = "n*"

[pieces.R]
line = "n+"

[[promotion]]
piece = ["P", "+P"]
zone = { white = "ranks 4-5", black = "ranks 2-3" }
leaving = true
mandatory = { white = "rank 5", black = "none" }
to = ["Q~", "Q"]
limits = { "Q~" = 1 }
when = "captures"

[[castling]]
side = "black"
mover = "e6c6"
partner = "b6d6"

[[en-passant]]
victims = "P"
captors = ["P", "Q"]
squares = "river"

[drops]
captures-to-hand = true
first = true

[blast]
radius = 2
captor = false
touching-royals = true

[ends]
checkmate = "win"
stalemate = "loss"
checks = 3
two-passes = "draw"
quiet = { plies = 100, reset = "P" }
repetition = { times = 3, result = "loss", perpetual-check = "win" }

[[ends.extinction]]
side = "black"
pieces = ["K", "P"]
each = true
at-most = 1
result = "draw"
opponent-at-least = 2
reply = "draw"

[[ends.goal]]
pieces = "K"
zone = { white = "rank 6", black = "rank 1" }
reply = true
safe = true

[[test]]
name = "a test"
position = "4k1/6/6/6/6/K5 w - - 0 1"
play = ["a1a2"]
legal = ["e6e5", "e6d6"]
illegal = ["e6e4"]
perft = [3, 15]
outcome = "black"
"#;
