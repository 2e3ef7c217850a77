//! The small world: every structure of at most three bit-fields over a few widths, types and attributes, no
//! randomness.
//!
//! A number encodes attributes and fields at once. Structures of one and two fields range over every field of
//! [`FIELDS`], those of three over the first [`CORE_FIELDS`] of them, which cover each type and each way to
//! end a storage unit. A number encodes no structure if its attribute does not apply or no field has a name.

use lang::{Align, Bits, Field, IntType, Record, Type};
use smol_str::format_smolstr;

use IntType::{Bool, Char, Int, LongLong, Short};

/// A bit-field: its type (as a signed one), its width in bits, and `true` if it has a name.
pub type FieldSpec = (IntType, u64, bool);

const NAMED: bool = true;
const UNNAMED: bool = false;

/// The fields; the first [`CORE_FIELDS`] of them make the structures of three.
pub const FIELDS: [FieldSpec; 57] = [
    (Int, 3, NAMED),
    (Int, 0, UNNAMED),
    (Char, 7, NAMED),
    (Char, 0, UNNAMED),
    (Short, 9, NAMED),
    (Short, 3, UNNAMED),
    (Int, 31, NAMED),
    (Int, 17, UNNAMED),
    (LongLong, 33, NAMED),
    (LongLong, 0, UNNAMED),
    (LongLong, 15, NAMED),
    (Bool, 1, NAMED),
    (Char, 8, NAMED),
    (Int, 8, NAMED),
    (LongLong, 17, UNNAMED),
    (Short, 15, NAMED),
    (Char, 1, NAMED),
    (Char, 3, NAMED),
    (Char, 1, UNNAMED),
    (Char, 3, UNNAMED),
    (Char, 7, UNNAMED),
    (Char, 8, UNNAMED),
    (Short, 0, UNNAMED),
    (Short, 1, NAMED),
    (Short, 3, NAMED),
    (Short, 7, NAMED),
    (Short, 8, NAMED),
    (Short, 1, UNNAMED),
    (Short, 7, UNNAMED),
    (Short, 8, UNNAMED),
    (Short, 9, UNNAMED),
    (Short, 15, UNNAMED),
    (Int, 1, NAMED),
    (Int, 7, NAMED),
    (Int, 9, NAMED),
    (Int, 15, NAMED),
    (Int, 17, NAMED),
    (Int, 1, UNNAMED),
    (Int, 3, UNNAMED),
    (Int, 7, UNNAMED),
    (Int, 9, UNNAMED),
    (Int, 15, UNNAMED),
    (Int, 31, UNNAMED),
    (LongLong, 1, NAMED),
    (LongLong, 3, NAMED),
    (LongLong, 7, NAMED),
    (LongLong, 8, NAMED),
    (LongLong, 9, NAMED),
    (LongLong, 17, NAMED),
    (LongLong, 31, NAMED),
    (LongLong, 1, UNNAMED),
    (LongLong, 8, UNNAMED),
    (LongLong, 15, UNNAMED),
    (LongLong, 31, UNNAMED),
    (LongLong, 33, UNNAMED),
    (Bool, 0, UNNAMED),
    (Bool, 1, UNNAMED),
];

/// The number of [`FIELDS`] that make the structures of three fields.
const CORE_FIELDS: u32 = 16;

/// An attribute on the record or on its last field; numbers are bytes.
#[derive(Clone, Copy)]
enum StructAttribute {
    None,
    Packed,
    Pack(u64),
    LastPacked,
    LastAligned(u64),
    Aligned(u64),
}

const ATTRIBUTES: [StructAttribute; 8] = [
    StructAttribute::None,
    StructAttribute::Packed,
    StructAttribute::Pack(1),
    StructAttribute::Pack(2),
    StructAttribute::Pack(4),
    StructAttribute::LastPacked,
    StructAttribute::LastAligned(4),
    StructAttribute::Aligned(16),
];

const FIELD_COUNT: u32 = FIELDS.len() as u32;
pub const STRUCTURES: u32 = FIELD_COUNT + FIELD_COUNT * FIELD_COUNT + CORE_FIELDS * CORE_FIELDS * CORE_FIELDS;

