//! Types by number; the common ones are constants, so that naming them needs no table.

use smol_str::SmolStr;

/// A type in a [`crate::TypeTable`]. Equal ids are equal types, and (within one table) the reverse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TypeId(pub(crate) u32);

/// A type, one level deep. LangRef "Type System".
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// No value: the result of a function or call that returns nothing.
    Void,
    /// `iN`, N in bits, 1 to 2^23.
    Int(u32),
    /// IEEE binary16.
    Half,
    /// Brain floating point.
    BFloat,
    /// IEEE binary32.
    Float,
    /// IEEE binary64.
    Double,
    /// The x87's 80-bit format.
    X86Fp80,
    /// IEEE binary128.
    Fp128,
    /// A pointer in address space 0.
    Ptr,
    /// A count of elements of one type.
    Array(u64, TypeId),
    /// A literal structure.
    Struct {
        /// Members, in order.
        fields: Vec<TypeId>,
        /// `<{ … }>`: no padding at byte granularity.
        packed: bool,
    },
    /// An identified structure, `%name`; two of one shape are different types.
    Named {
        /// The name without its `%`.
        name: SmolStr,
        /// Members, in order; `None` is an opaque structure.
        fields: Option<Vec<TypeId>>,
        /// As for a literal structure.
        packed: bool,
    },
    /// A fixed vector: a count of lanes of an integer, floating-point or pointer type.
    Vector(u32, TypeId),
}

impl TypeId {
    /// `void`.
    pub const VOID: TypeId = TypeId(0);
    /// `i1`.
    pub const I1: TypeId = TypeId(1);
    /// `i8`.
    pub const I8: TypeId = TypeId(2);
    /// `i16`.
    pub const I16: TypeId = TypeId(3);
    /// `i32`.
    pub const I32: TypeId = TypeId(4);
    /// `i64`.
    pub const I64: TypeId = TypeId(5);
    /// `i128`.
    pub const I128: TypeId = TypeId(6);
    /// `ptr`.
    pub const PTR: TypeId = TypeId(7);
    /// `half`.
    pub const HALF: TypeId = TypeId(8);
    /// `bfloat`.
    pub const BFLOAT: TypeId = TypeId(9);
    /// `float`.
    pub const FLOAT: TypeId = TypeId(10);
    /// `double`.
    pub const DOUBLE: TypeId = TypeId(11);
    /// `x86_fp80`.
    pub const X86_FP80: TypeId = TypeId(12);
    /// `fp128`.
    pub const FP128: TypeId = TypeId(13);

    /// The types behind the constants, in their order.
    pub(crate) const PREDECLARED: [Type; 14] = [
        Type::Void,
        Type::Int(1),
        Type::Int(8),
        Type::Int(16),
        Type::Int(32),
        Type::Int(64),
        Type::Int(128),
        Type::Ptr,
        Type::Half,
        Type::BFloat,
        Type::Float,
        Type::Double,
        Type::X86Fp80,
        Type::Fp128,
    ];

    /// The position in the table.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}
