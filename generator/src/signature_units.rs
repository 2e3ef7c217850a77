//! Units of random signatures for plug-in engines: records and functions of what a language can say.
//!
//! They are drawn for what goes wrong with structs passed by value: small records of mixed members, registers that run out before
//! a record, results of every size. Many are ordinary, because most mistakes are in ordinary types.

use std::ops::RangeInclusive;

use lang::{
    Align, EnumDef, EnumId, Features, Field, FloatType, IntType, NARROW_BIT_INT, Program, Record, RecordId,
    RecordKind, Signature, SignatureUnit, Target, Type, VariadicTail, feature_set, record_can_be_big_endian,
    record_can_be_untagged, union_can_be_transparent,
};
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use smol_str::format_smolstr;

/// The functions of a unit that share one record, on average.
const FUNCTIONS_PER_RECORD: u32 = 2;
/// The most times that something is drawn again because the language cannot say it; then it is something plain.
const ATTEMPTS: u32 = 24;
/// The most members of a record.
const MOST_MEMBERS: u32 = 6;
/// The width in bits of the widest `_BitInt` that is drawn.
const WIDEST_BIT_INT: u16 = 255;

/// A kind of scalar type, and how often it is drawn.
struct ScalarRow {
    weight: u32,
    ty: fn(&mut ChaCha8Rng) -> Type,
}

/// The scalar types, the ordinary ones more often.
const SCALARS: [ScalarRow; 21] = [
    ScalarRow { weight: 12, ty: |_| Type::Int(IntType::Int) },
    ScalarRow { weight: 5, ty: |_| Type::Int(IntType::UInt) },
    ScalarRow { weight: 8, ty: |_| Type::Int(IntType::SChar) },
    ScalarRow { weight: 5, ty: |_| Type::Int(IntType::UChar) },
    ScalarRow { weight: 8, ty: |_| Type::Int(IntType::Short) },
    ScalarRow { weight: 4, ty: |_| Type::Int(IntType::UShort) },
    ScalarRow { weight: 9, ty: |_| Type::Int(IntType::Long) },
    ScalarRow { weight: 3, ty: |_| Type::Int(IntType::ULong) },
    ScalarRow { weight: 3, ty: |_| Type::Int(IntType::Bool) },
    ScalarRow {
        weight: 3,
        ty: |random| {
            Type::Int(*[IntType::Int128, IntType::UInt128].choose(random).unwrap_or(&IntType::Int128))
        },
    },
    ScalarRow { weight: 2, ty: bit_int },
    ScalarRow { weight: 1, ty: wide_bit_int },
    ScalarRow { weight: 14, ty: |_| Type::Float(FloatType::Float) },
    ScalarRow { weight: 14, ty: |_| Type::Float(FloatType::Double) },
    ScalarRow { weight: 3, ty: |_| Type::Float(FloatType::LongDouble) },
    ScalarRow { weight: 2, ty: |_| Type::Float(FloatType::Half) },
    ScalarRow { weight: 2, ty: |_| Type::Float(FloatType::Quad) },
    ScalarRow { weight: 2, ty: decimal },
    // Of the three decimal types the one that is split into eightbytes.
    ScalarRow { weight: 1, ty: |_| Type::Float(FloatType::Decimal128) },
    ScalarRow { weight: 3, ty: |_| Type::Int(IntType::Char).pointer_to() },
    ScalarRow { weight: 2, ty: |random| Type::Enum(EnumId(random.random_range(0..ENUMS))) },
];

/// The number of enumerations of a unit: signed, unsigned, packed.
const ENUMS: u32 = 3;

fn bit_int(random: &mut ChaCha8Rng) -> Type {
    bit_int_of(random, 2..=NARROW_BIT_INT)
}

/// A bit-precise integer that is an array of words: [`Features::WIDE_BIT_INT`]. Values have 256 bits.
fn wide_bit_int(random: &mut ChaCha8Rng) -> Type {
    bit_int_of(random, NARROW_BIT_INT + 1..=WIDEST_BIT_INT)
}

fn bit_int_of(random: &mut ChaCha8Rng, widths: RangeInclusive<u16>) -> Type {
    let width = random.random_range(widths);
    Type::Int(if random.random() { IntType::BitInt(width) } else { IntType::UBitInt(width) })
}

fn decimal(random: &mut ChaCha8Rng) -> Type {
    let all = [FloatType::Decimal32, FloatType::Decimal64, FloatType::Decimal128];
    Type::Float(*all.choose(random).unwrap_or(&FloatType::Decimal64))
}

