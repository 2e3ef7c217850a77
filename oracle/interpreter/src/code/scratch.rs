//! The working memory of decoding, which is kept from module to module: no part of the bytecode.

use super::{AccessPromise, Builtin, Reg, TypeTag, ValueShape};
use crate::register::Register;
use base::DecimalConversion;
use ir::MetadataId;
use rustc_hash::FxHashMap;
use semantics::Unsupported;
use semantics::c_library::LibraryFunction;
use semantics::pointer_limits::LimitedPointers;

/// Working memory, reused from module to module.
#[derive(Clone, Debug, Default)]
pub(crate) struct DecodeScratch {
    /// For each type its shape, computed on demand.
    pub(crate) shapes: Vec<Option<Result<ValueShape, Unsupported>>>,
    /// For each function, the built-in it stands for.
    pub(crate) externals: Vec<BuiltinFunction>,
    /// For each value of the current function, its first register.
    pub(crate) registers: Vec<Reg>,
    /// For each block of the current function, the position of its first instruction.
    pub(crate) blocks: Vec<u32>,
    pub(crate) flat: Vec<FlatConstant>,
    /// The positions of the nodes of promises about accesses in [`super::AccessPromises::metadata`].
    pub(crate) nodes: FxHashMap<MetadataId, MetadataId>,
    /// The numbers of the tags among them.
    pub(crate) tags: FxHashMap<MetadataId, TypeTag>,
    /// The numbers of the promises.
    pub(crate) promises: FxHashMap<AccessPromise, u32>,
    /// For each value of the current function whether it is the address of an object that the function allocates; empty unless
    /// accesses are limited.
    pub(crate) allocated: Vec<bool>,
    /// The pointers that promises of parameters are about; none unless accesses are limited.
    pub(crate) limited: LimitedPointers,
}

/// The meaning of a function without a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BuiltinFunction {
    /// The function has a body, or its name is unknown.
    NotBuiltin,
    /// A built-in operation. If `returns`, its result is its first argument, as in the C library.
    Operation { builtin: Builtin, args: u32, returns: bool },
    /// A conversion by libgcc.
    Decimal(DecimalConversion),
    /// A function of the C library, in a program that is run as a whole.
    Library(LibraryFunction),
    /// A call without effect.
    NoEffect,
    /// `llvm.va_start`: see [`semantics::variadic`].
    VaStart,
    /// `llvm.va_copy`.
    VaCopy,
    /// `llvm.ptrmask`.
    PtrMask,
    /// `llvm.stacksave`.
    StackSave,
    /// `llvm.stackrestore`.
    StackRestore,
}

/// One register's worth of a constant.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FlatConstant {
    Known(Register),
    /// Undef of this width in bits.
    Undef(u8),
}
