//! The cases of a campaign with the engines that run them: what its workers do.

use std::ops::Range;
use std::time::Duration;

use oracle::ledger::{Ledger, Unmeasured};
use oracle::native::{Settings, Toolchain};

use super::accounting::Accounting;
use super::finding::{self, Fingerprints};
use super::run::{Done, ReductionEnd, Task, WaitingCase};
use super::shard::Shard;
use super::source::Source;
use super::steering::{Avoided, Steering};
use crate::Failure;
use crate::clock::{Stopwatch, thread_cpu};
use crate::control::Control;
use crate::database::{NewFinding, NewProgram, NewReduction, Origin};
use crate::examine::{Case, Cost, Oracle};
use crate::reduction::{self, ReducedTo, ReductionContext};

/// Candidates tried for one finding at a time; `bitfrost reduce` goes further.
const CANDIDATES: u64 = 3000;

/// Cases that are drawn in the place of one that is not wanted.
const ATTEMPTS: u64 = 8;

/// The time after which what a reduction has reached is stored.
const SLICE: Duration = Duration::from_secs(60);

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
    /// What the cases should not have.
    pub steering: Steering,
    /// Which of the source's cases these are.
    pub shard: Shard,
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

    /// Does tasks, one after the other, with engines of its own. A finding that cannot be reduced stays as it is: `bitfrost
    /// reduce` says why.
    pub fn worker(&self, control: &Control) -> impl FnMut(Task<S::Case>) -> Result<Done<S::Case>, Failure> {
        let mut oracle = Oracle::new(self.native, self.ledger, self.settings.clone());
        move |task| match task {
            Task::Batch(range) => self.batch(&mut oracle, range).map(|batch| Done::Batch(Box::new(batch))),
            Task::Reduce(waiting) => {
                let started = Stopwatch::start();
                let end = self.reduce(&mut oracle, &waiting, control).unwrap_or(ReductionEnd::Refused);
                Ok(Done::Reduced(waiting, end, started.elapsed()))
            }
        }
    }

    fn batch(&self, oracle: &mut Oracle<'_, S::Case>, range: Range<u64>) -> Result<Batch<S::Case>, Failure> {
        let started = thread_cpu();
        let source = &self.source;
        let numbers: Vec<u64> = range.clone().map(|own| self.shard.number(own)).collect();
        let avoided = self.steering.now();
        let mut accounting = Accounting::default();
        let drawn: Vec<(u64, S::Case)> =
            numbers.iter().map(|number| self.draw(&avoided, *number, &mut accounting)).collect();
        let (attempts, cases): (Vec<u64>, Vec<S::Case>) = drawn.into_iter().unzip();
        let generated = thread_cpu();
        source.settle(&range, self.batch_size(), oracle.settings_mut());
        let (examined, cost) = oracle.examine(&cases)?;
        let mut findings = Vec::new();
        for (((number, case), attempt), examined) in
            numbers.into_iter().zip(cases).zip(attempts).zip(&examined)
        {
            source.count(number, &case, &self.settings, &mut accounting);
            finding::count(&mut accounting, &case, &self.settings, examined);
            let (origin, input) = (source.origin(number), || source.input(number, attempt));
            let new = finding::findings(&case, origin, input, examined, &self.fingerprints);
            findings.extend(new.into_iter().map(|finding| (case.clone(), finding)));
        }
        let Cost { in_process, native } = cost;
        accounting.cpu.spent(started, generated.saturating_sub(started) + in_process, &native);
        Ok(Batch { range, accounting, findings })
    }

    /// The case of a number that has no trigger of a bucket with enough findings, and how many were drawn before it. After some
    /// attempts it is taken whatever it has.
    fn draw(&self, avoided: &Avoided, number: u64, accounting: &mut Accounting) -> (u64, S::Case) {
        let mut attempt = 0;
        loop {
            let case = self.source.case(number, attempt);
            match avoided.bucket(number, || case.traits()) {
                Some(bucket) if attempt < ATTEMPTS => accounting.steered(bucket),
                _ => return (attempt, case),
            }
            attempt += 1;
        }
    }

    /// Reduces a case of a finding for a while, with the engines of the worker that asks. All engines are asked about the result, which
    /// decides the finding's bucket.
    ///
    /// # Errors
    /// [`Failure::Input`] if the case does not show the finding, or not always; [`Failure::Infrastructure`] if the
    /// compilers cannot be run.
    fn reduce(
        &self,
        oracle: &mut Oracle<'_, S::Case>,
        waiting: &WaitingCase<S::Case>,
        control: &Control,
    ) -> Result<ReductionEnd, Failure> {
        let WaitingCase { case, signature, .. } = waiting;
        let slice = control.slice(SLICE);
        let context = ReductionContext {
            compilers: self.compilers,
            settings: &self.settings,
            ledger: self.ledger,
            control: &slice,
            jobs: 1,
            max_tests: CANDIDATES,
        };
        let reduction = reduction::reduce(case, signature, &context)?;
        let is_smaller = reduction.after < reduction.before;
        if slice.is_over() && !is_smaller {
            let end = if control.is_over() { ReductionEnd::Interrupted } else { ReductionEnd::Refused };
            return Ok(end);
        }
        let new = reduced(oracle, &reduction, signature, &self.fingerprints)?;
        Ok(if slice.is_over() {
            ReductionEnd::Part(Box::new(new))
        } else {
            ReductionEnd::Whole(Box::new(new))
        })
    }
}

/// A reduced case as it is stored: all engines of the oracle are asked about it.
///
/// # Errors
/// [`Failure::Infrastructure`] if they cannot be.
pub fn reduced<C: Case>(
    oracle: &mut Oracle<'_, C>,
    reduction: &ReducedTo<C>,
    signature: &str,
    fingerprints: &Fingerprints,
) -> Result<NewReduction, Failure> {
    let case = &reduction.case;
    let examined = oracle.examine_one(case)?;
    Ok(NewReduction {
        program: NewProgram::without_dna(Origin::Reduced, C::LANGUAGE, case.text()),
        attempts: reduction.tested,
        examination: finding::examination(case, signature, &examined, fingerprints),
    })
}
