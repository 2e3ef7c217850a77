//! Bits, bytes and alignments as distinct types, so that one is never taken for another.

use std::fmt;

/// A number of bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bits(pub u64);

/// A number of bytes: a size or an offset.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bytes(pub u64);

/// An alignment: a power of two number of bytes, stored as its exponent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Align(u8);

impl Bits {
    /// The bytes needed to hold this many bits, rounded up.
    pub fn to_bytes_ceil(self) -> Bytes {
        Bytes(self.0.div_ceil(8))
    }

    /// The bytes, if this is a whole number of bytes.
    pub fn to_bytes_exact(self) -> Option<Bytes> {
        self.0.is_multiple_of(8).then_some(Bytes(self.0 / 8))
    }
}

impl Bytes {
    /// The number of bits in this many bytes; `None` if it does not fit 64 bits.
    pub fn checked_bits(self) -> Option<Bits> {
        self.0.checked_mul(8).map(Bits)
    }

    /// The next multiple of `align`; saturates at the top of the range.
    pub fn round_up(self, align: Align) -> Bytes {
        let mask = align.bytes() - 1;
        Bytes(self.0.saturating_add(mask) & !mask)
    }

    /// Whether this offset is a multiple of `align`.
    pub fn is_aligned(self, align: Align) -> bool {
        self.0 & (align.bytes() - 1) == 0
    }
}

impl Align {
    /// One byte: every address has it.
    pub const ONE: Align = Align(0);
    /// Two bytes.
    pub const TWO: Align = Align(1);
    /// Four bytes.
    pub const FOUR: Align = Align(2);
    /// Eight bytes.
    pub const EIGHT: Align = Align(3);
    /// Sixteen bytes.
    pub const SIXTEEN: Align = Align(4);

    /// The alignment of `bytes` bytes; `None` unless it is a power of two up to 2^32 (LLVM's largest).
    pub fn from_bytes(bytes: u64) -> Option<Align> {
        (bytes.is_power_of_two() && bytes <= 1 << 32).then(|| Align(bytes.trailing_zeros() as u8))
    }

    /// The alignment in bytes.
    pub fn bytes(self) -> u64 {
        1 << self.0
    }

    /// The known alignment of an address `offset` bytes after one aligned to `self`.
    pub fn at_offset(self, offset: Bytes) -> Align {
        match offset.0 {
            0 => self,
            n => Align(self.0.min(n.trailing_zeros() as u8)),
        }
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
    fn bits_and_offsets_round_up() {
        assert_eq!(Bytes(9).round_up(Align::EIGHT), Bytes(16));
        assert_eq!(Bytes(8).round_up(Align::EIGHT), Bytes(8));
        assert_eq!(Bits(17).to_bytes_ceil(), Bytes(3));
        assert!(!Bytes(6).is_aligned(Align::FOUR));
    }

    #[test]
    fn alignments_are_powers_of_two() {
        assert_eq!(Align::from_bytes(16), Some(Align::SIXTEEN));
        assert_eq!(Align::from_bytes(0), None);
        assert_eq!(Align::from_bytes(12), None);
        assert_eq!(Align::EIGHT.at_offset(Bytes(4)), Align::FOUR);
        assert_eq!(Align::EIGHT.at_offset(Bytes(0)), Align::EIGHT);
        assert_eq!(Align::FOUR.at_offset(Bytes(32)), Align::FOUR);
    }
}
