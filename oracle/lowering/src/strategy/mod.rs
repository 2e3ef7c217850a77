//! The strategies by which a bit-field is read and written: one file and one row of [`STRATEGIES`] each.
//!
//! The rows are the ways the thesis compares (sections 3.2.3, 4.2 and 4.3). What they do with a field is the
//! difference in instructions; whether a poison field reaches its neighbours is the difference in meaning.

mod emitter;
mod frozen_load;
mod frozen_value;
mod frozen_word;
mod integer;
mod packed;
mod vector;
mod word;

use ir::{Operand, TypeId};
use lang::{Align, Bits, IntType};

use crate::shape::Access;

/// A way to lower accesses to bit-fields.
#[derive(Clone, Copy)]
pub struct Strategy {
    /// Its name on the command line.
    pub name: &'static str,
    /// Its way to access bit-fields, in one line.
    pub description: &'static str,
    /// Its types of records.
    pub bodies: Bodies,
    /// The way in which an eightbyte of a record is read that is passed in a register.
    pub coercion: Coercion,
    /// Reads a field: the value, in its declared type.
    pub load: fn(&mut Emitter<'_>, &BitField<'_>) -> Operand,
    /// Writes a value of the declared type to a field; gives what the field then holds, if that is wanted.
    pub store: fn(&mut Emitter<'_>, &BitField<'_>, Operand, Wanted) -> Option<Operand>,
}

/// Every strategy.
pub static STRATEGIES: &[Strategy] = &[WORD, FROZEN_WORD, FROZEN_VALUE, FROZEN_LOAD, VECTOR, PACKED];

pub use emitter::Emitter;
pub use integer::low_bits;
pub(crate) use vector::gcd;
pub use vector::{Lanes, LegalVectors};

/// clang's way, and the default.
pub const WORD: Strategy = word::STRATEGY;
/// The strategy `frozen-word`: a store freezes the word that it has loaded.
pub const FROZEN_WORD: Strategy = frozen_word::STRATEGY;
/// The strategy `frozen-value`: a store freezes the value as well.
pub const FROZEN_VALUE: Strategy = frozen_value::STRATEGY;
/// The strategy `frozen-load`: every load of a unit freezes its bits.
pub const FROZEN_LOAD: Strategy = frozen_load::STRATEGY;
/// The strategy `vector`: the access unit is a vector of pieces.
pub const VECTOR: Strategy = vector::STRATEGY;
/// The strategy `packed`: a bit-field is a member of an explicitly packed structure.
pub const PACKED: Strategy = packed::STRATEGY;

/// The members of a record's named structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bodies {
    /// clang's access units.
    Units,
    /// Every bit-field by itself ([`crate::shape::explicit`]).
    Explicit,
}

/// The way in which an eightbyte of a record that is passed in a register is loaded. The ABI decides the type in which it is
/// passed (`i64`, `double`); to that type the whole eightbyte is poison if one bit of it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coercion {
    /// As the type it is passed as: clang's way.
    Plain,
    /// The same, frozen: a poison bit costs the eightbyte's other fields their values.
    Frozen,
    /// In pieces none of which belongs to two fields, each frozen: a poison field costs no other field anything.
    Piecewise,
    /// Each bit frozen by itself ([`ir::MemoryOp::LoadFrozen`]): the same in one instruction, which LLVM has not.
    Bitwise,
}

impl Strategy {
    /// The strategy of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Strategy> {
        STRATEGIES.iter().find(|strategy| strategy.name == name)
    }

    /// True if its modules hold what LLVM has not, and have to be legalised ([`crate::legalize`]) for it.
    #[must_use]
    pub fn goes_beyond_llvm(&self) -> bool {
        self.bodies == Bodies::Explicit || self.coercion == Coercion::Bitwise
    }
}

/// Strategies are identified by their names.
impl PartialEq for Strategy {
    fn eq(&self, other: &Strategy) -> bool {
        self.name == other.name
    }
}

impl Eq for Strategy {}

impl std::fmt::Debug for Strategy {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

/// A bit-field of an object at hand.
#[derive(Clone, Copy, Debug)]
pub struct BitField<'a> {
    /// The address of the record.
    pub record: Operand,
    /// The alignment of that address.
    pub align: Align,
    /// The position of the field in the record.
    pub access: Access,
    /// The declared type, enumerations by the type they behave as.
    pub declared: IntType,
    /// The type in which a store gives the value that the field then holds: the declared one, but in modules of clang's a `_Bool` as
    /// in memory.
    pub result: IntType,
    /// Its value is sign-extended when read.
    pub signed: bool,
    /// It crosses a boundary of its declared type's storage unit.
    pub straddles: bool,
    /// Its accesses are volatile.
    pub volatile: bool,
    /// Of a record whose storage order is big-endian, the bit at which it starts, counted from the most significant one of the
    /// first byte. No strategy accesses it.
    pub big_endian: Option<Bits>,
    /// The accesses of the record's members, its own among them.
    pub neighbours: &'a [Option<Access>],
    /// The field's position in the record's type, if that is explicitly packed.
    pub member: Option<Member>,
}

/// A bit-field as a member of an explicitly packed structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    /// The structure.
    pub of: TypeId,
    /// The number of the member.
    pub index: u32,
    /// The width of the member.
    pub width: Bits,
}

/// True if the value of an assignment is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// It is.
    Value,
    /// It is not.
    Nothing,
}
