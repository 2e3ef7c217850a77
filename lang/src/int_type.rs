//! The integer types of C: a row of facts for each.

use serde::{Deserialize, Serialize};
use smol_str::{SmolStr, format_smolstr};

use crate::{Bits, Target};

/// The integer types, by their usual spelling: the standard ones (C11 6.2.5), gcc's of 128 bits, and the
/// bit-precise ones (C23 6.2.5p4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum IntType {
    /// `_Bool`
    Bool,
    /// plain `char`, whose sign the target decides
    Char,
    /// `signed char`
    SChar,
    /// `unsigned char`
    UChar,
    /// `short`
    Short,
    /// `unsigned short`
    UShort,
    /// `int`
    Int,
    /// `unsigned int`
    UInt,
    /// `long`
    Long,
    /// `unsigned long`
    ULong,
    /// `long long`
    LongLong,
    /// `unsigned long long`
    ULongLong,
    /// `__int128`
    Int128,
    /// `unsigned __int128`
    UInt128,
    /// `_BitInt(N)` of N bits, the sign among them; at least 2.
    BitInt(u16),
    /// `unsigned _BitInt(N)` of N bits; at least 1.
    UBitInt(u16),
}

/// The widest bit-precise type the language has, in bits.
pub const MAX_BIT_INT: u16 = 255;

/// The facts about an integer type. A new type is a variant of [`IntType`] and a row of [`IntType::spec`]; see
/// `docs/adding-a-feature.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IntSpec {
    /// As C spells it; of a bit-precise type, without its width.
    pub spelling: &'static str,
    /// The number of value bits including the sign: 1 for `_Bool`, whose *storage* takes 8.
    pub width: u16,
    /// True if negative values exist; `None` if the platform decides.
    pub signed: Option<bool>,
    /// The unsigned type of the same rank (of `_Bool`, itself).
    pub unsigned: IntType,
    /// The place among the types of its width in the order of ranks.
    pub rank_among_equals: u16,
    /// The suffix of its constants, which may be empty; `None` if constants have no such type.
    pub suffix: Option<&'static str>,
}

impl IntSpec {
    const fn standard(spelling: &'static str, width: u16, signed: bool, unsigned: IntType) -> IntSpec {
        let signed = Some(signed);
        IntSpec { spelling, width, signed, unsigned, rank_among_equals: 1, suffix: None }
    }

    const fn with_suffix(self, suffix: &'static str) -> IntSpec {
        IntSpec { suffix: Some(suffix), ..self }
    }

    const fn with_rank(self, rank_among_equals: u16) -> IntSpec {
        IntSpec { rank_among_equals, ..self }
    }

    const fn bit_precise(spelling: &'static str, width: u16, signed: bool) -> IntSpec {
        IntSpec::standard(spelling, width, signed, IntType::UBitInt(width)).with_rank(0)
    }
}

/// The widest `_BitInt` of compilers that have only [`crate::Features::BIT_INT`].
pub const NARROW_BIT_INT: u16 = 128;

impl IntType {
    /// The standard ones.
    pub const STANDARD: [IntType; 12] = [
        IntType::Bool,
        IntType::Char,
        IntType::SChar,
        IntType::UChar,
        IntType::Short,
        IntType::UShort,
        IntType::Int,
        IntType::UInt,
        IntType::Long,
        IntType::ULong,
        IntType::LongLong,
        IntType::ULongLong,
    ];

    /// The facts about the type.
    #[inline]
    #[must_use]
    pub const fn spec(self) -> IntSpec {
        const fn row(spelling: &'static str, width: u16, signed: bool, unsigned: IntType) -> IntSpec {
            IntSpec::standard(spelling, width, signed, unsigned)
        }
        // One match, so that no type is without its row. `char` alone leaves its sign to the platform (C11
        // 6.2.5p15).
        match self {
            IntType::Bool => row("_Bool", 1, false, IntType::Bool).with_rank(0),
            IntType::Char => IntSpec { signed: None, ..row("char", 8, true, IntType::UChar) },
            IntType::SChar => row("signed char", 8, true, IntType::UChar),
            IntType::UChar => row("unsigned char", 8, false, IntType::UChar),
            IntType::Short => row("short", 16, true, IntType::UShort),
            IntType::UShort => row("unsigned short", 16, false, IntType::UShort),
            IntType::Int => row("int", 32, true, IntType::UInt).with_suffix(""),
            IntType::UInt => row("unsigned int", 32, false, IntType::UInt).with_suffix("U"),
            IntType::Long => row("long", 64, true, IntType::ULong).with_suffix("L"),
            IntType::ULong => row("unsigned long", 64, false, IntType::ULong).with_suffix("UL"),
            IntType::LongLong => {
                row("long long", 64, true, IntType::ULongLong).with_rank(2).with_suffix("LL")
            }
            IntType::ULongLong => {
                row("unsigned long long", 64, false, IntType::ULongLong).with_rank(2).with_suffix("ULL")
            }
            IntType::Int128 => row("__int128", 128, true, IntType::UInt128),
            IntType::UInt128 => row("unsigned __int128", 128, false, IntType::UInt128),
            IntType::BitInt(width) => IntSpec::bit_precise("_BitInt", width, true),
            IntType::UBitInt(width) => IntSpec::bit_precise("unsigned _BitInt", width, false),
        }
    }

    /// The number of value bits including the sign: 1 for `_Bool`, whose *storage* takes 8.
    #[inline]
    #[must_use]
    pub const fn width(self) -> Bits {
        Bits(self.spec().width as u64)
    }

    /// The bits of the whole bytes that its values take: 8 for `_Bool`. That is the size of an object, except for the
    /// bit-precise types, which platforms round up further.
    #[must_use]
    pub const fn storage(self) -> Bits {
        Bits(self.width().0.next_multiple_of(8))
    }

    /// True if it is a `_BitInt` of any width.
    #[must_use]
    pub const fn is_bit_precise(self) -> bool {
        matches!(self, IntType::BitInt(_) | IntType::UBitInt(_))
    }

    /// True if it is an extension of compilers, or new in C23.
    #[must_use]
    pub const fn is_extended(self) -> bool {
        self.is_bit_precise() || matches!(self, IntType::Int128 | IntType::UInt128)
    }

    /// True if negative values exist.
    #[inline]
    #[must_use]
    pub const fn is_signed(self, target: Target) -> bool {
        match self.spec().signed {
            Some(signed) => signed,
            None => target.spec().data.char_is_signed,
        }
    }

    /// The unsigned type of the same rank (of `_Bool`, itself).
    #[must_use]
    pub const fn to_unsigned(self) -> IntType {
        self.spec().unsigned
    }

    /// The conversion rank (C11 6.3.1.1p1): a larger number is a greater rank. More width is a greater rank; of
    /// one width, bit-precise types come before the others (C23 6.3.1.1p1).
    #[must_use]
    pub const fn rank(self) -> u16 {
        let spec = self.spec();
        4 * spec.width + spec.rank_among_equals
    }

    /// The spelling of the type in C.
    #[must_use]
    pub fn spelling(self) -> SmolStr {
        let spec = self.spec();
        match self.is_bit_precise() {
            true => format_smolstr!("{}({})", spec.spelling, spec.width),
            false => SmolStr::new_static(spec.spelling),
        }
    }
}
