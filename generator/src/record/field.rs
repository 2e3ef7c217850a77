//! The production table of members.

use lang::{EnumId, Features, Field, FloatType, IntType, Record, RecordId, Type};
use smol_str::format_smolstr;

use super::{RecordContext, RecordDraft, scalars};
use crate::choices::Choices;
use crate::extended_types;
use crate::production::{self, Production, row};

type FieldProduction =
    Production<fn(&RecordDraft<'_, '_, '_>) -> bool, fn(&mut RecordDraft<'_, '_, '_>) -> Field>;

/// Every kind of member; the first is always open. Few programs may have extended types, and those shall have several.
pub(crate) static FIELDS: &[FieldProduction] = &[
    row("field-integer", 12, Features::empty(), |_| true, integer),
    row(
        "field-like-the-last",
        16,
        Features::empty(),
        |d| d.repeatable().is_some() && !d.overlaps(),
        like_the_last,
    ),
    row("field-bits", 40, Features::BIT_FIELD, |_| true, bits),
    row("field-bool-bits", 6, Features::BOOL_BIT_FIELD, |_| true, bool_bits),
    row("field-enum-bits", 6, Features::ENUM_BIT_FIELD, |_| true, enum_bits),
    row("field-unnamed-bits", 7, Features::UNNAMED_BIT_FIELD, |_| true, unnamed_bits),
    row("field-zero-width", 6, Features::ZERO_WIDTH, |_| true, zero_width),
    row("field-bool", 4, Features::BOOL, |_| true, boolean),
    row("field-enum", 4, Features::ENUM, |_| true, enumeration),
    row("field-float", 9, Features::FLOAT_FIELD, |_| true, float),
    row("field-pointer", 4, Features::POINTER_FIELD, |_| true, pointer),
    row("field-array", 6, Features::ARRAY_FIELD, |d| d.context.scalars_left > 1, array),
    row("field-record", 22, Features::NESTED_RECORD, |d| !d.nestable(1).is_empty(), nested),
    row(
        "field-record-array",
        12,
        Features::RECORD_ARRAY,
        |d| !d.context.nested && d.context.scalars_left > 1,
        record_array,
    ),
    row("field-int128", 8, Features::INT128, |_| true, int128),
    row("field-int128-bits", 12, Features::INT128_BIT_FIELD, |_| true, int128_bits),
    row("field-bit-int", 10, Features::BIT_INT, |_| true, bit_int),
    row("field-bit-int-bits", 12, Features::BIT_INT_BIT_FIELD, |_| true, bit_int_bits),
    row("field-long-double", 10, Features::LONG_DOUBLE, |_| true, long_double),
    row("field-float128", 8, Features::QUAD, |_| true, quad),
    row("field-decimal", 12, Features::DECIMAL, |_| true, decimal),
    row("field-float32x", 10, Features::FLOAT32X, |_| true, float32x),
    row("field-half", 10, Features::HALF, |_| true, half),
    row("field-fp16", 12, Features::STORAGE16, |_| true, storage16),
    row("field-complex", 10, Features::COMPLEX, |d| d.context.scalars_left > 1, complex),
    row("field-vector", 12, Features::VECTOR, |d| d.context.scalars_left > 1, vector),
    row(
        "field-anonymous",
        7,
        Features::ANONYMOUS_RECORD,
        |d| !d.context.nested && d.context.scalars_left > 1,
        anonymous,
    ),
];

