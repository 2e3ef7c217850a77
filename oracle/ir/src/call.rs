//! Calls and inline assembly. LangRef "'call' Instruction", "Inline Assembler Expressions".

use crate::attributes::{AttributeSet, ParamAttrs, keyword_set};
use crate::constant::Operand;
use crate::id::{AsmId, FuncId};
use crate::types::TypeId;

/// The called function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Callee {
    /// A function of the module, defined or declared.
    Direct(FuncId),
    /// A function pointer.
    Indirect(Operand),
    /// Inline assembly.
    Asm(AsmId),
}

/// Inline assembly. LangRef "Inline Assembler Expressions".
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct InlineAsm {
    /// The instructions, with placeholders for operands.
    pub template: Vec<u8>,
    /// The constraints on operands.
    pub constraints: Vec<u8>,
    /// The keywords before the template: `sideeffect`, `alignstack`, `inteldialect`, `unwind`.
    pub flags: AttributeSet<AsmFlag>,
}

keyword_set! {
    /// A property of inline assembly.
    AsmFlag {
        /// It has effects besides its results.
        SideEffect = "sideeffect",
        /// It needs an aligned stack.
        AlignStack = "alignstack",
        /// It is written in Intel's syntax.
        IntelDialect = "inteldialect",
        /// It may throw.
        Unwind = "unwind",
    }
}

/// A calling convention. LangRef "Calling Conventions": where the call has another one than the function, the behaviour is
/// undefined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CallingConvention {
    /// That of C on the platform.
    #[default]
    C,
    /// That of C on 64-bit Windows.
    Win64,
}

impl CallingConvention {
    /// The word for it; `None` for the one that is not written.
    #[must_use]
    pub const fn keyword(self) -> Option<&'static str> {
        match self {
            CallingConvention::C => None,
            CallingConvention::Win64 => Some("win64cc"),
        }
    }
}

/// A call. Its function type consists of `ret` and the types of the fixed arguments.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Call {
    /// The called function.
    pub callee: Callee,
    /// Type of the result.
    pub ret: TypeId,
    /// Attributes of the result.
    pub ret_attrs: ParamAttrs,
    /// Arguments with their attributes.
    pub args: Vec<(Operand, ParamAttrs)>,
    /// For a variadic function type, the number of fixed arguments.
    pub fixed: Option<u32>,
    /// The calling convention.
    pub convention: CallingConvention,
}
