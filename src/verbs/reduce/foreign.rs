//! `bitfrost reduce FILE… --test COMMAND`: anybody's C, as small as it can be and still interesting.

use std::path::{Path, PathBuf};
use std::time::Duration;

use oracle::native::Scratch;
use reducer::{
    Interest, Interestingness, ReduceError, Reducible, ReductionControl, ReductionOptions, ReductionStats,
    Schedule, SourceText,
};
use serde::Serialize;

use crate::case;
use crate::cli::ReduceArgs;
use crate::clock::{Deadline, Stopwatch};
use crate::control::Control;
use crate::foreign::{Predicate, PredicateAnswer, Validity};
use crate::output::{self, Output};
use crate::{Failure, VerbOutcome, machine, scratch};

/// The JSON of `reduce --test --json`.
#[derive(Debug, Serialize)]
struct ForeignReport {
    files: Vec<PathBuf>,
    tokens_before: u32,
    tokens_after: u32,
    bytes_after: u32,
    /// How often the test ran.
    tested: u64,
    /// Candidates that no test had to see: they are not valid C.
    invalid: u64,
    seconds: f64,
    end: ReductionEnd,
    /// Tokens after so many runs of the test: `[runs, seconds, tokens]`, for each success.
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

/// Runs the verb.
///
/// # Errors
/// [`Failure::Input`] if the test does not take the files, or takes nothing or anything.
pub(super) fn run(args: &ReduceArgs, test: &Path, out: &mut Output) -> Result<VerbOutcome, Failure> {
    let files = ForeignFiles::of(args)?;
    let original = files.read(&files.from)?;
    if let 1.. = original.errors() {
        let names: Vec<_> = files.from.iter().map(|path| path.display().to_string()).collect();
        output::remark(format_args!(
            "{} is not all C that is understood; its text is reduced",
            names.join(", ")
        ));
    }
    let timeout = Duration::from_secs(args.timeout);
    let predicate = Predicate::new(test, files.names.clone(), timeout)?;
    let place = scratch::place(&oracle::native::Settings::default());
    let place = Scratch::new_in(&place).map_err(|why| Failure::unwritable(&place, &why))?;
    let validity = Validity::of(&original, &args.cflags, &predicate, place.path())?;
    if validity.is_none() {
        output::remark("no compiler takes the original: candidates are not checked before the test");
    }
    let start = files.start(&original, &predicate, place.path())?;
    let control = Control::new(Deadline::after(args.duration));
    control.heed_interrupts();
    let jobs = args.jobs.unwrap_or_else(machine::processors);
    let mut tested = ForeignTest {
        files: &files,
        predicate: &predicate,
        validity: validity.as_ref(),
        place: place.path(),
        jobs: jobs.into(),
        control: &control,
        began: Stopwatch::start(),
        history: Vec::new(),
        failure: None,
        excess: None,
    };
    let max_tests = args.max_tests.unwrap_or(u64::MAX);
    let options = ReductionOptions { schedule: Schedule::Expectation, batch: jobs.into(), max_tests };
    let reduced = reducer::reduce(&start, &mut tested, &options);
    if let Some(failure) = tested.failure.take() {
        return Err(failure);
    }
    let reduction = reduced.map_err(|why| unusable(test, &why))?;
    if let Some(excess) = &tested.excess {
        output::remark(format_args!("the test was stopped for some candidates: {excess}"));
    }
    let early = control.is_over() || reduction.stats.tested >= max_tests;
    // A test that has changed its mind makes all that was kept doubtful.
    if predicate.test(&reduction.case, place.path())? != PredicateAnswer::Interesting {
        return Err(Failure::Input(format!(
            "{} does not take any more what it took before: the result in {} is what it took last",
            test.display(),
            files.result_names()
        )));
    }
    files.store(&reduction.case)?;
    let report = ForeignReport {
        files: files.to.clone(),
        tokens_before: original.size().tokens,
        tokens_after: reduction.after.tokens,
        bytes_after: reduction.after.bytes,
        tested: reduction.stats.tested,
        invalid: reduction.stats.refused,
        seconds: tested.began.elapsed().as_secs_f64(),
        end: if early { ReductionEnd::Early } else { ReductionEnd::Minimal },
        history: tested.history,
    };
    say(&report, out)?;
    Ok(VerbOutcome::found_if(early))
}

fn say(report: &ForeignReport, out: &mut Output) -> Result<(), Failure> {
    let ForeignReport { files, tokens_before, tokens_after, tested, invalid, seconds, end, .. } = report;
    let names: Vec<_> = files.iter().map(|path| path.display().to_string()).collect();
    let how = match end {
        ReductionEnd::Minimal => "minimal",
        ReductionEnd::Early => "ended early, not minimal",
    };
    out.line(format_args!("{}: {tokens_before} to {tokens_after} tokens, {how}", names.join(", ")))?;
    out.line(format_args!(
        "{tested} runs of the test, {invalid} candidates that are not valid C, {seconds:.1} s"
    ))?;
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
            format!("{test} takes empty files: it does not look at what is in them")
        }
        ReduceError::CouldNotRun(why) => format!("{test} could not be run: {why}"),
    })
}

/// The files, and where the result goes.
struct ForeignFiles {
    from: Vec<PathBuf>,
    to: Vec<PathBuf>,
    /// Their names in the directory of a test.
    names: Vec<PathBuf>,
    in_place: bool,
}

