//! The choices between the published semantics, as data.
//!
//! A [`Semantics`] is read when a module is prepared and at the rare instruction that meets poison; ordinary
//! instructions on known values are the same under all of them.

mod preset;
mod rule;
mod text;

pub use preset::Preset;
pub use rule::{BranchOnPoison, OddWidth, SelectRule, Undef, Uninitialized};
pub use text::{PARAMETERS, SemanticsError, SemanticsSetting};

/// A semantics of LLVM IR: one value per knob.
///
/// The default is the thesis's, [`Semantics::THESIS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Semantics {
    /// What memory holds before anything is written to it.
    pub uninitialized: Uninitialized,
    /// What happens to the bits between an odd-width integer and its last byte.
    pub odd_width: OddWidth,
    /// What `select` does with poison.
    pub select: SelectRule,
    /// What `br` and `switch` do with poison.
    pub branch: BranchOnPoison,
    /// Whether there are undef values.
    pub undef: Undef,
    /// Where arbitrary bits come from.
    pub choices: NondetPolicy,
}

impl Default for Semantics {
    fn default() -> Self {
        Semantics::THESIS
    }
}

impl Semantics {
    /// What a load of memory that was never written yields. Where no value is undef, it can only be poison,
    /// whatever [`Semantics::uninitialized`] says.
    pub fn unwritten(self) -> Uninitialized {
        match self.undef {
            Undef::Absent => Uninitialized::Poison,
            Undef::Present => self.uninitialized,
        }
    }
}

/// How an execution chooses where the semantics lets it: `freeze`, undef, and the rules that choose on poison.
///
/// This is a policy of one run, not a part of the semantics; the engines that consider every choice ignore it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NondetPolicy {
    /// Pseudo-random, the same in every run with this seed.
    Seed(u64),
    /// All zeros.
    Zeros,
    /// All ones.
    Ones,
}

impl Default for NondetPolicy {
    fn default() -> Self {
        NondetPolicy::Seed(0)
    }
}
