//! Texts whose notation is not named (X23).

use tabiya_game::{Candidate, Mode, Resolution, ResolveOptions, Resolved};
use tabiya_xiangqi::Move;
use tabiya_xiangqi::notation::{Form, Taken, recognise, resolve_unnamed, settle, taken};

use crate::round_trip::positions;
use crate::support::{meaning, position, write};

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
const CHARIOTS: &str = "3k5/9/9/9/9/9/9/R8/R8/4K4 w";

#[test]
fn forms_are_recognised() {
    for (text, expected) in [
        ("h2e2", &[Form::Iccs][..]),
        ("h0g2", &[Form::Iccs]),
        ("H2-E2", &[Form::Iccs]),
        ("b3b10", &[Form::Uci]),
        ("炮二平五", &[Form::ZhHans]),
        ("馬二進三", &[Form::ZhHant]),
        ("C2=5", &[Form::Wxf]),
        ("C2.5", &[Form::Federation, Form::Wxf]),
        ("P2-5", &[Form::Federation, Form::Wxf]),
        ("H2+3", &[Form::Wxf]),
        ("X2/5", &[Form::Federation]),
        ("33.4", &[Form::Wxf]),
        ("ext:B.", &[]),
        ("", &[]),
    ] {
        assert_eq!(recognise(text), expected, "{text}");
    }
}

#[test]
fn legality_chooses_among_notations() {
    for (fen, text, mode, expected) in [
        (START, "h2e2", Mode::Exact, "h2e2"),
        (START, "h3e3", Mode::Exact, "illegal: xiangqi.why.empty"),
        (START, "b3b10", Mode::Exact, "b2b9"),
        (START, "P2-5", Mode::Exact, "h2e2"),
        (START, "C2.5", Mode::Exact, "h2e2"),
        (START, "M2.3", Mode::Exact, "h0g2"),
        (START, "炮二平五", Mode::Exact, "h2e2"),
        (START, "炮 二平五", Mode::Exact, "syntax: xiangqi.notation.space"),
        (START, "炮 二平五", Mode::Lenient, "h2e2"),
        // A vertical pair: the same points, one rank apart.
        (CHARIOTS, "a2c2", Mode::Exact, "a2c2"),
        (CHARIOTS, "A2-C2", Mode::Exact, "a2c2"),
        // The horse is nearer to a legal move than the elephant of WXF, which would go sideways.
        (START, "M2.4", Mode::Exact, "illegal: xiangqi.why.leg"),
        (START, "h2h9", Mode::Exact, "h2h9"),
        (START, "nonsense", Mode::Lenient, "syntax: xiangqi.notation.unknown"),
    ] {
        let resolved = resolve_unnamed(&position(fen), text, &ResolveOptions::mode(mode));
        assert_eq!(meaning(&resolved), expected, "{text}");
    }
}

#[test]
fn a_caller_can_add_readings_of_its_own() {
    let start = position(START);
    let mut all = taken(&start, "P2-5", Mode::Exact);
    assert_eq!(all.iter().map(|taken| taken.notation).collect::<Vec<_>>(), ["vi", "wxf"]);
    let own = Resolved::unique("b2e2".parse().expect("a move"));
    all.push(Taken { notation: "vi-std", resolved: own });
    let offered = |moves: &[Move]| {
        let candidate = |&movement: &Move| Candidate { movement, text: format!("ext:{movement}") };
        (moves.iter().map(candidate).collect(), None)
    };
    let settled = settle(&start, "P2-5", all, |text| recognise(text).len() + 1, offered);
    assert_eq!(meaning(&settled), "b2e2|h2e2");
    let Resolution::Ambiguous(candidates) = settled.resolution else { panic!("{settled:?}") };
    let texts: Vec<_> = candidates.iter().map(|candidate| candidate.text.as_str()).collect();
    assert_eq!(texts, ["ext:h2e2", "ext:b2e2"]);
}

#[test]
fn candidates_of_one_notation_are_not_read_in_another() {
    // Two cannons side by side, and a soldier that `C2-1` would name in the Federation's notation.
    let position = position("3k5/9/9/7P1/9/9/1C5C1/9/9/4K4 w");
    let resolved = resolve_unnamed(&position, "C+-1", &ResolveOptions::default());
    let Resolution::Ambiguous(candidates) = resolved.resolution else { panic!("{resolved:?}") };
    let texts: Vec<_> = candidates.iter().map(|candidate| candidate.text.as_str()).collect();
    assert_eq!(texts, ["B3-B2", "H3-H2"]);
}

/// A candidate's text means that candidate, also where nobody names its notation.
#[test]
fn candidates_single_their_moves_out() {
    for position in positions(21, 60) {
        for movement in position.moves() {
            // Points are those of ICCS unless someone says that they are of UCI.
            for form in Form::ALL.into_iter().filter(|form| *form != Form::Uci) {
                let text = write(form, &position, movement);
                let resolved = resolve_unnamed(&position, &text, &ResolveOptions::default());
                let Resolution::Ambiguous(candidates) = &resolved.resolution else {
                    assert_eq!(meaning(&resolved), movement.to_string(), "{position} {text}");
                    continue;
                };
                assert!(candidates.iter().any(|candidate| candidate.movement == movement), "{text}");
                for candidate in candidates {
                    let again = resolve_unnamed(&position, &candidate.text, &ResolveOptions::default());
                    assert_eq!(meaning(&again), candidate.movement.to_string(), "{position} {text}");
                }
            }
        }
    }
}
