//! The small world: every structure of at most three bit-fields over a few widths, types and attributes, no
//! randomness.
//!
//! A number stands for attributes and fields at once. Structures of one and two fields are over every field of
//! [`FIELDS`], those of three over the first [`CORE`] of them, which hold each type and each way to
//! end a storage unit. Numbers whose attributes do not apply, or that have no named field, stand for nothing.

use lang::{Align, Bits, Field, IntType, Record, Type};
use smol_str::format_smolstr;

use IntType::{Bool, Char, Int, LongLong, Short};

/// A bit-field by type (as a signed one), width and whether it has a name.
type Row = (IntType, u64, bool);

const N: bool = true;
const U: bool = false;

/// The fields; the first [`CORE`] of them make the structures of three.
const FIELDS: [Row; 57] = [
    (Int, 3, N),
    (Int, 0, U),
    (Char, 7, N),
    (Char, 0, U),
    (Short, 9, N),
    (Short, 3, U),
    (Int, 31, N),
    (Int, 17, U),
    (LongLong, 33, N),
    (LongLong, 0, U),
    (LongLong, 15, N),
    (Bool, 1, N),
    (Char, 8, N),
    (Int, 8, N),
    (LongLong, 17, U),
    (Short, 15, N),
    (Char, 1, N),
    (Char, 3, N),
    (Char, 1, U),
    (Char, 3, U),
    (Char, 7, U),
    (Char, 8, U),
    (Short, 0, U),
    (Short, 1, N),
    (Short, 3, N),
    (Short, 7, N),
    (Short, 8, N),
    (Short, 1, U),
    (Short, 7, U),
    (Short, 8, U),
    (Short, 9, U),
    (Short, 15, U),
    (Int, 1, N),
    (Int, 7, N),
    (Int, 9, N),
    (Int, 15, N),
    (Int, 17, N),
    (Int, 1, U),
    (Int, 3, U),
    (Int, 7, U),
    (Int, 9, U),
    (Int, 15, U),
    (Int, 31, U),
    (LongLong, 1, N),
    (LongLong, 3, N),
    (LongLong, 7, N),
    (LongLong, 8, N),
    (LongLong, 9, N),
    (LongLong, 17, N),
    (LongLong, 31, N),
    (LongLong, 1, U),
    (LongLong, 8, U),
    (LongLong, 15, U),
    (LongLong, 31, U),
    (LongLong, 33, U),
    (Bool, 0, U),
    (Bool, 1, U),
];

/// How many of [`FIELDS`] make the structures of three fields.
const CORE: u32 = 16;

/// What stands on the record or on its last field.
#[derive(Clone, Copy)]
enum Attribute {
    None,
    Packed,
    Pack(u64),
    LastPacked,
    LastAligned(u64),
    Aligned(u64),
}

const ATTRIBUTES: [Attribute; 8] = [
    Attribute::None,
    Attribute::Packed,
    Attribute::Pack(1),
    Attribute::Pack(2),
    Attribute::Pack(4),
    Attribute::LastPacked,
    Attribute::LastAligned(4),
    Attribute::Aligned(16),
];

const ALL: u32 = FIELDS.len() as u32;
const SHAPES: u32 = ALL + ALL * ALL + CORE * CORE * CORE;

/// The enumerated structures, by number.
#[derive(Clone, Copy, Debug)]
pub struct SmallWorld;

impl SmallWorld {
    /// Numbers below this may stand for a structure.
    pub const SIZE: u32 = SHAPES * ATTRIBUTES.len() as u32;

    /// The structure of a number, if it stands for one.
    #[must_use]
    pub fn record(number: u32) -> Option<Record> {
        let attribute = *ATTRIBUTES.get((number / SHAPES) as usize)?;
        let fields: Vec<Field> =
            fields(number % SHAPES).into_iter().enumerate().map(|(at, row)| field(at, row)).collect();
        let named = fields.iter().any(|f| f.name.is_some());
        named.then(|| Record::structure("S0", fields)).and_then(|record| attributed(record, attribute))
    }

    /// The first structure from a number on, beginning again after the last.
    #[must_use]
    pub fn next(number: u32) -> Record {
        let from = number % SmallWorld::SIZE;
        let found = (from..SmallWorld::SIZE).chain(0..from).find_map(SmallWorld::record);
        found.unwrap_or_else(|| Record::structure("S0", vec![Field::bit_field("f0", Type::INT, 3)]))
    }

    /// All of them.
    pub fn records() -> impl Iterator<Item = Record> {
        (0..SmallWorld::SIZE).filter_map(SmallWorld::record)
    }
}

/// The fields of a shape, as digits of its number.
fn fields(shape: u32) -> Vec<Row> {
    let row = |digit: u32| FIELDS[digit as usize];
    match shape {
        one if one < ALL => vec![row(one)],
        two if two < ALL + ALL * ALL => vec![row((two - ALL) / ALL), row((two - ALL) % ALL)],
        three => {
            let three = three - ALL - ALL * ALL;
            [three / CORE / CORE, three / CORE % CORE, three % CORE].map(row).to_vec()
        }
    }
}

/// Every second field is unsigned: the sign shows in what is read, never in where it lies.
fn field(at: usize, (int, width, named): Row) -> Field {
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

/// The record with the attribute; `None` where compilers would warn of it or differ by design.
fn attributed(mut record: Record, attribute: Attribute) -> Option<Record> {
    match attribute {
        Attribute::None => {}
        Attribute::Packed => record.packed = true,
        Attribute::Pack(bytes) => record.pragma_pack = Align::from_bytes(bytes),
        Attribute::Aligned(bytes) => record.aligned = Align::from_bytes(bytes),
        Attribute::LastPacked => last(&mut record, |f| !is_byte(f))?.packed = true,
        Attribute::LastAligned(bytes) => last(&mut record, |_| true)?.aligned = Align::from_bytes(bytes),
    }
    Some(record)
}

/// The last field, if it has a name and fits.
fn last(record: &mut Record, fits: impl Fn(&Field) -> bool) -> Option<&mut Field> {
    record.fields.last_mut().filter(|f| f.name.is_some() && fits(f))
}

/// Aligned to one byte already.
fn is_byte(field: &Field) -> bool {
    matches!(field.ty, Type::Int(int) if int.storage() == Bits(8))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn there_are_tens_of_thousands_and_no_two_are_equal() {
        let all: Vec<Record> = SmallWorld::records().collect();
        assert!((20_000..100_000).contains(&all.len()), "{}", all.len());
        let distinct: BTreeSet<String> = all.iter().map(|r| format!("{r:?}")).collect();
        assert_eq!(distinct.len(), all.len());
    }

    #[test]
    fn fields_are_distinct_and_legal() {
        let distinct: BTreeSet<Row> = FIELDS.into_iter().collect();
        assert_eq!(distinct.len(), FIELDS.len());
        for (int, width, named) in FIELDS {
            assert!(Bits(width) <= int.width() && (width > 0 || !named), "{int:?} {width}");
        }
    }

    #[test]
    fn every_number_leads_to_a_structure() {
        for number in [0, 1, SHAPES, SmallWorld::SIZE - 1, SmallWorld::SIZE, u32::MAX] {
            assert!(SmallWorld::next(number).fields.iter().any(|f| f.name.is_some()));
        }
    }
}
