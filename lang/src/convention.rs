//! Calling conventions that a function may have besides its platform's own.

use serde::{Deserialize, Serialize};

use crate::Target;

/// The convention by which a function is called. Part of its type: a pointer to a function of one convention does not point
/// to one of another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CallingConvention {
    /// The convention of the platform's document.
    #[default]
    Platform,
    /// `__attribute__((ms_abi))`: Microsoft's x64 calling convention, which gcc and clang have on x86-64 Linux for the sake of
    /// programs that call code of Windows.
    Microsoft,
}

impl CallingConvention {
    /// The attribute that declares it; `None` for the platform's own.
    #[must_use]
    pub const fn attribute(self) -> Option<&'static str> {
        match self {
            CallingConvention::Platform => None,
            CallingConvention::Microsoft => Some("__attribute__((ms_abi))"),
        }
    }

    /// True if code for the platform can have functions of this convention.
    #[must_use]
    pub const fn exists_on(self, target: Target) -> bool {
        match self {
            CallingConvention::Platform => true,
            CallingConvention::Microsoft => matches!(target, Target::X86_64Linux),
        }
    }
}