/// The enumerated structures, by number.
#[derive(Clone, Copy, Debug)]
pub struct SmallWorld;

impl SmallWorld {
    /// The bound on the numbers of structures.
    pub const NUMBERS: u32 = STRUCTURES * ATTRIBUTES.len() as u32;

    /// The structure of a number; `None` if the number encodes none.
    #[must_use]
    pub fn record(number: u32) -> Option<Record> {
        let attribute = *ATTRIBUTES.get((number / STRUCTURES) as usize)?;
        let fields: Vec<Field> =
            fields(number % STRUCTURES).into_iter().enumerate().map(|(at, row)| field(at, row)).collect();
        let named = fields.iter().any(|f| f.name.is_some());
        named.then(|| Record::structure("S0", fields)).and_then(|record| attributed(record, attribute))
    }

    /// The first structure from a number on, beginning again after the last.
    #[must_use]
    pub fn next(number: u32) -> Record {
        let from = number % SmallWorld::NUMBERS;
        let found = (from..SmallWorld::NUMBERS).chain(0..from).find_map(SmallWorld::record);
        found.unwrap_or_else(|| Record::structure("S0", vec![Field::bit_field("f0", Type::INT, 3)]))
    }

    /// All structures, in the order of their numbers.
    pub fn records() -> impl Iterator<Item = Record> {
        (0..SmallWorld::NUMBERS).filter_map(SmallWorld::record)
    }
}

/// The fields of a structure: the digits of its number.
fn fields(shape: u32) -> Vec<FieldSpec> {
    let row = |digit: u32| FIELDS[digit as usize];
    match shape {
        one if one < FIELD_COUNT => vec![row(one)],
        two if two < FIELD_COUNT + FIELD_COUNT * FIELD_COUNT => {
            vec![row((two - FIELD_COUNT) / FIELD_COUNT), row((two - FIELD_COUNT) % FIELD_COUNT)]
        }
        three => {
            let three = three - FIELD_COUNT - FIELD_COUNT * FIELD_COUNT;
            [three / CORE_FIELDS / CORE_FIELDS, three / CORE_FIELDS % CORE_FIELDS, three % CORE_FIELDS]
                .map(row)
                .to_vec()
        }
    }
}

/// Makes field number `at` of a row. The second field is unsigned: signedness shows in the value read, never in the
/// layout.
fn field(at: usize, (int, width, named): FieldSpec) -> Field {
    let int = match (int, at) {
        (Char, 2) => IntType::SChar,
        (_, 1) => int.to_unsigned(),
        _ => int,
    };
    if named {
        Field::bit_field(format_smolstr!("f{at}"), Type::Int(int), width)
    } else {
        Field::unnamed(Type::Int(int), width)
    }
}

/// Adds the attribute to the record; `None` if compilers would warn about it or differ by design.
fn attributed(mut record: Record, attribute: StructAttribute) -> Option<Record> {
    match attribute {
        StructAttribute::None => {}
        StructAttribute::Packed => record.packed = true,
        StructAttribute::Pack(bytes) => record.pragma_pack = Align::from_bytes(bytes),
        StructAttribute::Aligned(bytes) => record.aligned = Align::from_bytes(bytes),
        StructAttribute::LastPacked => last(&mut record, |f| !is_byte(f))?.packed = true,
        StructAttribute::LastAligned(bytes) => {
            last(&mut record, |_| true)?.aligned = Align::from_bytes(bytes)
        }
    }
    Some(record)
}

/// The last field, if it has a name and satisfies `fits`.
fn last(record: &mut Record, fits: impl Fn(&Field) -> bool) -> Option<&mut Field> {
    record.fields.last_mut().filter(|f| f.name.is_some() && fits(f))
}

/// True for a field of a one-byte type, for which `packed` changes nothing.
fn is_byte(field: &Field) -> bool {
    matches!(field.ty, Type::Int(int) if int.storage() == Bits(8))
}
