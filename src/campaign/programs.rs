//! Campaigns over programs in C.

use std::ops::Range;

use lang::Program;
use oracle::inprocess;
use oracle::ledger::{Ledger, Unmeasured};
use oracle::native::{Settings, Toolchain};

use super::accounting::Accounting;
use super::finding::{self, Fingerprints};
use super::source::Source;
use super::subject::{Batch, Smaller, Subject};
use crate::Failure;
use crate::case::Language;
use crate::clock::thread_cpu;
use crate::control::Control;
use crate::database::{NewProgram, Origin};
use crate::examine::{Cost, Examiner};
use crate::reduction::{self, Means};

/// Programs in a batch without compilers: enough that storing its position costs nothing.
const IN_PROCESS_BATCH: u64 = 1024;
/// Candidates tried for one finding; `bitfrost reduce` goes further.
const CANDIDATES: u64 = 3000;

/// The programs of a source, and what they run on.
pub struct Programs<'a> {
    /// Where the programs come from.
    pub source: Source,
    /// The native engines; none: in process only.
    pub native: Option<&'a Toolchain>,
    /// As which they were asked for.
    pub compilers: Option<&'a Settings>,
    /// The engines in process.
    pub in_process: &'a inprocess::Settings,
    /// What is known already.
    pub ledger: &'a Ledger,
    /// Of the native engines.
    pub fingerprints: Fingerprints,
}

impl Subject for Programs<'_> {
    type Case = Program;

    fn seed(&self) -> u64 {
        self.source.seed()
    }

    fn profile(&self) -> String {
        self.source.config().profile.to_string()
    }

    fn ledger(&self) -> &Ledger {
        self.ledger
    }

    fn unmeasured(&self) -> Vec<Unmeasured> {
        self.native.map(|toolchain| self.ledger.unmeasured(toolchain.identities())).unwrap_or_default()
    }

    fn batch_size(&self) -> u64 {
        if self.native.is_some() { oracle::native::BATCH as u64 } else { IN_PROCESS_BATCH }
    }

    fn worker(&self) -> impl FnMut(Range<u64>) -> Result<Batch<Program>, Failure> {
        let mut examiner = Examiner::new(self.native, self.ledger).with(self.in_process);
        move |range| self.batch(&mut examiner, range)
    }

    /// A finding that cannot be reduced stays as it is: `bitfrost reduce` says why.
    fn reduce(&self, case: &Program, signature: &str, control: &Control) -> Option<Smaller> {
        let means = Means {
            compilers: self.compilers,
            in_process: self.in_process,
            ledger: self.ledger,
            control,
            jobs: 1,
            max_tests: CANDIDATES,
        };
        let subject = reduction::Subject { program: case.clone(), signature: signature.to_owned() };
        let reduction = reduction::reduce(&subject, means).ok()?;
        let text = lang::print::program(&reduction.case);
        let program = NewProgram::without_dna(Origin::Reduced, Language::C, text);
        Some(Smaller { program, tested: reduction.stats.tested })
    }
}

impl Programs<'_> {
    fn batch(&self, examiner: &mut Examiner<'_>, range: Range<u64>) -> Result<Batch<Program>, Failure> {
        let started = thread_cpu();
        let source = &self.source;
        let programs: Vec<Program> = range.clone().map(|number| source.program(number)).collect();
        let generated = thread_cpu();
        let (examined, cost) = examiner.examine(&programs)?;
        let (mut accounting, mut findings) = (Accounting::default(), Vec::new());
        for ((number, program), examined) in range.clone().zip(programs).zip(&examined) {
            finding::count(&mut accounting, &program, self.in_process.lowering.vector_unit, examined);
            let (origin, dna) = (source.origin(number), || source.dna(number));
            let new = finding::findings(&program, origin, dna, examined, &self.fingerprints);
            findings.extend(new.into_iter().map(|finding| (program.clone(), finding)));
        }
        let Cost { in_process, native } = cost;
        accounting.cpu.spent(started, generated.saturating_sub(started) + in_process, &native);
        Ok(Batch { range, accounting, findings })
    }
}
