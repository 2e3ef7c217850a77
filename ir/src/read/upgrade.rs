//! Forms of other versions of LLVM, in those of LLVM 19.

use base::Align;
use base::text::Result;
use smol_str::SmolStr;

use super::Reader;
use super::global::SymbolId;
use super::lexer::Token;
use crate::attributes::{ParamAttr, ParamAttrs};
use crate::constant::{Const, Operand};
use crate::function::{Function, Param};
use crate::id::FuncId;
use crate::intrinsics::Intrinsic;
use crate::type_table::TypeTable;
use crate::types::TypeId;

/// The intrinsics that LLVM 22 has without the size of the object, which it takes from the `alloca`.
const LIFETIMES: [&str; 2] = ["llvm.lifetime.start.", "llvm.lifetime.end."];

/// The intrinsics that had the alignment of both pointers as their fourth argument before LLVM 7.
const WITH_ALIGNMENT: [&str; 3] = ["llvm.memcpy.", "llvm.memmove.", "llvm.memset."];

/// The position of that argument, and the number of arguments with it.
const ALIGNMENT: (usize, usize) = (3, 5);

/// Reductions before LLVM 12.
const EXPERIMENTAL_REDUCTION: &str = "llvm.experimental.vector.reduce.";

/// The size that stands for an unknown one. LangRef 19, "llvm.lifetime.start".
const UNKNOWN_SIZE: i64 = -1;

/// The keyword that LLVM 19 has for an instruction.
pub(super) fn keyword(word: &str) -> &str {
    match word {
        // LLVM 22 distinguishes whether the conversion exposes the provenance, which no engine does.
        "ptrtoaddr" => "ptrtoint",
        word => word,
    }
}

fn is_lifetime(name: &str) -> bool {
    LIFETIMES.iter().any(|prefix| name.starts_with(prefix))
}

/// True if a copy or fill has the arguments that it had before LLVM 7.
fn has_alignment(name: &str, types: &[TypeId]) -> bool {
    let (at, count) = ALIGNMENT;
    types.len() == count
        && types[at] == TypeId::I32
        && WITH_ALIGNMENT.iter().any(|prefix| name.starts_with(prefix))
}

/// The declaration as LLVM 19 has it: an intrinsic is named after its types, without the pointee types of LLVM before 15
/// (`UpgradeIntrinsicFunction`).
pub(super) fn declaration(types: &TypeTable, function: &mut Function) {
    if LIFETIMES.iter().any(|prefix| prefix.strip_suffix('.') == Some(function.name.as_str())) {
        // Before LLVM 5, and in text that no LLVM printed.
        function.name = format!("{}.p0", function.name).into();
    }
    let is_new = function.params.len() == 1 && function.params[0].ty == TypeId::PTR;
    if is_lifetime(&function.name) && is_new {
        let size = Param { ty: TypeId::I64, attrs: ParamAttrs::NONE.with_attribute(ParamAttr::ImmArg) };
        function.params.insert(0, size);
        function.values.insert(0, TypeId::I64);
    }
    let params: Vec<TypeId> = function.params.iter().map(|param| param.ty).collect();
    if has_alignment(&function.name, &params) {
        function.params.remove(ALIGNMENT.0);
        function.values.remove(ALIGNMENT.0);
    }
    if let Some(rest) = function.name.strip_prefix(EXPERIMENTAL_REDUCTION) {
        function.name = format!("llvm.vector.reduce.{rest}").into();
    }
    let Some(intrinsic) = function.intrinsic() else { return };
    if let Some(overloads) = intrinsic.infer_overloads(types, function) {
        function.name = intrinsic.overloaded_name(types, &overloads).into();
    }
}

/// The name that an intrinsic has by its types, where the text leaves them out: LLVM reads `llvm.umin` of two i8 as `llvm.umin.i8`
/// (`remangleIntrinsicFunction`).
fn typed_name(types: &TypeTable, function: &Function) -> Option<SmolStr> {
    let intrinsic = Intrinsic::from_name_without_types(&function.name)?;
    let overloads = intrinsic.infer_overloads(types, function)?;
    Some(intrinsic.overloaded_name(types, &overloads).into()).filter(|name| *name != function.name)
}

impl<'s> Reader<'s> {
    /// Names the declared intrinsics after their types. Where the text declares both names, the one without types stays.
    pub(super) fn name_intrinsics_by_types(&mut self) {
        for at in 0..self.module.functions.len() {
            let typed = typed_name(&self.module.types, &self.module.functions[at]);
            let free = typed.filter(|name| self.module.functions.iter().all(|other| other.name != *name));
            if let Some(name) = free {
                self.module.functions[at].name = name;
            }
        }
    }

    /// Declares an intrinsic that is called without a declaration.
    pub(super) fn declare_intrinsic(
        &mut self,
        name: Token<'s>,
        ret: TypeId,
        params: &[TypeId],
    ) -> Result<Const> {
        let id = FuncId(self.module.functions.len() as u32);
        let name = self.declare(name, SymbolId::Function(id))?;
        let params = params.iter().map(|&ty| Param::plain(ty)).collect();
        let mut function = Function::declaration(name, ret, params);
        function.space = self.module.types.data_layout().program_space;
        declaration(&self.module.types, &mut function);
        let typed = typed_name(&self.module.types, &function);
        let free = typed.filter(|name| self.module.functions.iter().all(|other| other.name != *name));
        function.name = free.unwrap_or(function.name);
        if let Some(intrinsic) = function.intrinsic() {
            function.attrs.flags = intrinsic.attributes();
        }
        self.module.functions.push(function);
        let space = self.module.functions[id.index()].space;
        Ok(self.module.symbol_in(space, Const::Function(id)))
    }

    /// The arguments of a call as LLVM 19 has them, with their types.
    pub(super) fn upgrade_arguments(
        &self,
        callee: Operand,
        arguments: &mut Vec<(Operand, ParamAttrs)>,
        types: &mut Vec<TypeId>,
    ) {
        let Operand::Const(constant) = callee else { return };
        let Some(id) = self.module.addressed_function(constant) else { return };
        let name = &self.module.functions[id.index()].name;
        if is_lifetime(name) && types[..] == [TypeId::PTR] {
            arguments.insert(0, (Const::i64(UNKNOWN_SIZE).into(), ParamAttrs::NONE));
            types.insert(0, TypeId::I64);
        }
        if has_alignment(name, types) {
            let at = ALIGNMENT.0;
            // LLVM 7 replaced the argument by attributes of the pointers. One that a pointer has already is
            // its own.
            let align = match arguments[at].0 {
                Operand::Const(Const::Int { value, .. }) => {
                    u64::try_from(value).ok().and_then(Align::from_bytes)
                }
                _ => None,
            };
            arguments.remove(at);
            types.remove(at);
            let pointers = arguments.iter_mut().zip(types.iter()).filter(|(_, ty)| **ty == TypeId::PTR);
            pointers.for_each(|((_, attrs), _)| attrs.align = attrs.align.or(align));
        }
    }
}
