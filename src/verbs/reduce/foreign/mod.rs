//! `bitfrost reduce FILE… --test COMMAND`: anybody's C or C++, or a module of LLVM IR, as small as it can be and still interesting.

mod c;
mod files;
mod from_command;
mod interest;
mod kind;
mod module;
mod report;
mod tested;

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use campaign::ProgressLine;
use host::clock::{Deadline, Stopwatch};
use host::in_time::in_time;
use host::output::Output;
use host::run_end::Control;
use host::{Failure, VerbOutcome, machine, output};
use ordinary::{BuildDirectory, Patience, Predicate, Repetition, TestPlace};
use reducer::{OriginalTests, ReduceError, Reduction, ReductionOptions, Schedule};

use self::files::ForeignFiles;
use self::interest::ForeignInterest;
use self::kind::{CandidateCheck, ForeignCase};
use self::report::{ForeignReport, ReductionEnd, SharedRecord};
use self::tested::{CheckRecord, ForeignChecks, ForeignTest};
use crate::cli::{ForeignArgs, ReduceArgs};

/// The longest that a run of the test may take, unless the command line says another.
pub(super) const LONGEST_RUN: Duration = Duration::from_secs(300);

/// Runs of the test on the original, by the time that one takes at most: a test that takes longer runs once, since four runs would take
/// a good part of what a reduction has for its large steps. Whether it is flaky the runs on the result show.
const RUNS_OF_ORIGINAL: [(Duration, u32); 2] = [(Duration::from_millis(500), 4), (Duration::from_secs(2), 2)];

/// Runs of the test on the result, which find most tests that are flaky in one run of ten.
const LAST_RUNS: u32 = 6;

/// The candidates that wait for a job at most.
const MOST_WAITING: usize = 4;

/// Runs the verb, if the command line has a test.
///
/// # Errors
/// [`Failure::Input`] if the test does not take the files, or takes nothing or anything, or a command does not fail.
pub(super) fn run(args: &ReduceArgs, out: &mut Output) -> Result<Option<VerbOutcome>, Failure> {
    let clock = ReductionClock::start(args.foreign.duration);
    let given = ForeignInterest::from_args(&args.foreign);
    let (files, interest) = match (&args.foreign.from_command, given) {
        (Some(command), _) => from_command::read(args, command)?,
        (None, Some(interest)) => (ForeignFiles::new(args)?, interest),
        (None, None) => return Ok(None),
    };
    args.foreign.other_reducers.answers().for_each(output::remark);
    let (deadline, record) = (clock.deadline, SharedRecord::default());
    let request = ForeignRequest { args, interest: &interest, files: &files, clock: &clock, record: &record };
    let work = || match module::ModuleForm::of_files(&files.from)? {
        Some(form) => module::run(request, form),
        None => c::run(request),
    };
    // A step on 10 MB of C takes seconds.
    let report = in_time(deadline, work, || {
        let report = record.report(&files, clock.began.elapsed().as_secs_f64(), ReductionEnd::Early);
        report.ok_or_else(|| too_short(deadline))?.say(out)
    })?;
    report.say(out).map(Some)
}

/// The time is up before anything is known.
fn too_short(deadline: Deadline) -> Failure {
    let length = humantime::format_duration(deadline.length().unwrap_or_default());
    Failure::Input(format!("--duration {length}: too short to read the files"))
}

/// The clock of a reduction: it starts with the command.
struct ReductionClock {
    began: Stopwatch,
    deadline: Deadline,
    /// Ends the reduction when its time is up.
    control: Control,
}

impl ReductionClock {
    fn start(duration: Option<Duration>) -> ReductionClock {
        let deadline = Deadline::from_now(duration);
        ReductionClock { began: Stopwatch::start(), deadline, control: Control::new(deadline) }
    }
}

/// The place where a test of the files runs.
fn test_place(args: &ForeignArgs, files: &ForeignFiles) -> Result<TestPlace, Failure> {
    let jobs = args.jobs.unwrap_or_else(machine::processors);
    let build = args.build_dir.as_ref().map(|directory| {
        let written = [&files.to[..], &files.written_beside()].concat();
        BuildDirectory::new(directory, &written, jobs.into())
    });
    Ok(TestPlace::new(files.names.clone())?.with_build_directory(build.transpose()?))
}

