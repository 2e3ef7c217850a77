//! Calls and inline assembly. LangRef "'call' Instruction", "Inline Assembler Expressions".

use smol_str::SmolStr;

use crate::attributes::{AttributeSet, FunctionAttrs, ParamAttrs, keyword_set};
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

/// The effect of inline assembly without instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmptyAssembly {
    /// It has no result and leaves memory as it is.
    Nothing,
    /// Its result is this argument.
    Identity {
        /// The argument's position.
        argument: usize,
    },
}

impl InlineAsm {
    /// The effect if it has no instructions and at most one result, which shares a register with an input. `None` for other
    /// inline assembly.
    #[must_use]
    pub fn empty_effect(&self) -> Option<EmptyAssembly> {
        if !self.template.iter().all(u8::is_ascii_whitespace) {
            return None;
        }
        let constraints = std::str::from_utf8(&self.constraints).ok()?;
        let operands = || {
            constraints.split(',').filter(|constraint| !constraint.starts_with('~') && !constraint.is_empty())
        };
        let results = operands().filter(|operand| operand.starts_with('=') && !operand.contains('*')).count();
        // The arguments are the outputs in memory and all inputs.
        let arguments = operands().filter(|operand| !operand.starts_with('=') || operand.contains('*'));
        let tied = |constraint: &&str| constraint.as_bytes().first().is_some_and(u8::is_ascii_digit);
        let mut tied = arguments.enumerate().filter(|(_, one)| tied(one));
        match (results, tied.next(), tied.next()) {
            (0, None, _) => Some(EmptyAssembly::Nothing),
            (1, Some((argument, "0")), None) if operands().next()?.starts_with('=') => {
                Some(EmptyAssembly::Identity { argument })
            }
            _ => None,
        }
    }
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
    /// Another one, by its number. No engine distinguishes them but by that.
    Other(u16),
}

/// The words for conventions, by number (`CallingConv.h`, `LLLexer.cpp`). One without a word is written `cc N`.
const CONVENTIONS: [(u16, &str); 52] = [
    (8, "fastcc"),
    (9, "coldcc"),
    (10, "ghccc"),
    (13, "anyregcc"),
    (14, "preserve_mostcc"),
    (15, "preserve_allcc"),
    (16, "swiftcc"),
    (17, "cxx_fast_tlscc"),
    (18, "tailcc"),
    (19, "cfguard_checkcc"),
    (20, "swifttailcc"),
    (21, "preserve_nonecc"),
    (64, "x86_stdcallcc"),
    (65, "x86_fastcallcc"),
    (66, "arm_apcscc"),
    (67, "arm_aapcscc"),
    (68, "arm_aapcs_vfpcc"),
    (69, "msp430_intrcc"),
    (70, "x86_thiscallcc"),
    (71, "ptx_kernel"),
    (72, "ptx_device"),
    (75, "spir_func"),
    (76, "spir_kernel"),
    (77, "intel_ocl_bicc"),
    (78, "x86_64_sysvcc"),
    (79, "win64cc"),
    (80, "x86_vectorcallcc"),
    (81, "hhvmcc"),
    (82, "hhvm_ccc"),
    (83, "x86_intrcc"),
    (84, "avr_intrcc"),
    (85, "avr_signalcc"),
    (87, "amdgpu_vs"),
    (88, "amdgpu_gs"),
    (89, "amdgpu_ps"),
    (90, "amdgpu_cs"),
    (91, "amdgpu_kernel"),
    (92, "x86_regcallcc"),
    (93, "amdgpu_hs"),
    (95, "amdgpu_ls"),
    (96, "amdgpu_es"),
    (97, "aarch64_vector_pcs"),
    (98, "aarch64_sve_vector_pcs"),
    (100, "amdgpu_gfx"),
    (102, "aarch64_sme_preservemost_from_x0"),
    (103, "aarch64_sme_preservemost_from_x2"),
    (104, "amdgpu_cs_chain"),
    (105, "amdgpu_cs_chain_preserve"),
    (106, "m68k_rtdcc"),
    (107, "graalcc"),
    (110, "riscv_vector_cc"),
    (111, "aarch64_sme_preservemost_from_x1"),
];

impl CallingConvention {
    /// The number by which LLVM knows it.
    #[must_use]
    pub const fn number(self) -> u16 {
        match self {
            CallingConvention::C => 0,
            CallingConvention::Win64 => 79,
            CallingConvention::Other(number) => number,
        }
    }

    /// The convention of a number.
    #[must_use]
    pub const fn numbered(number: u16) -> CallingConvention {
        match number {
            0 => CallingConvention::C,
            79 => CallingConvention::Win64,
            number => CallingConvention::Other(number),
        }
    }

    /// The word for it; `None` for the default, which is not written, and for conventions without a word.
    #[must_use]
    pub fn keyword(self) -> Option<&'static str> {
        CONVENTIONS.iter().find(|(number, _)| *number == self.number()).map(|&(_, word)| word)
    }

    /// The convention with this word.
    pub(crate) fn from_keyword(word: &str) -> Option<CallingConvention> {
        let number = if word == "ccc" { 0 } else { CONVENTIONS.iter().find(|(_, known)| *known == word)?.0 };
        Some(CallingConvention::numbered(number))
    }
}

/// The markers of a call. LangRef "call": with `tail` and `musttail` the called function does not access what lies on the
/// caller's stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TailCall {
    /// None: it may be a tail call or not.
    #[default]
    Any,
    /// `tail`: it may be one.
    Tail,
    /// `musttail`: it is one.
    MustTail,
    /// `notail`: not a tail call.
    NoTail,
}

impl TailCall {
    /// The markers that are written.
    pub(crate) const WRITTEN: [TailCall; 3] = [TailCall::Tail, TailCall::MustTail, TailCall::NoTail];

    /// The word for it; `None` for the default, which is not written.
    #[must_use]
    pub const fn keyword(self) -> Option<&'static str> {
        match self {
            TailCall::Any => None,
            TailCall::Tail => Some("tail"),
            TailCall::MustTail => Some("musttail"),
            TailCall::NoTail => Some("notail"),
        }
    }

    /// True if the called function leaves the caller's stack alone.
    #[must_use]
    pub const fn leaves_stack(self) -> bool {
        matches!(self, TailCall::Tail | TailCall::MustTail)
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
    /// The promises of the call about the function, beyond the function's own attributes.
    pub attrs: FunctionAttrs,
    /// Operand bundles.
    pub bundles: Vec<OperandBundle>,
    /// Its marker; an `invoke` has none.
    pub tail: TailCall,
}

/// Further operands of a call, under a name that gives their purpose. LangRef "Operand Bundles", "Assume Operand Bundles".
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OperandBundle {
    /// The name.
    pub tag: SmolStr,
    /// The operands.
    pub args: Vec<Operand>,
}
