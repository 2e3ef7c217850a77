//! The floating types of C: a row of facts for each.

use base::{DecimalFormat, FloatFormat};
use serde::{Deserialize, Serialize};

use crate::{Bits, Target};

/// Floating types, the one of lower rank less; the decimal ones after the binary ones, with which they have no common type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum FloatType {
    /// `__fp16`, a format to store values in (Arm C Language Extensions, "Half-precision floating-point"): IEEE binary16, which
    /// arithmetic promotes to `float`, and which no parameter or result has by itself
    Storage16,
    /// `_Float16`, IEEE binary16
    Half,
    /// `float`, IEEE binary32
    Float,
    /// `double`, IEEE binary64
    Double,
    /// `_Float32x` (C23 H.2.3), in the format of `double`
    Float32x,
    /// `long double`, in the platform's format
    LongDouble,
    /// `__float128` or `_Float128`, IEEE binary128 (ISO/IEC TS 18661-3): above `long double`, also where that has the same
    /// values
    Quad,
    /// `_Decimal32` (C23 6.2.5p13), IEEE decimal32
    Decimal32,
    /// `_Decimal64`, IEEE decimal64
    Decimal64,
    /// `_Decimal128`, IEEE decimal128
    Decimal128,
}

/// The facts about a floating type. A new type is a variant of [`FloatType`] and a row of [`FLOATS`]; see
/// `docs/adding-a-feature.md`.
#[derive(Debug)]
pub struct FloatSpec {
    /// The type, whose row this is.
    pub float: FloatType,
    /// The word of its specifiers that is not `long`.
    pub word: &'static str,
    /// The number of times that its specifiers have `long`.
    pub longs: u32,
    /// The specifiers as C spells them.
    pub spelling: &'static str,
    /// The format of its values; `None` if the platform decides.
    pub format: Option<FloatFormat>,
    /// The form of its constants.
    pub literal: FloatLiteral,
    /// The way in which its values are observed.
    pub observation: FloatObservation,
    /// The conversion rank: operands of two types convert to the one of greater rank.
    pub rank: u8,
    /// The type to which arithmetic promotes it.
    pub promoted: FloatType,
    /// True if arithmetic operators other than comparisons work on it.
    pub computes: bool,
    /// True if a parameter or result may have it.
    pub passed: bool,
    /// True if there is a complex type of such parts.
    pub complex: bool,
    /// True if vectors may have lanes of it.
    pub lane: bool,
    /// The simpler type that a reduction replaces it by; `None` for the simplest.
    pub simpler: Option<FloatType>,
}

/// The form of the constants of a floating type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FloatLiteral {
    /// A constant with this suffix, which may be empty (C11 6.4.4.2p4).
    Suffix(&'static str),
    /// A `double` under a cast, because the type has no suffix.
    Cast,
}

/// The way in which values of a floating type are observed (see [`base::Observation`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FloatObservation {
    /// As a `float`.
    Float,
    /// As a `double`.
    Double,
    /// As the nearest `double` and the `double` nearest to the rest.
    TwoDoubles,
}

/// The floating types, in the order of [`FloatType`].
const FLOATS: &[FloatSpec] = &[
    FloatSpec {
        literal: FloatLiteral::Cast,
        observation: FloatObservation::Float,
        promoted: FloatType::Float,
        passed: false,
        complex: false,
        lane: false,
        // It is promoted to `float`, so operations keep their types.
        simpler: Some(FloatType::Float),
        ..FloatSpec::plain(FloatType::Storage16, "__fp16", Some(FloatFormat::Binary16))
    },
    FloatSpec {
        literal: FloatLiteral::Cast,
        observation: FloatObservation::Float,
        // Without instructions for it gcc computes in `float` and rounds late (`FLT_EVAL_METHOD`, C23 5.2.4.2.2), clang
        // rounds each result.
        computes: false,
        complex: false,
        lane: false,
        simpler: Some(FloatType::Double),
        ..FloatSpec::plain(FloatType::Half, "_Float16", Some(FloatFormat::Binary16))
    },
    FloatSpec {
        literal: FloatLiteral::Suffix("f"),
        observation: FloatObservation::Float,
        ..FloatSpec::plain(FloatType::Float, "float", Some(FloatFormat::Binary32))
    },
    FloatSpec::plain(FloatType::Double, "double", Some(FloatFormat::Binary64)),
    FloatSpec {
        literal: FloatLiteral::Cast,
        lane: false,
        // Of two types with the same values a standard one prevails (gcc 12).
        rank: 2 * FloatType::Double as u8 - 1,
        simpler: Some(FloatType::Double),
        ..FloatSpec::plain(FloatType::Float32x, "_Float32x", Some(FloatFormat::Binary64))
    },
    FloatSpec {
        word: "double",
        longs: 1,
        literal: FloatLiteral::Suffix("L"),
        observation: FloatObservation::TwoDoubles,
        complex: true,
        lane: false,
        simpler: Some(FloatType::Double),
        ..FloatSpec::plain(FloatType::LongDouble, "long double", None)
    },
    FloatSpec {
        // gcc has the suffixes `q` and `f128`, clang `q`, and neither on every platform.
        literal: FloatLiteral::Cast,
        observation: FloatObservation::TwoDoubles,
        complex: true,
        lane: false,
        simpler: Some(FloatType::Double),
        ..FloatSpec::plain(FloatType::Quad, "__float128", Some(FloatFormat::Binary128))
    },
    FloatSpec { simpler: Some(FloatType::Float), ..FloatSpec::decimal(FloatType::Decimal32) },
    FloatSpec {
        word: "_Decimal64",
        spelling: "_Decimal64",
        format: Some(FloatFormat::Decimal(DecimalFormat::Decimal64)),
        literal: FloatLiteral::Suffix("DD"),
        simpler: Some(FloatType::Double),
        ..FloatSpec::decimal(FloatType::Decimal64)
    },
    FloatSpec {
        word: "_Decimal128",
        spelling: "_Decimal128",
        format: Some(FloatFormat::Decimal(DecimalFormat::Decimal128)),
        literal: FloatLiteral::Suffix("DL"),
        simpler: Some(FloatType::Quad),
        ..FloatSpec::decimal(FloatType::Decimal128)
    },
];

