//! Mutation of modules, in the way of alive-mutate: operands, constants, operations, widths, order, and promises, which are added
//! and dropped. The verifier decides whether a mutant is a module.
//!
//! Campaigns over modules of a directory use it, and the fuzz targets.

use ir::{
    Align, ArithFlags, AttributeSet, BinaryOp, Bytes, Const, Flag, FlagSet, Function, FunctionAttr,
    FunctionAttrs, GepFlags, IntPredicate, MemoryEffect, MemoryEffects, MemoryOp, Module, Op, Operand,
    ParamAttr, ParamAttrs, Type, TypeId, TypeTable, ValueId,
};
use rand::seq::IndexedRandom;
use rand::{Rng, RngCore};
use rand_chacha::ChaCha8Rng;
use reducer::{EntryModule, Reducible, SiteRange};

/// A mutation operator; `None` where it does not apply.
type ModuleOperator = fn(&EntryModule, &mut ChaCha8Rng) -> Option<EntryModule>;

/// The operators with their weights.
const OPERATORS: [(u32, ModuleOperator); 9] = [
    (4, change_operand),
    (4, change_operation),
    (2, change_width),
    (4, |case, rng| reduce_once(case, rng)),
    (1, swap_neighbours),
    (4, change_promise),
    (2, change_function_attribute),
    (3, change_flag),
    (3, change_constant),
];

