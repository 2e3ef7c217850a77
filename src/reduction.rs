//! Reduction of a case that shows a finding: the reducer proposes smaller cases, the oracle says whether they show the
//! same.

use oracle::ledger::Ledger;
use oracle::native::{Settings, Toolchain};
use oracle::verdict::{Finding, Report};
use reducer::{Interest, Interestingness, Reducible, ReductionControl, ReductionOptions, ReductionStats};

use crate::control::Control;
use crate::examine::{Case, Examined, Oracle};
use crate::{Failure, engines};

/// The engines and limits of a reduction.
pub struct ReductionContext<'a, C: Case> {
    /// The compilers; `None`: only the engines in process are asked.
    pub compilers: Option<&'a Settings>,
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
}

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
    let Sufficient { toolchain, settings, explained } = sufficient_engines(case, signature, context)?;
    let oracle = Oracle::new(toolchain.as_ref(), context.ledger, settings);
    let mut test = SameFinding { case, oracle, signature, explained, control: context.control };
    let options = ReductionOptions { max_tests: context.max_tests, ..ReductionOptions::default() };
    let reduction =
        reducer::reduce(&case.form(), &mut test, &options).map_err(|why| Failure::Input(why.to_string()))?;
    Ok(ReducedTo {
        case: case.with_form(reduction.case),
        before: reduction.before,
        after: reduction.after,
        tested: reduction.stats.tested,
    })
}

/// True if a finding of this signature is among those of a case, known or not.
#[must_use]
pub fn shows<C: Case>(examined: &Examined<C>, signature: &str) -> bool {
    finding(&examined.report, signature).is_some()
}

/// Whether the ledger knows a finding. What it does not know would, without this, become what it knows on the way: much goes
/// wrong with one signature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Explained {
    Yes,
    No,
}

/// The most severe finding of a signature.
fn finding<'r>(report: &'r Report, signature: &str) -> Option<&'r Finding> {
    let of_signature = report.findings.iter().filter(|finding| finding.signature.0 == signature);
    of_signature.max_by_key(|finding| finding.verdict())
}

fn explained(report: &Report, signature: &str) -> Option<Explained> {
    let finding = finding(report, signature)?;
    Some(if finding.known.is_none() { Explained::No } else { Explained::Yes })
}

/// Engines that show the finding.
struct Sufficient<C: Case> {
    toolchain: Option<Toolchain>,
    settings: C::Settings,
    explained: Explained,
}

/// The cheapest engines that show the finding: none but those in process, the compilers that are on either side
/// of the difference, or all.
fn sufficient_engines<C: Case>(
    case: &C,
    signature: &str,
    context: &ReductionContext<'_, C>,
) -> Result<Sufficient<C>, Failure> {
    let ask = |toolchain: Option<&Toolchain>, settings: &C::Settings| -> Result<Report, Failure> {
        let mut oracle = Oracle::new(toolchain, context.ledger, settings.clone());
        Ok(oracle.examine_one(case)?.report)
    };
    let settings = context.settings.clone();
    let in_process = explained(&ask(None, &settings)?, signature);
    let (Some(compilers), None) = (context.compilers, in_process) else {
        let explained = in_process.unwrap_or(Explained::Yes);
        return Ok(Sufficient { toolchain: None, settings, explained });
    };
    let all = engines::native(compilers, context.jobs)?;
    let report = ask(Some(&all), &settings)?;
    // That a case does not show the finding at all the reducer says.
    let by_all = explained(&report, signature).unwrap_or(Explained::Yes);
    let narrowed = finding(&report, signature).and_then(|one| C::narrowed(one, compilers, &settings));
    if let Some((compilers, few)) = narrowed {
        let toolchain = engines::native(&compilers, context.jobs)?;
        if explained(&ask(Some(&toolchain), &few)?, signature) == Some(by_all) {
            return Ok(Sufficient { toolchain: Some(toolchain), settings: few, explained: by_all });
        }
    }
    Ok(Sufficient { toolchain: Some(all), settings, explained: by_all })
}

/// A candidate is interesting if it has a finding of the same signature and, if no ledger entry explains the original's,
/// none explains the candidate's.
struct SameFinding<'a, C: Case> {
    /// The original.
    case: &'a C,
    oracle: Oracle<'a, C>,
    signature: &'a str,
    explained: Explained,
    control: &'a Control,
}

impl<C: Case> Interestingness<C::Form> for SameFinding<'_, C> {
    fn test(&mut self, candidates: &[C::Form]) -> Vec<Interest> {
        let cases: Vec<C> = candidates.iter().map(|form| self.case.with_form(form.clone())).collect();
        match self.oracle.examine(&cases) {
            Ok((examined, _)) => examined.iter().map(|examined| self.interest(&examined.report)).collect(),
            Err(why) => candidates.iter().map(|_| Interest::CouldNotRun(why.to_string())).collect(),
        }
    }

    fn progress(&mut self, _: &C::Form, _: &ReductionStats) -> ReductionControl {
        if self.control.is_over() { ReductionControl::Stop } else { ReductionControl::Continue }
    }
}

impl<C: Case> SameFinding<'_, C> {
    fn interest(&self, report: &Report) -> Interest {
        match explained(report, self.signature) {
            Some(Explained::No) => Interest::Same,
            Some(Explained::Yes) if self.explained == Explained::Yes => Interest::Same,
            _ => Interest::Different,
        }
    }
}

#[cfg(test)]
mod tests {
    use oracle::ledger::EntryId;
    use oracle::verdict::{BucketKey, FindingKind, Verdict};

    use super::*;

    fn report(explained_by: &[Option<EntryId>]) -> Report {
        let finding = |known: &Option<EntryId>| Finding {
            known: known.clone(),
            kind: FindingKind::Value,
            signature: BucketKey("value gcc".into()),
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
    fn a_finding_that_nothing_explains_counts_before_one_that_the_ledger_explains() {
        let known = || Some(EntryId("x".into()));
        let explained_by = |entries: &[Option<EntryId>]| explained(&report(entries), "value gcc");
        assert_eq!(explained_by(&[known()]), Some(Explained::Yes));
        assert_eq!(explained_by(&[known(), None]), Some(Explained::No));
        assert_eq!(explained_by(&[]), None);
        assert_eq!(explained(&report(&[known()]), "value clang"), None);
    }
}
