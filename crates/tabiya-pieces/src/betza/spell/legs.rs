//! Moves of several legs as words: with `a` where all legs are of one atom, as chains otherwise.

use super::word::{gate_letter, modes};
use crate::betza::compose::factors;
use crate::betza::path::{Course, Gate, Modality};
use crate::betza::turn::{led_by, relative_system, straightest};
use crate::betza::vector::{Points, Size, Vector};
use crate::betza::weave::Leg;
use crate::betza::{Dialect, atoms, compass};

/// Moves that differ in directions only.
#[derive(Clone, Debug)]
pub(in crate::betza) struct Legs {
    pub(in crate::betza) shape: Shape,
    /// Of each move the first point, then the turns.
    members: Vec<Vec<u8>>,
    /// Of each move the vectors.
    ways: Vec<Vec<Vector>>,
    pub(in crate::betza) part: usize,
}

/// Legs without their directions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::betza) struct Shape {
    gate: Gate,
    /// Once, or again and again.
    course: Course,
    form: Form,
    legs: Vec<Pace>,
}

/// How legs are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// `mafsW`: turns are eighths of a circle.
    Again,
    /// `W-F`, `[W-F]`: turns are sixteenths.
    Chain,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Pace {
    /// Where all legs are of one atom, the longer number alone counts for straight ones.
    size: Size,
    most: Option<u8>,
    modality: Modality,
    hops: bool,
}

/// Instead of a turn: as straight as it can be, where turns have no letters.
const STRAIGHTEST: u8 = u8::MAX;

impl Shape {
    /// What legs have in common with others, and their own directions.
    pub(in crate::betza) fn of(
        gate: Gate,
        course: Course,
        legs: &[Leg],
        dialect: Dialect,
    ) -> Option<(Self, Vec<u8>)> {
        let first = legs.first()?;
        let again = if course == Course::Once { again(legs) } else { None };
        if let Some(turns) = again {
            let paces = legs.iter().map(|leg| {
                let size = leg.vector.size();
                let size = if size.is_oblique() { size } else { Size::new(size.long, 0) };
                Pace { size, most: leg.most, modality: leg.modality, hops: leg.hops }
            });
            let shape = Self { gate, course, form: Form::Again, legs: paces.collect() };
            return Some((shape, [vec![first.vector.point()], turns].concat()));
        }
        let paces: Vec<Pace> = legs
            .iter()
            .map(|leg| Pace {
                size: leg.vector.size(),
                most: leg.most,
                modality: leg.modality,
                hops: leg.hops,
            })
            .collect();
        if paces.iter().any(|pace| atoms::ride(pace.size, pace.most, dialect).is_none()) {
            return None;
        }
        let mut member = vec![first.vector.point()];
        for pair in legs.windows(2) {
            member.push(turn(pair[0].vector, pair[1].vector)?);
        }
        Some((Self { gate, course, form: Form::Chain, legs: paces }, member))
    }
}

/// The turns of legs that one atom can make.
fn again(legs: &[Leg]) -> Option<Vec<u8>> {
    let mut turns = Vec::new();
    for pair in legs.windows(2) {
        let (leg, next) = (pair[0], pair[1]);
        turns.push(leg.vector.turn_to(next.vector)?);
        let toggles =
            leg.most == Some(1) && next.most.is_none() || leg.most != Some(1) && next.most == Some(1);
        let can_toggle = !leg.hops && leg.modality == Modality::MOVE || leg.hops && leg.modality.is_none();
        if leg.most != next.most && !(toggles && can_toggle) {
            return None;
        }
    }
    Some(turns)
}

/// By how many sixteenths a step of a chain turns.
fn turn(before: Vector, next: Vector) -> Option<u8> {
    if relative_system(before.size(), next.size(), false).is_some() {
        return Some((next.point() + 16 - before.point()) % 16);
    }
    (straightest(before, all(next.size())) == [next]).then_some(STRAIGHTEST)
}

fn all(size: Size) -> Vec<Vector> {
    size.points().iter().map(|point| Vector::towards(point, size)).collect()
}

