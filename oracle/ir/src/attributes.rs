//! Attributes of parameters, results and functions. LangRef "Parameter Attributes", "Function Attributes".

use std::marker::PhantomData;

use smol_str::SmolStr;

use crate::types::TypeId;
use crate::units::{Align, Bytes};

/// A set over one of the attribute enumerations below.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Flags<A>(u32, PhantomData<A>);

// Derived, these would ask the same of `A`.
impl<A> Clone for Flags<A> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<A> Copy for Flags<A> {}
impl<A> Default for Flags<A> {
    fn default() -> Self {
        Flags(0, PhantomData)
    }
}

macro_rules! attributes {
    ($(#[$doc:meta])* $name:ident { $($(#[$row_doc:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$row_doc])* $variant,)* }

        impl $name {
            /// Every attribute, in printing order.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];

            /// The keyword in the text form.
            pub fn keyword(self) -> &'static str {
                match self { $($name::$variant => $text,)* }
            }
        }

        impl Flags<$name> {
            /// The set with `attribute` in it.
            pub const fn with(self, attribute: $name) -> Self {
                Flags(self.0 | 1 << attribute as u32, PhantomData)
            }

            /// Whether `attribute` is in the set.
            pub const fn has(self, attribute: $name) -> bool {
                self.0 & 1 << attribute as u32 != 0
            }

            /// Whether the set is empty.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The members in printing order.
            pub fn iter(self) -> impl Iterator<Item = $name> {
                $name::ALL.iter().copied().filter(move |&attribute| self.has(attribute))
            }
        }
    };
}

attributes! {
    /// Attributes of a parameter or result without a value of their own.
    ParamAttr {
        /// Zero-extended to the register by the side that provides the value.
        ZeroExt = "zeroext",
        /// Sign-extended to the register by the side that provides the value.
        SignExt = "signext",
        /// In a register where the ABI has a choice.
        InReg = "inreg",
        /// Undef or poison here is undefined behaviour.
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
    }
}

attributes! {
    /// Attributes of a function without a value of their own.
    FunctionAttr {
        /// Never inlined.
        NoInline = "noinline",
        /// Always inlined.
        AlwaysInline = "alwaysinline",
        /// Not optimised; needs `noinline`.
        OptNone = "optnone",
        /// Never unwinds.
        NoUnwind = "nounwind",
        /// Returns, or is undefined.
        WillReturn = "willreturn",
        /// Never returns.
        NoReturn = "noreturn",
        /// Makes progress.
        MustProgress = "mustprogress",
        /// Frees nothing.
        NoFree = "nofree",
        /// Communicates with no other thread.
        NoSync = "nosync",
        /// Calls nothing back.
        NoCallback = "nocallback",
        /// Calls itself neither directly nor through others.
        NoRecurse = "norecurse",
        /// Has an unwind table.
        UwTable = "uwtable",
        /// May be executed early.
        Speculatable = "speculatable",
    }
}

/// How the object behind a pointer parameter is passed. The alternatives exclude each other (LangRef).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Passing {
    /// The parameter is what it is.
    #[default]
    Direct,
    /// `byval(type)`: the callee gets a pointer to a hidden copy.
    ByVal(TypeId),
    /// `sret(type)`: the pointer to the result object.
    SRet(TypeId),
    /// `byref(type)`: the pointer to an object of this type, not copied.
    ByRef(TypeId),
}

/// The attributes of one parameter, argument or result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ParamAttrs {
    /// Attributes without a value.
    pub flags: Flags<ParamAttr>,
    /// `byval`, `sret`, `byref`.
    pub passing: Passing,
    /// `align N`.
    pub align: Option<Align>,
    /// `alignstack(N)`.
    pub stack_align: Option<Align>,
    /// `dereferenceable(N)`.
    pub dereferenceable: Option<Bytes>,
}

impl ParamAttrs {
    /// No attribute.
    pub const NONE: ParamAttrs = ParamAttrs {
        flags: Flags(0, PhantomData),
        passing: Passing::Direct,
        align: None,
        stack_align: None,
        dereferenceable: None,
    };

    /// `noundef`, clang's usual.
    pub const NOUNDEF: ParamAttrs = ParamAttrs::NONE.with(ParamAttr::NoUndef);

    /// With one more attribute.
    pub const fn with(mut self, attribute: ParamAttr) -> Self {
        self.flags = self.flags.with(attribute);
        self
    }

    /// Whether the attribute is there.
    pub const fn has(&self, attribute: ParamAttr) -> bool {
        self.flags.has(attribute)
    }

    /// With `align N`.
    pub const fn aligned(mut self, align: Align) -> Self {
        self.align = Some(align);
        self
    }

    /// As clang passes a record in memory: `byval(ty) align N`.
    pub const fn byval(ty: TypeId, align: Align) -> Self {
        ParamAttrs { passing: Passing::ByVal(ty), ..ParamAttrs::NOUNDEF }.aligned(align)
    }

    /// As clang passes the result object: `dead_on_unwind writable sret(ty) align N`.
    pub const fn sret(ty: TypeId, align: Align) -> Self {
        ParamAttrs { passing: Passing::SRet(ty), ..ParamAttrs::NONE }
            .with(ParamAttr::Writable)
            .with(ParamAttr::DeadOnUnwind)
            .aligned(align)
    }
}

/// The attributes of a function.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct FunctionAttrs {
    /// Attributes without a value.
    pub flags: Flags<FunctionAttr>,
    /// `"key"="value"`, such as `target-features`; an empty value is printed as `"key"`.
    pub strings: Vec<(SmolStr, SmolStr)>,
}
