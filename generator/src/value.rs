//! Values: those where compilers go wrong, and those that say where they came from.

use lang::{Bits, FloatType, IntType, Number, Program, typing};

use crate::choices::Choices;

/// Where a value starts its life, so that its bytes can say so.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Origin {
    /// The number of the variable or argument.
    pub(crate) object: u32,
    /// The number of the scalar in it.
    pub(crate) leaf: u32,
}

impl Origin {
    /// Bytes with the object in the high half (`A` to `F`) and leaf plus position in the low one, so that swapped,
    /// shifted and dropped bytes are told apart: leaf 2 of object 1 is `0xB9B8B7B6B5B4B3B2`.
    pub(crate) fn graffiti(self) -> u64 {
        let high = (0xA + self.object % 6) << 4;
        u64::from_le_bytes(std::array::from_fn(|i| (high | ((self.leaf + i as u32) & 0xF)) as u8))
    }

    /// The same over more bits than a word, up to 255: each word says where it is in the scalar.
    fn wide_graffiti(self, width: u32) -> Number {
        let word = |w: u32| Number::from(Origin { leaf: self.leaf + 8 * w, ..self }.graffiti());
        (1..width.div_ceil(64)).fold(word(0), |low, w| low | (word(w) << (64 * w)))
    }
}

/// A value for an integer or bit-field, in its range.
pub(crate) fn integer(
    choices: &mut Choices<'_>,
    program: &Program,
    int: IntType,
    bits: Option<Bits>,
    origin: Origin,
) -> Number {
    let width = bits.unwrap_or(int.width()).0 as u32;
    let power = |exponent: u32| Number::ONE << exponent;
    let raw = match choices.below(12) {
        0..=4 => origin.wide_graffiti(width),
        5 | 6 => Number::MINUS_ONE,
        7 => power(width - 1),
        8 => power(width - 1) - 1,
        9 => power(choices.below(width)) + Number::from(choices.below(3)) - 1,
        10 => Number::from(choices.below(4)),
        _ => (0..width.div_ceil(64)).fold(Number::ZERO, |low, _| (low << 64) | Number::from(choices.word())),
    };
    typing::wrap(program, raw, int, bits)
}

/// A floating value, exact in `float` and all wider types (and in `_Float16` if it is for that), as the bits of a
/// binary64. Magnitudes stay far from overflow, and none is NaN: its sign and payload are nobody's promise.
pub(crate) fn float(choices: &mut Choices<'_>, origin: Origin, float: FloatType) -> u64 {
    let marked = f64::from((origin.graffiti() & 0xFFFF) as u32);
    if float.is_binary16() {
        let marked = f64::from((origin.graffiti() & 0x7FF) as u32);
        return match choices.below(4) {
            0 | 1 => marked,
            2 => -marked / 16.0,
            _ => choices.of([0.0, -0.0, 1.0, -1.0, 0.5, 65_504.0]),
        }
        .to_bits();
    }
    let value = match choices.below(8) {
        0..=3 => marked,
        4 => -marked / 256.0,
        5 => choices.of([0.0, -0.0, 1.0, -1.0, 0.5]),
        6 => choices.of([16_777_215.0, -16_777_216.0, 2_147_483_648.0, 1.0e-3_f32.into()]),
        _ => f64::from(choices.below(1 << 16)) / 8.0,
    };
    value.to_bits()
}

/// Integers of so many bits are exact in a floating type.
pub(crate) const fn exact_bits(float: FloatType) -> u32 {
    match float {
        FloatType::Storage16 | FloatType::Half => 11,
        FloatType::Float => 24,
        // Of a long double's 64 or 113, what a constant may use.
        FloatType::Double | FloatType::LongDouble => 53,
    }
}
