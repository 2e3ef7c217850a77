//! Decimal floating-point formats (IEEE 754-2008 3.5) in the binary encoding, which the x86-64 psABI has for `_Decimal32`, `_Decimal64`
//! and `_Decimal128` (3.1.2), and conversions from and to binary64, each with one rounding.
//!
//! ```text
//! msb                                                                lsb
//! sign | exponent + bias           | coefficient                          if the coefficient fits
//! sign | 11 | exponent + bias      | coefficient without its top bits 100  otherwise (not in decimal128)
//! ```

/// A decimal floating-point format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DecimalFormat {
    /// IEEE 754 decimal32.
    Decimal32,
    /// IEEE 754 decimal64.
    Decimal64,
    /// IEEE 754 decimal128.
    Decimal128,
}

/// A finite number: `coefficient` times ten to the power of `exponent`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct DecimalNumber {
    is_negative: bool,
    coefficient: u128,
    exponent: i32,
}

impl DecimalFormat {
    /// Every format, the narrowest first.
    pub const ALL: [DecimalFormat; 3] =
        [DecimalFormat::Decimal32, DecimalFormat::Decimal64, DecimalFormat::Decimal128];

    /// The bits of a value.
    #[must_use]
    pub const fn bits(self) -> u32 {
        match self {
            DecimalFormat::Decimal32 => 32,
            DecimalFormat::Decimal64 => 64,
            DecimalFormat::Decimal128 => 128,
        }
    }

    /// The digits of a coefficient (IEEE 754-2008 table 3.6).
    #[must_use]
    pub const fn digits(self) -> usize {
        match self {
            DecimalFormat::Decimal32 => 7,
            DecimalFormat::Decimal64 => 16,
            DecimalFormat::Decimal128 => 34,
        }
    }

    /// The bits of a coefficient in the first form.
    const fn coefficient_bits(self) -> u32 {
        match self {
            DecimalFormat::Decimal32 => 23,
            DecimalFormat::Decimal64 => 53,
            DecimalFormat::Decimal128 => 113,
        }
    }

    /// The number that is added to the exponent of the coefficient's last digit.
    const fn bias(self) -> i32 {
        match self {
            DecimalFormat::Decimal32 => 101,
            DecimalFormat::Decimal64 => 398,
            DecimalFormat::Decimal128 => 6176,
        }
    }

    /// The largest exponent of the coefficient's last digit.
    const fn largest_exponent(self) -> i32 {
        match self {
            DecimalFormat::Decimal32 => 90,
            DecimalFormat::Decimal64 => 369,
            DecimalFormat::Decimal128 => 6111,
        }
    }

    /// The encoding of the number nearest to a binary64, of two such the one with an even coefficient; an infinity beyond the
    /// largest. An exact result has the exponent nearest to zero (IEEE 754-2008 5.4.2).
    #[must_use]
    pub fn encode(self, value: f64) -> u128 {
        let sign = u128::from(value.is_sign_negative()) << (self.bits() - 1);
        let special = |top: u128| top << (self.bits() - 6);
        if value.is_nan() {
            return sign | special(0b11111);
        }
        let Some(number) = self.nearest(value) else { return sign | special(0b11110) };
        let exponent = (number.exponent + self.bias()) as u128;
        let width = self.coefficient_bits();
        match number.coefficient >> width {
            0 => sign | exponent << width | number.coefficient,
            _ => {
                let rest = number.coefficient & ((1 << (width - 2)) - 1);
                sign | 0b11 << (self.bits() - 3) | exponent << (width - 2) | rest
            }
        }
    }

    /// The binary64 nearest to an encoded number. A coefficient with too many digits counts as zero (IEEE 754-2008 3.5.2).
    #[must_use]
    pub fn decode(self, bits: u128) -> f64 {
        let is_negative = bits >> (self.bits() - 1) & 1 != 0;
        let signed = |value: f64| if is_negative { -value } else { value };
        match bits >> (self.bits() - 6) & 0b11111 {
            0b11110 => return signed(f64::INFINITY),
            0b11111 => return signed(f64::NAN),
            _ => {}
        }
        let width = self.coefficient_bits();
        let exponents = (1 << (self.bits() - 1 - width)) - 1;
        let (exponent, coefficient) = match bits >> (self.bits() - 3) & 0b11 {
            0b11 => (bits >> (width - 2) & exponents, 0b100 << (width - 2) | bits & ((1 << (width - 2)) - 1)),
            _ => (bits >> width & exponents, bits & ((1 << width) - 1)),
        };
        let coefficient = if coefficient < 10u128.pow(self.digits() as u32) { coefficient } else { 0 };
        let exponent = exponent as i32 - self.bias();
        // The standard library reads decimal numbers with one rounding.
        let magnitude: f64 = format!("{coefficient}e{exponent}").parse().unwrap_or(f64::INFINITY);
        signed(magnitude)
    }