impl Pace {
    /// The letters for what a step of a chain does: one that is not the last has to find an empty square, unless it
    /// says otherwise.
    fn modes(self, is_last: bool) -> String {
        let modes = match self.modality {
            Modality::MOVE if !is_last && !self.hops => "",
            Modality::BOTH if !is_last => "mc",
            modality => modes(modality),
        };
        format!("{modes}{}", if self.hops { "p" } else { "" })
    }
}

impl Legs {
    pub(in crate::betza) fn new(shape: Shape, member: Vec<u8>, way: Vec<Vector>, part: usize) -> Self {
        Self { shape, members: vec![member], ways: vec![way], part }
    }

    pub(in crate::betza) fn push(&mut self, member: Vec<u8>, way: Vec<Vector>) {
        self.members.push(member);
        self.ways.push(way);
    }

    pub(in crate::betza) fn captures_on_the_way(&self) -> bool {
        self.shape
            .legs
            .split_last()
            .is_some_and(|(_, before)| before.iter().any(|leg| leg.modality.captures()))
    }

    /// All of them; `None` where a turn has no letters.
    pub(in crate::betza) fn spell(&self, dialect: Dialect) -> Option<Vec<String>> {
        let forwards = factors(&self.members);
        let reversed: Vec<Vec<u8>> =
            self.members.iter().map(|member| member.iter().rev().copied().collect()).collect();
        let mut backwards = factors(&reversed);
        for product in &mut backwards {
            product.reverse();
        }
        let products = if backwards.len() < forwards.len() { backwards } else { forwards };
        let texts: Option<Vec<_>> = products.iter().map(|product| self.product(product, dialect)).collect();
        let texts = texts.map(|texts| texts.concat());
        let whole = (dialect == Dialect::Interactive).then(|| self.as_a_whole()).flatten();
        let length = |texts: &[String]| texts.iter().map(String::len).sum::<usize>();
        match (texts, whole) {
            (Some(texts), Some(whole)) if whole.len() >= length(&texts) => Some(texts),
            (texts, whole) => whole.map(|whole| vec![whole]).or(texts),
        }
    }

    fn product(&self, product: &[Vec<u8>], dialect: Dialect) -> Option<Vec<String>> {
        let starts = Points::of(&product[0]);
        let first = self.shape.legs[0];
        let turns = &product[1..];
        if self.shape.form == Form::Chain {
            return in_directions(starts, first.size, dialect, |letters| self.chain(letters, turns, dialect));
        }
        if starts == Points::EIGHT && first.size.long == 1 {
            return Some(vec![self.again("", &atoms::royal(first.most), turns)?]);
        }
        let diagonal = Size::new(first.size.long, first.size.long);
        let sizes = if first.size.is_oblique() { vec![first.size] } else { vec![first.size, diagonal] };
        let mut texts = Vec::new();
        for size in sizes {
            let atom = atoms::ride(size, first.most, dialect)?;
            let starts = starts.and(size.points());
            if !starts.is_empty() {
                texts.extend(in_directions(starts, size, dialect, |letters| {
                    self.again(letters, &atom, turns)
                })?);
            }
        }
        Some(texts)
    }

    /// In brackets, when every move goes on as straight as it can, with letters before them for the directions of whole
    /// moves: `v[F-R]`.
    fn as_a_whole(&self) -> Option<String> {
        let is_straight = |way: &[Vector]| way.windows(2).all(|pair| pair[0].unit().0 == pair[1].unit().0);
        if self.ways.iter().any(|way| is_straight(way)) {
            return None;
        }
        let sizes: Vec<Size> = self.ways[0].iter().map(|vector| vector.size()).collect();
        let end = |way: &[Vector]| way.iter().fold(Vector::new(0, 0), |end, &vector| end + vector);
        let mut straight: Vec<Vec<Vector>> = all(sizes[0]).into_iter().map(|vector| vec![vector]).collect();
        for &size in &sizes[1..] {
            straight = straight
                .iter()
                .flat_map(|way| {
                    let next = straightest(way[way.len() - 1], all(size));
                    next.into_iter().map(|vector| [&**way, &[vector]].concat())
                })
                .collect();
        }
        let ends: Vec<Vector> = self.ways.iter().map(|way| end(way)).collect();
        let size = ends[0].size();
        let points = ends.iter().fold(Points::NONE, |points, end| points.or(Points::of(&[end.point()])));
        let letters = compass::write(points, size, Dialect::Interactive)?;
        let mut meant = led_by(straight, &letters);
        let mut own = self.ways.clone();
        meant.sort();
        own.sort();
        own.dedup();
        if meant != own {
            return None;
        }
        let last = sizes.len() - 1;
        let steps: Option<Vec<String>> = sizes
            .iter()
            .zip(&self.shape.legs)
            .enumerate()
            .map(|(index, (&size, leg))| {
                Some(format!(
                    "{}{}",
                    leg.modes(index == last),
                    atoms::ride(size, leg.most, Dialect::Interactive)?
                ))
            })
            .collect();
        Some(format!("{}{letters}[{}]", gate_letter(self.shape.gate), steps?.join("-")))
    }