/// Draws units.
struct Draw<'a> {
    random: ChaCha8Rng,
    types: Program,
    /// A function has to need no more than one of these.
    supported: &'a [Features],
}

/// A unit of `count` functions, each of which needs no more than one of the sets in `supported` has: what an engine can define,
/// and what it can call. Equal seeds give equal units.
#[must_use]
pub fn signature_unit(target: Target, sayable: &[Features], count: u32, seed: u64) -> SignatureUnit {
    let types = Program { enums: enumerations(), ..Program::empty(target) };
    let mut draw = Draw { random: ChaCha8Rng::seed_from_u64(seed), types, supported: sayable };
    let records = if draw.may(Features::RECORD_ARGUMENT) || draw.may(Features::RECORD_RESULT) {
        count / FUNCTIONS_PER_RECORD + 2
    } else {
        0
    };
    for _ in 0..records {
        draw.record();
    }
    let functions: Vec<Signature> = (0..count).map(|_| draw.function()).collect();
    // Last, so that nothing else depends on it.
    draw.take_tags();
    SignatureUnit::new(&draw.types, functions)
}

fn enumerations() -> Vec<EnumDef> {
    let of = |number: u32, constants: &[i64], packed| EnumDef {
        tag: format_smolstr!("E{number}"),
        constants: (0..)
            .zip(constants)
            .map(|(i, value)| (format_smolstr!("E{number}_{i}"), *value))
            .collect(),
        packed,
        aligned: None,
    };
    vec![of(0, &[-5, 3, 70_000], false), of(1, &[1, 77, 2_000_000_001], false), of(2, &[2, 90], true)]
}

