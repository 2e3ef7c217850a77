//! Reduction of a case that shows a finding: the reducer proposes smaller cases, the oracle says whether they show the
//! same.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};

use engines::native::{Settings, Toolchain};
use judge::ledger::Ledger;
use judge::verdict::{Finding, FindingKind, Report};
use reducer::{
    FinalValues, Interest, Interestingness, Reducible, ReductionControl, ReductionOptions, ReductionStats,
};

use crate::cause::{Cause, Stage};
use crate::examine::{Case, Examination, Examined, Oracle};
use crate::toolchains;
use case_files::GeneratorInput;
use host::Failure;
use host::run_end::Control;

/// The engines and limits of a reduction.
pub struct ReductionContext<'a, C: Case> {
    /// The generator's input for the case, if it was generated.
    pub input: Option<&'a GeneratorInput>,
    /// The compilers; `None`: only the engines in process are asked.
    pub compilers: Option<&'a Settings>,
    /// The same, where they have been started.
    pub started: Option<&'a Toolchain>,
    /// The count of tested candidates, shared with other threads.
    pub tested: Option<&'a AtomicU64>,
    /// The settings of the other engines.
    pub settings: &'a C::Settings,
    /// The known disagreements.
    pub ledger: &'a Ledger,
    /// Says when to end early; the best so far is then kept.
    pub control: &'a Control,
    /// The number of compilers that may run at a time.
    pub jobs: u16,
    /// The number of candidates after which to end.
    pub max_tests: u64,
}

/// A reduced case.
pub struct ReducedTo<C: Case> {
    /// The smallest case found.
    pub case: C,
    /// The size of the original.
    pub before: <C::Form as Reducible>::Size,
    /// The size of the reduced case.
    pub after: <C::Form as Reducible>::Size,
    /// The number of candidates tested.
    pub tested: u64,
    /// Candidates on the way that show something else than what is reduced, and than what the original shows: each another cause.
    pub slips: Vec<C>,
}

/// The candidates that are kept because they show another cause.
const SLIPS: usize = 4;

/// Makes a case smaller for as long as it shows a finding of this signature.
///
/// # Errors
/// [`Failure::Input`] if it does not show it, or not always; [`Failure::Infrastructure`] if the compilers
/// cannot be run.
pub fn reduce<C: Case>(
    case: &C,
    signature: &str,
    context: &ReductionContext<'_, C>,
) -> Result<ReducedTo<C>, Failure> {
    let Sufficient { toolchain, settings, finding, shown } = sufficient_engines(case, signature, context)?;
    let oracle = Oracle::new(toolchain.as_ref(), context.ledger, settings);
    let (control, tested) = (context.control, context.tested);
    let input = context.input;
    let mut test = SameFinding { case, input, oracle, finding, shown, slips: Vec::new(), control, tested };
    // What crashes at first may have a wrong value in the end.
    let values = match test.finding.kind {
        FindingKind::Value
        | FindingKind::Missing
        | FindingKind::Surplus
        | FindingKind::Crash
        | FindingKind::Hang => FinalValues::Distinctive,
        FindingKind::Layout
        | FindingKind::Undefined
        | FindingKind::Rejected
        | FindingKind::CompilerCrash
        | FindingKind::CompilerHang => FinalValues::Least,
    };
    let options = ReductionOptions {
        values,
        schedule: C::SCHEDULE,
        max_tests: context.max_tests,
        ..ReductionOptions::default()
    };
    let reduction =
        reducer::reduce(&case.form(), &mut test, &options).map_err(|why| Failure::Input(why.to_string()))?;
    Ok(ReducedTo {
        case: case.with_form(reduction.case),
        before: reduction.before,
        after: reduction.after,
        tested: reduction.stats.tested,
        slips: test.slips,
    })
}

/// True if a finding of this name is among those of a case, known or not.
#[must_use]
pub fn shows<C: Case>(case: &C, examined: &Examined<C>, name: &str) -> bool {
    named(case, &examined.report, name).is_some()
}

/// Tells findings that the ledger knows from others. Without this, an unknown finding would become a known one on the
/// way: much goes
/// wrong for one cause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Explained {
    Yes,
    No,
}

/// The finding that a smaller case must show, too.
#[derive(Clone, Debug, PartialEq, Eq)]
struct WantedFinding {
    kind: FindingKind,
    cause: Cause,
    explained: Explained,
}

