//! Whatever a variant says is on its sheet.

use std::collections::HashMap;

use tabiya_board::{Bitboard as _, Geometry};
use tabiya_game::{Argument, Message};
use tabiya_messages::{Catalogue, Language};
use tabiya_pieces::Repeat;
use tabiya_variants::sheet::sheet;
use tabiya_variants::spec::{
    BlastSpec, CastlingSpec, ConfinedSpec, Drawn, DropSpec, EnPassantSpec, Ends, Extinction, Goal, Names,
    Pass, PromotingMoves, PromotionSpec, RegionSpec, Repetition, Royalty, Spec, Squares, TypeSpec, Verdict,
};

use crate::support::{catalogues, messages, read, told};

/// A variant with something under every key.
const EVERYTHING: &str = r#"
name = "everything"
title = { en = "Everything", zh = "全部", vi = "Tất cả", ru = "Всё" }
origin = "Made for this test."
start = "rnbqkbnr/pppppppp/8/8/3*4/8/PPPPPPPP/RNBQKBNR[] w K - 0 1"

[board]
size = "8x8"
holes = "d4"

[regions.home]
white = "ranks 1-4"
black = "ranks 5-8"

[pieces.K]
name = { en = "king", zh = "王", vi = "vua", ru = "король" }
line = "1*"
royal = true

[pieces.Q]
name = "queen"
line = "n*"

[pieces.R]
name = "rook"
line = "n+"
confined = [{ line = "1X", from = "home", to = "ranks 1-2" }]

[pieces.B]
name = "bishop"
line = "nX"
region = "home"

[pieces.N]
name = "knight"
line = "~1/2"
spares = ["B"]
shuns = ["R"]

[pieces.P]
name = "pawn"
line = "o1>,c1X>,L2o2>"
drop = { region = "ranks 3-6", as = ["+P"], per-file = 1, mate = false }

[pieces."+P"]
name = "guard"
line = "1*"
in-hand = "P"

[[promotion]]
piece = "P"
zone = { white = "ranks 7-8", black = "ranks 1-2" }
mandatory = { white = "rank 8", black = "rank 1" }
to = ["Q", "R"]
limits = { Q = 1 }

[[castling]]
side = "white"
mover = "e1g1"
partner = "h1f1"

[[en-passant]]
victims = ["P"]
captors = ["P"]

[drops]
captures-to-hand = true

[ends]
checks = 3
two-passes = "draw"
quiet = { plies = 100, reset = ["P"] }
repetition = { times = 3, perpetual-check = "loss" }

[[ends.extinction]]
pieces = ["Q", "R"]
at-most = 1
reply = "draw"

[[ends.goal]]
pieces = ["K"]
zone = "rank 8"
"#;

/// A field that is added anywhere has to be named here, and wants a line in the tests below.
#[expect(dead_code, clippy::too_many_arguments, reason = "it is there to be compiled")]
fn all_fields(
    Spec {
        name: _,
        title: Names { en: _, zh: _, vi: _, ru: _ },
        origin: _,
        geometry: _,
        holes: _,
        points: _,
        light: _,
        sectors: _,
        regions: _,
        types: _,
        start: _,
        repeat: _,
        promotions: _,
        castlings: _,
        en_passant: _,
        drops: _,
        pass: _,
        compulsory_capture: _,
        whole_captures: _,
        blast: _,
        flying: _,
        facing: _,
        no_checks: _,
        royalty: _,
        ends:
            Ends {
                checkmate: _,
                stalemate: _,
                extinctions: _,
                goals: _,
                checks: _,
                quiet: _,
                repetition: _,
                two_passes: _,
            },
    }: Spec,
    RegionSpec { name: _, drawn: _, squares: _ }: RegionSpec,
    TypeSpec {
        letter: _,
        names: _,
        lines: _,
        confined: _,
        spares: _,
        shuns: _,
        royal: _,
        glyphs: _,
        region: _,
        blast_immune: _,
        in_hand: _,
        drop_region: _,
        dropped_as: _,
        drops_per_file: _,
        no_drop_mate: _,
    }: TypeSpec,
    ConfinedSpec { lines: _, from: _, to: _ }: ConfinedSpec,
    PromotionSpec { from: _, zone: _, leaving: _, mandatory: _, to: _, limits: _, only: _ }: PromotionSpec,
    CastlingSpec { side: _, mover: _, partner: _ }: CastlingSpec,
    EnPassantSpec { victims: _, captors: _, squares: _ }: EnPassantSpec,
    DropSpec { captures_to_hand: _, first: _ }: DropSpec,
    BlastSpec { radius: _, captor: _, touching_royals: _ }: BlastSpec,
    Repetition { times: _, verdict: _, perpetual_check: _ }: Repetition,
    Extinction { sides: _, types: _, each: _, at_most: _, verdict: _, opponent_at_least: _, reply: _ }: Extinction,
    Goal { types: _, zone: _, leaving: _, verdict: _, reply: _, safe: _ }: Goal,
) {
}