/// Draws the next member.
pub(super) fn draw(draft: &mut RecordDraft<'_, '_, '_>) -> Field {
    let padded = draft.left_by_padding(IntType::Int128).is_some() && draft.choices.chance(8);
    let is_open = |row: &FieldProduction| {
        let repeats = draft.overlaps() && draft.drawn.contains(&row.name);
        let first = row.name == FIELDS[0].name;
        (row.possible)(draft) && (first || !repeats) && (!padded || row.needs == Features::INT128_BIT_FIELD)
    };
    let open = production::open(FIELDS, draft.types.enabled, is_open);
    let row = production::draw(draft.choices, FIELDS, draft.types.focus, open);
    draft.drawn.push(row.name);
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

/// Draws a width in bits up to `most`, often near the width of a byte, word or type.
fn width(choices: &mut Choices<'_>, most: u64) -> u64 {
    let edge = choices.one_of([3, 1, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64]);
    let any = 1 + u64::from(choices.below(most as u32));
    if edge <= most && choices.chance(8) { edge } else { any }
}

impl RecordDraft<'_, '_, '_> {
    /// The greatest width in bits that the features allow for a bit-field of a type.
    fn widest(&self, int: IntType) -> u64 {
        let full = int.width().0;
        let below_full = if self.allows(Features::FULL_BIT_FIELD) { full } else { full - 1 };
        if self.allows(Features::WIDE_BIT_FIELD) { below_full } else { below_full.min(32) }
    }

    /// The records of which `times` fit into this one.
    fn nestable(&self, times: u32) -> Vec<RecordId> {
        let packs = self.packs();
        let summaries = &self.types.summaries;
        let is_nestable = |id: &&RecordId| {
            let summary = &summaries[id.index()];
            let fits = scalars(summaries, &Type::Record(**id)) * times <= self.context.scalars_left;
            let misaligned = packs && summary.over_aligned;
            fits && !self.context.nested && !misaligned && !summary.flexible
        };
        self.types.named.iter().filter(is_nestable).copied().collect()
    }

    fn member(&self, ty: Type) -> Field {
        Field::member(self.name(), ty)
    }
}

impl RecordDraft<'_, '_, '_> {
    /// The last member, if another one like it fits. A flexible array member is no member yet when others are drawn.
    fn repeatable(&self) -> Option<&Field> {
        let last = self.record.fields.last()?;
        let is_repeatable = last.name.is_some() && !last.is_anonymous_record();
        (is_repeatable && self.scalars(last) <= self.context.scalars_left).then_some(last)
    }
}

impl RecordDraft<'_, '_, '_> {
    /// True for a union in a program about unions: another member of the same kind overlaps the first and adds little.
    fn overlaps(&self) -> bool {
        self.record.is_union() && self.types.focus.contains(Features::UNION)
    }

    /// The bits that an unnamed bit-field at the end of a structure leaves of its type's width, in programs about such.
    fn left_by_padding(&self, int: IntType) -> Option<u64> {
        if self.record.is_union() {
            return None;
        }
        let last = self.record.fields.last().filter(|last| last.is_unnamed_bit_field())?;
        let about = Features::UNNAMED_BIT_FIELD | Features::INT128_BIT_FIELD;
        let is_alike = matches!(last.ty, Type::Int(of) if of.width() == int.width());
        let used = last.bits.filter(|_| is_alike && self.types.focus.contains(about))?.0;
        int.width().0.checked_sub(used).filter(|left| used > 0 && *left > 0)
    }
}

/// A member of the last one's type and width: rules speak of several members that are alike, homogeneous aggregates and
/// halves of an eightbyte among them, and chance rarely gives these.
fn like_the_last(draft: &mut RecordDraft<'_, '_, '_>) -> Field {
    match draft.repeatable().map(|last| (last.ty.clone(), last.bits)) {
        Some((ty, bits)) => Field { bits, ..draft.member(ty) },
        None => integer(draft),
    }
}

fn integer(draft: &mut RecordDraft<'_, '_, '_>) -> Field {
    let int = draft.choices.one_of(INTEGERS);
    draft.member(Type::Int(int))
}

fn bits(draft: &mut RecordDraft<'_, '_, '_>) -> Field {
    let int = draft.choices.one_of(INTEGERS);
    let widest = draft.widest(int);
    let full = draft.allows(Features::FULL_BIT_FIELD) && draft.likely(Features::FULL_BIT_FIELD, 2);
    let width = if full { widest } else { width(draft.choices, widest) };
    Field::bit_field(draft.name(), Type::Int(int), width)
}

fn bool_bits(draft: &mut RecordDraft<'_, '_, '_>) -> Field {
    Field::bit_field(draft.name(), Type::Int(IntType::Bool), 1)
}

/// A bit-field of an enumeration, at least as wide as the constants need: gcc warns about a narrower one.
fn enum_bits(draft: &mut RecordDraft<'_, '_, '_>) -> Field {
    let id = any_enum(draft);
    let needed = draft.types.program[id].constants.iter().map(|(_, v)| bits_of(*v)).max().unwrap_or(1);
    let negative = draft.types.program[id].constants.iter().any(|(_, v)| *v < 0);
    let least = needed + u64::from(negative);
    let widest = draft.types.program[id].underlying().width().0;
    let width = least + u64::from(draft.choices.below((widest + 1).saturating_sub(least) as u32));
    Field::bit_field(draft.name(), Type::Enum(id), width)
}

