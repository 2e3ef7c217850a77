//! The values that are passed: for each object its bytes, and the mask of those of its bits that mean something.
//!
//! Values keep to what a type has: a `_Bool` is 0 or 1, an enumeration has one of its constants, the 80 bits of an x87 number have
//! their explicit integer bit, NaNs are quiet with a payload, since loading a signalling one into an x87 register quiets it.
//! Padding holds other bytes, which nothing compares.

use base::FloatFormat;
use lang::{Bits, FloatType, IntType, Program, RecordKind, Type, lies_big_endian};
use lowering::layout::Layouts;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The number of values of each object: a distinctive one, one of extremes, and the first with every bit of integers turned.
pub const ROUNDS: u32 = 3;

/// The part of an object that has a value of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ValueLeaf {
    /// The first bit, from the start of the object.
    pub offset: Bits,
    /// The number of bits that mean something.
    pub width: Bits,
    /// The values that it can have.
    pub kind: LeafKind,
    /// True if the most significant byte or bit comes first.
    pub big_endian: bool,
}

impl ValueLeaf {
    /// The position in the object of a bit of its value, the least significant one being 0: `8 * byte + bit`. In a big-endian record
    /// bits are numbered from the most significant one of the lowest byte.
    #[must_use]
    pub const fn position(&self, bit: u64) -> u64 {
        match self.big_endian {
            false => self.offset.0 + bit,
            true => (self.offset.0 + self.width.0 - 1 - bit) ^ 7,
        }
    }
}

/// The values that a part can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeafKind {
    /// All.
    Any,
    /// 0 and 1.
    Bool,
    /// The constants of the enumeration of this index.
    Enum(u32),
    /// Numbers of this format.
    Float(FloatFormat),
}

/// An object's bytes for each round, and its mask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObjectValues {
    /// [`ROUNDS`] times the bytes of the object.
    pub rounds: Vec<Vec<u8>>,
    /// The bits that mean something.
    pub mask: Vec<u8>,
}

/// The parts of an object of a type, in the order of declaration. Of a union they are those of the active member.
#[must_use]
pub fn leaves(types: &Program, layouts: &Layouts, ty: &Type) -> Vec<ValueLeaf> {
    let mut found = Vec::new();
    walk(types, layouts, ty, At { first: Bits::ZERO, big_endian: false }, &mut found);
    found
}

/// A place in an object, and the order in which a scalar in it lies.
#[derive(Clone, Copy)]
struct At {
    first: Bits,
    big_endian: bool,
}

fn walk(types: &Program, layouts: &Layouts, ty: &Type, at: At, found: &mut Vec<ValueLeaf>) {
    let At { first, big_endian } = at;
    let leaf = |width, kind| ValueLeaf { offset: first, width, kind, big_endian };
    match ty {
        Type::Void => {}
        // In memory all bits of a `_Bool` but the lowest are zero (psABI 3.1.2, "Booleans"; the other documents have the same).
        Type::Int(IntType::Bool) => found.push(leaf(Bits(8), LeafKind::Bool)),
        Type::Int(int) => found.push(leaf(int.width(), LeafKind::Any)),
        Type::Enum(id) => {
            found.push(leaf(layouts.size(ty).bits(), LeafKind::Enum(id.0)));
        }
        Type::Float(float) => found.push(leaf(float.format(types.target).bits(), of_float(types, *float))),
        Type::Pointer(_) | Type::FunctionPointer(_) => found.push(leaf(Bits(64), LeafKind::Any)),
        Type::Array(of, count) | Type::Vector(of, count) => {
            elements(types, layouts, of, *count, at, found);
        }
        Type::Complex(float) => elements(types, layouts, Type::of_part(*float), 2, at, found),
        Type::Record(id) => {
            let (record, layout) = (&types[*id], &layouts[*id]);
            for ((index, field), placed) in (0u32..).zip(&record.fields).zip(&layout.fields) {
                let inactive = matches!(record.kind, RecordKind::Union { active } if active != index);
                if inactive || field.is_unnamed_bit_field() {
                    continue;
                }
                let offset = first + placed.offset;
                let big_endian = lies_big_endian(record, field);
                match field.bits {
                    Some(width) => {
                        let kind = match &field.ty {
                            Type::Int(IntType::Bool) => LeafKind::Bool,
                            Type::Enum(id) => LeafKind::Enum(id.0),
                            _ => LeafKind::Any,
                        };
                        found.push(ValueLeaf { offset, width, kind, big_endian });
                    }
                    None => walk(types, layouts, &field.ty, At { first: offset, big_endian }, found),
                }
            }
        }
    }
}

