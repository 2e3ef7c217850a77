//! How a bit-field is read and written: one file and one row of [`STRATEGIES`] each.

mod word;

use ir::{FunctionBuilder, Module, Operand, TypeId};
use lang::{Align, IntType};

use crate::fault::FaultSet;
use crate::shape::Access;

/// A way to lower accesses to bit-fields.
#[derive(Clone, Copy)]
pub struct Strategy {
    /// Its name on the command line.
    pub name: &'static str,
    /// What it does, in one line.
    pub description: &'static str,
    /// Reads a field: the value, in its declared type.
    pub(crate) load: fn(&mut Emitter<'_>, &BitField) -> Operand,
    /// Writes a value of the declared type to a field; gives what the field then holds, if that is wanted.
    pub(crate) store: fn(&mut Emitter<'_>, &BitField, Operand, Wanted) -> Option<Operand>,
}

/// Every strategy.
pub static STRATEGIES: &[Strategy] = &[WORD];

/// What clang does, and the default.
pub const WORD: Strategy = word::STRATEGY;

impl Strategy {
    /// The strategy of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Strategy> {
        STRATEGIES.iter().find(|strategy| strategy.name == name)
    }
}

impl std::fmt::Debug for Strategy {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

/// A function under construction, and the module it belongs to.
pub(crate) struct Emitter<'m> {
    pub(crate) module: &'m mut Module,
    pub(crate) build: FunctionBuilder,
    pub(crate) faults: FaultSet,
}

/// A bit-field of an object at hand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BitField {
    /// The address of the record.
    pub(crate) record: Operand,
    /// What that address is a multiple of.
    pub(crate) align: Align,
    /// Where in the record the field is.
    pub(crate) access: Access,
    /// The declared type, enumerations by the type they behave as.
    pub(crate) declared: IntType,
    /// Its value is sign-extended when read.
    pub(crate) signed: bool,
    /// It crosses a boundary of its declared type's storage unit.
    pub(crate) straddles: bool,
    pub(crate) volatile: bool,
}

/// Whether somebody asks for the value of an assignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    Value,
    Nothing,
}

/// The IR type of a value of an integer type: of `_Bool` an `i1`, which memory holds as `i8`.
pub(crate) const fn register_type(int: IntType) -> TypeId {
    match int.width().0 {
        1 => TypeId::I1,
        8 => TypeId::I8,
        16 => TypeId::I16,
        32 => TypeId::I32,
        _ => TypeId::I64,
    }
}

/// The IR's word for an alignment.
pub(crate) fn ir_align(align: Align) -> ir::Align {
    // `Align` holds powers of two up to 2^63; types have at most 2^6 here.
    ir::Align::from_bytes(align.bytes().0).unwrap_or(ir::Align::SIXTEEN)
}
