//! Calls of functions of numbers whose arguments are constants, as their results.
//!
//! C11 5.2.4.2.2p6 leaves the accuracy of the functions of `<math.h>` to the implementation, so that a pass may take the result of the library
//! that it runs with, as we do. A source that is held to that result allows less than it does. Where the target calls the function as well, or
//! the source does so with other arguments, one library must give all results: such calls are left alone.

use std::borrow::Cow;

use ir::{
    Call, Callee, Const, FuncId, Function, FunctionAttrs, MemoryEffects, Module, Op, Operand, Type, TypeId,
};

use super::unmodelled::denormal_modes;
use crate::machine::promises::effects_of;
use crate::sets::FunctionRef;

/// A function of one number or two.
enum NumberFunction {
    Unary(fn(f64) -> f64),
    Binary(fn(f64, f64) -> f64),
}

/// The functions of `<math.h>` whose results are rounded, by their names for `double`. Those with exact results have bodies. C11 7.12.4 to 7.12.10.
const FUNCTIONS: &[(&str, NumberFunction)] = &[
    ("acos", NumberFunction::Unary(f64::acos)),
    ("asin", NumberFunction::Unary(f64::asin)),
    ("atan", NumberFunction::Unary(f64::atan)),
    ("atan2", NumberFunction::Binary(f64::atan2)),
    ("cos", NumberFunction::Unary(f64::cos)),
    ("cosh", NumberFunction::Unary(f64::cosh)),
    ("exp", NumberFunction::Unary(f64::exp)),
    ("exp2", NumberFunction::Unary(f64::exp2)),
    ("log", NumberFunction::Unary(f64::ln)),
    ("log10", NumberFunction::Unary(f64::log10)),
    ("log2", NumberFunction::Unary(f64::log2)),
    ("log1p", NumberFunction::Unary(f64::ln_1p)),
    ("pow", NumberFunction::Binary(f64::powf)),
    ("sin", NumberFunction::Unary(f64::sin)),
    ("sinh", NumberFunction::Unary(f64::sinh)),
    ("tan", NumberFunction::Unary(f64::tan)),
    ("tanh", NumberFunction::Unary(f64::tanh)),
];

/// The source with the results of such calls in their place.
pub(super) fn with_known_results<'m>(source: FunctionRef<'m>, target: FunctionRef<'_>) -> Cow<'m, Module> {
    let mut changed = Cow::Borrowed(source.module);
    for (at, function) in source.module.functions.iter().enumerate() {
        let Some(known) = number_function(source.module, function) else { continue };
        let theirs = target.module.functions.iter().position(|theirs| theirs.name == function.name);
        let called_by_target =
            theirs.is_some_and(|theirs| !calls_of(target, FuncId(theirs as u32)).is_empty());
        let places = calls_of(source, FuncId(at as u32));
        let results = places.iter().map(|place| result(source.module, place, function.ret, known));
        let Some(results) = results.collect::<Option<Vec<Const>>>().filter(|_| !called_by_target) else {
            continue;
        };
        for (place, result) in places.iter().zip(results) {
            let body = &mut changed.to_mut().functions[place.function].blocks[place.block];
            body.instructions[place.index].op = Op::Freeze(result.into());
        }
    }
    changed
}

fn number_function(module: &Module, function: &Function) -> Option<&'static NumberFunction> {
    let name = function.name.as_str();
    let format = match module.types.get(function.ret) {
        Type::Float => ("f", ".f32"),
        Type::Double => ("", ".f64"),
        _ => return None,
    };
    let name = match name.strip_prefix("llvm.") {
        Some(intrinsic) => intrinsic.strip_suffix(format.1)?,
        None => name.strip_suffix(format.0)?,
    };
    let (_, known) = FUNCTIONS.iter().find(|(of, _)| *of == name)?;
    let count = if matches!(known, NumberFunction::Unary(_)) { 1 } else { 2 };
    let plain = function.is_declaration() && !function.varargs && function.params.len() == count;
    (plain && function.params.iter().all(|param| param.ty == function.ret)).then_some(known)
}