fn elements(types: &Program, layouts: &Layouts, of: &Type, count: u32, at: At, found: &mut Vec<ValueLeaf>) {
    let stride = layouts.size(of).bits();
    for index in 0..count {
        walk(types, layouts, of, At { first: at.first + stride * u64::from(index), ..at }, found);
    }
}

fn of_float(types: &Program, float: FloatType) -> LeafKind {
    LeafKind::Float(float.format(types.target))
}

/// The values of an object of a type; `seed` tells objects of one type apart.
#[must_use]
pub fn values(types: &Program, layouts: &Layouts, ty: &Type, seed: u64) -> ObjectValues {
    let size = layouts.size(ty).0 as usize;
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut padding = vec![0; size];
    random.fill(&mut padding[..]);
    let mut object = ObjectValues { rounds: vec![padding; ROUNDS as usize], mask: vec![0; size] };
    for leaf in leaves(types, layouts, ty) {
        put(&mut object.mask, leaf, (u128::MAX, u128::MAX));
        let drawn = leaf_values(types, leaf, &mut random);
        for (bytes, value) in object.rounds.iter_mut().zip(drawn) {
            put(bytes, leaf, value);
            extend(bytes, ty, leaf, value);
        }
    }
    object
}

/// A `_BitInt` object by itself has its value extended in its storage, as clang keeps it.
fn extend(bytes: &mut [u8], ty: &Type, leaf: ValueLeaf, value: (u128, u128)) {
    let Type::Int(int @ (IntType::BitInt(_) | IntType::UBitInt(_))) = ty else { return };
    let sign = bit(value, leaf.width.0 - 1) && matches!(int, IntType::BitInt(_));
    for at in leaf.width.0..bytes.len() as u64 * 8 {
        set(bytes, at, sign);
    }
}

/// The values of a part in each round: 256 bits, of which those of its width count.
fn leaf_values(types: &Program, leaf: ValueLeaf, random: &mut ChaCha8Rng) -> [(u128, u128); ROUNDS as usize] {
    let mut draw = || (random.random::<u128>(), random.random::<u128>());
    match leaf.kind {
        LeafKind::Any => {
            let first = draw();
            let top = top_bit(leaf.width);
            // With its complement, each bit is 0 in one round and 1 in another.
            [first, top, (!first.0, !first.1)]
        }
        LeafKind::Bool => {
            let one = draw().0 & 1;
            [(one, 0), (1, 0), (one ^ 1, 0)]
        }
        LeafKind::Enum(id) => {
            let constants = &types.enums[id as usize].constants;
            let pick = |index: u128| {
                let value = i128::from(constants[(index % constants.len() as u128) as usize].1);
                (value.cast_unsigned(), 0)
            };
            let first = draw().0 >> 1;
            [pick(first), pick(first + 1), pick(first + 2)]
        }
        LeafKind::Float(format) => {
            let [first, second, third] = [draw().0, draw().0, draw().0];
            let number = |bits, special| (float_bits(format, bits, special), 0);
            [number(first, false), number(second, true), number(third, false)]
        }
    }
}

/// Only the sign set: of a field of one bit, that bit.
fn top_bit(width: Bits) -> (u128, u128) {
    match width.0.checked_sub(1) {
        None => (0, 0),
        Some(at) if at < 128 => (1 << at, 0),
        Some(at) => (0, 1 << (at - 128)),
    }
}

