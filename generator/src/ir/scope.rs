//! The scope of a body under construction: values, memory objects, and the functions that it may call.

use ir::{Align, Bytes, FuncId, Operand};

use super::shape::IntShape;

/// A value in scope.
#[derive(Clone, Copy, Debug)]
pub(super) struct ScopeValue {
    pub(super) operand: Operand,
    pub(super) shape: IntShape,
    /// True if no lane and no bit of the value can be poison or undef.
    pub(super) clean: bool,
}

/// A structure of two values in scope.
#[derive(Clone, Copy, Debug)]
pub(super) struct ScopePair {
    pub(super) operand: Operand,
    pub(super) members: [IntShape; 2],
}

/// A memory object, or the part of one that a parameter points to.
#[derive(Clone, Copy, Debug)]
pub(super) struct ObjectPart {
    pub(super) ptr: Operand,
    pub(super) size: Bytes,
    pub(super) align: Align,
    /// A bit for each byte that was certainly written; used only if undef is excluded.
    pub(super) written: u64,
    /// True if it must not be written.
    pub(super) constant: bool,
    /// True if it may overlap with another object in scope.
    pub(super) aliased: bool,
    /// The shape of the only value that a whole object is read and written as; `None` for a plain object.
    pub(super) whole: Option<IntShape>,
}

impl ObjectPart {
    pub(super) const fn is_plain(&self) -> bool {
        self.whole.is_none()
    }

    /// The bits of all bytes of an object in `written`.
    pub(super) const fn all_written(size: Bytes) -> u64 {
        if size.0 >= 64 { u64::MAX } else { (1 << size.0) - 1 }
    }
}

/// The kind of a parameter.
#[derive(Clone, Copy, Debug)]
pub(super) enum ParamKind {
    /// A value; if `noundef`, passing poison or undef is undefined behaviour.
    Value { shape: IntShape, noundef: bool },
    /// The address of an object of this size that may be read and written.
    Object(Bytes),
}

/// The kind of a function's result.
#[derive(Clone, Copy, Debug)]
pub(super) enum ResultKind {
    /// A value; `noundef` as for a parameter.
    Value { shape: IntShape, noundef: bool },
    /// A structure of two values.
    Pair([IntShape; 2]),
}

/// A function as its callers know it.
#[derive(Clone, Debug)]
pub(super) struct CalleeSignature {
    pub(super) id: FuncId,
    pub(super) params: Vec<ParamKind>,
    pub(super) result: ResultKind,
    /// The most instructions that a call executes; an estimate.
    pub(super) steps: u64,
}
