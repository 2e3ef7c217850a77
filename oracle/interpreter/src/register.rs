//! Registers of the concrete machine: 16 bytes each, 8 of them for the bits of the value.

use ethnum::U256;

/// Poison flag and provenance of a register.
///
/// ```text
/// 63      62 … 32           31 … 0
/// poison  object's number   object's generation      (both zero for integers and floating-point numbers)
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tag(pub(crate) u64);

/// Object number of pointers made from integers: they may access any live object at their address.
const WILDCARD: u64 = 0x7fff_ffff;
/// Object number of pointers to functions.
const FUNCTION: u64 = 0x7fff_fffe;
/// Largest number of objects alive at one time.
pub(crate) const MAX_OBJECTS: usize = 0x7fff_fff0;

impl Tag {
    pub(crate) const NONE: Tag = Tag(0);
    pub(crate) const POISON: Tag = Tag(1 << 63);
    pub(crate) const WILDCARD: Tag = Tag(WILDCARD << 32);
    pub(crate) const FUNCTION: Tag = Tag(FUNCTION << 32);

    pub(crate) fn object(number: u32, generation: u32) -> Tag {
        Tag(u64::from(number) << 32 | u64::from(generation))
    }

    pub(crate) fn is_poison(self) -> bool {
        self.0 >> 63 != 0
    }

    pub(crate) fn number(self) -> u32 {
        (self.0 >> 32) as u32 & 0x7fff_ffff
    }

    pub(crate) fn generation(self) -> u32 {
        self.0 as u32
    }

    /// Poison if either is poison; without provenance.
    pub(crate) fn join_poison(self, other: Tag) -> Tag {
        Tag((self.0 | other.0) & Tag::POISON.0)
    }

    pub(crate) fn poison_if(condition: bool) -> Tag {
        Tag(u64::from(condition) << 63)
    }
}

/// One register: a scalar of up to 64 bits, or 64 bits of a longer one (lowest first). All registers of one scalar have
/// the same tag.
///
/// Bits above the scalar's width are zero. The bits of a poison value are arbitrary.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Register {
    pub(crate) bits: u64,
    pub(crate) tag: Tag,
}

impl Register {
    pub(crate) const POISON: Register = Register { bits: 0, tag: Tag::POISON };

    pub(crate) fn int(bits: u64) -> Register {
        Register { bits, tag: Tag::NONE }
    }

    pub(crate) fn is_poison(self) -> bool {
        self.tag.is_poison()
    }
}

/// A mask of the low `width` bits; `width` is at most 64.
pub(crate) fn mask(width: u32) -> u64 {
    match width {
        0 => 0,
        _ => u64::MAX >> (64 - width.min(64)),
    }
}

/// A mask of the low `width` bits; `width` is at most 256.
pub(crate) fn wide_mask(width: u32) -> U256 {
    match width {
        0 => U256::ZERO,
        _ => U256::MAX >> (256 - width.min(256)),
    }
}