    /// A value rounded to the format, and then to binary64.
    #[must_use]
    pub fn round(self, value: f64) -> f64 {
        self.decode(self.encode(value))
    }

    /// True if the format holds a value without rounding.
    #[must_use]
    pub fn holds(self, value: f64) -> bool {
        value.is_finite() && self.nearest(value).is_some_and(|number| number.is_exactly(value))
    }

    /// The nearest number of the format; `None` beyond the largest.
    fn nearest(self, value: f64) -> Option<DecimalNumber> {
        if !value.is_finite() {
            return None;
        }
        let (digits, exponent) = exact_digits(value);
        // The last digit that may be kept is one of `digits`, and worth no less than the smallest exponent.
        let above = digits.len() as i32 - self.digits() as i32;
        let dropped = above.max(-self.bias() - exponent).max(0);
        let kept = digits.len().saturating_sub(dropped as usize);
        let mut coefficient: u128 = digits[..kept].iter().fold(0, |sum, digit| sum * 10 + u128::from(*digit));
        if rounds_up(&digits, dropped as usize, coefficient) {
            coefficient += 1;
        }
        let mut exponent = exponent + dropped;
        if coefficient == 10u128.pow(self.digits() as u32) {
            (coefficient, exponent) = (coefficient / 10, exponent + 1);
        }
        // Towards the exponent zero: exact integers end in zeros, and large numbers may need more digits.
        let full = 10u128.pow(self.digits() as u32 - 1);
        while exponent > 0 && coefficient != 0 && coefficient < full {
            (coefficient, exponent) = (coefficient * 10, exponent - 1);
        }
        // What is too small and becomes zero keeps the smallest exponent.
        let exponent = if value == 0.0 { 0 } else { exponent };
        let is_negative = value.is_sign_negative();
        (exponent <= self.largest_exponent()).then_some(DecimalNumber { is_negative, coefficient, exponent })
    }
}

/// True if a number is above the middle when the last `dropped` of its digits go, or in the middle and odd.
fn rounds_up(digits: &[u8], dropped: usize, kept: u128) -> bool {
    if dropped == 0 || dropped > digits.len() {
        return false;
    }
    let rest = &digits[digits.len() - dropped..];
    match rest[0] {
        0..=4 => false,
        5 => rest[1..].iter().any(|digit| *digit != 0) || kept % 2 == 1,
        _ => true,
    }
}

impl DecimalNumber {
    fn is_exactly(self, value: f64) -> bool {
        let (digits, mut exponent) = exact_digits(value);
        let (mut coefficient, mut own) = (self.coefficient, self.exponent);
        while coefficient != 0 && coefficient % 10 == 0 {
            (coefficient, own) = (coefficient / 10, own + 1);
        }
        if digits.len() > DecimalFormat::Decimal128.digits() {
            return false;
        }
        let exact: u128 = digits.iter().fold(0, |sum, digit| sum * 10 + u128::from(*digit));
        if exact == 0 {
            exponent = own;
        }
        (self.is_negative, coefficient, own) == (value.is_sign_negative(), exact, exponent)
    }
}

/// The digits of a finite binary64, all of them and without zeros at their end, and the exponent of the last.
fn exact_digits(value: f64) -> (Vec<u8>, i32) {
    // A binary64 has no more than 767 significant digits.
    let text = format!("{:.800e}", value.abs());
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let mut digits: Vec<u8> = mantissa.bytes().filter(u8::is_ascii_digit).map(|byte| byte - b'0').collect();
    while digits.len() > 1 && digits.last() == Some(&0) {
        digits.pop();
    }
    let last = exponent - (digits.len() as i32 - 1);
    (digits, last)
}

/// A finite binary64 in decimal, with a point and all of its digits.
#[must_use]
pub fn exact_decimal(value: f64) -> String {
    let behind = (-exact_digits(value).1).max(1) as usize;
    format!("{value:.behind$}")
}

/// A conversion that libgcc has a function for, between a decimal format and binary64 (libgcc's `dfp-bit`, GCC internals
/// "Routines for decimal floating point emulation").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DecimalConversion {
    /// From the format to binary64.
    ToDouble(DecimalFormat),
    /// From binary64 to the format.
    OfDouble(DecimalFormat),
}

/// The conversions, with the names that libgcc has for them where decimal numbers are encoded as here.
const CONVERSIONS: [(DecimalConversion, &str); 6] = [
    (DecimalConversion::ToDouble(DecimalFormat::Decimal32), "__bid_extendsddf"),
    (DecimalConversion::ToDouble(DecimalFormat::Decimal64), "__bid_truncdddf"),
    (DecimalConversion::ToDouble(DecimalFormat::Decimal128), "__bid_trunctddf"),
    (DecimalConversion::OfDouble(DecimalFormat::Decimal32), "__bid_truncdfsd"),
    (DecimalConversion::OfDouble(DecimalFormat::Decimal64), "__bid_extenddfdd"),
    (DecimalConversion::OfDouble(DecimalFormat::Decimal128), "__bid_extenddftd"),
];

