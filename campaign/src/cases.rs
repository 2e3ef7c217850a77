//! The cases of a campaign with the engines that run them: what its workers do.

use std::ops::Range;

use engines::native::{Settings, Toolchain};
use judge::ledger::{Ledger, Unmeasured};

use crate::accounting::Accounting;
use crate::batch_depth::BatchDepth;
use crate::batch_findings::{BatchEngines, BatchFindings};
use crate::finding::{self, Fingerprints};
use crate::novelty::{self, Guide, MUTANTS, Marks};
use crate::queue::{Batch, Done, Reduced, ReductionEnd, Task, WaitingCase};
use crate::shard::Shard;
use crate::sources::Source;
use crate::steering::{Avoided, Steering};
use case_files::GeneratorInput;
use database::{FoundVerdict, NewFinding, NewProgram, NewReduction, Origin};
use examination::cause::Stage;
use examination::examine::{Case, Cost, Diagnose, Examination, Examined, Execute, Oracle};
use examination::reduction::{self, ReducedTo, ReductionContext};
use host::Failure;
use host::clock::{Stopwatch, thread_cpu};
use host::run_end::Control;

/// Candidates tried for one finding at a time; `bitfrost reduce` goes further.
const CANDIDATES: u64 = 3000;

/// Cases that are drawn in the place of one that is not wanted.
const ATTEMPTS: u64 = 8;

/// The cases of a source, and what they run on.
pub struct Cases<'a, S: Source> {
    /// The source of the cases.
    pub source: S,
    /// The native engines; none: in process only.
    pub native: Option<&'a Toolchain>,
    /// The batches that run on all of them.
    pub depth: BatchDepth,
    /// The settings by which the native engines were made.
    pub compilers: Option<&'a Settings>,
    /// The settings of the other engines.
    pub settings: <S::Case as Execute>::Settings,
    /// The known disagreements.
    pub ledger: &'a Ledger,
    /// The fingerprints of the native engines.
    pub fingerprints: Fingerprints,
    /// The findings that need several cases.
    pub batch_findings: BatchFindings,
    /// The triggers that the cases should avoid.
    pub steering: Steering,
    /// Chooses mutants in the place of cases that would show less; none: cases are never mutated.
    pub guide: Option<Guide>,
    /// The part of the source's cases that this run examines.
    pub shard: Shard,
}

/// The origin of a case.
enum Lineage {
    /// The source has it for a number, after this number of attempts.
    Number { attempt: u64 },
    /// A mutation made it.
    Mutant(GeneratorInput),
}

impl Lineage {
    fn origin(&self, source: &impl Source, number: u64) -> Origin {
        match self {
            Lineage::Number { .. } => source.origin(number),
            Lineage::Mutant(_) => Origin::Fuzzed,
        }
    }

    fn input(&self, source: &impl Source, number: u64) -> Option<GeneratorInput> {
        match self {
            Lineage::Number { attempt } => source.input(number, *attempt),
            Lineage::Mutant(input) => Some(input.clone()),
        }
    }
}

