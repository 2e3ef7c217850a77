//! What a campaign is over: programs in C, or modules of LLVM IR. The runner knows no more of them than this.

use std::ops::Range;

use oracle::ledger::{Ledger, Unmeasured};

use super::accounting::Accounting;
use crate::Failure;
use crate::control::Control;
use crate::database::{NewFinding, NewProgram};

/// Cases by number, engines that run them, and what to make of it.
pub trait Subject: Sync {
    /// What a finding is in.
    type Case: Send;

    /// Where the cases come from.
    fn seed(&self) -> u64;

    /// What they are about, by name.
    fn profile(&self) -> String;

    /// What is known already.
    fn ledger(&self) -> &Ledger;

    /// The compilers of newer releases than the ledger was measured on.
    fn unmeasured(&self) -> Vec<Unmeasured>;

    /// How many are a batch.
    fn batch_size(&self) -> u64;

    /// Engines of a worker's own, that examine the cases of one batch after the other.
    fn worker(&self) -> impl FnMut(Range<u64>) -> Result<Batch<Self::Case>, Failure>;

    /// A smaller case with a finding of the same signature; `None` where there is none, or nobody who looks for it.
    fn reduce(&self, case: &Self::Case, signature: &str, control: &Control) -> Option<Smaller>;
}

/// What a batch came to.
pub struct Batch<Case> {
    /// Which cases.
    pub range: Range<u64>,
    /// What was counted.
    pub accounting: Accounting,
    /// What is wrong, with the case it is wrong in.
    pub findings: Vec<(Case, NewFinding)>,
}

/// A smaller case, to be stored.
pub struct Smaller {
    /// The case.
    pub program: NewProgram,
    /// How many were tried.
    pub tested: u64,
}
