use tabiya_game::{Argument, Diagnostic, Level};

use crate::codes::{LETTER_CLASH, LETTER_CLASH_NO_CONDITION};
use crate::reader::flaw::{self, Flaw};
use crate::tree::{Alternatives, Core, Guard, Influence, Leg, Piece};

/// Influences in their short form whose letters are all among A, E, W, B and O, where a reader may take them for
/// conditions or a joint move (H3). Each error shows both spellings.
///
/// Reading follows the look-ahead of section 2 and says so in a note of the same text. Where letters are pieces, in a
/// variant, these are errors, whatever pieces it has: the line would change its meaning when a piece is renamed.
///
/// ```
/// use tabiya_game::Argument;
/// use tabiya_pieces::{Profile, lint, read};
/// let reading = read("E2(~1/2)", Profile::Tabiya);
/// let piece = reading.piece.expect("this is read by look-ahead");
/// let clash = &lint::clashes(&piece, &reading.source)[0];
/// assert_eq!(clash.message.argument("influence"), Some(&Argument::text("(aE2)(~1/2)")));
/// assert_eq!(clash.message.argument("conditions"), Some(&Argument::text("E(2(~1/2))")));
/// ```
pub fn clashes(piece: &Piece, source: &str) -> Vec<Diagnostic> {
    flaw::diagnostics(source, Level::Error, flaws(piece))
}

pub(crate) fn flaws(piece: &Piece) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    collect(&piece.alternatives, &mut flaws);
    flaws
}

fn collect(alternatives: &Alternatives, flaws: &mut Vec<Flaw>) {
    for leg in alternatives.chains.iter().flat_map(|chain| &chain.legs) {
        flaws.extend(first_of(leg));
        if let Core::Group(group) = &leg.core {
            collect(&group.body, flaws);
        }
    }
}

/// The first clash of a leg: its spellings show the whole leg.
fn first_of(leg: &Leg) -> Option<Flaw> {
    let (index, influence) = leg.guards.iter().enumerate().find_map(|(index, guard)| match guard {
        Guard::Influence(influence) if is_clash(influence) => Some((index, influence)),
        _ => None,
    })?;
    let text = |guards: &[Guard]| guards.iter().map(ToString::to_string).collect::<String>();
    let before = text(&leg.guards[..index]);
    let rest = Leg { guards: leg.guards[index + 1..].to_vec(), ..leg.clone() };
    let not = if influence.negated { "!" } else { "" };
    let Influence { letters, reach, direction, .. } = influence;
    let reach = direction.map_or_else(|| reach.to_string(), |direction| format!("{reach}{direction}"));
    let bracketed = format!("{before}({not}a{letters}{reach}){rest}");
    let conditions = format!("{before}{not}{letters}({reach}{rest})");
    let is_condition = conditions.parse::<Piece>().is_ok();
    let code = if is_condition { LETTER_CLASH } else { LETTER_CLASH_NO_CONDITION };
    let flaw = Flaw::new(influence.place, code)
        .with("found", flaw::quoted(&influence.to_string()))
        .with("influence", Argument::text(bracketed));
    Some(if is_condition { flaw.with("conditions", Argument::text(conditions)) } else { flaw })
}

fn is_clash(influence: &Influence) -> bool {
    !influence.bracketed
        && influence.letters.bytes().all(|letter| matches!(letter, b'A' | b'E' | b'W' | b'B' | b'O'))
}