/// Marks of the engines' disagreements about a case, each combined with every trait of the case.
fn behaviour<C: Case>(case: &C, examined: &Examined<C>) -> Marks {
    let known = examined.report.used().map(|entry| entry.0.to_string());
    let wrong = examined.report.mismatches().map(|finding| finding.signature.0.to_string());
    let behaviours: Vec<String> = known.chain(wrong).collect();
    if behaviours.is_empty() {
        return Marks::new();
    }
    let traits = case.traits();
    novelty::pairs(behaviours.iter().map(String::as_str).chain(traits.iter().map(String::as_str)))
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
        if self.native.is_some() { S::NATIVE_BATCH } else { S::IN_PROCESS_BATCH }
    }

    /// Does tasks, one after the other, with engines of its own. A finding that cannot be reduced stays as it is: `bitfrost
    /// reduce` says why.
    pub fn worker(&self, control: &Control) -> impl FnMut(Task<S::Case>) -> Result<Done<S::Case>, Failure> {
        let oracle = |native| Oracle::new(native, self.ledger, self.settings.clone());
        let unoptimised = self.depth.unoptimised();
        let (mut oracle, mut unoptimised) = (oracle(self.native), unoptimised.map(|all| oracle(Some(all))));
        move |task| match task {
            Task::Batch(range) => {
                let has_all = self.depth.has_all_engines(range.start / self.batch_size());
                let engines = unoptimised.as_mut().filter(|_| !has_all).unwrap_or(&mut oracle);
                self.batch(engines, range).map(|batch| Done::Batch(Box::new(batch)))
            }
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
        // All cases before any of them runs: the engines take a batch at once.
        let drawn: Vec<(Lineage, S::Case)> =
            numbers.iter().map(|number| self.guided(&avoided, *number, &mut accounting)).collect();
        let (lineages, cases): (Vec<Lineage>, Vec<S::Case>) = drawn.into_iter().unzip();
        let generated = thread_cpu();
        source.settle(&range, self.batch_size(), oracle.settings_mut());
        let examination = oracle.examine(&cases)?;
        let mut single = Vec::new();
        for (place, ((number, lineage), examined)) in
            numbers.into_iter().zip(lineages).zip(&examination.cases).enumerate()
        {
            let case = &cases[place];
            source.count(number, case, &self.settings, &mut accounting);
            finding::count(&mut accounting, case, &self.settings, examined);
            if let Some(guide) = &self.guide {
                let input = lineage.input(source, number);
                guide.note(&behaviour(case, examined), input.as_ref().map(|input| &input.dna[..]));
            }
            let (origin, input) = (lineage.origin(source, number), || lineage.input(source, number));
            let new = finding::findings(case, origin, input, examined, &self.fingerprints);
            single.extend(new.into_iter().map(|finding| (place, finding)));
        }
        let of_batch = self.of_batch(oracle, &cases, &examination, &mut single)?;
        let findings = single.into_iter().map(|(place, finding)| (cases[place].clone(), finding)).collect();
        let Cost { in_process, native } = examination.cost;
        accounting.cpu.spent(started, generated.saturating_sub(started) + in_process, &native);
        Ok(Batch { range, accounting, findings, of_batch })
    }

    /// The findings that need several cases of a batch.
    fn of_batch(
        &self,
        oracle: &mut Oracle<'_, S::Case>,
        cases: &[S::Case],
        examination: &Examination<S::Case>,
        single: &mut Vec<(usize, NewFinding)>,
    ) -> Result<Vec<NewFinding>, Failure> {
        let (Some(native), Some(compilers)) = (self.native, self.compilers) else { return Ok(Vec::new()) };
        let (ledger, fingerprints) = (self.ledger, &self.fingerprints);
        let engines = BatchEngines { native, compilers, ledger, fingerprints };
        self.batch_findings.of_batch(oracle, &engines, cases, examination, single)
    }

    /// The case to run for a number: the one that the source has for it, or a mutant of one that was run, whichever would show more.
    fn guided(&self, avoided: &Avoided, number: u64, accounting: &mut Accounting) -> (Lineage, S::Case) {
        let (attempt, case) = self.draw(avoided, number, accounting);
        let (own, source) = (Lineage::Number { attempt }, &self.source);
        let Some(guide) = &self.guide else { return (own, case) };
        let marks = source.marks(&case, &self.settings);
        let mut best = (guide.novelty(&marks), marks, own, case);
        // A program that was written by hand runs as it is: mutants compete with generated ones alone.
        if source.origin(number) == Origin::Generated {
            for mutant in 0..u64::from(MUTANTS) {
                let seed =
                    source.seed().wrapping_add(number).wrapping_mul(MUTANTS.into()).wrapping_add(mutant);
                let Some((case, input)) = guide.mutant(seed).and_then(|dna| source.mutant(dna)) else {
                    break;
                };
                let marks = source.marks(&case, &self.settings);
                let novelty = guide.novelty(&marks);
                if novelty > best.0 && avoided.bucket(number, || case.traits()).is_none() {
                    best = (novelty, marks, Lineage::Mutant(input), case);
                }
            }
        }
        let (_, marks, lineage, case) = best;
        let input = lineage.input(source, number);
        accounting.tally.mutants += u64::from(matches!(lineage, Lineage::Mutant(_)));
        guide.note(&marks, input.as_ref().map(|input| &input.dna[..]));
        (lineage, case)
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
    ) -> Result<ReductionEnd<S::Case>, Failure> {
        let WaitingCase { case, input, signature, .. } = waiting;
        let slice = control.slice(waiting.slice(control.time_left()));
        let context = ReductionContext {
            input: input.as_ref(),
            compilers: self.compilers,
            started: self.native,
            tested: Some(waiting.tested()),
            settings: &self.settings,
            ledger: self.ledger,
            control: &slice,
            jobs: 1,
            max_tests: CANDIDATES,
        };
        let reduction = reduction::reduce(case, signature, &context)?;
        let stage = match (slice.is_over(), reduction.after < reduction.before) {
            (false, _) => Stage::Reduced,
            (true, true) => Stage::Found,
            (true, false) if control.is_over() => return Ok(ReductionEnd::Interrupted),
            (true, false) if !waiting.is_last_attempt() => return Ok(ReductionEnd::Nothing),
            // What earlier slices have reached is as small as it becomes.
            (true, false) if waiting.is_smaller => Stage::Reduced,
            (true, false) => return Ok(ReductionEnd::Refused),
        };
        let new = Box::new(Reduced {
            reduction: reduced(oracle, &reduction, signature, stage, &self.fingerprints)?,
            slips: slips(oracle, &reduction, &self.fingerprints)?,
        });
        Ok(match stage {
            Stage::Found => ReductionEnd::Part(new),
            Stage::Reduced => ReductionEnd::Whole(new),
        })
    }
}

