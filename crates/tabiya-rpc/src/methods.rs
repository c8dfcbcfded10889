mod call;
mod moves;
mod notation;
mod perft;
mod pieces;
mod position;
mod record;

use serde_json::{Value, json};
use tabiya_game::{Answer, Code, Diagnostic, Game};
use tabiya_messages::Catalogue;

use crate::Service;
use crate::budget::Budget;
use crate::error::Failure;
use crate::params::{Params, choose};
use call::Call;

const UNKNOWN: Code = Code::new("rpc.method.unknown");

/// A method that is there for every game, or for none.
struct Method {
    name: &'static str,
    /// What it is about, and so the parameters that it shares with others.
    subject: Subject,
    /// The parameters of its own.
    params: &'static [&'static str],
    run: fn(&mut Call<'_>) -> Result<Value, Failure>,
}

/// What a method is about.
#[derive(Clone, Copy)]
enum Subject {
    /// No game in particular.
    Nothing,
    /// A line of the piece notation, which belongs to no game.
    Piece,
    /// A game.
    Game,
    /// A position of a game.
    Position,
}

impl Subject {
    /// The parameters of every method with this subject.
    const fn params(self) -> &'static [&'static str] {
        match self {
            Self::Nothing => &["language"],
            Self::Piece => &["text", "profile", "language"],
            Self::Game => &["game", "variant", "language"],
            Self::Position => &["game", "variant", "position", "history", "language"],
        }
    }
}

/// What resolving a text takes.
const RESOLVING: &[&str] = &["text", "notation", "columns", "marks", "mode", "speech"];

const METHODS: &[Method] = &[
    Method { name: "games", subject: Subject::Nothing, params: &[], run: |call| Ok(games(call.service)) },
    Method { name: "position.new", subject: Subject::Game, params: &[], run: position::new },
    Method { name: "position.check", subject: Subject::Position, params: &[], run: position::check },
    Method { name: "position.scene", subject: Subject::Position, params: &["side"], run: position::scene },
    Method {
        name: "moves.legal",
        subject: Subject::Position,
        params: &["notation", "columns"],
        run: moves::legal,
    },
    Method { name: "moves.resolve", subject: Subject::Position, params: RESOLVING, run: moves::resolve },
    Method {
        name: "moves.play",
        subject: Subject::Position,
        params: &["move", "notation"],
        run: moves::play,
    },
    Method {
        name: "moves.explain",
        subject: Subject::Position,
        params: &["text", "cell"],
        run: moves::explain,
    },
    Method { name: "record.check", subject: Subject::Game, params: &["text"], run: record::check },
    Method { name: "perft", subject: Subject::Position, params: &["depth"], run: perft::perft },
    Method {
        name: "notation.convert",
        subject: Subject::Position,
        params: &["move", "from", "to", "columns"],
        run: notation::convert,
    },
    Method { name: "pieces.parse", subject: Subject::Piece, params: &[], run: pieces::parse },
    Method { name: "pieces.explain", subject: Subject::Piece, params: &[], run: pieces::explain },
    Method {
        name: "pieces.targets",
        subject: Subject::Piece,
        params: &["position", "side", "unmoved"],
        run: pieces::targets,
    },
];

/// The parameters of a game's own method besides those of a position.
const OF_A_GAME: &[&str] = &["text"];

/// The same where columns are counted in several frames.
const OF_A_GAME_WITH_FRAMES: &[&str] = &["text", "columns"];

/// Calls the method of this name: one of those above, else one of the game's own.
pub(crate) fn call(
    service: &Service,
    name: &str,
    params: Value,
    catalogue: &Catalogue,
    budget: &mut Budget,
) -> Result<Value, Failure> {
    let method = METHODS.iter().find(|method| method.name == name);
    let (subject, own) = match method {
        Some(method) => (method.subject, method.params),
        None if may_be_of_a_game(service, name, &params) => {
            let resolves = |game: &dyn Game| answers(game, name) == Some(Answer::Resolution);
            let has_frames = |game: &dyn Game| !game.column_frames().is_empty();
            let params = if games_with(service, name).any(resolves) {
                RESOLVING
            } else if games_with(service, name).any(has_frames) {
                OF_A_GAME_WITH_FRAMES
            } else {
                OF_A_GAME
            };
            (Subject::Position, params)
        }
        None => return Err(unknown(service, name)),
    };
    let params = Params::new(params, &[subject.params(), own].concat())?;
    let mut call = Call::new(service, name, params, catalogue, budget)?;
    match method {
        Some(method) => (method.run)(&mut call),
        None => call.own_method(),
    }
}