    fn again(&self, starts: &str, atom: &str, turns: &[Vec<u8>]) -> Option<String> {
        let mut text = String::from(gate_letter(self.shape.gate));
        text.push_str(starts);
        for (index, leg) in self.shape.legs.iter().enumerate() {
            if let Some(before) = index.checked_sub(1) {
                let points: Vec<u8> = turns[before].iter().map(|turn| 2 * turn).collect();
                text.push('a');
                text.push_str(&compass::write_turns(Points::of(&points))?);
            }
            let toggles = self.shape.legs.get(index + 1).is_some_and(|next| next.most != leg.most);
            text.push_str(match (toggles, leg.hops, index + 1 == self.shape.legs.len()) {
                (true, true, _) => "g",
                (true, false, _) => "y",
                (false, _, false) if leg.modality == Modality::BOTH => "mc",
                (false, ..) => modes(leg.modality),
            });
            if leg.hops && !toggles {
                text.push('p');
            }
        }
        text.push_str(atom);
        Some(text)
    }

    fn chain(&self, starts: &str, turns: &[Vec<u8>], dialect: Dialect) -> Option<String> {
        let last = self.shape.legs.len() - 1;
        let mut steps = Vec::new();
        for (index, leg) in self.shape.legs.iter().enumerate() {
            let letters = match index.checked_sub(1) {
                None => starts.to_owned(),
                Some(before) => relative(self.shape.legs[before].size, leg.size, &turns[before])?,
            };
            steps.push(format!(
                "{letters}{}{}",
                leg.modes(index == last),
                atoms::ride(leg.size, leg.most, dialect)?
            ));
        }
        let gate = gate_letter(self.shape.gate);
        let chain = steps.join("-");
        Some(match (dialect, self.shape.course) {
            (Dialect::Interactive, Course::Once) => format!("{gate}[{chain}]"),
            (Dialect::XBoard, Course::Once) => format!("{gate}{chain}"),
            (Dialect::XBoard, Course::Repeated(times)) => format!("{gate}({chain}){}", times.unwrap_or(0)),
            _ => return None,
        })
    }
}

/// One word for all directions, or one for each.
fn in_directions(
    starts: Points,
    size: Size,
    dialect: Dialect,
    spell: impl Fn(&str) -> Option<String>,
) -> Option<Vec<String>> {
    if let Some(letters) = compass::write(starts, size, dialect) {
        return Some(vec![spell(&letters)?]);
    }
    starts.iter().map(|start| spell(&compass::write(Points::of(&[start]), size, dialect)?)).collect()
}

/// The letters for turns between steps of a chain.
fn relative(before: Size, size: Size, turns: &[u8]) -> Option<String> {
    if turns == [STRAIGHTEST] {
        return Some(String::new());
    }
    let system = relative_system(before, size, false)?;
    let points = Points::of(turns);
    let ahead = Vector::towards(before.points().iter().next()?, before);
    let straight: Vec<u8> =
        straightest(ahead, all(size)).iter().map(|next| (next.point() + 16 - ahead.point()) % 16).collect();
    if points == Points::of(&straight) {
        return Some(String::new());
    }
    compass::write_relative(points, system)
}
