//! Sizes, offsets and alignments, each with its unit in its type.
//!
//! Raw integers for these do not cross a function boundary: a byte offset that is read as a bit offset is
//! exactly the kind of mistake this project looks for in compilers.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Sub};

use serde::{Deserialize, Serialize};

/// A number of bits: a width, or an offset from the first bit of an object.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bits(pub u64);

/// A number of bytes (8 bits each): a size, or an offset from the first byte of an object.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bytes(pub u64);

/// An alignment, always a power of two bytes, stored as its exponent. The default is one byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u64", into = "u64")]
pub struct Align(u8);

impl Bits {
    /// No bits.
    pub const ZERO: Bits = Bits(0);

    /// The whole bytes below this position, rounded down.
    #[must_use]
    pub const fn bytes_floor(self) -> Bytes {
        Bytes(self.0 / 8)
    }

    /// The bytes needed to hold this many bits, rounded up.
    #[must_use]
    pub const fn bytes_ceil(self) -> Bytes {
        Bytes(self.0.div_ceil(8))
    }

    /// The same amount in bytes; `None` unless it is a whole number of them.
    #[must_use]
    pub const fn bytes_exact(self) -> Option<Bytes> {
        if self.0.is_multiple_of(8) { Some(Bytes(self.0 / 8)) } else { None }
    }

    /// The next multiple of `align`, in bits; the last one below 2^64 if there is no next.
    #[must_use]
    pub const fn align_to(self, align: Align) -> Bits {
        Bits(round_up(self.0, align.bits().0))
    }

    /// True if this offset is a multiple of `align`.
    #[must_use]
    pub const fn is_aligned(self, align: Align) -> bool {
        self.0 & (align.bits().0 - 1) == 0
    }
}

impl Bytes {
    /// No bytes.
    pub const ZERO: Bytes = Bytes(0);

    /// The same amount in bits, of an amount known to be less than 2^61 bytes.
    #[must_use]
    pub const fn bits(self) -> Bits {
        Bits(self.0 * 8)
    }

    /// The same amount in bits; `None` if it does not fit 64 bits.
    #[must_use]
    pub const fn checked_bits(self) -> Option<Bits> {
        match self.0.checked_mul(8) {
            Some(bits) => Some(Bits(bits)),
            None => None,
        }
    }

    /// The next multiple of `align`; the last one below 2^64 if there is no next.
    #[must_use]
    pub const fn align_to(self, align: Align) -> Bytes {
        Bytes(round_up(self.0, align.bytes().0))
    }

    /// True if this offset is a multiple of `align`.
    #[must_use]
    pub const fn is_aligned(self, align: Align) -> bool {
        self.0 & (align.bytes().0 - 1) == 0
    }
}

impl Align {
    /// One byte.
    pub const ONE: Align = Align(0);
    /// Two bytes.
    pub const TWO: Align = Align(1);
    /// Four bytes.
    pub const FOUR: Align = Align(2);
    /// Eight bytes, an eightbyte of the x86-64 psABI.
    pub const EIGHT: Align = Align(3);
    /// Sixteen bytes, a quad-word of AAPCS64.
    pub const SIXTEEN: Align = Align(4);

    /// The alignment of `bytes` bytes; `None` unless that is a power of two up to 2^32, LLVM's largest (LangRef,
    /// "Global Variables").
    #[must_use]
    pub const fn from_bytes(bytes: u64) -> Option<Align> {
        if bytes.is_power_of_two() && bytes <= 1 << 32 {
            Some(Align(bytes.trailing_zeros() as u8))
        } else {
            None
        }
    }

    /// The alignment in bytes.
    #[must_use]
    pub const fn bytes(self) -> Bytes {
        Bytes(1 << self.0)
    }

    /// The alignment in bits.
    #[must_use]
    pub const fn bits(self) -> Bits {
        Bits(8 << self.0)
    }

    /// The largest alignment that an address `offset` bytes past one aligned to `self` is known to have.
    #[must_use]
    pub fn at_offset(self, offset: Bytes) -> Align {
        if offset.0 == 0 { self } else { self.min(Align(offset.0.trailing_zeros() as u8)) }
    }
}

impl From<Align> for u64 {
    fn from(align: Align) -> u64 {
        align.bytes().0
    }
}

impl TryFrom<u64> for Align {
    type Error = String;
    fn try_from(bytes: u64) -> Result<Align, String> {
        Align::from_bytes(bytes).ok_or_else(|| format!("an alignment of {bytes} is not a power of two"))
    }
}

/// The next multiple of `align`, a power of two.
const fn round_up(offset: u64, align: u64) -> u64 {
    offset.saturating_add(align - 1) & !(align - 1)
}

macro_rules! arithmetic {
    ($unit:ident) => {
        impl Add for $unit {
            type Output = $unit;
            fn add(self, other: $unit) -> $unit {
                $unit(self.0 + other.0)
            }
        }
        impl Sub for $unit {
            type Output = $unit;
            fn sub(self, other: $unit) -> $unit {
                $unit(self.0 - other.0)
            }
        }
        impl AddAssign for $unit {
            fn add_assign(&mut self, other: $unit) {
                self.0 += other.0;
            }
        }
        impl Mul<u64> for $unit {
            type Output = $unit;
            fn mul(self, times: u64) -> $unit {
                $unit(self.0 * times)
            }
        }
        impl Sum for $unit {
            fn sum<I: Iterator<Item = $unit>>(iter: I) -> $unit {
                iter.fold($unit(0), Add::add)
            }
        }
    };
}
arithmetic!(Bits);
arithmetic!(Bytes);

impl fmt::Display for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
impl fmt::Display for Align {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_and_bytes_round_as_named() {
        assert_eq!(Bits(17).bytes_floor(), Bytes(2));
        assert_eq!(Bits(17).bytes_ceil(), Bytes(3));
        assert_eq!(Bits(17).align_to(Align::EIGHT), Bits(64));
        assert_eq!(Bytes(5).align_to(Align::EIGHT), Bytes(8));
        assert_eq!(Bytes(8).align_to(Align::EIGHT), Bytes(8));
        assert_eq!(Bytes(u64::MAX - 1).align_to(Align::FOUR), Bytes(u64::MAX - 3));
        assert_eq!((Bits(24).bytes_exact(), Bits(17).bytes_exact()), (Some(Bytes(3)), None));
        assert_eq!(
            (Bytes(1 << 60).checked_bits(), Bytes(1 << 61).checked_bits()),
            (Some(Bits(1 << 63)), None)
        );
        assert!(!Bytes(6).is_aligned(Align::FOUR) && Bits(32).is_aligned(Align::FOUR));
    }

    #[test]
    fn an_alignment_is_a_power_of_two() {
        assert_eq!(Align::from_bytes(12), None);
        assert_eq!(Align::from_bytes(0), None);
        assert_eq!(Align::from_bytes(1 << 33), None);
        assert_eq!(Align::from_bytes(16), Some(Align::SIXTEEN));
        assert_eq!(Align::EIGHT.at_offset(Bytes(12)), Align::FOUR);
        assert_eq!(Align::EIGHT.at_offset(Bytes(0)), Align::EIGHT);
        assert_eq!(Align::FOUR.at_offset(Bytes(32)), Align::FOUR);
    }
}
