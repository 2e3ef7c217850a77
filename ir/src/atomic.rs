//! Atomic memory instructions. LangRef "Atomic Memory Ordering Constraints".

use base::Align;
use smol_str::SmolStr;

use crate::attributes::keyword_set;
use crate::constant::Operand;
use crate::types::TypeId;

keyword_set! {
    /// The ordering of an atomic instruction, from the weakest.
    AtomicOrdering {
        /// No order, but no torn value either.
        Unordered = "unordered",
        /// A total order of the accesses to one address.
        Monotonic = "monotonic",
        /// Synchronises with a release.
        Acquire = "acquire",
        /// Synchronises with an acquire.
        Release = "release",
        /// Both.
        AcqRel = "acq_rel",
        /// A total order of all accesses with this ordering.
        SeqCst = "seq_cst",
    }
}

keyword_set! {
    /// The operation of an `atomicrmw`.
    RmwOp {
        /// Replaces the value.
        Xchg = "xchg",
        /// Adds.
        Add = "add",
        /// Subtracts.
        Sub = "sub",
        /// Bit-wise and.
        And = "and",
        /// Negation of the bit-wise and.
        Nand = "nand",
        /// Bit-wise or.
        Or = "or",
        /// Bit-wise exclusive or.
        Xor = "xor",
        /// The greater, signed.
        Max = "max",
        /// The smaller, signed.
        Min = "min",
        /// The greater, unsigned.
        UMax = "umax",
        /// The smaller, unsigned.
        UMin = "umin",
        /// Adds floating-point numbers.
        FAdd = "fadd",
        /// Subtracts floating-point numbers.
        FSub = "fsub",
        /// The greater number, as `llvm.maxnum`.
        FMax = "fmax",
        /// The smaller number, as `llvm.minnum`.
        FMin = "fmin",
        /// Adds one, and wraps to zero above the operand.
        UIncWrap = "uinc_wrap",
        /// Subtracts one, and wraps to the operand.
        UDecWrap = "udec_wrap",
    }
}

/// The order of an access among those of other threads.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Synchronization {
    /// The threads with which it synchronises, such as `singlethread`; `None` is all threads.
    pub scope: Option<SmolStr>,
    /// The ordering.
    pub ordering: AtomicOrdering,
}

/// The address of an atomic access.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AtomicAccess {
    /// Address.
    pub ptr: Operand,
    /// Required alignment of the address.
    pub align: Align,
    /// True if the access is volatile.
    pub volatile: bool,
}

/// An atomic instruction.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AtomicOp {
    /// `load atomic`
    Load {
        /// Type of the result.
        ty: TypeId,
        /// The address.
        access: AtomicAccess,
        /// The order.
        sync: Synchronization,
    },
    /// `store atomic`
    Store {
        /// The value written.
        value: Operand,
        /// The address.
        access: AtomicAccess,
        /// The order.
        sync: Synchronization,
    },
    /// `fence`
    Fence(Synchronization),
    /// `cmpxchg`: writes if memory holds the expected value. The result is a structure of the old value and whether it
    /// was the expected one.
    CompareExchange {
        /// Set if it may fail although memory holds the expected value.
        weak: bool,
        /// The address.
        access: AtomicAccess,
        /// The expected value.
        expected: Operand,
        /// The value written.
        new: Operand,
        /// The order if it writes.
        sync: Synchronization,
        /// The ordering if it does not write.
        failure: AtomicOrdering,
    },
    /// `atomicrmw`: the result is the old value.
    ReadModifyWrite {
        /// The operation on the old value and the operand.
        operation: RmwOp,
        /// The address.
        access: AtomicAccess,
        /// The operand.
        value: Operand,
        /// The order.
        sync: Synchronization,
    },
}

impl AtomicOp {
    /// The name for messages: for loads and stores it begins with "atomic".
    pub fn name(&self) -> &'static str {
        match self {
            AtomicOp::Load { .. } => "atomic load",
            AtomicOp::Store { .. } => "atomic store",
            AtomicOp::Fence(_) => "fence",
            AtomicOp::CompareExchange { .. } => "cmpxchg",
            AtomicOp::ReadModifyWrite { .. } => "atomicrmw",
        }
    }

    /// The access; a fence has none.
    pub fn access_mut(&mut self) -> Option<&mut AtomicAccess> {
        match self {
            AtomicOp::Load { access, .. }
            | AtomicOp::Store { access, .. }
            | AtomicOp::CompareExchange { access, .. }
            | AtomicOp::ReadModifyWrite { access, .. } => Some(access),
            AtomicOp::Fence(_) => None,
        }
    }
}