/// The number of bits of a value without its sign bit.
fn bits_of(value: i64) -> u64 {
    let magnitude = if value < 0 { !value } else { value };
    u64::from(64 - magnitude.leading_zeros()).max(1)
}

fn unnamed_bits(draft: &mut RecordDraft<'_, '_, '_>) -> Field {
    if draft.allows(Features::INT128_BIT_FIELD) && draft.likely(Features::INT128_BIT_FIELD, 6) {
        let Field { ty, bits, .. } = int128_bits(draft);
        return Field { bits, ..Field::unnamed(ty, 0) };
    }
    let int = draft.choices.one_of(INTEGERS);
    let widest = draft.widest(int);
    let width = width(draft.choices, widest);
    Field::unnamed(Type::Int(int), width)
}

/// Draws an unnamed bit-field of width zero or more, for a record that has only such.
pub(super) fn unnamed(choices: &mut Choices<'_>) -> Field {
    let int = choices.one_of(INTEGERS);
    let width = if choices.chance(6) { 0 } else { width(choices, int.width().0) };
    Field::unnamed(Type::Int(int), width)
}

fn zero_width(draft: &mut RecordDraft<'_, '_, '_>) -> Field {
    let int = draft.choices.one_of(INTEGERS);
    Field::unnamed(Type::Int(int), 0)
}

fn boolean(draft: &mut RecordDraft<'_, '_, '_>) -> Field {
    draft.member(Type::Int(IntType::Bool))
}

fn enumeration(draft: &mut RecordDraft<'_, '_, '_>) -> Field {
    let id = any_enum(draft);
    draft.member(Type::Enum(id))
}

fn any_enum(draft: &mut RecordDraft<'_, '_, '_>) -> EnumId {
    EnumId(draft.choices.below(draft.types.program.enums.len() as u32))
}

fn float(draft: &mut RecordDraft<'_, '_, '_>) -> Field {
    let float = draft.choices.one_of([FloatType::Float, FloatType::Double]);
    draft.member(Type::Float(float))
}

fn pointer(draft: &mut RecordDraft<'_, '_, '_>) -> Field {
    draft.member(pointee().pointer_to())
}

/// The type that pointers in records point to. These pointers may be null, so no program dereferences them, and no
/// parameter is a pointer to the same type.
pub(crate) const fn pointee() -> Type {
    Type::Float(FloatType::Double)
}

fn array(draft: &mut RecordDraft<'_, '_, '_>) -> Field {
    let element = match draft.choices.below(4) {
        0 if draft.allows(Features::FLOAT_FIELD) => {
            Type::Float(draft.choices.one_of([FloatType::Float, FloatType::Double]))
        }
        1 => extended_element(draft).unwrap_or(Type::INT),
        _ => Type::Int(draft.choices.one_of(INTEGERS)),
    };
    let count = draft.elements(1);
    draft.member(Type::Array(Box::new(element), count))
}

/// An element of an extended type that is a scalar: as it is aligned and classified, so is the array; `None` if the program has none.
fn extended_element(draft: &mut RecordDraft<'_, '_, '_>) -> Option<Type> {
    let open: Vec<Type> = EXTENDED_ELEMENTS
        .into_iter()
        .filter(|(feature, _)| draft.allows(*feature))
        .map(|(_, element)| element)
        .collect();
    draft.choices.pick(&open).cloned()
}

const EXTENDED_ELEMENTS: [(Features, Type); 4] = [
    (Features::HALF, Type::Float(FloatType::Half)),
    (Features::INT128, Type::Int(IntType::Int128)),
    (Features::LONG_DOUBLE, Type::Float(FloatType::LongDouble)),
    (Features::QUAD, Type::Float(FloatType::Quad)),
];

fn int128(draft: &mut RecordDraft<'_, '_, '_>) -> Field {
    let int = extended_types::int128(draft.choices);
    draft.member(Type::Int(int))
}

/// A bit-field of `__int128`, mostly wider than a word, or with padding before it in its 16 bytes.
fn int128_bits(draft: &mut RecordDraft<'_, '_, '_>) -> Field {
    let int = extended_types::int128(draft.choices);
    if let Some(left) = draft.left_by_padding(int)
        && draft.choices.chance(10)
    {
        let width = 1 + u64::from(draft.choices.below(left as u32));
        return Field::bit_field(draft.name(), Type::Int(int), width);
    }
    let widest = if draft.allows(Features::FULL_BIT_FIELD) { 128 } else { 127 };
    let width = match draft.choices.chance(8) {
        true => draft.choices.one_of([65, 100, 127, 96, 72, 64]),
        false => width(draft.choices, widest),
    };
    Field::bit_field(draft.name(), Type::Int(int), width)
}

