//! `bitfrost drill`: is every fault found that could be in us?
//!
//! A fault that survives is a defect of the generator or of the oracle; so users check their own set-up too.

mod fault;
mod hunt;

use interpreter::Needs;
use oracle::native::Settings;
use serde::Serialize;

use self::fault::Fault;
use self::hunt::{Hunted, Hunter};
use crate::campaign::{Control, ProgressLine, workers};
use crate::cli::DrillArgs;
use crate::clock::Deadline;
use crate::output::Output;
use crate::{Failure, Outcome, engines};

/// The only compilers a drill needs: our lowering, and what it imitates.
const COMPILERS: &str = r#"
only = true
[[configuration]]
compiler = "clang-19"
flags = ["-O0"]
[[configuration]]
compiler = "clang-19"
flags = ["-O2"]
[[configuration]]
compiler = "word"
flags = ["-O0"]
"#;

/// So many programs have to pass without a fault before one is planted.
const SOUND: u64 = 1000;

/// What `drill --json` prints.
#[derive(Debug, Serialize)]
struct Report {
    faults: Vec<Hunted>,
    found: usize,
    survived: usize,
    median_s: f64,
    longest_s: f64,
}

/// Runs the verb.
///
/// # Errors
/// [`Failure::Input`] if no fault has the name, [`Failure::Infrastructure`] if the oracle is unsound without any
/// fault or no compiler is there.
pub(super) fn run(args: &DrillArgs, out: &mut Output) -> Result<Outcome, Failure> {
    let faults = chosen(args.only.as_deref())?;
    let control = Control::new(Deadline::after(None));
    control.heed_interrupts()?;
    let hunted = hunt_all(args, &faults, &control)?;
    let report = Report::new(hunted);
    for line in report.lines(&faults) {
        out.line(line)?;
    }
    out.json(&report)?;
    Ok(Outcome::found_if(report.survived > 0))
}

fn chosen(only: Option<&str>) -> Result<Vec<Fault>, Failure> {
    let only = only.unwrap_or_default();
    let faults: Vec<Fault> = Fault::all().into_iter().filter(|fault| fault.name().contains(only)).collect();
    if faults.is_empty() {
        return Err(Failure::Input(format!("no fault's name contains `{only}`")));
    }
    Ok(faults)
}

fn hunt_all(args: &DrillArgs, faults: &[Fault], control: &Control) -> Result<Vec<Hunted>, Failure> {
    let hunter = || -> Result<Hunter<'_>, Failure> {
        let settings = Settings::parse(COMPILERS).map_err(|why| Failure::Infrastructure(why.to_string()))?;
        let toolchain = Some(engines::native(&settings, 1)?);
        Ok(Hunter { seed: args.seed, limit: args.limit, toolchain, control })
    };
    let first = hunter()?;
    if [Needs::Ordinary, Needs::Poison].into_iter().any(|needs| first.is_unsound(needs, SOUND)) {
        let sentence =
            "without any fault the lowering and the reference disagree: see `bitfrost fuzz --no-native`";
        return Err(Failure::Infrastructure(sentence.to_owned()));
    }
    let progress = ProgressLine::new(Some(faults.len() as u64), "faults");
    let worker = || {
        // Each worker has compilers of its own, because a fault is planted in them.
        let mut own = hunter();
        move |(index, fault): (usize, &Fault)| match &mut own {
            Ok(hunter) => hunter.hunt(*fault).map(|hunted| (index, hunted)),
            Err(why) => Err(Failure::Infrastructure(why.to_string())),
        }
    };
    let jobs = args.jobs.unwrap_or_else(engines::processors);
    let mut hunted = Vec::new();
    workers::run(jobs, faults.iter().enumerate(), control, worker, |(index, done)| {
        progress.advance(1, done.name.clone());
        hunted.push((index, done));
        Ok(())
    })?;
    progress.end();
    hunted.sort_by_key(|(index, _)| *index);
    Ok(hunted.into_iter().map(|(_, hunted)| hunted).collect())
}

impl Report {
    fn new(faults: Vec<Hunted>) -> Report {
        let mut seconds: Vec<f64> =
            faults.iter().filter(|fault| fault.found).map(|fault| fault.seconds).collect();
        seconds.sort_by(f64::total_cmp);
        Report {
            found: seconds.len(),
            survived: faults.len() - seconds.len(),
            median_s: seconds.get(seconds.len() / 2).copied().unwrap_or_default(),
            longest_s: seconds.last().copied().unwrap_or_default(),
            faults,
        }
    }

    fn lines(&self, faults: &[Fault]) -> Vec<String> {
        let mut lines: Vec<String> = self.faults.iter().map(|fault| line(fault, faults)).collect();
        let Report { found, survived, median_s, longest_s, .. } = self;
        lines.push(format!(
            "found {found}, survived {survived}; median {median_s:.1} s, longest {longest_s:.1} s"
        ));
        if let Some(survivor) = self.faults.iter().find(|fault| !fault.found) {
            lines.push(format!("next: bitfrost drill {} --limit 10m", survivor.name));
        }
        lines
    }
}

fn line(hunted: &Hunted, faults: &[Fault]) -> String {
    let Hunted { name, found, tier: _, seconds, programs } = hunted;
    let what = if *found { "found in" } else { "SURVIVED" };
    let described = faults.iter().find(|fault| fault.name() == *name).map_or("", |fault| fault.description());
    format!("{what} {seconds:.1} s, {programs} programs: {name}: {described}")
}
