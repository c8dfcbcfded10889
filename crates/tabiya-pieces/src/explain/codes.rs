//! The codes of the explanations. Their sentences are in the catalogues `explain.ftl`.

use tabiya_game::Code;

macro_rules! codes {
    ($($name:ident = $code:literal;)*) => {
        $(pub(crate) const $name: Code = Code::new($code);)*
    };
}

codes! {
    // The whole.
    PIECE = "explain.piece";
    PIECE_WITH = "explain.piece-with";
    EFFECTS_ONLY = "explain.effects-only";
    SENTENCES = "explain.sentences";

    // Alternatives and chains.
    ALTERNATIVES = "explain.alternatives";
    OR = "explain.or";
    ONE_OF = "explain.one-of";
    ITEM = "explain.item";
    CHAIN = "explain.chain";
    CHAIN_EFFECT = "explain.chain-effect";
    THEN = "explain.then";
    FURTHER = "explain.further";
    MUST = "explain.must";
    EFFECT = "explain.effect";

    // Conditions.
    IF = "explain.if";
    FIRST_MOVE = "explain.first-move";
    AND_NEXT = "explain.and.next";
    AND_LAST = "explain.and.last";
    UNMOVED = "explain.when.unmoved";
    MOVED = "explain.when.moved";
    WHITE = "explain.when.white";
    NOT_WHITE = "explain.when.not-white";
    BLACK = "explain.when.black";
    NOT_BLACK = "explain.when.not-black";
    OWN_SECTOR = "explain.when.own-sector";
    NOT_OWN_SECTOR = "explain.when.not-own-sector";
    ENEMY_SECTOR = "explain.when.enemy-sector";
    NOT_ENEMY_SECTOR = "explain.when.not-enemy-sector";
    LIGHT = "explain.when.light";
    NOT_LIGHT = "explain.when.not-light";
    DARK = "explain.when.dark";
    NOT_DARK = "explain.when.not-dark";
    ATTACKED = "explain.when.attacked";
    NOT_ATTACKED = "explain.when.not-attacked";
    ON_LINES = "explain.when.on-lines";
    NOT_ON_LINES = "explain.when.not-on-lines";
    LINE = "explain.line";
    LINES = "explain.lines";

    // Influences.
    NEAR = "explain.near";
    NONE_NEAR = "explain.none-near";
    PLACE = "explain.place";
    PLACE_OBLIQUE = "explain.place-oblique";
    PLACE_LEAP = "explain.place-leap";
    FRAGMENT = "explain.fragment";
    LETTERS_NEXT = "explain.letters.next";
    LETTERS_LAST = "explain.letters.last";

    // Distances: of moves, of neighbours, along a line of leaps; how often.
    EXACTLY = "explain.distance.exactly";
    RANGE = "explain.distance.range";
    AT_LEAST = "explain.distance.at-least";
    ANY_DISTANCE = "explain.distance.any";
    AWAY_EXACTLY = "explain.away.exactly";
    AWAY_RANGE = "explain.away.range";
    AWAY_AT_LEAST = "explain.away.at-least";
    AWAY_ANY = "explain.away.any";
    STEPS_UP_TO = "explain.steps.up-to";
    STEPS_EXACTLY = "explain.steps.exactly";
    STEPS_RANGE = "explain.steps.range";
    STEPS_AT_LEAST = "explain.steps.at-least";
    STEPS_ANY = "explain.steps.any";
    TIMES_UP_TO = "explain.times.up-to";
    TIMES_EXACTLY = "explain.times.exactly";
    TIMES_RANGE = "explain.times.range";
    TIMES_AT_LEAST = "explain.times.at-least";
    TIMES_ANY = "explain.times.any";

    // Directions of moves.
    TO_ANY = "explain.to.any";
    TO_ORTHOGONAL = "explain.to.orthogonal";
    TO_DIAGONAL = "explain.to.diagonal";
    TO_FORWARD = "explain.to.forward";
    TO_BACKWARD = "explain.to.backward";
    TO_SIDEWAYS = "explain.to.sideways";
    TO_FORWARD_BACKWARD = "explain.to.forward-backward";
    TO_FORWARD_SIDEWAYS = "explain.to.forward-sideways";
    TO_BACKWARD_SIDEWAYS = "explain.to.backward-sideways";
    TO_DIAGONAL_FORWARD = "explain.to.diagonal-forward";
    TO_DIAGONAL_BACKWARD = "explain.to.diagonal-backward";
    TO_AHEAD = "explain.to.ahead";
    TO_BEHIND = "explain.to.behind";
    TO_AHEAD_BEHIND = "explain.to.ahead-behind";
    TO_AHEAD_SIDEWAYS = "explain.to.ahead-sideways";
    TO_BEHIND_SIDEWAYS = "explain.to.behind-sideways";
    TO_RIGHT = "explain.to.right";
    TO_LEFT = "explain.to.left";
    TO_WHEREVER = "explain.to.wherever";
    TO_NOWHERE = "explain.to.nowhere";

    // Where a neighbour stands.
    AT_ANY = "explain.at.any";
    AT_ORTHOGONAL = "explain.at.orthogonal";
    AT_DIAGONAL = "explain.at.diagonal";
    AT_FORWARD = "explain.at.forward";
    AT_BACKWARD = "explain.at.backward";
    AT_SIDEWAYS = "explain.at.sideways";
    AT_FORWARD_BACKWARD = "explain.at.forward-backward";
    AT_FORWARD_SIDEWAYS = "explain.at.forward-sideways";
    AT_BACKWARD_SIDEWAYS = "explain.at.backward-sideways";
    AT_DIAGONAL_FORWARD = "explain.at.diagonal-forward";
    AT_DIAGONAL_BACKWARD = "explain.at.diagonal-backward";
    AT_AHEAD = "explain.at.ahead";
    AT_BEHIND = "explain.at.behind";
    AT_AHEAD_BEHIND = "explain.at.ahead-behind";
    AT_AHEAD_SIDEWAYS = "explain.at.ahead-sideways";
    AT_BEHIND_SIDEWAYS = "explain.at.behind-sideways";
    AT_RIGHT = "explain.at.right";
    AT_LEFT = "explain.at.left";
    AT_NOWHERE = "explain.at.nowhere";

    // What a leg does.
    MOVE_OR_CAPTURE = "explain.verb.move-or-capture";
    CAPTURE = "explain.verb.capture";
    MOVE = "explain.verb.move";
    LEAP_OR_CAPTURE = "explain.verb.leap-or-capture";
    LEAP_CAPTURE = "explain.verb.leap-capture";
    LEAP = "explain.verb.leap";
    JUMP_CAPTURE = "explain.verb.jump-capture";
    JUMP = "explain.verb.jump";
    HOP_OR_CAPTURE = "explain.verb.hop-or-capture";
    HOP_CAPTURE = "explain.verb.hop-capture";
    HOP = "explain.verb.hop";
    LEAD = "explain.verb.lead";
    SLIDES = "explain.slides";
    LEAPS = "explain.leaps";
    JUMPS = "explain.jumps";
    HOPS = "explain.hops";
    STEP = "explain.step";
    OBLIQUE = "explain.oblique";
    VECTOR = "explain.vector";
    VECTOR_BOTH = "explain.vector-both";
    VECTOR_FORWARD = "explain.vector-forward";
    VECTOR_BACKWARD = "explain.vector-backward";
    TO_SQUARE = "explain.to-square";
    VECTOR_NOWHERE = "explain.vector-nowhere";
    WITHIN = "explain.within";
    ANYWHERE = "explain.anywhere";
    ALONG = "explain.along";
    STAY = "explain.stay";
    NOTHING = "explain.nothing";
    IN_PLACE = "explain.in-place";
    NOT_ALONE = "explain.not-alone";
    IMPOSSIBLE = "explain.impossible";

    // Groups.
    GROUP = "explain.group";
    REPEAT = "explain.repeat";
    REPEAT_GROUP = "explain.repeat-group";

    // Effects and properties.
    WITH = "explain.with";
    REMOVED = "explain.removed";
    BLAST = "explain.blast";
    BLAST_ALL = "explain.blast-all";
    PROMOTION = "explain.promotion";
    PROMOTIONS_UNITED = "explain.promotions-united";
    LASTING = "explain.lasting";
    JOINT = "explain.joint";
    SWAP = "explain.swap";
    SWAP_ANY_WAY = "explain.swap-any-way";
    WAY_BACK = "explain.way-back";
}
