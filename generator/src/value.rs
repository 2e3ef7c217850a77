//! Constants: boundary values at which compilers go wrong, and values that encode the object they were made for.

use lang::{Bits, FloatType, IntType, Number, Program, typing};

use crate::choices::Choices;

/// The object and scalar that a value is made for; the value's bytes encode both.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ValueOrigin {
    /// The number of the variable or argument.
    pub(crate) object: u32,
    /// The number of the scalar in the object.
    pub(crate) leaf: u32,
}

impl ValueOrigin {
    /// Bytes with the object in the high half (`A` to `F`) and leaf plus position in the low one, so that swapped,
    /// shifted and dropped bytes are told apart: leaf 2 of object 1 is `0xB9B8B7B6B5B4B3B2`.
    pub(crate) fn graffiti(self) -> u64 {
        let high = (0xA + self.object % 6) << 4;
        u64::from_le_bytes(std::array::from_fn(|i| (high | ((self.leaf + i as u32) & 0xF)) as u8))
    }

    /// [`ValueOrigin::graffiti`] for a width in bits above 64, up to 255: each 64-bit word encodes its position in the
    /// scalar.
    fn wide_graffiti(self, width: u32) -> Number {
        let word = |w: u32| Number::from(ValueOrigin { leaf: self.leaf + 8 * w, ..self }.graffiti());
        (1..width.div_ceil(64)).fold(word(0), |low, w| low | (word(w) << (64 * w)))
    }
}

/// Draws a value in the range of an integer type or of a bit-field of `bits` bits.
pub(crate) fn integer(
    choices: &mut Choices<'_>,
    program: &Program,
    int: IntType,
    bits: Option<Bits>,
    origin: ValueOrigin,
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

/// Draws a floating value as the bits of a binary64; it is exact in `float` and all wider types, and in `_Float16` if
/// `float` is that. Magnitudes stay far from overflow, and no value is NaN: C leaves a NaN's sign and payload open.
pub(crate) fn float(choices: &mut Choices<'_>, origin: ValueOrigin, float: FloatType) -> u64 {
    let marked = f64::from((origin.graffiti() & 0xFFFF) as u32);
    if float.is_binary16() {
        let marked = f64::from((origin.graffiti() & 0x7FF) as u32);
        return match choices.below(4) {
            0 | 1 => marked,
            2 => -marked / 16.0,
            _ => choices.one_of([0.0, -0.0, 1.0, -1.0, 0.5, 65_504.0]),
        }
        .to_bits();
    }
    if float.is_decimal() {
        return decimal(choices, marked, float).to_bits();
    }
    let value = match choices.below(8) {
        0..=3 => marked,
        4 => -marked / 256.0,
        5 => choices.one_of([0.0, -0.0, 1.0, -1.0, 0.5]),
        6 => choices.one_of([16_777_215.0, -16_777_216.0, 2_147_483_648.0, 1.0e-3_f32.into()]),
        _ => f64::from(choices.below(1 << 16)) / 8.0,
    };
    value.to_bits()
}

/// Numbers that a decimal type and `double` hold: those of `_Decimal32` have no more than seven digits. The last ones have the
/// second form of the encoding (see `base::DecimalFormat`).
fn decimal(choices: &mut Choices<'_>, marked: f64, float: FloatType) -> f64 {
    match (choices.below(8), float) {
        (0..=2, _) => marked,
        (3, _) => -marked / 4.0,
        (4, _) => choices.one_of([0.0, -0.0, 1.0, -1.0, 0.5]),
        (5, _) => choices.one_of([9_999_999.0, -8_388_608.0, 8_388_607.0, 0.0078125, 1.0e22]),
        (_, FloatType::Decimal32) => f64::from(choices.below(1 << 16)) / 8.0 - 0.125 * marked.rem_euclid(2.0),
        _ => choices.one_of([
            9_007_199_254_740_994.0,
            -9_007_199_254_740_992.0,
            9_007_199_254_740_991.0,
            -marked / 256.0,
        ]),
    }
}

/// The bits of an integer that a floating type holds exactly.
pub(crate) const fn exact_bits(float: FloatType) -> u32 {
    float.precision_in_double()
}
