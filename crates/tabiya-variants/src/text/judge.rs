//! The rules that a position has to keep.

use tabiya_board::{Bitboard, Side, Square, U256};
use tabiya_game::{Argument, Diagnostic, History, Locus, Mode, Outcome, Rules as _};
use tabiya_pieces::square_name;

use std::sync::Arc;

use super::codes;
use super::fen::{self, label, letter, right_letter};
use super::setup::{Setup, Stands};
use crate::engine::{Engine, Fault, Position};
use crate::game::Variant;
use crate::spec::Spec;

/// Judges the start position of a spec that is sound in all else.
///
/// # Errors
/// What is wrong with its form, or all rules that it breaks; places are places in [`Spec::start`].
pub fn judge_start(spec: &Spec) -> Result<(), Vec<Diagnostic>> {
    judged_start(spec).map(|_| ())
}

/// The same, and whether the game is over there.
pub(crate) fn judged_start(spec: &Spec) -> Result<Outcome, Vec<Diagnostic>> {
    let read = fen::read(spec, &spec.start, Mode::Exact)?;
    let judged = match spec.geometry.area() {
        ..=64 => judge_on::<u64>(spec, &read.setup),
        65..=128 => judge_on::<u128>(spec, &read.setup),
        _ => judge_on::<U256>(spec, &read.setup),
    };
    judged.map_err(|mut diagnostics| {
        for diagnostic in &mut diagnostics {
            let range = diagnostic.locus.and_then(|locus| read.loci.range(locus));
            diagnostic.span = Some(tabiya_game::Span::new(&spec.start, range.unwrap_or(0..spec.start.len())));
        }
        diagnostics
    })
}

fn judge_on<B: Bitboard + 'static>(spec: &Spec, setup: &Setup) -> Result<Outcome, Vec<Diagnostic>> {
    let game = Variant::<B>::new(Arc::new(spec.clone()));
    let position = position_of(game.engine(), setup)?;
    Ok(game.outcome(&position, History::none(&position)))
}

/// The position of a setup.
///
/// # Errors
/// All rules that it breaks, each with its locus.
pub(crate) fn position_of<B: Bitboard>(
    engine: &Engine<B>,
    setup: &Setup,
) -> Result<Position<B>, Vec<Diagnostic>> {
    let (position, faults) = engine.judge(setup);
    if faults.is_empty() {
        return Ok(position);
    }
    Err(faults.iter().map(|fault| diagnostic(engine, setup, fault)).collect())
}

/// A broken rule in words.
fn diagnostic<B: Bitboard>(engine: &Engine<B>, setup: &Setup, fault: &Fault) -> Diagnostic {
    let geometry = engine.geometry();
    let spec = &engine.spec;
    let square = |index: usize| geometry.square(index);
    let name = |square: Square| Argument::text(square_name(geometry, square));
    let at = |code, index: usize| {
        let error = Diagnostic::error(code).with("square", name(square(index)));
        let error = match setup.squares[index] {
            Stands::Piece(side, kind) => error.with("piece", Argument::text(letter(spec, side, kind))),
            Stands::Nothing | Stands::Hole => error,
        };
        error.about(Locus::Cell(square(index)))
    };
    let of = |code, side: Side| Diagnostic::error(code).with("side", codes::SIDES[side.index()]);
    match *fault {
        Fault::Board(found) => Diagnostic::error(codes::BOARD)
            .with("found", Argument::text(found))
            .with("expected", Argument::text(geometry))
            .about(Locus::Label(label::BOARD)),
        Fault::OnHole(index) => at(codes::ON_HOLE, index),
        Fault::NotHole(index) => at(codes::NOT_HOLE, index),
        Fault::HoleUnwritten(index) => at(codes::HOLE_UNWRITTEN, index),
        Fault::Region(index) => at(codes::REGION, index),
        Fault::Stuck(index) => at(codes::STUCK, index),
        Fault::NoHands(side) => of(codes::NO_HANDS, side).about(Locus::Pool(side, 0)),
        Fault::NotInHand(side, kind) => {
            let first = setup.hands[side.index()].iter().position(|&other| other == kind);
            of(codes::NOT_IN_HAND, side)
                .with("piece", Argument::text(letter(spec, side, kind)))
                .about(Locus::Pool(side, first.unwrap_or_default()))
        }
        Fault::HandCount(side, kind) => {
            let most = usize::from(u8::MAX);
            let pieces = setup.hands[side.index()].iter().enumerate().filter(|(_, other)| **other == kind);
            let first_too_many = pieces.map(|(index, _)| index).nth(most).unwrap_or_default();
            of(codes::HAND_COUNT, side)
                .with("piece", Argument::text(letter(spec, side, kind)))
                .with("limit", most)
                .about(Locus::Pool(side, first_too_many))
        }
        Fault::Right(side, right) => of(codes::RIGHT, side)
            .with("right", Argument::text(right_letter(side, right)))
            .about(Locus::Label(label::CASTLING)),
        Fault::PassedNothing => passed(codes::PASSED_NOTHING, engine, setup),
        Fault::PassedSeveral(ref victims) => {
            let pieces = victims.iter().map(|&index| name(square(index))).collect::<Vec<_>>();
            let example = victims.first().map(|&index| square_name(geometry, square(index)).to_string());
            let first = setup.passed.iter().flat_map(|passed| &passed.squares).next();
            let first = first.map(|&square| square_name(geometry, square).to_string()).unwrap_or_default();
            passed(codes::PASSED_SEVERAL, engine, setup)
                .with("pieces", pieces)
                .with("example", Argument::text(first + &example.unwrap_or_default()))
        }
        Fault::UnmovedEmpty(index) => Diagnostic::error(codes::UNMOVED_EMPTY)
            .with("square", name(square(index)))
            .about(Locus::Label(label::UNMOVED)),
        Fault::ChecksMany(most) => {
            Diagnostic::error(codes::CHECKS_MANY).with("most", most).about(Locus::Label(label::CHECKS))
        }
        Fault::NoRoyal(side) => {
            of(codes::NO_ROYAL, side).with("pieces", royals(engine, side)).about(Locus::Label(label::BOARD))
        }
        Fault::Royals(side, found, most) => of(codes::ROYALS, side)
            .with("pieces", royals(engine, side))
            .with("found", found)
            .with("limit", most)
            .about(Locus::Label(label::BOARD)),
        Fault::InCheck(side) => of(codes::IN_CHECK, side)
            .with("other", codes::SIDES[(!side).index()])
            .about(Locus::Label(label::TURN)),
        Fault::GivesCheck(side) => of(codes::GIVES_CHECK, side).about(Locus::Label(label::TURN)),
    }
}

fn passed<B: Bitboard>(code: tabiya_game::Code, engine: &Engine<B>, setup: &Setup) -> Diagnostic {
    let names = setup.passed.iter().flat_map(|passed| &passed.squares);
    let names = names.map(|&square| square_name(engine.geometry(), square).to_string());
    Diagnostic::error(code)
        .with("found", Argument::text(names.collect::<String>()))
        .about(Locus::Label(label::PASSED))
}

/// The royal pieces of a side, as positions write them.
fn royals<B: Bitboard>(engine: &Engine<B>, side: Side) -> Vec<Argument> {
    let types = engine.spec.types.iter().enumerate().filter(|(_, kind)| kind.royal);
    types.map(|(kind, _)| Argument::text(letter(&engine.spec, side, kind))).collect()
}
