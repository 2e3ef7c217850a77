//! The types that are neither standard integers nor `float` nor `double`, one row for each feature.

use lang::{FloatType, IntType, Type};

use crate::choices::Choices;
use crate::feature::Features;

/// A family of types, and one of its members drawn.
pub(crate) struct Family {
    pub(crate) feature: Features,
    draw: fn(&mut Choices<'_>, Features) -> Type,
}

/// Every family.
const FAMILIES: [Family; 6] = [
    Family { feature: Features::INT128, draw: |choices, _| Type::Int(int128(choices)) },
    Family { feature: Features::BIT_INT, draw: |choices, may| Type::Int(bit_int(choices, may)) },
    Family { feature: Features::LONG_DOUBLE, draw: |_, _| Type::Float(FloatType::LongDouble) },
    Family { feature: Features::COMPLEX, draw: complex },
    Family { feature: Features::HALF, draw: |_, _| Type::Float(FloatType::Half) },
    Family { feature: Features::VECTOR, draw: vector },
];

/// A type of one of the families that are open, of those a program is about if it is about some; `None` where none is.
pub(crate) fn draw(choices: &mut Choices<'_>, enabled: Features, focus: Features) -> Option<Type> {
    let open = |among: Features| FAMILIES.iter().filter(move |family| among.contains(family.feature));
    let about = enabled & focus.closed();
    let among = if open(about).next().is_some() { about } else { enabled };
    let families: Vec<&Family> = open(among).collect();
    let family = *choices.pick(&families)?;
    Some((family.draw)(choices, enabled))
}

/// `__int128`
pub(crate) fn int128(choices: &mut Choices<'_>) -> IntType {
    choices.of([IntType::Int128, IntType::UInt128])
}

/// The widest `_BitInt` generated: beyond 128 bits a bit-precise type is an array of words, and one of three words
/// and a part of a fourth shows all of that.
const WIDEST: u16 = 200;

/// `_BitInt(N)`, often where a byte, word or register ends.
pub(crate) fn bit_int(choices: &mut Choices<'_>, enabled: Features) -> IntType {
    let most = if enabled.contains(Features::WIDE_BIT_INT) { WIDEST } else { 128 };
    let edge = choices.of([37, 2, 7, 8, 9, 16, 17, 24, 31, 32, 33, 63, 64, 65, 96, 127, 128, 129, 192, 200]);
    let any = 2 + choices.below(u32::from(most) - 1) as u16;
    let width = if edge <= most && choices.chance(10) { edge } else { any };
    if choices.chance(8) { IntType::UBitInt(width) } else { IntType::BitInt(width) }
}

/// `_Complex float`, `double` and, where the features allow it, `long double`.
pub(crate) fn complex(choices: &mut Choices<'_>, enabled: Features) -> Type {
    let long = enabled.contains(Features::LONG_COMPLEX) && choices.chance(5);
    let plain = choices.of([FloatType::Float, FloatType::Double]);
    Type::Complex(if long { FloatType::LongDouble } else { plain })
}

/// A GNU vector of 8 or 16 bytes, or of 4, 32 or 64 where the features allow it, of at most eight lanes: each is looked
/// at.
pub(crate) fn vector(choices: &mut Choices<'_>, enabled: Features) -> Type {
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
    let lane = choices.pick(&lanes).cloned().unwrap_or(Type::Float(FloatType::Double));
    let count = bytes / size(&lane);
    Type::Vector(Box::new(lane), count)
}

/// Bytes of a lane.
const fn size(lane: &Type) -> u32 {
    let bits = match lane {
        Type::Int(int) => int.storage().0,
        Type::Float(float) => float.storage().0,
        _ => 64,
    };
    (bits / 8) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::genome::dna;

    #[test]
    fn vectors_have_the_sizes_that_were_asked_for() {
        let bytes = dna(3, 0);
        let mut choices = Choices::new(&bytes);
        let all = Features::VECTOR | Features::VECTOR_32 | Features::VECTOR_64 | Features::SHORT_VECTOR;
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..400 {
            let Type::Vector(lane, lanes) = vector(&mut choices, all) else { panic!("a vector") };
            assert!(lanes <= 8 && lanes.is_power_of_two());
            seen.insert(size(&lane) * lanes);
        }
        assert_eq!(seen.into_iter().collect::<Vec<_>>(), [4, 8, 16, 32, 64]);
    }

    #[test]
    fn without_a_feature_there_is_no_type() {
        let mut choices = Choices::new(&[1, 2, 3]);
        assert_eq!(draw(&mut choices, Features::BIT_FIELD, Features::empty()), None);
        let about = Features::LONG_COMPLEX.closed();
        assert!(draw(&mut choices, Features::all(), about).is_some());
    }
}
