//! Memory instructions and address arithmetic. LangRef "Memory Access and Addressing Operations".

use std::num::NonZeroU32;

use base::Align;

use crate::constant::Operand;
use crate::types::TypeId;

/// An instruction that allocates, reads or writes memory, or computes an address.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum MemoryOp {
    /// Allocates an uninitialised object on the stack, which lives until the function returns.
    Alloca {
        /// Type of an element.
        ty: TypeId,
        /// Number of elements; `None` is one.
        count: Option<Operand>,
        /// Alignment of the object.
        align: Align,
        /// The address space of the object, and of the result.
        space: Option<NonZeroU32>,
        /// The kind.
        kind: AllocaKind,
    },
    /// Reads memory.
    Load {
        /// Type of the result.
        ty: TypeId,
        /// Address.
        ptr: Operand,
        /// Required alignment of the address; misalignment is undefined behaviour.
        align: Align,
        /// True if the access is volatile: neither removed nor reordered.
        volatile: bool,
    },
    /// Writes memory.
    Store {
        /// The value written.
        value: Operand,
        /// Address.
        ptr: Operand,
        /// Required alignment of the address; misalignment is undefined behaviour.
        align: Align,
        /// True if the access is volatile: neither removed nor reordered.
        volatile: bool,
    },
    /// Reads exactly the bits of a member of an explicitly packed structure. This is an extension of LLVM: a `ptr`
    /// holds a byte address, so the instruction names the member (in the thesis, section 4.3, there are pointers to
    /// `iN`, and the back end finds the member).
    LoadField(FieldAccess),
    /// Writes exactly the bits of a member of an explicitly packed structure. Its neighbours keep their values, even
    /// poison, and poison written stays in this member.
    StoreField {
        /// The member and its structure's address.
        field: FieldAccess,
        /// The value written, an integer of the member's type.
        value: Operand,
    },
    /// A frozen load: poison and undef *bits* become arbitrary but fixed, one by one, and defined bits keep their
    /// values. This is an extension of LLVM: an ordinary load makes a scalar poison as a whole, after which `freeze`
    /// has nothing left to keep; `!freeze_bits` on loads was proposed for this purpose and not accepted (D158342).
    LoadFrozen {
        /// Type of the result: see [`crate::TypeTable::is_frozen_by_bits`].
        ty: TypeId,
        /// Address.
        ptr: Operand,
        /// Required alignment of the address; misalignment is undefined behaviour.
        align: Align,
        /// True if the access is volatile: neither removed nor reordered.
        volatile: bool,
    },
    /// `getelementptr`.
    Gep(Gep),
}

crate::attributes::keywords! {
    /// The kinds of objects on the stack. LangRef "'alloca' Instruction".
    #[derive(Default)]
    AllocaKind {
        /// An object without a word of its own.
        #[default]
        Ordinary = "",
        /// An object that an `inalloca` argument passes: LangRef "Parameter Attributes". No engine runs it.
        InAlloca = "inalloca",
        /// The object of a `swifterror` argument, which is read and written as memory is.
        SwiftError = "swifterror",
    }
}

/// A member of an explicitly packed structure that an instruction reads or writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FieldAccess {
    /// The structure's type, with packing [`crate::Packing::Bits`].
    pub of: TypeId,
    /// The index of the member, an `iN`.
    pub index: u32,
    /// Address of the structure.
    pub ptr: Operand,
    /// Required alignment of that address; misalignment is undefined behaviour.
    pub align: Align,
    /// True if the access is volatile: neither removed nor reordered.
    pub volatile: bool,
}

/// Poison-generating flags of an address computation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct GepFlags {
    /// The address stays in the object. Implies `nusw`.
    pub inbounds: bool,
    /// The signed offset does not overflow the unsigned address.
    pub nusw: bool,
    /// The computation does not overflow as unsigned arithmetic.
    pub nuw: bool,
}

impl GepFlags {
    /// No flags.
    pub const NONE: GepFlags = GepFlags { inbounds: false, nusw: false, nuw: false };
    /// `inbounds`.
    pub const INBOUNDS: GepFlags = GepFlags { inbounds: true, nusw: false, nuw: false };
}

/// Address arithmetic by type: `getelementptr`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Gep {
    /// The type that the first index steps over.
    pub source: TypeId,
    /// The base address.
    pub base: Operand,
    /// One index per level; indices into structures are `i32` constants.
    pub indices: Vec<Operand>,
    /// The flags.
    pub flags: GepFlags,
}
