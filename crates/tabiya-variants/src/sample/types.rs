use tabiya_board::Geometry;
use tabiya_pieces::sample::Source;

use super::board;
use super::line::{knows_sides, line};
use crate::spec::{ConfinedSpec, Names, TypeId, TypeSpec};

/// The letters that types can have: those that lines by chance speak of.
const LETTERS: &[&str] = &["K", "Q", "R", "N", "P", "S", "B", "A", "G", "X", "+P", "+G", "Q~"];

/// Two to eight types.
pub(super) fn types(source: &mut impl Source, geometry: Geometry) -> Vec<TypeSpec> {
    let count = 2 + source.below(7);
    let mut letters = vec!["K"];
    while letters.len() < count {
        let letter = source.pick(LETTERS);
        if !letters.contains(&letter) {
            letters.push(letter);
        }
    }
    (0..count).map(|kind| one(source, geometry, kind, &letters)).collect()
}

fn one(source: &mut impl Source, geometry: Geometry, kind: TypeId, letters: &[&str]) -> TypeSpec {
    let letter = letters[kind];
    let all = board::all(geometry);
    let both = line(source, geometry, letter, letters);
    let mut this = TypeSpec {
        letter: letter.into(),
        names: Names { en: letter.into(), ..Names::default() },
        lines: [both.clone(), both],
        confined: Vec::new(),
        spares: Vec::new(),
        shuns: Vec::new(),
        royal: kind == 0 || source.percent(8),
        glyphs: [letter.into(), letter.to_lowercase()],
        region: [all; 2],
        blast_immune: source.percent(25),
        in_hand: None,
        drop_region: [all; 2],
        dropped_as: Vec::new(),
        drops_per_file: None,
        no_drop_mate: false,
    };
    if source.percent(10) {
        this.lines[1] = line(source, geometry, letter, letters);
    }
    if source.percent(12) {
        let lines = [(); 2].map(|()| line(source, geometry, letter, letters));
        let from = board::zone(source, geometry);
        let to = [(); 2].map(|()| board::some_squares(source, geometry));
        this.confined.push(ConfinedSpec { lines, from, to });
    }
    if source.percent(12) {
        let spares = some_types(source, letters.len());
        let confined = this.confined.iter().flat_map(|confined| &confined.lines);
        if !this.lines.iter().chain(confined).any(knows_sides) {
            this.spares = spares;
        }
    }
    if source.percent(12) {
        this.shuns = some_types(source, letters.len());
    }
    if source.percent(15) {
        this.region = if source.percent(50) {
            board::far_ranks(geometry, geometry.height().saturating_sub(1).max(1))
        } else {
            [(); 2].map(|()| board::most_squares(source, geometry))
        };
    }
    this
}

/// One or two types.
pub(super) fn some_types(source: &mut impl Source, count: usize) -> Vec<TypeId> {
    let mut types: Vec<TypeId> = (0..=source.below(2)).map(|_| source.below(count)).collect();
    types.sort_unstable();
    types.dedup();
    types
}