impl DecimalConversion {
    /// The conversion that a function of this name makes.
    #[must_use]
    pub fn of_name(name: &str) -> Option<DecimalConversion> {
        CONVERSIONS.iter().find(|(_, known)| *known == name).map(|(conversion, _)| *conversion)
    }

    /// The name of libgcc's function.
    #[must_use]
    pub fn name(self) -> &'static str {
        CONVERSIONS.iter().find(|(known, _)| *known == self).map_or("", |(_, name)| name)
    }

    /// The bits of the operand.
    #[must_use]
    pub const fn operand_bits(self) -> u32 {
        match self {
            DecimalConversion::ToDouble(format) => format.bits(),
            DecimalConversion::OfDouble(_) => 64,
        }
    }

    /// The bits of the result.
    #[must_use]
    pub const fn result_bits(self) -> u32 {
        match self {
            DecimalConversion::ToDouble(_) => 64,
            DecimalConversion::OfDouble(format) => format.bits(),
        }
    }

    /// The result's bits, from the operand's.
    #[must_use]
    pub fn apply(self, operand: u128) -> u128 {
        match self {
            DecimalConversion::ToDouble(format) => u128::from(format.decode(operand).to_bits()),
            DecimalConversion::OfDouble(format) => format.encode(f64::from_bits(operand as u64)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const D32: DecimalFormat = DecimalFormat::Decimal32;
    const D64: DecimalFormat = DecimalFormat::Decimal64;
    const D128: DecimalFormat = DecimalFormat::Decimal128;

    /// Checks against the results of gcc 12 for doubles; 9999999 has the second form.
    #[test]
    fn encodings_are_those_of_gcc() {
        let cases = [
            (D32, 1.5, 0x3200_000f),
            (D32, 0.0, 0x3280_0000),
            (D32, -1.0, 0xb280_0001),
            (D32, 9_999_999.0, 0x6cb8_967f),
            (D64, 1.5, 0x31a0_0000_0000_000f),
            (D64, 9_007_199_254_740_994.0, 0x6c70_0000_0000_0002),
            (D128, -0.5, 0xb03e << 112 | 5),
        ];
        for (format, value, bits) in cases {
            assert_eq!(format.encode(value), bits, "{format:?} {value}: {:#x}", format.encode(value));
            assert_eq!(format.decode(bits).to_bits(), f64::to_bits(value), "{format:?} {value}");
        }
    }

    #[test]
    fn numbers_round_once_and_to_even() {
        let cases = [
            (D32, 0.1, 0.1),
            (D32, 16_777_217.0, 16_777_220.0),
            (D32, 10_000_005.0, 10_000_000.0),
            (D32, 10_000_015.0, 10_000_020.0),
            (D32, 99_999_995.0, 100_000_000.0),
            (D32, 1e-101, 1e-101),
            (D32, 4e-102, 0.0),
            (D32, 1e97, f64::INFINITY),
            (D32, -1e300, f64::NEG_INFINITY),
            (D64, 1.0 / 3.0, 0.333_333_333_333_333_3),
            (D128, 1.0 / 3.0, 1.0 / 3.0),
        ];
        for (format, value, rounded) in cases {
            assert_eq!(format.round(value).to_bits(), f64::to_bits(rounded), "{format:?} {value}");
        }
        assert!(D32.encode(f64::NAN) == 0x7c00_0000 && D32.decode(0x7c00_0000).is_nan());
    }

    #[test]
    fn what_a_format_holds() {
        for format in DecimalFormat::ALL {
            for value in [0.0, -0.0, 1.0, -1.5, 65_535.0, 1e22, 9_999_999.0] {
                assert!(format.holds(value) && format.round(value).to_bits() == value.to_bits(), "{value}");
            }
            assert!(!format.holds(0.1) && !format.holds(f64::INFINITY));
        }
        assert!(!D32.holds(16_777_217.0) && D64.holds(16_777_217.0));
        assert!(!D64.holds(2f64.powi(-40)) && D128.holds(2f64.powi(-40)));
        assert_eq!(exact_decimal(2f64.powi(-20)), "0.00000095367431640625");
        assert_eq!((exact_decimal(-3.0), exact_decimal(-0.0)), ("-3.0".into(), "-0.0".into()));
    }

    #[test]
    fn names_and_conversions_belong_together() {
        for (conversion, name) in CONVERSIONS {
            assert_eq!((DecimalConversion::of_name(name), conversion.name()), (Some(conversion), name));
        }
        assert_eq!(DecimalConversion::of_name("__bid_addsd3"), None);
    }
}
