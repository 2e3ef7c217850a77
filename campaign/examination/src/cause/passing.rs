//! Classes of passed values, as coarse as causes distinguish them.

use std::collections::BTreeSet;

use lang::{CallingConvention, FloatType, FuncId, IntType, Program, Signature, Target, Type};
use lowering::abi::{self, ArgPass, Context, ReturnPass, VaArg, aarch64, riscv64, x86_64};
use lowering::layout::Layouts;
use lowering::shape::MemTypes;

use super::located::Position;

/// The value that is passed wrongly where the one at `position` of a function arrives wrong, and its class by the platform's
/// document. A plain scalar arrives wrong because of a value before it that takes other registers than it should.
pub(in crate::cause) fn responsible(program: &Program, function: FuncId, position: Position) -> String {
    let signature = program[function].signature();
    with_context(program, |context| described(context, &signature, responsible_for(&signature, position)))
        .unwrap_or_else(|| "a record without layout".to_owned())
}

/// True of places that most programs have: those of records that travel in registers of one kind, and of integers.
pub(super) fn is_common(place: &str) -> bool {
    matches!(
        place,
        "record, INTEGER" | "record, SSE" | "argument integer, INTEGER" | "result integer, INTEGER"
    )
}

/// Every value that is passed between the functions of a program, described alike.
pub(super) fn passed_values(program: &Program) -> BTreeSet<String> {
    let of_function = |context: Context<'_>, signature: &Signature| {
        let arguments = (0..signature.params.len()).map(Position::Argument);
        let positions = arguments.chain(signature.ret.as_ref().map(|_| Position::Result));
        positions.map(|position| described(context, signature, position)).collect::<Vec<_>>()
    };
    with_context(program, |context| {
        program.functions().flat_map(|(_, function)| of_function(context, &function.signature())).collect()
    })
    .unwrap_or_default()
}

/// Every value that a signature passes, described alike.
pub(super) fn of_signature(types: &Program, signature: &Signature) -> BTreeSet<String> {
    let arguments = (0..signature.params.len()).map(Position::Argument);
    let positions = arguments.chain(signature.ret.as_ref().map(|_| Position::Result));
    with_context(types, |context| positions.map(|at| described(context, signature, at)).collect())
        .unwrap_or_default()
}