/// The command's files and options, whatever kind of text the files have.
#[derive(Clone, Copy)]
struct ForeignRequest<'a> {
    args: &'a ReduceArgs,
    interest: &'a ForeignInterest,
    files: &'a ForeignFiles,
    clock: &'a ReductionClock,
    record: &'a SharedRecord,
}

/// A case, its test, and what else a candidate has to pass.
struct ForeignReduction<'a, C> {
    request: ForeignRequest<'a>,
    original: C,
    place: TestPlace,
    /// The test and its name.
    predicate: (Predicate, PathBuf),
    validity: Option<Box<dyn CandidateCheck<C>>>,
    guard: Option<Box<dyn CandidateCheck<C>>>,
}

impl<C: ForeignCase> ForeignReduction<'_, C> {
    /// Reduces the case. `read` reads what an earlier reduction has left, and `starts` gives smaller cases to begin with.
    fn run(
        self,
        read: impl FnOnce(&TestPlace, &[PathBuf]) -> Result<C, Failure>,
        starts: impl FnOnce(&TestPlace, &C) -> Result<Vec<C>, Failure>,
    ) -> Result<ForeignReport, Failure> {
        let ForeignReduction { request, original, place, predicate: (predicate, name), validity, guard } =
            self;
        let ForeignRequest { args: ReduceArgs { foreign: args, .. }, files, clock, record, .. } = request;
        let ReductionClock { began, control, .. } = clock;
        let patience = args.timeout.is_none().then(|| Patience::new(LONGEST_RUN));
        let checks = ForeignChecks {
            place,
            validity,
            predicate,
            guard,
            runs: AtomicU64::new(0),
            patience,
            control: control.clone(),
            of_validity: CheckRecord::default(),
            of_test: CheckRecord::default(),
        };
        control.heed_interrupts_within_a_second(files.remark_at_end(record));
        let repetition = repetition(args, &name, &original, &checks)?;
        checks.place.build_directory().map_or(Ok(()), BuildDirectory::require_untouched)?;
        let mut start = files.start(
            &original,
            |paths| read(&checks.place, paths),
            |earlier| repetition.ask(|| checks.run(earlier)),
        )?;
        record.lock().best = (start.size() < original.size()).then(|| start.counts());
        let mut starts = if control.is_over() { Vec::new() } else { starts(&checks.place, &start)? };
        // What has been computed of 10 MB of C takes 350 MB.
        starts.iter_mut().for_each(|start| *start = start.detached());
        start = start.detached();
        let mut tested = ForeignTest {
            files,
            checks: &checks,
            repetition,
            jobs: args.jobs.unwrap_or_else(machine::processors).into(),
            control,
            began: *began,
            record,
            shown: original.size().to_string(),
            took: None,
            best_took: Duration::ZERO,
            duration: args.duration,
            started: false,
            out_of_time: false,
            valid: HashSet::new(),
            starts,
            kept: vec![original.clone(), start],
            failure: None,
            excess: None,
        };
        record.lock().line = Some(ProgressLine::new(None, "runs of the test"));
        let reduction = reduced(args, &name, &mut tested);
        record.lock().end_line();
        let reduction = reduction?;
        if let Some(excess) = &tested.excess {
            output::remark(format_args!("the test was stopped for some candidates: {excess}"));
        }
        let early = tested.out_of_time
            || control.is_over()
            || reduction.stats.tested >= args.max_tests.unwrap_or(u64::MAX);
        tested.note_counts(&reduction.stats);
        let end = if early { ReductionEnd::Early } else { ReductionEnd::Minimal };
        record.report(files, began.elapsed().as_secs_f64(), end).ok_or_else(|| too_short(clock.deadline))
    }
}

