//! What a record must have in it for a known disagreement to be possible.
//!
//! Each was found by comparing clang 19, gcc 12 and tcc 0.9.27. A pattern looks at one record, without those it
//! contains, and says what is necessary; whether the compilers really differ is asked of the layouts themselves.

use lang::{Bits, Field, IntType, Program, Record, RecordId, Type, typing};

/// A property of a record.
pub struct Pattern {
    /// Its name in the ledger.
    pub name: &'static str,
    /// What it says of a record.
    pub description: &'static str,
    /// Whether a record has it, those inside it apart.
    pub matches: fn(&Program, RecordId) -> bool,
}

/// Every pattern.
pub static PATTERNS: &[Pattern] = &[
    Pattern {
        name: "under-aligned-bit-field",
        description: "a struct with a bit-field, neither packed nor under `#pragma pack`, that has `aligned(n)` with n \
                      below its declared type's alignment",
        matches: under_aligned_bit_field,
    },
    Pattern {
        name: "bit-field-aligned-above-pragma-pack",
        description: "a bit-field with `aligned(n)` under `#pragma pack(p)`, n above p",
        matches: bit_field_aligned_above_pragma_pack,
    },
    Pattern {
        name: "unnamed-bit-field",
        description: "an unnamed bit-field of more than zero bits",
        matches: unnamed_bit_field,
    },
    Pattern {
        name: "misaligned-member-record",
        description: "a record as a member, or array of records, whose alignment is lowered by `packed` or \
                      `#pragma pack`",
        matches: misaligned_member_record,
    },
    Pattern {
        name: "full-width-bit-field-under-pragma-pack",
        description: "a bit-field of 16, 32 or 64 bits under `#pragma pack`, not packed",
        matches: full_width_bit_field_under_pragma_pack,
    },
];

/// The row of that name.
pub(super) fn named(name: &str) -> Option<&'static Pattern> {
    PATTERNS.iter().find(|pattern| pattern.name == name)
}

fn some_field(program: &Program, id: RecordId, has: impl Fn(&Record, &Field, Bits) -> bool) -> bool {
    let record = &program[id];
    record.fields.iter().any(|field| field.bits.is_some_and(|bits| has(record, field, bits)))
}

fn under_aligned_bit_field(program: &Program, id: RecordId) -> bool {
    some_field(program, id, |record, field, bits| {
        let declared = typing::integer(program, &field.ty).map(IntType::storage);
        let below = field.aligned.is_some_and(|aligned| Some(aligned.bits()) < declared);
        let plain = !record.packed && !field.packed && record.pragma_pack.is_none() && !record.is_union();
        below && plain && bits != Bits::ZERO
    })
}

fn bit_field_aligned_above_pragma_pack(program: &Program, id: RecordId) -> bool {
    some_field(program, id, |record, field, bits| {
        let above = field.aligned.zip(record.pragma_pack).is_some_and(|(aligned, pack)| aligned > pack);
        above && bits != Bits::ZERO
    })
}

fn unnamed_bit_field(program: &Program, id: RecordId) -> bool {
    some_field(program, id, |_, field, bits| field.name.is_none() && bits != Bits::ZERO)
}

fn misaligned_member_record(program: &Program, id: RecordId) -> bool {
    let record = &program[id];
    let lowers = |field: &Field| record.packed || field.packed || record.pragma_pack.is_some();
    record.fields.iter().any(|field| lowers(field) && matches!(field.ty.element(), Type::Record(_)))
}

fn full_width_bit_field_under_pragma_pack(program: &Program, id: RecordId) -> bool {
    some_field(program, id, |record, field, bits| {
        matches!(bits.0, 16 | 32 | 64) && record.pragma_pack.is_some() && !record.packed && !field.packed
    })
}

#[cfg(test)]
mod tests {
    use lang::{Align, FuncId, RecordKind, Target};

    use super::*;

    fn matching(record: Record) -> Vec<&'static str> {
        let inner = Record::structure("I", vec![Field::member("x", Type::INT)]);
        let program = Program {
            target: Target::default(),
            enums: Vec::new(),
            records: vec![inner, record],
            globals: Vec::new(),
            functions: Vec::new(),
            entry: FuncId(0),
        };
        PATTERNS.iter().filter(|p| (p.matches)(&program, RecordId(1))).map(|p| p.name).collect()
    }

    fn aligned(bytes: u64) -> Field {
        Field { aligned: Align::from_bytes(bytes), ..Field::bit_field("a", Type::UINT, 5) }
    }

    #[test]
    fn aligned_bit_fields() {
        let with = |field: Field| Record::structure("S", vec![field]);
        let under = |pack, field| Record { pragma_pack: Align::from_bytes(pack), ..with(field) };
        assert_eq!(matching(with(aligned(2))), ["under-aligned-bit-field"]);
        assert!(matching(with(aligned(4))).is_empty());
        assert!(matching(with(Field { packed: true, ..aligned(2) })).is_empty());
        assert!(matching(Record { packed: true, ..with(aligned(2)) }).is_empty());
        assert!(matching(Record { kind: RecordKind::Union { active: 0 }, ..with(aligned(2)) }).is_empty());
        assert_eq!(matching(under(2, aligned(4))), ["bit-field-aligned-above-pragma-pack"]);
        assert!(matching(under(4, aligned(4))).is_empty());
        let zero = Field { aligned: Align::from_bytes(8), ..Field::unnamed(Type::INT, 0) };
        assert!(matching(under(2, zero)).is_empty());
    }

    #[test]
    fn unnamed_and_full_width_bit_fields() {
        let with = |field: Field| Record::structure("S", vec![field]);
        assert_eq!(matching(with(Field::unnamed(Type::INT, 3))), ["unnamed-bit-field"]);
        assert!(matching(with(Field::unnamed(Type::INT, 0))).is_empty());
        let packed = |bits| Record {
            pragma_pack: Align::from_bytes(1),
            ..with(Field::bit_field("a", Type::UINT, bits))
        };
        assert_eq!(matching(packed(16)), ["full-width-bit-field-under-pragma-pack"]);
        assert!(matching(packed(15)).is_empty());
        assert!(matching(with(Field::bit_field("a", Type::UINT, 32))).is_empty());
    }

    #[test]
    fn member_records() {
        let inner = || Field::member("i", Type::Array(Box::new(Type::Record(RecordId(0))), 2));
        let plain = Record::structure("S", vec![inner()]);
        assert!(matching(plain.clone()).is_empty());
        let packed = Record { packed: true, ..plain };
        assert_eq!(matching(packed), ["misaligned-member-record"]);
        let field = Record::structure("S", vec![Field { packed: true, ..inner() }]);
        assert_eq!(matching(field), ["misaligned-member-record"]);
    }
}
