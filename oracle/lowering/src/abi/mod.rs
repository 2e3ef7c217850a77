//! The passing of values to functions and back: the vocabulary that all ABIs share. One file per ABI holds the rules of its
//! document, and `quirks` what compilers do otherwise.

pub mod aarch64;
mod ms_x64;
mod piece;
pub mod quirks;
pub mod riscv64;
mod step;
mod truncation;
#[doc(hidden)]
pub mod vectors;
pub mod x86_64;

use std::borrow::Cow;

use lang::{Align, Bytes, CallingConvention, IntType, Program, Signature, Target, Type};

pub use piece::{Location, Piece, PieceType, Pieces};
pub use quirks::{Deviations, Quirks, lost_part};
pub use vectors::{ForeignUnit, VectorUnit};

use crate::layout::{Dialect, Layouts};
use crate::shape::MemTypes;

/// The input of a classification.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    /// The program that has the types.
    pub program: &'a Program,
    /// The layouts of its records.
    pub layouts: &'a Layouts,
    /// The IR types of its records.
    pub shapes: &'a MemTypes,
    /// The deviations from the document that apply.
    pub quirks: Quirks,
    /// The width of its vector registers.
    pub vectors: VectorUnit,
}

impl<'a> Context<'a> {
    /// As clang 19 reads the ABI, without further vector registers or faults.
    #[must_use]
    pub fn new(program: &'a Program, layouts: &'a Layouts, shapes: &'a MemTypes) -> Context<'a> {
        let (quirks, vectors) = (Quirks::for_dialect(Dialect::default()), VectorUnit::default());
        Context { program, layouts, shapes, quirks, vectors }
    }
}

/// Returns how a function is called on the program's target, as its callers see it.
#[must_use]
pub fn classify_signature(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    seen(context, signature, Role::Unnamed)
}

/// Returns how a function is called as the function itself sees it: unnamed arguments are where `va_arg` looks for them. Callers
/// of some compilers put them elsewhere.
#[must_use]
pub fn callee_view(context: Context<'_>, signature: &Signature, by: VaArg) -> FunctionAbi {
    seen(context, signature, Role::VaArg(by))
}

fn seen(context: Context<'_>, signature: &Signature, unnamed: Role) -> FunctionAbi {
    let target = context.program.target;
    match signature.convention {
        CallingConvention::Microsoft if signature.convention.exists_on(target) => {
            ms_x64::classify_signature(context, signature)
        }
        CallingConvention::Platform | CallingConvention::Microsoft => {
            (Convention::for_target(target).signature)(context, &with_list(signature), unnamed)
        }
    }
}

/// The calling convention of a platform.
struct Convention {
    /// The classification of a signature, whose unnamed arguments are seen from one side.
    signature: fn(Context<'_>, &Signature, Role) -> FunctionAbi,
    /// The place in which `va_arg` looks for an argument when no register is taken yet.
    variadic_argument: fn(Context<'_>, &Type) -> ArgPass,
}

impl Convention {
    const fn for_target(target: Target) -> &'static Convention {
        match target {
            Target::X86_64Linux => &x86_64::CONVENTION,
            Target::AArch64Linux => &aarch64::CONVENTION,
            Target::RiscV64Linux => &riscv64::CONVENTION,
        }
    }
}

/// The signature as the ABI sees it: a `va_list` in place of the unnamed parameters, which travels as a pointer
/// ([`base::VaListPassing`]).
///
/// psABI 3.5.7 has `va_list` an array of one structure, which as a parameter is a pointer to it (C11 6.7.6.3p7): callee and
/// caller share the list. AAPCS64, Appendix "Variable argument lists", has it a structure of 32 bytes, which 6.8.2 B.4
/// replaces by a pointer to a copy: who passes it makes that copy. The RISC-V psABI has it a pointer.
#[must_use]
pub fn with_list(signature: &Signature) -> Cow<'_, Signature> {
    if !signature.tail.is_some_and(|tail| tail.passing.is_list()) {
        return Cow::Borrowed(signature);
    }
    let named = signature.params[..signature.named()].iter().cloned();
    let params = named.chain([list_pointer()]).collect();
    Cow::Owned(Signature { ret: signature.ret.clone(), params, ..Default::default() })
}

/// A pointer to a list, whose members no type of the language describes.
#[must_use]
pub fn list_pointer() -> Type {
    Type::Int(IntType::Char).pointer_to()
}

/// The side of a call that an argument is looked at from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Both sides, of an argument that the prototype has.
    Named,
    /// The caller, of an argument that the prototype has not.
    Unnamed,
    /// `va_arg`, of the same.
    VaArg(VaArg),
}

