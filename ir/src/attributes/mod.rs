//! Attributes of parameters, results and functions. LangRef "Parameter Attributes", "Function Attributes".

#[doc(hidden)]
pub mod memory_effects;

use std::marker::PhantomData;

use base::{Align, Bytes};
use smol_str::SmolStr;

use crate::fp_class::FpClasses;
use crate::types::TypeId;
pub use memory_effects::{MemoryEffect, MemoryEffects};

/// A set over one of the attribute enumerations below.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AttributeSet<A>(pub(crate) u32, pub(crate) PhantomData<A>);

// A derived implementation would require the trait of `A`.
impl<A> Clone for AttributeSet<A> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<A> Copy for AttributeSet<A> {}
impl<A> Default for AttributeSet<A> {
    fn default() -> Self {
        AttributeSet::NONE
    }
}

impl<A> AttributeSet<A> {
    /// The empty set.
    pub const NONE: Self = AttributeSet(0, PhantomData);

    /// True if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The members of either set.
    pub const fn union(self, other: Self) -> Self {
        AttributeSet(self.0 | other.0, PhantomData)
    }

    /// The members of both sets.
    pub const fn intersection(self, other: Self) -> Self {
        AttributeSet(self.0 & other.0, PhantomData)
    }

    /// The members that `other` does not have.
    pub const fn difference(self, other: Self) -> Self {
        AttributeSet(self.0 & !other.0, PhantomData)
    }
}

/// Defines an enumeration of keywords.
macro_rules! keywords {
    ($(#[$doc:meta])* $name:ident { $($(#[$row_doc:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $($(#[$row_doc])* $variant,)* }

        impl $name {
            /// All values, in printing order.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];

            /// The keyword in the text form.
            pub fn keyword(self) -> &'static str {
                match self { $($name::$variant => $text,)* }
            }

            /// The value with this keyword.
            pub fn from_keyword(keyword: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|value| value.keyword() == keyword)
            }
        }
    };
}
pub(crate) use keywords;

