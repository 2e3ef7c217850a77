//! Semantics of LLVM IR as data: the parameters in which the published ones differ.
//!
//! A [`Semantics`] is read when a module is decoded and at the rare instruction that meets poison; ordinary
//! instructions on known values behave the same under every semantics.

use ir::PromiseSet;

mod preset;
mod rule;
#[doc(hidden)]
pub mod text;

pub use preset::Preset;
pub use rule::{BranchOnPoison, OddWidth, SelectRule, Undef, Uninitialized};
pub use text::{PARAMETERS, SemanticsError, SemanticsSetting};

/// A semantics of LLVM IR: one value per parameter.
///
/// The default is [`Semantics::THESIS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Semantics {
    /// The contents of memory that was never written.
    pub uninitialized: Uninitialized,
    /// The treatment of the bits between an odd-width integer and the end of its last byte.
    pub odd_width: OddWidth,
    /// The result of `select` on poison.
    pub select: SelectRule,
    /// The effect of `br` and `switch` on poison.
    pub branch: BranchOnPoison,
    /// Presence of undef values.
    pub undef: Undef,
    /// The promises of metadata and attributes that a run is held to.
    pub promises: PromiseSet,
    /// The policy by which a single run chooses arbitrary bits.
    pub choices: NondetPolicy,
}

impl Default for Semantics {
    fn default() -> Self {
        Semantics::THESIS
    }
}

impl Semantics {
    /// The result of loading memory that was never written. In a semantics without undef it is poison, whatever
    /// [`Semantics::uninitialized`] is.
    pub fn unwritten(self) -> Uninitialized {
        match self.undef {
            Undef::Absent => Uninitialized::Poison,
            Undef::Present => self.uninitialized,
        }
    }
}

/// The policy by which an execution chooses where the semantics leaves a choice: `freeze`, undef, and rules that choose
/// on poison.
///
/// It belongs to one run and not to the semantics; engines that consider every choice ignore it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NondetPolicy {
    /// Pseudo-random bits, the same in every run with this seed.
    Seed(u64),
    /// Zeros.
    Zeros,
    /// Ones.
    Ones,
}

impl Default for NondetPolicy {
    fn default() -> Self {
        NondetPolicy::Seed(0)
    }
}
