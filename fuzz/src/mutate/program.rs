//! Mutation of programs on their syntax tree. The checker decides whether a mutant is one.

use lang::visit::{VisitMut, walk_mut};
use lang::{Align, Bits, Expr, ExprKind, Field, Number, Program, Target, typing};
use rand::{Rng, RngCore};
use rand_chacha::ChaCha8Rng;

use passes::mutation::{reduce_once, weighted};

/// A mutation operator, which changes a program or leaves it as it is.
type ProgramOperator = fn(&mut Program, &mut ChaCha8Rng);

/// The operators with their weights.
const OPERATORS: [(u32, ProgramOperator); 5] = [
    (4, change_constant),
    (4, change_field),
    (3, change_record),
    (1, |program, rng| program.target = Target::ALL[rng.random_range(0..Target::ALL.len())]),
    (4, |program, rng| {
        if let Some(smaller) = reduce_once(program, rng) {
            *program = smaller;
        }
    }),
];

/// The program after one to three changes; it may be ill-formed, or the same.
pub(super) fn changed(program: &Program, rng: &mut ChaCha8Rng) -> Program {
    let mut other = program.clone();
    for _ in 0..rng.random_range(1..=3) {
        weighted(&OPERATORS, rng)(&mut other, rng);
    }
    other
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

/// True if a field is an anonymous structure or union. The subset has no attributes on those.
pub(super) const fn is_anonymous(field: &Field) -> bool {
    field.name.is_none() && field.bits.is_none()
}

/// Changes the width or an attribute of one field.
fn change_field(program: &mut Program, rng: &mut ChaCha8Rng) {
    let fields = program.records.iter_mut().flat_map(|record| &mut record.fields);
    let mut fields: Vec<&mut Field> = fields.filter(|field| !is_anonymous(field)).collect();
    if fields.is_empty() {
        return;
    }
    let chosen = rng.random_range(0..fields.len());
    let field = &mut *fields[chosen];
    match (rng.random_range(0..6), field.bits) {
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
    match rng.random_range(0..7) {
        0 => record.packed = !record.packed,
        1 => record.aligned = alignment(rng),
        5 => record.untagged = !record.untagged,
        2 => record.ms_struct = !record.ms_struct,
        3 => record.transparent = !record.transparent,
        4 => record.big_endian = !record.big_endian,
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
