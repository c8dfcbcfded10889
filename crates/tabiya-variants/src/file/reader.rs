//! A file's tree, already held against the table of keys, to a variant.

use std::collections::BTreeSet;
use std::sync::Arc;

use tabiya_board::{Bitboard, Geometry, MAX_EDGE};
use tabiya_pieces::Repeat;

use super::board;
use super::check;
use super::codes::BLAST_NOTHING;
use super::keys::FILE;
use super::names::names;
use super::node::{Node, Table};
use super::pieces;
use super::place::Place;
use super::regions::Region;
use super::report::Report;
use super::{passes, royals, start};
use crate::spec::{BlastSpec, DropSpec, Pass, Royalty, Spec, Squares};

/// What is known while a file is read.
pub(super) struct Reader {
    pub(super) report: Report,
    pub(super) geometry: Geometry,
    /// Whether the file says the size well; the largest board is taken otherwise.
    pub(super) is_sized: bool,
    /// Squares that no piece ever stands on, once they are known.
    pub(super) holes: Squares,
    pub(super) regions: Vec<Region>,
    /// The letters of the pieces, by type.
    pub(super) alphabet: Vec<Arc<str>>,
    /// The letters that keys of pieces may have been meant for which are none.
    pub(super) lost: Vec<String>,
    /// The names of regions that are too many to be read.
    pub(super) cut_regions: BTreeSet<Arc<str>>,
    /// Whether the file says itself which groups turn.
    pub(super) says_repeat: bool,
    /// How much work the lines make so far.
    pub(super) steps: u64,
}

/// The variant that a file tells. It is sound only if nothing is reported as an error.
pub(super) fn spec(mut report: Report, file: &Table) -> (Spec, Report) {
    check::table(&mut report, file, &FILE, &Place::here(0..0));
    let size = board::geometry(&mut report, file);
    let largest = Geometry::new(MAX_EDGE.into(), MAX_EDGE.into()).expect("the largest board is one");
    let alphabet = pieces::entries(file).map(|entry| Arc::clone(&entry.key)).collect();
    let geometry = size.unwrap_or(largest);
    let says_repeat = file.get("repeat").is_some();
    let mut reader = Reader {
        report,
        geometry,
        is_sized: size.is_some(),
        holes: Squares::EMPTY,
        regions: Vec::new(),
        alphabet,
        lost: pieces::lost(file),
        cut_regions: BTreeSet::new(),
        says_repeat,
        steps: 0,
    };
    reader.read_regions(file);
    let board = reader.board(file);
    let types = reader.read_pieces(file);
    let promotions = reader.promotions(file);
    let castlings = reader.castlings(file);
    let en_passant = reader.en_passant(file);
    let ends = reader.ends(file);
    let text = |key: &str| file.text(key).map(|text| text.value.clone()).unwrap_or_default();
    let name = text("name");
    let repeat =
        [("document", Repeat::Document), ("straight", Repeat::Straight), ("turning", Repeat::Turning)];
    let pass = [("never", Pass::Never), ("always", Pass::Always), ("when-stuck", Pass::WhenStuck)];
    let royalty =
        [("each", Royalty::Each), ("last", Royalty::Last), ("all", Royalty::All), ("none", Royalty::Nothing)];
    let spec = Spec {
        title: names(file, "title", &name),
        name,
        origin: text("origin"),
        geometry,
        holes: reader.holes,
        points: board.points,
        light: board.light,
        sectors: board.sectors,
        regions: core::mem::take(&mut reader.regions).into_iter().map(Region::into_spec).collect(),
        types,
        start: text("start"),
        repeat: file.word("repeat", &repeat).unwrap_or_default(),
        promotions,
        castlings,
        en_passant,
        drops: file.table("drops").map(drops),
        pass: file.word("pass", &pass).unwrap_or(Pass::Never),
        compulsory_capture: file.flag("compulsory-capture"),
        blast: reader.blast(file),
        flying: file.flag("flying"),
        whole_captures: file.flag("whole-captures"),
        facing: super::ends::verdict(file, "facing"),
        no_checks: file.flag("no-checks"),
        royalty: file.word("royalty", &royalty).unwrap_or(Royalty::Each),
        ends,
    };
    let mut report = reader.report;
    royals::judge(&mut report, file);
    passes::judge(&mut report, file);
    // A position can't be read without knowing the board and the pieces.
    let knows_pieces =
        !spec.types.is_empty() && spec.types.len() == reader.alphabet.len() && reader.lost.is_empty();
    if reader.is_sized && knows_pieces {
        start::judge(&mut report, file, &spec);
    }
    (spec, report)
}

fn drops(table: &Table) -> DropSpec {
    DropSpec { captures_to_hand: table.flag("captures-to-hand"), first: table.flag("first") }
}

impl Reader {
    fn blast(&mut self, file: &Table) -> Option<BlastSpec> {
        let entry = file.entry("blast")?;
        let table = entry.node.as_table()?;
        let blast = BlastSpec {
            radius: table.number("radius").and_then(|radius| radius.try_into().ok()).unwrap_or(1),
            captor: table.get("captor").and_then(Node::as_flag).unwrap_or(true),
            touching_royals: table.flag("touching-royals"),
        };
        if blast.radius == 0 && !blast.captor {
            self.report.error(&entry.place, BLAST_NOTHING);
        }
        Some(blast)
    }
}
