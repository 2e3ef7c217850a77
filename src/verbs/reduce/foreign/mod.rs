//! `bitfrost reduce FILE… --test COMMAND`: anybody's C, as small as it can be and still interesting.

mod files;
mod interest;
mod tested;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use campaign::ProgressLine;
use host::clock::{Deadline, Stopwatch};
use host::output::Output;
use host::run_end::Control;
use host::{Failure, VerbOutcome, machine, output};
use ordinary::{Guard, Patience, Repetition, TestPlace, Validity, flags, without_unreached};
use reducer::{ReduceError, Reducible, Reduction, ReductionOptions, Schedule, SourceText};
use serde::Serialize;

use self::files::ForeignFiles;
pub(super) use self::interest::ForeignInterest;
use self::tested::{ForeignChecks, ForeignTest};
use crate::cli::{ForeignArgs, ReduceArgs};

/// The JSON of `reduce --test --json`.
#[derive(Debug, Serialize)]
struct ForeignReport {
    files: Vec<PathBuf>,
    tokens_before: u32,
    tokens_after: u32,
    bytes_after: u32,
    /// The number of runs of the test.
    tested: u64,
    /// Candidates that no test had to see: they are not valid C.
    invalid: u64,
    /// Runs that were ended for taking much longer than of the best so far.
    slow: u64,
    seconds: f64,
    end: ReductionEnd,
    /// The number of runs of the test for one answer, and of those that must say yes.
    repetition: (u32, u32),
    /// The number of tokens after a number of runs of the test: `[runs, seconds, tokens]`, for each success.
    history: Vec<(u64, f64, u32)>,
}

/// The reason why a reduction ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum ReductionEnd {
    /// No pass makes it smaller.
    Minimal,
    /// The time or the number of tests was used up, or the user interrupted.
    Early,
}

/// The longest that a program under a sanitizer may run.
const GUARDED_RUN: Duration = Duration::from_secs(10);

/// The longest that a run of the test may take, unless the command line says another.
pub(super) const LONGEST_RUN: Duration = Duration::from_secs(300);

/// Runs of the test on the result, which find most tests that are flaky in one run of ten.
const LAST_RUNS: u32 = 6;

/// Runs the verb.
///
/// # Errors
/// [`Failure::Input`] if the test does not take the files, or takes nothing or anything.
pub(super) fn run(
    args: &ReduceArgs,
    interest: &ForeignInterest,
    out: &mut Output,
) -> Result<VerbOutcome, Failure> {
    let files = ForeignFiles::new(args)?;
    let original = files.read(&files.from)?;
    if let 1.. = original.errors() {
        let names: Vec<_> = files.from.iter().map(|path| path.display().to_string()).collect();
        output::remark(format_args!(
            "{} has C that the parser does not understand; its text is reduced",
            names.join(", ")
        ));
    }
    let place = TestPlace::new(files.names.clone())?;
    let (predicate, name) = interest.predicate(args, &files, &original, &place)?;
    let args = &args.foreign;
    let here = std::path::absolute(".").map_err(|why| Failure::unreadable(Path::new("."), &why))?;
    let flags = [flags::resolved(&args.cflags, &here), flags::quote_directories(&files.from)].concat();
    let validity = Validity::find(&original, &flags, &place)?;
    if validity.is_none() {
        output::remark("no compiler takes the original: candidates are not checked before the test");
    }
    let invocation = args.invocation.resolved()?;
    let guard = interest
        .is_guarded(args)
        .then(|| Guard::for_program(&original, &flags, &invocation, GUARDED_RUN, &place))
        .transpose()?;
    if let Some(guard) = &guard {
        output::remark(format_args!("no undefined behaviour by {}", guard.witnesses().join(", ")));
    }
    let patience = args.timeout.is_none().then(|| Patience::new(LONGEST_RUN));
    let checks = ForeignChecks { place, validity, predicate, guard, runs: AtomicU64::new(0), patience };
    let control = Control::new(Deadline::from_now(args.duration));
    control.heed_interrupts_within_a_second(files.remark_at_end());
    let repetition = repetition(args, &name, &original, &checks)?;
    let start = files.start(&original, |earlier| repetition.ask(|| checks.run(earlier)))?;
    let starts = without_unreached(&start, &flags, &invocation, &checks.place)?;
    let mut tested = ForeignTest {
        files: &files,
        checks: &checks,
        repetition,
        jobs: args.jobs.unwrap_or_else(machine::processors).into(),
        control: &control,
        began: Stopwatch::start(),
        line: ProgressLine::new(None, "runs of the test"),
        shown: original.size().to_string(),
        history: Vec::new(),
        took: None,
        starts,
        kept: vec![original.clone(), start.clone()],
        failure: None,
        excess: None,
    };
    let reduction = reduced(args, &name, &mut tested);
    tested.line.end();
    let reduction = reduction?;
    if let Some(excess) = &tested.excess {
        output::remark(format_args!("the test was stopped for some candidates: {excess}"));
    }
    let early = control.is_over() || reduction.stats.tested >= args.max_tests.unwrap_or(u64::MAX);
    let report = ForeignReport {
        files: files.to.clone(),
        tokens_before: original.size().tokens,
        tokens_after: reduction.after.tokens,
        bytes_after: reduction.after.bytes,
        tested: checks.runs.load(Ordering::Relaxed),
        invalid: reduction.stats.refused,
        slow: checks.patience.as_ref().map_or(0, Patience::ended),
        seconds: tested.began.elapsed().as_secs_f64(),
        end: if early { ReductionEnd::Early } else { ReductionEnd::Minimal },
        repetition: (tested.repetition.runs, tested.repetition.needed),
        history: tested.history,
    };
    say(&report, out)?;
    Ok(VerbOutcome::found_if(early))
}

