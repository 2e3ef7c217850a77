//! Mutation of modules. The verifier decides whether a mutant is one.

use ir::{ArithFlags, BinaryOp, Const, IntPredicate, Module, Op, Operand, Type, TypeId, TypeTable, ValueId};
use rand::seq::IndexedRandom;
use rand::{Rng, RngCore};
use rand_chacha::ChaCha8Rng;
use reducer::EntryModule;

use super::reduce_once;

/// A mutation operator; `None` where it does not apply.
type ModuleOperator = fn(&EntryModule, &mut ChaCha8Rng) -> Option<EntryModule>;

/// The operators with their weights.
const OPERATORS: [(u32, ModuleOperator); 5] = [
    (4, change_operand),
    (4, change_operation),
    (2, change_width),
    (4, |case, rng| reduce_once(case, rng)),
    (1, swap_neighbours),
];

/// The module after one to three changes; it may be ill-formed.
pub(super) fn changed(case: &EntryModule, rng: &mut ChaCha8Rng) -> Option<EntryModule> {
    let mut changed = super::weighted(&OPERATORS, rng)(case, rng)?;
    for _ in 0..rng.random_range(0..=2) {
        changed = super::weighted(&OPERATORS, rng)(&changed, rng).unwrap_or(changed);
    }
    Some(changed)
}

/// A random function with a body.
fn defined(module: &Module, rng: &mut ChaCha8Rng) -> Option<usize> {
    let defined = (0..module.functions.len()).filter(|at| !module.functions[*at].is_declaration());
    defined.collect::<Vec<_>>().choose(rng).copied()
}

/// Replaces one operand: by another value of its type, or by a constant.
fn change_operand(case: &EntryModule, rng: &mut ChaCha8Rng) -> Option<EntryModule> {
    let mut changed = case.clone();
    let at = defined(&changed.module, rng)?;
    let Module { types, functions, .. } = &mut changed.module;
    let function = &mut functions[at];
    let values = function.values.clone();
    let count = function.instructions().flat_map(|instruction| instruction.op.operands()).count();
    let mut left = rng.random_range(0..count.max(1));
    function.map_operands(|operand| {
        let chosen = left == 0;
        left = left.wrapping_sub(1);
        match operand.ty(&values).filter(|_| chosen) {
            Some(ty) => replacement(types, &values, operand, ty, rng),
            None => operand,
        }
    });
    Some(changed)
}

fn replacement(
    types: &TypeTable,
    values: &[TypeId],
    operand: Operand,
    ty: TypeId,
    rng: &mut ChaCha8Rng,
) -> Operand {
    let same = (0..).map(ValueId).zip(values).filter(|(_, other)| **other == ty);
    let others: Vec<Operand> = same.map(|(value, _)| value.into()).collect();
    if rng.random()
        && let Some(other) = others.choose(rng)
    {
        return *other;
    }
    match types.get(ty) {
        Type::Int(width) if *width <= 128 => constant(ty, *width, rng).into(),
        Type::Vector(..) | Type::Float | Type::Double | Type::Half => {
            [Const::Poison(ty), Const::Undef(ty), Const::Zero(ty)][rng.random_range(0..3)].into()
        }
        _ => operand,
    }
}

/// A boundary of a width, its neighbour, a random number, poison or undef.
fn constant(ty: TypeId, width: u32, rng: &mut ChaCha8Rng) -> Const {
    let sign = 1u128 << (width - 1);
    match rng.random_range(0..8) {
        0 => Const::Poison(ty),
        1 => Const::Undef(ty),
        2 => Const::int(ty, width, 0),
        3 => Const::int(ty, width, 1),
        4 => Const::int(ty, width, u128::MAX),
        5 => Const::int(ty, width, sign),
        6 => Const::int(ty, width, u128::from(width)),
        _ => Const::int(ty, width, u128::from(rng.next_u64())),
    }
}

/// Changes what one instruction computes, or its flags.
fn change_operation(case: &EntryModule, rng: &mut ChaCha8Rng) -> Option<EntryModule> {
    let mut changed = case.clone();
    let at = defined(&changed.module, rng)?;
    let mut changeable: Vec<&mut Op> = changed.module.functions[at]
        .instructions_mut()
        .map(|instruction| &mut instruction.op)
        .filter(|op| matches!(op, Op::Binary(_) | Op::Compare(_) | Op::Cast(_)))
        .collect();
    let count = changeable.len();
    if count == 0 {
        return None;
    }
    match &mut *changeable[rng.random_range(0..count)] {
        Op::Binary(binary) if rng.random() => {
            binary.op = BinaryOp::ALL[rng.random_range(0..BinaryOp::ALL.len())];
        }
        Op::Binary(binary) => {
            binary.flags =
                ArithFlags { nuw: rng.random(), nsw: rng.random(), exact: rng.random(), disjoint: false };
        }
        Op::Compare(ir::Compare::Int { predicate, .. }) => {
            *predicate = IntPredicate::ALL[rng.random_range(0..IntPredicate::ALL.len())];
        }
        Op::Cast(cast) => cast.flags.nneg ^= true,
        _ => return None,
    }
    Some(changed)
}

/// Widths of integers.
const WIDTHS: [u32; 12] = [1, 2, 3, 4, 7, 8, 9, 16, 32, 33, 64, 128];

/// Makes all integers of one width integers of another, by the text: a cast that loses its sense is refused.
fn change_width(case: &EntryModule, rng: &mut ChaCha8Rng) -> Option<EntryModule> {
    let used = case.module.types.iter().filter_map(|(_, ty)| match ty {
        Type::Int(width) => Some(*width),
        _ => None,
    });
    let from = *used.collect::<Vec<_>>().choose(rng)?;
    let to = *WIDTHS.choose(rng)?;
    let (from, to) = (format!("i{from}"), format!("i{to}"));
    let text = words_replaced(&ir::print_module(&case.module), &from, &to);
    let module = ir::read_module(&text).ok()?;
    Some(EntryModule { module, ..case.clone() })
}

/// The text with one word in the place of another.
fn words_replaced(text: &str, from: &str, to: &str) -> String {
    let is_of_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '%' | '@' | '.');
    let mut replaced = String::with_capacity(text.len());
    for word in text.split_inclusive(|c| !is_of_word(c)) {
        match word.strip_prefix(from) {
            Some(rest) if rest.chars().all(|c| !is_of_word(c)) => {
                replaced.push_str(to);
                replaced.push_str(rest);
            }
            _ => replaced.push_str(word),
        }
    }
    replaced
}

/// Exchanges two neighbouring instructions.
fn swap_neighbours(case: &EntryModule, rng: &mut ChaCha8Rng) -> Option<EntryModule> {
    let mut changed = case.clone();
    let at = defined(&changed.module, rng)?;
    let blocks = &mut changed.module.functions[at].blocks;
    let count = blocks.len();
    let body = &mut blocks[rng.random_range(0..count)].instructions;
    if body.len() < 2 {
        return None;
    }
    let first = rng.random_range(0..body.len() - 1);
    body.swap(first, first + 1);
    Some(changed)
}
