//! The cases of a campaign with the engines that run them: what its workers do.

use std::ops::Range;

use oracle::ledger::{Ledger, Unmeasured};
use oracle::native::{Settings, Toolchain};

use super::accounting::Accounting;
use super::finding::{self, Fingerprints};
use super::source::Source;
use crate::Failure;
use crate::clock::thread_cpu;
use crate::control::Control;
use crate::database::{NewFinding, NewProgram, Origin};
use crate::examine::{Case, Cost, Oracle};
use crate::reduction::{self, ReductionContext};

/// Candidates tried for one finding; `bitfrost reduce` goes further.
const CANDIDATES: u64 = 3000;

/// The cases of a source, and what they run on.
pub struct Cases<'a, S: Source> {
    /// The source of the cases.
    pub source: S,
    /// The native engines; none: in process only.
    pub native: Option<&'a Toolchain>,
    /// The settings by which the native engines were made.
    pub compilers: Option<&'a Settings>,
    /// The settings of the other engines.
    pub settings: <S::Case as Case>::Settings,
    /// The known disagreements.
    pub ledger: &'a Ledger,
    /// The fingerprints of the native engines.
    pub fingerprints: Fingerprints,
}

/// The result of a batch.
pub struct Batch<C> {
    /// The numbers of its cases.
    pub range: Range<u64>,
    /// The counts.
    pub accounting: Accounting,
    /// The findings, each with its case.
    pub findings: Vec<(C, NewFinding)>,
}

/// A smaller case, to be stored.
pub struct ReducedCase {
    /// The case.
    pub program: NewProgram,
    /// The number of candidates tested.
    pub tested: u64,
}

impl<S: Source> Cases<'_, S> {
    /// The compilers of newer releases than the ledger was measured on.
    #[must_use]
    pub fn unmeasured(&self) -> Vec<Unmeasured> {
        self.native.map(|toolchain| self.ledger.unmeasured(toolchain.identities())).unwrap_or_default()
    }

    /// The number of cases in a batch.
    #[must_use]
    pub const fn batch_size(&self) -> u64 {
        if self.native.is_some() { oracle::native::BATCH as u64 } else { S::IN_PROCESS_BATCH }
    }

    /// Examines batches, one after the other, with engines of its own.
    pub fn worker(&self) -> impl FnMut(Range<u64>) -> Result<Batch<S::Case>, Failure> {
        let mut oracle = Oracle::new(self.native, self.ledger, self.settings.clone());
        move |range| self.batch(&mut oracle, range)
    }

    fn batch(&self, oracle: &mut Oracle<'_, S::Case>, range: Range<u64>) -> Result<Batch<S::Case>, Failure> {
        let started = thread_cpu();
        let source = &self.source;
        let cases: Vec<S::Case> = range.clone().map(|number| source.case(number)).collect();
        let generated = thread_cpu();
        source.settle(&range, self.batch_size(), oracle.settings_mut());
        let (examined, cost) = oracle.examine(&cases)?;
        let (mut accounting, mut findings) = (Accounting::default(), Vec::new());
        for ((number, case), examined) in range.clone().zip(cases).zip(&examined) {
            source.count(number, &case, &self.settings, &mut accounting);
            finding::count(&mut accounting, &case, &self.settings, examined);
            let (origin, input) = (source.origin(number), || source.input(number));
            let new = finding::findings(&case, origin, input, examined, &self.fingerprints);
            findings.extend(new.into_iter().map(|finding| (case.clone(), finding)));
        }
        let Cost { in_process, native } = cost;
        accounting.cpu.spent(started, generated.saturating_sub(started) + in_process, &native);
        Ok(Batch { range, accounting, findings })
    }

    /// A smaller case with a finding of the same signature. A finding that cannot be reduced stays as it is: `bitfrost
    /// reduce` says why.
    pub fn reduce(&self, case: &S::Case, signature: &str, control: &Control) -> Option<ReducedCase> {
        let context = ReductionContext {
            compilers: self.compilers,
            settings: &self.settings,
            ledger: self.ledger,
            control,
            jobs: 1,
            max_tests: CANDIDATES,
        };
        let reduction = reduction::reduce(case, signature, &context).ok()?;
        let text = reduction.case.text();
        let program = NewProgram::without_dna(Origin::Reduced, S::Case::LANGUAGE, text);
        Some(ReducedCase { program, tested: reduction.tested })
    }
}
