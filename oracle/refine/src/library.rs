//! Functions of the C library that are functions of their arguments and of memory, as IR. C11 7.4, 7.12, 7.22.6, 7.24; POSIX `ffs`,
//! `stpcpy`, `strnlen`; the Linux Standard Base for `__memcpy_chk` and its like, which end the program where the room is too small.
//!
//! Arguments of functions that read strings are `noundef`: C11 7.1.4 makes invalid ones undefined behaviour. A result that the standard leaves open is frozen poison. Copies that overlap are undefined, as those of `llvm.memcpy` are.

use std::borrow::Cow;

use ir::{
    Callee, Compare, Const, FuncId, Function, IntPredicate, Module, Op, Operand, Param, ParamAttrs, TypeId,
};

macro_rules! bodies {
    ($($folder:literal: [$($name:literal),* $(,)?])*) => {
        &[$($(($name, include_str!(concat!("library/", $folder, "/", $name, ".ll")))),*),*]
    };
}

/// The functions, each in a module of its own. What an access leaves out, `llvm.assume` promises.
pub const BODIES: &[(&str, &str)] = bodies![
    "memory": [
        "memcmp", "bcmp", "__order_of_bytes", "memchr", "memrchr", "mempcpy", "__memcpy_chk",
        "__memmove_chk", "__memset_chk",
    ]
    "strings": [
        "strlen", "strnlen", "strcmp", "strncmp", "__order_of_strings", "strchr", "strrchr", "strspn",
        "strcspn", "strpbrk", "strcpy", "stpcpy", "strncpy", "strcat", "wcslen",
    ]
    "numbers": [
        "ffs", "ffsl", "ffsll", "abs", "labs", "llabs", "isascii", "isdigit", "toascii", "fabs", "fabsf",
        "floor", "floorf", "ceil", "ceilf", "trunc", "truncf", "round", "roundf", "rint", "rintf",
        "nearbyint", "nearbyintf",
    ]
];

/// The module with bodies for the functions of the C library that it declares with their own types.
pub fn expand(module: Cow<'_, Module>) -> Cow<'_, Module> {
    let mut expanded = module;
    for at in 0..expanded.functions.len() {
        if let Some(order) = order_of(&expanded, at) {
            test_for_zero(&mut expanded, at, order);
        }
    }
    let mut at = 0;
    // A body may declare further functions.
    while let Some(function) = expanded.functions.get(at) {
        if let Some(body) = body(&expanded, function) {
            let merged = expanded.to_mut().merge_portable(&body);
            debug_assert!(merged.is_ok(), "{merged:?}");
        }
        at += 1;
    }
    expanded
}

/// The comparisons whose results are any positive or negative numbers, each with the function of the same order whose result is one number.
const ORDERS: [(&str, &str); 4] = [
    ("memcmp", "__order_of_bytes"),
    ("bcmp", "__order_of_bytes"),
    ("strcmp", "__order_of_strings"),
    ("strncmp", "__order_of_strings"),
];

/// The name of the function that has the order of a comparison, if the function with this number is one.
fn order_of(module: &Module, at: usize) -> Option<&'static str> {
    let function = &module.functions[at];
    let (_, order) = ORDERS.iter().find(|(name, _)| *name == function.name)?;
    (body(module, function).is_some()
        && module.function(order).is_none_or(|known| module.functions[known.index()].is_declaration()))
    .then_some(order)
}

/// Lets calls of a comparison whose results are only compared with zero call its order: nothing shows which number it is, so that none is
/// chosen.
fn test_for_zero(module: &mut Cow<'_, Module>, at: usize, order: &str) {
    let compared = FuncId(at as u32);
    let size = if module.types.bit_width(TypeId::PTR).0 == 32 { TypeId::I32 } else { TypeId::I64 };
    let most = if size == TypeId::I32 { u128::from(u32::MAX) } else { u128::from(u64::MAX) };
    for caller in 0..module.functions.len() {
        for (block, index) in calls_tested_for_zero(&module.functions[caller], compared) {
            let ret = module.functions[at].ret;
            let module = module.to_mut();
            let params = [TypeId::PTR, TypeId::PTR, size].map(Param::plain).to_vec();
            let order = match module.function(order) {
                Some(known) => known,
                None => module.add_function(Function::declaration(order, ret, params)),
            };
            let instruction = &mut module.functions[caller].blocks[block].instructions[index];
            if let Op::Call(call) = &mut instruction.op {
                call.callee = Callee::Direct(order);
                if call.args.len() == 2 {
                    let any = Const::Int { ty: size, value: most };
                    call.args.push((any.into(), ParamAttrs::default()));
                }
            }
        }
    }
}

/// The places of calls of a function whose results are compared with zero for equality, and nothing else.
fn calls_tested_for_zero(caller: &Function, compared: FuncId) -> Vec<(usize, usize)> {
    let is_zero = |operand: Operand| match operand {
        Operand::Const(Const::Int { value, .. }) => value == 0,
        Operand::Const(Const::Zero(_)) => true,
        _ => false,
    };
    let is_test = |op: &Op, result: Operand| match *op {
        Op::Compare(Compare::Int { predicate: IntPredicate::Eq | IntPredicate::Ne, lhs, rhs, .. }) => {
            lhs == result && is_zero(rhs) || rhs == result && is_zero(lhs)
        }
        _ => false,
    };
    let only_tested = |result: Operand| {
        let uses = |op: &Op| op.operands().any(|operand| operand == result);
        caller.instructions().all(|instruction| !uses(&instruction.op) || is_test(&instruction.op, result))
            && caller.blocks.iter().all(|block| block.terminator.operands().all(|operand| operand != result))
    };
    let mut places = Vec::new();
    for (block, body) in caller.blocks.iter().enumerate() {
        for (index, instruction) in body.instructions.iter().enumerate() {
            let Op::Call(call) = &instruction.op else { continue };
            let is_it = matches!(call.callee, Callee::Direct(callee) if callee == compared);
            let promises = call.ret_attrs.restricts_value();
            if is_it && !promises && instruction.result.is_some_and(|result| only_tested(result.into())) {
                places.push((block, index));
            }
        }
    }
    places
}

/// The text with `size_t` as wide as pointers, where those have 32 bits: a text that has pointers has no other number of 64 bits.
fn with_sizes(text: &str, pointer_bits: u64) -> Cow<'_, str> {
    match pointer_bits {
        32 if text.contains("ptr") => text.replace("i64", "i32").into(),
        _ => text.into(),
    }
}

fn body(module: &Module, function: &Function) -> Option<Module> {
    let (_, text) = BODIES.iter().find(|(name, _)| function.is_declaration() && *name == function.name)?;
    let body = ir::read_module(&with_sizes(text, module.types.bit_width(TypeId::PTR).0)).ok()?;
    let known = body.functions.iter().find(|known| known.name == function.name)?;
    let types = |function: &Function| {
        function.params.iter().map(|param| param.ty).chain([function.ret]).collect::<Vec<_>>()
    };
    let spelled = |module: &Module, function: &Function| -> Vec<_> {
        types(function).into_iter().map(|ty| module.types.get(ty).clone()).collect()
    };
    let alike = function.convention == known.convention && function.space == known.space;
    let same = alike && spelled(module, function) == spelled(&body, known) && !function.varargs;
    same.then_some(body)
}