/// The number of times to run the test: as the command line says, and otherwise once, unless two runs on the original
/// differ.
fn repetition<C: ForeignCase>(
    args: &ForeignArgs,
    name: &Path,
    original: &C,
    checks: &ForeignChecks<C>,
) -> Result<Repetition, Failure> {
    if let Some(runs) = args.repeat {
        let needed = args.needed.unwrap_or(runs);
        if needed > runs {
            return Err(Failure::Input(format!("--needed {needed}: there are only {runs} runs")));
        }
        return Ok(Repetition { runs, needed });
    }
    let watch = Stopwatch::start();
    let first = checks.count(original, 1)?;
    let took = watch.elapsed();
    let quick = RUNS_OF_ORIGINAL.iter().find(|(longest, _)| took <= *longest);
    // What says no may have erred.
    let more = quick.map_or(0, |&(_, runs)| runs - 1).max(1 - first);
    match first + checks.count(original, more)? {
        0 => Err(unusable(name, &ReduceError::NotInteresting)),
        yes if yes <= more => flaky(name, original, checks),
        _ => Ok(Repetition::ONCE),
    }
}

/// The repetition for a flaky test, if it takes the original often enough.
fn flaky<C: ForeignCase>(
    name: &Path,
    original: &C,
    checks: &ForeignChecks<C>,
) -> Result<Repetition, Failure> {
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

/// The number of candidates that are made at a time: so many more than jobs that a job which is done has another one, and few enough that little is
/// made in vain.
fn batch(jobs: usize) -> usize {
    if jobs == 1 { 1 } else { jobs + jobs.min(MOST_WAITING) }
}

/// Reduces, and again with repeated runs if the test turns out to be flaky. The files always have what passed last.
fn reduced<C: ForeignCase>(
    args: &ForeignArgs,
    name: &Path,
    test: &mut ForeignTest<'_, C>,
) -> Result<Reduction<C>, Failure> {
    let options = ReductionOptions {
        // As often as the command line says, it has not been tested yet.
        original: args.repeat.map_or(OriginalTests::ByCaller, |_| OriginalTests::ByReduction),
        values: reducer::FinalValues::Least,
        schedule: Schedule::Expectation,
        batch: batch(test.jobs),
        max_tests: args.max_tests.unwrap_or(u64::MAX),
    };
    loop {
        let Some(start) = test.kept.last().cloned() else {
            return Err(changed(name, "not even the original"));
        };
        test.started = false;
        let reduced = reducer::reduce(&start, test, &options);
        if let Some(failure) = test.failure.take() {
            return Err(failure);
        }
        let reduction = reduced.map_err(|why| unusable(name, &why))?;
        // After an interrupt nothing runs any more.
        let asked_often = test.repetition != Repetition::ONCE || test.control.is_interrupted();
        let last_runs = test.last_runs(LAST_RUNS);
        if asked_often || test.checks.count(&reduction.case, last_runs)? == last_runs {
            test.record.store(test.files, &reduction.case, &test.checks.place)?;
            return Ok(reduction);
        }
        test.step_back(name)?;
    }
}

impl<C: ForeignCase> ForeignTest<'_, C> {
    /// Goes back to the smallest that a flaky test takes.
    fn step_back(&mut self, name: &Path) -> Result<(), Failure> {
        let Some(original) = self.kept.first().cloned() else { return Ok(()) };
        if self.checks.count(&original, 2)? == 0 {
            let names = self.files.result_names();
            return Err(changed(name, &format!("the result in {names} is the last that it accepted")));
        }
        self.repetition = flaky(name, &original, self.checks)?;
        while let Some(best) = self.kept.pop() {
            if self.repetition.ask(|| self.checks.run(&best))? == ordinary::PredicateAnswer::Interesting {
                self.record.store(self.files, &best, &self.checks.place)?;
                self.kept.push(best);
                return Ok(());
            }
        }
        self.record.store(self.files, &original, &self.checks.place)?;
        Err(changed(name, "not even the original"))
    }
}

fn changed(name: &Path, kept: &str) -> Failure {
    Failure::Input(format!("{} no longer accepts what it accepted before: {kept}", name.display()))
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
