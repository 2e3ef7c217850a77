//! Forms of other versions of LLVM, in those of LLVM 19.

use super::Reader;
use crate::attributes::{ParamAttr, ParamAttrs};
use crate::constant::{Const, Operand};
use crate::function::{Function, Param};
use crate::types::TypeId;

/// The intrinsics that LLVM 22 has without the size of the object, which it takes from the `alloca`.
const LIFETIMES: [&str; 2] = ["llvm.lifetime.start.", "llvm.lifetime.end."];

/// The size that stands for an unknown one. LangRef 19, "llvm.lifetime.start".
const UNKNOWN_SIZE: i64 = -1;

fn is_lifetime(name: &str) -> bool {
    LIFETIMES.iter().any(|prefix| name.starts_with(prefix))
}

/// The declaration as LLVM 19 has it.
pub(super) fn declaration(function: &mut Function) {
    let is_new = function.params.len() == 1 && function.params[0].ty == TypeId::PTR;
    if is_lifetime(&function.name) && is_new {
        let size = Param { ty: TypeId::I64, attrs: ParamAttrs::NONE.with(ParamAttr::ImmArg) };
        function.params.insert(0, size);
        function.values.insert(0, TypeId::I64);
    }
}

impl Reader<'_> {
    /// The arguments of a call as LLVM 19 has them, with their types.
    pub(super) fn upgrade_arguments(
        &self,
        callee: Operand,
        arguments: &mut Vec<(Operand, ParamAttrs)>,
        types: &mut Vec<TypeId>,
    ) {
        let Operand::Const(Const::Function(id)) = callee else { return };
        let name = &self.module.functions[id.index()].name;
        if is_lifetime(name) && types[..] == [TypeId::PTR] {
            arguments.insert(0, (Const::i64(UNKNOWN_SIZE).into(), ParamAttrs::NONE));
            types.insert(0, TypeId::I64);
        }
    }
}
