//! Intrinsic functions: their names, signatures and effects. Code that gives an intrinsic a meaning asks
//! [`Function::intrinsic`], and matches no name.

mod signature;
mod table;

use rustc_hash::FxHashMap;
use std::sync::LazyLock;

pub use table::Intrinsic;

use crate::attributes::{AttributeSet, FunctionAttr, ParamAttr, ParamAttrs};
use crate::function::{Function, Param};
use crate::id::FuncId;
use crate::module::Module;
use crate::types::TypeId;

/// A class of types that an intrinsic's name may be overloaded with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypeClass {
    /// `iN`.
    Integer,
    /// A floating-point type.
    Float,
    /// `ptr`.
    Pointer,
    /// `iN`, or a vector of them.
    Integers,
    /// A floating-point type, or a vector of them.
    Floats,
    /// `ptr`, or a vector of them.
    Pointers,
    /// A vector of `iN`.
    IntegerVector,
    /// A vector of floating-point numbers.
    FloatVector,
    /// Any vector.
    Vector,
    /// Any type that registers hold.
    Any,
}

/// A type in an intrinsic's signature, in terms of the types that its name is overloaded with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypePattern {
    /// The overloaded type with this number.
    Overload(usize),
    /// This type.
    Fixed(TypeId),
    /// A constant of this type.
    Immediate(TypeId),
    /// The lane type of an overloaded type.
    Lane(usize),
    /// `i1`, or a vector with as many lanes as an overloaded type.
    Truth(usize),
    /// A structure of an overloaded type and its [`TypePattern::Truth`].
    WithTruth(usize),
    /// A structure of two overloaded types.
    Pair(usize, usize),
}

/// The effects of an intrinsic besides its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// None; the result depends on the arguments only.
    Pure,
    /// It reads or writes memory.
    Memory,
    /// It depends on, or changes, something else.
    Other,
    /// It does not return.
    Abort,
}

/// A row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IntrinsicSpec {
    /// The name without `llvm.` and without the suffix of overloaded types.
    pub name: &'static str,
    /// The classes of the overloaded types, in the order of the suffix.
    pub overloads: &'static [TypeClass],
    /// The parameters.
    pub params: &'static [TypePattern],
    /// The result.
    pub result: TypePattern,
    /// The effects besides the result.
    pub effect: Effect,
}

/// The intrinsics by their names in the table.
static BY_NAME: LazyLock<FxHashMap<&'static str, Intrinsic>> =
    LazyLock::new(|| Intrinsic::ALL.iter().map(|&intrinsic| (intrinsic.spec().name, intrinsic)).collect());

impl Intrinsic {
    /// The intrinsic that a function of this name is, such as `llvm.umin.i32`. The types in the suffix are counted, and
    /// checked by [`crate::verify`].
    pub fn from_name(name: &str) -> Option<Intrinsic> {
        let name = name.strip_prefix("llvm.")?;
        let ends = name.match_indices('.').map(|(at, _)| at).chain([name.len()]);
        let mut candidates = ends.filter_map(|end| Some((BY_NAME.get(&name[..end])?, &name[end..])));
        let (&intrinsic, suffix) = candidates.next_back()?;
        (suffix.matches('.').count() == intrinsic.spec().overloads.len()).then_some(intrinsic)
    }

    /// The intrinsic of a name without the suffix of its types, such as `llvm.umin`.
    pub(crate) fn from_name_without_types(name: &str) -> Option<Intrinsic> {
        BY_NAME.get(name.strip_prefix("llvm.")?).copied()
    }

    /// The attributes of its declaration.
    pub fn attributes(self) -> AttributeSet<FunctionAttr> {
        let returns = match self.spec().effect {
            Effect::Abort => FunctionAttr::NoReturn,
            Effect::Pure | Effect::Memory | Effect::Other => FunctionAttr::WillReturn,
        };
        AttributeSet::<FunctionAttr>::NONE.with_attribute(FunctionAttr::NoUnwind).with_attribute(returns)
    }
}

impl Function {
    /// The intrinsic that this function is.
    pub fn intrinsic(&self) -> Option<Intrinsic> {
        Intrinsic::from_name(&self.name)
    }
}

impl Module {
    /// The declaration of an intrinsic with these overloaded types, which is added on first use.
    pub fn intrinsic(&mut self, intrinsic: Intrinsic, overloads: &[TypeId]) -> FuncId {
        let name = intrinsic.overloaded_name(&self.types, overloads);
        if let Some(known) = self.function(&name) {
            return known;
        }
        let spec = intrinsic.spec();
        let params = spec.params.iter().map(|param| Param {
            ty: param.instantiate(&mut self.types, overloads),
            attrs: match param {
                TypePattern::Immediate(_) => ParamAttrs::NONE.with_attribute(ParamAttr::ImmArg),
                _ => ParamAttrs::NONE,
            },
        });
        let params = params.collect();
        let ret = spec.result.instantiate(&mut self.types, overloads);
        let mut function = Function::declaration(name, ret, params);
        function.attrs.flags = intrinsic.attributes();
        self.add_function(function)
    }

    /// The declaration of `llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)`.
    pub fn memcpy(&mut self) -> FuncId {
        self.intrinsic(Intrinsic::MemCpy, &[TypeId::PTR, TypeId::PTR, TypeId::I64])
    }

    /// The declaration of `llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1 immarg)`.
    pub fn memmove(&mut self) -> FuncId {
        self.intrinsic(Intrinsic::MemMove, &[TypeId::PTR, TypeId::PTR, TypeId::I64])
    }

    /// The declaration of `llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)`.
    pub fn memset(&mut self) -> FuncId {
        self.intrinsic(Intrinsic::MemSet, &[TypeId::PTR, TypeId::I64])
    }

    /// The declaration of `llvm.va_start.p0(ptr)`, which fills the platform's `va_list`.
    pub fn va_start(&mut self) -> FuncId {
        self.intrinsic(Intrinsic::VaStart, &[TypeId::PTR])
    }

    /// The declaration of `llvm.va_end.p0(ptr)`.
    pub fn va_end(&mut self) -> FuncId {
        self.intrinsic(Intrinsic::VaEnd, &[TypeId::PTR])
    }

    /// The declaration of `llvm.va_copy.p0(ptr to, ptr from)`.
    pub fn va_copy(&mut self) -> FuncId {
        self.intrinsic(Intrinsic::VaCopy, &[TypeId::PTR])
    }

    /// The declaration of `ptr llvm.ptrmask.p0.i64(ptr, i64)`: the pointer with some bits cleared, for rounding an
    /// address down.
    pub fn ptrmask(&mut self) -> FuncId {
        self.intrinsic(Intrinsic::PtrMask, &[TypeId::PTR, TypeId::I64])
    }
}
