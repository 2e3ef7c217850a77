//! Types by number. Common types have constants, which need no table.

use std::num::NonZeroU32;

use smol_str::SmolStr;

/// The id of a type in a [`crate::TypeTable`]. Within one table, ids are equal exactly if the types are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TypeId(pub(crate) u32);

/// A type, one level deep. LangRef "Type System".
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// No value: the result type of functions that return nothing.
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
    /// x87 double extended precision, 80 bits.
    X86Fp80,
    /// IEEE binary128.
    Fp128,
    /// `ppc_fp128`: the sum of two IEEE binary64. No engine computes with it.
    PpcFp128,
    /// `x86_mmx`: 64 bits in a register of MMX. No engine has values of it.
    X86Mmx,
    /// `x86_amx`: 8192 bits in a tile register. No engine has values of it.
    X86Amx,
    /// `target("name", type, …, number, …)`: a type that only a target knows. No engine has values of it. LangRef "Target
    /// Extension Type".
    Target {
        /// The name.
        name: SmolStr,
        /// The types it depends on.
        types: Vec<TypeId>,
        /// The numbers it depends on.
        numbers: Vec<u32>,
    },
    /// A name for a pad, which instructions of exception handling refer to. No memory holds it.
    Token,
    /// Metadata, as an argument of some intrinsics. No memory holds it.
    Metadata,
    /// A pointer in address space 0.
    Ptr,
    /// A pointer in another address space, `ptr addrspace(N)`.
    PtrIn(NonZeroU32),
    /// An array: number and type of its elements.
    Array(u64, TypeId),
    /// A literal structure.
    Struct {
        /// Members, in order.
        fields: Vec<TypeId>,
        /// The packing.
        packing: Packing,
    },
    /// An identified structure, `%name`. Two with the same members are different types.
    Named {
        /// The name without its `%`.
        name: SmolStr,
        /// Members, in order; `None` for an opaque structure.
        fields: Option<Vec<TypeId>>,
        /// The packing.
        packing: Packing,
    },
    /// A fixed vector: number of lanes, and their type (integer, floating-point or pointer).
    Vector(u32, TypeId),
    /// `<vscale x N x T>`: a vector of a multiple of N lanes, which the machine chooses. No engine runs it.
    Scalable(u32, TypeId),
}

/// The number of a vector's lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LaneCount {
    /// The number, or the smallest one.
    pub count: u32,
    /// True if the machine chooses a multiple of it.
    pub scalable: bool,
}

impl LaneCount {
    /// The vector with this number of lanes.
    pub const fn vector_of(self, lane: TypeId) -> Type {
        match self.scalable {
            true => Type::Scalable(self.count, lane),
            false => Type::Vector(self.count, lane),
        }
    }
}

/// The placement of a structure's members.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Packing {
    /// `{ … }`: each member at the next multiple of its alignment. LangRef "Structure Type".
    #[default]
    Natural,
    /// `<{ … }>`: each member at the next byte; the whole is aligned to one byte.
    Bytes,
    /// `\{ … }/`, the thesis's *explicitly packed structure* (section 4.3): each member at the next **bit**, lowest
    /// first. LLVM has no such type; `legalize` replaces it.
    ///
    /// An `iN` takes exactly N bits; every other member takes as many bytes as in `<{ … }>` and starts at a byte. All
    /// padding is explicit: the members add up to whole bytes, and the type is aligned to one byte (objects, loads and
    /// stores state their alignment themselves).
    ///
    /// *Memory locations* (C11 3.14) follow from the type: a maximal sequence of `iN` members (a **run**) is one
    /// location, its integer padding included. Any other member ends a run. This includes `[0 x i8]`, which takes no
    /// bit and separates two adjacent locations, so it starts at a byte. An access to a member may write no byte
    /// outside its run. For example
    ///
    /// ```text
    /// struct { int a:3; int b:17; char c; int :0; int d:5; };
    /// \{ i3, i17, i4, [0 x i8], i8, [0 x i8], i5, i3, [3 x i8] }/
    /// ```
    ///
    /// Padding written as an integer may be overwritten with its neighbours; padding written as bytes is never
    /// accessed.
    ///
    /// Such a structure exists in memory only: registers hold neither it nor an aggregate that contains one.
    Bits,
}

impl Type {
    /// True if it is a pointer, in any address space.
    pub fn is_pointer(&self) -> bool {
        matches!(self, Type::Ptr | Type::PtrIn(_))
    }

    /// The types that this type consists of.
    pub fn components(&self) -> &[TypeId] {
        match self {
            Type::Array(_, element) | Type::Vector(_, element) | Type::Scalable(_, element) => {
                std::slice::from_ref(element)
            }
            Type::Struct { fields, .. } | Type::Named { fields: Some(fields), .. } => fields,
            Type::Target { types, .. } => types,
            _ => &[],
        }
    }

    /// The types that this type consists of, to be replaced.
    pub(crate) fn components_mut(&mut self) -> &mut [TypeId] {
        match self {
            Type::Array(_, element) | Type::Vector(_, element) | Type::Scalable(_, element) => {
                std::slice::from_mut(element)
            }
            Type::Struct { fields, .. } | Type::Named { fields: Some(fields), .. } => fields,
            Type::Target { types, .. } => types,
            _ => &mut [],
        }
    }
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

    /// `token`.
    pub const TOKEN: TypeId = TypeId(14);
    /// `metadata`.
    pub const METADATA: TypeId = TypeId(15);

    /// The types of the constants above, in their order.
    pub(crate) const PREDECLARED: [Type; 16] = [
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
        Type::Token,
        Type::Metadata,
    ];

    /// The position in the table.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}