/// Defines an enumeration of keywords, and sets of them.
macro_rules! keyword_set {
    ($(#[$doc:meta])* $name:ident { $($(#[$row_doc:meta])* $variant:ident = $text:literal,)* }) => {
        $crate::attributes::keywords! {
            $(#[$doc])*
            $name { $($(#[$row_doc])* $variant = $text,)* }
        }

        impl $crate::attributes::AttributeSet<$name> {
            /// The set with `attribute` added.
            pub const fn with_attribute(self, attribute: $name) -> Self {
                self.with_if(true, attribute)
            }

            /// The set with `attribute` added if the condition holds.
            pub const fn with_if(self, condition: bool, attribute: $name) -> Self {
                Self(self.0 | (condition as u32) << attribute as u32, ::std::marker::PhantomData)
            }

            /// True if the set contains `attribute`.
            pub const fn has(self, attribute: $name) -> bool {
                self.0 & 1 << attribute as u32 != 0
            }

            /// The members in printing order.
            pub fn iter(self) -> impl Iterator<Item = $name> {
                $name::ALL.iter().copied().filter(move |&attribute| self.has(attribute))
            }
        }
    };
}
pub(crate) use keyword_set;

keyword_set! {
    /// Attributes without a value, of parameters, arguments and results.
    ParamAttr {
        /// The caller (for a parameter) or callee (for a result) zero-extends the value to the register.
        ZeroExt = "zeroext",
        /// The caller (for a parameter) or callee (for a result) sign-extends the value to the register.
        SignExt = "signext",
        /// Passed in a register, where the ABI leaves a choice.
        InReg = "inreg",
        /// Undef or poison is undefined behaviour.
        NoUndef = "noundef",
        /// No other pointer reaches the object during the call.
        NoAlias = "noalias",
        /// The callee keeps no copy of the pointer.
        NoCapture = "nocapture",
        /// The callee does not free the object.
        NoFree = "nofree",
        /// Null is poison.
        NonNull = "nonnull",
        /// The callee only reads through the pointer.
        ReadOnly = "readonly",
        /// The callee only writes through the pointer.
        WriteOnly = "writeonly",
        /// The callee does not access through the pointer.
        ReadNone = "readnone",
        /// The callee returns this argument.
        Returned = "returned",
        /// The pointed-to memory may be stored to, speculatively.
        Writable = "writable",
        /// Memory is not read after unwinding.
        DeadOnUnwind = "dead_on_unwind",
        /// Must be a constant.
        ImmArg = "immarg",
        /// The static chain of a nested function.
        Nest = "nest",
        /// Passed in the register of Swift's `self`.
        SwiftSelf = "swiftself",
        /// Passed in the register of Swift's errors.
        SwiftError = "swifterror",
        /// Passed in the register of Swift's asynchronous contexts.
        SwiftAsync = "swiftasync",
    }
}

keyword_set! {
    /// Attributes without a value, of functions.
    FunctionAttr {
        /// Never inlined.
        NoInline = "noinline",
        /// Always inlined.
        AlwaysInline = "alwaysinline",
        /// Not optimised; needs `noinline`.
        OptNone = "optnone",
        /// Never unwinds.
        NoUnwind = "nounwind",
        /// Returns, or has undefined behaviour.
        WillReturn = "willreturn",
        /// Never returns.
        NoReturn = "noreturn",
        /// Makes progress.
        MustProgress = "mustprogress",
        /// Frees no memory.
        NoFree = "nofree",
        /// Does not synchronise with another thread.
        NoSync = "nosync",
        /// Does not call back into the module.
        NoCallback = "nocallback",
        /// Not recursive, directly or indirectly.
        NoRecurse = "norecurse",
        /// Has an unwind table.
        UwTable = "uwtable",
        /// Has no effect besides its result, so that it may be executed speculatively.
        Speculatable = "speculatable",
        /// Memory at address 0 may be accessed.
        NullPointerIsValid = "null_pointer_is_valid",
    }
}

/// The way in which the object of a pointer parameter is passed. The alternatives exclude each other (LangRef "Parameter
/// Attributes").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Passing {
    /// The parameter itself.
    #[default]
    Direct,
    /// `byval(type)`: the callee gets a pointer to a hidden copy.
    ByVal(TypeId),
    /// `sret(type)`: a pointer to the result object.
    SRet(TypeId),
    /// `byref(type)`: a pointer to an object of this type, which is not copied.
    ByRef(TypeId),
    /// `inalloca(type)`: a pointer to an argument that the caller has laid out on its stack. No engine passes it.
    InAlloca(TypeId),
    /// `preallocated(type)`: a pointer to an argument that the caller has set up before. No engine passes it.
    Preallocated(TypeId),
    /// `elementtype(type)`: the parameter itself, and the type of the object that inline assembly or an intrinsic accesses by it.
    Element(TypeId),
}

/// The attributes of one parameter, argument or result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ParamAttrs {
    /// Attributes without a value.
    pub flags: AttributeSet<ParamAttr>,
    /// `byval`, `sret`, `byref`, `inalloca`, `preallocated`, `elementtype`.
    pub passing: Passing,
    /// `align N`.
    pub align: Option<Align>,
    /// `alignstack(N)`.
    pub stack_align: Option<Align>,
    /// `dereferenceable(N)`.
    pub dereferenceable: Option<Bytes>,
    /// `dereferenceable_or_null(N)`.
    pub dereferenceable_or_null: Option<Bytes>,
    /// `range(iN first, end)`.
    pub range: Option<IntegerRange>,
    /// `nofpclass(…)`: the classes that its numbers are not of.
    pub no_fp_class: FpClasses,
}

/// The numbers from `first` to before `end`, which may wrap around. LangRef "Parameter Attributes", `range`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct IntegerRange {
    /// `iN`, of at most 128 bits.
    pub ty: TypeId,
    /// The first number, zero-extended.
    pub first: u128,
    /// One more than the last number, zero-extended.
    pub end: u128,
}

impl Passing {
    /// The keyword and the type; `None` for the parameter itself.
    pub const fn written(self) -> Option<(&'static str, TypeId)> {
        match self {
            Passing::Direct => None,
            Passing::ByVal(ty) => Some(("byval", ty)),
            Passing::SRet(ty) => Some(("sret", ty)),
            Passing::ByRef(ty) => Some(("byref", ty)),
            Passing::InAlloca(ty) => Some(("inalloca", ty)),
            Passing::Preallocated(ty) => Some(("preallocated", ty)),
            Passing::Element(ty) => Some(("elementtype", ty)),
        }
    }

    /// The type, to be replaced.
    pub const fn type_mut(&mut self) -> Option<&mut TypeId> {
        match self {
            Passing::Direct => None,
            Passing::ByVal(ty)
            | Passing::SRet(ty)
            | Passing::ByRef(ty)
            | Passing::InAlloca(ty)
            | Passing::Preallocated(ty)
            | Passing::Element(ty) => Some(ty),
        }
    }
}

impl ParamAttrs {
    /// No attribute.
    pub const NONE: ParamAttrs = ParamAttrs {
        flags: AttributeSet::NONE,
        passing: Passing::Direct,
        align: None,
        stack_align: None,
        dereferenceable: None,
        dereferenceable_or_null: None,
        range: None,
        no_fp_class: FpClasses::NONE,
    };

    /// `noundef`, which clang gives most parameters.
    pub const NOUNDEF: ParamAttrs = ParamAttrs::NONE.with_attribute(ParamAttr::NoUndef);

    /// The attributes with one added.
    pub const fn with_attribute(mut self, attribute: ParamAttr) -> Self {
        self.flags = self.flags.with_attribute(attribute);
        self
    }

    /// True if the attribute is present.
    pub const fn has(&self, attribute: ParamAttr) -> bool {
        self.flags.has(attribute)
    }

    /// True if a value that the attributes do not describe is poison or undefined behaviour.
    pub const fn restricts_value(&self) -> bool {
        self.has(ParamAttr::NoUndef)
            || self.has(ParamAttr::NonNull)
            || self.align.is_some()
            || self.dereferenceable.is_some()
            || self.dereferenceable_or_null.is_some()
            || self.range.is_some()
            || !self.no_fp_class.is_empty()
    }

    /// The attributes with `align N`.
    pub const fn aligned(mut self, align: Align) -> Self {
        self.align = Some(align);
        self
    }

    /// Clang's attributes for a record passed in memory: `byval(ty) align N`.
    pub const fn byval(ty: TypeId, align: Align) -> Self {
        ParamAttrs { passing: Passing::ByVal(ty), ..ParamAttrs::NOUNDEF }.aligned(align)
    }

    /// Clang's attributes for the result object: `dead_on_unwind writable sret(ty) align N`.
    pub const fn sret(ty: TypeId, align: Align) -> Self {
        ParamAttrs { passing: Passing::SRet(ty), ..ParamAttrs::NONE }
            .with_attribute(ParamAttr::Writable)
            .with_attribute(ParamAttr::DeadOnUnwind)
            .aligned(align)
    }
}

/// The attributes of a function.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct FunctionAttrs {
    /// Attributes without a value.
    pub flags: AttributeSet<FunctionAttr>,
    /// `memory(…)`: the memory that it may read and write.
    pub memory: Option<MemoryEffects>,
    /// Attributes that no rule here is about, such as `cold` or `allocsize(0)`, as LLVM 19 writes them.
    pub words: Vec<SmolStr>,
    /// `"key"="value"`, such as `target-features`; an empty value is printed as `"key"`.
    pub strings: Vec<(SmolStr, SmolStr)>,
}
