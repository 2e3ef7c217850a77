//! The parts that a value is passed in, and their places.

use std::fmt;

use lang::{Bits, Bytes, RecordId};
use smallvec::SmallVec;

use crate::scalar::Scalar;

/// The one or two parts that a value is passed in: each is one parameter of the IR function; of a result, one member of
/// the structure that is returned.
pub type Pieces = SmallVec<[Piece; 2]>;

/// A part of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The IR type it is passed as.
    pub ty: PieceType,
    /// The position of its first byte in the object.
    pub offset: Bytes,
    /// The registers or the place on the stack.
    pub place: Location,
}

/// The IR type of a part of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PieceType {
    /// A scalar.
    Scalar(Scalar),
    /// `<lanes x lane>`: one register.
    Vector(Scalar, u32),
    /// `[count x element]`: `count` registers of one kind.
    Array(Scalar, u32),
    /// `[count x <lanes x lane>]`: `count` vector registers.
    Vectors {
        /// The lane.
        lane: Scalar,
        /// Lanes in each vector.
        lanes: u32,
        /// The number of vectors.
        count: u32,
    },
    /// The IR type of the record itself, and its size.
    Record(RecordId, Bytes),
}

/// The place of a part of a value during a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Location {
    /// In registers, one or several in a row, by their names in the ABI's document.
    Registers(&'static [&'static str]),
    /// On the stack, at this distance from the first stack argument.
    Stack(Bytes),
    /// The first words in the last registers, and the rest on the stack.
    Split(&'static [&'static str], Bytes),
}

impl Location {
    /// The place of a part, of parts of this size of which a register holds one.
    #[must_use]
    pub fn part(self, index: usize, size: Bytes) -> Location {
        match self {
            Location::Registers(names) => Location::Registers(&names[index..=index]),
            Location::Stack(at) => Location::Stack(at + size * index as u64),
            Location::Split(names, at) => match names.get(index..=index) {
                Some(name) => Location::Registers(name),
                None => Location::Stack(at + size * (index - names.len()) as u64),
            },
        }
    }

    /// True if some of it is on the stack.
    #[must_use]
    pub const fn is_on_stack(self) -> bool {
        match self {
            Location::Registers(_) => false,
            Location::Stack(_) | Location::Split(..) => true,
        }
    }
}

impl PieceType {
    /// `i64`
    pub const I64: PieceType = PieceType::Scalar(Scalar::I64);
    /// `i128`
    pub const INT128: PieceType = PieceType::int(Bits(128));
    /// `ptr`
    pub const POINTER: PieceType = PieceType::Scalar(Scalar::Pointer);
    /// `half`
    pub const HALF: PieceType = PieceType::Scalar(Scalar::Half);
    /// `float`
    pub const FLOAT: PieceType = PieceType::Scalar(Scalar::Float);
    /// `double`
    pub const DOUBLE: PieceType = PieceType::Scalar(Scalar::Double);
    /// `<2 x float>`
    pub const FLOAT_PAIR: PieceType = PieceType::Vector(Scalar::Float, 2);

    /// `iN`
    #[must_use]
    pub const fn int(width: Bits) -> PieceType {
        PieceType::Scalar(Scalar::Int(width))
    }

    /// The bytes of the object it carries. A `_Bool` by itself is passed as `i1` and is one byte.
    #[must_use]
    pub fn size(self) -> Bytes {
        match self {
            PieceType::Scalar(scalar) => scalar.size(),
            PieceType::Vector(of, count) | PieceType::Array(of, count) => of.size() * u64::from(count),
            PieceType::Vectors { lane, lanes, count } => lane.size() * u64::from(lanes) * u64::from(count),
            PieceType::Record(_, size) => size,
        }
    }
}

/// As LLVM spells it; a record, whose name a type table decides, as `%record`.
impl fmt::Display for PieceType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PieceType::Scalar(scalar) => write!(f, "{scalar}"),
            PieceType::Vector(lane, lanes) => write!(f, "<{lanes} x {lane}>"),
            PieceType::Array(of, count) => write!(f, "[{count} x {of}]"),
            PieceType::Vectors { lane, lanes, count } => write!(f, "[{count} x <{lanes} x {lane}>]"),
            PieceType::Record(..) => f.write_str("%record"),
        }
    }
}

/// The registers with `+` between them, or the place on the stack.
impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::Registers(names) => f.write_str(&names.join("+")),
            Location::Stack(at) => write!(f, "stack +{at}"),
            Location::Split(names, at) => write!(f, "{}+stack +{at}", names.join("+")),
        }
    }
}
