//! How values travel through calls: the vocabulary all ABIs share. One file per ABI.

pub mod x86_64;

use lang::{Align, Bits, Bytes, Program, Signature, Target};
use smallvec::SmallVec;

use crate::fault::FaultSet;
use crate::layout::{Dialect, Layouts};
use crate::shape::Shapes;

/// What a classification looks at.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    /// Whose types these are.
    pub program: &'a Program,
    /// Where their members lie.
    pub layouts: &'a Layouts,
    /// The IR types of its records.
    pub shapes: &'a Shapes,
    /// Whose reading of the ABI counts where compilers differ.
    pub dialect: Dialect,
    /// What goes wrong on purpose.
    pub faults: FaultSet,
}

/// How a function is called on the program's target.
#[must_use]
pub fn of_signature(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    match context.program.target {
        Target::X86_64Linux | Target::AArch64Linux => x86_64::of_signature(context, signature),
    }
}

/// How a function is called: where each argument and the result travel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FunctionAbi {
    /// The result.
    pub ret: ReturnPass,
    /// By position.
    pub args: Vec<ArgPass>,
    /// The bytes of stack the arguments take.
    pub stack: Bytes,
}

/// How a result comes back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReturnPass {
    /// There is none: `void`, or a record without data.
    Nothing,
    /// In registers.
    Direct(Pieces, Extension),
    /// In memory the caller provides and points to: `sret`.
    Memory {
        /// The alignment of that memory.
        align: Align,
    },
}

/// How an argument goes in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArgPass {
    /// It has no data and does not travel.
    Nothing,
    /// In registers, or on the stack like a scalar that found none.
    Direct(Pieces, Extension),
    /// A copy on the stack: `byval`.
    Memory {
        /// The alignment of the copy.
        align: Align,
        /// Where it is, from the first byte of stack arguments.
        at: Bytes,
        /// Registers that are passed over in front of it.
        skipped: Pieces,
    },
    /// The address of the object itself.
    Reference(Piece),
}

/// The one or two parts a value travels in.
pub type Pieces = SmallVec<[Piece; 2]>;

/// A part of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The IR type it travels as.
    pub ty: PieceType,
    /// Where in the object its bytes start.
    pub offset: Bytes,
    /// Where it travels.
    pub place: Location,
}

/// The IR type of a part of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PieceType {
    /// `iN`
    Int(Bits),
    /// `ptr`
    Pointer,
    /// `float`
    Float,
    /// `double`
    Double,
    /// `<2 x float>`
    FloatPair,
}

/// Where a part of a value travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Location {
    /// In a register, by its name in the ABI's document.
    Register(&'static str),
    /// On the stack, so many bytes from the first stack argument.
    Stack(Bytes),
}

/// What the side that provides a small integer does with the rest of the register.
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

impl PieceType {
    /// The bytes of the object it carries. A `_Bool` by itself travels as `i1` and is one byte.
    #[must_use]
    pub fn size(self) -> Bytes {
        match self {
            PieceType::Int(width) => width.bytes_ceil(),
            PieceType::Float => Bytes(4),
            PieceType::Pointer | PieceType::Double | PieceType::FloatPair => Bytes(8),
        }
    }
}