/// The place of an instruction.
struct CallPlace {
    function: usize,
    block: usize,
    index: usize,
}

/// The calls of a function in `subject` and in what that calls.
fn calls_of(subject: FunctionRef<'_>, id: FuncId) -> Vec<CallPlace> {
    let mut places = Vec::new();
    let functions = &subject.module.functions;
    let mut reached = vec![subject.function.index()];
    let mut at = 0;
    while let Some(&function) = reached.get(at) {
        let Some(body) = functions.get(function) else { break };
        at += 1;
        for call in body.calls() {
            let Callee::Direct(callee) = call.callee else { continue };
            if !reached.contains(&callee.index()) && callee != id {
                reached.push(callee.index());
            }
        }
        for (block, body) in body.blocks.iter().enumerate() {
            for (index, instruction) in body.instructions.iter().enumerate() {
                let called = |call: &Call| matches!(call.callee, Callee::Direct(callee) if callee == id);
                if matches!(&instruction.op, Op::Call(call) if called(call)) {
                    places.push(CallPlace { function, block, index });
                }
            }
        }
    }
    places
}

/// The result of a call whose arguments are finite numbers, if no error is reported: it is finite and, where `errno` is seen, does not underflow,
/// which may set `errno` (C11 7.12.1p6). Modes of rounding and of denormal numbers are those of the start of a program.
fn result(module: &Module, place: &CallPlace, ty: TypeId, known: &NumberFunction) -> Option<Const> {
    let function = &module.functions[place.function];
    let instruction = &function.blocks[place.block].instructions[place.index];
    let Op::Call(call) = &instruction.op else { return None };
    let strict = |attrs: &FunctionAttrs| attrs.words.iter().any(|word| word == "strictfp");
    if strict(&function.attrs) || strict(&call.attrs) || !denormal_modes(function).is_empty() {
        return None;
    }
    if !instruction.flags.is_empty() || !call.bundles.is_empty() {
        return None;
    }
    let numbers: Vec<f64> =
        call.args.iter().map(|&(argument, _)| number(module, argument, ty)).collect::<Option<_>>()?;
    // The functions that are zero somewhere without rounding are so at 0 or 1: the first argument of those of two, which has to be 0.
    let (exact, is_zero_there) = match (known, &numbers[..]) {
        (NumberFunction::Unary(of), [x]) => (of(*x), [0.0, 1.0].contains(x)),
        (NumberFunction::Binary(of), [x, y]) => (of(*x, *y), *x == 0.0),
        _ => return None,
    };
    let (rounded, least, bits) = match module.types.get(ty) {
        Type::Float => {
            let rounded = exact as f32;
            (rounded.into(), f32::MIN_POSITIVE.into(), u128::from(rounded.to_bits()))
        }
        _ => (exact, f64::MIN_POSITIVE, u128::from(exact.to_bits())),
    };
    let Callee::Direct(callee) = call.callee else { return None };
    let callee = &module.functions[callee.index()];
    let underflows = rounded.abs() <= least && !(exact == 0.0 && is_zero_there);
    let is_silent = !underflows || callee.name.starts_with("llvm.") || !may_write(callee, call);
    (rounded.is_finite() && is_silent).then_some(Const::Float { ty, bits })
}

/// True if a call may write memory, such as `errno`.
fn may_write(function: &Function, call: &Call) -> bool {
    let MemoryEffects { argument, inaccessible, other } = effects_of(function, call);
    argument.writes() || inaccessible.writes() || other.writes()
}

fn number(module: &Module, argument: Operand, ty: TypeId) -> Option<f64> {
    let bits = match argument {
        Operand::Const(Const::Float { ty: of, bits }) if of == ty => bits,
        Operand::Const(Const::Zero(of)) if of == ty => 0,
        _ => return None,
    };
    let number = match module.types.get(ty) {
        Type::Float => f32::from_bits(u32::try_from(bits).ok()?).into(),
        _ => f64::from_bits(u64::try_from(bits).ok()?),
    };
    number.is_finite().then_some(number)
}
