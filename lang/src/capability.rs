//! The capabilities of a compiler beyond plain C11 that a program needs: old compilers and small ones lack some of
//! them.

use bitflags::bitflags;

bitflags! {
    /// A set of things that not every compiler has.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub struct Capabilities: u32 {
        /// `__int128`
        const INT128 = 1 << 0;
        /// `__int128 a : 70;`
        const INT128_BIT_FIELD = 1 << 1;
        /// `_BitInt(N)` up to 128 bits
        const BIT_INT = 1 << 2;
        /// `_BitInt(N)` of more
        const WIDE_BIT_INT = 1 << 3;
        /// `_BitInt(20) a : 17;`
        const BIT_INT_BIT_FIELD = 1 << 4;
        /// `_Float16`
        const HALF = 1 << 5;
        /// `long double`
        const LONG_DOUBLE = 1 << 6;
        /// `_Complex float` and `_Complex double`, `__real__`, `__builtin_complex`
        const COMPLEX = 1 << 7;
        /// `_Complex long double`
        const COMPLEX_LONG_DOUBLE = 1 << 8;
        /// `__attribute__((vector_size(n)))` up to 16 bytes
        const VECTOR = 1 << 9;
        /// 32 bytes, passed as the platform says for a processor with such registers
        const VECTOR_32 = 1 << 10;
        /// 64 bytes, likewise
        const VECTOR_64 = 1 << 11;
        /// `struct E {}`, and a record of unnamed bit-fields only
        const EMPTY_RECORD = 1 << 12;
        /// `T m[];` in a record that is passed by value
        const FLEXIBLE_ARRAY = 1 << 13;
        /// `enum __attribute__((packed)) E`
        const PACKED_ENUM = 1 << 14;
        /// `...` and `__builtin_va_arg` of scalars
        const VARIADIC = 1 << 15;
        /// `__builtin_va_arg` of records
        const VARIADIC_RECORD = 1 << 16;
        /// `#pragma pack(push, n)`
        const PRAGMA_PACK = 1 << 17;
        /// `__fp16`
        const STORAGE16 = 1 << 18;
        /// `typedef long long T __attribute__((aligned(4)));` as the type of a member
        const ALIGNED_TYPEDEF = 1 << 19;
        /// `__builtin_va_list` as a parameter, behind a pointer too, and `__builtin_va_copy`
        const VARIADIC_LIST = 1 << 20;
        /// `__float128`
        const QUAD = 1 << 21;
        /// `__attribute__((ms_abi))`
        const MS_ABI = 1 << 22;
        /// `struct __attribute__((ms_struct)) S`
        const MS_STRUCT = 1 << 23;
        /// `struct S { T a : 3; };` with `typedef int T __attribute__((aligned(2)));`
        const ALIGNED_BIT_FIELD_TYPE = 1 << 24;
        /// `enum __attribute__((aligned(8))) E`
        const ALIGNED_ENUM = 1 << 25;
        /// `struct S { _Atomic(int) a; };`
        const ATOMIC_MEMBER = 1 << 26;
        /// `_Complex int`, and the constant `1i`
        const COMPLEX_INT = 1 << 27;
        /// `union __attribute__((transparent_union)) U`
        const TRANSPARENT_UNION = 1 << 28;
        /// `struct __attribute__((scalar_storage_order("big-endian"))) S`
        const STORAGE_ORDER = 1 << 29;
        /// `_Decimal32`, `_Decimal64` and `_Decimal128`
        const DECIMAL = 1 << 30;
    }
}

/// The name of each capability, for messages about a compiler that lacks it.
const NAMES: [(Capabilities, &str); 31] = [
    (Capabilities::INT128, "__int128"),
    (Capabilities::INT128_BIT_FIELD, "__int128 bit-fields"),
    (Capabilities::BIT_INT, "_BitInt"),
    (Capabilities::WIDE_BIT_INT, "_BitInt of more than 128 bits"),
    (Capabilities::BIT_INT_BIT_FIELD, "_BitInt bit-fields"),
    (Capabilities::HALF, "_Float16"),
    (Capabilities::LONG_DOUBLE, "long double"),
    (Capabilities::COMPLEX, "_Complex"),
    (Capabilities::COMPLEX_LONG_DOUBLE, "_Complex long double"),
    (Capabilities::VECTOR, "vectors"),
    (Capabilities::VECTOR_32, "vectors of 32 bytes"),
    (Capabilities::VECTOR_64, "vectors of 64 bytes"),
    (Capabilities::EMPTY_RECORD, "empty records"),
    (Capabilities::FLEXIBLE_ARRAY, "flexible array members"),
    (Capabilities::PACKED_ENUM, "packed enumerations"),
    (Capabilities::VARIADIC, "variadic functions"),
    (Capabilities::VARIADIC_RECORD, "records as variadic arguments"),
    (Capabilities::PRAGMA_PACK, "#pragma pack"),
    (Capabilities::STORAGE16, "__fp16"),
    (Capabilities::ALIGNED_TYPEDEF, "types with an alignment of their own"),
    (Capabilities::VARIADIC_LIST, "lists of variadic arguments"),
    (Capabilities::QUAD, "__float128"),
    (Capabilities::MS_ABI, "functions with ms_abi"),
    (Capabilities::MS_STRUCT, "records with ms_struct"),
    (Capabilities::ALIGNED_BIT_FIELD_TYPE, "bit-fields of types with an alignment of their own"),
    (Capabilities::ALIGNED_ENUM, "aligned enumerations"),
    (Capabilities::ATOMIC_MEMBER, "atomic members"),
    (Capabilities::COMPLEX_INT, "complex integers"),
    (Capabilities::TRANSPARENT_UNION, "transparent unions"),
    (Capabilities::STORAGE_ORDER, "records with a storage order of their own"),
    (Capabilities::DECIMAL, "decimal floating types"),
];

impl Capabilities {
    /// The name of each in the set.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        NAMES.into_iter().filter(move |(one, _)| self.contains(*one)).map(|(_, name)| name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_capability_has_one_name() {
        assert_eq!(Capabilities::all().names().count(), Capabilities::all().iter().count());
        for (one, name) in NAMES {
            assert_eq!(one.names().collect::<Vec<_>>(), [name]);
        }
    }
}
