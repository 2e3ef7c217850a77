//! Memory instructions and address arithmetic. LangRef "Memory Access and Addressing Operations".

use crate::constant::Operand;
use crate::types::TypeId;
use crate::units::Align;

/// An instruction that makes, reads or writes memory, or computes an address in it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Memory {
    /// A new object on the stack, uninitialised, until the function returns.
    Alloca {
        /// Type of an element.
        ty: TypeId,
        /// Number of elements; `None` is one.
        count: Option<Operand>,
        /// Alignment of the object.
        align: Align,
    },
    /// Read.
    Load {
        /// Type of the result.
        ty: TypeId,
        /// Address.
        ptr: Operand,
        /// The address is a multiple of this, or the behaviour undefined.
        align: Align,
        /// Neither removed nor reordered.
        volatile: bool,
    },
    /// Write.
    Store {
        /// What is written.
        value: Operand,
        /// Address.
        ptr: Operand,
        /// The address is a multiple of this, or the behaviour undefined.
        align: Align,
        /// Neither removed nor reordered.
        volatile: bool,
    },
    /// Read of a member of an explicitly packed structure: exactly its bits. Not LLVM's: a `ptr` holds a byte
    /// address, so the instruction carries the member (the thesis has pointers to `iN` and lets the back end ask
    /// which member they mean, section 4.3).
    LoadField(FieldAccess),
    /// Write of a member of an explicitly packed structure: exactly its bits. Its neighbours keep their values, be
    /// they poison, and poison written is in this member alone.
    StoreField {
        /// Which member, where.
        field: FieldAccess,
        /// What is written: an integer of the member's type.
        value: Operand,
    },
    /// Read whose poison and undef *bits* become arbitrary but fixed, one by one: what is defined stays what it is,
    /// whatever lies beside it. Not LLVM's: a load makes a scalar poison as a whole, after which `freeze` has nothing
    /// left to keep; `!freeze_bits` on loads was proposed for this and not taken (D158342).
    LoadFrozen {
        /// Type of the result: see [`crate::TypeTable::is_frozen_by_bits`].
        ty: TypeId,
        /// Address.
        ptr: Operand,
        /// The address is a multiple of this, or the behaviour undefined.
        align: Align,
        /// Neither removed nor reordered.
        volatile: bool,
    },
    /// `getelementptr`.
    Gep(Gep),
}

/// Which member of which explicitly packed structure an instruction reads or writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FieldAccess {
    /// The structure, packed at [`crate::Packing::Bits`].
    pub of: TypeId,
    /// The member, an `iN`.
    pub index: u32,
    /// Address of the structure.
    pub ptr: Operand,
    /// That address is a multiple of this, or the behaviour undefined.
    pub align: Align,
    /// Neither removed nor reordered.
    pub volatile: bool,
}

/// Promises about an address computation; breaking one yields poison.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct GepFlags {
    /// Stays in the object (implies `nusw`).
    pub inbounds: bool,
    /// No overflow of the signed offset on the unsigned address.
    pub nusw: bool,
    /// No unsigned overflow.
    pub nuw: bool,
}

impl GepFlags {
    /// No promise.
    pub const NONE: GepFlags = GepFlags { inbounds: false, nusw: false, nuw: false };
    /// `inbounds`.
    pub const INBOUNDS: GepFlags = GepFlags { inbounds: true, nusw: false, nuw: false };
}

/// Address arithmetic by type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Gep {
    /// The type that the first index steps over.
    pub source: TypeId,
    /// Where it starts.
    pub base: Operand,
    /// One index per level; those into structures are `i32` constants.
    pub indices: Vec<Operand>,
    /// Promises.
    pub flags: GepFlags,
}