/// A finite number, or a quiet NaN with a payload. NaNs are positive: engines that keep other values in NaNs (LuaJIT) do so in
/// negative ones, and take those for what they are not.
fn float_bits(format: FloatFormat, random: u128, special: bool) -> u128 {
    let (exponent, fraction) = match format {
        FloatFormat::Binary16 => (5, 10),
        FloatFormat::Binary32 => (8, 23),
        FloatFormat::Binary64 => (11, 52),
        FloatFormat::X87Extended => (15, 63),
        FloatFormat::Binary128 => (15, 112),
        // Arithmetic is not asked about, so that any finite number does.
        FloatFormat::Decimal(format) => {
            let magnitude = ((random >> 100) % 10_000_000) as f64;
            return format.encode(if random & 1 == 0 { magnitude } else { -magnitude });
        }
    };
    let bias = (1u128 << (exponent - 1)) - 1;
    let payload = random & ((1 << fraction) - 1);
    let (power, payload) = if special {
        ((1 << exponent) - 1, payload | 1 << (fraction - 1))
    } else {
        (bias + (random >> 120) % 5, payload)
    };
    let sign = if special { 0 } else { random >> 127 };
    match format {
        // The integer bit is explicit.
        FloatFormat::X87Extended => sign << 79 | power << 64 | 1 << 63 | payload,
        _ => sign << (exponent + fraction) | power << fraction | payload,
    }
}

fn bit((low, high): (u128, u128), at: u64) -> bool {
    if at < 128 { low >> at & 1 == 1 } else { high >> (at - 128) & 1 == 1 }
}

fn set(bytes: &mut [u8], at: u64, one: bool) {
    let (byte, bit) = ((at / 8) as usize, at % 8);
    bytes[byte] = bytes[byte] & !(1 << bit) | u8::from(one) << bit;
}

fn put(bytes: &mut [u8], leaf: ValueLeaf, value: (u128, u128)) {
    for at in 0..leaf.width.0 {
        set(bytes, leaf.position(at), bit(value, at));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values_of(c: &str) -> ObjectValues {
        let declared = lang::parse::declaration(c).unwrap();
        let unit = lang::SignatureUnit::new(&declared.program, [declared.functions[0].1.clone()]);
        let layouts = Layouts::compute(&unit.types).unwrap();
        values(&unit.types, &layouts, &unit.functions[0].signature.params[0], 7)
    }

    #[test]
    fn the_mask_has_what_means_something() {
        assert_eq!(
            values_of("struct S { char c; int n : 3; short s; }; void f(struct S);").mask,
            [0xff, 7, 0xff, 0xff]
        );
        let x87 = values_of("void f(long double);").mask;
        assert_eq!((&x87[..10], &x87[10..]), (&[0xff; 10][..], &[0; 6][..]));
        assert_eq!(values_of("void f(_BitInt(12));").mask, [0xff, 0x0f]);
        assert_eq!(
            values_of("union U { char c; struct { short s; } x; }; void f(union U);").mask,
            [0xff, 0xff]
        );
    }

    #[test]
    fn a_big_endian_record_has_its_most_significant_bits_first() {
        let big = "struct __attribute__((scalar_storage_order(\"big-endian\"))) S";
        let bits = values_of(&format!("{big} {{ int a : 3; int b : 7; int : 0; }}; void f(struct S);"));
        assert_eq!(bits.mask, [0xff, 0xc0, 0, 0]);
        // The least value of an `int` has its sign bit first, and that of seven bits below it.
        let wide = values_of(&format!("{big} {{ int i; int a : 7; int : 0; }}; void f(struct S);"));
        assert_eq!(wide.rounds[1][..4], [0x80, 0, 0, 0]);
        assert_eq!(wide.rounds[1][4] & wide.mask[4], 0x80);
        assert_eq!(wide.mask[4], 0xfe);
    }

    #[test]
    fn values_are_those_of_the_type() {
        for c in ["void f(_Bool);", "struct S { _Bool b; }; void f(struct S);"] {
            assert!(values_of(c).rounds.iter().all(|bytes| bytes[0] <= 1));
        }
        let long_doubles = values_of("void f(long double);").rounds;
        assert!(long_doubles.iter().all(|bytes| bytes[7] & 0x80 != 0));
        let [first, nan, _] = &values_of("void f(double);").rounds[..] else { panic!("three rounds") };
        let number = |bytes: &[u8]| f64::from_le_bytes(bytes.try_into().unwrap());
        assert!(number(first).is_finite() && number(nan).is_nan() && nan[6] & 8 != 0);
    }

    #[test]
    fn every_bit_of_an_integer_differs_between_rounds() {
        let ints = values_of("void f(long);").rounds;
        let turned: Vec<u8> = ints[0].iter().map(|byte| !byte).collect();
        assert_eq!(ints[2], turned);
    }
}