/// The number of times to run the test: as the command line says, and otherwise once, unless two runs on the original
/// differ.
fn repetition(
    args: &ForeignArgs,
    name: &Path,
    original: &SourceText,
    checks: &ForeignChecks,
) -> Result<Repetition, Failure> {
    if let Some(runs) = args.repeat {
        let needed = args.needed.unwrap_or(runs);
        if needed > runs {
            return Err(Failure::Input(format!("--needed {needed}: there are only {runs} runs")));
        }
        return Ok(Repetition { runs, needed });
    }
    match checks.count(original, 2)? {
        0 => Err(unusable(name, &ReduceError::NotInteresting)),
        1 => flaky(name, original, checks),
        _ => Ok(Repetition::ONCE),
    }
}

/// The repetition for a flaky test, if it takes the original often enough.
fn flaky(name: &Path, original: &SourceText, checks: &ForeignChecks) -> Result<Repetition, Failure> {
    let Repetition { runs, needed } = Repetition::FLAKY;
    let yes = checks.count(original, runs)?;
    if yes < needed {
        return Err(Failure::Input(format!(
            "{} is not repeatable: it takes the original in {yes} of {runs} runs; \
             --repeat N --needed K says how many runs must take it",
            name.display()
        )));
    }
    output::remark(format_args!(
        "{} is flaky: it takes the original in {yes} of {runs} runs; from now on {needed} of {runs} must take a candidate",
        name.display()
    ));
    Ok(Repetition::FLAKY)
}

/// Reduces, and again with repeated runs if the test turns out to be flaky. The files always have what passed last.
fn reduced(
    args: &ForeignArgs,
    name: &Path,
    test: &mut ForeignTest<'_>,
) -> Result<Reduction<SourceText>, Failure> {
    let options = ReductionOptions {
        values: reducer::FinalValues::Least,
        schedule: Schedule::Expectation,
        batch: test.jobs,
        max_tests: args.max_tests.unwrap_or(u64::MAX),
    };
    loop {
        let start = test.kept.last().cloned().unwrap_or_else(|| SourceText::new([]));
        let reduced = reducer::reduce(&start, test, &options);
        if let Some(failure) = test.failure.take() {
            return Err(failure);
        }
        let reduction = match reduced {
            Ok(reduction) => reduction,
            // It took this before.
            Err(ReduceError::NotInteresting | ReduceError::NotRepeatable)
                if test.repetition == Repetition::ONCE =>
            {
                test.step_back(name)?;
                continue;
            }
            Err(why) => return Err(unusable(name, &why)),
        };
        // After an interrupt nothing runs any more.
        let asked_often = test.repetition != Repetition::ONCE || test.control.is_interrupted();
        if asked_often || test.checks.count(&reduction.case, LAST_RUNS)? == LAST_RUNS {
            test.files.store(&reduction.case)?;
            return Ok(reduction);
        }
        test.step_back(name)?;
    }
}

impl ForeignTest<'_> {
    /// Goes back to the smallest that a flaky test takes.
    fn step_back(&mut self, name: &Path) -> Result<(), Failure> {
        let changed = |kept: &str| {
            Failure::Input(format!("{} no longer accepts what it accepted before: {kept}", name.display()))
        };
        let Some(original) = self.kept.first().cloned() else { return Ok(()) };
        if self.checks.count(&original, 2)? == 0 {
            let names = self.files.result_names();
            return Err(changed(&format!("the result in {names} is the last that it accepted")));
        }
        self.repetition = flaky(name, &original, self.checks)?;
        while let Some(best) = self.kept.pop() {
            if self.repetition.ask(|| self.checks.run(&best))? == ordinary::PredicateAnswer::Interesting {
                self.files.store(&best)?;
                self.kept.push(best);
                return Ok(());
            }
        }
        self.files.store(&original)?;
        Err(changed("not even the original"))
    }
}

fn say(report: &ForeignReport, out: &mut Output) -> Result<(), Failure> {
    let ForeignReport { files, tokens_before, tokens_after, tested, invalid, slow, seconds, end, .. } =
        report;
    let names: Vec<_> = files.iter().map(|path| path.display().to_string()).collect();
    let how = match end {
        ReductionEnd::Minimal => "minimal",
        ReductionEnd::Early => "ended early, not minimal",
    };
    out.line(format_args!("{}: {tokens_before} to {tokens_after} tokens, {how}", names.join(", ")))?;
    out.line(format_args!(
        "{tested} runs of the test, {invalid} candidates that are not valid C, {seconds:.1} s"
    ))?;
    if *slow > 0 {
        out.line(format_args!(
            "{slow} runs were ended: they took over three times as long as before (--timeout)"
        ))?;
    }
    out.json(report)
}

fn unusable(test: &Path, why: &ReduceError) -> Failure {
    let test = test.display();
    Failure::Input(match why {
        ReduceError::NotInteresting => format!("{test} does not take the original: it must exit with 0"),
        ReduceError::NotRepeatable => {
            format!("{test} is not repeatable: it takes the original only sometimes")
        }
        ReduceError::EmptyIsInteresting => {
            format!("{test} accepts empty files: it does not look at their contents")
        }
        ReduceError::CouldNotRun(why) => format!("{test} could not be run: {why}"),
    })
}