fn bit_int(draft: &mut RecordDraft<'_, '_, '_>) -> Field {
    let int = extended_types::bit_int(draft.choices, draft.types.enabled);
    draft.member(Type::Int(int))
}

fn bit_int_bits(draft: &mut RecordDraft<'_, '_, '_>) -> Field {
    let int = extended_types::bit_int(draft.choices, draft.types.enabled);
    let full = int.width().0;
    let widest = if draft.allows(Features::FULL_BIT_FIELD) { full } else { full - 1 };
    let width = width(draft.choices, widest.max(1));
    Field::bit_field(draft.name(), Type::Int(int), width)
}

fn long_double(draft: &mut RecordDraft<'_, '_, '_>) -> Field {
    draft.member(Type::Float(FloatType::LongDouble))
}

fn quad(draft: &mut RecordDraft<'_, '_, '_>) -> Field {
    draft.member(Type::Float(FloatType::Quad))
}

fn float32x(draft: &mut RecordDraft<'_, '_, '_>) -> Field {
    draft.member(Type::Float(FloatType::Float32x))
}

fn decimal(draft: &mut RecordDraft<'_, '_, '_>) -> Field {
    let float = extended_types::decimal(draft.choices);
    draft.member(Type::Float(float))
}

fn half(draft: &mut RecordDraft<'_, '_, '_>) -> Field {
    draft.member(Type::Float(FloatType::Half))
}

fn storage16(draft: &mut RecordDraft<'_, '_, '_>) -> Field {
    draft.member(Type::Float(FloatType::Storage16))
}

fn complex(draft: &mut RecordDraft<'_, '_, '_>) -> Field {
    let ty = extended_types::complex(draft.choices, draft.types.enabled);
    draft.member(ty)
}

/// A vector; its lanes may exceed the number of scalars left.
fn vector(draft: &mut RecordDraft<'_, '_, '_>) -> Field {
    let ty = extended_types::vector(draft.choices, draft.types.enabled);
    draft.member(ty)
}

fn nested(draft: &mut RecordDraft<'_, '_, '_>) -> Field {
    let records = draft.nestable(1);
    match draft.choices.pick(&records) {
        Some(id) => draft.member(Type::Record(*id)),
        None => integer(draft),
    }
}

/// An array of one of the program's records, or of a small one that only this array has: calling conventions look into arrays that
/// fit into two eightbytes, and few arrays of other records do.
fn record_array(draft: &mut RecordDraft<'_, '_, '_>) -> Field {
    let records = draft.nestable(2);
    let id = match draft.choices.pick(&records).copied() {
        Some(id) if draft.choices.chance(8) => id,
        _ => small_element(draft),
    };
    let ty = Type::Record(id);
    let count = draft.elements(scalars(&draft.types.summaries, &ty));
    draft.member(Type::Array(Box::new(ty), count))
}

/// Adds a record of one or two scalars to the program.
fn small_element(draft: &mut RecordDraft<'_, '_, '_>) -> RecordId {
    let number = draft.types.program.records.len();
    let record = Record::structure(format_smolstr!("N{number}"), Vec::new());
    let scalars_left = draft.choices.number_between(1, 2).min(draft.context.scalars_left / 2);
    let context =
        RecordContext { prefix: "f".to_owned(), scalars_left, nested: true, in_packed: draft.packs() };
    let record = draft.types.draft(draft.choices, record, context);
    draft.types.add(record)
}

impl RecordDraft<'_, '_, '_> {
    /// Draws the number of elements of an array whose elements have `each` scalars.
    fn elements(&mut self, each: u32) -> u32 {
        let most = (self.context.scalars_left / each.max(1)).min(self.types.limits.elements).max(1);
        self.choices.number_between(1.max(most.min(2)), most)
    }
}

fn anonymous(draft: &mut RecordDraft<'_, '_, '_>) -> Field {
    let number = draft.types.program.records.len();
    let record = Record::structure(format_smolstr!("A{number}"), Vec::new());
    let prefix = format!("a{number}_");
    let in_packed = draft.packs();
    let record = draft.types.draft(
        draft.choices,
        record,
        RecordContext { prefix, scalars_left: draft.context.scalars_left, nested: true, in_packed },
    );
    Field::anonymous(Type::Record(draft.types.add(record)))
}
