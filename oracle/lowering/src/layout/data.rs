//! Sizes and alignments of the types that have no members, per target. psABI figure 3.1 and its `_BitInt` rules;
//! AAPCS64 section 10.1 ("Arithmetic types") and table 1.

use lang::{Align, Bits, Bytes, EnumDef, EnumId, FloatType, IntType, PartType, Program, Target};

use super::{Dialect, Extent};

/// Sizes and alignments of a program's scalars, which depend on its target and its enumerations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataLayout {
    target: Target,
    dialect: Dialect,
    enums: Vec<(IntType, Option<Align>)>,
}

impl DataLayout {
    /// Of a program, as one compiler has it.
    #[must_use]
    pub fn new(program: &Program, dialect: Dialect) -> DataLayout {
        // gcc 11 and 12 ignore the attribute in C: `_Alignof` is that of the integer type.
        let aligned = |of: &EnumDef| of.aligned.filter(|_| !dialect.is_gcc());
        let enums = program.enums.iter().map(|of| (of.underlying(), aligned(of))).collect();
        DataLayout { target: program.target, dialect, enums }
    }

    /// The compilers that lay out so.
    #[must_use]
    pub const fn dialect(&self) -> Dialect {
        self.dialect
    }

    /// The platform.
    #[must_use]
    pub const fn target(&self) -> Target {
        self.target
    }

    /// The integer type an enumeration is compatible with.
    #[must_use]
    pub fn underlying(&self, id: EnumId) -> IntType {
        self.enums[id.index()].0
    }

    /// Size and alignment of an enumeration.
    #[must_use]
    pub fn enumeration(&self, id: EnumId) -> Extent {
        let (int, aligned) = self.enums[id.index()];
        let Extent { size, align } = self.integer(int);
        Extent { size, align: aligned.unwrap_or(align) }
    }

    /// Size and alignment of an integer.
    #[must_use]
    pub fn integer(&self, int: IntType) -> Extent {
        match int {
            IntType::BitInt(width) | IntType::UBitInt(width) => self.bit_int(Bits(u64::from(width))),
            standard => natural(standard.storage().bytes_ceil()),
        }
    }

    /// Size and alignment of a floating number: on both platforms a `long double` takes 16 bytes.
    #[must_use]
    pub fn float(&self, float: FloatType) -> Extent {
        natural(float.storage().bytes_ceil())
    }

    /// Size and alignment of a complex number: "an array of two elements of the corresponding real type" (C11
    /// 6.2.5p13). Complex integers are so to gcc (`layout_type`) and clang (`getTypeInfoImpl`).
    #[must_use]
    pub fn complex(&self, part: PartType) -> Extent {
        let Extent { size, align } = match part {
            PartType::Float(float) => self.float(float),
            PartType::Int(int) => self.integer(int),
        };
        Extent { size: size * 2, align }
    }

    /// Size and alignment of a vector of `size` bytes: as aligned as it is long, up to the platform's limit.
    #[must_use]
    pub fn vector(&self, size: Bytes) -> Extent {
        let Extent { size, align } = natural(size);
        let most = self.target.spec().data.vector_align;
        Extent { size, align: most.map_or(align, |most| align.min(most)) }
    }

    /// The widest unit of a `_BitInt`, in the compiler's view. Every wider `_BitInt` has its alignment.
    fn bit_int_unit(&self) -> Bytes {
        let data = &self.target.spec().data;
        let has_it = match data.bit_int_unit_since_clang {
            _ if self.dialect.is_gcc() => true,
            Some(version) => !self.dialect.is_clang_before(version),
            None => false,
        };
        if has_it { data.bit_int_unit } else { IntType::Long.storage().bytes_ceil() }
    }

    /// "`_BitInt(N)` types are stored … as the smallest of char, short, int, long that fits", beyond that in an array
    /// of the widest unit.
    fn bit_int(&self, width: Bits) -> Extent {
        let unit = self.bit_int_unit();
        let bytes = width.bytes_ceil();
        if bytes <= unit {
            return natural(Bytes(bytes.0.next_power_of_two()));
        }
        let align = natural(unit).align;
        Extent { size: bytes.align_to(align), align }
    }
}

/// An extent whose alignment is its size.
pub(super) fn natural(size: Bytes) -> Extent {
    Extent { size, align: Align::from_bytes(size.0).unwrap_or(Align::ONE) }
}
