//! Conversions, widths, flags and number formats of instructions.

/// The width of an integer, 1 to 256 bits, in one byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Width(u8);

impl Width {
    /// Panics in debug builds if the width is not between 1 and 256.
    pub(crate) fn new(bits: u32) -> Width {
        debug_assert!((1..=256).contains(&bits), "an integer of {bits} bits");
        Width((bits.wrapping_sub(1) & 0xff) as u8)
    }

    pub(crate) fn bits(self) -> u32 {
        u32::from(self.0) + 1
    }

    pub(crate) fn bytes(self) -> u32 {
        self.bits().div_ceil(8)
    }

    /// Number of registers, of 64 bits each.
    pub(crate) fn registers(self) -> u32 {
        self.bits().div_ceil(64)
    }
}

/// Poison-generating flags of integer operations, conversions and `getelementptr`, as a bit set.
pub(crate) mod flag {
    pub(crate) const NUW: u8 = 1;
    pub(crate) const NSW: u8 = 2;
    pub(crate) const EXACT: u8 = 4;
    pub(crate) const DISJOINT: u8 = 8;
    pub(crate) const NNEG: u8 = 16;
    pub(crate) const INBOUNDS: u8 = 32;
    pub(crate) const NUSW: u8 = 64;
}

/// Formats with host arithmetic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HostFormat {
    Single,
    Double,
}

/// Formats computed in software, and the host's formats where a conversion involves a software format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SoftFormat {
    Half,
    BFloat,
    Single,
    Double,
    /// x87 double extended precision, 80 bits.
    Extended,
    Quad,
}

impl SoftFormat {
    /// Width of a number in bits.
    pub(crate) fn width(self) -> u32 {
        match self {
            SoftFormat::Half | SoftFormat::BFloat => 16,
            SoftFormat::Single => 32,
            SoftFormat::Double => 64,
            SoftFormat::Extended => 80,
            SoftFormat::Quad => 128,
        }
    }
}

/// Integer conversions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Resize {
    Trunc,
    ZExt,
    SExt,
}
