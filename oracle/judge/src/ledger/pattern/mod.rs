//! Patterns: properties without which a known disagreement is impossible.
//!
//! Each was found by comparing clang 19, gcc 12 and tcc 0.9.27. A pattern is a necessary condition; whether the compilers really differ is
//! asked of our readings of their rules, or of the compiler itself with a flag.

mod programs;
mod records;
mod values;

#[cfg(test)]
mod tests;

use lang::{Bits, Field, FloatType, IntType, Program, Record, RecordId, Type};

/// A property of a record, or of a program.
pub struct Pattern {
    /// Its name in the ledger.
    pub name: &'static str,
    /// The property, in words.
    pub description: &'static str,
    /// The test for the property.
    pub matches: Matches,
}

/// The test of a pattern, by what it looks at.
#[derive(Clone, Copy)]
pub enum Matches {
    /// A record, those inside it apart.
    Record(fn(&Program, RecordId) -> bool),
    /// The type of a value that is no record.
    Value(fn(&Type) -> bool),
    /// A whole program.
    Program(fn(&Program) -> bool),
}

impl Pattern {
    /// True when the record, or one it contains by value, has the property.
    #[must_use]
    pub fn fits_record(&self, program: &Program, id: RecordId) -> bool {
        let Matches::Record(matches) = self.matches else { return false };
        let mut inner = program[id].fields.iter().filter_map(|field| field.ty.element().as_record());
        matches(program, id) || inner.any(|record| self.fits_record(program, record))
    }

    /// True when values of the type have the property.
    #[must_use]
    pub fn fits_value(&self, ty: &Type) -> bool {
        matches!(self.matches, Matches::Value(matches) if matches(ty))
    }

    /// True when the program has the property.
    #[must_use]
    pub fn fits(&self, program: &Program) -> bool {
        matches!(self.matches, Matches::Program(matches) if matches(program))
    }
}

const QUAD: Type = Type::Float(FloatType::Quad);

