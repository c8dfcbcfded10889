use tabiya_game::{Mode, Notation, Resolution, ResolveOptions, Resolved};
use tabiya_xiangqi::notation::Form;
use tabiya_xiangqi::{Move, Position, Xiangqi};

pub(crate) use crate::ground::{lines, position};

pub(crate) fn form(name: &str) -> Form {
    Form::from_name(name).unwrap_or_else(|| panic!("{name} is a notation"))
}

pub(crate) fn read(form: Form, position: &Position, text: &str, mode: Mode) -> Resolved<Move> {
    form.read(&Xiangqi::default(), position, text, &ResolveOptions::mode(mode))
}

pub(crate) fn write(form: Form, position: &Position, movement: Move) -> String {
    form.write(&Xiangqi::default(), position, movement, &())
}

/// What a text means, in short: `h2e2`, `a4b4|c4d4` for an ambiguity, `illegal: CODE`, `syntax: CODE`.
pub(crate) fn meaning(resolved: &Resolved<Move>) -> String {
    match &resolved.resolution {
        Resolution::Unique(movement) => movement.to_string(),
        Resolution::Ambiguous(candidates) => {
            let mut moves: Vec<_> =
                candidates.iter().map(|candidate| candidate.movement.to_string()).collect();
            moves.sort();
            moves.join("|")
        }
        Resolution::Illegal(reason) => format!("illegal: {}", reason.code()),
        Resolution::Syntax(errors) => {
            let codes: Vec<_> = errors.iter().map(|error| error.code().as_str()).collect();
            format!("syntax: {}", codes.join(" "))
        }
        Resolution::Request(_) => "request".to_owned(),
    }
}
