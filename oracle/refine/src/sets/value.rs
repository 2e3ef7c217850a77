//! Values, and sets of values.
//!
//! A register holds the set of values that a use of it may see. Without undef it has one element. A register that
//! was computed from undef may show another element at each use (LangRef "Undefined Values"), so the result of an
//! operation is its image over the product of the operands' sets, even where two operands are one register: `xor %x,
//! %x` of an undef `%x` is any value. Poison is one more element.

use std::sync::Arc;

use smallvec::{SmallVec, smallvec};

/// A position in an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pointer {
    /// The object's number: globals first, then the objects behind pointer parameters, then allocas in order.
    pub object: u32,
    /// Offset from its start, in bytes.
    pub offset: i64,
}

impl Pointer {
    /// The null pointer points into no object.
    pub const NULL: Pointer = Pointer { object: u32::MAX, offset: 0 };

    /// The numbers in the place of an object's that stand for functions begin here.
    const FIRST_FUNCTION: u32 = u32::MAX - 16;

    /// A pointer to a function, by its number among those whose addresses matter. The enumeration does not run such an input.
    pub const fn to_function(number: u32) -> Pointer {
        Pointer { object: Pointer::FIRST_FUNCTION + number, offset: 0 }
    }

    /// The number of the function that it points to, if it does.
    pub fn function(self) -> Option<u32> {
        self.object.checked_sub(Pointer::FIRST_FUNCTION).filter(|_| self != Pointer::NULL)
    }
}

/// A scalar: a lane, a member, or a value that has neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scalar {
    /// An integer of up to 128 bits, zero-extended.
    Bits(u128),
    /// An address.
    Pointer(Pointer),
    /// Poison.
    Poison,
}

impl Scalar {
    /// True if a compiler may replace this scalar by `other`: poison may become anything.
    pub fn covers(self, other: Scalar) -> bool {
        self == Scalar::Poison || self == other
    }
}

/// One value: the lanes of a vector, the scalars of an aggregate in order, or one scalar.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(pub SmallVec<[Scalar; 1]>);

impl Value {
    /// The value of one integer.
    pub fn bits(bits: impl Into<u128>) -> Value {
        Value::scalar(Scalar::Bits(bits.into()))
    }

    /// The value of one scalar.
    pub fn scalar(scalar: Scalar) -> Value {
        Value(smallvec![scalar])
    }

    /// The value of `count` poison lanes or members.
    pub fn poison(count: usize) -> Value {
        Value(smallvec![Scalar::Poison; count])
    }

    /// True if a compiler may replace this value by `other`: lane by lane, see [`Scalar::covers`].
    pub fn covers(&self, other: &Value) -> bool {
        self.0.len() == other.0.len() && self.0.iter().zip(&other.0).all(|(a, b)| a.covers(*b))
    }

    /// True if no lane is poison.
    pub fn is_defined(&self) -> bool {
        !self.0.contains(&Scalar::Poison)
    }

    /// The value with one more scalar.
    pub fn with_scalar(&self, scalar: Scalar) -> Value {
        let mut scalars = self.0.clone();
        scalars.push(scalar);
        Value(scalars)
    }

    /// The first scalar; poison for a value without members.
    pub fn first(&self) -> Scalar {
        self.0.first().copied().unwrap_or(Scalar::Poison)
    }

    /// Lane `at`; poison beyond the last.
    pub fn lane(&self, at: usize) -> Scalar {
        self.0.get(at).copied().unwrap_or(Scalar::Poison)
    }
}

/// The non-empty set of values that a use may see, sorted and without duplicates.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ValueSet(Arc<[Value]>);

impl ValueSet {
    /// The set of one value.
    pub fn single(value: Value) -> ValueSet {
        ValueSet(Arc::new([value]))
    }

    /// The set of these values; `None` if it would be empty.
    pub fn new(mut values: Vec<Value>) -> Option<ValueSet> {
        values.sort_unstable();
        values.dedup();
        (!values.is_empty()).then(|| ValueSet(values.into()))
    }

    /// The values in ascending order.
    pub fn values(&self) -> &[Value] {
        &self.0
    }

    /// The value, if it is the only one.
    pub fn as_single(&self) -> Option<&Value> {
        match &self.0[..] {
            [value] => Some(value),
            _ => None,
        }
    }

    /// The value, if it is the only one and no lane is poison, as `noundef` requires.
    pub fn defined(&self) -> Option<&Value> {
        self.as_single().filter(|value| value.is_defined())
    }

    /// True if a compiler may replace this set by `other`: each value of `other` is covered by one of these.
    pub fn covers(&self, other: &ValueSet) -> bool {
        self == other || other.0.iter().all(|value| self.0.iter().any(|ours| ours.covers(value)))
    }
}
