//! The interchange formats of IEEE 754-2019 section 3.4, and bfloat16.

use ir::{Type, TypeId, TypeTable};

use crate::circuits;
use crate::gates::{Gates, Lit};

/// A format: the bits of its exponent and of its mantissa, whose leading one is implied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BinaryFormat {
    pub exponent: usize,
    pub mantissa: usize,
}

impl BinaryFormat {
    pub const HALF: BinaryFormat = BinaryFormat { exponent: 5, mantissa: 10 };
    pub const BFLOAT: BinaryFormat = BinaryFormat { exponent: 8, mantissa: 7 };
    pub const SINGLE: BinaryFormat = BinaryFormat { exponent: 8, mantissa: 23 };
    pub const DOUBLE: BinaryFormat = BinaryFormat { exponent: 11, mantissa: 52 };
    pub const QUAD: BinaryFormat = BinaryFormat { exponent: 15, mantissa: 112 };

    /// The format of a type, or of a vector's lanes; `None` for x87's, whose leading one is explicit.
    pub fn for_type(types: &TypeTable, ty: TypeId) -> Option<BinaryFormat> {
        match types.get(types.scalar(ty)) {
            Type::Half => Some(BinaryFormat::HALF),
            Type::BFloat => Some(BinaryFormat::BFLOAT),
            Type::Float => Some(BinaryFormat::SINGLE),
            Type::Double => Some(BinaryFormat::DOUBLE),
            Type::Fp128 => Some(BinaryFormat::QUAD),
            _ => None,
        }
    }

    /// The greatest exponent of a finite number; what is added to an exponent to store it.
    pub fn bias(self) -> i64 {
        (1 << (self.exponent - 1)) - 1
    }

    /// The bits of the significand, the leading one among them.
    pub fn digits(self) -> usize {
        self.mantissa + 1
    }

    /// Bits of a signed number for every exponent that appears while computing.
    pub fn exponent_width(self) -> usize {
        // A product of subnormal numbers has twice the least exponent, less twice the digits.
        self.exponent + 4
    }

    pub fn is_nan(self, gates: &mut impl Gates, bits: &[Lit]) -> Lit {
        let (fraction, exponent) = bits[..bits.len() - 1].split_at(self.mantissa);
        let fraction = circuits::any_set(gates, fraction);
        let full = all_set(gates, exponent);
        gates.and(fraction, full)
    }

    pub fn is_infinite(self, gates: &mut impl Gates, bits: &[Lit]) -> Lit {
        let (fraction, exponent) = bits[..bits.len() - 1].split_at(self.mantissa);
        let fraction = circuits::any_set(gates, fraction);
        let full = all_set(gates, exponent);
        gates.and(!fraction, full)
    }

    /// Zero of either sign.
    pub fn is_zero(self, gates: &mut impl Gates, bits: &[Lit]) -> Lit {
        !circuits::any_set(gates, &bits[..bits.len() - 1])
    }

    /// An infinite number of this sign.
    pub fn infinity(self, sign: Lit) -> Vec<Lit> {
        let mut bits = vec![Lit::FALSE; self.mantissa];
        bits.resize(self.mantissa + self.exponent, Lit::TRUE);
        bits.push(sign);
        bits
    }

    /// Zero of this sign.
    pub fn zero(self, sign: Lit) -> Vec<Lit> {
        let mut bits = vec![Lit::FALSE; self.mantissa + self.exponent];
        bits.push(sign);
        bits
    }
}

/// True if all bits are set.
fn all_set(gates: &mut impl Gates, bits: &[Lit]) -> Lit {
    bits.iter().fold(Lit::TRUE, |all, &bit| gates.and(all, bit))
}