impl Draw<'_> {
    /// True if some function that needs it can be said.
    fn may(&self, feature: Features) -> bool {
        self.supported.iter().any(|set| set.contains(feature))
    }

    /// True if one set has everything.
    fn is_sayable(&self, needed: Features) -> bool {
        self.supported.iter().any(|set| set.contains(needed))
    }

    fn chance(&mut self, in_hundred: u32) -> bool {
        self.random.random_range(0..100) < in_hundred
    }

    fn feature(&mut self, feature: Features, in_hundred: u32) -> bool {
        self.may(feature) && self.chance(in_hundred)
    }

    fn scalar(&mut self) -> Type {
        let total: u32 = SCALARS.iter().map(|row| row.weight).sum();
        for _ in 0..ATTEMPTS {
            let mut at = self.random.random_range(0..total);
            let row = SCALARS.iter().find(|row| {
                let here = at < row.weight;
                at = at.saturating_sub(row.weight);
                here
            });
            let Some(row) = row else { continue };
            let ty = (row.ty)(&mut self.random);
            if self.is_sayable(Features::of_type(&self.types, &ty)) {
                return ty;
            }
        }
        Type::INT
    }

    /// A record that some function can pass; after some attempts a plain one.
    fn record(&mut self) {
        let tag = format_smolstr!("R{}", self.types.records.len());
        let passed = Features::RECORD_ARGUMENT;
        let result = Features::RECORD_RESULT;
        for _ in 0..ATTEMPTS {
            let record = self.any_record(tag.clone());
            let needed = Features::of_record(&self.types, &record);
            let small = size_estimate(&self.types, &record) <= 96;
            if small && (self.is_sayable(needed | passed) || self.is_sayable(needed | result)) {
                self.types.records.push(record);
                return;
            }
        }
        let fields =
            vec![Field::member("m0", Type::INT), Field::member("m1", Type::Float(FloatType::Double))];
        self.types.records.push(Record::structure(tag, fields));
    }

    fn any_record(&mut self, tag: smol_str::SmolStr) -> Record {
        let mut record = Record::structure(tag, Vec::new());
        if self.feature(Features::HOLLOW_RECORD, 3) {
            return record;
        }
        if self.feature(Features::TRANSPARENT_UNION, 4) {
            return self.transparent_union(record);
        }
        if self.feature(Features::UNION, 14) {
            record.kind = RecordKind::Union { active: 0 };
        }
        let count =
            1 + self.random.random_range(0..MOST_MEMBERS).min(self.random.random_range(0..MOST_MEMBERS));
        // Members of one type are what homogeneous aggregates are made of.
        let one = self.chance(22).then(|| self.scalar());
        let bit_fields = self.feature(Features::BIT_FIELD, 40);
        for index in 0..count {
            let field = match &one {
                Some(ty) if !self.chance(10) => Field::member(format_smolstr!("m{index}"), ty.clone()),
                _ => self.field(index, bit_fields),
            };
            record.fields.push(field);
        }
        record.packed = self.feature(Features::PACKED_RECORD, 10);
        if self.feature(Features::ALIGNED_RECORD, 8) {
            record.aligned = self.alignment();
        }
        if self.feature(Features::PRAGMA_PACK, 4) {
            record.pragma_pack = Align::from_bytes(*[1, 2, 4].choose(&mut self.random).unwrap_or(&4));
        }
        if self.feature(Features::STORAGE_ORDER, 6) {
            record.big_endian = record_can_be_big_endian(&self.types, &record);
        }
        record
    }

    /// Takes the tags of some records, so that only a `typedef` names them.
    fn take_tags(&mut self) {
        for id in (0..).map(RecordId).take(self.types.records.len()) {
            let without = self.feature(Features::UNTAGGED_RECORD, 20);
            self.types[id].untagged = without && record_can_be_untagged(&self.types, id);
        }
    }

    /// A transparent union whose members all have the size of the first, which decides how the union is passed.
    fn transparent_union(&mut self, record: Record) -> Record {
        let mut fields = vec![Field::member("m0", self.scalar())];
        for _ in 0..ATTEMPTS {
            let further = Field::member(format_smolstr!("m{}", fields.len()), self.scalar());
            let with_it = fields.iter().cloned().chain([further]).collect();
            let union = Record { fields: with_it, kind: RecordKind::Union { active: 0 }, ..record.clone() };
            if union_can_be_transparent(&self.types, &union) {
                fields = union.fields;
            }
        }
        fields.truncate(3);
        let union = Record { fields, kind: RecordKind::Union { active: 0 }, ..record };
        let transparent = union_can_be_transparent(&self.types, &union);
        Record { transparent, ..union }
    }

    fn alignment(&mut self) -> Option<Align> {
        Align::from_bytes(*[2, 4, 8, 16, 16, 32].choose(&mut self.random).unwrap_or(&8))
    }

    fn field(&mut self, index: u32, bit_fields: bool) -> Field {
        let name = format_smolstr!("m{index}");
        if bit_fields && self.chance(60) {
            return self.bit_field(name);
        }
        let mut field = Field::member(name, self.member_type());
        let is_plain = field.ty.is_scalar();
        if self.feature(Features::PACKED_MEMBER, 4) {
            field.packed = true;
        }
        if self.feature(Features::ALIGNED_FIELD, 5) {
            field.aligned = self.alignment();
        }
        if is_plain && self.feature(Features::ALIGNED_TYPEDEF, 3) {
            field.typedef_align = self.alignment();
        }
        field
    }

    fn bit_field(&mut self, name: smol_str::SmolStr) -> Field {
        const TYPES: [IntType; 9] = [
            IntType::Int,
            IntType::UInt,
            IntType::Int,
            IntType::Long,
            IntType::ULong,
            IntType::Short,
            IntType::UChar,
            IntType::SChar,
            IntType::Bool,
        ];
        let int = *TYPES.choose(&mut self.random).unwrap_or(&IntType::Int);
        let most = int.width().0;
        let width = self.random.random_range(1..=most).min(self.random.random_range(1..=most));
        if self.feature(Features::UNNAMED_BIT_FIELD, 12) {
            let width = if self.chance(40) { 0 } else { width };
            return Field::unnamed(Type::Int(int), width);
        }
        Field::bit_field(name, Type::Int(int), width)
    }

    fn member_type(&mut self) -> Type {
        let earlier = self.types.records.len() as u32;
        if earlier > 0 && self.feature(Features::NESTED_RECORD, 12) {
            let back = self.random.random_range(1..=earlier.min(6));
            return Type::Record(RecordId(earlier - back));
        }
        if self.feature(Features::ARRAY_FIELD, 12) {
            let of = self.scalar();
            return Type::Array(Box::new(of), self.random.random_range(1..=5));
        }
        if self.feature(Features::ZERO_LENGTH, 4) {
            return Type::Array(Box::new(self.scalar()), 0);
        }
        if self.feature(Features::COMPLEX, 4) {
            return self.complex();
        }
        if self.feature(Features::VECTOR, 3) {
            return self.vector();
        }
        self.scalar()
    }

    fn complex(&mut self) -> Type {
        let wide = self.feature(feature_set![COMPLEX_WIDE LONG_DOUBLE], 20);
        let part = if wide {
            FloatType::LongDouble
        } else if self.chance(50) {
            FloatType::Float
        } else {
            FloatType::Double
        };
        Type::Complex(part.into())
    }

    fn vector(&mut self) -> Type {
        const LANES: [(Type, u32); 6] = [
            (Type::Float(FloatType::Float), 2),
            (Type::Float(FloatType::Float), 4),
            (Type::Float(FloatType::Double), 2),
            (Type::Int(IntType::Int), 4),
            (Type::Int(IntType::Short), 4),
            (Type::Int(IntType::SChar), 16),
        ];
        let [first, ..] = &LANES;
        let (lane, lanes) = LANES.choose(&mut self.random).unwrap_or(first);
        Type::Vector(Box::new(lane.clone()), *lanes)
    }

    fn function(&mut self) -> Signature {
        for _ in 0..ATTEMPTS {
            let signature = self.any_function();
            if self.is_sayable(Features::of_signature(&self.types, &signature)) {
                return signature;
            }
        }
        Signature { ret: Some(Type::INT), params: vec![self.scalar()], ..Signature::default() }
    }

    fn any_function(&mut self) -> Signature {
        let mut params = self.exhausting();
        let most = if self.chance(12) { 12 } else { 5 };
        for _ in 0..self.random.random_range(0..=most) {
            params.push(self.passed(55));
        }
        let ret = (!self.chance(12)).then(|| self.passed(70));
        let mut tail = None;
        if self.feature(Features::VARIADIC, 8) && !params.is_empty() {
            let named = params.len() as u32;
            for _ in 0..self.random.random_range(1..=4) {
                let ty = self.promoted();
                params.push(ty);
            }
            tail = Some(VariadicTail::ellipsis(named));
        }
        Signature { ret, params, tail, ..Signature::default() }
    }

    /// Scalars in front that use up registers, or all but one of them.
    fn exhausting(&mut self) -> Vec<Type> {
        if !self.chance(22) {
            return Vec::new();
        }
        let general = self.random.random_range(0..=8);
        let vector = self.random.random_range(0..=8);
        let (general, vector) = match self.random.random_range(0..3) {
            0 => (general, 0),
            1 => (0, vector),
            _ => (general, vector),
        };
        let mut params = vec![Type::Int(IntType::Long); general];
        params.extend(vec![Type::Float(FloatType::Double); vector]);
        params
    }

    /// The type of a parameter or result: a record that often, or another value.
    fn passed(&mut self, records_in_hundred: u32) -> Type {
        let count = self.types.records.len() as u32;
        if count > 0 && self.chance(records_in_hundred) {
            return Type::Record(RecordId(self.random.random_range(0..count)));
        }
        if self.feature(feature_set![PASSED_VALUE COMPLEX], 6) {
            return self.complex();
        }
        if self.feature(feature_set![PASSED_VALUE VECTOR], 5) {
            return self.vector();
        }
        self.scalar()
    }

    /// A type that the default argument promotions leave as it is (C11 6.5.2.2p6).
    fn promoted(&mut self) -> Type {
        for _ in 0..ATTEMPTS {
            let ty = self.passed(40);
            let stays = match &ty {
                Type::Int(int) => int.width().0 >= 32 && !int.is_bit_precise(),
                Type::Float(float) => *float >= FloatType::Double,
                Type::Record(_) | Type::Pointer(_) => true,
                _ => false,
            };
            if stays && self.is_sayable(Features::of_type(&self.types, &ty) | Features::VARIADIC) {
                return ty;
            }
        }
        Type::INT
    }
}

/// The bytes of a record without padding, at most.
fn size_estimate(types: &Program, record: &Record) -> u64 {
    record.fields.iter().map(|field| type_estimate(types, &field.ty)).sum()
}

fn type_estimate(types: &Program, ty: &Type) -> u64 {
    match ty {
        Type::Int(int) => int.width().bytes_ceil().0,
        Type::Float(float) => float.storage().bytes_ceil().0,
        Type::Complex(float) => 2 * float.storage().bytes_ceil().0,
        Type::Array(of, count) | Type::Vector(of, count) => type_estimate(types, of) * u64::from(*count),
        Type::Record(id) => size_estimate(types, &types[*id]),
        Type::Void | Type::Enum(_) | Type::Pointer(_) | Type::FunctionPointer(_) => 8,
    }
}