/// Whether some game has a method of its own of this name. A game that is brought along may have any.
fn may_be_of_a_game(service: &Service, name: &str, params: &Value) -> bool {
    let brings_game = service.variants().is_some() && params.get("variant").is_some();
    brings_game || games_with(service, name).next().is_some()
}

/// The games that have a method of their own of this name.
fn games_with<'a>(service: &'a Service, name: &str) -> impl Iterator<Item = &'a dyn Game> {
    service.registry().iter().filter(move |game| answers(*game, name).is_some())
}

/// What the method of this name of a game answers with.
fn answers(game: &dyn Game, name: &str) -> Option<Answer> {
    game.methods().iter().find(|method| method.name == name).map(|method| method.answer)
}

fn unknown(service: &Service, name: &str) -> Failure {
    let own = service.registry().iter().flat_map(|game| game.methods().iter().map(|method| method.name));
    let mut known: Vec<_> = METHODS.iter().map(|method| method.name).chain(own).collect();
    known.sort_unstable();
    known.dedup();
    Failure::method(choose(Diagnostic::error(UNKNOWN), name, known))
}

/// The games, with what is there to choose from in each.
fn games(service: &Service) -> Value {
    let games = service.registry().iter().map(|game| {
        let methods: Vec<_> = game.methods().iter().map(|method| method.name).collect();
        json!({ "game": game.name(), "notations": game.notations(), "methods": methods })
    });
    games.collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The names of the parameters in a definition of the schema and in those that it refers to.
    fn described(schema: &Value, definition: &str) -> BTreeSet<String> {
        let definition = &schema["$defs"][definition];
        let own = definition["properties"].as_object().into_iter().flatten().map(|(name, _)| name.clone());
        let references = definition["allOf"].as_array().into_iter().flatten();
        let referred =
            references.filter_map(|reference| reference["$ref"].as_str()?.strip_prefix("#/$defs/"));
        own.chain(referred.flat_map(|name| described(schema, name))).collect()
    }

    /// The names of the parameters that a definition and those that it refers to ask for.
    fn required(schema: &Value, definition: &str) -> BTreeSet<String> {
        let definition = &schema["$defs"][definition];
        let kinds = ["allOf", "anyOf", "oneOf"].map(|kind| definition[kind].as_array());
        let parts: Vec<_> = kinds.into_iter().flatten().flatten().collect();
        let referred = parts.iter().filter_map(|part| part["$ref"].as_str()?.strip_prefix("#/$defs/"));
        let own = parts.iter().map(|part| &part["required"]).chain([&definition["required"]]);
        let own = own.filter_map(Value::as_array).flatten().filter_map(Value::as_str).map(ToOwned::to_owned);
        own.chain(referred.flat_map(|name| required(schema, name))).collect()
    }

    #[test]
    fn the_document_lists_the_parameters_that_must_be_given() {
        let schema: Value =
            serde_json::from_str(include_str!("../../../docs/rpc.schema.json")).expect("the schema is JSON");
        let document = include_str!("../../../docs/rpc.md");
        let (_, list) = document.split_once("### Parameters that must be given").expect("there is a list");
        let (list, _) = list.split_once("###").expect("it has an end");
        for method in METHODS {
            let required = required(&schema, &format!("{}.params", method.name));
            let row = list.lines().find_map(|line| line.strip_prefix(&format!("| `{}` |", method.name)));
            let row = row.unwrap_or_default();
            // What depends on another parameter stands behind a semicolon.
            let always = row.split_once(';').map_or(row, |(always, _)| always);
            let listed: BTreeSet<_> = always.split('`').skip(1).step_by(2).map(ToOwned::to_owned).collect();
            assert_eq!(listed, required, "{}", method.name);
        }
    }

    #[test]
    fn the_schema_has_these_methods_with_these_parameters() {
        let schema: Value =
            serde_json::from_str(include_str!("../../../docs/rpc.schema.json")).expect("the schema is JSON");
        for method in METHODS {
            let known = [method.subject.params(), method.params].concat();
            let known: BTreeSet<_> = known.into_iter().map(ToOwned::to_owned).collect();
            assert_eq!(described(&schema, &format!("{}.params", method.name)), known, "{}", method.name);
            let result = &schema["$defs"][format!("{}.result", method.name)];
            assert!(result.is_object(), "the schema has no result of {}", method.name);
            let conditions = schema["$defs"]["request"]["allOf"].as_array().expect("requests are described");
            let named = |condition: &&Value| condition["if"]["properties"]["method"]["const"] == method.name;
            let condition = conditions.iter().find(named).expect("requests of each method are described");
            let reference = &condition["then"]["properties"]["params"]["$ref"];
            assert_eq!(*reference, format!("#/$defs/{}.params", method.name));
        }
    }
}