fn with_context<T>(program: &Program, work: impl FnOnce(Context<'_>) -> T) -> Option<T> {
    let layouts = Layouts::compute(program).ok()?;
    let shapes = MemTypes::compute(program, &layouts);
    Some(work(Context::new(program, &layouts, &shapes)))
}

/// A value of a function with `ms_abi` by its size, which decides there.
///
/// A record by its class alone: where caller and callee of every engine understand each other it is the class that two engines read
/// differently, and that of an argument, named or not, is that of a result. Anything else by its role and place, too.
fn described(context: Context<'_>, signature: &Signature, position: Position) -> String {
    let ty = match position {
        Position::Result => signature.ret.clone().unwrap_or(Type::Void),
        Position::Argument(index) => signature.params[index].clone(),
    };
    if signature.convention == CallingConvention::Microsoft {
        let kind = if ty.as_record().is_some() { "record" } else { kind(&ty) };
        return format!("{kind} of {} bytes, ms_abi", context.layouts.size(&ty).0);
    }
    let class = class(context, &ty);
    if ty.as_record().is_some() {
        return class;
    }
    let passed = abi::callee_view(context, signature, VaArg::Document);
    let (role, in_memory) = match position {
        Position::Result => ("result", matches!(passed.ret, ReturnPass::Memory { .. })),
        Position::Argument(index) => {
            let role = if index < signature.named() { "argument" } else { "unnamed argument" };
            (role, passed.args.get(index).is_some_and(is_on_stack))
        }
    };
    let place = if in_memory { " in memory" } else { "" };
    format!("{role} {class}{place}")
}

fn is_on_stack(pass: &ArgPass) -> bool {
    match pass {
        ArgPass::Nothing | ArgPass::Reference { .. } => false,
        ArgPass::Direct { pieces, .. } => pieces.iter().any(|piece| piece.place.is_on_stack()),
        ArgPass::Memory { .. } => true,
    }
}

/// The value itself unless it is a plain scalar; else the nearest value before it that is no plain scalar, the result first of
/// all, or else the nearest after it.
fn responsible_for(signature: &Signature, position: Position) -> Position {
    let argument = |index: &usize| signature.params.get(*index).is_some_and(|ty| !is_plain(ty));
    let result = || signature.ret.as_ref().is_some_and(|ty| !is_plain(ty));
    match position {
        Position::Result => Position::Result,
        Position::Argument(index) if argument(&index) => position,
        Position::Argument(index) => {
            let before = (0..index).rev().find(argument).map(Position::Argument);
            let behind = || (index + 1..signature.params.len()).find(argument).map(Position::Argument);
            before.or_else(|| result().then_some(Position::Result)).or_else(behind).unwrap_or(position)
        }
    }
}

/// Types that every calling convention passes in one register of an obvious kind.
fn is_plain(ty: &Type) -> bool {
    match ty {
        Type::Int(IntType::Int128 | IntType::UInt128 | IntType::BitInt(_) | IntType::UBitInt(_)) => false,
        Type::Int(_) | Type::Enum(_) | Type::Pointer(_) | Type::FunctionPointer(_) => true,
        Type::Float(FloatType::Float | FloatType::Double) => true,
        _ => false,
    }
}

/// The class of a type in the words of the platform's document; of a scalar its kind.
fn class(context: Context<'_>, ty: &Type) -> String {
    let of = if ty.as_record().is_some() { "record" } else { kind(ty) };
    // Sizes and numbers of registers are left out: causes that differ in nothing else are one.
    let class = match context.program.target {
        Target::X86_64Linux => match x86_64::classify(context, ty) {
            Err(why) => format!("MEMORY, {why}"),
            Ok(classes) => {
                let named = classes.iter().filter(|class| **class != x86_64::Class::NoClass);
                joined(named.map(|class| class.name()))
            }
        },
        Target::AArch64Linux => match aarch64::classify(context, ty) {
            aarch64::Class::Nothing => "nothing".to_owned(),
            aarch64::Class::Integral => "integral".to_owned(),
            aarch64::Class::FloatOrVector => "floating-point or vector".to_owned(),
            aarch64::Class::Homogeneous(_) => "homogeneous aggregate".to_owned(),
            aarch64::Class::Composite => "composite".to_owned(),
            aarch64::Class::Reference => "by reference".to_owned(),
        },
        Target::RiscV64Linux => match riscv64::classify(context, ty) {
            riscv64::Class::Ignored => "ignored".to_owned(),
            riscv64::Class::Flattened(fields) => {
                let kind = |leaf: &riscv64::Leaf| if leaf.is_real() { "real" } else { "integer" };
                format!("flattened {}", joined(fields.iter().map(kind)))
            }
            riscv64::Class::Word => "one word".to_owned(),
            riscv64::Class::Pair => "two words".to_owned(),
            riscv64::Class::Reference => "by reference".to_owned(),
        },
    };
    if class.is_empty() { format!("{of} without data") } else { format!("{of}, {class}") }
}

/// Each of some classes once: how many eightbytes have it, and in which order, says how the value is used, and not which rule is wrong.
fn joined(classes: impl Iterator<Item = &'static str>) -> String {
    let all: BTreeSet<&str> = classes.collect();
    all.into_iter().collect::<Vec<_>>().join(" and ")
}

/// The kind of a scalar.
fn kind(ty: &Type) -> &'static str {
    match ty {
        Type::Int(_) | Type::Enum(_) => "integer",
        Type::Float(FloatType::LongDouble) => "long double",
        Type::Float(_) => "floating-point number",
        Type::Complex(_) => "complex number",
        Type::Vector(..) => "vector",
        Type::Pointer(_) | Type::FunctionPointer(_) => "pointer",
        _ => "value",
    }
}