type Change = (&'static str, fn(&mut Spec));

const KING: usize = 0;
const QUEEN: usize = 1;
const ROOK: usize = 2;
const BISHOP: usize = 3;
const KNIGHT: usize = 4;
const PAWN: usize = 5;
const GUARD: usize = 6;

/// Squares of the board, by the row from the top and the column from the left.
fn squares(rows: core::ops::Range<usize>, columns: core::ops::Range<usize>) -> Squares {
    let mut squares = Squares::EMPTY;
    rows.flat_map(|row| columns.clone().map(move |column| 8 * row + column))
        .for_each(|index| squares.insert(index));
    squares
}

const fn blast() -> BlastSpec {
    BlastSpec { radius: 1, captor: true, touching_royals: false }
}

/// Each changes one thing that a variant says; the same in every language.
const CHANGES: &[Change] = &[
    ("name", |spec| spec.name = "other".into()),
    ("origin", |spec| spec.origin = "Elsewhere.".into()),
    ("geometry", |spec| {
        spec.geometry = Geometry::new(8, 9).expect("there are such boards");
        spec.start = format!("8/{}", spec.start);
    }),
    ("holes", |spec| spec.holes.insert(30)),
    ("no holes", |spec| spec.holes = Squares::EMPTY),
    ("points", |spec| spec.points = true),
    ("light", |spec| spec.light.insert(56)),
    ("sectors", |spec| spec.sectors[1] = squares(0..2, 0..8)),
    ("regions", |spec| spec.regions.clear()),
    ("regions.name", |spec| spec.regions[0].name = "castle".into()),
    ("regions.drawn", |spec| spec.regions[0].drawn = Drawn::Zone),
    ("regions.drawn: palace", |spec| spec.regions[0].drawn = Drawn::Palace),
    ("regions.drawn: river", |spec| spec.regions[0].drawn = Drawn::River),
    ("regions.squares", |spec| spec.regions[0].squares[1].remove(0)),
    ("start", |spec| spec.start = spec.start.replace(" w ", " b ")),
    ("types", |spec| {
        spec.types.truncate(GUARD);
        spec.types[PAWN].dropped_as.clear();
    }),
    ("types.letter", |spec| {
        spec.types[QUEEN].letter = "D".into();
        spec.start = spec.start.replace('Q', "D").replace('q', "d");
    }),
    ("types.lines", |spec| spec.types[QUEEN].lines = spec.types[KNIGHT].lines.clone()),
    ("types.lines of a side", |spec| spec.types[QUEEN].lines[1] = spec.types[KNIGHT].lines[1].clone()),
    ("types.confined", |spec| spec.types[ROOK].confined.clear()),
    ("types.confined.lines", |spec| spec.types[ROOK].confined[0].lines = spec.types[KNIGHT].lines.clone()),
    ("types.confined.lines of a side", |spec| {
        spec.types[ROOK].confined[0].lines[1] = spec.types[KNIGHT].lines[1].clone();
    }),
    ("types.confined.from", |spec| spec.types[ROOK].confined[0].from[0] = squares(7..8, 0..2)),
    ("types.confined.to", |spec| spec.types[ROOK].confined[0].to[1] = squares(7..8, 0..2)),
    ("types.spares", |spec| spec.types[KNIGHT].spares = vec![PAWN]),
    ("types.shuns", |spec| spec.types[KNIGHT].shuns.push(PAWN)),
    ("types.royal", |spec| spec.types[QUEEN].royal = true),
    ("types.glyphs", |spec| spec.types[QUEEN].glyphs[1] = "♛".into()),
    ("types.region", |spec| spec.types[QUEEN].region = spec.types[BISHOP].region),
    ("types.region of a side", |spec| spec.types[BISHOP].region[1] = spec.types[QUEEN].region[1]),
    ("types.blast_immune", |spec| spec.types[QUEEN].blast_immune = true),
    ("types.in_hand: another", |spec| spec.types[QUEEN].in_hand = Some(ROOK)),
    ("types.in_hand: none", |spec| spec.types[QUEEN].in_hand = None),
    ("types.in_hand: itself", |spec| spec.types[GUARD].in_hand = Some(GUARD)),
    ("types.drop_region", |spec| spec.types[PAWN].drop_region[0] = squares(5..6, 0..8)),
    ("types.drop_region: none", |spec| spec.types[PAWN].drop_region = [Squares::EMPTY; 2]),
    ("types.dropped_as", |spec| spec.types[PAWN].dropped_as.clear()),
    ("types.drops_per_file", |spec| spec.types[PAWN].drops_per_file = Some(2)),
    ("types.drops_per_file: all", |spec| spec.types[PAWN].drops_per_file = None),
    ("types.no_drop_mate", |spec| spec.types[PAWN].no_drop_mate = false),
    ("repeat: straight", |spec| spec.repeat = Repeat::Straight),
    ("repeat: turning", |spec| spec.repeat = Repeat::Turning),
    ("promotions", |spec| spec.promotions.clear()),
    ("promotions.from", |spec| spec.promotions[0].from = BISHOP),
    ("promotions.zone", |spec| spec.promotions[0].zone[0] = squares(0..1, 0..8)),
    ("promotions.leaving", |spec| spec.promotions[0].leaving = true),
    ("promotions.mandatory: none", |spec| spec.promotions[0].mandatory = [Squares::EMPTY; 2]),
    ("promotions.mandatory: all", |spec| spec.promotions[0].mandatory = spec.promotions[0].zone),
    ("promotions.mandatory: some", |spec| spec.promotions[0].mandatory[0].remove(0)),
    ("promotions.to", |spec| spec.promotions[0].to = vec![QUEEN]),
    ("promotions.limits", |spec| spec.promotions[0].limits = vec![(ROOK, 1)]),
    ("promotions.limits: more", |spec| spec.promotions[0].limits = vec![(QUEEN, 2)]),
    ("promotions.limits: none", |spec| spec.promotions[0].limits.clear()),
    ("promotions.only: captures", |spec| spec.promotions[0].only = PromotingMoves::Captures),
    ("promotions.only: quiet", |spec| spec.promotions[0].only = PromotingMoves::Quiet),
    ("castlings", |spec| spec.castlings.clear()),
    ("castlings.side", |spec| spec.castlings[0].side = 1),
    ("castlings.mover", |spec| spec.castlings[0].mover.1 = 58),
    ("castlings.partner", |spec| spec.castlings[0].partner = (56, 59)),
    ("en_passant", |spec| spec.en_passant.clear()),
    ("en_passant.victims", |spec| spec.en_passant[0].victims.push(ROOK)),
    ("en_passant.captors", |spec| spec.en_passant[0].captors.push(ROOK)),
    ("en_passant.squares", |spec| spec.en_passant[0].squares = squares(2..3, 0..8)),
    ("drops", |spec| spec.drops = None),
    ("drops.captures_to_hand", |spec| spec.drops = Some(DropSpec { captures_to_hand: false, first: false })),
    ("drops.first", |spec| spec.drops = Some(DropSpec { captures_to_hand: true, first: true })),
    ("pass: always", |spec| spec.pass = Pass::Always),
    ("pass: when stuck", |spec| spec.pass = Pass::WhenStuck),
    ("compulsory_capture", |spec| spec.compulsory_capture = true),
    ("whole_captures", |spec| spec.whole_captures = true),
    ("blast", |spec| spec.blast = Some(blast())),
    ("blast.radius", |spec| spec.blast = Some(BlastSpec { radius: 2, ..blast() })),
    ("blast.radius: 0", |spec| spec.blast = Some(BlastSpec { radius: 0, ..blast() })),
    ("blast.captor", |spec| spec.blast = Some(BlastSpec { captor: false, ..blast() })),
    ("blast.touching_royals", |spec| spec.blast = Some(BlastSpec { touching_royals: true, ..blast() })),
    ("flying", |spec| spec.flying = true),
    ("facing: draw", |spec| spec.facing = Some(Verdict::Draw)),
    ("facing: win", |spec| spec.facing = Some(Verdict::Win)),
    ("facing: loss", |spec| spec.facing = Some(Verdict::Loss)),
    ("no_checks", |spec| spec.no_checks = true),
    ("royalty: last", |spec| spec.royalty = Royalty::Last),
    ("royalty: all", |spec| spec.royalty = Royalty::All),
    ("royalty: none", |spec| spec.royalty = Royalty::Nothing),
    ("no royal pieces", |spec| spec.types[KING].royal = false),
    ("ends.checkmate: win", |spec| spec.ends.checkmate = Verdict::Win),
    ("ends.checkmate: draw", |spec| spec.ends.checkmate = Verdict::Draw),
    ("ends.stalemate: win", |spec| spec.ends.stalemate = Verdict::Win),
    ("ends.stalemate: loss", |spec| spec.ends.stalemate = Verdict::Loss),
    ("ends.extinctions", |spec| spec.ends.extinctions.clear()),
    ("ends.extinctions.sides: white", |spec| spec.ends.extinctions[0].sides[1] = false),
    ("ends.extinctions.sides: black", |spec| spec.ends.extinctions[0].sides[0] = false),
    ("ends.extinctions.types", |spec| spec.ends.extinctions[0].types.push(PAWN)),
    ("ends.extinctions.types: one", |spec| spec.ends.extinctions[0].types.truncate(1)),
    ("ends.extinctions.types: all", |spec| spec.ends.extinctions[0].types.clear()),
    ("ends.extinctions.each", |spec| spec.ends.extinctions[0].each = true),
    ("ends.extinctions.at_most: 0", |spec| spec.ends.extinctions[0].at_most = 0),
    ("ends.extinctions.at_most: 2", |spec| spec.ends.extinctions[0].at_most = 2),
    ("ends.extinctions.verdict: win", |spec| spec.ends.extinctions[0].verdict = Verdict::Win),
    ("ends.extinctions.verdict: draw", |spec| spec.ends.extinctions[0].verdict = Verdict::Draw),
    ("ends.extinctions.opponent_at_least", |spec| spec.ends.extinctions[0].opponent_at_least = 2),
    ("ends.extinctions.reply: none", |spec| spec.ends.extinctions[0].reply = None),
    ("ends.extinctions.reply: win", |spec| spec.ends.extinctions[0].reply = Some(Verdict::Win)),
    ("ends.goals", |spec| spec.ends.goals.clear()),
    ("ends.goals.types", |spec| spec.ends.goals[0].types.push(PAWN)),
    ("ends.goals.zone", |spec| spec.ends.goals[0].zone[1] = squares(7..8, 0..8)),
    ("ends.goals.leaving", |spec| spec.ends.goals[0].leaving = true),
    ("ends.goals.verdict: loss", |spec| spec.ends.goals[0].verdict = Verdict::Loss),
    ("ends.goals.verdict: draw", |spec| spec.ends.goals[0].verdict = Verdict::Draw),
    ("ends.goals.reply", |spec| spec.ends.goals[0].reply = true),
    ("ends.goals.safe", |spec| spec.ends.goals[0].safe = true),
    ("ends.checks", |spec| spec.ends.checks = Some(5)),
    ("ends.checks: none", |spec| spec.ends.checks = None),
    ("ends.quiet.plies", |spec| spec.ends.quiet = Some((101, vec![PAWN]))),
    ("ends.quiet.types", |spec| spec.ends.quiet = Some((100, vec![PAWN, ROOK]))),
    ("ends.quiet.types: none", |spec| spec.ends.quiet = Some((100, Vec::new()))),
    ("ends.quiet: none", |spec| spec.ends.quiet = None),
    ("ends.repetition: none", |spec| spec.ends.repetition = None),
    ("ends.repetition.times", |spec| repetition(spec).times = 4),
    ("ends.repetition.verdict: loss", |spec| repetition(spec).verdict = Verdict::Loss),
    ("ends.repetition.verdict: win", |spec| repetition(spec).verdict = Verdict::Win),
    ("ends.repetition.perpetual_check: none", |spec| repetition(spec).perpetual_check = None),
    ("ends.repetition.perpetual_check: draw", |spec| {
        repetition(spec).perpetual_check = Some(Verdict::Draw);
    }),
    ("ends.two_passes: none", |spec| spec.ends.two_passes = None),
    ("ends.two_passes: loss", |spec| spec.ends.two_passes = Some(Verdict::Loss)),
    ("ends.two_passes: win", |spec| spec.ends.two_passes = Some(Verdict::Win)),
];

fn repetition(spec: &mut Spec) -> &mut Repetition {
    spec.ends.repetition.as_mut().expect("the variant has it")
}

/// No two changes have the same sheet, in any language.
#[test]
fn a_change_of_any_option_changes_the_sheet() {
    let spec = read(EVERYTHING);
    let changed = CHANGES.iter().map(|(name, change)| {
        let mut changed = spec.clone();
        change(&mut changed);
        assert_ne!(changed, spec, "{name}");
        (*name, sheet(&changed))
    });
    let sheets: Vec<_> = [("nothing", sheet(&spec))].into_iter().chain(changed).collect();
    for catalogue in catalogues() {
        let mut known: HashMap<String, &str> = HashMap::new();
        for (name, sheet) in &sheets {
            let same = known.insert(told(sheet, &catalogue), name);
            assert_eq!(same, None, "{}: told as {name}", catalogue.language().tag());
        }
    }
}

#[test]
fn names_are_said_in_their_language() {
    const NAMES: &[(&str, Change)] = &[
        ("en", ("title", |spec| spec.title.en = "Other".into())),
        ("zh", ("title", |spec| spec.title.zh = Some("别的".into()))),
        ("vi", ("title", |spec| spec.title.vi = Some("Khác".into()))),
        ("ru", ("title", |spec| spec.title.ru = Some("Другое".into()))),
        ("en", ("a piece", |spec| spec.types[KING].names.en = "emperor".into())),
        ("zh", ("a piece", |spec| spec.types[KING].names.zh = Some("帝".into()))),
        ("vi", ("a piece", |spec| spec.types[KING].names.vi = Some("hoàng đế".into()))),
        ("ru", ("a piece", |spec| spec.types[KING].names.ru = Some("император".into()))),
    ];
    let spec = read(EVERYTHING);
    let before = sheet(&spec);
    for (language, (name, change)) in NAMES {
        let mut changed = spec.clone();
        change(&mut changed);
        let after = sheet(&changed);
        for catalogue in catalogues() {
            let is_said = told(&after, &catalogue) != told(&before, &catalogue);
            assert_eq!(is_said, catalogue.language().tag() == *language, "{language}: {name}");
        }
    }
}

#[test]
fn a_piece_without_a_name_goes_by_its_letter() {
    let mut spec = read(EVERYTHING);
    spec.title = Names::default();
    spec.types[KING].names = Names::default();
    let sheet = sheet(&spec);
    let title = sheet.title.argument("title");
    assert_eq!(title, Some(&Argument::text("everything")));
    assert_eq!(sheet.pieces[KING].heading.argument("piece"), Some(&Argument::text("K")));
    let speak_of_it = |message: &&Message| message.code.as_str() == "variants.rules.royalty-each";
    let royal = messages(&sheet).into_iter().find(speak_of_it).expect("the king is royal");
    assert_eq!(royal.argument("pieces"), Some(&Argument::List(vec![Argument::text("K")])));
}

/// What is told of a pawn with these rules: whether it may stay what it is.
#[track_caller]
fn check_promotions(line: &str, rules: &str, expected: &[&str]) {
    let text = format!(
        "name = \"promotions\"\nstart = \"k3/4/P3/3K w - - 0 1\"\nboard.size = \"4x4\"\n\
         pieces.K = {{ line = \"1*\", royal = true }}\npieces.Q.line = \"n*\"\npieces.R.line = \"n+\"\n\
         pieces.P.line = \"{line}\"\npromotion = [{rules}]\n"
    );
    let sheet = sheet(&read(&text));
    let pawn = sheet.pieces.iter().find(|piece| piece.letter == "P").expect("there are pawns");
    let catalogue = Catalogue::new(Language::English);
    let told = pawn
        .sentences
        .iter()
        .filter(|message| message.code.as_str().starts_with("variants.rules.promotion-"));
    let told: Vec<String> = told.map(|message| catalogue.sentence(message)).collect();
    assert_eq!(told, expected, "{rules}");
}

/// What one rule leaves to choose, another can demand.
#[test]
fn rules_of_one_piece_are_told_together() {
    let rule = |to: &str, rest: &str| {
        format!(
            "{{ piece = \"P\", zone = {{ white = \"rank 4\", black = \"rank 1\" }}, to = \"{to}\"{rest} }}"
        )
    };
    let must = "It must promote.";
    let may = "It may also stay what it is.";
    let check = |rules: &[String], expected: &[&str]| check_promotions("1>", &rules.join(", "), expected);
    check(&[rule("Q", ""), rule("R", ", mandatory = \"none\"")], &[must, must]);
    check(&[rule("Q", ", mandatory = \"none\""), rule("R", ", mandatory = \"none\"")], &[may, may]);
    check(
        &[rule("Q", ", mandatory = { white = \"a4\", black = \"a1\" }"), rule("R", ", mandatory = \"none\"")],
        &["It must promote where the move ends here: a4 for White, a1 for Black. Elsewhere it may stay what it is.";
            2],
    );
    // Captures are no quiet moves, and all moves are not captures alone.
    check(
        &[rule("Q", ", when = \"captures\""), rule("R", ", when = \"quiet\", mandatory = \"none\"")],
        &[must, may],
    );
    check(&[rule("Q", ""), rule("R", ", when = \"captures\", mandatory = \"none\"")], &[must, must]);
    check(&[rule("Q", ", when = \"captures\""), rule("R", ", mandatory = \"none\"")], &[must, may]);
    check_promotions("1>,L4Q", &rule("R", ", mandatory = \"none\""), &[must]);
    check_promotions("1>,L4Q?", &rule("R", ", mandatory = \"none\""), &[may]);
}
