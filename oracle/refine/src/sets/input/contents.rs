//! Candidates for the contents of objects: all of a small one, uniform and chosen ones of a larger.

use semantics::Undef;

use super::reach::Reach;
use super::scalars::chosen_numbers;
use super::{Coverage, InitialBit};
use crate::sets::external_world::mixed;

/// Limit on the contents tried for one object.
const MAX_CONTENTS: usize = 6_561;
/// Bits that have as many groups; the groups of larger objects are larger.
const EXHAUSTIVE_BITS: usize = 16;
/// Arbitrary contents that are tried of a larger object.
const ARBITRARY: u64 = 6;
/// Widths in bytes of the numbers that larger objects are filled with.
const WIDTHS: [usize; 4] = [1, 2, 4, 8];

/// Bits, and how many of them are poison or undef.
pub(super) type Contents = (Vec<InitialBit>, u32);

/// The contents that are tried of an object of `size` bytes.
pub(super) fn contents(undef: Undef, size: usize, reach: &Reach) -> (Vec<Contents>, Coverage) {
    let (mut all, coverage) = uniform(undef, size * 8);
    if coverage == Coverage::Sampled {
        all.extend(if size > 1 { chosen(undef, size, reach) } else { defined_contents(size, reach) });
    }
    (all, coverage)
}

/// Contents without poison or undef only, as globals have that others wrote.
pub(super) fn defined_contents(size: usize, reach: &Reach) -> Vec<Contents> {
    let mut all: Vec<Contents> = Vec::new();
    let mut add = |bytes: Vec<u8>| {
        let bits =
            bytes.iter().flat_map(|byte| (0..8).map(move |bit| InitialBit::determined(byte >> bit & 1 != 0)));
        let bits: Vec<_> = bits.collect();
        if !all.iter().any(|(known, _)| *known == bits) {
            all.push((bits, 0));
        }
    };
    add(vec![0; size]);
    add(vec![0xff; size]);
    add((0..size).map(|at| (at as u8).wrapping_add(1)).collect());
    for width in WIDTHS.into_iter().filter(|width| *width <= size) {
        for number in chosen_numbers(width as u32 * 8, reach).into_iter().take(24) {
            add((0..size).map(|at| number.to_le_bytes()[at % width]).collect());
        }
    }
    for number in 0..ARBITRARY {
        add((0..size).map(|at| mixed(&[number, at as u64]) as u8).collect());
    }
    all
}

fn chosen(undef: Undef, size: usize, reach: &Reach) -> Vec<Contents> {
    let mut all = defined_contents(size, reach);
    let bits = size * 8;
    let arbitrary = all[all.len() - 1].0.clone();
    let with = |positions: std::ops::Range<usize>, state: InitialBit| {
        let oddity = positions.len() as u32;
        let mut bits = arbitrary.clone();
        bits[positions].fill(state);
        (bits, oddity)
    };
    if undef == Undef::Present {
        all.extend([with(0..1, InitialBit::Undef), with(bits - 8..bits, InitialBit::Undef)]);
    }
    let poison = [0..1, bits - 1..bits, 0..8, bits - 8..bits, 0..bits];
    all.extend(poison.map(|positions| with(positions, InitialBit::Poison)));
    all
}

/// All contents that are uniform over groups of neighbouring bits, as small as the limit allows.
fn uniform(undef: Undef, bits: usize) -> (Vec<Contents>, Coverage) {
    let (group, patterns) = patterns(undef, bits);
    let coverage = if group > 1 { Coverage::Sampled } else { Coverage::Complete };
    let mut contents = vec![(Vec::new(), 0)];
    for _ in 0..bits / group {
        let more = |(bits, oddity): &Contents| {
            let extend = |pattern: &Vec<InitialBit>| {
                let odd = pattern.iter().filter(|bit| **bit > InitialBit::One).count() as u32;
                ([bits.clone(), pattern.clone()].concat(), oddity + odd)
            };
            patterns.iter().map(extend).collect::<Vec<_>>()
        };
        contents = contents.iter().flat_map(more).collect();
    }
    (contents, coverage)
}

/// The number of neighbouring bits that share a state, and all states of such a group, so that the number of contents
/// stays within its limit.
fn patterns(undef: Undef, bits: usize) -> (usize, Vec<Vec<InitialBit>>) {
    use InitialBit::{One, Poison, Undef as Unknown, Zero};
    let mut group = 1;
    loop {
        let mut patterns = vec![vec![Zero; group], vec![One; group]];
        if group > 1 {
            patterns.push((0..group).map(|at| if at % 2 == 0 { One } else { Zero }).collect());
        }
        if undef == Undef::Present {
            patterns.push(vec![Unknown; group]);
        }
        patterns.push(vec![Poison; group]);
        let count = patterns.len().checked_pow((bits / group) as u32);
        let limit = if bits <= EXHAUSTIVE_BITS { MAX_CONTENTS } else { MAX_CONTENTS / 10 };
        if group >= bits || count.is_some_and(|count| count <= limit) {
            return (group, patterns);
        }
        group *= 2;
    }
}
