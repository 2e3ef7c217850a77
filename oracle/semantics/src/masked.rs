//! The arguments of masked accesses. LangRef "Masked Vector Load and Store Intrinsics", "Masked Vector Gather and Scatter Intrinsics".

use ir::{Call, Callee, Intrinsic, Module, Operand};

/// The arguments of a masked access that say where and what it accesses.
#[derive(Clone, Copy, Debug)]
pub struct MaskedArguments {
    /// The pointer, or the vector of pointers.
    pub pointer: Operand,
    /// The alignment in bytes, a constant.
    pub align: Operand,
    /// The mask.
    pub mask: Operand,
    /// The intrinsic.
    pub intrinsic: Intrinsic,
}

impl MaskedArguments {
    /// Those of a call; `None` if it is no masked access.
    #[must_use]
    pub fn of_call(module: &Module, call: &Call) -> Option<MaskedArguments> {
        let Callee::Direct(callee) = call.callee else { return None };
        let intrinsic = module.functions.get(callee.index())?.intrinsic()?;
        // What is stored comes first.
        let first = match intrinsic {
            Intrinsic::MaskedLoad | Intrinsic::MaskedGather => 0,
            Intrinsic::MaskedStore | Intrinsic::MaskedScatter => 1,
            _ => return None,
        };
        let argument = |at: usize| call.args.get(first + at).map(|&(value, _)| value);
        Some(MaskedArguments { pointer: argument(0)?, align: argument(1)?, mask: argument(2)?, intrinsic })
    }
}
