//! Ways as products: all ways to choose one of each set, and nothing else.

use super::names::{directions, points};
use crate::betza::vector::Vector;

/// Members as products of sets of directions, first set by first stride: all ways to choose one of each set, and
/// nothing else.
pub(in crate::betza) fn products(members: &[Vec<Vector>]) -> Vec<Vec<Vec<Vector>>> {
    let forwards = factors(members);
    let reversed: Vec<Vec<_>> = members.iter().map(|member| member.iter().rev().copied().collect()).collect();
    let mut backwards = factors(&reversed);
    for product in &mut backwards {
        product.reverse();
    }
    if cost(&backwards) < cost(&forwards) { backwards } else { forwards }
}

/// How many signs products take, more or less.
pub(in crate::betza) fn cost(products: &[Vec<Vec<Vector>>]) -> usize {
    let set = |set: &Vec<Vector>| {
        let (named, rest) = directions(points(set));
        1 + named.len() + rest.len()
    };
    products.iter().flatten().map(set).sum()
}

/// The same, by the first places: those with the same rest are one set.
pub(in crate::betza) fn factors<T: Copy + Ord>(members: &[Vec<T>]) -> Vec<Vec<Vec<T>>> {
    if members.iter().all(Vec::is_empty) {
        return vec![Vec::new()];
    }
    let mut heads: Vec<(T, Vec<Vec<T>>)> = Vec::new();
    for member in members {
        let Some((&head, tail)) = member.split_first() else { continue };
        match heads.iter_mut().find(|(other, _)| *other == head) {
            Some((_, tails)) => tails.push(tail.to_vec()),
            None => heads.push((head, vec![tail.to_vec()])),
        }
    }
    let mut sets: Vec<(Vec<T>, Vec<Vec<T>>)> = Vec::new();
    for (head, mut tails) in heads {
        tails.sort();
        tails.dedup();
        match sets.iter_mut().find(|(_, other)| *other == tails) {
            Some((heads, _)) => heads.push(head),
            None => sets.push((vec![head], tails)),
        }
    }
    sets.into_iter()
        .flat_map(|(heads, tails)| {
            factors(&tails).into_iter().map(move |rest| [vec![heads.clone()], rest].concat())
        })
        .collect()
}
