//! Extended types: all but the standard integers, `float` and `double`, one row for each feature.

use lang::{Features, FloatType, IntType, Type};

use crate::choices::Choices;

/// A family of types that one feature enables.
pub struct TypeFamily {
    pub feature: Features,
    draw: fn(&mut Choices<'_>, Features) -> Type,
}

/// Every family of extended types.
const FAMILIES: [TypeFamily; 9] = [
    TypeFamily { feature: Features::INT128, draw: |choices, _| Type::Int(int128(choices)) },
    TypeFamily { feature: Features::BIT_INT, draw: |choices, enabled| Type::Int(bit_int(choices, enabled)) },
    TypeFamily { feature: Features::LONG_DOUBLE, draw: |_, _| Type::Float(FloatType::LongDouble) },
    TypeFamily { feature: Features::COMPLEX, draw: complex },
    TypeFamily { feature: Features::QUAD, draw: |_, _| Type::Float(FloatType::Quad) },
    TypeFamily { feature: Features::HALF, draw: |_, _| Type::Float(FloatType::Half) },
    TypeFamily { feature: Features::VECTOR, draw: vector },
    TypeFamily { feature: Features::DECIMAL, draw: |choices, _| Type::Float(decimal(choices)) },
    TypeFamily { feature: Features::FLOAT32X, draw: |_, _| Type::Float(FloatType::Float32x) },
];

/// Draws a type of an enabled family, of one in focus if there is any; `None` if no family is enabled.
pub fn draw(choices: &mut Choices<'_>, enabled: Features, focus: Features) -> Option<Type> {
    let open = |among: Features| FAMILIES.iter().filter(move |family| among.contains(family.feature));
    let about = enabled & focus.with_needs();
    let among = if open(about).next().is_some() { about } else { enabled };
    let families: Vec<&TypeFamily> = open(among).collect();
    let family = *choices.pick(&families)?;
    Some((family.draw)(choices, enabled))
}

/// True if one of these features is a family of extended types.
pub fn are_about_types(features: Features) -> bool {
    FAMILIES.iter().any(|family| features.contains(family.feature))
}

/// Draws `__int128` or `unsigned __int128`.
pub fn int128(choices: &mut Choices<'_>) -> IntType {
    choices.one_of([IntType::Int128, IntType::UInt128])
}

/// Draws `_Decimal64`, `_Decimal32` or `_Decimal128`.
pub fn decimal(choices: &mut Choices<'_>) -> FloatType {
    choices.one_of([FloatType::Decimal64, FloatType::Decimal32, FloatType::Decimal128])
}

/// The widest `_BitInt` generated, in bits: beyond 128 bits a bit-precise type is an array of words, and 200 bits take
/// three words and a part of a fourth.
const WIDEST_BIT_INT: u16 = 200;

/// Draws `_BitInt(N)` or `unsigned _BitInt(N)`; `N` is often near the width of a byte, word or register.
pub fn bit_int(choices: &mut Choices<'_>, enabled: Features) -> IntType {
    let most = if enabled.contains(Features::WIDE_BIT_INT) { WIDEST_BIT_INT } else { 128 };
    let edge =
        choices.one_of([37, 2, 7, 8, 9, 16, 17, 24, 31, 32, 33, 63, 64, 65, 96, 127, 128, 129, 192, 200]);
    let any = 2 + choices.below(u32::from(most) - 1) as u16;
    let width = if edge <= most && choices.chance(10) { edge } else { any };
    if choices.chance(8) { IntType::UBitInt(width) } else { IntType::BitInt(width) }
}

/// The types of the parts of complex integers.
const INTEGER_PARTS: [IntType; 11] = [
    IntType::Int,
    IntType::SChar,
    IntType::Short,
    IntType::Long,
    IntType::UInt,
    IntType::UChar,
    IntType::UShort,
    IntType::ULong,
    IntType::LongLong,
    IntType::ULongLong,
    IntType::Char,
];

/// Draws `_Complex float`, `_Complex double` or, if enabled, `_Complex long double`, `_Complex __float128` or a complex integer.
pub fn complex(choices: &mut Choices<'_>, enabled: Features) -> Type {
    if enabled.contains(Features::COMPLEX_INTEGER) && choices.chance(10) {
        return Type::Complex(choices.one_of(INTEGER_PARTS).into());
    }
    let long = enabled.contains(Features::LONG_COMPLEX) && choices.chance(5);
    let plain = choices.one_of([FloatType::Float, FloatType::Double]);
    let quad = enabled.contains(Features::QUAD) && choices.chance(8);
    let part = match (long, quad) {
        (true, _) => FloatType::LongDouble,
        (false, true) => FloatType::Quad,
        (false, false) => plain,
    };
    Type::Complex(part.into())
}

/// Draws a GNU vector of 8 or 16 bytes, or of 4, 32 or 64 if enabled. It has at most eight lanes, because a program
/// observes each.
pub fn vector(choices: &mut Choices<'_>, enabled: Features) -> Type {
    let mut sizes = vec![16, 8];
    sizes.extend(
        [(Features::VECTOR_32, 32), (Features::VECTOR_64, 64), (Features::SHORT_VECTOR, 4)]
            .iter()
            .filter_map(|(feature, bytes)| enabled.contains(*feature).then_some(*bytes)),
    );
    let bytes: u32 = choices.pick(&sizes).copied().unwrap_or(16);
    let mut lanes = vec![
        Type::Float(FloatType::Double),
        Type::Int(IntType::Long),
        Type::Int(IntType::ULongLong),
        Type::Float(FloatType::Float),
        Type::INT,
        Type::UINT,
        Type::Int(IntType::Short),
        Type::Int(IntType::UShort),
        Type::Int(IntType::SChar),
        Type::Int(IntType::UChar),
    ];
    lanes.retain(|lane| (1..=8).contains(&(bytes / size(lane))));
    // The widest lane: a vector of eight bytes has one of it, which no document names and compilers treat in ways of their own.
    let lanes = if choices.chance(2) { &lanes[..1] } else { &lanes[..] };
    let lane = choices.pick(lanes).cloned().unwrap_or(Type::Float(FloatType::Double));
    let count = bytes / size(&lane);
    Type::Vector(Box::new(lane), count)
}

/// The size of a lane in bytes.
pub const fn size(lane: &Type) -> u32 {
    let bits = match lane {
        Type::Int(int) => int.storage().0,
        Type::Float(float) => float.storage().0,
        _ => 64,
    };
    (bits / 8) as u32
}
