//! The attributes that tell a function's vector unit, as clang writes them: which registers the back end may use for it, and how wide the
//! vectors are that it is passed or passes on.

use ir::{Function, Op, Type, TypeId, TypeTable};
use smol_str::{SmolStr, ToSmolStr, format_smolstr};

use crate::abi::VectorUnit;

/// `"target-features"="+avx"` of a unit that not every processor has. LLVM goes by it when it assigns registers to
/// arguments (X86CallingConv.td, `CCIfSubtarget<"hasAVX()", …>`). clang spells out what it implies.
pub(super) fn of_unit(unit: VectorUnit) -> Option<(SmolStr, SmolStr)> {
    unit.feature().map(|feature| ("target-features".into(), format_smolstr!("+{feature}")))
}

/// `"min-legal-vector-width"`: the widest vector among parameters, results and arguments of calls, in bits (clang's
/// `LargestVectorWidth`). Where a processor would rather not use its widest registers, LLVM splits vectors, also those that are
/// passed, unless this attribute asks for them.
pub(super) fn say_widest_vector(types: &TypeTable, unit: VectorUnit, function: &mut Function) {
    if unit == VectorUnit::default() {
        return;
    }
    let widest = widest_vector(types, function).to_smolstr();
    function.attrs.strings.push(("min-legal-vector-width".into(), widest));
}

fn widest_vector(types: &TypeTable, function: &Function) -> u64 {
    let width = |ty: TypeId| match types.get(ty) {
        Type::Vector(..) => types.bit_width(ty).0,
        _ => 0,
    };
    let own = function.params.iter().map(|param| param.ty).chain([function.ret]);
    let calls = function.instructions().filter_map(|instruction| match &instruction.op {
        Op::Call(call) => Some(call),
        _ => None,
    });
    let passed = calls.flat_map(|call| {
        let args = call.args.iter().filter_map(|(arg, _)| arg.ty(&function.values));
        args.chain([call.ret])
    });
    own.chain(passed).map(width).max().unwrap_or(0)
}