/// The `va_arg` by which a callee reads its unnamed arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VaArg {
    /// The `va_arg` of the document, and of our lowering.
    Document,
    /// The compiler's whose dialect it is, with its defects.
    Compiler,
}

impl FunctionAbi {
    /// True if every value is where the other side looks for it. Padding and unused registers may differ.
    #[must_use]
    pub fn is_compatible_with(&self, callee: &FunctionAbi) -> bool {
        self.ret == callee.ret && self.args == callee.args
    }
}

/// True if the address of a result in memory is passed in this register, to a function of this convention.
#[must_use]
pub fn is_result_pointer(target: Target, convention: CallingConvention, register: &str) -> bool {
    match convention {
        CallingConvention::Platform => register == target.spec().registers.result_pointer,
        CallingConvention::Microsoft => register == ms_x64::RESULT_POINTER,
    }
}

/// The passing of an unnamed argument when no register is taken yet: the parts that `va_arg` looks for in the register save area
/// (psABI 3.5.7; AAPCS64, "The va_arg() macro"), or in the overflow area where it is in memory.
#[must_use]
pub fn variadic_argument(context: Context<'_>, ty: &Type) -> ArgPass {
    (Convention::for_target(context.program.target).variadic_argument)(context, ty)
}

/// The calling sequence of a function: the places of each argument and of the result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FunctionAbi {
    /// The result.
    pub ret: ReturnPass,
    /// By position; a list of unnamed arguments is the last.
    pub args: Vec<ArgPass>,
    /// The bytes of stack the arguments take.
    pub stack: Bytes,
    /// Of a variadic function, what its callers and its `va_start` have to know.
    pub variadic: Option<Variadic>,
}

/// The registers and stack that the named parameters of a variadic function take; `va_arg` goes on from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variadic {
    /// The number of [`FunctionAbi::args`] that are named.
    pub named: usize,
    /// The general-purpose registers they take, that of a result pointer among them (x86-64: `gp_offset` is eight
    /// bytes for each; AArch64: `__gr_offs` starts after them).
    pub general: u8,
    /// The vector registers they take.
    pub vector: u8,
    /// The bytes of stack they take: there the overflow area starts.
    pub stack: Bytes,
    /// The vector registers that all arguments of a call take: what x86-64 passes in `al` (psABI 3.5.7).
    pub vectors_of_call: u8,
}

/// The way in which a result comes back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReturnPass {
    /// No result: `void`, or a record without data.
    Nothing,
    /// In registers.
    Direct(Pieces, Extension),
    /// In memory the caller provides and points to: `sret`.
    Memory {
        /// The alignment of that memory.
        align: Align,
        /// The register with its address.
        pointer: &'static str,
    },
}

/// The way in which an argument is passed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArgPass {
    /// It has no data and is not passed.
    Nothing,
    /// In registers, or on the stack like a scalar that found none.
    Direct {
        /// Its parts.
        pieces: Pieces,
        /// The content of the rest of a register.
        extension: Extension,
        /// The alignment of its place on the stack, where the IR type does not say it: `alignstack`.
        stack_align: Option<Align>,
    },
    /// A copy on the stack: `byval`. Scalars and vectors may be passed like this, too.
    Memory {
        /// The alignment of the copy.
        align: Align,
        /// The distance from the first byte of stack arguments.
        at: Bytes,
    },
    /// The address of a copy that is the callee's own (AAPCS64 6.8.2 B.4).
    Reference {
        /// The address.
        pointer: Piece,
    },
}

impl ArgPass {
    /// In registers, or on the stack like a scalar.
    #[must_use]
    pub fn direct(pieces: Pieces, extension: Extension) -> ArgPass {
        ArgPass::Direct { pieces, extension, stack_align: None }
    }
}

/// The bits with which the side that provides a small integer fills the rest of the register.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Extension {
    /// Leaves it as it is.
    #[default]
    None,
    /// Zeroes it: `zeroext`.
    Zero,
    /// Fills it with the sign: `signext`.
    Sign,
}
