//! Declarations of intrinsic functions, added to a module on first use.

use smol_str::SmolStr;

use crate::attributes::{FunctionAttr, ParamAttr, ParamAttrs};
use crate::function::{Function, Param};
use crate::module::{FuncId, Module};
use crate::types::TypeId;

/// The last parameter of bulk memory operations, which must be a constant.
const IMMEDIATE: Param = Param { ty: TypeId::I1, attrs: ParamAttrs::NONE.with(ParamAttr::ImmArg) };
const POINTER: Param = Param { ty: TypeId::PTR, attrs: ParamAttrs::NONE };
const BYTE: Param = Param { ty: TypeId::I8, attrs: ParamAttrs::NONE };
const WORD: Param = Param { ty: TypeId::I64, attrs: ParamAttrs::NONE };

impl Module {
    /// The declaration of `llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)`.
    pub fn memcpy(&mut self) -> FuncId {
        self.intrinsic("llvm.memcpy.p0.p0.i64", TypeId::VOID, &[POINTER, POINTER, WORD, IMMEDIATE])
    }

    /// The declaration of `llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1 immarg)`.
    pub fn memmove(&mut self) -> FuncId {
        self.intrinsic("llvm.memmove.p0.p0.i64", TypeId::VOID, &[POINTER, POINTER, WORD, IMMEDIATE])
    }

    /// The declaration of `llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)`.
    pub fn memset(&mut self) -> FuncId {
        self.intrinsic("llvm.memset.p0.i64", TypeId::VOID, &[POINTER, BYTE, WORD, IMMEDIATE])
    }

    /// The declaration of `llvm.va_start.p0(ptr)`, which fills the platform's `va_list`.
    pub fn va_start(&mut self) -> FuncId {
        self.intrinsic("llvm.va_start.p0", TypeId::VOID, &[POINTER])
    }

    /// The declaration of `llvm.va_end.p0(ptr)`.
    pub fn va_end(&mut self) -> FuncId {
        self.intrinsic("llvm.va_end.p0", TypeId::VOID, &[POINTER])
    }

    /// The declaration of `llvm.va_copy.p0(ptr to, ptr from)`.
    pub fn va_copy(&mut self) -> FuncId {
        self.intrinsic("llvm.va_copy.p0", TypeId::VOID, &[POINTER, POINTER])
    }

    /// The declaration of `ptr llvm.ptrmask.p0.i64(ptr, i64)`: the pointer with some bits cleared, for rounding an
    /// address down.
    pub fn ptrmask(&mut self) -> FuncId {
        self.intrinsic("llvm.ptrmask.p0.i64", TypeId::PTR, &[POINTER, WORD])
    }

    fn intrinsic(&mut self, name: &'static str, ret: TypeId, params: &[Param]) -> FuncId {
        if let Some(known) = self.function(name) {
            return known;
        }
        let mut function = Function::declaration(SmolStr::new_static(name), ret, params.to_vec());
        function.attrs.flags =
            function.attrs.flags.with(FunctionAttr::NoUnwind).with(FunctionAttr::WillReturn);
        self.add_function(function)
    }
}