/// Every pattern.
pub static PATTERNS: &[Pattern] = &[
    Pattern {
        name: "under-aligned-bit-field",
        description: "a struct with a bit-field, neither packed nor under `#pragma pack`, that has `aligned(n)` with n \
                      below its declared type's alignment",
        matches: Matches::Record(records::under_aligned_bit_field),
    },
    Pattern {
        name: "bit-field-aligned-above-pragma-pack",
        description: "a bit-field with `aligned(n)` under `#pragma pack(p)`, n above p",
        matches: Matches::Record(records::bit_field_aligned_above_pragma_pack),
    },
    Pattern {
        name: "unnamed-bit-field",
        description: "an unnamed bit-field of more than zero bits, or of any width in a union",
        matches: Matches::Record(records::unnamed_bit_field),
    },
    Pattern {
        name: "zero-width-bit-field",
        description: "a zero-width bit-field",
        matches: Matches::Record(|program, id| {
            records::some_field(program, id, |_, _, bits| bits == Bits::ZERO)
        }),
    },
    Pattern {
        name: "bit-field",
        description: "a bit-field of more than zero bits",
        matches: Matches::Record(|program, id| {
            records::some_field(program, id, |_, _, bits| bits > Bits::ZERO)
        }),
    },
    Pattern {
        name: "empty-member",
        description: "a member, or an array of them, that is a record without members",
        matches: Matches::Record(records::empty_member),
    },
    Pattern {
        name: "memberless-record",
        description: "a record with unnamed bit-fields and no members",
        matches: Matches::Record(records::memberless_record),
    },
    Pattern {
        name: "long-memberless-record",
        description: "a record of more than 16 bytes with nothing but unnamed bit-fields, arrays of length zero and such records",
        matches: Matches::Record(records::long_memberless_record),
    },
    Pattern {
        name: "lowered-quad-word-bit-field",
        description: "a bit-field of a type of 16 bytes whose alignment `packed` or `#pragma pack` lowers",
        matches: Matches::Record(records::lowered_quad_word_bit_field),
    },
    Pattern {
        name: "quad-word-bit-field-of-microsoft",
        description: "a bit-field of a type of 16 bytes in a record with `ms_struct`",
        matches: Matches::Record(records::quad_word_bit_field_of_microsoft),
    },
    Pattern {
        name: "lowered-quad-word",
        description: "a record with a `long double` or a vector of 16 bytes whose alignment `packed` or `#pragma pack` lowers",
        matches: Matches::Record(|program, id| {
            let is_quad = |field: &Field| records::may_be_quad_word(program, field.ty.element());
            program[id].fields.iter().any(|field| records::is_lowered(&program[id], field) && is_quad(field))
        }),
    },
    Pattern {
        name: "lowered-single-quad-word",
        description: "a record whose one member, a `long double` or a vector of 16 bytes, has an alignment that `packed` \
                      or `#pragma pack` lowers",
        matches: Matches::Program(programs::lowered_single_quad_word),
    },
    Pattern {
        name: "misaligned-member-record",
        description: "a record as a member, or array of records, whose alignment is lowered by `packed` or \
                      `#pragma pack`",
        matches: Matches::Record(records::misaligned_member_record),
    },
    Pattern {
        name: "array-of-packed-records",
        description: "an array of records that `packed` or `#pragma pack` make smaller than their members' \
                      alignments ask",
        matches: Matches::Record(records::array_of_packed_records),
    },
    Pattern {
        name: "full-width-bit-field-under-pragma-pack",
        description: "a bit-field of 16, 32 or 64 bits under `#pragma pack`, not packed",
        matches: Matches::Record(records::full_width_bit_field_under_pragma_pack),
    },
    Pattern {
        name: "bit-field-in-union",
        description: "a union with a bit-field of more than eight bits",
        matches: Matches::Record(records::bit_field_in_union),
    },
    Pattern {
        name: "bit-int-in-union",
        description: "a union with a `_BitInt`",
        matches: Matches::Record(records::bit_int_in_union),
    },
    Pattern {
        name: "flexible-array-member",
        description: "a structure that ends in a flexible array member",
        matches: Matches::Record(records::flexible_array_member),
    },
    Pattern {
        name: "zero-length-array",
        description: "a record with an array of length zero",
        matches: Matches::Record(|program, id| {
            program[id].fields.iter().any(|field| !field.flexible && field.ty.is_array_of_none())
        }),
    },
    Pattern {
        name: "one-lane-vector-member",
        description: "a record with a vector of one `float` or `double`",
        matches: Matches::Record(records::one_lane_vector_member),
    },
    Pattern {
        name: "two-halves",
        description: "a record with at least two `_Float16`",
        matches: Matches::Record(records::halves),
    },
    Pattern {
        name: "aligned-typedef",
        description: "a record with a member whose type is a `typedef` with an alignment of its own",
        matches: Matches::Record(|program, id| {
            program[id].fields.iter().any(|field| field.bits.is_none() && field.typedef_align.is_some())
        }),
    },
    Pattern {
        name: "atomic-member",
        description: "a record with an `_Atomic` member",
        matches: Matches::Record(|program, id| program[id].fields.iter().any(|field| field.atomic)),
    },
    Pattern {
        name: "big-endian-bit-field",
        description: "a record with `scalar_storage_order` and a bit-field",
        matches: Matches::Program(|program| {
            let reversed =
                |record: &Record| record.big_endian && record.fields.iter().any(|f| f.bits.is_some());
            program.records.iter().any(reversed)
        }),
    },
    Pattern {
        name: "transparent-union",
        description: "a union with `transparent_union`",
        matches: Matches::Record(|program, id| program[id].transparent),
    },
    Pattern {
        name: "has-transparent-union",
        description: "a program with a union with `transparent_union`",
        matches: Matches::Program(|program| program.records.iter().any(|record| record.transparent)),
    },
    Pattern {
        name: "only-complex-integer",
        description: "a structure of nothing but a complex integer",
        matches: Matches::Record(records::only_complex_integer),
    },
    Pattern {
        name: "one-lane-vector",
        description: "a vector of one `float` or `double`",
        matches: Matches::Value(values::one_lane_vector),
    },
    Pattern {
        name: "short-vector",
        description: "a vector of fewer than 8 bytes",
        matches: Matches::Value(|ty| values::vector_bits(ty).is_some_and(|bits| bits < Bits(64))),
    },
    Pattern {
        name: "wide-vector",
        description: "a vector of more than 16 bytes",
        matches: Matches::Value(values::wide_vector),
    },
    Pattern {
        name: "empty-beside-wide-vector",
        description: "a structure of a vector of more than 16 bytes and a member without a size",
        matches: Matches::Record(records::empty_beside_wide_vector),
    },
    Pattern {
        name: "union-with-vector",
        description: "a union with a vector in it",
        matches: Matches::Record(|program, id| {
            program[id].is_union() && records::holds(program, id, |ty| matches!(ty, Type::Vector(..)))
        }),
    },
    Pattern {
        name: "union-with-wide-vector-returned",
        description: "a function that returns a record with a union in it that has a vector of more than 16 bytes",
        matches: Matches::Program(programs::union_with_wide_vector_returned),
    },
    Pattern {
        name: "wide-vector-member",
        description: "a record with a vector of more than 16 bytes",
        matches: Matches::Record(|program, id| records::holds(program, id, values::wide_vector)),
    },
    Pattern {
        name: "int128",
        description: "an `__int128`",
        matches: Matches::Value(|ty| matches!(ty, Type::Int(IntType::Int128 | IntType::UInt128))),
    },
    Pattern {
        name: "unsigned-bit-int-of-17-to-31-bits",
        description: "an `unsigned _BitInt` of 17 to 31 bits",
        matches: Matches::Value(|ty| matches!(ty, Type::Int(IntType::UBitInt(17..=31)))),
    },
    Pattern {
        name: "integer-narrower-than-a-register",
        description: "an integer of less than 64 bits, or an enumeration",
        matches: Matches::Value(|ty| match ty {
            Type::Int(int) => int.width() < Bits(64),
            Type::Enum(_) => true,
            _ => false,
        }),
    },
    Pattern { name: "float128", description: "a `__float128`", matches: Matches::Value(|ty| *ty == QUAD) },
    Pattern {
        name: "float128-member",
        description: "a record with a `__float128`",
        matches: Matches::Record(|program, id| program[id].fields.iter().any(|f| *f.ty.element() == QUAD)),
    },
    Pattern {
        name: "quad-word-bit-int",
        description: "a `_BitInt` of more than 64 bits",
        matches: Matches::Value(values::quad_word_bit_int),
    },
    Pattern {
        name: "quad-word-bit-int-member",
        description: "a record with a `_BitInt` of more than 64 bits, or a bit-field of such a type",
        matches: Matches::Record(|program, id| {
            program[id].fields.iter().any(|field| values::quad_word_bit_int(field.ty.element()))
        }),
    },
    Pattern {
        name: "bit-int-bit-field-below-8-bits",
        description: "a bit-field of a `_BitInt` of fewer than 8 bits",
        matches: Matches::Program(|program| programs::bit_int_bit_field(program, |_, width| width < 8)),
    },
    Pattern {
        name: "volatile-bit-int-bit-field",
        description: "a `volatile` bit-field of a `_BitInt`, or a bit-field of such a type in a `volatile` object",
        matches: Matches::Program(|program| {
            let locals = || program.functions.iter().flat_map(|function| &function.locals);
            let object =
                program.globals.iter().any(|global| global.volatile) || locals().any(|local| local.volatile);
            programs::bit_int_bit_field(program, |field, _| object || field.volatile)
        }),
    },
    Pattern {
        name: "bool-beside-bit-field",
        description: "a union with a `_Bool` and a bit-field",
        matches: Matches::Program(programs::bool_beside_bit_field),
    },
    Pattern {
        name: "vectors-behind-the-dots",
        description: "an unnamed argument that is a record with a vector of at most 16 bytes",
        matches: Matches::Program(programs::vectors_behind_the_dots),
    },
    Pattern {
        name: "int128-behind-the-dots",
        description: "an unnamed argument that is a record with an `__int128`",
        matches: Matches::Program(programs::int128_behind_the_dots),
    },
    Pattern {
        name: "bit-int-of-no-whole-bytes",
        description: "a record with an `unsigned _BitInt` whose width is no multiple of 8",
        matches: Matches::Program(programs::bit_int_of_no_whole_bytes),
    },
    Pattern {
        name: "wide-bit-int-of-no-whole-bytes",
        description: "a parameter, result or member that is a `_BitInt` of more than 128 bits whose width is no multiple of 8",
        matches: Matches::Program(programs::wide_bit_int_of_no_whole_bytes),
    },
    Pattern {
        name: "integer-lanes-beside-few-bits",
        description: "a vector of integers, and a value of a `_BitInt` of 2 or 4 bits",
        matches: Matches::Program(programs::integer_lanes_beside_few_bits),
    },
    Pattern {
        name: "truncation-to-signed-in-loop",
        description: "a loop, and an assignment of a value to a signed object or bit-field that does not hold all \
                      values of the value's type",
        matches: Matches::Program(programs::truncation_to_signed_in_loop),
    },
];

/// The row of that name.
pub(super) fn named(name: &str) -> Option<&'static Pattern> {
    PATTERNS.iter().find(|pattern| pattern.name == name)
}
