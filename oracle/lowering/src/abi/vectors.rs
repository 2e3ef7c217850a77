//! The vector registers that code may use: on x86-64 they are part of the calling convention.
//!
//! psABI 3.2.3 passes `__m256` and `__m512` in `ymm` and `zmm` registers. Code that is compiled without AVX has none, and
//! compilers pass the same vectors in memory then, each in its own way: objects of two units do not call each other safely, and
//! all compilers of one run are given the same unit.

use lang::{Bytes, Target};

base::named! {
    /// The widest vector registers the code may use. Only x86-64 has more than one size of them.
    #[derive(Default)]
    pub enum VectorUnit: "vector unit" {
        /// 16 bytes: `xmm`, what every x86-64 has.
        #[default]
        Sse = "sse",
        /// 32 bytes: `ymm`, with `-mavx`.
        Avx = "avx",
        /// 64 bytes: `zmm`, with `-mavx512f`.
        Avx512 = "avx512",
    }
}

/// The error that a unit does not exist on a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{} has one kind of vector registers: `{unit}` is a unit of x86-64", target.name())]
pub struct ForeignUnit {
    /// The unit that was asked for.
    pub unit: VectorUnit,
    /// The platform of the code.
    pub target: Target,
}

impl VectorUnit {
    /// The bytes of a register.
    #[must_use]
    pub const fn register(self) -> Bytes {
        match self {
            VectorUnit::Sse => Bytes(16),
            VectorUnit::Avx => Bytes(32),
            VectorUnit::Avx512 => Bytes(64),
        }
    }

    /// LLVM's name for it (`target-features`), and clang's and gcc's with `-m` before it; `None` for the unit that they use
    /// by default.
    #[must_use]
    pub const fn feature(self) -> Option<&'static str> {
        match self {
            VectorUnit::Sse => None,
            VectorUnit::Avx => Some("avx"),
            VectorUnit::Avx512 => Some("avx512f"),
        }
    }

    /// The option that gives it to a compiler.
    #[must_use]
    pub const fn flag(self) -> Option<&'static str> {
        match self {
            VectorUnit::Sse => None,
            VectorUnit::Avx => Some("-mavx"),
            VectorUnit::Avx512 => Some("-mavx512f"),
        }
    }

    /// The widest that a compiler's flags ask for.
    #[must_use]
    pub fn of_flags<'f>(flags: impl IntoIterator<Item = &'f str>) -> VectorUnit {
        let asked = |flag: &str| VectorUnit::ALL.into_iter().find(|unit| unit.flag() == Some(flag));
        flags.into_iter().filter_map(asked).max().unwrap_or_default()
    }

    /// The unit, if code for the target may be compiled with it.
    ///
    /// # Errors
    /// The target has one size of vector registers, and the unit is not the default.
    pub fn for_target(self, target: Target) -> Result<VectorUnit, ForeignUnit> {
        let exists = self == VectorUnit::default() || target.spec().registers.vector_size_varies;
        if exists { Ok(self) } else { Err(ForeignUnit { unit: self, target }) }
    }
}
