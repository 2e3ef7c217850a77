//! Candidates for arguments that are no pointers: every value of narrow types, chosen values of wide ones.

use ir::{Param, ParamAttr};
use semantics::Undef;

use super::Coverage;
use super::reach::Reach;
use super::space::Candidate;
use crate::sets::behaviours::Enumeration;
use crate::sets::external_world::mixed;
use crate::sets::memory::{UNSUPPORTED_TYPE, supported};
use crate::sets::outcome::Inconclusive;
use crate::sets::value::{Value, ValueSet};
use crate::shape::ScalarLeaf;

/// Arbitrary numbers that are tried of a wide type.
const ARBITRARY: u64 = 6;
/// Combinations of lanes that are tried of one parameter.
const MAX_COMBINATIONS: usize = 4_096;

/// The candidates for a parameter, and whether they are all there are.
pub(super) fn candidates(
    enumeration: &Enumeration<'_>,
    param: &Param,
    reach: &Reach,
) -> Result<(Vec<Candidate>, Coverage), Inconclusive> {
    let defined_only = param.attrs.has(ParamAttr::NoUndef);
    let shape = enumeration.context.shape(param.ty);
    let shape = shape.and_then(|shape| supported(shape).map(|()| shape));
    let shape = shape.map_err(|_| Inconclusive::Unsupported(UNSUPPORTED_TYPE))?;
    let mut coverage = Coverage::Complete;
    let mut all = vec![(ValueSet::single(Value::poison(0)), 0)];
    for (at, leaf) in shape.leaves.iter().enumerate() {
        let (lanes, of_lane) = lanes(enumeration, leaf, defined_only, reach)?;
        coverage = coverage.max(of_lane);
        let count = all.len().saturating_mul(lanes.len());
        // A single scalar keeps all its candidates: only combinations of several grow beyond measure.
        let limit = if shape.leaves.len() == 1 { usize::MAX } else { MAX_COMBINATIONS };
        let pairs: Vec<(usize, usize)> = if count <= limit {
            (0..all.len()).flat_map(|first| (0..lanes.len()).map(move |lane| (first, lane))).collect()
        } else {
            coverage = Coverage::Sampled;
            let pick = |number: usize| {
                let number = mixed(&[at as u64, number as u64]) as usize;
                (number % all.len(), number / all.len() % lanes.len())
            };
            (0..MAX_COMBINATIONS / 2).map(pick).collect()
        };
        all = pairs.into_iter().map(|(first, lane)| extended(&all[first], &lanes[lane])).collect();
    }
    let candidates = all.into_iter().map(|(values, oddity)| Candidate::argument(values, oddity)).collect();
    Ok((candidates, coverage))
}

/// The candidates for one lane. Undef of a wide type is left out: it is a set of too many values.
fn lanes(
    enumeration: &Enumeration<'_>,
    leaf: &ScalarLeaf,
    defined_only: bool,
    reach: &Reach,
) -> Result<(Vec<(ValueSet, u32)>, Coverage), Inconclusive> {
    if leaf.is_pointer() {
        return Err(Inconclusive::Unsupported("pointer in an aggregate parameter"));
    }
    let has_undef = !defined_only && enumeration.context.config.semantics.undef == Undef::Present;
    let (values, coverage): (Vec<_>, _) = match enumeration.limits.every_number(leaf.width) {
        Some(numbers) => (numbers.map(Value::scalar).collect(), Coverage::Complete),
        None => (chosen_numbers(leaf.width, reach).into_iter().map(Value::bits).collect(), Coverage::Sampled),
    };
    let mut lanes: Vec<_> = values.iter().map(|value| (ValueSet::single(value.clone()), 0)).collect();
    if has_undef && coverage == Coverage::Complete {
        lanes.extend(ValueSet::new(values).map(|undef| (undef, 1)));
    }
    if !defined_only {
        lanes.push((ValueSet::single(Value::poison(1)), 1));
    }
    Ok((lanes, coverage))
}

/// Boundary values, numbers that the functions mention with their neighbours, and arbitrary numbers of a width.
pub(super) fn chosen_numbers(width: u32, reach: &Reach) -> Vec<u128> {
    let low = u128::MAX >> (128 - width.clamp(1, 128));
    let top = low ^ (low >> 1);
    let mut numbers = vec![0, 1, low, 2, low - 1, top, top - 1, top + 1, 3, 7, low >> (width / 2)];
    for number in reach.numbers.iter().map(|&number| number as i64 as u128) {
        numbers.extend([number, number.wrapping_add(1), number.wrapping_sub(1), number.wrapping_neg()]);
    }
    let arbitrary = |at| u128::from(mixed(&[u64::from(width), at])) << 64 | u128::from(mixed(&[at]));
    numbers.extend((0..ARBITRARY).map(arbitrary).map(|number| number >> (128 - width.clamp(1, 128))));
    let mut chosen = Vec::new();
    for number in numbers.into_iter().map(|number| number & low) {
        if !chosen.contains(&number) {
            chosen.push(number);
        }
    }
    chosen
}

/// A value with one more lane, chosen independently of the others.
fn extended((before, oddity): &(ValueSet, u32), (lane, more): &(ValueSet, u32)) -> (ValueSet, u32) {
    let values = before.values().iter().flat_map(|value| {
        lane.values().iter().map(|lane| Value(value.0.iter().chain(&lane.0).copied().collect::<_>()))
    });
    let set = ValueSet::new(values.collect()).unwrap_or_else(|| before.clone());
    (set, oddity + more)
}
