//! Structure-aware mutation: DNA gene by gene, C text on its syntax tree.

use lang::visit::{VisitMut, walk_mut};
use lang::{Align, Bits, Expr, ExprKind, Field, Number, Program, typing};
use rand::{Rng, RngCore, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::input;

/// The number of changes to try until the checker accepts one.
const ATTEMPTS: u32 = 8;

/// Mutates the first `size` bytes of `data` and returns the new size in bytes, at most `max_size` and `data.len()`.
/// This is the mutator for `fuzz_mutator!`; the same arguments give the same result.
#[must_use]
pub fn mutate(data: &mut [u8], size: usize, max_size: usize, seed: u32) -> usize {
    let size = size.min(data.len());
    let Some(program) = input::source(&data[..size]) else {
        return generator::mutate(data, size, max_size, seed);
    };
    let limit = max_size.min(data.len());
    let mut rng = ChaCha8Rng::seed_from_u64(seed.into());
    match (0..ATTEMPTS).find_map(|_| changed(&program, &mut rng)) {
        Some(text) if text.len() <= limit => {
            data[..text.len()].copy_from_slice(text.as_bytes());
            text.len()
        }
        _ => size.min(limit),
    }
}

/// The text of the program with one constant, field or record changed, if the checker accepts it.
fn changed(program: &Program, rng: &mut ChaCha8Rng) -> Option<String> {
    let mut other = program.clone();
    match rng.random_range(0..3) {
        0 => change_constant(&mut other, rng),
        1 => change_field(&mut other, rng),
        _ => change_record(&mut other, rng),
    }
    (other != *program && lang::check::program(&other).is_ok()).then(|| lang::print::program(&other))
}

/// Changes one integer constant: to a boundary of its type, or to a random value.
fn change_constant(program: &mut Program, rng: &mut ChaCha8Rng) {
    let mut count = ConstantChange { left: usize::MAX, program: program.clone(), rng };
    walk_mut::program(&mut count, program);
    let constants = usize::MAX - count.left;
    if constants > 0 {
        count.left = count.rng.random_range(0..constants);
        walk_mut::program(&mut count, program);
    }
}

struct ConstantChange<'a> {
    /// The number of constants to skip before one is changed.
    left: usize,
    program: Program,
    rng: &'a mut ChaCha8Rng,
}

impl VisitMut for ConstantChange<'_> {
    fn expr(&mut self, expr: &mut Expr) {
        let int = typing::integer(&self.program, &expr.ty);
        if let (ExprKind::Int(value), Some(int)) = (&mut expr.kind, int) {
            if self.left == 0 {
                let (low, high) = typing::range(&self.program, int, None);
                let any = Number::from(self.rng.next_u64());
                let choices = [Number::ZERO, Number::ONE, low, high, *value ^ 1, *value << 1, any];
                let chosen = choices[self.rng.random_range(0..choices.len())];
                *value = typing::wrap(&self.program, chosen, int, None);
            }
            self.left = self.left.wrapping_sub(1);
        }
        walk_mut::expr(self, expr);
    }
}

/// Changes the width or an attribute of one field.
fn change_field(program: &mut Program, rng: &mut ChaCha8Rng) {
    let mut fields: Vec<&mut Field> = program.records.iter_mut().flat_map(|r| &mut r.fields).collect();
    if fields.is_empty() {
        return;
    }
    let chosen = rng.random_range(0..fields.len());
    let field = &mut *fields[chosen];
    match (rng.random_range(0..4), field.bits) {
        (0 | 1, Some(width)) if width.0 > 0 => {
            let change = [width.0 - 1, width.0 + 1, width.0 / 2, width.0 * 2][rng.random_range(0..4)];
            field.bits = Some(Bits(change.max(1)));
        }
        (2, _) => field.packed = !field.packed,
        _ => field.aligned = alignment(rng),
    }
}

/// Changes an attribute of one record.
fn change_record(program: &mut Program, rng: &mut ChaCha8Rng) {
    if program.records.is_empty() {
        return;
    }
    let chosen = rng.random_range(0..program.records.len());
    let record = &mut program.records[chosen];
    match rng.random_range(0..3) {
        0 => record.packed = !record.packed,
        1 => record.aligned = alignment(rng),
        _ => record.pragma_pack = alignment(rng),
    }
}

fn alignment(rng: &mut ChaCha8Rng) -> Option<Align> {
    [
        None,
        Align::from_bytes(1),
        Align::from_bytes(2),
        Align::from_bytes(4),
        Align::from_bytes(8),
        Align::from_bytes(16),
    ][rng.random_range(0..6)]
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEED: &[u8] = include_bytes!("../../corpus/seeds/thesis_three_and_four.c");

    #[test]
    fn a_mutated_seed_is_a_program_and_mostly_a_different_one() {
        let original = input::source(SEED).map(|p| lang::print::program(&p));
        let mut different = 0;
        for seed in 0..200 {
            let mut data = SEED.to_vec();
            data.resize(4096, 0);
            let size = mutate(&mut data, SEED.len(), 4096, seed);
            let mutated = input::source(&data[..size]).map(|p| lang::print::program(&p));
            assert!(mutated.is_some(), "seed {seed} is no program any more");
            different += u32::from(mutated != original);
        }
        assert!(different > 100, "{different} of 200 changed");
    }

    #[test]
    fn mutated_dna_stays_within_the_size_limit() {
        for (seed, max_size) in (0..200).zip([0, 1, 64, 512].into_iter().cycle()) {
            let mut data = vec![0x5A; 512];
            assert!(mutate(&mut data, 100, max_size, seed) <= max_size);
        }
    }
}