/// The module after one to three changes; it may be ill-formed.
#[must_use]
pub fn changed_module(case: &EntryModule, rng: &mut ChaCha8Rng) -> Option<EntryModule> {
    let mut changed = weighted(&OPERATORS, rng)(case, rng)?;
    for _ in 0..rng.random_range(0..=2) {
        changed = weighted(&OPERATORS, rng)(&changed, rng).unwrap_or(changed);
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
        // A comparison of floating-point numbers: `change_flag` changes its flags.
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

/// Adds a promise about a parameter, a result or an argument, or drops one.
fn change_promise(case: &EntryModule, rng: &mut ChaCha8Rng) -> Option<EntryModule> {
    let mut changed = case.clone();
    let at = defined(&changed.module, rng)?;
    let Module { types, functions, .. } = &mut changed.module;
    let Function { ret, ret_attrs, params, values, blocks, .. } = &mut functions[at];
    let own = params.iter_mut().map(|param| (param.ty, &mut param.attrs)).chain([(*ret, ret_attrs)]);
    let mut all: Vec<(TypeId, &mut ParamAttrs)> = own.collect();
    for instruction in blocks.iter_mut().flat_map(|block| &mut block.instructions) {
        if let Op::Call(call) = &mut instruction.op {
            let arguments = call.args.iter_mut();
            all.extend(arguments.filter_map(|(operand, attrs)| Some((operand.ty(values)?, attrs))));
            all.push((call.ret, &mut call.ret_attrs));
        }
    }
    let count = all.len();
    let (ty, attrs) = all.get_mut(rng.random_range(0..count))?;
    match types.get(*ty) {
        Type::Void => return None,
        Type::Ptr => change_promise_of_pointer(attrs, rng),
        Type::Int(width) if *width <= 64 && rng.random_range(0..3) == 0 => {
            // The end is above 0 and at most the sign bit, so that the range is neither empty nor full.
            let range = ir::IntegerRange { ty: *ty, first: 0, end: 1 << rng.random_range(0..*width) };
            attrs.range = if attrs.range.is_some() { None } else { Some(range) };
        }
        _ => toggle(&mut attrs.flags, ParamAttr::NoUndef),
    }
    Some(changed)
}

/// Promises about pointers without a number.
const OF_POINTERS: [ParamAttr; 5] =
    [ParamAttr::NoUndef, ParamAttr::NonNull, ParamAttr::NoAlias, ParamAttr::NoCapture, ParamAttr::ReadOnly];

fn change_promise_of_pointer(attrs: &mut ParamAttrs, rng: &mut ChaCha8Rng) {
    match rng.random_range(0..8) {
        0 => attrs.align = Align::from_bytes(1 << rng.random_range(0..5u32)),
        1 => attrs.dereferenceable = Some(Bytes(1 << rng.random_range(0..5u32))),
        2 => attrs.dereferenceable = None,
        _ => toggle(&mut attrs.flags, OF_POINTERS[rng.random_range(0..OF_POINTERS.len())]),
    }
}

fn toggle(flags: &mut AttributeSet<ParamAttr>, attribute: ParamAttr) {
    *flags = match flags.has(attribute) {
        true => flags.difference(AttributeSet::<ParamAttr>::NONE.with_attribute(attribute)),
        false => flags.with_attribute(attribute),
    };
}

/// Promises about functions without a value.
const OF_FUNCTIONS: [FunctionAttr; 6] = [
    FunctionAttr::NoUnwind,
    FunctionAttr::WillReturn,
    FunctionAttr::MustProgress,
    FunctionAttr::NoFree,
    FunctionAttr::NoSync,
    FunctionAttr::NoRecurse,
];

/// Adds an attribute of a function, or drops it.
fn change_function_attribute(case: &EntryModule, rng: &mut ChaCha8Rng) -> Option<EntryModule> {
    let mut changed = case.clone();
    let is_open = |function: &&mut Function| function.intrinsic().is_none();
    let mut functions: Vec<&mut Function> = changed.module.functions.iter_mut().filter(is_open).collect();
    let count = functions.len();
    let FunctionAttrs { flags, memory, .. } =
        &mut functions.get_mut(rng.random_range(0..count.max(1)))?.attrs;
    match rng.random_range(0..4) {
        0 => {
            let effects =
                [MemoryEffect::None, MemoryEffect::Read, MemoryEffect::Write, MemoryEffect::ReadWrite];
            let effect = effects[rng.random_range(0..effects.len())];
            *memory = (effect != MemoryEffect::ReadWrite).then(|| MemoryEffects::uniform(effect));
        }
        _ => {
            let attribute = OF_FUNCTIONS[rng.random_range(0..OF_FUNCTIONS.len())];
            let one = AttributeSet::<FunctionAttr>::NONE.with_attribute(attribute);
            *flags = if flags.has(attribute) { flags.difference(one) } else { flags.union(one) };
        }
    }
    Some(changed)
}

/// Changes a flag of an address, a conversion or an operation on floating-point numbers.
fn change_flag(case: &EntryModule, rng: &mut ChaCha8Rng) -> Option<EntryModule> {
    let mut changed = case.clone();
    let at = defined(&changed.module, rng)?;
    let is_flagged = |op: &Op| match op {
        Op::Binary(_) | Op::Cast(_) | Op::Memory(MemoryOp::Gep(_)) | Op::FNeg(_) => true,
        Op::Compare(compare) => matches!(compare, ir::Compare::Float { .. }),
        _ => false,
    };
    let instructions = changed.module.functions[at].instructions_mut();
    let mut flagged: Vec<_> = instructions.filter(|instruction| is_flagged(&instruction.op)).collect();
    let count = flagged.len();
    let instruction = flagged.get_mut(rng.random_range(0..count.max(1)))?;
    match &mut instruction.op {
        Op::Memory(MemoryOp::Gep(gep)) => {
            let inbounds: bool = rng.random();
            // LangRef: `inbounds` implies `nusw`.
            gep.flags = GepFlags { inbounds, nusw: inbounds || rng.random(), nuw: rng.random() };
        }
        Op::Cast(cast) => match rng.random_range(0..3) {
            0 => cast.flags.nneg ^= true,
            1 => cast.flags.nuw ^= true,
            _ => cast.flags.nsw ^= true,
        },
        Op::Binary(binary) if binary.op == BinaryOp::Or => binary.flags.disjoint ^= true,
        Op::Binary(binary) if !binary.op.is_float() => match rng.random_range(0..3) {
            0 => binary.flags.nuw ^= true,
            1 => binary.flags.nsw ^= true,
            _ => binary.flags.exact ^= true,
        },
        _ => {
            let flags = [Flag::NNan, Flag::NInf, Flag::Nsz, Flag::Reassoc, Flag::Contract];
            let one = FlagSet::NONE.with_attribute(flags[rng.random_range(0..flags.len())]);
            let without = instruction.flags.difference(one);
            instruction.flags = if without == instruction.flags { without.union(one) } else { without };
        }
    }
    Some(changed)
}

/// Replaces an integer constant by a neighbour, its complement or a number of the boundary.
fn change_constant(case: &EntryModule, rng: &mut ChaCha8Rng) -> Option<EntryModule> {
    let mut changed = case.clone();
    let at = defined(&changed.module, rng)?;
    let Module { types, functions, .. } = &mut changed.module;
    let function = &mut functions[at];
    let is_constant = |operand: &Operand| matches!(operand, Operand::Const(Const::Int { .. }));
    // Counted first, so that each constant is as likely as any other.
    let count =
        function.instructions().flat_map(|instruction| instruction.op.operands()).filter(is_constant).count();
    if count == 0 {
        return None;
    }
    let mut left = rng.random_range(0..count);
    function.map_operands(|operand| {
        let Operand::Const(Const::Int { ty, value }) = operand else { return operand };
        let chosen = left == 0;
        left = left.wrapping_sub(1);
        match types.get(ty) {
            Type::Int(width) if chosen && *width <= 128 => match rng.random_range(0..4) {
                0 => Const::int(ty, *width, value.wrapping_add(1)),
                1 => Const::int(ty, *width, value.wrapping_sub(1)),
                2 => Const::int(ty, *width, !value),
                _ => constant(ty, *width, rng),
            }
            .into(),
            _ => operand,
        }
    });
    Some(changed)
}

/// The case after a random pass of the reducer at some of its sites, if that gives a smaller one that is well-formed.
#[must_use]
pub fn reduce_once<T: Reducible>(case: &T, rng: &mut ChaCha8Rng) -> Option<T> {
    let pass = &T::PASSES[rng.random_range(0..T::PASSES.len())];
    let sites = pass.sites(case);
    if sites == 0 {
        return None;
    }
    let from = rng.random_range(0..sites);
    let to = rng.random_range(from..sites) + 1;
    let mut smaller = case.clone();
    pass.apply(&mut smaller, &mut SiteRange::new(from..to));
    (smaller.size() < case.size() && smaller.is_well_formed()).then_some(smaller)
}

/// One of the items of a table, by their weights.
pub fn weighted<T: Copy>(table: &[(u32, T)], rng: &mut ChaCha8Rng) -> T {
    let mut at = rng.random_range(0..table.iter().map(|(weight, _)| weight).sum());
    for (weight, item) in table {
        if at < *weight {
            return *item;
        }
        at -= weight;
    }
    table[0].1
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;

    #[test]
    fn every_operator_makes_other_modules() {
        let text = "declare i32 @g(ptr)\ndefine i32 @f(ptr %p, i32 %x, float %y) {\n  %q = getelementptr i8, ptr %p, i64 4\n  \
                    %a = add nsw i32 %x, 7\n  %n = fneg float %y\n  %b = call i32 @g(ptr %q)\n  %w = zext i32 %a to i64\n  \
                    %t = trunc i64 %w to i32\n  %s = xor i32 %t, %b\n  ret i32 %s\n}\n";
        let case = EntryModule::compared(ir::read_module(text).unwrap(), "f".into());
        let before = ir::print_module(&case.module);
        for (number, (_, operator)) in OPERATORS.iter().enumerate() {
            let mutant = |seed| operator(&case, &mut ChaCha8Rng::seed_from_u64(seed));
            let is_other =
                |mutant: &EntryModule| mutant.is_well_formed() && ir::print_module(&mutant.module) != before;
            let made = (0..200).filter_map(mutant).filter(is_other).count();
            assert!(made > 10, "operator {number}: {made} of 200");
        }
        let promises = |mutant: &EntryModule| ir::print_module(&mutant.module).contains("nonnull");
        let all = (0..400).filter_map(|seed| changed_module(&case, &mut ChaCha8Rng::seed_from_u64(seed)));
        assert!(all.filter(promises).count() > 3);
    }
}