/// The most severe finding of a name, which is its cause as it is found, or its signature.
fn named<'r, C: Case>(case: &C, report: &'r Report, name: &str) -> Option<&'r Finding> {
    let of_name = report.findings.iter().filter(|finding| {
        finding.signature.0 == name || case.cause(finding, Stage::Found).to_string() == name
    });
    of_name.max_by_key(|finding| finding.verdict())
}

fn wanted<C: Case>(case: &C, report: &Report, name: &str) -> Option<WantedFinding> {
    let finding = named(case, report, name)?;
    Some(WantedFinding {
        kind: finding.kind,
        cause: case.cause(finding, Stage::Found),
        explained: explained(finding),
    })
}

const fn explained(finding: &Finding) -> Explained {
    if finding.known.is_none() { Explained::No } else { Explained::Yes }
}

/// Engines that show the finding.
struct Sufficient<C: Case> {
    toolchain: Option<Toolchain>,
    settings: C::Settings,
    finding: WantedFinding,
    /// The causes of all that the case shows.
    shown: BTreeSet<String>,
}

/// The causes of all that a case shows.
fn causes<C: Case>(case: &C, report: &Report) -> BTreeSet<String> {
    report.findings.iter().map(|finding| case.cause(finding, Stage::Found).to_string()).collect()
}

/// The cheapest engines that show the finding: none but those in process, the compilers that are on either side
/// of the difference, or all.
fn sufficient_engines<C: Case>(
    case: &C,
    name: &str,
    context: &ReductionContext<'_, C>,
) -> Result<Sufficient<C>, Failure> {
    let ask = |toolchain: Option<&Toolchain>, settings: &C::Settings| -> Result<Report, Failure> {
        let mut oracle = Oracle::new(toolchain, context.ledger, settings.clone());
        Ok(oracle.examine_one(case)?.report)
    };
    let settings = context.settings.clone();
    let nothing = || Failure::Input(reducer::ReduceError::NotInteresting.to_string());
    let in_process = ask(None, &settings)?;
    let compilers = match (context.compilers, wanted(case, &in_process, name)) {
        (_, Some(finding)) => {
            let shown = causes(case, &in_process);
            return Ok(Sufficient { toolchain: None, settings, finding, shown });
        }
        (None, None) => return Err(nothing()),
        (Some(compilers), None) => compilers,
    };
    let all = match context.started {
        Some(started) => started.clone(),
        None => toolchains::native(compilers, context.jobs)?,
    };
    let report = ask(Some(&all), &settings)?;
    let by_all = wanted(case, &report, name).ok_or_else(nothing)?;
    let mut shown = causes(case, &report);
    let narrowed = named(case, &report, name).and_then(|finding| C::narrowed(finding, compilers, &settings));
    if let Some((compilers, few)) = narrowed {
        let toolchain = match all.with_only(&compilers) {
            Some(toolchain) => toolchain,
            None => toolchains::native(&compilers, context.jobs)?,
        };
        let report = ask(Some(&toolchain), &few)?;
        if report.findings.iter().any(|finding| by_all.is_kept_by(case, finding)) {
            shown.extend(causes(case, &report));
            return Ok(Sufficient { toolchain: Some(toolchain), settings: few, finding: by_all, shown });
        }
    }
    Ok(Sufficient { toolchain: Some(all), settings, finding: by_all, shown })
}

impl WantedFinding {
    /// True if a smaller case's finding may have the same cause, and the ledger explains it only if it explains the original's.
    fn is_kept_by<C: Case>(&self, smaller: &C, finding: &Finding) -> bool {
        let WantedFinding { kind: _, cause, explained: allowed } = self;
        (explained(finding) == Explained::No || *allowed == Explained::Yes)
            && cause.is_kept_by(&smaller.cause(finding, Stage::Found))
    }
}

/// A candidate is interesting if it has a finding of the same cause and, if no ledger entry explains the original's,
/// none explains the candidate's.
struct SameFinding<'a, C: Case> {
    /// The original.
    case: &'a C,
    /// The generator's input for the case, if it was generated.
    input: Option<&'a GeneratorInput>,
    oracle: Oracle<'a, C>,
    finding: WantedFinding,
    /// The causes of what the original shows, and the slips.
    shown: BTreeSet<String>,
    slips: Vec<C>,
    control: &'a Control,
    tested: Option<&'a AtomicU64>,
}