impl FloatSpec {
    /// The row of a decimal type, of `_Decimal32` but for `float`.
    const fn decimal(float: FloatType) -> FloatSpec {
        FloatSpec {
            literal: FloatLiteral::Suffix("DF"),
            // Sums and products have a preferred exponent (C23 F.3), which no value of a program shows; and a program computes
            // with numbers that `double` holds, too, which quotients are not.
            computes: false,
            complex: false,
            lane: false,
            ..FloatSpec::plain(float, "_Decimal32", Some(FloatFormat::Decimal(DecimalFormat::Decimal32)))
        }
    }

    /// The row of a type with constants without a suffix that is observed as a `double` and may be used everywhere.
    const fn plain(float: FloatType, spelling: &'static str, format: Option<FloatFormat>) -> FloatSpec {
        FloatSpec {
            float,
            word: spelling,
            longs: 0,
            spelling,
            format,
            literal: FloatLiteral::Suffix(""),
            observation: FloatObservation::Double,
            rank: 2 * float as u8,
            promoted: float,
            computes: true,
            passed: true,
            complex: true,
            lane: true,
            simpler: None,
        }
    }
}

impl FloatType {
    /// All floating types, by rank.
    pub const ALL: [FloatType; FLOATS.len()] = {
        let (mut all, mut index) = ([FloatType::Double; FLOATS.len()], 0);
        while index < FLOATS.len() {
            all[index] = FLOATS[index].float;
            index += 1;
        }
        all
    };

    /// The facts about the type.
    #[must_use]
    pub const fn spec(self) -> &'static FloatSpec {
        &FLOATS[self as usize]
    }

    /// The format of its values on a platform.
    #[must_use]
    pub const fn format(self, target: Target) -> FloatFormat {
        match self.spec().format {
            Some(format) => format,
            None => target.spec().data.long_double,
        }
    }

    /// True if its format is binary16.
    #[must_use]
    pub const fn is_binary16(self) -> bool {
        matches!(self.spec().format, Some(FloatFormat::Binary16))
    }

    /// The format of a decimal type.
    #[must_use]
    pub const fn decimal(self) -> Option<DecimalFormat> {
        match self.spec().format {
            Some(FloatFormat::Decimal(format)) => Some(format),
            _ => None,
        }
    }

    /// True if it is a decimal type.
    #[must_use]
    pub const fn is_decimal(self) -> bool {
        self.decimal().is_some()
    }

    /// The number of bits up to which every integer is exact both in a decimal type and in `double`.
    #[must_use]
    pub(crate) const fn integer_bits(self) -> Bits {
        Bits(self.precision_in_double() as u64)
    }

    /// True if programs observe values as two doubles, because the type has values that a `double` has not.
    #[must_use]
    pub const fn exceeds_double(self) -> bool {
        matches!(self.spec().observation, FloatObservation::TwoDoubles)
    }

    /// The significant bits of the numbers that both it and `double` have.
    #[must_use]
    pub const fn precision_in_double(self) -> u32 {
        match self.spec().format {
            Some(FloatFormat::Binary16) => 11,
            Some(FloatFormat::Binary32) => f32::MANTISSA_DIGITS,
            // 2^23 has seven digits, 2^53 sixteen. Of fractions, which end in 5, a decimal type holds fewer bits.
            Some(FloatFormat::Decimal(DecimalFormat::Decimal32)) => 23,
            Some(FloatFormat::Decimal(_)) => f64::MANTISSA_DIGITS,
            Some(FloatFormat::Binary64 | FloatFormat::X87Extended | FloatFormat::Binary128) | None => {
                f64::MANTISSA_DIGITS
            }
        }
    }

    /// The specifiers as C spells them.
    #[must_use]
    pub const fn spelling(self) -> &'static str {
        self.spec().spelling
    }

    /// The bits of storage that an object of the type takes, with padding: 128 for every `long double`.
    #[must_use]
    pub const fn storage(self) -> Bits {
        match self.spec().format {
            Some(format) => format.size().bits(),
            None => Bits(128),
        }
    }

    /// The type of these specifiers: a word, and `longs` times `long`.
    pub fn of_words(word: &str, longs: u32) -> Option<FloatType> {
        let is_it = |spec: &&FloatSpec| spec.word == word && spec.longs == longs;
        FLOATS.iter().find(is_it).map(|spec| spec.float)
    }

    /// The word that is part of the specifiers of some floating type.
    pub(crate) fn word(text: &str) -> Option<&'static str> {
        FLOATS.iter().map(|spec| spec.word).find(|word| *word == text)
    }
}
