use core::ops::Range;

use tabiya_board::Square;
use tabiya_game::{
    Argument, Candidate, Code, Diagnostic, MAX_TEXT, Mode, MoveList, Notation, Resolution, ResolveOptions,
    Resolved,
};

use super::{Chains, ChainsDetails, ChainsMove, ChainsPosition};
use crate::sheet::{read_square, square_name};

const TOO_LONG: Code = Code::new("toy.text.too-long");
const SYNTAX: Code = Code::new("toy.text.syntax");
const READ_AS: Code = Code::new("toy.text.read-as");
const NO_JOIN: Code = Code::new("toy.chains.text.no-join");

/// What a text says of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reading {
    /// `c1c3,c3e3`: all its legs.
    Legs(Vec<(Square, Square)>),
    /// `c1..e3`: any chain or step from here to there.
    Ends(Square, Square),
}

impl Reading {
    pub(super) fn ends(&self) -> Option<(Square, Square)> {
        match self {
            Self::Legs(legs) => Some((legs.first()?.0, legs.last()?.1)),
            Self::Ends(from, to) => Some((*from, *to)),
        }
    }

    fn fits(&self, movement: ChainsMove, details: &ChainsDetails) -> bool {
        match self {
            Self::Legs(legs) => *legs == details.legs(movement),
            Self::Ends(from, to) => (*from, *to) == (movement.from, movement.to),
        }
    }
}

/// The legs of a move, `c1c3,c3e3`; in short its ends, `c1..e3`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Legs;

impl Notation<Chains> for Legs {
    fn name(&self) -> &'static str {
        "legs"
    }

    fn read(
        &self,
        rules: &Chains,
        position: &ChainsPosition,
        text: &str,
        options: &ResolveOptions,
    ) -> Resolved<ChainsMove> {
        let mut notes = Vec::new();
        let reading = match parse(rules, text, options.mode, &mut notes) {
            Ok(reading) => reading,
            Err(error) => return Resolved::syntax(vec![*error]),
        };
        let list = MoveList::of(rules, position);
        let fitting = list.moves().iter().copied();
        let fitting: Vec<_> = fitting.filter(|&movement| reading.fits(movement, list.details())).collect();
        let resolution = match *fitting.as_slice() {
            [] => {
                let reason = Diagnostic::from(rules.why(position, &reading));
                Resolution::Illegal(Box::new(reason.at(text, 0..text.len())))
            }
            [movement] => Resolution::Unique(movement),
            _ => Resolution::Ambiguous(
                fitting
                    .into_iter()
                    .map(|movement| Candidate {
                        movement,
                        text: self.shortest(rules, position, movement, list.details()),
                    })
                    .collect(),
            ),
        };
        Resolved { resolution, readings: 1, notes }
    }

    fn write(
        &self,
        rules: &Chains,
        _: &ChainsPosition,
        movement: ChainsMove,
        details: &ChainsDetails,
    ) -> String {
        let name = |square| square_name(rules.geometry, square);
        let legs = details.legs(movement).into_iter();
        legs.map(|(from, to)| name(from) + &name(to)).collect::<Vec<_>>().join(",")
    }

    fn shortest(
        &self,
        rules: &Chains,
        position: &ChainsPosition,
        movement: ChainsMove,
        details: &ChainsDetails,
    ) -> String {
        let full = self.write(rules, position, movement, details);
        let ends = Reading::Ends(movement.from, movement.to);
        let list = MoveList::of(rules, position);
        let fitting = list.moves().iter().filter(|&&movement| ends.fits(movement, list.details())).count();
        let name = |square| square_name(rules.geometry, square);
        let short = format!("{}..{}", name(movement.from), name(movement.to));
        if fitting == 1 && short.len() < full.len() { short } else { full }
    }
}

pub(super) fn parse(
    rules: &Chains,
    text: &str,
    mode: Mode,
    notes: &mut Vec<Diagnostic>,
) -> Result<Reading, Box<Diagnostic>> {
    if text.chars().nth(MAX_TEXT).is_some() {
        let error = Diagnostic::error(TOO_LONG).with("limit", MAX_TEXT);
        return Err(Box::new(error.at(text, 0..text.len())));
    }
    match read(rules, text) {
        Ok(reading) => Ok(reading),
        Err(flaw) if mode != Mode::Lenient => Err(Box::new(flaw.diagnostic(text))),
        Err(flaw) => {
            let plain: String = text.chars().filter(|c| !c.is_whitespace()).collect();
            let reading = read(rules, &plain).map_err(|_| Box::new(flaw.diagnostic(text)))?;
            let note = Diagnostic::note(READ_AS).with("found", Argument::input(text));
            notes.push(note.with("text", Argument::text(plain)).at(text, 0..text.len()));
            Ok(reading)
        }
    }
}

struct Flaw {
    code: Code,
    range: Range<usize>,
    expected: String,
}

impl Flaw {
    fn diagnostic(&self, text: &str) -> Diagnostic {
        Diagnostic::error(self.code)
            .with("found", Argument::input(&text[self.range.clone()]))
            .with("expected", Argument::text(&self.expected))
            .at(text, self.range.clone())
    }
}

fn read(rules: &Chains, text: &str) -> Result<Reading, Flaw> {
    let syntax = |range, expected: &str| Flaw { code: SYNTAX, range, expected: expected.to_owned() };
    let square = |range: Range<usize>| {
        read_square(rules.geometry, &text[range.clone()]).ok_or_else(|| syntax(range, "a1"))
    };
    if let Some((from, to)) = text.split_once("..") {
        return Ok(Reading::Ends(square(0..from.len())?, square(text.len() - to.len()..text.len())?));
    }
    let mut legs: Vec<(Square, Square)> = Vec::new();
    let mut start = 0;
    for leg in text.split(',') {
        let end = start + leg.len();
        if leg.len() != 4 || !leg.is_ascii() {
            return Err(syntax(start..end, "a1b1"));
        }
        let (from, to) = (square(start..start + 2)?, square(start + 2..end)?);
        if let Some(&(_, before)) = legs.last()
            && before != from
        {
            let expected = square_name(rules.geometry, before);
            return Err(Flaw { code: NO_JOIN, range: start..start + 2, expected });
        }
        legs.push((from, to));
        start = end + 1;
    }
    Ok(Reading::Legs(legs))
}
