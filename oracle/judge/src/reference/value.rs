//! The contents of scalars.

use lang::{Bits, FloatType, FuncId, IntType, Number, Type};

use super::long_double::Long;

/// The content of a scalar object, or the value of a scalar expression.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Cell {
    /// Indeterminate, or the one leaf of a record that has no scalar.
    Empty,
    /// An integer, by its mathematical value.
    Int(Number),
    /// A floating value of a type up to `double`, exact in its type.
    Float(f64),
    /// A `long double`.
    Long(Long),
    /// A null pointer, to an object or a function.
    Null,
    /// The address of an object.
    Pointer(Pointer),
    /// The address of a function.
    Function(FuncId),
}

/// The address of an object or of a part of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pointer {
    /// The object's position in the table of live objects.
    pub(super) object: u32,
    /// The serial number of the object among all that have had this position.
    pub(super) serial: u64,
    /// Its first leaf, counted through all memory.
    pub(super) leaf: u32,
}

/// The kind of scalar that a leaf is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Leaf {
    /// An integer, of a bit-field with its width.
    Int(IntType, Option<Bits>),
    /// A floating scalar.
    Float(FloatType),
    /// A pointer to an object or function.
    Pointer,
    /// Stands for a record without any live scalar, so that each object has an address of its own.
    Hole,
}

/// An arithmetic type after promotion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Arithmetic {
    Int(IntType),
    Float(FloatType),
}

impl Leaf {
    /// The value of an object of static storage duration without an initialiser (6.7.9p10).
    pub(super) const fn zero(self) -> Cell {
        match self {
            Leaf::Int(..) => Cell::Int(Number::ZERO),
            Leaf::Float(float) if float.exceeds_double() => Cell::Long(Long::zero()),
            Leaf::Float(_) => Cell::Float(0.0),
            Leaf::Pointer => Cell::Null,
            Leaf::Hole => Cell::Empty,
        }
    }
}

impl Arithmetic {
    /// The type of the language.
    pub(super) const fn ty(self) -> Type {
        match self {
            Arithmetic::Int(int) => Type::Int(int),
            Arithmetic::Float(float) => Type::Float(float),
        }
    }
}