/// The findings in what a reduction met on its way, each with its case: all engines of the oracle are asked about them.
///
/// # Errors
/// [`Failure::Infrastructure`] if they cannot be.
pub fn slips<C: Case>(
    oracle: &mut Oracle<'_, C>,
    reduction: &ReducedTo<C>,
    fingerprints: &Fingerprints,
) -> Result<Vec<(C, NewFinding)>, Failure> {
    let examined = oracle.examine(&reduction.slips)?.cases;
    let findings = reduction.slips.iter().zip(&examined).flat_map(|(case, examined)| {
        let new = finding::findings(case, Origin::Reduced, || None, examined, fingerprints);
        let found = new.into_iter().filter(|finding| finding.verdict == FoundVerdict::Mismatch);
        found.map(|finding| (case.clone(), finding))
    });
    Ok(findings.collect())
}

/// A reduced case as it is stored: all engines of the oracle are asked about it. One that is not reduced to the end keeps the cause as
/// it was found: what it has that few programs have may tell nothing.
///
/// # Errors
/// [`Failure::Infrastructure`] if they cannot be.
pub fn reduced<C: Case>(
    oracle: &mut Oracle<'_, C>,
    reduction: &ReducedTo<C>,
    signature: &str,
    stage: Stage,
    fingerprints: &Fingerprints,
) -> Result<NewReduction, Failure> {
    let case = &reduction.case;
    let examined = oracle.examine_one(case)?;
    let operation = match (stage, finding::shown_mismatch(case, signature, &examined)) {
        (Stage::Reduced, Some(mismatch)) => case.responsible(oracle, mismatch)?,
        (Stage::Found, _) | (_, None) => None,
    };
    Ok(NewReduction {
        program: NewProgram::without_dna(Origin::Reduced, C::LANGUAGE, case.concise()),
        attempts: reduction.tested,
        examination: finding::examination(case, signature, &examined, (stage, operation), fingerprints),
    })
}
