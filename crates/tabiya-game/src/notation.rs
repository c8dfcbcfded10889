use crate::table::{canonical, unknown_notation};
use crate::{Candidate, Diagnostic, GameText, MoveList, Resolution, ResolveOptions, Resolved, Rules};

/// A way of writing moves.
///
/// Reading what [`write`](Self::write) or [`shortest`](Self::shortest) gave, in the same position, gives the same move:
/// this is tested as a property of every notation of every game.
pub trait Notation<R: Rules>: Send + Sync {
    /// The name by which a caller chooses it: `iccs`, `uci`.
    fn name(&self) -> &'static str;

    /// What the text means in this position.
    fn read(
        &self,
        rules: &R,
        position: &R::Position,
        text: &str,
        options: &ResolveOptions,
    ) -> Resolved<R::Move>;

    /// The canonical text of a legal move.
    fn write(&self, rules: &R, position: &R::Position, movement: R::Move, details: &R::Details) -> String;

    /// The canonical text of a legal move as it is read with these options: with columns in the frame that they name, for
    /// notations that have columns in several.
    fn write_in(
        &self,
        rules: &R,
        position: &R::Position,
        movement: R::Move,
        details: &R::Details,
        options: &ResolveOptions,
    ) -> String {
        let _ = options;
        self.write(rules, position, movement, details)
    }

    /// The canonical texts of all moves of a list, in its order: the same as [`write`](Self::write) gives for each, for
    /// notations that find them faster together.
    fn write_all(&self, rules: &R, position: &R::Position, list: &MoveList<R>) -> Vec<String> {
        list.moves().iter().map(|&movement| self.write(rules, position, movement, list.details())).collect()
    }

    /// The shortest text that means this legal move and no other.
    fn shortest(&self, rules: &R, position: &R::Position, movement: R::Move, details: &R::Details) -> String {
        self.write(rules, position, movement, details)
    }
}

/// What a text means in the notation that the options name; without a name, in all notations of the game.
///
/// Notations that read the text as different legal moves make it ambiguous. Where none finds a legal move, the nearest
/// reason is that of the first notation whose form the text has, or else of the one that could read most of it.
pub fn read_notations<G: GameText>(
    game: &G,
    position: &G::Position,
    text: &str,
    options: &ResolveOptions,
) -> Resolved<G::Move> {
    let notations = game.notations();
    if let Some(name) = options.notation.as_deref() {
        return match notations.iter().find(|notation| notation.name() == name) {
            Some(notation) => notation.read(game, position, text, options),
            None => Resolved::syntax(vec![unknown_notation(game, Some(name)).at(text, 0..text.len())]),
        };
    }
    let read: Vec<_> =
        notations.iter().map(|notation| notation.read(game, position, text, options)).collect();
    let mut fitting = Vec::new();
    for candidate in read.iter().flat_map(candidates) {
        if fitting.iter().all(|known: &Candidate<G::Move>| known.movement != candidate.movement) {
            fitting.push(candidate);
        }
    }
    let readings = read.iter().map(|resolved| resolved.readings).sum();
    match fitting.as_slice() {
        [] => Resolved { readings, ..nearest(read) },
        [one] => {
            // The notation that reads the move as what it is has the fewest notes.
            let unique = read.into_iter().filter(|resolved| resolved.movement() == Some(&one.movement));
            let notes = unique.map(|resolved| resolved.notes).min_by_key(Vec::len).unwrap_or_default();
            Resolved { resolution: Resolution::Unique(one.movement), readings, notes }
        }
        _ => {
            // What is short in one notation may mean something else in another.
            let is_single = |candidate: &Candidate<G::Move>| {
                notations.iter().all(|notation| {
                    let other = candidates(&notation.read(game, position, &candidate.text, options));
                    other.iter().all(|other| other.movement == candidate.movement)
                })
            };
            let details = MoveList::details_of(game, position);
            for candidate in &mut fitting {
                if candidate.text.is_empty() || !is_single(candidate) {
                    candidate.text = canonical(game, position, candidate.movement, &details);
                }
            }
            Resolved { resolution: Resolution::Ambiguous(fitting), readings, notes: Vec::new() }
        }
    }
}

/// The moves that fit; where it is only one, its text is left empty.
fn candidates<M: Copy>(resolved: &Resolved<M>) -> Vec<Candidate<M>> {
    match &resolved.resolution {
        Resolution::Unique(movement) => vec![Candidate { movement: *movement, text: String::new() }],
        Resolution::Ambiguous(candidates) => candidates.clone(),
        _ => Vec::new(),
    }
}

/// The resolution that says most, of several without a legal move.
fn nearest<M>(read: Vec<Resolved<M>>) -> Resolved<M> {
    let rank = |resolved: &Resolved<M>| match &resolved.resolution {
        Resolution::Syntax(diagnostics) => {
            let start = |diagnostic: &Diagnostic| diagnostic.span.map_or(0, |span| span.start);
            (0, diagnostics.iter().map(start).min().unwrap_or_default())
        }
        Resolution::Request(_) => (1, 0),
        _ => (2, 0),
    };
    // `max_by_key` gives the last of equals, the canonical notation is the first.
    let best = read.into_iter().rev().max_by_key(rank);
    best.unwrap_or_else(|| Resolved::syntax(Vec::new()))
}
