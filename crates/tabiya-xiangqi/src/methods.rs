//! The methods of xiangqi beyond those of every game.

use tabiya_game::{
    Answer, Argument, CallError, Candidate, Code, Diagnostic, Method, Resolution, ResolveOptions,
    UNKNOWN_METHOD, Value,
};

use crate::{Move, Position, Xiangqi, codes, command, resolve};

/// What a text means as a command: it reads nothing else.
pub(crate) const COMMAND: &str = "xiangqi.command";
/// All commands that mean one move.
const COMMANDS: &str = "xiangqi.commands";

pub(crate) const METHODS: &[Method] = &[
    Method { name: COMMAND, summary: Code::new("xiangqi.method.command"), answer: Answer::Resolution },
    Method { name: COMMANDS, summary: Code::new("xiangqi.method.commands"), answer: Answer::Value },
];

/// Calls a method that answers with a value.
pub(crate) fn call(
    game: Xiangqi,
    method: &str,
    position: &Position,
    text: &str,
    options: &ResolveOptions,
) -> Result<Value, CallError> {
    if method != COMMANDS {
        let unknown = Diagnostic::error(UNKNOWN_METHOD).with("found", Argument::input(method));
        return Err(CallError::Syntax(vec![unknown]));
    }
    let resolved = resolve::resolve(game, position, text, options);
    let refused = |code| Diagnostic::error(code).with("found", Argument::input(text)).at(text, 0..text.len());
    match resolved.resolution {
        Resolution::Unique(movement) => {
            let columns = command::columns(options).map_err(|error| CallError::Syntax(vec![*error]))?;
            let commands = command::all(position, movement, columns);
            let texts = commands.iter().map(|command| Value::Text(command.to_string()));
            Ok(Value::Record(vec![("commands", Value::List(texts.collect()))]))
        }
        Resolution::Ambiguous(candidates) => {
            let mut ambiguous = refused(codes::NOTATION_AMBIGUOUS);
            let written = |Candidate { movement, text }: Candidate<Move>| Candidate {
                movement: movement.to_string(),
                text,
            };
            ambiguous.candidates = candidates.into_iter().map(written).collect();
            let diagnostics = core::iter::once(ambiguous).chain(resolved.notes).collect();
            Err(CallError::Ambiguous(diagnostics))
        }
        Resolution::Illegal(reason) => Err(CallError::Illegal(vec![*reason])),
        Resolution::Syntax(diagnostics) => Err(CallError::Syntax(diagnostics)),
        Resolution::Request(request) => {
            let message = command::explain_request(&request);
            Err(CallError::Syntax(vec![Diagnostic::from(message).at(text, 0..text.len())]))
        }
    }
}
