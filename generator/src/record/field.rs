//! The table of members.

use lang::{EnumId, Field, FloatType, IntType, Record, RecordId, Type};
use smol_str::format_smolstr;

use super::{Draft, Place, scalars};
use crate::choices::Choices;
use crate::feature::Features;
use crate::production::{self, Kind, Production};
use crate::special;

type Row = Production<fn(&Draft<'_, '_, '_>) -> bool, fn(&mut Draft<'_, '_, '_>) -> Field>;

const fn row(
    name: &'static str,
    weight: u32,
    needs: Features,
    possible: fn(&Draft<'_, '_, '_>) -> bool,
    build: fn(&mut Draft<'_, '_, '_>) -> Field,
) -> Row {
    Production { name, kind: Kind::Field, weight, needs, possible, build }
}

/// Every kind of member; the first is always open.
pub(crate) static FIELDS: &[Row] = &[
    row("field-integer", 12, Features::empty(), |_| true, integer),
    row("field-bits", 40, Features::BIT_FIELD, |_| true, bits),
    row("field-bool-bits", 6, Features::BOOL_BIT_FIELD, |_| true, bool_bits),
    row("field-enum-bits", 6, Features::ENUM_BIT_FIELD, |_| true, enum_bits),
    row("field-unnamed-bits", 7, Features::UNNAMED_BIT_FIELD, |_| true, unnamed_bits),
    row("field-zero-width", 6, Features::ZERO_WIDTH, |_| true, zero_width),
    row("field-bool", 4, Features::BOOL, |_| true, boolean),
    row("field-enum", 4, Features::ENUM, |_| true, enumeration),
    row("field-float", 9, Features::FLOAT_FIELD, |_| true, float),
    row("field-pointer", 4, Features::POINTER_FIELD, |_| true, pointer),
    row("field-array", 6, Features::ARRAY_FIELD, |d| d.place.room > 1, array),
    row("field-record", 18, Features::NESTED_RECORD, |d| !d.nestable(1).is_empty(), nested),
    row("field-record-array", 5, Features::RECORD_ARRAY, |d| !d.nestable(2).is_empty(), record_array),
    row("field-int128", 4, Features::INT128, |_| true, int128),
    row("field-int128-bits", 6, Features::INT128_BIT_FIELD, |_| true, int128_bits),
    row("field-bit-int", 5, Features::BIT_INT, |_| true, bit_int),
    row("field-bit-int-bits", 6, Features::BIT_INT_BIT_FIELD, |_| true, bit_int_bits),
    row("field-long-double", 5, Features::LONG_DOUBLE, |_| true, long_double),
    row("field-half", 5, Features::HALF, |_| true, half),
    row("field-fp16", 6, Features::STORAGE16, |_| true, storage16),
    row("field-complex", 5, Features::COMPLEX, |d| d.place.room > 1, complex),
    row("field-vector", 6, Features::VECTOR, |d| d.place.room > 1, vector),
    row("field-anonymous", 7, Features::ANONYMOUS_RECORD, |d| !d.place.inner && d.place.room > 1, anonymous),
];

/// Draws the next member.
pub(super) fn draw(draft: &mut Draft<'_, '_, '_>) -> Field {
    let open = production::open(FIELDS, draft.types.enabled, |row| (row.possible)(draft));
    let row = production::draw(draft.choices, FIELDS, draft.types.focus, open);
    if let Some(trace) = &mut draft.types.trace {
        trace.push(row.name);
    }
    (row.build)(draft)
}

const INTEGERS: [IntType; 11] = [
    IntType::Int,
    IntType::UInt,
    IntType::Char,
    IntType::SChar,
    IntType::UChar,
    IntType::Short,
    IntType::UShort,
    IntType::Long,
    IntType::ULong,
    IntType::LongLong,
    IntType::ULongLong,
];

/// A width up to `most`, often one where a byte, word or type ends.
fn width(choices: &mut Choices<'_>, most: u64) -> u64 {
    let edge = choices.of([3, 1, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64]);
    let any = 1 + u64::from(choices.below(most as u32));
    if edge <= most && choices.chance(8) { edge } else { any }
}

impl Draft<'_, '_, '_> {
    /// The widest bit-field of a type that the features allow.
    fn widest(&self, int: IntType) -> u64 {
        let full = int.width().0;
        let below_full = if self.may(Features::FULL_BIT_FIELD) { full } else { full - 1 };
        if self.may(Features::WIDE_BIT_FIELD) { below_full } else { below_full.min(32) }
    }

    /// The records of which so many fit in here.
    fn nestable(&self, times: u32) -> Vec<RecordId> {
        let packs = self.packs();
        let shapes = &self.types.shapes;
        let fits = |id: &&RecordId| {
            let shape = &shapes[id.index()];
            let room = scalars(shapes, &Type::Record(**id)) * times <= self.place.room;
            let misaligned = packs && shape.over_aligned;
            room && !self.place.inner && !misaligned && !shape.flexible
        };
        self.types.named.iter().filter(fits).copied().collect()
    }

    fn member(&self, ty: Type) -> Field {
        Field::member(self.name(), ty)
    }
}

fn integer(draft: &mut Draft<'_, '_, '_>) -> Field {
    let int = draft.choices.of(INTEGERS);
    draft.member(Type::Int(int))
}

fn bits(draft: &mut Draft<'_, '_, '_>) -> Field {
    let int = draft.choices.of(INTEGERS);
    let widest = draft.widest(int);
    let full = draft.may(Features::FULL_BIT_FIELD) && draft.choices.chance(2);
    let width = if full { widest } else { width(draft.choices, widest) };
    Field::bit_field(draft.name(), Type::Int(int), width)
}

fn bool_bits(draft: &mut Draft<'_, '_, '_>) -> Field {
    Field::bit_field(draft.name(), Type::Int(IntType::Bool), 1)
}

/// At least as wide as the constants need: gcc warns of an enumeration's bit-field that is narrower.
fn enum_bits(draft: &mut Draft<'_, '_, '_>) -> Field {
    let id = any_enum(draft);
    let needed = draft.types.program[id].constants.iter().map(|(_, v)| bits_of(*v)).max().unwrap_or(1);
    let negative = draft.types.program[id].constants.iter().any(|(_, v)| *v < 0);
    let least = needed + u64::from(negative);
    let widest = draft.types.program[id].underlying().width().0;
    let width = least + u64::from(draft.choices.below((widest + 1).saturating_sub(least) as u32));
    Field::bit_field(draft.name(), Type::Enum(id), width)
}

/// The bits of a value without its sign.
fn bits_of(value: i64) -> u64 {
    let magnitude = if value < 0 { !value } else { value };
    u64::from(64 - magnitude.leading_zeros()).max(1)
}

fn unnamed_bits(draft: &mut Draft<'_, '_, '_>) -> Field {
    let int = draft.choices.of(INTEGERS);
    let widest = draft.widest(int);
    let width = width(draft.choices, widest);
    Field::unnamed(Type::Int(int), width)
}

/// An unnamed bit-field in a record without others, of width zero or more.
pub(super) fn unnamed(choices: &mut Choices<'_>) -> Field {
    let int = choices.of(INTEGERS);
    let width = if choices.chance(6) { 0 } else { width(choices, int.width().0) };
    Field::unnamed(Type::Int(int), width)
}

fn zero_width(draft: &mut Draft<'_, '_, '_>) -> Field {
    let int = draft.choices.of(INTEGERS);
    Field::unnamed(Type::Int(int), 0)
}

fn boolean(draft: &mut Draft<'_, '_, '_>) -> Field {
    draft.member(Type::Int(IntType::Bool))
}

fn enumeration(draft: &mut Draft<'_, '_, '_>) -> Field {
    let id = any_enum(draft);
    draft.member(Type::Enum(id))
}

fn any_enum(draft: &mut Draft<'_, '_, '_>) -> EnumId {
    EnumId(draft.choices.below(draft.types.program.enums.len() as u32))
}

fn float(draft: &mut Draft<'_, '_, '_>) -> Field {
    let float = draft.choices.of([FloatType::Float, FloatType::Double]);
    draft.member(Type::Float(float))
}

fn pointer(draft: &mut Draft<'_, '_, '_>) -> Field {
    draft.member(pointee().pointer_to())
}

/// What pointers in records point to. They may be null, so they are followed nowhere, and no parameter is a
/// pointer to the same type.
pub(crate) const fn pointee() -> Type {
    Type::Float(FloatType::Double)
}

fn array(draft: &mut Draft<'_, '_, '_>) -> Field {
    let element = match draft.choices.below(4) {
        0 if draft.may(Features::FLOAT_FIELD) => {
            Type::Float(draft.choices.of([FloatType::Float, FloatType::Double]))
        }
        _ => Type::Int(draft.choices.of(INTEGERS)),
    };
    let count = draft.elements(1);
    draft.member(Type::Array(Box::new(element), count))
}

fn int128(draft: &mut Draft<'_, '_, '_>) -> Field {
    let int = special::int128(draft.choices);
    draft.member(Type::Int(int))
}

/// Mostly wider than a word.
fn int128_bits(draft: &mut Draft<'_, '_, '_>) -> Field {
    let int = special::int128(draft.choices);
    let widest = if draft.may(Features::FULL_BIT_FIELD) { 128 } else { 127 };
    let width = match draft.choices.chance(8) {
        true => draft.choices.of([65, 100, 127, 96, 72, 64]),
        false => width(draft.choices, widest),
    };
    Field::bit_field(draft.name(), Type::Int(int), width)
}

fn bit_int(draft: &mut Draft<'_, '_, '_>) -> Field {
    let int = special::bit_int(draft.choices, draft.types.enabled);
    draft.member(Type::Int(int))
}

fn bit_int_bits(draft: &mut Draft<'_, '_, '_>) -> Field {
    let int = special::bit_int(draft.choices, draft.types.enabled);
    let full = int.width().0;
    let widest = if draft.may(Features::FULL_BIT_FIELD) { full } else { full - 1 };
    let width = width(draft.choices, widest.max(1));
    Field::bit_field(draft.name(), Type::Int(int), width)
}

fn long_double(draft: &mut Draft<'_, '_, '_>) -> Field {
    draft.member(Type::Float(FloatType::LongDouble))
}

fn half(draft: &mut Draft<'_, '_, '_>) -> Field {
    draft.member(Type::Float(FloatType::Half))
}

fn storage16(draft: &mut Draft<'_, '_, '_>) -> Field {
    draft.member(Type::Float(FloatType::Storage16))
}

fn complex(draft: &mut Draft<'_, '_, '_>) -> Field {
    let ty = special::complex(draft.choices, draft.types.enabled);
    draft.member(ty)
}

/// A vector, also where its lanes are more than what was left for scalars.
fn vector(draft: &mut Draft<'_, '_, '_>) -> Field {
    let ty = special::vector(draft.choices, draft.types.enabled);
    draft.member(ty)
}

fn nested(draft: &mut Draft<'_, '_, '_>) -> Field {
    let records = draft.nestable(1);
    match draft.choices.pick(&records) {
        Some(id) => draft.member(Type::Record(*id)),
        None => integer(draft),
    }
}

fn record_array(draft: &mut Draft<'_, '_, '_>) -> Field {
    let records = draft.nestable(2);
    match draft.choices.pick(&records).copied() {
        Some(id) => {
            let ty = Type::Record(id);
            let count = draft.elements(scalars(&draft.types.shapes, &ty));
            draft.member(Type::Array(Box::new(ty), count))
        }
        None => integer(draft),
    }
}

impl Draft<'_, '_, '_> {
    /// How many elements of so many scalars each an array has here.
    fn elements(&mut self, each: u32) -> u32 {
        let most = (self.place.room / each.max(1)).min(self.types.limits.elements).max(1);
        self.choices.between(1.max(most.min(2)), most)
    }
}

fn anonymous(draft: &mut Draft<'_, '_, '_>) -> Field {
    let number = draft.types.program.records.len();
    let record = Record::structure(format_smolstr!("A{number}"), Vec::new());
    let prefix = format!("a{number}_");
    let flat = draft.packs();
    let record =
        draft.types.draft(draft.choices, record, Place { prefix, room: draft.place.room, inner: true, flat });
    Field::anonymous(Type::Record(draft.types.add(record)))
}