impl<C: Case> SameFinding<'_, C> {
    fn interest(&mut self, case: &C, examined: &Examined<C>) -> Interest {
        let findings = &examined.report.findings;
        if findings.iter().any(|finding| self.finding.is_kept_by(case, finding)) {
            return Interest::Same;
        }
        let mut is_new = false;
        for finding in examined.report.mismatches().filter(|_| self.slips.len() < SLIPS) {
            is_new |= self.shown.insert(case.cause(finding, Stage::Found).to_string());
        }
        self.slips.extend(is_new.then(|| case.clone()));
        Interest::Different
    }
}

impl<C: Case> Interestingness<C::Form> for SameFinding<'_, C> {
    fn test(&mut self, candidates: &[C::Form]) -> Vec<Interest> {
        let cases: Vec<C> = candidates.iter().map(|form| self.case.with_form(form.clone())).collect();
        match self.oracle.examine(&cases) {
            Ok(Examination { cases: examined, .. }) => {
                cases.iter().zip(&examined).map(|(case, examined)| self.interest(case, examined)).collect()
            }
            Err(why) => candidates.iter().map(|_| Interest::CouldNotRun(why.to_string())).collect(),
        }
    }

    /// The cases that the generator makes of parts of the input.
    fn starts(&mut self) -> Vec<C::Form> {
        let shorter = self.input.into_iter().flat_map(GeneratorInput::shorter);
        shorter.filter_map(|input| Some(self.case.of_input(&input)?.form())).collect()
    }

    fn control(&mut self, stats: &ReductionStats) -> ReductionControl {
        if let Some(tested) = self.tested {
            tested.store(stats.tested, Ordering::Relaxed);
        }
        if self.control.is_over() { ReductionControl::Stop } else { ReductionControl::Continue }
    }
}

#[cfg(test)]
mod tests {
    use judge::inprocess::InProcessSettings;
    use judge::ledger::EntryId;
    use judge::verdict::{BucketKey, Verdict};

    use super::*;
    use host::clock::Deadline;

    fn report(explained_by: &[Option<EntryId>]) -> Report {
        let finding = |known: &Option<EntryId>| Finding {
            known: known.clone(),
            kind: FindingKind::Value,
            signature: BucketKey("value gcc".into()),
            at_fault: vec!["gcc".into()],
            summary: String::new(),
            difference: None,
        };
        let findings = explained_by.iter().map(finding).collect();
        Report {
            verdict: Verdict::Agree,
            engines: Vec::new(),
            classes: Vec::new(),
            layouts: Vec::new(),
            findings,
            unconfirmed: Vec::new(),
        }
    }

    #[test]
    fn a_candidate_that_shows_another_cause_is_kept_once() {
        let case = generator::program(&generator::dna(1, 0), &generator::Config::default());
        let ledger = Ledger::default();
        let mut oracle = Oracle::new(None, &ledger, InProcessSettings::default());
        let mut examined = oracle.examine_one(&case).unwrap();
        examined.report = report(&[None]);
        let finding = wanted(&case, &examined.report, "value gcc").unwrap();
        let (shown, control) = (causes(&case, &examined.report), Control::new(Deadline::from_now(None)));
        let mut test = SameFinding {
            case: &case,
            input: None,
            oracle,
            finding,
            shown,
            slips: Vec::new(),
            control: &control,
            tested: None,
        };
        assert_eq!(test.interest(&case, &examined), Interest::Same);
        examined.report.findings[0].kind = FindingKind::CompilerHang;
        for _ in 0..2 {
            assert_eq!(test.interest(&case, &examined), Interest::Different);
            assert_eq!(test.slips.len(), 1);
        }
    }

    #[test]
    fn a_finding_that_nothing_explains_counts_before_one_that_the_ledger_explains() {
        let program = generator::program(&generator::dna(1, 0), &generator::Config::default());
        let known = || Some(EntryId("x".into()));
        for name in ["value gcc", "gcc: code"] {
            let allowed = |entries: &[Option<EntryId>]| {
                wanted(&program, &report(entries), name).map(|finding| finding.explained)
            };
            assert_eq!(allowed(&[known()]), Some(Explained::Yes));
            assert_eq!(allowed(&[known(), None]), Some(Explained::No));
            assert_eq!(allowed(&[]), None);
        }
        assert_eq!(wanted(&program, &report(&[known()]), "value clang"), None);
        let finding = wanted(&program, &report(&[None]), "value gcc").unwrap();
        let kept = |entry| finding.is_kept_by(&program, &report(&[entry]).findings[0]);
        assert!(kept(None) && !kept(known()));
    }
}