impl ForeignFiles {
    fn of(args: &ReduceArgs) -> Result<ForeignFiles, Failure> {
        let from: Vec<PathBuf> = args.subjects.iter().map(PathBuf::from).collect();
        if let Some(path) = from.iter().find(|path| path.is_absolute() && from.len() > 1) {
            return Err(Failure::Input(format!(
                "{}: several files are named relative to the working directory",
                path.display()
            )));
        }
        let name = |path: &PathBuf| match from.len() {
            1 => path.file_name().map(PathBuf::from).unwrap_or_default(),
            _ => path.clone(),
        };
        let to = match (&args.output, args.in_place) {
            (Some(_), _) if from.len() > 1 => {
                return Err(Failure::Input(
                    "--output is for one file; several go beside the originals".into(),
                ));
            }
            (Some(output), _) => vec![output.clone()],
            (None, true) => from.clone(),
            (None, false) => from.iter().map(|path| beside(path)).collect(),
        };
        Ok(ForeignFiles { names: from.iter().map(name).collect(), from, to, in_place: args.in_place })
    }

    fn read(&self, paths: &[PathBuf]) -> Result<SourceText, Failure> {
        let texts: Vec<String> = paths.iter().map(|path| case::read_text(path)).collect::<Result<_, _>>()?;
        Ok(SourceText::new(texts.iter().map(String::as_str)))
    }

    /// What to begin with: the result of an earlier reduction that was interrupted, if the test takes it, or else the original.
    fn start(
        &self,
        original: &SourceText,
        predicate: &Predicate,
        place: &Path,
    ) -> Result<SourceText, Failure> {
        if self.in_place {
            for path in &self.from {
                let kept = with_suffix(path, ".orig");
                if !kept.exists() {
                    std::fs::copy(path, &kept).map_err(|why| Failure::unwritable(&kept, &why))?;
                }
            }
            return Ok(original.clone());
        }
        if !self.to.iter().all(|path| path.exists()) {
            return Ok(original.clone());
        }
        let earlier = self.read(&self.to)?;
        let smaller = earlier.size() < original.size();
        if smaller && predicate.test(&earlier, place)? == PredicateAnswer::Interesting {
            let from = self.result_names();
            output::remark(format_args!("going on with {from}, {}", earlier.size()));
            return Ok(earlier);
        }
        Ok(original.clone())
    }

    /// Writes the result, each file whole or not at all.
    fn store(&self, text: &SourceText) -> Result<(), Failure> {
        self.to.iter().zip(text.files()).try_for_each(|(path, file)| case::write(path, file.as_bytes()))
    }

    fn result_names(&self) -> String {
        let names: Vec<_> = self.to.iter().map(|path| path.display().to_string()).collect();
        names.join(", ")
    }
}

/// `x.c` and `x.reduced.c`.
fn beside(path: &Path) -> PathBuf {
    match path.extension() {
        Some(extension) => path.with_extension(format!("reduced.{}", extension.to_string_lossy())),
        None => with_suffix(path, ".reduced"),
    }
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Candidates are checked for validity first, as that costs least.
struct ForeignTest<'a> {
    files: &'a ForeignFiles,
    predicate: &'a Predicate,
    validity: Option<&'a Validity>,
    place: &'a Path,
    jobs: usize,
    control: &'a Control,
    began: Stopwatch,
    history: Vec<(u64, f64, u32)>,
    /// What ended the reduction.
    failure: Option<Failure>,
    /// Why a test was stopped, the first time.
    excess: Option<String>,
}

impl ForeignTest<'_> {
    fn answer(&self, candidate: &SourceText) -> Result<(Interest, Option<String>), Failure> {
        if let Some(validity) = self.validity
            && !validity.holds(candidate, self.predicate, self.place)?
        {
            return Ok((Interest::Invalid, None));
        }
        Ok(match self.predicate.test(candidate, self.place)? {
            PredicateAnswer::Interesting => (Interest::Same, None),
            PredicateAnswer::Not => (Interest::Different, None),
            PredicateAnswer::Excessive(why) => (Interest::Different, Some(why)),
        })
    }
}

impl Interestingness<SourceText> for ForeignTest<'_> {
    fn test(&mut self, candidates: &[SourceText]) -> Vec<Interest> {
        let mut answers = Vec::with_capacity(candidates.len());
        for some in candidates.chunks(self.jobs.max(1)) {
            let this = &*self;
            let results: Vec<_> = std::thread::scope(|scope| {
                let running: Vec<_> = some.iter().map(|one| scope.spawn(move || this.answer(one))).collect();
                running.into_iter().map(|thread| thread.join()).collect()
            });
            for result in results {
                answers.push(match result {
                    Ok(Ok((interest, excess))) => {
                        self.excess = self.excess.take().or(excess);
                        interest
                    }
                    Ok(Err(failure)) => {
                        let why = failure.to_string();
                        self.failure.get_or_insert(failure);
                        self.control.fail();
                        Interest::CouldNotRun(why)
                    }
                    Err(_) => Interest::CouldNotRun("a thread of the test panicked".to_owned()),
                });
            }
        }
        answers
    }

    fn progress(&mut self, best: &SourceText, stats: &ReductionStats) -> ReductionControl {
        self.history.push((stats.tested, self.began.elapsed().as_secs_f64(), best.size().tokens));
        if let Err(failure) = self.files.store(best) {
            self.failure.get_or_insert(failure);
            return ReductionControl::Stop;
        }
        if self.control.is_over() { ReductionControl::Stop } else { ReductionControl::Continue }
    }
}
