//! Classes of floating-point numbers. LangRef "Parameter Attributes", `nofpclass`; the bits are those of `llvm.is.fpclass`.

use crate::types::Type;

/// A set of classes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FpClasses(#[doc(hidden)] pub u16);

/// Words for sets, in the order in which LLVM prints them (`operator<<` of `FPClassTest`).
const WORDS: [(&str, u16); 16] = [
    ("all", 0x3ff),
    ("nan", 0x003),
    ("snan", 0x001),
    ("qnan", 0x002),
    ("inf", 0x204),
    ("ninf", 0x004),
    ("pinf", 0x200),
    ("zero", 0x060),
    ("nzero", 0x020),
    ("pzero", 0x040),
    ("sub", 0x090),
    ("nsub", 0x010),
    ("psub", 0x080),
    ("norm", 0x108),
    ("nnorm", 0x008),
    ("pnorm", 0x100),
];

impl FpClasses {
    /// No class.
    pub const NONE: FpClasses = FpClasses(0);

    /// The set of these bits; `None` if there are others.
    #[must_use]
    pub const fn from_bits(bits: u16) -> Option<FpClasses> {
        if bits & !0x3ff == 0 { Some(FpClasses(bits)) } else { None }
    }

    /// The set that a word stands for.
    #[must_use]
    pub fn from_word(word: &str) -> Option<FpClasses> {
        WORDS.iter().find(|(name, _)| *name == word).map(|&(_, bits)| FpClasses(bits))
    }

    /// The bits, as `llvm.is.fpclass` has them.
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// True if there is no class in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The classes of either set.
    #[must_use]
    pub const fn union(self, other: FpClasses) -> FpClasses {
        FpClasses(self.0 | other.0)
    }

    /// The words by which LLVM prints the set.
    pub fn words(self) -> impl Iterator<Item = &'static str> {
        let mut left = self.0;
        WORDS.iter().filter_map(move |&(word, bits)| {
            let whole = left & bits == bits;
            left &= if whole { !bits } else { u16::MAX };
            whole.then_some(word)
        })
    }

    /// The bit patterns of a type's numbers in these classes: the first and the last of each range, in ascending order; `None` of
    /// types whose exponent and fraction are not side by side, as those of `x86_fp80`.
    #[must_use]
    pub fn patterns(self, ty: &Type) -> Option<Vec<(u128, u128)>> {
        let (width, fraction): (u32, u32) = match ty {
            Type::Half => (16, 10),
            Type::BFloat => (16, 7),
            Type::Float => (32, 23),
            Type::Double => (64, 52),
            Type::Fp128 => (128, 112),
            _ => return None,
        };
        let sign = 1u128 << (width - 1);
        let least_normal = 1u128 << fraction;
        let infinity = (sign - 1) >> fraction << fraction;
        let quiet = infinity | least_normal >> 1;
        // IEEE 754-2019 6.2.1: the first bit of the fraction is set in a quiet NaN. `snan`, `qnan` are of both signs.
        let positive = [
            (0x040, 0, 0),
            (0x080, 1, least_normal - 1),
            (0x100, least_normal, infinity - 1),
            (0x200, infinity, infinity),
            (0x001, infinity + 1, quiet - 1),
            (0x002, quiet, sign - 1),
        ];
        let negative = positive.map(|(bit, first, last)| {
            let bit = match bit {
                0x040 => 0x020,
                0x080 => 0x010,
                0x100 => 0x008,
                0x200 => 0x004,
                of_nan => of_nan,
            };
            (bit, first | sign, last | sign)
        });
        let mut ranges: Vec<(u128, u128)> = Vec::new();
        for (bit, first, last) in positive.into_iter().chain(negative) {
            match ranges.last_mut() {
                _ if self.0 & bit == 0 => {}
                Some((_, end)) if *end + 1 == first => *end = last,
                _ => ranges.push((first, last)),
            }
        }
        Some(ranges)
    }
}
